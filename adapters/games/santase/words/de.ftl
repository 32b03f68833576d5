# Santase: die Wörter des Spiels. Karten kommen geschrieben ("Q♥"), Farben mit Zeichen und Namen.
# Augen sind, was Karten zählen, Spielpunkte, was ein gewonnenes Spiel bringt.

santase-name = Santase
santase-pitch = Zu zweit, 24 Karten: Wer hat zuerst 66?
santase-how-1 = Mach Stiche und melde Hochzeiten (König und Dame einer Farbe), bis du 66 Augen hast. Jedes gewonnene Spiel bringt 1 bis 3 Spielpunkte.
santase-how-2 = Ass 11, Zehn 10, König 4, Dame 3, Bube 2, Neun 0. Solange Karten zu ziehen sind, darfst du jede Karte spielen; danach Farbe bedienen.
santase-end-result = Dann gewinnt, wer nach Spielpunkten vorn liegt; Gleichstand ist unentschieden. Dieses Spiel zählt nicht.

# Regeln und Optionen.
santase-preset-one = Regeln Eins
santase-preset-one-about = bis 11; du sagst 66 selbst an, und die Augen werden nicht gezeigt
santase-preset-two = Regeln Zwei
santase-preset-two-about = bis 10; mit 66 endet das Spiel sofort, beide dürfen die Neun tauschen
santase-preset-three = Regeln Drei
santase-preset-three-about = bis 11; mit 66 endet das Spiel sofort, vergeblich zudrehen kostet 3
santase-preset-bulgarian = Bulgarisch
santase-preset-bulgarian-about = bis 11; 66 ansagen, Stichzwang, 10 für den letzten Stich, sonst gewinnen mehr Augen
santase-option-target-name = Länge der Partie
santase-option-target = bis { $value } { $value ->
    [one] Spielpunkt
   *[other] Spielpunkte
}
santase-option-must_head-name = Stichzwang
santase-option-must_head = { $value ->
    [yes] mit Stichzwang
   *[no] ohne Stichzwang
}
santase-option-marriage_after_trick-name = Hochzeiten
santase-option-marriage_after_trick = { $value ->
    [yes] Hochzeiten nach dem ersten Stich
   *[no] Hochzeiten ab dem ersten Ausspielen
}

# Der Tisch.
santase-talon-open = Trumpf: { $sign } { $suit }. { $card } liegt unter dem Talon; noch { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} zu ziehen.
santase-talon-closed = Trumpf: { $sign } { $suit }. 🔒 { $name } hat zugedreht ({ $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, { $card } darunter): Farbe bedienen.
santase-talon-empty = Trumpf: { $sign } { $suit }. Der Talon ist leer: Farbe bedienen.
santase-led = { $name } spielt { $card } aus.
santase-you-led = Du hast { $card } ausgespielt.
santase-last-trick = Letzter Stich: { $leader } { $led }, { $other } { $answer } – an { $winner }.
santase-marriages = Hochzeiten: { $entries }
santase-marriage-entry = { $name } { $suit } { $points }
santase-tricks = Stiche: { $entries }
santase-points = Augen: { $entries }
santase-own-points = Du hast { $points } { $points ->
    [one] Auge
   *[other] Augen
} in diesem Spiel.
santase-score = Spielpunkte, bis { $target }: { $entries }

# Knöpfe.
santase-marry = Hochzeit { $suit } ({ $points })
santase-marry-spoken = die Hochzeit in { $suit } melden, { $points }
santase-exchange = Neun gegen { $card }
santase-exchange-spoken = Neun gegen { $card }: die Trumpf-Neun tauschen
santase-close = Zudrehen
santase-declare = 66 ansagen
santase-give = Spiel aufgeben

# Der Verlauf.
santase-log-dealt = Spiel { $deal }: { $name } hat gegeben. { $card } liegt offen, Trumpf ist { $suit }.
santase-log-played = { $name }: { $card }
santase-log-taken = { $name } bekommt { $cards }
santase-log-married = { $name } meldet König und Dame in { $suit } { $sign }: { $points }
santase-log-exchanged = { $name } tauscht { $nine } gegen { $card }
santase-log-closed = { $name } dreht zu
santase-log-declared = { $name } sagt 66 an
santase-log-gave = { $name } gibt das Spiel auf
santase-deal-level = Spiel { $deal }: Niemand hat 66 angesagt, und die Augen sind gleich ({ $counted }): kein Punkt. Spielpunkte: { $entries }
santase-deal-ended = Spiel { $deal }: { $reason ->
    [declared] { $winner } hat 66 richtig angesagt
    [misdeclared] { $loser } hat 66 zu früh angesagt
    [reached] { $winner } hat 66 erreicht
    [failed-close] { $loser } hat zugedreht und es nicht geschafft
    [counted] { $winner } hat zugedreht und es geschafft
    [given] { $loser } hat aufgegeben
    [total] niemand hat angesagt, und { $winner } hat mehr Augen
   *[last-trick] { $winner } hat den letzten Stich
} ({ $counted }), { $worth } für { $winner }. Spielpunkte: { $entries }
santase-log-won = { $name } gewinnt die Partie, { $mine } zu { $yours }!
santase-log-drawn = Die Partie endet unentschieden, { $mine } zu { $yours }.

# Hints for a first game.
santase-hint-open = Es gibt noch Karten zu ziehen, also ist jede Karte erlaubt: Du musst nicht bedienen.
santase-hint-head = Du musst bedienen und { $card } schlagen: mit einer höheren Karte in { $sign } { $suit }.
santase-hint-trump = Du hast kein { $sign } { $suit }, also musst du Trumpf spielen.
santase-hint-neither = Du hast weder { $sign } { $suit } noch Trumpf: Jede Karte ist erlaubt, und keine sticht.
santase-hint-married = Du hast eine Hochzeit gemeldet: Spiel jetzt { $lead ->
    [queen] ihre Dame aus.
   *[either] ihren König oder ihre Dame aus.
}
santase-hint-marry = Hochzeit: König und Dame einer Farbe bringen sofort 20, in Trumpf 40. Dann spielst du eine der beiden aus.
santase-hint-exchange = Tauschen: Du gibst die Trumpf-Neun und bekommst { $card }, einen stärkeren Trumpf.
santase-hint-close = Zudrehen: Niemand zieht mehr, beide müssen bedienen. Nur, wenn du dir der 66 sicher bist.
santase-hint-declare = { $enough ->
    [yes] Du hast { $points }: Sag 66 an, und das Spiel gehört dir.
   *[no] Du hast { $points } von 66: Wenn du jetzt ansagst, verlierst du das Spiel.
}

# The tutorial: short pages, each beside a picture of an example. The values come from the example itself.
santase-tutorial-goal = Santase: worum es geht
santase-tutorial-goal-1 = Zu zweit. Jedes Spiel ist ein Wettlauf zu 66 Augen, die du mit Stichen und Hochzeiten sammelst.
santase-tutorial-goal-2 = Ein gewonnenes Spiel bringt 1 bis 3 Spielpunkte. Wer zuerst { $target } davon hat, gewinnt die Partie.
santase-tutorial-goal-3 = Die offene Karte bestimmt den Trumpf. Bist du dran, drückst du unter deinen Karten auf eine: Das ist dein Zug.
santase-tutorial-cards = Die Karten
santase-tutorial-cards-1 = Von stark bis schwach: A 10 K Q J 9. Achtung bei der Zehn: Nur das Ass ist stärker.
santase-tutorial-cards-2 = Im Stich zählen sie: Ass 11, Zehn 10, König 4, Dame 3, Bube 2, Neun nichts.
santase-tutorial-cards-3 = Trumpf schlägt alle anderen Farben, egal wie hoch.
santase-tutorial-trick = Ein Stich
santase-tutorial-trick-1 = { $leader } hat { $led } ausgespielt. { $winner } gibt { $answer } dazu, einen Trumpf, und nimmt beide Karten: { $points } Augen.
santase-tutorial-trick-2 = Ohne Trumpf sticht die höhere Karte der ausgespielten Farbe.
santase-tutorial-trick-3 = Dann ziehen beide eine Karte, zuerst, wer den Stich hat; der spielt auch aus. Solange es Karten zu ziehen gibt, darfst du mit allem antworten.
santase-tutorial-follow = Wann du bedienen musst
santase-tutorial-follow-1 = Ist der Talon leer oder zugedreht, zieht niemand mehr, und du musst Farbe bedienen.
santase-tutorial-follow-2 = Hier hat { $leader } zugedreht und { $led } ausgespielt. { $name } darf nur mit den hellen Karten antworten: { $playable }
santase-tutorial-follow-3 = Wer die Farbe nicht hat, muss Trumpf spielen, und ohne Trumpf irgendeine Karte.
santase-tutorial-follow-4-heading = An diesem Tisch musst du beim Bedienen auch stechen, wenn du kannst.
santase-tutorial-before = Vor dem Ausspielen
santase-tutorial-before-1 = Hochzeit: König und Dame einer Farbe zeigen bringt 20 Augen, in Trumpf 40; eine der beiden spielst du aus. { $name } hat damit schon { $points } Augen.
santase-tutorial-before-1-queen = Hochzeit: König und Dame einer Farbe zeigen bringt 20 Augen, in Trumpf 40; die Dame spielst du aus. { $name } hat damit schon { $points } Augen.
santase-tutorial-before-2 = Neun gegen { $turned }: Die Trumpf-Neun wird gegen die offene Karte getauscht.
santase-tutorial-before-3 = Zudrehen: Niemand zieht mehr. Gut mit starken Karten, teuer, wenn es schiefgeht.
santase-tutorial-before-4 = 66 ansagen: Drück darauf, sobald du 66 Augen hast, und das Spiel gehört dir. Mitzählen musst du selbst.
santase-tutorial-before-5-plain = Nichts davon im ersten Stich eines Spiels.
santase-tutorial-before-5-later = Hochzeiten erst nach dem ersten Stich eines Spiels.
santase-tutorial-score = Spielpunkte
santase-tutorial-score-1 = Ein Spiel bringt 1 Spielpunkt, 2, wenn die andere Seite unter 33 Augen hat, 3, wenn sie keinen Stich hat.
santase-tutorial-score-1-reaching = Wer 66 erreicht, gewinnt das Spiel sofort: 1 Spielpunkt, 2 bei höchstens 30 Augen der Verliererseite, 3 bei keinem.
santase-tutorial-score-2 = Hier hat { $loser } mit nur { $points } Augen 66 angesagt. Also geht das Spiel an { $winner } und zählt { $worth }.
santase-tutorial-score-3 = { $target } Spielpunkte gewinnen die Partie.
santase-tutorial-score-4-total = Hat niemand 66 angesagt, zählt der letzte Stich 10 mehr, und die höhere Summe gewinnt das Spiel.
