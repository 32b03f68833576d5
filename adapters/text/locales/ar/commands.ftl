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
command-notify = تنبيه
command-notify-about = نبّهني حين يفتح أحد طاولة هنا
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
option-thread = سلسلة
option-thread-about = في سلسلة رسائل خاصة بها
option-topic = موضوع
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
check-threads = لا يمكن أن تكون للطاولات سلاسل خاصة هنا: ينقصني { $permissions }.
check-mentions = لا أعلم حين يذكرني أحد في قناة؛ الأزرار والأوامر تعمل.
check-people = لا يمكن أخذي إلى المحادثات الجماعية: صاحبي لم يشغّل User Install.
lent-about = أنا هنا ضيف فقط، ولا أكتب إلا حين يضغط أحدكم شيئًا: بلا سجل ولا تذكير ولا سلسلة رسائل. بعد ربع ساعة من السكون تنتظر الطاولة، وأول ضغطة توقظها.
lent-hushed = لست في هذا الخادم، وهو لا يسمح للتطبيقات التي يجلبها الناس معهم بأن تكتب للجميع. ادعوني إلى الخادم، أو العبوا في محادثة جماعية.
button-thread = 🧵 في سلسلة خاصة بها
thread-not-here = لا أستطيع فتح سلسلة هنا. العبوا في القناة نفسها، أو امنحوني Create Public Threads.
thread-too-many = فتحت عدة سلاسل قبل قليل. العب في إحداها، أو حاول بعد عشر دقائق.
button-topic = 🧵 في موضوع خاص بها
topic-not-here = لا أستطيع فتح موضوع هنا: يلزم أن تكون في المجموعة مواضيع، وأن أكون مشرفًا له حق إدارتها. العبوا هنا مباشرة.
topic-too-many = فتحت عدة مواضيع قبل قليل. العب في أحدها، أو حاول بعد عشر دقائق.
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
inline-nothing = أنت لا تلعب الآن.
whisper-in-private = الكل هنا يقرأ هذا. الهمس مكانه محادثتنا الخاصة.
check-write = الكتابة هنا ممنوعة عليّ. من يدير المجموعة يستطيع السماح لي بإرسال الرسائل من صلاحياتها.
check-topic = هذا الموضوع مغلق أمامي. الحل فتحه، أو جعلي مشرفًا له حق إدارة المواضيع.
check-topics = لا يمكن أن تكون للطاولات مواضيع خاصة هنا: يلزم أن أكون مشرفًا له حق إدارة المواضيع.
check-private = ليس لديك محادثة خاصة معي بعد. افتحها واضغط ابدأ، وستصلك أوراقك هناك.
check-administrator = لست مشرفًا هنا. لو كنت مشرفًا لأظهرت في المجموعة أوراق من ليست لديه محادثة خاصة، لكل واحد وحده.
check-alone = هذه المجموعة أو خادم تيليجرام هذا لا يقبل رسائل لشخص واحد فقط.
check-inline = كتابة اسمي لا تعرض على أحد أوراقه بعد: @BotFather، /setinline.
check-privacy = أسمع الأوامر والأزرار والردود علي واسمي، ولا شيء غير ذلك مما يكتب هنا (وضع الخصوصية). لا أحتاج أكثر؛ @BotFather، /setprivacy يغير ذلك.


# Being told of tables.
button-bell = 🔔 نبّهني
button-bell-stop = 🔕 كفى
button-join-told = اجلس
bells-title = الطاولات في { $place }
bells-title-unnamed = الطاولات التي تُفتح
bells-about = اختر الألعاب؛ حين يفتح أحد طاولة منها هنا أخبرك على الخاص، ثلاث مرات في الساعة على الأكثر. يجب أن أستطيع الكتابة إليك.
bells-not-here = اختر الألعاب حيث تُلعب: يعمل هذا في خادم أو مجموعة أنا فيها.
bells-quiet = ساعات الهدوء: { $hours }. الساعة عندك { $time }.
bells-hours-off = لا شيء
bells-stop = 🔕 { $game }، { $place }
bell-on = أخبرك على الخاص حين يفتح أحد { $game } هنا مرة أخرى. اضغط مرة ثانية للتوقف؛ ساعات الهدوء في /notify.
bell-off = لن أخبرك بعد الآن عن { $game } هنا.
bell-rings = فتح { $name } طاولة { $game } في { $place }.
bell-somewhere = مكان تعرفه
refusal-no-bells = لا أستطيع تنبيه أحد إلى طاولات هنا: لا أعلم من الحاضر.
refusal-too-many-bells = أنبّهك إلى عشرين لعبة بالفعل؛ اترك واحدة أولًا.
