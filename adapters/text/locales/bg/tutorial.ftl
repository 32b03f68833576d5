# Въведенията: кратки страници, всяка до картинка с пример. Стойностите идват от самия пример.

button-full-rules = Всички правила
tutorial-name = { $seat ->
    [0] Ана
    [1] Боян
    [2] Цвета
    [3] Дани
    [4] Ева
   *[5] Филип
}

# Santase.
santase-tutorial-goal = Сантасе: за какво става дума
santase-tutorial-goal-1 = Двама играчи. Всяко раздаване е състезание до 66 точки, които събираш с взятки и двойки.
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
santase-tutorial-follow-1 = Щом тестето свърши или някой го затвори, никой не тегли и трябва да отговаряш на боята.
santase-tutorial-follow-2 = Тук { $leader } затвори и излезе с { $led }. { $name } може да отговори само със светлите карти: { $playable }
santase-tutorial-follow-3 = Който няма от боята, цака с коз, а без коз играе каквото има.
santase-tutorial-before = Преди да излезеш
santase-tutorial-before-1 = Двойка: поп и дама от една боя носят 20 точки, в коз 40, и излизаш с едната карта. { $name } вече има { $points } точки от това.
santase-tutorial-before-2 = Деветката за { $turned }: козовата деветка се сменя с отворената карта.
santase-tutorial-before-3 = Затваряне: никой вече не тегли. Добро е със силна ръка и скъпо, ако не успееш.
santase-tutorial-before-4 = Обяви 66: натисни го щом имаш 66 точки и раздаването е твое. Броиш си наум.
santase-tutorial-score = Игрите
santase-tutorial-score-1 = Спечелено раздаване носи 1 игра, 2 ако другият е под 33 точки, 3 ако няма нито една взятка.
santase-tutorial-score-2 = Тук { $loser } обяви 66 само с { $points } точки. Затова раздаването е за { $winner } и носи { $worth }.
santase-tutorial-score-3 = Мачът е до { $target } игри.

# Truco.
truco-tutorial-goal = Truco: за какво става дума
truco-tutorial-goal-1 = Два отбора; партньорите седят един срещу друг. Всеки получава три карти, значи ръката има три рунда и два я печелят.
truco-tutorial-goal-2 = Ръката струва 1 точка или повече, ако някой викне truco. Мачът е до { $target } точки.
truco-tutorial-goal-3 = Когато си на ход, натискаш картата, която искаш. Играе се обратно на часовника.
truco-tutorial-cards = Картите
truco-tutorial-cards-1 = От слаба към силна: 4 5 6 7 Q J K A 2 3. Боята няма значение.
truco-tutorial-cards-2 = Една карта се обръща, това е vira. Следващата по сила е manilha и бие всичко. Тук vira е { $vira }, затова това са manilha, от ниска към висока: { $manilhas }
truco-tutorial-cards-3 = Който държи { $card }, има най-добрата карта изобщо.
truco-tutorial-round = Един рунд
truco-tutorial-round-1 = Всеки играе по една карта, която поиска. Най-силната печели за отбора си.
truco-tutorial-round-2 = Тук { $winner } печели с { $card }, manilha, и започва следващия рунд. Рундът е за { $team }.
truco-tutorial-round-3 = Ако противници имат еднаква най-силна карта, рундът е равен. От втория рунд може да скриеш карта: обърната не се брои.
truco-tutorial-calls = Truco!
truco-tutorial-calls-1 = Преди картата си може да викаш. { $caller } викна truco: ръката да струва { $worth } вместо { $now }. { $name } трябва да отговори.
truco-tutorial-calls-2 = Приемаш: играете за { $worth }. Отказваш: който е викнал, взима веднага { $now }. Seis: приемаш и искаш { $next }.
truco-tutorial-calls-3 = След seis идват nove (9) и doze (12). Може да викаш и със слаби карти: блъфът е половината игра.
truco-tutorial-score = Точките
truco-tutorial-score-1 = Тук truco беше прието и { $team } взеха два рунда: { $worth } точки.
truco-tutorial-score-2 = С 11 точки идва mão de onze: отборът вижда картите на партньорите и решава да играе за 3 или да остави 1 на другите.
truco-tutorial-score-3 = Мачът е до { $target }. При 11 на 11 никой не вижда карта: това е mão de ferro.

# 61.
sixty-one-tutorial-goal = 61: за какво става дума
sixty-one-tutorial-goal-1 = Шестима в два отбора: { $ours } срещу { $theirs }. Взимате взятки с карти, които носят точки.
sixty-one-tutorial-goal-2 = Първият отбор с { $target } точки печели, веднага.
sixty-one-tutorial-goal-3 = Когато си на ход, натискаш една от трите си карти; след всяка взятка всички теглят по една нова.
sixty-one-tutorial-cards = Картите
sixty-one-tutorial-cards-1 = От силна към слаба: A K Q J 7 6 5 4 3.
sixty-one-tutorial-cards-2 = Носят: асо 11, седмица 10, поп 4, вале 3, дама 2, другите нищо. В тази ръка има { $points } точки: { $cards }
sixty-one-tutorial-cards-3 = Картата под тестето определя коза, тук { $suit }. Козът бие всяка друга боя.
sixty-one-tutorial-follow = Отговаряне на боята
sixty-one-tutorial-follow-1 = { $leader } излезе с { $led }. Който има { $suit }, трябва да я играе, затова { $name } избира само от светлите карти: { $playable }
sixty-one-tutorial-follow-2 = Който няма, може да играе всяка карта, и коз.
sixty-one-tutorial-trick = Една взятка
sixty-one-tutorial-trick-1 = { $winner } взима взятката с { $card }, единствения коз: { $points } точки за { $team }.
sixty-one-tutorial-trick-2 = Без коз печели най-силната карта от изиграната боя.
sixty-one-tutorial-trick-3 = Който е взел, сега излиза и продължава да излиза, докато отборът печели, който и от него да взима.
sixty-one-tutorial-score = Точки и наказания
sixty-one-tutorial-score-1 = Точките се броят щом взятката е взета. След първата { $team } има { $points } от нужните { $target }.
sixty-one-tutorial-score-2 = Който загуби мача, дава наказателни карти: първо четири десетки, после четири деветки, четири осмици и накрая двойката.
sixty-one-tutorial-score-3 = Те остават на масата, за да се вижда кой дължи реванш.

# Thurf.
thurf-tutorial-goal = Thurf: за какво става дума
thurf-tutorial-goal-1 = Два отбора, тук { $ours } срещу { $theirs }. Един избира боята thurf; после всички играят за ookulu в pattu.
thurf-tutorial-goal-2 = Раздаващият отбор трябва да изчисти оставащите си игри. Който трябва да раздава в края на мача, е загубил.
thurf-tutorial-goal-3 = Раздава се и се играе обратно на часовника. Когато си на ход, натискаш карта или обаждане.
thurf-tutorial-cards = Картите
thurf-tutorial-cards-1 = В thurf, от силна към слаба: J 9 A K Q 10. В другите бои: A K Q J 10 9.
thurf-tutorial-cards-2 = В thurf носят J 20, 9 14, A 11, 10 10, K 3, Q 2. В другите бои A 11, 10 10, K 3, Q 2, J 1.
thurf-tutorial-cards-3 = С { $sign } { $suit } като thurf тази ръка се реди така, от силна към слаба, първо thurf: { $cards }
thurf-tutorial-calls = Обажданията
thurf-tutorial-calls-1 = С първите си карти казваш aata, ако искаш да избереш thurf, kotu, ако сам ще вземеш всяко pattu, или пас. { $name } каза aata и избра { $sign } { $suit }.
thurf-tutorial-calls-2 = Другият отбор проваля играта с { $enough } ookulu, с две тестета 95. Ако вярва в това, казва addu: играта се брои ×2.
thurf-tutorial-calls-3 = Обявилите могат да отговорят shartu (×4), а другите още веднъж pai-shartu (×8). После се раздава останалото.
thurf-tutorial-follow = Какво може да се играе
thurf-tutorial-follow-1 = Изиграна е { $led }, а върху нея лежи { $best }, thurf. { $name } може да играе само светлите карти, { $playable }, защото { $low } е по-слаб thurf.
thurf-tutorial-follow-2 = Отговаряш на боята или играеш thurf, но не по-слаб от този на масата, освен ако нямаш друго.
thurf-tutorial-follow-3 = Ако се излезе с thurf, трябва да играеш thurf. Без изиграната боя си свободен.
thurf-tutorial-pattu = Едно pattu
thurf-tutorial-pattu-1 = { $winner } взима това pattu с { $card }: { $points } ookulu за отбора.
thurf-tutorial-pattu-2 = Печели най-силният thurf, без thurf най-силната карта от изиграната боя. Който вземе, излиза след това.
thurf-tutorial-pattu-3 = Можеш да гледаш взетото от твоя отбор, никога това на другите.
thurf-tutorial-score = Оставащи игри
thurf-tutorial-score-1 = { $team } спечелиха тази игра. Оставащите игри на раздаващия отбор ({ $dealers }) се променят с { $change }: сега са { $pending }.
thurf-tutorial-score-2 = В началото бяха { $seats }. Победата сваля, загубата добавя; addu и kotu умножават това.
thurf-tutorial-score-3 = При 0 раздаването минава надясно, при другия отбор.

# Kniffeliger.
kniffeliger-tutorial-goal = Kniffeliger: за какво става дума
kniffeliger-tutorial-goal-1 = Всеки има лист с { $boxes } полета. На всеки ход хвърляш пет зара и попълваш едно поле.
kniffeliger-tutorial-goal-2 = Когато всички листове са пълни, печелят най-многото точки.
kniffeliger-tutorial-goal-3 = Има и мръсни номера: кражба, замразяване, зачеркване, местене и размяна.
kniffeliger-tutorial-turn = Един ход
kniffeliger-tutorial-turn-1 = Натисни „Хвърли“. После натисни заровете, които задържаш, и хвърли останалите; общо три хвърляния.
kniffeliger-tutorial-turn-2 = Тук са задържани { $kept }: още един от двата вида прави „{ $house }“.
kniffeliger-tutorial-turn-3 = Може да спреш и по-рано. Накрая натискаш поле, за да го попълниш, или зачеркваш едно с 0.
kniffeliger-tutorial-boxes = Полетата
kniffeliger-tutorial-boxes-1 = От единици до шестици се броят заровете с това число. { $second } има три четворки: { $fours } { $fours_points }.
kniffeliger-tutorial-boxes-2 = Три и четири еднакви и шанс броят петте зара. Фул 25, малка кента 30, голяма кента 40, пет еднакви 50.
kniffeliger-tutorial-boxes-3 = { $first } има { $house } { $house_points }. Всяко поле се попълва веднъж; на бутоните пише колко носят заровете ти.
kniffeliger-tutorial-bonus = Бонус зарът
kniffeliger-tutorial-bonus-1 = { $name } попълни поле с { $dice }. Сборът е { $sum }, дели се на пет: за това има бонус зар.
kniffeliger-tutorial-bonus-2 = Той носи кражба, замразяване, зачеркване, местене, размяна или нещо по избор. Използва се в следващ ход.
kniffeliger-tutorial-bonus-3 = Кражбата взима точки от чужд лист, замразяването заключва поле за един ход, зачеркването го затваря завинаги.
kniffeliger-tutorial-bonus-4 = Местенето праща всички листове нататък, размяната сменя два от тях.
kniffeliger-tutorial-score = Резултатът
kniffeliger-tutorial-score-1 = { $name } има { $points } точки, а бонус зарът донесе: { $bonus }.
kniffeliger-tutorial-score-2 = Всички виждат бонусите на другите. Неизползваните до края се губят.
kniffeliger-tutorial-score-3 = При равни точки победата се дели. Вариантът Kniffel е същото без номера.
