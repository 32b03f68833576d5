# Kniffeliger: the words of the game. Dice come written ("⚅ 6").

kniffeliger-name = Kniffeliger
kniffeliger-pitch = Five dice, thirteen boxes, and dirty tricks.
kniffeliger-how-1 = Roll five dice up to three times, keeping what you like, and fill one of your thirteen boxes or give one up. Most points win.
kniffeliger-how-2 = { $dirty_tricks ->
    [yes] If your five dice add up to a multiple of five, a bonus die may bring a dirty trick: steal, freeze, cross out, shift or exchange.
   *[no] Three and four of a kind and chance count all five dice; full house 25, straights 30 and 40, five equal dice 50.
}
kniffeliger-end-result = Whoever is ahead then wins, several with equally many together; if all are level it is a draw.

# Rule sets and options.
kniffeliger-preset-kniffeliger = Kniffeliger
kniffeliger-preset-kniffeliger-about = with the bonus die and its dirty tricks
kniffeliger-preset-kniffel = Kniffel
kniffeliger-preset-kniffel-about = no tricks; 35 for 63 in the upper boxes, 100 for every further five equal dice
kniffeliger-option-dirty_tricks-name = Dirty tricks
kniffeliger-option-dirty_tricks = { $value ->
    [yes] with dirty tricks
   *[no] no dirty tricks
}
kniffeliger-option-bonus_odds-name = Odds of the bonus die
kniffeliger-option-bonus_odds = { $value ->
    [catch-up] bonus die helps to catch up
   *[even] even bonus die
}
kniffeliger-option-upper_bonus-name = Upper bonus
kniffeliger-option-upper_bonus = { $value ->
    [yes] 35 for 63 in the upper boxes
   *[no] no upper bonus
}
kniffeliger-option-further_fives-name = Further five equal dice
kniffeliger-option-further_fives = { $value ->
    [yes] 100 for further five equal dice
   *[no] nothing for further five equal dice
}
kniffeliger-option-joker-name = Joker
kniffeliger-option-joker = { $value ->
    [yes] a further five fills any lower box
   *[no] no joker
}

# Boxes and bonuses.
kniffeliger-box = { $box ->
    [ones] Ones
    [twos] Twos
    [threes] Threes
    [fours] Fours
    [fives] Fives
    [sixes] Sixes
    [three] Three of a kind
    [four] Four of a kind
    [house] Full house
    [small] Small straight
    [large] Large straight
    [kniffel] Kniffel
    [kniffeliger] Kniffeliger
   *[chance] Chance
}
kniffeliger-bonus = { $bonus ->
    [steal] steal
    [freeze] freeze
    [crossout] cross out
    [shift] shift
    [exchange] exchange
   *[choice] choice
}
kniffeliger-count = { $what } ×{ $count }

# The table.
kniffeliger-score = Points: { $entries }
kniffeliger-round = Round { $deal }
kniffeliger-sheets = Sheets: { $names }
kniffeliger-box-row = { $box }: { $entries }
kniffeliger-further-row = Further five equal dice: { $entries }
kniffeliger-upper-row = Upper boxes: { $entries }
kniffeliger-upper-entry = { $points } { $left ->
    [0] (+{ $bonus })
   *[other] ({ $left } to go)
}
kniffeliger-bonus-face = { $die } · { $bonus }
kniffeliger-dice = { $dice } · { $left ->
    [0] no roll left
    [one] { $left } roll left
   *[other] { $left } rolls left
}
kniffeliger-not-rolled = { $name } has not rolled yet.
kniffeliger-bonuses = 🎁 { $name }: { $bonuses }
kniffeliger-frozen = ❄ { $name } cannot fill: { $boxes }
kniffeliger-skips = ⏭ { $name } misses { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}

# A player’s own screen.
kniffeliger-own-total = Your sheet: { $points } { $points ->
    [one] point
   *[other] points
}
kniffeliger-own-filled = Filled boxes: { $boxes }
kniffeliger-own-open = Open boxes: { $boxes }
kniffeliger-own-bonuses = Your bonuses: { $bonuses }
kniffeliger-own-frozen = ❄ Frozen for you: { $boxes }
kniffeliger-roll-first = Roll the dice, or use a bonus first.
kniffeliger-choose-kept = Press the dice you keep, then roll the rest; or fill a box.
kniffeliger-choose-box = Fill a box or give one up.
kniffeliger-bonus-offer = Your dice add up to { $sum }: you may roll the bonus die.

# Buttons.
kniffeliger-roll = 🎲 Roll
kniffeliger-roll-some = 🎲 Roll { $count ->
    [5] all five
   *[other] { $count }
}
kniffeliger-roll-spoken = { $count ->
    [one] roll one die
   *[other] roll { $count } dice
}
kniffeliger-die = { $die }
kniffeliger-die-kept = ✓ { $die }
kniffeliger-die-spoken = keep this { $face }
kniffeliger-die-kept-spoken = { $face }, kept: press to let it go
kniffeliger-enter = { $box } { $points }
kniffeliger-enter-spoken = enter { $points } in { $box }
kniffeliger-enter-menu = More boxes
kniffeliger-cross = ✗ { $box }
kniffeliger-cross-spoken = give up { $box } for 0
kniffeliger-button-hand = My dice
kniffeliger-cross-menu = Give up a box (0)
kniffeliger-take-bonus = 🎲 Roll the bonus die
kniffeliger-decline-bonus = No bonus
kniffeliger-trick = { $bonus ->
    [steal] 🫳 Steal
    [freeze] ❄ Freeze
    [crossout] ❌ Cross out theirs
    [shift] 🔄 Shift sheets
   *[exchange] 🔀 Exchange
}
kniffeliger-trick-against = { $trick } · { $name }
kniffeliger-trick-spoken = { $bonus ->
    [steal] steal { $box } from { $name }
    [freeze] freeze { $box } of { $name }
   *[crossout] cross out { $box } of { $name }
}
kniffeliger-exchange = 🔀 with { $name }
kniffeliger-seat = seat { $seat }

# The log.
kniffeliger-log-rolled = { $name } rolls { $dice }
kniffeliger-log-rolled-on = { $name } keeps { $kept } and rolls { $dice }
kniffeliger-log-entered = { $name }: { $box } { $points } ({ $dice })
kniffeliger-log-crossed = { $name } gives up { $box } ({ $dice })
kniffeliger-log-further = { $name } has five equal dice again: { $points } more
kniffeliger-log-upper = { $name } has 63 in the upper boxes: { $points } more
kniffeliger-log-upper-lost = { $name } is below 63 in the upper boxes again: { $points } less
kniffeliger-log-won-bonus = { $name } rolls the bonus die: { $bonus }!
kniffeliger-log-declined = { $name } leaves the bonus die
kniffeliger-log-stole = 🫳 { $name } steals { $box } ({ $points }) from { $other }
kniffeliger-log-froze = ❄ { $name } freezes { $box } for { $other }
kniffeliger-log-crossed-out = ❌ { $name } crosses out { $box } of { $other }, who misses a turn
kniffeliger-log-shifted = 🔄 { $name } shifts all sheets to the next player. Points: { $entries }
kniffeliger-log-exchanged = 🔀 { $name } exchanges sheets with { $other }. Points: { $entries }
kniffeliger-log-lost = { $reason ->
    [skipped] { $name } misses this turn
    [frozen] { $name } has only frozen boxes: the turn is lost
   *[full] { $name } has a full sheet: the turn is over
}
kniffeliger-log-round-ended = After round { $deal }: { $entries }
kniffeliger-log-ended = { $count ->
    [one] { $names } wins with { $points } points!
   *[other] { $names } share the win with { $points } points!
}

# Hints for a first game.
kniffeliger-hint-roll = Roll all five dice. After that you may keep some and roll the rest, twice at most.
kniffeliger-hint-best = These dice would bring most here: { $boxes }
kniffeliger-hint-none = These dice count nothing in your open boxes: roll again.
kniffeliger-hint-cross = These dice count nothing in your open boxes: give up the one you will miss least.
kniffeliger-hint-fives = Your dice add up to { $sum }, a multiple of five: fill a box now and you may roll the bonus die.
kniffeliger-hint-die = The bonus die costs nothing. What it brings is yours for a later turn.
kniffeliger-hint-trick = { $bonus ->
    [steal] Steal: instead of rolling you take somebody’s points into the same box of yours.
    [freeze] Freeze: the other cannot fill that box in the next turn.
    [crossout] Cross out: the other’s box is closed with 0, and the other misses a turn.
    [shift] Shift: every sheet moves on to the next player.
   *[exchange] Exchange: you swap your whole sheet with somebody.
}

# The tutorial: short pages, each beside a picture of an example. The values come from the example itself.
kniffeliger-tutorial-goal = Kniffeliger: what it is about
kniffeliger-tutorial-goal-kniffel = Kniffel: what it is about
kniffeliger-tutorial-goal-1 = Everyone has a sheet of { $boxes } boxes. In each turn you roll five dice and fill one box.
kniffeliger-tutorial-goal-2 = When all sheets are full, most points win.
kniffeliger-tutorial-goal-3 = And there are dirty tricks: you can steal, freeze, cross out, shift and exchange.
kniffeliger-tutorial-turn = A turn
kniffeliger-tutorial-turn-1 = Press Roll. Then press the dice you want to keep, and roll the rest; three rolls in all.
kniffeliger-tutorial-turn-2 = Here { $kept } are kept: one more of either kind makes “{ $house }”.
kniffeliger-tutorial-turn-3 = You may stop earlier. In the end you press a box to fill it, or give one up for 0.
kniffeliger-tutorial-boxes = The boxes
kniffeliger-tutorial-boxes-1 = Ones to sixes count the dice with that number. { $second } has three fours: { $fours } { $fours_points }.
kniffeliger-tutorial-boxes-2 = Three and four of a kind and chance count all five dice. Full house 25, small straight 30, large straight 40, five equal dice 50.
kniffeliger-tutorial-boxes-3 = { $first } has { $house } { $house_points }. Every box is filled once; the buttons say what your dice would bring.
kniffeliger-tutorial-boxes-4-joker = Once you have your 50, further five equal dice are a joker: they may also fill a full house or a straight.
kniffeliger-tutorial-bonus = The bonus die
kniffeliger-tutorial-bonus-1 = { $name } filled a box with { $dice }. They add up to { $sum }, a multiple of five: that brings the bonus die.
kniffeliger-tutorial-bonus-2 = It brings a steal, a freeze, a cross-out, a shift, an exchange, or one of your choice. You use it in a later turn.
kniffeliger-tutorial-bonus-3 = Steal takes points from another sheet, freeze locks a box for a turn, cross out closes one for good.
kniffeliger-tutorial-bonus-4 = Shift moves all sheets on, exchange swaps two of them.
kniffeliger-tutorial-score = How it stands
kniffeliger-tutorial-score-1 = { $name } has { $points } points and got this from the bonus die: { $bonus }.
kniffeliger-tutorial-score-2 = Everyone sees which bonuses the others hold. Those not used by the end are lost.
kniffeliger-tutorial-score-3 = Players with equally many points share the win. The rule set Kniffel has no tricks, but 35 points for 63 in the upper boxes and 100 for further fives.
kniffeliger-tutorial-score-3-table = Players with equally many points share the win.
kniffeliger-tutorial-score-4-upper = 63 points in ones to sixes bring 35 more.
kniffeliger-tutorial-score-5-fives = Once you have your 50, every further five equal dice bring 100 more.

# On pictures.
kniffeliger-picture-round-change = This round
kniffeliger-picture-total = Total
kniffeliger-picture-extra = Extra points
kniffeliger-picture-upper = Upper boxes
kniffeliger-picture-bonuses = Bonuses
kniffeliger-picture-bonus-die = Bonus die
kniffeliger-picture-rolls = { $name }: { $left ->
    [0] no roll left
    [one] { $left } roll left
   *[other] { $left } rolls left
}
kniffeliger-picture-alt-bonus = Beside them: { $bonus }.
kniffeliger-picture-alt-crossed = { $box } crossed out
kniffeliger-picture-alt-frozen = { $box } frozen
kniffeliger-picture-alt-skips = { $count ->
    [one] misses a turn
   *[other] misses { $count } turns
}

# On replays.
kniffeliger-replay-deal = Round { $deal }
