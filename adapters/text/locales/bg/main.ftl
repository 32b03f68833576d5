# What every table says, whatever the game.

# Names.
someone = някой
nobody = още никой
free-seat = свободно място
house-name = 🤖 { $name }

# Cards.
suit = { $suit ->
    [C] спатия
    [D] каро
    [H] купа
   *[S] пика
}
rank = { $rank ->
    [2] 2
    [3] 3
    [4] 4
    [5] 5
    [6] 6
    [7] 7
    [8] 8
    [9] 9
    [10] 10
    [J] J
    [Q] Q
    [K] K
   *[A] A
}
card = { $rank ->
    [2] двойка
    [3] тройка
    [4] четворка
    [5] петица
    [6] шестица
    [7] седмица
    [8] осмица
    [9] деветка
    [10] десетка
    [J] вале
    [Q] дама
    [K] поп
   *[A] асо
} { $suit ->
    [C] спатия
    [D] каро
    [H] купа
   *[S] пика
}

# Titles and entries.
table-title = { $game } · маса { $code }
score-entry = { $name } { $score }
tally = Спечелени мачове: { $entries }

# The lobby.
lobby-code = Приятелите влизат с код { $code }.
lobby-missing = { $missing ->
    [one] Трябва още един играч: седни или добави бот.
   *[other] Трябват още { $missing } играчи: седни или добави ботове.
}
lobby-unready = Още чакаме: { $names }
lobby-can-start = Всички са тук: натисни „Старт“.
lobby-seated = Ти си { $name }, на място { $seat }.
seat-person = { $seat }. { $name }{ $owner ->
    [yes] {" "}★ домакин
   *[no] {""}
}{ $state ->
    [ready] {" "}✓ готово
    [unready] {" "}… още не
    [away] {" "}(отсъства)
   *[none] {""}
}
seat-house = { $seat }. { $name }, { $level ->
    [easy] лесен
    [normal] нормален
   *[strong] силен
} бот
seat-free = { $seat }. свободно
team-line = Отбор { $number }: { $names }
swap-asked = { $name } иска да си смени мястото с { $other }.
swap-how = С кого искаш да си смениш мястото? Питаме човека и той приема или не.

# Options.
preset-own = Свои правила
preset-about = { $preset }: { $about }
options-owner = Домакинът може да ги сменя преди мача.
setting-preset = Правила
setting-timer = Време за ход
setting-seats = Брой места
setting-game = Игра
setting-public = Кой вижда масата
seats = { $count ->
    [one] { $count } място
   *[other] { $count } места
}
seats-open = колкото дойдат
timer = { $seconds ->
    [0] без лимит за ход
    [30] 30 секунди на ход
    [60] 1 минута на ход
    [120] 2 минути на ход
    [300] 5 минути на ход
    [86400] 1 ден на ход
   *[other] { $seconds } секунди на ход
}
timer-windows = без лимит за ход, { $seconds } секунди за обяви
public-on = вижда се от всички
public-off = вижда се само тук
choice-now = ✓ { $label }
menu = { $label } ▸

# Playing.
turn = { $count ->
    [one] На ход е { $names }.
   *[other] Чакаме { $names }.
}
your-turn = Твой ред е.
sure = Наистина ли: { $what }? Това не се връща.
button-sure = { $what }: сигурно?
press-again = { $what }: сигурно? Натисни още веднъж.
numbered-choice = { $number }: { $label }
time-almost-up = Времето ти изтича.
time-to-answer = ⏱ { $seconds ->
    [30] 30 секунди
    [60] 1 минута
    [120] 2 минути
    [300] 5 минути
    [86400] 1 ден
   *[other] { $seconds } секунди
} за отговор; после отговаря часовникът.
all-away = Всички ги няма: мачът чака някой да се върне.
ending = { $names } предлага да спрем мача дотук.{ $count ->
    [0] {""}
   *[other] {" "}Чакаме отговор от: { $missing }.
}
end-how = Да предложиш ли да спрете мача дотук? Питаме другите и той свършва, ако повече от половината хора искат. Ботовете не гласуват.
end-how-alone = Да спреш ли мача дотук? Решаваш само ти.
end-result = Тогава печели който води; при равен резултат е наравно.
you-are-away = Бот ти пази мястото.
away = Бот пази мястото на { $names }.
gone-how = Някой изчезна? Бот може да пази мястото, докато човекът се върне: ако е излязъл, изпуснал е ход или е накарал всички да чакат минута. Решава домакинът или повечето от останалите.
gone-seat = { $seat }. { $name }

# The end.
result-won = { $count ->
    [one] { $names } печели мача!
   *[other] { $names } печелят мача!
}
result-draw = Мачът е наравно.
result-stopped = { $count ->
    [0] Играчите спряха мача. Наравно е.
    [one] Играчите спряха мача. { $names } водеше и печели.
   *[other] Играчите спряха мача. { $names } водеха и печелят.
}
result-void = След обновяване мачът не можа да продължи и не се брои. При реванш местата се запазват.
result-abandoned = Мачът беше прекъснат и не се брои.
closed = { $reason ->
    [host] Домакинът затвори масата. Благодарим за играта!
    [idle] Цяла седмица никой не пипна тази маса и тя се затвори сама.
    [moderator] Модераторите на този чат затвориха масата.
   *[other] Тази маса е затворена.
}
proof = Честна игра: печатът { $commitment } беше показан преди началото на мача. Отваря се с ключа { $seed }, а със записа всеки може да провери.

# The log.
log-match = Мач { $number }
log-match-sealed = Мач { $number } · печат { $digits }…
button-seal = За печата
log-play = { $name } { $card }
# Behind what the clock played because nobody answered in time.
log-by-clock = { $line } (време)
log-end-proposed = { $name } предлага да спрем мача дотук.
log-end-agreed = { $name } е за спиране на мача.
log-end-against = { $name } иска да продължим.
log-shout = 📣 { $name }: { $text }
log-sign = 🤫 { $name }: { $text }
shout-how = Викни към масата, веднъж на ход:
sign-how = Или направи знак, който вижда само отборът ти:
log-trick = { $plays } → { $result }
log-commitment = Всичко, което случаят ще донесе в този мач, всяка карта и всеки зар, вече е решено. Това е печатът му: { $commitment }. След мача се отваря и всеки вижда, че нищо не е пипано.
log-cleared = Този дневник не се пази: масата избра да вижда само последното.
log-seed = Печатът е отворен. Ключът на мача беше { $seed }.

# Notices and chat.
turn-notice = { $name }, твой ред е ({ $game }, маса { $code }).
turn-reminder = { $name }, времето ти изтича ({ $game }, маса { $code }).
chat-line = { $name }: { $text }
chat-before = { $count ->
    [one] … и { $count } ред преди това
   *[other] … и { $count } реда преди това
}

# Lists.
tables-title = Отворени маси
tables-none = Няма отворени маси. Отвори една!
tables-entry = { $code } · { $game } · { $names } · { $phase ->
    [playing] играят
   *[other] { $free ->
        [0] пълна
        [one] { $free } свободно място
       *[other] { $free } свободни места
    }
}
tables-more = { $count ->
    [one] и още { $count }
   *[other] и още { $count }
}
scores-title = Класация: { $game }
scores-preset = { $game }, { $preset }
scores-entry = { $rank }. { $name }: { $wins } { $wins ->
    [one] победа
   *[other] победи
} от { $matches }, най-добър резултат { $best }
scores-entry-points = { $rank }. { $name }: { $best } точки, победи { $wins } от { $matches }
scores-none = Още никой не е завършил мач.

# Help and rules.
help-1 = Отвори маса за някоя игра или влез в чужда с кода ѝ.
help-2 = Седни, добави ботове, ако искаш, и натисни „Старт“.
help-3 = Картите или заровете идват само при теб: натисни, за да изиграеш карта или да задържиш зар. Правилата са отдолу.
rules-page = Страница { $page } от { $pages }
rules-at-table = На тази маса: { $preset } ({ $about }).
rules-table = На всяка маса
rules-table-time = С лимит за ход те подсещаме, преди времето ти да изтече; после часовникът играе вместо теб и дневникът го казва. След два пъти подред бот ти пази мястото, докато пак направиш нещо. Ако всички ги няма, мачът чака.
rules-table-windows = Където питаме няколко души наведнъж, времето за отговор е ограничено и без лимит за ход: { $seconds } секунди. Там мълчанието е отговор и никой не се брои за отсъстващ заради него.
rules-table-house = Където един отговор важи за отбора, ботовете го оставят на хората в отбора, докато изтече времето. За продължаване и спиране решават само хората.
rules-table-end = Всеки играч може да предложи мачът да спре по-рано; той свършва, щом повече от половината хора искат, с резултата, който тези правила дават за спиране. Мач, спрян от човек, който играе сам срещу ботове, не влиза в класацията.

# Buttons.
button-back = ◂ Назад
button-next = Напред ▸
button-more = Още ▸
button-sit = Седни на { $seat }
button-swap = Смяна на места
button-swap-with = { $seat }. { $name }
button-swap-yes = Да: { $seat } ⇄ { $other }
button-swap-no = Не: { $seat } ⇄ { $other }
button-clear = Освободи място { $seat }
button-fill = 🤖 { $level ->
    [easy] Лесен
    [normal] Нормален
   *[strong] Силен
}
button-fill-spoken = { $level ->
    [easy] добави лесен бот
    [normal] добави нормален бот
   *[strong] добави силен бот
}
button-fill-all = 🤖 Напълни масата
button-ready = Готово
button-unready = Още не
button-start = Старт
button-options = Опции
button-rules = Правила
button-shout = 📣 Викни
button-best = 🏆 Класация
button-leave = Стани
button-close = Затвори масата
button-hand = Моите карти
button-gone = Някой изчезна?
button-end = Край на мача
button-end-propose = Предложи край
button-end-now = Спри мача
button-end-agree = Съгласие: край
button-end-against = Продължаваме
button-replace = Бот на място { $seat }
button-return = Върни се на мястото си
button-rematch = Реванш
button-change-options = Смени опциите
button-record = Запази записа
button-join = Влез в { $code }
button-watch = Гледай { $code }
