# The typed command that chooses how things are shown, as commands.ftl has the others, and what is answered to it.

command-settings-look = مظهر
command-settings-look-about = كيف يظهر كل شيء لك أو في هذا المكان؛ ومن دون خيار يذكر المختار الآن
option-pictures = صور
option-pictures-about = صور مع الكلام، أو كلام فقط
option-deck = ألوان
option-deck-about = لونان للأوراق، أو أربعة أسهل تمييزًا
option-background = خلفية
option-background-about = صور داكنة أو فاتحة
option-hints = تلميحات
option-hints-about = تلميح للمبتدئين كلما جاء دورك
option-confirm = تأكيد
option-confirm-about = ضغطة ثانية قبل ما لا رجعة فيه
option-forced = إجبارية
option-forced-about = تُلعب الورقة من تلقاء نفسها حين لا يمكن غيرها
option-for-place = هنا
option-for-place-about = لكل من في هذا المكان، لا لك وحدك

# Answers.
look-title = كيف يظهر كل شيء لك
look-hints-here = هذا لشخص واحد فقط. يُختار من دون «هنا».
