# What the front desk answers, privately.

renamed = You are { $name } now.
language-set = From now on everything is in English.
language-which = In which language shall I speak to you?
button-language = 🌐 Language
forgotten = Your name, settings, statistics and chat are gone. Finished matches keep an anonymous seat.
table-opened = Your table is open. Its code is { $code }: tell it to your friends.
whispered = To { $name }: { $text }
broadcast-sent = Your announcement is on its way to every table.
broadcast-name = 📣 Tablemates
