# Truco: die Wörter des Spiels. Karten kommen geschrieben ("Q♥"); die Ansagen sind in jeder Sprache portugiesisch.

truco-name = Truco
truco-how-1 = Zwei Teams. Wer zwei der drei Runden einer Hand gewinnt, bekommt sie: 1 Punkt, oder mehr, wenn Truco gerufen wurde. 12 Punkte gewinnen die Partie.
truco-how-2 = Von schwach bis stark: 4 5 6 7 Q J K A 2 3. Noch höher sind die Manilhas, der Wert nach der aufgedeckten Karte (der Vira), in der Folge ♦ ♠ ♥ ♣.

# Regeln und Optionen.
truco-preset-paulista = Paulista
truco-preset-paulista-about = jedes Team ruft einmal pro Hand, und wer als Nächstes sitzt, antwortet
truco-preset-mesa = Mesa
truco-preset-mesa-about = die Teams erhöhen abwechselnd, und irgendwer aus dem Team antwortet
truco-option-raise_rights-name = Wer rufen darf
truco-option-raise_rights = { $value ->
    [alternate] es ruft, wer nicht zuletzt erhöht hat
   *[once] jedes Team ruft einmal pro Hand
}
truco-option-answer_by-name = Wer antwortet
truco-option-answer_by = { $value ->
    [team] Team antwortet, die erste zählt
   *[next] der nächste Platz antwortet
}

# Die Rufe.
truco-call = { $call ->
    [truco] truco
    [seis] seis
    [nove] nove
   *[doze] doze
}
truco-call-button = { $call ->
    [truco] Truco!
    [seis] Seis!
    [nove] Nove!
   *[doze] Doze!
}

# Der Tisch.
truco-vira = Vira { $vira } · Manilha { $rank }: { $manilhas }, von schwach bis stark.
truco-onze = Mão de onze: { $team } { $count ->
    [one] hat
   *[other] haben
} 11 Punkte. Diese Hand zählt 3, und niemand ruft.
truco-ferro = Mão de ferro: 11 zu 11. Niemand sieht eine Karte, und wer diese Hand gewinnt, gewinnt die Partie.
truco-worth = Diese Hand zählt { $worth ->
    [one] { $worth } Punkt
   *[other] { $worth } Punkte
}.
truco-asked = { $name } ruft { $call }: { $worth } Punkte statt { $now }.
truco-calls = Rufe: { $entries }
truco-calls-entry = { $name }: { $word }
truco-accepted = angenommen
truco-refused = abgelehnt
truco-round = Runde { $number }: { $cards } – { $result ->
    [won] an { $team }
   *[tied] unentschieden
}.
truco-on-table = Auf dem Tisch: { $cards }
truco-card-of = { $name } { $card }
truco-face-down = verdeckt
truco-rounds-won = Runden: { $entries }{ $ties ->
    [0] {""}
    [one] {" "}· { $ties } unentschieden
   *[other] {" "}· { $ties } unentschieden
}
truco-score = Punkte, bis 12: { $entries }

# Die eigenen Karten.
truco-partner = { $name } hat { $cards }
truco-choose = Diese Hand um 3 Punkte spielen, oder ablehnen und den anderen 1 lassen? Die erste Antwort eures Teams zählt.
truco-own-hidden = Du hast verdeckt gespielt: { $cards }
truco-places = Deine Karten liegen verdeckt: { $places }

# Knöpfe.
truco-hide = Verdeckt { $card }
truco-hide-spoken = verdeckt spielen: { $card }
truco-place = Karte { $place }
truco-place-spoken = die Karte auf Stelle { $place } aufdecken
truco-call-worth = { $call } ({ $worth })
truco-call-spoken = { $call } rufen, { $worth } Punkte
truco-accept = Annehmen ({ $worth })
truco-accept-spoken = annehmen und um { $worth } Punkte spielen
truco-refuse = Ablehnen
truco-refuse-spoken = ablehnen; die anderen bekommen { $worth }
truco-choose-accept = Um 3 spielen
truco-choose-refuse = Hand ablehnen

# Der Verlauf.
truco-log-dealt = Hand { $deal }: { $name } beginnt. Vira { $vira }, Manilha { $rank }.{ $kind ->
    [onze] {" "}Mão de onze: Sie zählt 3.
    [ferro] {" "}Mão de ferro: Alle spielen blind.
   *[plain] {""}
}
truco-log-onze = { $name } { $answer ->
    [yes] spielt die Mão de onze
   *[no] lehnt die Mão de onze ab
}
truco-log-called = { $name }: { $call } ({ $worth })
truco-log-answered = { $name } { $answer ->
    [yes] nimmt an: { $worth } Punkte
   *[no] lehnt ab
}
truco-log-played = { $name }: { $card }
truco-log-round = Runde { $number } { $result ->
    [won] geht an { $team }
   *[tied] ist unentschieden
}
truco-deal-ended = Hand { $deal }: { $reason ->
    [refused] Ruf abgelehnt, { $worth } für { $team }
    [onze-refused] Mão de onze abgelehnt, { $worth } für { $team }
    [rounds] Runden gewonnen, { $worth } für { $team }
   *[tied] dreimal unentschieden, nichts für niemanden
}. Punkte: { $entries }
truco-log-won = { $count ->
    [one] { $team } gewinnt die Partie, { $mine } zu { $yours }!
   *[other] { $team } gewinnen die Partie, { $mine } zu { $yours }!
}
truco-log-drawn = Unentschieden, { $mine } zu { $yours }.
