# The playground page, around the messages of the bot.

page-brand = Tablemates
page-welcome = Вечер на карти на този компютър: играй с приятели или с ботове.
page-who = Как да те наричаме?
page-enter = Влез
page-enter-table = Влез в маса { $code }
page-two-windows = Отвори втори прозорец, влез като някой друг и играй срещу себе си.
page-no-name = Избери име с поне един видим знак.
page-long-name = Избери по-кратко име: най-много { $count } знака.

page-home = Маси
page-home-spoken = Обратно към всички маси
page-open = С приятели
page-rules = Правила
page-scores = Класация
page-join-title = Имаш код?
page-code = Код
page-join = Влез
page-tables = Отворени маси
page-no-tables = Още няма отворена маса: отвори първата.
page-look = { $way ->
    [mine] Отиди там
    [free] Седни
   *[watch] Гледай
}
page-phase = { $phase ->
    [lobby] събират се
    [playing] играят
    [finished] между мачовете
   *[closed] затворена
}
page-name = Твоето име
page-rename = Смени
page-key = Нов ключ
page-key-about = Адресът ти е твоят ключ: който го има, играе вместо теб. С нов адрес този вече не води никъде, а всичко друго остава.
page-key-sure = Дай ми нов адрес
page-forget = Забрави ме
page-forget-about = Името, настройките, чатът и резултатите ти се изтриват завинаги. В изиграните мачове остава място без име.
page-forget-sure = Да, забрави ме
page-broadcast-title = Кажи нещо на всички маси
page-broadcast = Няколко думи от екипа
page-send = Прати
page-refresh = Покажи новото
page-back-in = Към входа

page-room = Стаята на масата
page-live = Масата
page-log = Какво стана и какво се каза
page-tabs = Какво да се вижда
page-tab-play = Игра
page-tab-talk = Дневник и чат
page-say = Кажи нещо
page-log-empty = Тук ще пише какво става на масата и какво си казват хората.
page-to = До кого
page-to-all = До всички
page-to-one = Само до { $name }
page-to-nobody = Избери кой да го прочете. Още не е пратено.
page-private = Ти и Tablemates
page-private-only = виждаш го само ти
page-private-log = Лични съобщения
page-hand = Твоята страна на масата
page-record = Запази записа на мача
page-hand-empty = Тук ще е твоето, където никой друг не го вижда.
page-cards = Карти
page-sheets = Листове
page-skip = Към твоята страна на масата
page-skip-tables = Към масите
page-status = { $game } · маса { $code }

page-invite = Покани
page-unreadable = Тази заявка не се разчита. Нищо не е променено.
page-not-here = На този адрес няма нищо.
page-too-large = Това е повече, отколкото страницата поема. Нищо не е променено.
page-trouble = Нещо се обърка при нас. Нищо твое не е изгубено.
page-too-slow = Заявката не пристигна цяла. Нищо не е променено, опитай пак.
page-too-fast = Това беше твърде много наведнъж. Изчакай малко и опитай пак.
page-unavailable = Страницата в момента не достига до записаното. Опитай пак след малко.
page-many-open = Отворени са твърде много страници. Затвори една и опитай пак.
page-more = Още за тази маса
