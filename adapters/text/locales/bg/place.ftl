# Място и онези, които се грижат за него: какво важи там и какво се прави с масите.

button-this-place = Този чат
place-title = Този чат: { $place }
place-title-unnamed = Този чат
place-games = Игри: { $games }
place-games-all = всички
place-games-none = никои
place-not-yours = Това променя който може да управлява съобщенията тук или е администратор.
place-language-none = на всеки неговият
place-limit = { $count ->
    [0] без ограничение
   *[other] { $count }
}
place-button-tables = Маси
place-button-games = Игри
place-about-games = Натисни игра, за да я разрешиш тук или не (✓ е разрешена).
place-about-tables = Натисни маса, за да я затвориш, да прекратиш мача или да махнеш някого.
place-table = { $code } · { $game }
place-remove = Махни { $name }
place-out = Махни я оттук
place-table-guest = Тази маса е отворена другаде и там решават за нея. Можеш да я махнеш оттук.
setting-language = Език
setting-telling = Какво се разказва
setting-telling-full = Маса, дневник и разговор
setting-telling-quiet = Тихо: само маса и резултат
setting-here = Маси тук
setting-here-on = Разрешени
setting-here-off = Забранени
setting-elsewhere = Маси другаде
setting-elsewhere-on = Разрешени, освен където са спрени
setting-elsewhere-off = Само където са пуснати
setting-per-person = Маси на човек
setting-per-place = Маси едновременно
setting-chat = Разговор на масите
setting-chat-on = Включен
setting-chat-members = Само за членове
setting-chat-off = Изключен
setting-guests = Гости отвън
setting-guests-on = Влизат с кода
setting-guests-off = Не се пускат
setting-played-on = разрешена
setting-played-off = забранена
place-about-chat = Казаното на маса се вижда навсякъде, където е тя. Само за членове: тук не се вижда нищо от хора отвън.
place-about-guests = Гости са хора от други чатове, които сядат на маса тук с кода ѝ.
table-hidden = Модераторите на един чат махнаха маса { $code } ({ $game }) от него; мачът продължава на лично. За да я върнеш, напиши там: { $typed }
anonymous-how = Пишеш от името на групата и не знам кой би седнал. Натискай бутони или пиши от свое име.
say-offer = Това го прочетох само аз. Да го прочетат ли всички на масата ти?
button-say = Кажи го на маса { $code }
greeting-title = Tablemates е тук: карти и зарове с приятели
greeting-how = Натисни Играй, избери игра и нека другите седнат. Картите си виждаш само ти; нищо не се инсталира.
greeting-run = Който се грижи за този чат, решава в настройките какво се играе тук.
button-play = 🎲 Играй
not-seated-here = Тук не седиш на маса. Седни на някоя или отвори своя.
guest-name = { $name } ({ $place })

refusal-removed-from-table = Модераторите на този чат те махнаха от масата. Можеш да отвориш друга или да седнеш на друга.
refusal-not-moderator = Това може само който управлява съобщенията тук или е администратор. Помоли някого от тях.
refusal-not-governor = Това може само който управлява целия сървър. Помоли някого от тях.
refusal-not-table-home = Тази маса е отворена другаде и там решават за нея. Можеш да я махнеш оттук.
refusal-tables-not-here = Тук не се играе. Опитай в друг канал или тема, или играй с мен на лично.
refusal-game-not-here = Тази игра не се играе тук. Тук се играе: { $games }.
refusal-too-many-tables =
    Вече имаш { $limit ->
        [one] една отворена маса
       *[other] { $limit } отворени маси
    } тук ({ $codes }). Играй там или първо стани от някоя, или я затвори.
refusal-place-full =
    Тук вече има { $limit ->
        [one] една отворена маса
       *[other] { $limit } отворени маси
    }, повече не може. Седни с командата „маси“.
refusal-not-heard = На тази маса никой не би го прочел: не си член там, където тя се показва, или не можеш да пишеш там.
refusal-chat-off = Модераторите на този чат спряха разговора. Можеш да шепнеш на един играч.
refusal-guest-link = Гости отвън не могат да пращат линкове. Напиши го без.
refusal-no-guests = На тази маса не се пускат гости отвън. Първо влез в сървъра или групата, или отвори своя маса.
