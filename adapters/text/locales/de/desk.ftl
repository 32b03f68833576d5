# Was der Empfang antwortet, privat.

renamed = Du heißt jetzt { $name }.
language-set = Ab jetzt ist alles auf Deutsch.
language-which = In welcher Sprache soll ich mit dir reden?
button-language = 🌐 Sprache
forgotten = Name, Einstellungen, Statistik und Chat von dir sind weg. Beendete Partien behalten einen anonymen Platz.
table-opened = Dein Tisch ist offen. Sein Code ist { $code }: Gib ihn deinen Leuten.
whispered = An { $name }: { $text }
broadcast-sent = Deine Durchsage geht an alle Tische.
broadcast-name = 📣 Tablemates
