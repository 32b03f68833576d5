# Kniffeliger: the words of the game. Dice come written ("⚅ 6").

kniffeliger-name = Kniffeliger
kniffeliger-how-1 = Roll five dice up to three times, keeping what you like, and fill one of your thirteen boxes or cross one out. Most points win.
kniffeliger-how-2 = If your five dice add up to a multiple of five, a bonus die may bring a dirty trick: steal, freeze, cross out, shift or exchange.

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

# The own screen.
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
kniffeliger-choose-box = Fill a box or cross one out.
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
kniffeliger-cross-spoken = cross out { $box } with 0
kniffeliger-button-hand = My dice
kniffeliger-cross-menu = Cross out
kniffeliger-take-bonus = 🎲 Roll the bonus die
kniffeliger-decline-bonus = No bonus
kniffeliger-trick = { $bonus ->
    [steal] 🫳 Steal
    [freeze] ❄ Freeze
    [crossout] ❌ Cross out
    [shift] 🔄 Shift sheets
   *[exchange] 🔀 Exchange
}
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
kniffeliger-log-crossed = { $name } crosses out { $box } ({ $dice })
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
