# ما يُكتب على الصور بأقصر عبارة، وما يقال عن الصورة لمن لا يراها.

# على الصور.
picture-trumps = الحكم
picture-points = النقاط
picture-points-of = النقاط: { $points }
picture-change = آخر جولة
picture-games-of = الألعاب: { $points }
picture-target = للفوز: { $points }
picture-scoreboard = { $game }: النتيجة
picture-winner-title = { $game } · { $count ->
    [1] الفوز من نصيب
   *[other] الفوز من نصيب
}

# بالكلمات: اليد.
picture-alt-line = { $caption }: { $what }.
picture-alt-part = { $caption }: { $what }
picture-alt-nothing = لا شيء
picture-alt-hand = أوراقك: { $cards }.
picture-alt-playable = يمكنك لعب: { $cards }.
picture-alt-rest = ليس الآن: { $cards }.
picture-alt-face-down = مقلوبة
picture-alt-place = المكان { $place }، مقلوبة

# بالكلمات: الطاولة.
picture-alt-scores = النتيجة: { $entries }.
picture-alt-score-taken = { $name } { $points }، الأكلات { $taken }
picture-alt-trick = على الطاولة: { $entries }.
picture-alt-taken = الأكلة إلى { $name }: { $entries }.
picture-alt-laid = { $name } { $card }
picture-alt-pile = الأوراق في الكومة: { $count }{ $state ->
    [closed] ، مغلقة
   *[open] {""}
}.
picture-alt-turned = تحتها: { $card }.
picture-alt-calls = ينادي: { $call }
picture-alt-dealt = { $direction ->
    [left] يدور الورق مع عقارب الساعة بدءًا من { $name }.
   *[right] يدور الورق عكس عقارب الساعة بدءًا من { $name }.
}
picture-alt-closed = الأوراق { $count }
picture-alt-taken-count = الأكلات { $count }
picture-alt-dealer = عليه التوزيع
picture-alt-out = خارج هذه اللعبة

# بالكلمات: النتيجة والنرد والأوراق والنهاية.
picture-alt-row-changed = { $name } { $points } ({ $change })
picture-alt-dice = { $caption }. النرد: { $dice }.
picture-alt-not-rolled = { $caption }. لم يُرمَ شيء بعد.
picture-alt-kept = { $face } محفوظ
picture-alt-sheet = { $name }{ $turn ->
    [yes] {" "}(عليه الدور)
   *[no] {""}
}: { $total }؛ { $entries }.
picture-alt-entry = { $box } { $points }
picture-alt-winner = { $title }: { $names }، { $points }.
