# Santase: the words of the game. Cards come written ("Q♥"), suits with sign and name.

santase-name = Santase
santase-pitch = لاعبان و24 ورقة: من يصل إلى 66 أولًا؟
santase-how-1 = الهدف 66 نقطة: من الأكلات، ومن الزواج (الشايب والبنت من نوع واحد). كل جولة مكسوبة تعطي من نقطة إلى 3 من نقاط المباراة.
santase-how-2 = الآس 11، العشرة 10، الشايب 4، البنت 3، الولد 2، التسعة 0. ما دام في الكومة ورق فكل ورقة مسموحة؛ بعدها يجب اتباع النوع.
santase-end-result = عندها يفوز المتقدم في نقاط المباراة؛ والتساوي تعادل. وهذه الجولة لا تُحسب.

# Rule sets and options.
santase-preset-one = الطريقة الأولى
santase-preset-one-about = إلى 11؛ إعلان 66 عليك، والنقاط لا تظهر
santase-preset-two = الطريقة الثانية
santase-preset-two-about = إلى 10؛ الجولة تنتهي عند 66، وتبديل التسعة للاثنين
santase-preset-three = الطريقة الثالثة
santase-preset-three-about = إلى 11؛ الجولة تنتهي عند 66، والإغلاق الفاشل يكلّف 3
santase-preset-bulgarian = البلغارية
santase-preset-bulgarian-about = إلى 11؛ بإعلان 66، ولعب الأعلى لازم، وآخر أكلة بـ 10، ثم يفوز المجموع الأعلى
santase-option-target-name = طول المباراة
santase-option-target = { $value ->
    [zero] إلى 0 نقطة
    [one] إلى نقطة واحدة
    [two] إلى نقطتين
    [few] إلى { $value } نقاط
    [many] إلى { $value } نقطة
   *[other] إلى { $value } نقطة
}
santase-option-must_head-name = لعب الأعلى
santase-option-must_head = { $value ->
    [yes] لعب الأعلى لازم إن أمكن
   *[no] لعب الأعلى غير لازم
}
santase-option-marriage_after_trick-name = الزواج
santase-option-marriage_after_trick = { $value ->
    [yes] الزواج بعد الأكلة الأولى
   *[no] الزواج من أول لعبة
}

# The table.
santase-talon-open = الحكم: { $sign } { $suit }. تحت الكومة { $card }؛ { $count ->
    [zero] لم يبقَ ورق للسحب
    [one] بقيت ورقة واحدة للسحب
    [two] بقيت ورقتان للسحب
    [few] بقيت { $count } أوراق للسحب
    [many] بقيت { $count } ورقة للسحب
   *[other] بقيت { $count } ورقة للسحب
}.
santase-talon-closed = الحكم: { $sign } { $suit }. 🔒 الكومة مغلقة بيد { $name } ({ $count ->
    [zero] بلا ورق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
    [many] { $count } ورقة
   *[other] { $count } ورقة
}، وتحتها { $card }): اتباع النوع واجب.
santase-talon-empty = الحكم: { $sign } { $suit }. الكومة فارغة: اتباع النوع واجب.
santase-led = البداية من { $name } بورقة { $card }.
santase-you-led = بدأت بورقة { $card }.
santase-last-trick = الأكلة السابقة: { $leader } { $led }، { $other } { $answer } – ذهبت إلى { $winner }.
santase-marriages = الزواج: { $entries }
santase-marriage-entry = { $name } { $suit } { $points }
santase-tricks = الأكلات: { $entries }
santase-points = النقاط: { $entries }
santase-own-points = { $points ->
    [zero] لا نقاط لك في هذه الجولة.
    [one] لك نقطة واحدة في هذه الجولة.
    [two] لك نقطتان في هذه الجولة.
    [few] لك { $points } نقاط في هذه الجولة.
    [many] لك { $points } نقطة في هذه الجولة.
   *[other] لك { $points } نقطة في هذه الجولة.
}
santase-score = نقاط المباراة، والفوز عند { $target }: { $entries }

# Buttons.
santase-marry = زواج { $suit } ({ $points })
santase-marry-spoken = إظهار زواج { $suit }، { $points } نقطة
santase-exchange = التسعة مقابل { $card }
santase-exchange-spoken = التسعة مقابل { $card }: تبديل تسعة الحكم
santase-close = إغلاق الكومة
santase-declare = إعلان 66
santase-give = التنازل عن الجولة

# The log.
santase-log-dealt = الجولة { $deal }: التوزيع من { $name }. انكشفت { $card }، فالحكم { $suit }.
santase-log-played = { $name }: { $card }
santase-log-taken = أكلة من نصيب { $name }: { $cards }
santase-log-married = زواج من { $name }: شايب وبنت { $suit } { $sign }، بقيمة { $points }
santase-log-exchanged = تبديل من { $name }: { $nine } مقابل { $card }
santase-log-closed = إغلاق الكومة من { $name }
santase-log-declared = إعلان 66 من { $name }
santase-log-gave = تنازل عن الجولة من { $name }
santase-deal-level = الجولة { $deal }: لم يعلن أحد 66 والمجموعان متساويان ({ $counted })، فلا نقاط لأحد. نقاط المباراة: { $entries }
santase-deal-ended = الجولة { $deal }: { $reason ->
    [declared] إعلان 66 من { $winner } صحيح
    [misdeclared] إعلان 66 من { $loser } قبل أوانه
    [reached] وصول { $winner } إلى 66
    [failed-close] إغلاق { $loser } للكومة لم ينجح
    [counted] إغلاق { $winner } للكومة نجح
    [given] تنازل { $loser } عن الجولة
    [total] لم يعلن أحد، والمجموع الأعلى لـ { $winner }
   *[last-trick] آخر أكلة من نصيب { $winner }
} ({ $counted })، فيُحسب { $worth } لصالح { $winner }. نقاط المباراة: { $entries }
santase-log-won = مبروك الفوز بالمباراة يا { $name }، { $mine } مقابل { $yours }!
santase-log-drawn = انتهت المباراة بالتعادل، { $mine } مقابل { $yours }.

# Hints for a first game.
santase-hint-open = ما زال في الكومة ورق، فكل ورقة مسموحة واتباع النوع غير لازم.
santase-hint-head = يجب اتباع النوع وغلبة { $card }: ورقة أعلى من { $sign } { $suit }.
santase-hint-trump = ليس عندك { $sign } { $suit }، فيجب لعب الحكم.
santase-hint-neither = ليس عندك { $sign } { $suit } ولا حكم: كل ورقة مسموحة ولن تكسب أيّ منها.
santase-hint-married = أعلنت زواجًا: البداية الآن { $lead ->
    [queen] ببنته.
   *[either] بشايبه أو ببنته.
}
santase-hint-marry = الزواج: الشايب والبنت من نوع واحد بـ 20 فورًا، وفي الحكم بـ 40. ثم البداية بواحدة منهما.
santase-hint-exchange = التبديل: تعطي تسعة الحكم وتأخذ { $card }، وهي أقوى.
santase-hint-close = الإغلاق: لا سحب بعده، والكل يتبع النوع. فقط عند الثقة بالوصول إلى 66.
santase-hint-declare = { $enough ->
    [yes] نقاطك { $points }: إعلان 66 يكسبك الجولة.
   *[no] نقاطك { $points } من 66: إعلانها الآن يخسرك الجولة.
}

# The tutorial: short pages, each beside a picture of an example. The values come from the example itself.
santase-tutorial-goal = فكرة Santase
santase-tutorial-goal-1 = لاعبان. كل جولة سباق إلى 66 نقطة تُجمع من الأكلات ومن الزواج.
santase-tutorial-goal-2 = كسب الجولة يعطي من نقطة إلى 3 من نقاط المباراة. والفوز لمن يصل أولًا إلى { $target }.
santase-tutorial-goal-3 = الورقة المكشوفة تحدد الحكم. في دورك اضغط على ورقة تحت يدك، وهذه لعبتك.
santase-tutorial-cards = الأوراق
santase-tutorial-cards-1 = من الأقوى: A ثم 10 ثم K ثم Q ثم J ثم 9. لاحظ العشرة: لا يغلبها إلا الآس.
santase-tutorial-cards-2 = قيمتها في الأكلة: الآس 11، العشرة 10، الشايب 4، البنت 3، الولد 2، والتسعة لا شيء.
santase-tutorial-cards-3 = الحكم يغلب كل نوع آخر مهما كانت ورقته صغيرة.
santase-tutorial-trick = أكلة
santase-tutorial-trick-1 = البداية من { $leader } بورقة { $led }. والجواب من { $winner } بورقة { $answer }، وهي حكم، فتأخذ الورقتين. النقاط: { $points }.
santase-tutorial-trick-2 = إن لم يكن حكم كسبت الورقة الأعلى من نوع البداية.
santase-tutorial-trick-3 = ثم يسحب كل لاعب ورقة، والفائز أولًا، وله البداية التالية. وما دام في الكومة ورق فالجواب بأي ورقة.
santase-tutorial-follow = متى يجب اتباع النوع
santase-tutorial-follow-1 = إذا فرغت الكومة أو أُغلقت فلا سحب بعدها، واتباع النوع واجب.
santase-tutorial-follow-2 = هنا أُغلقت الكومة بيد { $leader } والبداية { $led }. ليس أمام { $name } إلا الأوراق الفاتحة: { $playable }
santase-tutorial-follow-3 = من ليس عنده النوع يلعب حكمًا، وإن لم يكن عنده حكم فأي ورقة.
santase-tutorial-follow-4-heading = في هذه الطاولة يجب أيضًا لعب الأعلى من النوع نفسه إن أمكن.
santase-tutorial-before = قبل البداية
santase-tutorial-before-1 = الزواج: إظهار الشايب والبنت من نوع واحد بـ 20 نقطة، وفي الحكم بـ 40، ثم البداية بواحدة منهما. نقاط { $name } من ذلك حتى الآن: { $points }.
santase-tutorial-before-1-queen = الزواج: إظهار الشايب والبنت من نوع واحد بـ 20 نقطة، وفي الحكم بـ 40، ثم البداية بالبنت. نقاط { $name } من ذلك حتى الآن: { $points }.
santase-tutorial-before-2 = التسعة مقابل { $turned }: تُبدّل تسعة الحكم بالورقة المكشوفة.
santase-tutorial-before-3 = إغلاق الكومة: لا سحب بعده. جيد مع يد قوية، ومكلف عند الفشل.
santase-tutorial-before-4 = إعلان 66: اضغط عليه حالما تبلغ 66 نقطة فتكسب الجولة. والعدّ عليك.
santase-tutorial-before-5-plain = ولا شيء من هذا في الأكلة الأولى من الجولة.
santase-tutorial-before-5-later = الزواج بعد الأكلة الأولى من الجولة فقط.
santase-tutorial-score = نقاط المباراة
santase-tutorial-score-1 = كسب الجولة بنقطة، وبنقطتين إن كان عند الخاسر أقل من 33، وبثلاث إن لم يأخذ أي أكلة.
santase-tutorial-score-1-reaching = من يصل إلى 66 يكسب الجولة فورًا: نقطة مباراة، و2 إن كان للخاسر 30 أو أقل، و3 إن لم يكن له شيء.
santase-tutorial-score-2 = هنا أُعلن 66 من { $loser } والنقاط { $points } فقط. فالجولة من نصيب { $winner } وقيمتها { $worth }.
santase-tutorial-score-3 = الفوز بالمباراة عند { $target } من نقاط المباراة.
santase-tutorial-score-4-total = إن لم يعلن أحد 66 فللأكلة الأخيرة 10 زيادة، والمجموع الأعلى يكسب الجولة.
