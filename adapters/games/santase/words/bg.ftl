# Santase: the words of the game. Cards come written ("Q♥"), suits with sign and name.

santase-name = Сантасе
santase-pitch = Двама играчи, 24 карти: стигни пръв до 66.
santase-how-1 = Взимаш взятки и обявяваш анонси (поп и дама от една боя), докато събереш 66 точки. Всяко спечелено раздаване носи от 1 до 3 игри.
santase-how-2 = Асо 11, десетка 10, поп 4, дама 3, вале 2, деветка 0. Докато има карти за теглене, играеш каквото искаш; после отговаряш на боята.
santase-end-result = Тогава печели който води по игри; при равен брой е наравно. Това раздаване не се брои.

# Rule sets and options.
santase-preset-one = Първи вариант
santase-preset-one-about = до 11; 66 обявяваш ти, точките не се показват
santase-preset-two = Втори вариант
santase-preset-two-about = до 10; при 66 раздаването свършва, деветката сменят и двамата
santase-preset-three = Трети вариант
santase-preset-three-about = до 11; при 66 раздаването свършва, провалено затваряне струва 3
santase-preset-bulgarian = Български
santase-preset-bulgarian-about = до 11; обявяваш 66, качваш, ако можеш, 10 за последната взятка, после печели по-големият сбор
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
santase-option-marriage_after_trick-name = Анонси
santase-option-marriage_after_trick = { $value ->
    [yes] анонси след първата взятка
   *[no] анонси от първия ход
}

# The table.
santase-talon-open = Коз: { $sign } { $suit }. Под талона е { $card }; { $count ->
    [one] остава { $count } карта
   *[other] остават { $count } карти
} за теглене.
santase-talon-closed = Коз: { $sign } { $suit }. 🔒 { $name } затвори талона ({ $count ->
    [one] { $count } карта
   *[other] { $count } карти
}, отдолу { $card }): отговаряй на боята.
santase-talon-empty = Коз: { $sign } { $suit }. Талонът свърши: отговаряй на боята.
santase-led = { $name } излезе с { $card }.
santase-you-led = Ти излезе с { $card }.
santase-last-trick = Последна взятка: { $leader } { $led }, { $other } { $answer } – взе я { $winner }.
santase-marriages = Анонси: { $entries }
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
santase-marry-spoken = обяви анонс { $suit } за { $points }
santase-exchange = Деветката за { $card }
santase-exchange-spoken = Деветката за { $card }: смени козовата деветка
santase-close = Затвори талона
santase-declare = Обяви 66
santase-give = Предай раздаването

# The log.
santase-log-dealt = Раздаване { $deal }: { $name } раздаде. Обърната е { $card }, коз е { $suit }.
santase-log-played = { $name }: { $card }
santase-log-taken = { $name } взима { $cards }
santase-log-married = { $name } обявява поп и дама { $suit } { $sign }: { $points }
santase-log-exchanged = { $name } сменя { $nine } за { $card }
santase-log-closed = { $name } затваря талона
santase-log-declared = { $name } обявява 66
santase-log-gave = { $name } предава раздаването
santase-deal-level = Раздаване { $deal }: никой не обяви 66 и точките са равни ({ $counted }): никой не печели. Игри: { $entries }
santase-deal-ended = Раздаване { $deal }: { $reason ->
    [declared] { $winner } обяви 66 и ги има
    [misdeclared] { $loser } обяви 66 твърде рано
    [reached] { $winner } стигна 66
    [failed-close] { $loser } затвори и не успя
    [counted] { $winner } затвори и успя
    [given] { $loser } предаде раздаването
    [total] никой не обяви и { $winner } има повече точки
   *[last-trick] { $winner } взе последната взятка
} ({ $counted }). { $winner } печели { $worth } { $worth ->
    [one] игра
   *[other] игри
}. Общо игри: { $entries }
santase-log-won = { $name } печели мача с { $mine } на { $yours }!
santase-log-drawn = Мачът завършва наравно, { $mine } на { $yours }.

# Hints for a first game.
santase-hint-open = Още има карти за теглене, затова може всяка карта: не е нужно да отговаряш на боята.
santase-hint-head = Трябва да отговориш и да качиш { $card }: с по-силна { $sign } { $suit }.
santase-hint-trump = Нямаш { $sign } { $suit }, затова трябва да цакаш с коз.
santase-hint-neither = Нямаш нито { $sign } { $suit }, нито коз: може всяка карта, но няма да вземе.
santase-hint-married = Анонсът е обявен: сега излез с { $lead ->
    [queen] дамата.
   *[either] попа или дамата.
}
santase-hint-marry = Анонс: поп и дама от една боя носят веднага 20, в коз 40. После излизаш с едната от двете карти.
santase-hint-exchange = Смяна: даваш козовата деветка и взимаш { $card }, по-силен коз.
santase-hint-close = Затваряне: никой вече не тегли и двамата отговаряте на боята. Само ако 66 са ти сигурни.
santase-hint-declare = { $enough ->
    [yes] Имаш { $points }: обяви 66 и раздаването е твое.
   *[no] Имаш { $points } от 66: ако обявиш сега, губиш раздаването.
}

# The tutorial: short pages, each beside a picture of an example. The values come from the example itself.
santase-tutorial-goal = Сантасе: за какво става дума
santase-tutorial-goal-1 = Двама играчи. Всяко раздаване е състезание до 66 точки, които събираш с взятки и анонси.
santase-tutorial-goal-2 = Спечелено раздаване носи от 1 до 3 игри. Който пръв събере { $target }, печели мача.
santase-tutorial-goal-3 = Отворената карта определя коза. Когато си на ход, натискаш карта под ръката си и това е ходът ти.
santase-tutorial-cards = Картите
santase-tutorial-cards-1 = От силна към слаба: A 10 K Q J 9. Внимавай с десетката: само асото е по-силно.
santase-tutorial-cards-2 = Във взятката носят: асо 11, десетка 10, поп 4, дама 3, вале 2, деветка нищо.
santase-tutorial-cards-3 = Козът бие всички други бои, колкото и да е слаб.
santase-tutorial-trick = Една взятка
santase-tutorial-trick-1 = { $leader } излезе с { $led }. { $winner } отговори с { $answer }, коз, и взима двете карти: { $points } точки.
santase-tutorial-trick-2 = Без коз печели по-силната карта от изиграната боя.
santase-tutorial-trick-3 = После двамата теглят по карта, първо който е взел; той и излиза. Докато има карти за теглене, отговаряш с каквото искаш.
santase-tutorial-follow = Кога се отговаря на боята
santase-tutorial-follow-1 = Щом талонът свърши или някой го затвори, никой не тегли и трябва да отговаряш на боята.
santase-tutorial-follow-2 = Тук { $leader } затвори и излезе с { $led }. { $name } може да отговори само със светлите карти: { $playable }
santase-tutorial-follow-3 = Който няма от боята, цака с коз, а без коз играе каквото има.
santase-tutorial-follow-4-heading = На тази маса се и качва: ако можеш, биеш изиграната карта от същата боя.
santase-tutorial-before = Преди да излезеш
santase-tutorial-before-1 = Анонс: поп и дама от една боя носят 20 точки, в коз 40, и излизаш с едната карта. { $name } вече има { $points } точки от това.
santase-tutorial-before-1-queen = Анонс: поп и дама от една боя носят 20 точки, в коз 40, и излизаш с дамата. { $name } вече има { $points } точки от това.
santase-tutorial-before-2 = Деветката за { $turned }: козовата деветка се сменя с отворената карта.
santase-tutorial-before-3 = Затваряне: никой вече не тегли. Добро е със силна ръка и скъпо, ако не успееш.
santase-tutorial-before-4 = Обяви 66: натисни го щом имаш 66 точки и раздаването е твое. Броиш си наум.
santase-tutorial-before-5-plain = Нищо от това не става в първата взятка.
santase-tutorial-before-5-later = Анонси се правят чак след първата взятка.
santase-tutorial-score = Игрите
santase-tutorial-score-1 = Спечелено раздаване носи 1 игра, 2 ако другият е под 33 точки, 3 ако няма нито една взятка.
santase-tutorial-score-1-reaching = Който стигне 66, печели раздаването веднага: 1 игра, 2 при най-много 30 точки на загубилия, 3 при нула.
santase-tutorial-score-2 = Тук { $loser } обяви 66 само с { $points } точки. Затова раздаването е за { $winner } и носи { $worth }.
santase-tutorial-score-3 = Мачът е до { $target } игри.
santase-tutorial-score-4-total = Ако никой не е обявил, последната взятка носи още 10 и печели по-големият сбор.
