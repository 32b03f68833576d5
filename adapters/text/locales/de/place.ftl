# Ein Ort und wer ihn betreut: was dort gilt, und was mit seinen Tischen geschieht.

button-this-place = Dieser Ort
place-title = Dieser Ort: { $place }
place-title-unnamed = Dieser Ort
place-games = Spiele: { $games }
place-games-all = alle
place-games-none = keine
place-not-yours = Ändern kann das, wer hier Nachrichten verwalten darf oder Admin ist.
place-language-none = die der Lesenden
place-limit = { $count ->
    [0] unbegrenzt
   *[other] { $count }
}
place-button-tables = Tische
place-button-games = Spiele
place-about-games = Drück auf ein Spiel, um es hier zu erlauben oder nicht (✓ ist erlaubt).
place-about-tables = Drück auf einen Tisch, um ihn zu schließen, die Partie zu beenden oder jemanden zu entfernen.
place-table = { $code } · { $game }
place-remove = { $name } entfernen
place-out = Hier nicht mehr zeigen
place-table-guest = Dieser Tisch wurde an einem anderen Ort aufgemacht; dort wird über ihn entschieden. Du kannst ihn hier ausblenden.
setting-language = Sprache
setting-telling = Erzählt wird
setting-telling-full = Tisch, Verlauf und Chat
setting-telling-quiet = Leise: nur Tisch und Ergebnis
setting-here = Tische hier
setting-here-on = Erlaubt
setting-here-off = Nicht erlaubt
setting-elsewhere = Tische anderswo
setting-elsewhere-on = Erlaubt, wo nicht abgeschaltet
setting-elsewhere-off = Nur wo eingeschaltet
setting-per-person = Tische pro Person
setting-per-place = Tische gleichzeitig
setting-chat = Chat der Tische
setting-chat-on = An
setting-chat-members = Nur Mitglieder
setting-chat-off = Aus
setting-guests = Gäste von anderswo
setting-guests-on = Mit Code willkommen
setting-guests-off = Nicht eingelassen
setting-played-on = erlaubt
setting-played-off = nicht erlaubt
place-about-chat = Was an einem Tisch gesagt wird, steht an allen seinen Orten. Nur Mitglieder: Von Leuten anderer Orte steht hier nichts.
place-about-guests = Gäste sind Leute anderer Orte, die mit dem Code an einen Tisch von hier kommen.
table-hidden = Tisch { $code } ({ $game }) wird an einem Ort nicht mehr gezeigt, weil die Moderation es so wollte; die Partie läuft privat weiter. Zurück holst du ihn, wenn du dort schreibst: { $typed }
anonymous-how = Du schreibst im Namen der Gruppe, darum weiß ich nicht, wer sich setzen würde. Drück auf Knöpfe, oder schreib unter deinem Namen.
say-offer = Das habe nur ich gelesen. Sollen es alle an deinem Tisch lesen?
button-say = An Tisch { $code } sagen
greeting-title = Tablemates ist da: Karten und Würfel mit Freunden
greeting-how = Drück auf Spielen, such ein Spiel aus und lass die anderen sich setzen. Deine Karten bekommst nur du; installieren muss niemand etwas.
greeting-run = Wer diesen Ort betreut, kann unter „einstellungen“ bestimmen, was hier gespielt wird.
button-play = 🎲 Spielen
not-seated-here = Du sitzt hier an keinem Tisch. Setz dich an einen, oder mach selbst einen auf.
guest-name = { $name } ({ $place })

refusal-removed-from-table = Die Moderation hat dich von diesem Tisch entfernt; du kannst einen anderen aufmachen oder woanders mitspielen.
refusal-not-moderator = Das kann nur, wer hier Nachrichten verwalten darf oder Admin ist; frag dort nach.
refusal-not-governor = Das kann nur, wer den ganzen Server verwalten darf; frag dort nach.
refusal-not-table-home = Dieser Tisch wurde an einem anderen Ort aufgemacht, dort wird über ihn entschieden; du kannst ihn hier ausblenden.
refusal-tables-not-here = Hier wird nicht gespielt; versuch es in einem anderen Kanal oder Thema, oder privat mit mir.
refusal-game-not-here = Dieses Spiel wird hier nicht gespielt. Hier gibt es: { $games }.
refusal-too-many-tables =
    Du hast hier schon { $limit ->
        [one] einen offenen Tisch ({ $codes }); spiel dort weiter, oder verlass oder schließ ihn erst.
       *[other] { $limit } offene Tische ({ $codes }); spiel dort weiter, oder verlass oder schließ erst einen.
    }
refusal-place-full =
    Hier { $limit ->
        [one] ist schon ein Tisch
       *[other] sind schon { $limit } Tische
    } offen, mehr sind nicht erlaubt; setz dich mit dem Befehl „tische“ dazu.
refusal-not-heard = An diesem Tisch würde das niemand lesen: Wo er gezeigt wird, bist du kein Mitglied oder darfst nicht schreiben.
refusal-chat-off = Die Moderation hat den Chat hier abgeschaltet; tuscheln kannst du weiterhin.
refusal-guest-link = Gäste von anderswo können keine Links schicken; schreib es ohne.
refusal-no-guests = An diesen Tisch kommen keine Gäste von anderswo; tritt erst dem Server oder der Gruppe bei, oder mach einen eigenen Tisch auf.
