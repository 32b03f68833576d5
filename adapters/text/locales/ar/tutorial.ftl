# The tutorials: short pages, each beside a picture of an example. The values come from the example itself.
# No sentence begins with a Latin word: the first letter decides which way a line runs.

button-full-rules = كل القوانين
tutorial-name = { $seat ->
    [0] أمل
    [1] بدر
    [2] جمانة
    [3] داود
    [4] هند
   *[5] فارس
}

# Santase.
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
santase-tutorial-before = قبل البداية
santase-tutorial-before-1 = الزواج: إظهار الشايب والبنت من نوع واحد بـ 20 نقطة، وفي الحكم بـ 40، ثم البداية بواحدة منهما. نقاط { $name } من ذلك حتى الآن: { $points }.
santase-tutorial-before-2 = التسعة مقابل { $turned }: تُبدّل تسعة الحكم بالورقة المكشوفة.
santase-tutorial-before-3 = إغلاق الكومة: لا سحب بعده. جيد مع يد قوية، ومكلف عند الفشل.
santase-tutorial-before-4 = إعلان 66: اضغط عليه حالما تبلغ 66 نقطة فتكسب الجولة. والعدّ عليك.
santase-tutorial-score = نقاط المباراة
santase-tutorial-score-1 = كسب الجولة بنقطة، وبنقطتين إن كان عند الخاسر أقل من 33، وبثلاث إن لم يأخذ أي أكلة.
santase-tutorial-score-2 = هنا أُعلن 66 من { $loser } والنقاط { $points } فقط. فالجولة من نصيب { $winner } وقيمتها { $worth }.
santase-tutorial-score-3 = الفوز بالمباراة عند { $target } من نقاط المباراة.

# Truco.
truco-tutorial-goal = فكرة Truco
truco-tutorial-goal-1 = فريقان، والشريكان متقابلان. لكل لاعب ثلاث أوراق، فالجولة ثلاثة أشواط، واثنان منها يكسبانها.
truco-tutorial-goal-2 = الجولة بنقطة، وبأكثر إن نودي truco. والفوز بالمباراة عند { $target } نقطة.
truco-tutorial-goal-3 = في دورك اضغط على الورقة التي تريدها. اللعب عكس عقارب الساعة.
truco-tutorial-cards = الأوراق
truco-tutorial-cards-1 = من الأضعف: 4 ثم 5 ثم 6 ثم 7 ثم Q ثم J ثم K ثم A ثم 2 ثم 3. النوع لا يهم.
truco-tutorial-cards-2 = تُكشف ورقة اسمها vira. الرتبة التالية لها هي manilha وتغلب كل شيء. هنا vira هي { $vira }، فأوراق manilha من الأدنى إلى الأعلى: { $manilhas }
truco-tutorial-cards-3 = من يملك { $card } عنده أفضل ورقة على الإطلاق.
truco-tutorial-round = شوط
truco-tutorial-round-1 = كل لاعب يلعب ورقة يختارها. أعلى ورقة تكسب لفريقها.
truco-tutorial-round-2 = هنا الكسب من نصيب { $winner } بورقة { $card }، وهي manilha، وله بداية الشوط التالي. فالشوط لفريق { $team }.
truco-tutorial-round-3 = إذا تساوت أعلى ورقتين بين الخصمين فالشوط تعادل. ومن الشوط الثاني يمكن لعب ورقة مقلوبة: لا قيمة لها.
truco-tutorial-calls = نداء truco
truco-tutorial-calls-1 = قبل ورقتك يمكنك النداء. نداء truco من { $caller }: لتكن الجولة بـ { $worth } بدلًا من { $now }. والجواب على { $name }.
truco-tutorial-calls-2 = القبول: اللعب على { $worth }. الرفض: يأخذ المنادون { $now } فورًا. نداء seis: قبول وطلب { $next }.
truco-tutorial-calls-3 = بعد seis يأتي nove (9) ثم doze (12). والنداء جائز بورق ضعيف أيضًا: الخداع نصف اللعبة.
truco-tutorial-score = النقاط
truco-tutorial-score-1 = هنا قُبل truco وكسب فريق { $team } شوطين. النقاط: { $worth }.
truco-tutorial-score-2 = عند 11 نقطة تأتي mão de onze: يرى الفريق أوراق شركائه ويختار اللعب على 3 أو ترك نقطة للآخرين.
truco-tutorial-score-3 = الفوز عند { $target }. وعند 11 مقابل 11 لا أحد يرى أي ورقة: هذه mão de ferro.

# 61.
sixty-one-tutorial-goal = فكرة 61
sixty-one-tutorial-goal-1 = ستة لاعبين في فريقين: { $ours } ضد { $theirs }. الهدف كسب الأكلات التي فيها ورق له قيمة.
sixty-one-tutorial-goal-2 = أول فريق يبلغ { $target } نقطة يفوز فورًا.
sixty-one-tutorial-goal-3 = في دورك اضغط على واحدة من أوراقك الثلاث؛ وبعد كل أكلة يسحب الجميع ورقة.
sixty-one-tutorial-cards = الأوراق
sixty-one-tutorial-cards-1 = من الأقوى: A ثم K ثم Q ثم J ثم 7 ثم 6 ثم 5 ثم 4 ثم 3.
sixty-one-tutorial-cards-2 = قيمتها: الآس 11، السبعة 10، الشايب 4، الولد 3، البنت 2، والباقي لا شيء. نقاط هذه اليد { $points }: { $cards }
sixty-one-tutorial-cards-3 = الورقة التي تحت الكومة تحدد الحكم، وهو هنا { $suit }. والحكم يغلب كل نوع آخر.
sixty-one-tutorial-follow = اتباع النوع
sixty-one-tutorial-follow-1 = البداية من { $leader } بورقة { $led }. من عنده { $suit } يلعب منه، فليس أمام { $name } إلا الأوراق الفاتحة: { $playable }
sixty-one-tutorial-follow-2 = من ليس عنده النوع يلعب أي ورقة، والحكم كذلك.
sixty-one-tutorial-trick = أكلة
sixty-one-tutorial-trick-1 = الأكلة من نصيب { $winner } بورقة { $card }، الحكم الوحيد. نقاط { $team } منها: { $points }.
sixty-one-tutorial-trick-2 = إن لم يكن حكم كسبت أعلى ورقة من نوع البداية.
sixty-one-tutorial-trick-3 = البداية الآن للفائز، وتبقى عنده ما دام فريقه يكسب، أيًا كان من الفريق صاحب الأكلات.
sixty-one-tutorial-score = النقاط والعقوبة
sixty-one-tutorial-score-1 = تُحسب النقاط مع كل أكلة. بعد الأولى عند { $team } من النقاط { $points } من أصل { $target }.
sixty-one-tutorial-score-2 = خاسر المباراة يسلّم ورق عقوبة: أربع عشرات أولًا، ثم أربع تسعات، ثم أربع ثمانيات، وأخيرًا الاثنين.
sixty-one-tutorial-score-3 = وتبقى مع الطاولة ليرى الجميع من عليه رد الاعتبار.

# Thurf.
thurf-tutorial-goal = فكرة Thurf
thurf-tutorial-goal-1 = فريقان، هنا { $ours } ضد { $theirs }. لاعب واحد يسمّي نوع thurf؛ ثم يتنافس الجميع على ookulu في كل pattu.
thurf-tutorial-goal-2 = على الفريق الموزّع إنهاء ألعابه الباقية. ومن عليه التوزيع عند نهاية المباراة خسرها.
thurf-tutorial-goal-3 = التوزيع واللعب عكس عقارب الساعة. في دورك اضغط على ورقة أو على نداء.
thurf-tutorial-cards = الأوراق
thurf-tutorial-cards-1 = في thurf من الأقوى: J ثم 9 ثم A ثم K ثم Q ثم 10. وفي بقية الأنواع: A ثم K ثم Q ثم J ثم 10 ثم 9.
thurf-tutorial-cards-2 = قيمتها في thurf: J (20)، 9 (14)، A (11)، 10 (10)، K (3)، Q (2). وفي غيره: A (11)، 10 (10)، K (3)، Q (2)، J (1).
thurf-tutorial-cards-3 = إذا كان { $sign } { $suit } هو thurf فهذه اليد من الأقوى إلى الأضعف، و thurf أولًا: { $cards }
thurf-tutorial-calls = النداءات
thurf-tutorial-calls-1 = مع الأوراق الأولى تنادي aata لتسمية thurf، أو kotu لكسب كل pattu وحدك، أو تقول باس. هنا نداء aata من { $name } والنوع { $sign } { $suit }.
thurf-tutorial-calls-2 = الفريق الآخر يُفشل اللعبة إن بلغ ookulu عنده { $enough }، ومع شدّتين 95. فإن وثق بذلك نادى addu: تُحسب اللعبة ×2.
thurf-tutorial-calls-3 = للمعلنين الرد بنداء shartu (×4)، ثم للآخرين pai-shartu (×8). وبعدها تُوزّع بقية الأوراق.
thurf-tutorial-follow = ما يجوز لعبه
thurf-tutorial-follow-1 = البداية { $led } وفوقها { $best } من thurf. ليس أمام { $name } إلا الأوراق الفاتحة { $playable }، لأن { $low } أدنى في thurf.
thurf-tutorial-follow-2 = تتبع النوع أو تلعب thurf، لكن ليس أدنى مما على الطاولة، إلا إذا لم يكن عندك غيره.
thurf-tutorial-follow-3 = إذا كانت البداية بـ thurf وجب لعب thurf. ومن ليس عنده نوع البداية فهو حر.
thurf-tutorial-pattu = واحدة pattu
thurf-tutorial-pattu-1 = هذه pattu من نصيب { $winner } بورقة { $card }. مجموع ookulu للفريق: { $points }.
thurf-tutorial-pattu-2 = أعلى thurf يكسب، وإن لم يكن فأعلى ورقة من نوع البداية. وللفائز البداية التالية.
thurf-tutorial-pattu-3 = يمكنك النظر إلى ما كسبه فريقك، ولا يمكن ذلك لما كسبه الآخرون.
thurf-tutorial-score = الألعاب الباقية
thurf-tutorial-score-1 = هذه اللعبة لفريق { $team }. الألعاب الباقية على الفريق الموزّع ({ $dealers }) تتغير { $change } فتصير { $pending }.
thurf-tutorial-score-2 = كانت في البداية { $seats }. الفوز ينقصها والخسارة تزيدها؛ و addu و kotu يضاعفان ذلك.
thurf-tutorial-score-3 = عند 0 ينتقل التوزيع إلى اليمين، أي إلى الفريق الآخر.

# Kniffeliger.
kniffeliger-tutorial-goal = فكرة Kniffeliger
kniffeliger-tutorial-goal-1 = لكل لاعب ورقة نقاط فيها { $boxes } خانة. في كل دور ترمي خمسة أحجار وتملأ خانة.
kniffeliger-tutorial-goal-2 = حين تمتلئ كل الأوراق يفوز الأكثر نقاطًا.
kniffeliger-tutorial-goal-3 = وهناك مقالب: سرقة وتجميد وشطب وتدوير وتبديل.
kniffeliger-tutorial-turn = دور
kniffeliger-tutorial-turn-1 = اضغط على رمي النرد. ثم اضغط على الأحجار التي تحتفظ بها وارمِ الباقي؛ ثلاث رميات في المجموع.
kniffeliger-tutorial-turn-2 = هنا بقيت { $kept }: واحد آخر من أيّ النوعين يصنع «{ $house }».
kniffeliger-tutorial-turn-3 = يمكنك التوقف قبل ذلك. في النهاية اضغط على خانة لملئها، أو اشطب واحدة بصفر.
kniffeliger-tutorial-boxes = الخانات
kniffeliger-tutorial-boxes-1 = من الواحدات إلى الستات تُحسب الأحجار التي عليها ذلك الرقم. عند { $second } ثلاث أربعات: { $fours } { $fours_points }.
kniffeliger-tutorial-boxes-2 = ثلاثة متشابهة وأربعة متشابهة والحظ: مجموع الأحجار الخمسة. فل هاوس 25، سلسلة صغيرة 30، سلسلة كبيرة 40، خمسة متشابهة 50.
kniffeliger-tutorial-boxes-3 = عند { $first } خانة { $house } { $house_points }. كل خانة تُملأ مرة واحدة؛ والأزرار تقول كم تعطي أحجارك.
kniffeliger-tutorial-bonus = نرد المكافأة
kniffeliger-tutorial-bonus-1 = خانة مُلئت بيد { $name } بهذه الأحجار: { $dice }. مجموعها { $sum } من مضاعفات الخمسة: وهذا يجلب نرد المكافأة.
kniffeliger-tutorial-bonus-2 = يأتي بسرقة أو تجميد أو شطب أو تدوير أو تبديل أو ما تختاره. ويُستعمل في دور لاحق.
kniffeliger-tutorial-bonus-3 = السرقة تأخذ نقاطًا من ورقة أخرى، والتجميد يقفل خانة دورًا واحدًا، والشطب يغلقها نهائيًا.
kniffeliger-tutorial-bonus-4 = التدوير ينقل كل الأوراق إلى التالي، والتبديل يبدّل ورقتين.
kniffeliger-tutorial-score = كيف النتيجة
kniffeliger-tutorial-score-1 = نقاط { $name }: { $points }، ومن نرد المكافأة: { $bonus }.
kniffeliger-tutorial-score-2 = الجميع يرى مكافآت الآخرين. وما لم يُستعمل حتى النهاية يضيع.
kniffeliger-tutorial-score-3 = من تساوت نقاطهم يتقاسمون الفوز. وطريقة Kniffel هي نفسها بلا مقالب.
