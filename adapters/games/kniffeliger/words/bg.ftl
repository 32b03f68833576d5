# Kniffeliger: the words of the game. Dice come written ("⚅ 6").

kniffeliger-name = Kniffeliger
kniffeliger-pitch = Пет зара, тринайсет полета и мръсни номера.
kniffeliger-how-1 = Хвърляш пет зара до три пъти, задържаш каквото ти харесва и попълваш едно от тринайсетте си полета или записваш 0 в него. Печели който има най-много точки.
kniffeliger-how-2 = { $dirty_tricks ->
    [yes] Ако сборът на петте зара се дели на пет, бонус зарът може да ти донесе мръсен номер: кражба, замразяване, зачеркване, местене или размяна.
   *[no] Три и четири еднакви и шанс броят петте зара; фул 25, кентите 30 и 40, пет еднакви 50.
}
kniffeliger-end-result = Тогава печели който води, неколцина с равен брой заедно; ако всички са равни, е наравно.

# Rule sets and options.
kniffeliger-preset-kniffeliger = Kniffeliger
kniffeliger-preset-kniffeliger-about = с бонус зара и мръсните му номера
kniffeliger-preset-kniffel = Kniffel
kniffeliger-preset-kniffel-about = без номера; 35 за 63 в горните полета, 100 за всяко следващо „пет еднакви“
kniffeliger-option-dirty_tricks-name = Мръсни номера
kniffeliger-option-dirty_tricks = { $value ->
    [yes] с мръсни номера
   *[no] без мръсни номера
}
kniffeliger-option-bonus_odds-name = Шансове на бонус зара
kniffeliger-option-bonus_odds = { $value ->
    [catch-up] бонусът помага да наваксаш
   *[even] равни шансове за бонус
}
kniffeliger-option-upper_bonus-name = Бонус горе
kniffeliger-option-upper_bonus = { $value ->
    [yes] 35 за 63 в горните полета
   *[no] без бонус горе
}
kniffeliger-option-further_fives-name = Още пет еднакви
kniffeliger-option-further_fives = { $value ->
    [yes] 100 за още пет еднакви
   *[no] нищо за още пет еднакви
}
kniffeliger-option-joker-name = Жокер
kniffeliger-option-joker = { $value ->
    [yes] нови пет еднакви са жокер долу
   *[no] без жокер
}

# Boxes and bonuses.
kniffeliger-box = { $box ->
    [ones] Единици
    [twos] Двойки
    [threes] Тройки
    [fours] Четворки
    [fives] Петици
    [sixes] Шестици
    [three] Три еднакви
    [four] Четири еднакви
    [house] Фул
    [small] Малка кента
    [large] Голяма кента
    [kniffel] Kniffel
    [kniffeliger] Kniffeliger
   *[chance] Шанс
}
kniffeliger-bonus = { $bonus ->
    [steal] кражба
    [freeze] замразяване
    [crossout] зачеркване
    [shift] местене
    [exchange] размяна
   *[choice] по избор
}
kniffeliger-count = { $what } ×{ $count }

# The table.
kniffeliger-score = Точки: { $entries }
kniffeliger-round = Кръг { $deal }
kniffeliger-sheets = Листове: { $names }
kniffeliger-box-row = { $box }: { $entries }
kniffeliger-further-row = Още пет еднакви: { $entries }
kniffeliger-upper-row = Горни полета: { $entries }
kniffeliger-upper-entry = { $points } { $left ->
    [0] (+{ $bonus })
   *[other] (още { $left })
}
kniffeliger-bonus-face = { $die } · { $bonus }
kniffeliger-dice = { $dice } · { $left ->
    [0] край на хвърлянията
    [one] още { $left } хвърляне
   *[other] още { $left } хвърляния
}
kniffeliger-not-rolled = Чакаме { $name } да хвърли.
kniffeliger-bonuses = 🎁 { $name }: { $bonuses }
kniffeliger-frozen = ❄ { $name } не може да попълни: { $boxes }
kniffeliger-skips = ⏭ { $name } пропуска { $count ->
    [one] { $count } ход
   *[other] { $count } хода
}

# A player’s own screen.
kniffeliger-own-total = Твоят лист: { $points } { $points ->
    [one] точка
   *[other] точки
}
kniffeliger-own-filled = Попълнени: { $boxes }
kniffeliger-own-open = Празни: { $boxes }
kniffeliger-own-bonuses = Твоите бонуси: { $bonuses }
kniffeliger-own-frozen = ❄ Замразени за теб: { $boxes }
kniffeliger-roll-first = Хвърли заровете или първо използвай бонус.
kniffeliger-choose-kept = Натисни заровете, които задържаш, и хвърли останалите. Или попълни поле.
kniffeliger-choose-box = Попълни поле или запиши 0 в едно.
kniffeliger-bonus-offer = Сборът на заровете ти е { $sum }: можеш да хвърлиш бонус зара.

# Buttons.
kniffeliger-roll = 🎲 Хвърли
kniffeliger-roll-some = 🎲 Хвърли { $count ->
    [5] петте
   *[other] { $count }
}
kniffeliger-roll-spoken = { $count ->
    [one] хвърли един зар
   *[other] хвърли { $count } зара
}
kniffeliger-die = { $die }
kniffeliger-die-kept = ✓ { $die }
kniffeliger-die-spoken = задръж зар { $face }
kniffeliger-die-kept-spoken = зар { $face }, задържан: натисни да го пуснеш
kniffeliger-enter = { $box } { $points }
kniffeliger-enter-spoken = запиши { $points } в „{ $box }“
kniffeliger-enter-menu = Още полета
kniffeliger-cross = ✗ { $box }
kniffeliger-cross-spoken = запиши 0 в „{ $box }“
kniffeliger-button-hand = Моите зарове
kniffeliger-cross-menu = Мое поле с 0
kniffeliger-take-bonus = 🎲 Хвърли бонус зара
kniffeliger-decline-bonus = Без бонус
kniffeliger-trick = { $bonus ->
    [steal] 🫳 Открадни
    [freeze] ❄ Замрази
    [crossout] ❌ Зачеркни чуждо
    [shift] 🔄 Премести листове
   *[exchange] 🔀 Размени
}
kniffeliger-trick-against = { $trick } · { $name }
kniffeliger-trick-spoken = { $bonus ->
    [steal] открадни „{ $box }“ от { $name }
    [freeze] замрази „{ $box }“ на { $name }
   *[crossout] зачеркни „{ $box }“ на { $name }
}
kniffeliger-exchange = 🔀 с { $name }
kniffeliger-seat = място { $seat }

# The log.
kniffeliger-log-rolled = { $name } хвърля { $dice }
kniffeliger-log-rolled-on = { $name } задържа { $kept } и хвърля { $dice }
kniffeliger-log-entered = { $name }: { $box } { $points } ({ $dice })
kniffeliger-log-crossed = { $name } записва 0 в „{ $box }“ ({ $dice })
kniffeliger-log-further = { $name } пак има пет еднакви: още { $points }
kniffeliger-log-upper = { $name } има 63 в горните полета: още { $points }
kniffeliger-log-upper-lost = { $name } пак е под 63 в горните полета: с { $points } по-малко
kniffeliger-log-won-bonus = { $name } хвърля бонус зара: { $bonus }!
kniffeliger-log-declined = { $name } оставя бонус зара
kniffeliger-log-stole = 🫳 { $name } краде „{ $box }“ ({ $points }) от { $other }
kniffeliger-log-froze = ❄ { $name } замразява „{ $box }“ на { $other }
kniffeliger-log-crossed-out = ❌ { $name } зачерква „{ $box }“ на { $other }. { $other } пропуска ход
kniffeliger-log-shifted = 🔄 { $name } мести всички листове към следващия играч. Точки: { $entries }
kniffeliger-log-exchanged = 🔀 { $name } си разменя листа с { $other }. Точки: { $entries }
kniffeliger-log-lost = { $reason ->
    [skipped] { $name } пропуска този ход
    [frozen] { $name } има само замразени полета: ходът пропада
   *[full] { $name } има пълен лист: ходът свърши
}
kniffeliger-log-round-ended = След кръг { $deal }: { $entries }
kniffeliger-log-ended = { $count ->
    [one] { $names } печели с { $points } точки!
   *[other] { $names } си делят победата с по { $points } точки!
}

# Hints for a first game.
kniffeliger-hint-roll = Хвърли петте зара. После може да задържиш някои и да хвърлиш останалите, най-много два пъти.
kniffeliger-hint-best = Тези зарове носят най-много тук: { $boxes }
kniffeliger-hint-none = Тези зарове не носят нищо в отворените ти полета: хвърли пак.
kniffeliger-hint-cross = Тези зарове не носят нищо в отворените ти полета: запиши 0 в това, което най-малко ще ти липсва.
kniffeliger-hint-fives = Сборът ти е { $sum }, дели се на пет: попълни поле сега и може да хвърлиш бонус зара.
kniffeliger-hint-die = Бонус зарът не струва нищо. Каквото донесе, е твое за следващ ход.
kniffeliger-hint-trick = { $bonus ->
    [steal] Кражба: вместо да хвърляш, взимаш чужди точки в същото свое поле.
    [freeze] Замразяване: другият не може да попълни това поле в следващия си ход.
    [crossout] Зачеркване: полето на другия се затваря с 0 и той пропуска ход.
    [shift] Местене: всеки лист отива при следващия играч.
   *[exchange] Размяна: сменяш целия си лист с някого.
}

# The tutorial: short pages, each beside a picture of an example. The values come from the example itself.
kniffeliger-tutorial-goal = Kniffeliger: за какво става дума
kniffeliger-tutorial-goal-kniffel = Kniffel: за какво става дума
kniffeliger-tutorial-goal-1 = Всеки има лист с { $boxes } полета. На всеки ход хвърляш пет зара и попълваш едно поле.
kniffeliger-tutorial-goal-2 = Когато всички листове са пълни, печелят най-многото точки.
kniffeliger-tutorial-goal-3 = Има и мръсни номера: кражба, замразяване, зачеркване, местене и размяна.
kniffeliger-tutorial-turn = Един ход
kniffeliger-tutorial-turn-1 = Натисни „Хвърли“. После натисни заровете, които задържаш, и хвърли останалите; общо три хвърляния.
kniffeliger-tutorial-turn-2 = Тук са задържани { $kept }: още един от двата вида прави „{ $house }“.
kniffeliger-tutorial-turn-3 = Може да спреш и по-рано. Накрая натискаш поле, за да го попълниш, или записваш 0 в някое.
kniffeliger-tutorial-boxes = Полетата
kniffeliger-tutorial-boxes-1 = От единици до шестици се броят заровете с това число. { $second } има три четворки: { $fours } { $fours_points }.
kniffeliger-tutorial-boxes-2 = Три и четири еднакви и шанс броят петте зара. Фул 25, малка кента 30, голяма кента 40, пет еднакви 50.
kniffeliger-tutorial-boxes-3 = { $first } има { $house } { $house_points }. Всяко поле се попълва веднъж; на бутоните пише колко носят заровете ти.
kniffeliger-tutorial-boxes-4-joker = След твоите 50 нови пет еднакви са жокер: попълват и фул или кента.
kniffeliger-tutorial-bonus = Бонус зарът
kniffeliger-tutorial-bonus-1 = { $name } попълни поле с { $dice }. Сборът е { $sum }, дели се на пет: за това има бонус зар.
kniffeliger-tutorial-bonus-2 = Той носи кражба, замразяване, зачеркване, местене, размяна или нещо по избор. Използва се в следващ ход.
kniffeliger-tutorial-bonus-3 = Кражбата взима точки от чужд лист, замразяването заключва поле за един ход, зачеркването го затваря завинаги.
kniffeliger-tutorial-bonus-4 = Местенето праща всички листове нататък, размяната сменя два от тях.
kniffeliger-tutorial-score = Резултатът
kniffeliger-tutorial-score-1 = { $name } има { $points } точки, а бонус зарът донесе: { $bonus }.
kniffeliger-tutorial-score-2 = Всички виждат бонусите на другите. Неизползваните до края се губят.
kniffeliger-tutorial-score-3 = При равни точки победата се дели. В Kniffel няма номера, но има 35 точки за 63 горе и 100 за всяко следващо „пет еднакви“.
kniffeliger-tutorial-score-3-table = При равни точки победата се дели.
kniffeliger-tutorial-score-4-upper = 63 точки в горните полета носят още 35.
kniffeliger-tutorial-score-5-fives = След твоите 50 всяко следващо „пет еднакви“ носи още 100.

# On pictures.
kniffeliger-picture-round-change = Този кръг
kniffeliger-picture-total = Общо
kniffeliger-picture-extra = Допълнителни
kniffeliger-picture-upper = Горни полета
kniffeliger-picture-bonuses = Бонуси
kniffeliger-picture-bonus-die = Бонус зар
kniffeliger-picture-rolls = { $name }: { $left ->
    [0] край на хвърлянията
    [one] още { $left } хвърляне
   *[other] още { $left } хвърляния
}
kniffeliger-picture-alt-bonus = До тях: { $bonus }.
kniffeliger-picture-alt-crossed = { $box } – зачеркнато
kniffeliger-picture-alt-frozen = { $box } – замразено
kniffeliger-picture-alt-skips = { $count ->
    [one] пропуска ход
   *[other] пропуска { $count } хода
}

# On replays.
kniffeliger-replay-deal = Кръг { $deal }
