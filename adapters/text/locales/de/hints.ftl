# Tipps für das erste Spiel: warum etwas so ist, je ein kurzer Satz.

hint-line = 💡 { $text }
button-hints-on = 💡 Tipps an
button-hints-off = 💡 Tipps aus

# In mehreren Spielen.
hint-lead = Du spielst aus: Jede Karte ist erlaubt.
hint-follow = Du musst Farbe bedienen: { $sign } { $suit }.
hint-any = Du hast kein { $sign } { $suit }, also ist jede Karte erlaubt.
hint-wins = Im Moment würden stechen: { $cards }
hint-wins-not = Keine deiner erlaubten Karten kann stechen.
hint-ahead = { $side ->
    [ours] Dein Team liegt vorn
   *[theirs] Das andere Team liegt vorn
} ({ $name }, { $card }). Punkte auf dem Tisch: { $points }.

# Santase.
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

# 61.
sixty-one-hint-worth = Ass 11, Sieben 10, König 4, Bube 3 und Dame 2 zählen für das Team, das sie holt.
sixty-one-hint-free-follow = An diesem Tisch muss niemand bedienen: Jede Karte ist erlaubt.

# Thurf.
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

# Truco.
truco-hint-any = Jede Karte ist erlaubt, die Farbe ist egal. Die höchste Karte gewinnt die Runde.
truco-hint-hide = Verdeckte Karten zählen nichts: So wirfst du eine Karte ungesehen weg.
truco-hint-call = { $call } Die Hand würde { $worth } statt { $now } zählen; lehnen sie ab, bekommst du { $now }.{ $next ->
    [0] {""}
   *[other] {" "}Sie dürfen auf { $next } erhöhen.
}
truco-hint-accept = Annehmen: Ihr spielt weiter, und die Hand zählt { $worth }.
truco-hint-refuse = Ablehnen: Die Hand ist vorbei, und sie bekommen { $now }.
truco-hint-raise = { $call } Du nimmst die { $worth } an und willst { $next }; jetzt müssen sie antworten.
truco-hint-choose = Spielst du, zählt die Hand { $worth }. Lehnst du ab, bekommen die anderen 1.
truco-hint-ferro = Niemand sieht eine Karte, auch du nicht: Wähl irgendeinen Platz und hoffe.

# Kniffeliger.
kniffeliger-hint-roll = Würfle mit allen fünf. Danach darfst du einige behalten und den Rest neu würfeln, höchstens zweimal.
kniffeliger-hint-best = Am meisten bringen diese Würfel hier: { $boxes }
kniffeliger-hint-none = Diese Würfel zählen in deinen offenen Feldern nichts: Würfle noch einmal.
kniffeliger-hint-cross = Diese Würfel zählen in deinen offenen Feldern nichts: Streich das Feld, das dir am wenigsten fehlt.
kniffeliger-hint-fives = Deine Würfel ergeben { $sum }, ein Vielfaches von fünf: Füll jetzt ein Feld, und der Bonuswürfel ist deiner.
kniffeliger-hint-die = Der Bonuswürfel kostet nichts. Was er bringt, gehört dir für einen späteren Zug.
kniffeliger-hint-trick = { $bonus ->
    [steal] Klauen: Statt zu würfeln holst du dir fremde Punkte in dasselbe Feld bei dir.
    [freeze] Einfrieren: Dieses Feld ist für die andere Person im nächsten Zug gesperrt.
    [crossout] Streichen: Ein fremdes Feld wird mit 0 geschlossen, und die Person setzt einmal aus.
    [shift] Schieben: Jeder Zettel wandert eine Person weiter.
   *[exchange] Tauschen: Du tauschst deinen ganzen Zettel mit jemandem.
}
