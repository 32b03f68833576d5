# 61: die Wörter des Spiels. Karten kommen geschrieben ("Q♥"), Farben mit Zeichen und Namen.

sixty-one-name = 61
sixty-one-pitch = Zwei Dreierteams im Rennen auf 61.
sixty-one-how-1 = Zwei Dreierteams: Macht Stiche mit Assen, Siebenen und Bildern. Das erste Team mit { $target } Punkten gewinnt.
sixty-one-how-2 = Ass 11, Sieben 10, König 4, Bube 3, Dame 2. Bedien die Farbe, wenn du kannst. Solange ein Team weiter gewinnt, spielt dieselbe Person aus.
sixty-one-end-result = { $hands ->
    [single] Dann gewinnt das Team, das nach Punkten vorn liegt
   *[other] Dann gewinnt das Team mit mehr gewonnenen Durchgängen, bei gleich vielen das mit mehr Punkten
}, Gleichstand ist unentschieden, und niemand gibt etwas ab.

# Regeln und Optionen.
sixty-one-preset-classic = Klassisch
sixty-one-preset-classic-about = ein Kartenspiel mit 36 Karten, bis 61 Punkte
sixty-one-preset-double = Zwei Kartenspiele
sixty-one-preset-double-about = 72 Karten, bis 121 Punkte; Stiche können unentschieden enden
sixty-one-option-decks-name = Kartenspiele
sixty-one-option-decks = { $value ->
    [one] { $value } Kartenspiel
   *[other] { $value } Kartenspiele
}
sixty-one-option-target-name = Länge der Partie
sixty-one-option-target = bis { $value } { $value ->
    [one] Punkt
   *[other] Punkte
}
sixty-one-option-seven_high-name = Die Sieben
sixty-one-option-seven_high = { $value ->
    [yes] Sieben direkt unter dem Ass
   *[no] Sieben unter dem Buben
}
sixty-one-option-free_follow-name = Farbe bedienen
sixty-one-option-free_follow = { $value ->
    [yes] ohne Farbzwang
   *[no] mit Farbzwang
}
sixty-one-option-punish_at-name = Strafkarten
sixty-one-option-punish_at = { $value ->
    [round] Strafe nach jeder Runde
   *[match] Strafe nach der Partie
}
sixty-one-option-hands-name = Durchgänge
sixty-one-option-hands = { $value ->
    [best3] zwei von drei Durchgängen
    [best5] drei von fünf Durchgängen
    [till2] bis ein Team seine 2 abgibt
   *[single] ein Durchgang
}

# Der Tisch.
sixty-one-team = Team { $team ->
    [0] A
   *[1] B
}
sixty-one-trumps = Trumpf: { $sign } { $suit }. { $card } liegt unter dem Stapel; noch { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} zu ziehen.
sixty-one-trumps-held = Trumpf: { $sign } { $suit }. Der Stapel ist leer; { $name } hat { $card } gezogen.
sixty-one-trumps-empty = Trumpf: { $sign } { $suit }. Der Stapel ist leer.
sixty-one-lead = { $name } spielt aus.
sixty-one-on-table = Auf dem Tisch: { $entries }
sixty-one-entry = { $name } { $card }
sixty-one-last-trick = Letzter Stich: { $entries } – an { $winner }.
sixty-one-last-tie = Letzter Stich: { $entries } – unentschieden.
sixty-one-waiting = ⏳ { $points ->
    [one] { $points } Punkt wartet
   *[other] { $points } Punkte warten
} auf den nächsten Stich; wer ihn gewinnt, gibt zwei Strafkarten ab.
sixty-one-bank = Strafbank von { $team }: { $cards }
sixty-one-bank-empty = Strafbank von { $team }: leer
sixty-one-bank-two = Strafbank von { $team }: wieder leer; die 2 liegt hinter { $name }
sixty-one-score = { $team } ({ $names }): { $score } von { $target }

# Der Verlauf.
sixty-one-log-dealt = Runde { $deal }: { $name } hat gegeben. { $card } liegt offen, Trumpf ist { $suit }.
sixty-one-log-played = { $name }: { $card }
sixty-one-log-taken = { $name } holt den Stich für { $team }: { $points }
sixty-one-log-collected = { $name } holt den Stich für { $team }: { $points }, und { $collected }, die gewartet haben
sixty-one-log-tied = Unentschieden mit { $card } auf beiden Seiten: { $points ->
    [one] { $points } Punkt wartet
   *[other] { $points } Punkte warten
}, { $waiting } insgesamt
sixty-one-log-submitted = { $team } gibt { $cards } ab ({ $reason ->
    [tie] Unentschieden
    [round] Runde verloren
    [hand] Durchgang verloren
   *[match] Partie verloren
})
sixty-one-log-two = { $team } gibt die 2 ab ({ $reason ->
    [tie] Unentschieden
    [round] Runde verloren
    [hand] Durchgang verloren
   *[match] Partie verloren
}), bekommt alles zurück und fängt von vorn an
sixty-one-deal-ended = Runde { $deal } ist vorbei: { $entries } in dieser Runde. Stand: { $scores }
sixty-one-log-won = { $team } ({ $names }) gewinnt die Partie, { $ours } zu { $theirs }!
sixty-one-log-hand = { $team } gewinnt diesen Durchgang, { $ours } zu { $theirs }. Durchgänge: { $entries }
sixty-one-hands = { $hands ->
    [best3] Durchgänge, zwei von drei:
    [best5] Durchgänge, drei von fünf:
   *[till2] Durchgänge, bis ein Team seine 2 abgibt:
} { $entries }

# Hints for a first game.
sixty-one-hint-worth = Ass 11, Sieben 10, König 4, Bube 3 und Dame 2 zählen für das Team, das sie holt.
sixty-one-hint-free-follow = An diesem Tisch muss niemand bedienen: Jede Karte ist erlaubt.
sixty-one-hint-tied = Beide Teams haben { $card } gespielt: So bekommt niemand den Stich, und { $points } Punkte warten.
sixty-one-hint-ties = Dein { $card } ergäbe Gleichstand: Niemand bekommt den Stich, seine Punkte warten.
sixty-one-hint-needs = Punkte, die noch zum Sieg fehlen: dein Team { $ours }, das andere { $theirs }.
sixty-one-hint-decides = { $side ->
    [ours] Nimmt dein Team diesen Stich, hat es gewonnen.
    [both] Wer diesen Stich nimmt, gewinnt.
   *[theirs] Nimmt das andere Team diesen Stich, hat es gewonnen.
}

# The tutorial: short pages, each beside a picture of an example. The values come from the example itself.
sixty-one-tutorial-goal = 61: worum es geht
sixty-one-tutorial-goal-1 = Zu sechst in zwei Teams: { $ours } gegen { $theirs }. Ihr macht Stiche mit Karten, die zählen.
sixty-one-tutorial-goal-2 = Das erste Team mit { $target } Punkten gewinnt, und zwar sofort.
sixty-one-tutorial-goal-2-hands = Das erste Team mit { $target } Punkten gewinnt den Durchgang, und zwar sofort; eine Partie geht hier über mehrere Durchgänge.
sixty-one-tutorial-goal-3 = Bist du dran, drückst du auf eine deiner drei Karten; nach jedem Stich ziehen alle eine neue.
sixty-one-tutorial-cards = Die Karten
sixty-one-tutorial-cards-1 = Von stark bis schwach: A K Q J 7 6 5 4 3.
sixty-one-tutorial-cards-1-seven = Von stark bis schwach: A 7 K Q J 6 5 4 3.
sixty-one-tutorial-cards-2 = Sie zählen: Ass 11, Sieben 10, König 4, Bube 3, Dame 2, die anderen nichts. In dieser Hand stecken { $points } Punkte: { $cards }
sixty-one-tutorial-cards-3 = Die Karte unter dem Stapel bestimmt den Trumpf, hier { $suit }. Trumpf schlägt jede andere Farbe.
sixty-one-tutorial-follow = Farbe bedienen
sixty-one-tutorial-follow-1 = { $leader } hat { $led } ausgespielt. Wer { $suit } hat, muss es spielen; { $name } darf also nur aus den hellen Karten wählen: { $playable }
sixty-one-tutorial-follow-2 = Wer die Farbe nicht hat, darf jede Karte spielen, auch Trumpf.
sixty-one-tutorial-trick = Ein Stich
sixty-one-tutorial-trick-1 = { $winner } sticht mit { $card }, dem einzigen Trumpf: { $points } Punkte für { $team }.
sixty-one-tutorial-trick-2 = Ohne Trumpf gewinnt die höchste Karte der ausgespielten Farbe.
sixty-one-tutorial-trick-3 = Wer gestochen hat, spielt jetzt aus, und zwar so lange, wie das Team weiter gewinnt, egal wer von ihm sticht.
sixty-one-tutorial-trick-4-tied = Hier gibt es jede Karte zweimal. Haben beide Teams die höchste gespielt, ist der Stich unentschieden, und seine Punkte warten auf den nächsten Gewinner.
sixty-one-tutorial-trick-5-free = An diesem Tisch muss niemand bedienen.
sixty-one-tutorial-score = Punkte und Strafe
sixty-one-tutorial-score-1 = Punkte zählen, sobald ein Stich gemacht ist. Nach dem ersten hat { $team } { $points } von { $target }.
sixty-one-tutorial-score-2 = Wer verliert, gibt Strafkarten ab: erst vier Zehnen, dann vier Neunen, vier Achten und zuletzt die Zwei.
sixty-one-tutorial-score-2-round = Nach jeder Runde gibt das Team, das darin weniger Punkte hat, Strafkarten ab: erst vier Zehnen, dann vier Neunen, vier Achten und zuletzt die Zwei.
sixty-one-tutorial-score-3 = Sie bleiben am Tisch, damit alle sehen, wer noch eine Revanche schuldet.

# On pictures.
sixty-one-picture-waiting = Wartet
sixty-one-picture-bank = Strafbank von { $team }
sixty-one-picture-bank-none = –
sixty-one-picture-bank-line = { $bank }: { $cards }
sixty-one-picture-hands-of = { $points ->
    [one] { $points } Durchgang
   *[other] { $points } Durchgänge
}
sixty-one-picture-alt-behind = dahinter liegt eine { $rank }
