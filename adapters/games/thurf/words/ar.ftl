# Thurf: the words of the game. Aata, kotu, addu, shartu, pai-shartu, thurf, pattu and ookulu stay themselves.
# No sentence begins with one of them: the first letter decides which way a line runs.

thurf-name = Thurf
thurf-how-1 = فريقان. أول من ينادي «aata» بحسب الترتيب يسمّي نوع thurf؛ والفريق الآخر يحاول جمع نقاط ورق (ookulu) تكفي لإفشاله.
thurf-how-2 = في thurf الأقوى J (20) ثم 9 (14) ثم A (11) ثم K (3) ثم Q (2) ثم 10 (10). في بقية الأنواع A (11) ثم K (3) ثم Q (2) ثم J (1) ثم 10 (10) ثم 9 (0).

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
