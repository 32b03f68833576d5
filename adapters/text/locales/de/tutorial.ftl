# Die Einführungen: kurze Seiten, jede neben dem Bild eines Beispiels. Die Werte kommen aus dem Beispiel selbst.

button-full-rules = Alle Regeln
tutorial-name = { $seat ->
    [0] Ana
    [1] Ben
    [2] Cleo
    [3] Dan
    [4] Eva
   *[5] Finn
}

# Santase.
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
santase-tutorial-before = Vor dem Ausspielen
santase-tutorial-before-1 = Hochzeit: König und Dame einer Farbe zeigen bringt 20 Augen, in Trumpf 40; eine der beiden spielst du aus. { $name } hat damit schon { $points } Augen.
santase-tutorial-before-2 = Neun gegen { $turned }: Die Trumpf-Neun wird gegen die offene Karte getauscht.
santase-tutorial-before-3 = Zudrehen: Niemand zieht mehr. Gut mit starken Karten, teuer, wenn es schiefgeht.
santase-tutorial-before-4 = 66 ansagen: Drück darauf, sobald du 66 Augen hast, und das Spiel gehört dir. Mitzählen musst du selbst.
santase-tutorial-score = Spielpunkte
santase-tutorial-score-1 = Ein Spiel bringt 1 Spielpunkt, 2, wenn die andere Seite unter 33 Augen hat, 3, wenn sie keinen Stich hat.
santase-tutorial-score-2 = Hier hat { $loser } mit nur { $points } Augen 66 angesagt. Also geht das Spiel an { $winner } und zählt { $worth }.
santase-tutorial-score-3 = { $target } Spielpunkte gewinnen die Partie.

# Truco.
truco-tutorial-goal = Truco: worum es geht
truco-tutorial-goal-1 = Zwei Teams; wer zusammengehört, sitzt sich gegenüber. Alle bekommen drei Karten, eine Hand hat also drei Runden, und zwei davon gewinnen sie.
truco-tutorial-goal-2 = Eine Hand ist 1 Punkt wert, mehr, wenn jemand Truco ruft. { $target } Punkte gewinnen die Partie.
truco-tutorial-goal-3 = Bist du dran, drückst du auf die Karte, die du spielen willst. Es geht gegen den Uhrzeigersinn.
truco-tutorial-cards = Die Karten
truco-tutorial-cards-1 = Von schwach bis stark: 4 5 6 7 Q J K A 2 3. Die Farbe ist egal.
truco-tutorial-cards-2 = Eine Karte wird aufgedeckt, die Vira. Der Wert nach ihr ist die Manilha und schlägt alles. Die Vira ist { $vira }, also sind das die Manilhas, von unten nach oben: { $manilhas }
truco-tutorial-cards-3 = Wer { $card } hat, hält damit die beste Karte überhaupt.
truco-tutorial-round = Eine Runde
truco-tutorial-round-1 = Alle spielen eine Karte, welche sie wollen. Die höchste gewinnt für ihr Team.
truco-tutorial-round-2 = Hier gewinnt { $winner } mit { $card }, einer Manilha, und beginnt die nächste Runde. Die Runde geht an { $team }.
truco-tutorial-round-3 = Haben Gegner dieselbe höchste Karte, ist die Runde unentschieden. Ab der zweiten Runde darfst du eine Karte verdecken: So zählt sie nichts.
truco-tutorial-calls = Truco!
truco-tutorial-calls-1 = Vor deiner Karte darfst du rufen. { $caller } hat Truco gerufen: Die Hand soll { $worth } statt { $now } zählen. { $name } muss antworten.
truco-tutorial-calls-2 = Annehmen: Ihr spielt um { $worth }. Ablehnen: Das rufende Team bekommt sofort { $now }. Seis: Du nimmst an und willst { $next }.
truco-tutorial-calls-3 = Nach Seis kommen Nove (9) und Doze (12). Rufen darfst du auch mit schlechten Karten: Bluffen ist das halbe Spiel.
truco-tutorial-score = Punkte
truco-tutorial-score-1 = Hier wurde Truco angenommen, und { $team } haben zwei Runden gewonnen: { $worth } Punkte.
truco-tutorial-score-2 = Mit 11 Punkten kommt die Mão de onze: Das Team sieht die Karten aller Partner und spielt um 3 oder überlässt den anderen 1.
truco-tutorial-score-3 = { $target } Punkte gewinnen die Partie. Bei 11 zu 11 sieht niemand eine Karte: Das ist die Mão de ferro.

# 61.
sixty-one-tutorial-goal = 61: worum es geht
sixty-one-tutorial-goal-1 = Zu sechst in zwei Teams: { $ours } gegen { $theirs }. Ihr macht Stiche mit Karten, die zählen.
sixty-one-tutorial-goal-2 = Das erste Team mit { $target } Punkten gewinnt, und zwar sofort.
sixty-one-tutorial-goal-3 = Bist du dran, drückst du auf eine deiner drei Karten; nach jedem Stich ziehen alle eine neue.
sixty-one-tutorial-cards = Die Karten
sixty-one-tutorial-cards-1 = Von stark bis schwach: A K Q J 7 6 5 4 3.
sixty-one-tutorial-cards-2 = Sie zählen: Ass 11, Sieben 10, König 4, Bube 3, Dame 2, die anderen nichts. In dieser Hand stecken { $points } Punkte: { $cards }
sixty-one-tutorial-cards-3 = Die Karte unter dem Stapel bestimmt den Trumpf, hier { $suit }. Trumpf schlägt jede andere Farbe.
sixty-one-tutorial-follow = Farbe bedienen
sixty-one-tutorial-follow-1 = { $leader } hat { $led } ausgespielt. Wer { $suit } hat, muss es spielen; { $name } darf also nur aus den hellen Karten wählen: { $playable }
sixty-one-tutorial-follow-2 = Wer die Farbe nicht hat, darf jede Karte spielen, auch Trumpf.
sixty-one-tutorial-trick = Ein Stich
sixty-one-tutorial-trick-1 = { $winner } sticht mit { $card }, dem einzigen Trumpf: { $points } Punkte für { $team }.
sixty-one-tutorial-trick-2 = Ohne Trumpf gewinnt die höchste Karte der ausgespielten Farbe.
sixty-one-tutorial-trick-3 = Wer gestochen hat, spielt jetzt aus, und zwar so lange, wie das Team weiter gewinnt, egal wer von ihm sticht.
sixty-one-tutorial-score = Punkte und Strafe
sixty-one-tutorial-score-1 = Punkte zählen, sobald ein Stich gemacht ist. Nach dem ersten hat { $team } { $points } von { $target }.
sixty-one-tutorial-score-2 = Wer die Partie verliert, gibt Strafkarten ab: erst vier Zehnen, dann vier Neunen, vier Achten und zuletzt die Zwei.
sixty-one-tutorial-score-3 = Sie bleiben am Tisch, damit alle sehen, wer noch eine Revanche schuldet.

# Thurf.
thurf-tutorial-goal = Thurf: worum es geht
thurf-tutorial-goal-1 = Zwei Teams, hier { $ours } gegen { $theirs }. Eine Person bestimmt die Thurf-Farbe; dann geht es um die Ookulu in den Pattus.
thurf-tutorial-goal-2 = Das gebende Team muss seine offenen Spiele abarbeiten. Wer am Ende der Partie geben muss, hat verloren.
thurf-tutorial-goal-3 = Gegeben und gespielt wird gegen den Uhrzeigersinn. Bist du dran, drückst du auf eine Karte oder einen Ruf.
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
thurf-tutorial-score = Offene Spiele
thurf-tutorial-score-1 = Dieses Spiel haben { $team } gewonnen. Die offenen Spiele des gebenden Teams ({ $dealers }) ändern sich um { $change }: jetzt { $pending }.
thurf-tutorial-score-2 = Am Anfang waren es { $seats }. Gewinnen baut welche ab, Verlieren bringt neue; Addu und Kotu vervielfachen das.
thurf-tutorial-score-3 = Bei 0 geht das Geben nach rechts, an das andere Team.

# Kniffeliger.
kniffeliger-tutorial-goal = Kniffeliger: worum es geht
kniffeliger-tutorial-goal-1 = Alle haben einen Zettel mit { $boxes } Feldern. In jedem Zug würfelst du mit fünf Würfeln und füllst ein Feld.
kniffeliger-tutorial-goal-2 = Sind alle Zettel voll, gewinnen die meisten Punkte.
kniffeliger-tutorial-goal-3 = Und es gibt fiese Tricks: klauen, einfrieren, streichen, schieben und tauschen.
kniffeliger-tutorial-turn = Ein Zug
kniffeliger-tutorial-turn-1 = Drück auf Würfeln. Dann drück auf die Würfel, die du behältst, und würfle den Rest; insgesamt dreimal.
kniffeliger-tutorial-turn-2 = Hier liegen { $kept } fest: Noch einer von beiden Sorten ergibt „{ $house }“.
kniffeliger-tutorial-turn-3 = Du darfst früher aufhören. Am Ende drückst du auf ein Feld, um es zu füllen, oder streichst eins mit 0.
kniffeliger-tutorial-boxes = Die Felder
kniffeliger-tutorial-boxes-1 = Einser bis Sechser zählen die Würfel mit dieser Zahl. { $second } hat drei Vieren: { $fours } { $fours_points }.
kniffeliger-tutorial-boxes-2 = Dreierpasch, Viererpasch und Chance zählen alle fünf Würfel. Full House 25, Kleine Straße 30, Große Straße 40, fünf gleiche 50.
kniffeliger-tutorial-boxes-3 = { $first } hat { $house } { $house_points }. Jedes Feld wird einmal gefüllt; auf den Knöpfen steht, was deine Würfel bringen.
kniffeliger-tutorial-bonus = Der Bonuswürfel
kniffeliger-tutorial-bonus-1 = { $name } hat mit { $dice } ein Feld gefüllt. Das ergibt { $sum }, ein Vielfaches von fünf: Dafür gibt es den Bonuswürfel.
kniffeliger-tutorial-bonus-2 = Er bringt klauen, einfrieren, streichen, schieben, tauschen oder eines nach Wahl. Benutzt wird es in einem späteren Zug.
kniffeliger-tutorial-bonus-3 = Klauen holt Punkte von einem anderen Zettel, einfrieren sperrt ein Feld für einen Zug, streichen schließt eins für immer.
kniffeliger-tutorial-bonus-4 = Schieben bewegt alle Zettel weiter, tauschen wechselt zwei davon.
kniffeliger-tutorial-score = Wie es steht
kniffeliger-tutorial-score-1 = { $name } hat { $points } Punkte und vom Bonuswürfel dies: { $bonus }.
kniffeliger-tutorial-score-2 = Alle sehen, welche Boni die anderen haben. Was am Ende nicht benutzt ist, verfällt.
kniffeliger-tutorial-score-3 = Wer gleich viele Punkte hat, teilt sich den Sieg. Das Regelwerk Kniffel ist dasselbe ohne Tricks.
