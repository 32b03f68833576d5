# Hints for a first game: why things are as they are, in one short sentence each.
# No sentence begins with a Latin word: the first letter decides which way a line runs.

hint-line = 💡 { $text }
button-hints-on = 💡 مع تلميحات
button-hints-off = 💡 بلا تلميحات

# In several games.
hint-lead = البداية لك: كل ورقة مسموحة.
hint-follow = يجب اتباع النوع: { $sign } { $suit }.
hint-any = ليس عندك { $sign } { $suit }، فكل ورقة مسموحة.
hint-wins = حتى الآن يكسب من أوراقك: { $cards }
hint-wins-not = لا ورقة مسموحة عندك تكسب هذه.
hint-ahead = { $side ->
    [ours] فريقك متقدم
   *[theirs] الفريق الآخر متقدم
} ({ $name }، { $card }). النقاط على الطاولة: { $points }.

# Santase.
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

# 61.
sixty-one-hint-worth = الآس 11، السبعة 10، الشايب 4، الولد 3، البنت 2: تُحسب للفريق الذي يأخذها.
sixty-one-hint-free-follow = على هذه الطاولة اتباع النوع غير لازم: كل ورقة مسموحة.

# Thurf.
thurf-hint-aata = نداء aata: أنت من يسمّي نوع thurf. يُفشله الفريق الآخر إن بلغ ookulu عنده { $points }.
thurf-hint-kotu = نداء kotu: اللعب وحدك، ويجب كسب كل pattu. يُحسب ×{ $factor }.
thurf-hint-pass = باس: تسمية النوع للآخرين.
thurf-hint-change = ما زال تغيير جوابك ممكنًا حتى يجيب الجميع.
thurf-hint-must = لم ينادِ أحد في ثلاث توزيعات، فتسمية النوع عليك.
thurf-hint-name = أفضل نوع عندك على ما يبدو { $sign } { $suit }. في thurf أقوى الأوراق J ثم 9.
thurf-hint-withdraw = الانسحاب: يسقط نداؤك، ويُسأل صاحب النداء التالي.
thurf-hint-raise = مع { $call } تُحسب هذه اللعبة ×{ $stake } أيًّا كان الفائز.
thurf-hint-raise-next = بعدها للفريق الآخر أن يرد بنداء { $call }: ×{ $stake }.
thurf-hint-hold = باس: من جهتك تبقى ×{ $stake }.
thurf-hint-next = اللعبة التالية: تبدأ حين يريدها الجميع.
thurf-hint-stop = الإيقاف: تنتهي المباراة إن أراده أكثر من النصف.
thurf-hint-board = اللوحة عليكم: اضبطوا الموزّع والألعاب الباقية قبل المتابعة.
thurf-hint-lead = نوع thurf هو { $sign } { $suit } ويغلب بقية الأنواع.
thurf-hint-led = كانت البداية بـ thurf، فيجب لعب thurf.
thurf-hint-none = كانت البداية بـ thurf وليس عندك منه: كل ورقة مسموحة.
thurf-hint-low = ورقة thurf أدنى من { $card } غير مسموحة هنا ما دام عندك غيرها.
thurf-hint-either = اتباع { $sign } { $suit } أو لعب thurf: كلاهما مسموح.

# Truco.
truco-hint-any = كل ورقة مسموحة والنوع لا يهم. أعلى ورقة تكسب الشوط.
truco-hint-hide = الورقة المقلوبة لا تُحسب: طريقة للتخلص من ورقة دون أن يراها أحد.
truco-hint-call = نداء { $call } تصير الجولة بـ { $worth } بدلًا من { $now }؛ وإن رفضوا فلك { $now }.{ $next ->
    [0] {""}
   *[other] {" "}ولهم الرفع إلى { $next }.
}
truco-hint-accept = القبول: يستمر اللعب والجولة بـ { $worth }.
truco-hint-refuse = الرفض: تنتهي الجولة ولهم { $now }.
truco-hint-raise = نداء { $call } قبول { $worth } وطلب { $next }؛ والجواب عليهم الآن.
truco-hint-choose = باللعب تكون الجولة بـ { $worth }. وبالرفض يأخذ الآخرون 1.
truco-hint-ferro = لا أحد يرى أي ورقة، ولا أنت: اختر أي مكان، وحظًا سعيدًا.

# Kniffeliger.
kniffeliger-hint-roll = الرمية الأولى بالأحجار الخمسة. بعدها لك الاحتفاظ ببعضها ورمي الباقي، مرتين على الأكثر.
kniffeliger-hint-best = أكثر ما تعطيه هذه الأحجار: { $boxes }
kniffeliger-hint-none = هذه الأحجار بلا نقاط في خاناتك المفتوحة: من الأفضل الرمي من جديد.
kniffeliger-hint-cross = هذه الأحجار بلا نقاط في خاناتك المفتوحة: شطب أقل خانة ستحتاج إليها.
kniffeliger-hint-fives = مجموع أحجارك { $sum }، من مضاعفات الخمسة: ملء خانة الآن يتيح لك نرد المكافأة.
kniffeliger-hint-die = نرد المكافأة لا يكلّف شيئًا. وما يأتي به لك في دور لاحق.
kniffeliger-hint-trick = { $bonus ->
    [steal] سرقة: بدل الرمي تأخذ نقاط لاعب آخر إلى الخانة نفسها عندك.
    [freeze] تجميد: لا يستطيع الآخر ملء هذه الخانة في دوره القادم.
    [crossout] شطب: تُغلق خانة الآخر بصفر ويضيع دوره القادم.
    [shift] تدوير: كل ورقة نقاط تنتقل إلى اللاعب التالي.
   *[exchange] تبديل: تبدّل ورقة نقاطك كلها مع لاعب آخر.
}
