# Truco: die Wörter des Spiels. Karten kommen geschrieben ("Q♥"); die Ansagen sind in jeder Sprache portugiesisch.

truco-name = Truco
truco-pitch = Bluffen, erhöhen, rufen: Drei Karten entscheiden.
truco-how-1 = Zwei Teams. Wer zwei der drei Runden einer Hand gewinnt, bekommt sie: { $first_worth ->
    [1] 1 Punkt
   *[2] 2 Punkte
}, oder mehr, wenn Truco gerufen wurde. { $best_of ->
    [1] 12 Punkte gewinnen die Partie.
   *[3] 12 Punkte gewinnen ein Spiel, zwei Spiele die Partie.
}
truco-how-2 = Von schwach bis stark: { $pack ->
    [clean] Q J K A 2 3
   *[full] 4 5 6 7 Q J K A 2 3
}. Noch höher sind die Manilhas: { $manilhas ->
    [fixed] immer 7♦ A♠ 7♥ 4♣.
   *[vira] der Wert nach der aufgedeckten Karte (der Vira), in der Folge ♦ ♠ ♥ ♣.
}
truco-end-result = { $best_of ->
    [1] Dann gewinnt das Team, das vorn liegt
   *[3] Dann gewinnt das Team mit mehr gewonnenen Spielen, bei gleich vielen das mit mehr Punkten
}; Gleichstand ist unentschieden. Diese Hand zählt nicht.

# Regeln und Optionen.
truco-preset-paulista = Paulista
truco-preset-paulista-about = jedes Team ruft einmal pro Hand, und der nächste Platz antwortet
truco-preset-mesa = Mesa
truco-preset-mesa-about = die Teams erhöhen abwechselnd, und irgendwer aus dem Team antwortet
truco-preset-mineiro = Mineiro
truco-preset-mineiro-about = feste Manilhas 4♣ 7♥ A♠ 7♦, keine Vira; eine Hand zählt 2, dann 4, 8, 10, 12
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
truco-option-pack-name = Kartenspiel
truco-option-pack = { $value ->
    [clean] sauberes Spiel, ohne 4 5 6 7
   *[full] alle 40 Karten
}
truco-option-best_of-name = Spiele pro Partie
truco-option-best_of = { $value ->
    [1] ein Spiel
   *[other] zwei von { $value } Spielen gewinnen
}
truco-option-signs-name = Zeichen
truco-option-signs = { $value ->
    [yes] Zeichen im Team
   *[no] ohne Zeichen
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
truco-shout = { $what ->
    [ladrao] Truco, ladrão!
    [marreco] Toma, marreco!
    [pato] Pato!
    [desce] Desce!
   *[chora] Chora!
}
truco-sign = { $what ->
    [wink] 😉 zwinkert: Zap
    [eyebrows] 🤨 hebt die Brauen: Copeta
    [cheek] 😗 bläht die Backe: Espadilha
    [tongue] 😛 Zungenspitze: Pica-fumo
   *[closed] 😌 schließt die Augen: nichts
}

# Der Tisch.
truco-vira = Vira { $vira } · Manilha { $rank }: { $manilhas }, von schwach bis stark.
truco-fixed = Manilhas: { $manilhas }, von schwach bis stark.
truco-named = { $card } { $name }
truco-manilha-name = { $suit ->
    [C] Zap
    [H] Copeta
    [S] Espadilha
   *[D] Pica-fumo
}
truco-onze = { $points ->
    [10] Mão de dez
   *[other] Mão de onze
}: { $team } { $count ->
    [one] hat
   *[other] haben
} { $points } Punkte. Diese Hand zählt { $worth }, und niemand ruft.
truco-ferro = Mão de ferro: { $points } zu { $points }. Niemand sieht eine Karte, und wer diese Hand gewinnt, gewinnt das Spiel.
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
truco-games = Gewonnene Spiele, zwei von { $best_of }: { $entries }

# Die eigenen Karten.
truco-partner = { $name } hat { $cards }
truco-choose = Diese Hand um { $worth } Punkte spielen, oder ablehnen und den anderen { $first } lassen? Die erste Antwort eures Teams zählt.
truco-own-hidden = Du hast verdeckt gespielt: { $cards }
truco-spots = Deine Karten liegen verdeckt: { $spots }

# Knöpfe.
truco-hide = Verdeckt { $card }
truco-hide-spoken = verdeckt spielen: { $card }
truco-spot = Karte { $spot }
truco-spot-spoken = die Karte auf Stelle { $spot } aufdecken
truco-call-worth = { $call } ({ $worth })
truco-call-spoken = { $call } rufen, { $worth } Punkte
truco-accept = Annehmen ({ $worth })
truco-accept-spoken = annehmen und um { $worth } Punkte spielen
truco-refuse = Ablehnen
truco-refuse-spoken = ablehnen; die anderen bekommen { $worth }
truco-run = Aussteigen ({ $worth })
truco-run-spoken = aussteigen: Die anderen bekommen { $worth }
truco-choose-accept = Um { $worth } spielen
truco-choose-refuse = Hand ablehnen

# Der Verlauf.
truco-log-dealt = Hand { $deal }: { $name } beginnt.{ $vira ->
    [none] {""}
   *[other] {" "}Vira { $vira }, Manilha { $rank }.
}{ $kind ->
    [onze] {" "}Sie zählt { $worth }, und niemand ruft.
    [ferro] {" "}Mão de ferro: Alle spielen blind.
   *[plain] {""}
}
truco-log-onze = { $name } { $answer ->
    [yes] spielt diese Hand
   *[no] lehnt diese Hand ab
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
    [onze-refused] Hand abgelehnt, { $worth } für { $team }
    [ran] die anderen sind ausgestiegen, { $worth } für { $team }
    [rounds] Runden gewonnen, { $worth } für { $team }
   *[tied] dreimal unentschieden, keine Punkte
}. Punkte: { $entries }
truco-log-won = { $count ->
    [one] { $team } gewinnt die Partie, { $mine } zu { $yours }!
   *[other] { $team } gewinnen die Partie, { $mine } zu { $yours }!
}
truco-log-game = { $team } { $count ->
    [one] gewinnt
   *[other] gewinnen
} dieses Spiel, { $mine } zu { $yours }. Spiele: { $entries }
truco-log-ran = { $name } steigt aus
truco-log-drawn = Unentschieden, { $mine } zu { $yours }.

# Hints for a first game.
truco-hint-any = Jede Karte ist erlaubt, die Farbe ist egal. Die höchste Karte gewinnt die Runde.
truco-hint-hide = Verdeckte Karten zählen nichts: So wirfst du eine Karte ungesehen weg.
truco-hint-call = { $call } Die Hand würde { $worth } statt { $now } zählen; lehnen sie ab, bekommst du { $now }.{ $next ->
    [0] {""}
   *[other] {" "}Sie dürfen auf { $next } erhöhen.
}
truco-hint-accept = Annehmen: Ihr spielt weiter, und die Hand zählt { $worth }.
truco-hint-refuse = Ablehnen: Die Hand ist vorbei, und sie bekommen { $now }.
truco-hint-raise = { $call } Du nimmst die { $worth } an und willst { $next }; jetzt müssen sie antworten.
truco-hint-choose = Spielst du, zählt die Hand { $worth }. Lehnst du ab, bekommen die anderen { $first }.
truco-hint-ferro = Niemand sieht eine Karte, auch du nicht: Wähl irgendeine Stelle und hoffe.

# The tutorial: short pages, each beside a picture of an example. The values come from the example itself.
truco-tutorial-goal = Truco: worum es geht
truco-tutorial-goal-1 = Zwei Teams; wer zusammengehört, sitzt sich gegenüber. Alle bekommen drei Karten, eine Hand hat also drei Runden, und zwei davon gewinnen sie.
truco-tutorial-goal-2 = Eine Hand ist { $worth ->
    [one] { $worth } Punkt
   *[other] { $worth } Punkte
} wert, mehr, wenn jemand Truco ruft. { $target } Punkte gewinnen die Partie.
truco-tutorial-goal-2-games = Eine Hand ist { $worth ->
    [one] { $worth } Punkt
   *[other] { $worth } Punkte
} wert, mehr, wenn jemand Truco ruft. { $target } Punkte gewinnen ein Spiel, zwei Spiele die Partie.
truco-tutorial-goal-3 = Bist du dran, drückst du auf die Karte, die du spielen willst. Es geht gegen den Uhrzeigersinn.
truco-tutorial-cards = Die Karten
truco-tutorial-cards-1 = Von schwach bis stark: 4 5 6 7 Q J K A 2 3. Die Farbe ist egal.
truco-tutorial-cards-1-clean = Von schwach bis stark: Q J K A 2 3. Die Farbe ist egal.
truco-tutorial-cards-2 = Eine Karte wird aufgedeckt, die Vira. Der Wert nach ihr ist die Manilha und schlägt alles. Die Vira ist { $vira }, also sind das die Manilhas, von unten nach oben: { $manilhas }
truco-tutorial-cards-2-mineiro = Vier Karten schlagen alles, immer dieselben: 4♣ Zap, dann 7♥ Copeta, A♠ Espadilha und 7♦ Pica-fumo. Eine Vira gibt es nicht.
truco-tutorial-cards-3 = Wer { $card } hat, hält damit die beste Karte überhaupt.
truco-tutorial-round = Eine Runde
truco-tutorial-round-1 = Alle spielen eine Karte, welche sie wollen. Die höchste gewinnt für ihr Team.
truco-tutorial-round-2 = Hier gewinnt { $winner } mit { $card }, einer Manilha, und beginnt die nächste Runde. Die Runde geht an { $team }.
truco-tutorial-round-3 = Haben Gegner dieselbe höchste Karte, ist die Runde unentschieden. Ab der zweiten Runde darfst du eine Karte verdecken: So zählt sie nichts.
truco-tutorial-calls = Truco!
truco-tutorial-calls-1 = Vor deiner Karte darfst du rufen. { $caller } hat Truco gerufen: Die Hand soll { $worth } statt { $now } zählen. { $name } muss antworten.
truco-tutorial-calls-1-team = Vor deiner Karte darfst du rufen. { $caller } hat Truco gerufen: Die Hand soll { $worth } statt { $now } zählen. { $name } dürfen antworten; die erste Antwort zählt fürs Team.
truco-tutorial-calls-2 = Annehmen: Ihr spielt um { $worth }. Ablehnen: Das rufende Team bekommt sofort { $now }. Seis: Du nimmst an und willst { $next }.
truco-tutorial-calls-3 = Nach Seis kommen Nove (9) und Doze (12). Rufen darfst du auch mit schlechten Karten: Bluffen ist das halbe Spiel.
truco-tutorial-calls-3-mineiro = Nach Seis kommen Nove (10) und Doze (12). Rufen darfst du auch mit schlechten Karten: Bluffen ist das halbe Spiel.
truco-tutorial-score = Punkte
truco-tutorial-score-1 = Hier wurde Truco angenommen, und { $team } haben zwei Runden gewonnen: { $worth } Punkte.
truco-tutorial-score-2 = Mit 11 Punkten kommt die Mão de onze: Das Team sieht die Karten aller Partner und spielt um 3 oder überlässt den anderen 1.
truco-tutorial-score-2-mineiro = Eine Hand zählt 2, gerufen 4, 8, 10 oder 12. Bei 10 Punkten kommt die Mão de dez: Das Team sieht seine Karten und spielt um 4 oder lässt den anderen 2.
truco-tutorial-score-3 = { $target } Punkte gewinnen die Partie. Bei { $ferro } zu { $ferro } sieht niemand eine Karte: Das ist die Mão de ferro.
truco-tutorial-score-3-games = { $target } Punkte gewinnen ein Spiel, zwei Spiele die Partie. Bei { $ferro } zu { $ferro } sieht niemand eine Karte: Das ist die Mão de ferro.

# On pictures.
truco-picture-vira = Vira
truco-picture-manilha = Manilha
truco-picture-worth = Wert
truco-picture-call = { $now } → { $worth }?
truco-picture-ties = Unentschieden
truco-picture-kind = { $kind ->
    [ferro] Mão de ferro
   *[onze] { $points ->
        [10] Mão de dez
       *[other] Mão de onze
    }
}
truco-picture-hidden = Du hast verdeckt gespielt
