# The entrance and home of the playground.

page-welcome-back = Schön, dass du wieder da bist!
page-go-on = Weiter als { $name }
page-go-on-table = Mitspielen als { $name }
page-somebody-else = Oder bist du jemand anders?
page-name-suggested = Lass es leer, dann heißt du { $name }.

page-hello = Was spielen wir, { $name }?
page-play-now = Sofort spielen
page-play-now-about = gegen Bots
page-players = { $counts } Leute
page-minutes = { $minutes } min
page-my-tables = Deine Tische
page-more-tables = Weitere Tische von dir
page-my-turn = Du bist dran
page-free-seats = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
page-code-about = Vier bis sechs Ziffern vom Tisch deiner Leute.
page-inbox = Nachrichten an dich
page-language-now = { $language }: Sprache wählen
page-settings = Einstellungen
page-close = Schließen

page-invite-title = Zu diesem Tisch einladen
page-invite-about = Zeig den Code einem Handy oder schick den Link:
page-invite-only-here = Nur dieser Rechner kann den Link öffnen. Handys in deinem Netz kommen dazu mit

page-gone = Die Verbindung ist weg. Neuer Versuch läuft…
page-gone-unsent = Was du gedrückt hast, ist noch nicht angekommen; es wird gesendet, sobald die Verbindung wieder da ist.

setting-chime = Wenn du dran bist
setting-chime-off = Still
setting-chime-on = Ton und Vibration
