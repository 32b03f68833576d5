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
command-notify = известие
command-notify-about = Научавай, когато някой отвори маса тук
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
option-thread = нишка
option-thread-about = В отделна нишка
option-topic = тема
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
check-threads = Тук масите не могат да имат своя нишка: липсва ми { $permissions }.
check-mentions = Не научавам, когато някой ме спомене в канал; бутоните и командите работят.
check-people = Не можете да ме вземете в групови чатове: собственикът ми не е включил User Install.
check-power = За да затваряш чужди маси и да решаваш за това място, трябва { $permission }, а тук ти го нямаш.
check-governs = В кои други канали има маси, решава който има { $permission }; ти го нямаш.
lent-about = Тук съм само гост и мога да пиша само когато някой натисне нещо: без дневник, без напомняния, без нишка. След петнайсет тихи минути масата чака; следващото натискане я събужда.
lent-hushed = Не съм в този сървър, а той не позволява приложения, които хората носят със себе си, да пишат пред всички. Поканете ме в сървъра или играйте в групов чат.
button-thread = 🧵 В отделна нишка
thread-not-here = Тук не мога да отворя нишка. Играйте в самия канал или ми дайте Create Public Threads.
thread-too-many = Току-що отвори няколко нишки. Играй в някоя от тях или опитай след десет минути.
button-topic = 🧵 В отделна тема
topic-not-here = Тук не мога да отворя тема: групата трябва да има теми, а аз да съм администратор с право да ги управлява. Играйте направо тук.
topic-too-many = Току-що отвори няколко теми. Играй в някоя от тях или опитай след десет минути.
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
inline-nothing = В момента не играеш.
whisper-in-private = Тук това го четат всички. Шепни в личния ни чат.
check-write = Нямам право да пиша тук. Който управлява групата, може да ми го даде от нейните разрешения.
check-topic = Тази тема е затворена за мен. Отвори я пак или ме направи администратор с право да управлява теми.
check-topics = Тук масите не могат да имат своя тема: направете ме администратор с право да управлява теми.
check-private = Още нямаш личен чат с мен. Отвори го и натисни Start, и картите ти ще идват там.
check-administrator = Тук не съм администратор. Като такъв бих показвал в групата картите на хората без личен чат, на всеки само неговите.
check-alone = Тази група или този сървър на Telegram не приема съобщения само за един човек.
check-inline = Който напише името ми, още не вижда картите си: @BotFather, /setinline.
check-privacy = Чувам команди, бутони, отговори към мен и името си, и нищо друго от написаното тук (privacy mode). Повече не ми трябва; @BotFather, /setprivacy го променя.
check-runs = Да затварят чужди маси и да решават за групата могат само администраторите ѝ; ти не си администратор.
check-anonymous = Пишеш от името на групата и можеш да решаваш всичко за нея. За да седнеш, натисни бутон: тогава ще знам кой си.
check-members = Telegram не ми казва кой е член или администратор тук, затова никой не може да решава за групата, нито да говори в нея отдругаде. Направете ме администратор.
check-links = Картите ти в личния чат назовават тази група, но без връзка към нея: тя не е супергрупа. Позволете на новите членове да виждат историята и Telegram ще я направи такава.


# Being told of tables.
button-bell = 🔔 Обади ми се
button-bell-stop = 🔕 Стига толкова
button-join-told = Сядам
bells-title = Маси в { $place }
bells-title-unnamed = Маси, които се отварят
bells-about = Избери игрите; когато някой отвори маса тук, ти казвам насаме, най-много три пъти на час. Трябва да мога да ти пиша.
bells-not-here = Избери игрите там, където се играят: това работи в сървър или група, в която съм и аз.
bells-quiet = Тихи часове: { $hours }. По твоя часовник е { $time }.
bells-hours-off = няма
bells-stop = 🔕 { $game }, { $place }
bell-on = Ще ти кажа насаме, когато някой пак отвори { $game } тук. Натисни още веднъж, за да спра; тихите часове са в /notify.
bell-off = Вече не ти казвам за { $game } тук.
bell-rings = { $name } отвори маса за { $game } в { $place }.
bell-somewhere = познато място
refusal-no-bells = Тук не мога да известявам никого за маси: не знам кой е там.
refusal-too-many-bells = Вече получаваш известия за двайсет игри; първо откажи една.
