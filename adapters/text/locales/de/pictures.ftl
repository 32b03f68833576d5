# Was auf Bildern steht, so kurz wie möglich, und was denen gesagt wird, die das Bild nicht sehen.

# Auf Bildern.
picture-trumps = Trumpf
picture-points = Punkte
picture-points-of = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
picture-change = Letztes Spiel
picture-games-of = { $points ->
    [one] { $points } Spiel
   *[other] { $points } Spiele
}
picture-target = Zum Sieg: { $points }
picture-scoreboard = { $game }: So steht es
picture-winner-title = { $game } · { $count ->
    [one] gewonnen hat
   *[other] gewonnen haben
}

# In Worten: die Hand.
picture-alt-line = { $caption }: { $what }.
picture-alt-part = { $caption }: { $what }
picture-alt-nothing = nichts
picture-alt-hand = Deine Karten: { $cards }.
picture-alt-playable = Spielbar: { $cards }.
picture-alt-rest = Jetzt nicht: { $cards }.
picture-alt-face-down = verdeckt
picture-alt-place = Stelle { $place }, verdeckt

# In Worten: der Tisch.
picture-alt-scores = Stand: { $entries }.
picture-alt-score-taken = { $name } { $points }, Stiche { $taken }
picture-alt-trick = Auf dem Tisch: { $entries }.
picture-alt-taken = { $name } nimmt den Stich: { $entries }.
picture-alt-laid = { $name } { $card }
picture-alt-pile = Karten im Stapel: { $count }{ $state ->
    [closed] , zugedreht
   *[open] {""}
}.
picture-alt-turned = Darunter: { $card }.
picture-alt-calls = ruft { $call }
picture-alt-dealt = { $direction ->
    [left] Reihum im Uhrzeigersinn ab { $name }.
   *[right] Reihum gegen den Uhrzeigersinn ab { $name }.
}
picture-alt-closed = Karten { $count }
picture-alt-taken-count = Stiche { $count }
picture-alt-dealer = gibt
picture-alt-out = setzt aus

# In Worten: Stand, Würfel, Blöcke, Ende.
picture-alt-row-changed = { $name } { $points } ({ $change })
picture-alt-dice = { $caption }. Würfel: { $dice }.
picture-alt-not-rolled = { $caption }. Noch ist nichts gewürfelt.
picture-alt-kept = { $face } behalten
picture-alt-sheet = { $name }{ $turn ->
    [yes] {" "}(ist dran)
   *[no] {""}
}: { $total }; { $entries }.
picture-alt-entry = { $box } { $points }
picture-alt-winner = { $title }: { $names }, { $points }.
