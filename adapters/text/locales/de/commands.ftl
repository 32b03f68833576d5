# Getippte Befehle der Chats und was darauf geantwortet wird. Namen klein, ohne Leerzeichen, höchstens 32 Zeichen, Befehle
# ohne Umlaute (Telegram nimmt keine); was hinter -about steht, hat höchstens 100 Zeichen.

command-play = spielen
command-play-about = Hier einen Tisch aufmachen und Platz nehmen
command-join = beitreten
command-join-about = Mit dem Code an einen Tisch setzen, von überall
command-tables = tische
command-tables-about = Die offenen Tische hier, die für alle und deine eigenen
command-hand = karten
command-hand-about = Zeig mir mein Blatt, nur für mich
command-act = zug
command-act-about = Karte spielen, ansagen, würfeln: was du gerade darfst
command-leave = verlassen
command-leave-about = Einen Tisch verlassen; in einer Partie hält ein Bot deinen Platz
command-rules = regeln
command-rules-about = Die Regeln eines Spiels
command-scores = rangliste
command-scores-about = Die Rangliste eines Spiels und deine Ergebnisse
command-say = sagen
command-say-about = Etwas zu allen an deinem Tisch sagen, wo sie auch sind
command-whisper = tuscheln
command-whisper-about = Etwas nur zu einer Person an deinem Tisch sagen
command-check = test
command-check-about = Darf ich hier alles, was ich brauche?
command-notify = benachrichtigen
command-notify-about = Erfahren, wenn hier jemand einen Tisch öffnet
command-help = hilfe
command-help-about = Wie du anfängst, in drei Zeilen
command-settings = einstellungen
command-settings-about = Dein Name, deine Sprache, die Sprache dieses Orts
command-settings-name = name
command-settings-name-about = Den Namen wählen, den Tische zeigen
command-settings-language = sprache
command-settings-language-about = Die Sprache von allem wählen, was du siehst
command-settings-place = ort
command-settings-place-about = Was an diesem Ort und für seine Tische gilt; wer ihn betreut, entscheidet
command-settings-forget = vergessen
command-settings-forget-about = Name, Einstellungen, Statistik und Chat von dir für immer löschen

option-game = spiel
option-game-about = Welches Spiel
option-seats = plätze
option-seats-about = Für wie viele
option-preset = regeln
option-preset-about = Welche Regeln des Spiels
option-options = optionen
option-options-about = Noch eine Option oder mehrere: target=11
option-code = code
option-code-about = Die Ziffern, die der Tisch zeigt
option-table = tisch
option-table-about = Welcher deiner Tische, wenn du an mehreren sitzt
option-action = aktion
option-action-about = Was du tust; die Liste zeigt alles, was geht
option-text = text
option-text-about = Was du sagen willst
option-to = an
option-to-about = An wen
option-here = hier
option-here-about = Nur was hier gespielt wurde
option-name = name
option-name-about = Höchstens 24 Zeichen
option-language = sprache
option-language-about = Welche Sprache
option-thread = thread
option-thread-about = In einem eigenen Thread
option-topic = thema
option-sure = sicher
option-sure-about = Das geht nicht rückgängig

# Antworten.
left-table = Du hast Tisch { $code } verlassen.
joined-table = Du bist an Tisch { $code }.
said-at-table = Alle an Tisch { $code } können das lesen.
place-language-set = Ab jetzt ist hier alles auf Deutsch.
scores-own = Du, { $preset }: { $wins } von { $matches } gewonnen, bestes Ergebnis { $best }
options-unreadable = Optionen schreibst du name=wert, zum Beispiel target=11; oder wähl sie am Tisch mit dem Knopf Optionen.
not-sure = Nichts wurde gelöscht. Sag dazu, dass du sicher bist, wenn du es ernst meinst.
check-well = Ich darf hier alles, was ich brauche.
check-missing = Mir fehlt hier: { $permissions }. Wer diesen Server verwaltet, kann mir das in den Kanaleinstellungen geben.
check-threads = Tische können hier keinen eigenen Thread haben: mir fehlt { $permissions }.
check-mentions = Ich erfahre nicht, wenn mich jemand in einem Kanal erwähnt; Knöpfe und Befehle gehen.
check-people = Man kann mich nicht in Gruppenchats mitnehmen: mein Betreiber hat User Install nicht eingeschaltet.
lent-about = Ich bin hier nur zu Gast und kann nur schreiben, wenn jemand etwas drückt: kein Protokoll, kein Erinnern, kein Thread. Nach einer stillen Viertelstunde wartet der Tisch; der nächste Druck weckt ihn.
lent-hushed = Ich bin nicht auf diesem Server, und er lässt mitgebrachte Apps nicht vor allen sprechen. Ladet mich auf den Server ein oder spielt in einem Gruppenchat.
button-thread = 🧵 In einem eigenen Thread
thread-not-here = Hier kann ich keinen Thread öffnen. Spielt im Kanal selbst oder gebt mir Create Public Threads.
thread-too-many = Du hast eben mehrere Threads geöffnet. Spiel in einem davon oder versuch es in zehn Minuten wieder.
button-topic = 🧵 In einem eigenen Thema
topic-not-here = Hier kann ich kein Thema öffnen: Dafür braucht es eine Gruppe mit Themen und mich als Admin, der sie verwalten darf. Spielt einfach hier.
topic-too-many = Du hast eben mehrere Themen geöffnet. Spiel in einem davon oder versuch es in zehn Minuten wieder.
something-wrong = Hier ist etwas schiefgegangen, nicht deine Schuld. Nichts ist verloren; versuch es noch mal.
record-here = Das ist das Protokoll der Partie; damit können alle prüfen, dass es fair war.

# Nur Telegram.
choose-game = Welches Spiel?
settings-title = Deine Einstellungen
settings-name = Du heißt hier { $name }. Für einen anderen Namen schick den Befehl „einstellungen name“ und dahinter den neuen.
button-forget = Vergiss mich
forget-really = Name, Einstellungen, Statistik und Chat von dir sind dann für immer weg, und du verlässt alle Tische. Wirklich?
nothing-to-do = Du hast gerade nichts zu tun.
answer-in-private = Die Antwort ist nur für dich: Öffne unseren privaten Chat, drück auf Starten und frag noch mal.
button-private = Privater Chat
hand-shown = Dein Blatt steht unten im Chat. Nur du siehst es.
hand-elsewhere = Dein Blatt ist jetzt in { $place }. Drück hier, um es zurückzuholen.
hand-elsewhere-unnamed = Dein Blatt ist jetzt in einer anderen Nachricht. Drück hier, um es zurückzuholen.
inline-nothing = Du spielst gerade nicht.
whisper-in-private = Hier lesen alle mit. Tuscheln geht in unserem privaten Chat.
check-write = Ich darf hier nicht schreiben. Wer diese Gruppe verwaltet, kann es mir in ihren Berechtigungen erlauben.
check-topic = Dieses Thema ist für mich zu. Öffne es wieder oder mach mich zum Admin, der Themen verwalten darf.
check-topics = Tische können hier kein eigenes Thema haben: Macht mich zum Admin, der Themen verwalten darf.
check-private = Du hast noch keinen privaten Chat mit mir. Öffne ihn und drück auf Start, dann kommt dein Blatt dorthin.
check-administrator = Ich bin hier kein Administrator. Als solcher könnte ich allen ohne privaten Chat ihr Blatt in der Gruppe zeigen, jedem nur seins.
check-alone = Diese Gruppe oder dieser Telegram-Server nimmt keine Nachrichten für nur eine Person an.
check-inline = Wer meinen Namen tippt, bekommt noch keine Karten angeboten: @BotFather, /setinline.
check-privacy = Ich höre Befehle, Knöpfe, Antworten an mich und meinen Namen, sonst nichts, was hier geschrieben wird (Privacy Mode). Mehr brauche ich nicht; @BotFather, /setprivacy ändert es.


# Being told of tables.
button-bell = 🔔 Sag mir Bescheid
button-bell-stop = 🔕 Nicht mehr
button-join-told = Hinsetzen
bells-title = Tische in { $place }
bells-title-unnamed = Tische, die aufgehen
bells-about = Wähl die Spiele; wenn hier jemand einen Tisch dafür öffnet, sage ich es dir privat, höchstens dreimal in der Stunde. Ich muss dir schreiben können.
bells-not-here = Wähl die Spiele dort, wo sie gespielt werden: das geht auf einem Server oder in einer Gruppe, in der ich bin.
bells-quiet = Ruhezeit: { $hours }. Auf deiner Uhr ist es { $time }.
bells-hours-off = keine
bells-stop = 🔕 { $game }, { $place }
bell-on = Ich sage dir privat Bescheid, wenn hier wieder jemand { $game } öffnet. Noch einmal drücken beendet das; Ruhezeiten stehen hinter /notify.
bell-off = Zu { $game } hier sage ich nichts mehr.
bell-rings = { $name } hat in { $place } einen Tisch für { $game } geöffnet.
bell-somewhere = einem Ort, den du kennst
refusal-no-bells = Hier kann ich niemandem von Tischen erzählen: ich erfahre nicht, wer da ist.
refusal-too-many-bells = Du bekommst schon zu zwanzig Spielen Bescheid; gib erst eines auf.
