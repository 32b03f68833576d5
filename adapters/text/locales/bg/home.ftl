# The entrance and home of the playground.

page-welcome-back = Радваме се да те видим пак!
page-go-on = Продължи като { $name }
page-go-on-table = Влез като { $name }
page-somebody-else = Или си някой друг?
page-name-suggested = Остави празно и ще си { $name }.

page-hello = Какво ще играем, { $name }?
page-play-now = Играй веднага
page-play-now-about = срещу ботове
page-players = { $counts } играчи
page-minutes = { $minutes } мин
page-my-tables = Твоите маси
page-more-tables = Още твои маси
page-my-turn = Ти си на ход
page-free-seats = { $count ->
    [one] 1 свободно място
   *[other] { $count } свободни места
}
page-code-about = От четири до шест цифри, от масата на приятел.
page-inbox = Съобщения за теб
page-language-now = { $language }: избери език
page-settings = Настройки
page-close = Затвори

page-invite-title = Покани на тази маса
page-invite-about = Покажи кода на телефон или прати линка:
page-invite-only-here = Само този компютър отваря линка. За телефони в твоята мрежа стартирай с

page-gone = Връзката прекъсна. Опитваме пак…
page-gone-unsent = Натиснатото още не е стигнало; ще се прати, щом връзката се върне.

setting-chime = Когато си на ход
setting-chime-off = Тихо
setting-chime-on = Звук и вибрация
