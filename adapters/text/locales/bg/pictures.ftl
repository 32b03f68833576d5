# Какво пише на картинките, възможно най-кратко, и какво се казва на онзи, който не вижда картинката.

# На картинките.
picture-trumps = Коз
picture-points = Точки
picture-points-of = { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
picture-change = Последно раздаване
picture-games-of = { $points ->
    [one] { $points } игра
   *[other] { $points } игри
}
picture-target = За победа: { $points }
picture-scoreboard = { $game }: резултат
picture-winner-title = { $game } · { $count ->
    [one] победител
   *[other] победители
}

# С думи: ръката.
picture-alt-line = { $caption }: { $what }.
picture-alt-part = { $caption }: { $what }
picture-alt-nothing = нищо
picture-alt-hand = Твоите карти: { $cards }.
picture-alt-playable = Можеш да изиграеш: { $cards }.
picture-alt-rest = Сега не: { $cards }.
picture-alt-face-down = закрита
picture-alt-place = място { $place }, закрита

# С думи: масата.
picture-alt-scores = Резултат: { $entries }.
picture-alt-score-taken = { $name } { $points }, взятки { $taken }
picture-alt-trick = На масата: { $entries }.
picture-alt-taken = { $name } взима взятката: { $entries }.
picture-alt-laid = { $name } { $card }
picture-alt-pile = Карти в купчината: { $count }{ $state ->
    [closed] , затворена
   *[open] {""}
}.
picture-alt-turned = Под нея: { $card }.
picture-alt-calls = вика { $call }
picture-alt-dealt = { $direction ->
    [left] Редът върви по часовника от { $name }.
   *[right] Редът върви обратно на часовника от { $name }.
}
picture-alt-closed = карти { $count }
picture-alt-taken-count = взятки { $count }
picture-alt-dealer = раздава
picture-alt-out = почива

# С думи: резултат, зарове, листове, край.
picture-alt-row-changed = { $name } { $points } ({ $change })
picture-alt-dice = { $caption }. Зарове: { $dice }.
picture-alt-not-rolled = { $caption }. Още нищо не е хвърлено.
picture-alt-kept = { $face } задържан
picture-alt-sheet = { $name }{ $turn ->
    [yes] {" "}(на ход)
   *[no] {""}
}: { $total }; { $entries }.
picture-alt-entry = { $box } { $points }
picture-alt-winner = { $title }: { $names }, { $points }.
