# 61: the words of the game. Cards come written ("Q♥"), suits with sign and name.

sixty-one-name = 61
sixty-one-pitch = Два отбора по трима в надпревара до 61.
sixty-one-how-1 = Два отбора по трима: взимате взятки с аса, седмици и картини. Печели отборът, който пръв събере { $target } точки.
sixty-one-how-2 = Асо 11, седмица 10, поп 4, вале 3, дама 2. Отговаряш на боята, ако можеш. Докато един отбор печели, излиза все същият играч.
sixty-one-end-result = { $hands ->
    [single] Тогава печели отборът, който води по точки
   *[other] Тогава печели отборът с повече спечелени игри, а ако са равни, с повече точки
}, при равен резултат е наравно и никой нищо не предава.

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
sixty-one-option-hands-name = Дължина на мача
sixty-one-option-hands = { $value ->
    [best3] две от три игри
    [best5] три от пет игри
    [till2] докато отбор предаде двойката си
   *[single] една игра
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
    [hand] загубена игра
   *[match] загубен мач
})
sixty-one-log-two = { $team } предава двойката ({ $reason ->
    [tie] след наравно
    [round] загубено раздаване
    [hand] загубена игра
   *[match] загубен мач
}), взима си всичко обратно и започва отначало
sixty-one-deal-ended = Край на раздаване { $deal }: { $entries } в него. Резултат: { $scores }
sixty-one-log-won = { $team } ({ $names }) печели мача с { $ours } на { $theirs }!
sixty-one-log-hand = { $team } печели тази игра, { $ours } на { $theirs }. Игри: { $entries }
sixty-one-hands = { $hands ->
    [best3] Игри, две от три:
    [best5] Игри, три от пет:
   *[till2] Игри, докато отбор предаде двойката си:
} { $entries }

# Hints for a first game.
sixty-one-hint-worth = Асо 11, седмица 10, поп 4, вале 3 и дама 2 се броят на отбора, който ги вземе.
sixty-one-hint-free-follow = На тази маса не се отговаря задължително: може всяка карта.
sixty-one-hint-tied = И двата отбора играха { $card }: така никой не взима взятката и { $points } точки чакат.
sixty-one-hint-ties = Твоята { $card } прави наравно: никой не взима взятката и точките чакат.
sixty-one-hint-needs = Точки, които не достигат за победа: твоят отбор { $ours }, другият { $theirs }.
sixty-one-hint-decides = { $side ->
    [ours] Ако твоят отбор вземе тази взятка, печели.
    [both] Който вземе тази взятка, печели.
   *[theirs] Ако другият отбор вземе тази взятка, печели.
}

# The tutorial: short pages, each beside a picture of an example. The values come from the example itself.
sixty-one-tutorial-goal = 61: за какво става дума
sixty-one-tutorial-goal-1 = Шестима в два отбора: { $ours } срещу { $theirs }. Взимате взятки с карти, които носят точки.
sixty-one-tutorial-goal-2 = Първият отбор с { $target } точки печели, веднага.
sixty-one-tutorial-goal-2-hands = Първият отбор с { $target } точки печели играта, веднага; на тази маса мачът е от няколко игри.
sixty-one-tutorial-goal-3 = Когато си на ход, натискаш една от трите си карти; след всяка взятка всички теглят по една нова.
sixty-one-tutorial-cards = Картите
sixty-one-tutorial-cards-1 = От силна към слаба: A K Q J 7 6 5 4 3.
sixty-one-tutorial-cards-1-seven = От силна към слаба: A 7 K Q J 6 5 4 3.
sixty-one-tutorial-cards-2 = Носят: асо 11, седмица 10, поп 4, вале 3, дама 2, другите нищо. В тази ръка има { $points } точки: { $cards }
sixty-one-tutorial-cards-3 = Картата под купчината определя коза, тук { $suit }. Козът бие всяка друга боя.
sixty-one-tutorial-follow = Отговаряне на боята
sixty-one-tutorial-follow-1 = { $leader } излезе с { $led }. Който има { $suit }, трябва да я играе, затова { $name } избира само от светлите карти: { $playable }
sixty-one-tutorial-follow-2 = Който няма, може да играе всяка карта, и коз.
sixty-one-tutorial-trick = Една взятка
sixty-one-tutorial-trick-1 = { $winner } взима взятката с { $card }, единствения коз: { $points } точки за { $team }.
sixty-one-tutorial-trick-2 = Без коз печели най-силната карта от изиграната боя.
sixty-one-tutorial-trick-3 = Който е взел, сега излиза и продължава да излиза, докато отборът печели, който и от него да взима.
sixty-one-tutorial-trick-4-tied = Тук има по две от всяка карта. Ако и двата отбора са играли най-силната, взятката е наравно и точките чакат следващия победител.
sixty-one-tutorial-trick-5-free = На тази маса не е задължително да се отговаря на боята.
sixty-one-tutorial-score = Точки и наказания
sixty-one-tutorial-score-1 = Точките се броят щом взятката е взета. След първата { $team } има { $points } от нужните { $target }.
sixty-one-tutorial-score-2 = Който загуби, предава наказателни карти: първо четири десетки, после четири деветки, четири осмици и накрая двойката.
sixty-one-tutorial-score-2-round = След всяко раздаване отборът с по-малко точки в него предава наказателни карти: първо четири десетки, после четири деветки, четири осмици и накрая двойката.
sixty-one-tutorial-score-3 = Те остават на масата, за да се вижда кой дължи реванш.

# On pictures.
sixty-one-picture-waiting = Чакат
sixty-one-picture-bank = Наказания на { $team }
sixty-one-picture-bank-none = –
sixty-one-picture-bank-line = { $bank }: { $cards }
sixty-one-picture-hands-of = { $points ->
    [one] { $points } игра
   *[other] { $points } игри
}
sixty-one-picture-alt-behind = отзад лежи { $rank }
