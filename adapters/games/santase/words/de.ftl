# Santase: die Wörter des Spiels. Karten kommen geschrieben ("Q♥"), Farben mit Zeichen und Namen.
# Augen sind, was Karten zählen, Spielpunkte, was ein gewonnenes Spiel bringt.

santase-name = Santase
santase-how-1 = Mach Stiche und melde Hochzeiten (König und Dame einer Farbe), bis du 66 Augen hast. Jedes gewonnene Spiel bringt 1 bis 3 Spielpunkte.
santase-how-2 = Ass 11, Zehn 10, König 4, Dame 3, Bube 2, Neun 0. Solange Karten zu ziehen sind, darfst du jede Karte spielen; danach Farbe bedienen.

# Regeln und Optionen.
santase-preset-one = Regeln Eins
santase-preset-one-about = bis 11; du sagst 66 selbst an, und die Augen werden nicht gezeigt
santase-preset-two = Regeln Zwei
santase-preset-two-about = bis 10; mit 66 endet das Spiel sofort, beide dürfen die Neun tauschen
santase-preset-three = Regeln Drei
santase-preset-three-about = bis 11; mit 66 endet das Spiel sofort, vergeblich zudrehen kostet 3
santase-preset-bulgarian = Bulgarisch
santase-preset-bulgarian-about = bis 11; 66 ansagen, Stichzwang, 10 für den letzten Stich
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
santase-exchange-spoken = die Trumpf-Neun tauschen gegen { $card }
santase-close = Zudrehen
santase-declare = 66 ansagen

# Der Verlauf.
santase-log-dealt = Spiel { $deal }: { $name } hat gegeben. { $card } liegt offen, Trumpf ist { $suit }.
santase-log-played = { $name }: { $card }
santase-log-taken = { $name } bekommt { $cards }
santase-log-married = { $name } meldet König und Dame in { $suit } { $sign }: { $points }
santase-log-exchanged = { $name } tauscht { $nine } gegen { $card }
santase-log-closed = { $name } dreht zu
santase-log-declared = { $name } sagt 66 an
santase-deal-ended = Spiel { $deal }: { $reason ->
    [declared] { $winner } hat 66 richtig angesagt
    [misdeclared] { $loser } hat 66 zu früh angesagt
    [reached] { $winner } hat 66 erreicht
    [failed-close] { $loser } hat zugedreht und es nicht geschafft
    [counted] { $winner } hat zugedreht und es geschafft
   *[last-trick] { $winner } hat den letzten Stich
} ({ $counted }), { $worth } für { $winner }. Spielpunkte: { $entries }
santase-log-won = { $name } gewinnt die Partie, { $mine } zu { $yours }!
