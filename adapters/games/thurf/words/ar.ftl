# Thurf: the words of the game. Aata, kotu, addu, shartu, pai-shartu, thurf, pattu and ookulu stay themselves.
# No sentence begins with one of them: the first letter decides which way a line runs.

thurf-name = Thurf
thurf-pitch = نادِ aata، سمِّ النوع، وأوقف الفريق الآخر.
thurf-how-1 = فريقان. أول من ينادي «aata» بحسب الترتيب يسمّي نوع thurf؛ والفريق الآخر يحاول جمع نقاط ورق (ookulu) تكفي لإفشاله.
thurf-how-2 = في thurf الأقوى J (20) ثم 9 (14) ثم A (11) ثم K (3) ثم Q (2) ثم 10 (10). في بقية الأنواع A (11) ثم K (3) ثم Q (2) ثم J (1) ثم 10 (10) ثم 9 (0).
thurf-end-result = { $scoreboard ->
    [manual] عندها لا يُعلن فائز: تظهر الألعاب المكسوبة، والباقي في لوحتكم.
   *[auto] عندها يخسر الفريق الذي يوزّع؛ وقبل انتهاء أول لعبة تكون النتيجة تعادلًا.
}

thurf-call = { $call ->
    [aata] aata
    [kotu] kotu
    [addu] addu
    [shartu] shartu
    [pai-shartu] pai-shartu
    [withdrawn] انسحاب
   *[pass] باس
}

# Rule sets and options.
thurf-preset-standard = المعتادة
thurf-preset-standard-about = ست ألعاب؛ والبوت يحسب اللوحة
thurf-preset-memory = من الذاكرة
thurf-preset-memory-about = ست ألعاب؛ وتغيب pattu عن الأنظار حين تبدأ التالية
thurf-option-games-name = طول المباراة
thurf-option-games = { $value ->
    [zero] حتى توقفها الأغلبية
    [one] لعبة واحدة
    [two] لعبتان
    [few] { $value } ألعاب
    [many] { $value } لعبة
   *[other] { $value } لعبة
}
thurf-option-kotu_factor-name = قيمة kotu
thurf-option-kotu_factor = { $value ->
    [zero] لا قيمة لنداء kotu
    [one] نداء kotu يُحسب مرة
    [two] نداء kotu يُحسب مرتين
    [few] نداء kotu يُحسب { $value } مرات
    [many] نداء kotu يُحسب { $value } مرة
   *[other] نداء kotu يُحسب { $value } مرة
}
thurf-option-play_out-name = بعد خسارة في kotu
thurf-option-play_out = { $value ->
    [yes] لعبة kotu الخاسرة تُكمل
   *[no] لعبة kotu الخاسرة تنتهي فورًا
}
thurf-option-scoreboard-name = لوحة النتائج
thurf-option-scoreboard = { $value ->
    [manual] اللوحة عليكم
   *[auto] البوت يحسب اللوحة
}
thurf-option-log-name = السجل
thurf-option-log = { $value ->
    [clear] سجل جديد لكل لعبة
    [last] سجل آخر pattu مع الحالية
   *[keep] السجل كله
}

# The table.
thurf-dealer = { $games ->
    [0] اللعبة { $game }.
   *[other] اللعبة { $game } من { $games }.
} التوزيع من { $name } ↺ (عكس عقارب الساعة).
thurf-pause = تبدأ اللعبة التالية حين يريدها الجميع.
thurf-calls = النداءات: { $entries }
thurf-calls-entry = { $name } { $call }
thurf-chosen = ★ تسمية نوع thurf على { $name }{ $kind ->
    [kotu] { " " }بنداء kotu.
    [must] ، إذ لم ينادِ أحد في ثلاث توزيعات.
   *[aata] .
}
thurf-declared = ★ الإعلان من { $name }: نوع thurf هو { $sign } { $suit }.
thurf-declared-kotu = ★ لعبة kotu، { $name } بلا شركاء: نوع thurf هو { $sign } { $suit }.
thurf-stake = المضاعفة ×{ $stake }: { $entries }
thurf-now = الآن في pattu: { $entries }
thurf-play-entry = { $name } { $card }
thurf-last-pattu = آخر pattu: { $entries } ← ذهبت إلى { $winner }
thurf-taken = عدد pattu: { $entries }
thurf-closed = الأوراق المستورة: { $entries }
thurf-own-points = مجموع ookulu لفريقك: { $points }.
thurf-own-pattus = كل pattu كسبها فريقك:
thurf-own-pattu = { $number }. { $cards } ({ $name })
thurf-sits-out = لا دور لك في هذه اللعبة: { $name } في kotu.

# The scoreboard.
thurf-dealing = التوزيع على { $team }، والألعاب الباقية: { $pending }
thurf-dealing-manual = لوحتكم: التوزيع على { $team } ({ $name })، والألعاب الباقية: { $pending }
thurf-changes = التغييرات: { $entries }
thurf-change = { $change } فصارت { $pending }
thurf-change-passed = { $change } فصار التوزيع على { $team }: { $pending }
thurf-won = الألعاب المكسوبة: { $entries }

# Buttons.
thurf-look = ما كسبناه ({ $count })
thurf-aata = Aata
thurf-kotu = Kotu (وحدي)
thurf-pass = باس
thurf-withdraw = انسحاب
thurf-suit = Thurf { $sign }
thurf-suit-spoken = تسمية { $suit } نوعًا لـ thurf
thurf-raise = { $call ->
    [addu] Addu (×2)
    [shartu] Shartu (×4)
   *[pai-shartu] Pai-shartu (×8)
}
thurf-next = اللعبة التالية
thurf-stop = إيقاف المباراة
thurf-set-dealer = الموزّع: مقعد { $seat }
thurf-set-team = التوزيع للفريق الآخر
thurf-set-pending = الباقية: { $count }
thurf-menu-dealer = الموزّع
thurf-menu-pending = الألعاب الباقية

# The log.
thurf-log-dealt = اللعبة { $game }، التوزيعة { $deal }: التوزيع من { $name }، لكل لاعب { $each } من الأوراق ↺ { $order }
thurf-log-called = { $name }: { $call }
thurf-log-withdrew = انسحاب { $name }
thurf-log-chosen = تسمية نوع thurf على { $name }{ $kind ->
    [kotu] { " " }بنداء kotu
    [must] ، إذ لم ينادِ أحد في ثلاث توزيعات
   *[aata] { "" }
}
thurf-log-thrown-in = لم يعلن أحد: تُجمع الأوراق، والتوزيع من جديد على { $name }.
thurf-log-named = ★ الإعلان من { $name }: نوع thurf هو { $sign } { $suit }
thurf-log-named-kotu = ★ لعبة kotu من { $name }: نوع thurf هو { $sign } { $suit }
thurf-log-raised = نداء { $call } من { $name }! المضاعفة الآن ×{ $stake }
thurf-log-held = لا زيادة من { $name }
thurf-log-began = { $each ->
    [0] البداية من { $name }.
   *[other] توزيع البقية من { $dealer }، لكل لاعب { $each } ↺. البداية من { $name }.
}
thurf-log-played = { $name }: { $card }
thurf-log-taken = ← هذه pattu ذهبت إلى { $name }: { $cards }
thurf-game-ended = اللعبة { $game }: { $reason ->
    [kotu-made] كل pattu من نصيب { $declarer } بلا شركاء
    [kotu-lost] ضاعت pattu على { $declarer } في kotu
    [made] نجح إعلان { $declarer }
   *[lost] لم ينجح إعلان { $declarer }
} ({ $counted })، والمضاعفة ×{ $worth }. اللعبة لفريق { $team }.
thurf-game-board = الألعاب الباقية على { $team }: { $change }، فصارت { $pending }.
thurf-game-passed = الألعاب الباقية على { $team }: { $change }. ينتقل التوزيع إلى { $name }، والباقية { $pending }.
thurf-log-answered = { $answer ->
    [stop] اقتراح بالتوقف من { $name }
   *[next] طلب اللعبة التالية من { $name }
}
thurf-log-board = ضبط اللوحة من { $name }: الموزّع { $dealer } والألعاب الباقية { $pending }
thurf-log-won = المباراة لفريق { $team }: فالتوزيع التالي على الآخرين. الألعاب المكسوبة: { $entries }
thurf-log-over = انتهت الألعاب؛ والفائز مكتوب في لوحتكم. الألعاب المكسوبة: { $entries }

# Hints for a first game.
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

# The tutorial: short pages, each beside a picture of an example. The values come from the example itself.
thurf-tutorial-goal = فكرة Thurf
thurf-tutorial-goal-1 = فريقان، هنا { $ours } ضد { $theirs }. لاعب واحد يسمّي نوع thurf؛ ثم يتنافس الجميع على ookulu في كل pattu.
thurf-tutorial-goal-2 = على الفريق الموزّع إنهاء ألعابه الباقية. ومن عليه التوزيع عند نهاية المباراة خسرها.
thurf-tutorial-goal-2-manual = على الفريق الموزّع إنهاء ألعابه الباقية. في هذه الطاولة تسجّلونها بأنفسكم، والبوت يقول كيف انتهت كل لعبة.
thurf-tutorial-goal-3 = التوزيع واللعب عكس عقارب الساعة. في دورك اضغط على ورقة أو على نداء.
thurf-tutorial-goal-4-open = ليس لهذه المباراة لعبة أخيرة: بين كل لعبتين يُسأل الجميع عن المتابعة، والقرار لأكثر الناس.
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
thurf-tutorial-pattu = الأكلة: pattu
thurf-tutorial-pattu-1 = هذه pattu من نصيب { $winner } بورقة { $card }. مجموع ookulu للفريق: { $points }.
thurf-tutorial-pattu-2 = أعلى thurf يكسب، وإن لم يكن فأعلى ورقة من نوع البداية. وللفائز البداية التالية.
thurf-tutorial-pattu-3 = يمكنك النظر إلى ما كسبه فريقك، ولا يمكن ذلك لما كسبه الآخرون.
thurf-tutorial-pattu-4-memory = في هذه الطاولة تحتاج إلى ذاكرتك: ما كسبه الآخرون يختفي حين تبدأ pattu التالية.
thurf-tutorial-score = الألعاب الباقية
thurf-tutorial-score-1 = هذه اللعبة لفريق { $team }. الألعاب الباقية على الفريق الموزّع ({ $dealers }) تتغير { $change } فتصير { $pending }.
thurf-tutorial-score-2 = كانت في البداية { $seats }. الفوز ينقصها والخسارة تزيدها؛ و addu و kotu يضاعفان ذلك.
thurf-tutorial-score-3 = عند 0 ينتقل التوزيع إلى اليمين، أي إلى الفريق الآخر.

# On pictures.
thurf-picture-pending = الباقية
thurf-picture-dealing = عليهم التوزيع · الألعاب الباقية: { $pending }
thurf-picture-games = { $games ->
    [0] الألعاب الملعوبة: { $game }
   *[other] الألعاب الملعوبة: { $game } من { $games }
}
thurf-picture-change = الألعاب الباقية بعد آخر لعبة: { $pending } ({ $change })
thurf-picture-won = الألعاب
thurf-picture-last = آخر لعبة
thurf-picture-stake = المضاعفة
thurf-picture-alt-declarer = منه الإعلان
