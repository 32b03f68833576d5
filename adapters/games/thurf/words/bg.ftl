# Thurf: the words of the game. Aata, kotu, addu, shartu, pai-shartu, thurf, pattu and ookulu stay themselves.

thurf-name = Thurf
thurf-pitch = Обяви aata, избери боята и спри другия отбор.
thurf-how-1 = Два отбора. Който е пръв по ред с „aata“, избира боята thurf; другият отбор гледа да събере достатъчно точки (ookulu), за да го провали.
thurf-how-2 = Thurf: J 20, 9 14, A 11, 10 10, K 3, Q 2, от силна към слаба J 9 A K Q 10. Другите бои: A 11, K 3, Q 2, J 1, 10 10, от силна към слаба A K Q J 10 9.
thurf-end-result = { $scoreboard ->
    [manual] Тогава победител не се посочва: показват се спечелените игри, а останалото е на вашето табло.
   *[auto] Тогава губи отборът, който раздава; преди да е завършена първата игра, е наравно.
}

thurf-call = { $call ->
    [aata] aata
    [kotu] kotu
    [addu] addu
    [shartu] shartu
    [pai-shartu] pai-shartu
    [withdrawn] отказ
   *[pass] пас
}

# Rule sets and options.
thurf-preset-standard = Стандартни
thurf-preset-standard-about = шест игри; таблото се води само
thurf-preset-memory = По памет
thurf-preset-memory-about = шест игри; взетото pattu се скрива, щом започне следващото
thurf-option-games-name = Колко игри
thurf-option-games = { $value ->
    [0] докато мнозинството спре
    [one] { $value } игра
   *[other] { $value } игри
}
thurf-option-kotu_factor-name = Колко струва kotu
thurf-option-kotu_factor = { $value ->
    [1] kotu се брои веднъж
    [2] kotu се брои двойно
   *[other] kotu се брои по { $value }
}
thurf-option-play_out-name = При загубено pattu в kotu
thurf-option-play_out = { $value ->
    [yes] загубено kotu се доиграва
   *[no] загубено kotu свършва веднага
}
thurf-option-scoreboard-name = Табло
thurf-option-scoreboard = { $value ->
    [manual] вие водите таблото
   *[auto] таблото се води само
}
thurf-option-log-name = Дневник
thurf-option-log = { $value ->
    [clear] нов дневник за всяка игра
    [last] дневник за две pattu
   *[keep] целият дневник
}

# The table.
thurf-dealer = { $games ->
    [0] Игра { $game }.
   *[other] Игра { $game } от { $games }.
} { $name } раздава ↺ (обратно на часовника).
thurf-pause = Следващата игра започва, когато всички искат.
thurf-calls = Обяви: { $entries }
thurf-calls-entry = { $name } { $call }
thurf-chosen = ★ { $name } избира боята thurf{ $kind ->
    [kotu] { " " }и играе kotu.
    [must] , защото в три раздавания никой не пожела.
   *[aata] .
}
thurf-declared = ★ { $name } обяви: thurf е { $sign } { $suit }.
thurf-declared-kotu = ★ { $name } играе kotu, без отбора си: thurf е { $sign } { $suit }.
thurf-stake = Залог ×{ $stake }: { $entries }
thurf-now = Pattu: { $entries }
thurf-play-entry = { $name } { $card }
thurf-last-pattu = Последно pattu: { $entries } → { $winner }
thurf-taken = Взети pattu: { $entries }
thurf-closed = Закрити карти: { $entries }
thurf-own-points = Отборът ти има { $points } ookulu.
thurf-own-pattus = Pattu на твоя отбор:
thurf-own-pattu = { $number }. { $cards } ({ $name })
thurf-sits-out = Този път почиваш: { $name } играе kotu.

# The scoreboard.
thurf-dealing = { $team } раздават, висящи игри: { $pending }
thurf-dealing-manual = Вашето табло: { $team } раздават ({ $name }), висящи игри: { $pending }
thurf-changes = Промени: { $entries }
thurf-change = { $change } → { $pending }
thurf-change-passed = { $change } → { $team } { $pending }
thurf-won = Спечелени игри: { $entries }

# Buttons.
thurf-look = Нашите pattu ({ $count })
thurf-aata = Aata
thurf-kotu = Kotu (без отбора)
thurf-pass = Пас
thurf-withdraw = Отказвам се
thurf-suit = Thurf { $sign }
thurf-suit-spoken = избери { $suit } за thurf
thurf-raise = { $call ->
    [addu] Addu (×2)
    [shartu] Shartu (×4)
   *[pai-shartu] Pai-shartu (×8)
}
thurf-next = Следваща игра
thurf-stop = Спри мача
thurf-set-dealer = Раздава място { $seat }
thurf-set-team = Да раздава другият отбор
thurf-set-pending = Висящи: { $count }
thurf-menu-dealer = Кой раздава
thurf-menu-pending = Висящи игри

# The log.
thurf-log-dealt = Игра { $game }, раздаване { $deal }: { $name } раздава по { $each } карти ↺ { $order }
thurf-log-called = { $name }: { $call }
thurf-log-withdrew = { $name } се отказва
thurf-log-chosen = { $name } избира боята thurf{ $kind ->
    [kotu] { " " }(kotu)
    [must] , защото в три раздавания никой не пожела
   *[aata] { "" }
}
thurf-log-thrown-in = Никой не обявява: картите се събират и { $name } раздава пак.
thurf-log-named = ★ { $name } обявява { $sign } { $suit } за thurf
thurf-log-named-kotu = ★ { $name } играе kotu с { $sign } { $suit } за thurf
thurf-log-raised = { $name }: { $call }! Залогът е ×{ $stake }
thurf-log-held = { $name } не вдига залога
thurf-log-began = { $each ->
    [0] Излиза { $name }.
   *[other] { $dealer } раздава още по { $each } карти ↺. Излиза { $name }.
}
thurf-log-played = { $name }: { $card }
thurf-log-taken = → { $name } взима това pattu: { $cards }
thurf-game-ended = Игра { $game }: { $reason ->
    [kotu-made] { $declarer } взе всички pattu без чужда помощ
    [kotu-lost] { $declarer } загуби pattu в kotu
    [made] { $declarer } изкара обявеното
   *[lost] { $declarer } не изкара обявеното
} ({ $counted }), залог ×{ $worth }. { $team } печелят играта.
thurf-game-board = Висящи игри на { $team }: { $change }, сега { $pending }.
thurf-game-passed = Висящи игри на { $team }: { $change }. Сега раздава { $name }, висящи: { $pending }.
thurf-log-answered = { $answer ->
    [stop] { $name } предлага да спрем
   *[next] { $name } иска следващата игра
}
thurf-log-board = { $name } нагласи таблото: раздава { $dealer }, висящи игри { $pending }
thurf-log-won = { $team } печелят мача: другите са наред да раздават. Спечелени игри: { $entries }
thurf-log-over = Игрите свършиха. Кой печели, пише на вашето табло. Спечелени игри: { $entries }

# Hints for a first game.
thurf-hint-aata = Aata: ти избираш боята thurf. Другият отбор я проваля с { $points } ookulu.
thurf-hint-kotu = Kotu: играеш без отбора си и трябва да вземеш всяко pattu. Брои се ×{ $factor }.
thurf-hint-pass = Пас: оставяш боята на другите.
thurf-hint-change = Още можеш да смениш отговора си, докато всички отговорят.
thurf-hint-must = Три раздавания никой не обяви, затова трябва да избереш боя.
thurf-hint-name = Най-добрата ти боя май е { $sign } { $suit }. Като thurf най-силни са J и 9.
thurf-hint-withdraw = Отказ: обявата ти отпада и питаме следващия по ред.
thurf-hint-raise = С { $call } тази игра се брои ×{ $stake }, който и да я спечели.
thurf-hint-raise-next = После другият отбор може да отговори с { $call }: ×{ $stake }.
thurf-hint-hold = Пас: от теб остава ×{ $stake }.
thurf-hint-next = Следваща игра: започва щом всички искат.
thurf-hint-stop = Край: мачът спира, когато повече от половината го искат.
thurf-hint-board = Таблото водите вие: преди да продължите, нагласете кой раздава и висящите игри.
thurf-hint-lead = Thurf е { $sign } { $suit } и бие всички други бои.
thurf-hint-led = Изиграха thurf, затова трябва да дадеш thurf.
thurf-hint-none = Изиграха thurf, а ти нямаш: може всяка карта.
thurf-hint-low = Thurf под { $card } тук не е позволен, докато имаш нещо друго.
thurf-hint-either = Отговори с { $sign } { $suit } или играй thurf: и двете може.

# The tutorial: short pages, each beside a picture of an example. The values come from the example itself.
thurf-tutorial-goal = Thurf: за какво става дума
thurf-tutorial-goal-1 = Два отбора, тук { $ours } срещу { $theirs }. Един избира боята thurf; после всички играят за ookulu в pattu.
thurf-tutorial-goal-2 = Раздаващият отбор трябва да изчисти висящите си игри. Който трябва да раздава в края на мача, е загубил.
thurf-tutorial-goal-2-manual = Раздаващият отбор трябва да изчисти висящите си игри. На тази маса вие водите сметката; ботът казва как е свършила всяка игра.
thurf-tutorial-goal-3 = Раздава се и се играе обратно на часовника. Когато си на ход, натискаш карта или обява.
thurf-tutorial-goal-4-open = Този мач няма последна игра: между две игри всички казват дали продължават, решават повечето хора.
thurf-tutorial-cards = Картите
thurf-tutorial-cards-1 = В thurf, от силна към слаба: J 9 A K Q 10. В другите бои: A K Q J 10 9.
thurf-tutorial-cards-2 = В thurf носят J 20, 9 14, A 11, 10 10, K 3, Q 2. В другите бои A 11, 10 10, K 3, Q 2, J 1.
thurf-tutorial-cards-3 = С { $sign } { $suit } като thurf тази ръка се реди така, от силна към слаба, първо thurf: { $cards }
thurf-tutorial-calls = Обявите
thurf-tutorial-calls-1 = С първите си карти казваш aata, ако искаш да избереш thurf, kotu, ако ще вземеш всяко pattu без отбора си, или пас. { $name } каза aata и избра { $sign } { $suit }.
thurf-tutorial-calls-2 = Другият отбор проваля играта с { $enough } ookulu, с две тестета 95. Ако вярва в това, казва addu: играта се брои ×2.
thurf-tutorial-calls-3 = Обявилите могат да отговорят shartu (×4), а другите още веднъж pai-shartu (×8). После се раздава останалото.
thurf-tutorial-follow = Какво може да се играе
thurf-tutorial-follow-1 = Изиграна е { $led }, а върху нея лежи { $best }, thurf. { $name } може да играе само светлите карти, { $playable }, защото { $low } е по-слаб thurf.
thurf-tutorial-follow-2 = Отговаряш на боята или играеш thurf, но не по-слаб от този на масата, освен ако нямаш друго.
thurf-tutorial-follow-3 = Ако се излезе с thurf, трябва да играеш thurf. Без изиграната боя играеш каквото искаш.
thurf-tutorial-pattu = Едно pattu
thurf-tutorial-pattu-1 = { $winner } взима това pattu с { $card }: { $points } ookulu за отбора.
thurf-tutorial-pattu-2 = Печели най-силният thurf, без thurf най-силната карта от изиграната боя. Който вземе, излиза след това.
thurf-tutorial-pattu-3 = Можеш да гледаш взетото от твоя отбор, никога това на другите.
thurf-tutorial-pattu-4-memory = На тази маса се помни: взетото от другите се скрива, щом започне следващото pattu.
thurf-tutorial-score = Висящи игри
thurf-tutorial-score-1 = { $team } спечелиха тази игра. Висящите игри на раздаващия отбор ({ $dealers }) се променят с { $change }: сега са { $pending }.
thurf-tutorial-score-2 = В началото бяха { $seats }. Победата сваля, загубата добавя; addu и kotu умножават това.
thurf-tutorial-score-3 = При 0 раздаването минава надясно, при другия отбор.

# On pictures.
thurf-picture-pending = Висящи
thurf-picture-dealing = раздават · висящи игри: { $pending }
thurf-picture-games = { $games ->
    [0] Изиграни игри: { $game }
   *[other] Изиграни игри: { $game } от { $games }
}
thurf-picture-change = Висящи игри след последната игра: { $pending } ({ $change })
thurf-picture-won = Игри
thurf-picture-last = Последна игра
thurf-picture-stake = Залог
thurf-picture-alt-declarer = обяви
