# 61: the words of the game. Cards come written ("Q♥"), suits with sign and name. The ruler is الحكم.

sixty-one-name = 61
sixty-one-pitch = فريقان من ثلاثة في سباق إلى 61.
sixty-one-how-1 = فريقان من ثلاثة: اكسبوا الأكلات التي فيها آس وسبعة وصور، والفائز أول فريق يصل إلى { $target } نقطة.
sixty-one-how-2 = الآس 11، السبعة 10، الشايب 4، الولد 3، البنت 2. اتباع النوع واجب إن أمكن. وما دام الفريق يكسب فالبداية تبقى عند اللاعب نفسه.
sixty-one-end-result = { $hands ->
    [single] عندها يفوز الفريق المتقدم في النقاط
   *[other] عندها يفوز الفريق الأكثر ألعابًا مكسوبة، فإن تساوت فالأكثر نقاطًا
}، والتساوي تعادل، ولا يسلّم أحد شيئًا.

# Rule sets and options.
sixty-one-preset-classic = الأصلية
sixty-one-preset-classic-about = شدّة واحدة من 36 ورقة، إلى 61 نقطة
sixty-one-preset-double = شدّتان
sixty-one-preset-double-about = 72 ورقة، إلى 121 نقطة؛ والورقتان المتطابقتان قد تعادلان الأكلة
sixty-one-option-decks-name = عدد الشدّات
sixty-one-option-decks = { $value ->
    [zero] بلا شدّة
    [one] شدّة واحدة
    [two] شدّتان
    [few] { $value } شدّات
    [many] { $value } شدّة
   *[other] { $value } شدّة
}
sixty-one-option-target-name = طول المباراة
sixty-one-option-target = { $value ->
    [zero] إلى 0 نقطة
    [one] إلى نقطة واحدة
    [two] إلى نقطتين
    [few] إلى { $value } نقاط
    [many] إلى { $value } نقطة
   *[other] إلى { $value } نقطة
}
sixty-one-option-seven_high-name = السبعة
sixty-one-option-seven_high = { $value ->
    [yes] السبعة بعد الآس مباشرة
   *[no] السبعة تحت الولد
}
sixty-one-option-free_follow-name = اتباع النوع
sixty-one-option-free_follow = { $value ->
    [yes] اتباع النوع غير واجب
   *[no] اتباع النوع واجب
}
sixty-one-option-punish_at-name = ورق العقوبة
sixty-one-option-punish_at = { $value ->
    [round] عقوبة بعد كل جولة
   *[match] عقوبة بعد المباراة
}
sixty-one-option-hands-name = عدد الألعاب
sixty-one-option-hands = { $value ->
    [best3] لعبتان من ثلاث
    [best5] ثلاث من خمس
    [till2] حتى يسلّم فريق الـ 2
   *[single] لعبة واحدة
}

# The table.
sixty-one-team = الفريق { $team ->
    [0] أ
   *[1] ب
}
sixty-one-trumps = الحكم: { $sign } { $suit }. تحت الكومة { $card }؛ { $count ->
    [zero] لم يبقَ ورق للسحب
    [one] بقيت ورقة واحدة للسحب
    [two] بقيت ورقتان للسحب
    [few] بقيت { $count } أوراق للسحب
    [many] بقيت { $count } ورقة للسحب
   *[other] بقيت { $count } ورقة للسحب
}.
sixty-one-trumps-held = الحكم: { $sign } { $suit }. الكومة فارغة؛ ذهبت { $card } إلى { $name }.
sixty-one-trumps-empty = الحكم: { $sign } { $suit }. الكومة فارغة.
sixty-one-lead = البداية من { $name }.
sixty-one-on-table = على الطاولة: { $entries }
sixty-one-entry = { $name } { $card }
sixty-one-last-trick = الأكلة السابقة: { $entries } – ذهبت إلى { $winner }.
sixty-one-last-tie = الأكلة السابقة: { $entries } – تعادل.
sixty-one-waiting = ⏳ { $points ->
    [zero] لا نقاط معلّقة
    [one] نقطة واحدة معلّقة
    [two] نقطتان معلّقتان
    [few] { $points } نقاط معلّقة
    [many] { $points } نقطة معلّقة
   *[other] { $points } نقطة معلّقة
} لمن يكسب الأكلة التالية، ومعها تسليم ورقتي عقوبة.
sixty-one-bank = بنك عقوبة { $team }: { $cards }
sixty-one-bank-empty = بنك عقوبة { $team }: فارغ
sixty-one-bank-two = بنك عقوبة { $team }: فرغ من جديد؛ والورقة 2 خلف { $name }
sixty-one-score = { $team } ({ $names }): { $score } من { $target }

# The log.
sixty-one-log-dealt = الجولة { $deal }: التوزيع من { $name }. انكشفت { $card }، فالحكم { $suit }.
sixty-one-log-played = { $name }: { $card }
sixty-one-log-taken = أكلة من نصيب { $name } لصالح { $team }: { $points }
sixty-one-log-collected = أكلة من نصيب { $name } لصالح { $team }: { $points }، ومعها { $collected } كانت معلّقة
sixty-one-log-tied = تعادل: { $card } عند الفريقين. { $points ->
    [zero] لا نقاط جديدة معلّقة
    [one] نقطة واحدة تبقى معلّقة
    [two] نقطتان تبقيان معلّقتين
    [few] { $points } نقاط تبقى معلّقة
    [many] { $points } نقطة تبقى معلّقة
   *[other] { $points } نقطة تبقى معلّقة
}، والمجموع { $waiting }
sixty-one-log-submitted = { $team } يسلّم { $cards } ({ $reason ->
    [tie] بعد تعادل
    [round] خسارة الجولة
    [hand] خسارة اللعبة
   *[match] خسارة المباراة
})
sixty-one-log-two = { $team } يسلّم الورقة 2 ({ $reason ->
    [tie] بعد تعادل
    [round] خسارة الجولة
    [hand] خسارة اللعبة
   *[match] خسارة المباراة
})، فيسترد كل ما سلّمه ويبدأ من جديد
sixty-one-deal-ended = انتهت الجولة { $deal }، ونقاطها: { $entries }. المجموع: { $scores }
sixty-one-log-won = { $team } ({ $names }) يفوز بالمباراة، { $ours } مقابل { $theirs }!
sixty-one-log-hand = هذه اللعبة لصالح { $team }، { $ours } مقابل { $theirs }. الألعاب: { $entries }
sixty-one-hands = { $hands ->
    [best3] الألعاب، اثنتان من ثلاث:
    [best5] الألعاب، ثلاث من خمس:
   *[till2] الألعاب، حتى يسلّم فريق الـ 2:
} { $entries }

# Hints for a first game.
sixty-one-hint-worth = الآس 11، السبعة 10، الشايب 4، الولد 3، البنت 2: تُحسب للفريق الذي يأخذها.
sixty-one-hint-free-follow = على هذه الطاولة اتباع النوع غير لازم: كل ورقة مسموحة.
sixty-one-hint-tied = لعب الفريقان { $card }: إذا بقي الحال كذلك فلا أحد يأخذ الأكلة، وتُعلّق { $points } نقطة.
sixty-one-hint-ties = ورقتك { $card } تعادل: لا أحد يأخذ الأكلة، وتُعلّق نقاطها.
sixty-one-hint-needs = النقاط الباقية للفوز: فريقك { $ours }، والفريق الآخر { $theirs }.
sixty-one-hint-decides = { $side ->
    [ours] إذا أخذ فريقك هذه الأكلة فاز.
    [both] من يأخذ هذه الأكلة يفز.
   *[theirs] إذا أخذ الفريق الآخر هذه الأكلة فاز.
}

# The tutorial: short pages, each beside a picture of an example. The values come from the example itself.
sixty-one-tutorial-goal = فكرة 61
sixty-one-tutorial-goal-1 = ستة لاعبين في فريقين: { $ours } ضد { $theirs }. الهدف كسب الأكلات التي فيها ورق له قيمة.
sixty-one-tutorial-goal-2 = أول فريق يبلغ { $target } نقطة يفوز فورًا.
sixty-one-tutorial-goal-2-hands = أول فريق يبلغ { $target } نقطة يكسب اللعبة فورًا؛ والمباراة في هذه الطاولة عدة ألعاب.
sixty-one-tutorial-goal-3 = في دورك اضغط على واحدة من أوراقك الثلاث؛ وبعد كل أكلة يسحب الجميع ورقة.
sixty-one-tutorial-cards = الأوراق
sixty-one-tutorial-cards-1 = من الأقوى: A ثم K ثم Q ثم J ثم 7 ثم 6 ثم 5 ثم 4 ثم 3.
sixty-one-tutorial-cards-1-seven = من الأقوى: A ثم 7 ثم K ثم Q ثم J ثم 6 ثم 5 ثم 4 ثم 3.
sixty-one-tutorial-cards-2 = قيمتها: الآس 11، السبعة 10، الشايب 4، الولد 3، البنت 2، والباقي لا شيء. نقاط هذه اليد { $points }: { $cards }
sixty-one-tutorial-cards-3 = الورقة التي تحت الكومة تحدد الحكم، وهو هنا { $suit }. والحكم يغلب كل نوع آخر.
sixty-one-tutorial-follow = اتباع النوع
sixty-one-tutorial-follow-1 = البداية من { $leader } بورقة { $led }. من عنده { $suit } يلعب منه، فليس أمام { $name } إلا الأوراق الفاتحة: { $playable }
sixty-one-tutorial-follow-2 = من ليس عنده النوع يلعب أي ورقة، والحكم كذلك.
sixty-one-tutorial-trick = أكلة
sixty-one-tutorial-trick-1 = الأكلة من نصيب { $winner } بورقة { $card }، الحكم الوحيد. نقاط { $team } منها: { $points }.
sixty-one-tutorial-trick-2 = إن لم يكن حكم كسبت أعلى ورقة من نوع البداية.
sixty-one-tutorial-trick-3 = البداية الآن للفائز، وتبقى عنده ما دام فريقه يكسب، أيًا كان من الفريق صاحب الأكلات.
sixty-one-tutorial-trick-4-tied = هنا من كل ورقة اثنتان. فإن لعب الفريقان الورقة الأعلى تعادلت الأكلة، وتنتظر نقاطها من يكسب بعدها.
sixty-one-tutorial-trick-5-free = في هذه الطاولة لا يلزم اتباع النوع.
sixty-one-tutorial-score = النقاط والعقوبة
sixty-one-tutorial-score-1 = تُحسب النقاط مع كل أكلة. بعد الأولى عند { $team } من النقاط { $points } من أصل { $target }.
sixty-one-tutorial-score-2 = الفريق الخاسر يسلّم ورق عقوبة: أربع عشرات أولًا، ثم أربع تسعات، ثم أربع ثمانيات، وأخيرًا الاثنين.
sixty-one-tutorial-score-2-round = بعد كل جولة يسلّم الفريق الأقل نقاطًا فيها ورق عقوبة: أربع عشرات أولًا، ثم أربع تسعات، ثم أربع ثمانيات، وأخيرًا الاثنين.
sixty-one-tutorial-score-3 = وتبقى مع الطاولة ليرى الجميع من عليه رد الاعتبار.

# On pictures.
sixty-one-picture-waiting = معلّقة
sixty-one-picture-bank = بنك عقوبة { $team }
sixty-one-picture-bank-none = –
sixty-one-picture-bank-line = { $bank }: { $cards }
sixty-one-picture-hands-of = الألعاب: { $points }
sixty-one-picture-alt-behind = خلفه الورقة { $rank }
