# Thurf: die Wörter des Spiels. Aata, Kotu, Addu, Shartu, Pai-Shartu, Thurf, Pattu und Ookulu bleiben, wie sie sind.

thurf-name = Thurf
thurf-how-1 = Zwei Teams. Wer der Reihe nach zuerst „Aata“ gerufen hat, bestimmt die Thurf-Farbe; das andere Team will genug Augen (Ookulu) holen, um es zu verderben.
thurf-how-2 = Thurf: J 20, 9 14, A 11, 10 10, K 3, Q 2, von stark bis schwach J 9 A K Q 10. Andere Farben: A 11, K 3, Q 2, J 1, 10 10, von stark bis schwach A K Q J 10 9.

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
