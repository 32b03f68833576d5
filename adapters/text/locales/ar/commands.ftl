# Typed commands of the chat platforms, and what is answered to them. Names are without spaces and vowel signs, at most
# 32 signs; what stands behind -about says what a command or an option is for, in at most 100 signs.

command-play = لعب
command-play-about = فتح طاولة هنا والجلوس عليها
command-join = انضمام
command-join-about = الجلوس إلى طاولة برمزها، من أي مكان
command-tables = طاولات
command-tables-about = الطاولات المفتوحة هنا، والمفتوحة للجميع، وطاولاتك
command-hand = أوراقي
command-hand-about = أوراقك، لا يراها أحد غيرك
command-act = حركة
command-act-about = ورقة أو نداء أو رمية نرد: كل ما يمكنك فعله الآن
command-leave = مغادرة
command-leave-about = مغادرة الطاولة؛ وأثناء المباراة يأخذ لاعب آلي مكانك
command-rules = قوانين
command-rules-about = قوانين إحدى الألعاب
command-scores = نتائج
command-scores-about = أعلى النتائج في لعبة، ونتائجك أنت
command-say = قول
command-say-about = كلمة لكل من على طاولتك، أينما كانوا
command-whisper = همس
command-whisper-about = كلمة خاصة لشخص واحد على طاولتك
command-check = فحص
command-check-about = هل عندي الصلاحيات اللازمة في هذا المكان؟
command-help = مساعدة
command-help-about = كيف نبدأ، في ثلاثة أسطر
command-settings = إعدادات
command-settings-about = اسمك ولغتك ولغة هذا المكان
command-settings-name = اسم
command-settings-name-about = الاسم الذي يظهر لك على الطاولات
command-settings-language = لغة
command-settings-language-about = لغة كل ما يظهر لك
command-settings-place = مكان
command-settings-place-about = ما يسري في هذا المكان وعلى طاولاته، ويقرره من يديره
command-settings-forget = نسيان
command-settings-forget-about = حذف اسمك وإعداداتك وإحصاءاتك ومحادثاتك نهائيًا

option-game = لعبة
option-game-about = أي لعبة
option-seats = مقاعد
option-seats-about = لكم لاعبًا
option-preset = طريقة
option-preset-about = أي طريقة من طرق اللعبة
option-options = خيارات
option-options-about = خيار آخر أو أكثر: target=11
option-code = رمز
option-code-about = الأرقام المكتوبة على الطاولة
option-table = طاولة
option-table-about = أي طاولة من طاولاتك، إن كانت أكثر من واحدة
option-action = حركة
option-action-about = حركتك؛ في القائمة كل ما يمكنك فعله
option-text = نص
option-text-about = نص كلامك
option-to = إلى
option-to-about = إلى من
option-here = هنا
option-here-about = ما لُعب في هذا المكان فقط
option-name = اسم
option-name-about = 24 حرفًا على الأكثر
option-language = لغة
option-language-about = أي لغة
option-sure = تأكيد
option-sure-about = لا رجوع بعد هذا

# Answers.
left-table = غادرت الطاولة { $code }.
joined-table = مكانك الآن على الطاولة { $code }.
said-at-table = وصل كلامك إلى كل من على الطاولة { $code }.
place-language-set = من الآن لغة هذا المكان هي العربية.
scores-own = أنت، { $preset }: الفوز { $wins } من { $matches }، وأفضل نتيجة { $best }
options-unreadable = تُكتب الخيارات هكذا: الاسم ثم = ثم القيمة، مثل target=11؛ أو من زر «الخيارات» على الطاولة.
not-sure = لم يُحذف شيء. إن كان الحذف مقصودًا فلا بد من التأكيد.
check-well = كل الصلاحيات التي أحتاجها هنا موجودة.
check-missing = ينقصني هنا: { $permissions }. من يدير الخادم يستطيع منحي ذلك من إعدادات القناة.
something-wrong = حدث خطأ عندنا، وليس منك. لم يضع شيء؛ نرجو المحاولة من جديد.
record-here = هذا سجل المباراة؛ به يستطيع أي أحد التأكد من نزاهتها.

# Telegram alone.
choose-game = أي لعبة؟
settings-title = إعداداتك
settings-name = اسمك { $name }. لتغييره: الأمر settings، وبعده كلمة «اسم»، ثم الاسم الجديد.
button-forget = انسوني
forget-really = سيُحذف اسمك وإعداداتك وإحصاءاتك ومحادثاتك نهائيًا، مع مغادرة كل طاولاتك. أكيد؟
nothing-to-do = لا شيء مطلوب منك الآن.
answer-in-private = الجواب لك وحدك: في محادثتنا الخاصة زر «بدء»، وبعده يمكنك السؤال من جديد.
button-private = محادثة خاصة
hand-shown = أوراقك في آخر المحادثة، ولا يراها أحد غيرك.
hand-elsewhere = أوراقك الآن في { $place }. اضغط لإعادتها إلى هنا.
hand-elsewhere-unnamed = أوراقك الآن في رسالة أخرى. اضغط لإعادتها إلى هنا.
whisper-in-private = الكل هنا يقرأ هذا. الهمس مكانه محادثتنا الخاصة.
check-write = الكتابة هنا ممنوعة عليّ. من يدير المجموعة يستطيع السماح لي بإرسال الرسائل من صلاحياتها.
check-topic = هذا الموضوع مغلق أمامي. الحل فتحه، أو جعلي مشرفًا له حق إدارة المواضيع.
