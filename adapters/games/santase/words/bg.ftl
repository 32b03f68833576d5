# Santase: the words of the game. Cards come written ("Q♥"), suits with sign and name.

santase-name = Сантасе
santase-how-1 = Взимаш взятки и обявяваш двойки (поп и дама от една боя), докато събереш 66 точки. Всяко спечелено раздаване носи от 1 до 3 игри.
santase-how-2 = Асо 11, десетка 10, поп 4, дама 3, вале 2, деветка 0. Докато има карти за теглене, играеш каквото искаш; после отговаряш на боята.

# Rule sets and options.
santase-preset-one = Първи вариант
santase-preset-one-about = до 11; 66 обявяваш ти, точките не се показват
santase-preset-two = Втори вариант
santase-preset-two-about = до 10; при 66 раздаването свършва, деветката сменят и двамата
santase-preset-three = Трети вариант
santase-preset-three-about = до 11; при 66 раздаването свършва, провалено затваряне струва 3
santase-preset-bulgarian = Български
santase-preset-bulgarian-about = до 11; обявяваш 66, качваш, ако можеш, 10 за последната взятка
santase-option-target-name = До колко се играе
santase-option-target = до { $value } { $value ->
    [one] игра
   *[other] игри
}
santase-option-must_head-name = Качване
santase-option-must_head = { $value ->
    [yes] качваш, ако можеш
   *[no] без задължително качване
}

# The table.
santase-talon-open = Коз: { $sign } { $suit }. Под тестето е { $card }; { $count ->
    [one] остава { $count } карта
   *[other] остават { $count } карти
} за теглене.
santase-talon-closed = Коз: { $sign } { $suit }. 🔒 { $name } затвори тестето ({ $count ->
    [one] { $count } карта
   *[other] { $count } карти
}, отдолу { $card }): отговаряй на боята.
santase-talon-empty = Коз: { $sign } { $suit }. Тестето свърши: отговаряй на боята.
santase-led = { $name } излезе с { $card }.
santase-you-led = Ти излезе с { $card }.
santase-last-trick = Последна взятка: { $leader } { $led }, { $other } { $answer } – взе я { $winner }.
santase-marriages = Обявени двойки: { $entries }
santase-marriage-entry = { $name } { $suit } { $points }
santase-tricks = Взятки: { $entries }
santase-points = Точки: { $entries }
santase-own-points = Имаш { $points } { $points ->
    [one] точка
   *[other] точки
} в това раздаване.
santase-score = Игри, до { $target }: { $entries }

# Buttons.
santase-marry = { $points ->
    [40] Четирийсет
   *[other] Двайсет
} { $suit }
santase-marry-spoken = обяви двойка { $suit } за { $points }
santase-exchange = Деветката за { $card }
santase-exchange-spoken = смени козовата деветка за { $card }
santase-close = Затвори тестето
santase-declare = Обяви 66

# The log.
santase-log-dealt = Раздаване { $deal }: { $name } раздаде. Обърната е { $card }, коз е { $suit }.
santase-log-played = { $name }: { $card }
santase-log-taken = { $name } взима { $cards }
santase-log-married = { $name } обявява поп и дама { $suit } { $sign }: { $points }
santase-log-exchanged = { $name } сменя { $nine } за { $card }
santase-log-closed = { $name } затваря тестето
santase-log-declared = { $name } обявява 66
santase-deal-ended = Раздаване { $deal }: { $reason ->
    [declared] { $winner } обяви 66 и ги има
    [misdeclared] { $loser } обяви 66 твърде рано
    [reached] { $winner } стигна 66
    [failed-close] { $loser } затвори и не успя
    [counted] { $winner } затвори и успя
   *[last-trick] { $winner } взе последната взятка
} ({ $counted }). { $winner } печели { $worth } { $worth ->
    [one] игра
   *[other] игри
}. Общо игри: { $entries }
santase-log-won = { $name } печели мача с { $mine } на { $yours }!
