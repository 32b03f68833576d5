# 61: the words of the game. Cards come written ("Q♥"), suits with sign and name.

sixty-one-name = 61
sixty-one-how-1 = Два отбора по трима: взимате взятки с аса, седмици и картини. Печели отборът, който пръв събере 61 точки.
sixty-one-how-2 = Асо 11, седмица 10, поп 4, вале 3, дама 2. Отговаряш на боята, ако можеш. Докато един отбор печели, излиза все същият играч.

# Rule sets and options.
sixty-one-preset-classic = Класически
sixty-one-preset-classic-about = едно тесте от 36 карти, до 61 точки
sixty-one-preset-double = Две тестета
sixty-one-preset-double-about = 72 карти, до 121 точки; при еднакви карти взятката може да е наравно
sixty-one-option-decks-name = Тестета
sixty-one-option-decks = { $value ->
    [one] { $value } тесте
   *[other] { $value } тестета
}
sixty-one-option-target-name = До колко се играе
sixty-one-option-target = до { $value } { $value ->
    [one] точка
   *[other] точки
}
sixty-one-option-seven_high-name = Седмицата
sixty-one-option-seven_high = { $value ->
    [yes] седмицата е точно под асото
   *[no] седмицата е под валето
}
sixty-one-option-free_follow-name = Отговаряне на боята
sixty-one-option-free_follow = { $value ->
    [yes] без отговаряне на боята
   *[no] отговаряш на боята
}
sixty-one-option-punish_at-name = Наказателни карти
sixty-one-option-punish_at = { $value ->
    [round] наказание след всяко раздаване
   *[match] наказание след мача
}

# The table.
sixty-one-team = Отбор { $team ->
    [0] А
   *[1] Б
}
sixty-one-trumps = Коз: { $sign } { $suit }. Под купчината е { $card }; { $count ->
    [one] остава { $count } карта
   *[other] остават { $count } карти
} за теглене.
sixty-one-trumps-held = Коз: { $sign } { $suit }. Купчината свърши; { $card } е при { $name }.
sixty-one-trumps-empty = Коз: { $sign } { $suit }. Купчината свърши.
sixty-one-lead = Излиза { $name }.
sixty-one-on-table = На масата: { $entries }
sixty-one-entry = { $name } { $card }
sixty-one-last-trick = Последна взятка: { $entries } – взе я { $winner }.
sixty-one-last-tie = Последна взятка: { $entries } – наравно.
sixty-one-waiting = ⏳ { $points ->
    [one] { $points } точка чака
   *[other] { $points } точки чакат
} победителя в следващата взятка, който предава две наказателни карти.
sixty-one-bank = Наказания на { $team }: { $cards }
sixty-one-bank-empty = Наказания на { $team }: няма
sixty-one-bank-two = Наказания на { $team }: пак няма; двойката е зад { $name }
sixty-one-score = { $team } ({ $names }): { $score } от { $target }

# The log.
sixty-one-log-dealt = Раздаване { $deal }: { $name } раздаде. Обърната е { $card }, коз е { $suit }.
sixty-one-log-played = { $name }: { $card }
sixty-one-log-taken = { $name } взима взятката за { $team }: { $points }
sixty-one-log-collected = { $name } взима взятката за { $team }: { $points } и чакащите { $collected }
sixty-one-log-tied = Наравно, { $card } и от двете страни: { $points ->
    [one] { $points } точка чака
   *[other] { $points } точки чакат
}, общо { $waiting }
sixty-one-log-submitted = { $team } предава { $cards } ({ $reason ->
    [tie] след наравно
    [round] загубено раздаване
   *[match] загубен мач
})
sixty-one-log-two = { $team } предава двойката ({ $reason ->
    [tie] след наравно
    [round] загубено раздаване
   *[match] загубен мач
}), взима си всичко обратно и започва отначало
sixty-one-deal-ended = Край на раздаване { $deal }: { $entries } в него. Резултат: { $scores }
sixty-one-log-won = { $team } ({ $names }) печели мача с { $ours } на { $theirs }!
