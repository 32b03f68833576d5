# What stands on pictures, as short as possible, and what is said of a picture to those who cannot see it.

# On pictures.
picture-trumps = Trumps
picture-points = Points
picture-points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
picture-change = Last deal
picture-games-of = { $points ->
    [one] { $points } game
   *[other] { $points } games
}
picture-target = To win: { $points }
picture-scoreboard = { $game }: how it stands
picture-winner-title = { $game } · { $count ->
    [one] the winner
   *[other] the winners
}

# In words: the hand.
picture-alt-line = { $caption }: { $what }.
picture-alt-part = { $caption }: { $what }
picture-alt-nothing = nothing
picture-alt-hand = Your cards: { $cards }.
picture-alt-playable = You can play: { $cards }.
picture-alt-rest = Not now: { $cards }.
picture-alt-face-down = face down
picture-alt-place = place { $place }, face down

# In words: the table.
picture-alt-scores = Scores: { $entries }.
picture-alt-score-taken = { $name } { $points }, tricks { $taken }
picture-alt-trick = On the table: { $entries }.
picture-alt-taken = { $name } takes the trick: { $entries }.
picture-alt-laid = { $name } { $card }
picture-alt-pile = Cards in the pile: { $count }{ $state ->
    [closed] , closed
   *[open] {""}
}.
picture-alt-turned = Under it: { $card }.
picture-alt-calls = calls { $call }
picture-alt-dealt = { $direction ->
    [left] Cards go round clockwise from { $name }.
   *[right] Cards go round counter-clockwise from { $name }.
}
picture-alt-closed = cards { $count }
picture-alt-taken-count = tricks { $count }
picture-alt-dealer = dealer
picture-alt-out = sits out

# In words: scores, dice, sheets, the end.
picture-alt-row-changed = { $name } { $points } ({ $change })
picture-alt-dice = { $caption }. Dice: { $dice }.
picture-alt-not-rolled = { $caption }. Nothing is rolled yet.
picture-alt-kept = { $face } kept
picture-alt-sheet = { $name }{ $turn ->
    [yes] {" "}(on turn)
   *[no] {""}
}: { $total }; { $entries }.
picture-alt-entry = { $box } { $points }
picture-alt-winner = { $title }: { $names }, { $points }.
