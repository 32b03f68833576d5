# Die Seite des Spielplatzes, rund um die Nachrichten des Programms.

page-brand = Tablemates
page-welcome = Ein Spieleabend auf diesem Rechner: mit deinen Leuten oder mit Bots.
page-who = Wie sollen wir dich nennen?
page-enter = Los geht’s
page-enter-table = An Tisch { $code }
page-two-windows = Mach ein zweites Fenster auf und komm als jemand anders herein, dann spielst du gegen dich selbst.
page-no-name = Nimm bitte einen Namen mit mindestens einem sichtbaren Zeichen.
page-long-name = Nimm bitte einen kürzeren Namen: höchstens { $count } Zeichen.

page-home = Tische
page-home-spoken = Zurück zu allen Tischen
page-open = Mit Freunden
page-rules = Regeln
page-scores = Rangliste
page-join-title = Hast du einen Code?
page-code = Code
page-join = Los
page-tables = Offene Tische
page-no-tables = Noch kein Tisch ist offen: Mach den ersten auf.
page-look = { $way ->
    [mine] Hingehen
    [free] Hinsetzen
   *[watch] Zuschauen
}
page-phase = { $phase ->
    [lobby] vor dem Start
    [playing] spielt gerade
    [finished] zwischen zwei Partien
   *[closed] geschlossen
}
page-name = Dein Name
page-rename = Ändern
page-key = Neuer Schlüssel
page-key-about = Deine Adresse ist dein Schlüssel: Wer sie hat, spielt als du. Mit einer neuen führt diese hier nirgends mehr hin, alles andere bleibt.
page-key-sure = Gib mir eine neue Adresse
page-forget = Vergiss mich
page-forget-about = Name, Einstellungen, Chat und Ergebnisse von dir werden für immer gelöscht. Gespielte Partien behalten einen anonymen Platz.
page-forget-sure = Ja, vergiss mich
page-broadcast-title = Durchsage an alle Tische
page-broadcast = Eine Zeile vom Betrieb
page-send = Senden
page-refresh = Neues zeigen
page-back-in = Zum Eingang

page-room = Der Raum des Tisches
page-live = Der Tisch
page-log = Was passiert ist und gesagt wurde
page-tabs = Was zeigen?
page-tab-play = Spiel
page-tab-talk = Verlauf und Chat
page-say = Sag etwas
page-log-empty = Hier steht, was am Tisch geschieht und was gesagt wird.
page-to = An wen
page-to-all = An alle
page-to-one = Nur an { $name }
page-to-nobody = Wähl bitte, wer das lesen soll; es ist noch nicht gesendet.
page-private = Du und Tablemates
page-private-only = siehst nur du
page-private-log = Private Nachrichten
page-hand = Deine Seite des Tisches
page-record = Protokoll der Partie behalten
page-hand-empty = Was dir gehört, steht dann hier, wo es sonst niemand sieht.
page-cards = Karten
page-sheets = Zettel
page-skip = Direkt zu deiner Seite des Tisches
page-skip-tables = Direkt zu den Tischen
page-status = { $game } · Tisch { $code }

page-invite = Einladen
page-unreadable = Diese Anfrage war nicht zu lesen; nichts hat sich geändert.
page-not-here = Unter dieser Adresse gibt es nichts.
page-too-large = Das ist mehr, als diese Seite annimmt; nichts hat sich geändert.
page-trouble = Hier ist etwas schiefgegangen; von dir ist nichts verloren.
page-too-slow = Die Anfrage kam nicht vollständig an; nichts hat sich geändert. Versuch es noch mal.
page-too-fast = Das war zu viel auf einmal; warte einen Moment und versuch es noch mal.
page-unavailable = Was gespeichert ist, lässt sich gerade nicht erreichen; versuch es gleich noch mal.
page-many-open = Zu viele Seiten sind offen; schließ eine und versuch es noch mal.
page-more = Mehr zu diesem Tisch
