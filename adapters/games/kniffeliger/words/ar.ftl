# Kniffeliger: the words of the game. Dice come written ("⚅ 6"). No sentence begins with the Latin name.

kniffeliger-name = Kniffeliger
kniffeliger-pitch = خمسة أحجار نرد، ثلاث عشرة خانة، ومقالب.
kniffeliger-how-1 = خمسة أحجار نرد، وثلاث رميات على الأكثر مع الاحتفاظ بما يعجبك، ثم ملء خانة من خاناتك الثلاث عشرة أو وضع صفر في واحدة. الفوز للأكثر نقاطًا.
kniffeliger-how-2 = { $dirty_tricks ->
    [yes] إذا كان مجموع أحجارك من مضاعفات الخمسة فقد يأتيك نرد المكافأة بمقلب: سرقة أو تجميد أو شطب أو تدوير أو تبديل.
   *[no] ثلاثة متشابهة وأربعة متشابهة والحظ: مجموع الأحجار الخمسة؛ فل هاوس 25، والسلسلتان 30 و40، وخمسة متشابهة 50.
}
kniffeliger-end-result = عندها يفوز من في المقدمة، ومن تساووا فيها يتقاسمون الفوز؛ وإن تساوى الجميع فهو تعادل.

# Rule sets and options.
kniffeliger-preset-kniffeliger = Kniffeliger
kniffeliger-preset-kniffeliger-about = مع نرد المكافأة ومقالبه
kniffeliger-preset-kniffel = Kniffel
kniffeliger-preset-kniffel-about = بلا مقالب؛ 35 عند 63 في الخانات العليا، و100 لكل خمسة متشابهة أخرى
kniffeliger-option-dirty_tricks-name = المقالب
kniffeliger-option-dirty_tricks = { $value ->
    [yes] مع المقالب
   *[no] بلا مقالب
}
kniffeliger-option-bonus_odds-name = حظوظ نرد المكافأة
kniffeliger-option-bonus_odds = { $value ->
    [catch-up] نرد المكافأة يساعد المتأخر
   *[even] نرد المكافأة متساوٍ للجميع
}
kniffeliger-option-upper_bonus-name = مكافأة الخانات العليا
kniffeliger-option-upper_bonus = { $value ->
    [yes] 35 عند 63 في الخانات العليا
   *[no] بلا مكافأة للخانات العليا
}
kniffeliger-option-further_fives-name = خمسة متشابهة أخرى
kniffeliger-option-further_fives = { $value ->
    [yes] 100 لكل خمسة متشابهة أخرى
   *[no] لا شيء لخمسة متشابهة أخرى
}
kniffeliger-option-joker-name = الجوكر
kniffeliger-option-joker = { $value ->
    [yes] خمسة متشابهة أخرى جوكر في الأسفل
   *[no] بلا جوكر
}

# Boxes and bonuses.
kniffeliger-box = { $box ->
    [ones] الواحدات
    [twos] الاثنينات
    [threes] الثلاثات
    [fours] الأربعات
    [fives] الخمسات
    [sixes] الستات
    [three] ثلاثة متشابهة
    [four] أربعة متشابهة
    [house] فل هاوس
    [small] سلسلة صغيرة
    [large] سلسلة كبيرة
    [kniffel] Kniffel
    [kniffeliger] خمسة متشابهة
   *[chance] الحظ
}
kniffeliger-bonus = { $bonus ->
    [steal] سرقة
    [freeze] تجميد
    [crossout] شطب
    [shift] تدوير
    [exchange] تبديل
   *[choice] على كيفك
}
kniffeliger-count = { $what } ×{ $count }

# The table.
kniffeliger-score = النقاط: { $entries }
kniffeliger-round = الدورة { $deal }
kniffeliger-sheets = أوراق النقاط: { $names }
kniffeliger-box-row = { $box }: { $entries }
kniffeliger-further-row = خمسة متشابهة أخرى: { $entries }
kniffeliger-upper-row = الخانات العليا: { $entries }
kniffeliger-upper-entry = { $points } { $left ->
    [0] (+{ $bonus })
   *[other] (بقي { $left })
}
kniffeliger-bonus-face = { $die } · { $bonus }
kniffeliger-dice = { $dice } · { $left ->
    [zero] لم تبقَ رميات
    [one] بقيت رمية واحدة
    [two] بقيت رميتان
    [few] بقيت { $left } رميات
    [many] بقيت { $left } رمية
   *[other] بقيت { $left } رمية
}
kniffeliger-not-rolled = بانتظار رمية { $name }.
kniffeliger-bonuses = 🎁 مكافآت { $name }: { $bonuses }
kniffeliger-frozen = ❄ خانات مجمّدة على { $name }: { $boxes }
kniffeliger-skips = ⏭ يفوت على { $name }: { $count ->
    [zero] لا شيء
    [one] دور واحد
    [two] دوران
    [few] { $count } أدوار
    [many] { $count } دورًا
   *[other] { $count } دور
}

# A player’s own screen.
kniffeliger-own-total = ورقتك: { $points ->
    [zero] لا نقاط بعد
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
kniffeliger-own-filled = الخانات المملوءة: { $boxes }
kniffeliger-own-open = الخانات المفتوحة: { $boxes }
kniffeliger-own-bonuses = مكافآتك: { $bonuses }
kniffeliger-own-frozen = ❄ مجمّد عليك: { $boxes }
kniffeliger-roll-first = يمكنك رمي النرد، أو البدء بمكافأة.
kniffeliger-choose-kept = الضغط على الحجر يحتفظ به، ثم يُرمى الباقي؛ أو يمكنك ملء خانة.
kniffeliger-choose-box = حان وقت ملء خانة أو وضع صفر فيها.
kniffeliger-bonus-offer = مجموع أحجارك { $sum }: يمكنك رمي نرد المكافأة.

# Buttons.
kniffeliger-roll = 🎲 رمي النرد
kniffeliger-roll-some = 🎲 { $count ->
    [5] رمي الخمسة كلها
    [zero] لا رمي
    [one] رمي حجر واحد
    [two] رمي حجرين
    [few] رمي { $count } أحجار
    [many] رمي { $count } حجرًا
   *[other] رمي { $count } حجر
}
kniffeliger-roll-spoken = { $count ->
    [zero] لا رمي
    [one] رمي حجر واحد
    [two] رمي حجرين
    [few] رمي { $count } أحجار
    [many] رمي { $count } حجرًا
   *[other] رمي { $count } حجر
}
kniffeliger-die = { $die }
kniffeliger-die-kept = ✓ { $die }
kniffeliger-die-spoken = الاحتفاظ بهذا الحجر: { $face }
kniffeliger-die-kept-spoken = الحجر { $face } محفوظ: الضغط عليه يتركه
kniffeliger-enter = { $box } { $points }
kniffeliger-enter-spoken = تسجيل { $points } في خانة { $box }
kniffeliger-enter-menu = خانات أخرى
kniffeliger-cross = ✗ { $box }
kniffeliger-cross-spoken = صفر في خانة { $box }
kniffeliger-button-hand = أحجاري
kniffeliger-cross-menu = صفر في خانتي
kniffeliger-take-bonus = 🎲 رمي نرد المكافأة
kniffeliger-decline-bonus = بلا مكافأة
kniffeliger-trick = { $bonus ->
    [steal] 🫳 سرقة
    [freeze] ❄ تجميد
    [crossout] ❌ شطب خانة غيري
    [shift] 🔄 تدوير الأوراق
   *[exchange] 🔀 تبديل
}
kniffeliger-trick-against = { $trick } · { $name }
kniffeliger-trick-spoken = { $bonus ->
    [steal] سرقة خانة { $box } من { $name }
    [freeze] تجميد خانة { $box } عند { $name }
   *[crossout] شطب خانة { $box } عند { $name }
}
kniffeliger-exchange = 🔀 مع { $name }
kniffeliger-seat = المقعد { $seat }

# The log.
kniffeliger-log-rolled = رمية { $name }: { $dice }
kniffeliger-log-rolled-on = رمية { $name }: { $dice }، مع الاحتفاظ بـ { $kept }
kniffeliger-log-entered = تسجيل { $name }: { $box } { $points } ({ $dice })
kniffeliger-log-crossed = صفر عند { $name } في { $box } ({ $dice })
kniffeliger-log-further = خمسة متشابهة أخرى عند { $name }: { $points } زيادة
kniffeliger-log-upper = بلوغ { $name } 63 في الخانات العليا: { $points } زيادة
kniffeliger-log-upper-lost = نزول { $name } عن 63 في الخانات العليا: { $points } نقصًا
kniffeliger-log-won-bonus = نرد المكافأة يعطي { $name }: { $bonus }!
kniffeliger-log-declined = استغناء { $name } عن نرد المكافأة
kniffeliger-log-stole = 🫳 سرقة { $box } ({ $points }): من { $other } إلى { $name }
kniffeliger-log-froze = ❄ تجميد { $box } على { $other } بيد { $name }
kniffeliger-log-crossed-out = ❌ شطب { $box } عند { $other } بيد { $name }، ويفوت معها دور
kniffeliger-log-shifted = 🔄 تدوير كل الأوراق إلى اللاعب التالي بيد { $name }. النقاط: { $entries }
kniffeliger-log-exchanged = 🔀 تبديل الورقتين بين { $name } و{ $other }. النقاط: { $entries }
kniffeliger-log-lost = { $reason ->
    [skipped] يفوت على { $name } هذا الدور
    [frozen] كل خانات { $name } مجمّدة، فضاع الدور
   *[full] ورقة { $name } ممتلئة، فانتهى الدور
}
kniffeliger-log-round-ended = بعد الدورة { $deal }: { $entries }
kniffeliger-log-ended = { $count ->
    [1] مبروك الفوز يا { $names }! النقاط: { $points }
   *[other] الفوز مشترك بين { $names }! النقاط: { $points }
}

# Hints for a first game.
kniffeliger-hint-roll = الرمية الأولى بالأحجار الخمسة. بعدها لك الاحتفاظ ببعضها ورمي الباقي، مرتين على الأكثر.
kniffeliger-hint-best = أكثر ما تعطيه هذه الأحجار: { $boxes }
kniffeliger-hint-none = هذه الأحجار بلا نقاط في خاناتك المفتوحة: من الأفضل الرمي من جديد.
kniffeliger-hint-cross = هذه الأحجار بلا نقاط في خاناتك المفتوحة: ضع صفرًا في أقل خانة ستحتاج إليها.
kniffeliger-hint-fives = مجموع أحجارك { $sum }، من مضاعفات الخمسة: ملء خانة الآن يتيح لك نرد المكافأة.
kniffeliger-hint-die = نرد المكافأة لا يكلّف شيئًا. وما يأتي به لك في دور لاحق.
kniffeliger-hint-trick = { $bonus ->
    [steal] سرقة: بدل الرمي تأخذ نقاط لاعب آخر إلى الخانة نفسها عندك.
    [freeze] تجميد: لا يستطيع الآخر ملء هذه الخانة في دوره القادم.
    [crossout] شطب: تُغلق خانة الآخر بصفر ويضيع دوره القادم.
    [shift] تدوير: كل ورقة نقاط تنتقل إلى اللاعب التالي.
   *[exchange] تبديل: تبدّل ورقة نقاطك كلها مع لاعب آخر.
}

# The tutorial: short pages, each beside a picture of an example. The values come from the example itself.
kniffeliger-tutorial-goal = فكرة Kniffeliger
kniffeliger-tutorial-goal-kniffel = فكرة Kniffel
kniffeliger-tutorial-goal-1 = لكل لاعب ورقة نقاط فيها { $boxes } خانة. في كل دور ترمي خمسة أحجار وتملأ خانة.
kniffeliger-tutorial-goal-2 = حين تمتلئ كل الأوراق يفوز الأكثر نقاطًا.
kniffeliger-tutorial-goal-3 = وهناك مقالب: سرقة وتجميد وشطب وتدوير وتبديل.
kniffeliger-tutorial-turn = دور
kniffeliger-tutorial-turn-1 = اضغط على رمي النرد. ثم اضغط على الأحجار التي تحتفظ بها وارمِ الباقي؛ ثلاث رميات في المجموع.
kniffeliger-tutorial-turn-2 = هنا بقيت { $kept }: واحد آخر من أيّ النوعين يصنع «{ $house }».
kniffeliger-tutorial-turn-3 = يمكنك التوقف قبل ذلك. في النهاية اضغط على خانة لملئها، أو ضع صفرًا في واحدة.
kniffeliger-tutorial-boxes = الخانات
kniffeliger-tutorial-boxes-1 = من الواحدات إلى الستات تُحسب الأحجار التي عليها ذلك الرقم. عند { $second } ثلاث أربعات: { $fours } { $fours_points }.
kniffeliger-tutorial-boxes-2 = ثلاثة متشابهة وأربعة متشابهة والحظ: مجموع الأحجار الخمسة. فل هاوس 25، سلسلة صغيرة 30، سلسلة كبيرة 40، خمسة متشابهة 50.
kniffeliger-tutorial-boxes-3 = عند { $first } خانة { $house } { $house_points }. كل خانة تُملأ مرة واحدة؛ والأزرار تقول كم تعطي أحجارك.
kniffeliger-tutorial-boxes-4-joker = بعد الخمسين تصير الخمسة المتشابهة الأخرى جوكر: تملأ فل هاوس أو سلسلة أيضًا.
kniffeliger-tutorial-bonus = نرد المكافأة
kniffeliger-tutorial-bonus-1 = خانة مُلئت بيد { $name } بهذه الأحجار: { $dice }. مجموعها { $sum } من مضاعفات الخمسة: وهذا يجلب نرد المكافأة.
kniffeliger-tutorial-bonus-2 = يأتي بسرقة أو تجميد أو شطب أو تدوير أو تبديل أو ما تختاره. ويُستعمل في دور لاحق.
kniffeliger-tutorial-bonus-3 = السرقة تأخذ نقاطًا من ورقة أخرى، والتجميد يقفل خانة دورًا واحدًا، والشطب يغلقها نهائيًا.
kniffeliger-tutorial-bonus-4 = التدوير ينقل كل الأوراق إلى التالي، والتبديل يبدّل ورقتين.
kniffeliger-tutorial-score = كيف النتيجة
kniffeliger-tutorial-score-1 = نقاط { $name }: { $points }، ومن نرد المكافأة: { $bonus }.
kniffeliger-tutorial-score-2 = الجميع يرى مكافآت الآخرين. وما لم يُستعمل حتى النهاية يضيع.
kniffeliger-tutorial-score-3 = من تساوت نقاطهم يتقاسمون الفوز. أما Kniffel فبلا مقالب، وفيها 35 عند 63 في الخانات العليا و100 لكل خمسة متشابهة أخرى.
kniffeliger-tutorial-score-3-table = من تساوت نقاطهم يتقاسمون الفوز.
kniffeliger-tutorial-score-4-upper = 63 نقطة في الخانات العليا تجلب 35 زيادة.
kniffeliger-tutorial-score-5-fives = بعد الخمسين، لكل خمسة متشابهة أخرى 100 زيادة.

# On pictures.
kniffeliger-picture-round-change = هذه الدورة
kniffeliger-picture-total = المجموع
kniffeliger-picture-extra = نقاط إضافية
kniffeliger-picture-upper = الخانات العليا
kniffeliger-picture-bonuses = المكافآت
kniffeliger-picture-bonus-die = نرد المكافأة
kniffeliger-picture-rolls = { $name }: الرميات الباقية { $left }
kniffeliger-picture-alt-bonus = وبجانبها: { $bonus }.
kniffeliger-picture-alt-crossed = { $box } مشطوبة
kniffeliger-picture-alt-frozen = { $box } مجمّدة
kniffeliger-picture-alt-skips = عدد الأدوار الضائعة { $count }

# On replays.
kniffeliger-replay-deal = الدورة { $deal }
