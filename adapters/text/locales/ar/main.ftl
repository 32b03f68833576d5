# What every table says, whatever the game. Suits and court cards have the names of the Gulf's card tables.

# Names.
someone = أحدهم
nobody = لا أحد بعد
free-seat = مقعد خالٍ
house-name = 🤖 { $name }

# Cards.
suit = { $suit ->
    [C] شيريا
    [D] ديمن
    [H] هاص
   *[S] سبيت
}
rank = { $rank ->
    [2] 2
    [3] 3
    [4] 4
    [5] 5
    [6] 6
    [7] 7
    [8] 8
    [9] 9
    [10] 10
    [J] J
    [Q] Q
    [K] K
   *[A] A
}
card = { $rank ->
    [2] اثنين
    [3] ثلاثة
    [4] أربعة
    [5] خمسة
    [6] ستة
    [7] سبعة
    [8] ثمانية
    [9] تسعة
    [10] عشرة
    [J] ولد
    [Q] بنت
    [K] شايب
   *[A] آس
} { $suit ->
    [C] الشيريا
    [D] الديمن
    [H] الهاص
   *[S] السبيت
}

# Titles and entries.
table-title = طاولة { $code } · { $game }
score-entry = { $name } { $score }
tally = المباريات المكسوبة: { $entries }

# The lobby.
lobby-code = ينضم الأصدقاء بالرمز { $code }.
lobby-missing = { $missing ->
    [zero] العدد مكتمل.
    [one] ينقصنا لاعب واحد: اجلسوا أو أضيفوا لاعبًا آليًا.
    [two] ينقصنا لاعبان: اجلسوا أو أضيفوا لاعبين آليين.
    [few] ينقصنا { $missing } لاعبين: اجلسوا أو أضيفوا لاعبين آليين.
    [many] ينقصنا { $missing } لاعبًا: اجلسوا أو أضيفوا لاعبين آليين.
   *[other] ينقصنا { $missing } لاعب: اجلسوا أو أضيفوا لاعبين آليين.
}
lobby-unready = بانتظار جاهزية: { $names }
lobby-can-start = الكل هنا: اضغطوا «بدء اللعب».
lobby-seated = اسمك { $name }، ومقعدك رقم { $seat }.
seat-person = { $seat }. { $name }{ $owner ->
    [yes] {" "}★ المضيف
   *[no] {""}
}{ $state ->
    [ready] {" "}✓ جاهز
    [unready] {" "}… ليس بعد
    [away] {" "}(غياب)
   *[none] {""}
}
seat-house = { $seat }. { $name }، لاعب آلي { $level ->
    [easy] سهل
    [normal] متوسط
   *[strong] قوي
}
seat-free = { $seat }. خالٍ
team-line = الفريق { $number }: { $names }
swap-asked = طلب تبديل المقعد من { $name } إلى { $other }.
swap-how = مع من تريد تبديل المقعد؟ نسأله، وله أن يوافق أو لا.

# Options.
preset-own = طريقتنا الخاصة
preset-about = { $preset }: { $about }
options-owner = يستطيع المضيف تغييرها قبل المباراة.
setting-preset = طريقة اللعب
setting-timer = وقت الدور
setting-seats = عدد المقاعد
setting-game = اللعبة
setting-public = من يرى الطاولة
seats = { $count ->
    [zero] بلا مقاعد
    [one] مقعد واحد
    [two] مقعدان
    [few] { $count } مقاعد
    [many] { $count } مقعدًا
   *[other] { $count } مقعد
}
seats-open = بعدد من يحضر
timer = { $seconds ->
    [30] 30 ثانية للدور
    [60] دقيقة للدور
    [120] دقيقتان للدور
    [300] 5 دقائق للدور
    [86400] يوم للدور
    [zero] الدور بلا وقت
    [one] ثانية للدور
    [two] ثانيتان للدور
    [few] { $seconds } ثوانٍ للدور
    [many] { $seconds } ثانية للدور
   *[other] { $seconds } ثانية للدور
}
timer-windows = بلا وقت للدور، و{ $seconds } ثانية للنداءات
public-on = ظاهرة للجميع
public-off = ظاهرة هنا فقط
choice-now = ✓ { $label }
menu = { $label } ◂

# Playing.
turn = { $count ->
    [1] الدور على { $names }.
   *[other] بانتظار { $names }.
}
your-turn = دورك الآن.
sure = هل تؤكد: { $what }؟ لا رجعة بعد ذلك.
button-sure = { $what }: متأكد؟
press-again = { $what }: متأكد؟ اضغط مرة أخرى.
numbered-choice = { $number }: { $label }
time-almost-up = وقتك على وشك الانتهاء.
time-to-answer = ⏱ أمامكم { $seconds ->
    [30] 30 ثانية
    [60] دقيقة
    [120] دقيقتان
    [300] 5 دقائق
    [86400] يوم
   *[other] { $seconds } ثانية
} للجواب، ثم تجيب الساعة.
all-away = الجميع غائبون: تنتظر المباراة حتى يعود أحد.
ending = اقتراح إنهاء المباراة هنا من: { $names }.{ $count ->
    [0] {""}
   *[other] {" "}ننتظر جواب: { $missing }.
}
end-how = هل تقترح إنهاء المباراة هنا؟ نسأل الآخرين، وتنتهي إذا أراد ذلك أكثر من نصف الناس. اللاعبون الآليون لا يصوّتون.
end-how-alone = هل تنهي المباراة هنا؟ القرار لك وحدك.
end-result = عندها يفوز من في المقدمة، والتساوي تعادل.
you-are-away = لاعب آلي يلعب مكانك.
away = لاعب آلي يلعب مكان: { $names }.
gone-how = هل غاب أحد؟ يمكن للاعب آلي أن يأخذ مكانه حتى يعود: مكان من غادر، أو فاته دور، أو انتظره الجميع دقيقة. القرار للمضيف، أو لأغلب الباقين.
gone-seat = { $seat }. { $name }

# The end.
result-won = { $count ->
    [zero] انتهت المباراة: { $names }
    [one] مبروك الفوز بالمباراة يا { $names }!
    [two] مبروك لكما الفوز بالمباراة يا { $names }!
    [few] مبروك لكم الفوز بالمباراة يا { $names }!
    [many] مبروك لكم الفوز بالمباراة يا { $names }!
   *[other] مبروك لكم الفوز بالمباراة يا { $names }!
}
result-draw = انتهت المباراة بالتعادل.
result-stopped = { $count ->
    [0] أوقف اللاعبون المباراة؛ النتيجة تعادل.
   *[other] أوقف اللاعبون المباراة؛ الفوز لمن كان في المقدمة: { $names }.
}
result-void = لم يكن ممكنًا إكمال المباراة بعد تحديث، فلا تُحسب. زر «مباراة ثانية» يُبقي المقاعد كما هي.
result-abandoned = قُطعت المباراة ولا تُحسب.
closed = { $reason ->
    [host] أغلق المضيف هذه الطاولة. شكرًا على اللعب!
    [idle] لم يلمس أحد هذه الطاولة أسبوعًا، فأُغلقت وحدها.
    [moderator] أغلق القائمون على هذا المكان هذه الطاولة.
   *[other] هذه الطاولة مغلقة.
}
proof = لعب نزيه: الختم { $commitment } ظهر قبل بداية المباراة، والبذرة { $seed } تفتحه، وبالسجل يتأكد من شاء.

# The log.
log-match = المباراة { $number }
log-match-sealed = المباراة { $number } · الختم { $digits }…
button-seal = عن الختم
log-play = { $name } { $card }
# Behind what the clock played because nobody answered in time.
log-by-clock = { $line } (الوقت)
log-end-proposed = اقتراح إنهاء المباراة هنا من { $name }.
log-end-agreed = موافقة على إنهاء المباراة من { $name }.
log-end-against = رغبة في المتابعة من { $name }.
log-shout = 📣 { $name }: { $text }
log-sign = 🤫 { $name }: { $text }
shout-how = نداء إلى الطاولة، مرة في كل دور:
sign-how = أو إشارة لا يراها إلا فريقك:
log-trick = { $plays } ← { $result }
log-commitment = كل ما سيأتي به الحظ في هذه المباراة، من ورق ونرد، محسوم من الآن. هذا ختمه: { $commitment }. بعد المباراة يُفتح، فيرى الجميع أن شيئًا لم يتغير.
log-cleared = هذا السجل لا يبقى: اختارت الطاولة رؤية آخره فقط.
log-seed = فُتح الختم. بذرة المباراة كانت { $seed }.

# Notices and chat.
turn-notice = دورك يا { $name } ({ $game }، طاولة { $code }).
turn-reminder = وقتك على وشك الانتهاء يا { $name } ({ $game }، طاولة { $code }).
chat-line = { $name }: { $text }
chat-before = { $count ->
    [zero] … ولا شيء قبلها
    [one] … وسطر واحد قبلها
    [two] … وسطران قبلها
    [few] … و{ $count } أسطر قبلها
    [many] … و{ $count } سطرًا قبلها
   *[other] … و{ $count } سطر قبلها
}

# Lists.
tables-title = الطاولات المفتوحة
tables-none = لا توجد طاولة مفتوحة. ما رأيك بفتح واحدة؟
tables-entry = طاولة { $code } · { $game } · { $names } · { $phase ->
    [playing] المباراة جارية
   *[other] { $free ->
        [zero] مكتملة
        [one] مقعد خالٍ
        [two] مقعدان خاليان
        [few] { $free } مقاعد خالية
        [many] { $free } مقعدًا خاليًا
       *[other] { $free } مقعد خالٍ
    }
}
tables-more = { $count ->
    [zero] ولا غيرها
    [one] وواحدة غيرها
    [two] واثنتان غيرها
    [few] و{ $count } غيرها
    [many] و{ $count } غيرها
   *[other] و{ $count } غيرها
}
scores-title = أعلى النتائج: { $game }
scores-preset = { $game }، { $preset }
scores-entry = { $rank }. { $name }: الفوز { $wins } من { $matches }، وأفضل نتيجة { $best }
scores-entry-points = { $rank }. { $name }: { $best } نقطة، والفوز { $wins } من { $matches }
scores-none = لم يُكمل أحد مباراة بعد.

# Help and rules.
help-1 = البداية: فتح طاولة للعبة، أو الانضمام إلى طاولة برمزها.
help-2 = بعدها الجلوس، وإضافة لاعبين آليين لمن يرغب، ثم «بدء اللعب».
help-3 = أوراقك أو أحجار نردك تصلك وحدك؛ والضغط على واحدة يلعبها أو يحتفظ بها. القوانين في الأسفل.
rules-page = صفحة { $page } من { $pages }
rules-at-table = على هذه الطاولة: { $preset } ({ $about }).
rules-table = على كل طاولة
rules-table-time = مع وقت محدد للدور ننبّهك قبل أن ينتهي؛ ثم تلعب الساعة عنك ويذكر السجل ذلك. وبعد مرتين متتاليتين يلعب لاعب آلي مكانك حتى تعود إلى اللعب. وإذا غاب الجميع تنتظر المباراة.
rules-table-windows = حين يُسأل عدة لاعبين معًا يكون للجواب وقت محدد حتى بلا وقت للدور: { $seconds } ثانية. السكوت هناك جواب، ولا يُعد أحد غائبًا بسببه.
rules-table-house = حيث يكفي جواب واحد عن الفريق يتركه اللاعبون الآليون لأهل فريقهم حتى ينتهي الوقت. والناس وحدهم يقررون المتابعة أو التوقف.
rules-table-end = لكل لاعب أن يقترح إنهاء المباراة قبل أوانها؛ وتنتهي إذا أراد ذلك أكثر من نصف الناس، بالنتيجة التي تذكرها هذه القوانين عند التوقف. والمباراة التي يوقفها من يلعب وحده أمام لاعبين آليين لا تدخل قائمة أعلى النتائج.

# Buttons. The arrows point the way of a right-to-left reader.
button-back = ▸ رجوع
button-next = التالي ◂
button-more = المزيد ◂
button-sit = الجلوس في { $seat }
button-swap = تبديل المقاعد
button-swap-with = { $seat }. { $name }
button-swap-yes = موافقة: { $seat } ⇄ { $other }
button-swap-no = لا: { $seat } ⇄ { $other }
button-clear = إخلاء المقعد { $seat }
button-fill = 🤖 { $level ->
    [easy] سهل
    [normal] متوسط
   *[strong] قوي
}
button-fill-spoken = { $level ->
    [easy] إضافة لاعب آلي سهل
    [normal] إضافة لاعب آلي متوسط
   *[strong] إضافة لاعب آلي قوي
}
button-fill-all = 🤖 ملء كل المقاعد
button-ready = جاهز
button-unready = ليس بعد
button-start = بدء اللعب
button-options = الخيارات
button-rules = القوانين
button-shout = 📣 نداء
button-best = 🏆 أعلى النتائج
button-leave = مغادرة
button-close = إغلاق الطاولة
button-hand = أوراقي
button-gone = هل غاب أحد؟
button-end = إنهاء المباراة
button-end-propose = اقتراح الإنهاء
button-end-now = إنهاء المباراة الآن
button-end-agree = موافقة: ننهيها
button-end-against = نتابع اللعب
button-replace = لاعب آلي للمقعد { $seat }
button-return = العودة إلى مقعدك
button-rematch = مباراة ثانية
button-change-options = تغيير الخيارات
button-record = حفظ السجل
button-join = الانضمام إلى { $code }
button-watch = مشاهدة { $code }
