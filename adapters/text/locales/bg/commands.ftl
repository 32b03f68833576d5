# Typed commands of the chat platforms, and what is answered to them. Names are lower case, without spaces, at most
# 32 signs; what stands behind -about says what a command or an option is for, in at most 100 signs.

command-play = играй
command-play-about = Отвори маса тук и седни
command-join = влез
command-join-about = Седни на маса по нейния код, където и да е тя
command-tables = маси
command-tables-about = Отворените маси тук, общите и твоите
command-hand = карти
command-hand-about = Покажи ми картите, само на мен
command-act = ход
command-act-about = Изиграй карта, обяви, хвърли: каквото можеш в момента
command-leave = напусни
command-leave-about = Стани от маса; ако тече мач, бот ти пази мястото
command-rules = правила
command-rules-about = Правилата на една игра
command-scores = класация
command-scores-about = Най-добрите в една игра и твоите резултати
command-say = кажи
command-say-about = Кажи нещо на всички на твоята маса, където и да са
command-whisper = прошепни
command-whisper-about = Кажи нещо само на един от твоята маса
command-check = проверка
command-check-about = Имам ли тук всички права, които ми трябват?
command-help = помощ
command-help-about = Как се започва, в три реда
command-settings = настройки
command-settings-about = Твоето име, твоят език, езикът тук
command-settings-name = име
command-settings-name-about = Избери името, което се вижда на масите
command-settings-language = език
command-settings-language-about = Избери на какъв език да ти говоря
command-settings-place = чат
command-settings-place-about = Какво важи в този чат и за масите му; решава който се грижи за него
command-settings-forget = забрави
command-settings-forget-about = Изтрий завинаги името, настройките, статистиката и чата си

option-game = игра
option-game-about = Коя игра
option-seats = места
option-seats-about = За колко играчи
option-preset = правила
option-preset-about = По кой вариант на правилата
option-options = опции
option-options-about = Още една опция или няколко: target=11
option-code = код
option-code-about = Цифрите, които масата показва
option-table = маса
option-table-about = Коя от твоите маси, ако са няколко
option-action = ход
option-action-about = Какво правиш; в списъка е всичко, което можеш
option-text = текст
option-text-about = Какво искаш да кажеш
option-to = до
option-to-about = До кого
option-here = тук
option-here-about = Само изиграното тук
option-name = име
option-name-about = Най-много 24 знака
option-language = език
option-language-about = Кой език
option-sure = сигурно
option-sure-about = Няма връщане назад

# Answers.
left-table = Стана от маса { $code }.
joined-table = Вече си на маса { $code }.
said-at-table = Всички на маса { $code } могат да го прочетат.
place-language-set = От сега нататък тук се говори на български.
scores-own = Ти, { $preset }: { $wins } { $wins ->
    [one] победа
   *[other] победи
} от { $matches }, най-добър резултат { $best }
options-unreadable = Опциите се пишат име=стойност, например target=11. Или ги избери от бутона „Опции“ на масата.
not-sure = Нищо не е изтрито. Ако наистина го искаш, потвърди, че е сигурно.
check-well = Имам всичко, което ми трябва тук.
check-missing = Тук ми липсва: { $permissions }. Който управлява сървъра, може да ми го даде от настройките на канала.
something-wrong = Нещо се обърка при мен, не при теб. Нищо не е изгубено, опитай пак.
record-here = Това е записът на мача: с него всеки може да провери, че всичко е било честно.

# Telegram alone.
choose-game = Коя игра?
settings-title = Твоите настройки
settings-name = Ти си { $name }. Ако искаш друго име, напиши го след командата „settings име“.
button-forget = Забрави ме
forget-really = Името, настройките, статистиката и чатът ти ще изчезнат завинаги и ще станеш от всички маси. Наистина ли?
nothing-to-do = В момента няма какво да правиш.
answer-in-private = Отговорът е само за теб: отвори личния ни чат, натисни Start и питай пак.
button-private = Личен чат
hand-shown = Картите ти са най-долу в чата. Виждаш ги само ти.
hand-elsewhere = Картите ти сега са в { $place }. Натисни, за да ги върнеш тук.
hand-elsewhere-unnamed = Картите ти сега са в друго съобщение. Натисни, за да ги върнеш тук.
whisper-in-private = Тук това го четат всички. Шепни в личния ни чат.
check-write = Нямам право да пиша тук. Който управлява групата, може да ми го даде от нейните разрешения.
check-topic = Тази тема е затворена за мен. Отвори я пак или ме направи администратор с право да управлява теми.
