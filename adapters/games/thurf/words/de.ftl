# Thurf: die Wörter des Spiels. Aata, Kotu, Addu, Shartu, Pai-Shartu, Thurf, Pattu und Ookulu bleiben, wie sie sind.

thurf-name = Thurf
thurf-pitch = Ruf Aata, nenn die Farbe, und halt das andere Team auf.
thurf-how-1 = Zwei Teams. Wer der Reihe nach zuerst „Aata“ gerufen hat, bestimmt die Thurf-Farbe; das andere Team will genug Augen (Ookulu) holen, um es zu verderben.
thurf-how-2 = Thurf: J 20, 9 14, A 11, 10 10, K 3, Q 2, von stark bis schwach J 9 A K Q 10. Andere Farben: A 11, K 3, Q 2, J 1, 10 10, von stark bis schwach A K Q J 10 9.
thurf-end-result = { $scoreboard ->
    [manual] Dann wird niemand zum Sieger erklärt: Gezeigt werden die gewonnenen Spiele, der Rest steht auf eurer Tafel.
   *[auto] Dann hat das Team verloren, das gerade gibt; solange kein Spiel beendet ist, ist es unentschieden.
}

thurf-call = { $call ->
    [aata] Aata
    [kotu] Kotu
    [addu] Addu
    [shartu] Shartu
    [pai-shartu] Pai-Shartu
    [withdrawn] zurückgezogen
   *[pass] passe
}

# Regeln und Optionen.
thurf-preset-standard = Standard
thurf-preset-standard-about = sechs Spiele; die Tafel läuft automatisch
thurf-preset-memory = Aus dem Gedächtnis
thurf-preset-memory-about = sechs Spiele; ein Pattu ist weg, sobald das nächste begonnen hat
thurf-option-games-name = Länge der Partie
thurf-option-games = { $value ->
    [0] bis eine Mehrheit aufhört
    [one] { $value } Spiel
   *[other] { $value } Spiele
}
thurf-option-kotu_factor-name = Was ein Kotu zählt
thurf-option-kotu_factor = { $value ->
    [1] Kotu zählt einfach
    [2] Kotu zählt doppelt
   *[other] Kotu zählt { $value }-fach
}
thurf-option-play_out-name = Verlorenes Kotu
thurf-option-play_out = { $value ->
    [yes] verlorenes Kotu geht zu Ende
   *[no] verlorenes Kotu endet sofort
}
thurf-option-scoreboard-name = Tafel
thurf-option-scoreboard = { $value ->
    [manual] ihr führt die Tafel
   *[auto] die Tafel läuft automatisch
}
thurf-option-log-name = Verlauf
thurf-option-log = { $value ->
    [clear] Verlauf pro Spiel
    [last] Verlauf von zwei Pattus
   *[keep] ganzer Verlauf
}

# Der Tisch.
thurf-dealer = { $games ->
    [0] Spiel { $game }.
   *[other] Spiel { $game } von { $games }.
} { $name } gibt ↺ (gegen den Uhrzeigersinn).
thurf-pause = Das nächste Spiel beginnt, wenn alle wollen.
thurf-calls = Rufe: { $entries }
thurf-calls-entry = { $name } { $call }
thurf-chosen = ★ { $name } bestimmt die Thurf-Farbe{ $kind ->
    [kotu] { " " }und spielt Kotu.
    [must] , weil es dreimal niemand wollte.
   *[aata] .
}
thurf-declared = ★ { $name } hat angesagt: Thurf ist { $sign } { $suit }.
thurf-declared-kotu = ★ { $name } spielt Kotu, allein: Thurf ist { $sign } { $suit }.
thurf-stake = Einsatz ×{ $stake }: { $entries }
thurf-now = Pattu: { $entries }
thurf-play-entry = { $name } { $card }
thurf-last-pattu = Letztes Pattu: { $entries } → { $winner }
thurf-taken = Pattus: { $entries }
thurf-closed = Verdeckte Karten: { $entries }
thurf-own-points = Dein Team hat { $points } Ookulu.
thurf-own-pattus = Pattus deines Teams:
thurf-own-pattu = { $number }. { $cards } ({ $name })
thurf-sits-out = Du setzt aus: { $name } spielt Kotu.

# Die Tafel.
thurf-dealing = { $team } geben, offene Spiele: { $pending }
thurf-dealing-manual = Eure Tafel: { $team } geben ({ $name }), offene Spiele: { $pending }
thurf-changes = Änderungen: { $entries }
thurf-change = { $change } → { $pending }
thurf-change-passed = { $change } → { $team } { $pending }
thurf-won = Gewonnene Spiele: { $entries }

# Knöpfe.
thurf-look = Unsere Pattus ({ $count })
thurf-aata = Aata
thurf-kotu = Kotu (allein)
thurf-pass = Passe
thurf-withdraw = Zurückziehen
thurf-suit = Thurf { $sign }
thurf-suit-spoken = { $suit } als Thurf bestimmen
thurf-raise = { $call ->
    [addu] Addu (×2)
    [shartu] Shartu (×4)
   *[pai-shartu] Pai-Shartu (×8)
}
thurf-next = Nächstes Spiel
thurf-stop = Partie beenden
thurf-set-dealer = Platz { $seat } gibt
thurf-set-team = Geben ans andere Team
thurf-set-pending = Offen: { $count }
thurf-menu-dealer = Wer gibt
thurf-menu-pending = Offene Spiele

# Der Verlauf.
thurf-log-dealt = Spiel { $game }, { $deal }. Geben: { $name } gibt allen { $each } Karten ↺ { $order }
thurf-log-called = { $name }: { $call }
thurf-log-withdrew = { $name } zieht zurück
thurf-log-chosen = { $name } bestimmt die Thurf-Farbe{ $kind ->
    [kotu] { " " }(Kotu)
    [must] , weil dreimal niemand gerufen hat
   *[aata] { "" }
}
thurf-log-thrown-in = Niemand sagt an: Die Karten werden zusammengeworfen, und { $name } gibt noch mal.
thurf-log-named = ★ { $name } sagt { $sign } { $suit } als Thurf an
thurf-log-named-kotu = ★ { $name } spielt Kotu mit { $sign } { $suit } als Thurf
thurf-log-raised = { $name }: { $call }! Der Einsatz ist ×{ $stake }
thurf-log-held = { $name } lässt den Einsatz so
thurf-log-began = { $each ->
    [0] { $name } spielt aus.
   *[other] { $dealer } gibt allen noch { $each } Karten ↺. { $name } spielt aus.
}
thurf-log-played = { $name }: { $card }
thurf-log-taken = → { $name } holt das Pattu: { $cards }
thurf-game-ended = Spiel { $game }: { $reason ->
    [kotu-made] { $declarer } hat allein alle Pattus geholt
    [kotu-lost] { $declarer } hat im Kotu ein Pattu verloren
    [made] { $declarer } hat es geschafft
   *[lost] { $declarer } hat es nicht geschafft
} ({ $counted }), Einsatz ×{ $worth }. { $team } gewinnen das Spiel.
thurf-game-board = Offene Spiele von { $team }: { $change }, jetzt { $pending }.
thurf-game-passed = Offene Spiele von { $team }: { $change }. Jetzt gibt { $name }, { $pending } offen.
thurf-log-answered = { $answer ->
    [stop] { $name } möchte aufhören
   *[next] { $name } möchte das nächste Spiel
}
thurf-log-board = { $name } stellt die Tafel: { $dealer } gibt, offene Spiele { $pending }
thurf-log-won = { $team } gewinnen die Partie: Jetzt müssten die anderen geben. Gewonnene Spiele: { $entries }
thurf-log-over = Die Spiele sind gespielt; wer gewonnen hat, steht auf eurer Tafel. Gewonnene Spiele: { $entries }

# Hints for a first game.
thurf-hint-aata = Aata: Du würdest die Thurf-Farbe bestimmen. Das andere Team verdirbt es mit { $points } Ookulu.
thurf-hint-kotu = Kotu: Du würdest allein spielen und musst jedes Pattu gewinnen. Es zählt ×{ $factor }.
thurf-hint-pass = Passen: Du überlässt den anderen die Farbe.
thurf-hint-change = Du kannst deine Antwort noch ändern, bis alle geantwortet haben.
thurf-hint-must = In drei Spielen hat niemand gerufen, also musst du eine Farbe bestimmen.
thurf-hint-name = Deine beste Farbe ist wohl { $sign } { $suit }. Als Thurf sind J und 9 am stärksten.
thurf-hint-withdraw = Zurückziehen: Dein Ruf gilt nicht mehr, und wer als Nächstes gerufen hat, ist dran.
thurf-hint-raise = Mit { $call } zählt dieses Spiel ×{ $stake }, egal wer gewinnt.
thurf-hint-raise-next = Danach darf das andere Team mit { $call } antworten: ×{ $stake }.
thurf-hint-hold = Passen: Von dir aus bleibt es bei ×{ $stake }.
thurf-hint-next = Nächstes Spiel: Es beginnt, sobald alle wollen.
thurf-hint-stop = Aufhören: Die Partie endet, wenn es mehr als die Hälfte will.
thurf-hint-board = Ihr führt die Tafel selbst: Stellt vor dem Weiterspielen Geber und offene Spiele ein.
thurf-hint-lead = Thurf ist { $sign } { $suit } und schlägt alle anderen Farben.
thurf-hint-led = Thurf wurde ausgespielt, also musst du Thurf spielen.
thurf-hint-none = Thurf wurde ausgespielt, und du hast keins: Jede Karte ist erlaubt.
thurf-hint-low = Ein Thurf unter { $card } ist hier nicht erlaubt, solange du etwas anderes hast.
thurf-hint-either = Bedien mit { $sign } { $suit } oder spiel Thurf: Beides ist erlaubt.

# The tutorial: short pages, each beside a picture of an example. The values come from the example itself.
thurf-tutorial-goal = Thurf: worum es geht
thurf-tutorial-goal-1 = Zwei Teams, hier { $ours } gegen { $theirs }. Eine Person bestimmt die Thurf-Farbe; dann geht es um die Ookulu in den Pattus.
thurf-tutorial-goal-2 = Das gebende Team muss seine offenen Spiele abarbeiten. Wer am Ende der Partie geben muss, hat verloren.
thurf-tutorial-goal-2-manual = Das gebende Team muss seine offenen Spiele abarbeiten. An diesem Tisch führt ihr die Tafel selbst; der Bot sagt, wie jedes Spiel ausging.
thurf-tutorial-goal-3 = Gegeben und gespielt wird gegen den Uhrzeigersinn. Bist du dran, drückst du auf eine Karte oder einen Ruf.
thurf-tutorial-goal-4-open = Diese Partie hat kein letztes Spiel: Zwischen zwei Spielen werden alle gefragt, ob es weitergeht, und die meisten Leute entscheiden.
thurf-tutorial-cards = Die Karten
thurf-tutorial-cards-1 = In Thurf, von stark bis schwach: J 9 A K Q 10. In den anderen Farben: A K Q J 10 9.
thurf-tutorial-cards-2 = Thurf zählt J 20, 9 14, A 11, 10 10, K 3, Q 2. Die anderen Farben A 11, 10 10, K 3, Q 2, J 1.
thurf-tutorial-cards-3 = Mit { $sign } { $suit } als Thurf steht diese Hand so, von stark bis schwach, Thurf zuerst: { $cards }
thurf-tutorial-calls = Die Rufe
thurf-tutorial-calls-1 = Mit den ersten Karten rufst du Aata, wenn du Thurf bestimmen willst, Kotu, wenn du allein jedes Pattu gewinnst, oder du passt. { $name } hat Aata gerufen und { $sign } { $suit } bestimmt.
thurf-tutorial-calls-2 = Das andere Team verdirbt das Spiel mit { $enough } Ookulu, bei zwei Blättern mit 95. Traut es sich das zu, ruft es Addu: Das Spiel zählt ×2.
thurf-tutorial-calls-3 = Darauf darf das ansagende Team Shartu rufen (×4) und das andere noch einmal Pai-Shartu (×8). Dann wird der Rest gegeben.
thurf-tutorial-follow = Was du spielen darfst
thurf-tutorial-follow-1 = { $led } wurde ausgespielt, und { $best }, ein Thurf, liegt darauf. { $name } darf nur die hellen Karten spielen, { $playable }, denn { $low } ist ein niedrigeres Thurf.
thurf-tutorial-follow-2 = Du bedienst oder spielst Thurf, aber kein niedrigeres, als schon liegt, außer du hast nichts anderes.
thurf-tutorial-follow-3 = Wird Thurf ausgespielt, musst du Thurf spielen. Hast du die ausgespielte Farbe nicht, bist du frei.
thurf-tutorial-pattu = Ein Pattu
thurf-tutorial-pattu-1 = { $winner } nimmt das Pattu mit { $card }: { $points } Ookulu für das Team.
thurf-tutorial-pattu-2 = Das höchste Thurf gewinnt, ohne Thurf die höchste Karte der ausgespielten Farbe. Wer gewinnt, spielt als Nächstes aus.
thurf-tutorial-pattu-3 = Die Pattus deines Teams darfst du ansehen, die der anderen nie.
thurf-tutorial-pattu-4-memory = An diesem Tisch zählt das Gedächtnis: Ein Pattu der anderen ist weg, sobald das nächste begonnen hat.
thurf-tutorial-score = Offene Spiele
thurf-tutorial-score-1 = Dieses Spiel haben { $team } gewonnen. Die offenen Spiele des gebenden Teams ({ $dealers }) ändern sich um { $change }: jetzt { $pending }.
thurf-tutorial-score-2 = Am Anfang waren es { $seats }. Gewinnen baut welche ab, Verlieren bringt neue; Addu und Kotu vervielfachen das.
thurf-tutorial-score-3 = Bei 0 geht das Geben nach rechts, an das andere Team.

# On pictures.
thurf-picture-pending = Offen
thurf-picture-dealing = geben · offene Spiele: { $pending }
thurf-picture-games = { $games ->
    [0] Gespielt: { $game }
   *[other] Gespielt: { $game } von { $games }
}
thurf-picture-change = Offene Spiele nach dem letzten Spiel: { $pending } ({ $change })
thurf-picture-won = Spiele
thurf-picture-last = Letztes Spiel
thurf-picture-stake = Einsatz
thurf-picture-alt-declarer = hat angesagt
