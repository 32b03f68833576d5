# What the front desk answers, privately.

renamed = Вече си { $name }.
language-set = От сега нататък всичко е на български.
language-which = На какъв език да ти говоря?
button-language = 🌐 Език
forgotten = Името, настройките, статистиката и чатът ти ги няма. В изиграните мачове остава място без име.
table-opened = Масата ти е отворена. Кодът ѝ е { $code }: кажи го на приятелите си.
whispered = До { $name }: { $text }
broadcast-sent = Съобщението ти тръгна към всички маси.
broadcast-name = 📣 Tablemates
