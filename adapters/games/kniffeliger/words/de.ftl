# Kniffeliger: die Wörter des Spiels. Würfel kommen geschrieben ("⚅ 6").

kniffeliger-name = Kniffeliger
kniffeliger-pitch = Fünf Würfel, dreizehn Felder und fiese Tricks.
kniffeliger-how-1 = Würfle mit fünf Würfeln bis zu dreimal, behalte, was du magst, und füll eins deiner dreizehn Felder oder streich eins. Die meisten Punkte gewinnen.
kniffeliger-how-2 = { $dirty_tricks ->
    [yes] Ergeben deine fünf Würfel ein Vielfaches von fünf, kann dir der Bonuswürfel einen fiesen Trick bringen: klauen, einfrieren, durchkreuzen, schieben oder tauschen.
   *[no] Dreierpasch, Viererpasch und Chance zählen alle fünf Würfel; Full House 25, Straßen 30 und 40, fünf gleiche 50.
}
kniffeliger-end-result = Dann gewinnt, wer vorn liegt, mehrere mit gleich vielen Punkten gemeinsam; liegen alle gleichauf, ist es unentschieden.

# Regeln und Optionen.
kniffeliger-preset-kniffeliger = Kniffeliger
kniffeliger-preset-kniffeliger-about = mit Bonuswürfel und seinen fiesen Tricks
kniffeliger-preset-kniffel = Kniffel
kniffeliger-preset-kniffel-about = ohne Tricks; 35 für 63 oben, 100 für jeden weiteren Kniffel
kniffeliger-option-dirty_tricks-name = Fiese Tricks
kniffeliger-option-dirty_tricks = { $value ->
    [yes] mit fiesen Tricks
   *[no] ohne fiese Tricks
}
kniffeliger-option-bonus_odds-name = Chancen beim Bonuswürfel
kniffeliger-option-bonus_odds = { $value ->
    [catch-up] Bonuswürfel hilft beim Aufholen
   *[even] Bonuswürfel für alle gleich
}
kniffeliger-option-upper_bonus-name = Bonus oben
kniffeliger-option-upper_bonus = { $value ->
    [yes] 35 für 63 im oberen Teil
   *[no] kein Bonus oben
}
kniffeliger-option-further_fives-name = Weitere Fünferpasche
kniffeliger-option-further_fives = { $value ->
    [yes] 100 für weitere Fünferpasche
   *[no] nichts für weitere Fünferpasche
}
kniffeliger-option-joker-name = Joker
kniffeliger-option-joker = { $value ->
    [yes] weiterer Fünferpasch als Joker unten
   *[no] ohne Joker
}

# Felder und Boni.
kniffeliger-box = { $box ->
    [ones] Einser
    [twos] Zweier
    [threes] Dreier
    [fours] Vierer
    [fives] Fünfer
    [sixes] Sechser
    [three] Dreierpasch
    [four] Viererpasch
    [house] Full House
    [small] Kleine Straße
    [large] Große Straße
    [kniffel] Kniffel
    [kniffeliger] Kniffeliger
   *[chance] Chance
}
kniffeliger-bonus = { $bonus ->
    [steal] klauen
    [freeze] einfrieren
    [crossout] durchkreuzen
    [shift] schieben
    [exchange] tauschen
   *[choice] freie Wahl
}
kniffeliger-count = { $what } ×{ $count }

# Der Tisch.
kniffeliger-score = Punkte: { $entries }
kniffeliger-round = Runde { $deal }
kniffeliger-sheets = Zettel: { $names }
kniffeliger-box-row = { $box }: { $entries }
kniffeliger-further-row = Weitere Fünferpasche: { $entries }
kniffeliger-upper-row = Oberer Teil: { $entries }
kniffeliger-upper-entry = { $points } { $left ->
    [0] (+{ $bonus })
   *[other] (noch { $left })
}
kniffeliger-bonus-face = { $die } · { $bonus }
kniffeliger-dice = { $dice } · { $left ->
    [0] kein Wurf mehr
    [one] noch { $left } Wurf
   *[other] noch { $left } Würfe
}
kniffeliger-not-rolled = { $name } hat noch nicht gewürfelt.
kniffeliger-bonuses = 🎁 { $name }: { $bonuses }
kniffeliger-frozen = ❄ { $name } kann nicht füllen: { $boxes }
kniffeliger-skips = ⏭ { $name } setzt { $count ->
    [one] { $count }-mal aus
   *[other] { $count }-mal aus
}

# Die eigene Ansicht.
kniffeliger-own-total = Dein Zettel: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
kniffeliger-own-filled = Gefüllte Felder: { $boxes }
kniffeliger-own-open = Offene Felder: { $boxes }
kniffeliger-own-bonuses = Deine Boni: { $bonuses }
kniffeliger-own-frozen = ❄ Für dich eingefroren: { $boxes }
kniffeliger-roll-first = Würfle, oder nutz erst einen Bonus.
kniffeliger-choose-kept = Drück auf die Würfel, die bleiben, würfle den Rest; oder füll ein Feld.
kniffeliger-choose-box = Füll ein Feld oder streich eins.
kniffeliger-bonus-offer = Deine Würfel ergeben { $sum }: Du darfst den Bonuswürfel werfen.

# Knöpfe.
kniffeliger-roll = 🎲 Würfeln
kniffeliger-roll-some = 🎲 { $count ->
    [5] Alle fünf würfeln
   *[other] { $count } würfeln
}
kniffeliger-roll-spoken = { $count ->
    [one] einen Würfel werfen
   *[other] { $count } Würfel werfen
}
kniffeliger-die = { $die }
kniffeliger-die-kept = ✓ { $die }
kniffeliger-die-spoken = diese { $face } behalten
kniffeliger-die-kept-spoken = { $face }, behalten: drücken zum Loslassen
kniffeliger-enter = { $box } { $points }
kniffeliger-enter-spoken = { $points } bei { $box } eintragen
kniffeliger-enter-menu = Mehr Felder
kniffeliger-cross = ✗ { $box }
kniffeliger-cross-spoken = { $box } mit 0 streichen
kniffeliger-button-hand = Meine Würfel
kniffeliger-cross-menu = Eigenes Feld streichen
kniffeliger-take-bonus = 🎲 Bonuswürfel werfen
kniffeliger-decline-bonus = Kein Bonus
kniffeliger-trick = { $bonus ->
    [steal] 🫳 Klauen
    [freeze] ❄ Einfrieren
    [crossout] ❌ Fremdes Feld durchkreuzen
    [shift] 🔄 Zettel schieben
   *[exchange] 🔀 Tauschen
}
kniffeliger-trick-against = { $trick } · { $name }
kniffeliger-trick-spoken = { $bonus ->
    [steal] { $box } klauen von { $name }
    [freeze] { $box } einfrieren bei { $name }
   *[crossout] { $box } durchkreuzen bei { $name }
}
kniffeliger-exchange = 🔀 mit { $name }
kniffeliger-seat = Platz { $seat }

# Der Verlauf.
kniffeliger-log-rolled = { $name } würfelt { $dice }
kniffeliger-log-rolled-on = { $name } behält { $kept } und würfelt { $dice }
kniffeliger-log-entered = { $name }: { $box } { $points } ({ $dice })
kniffeliger-log-crossed = { $name } streicht { $box } ({ $dice })
kniffeliger-log-further = { $name } hat noch einen Fünferpasch: { $points } dazu
kniffeliger-log-upper = { $name } hat 63 im oberen Teil: { $points } dazu
kniffeliger-log-upper-lost = { $name } ist oben wieder unter 63: { $points } weniger
kniffeliger-log-won-bonus = { $name } wirft den Bonuswürfel: { $bonus }!
kniffeliger-log-declined = { $name } will keinen Bonuswürfel
kniffeliger-log-stole = 🫳 { $name } klaut { $box } ({ $points }) von { $other }
kniffeliger-log-froze = ❄ { $name } friert { $box } bei { $other } ein
kniffeliger-log-crossed-out = ❌ { $name } durchkreuzt { $box } bei { $other } – { $other } setzt einmal aus
kniffeliger-log-shifted = 🔄 { $name } schiebt alle Zettel einen Platz weiter. Punkte: { $entries }
kniffeliger-log-exchanged = 🔀 { $name } tauscht den Zettel mit { $other }. Punkte: { $entries }
kniffeliger-log-lost = { $reason ->
    [skipped] { $name } setzt aus
    [frozen] { $name } hat nur eingefrorene Felder: Der Zug verfällt
   *[full] { $name } hat einen vollen Zettel: Der Zug ist vorbei
}
kniffeliger-log-round-ended = Nach Runde { $deal }: { $entries }
kniffeliger-log-ended = { $count ->
    [one] { $names } gewinnt mit { $points } Punkten!
   *[other] { $names } teilen sich den Sieg mit { $points } Punkten!
}

# Hints for a first game.
kniffeliger-hint-roll = Würfle mit allen fünf. Danach darfst du einige behalten und den Rest neu würfeln, höchstens zweimal.
kniffeliger-hint-best = Am meisten bringen diese Würfel hier: { $boxes }
kniffeliger-hint-none = Diese Würfel zählen in deinen offenen Feldern nichts: Würfle noch einmal.
kniffeliger-hint-cross = Diese Würfel zählen in deinen offenen Feldern nichts: Streich das Feld, das dir am wenigsten fehlt.
kniffeliger-hint-fives = Deine Würfel ergeben { $sum }, ein Vielfaches von fünf: Füll jetzt ein Feld, und der Bonuswürfel ist deiner.
kniffeliger-hint-die = Der Bonuswürfel kostet nichts. Was er bringt, gehört dir für einen späteren Zug.
kniffeliger-hint-trick = { $bonus ->
    [steal] Klauen: Statt zu würfeln holst du dir fremde Punkte in dasselbe Feld bei dir.
    [freeze] Einfrieren: Dieses Feld ist für die andere Person im nächsten Zug gesperrt.
    [crossout] Durchkreuzen: Ein fremdes Feld wird mit 0 geschlossen, und die Person setzt einmal aus.
    [shift] Schieben: Jeder Zettel wandert eine Person weiter.
   *[exchange] Tauschen: Du tauschst deinen ganzen Zettel mit jemandem.
}

# The tutorial: short pages, each beside a picture of an example. The values come from the example itself.
kniffeliger-tutorial-goal = Kniffeliger: worum es geht
kniffeliger-tutorial-goal-kniffel = Kniffel: worum es geht
kniffeliger-tutorial-goal-1 = Alle haben einen Zettel mit { $boxes } Feldern. In jedem Zug würfelst du mit fünf Würfeln und füllst ein Feld.
kniffeliger-tutorial-goal-2 = Sind alle Zettel voll, gewinnen die meisten Punkte.
kniffeliger-tutorial-goal-3 = Und es gibt fiese Tricks: klauen, einfrieren, durchkreuzen, schieben und tauschen.
kniffeliger-tutorial-turn = Ein Zug
kniffeliger-tutorial-turn-1 = Drück auf Würfeln. Dann drück auf die Würfel, die du behältst, und würfle den Rest; insgesamt dreimal.
kniffeliger-tutorial-turn-2 = Hier liegen { $kept } fest: Noch einer von beiden Sorten ergibt „{ $house }“.
kniffeliger-tutorial-turn-3 = Du darfst früher aufhören. Am Ende drückst du auf ein Feld, um es zu füllen, oder streichst eins mit 0.
kniffeliger-tutorial-boxes = Die Felder
kniffeliger-tutorial-boxes-1 = Einser bis Sechser zählen die Würfel mit dieser Zahl. { $second } hat drei Vieren: { $fours } { $fours_points }.
kniffeliger-tutorial-boxes-2 = Dreierpasch, Viererpasch und Chance zählen alle fünf Würfel. Full House 25, Kleine Straße 30, Große Straße 40, fünf gleiche 50.
kniffeliger-tutorial-boxes-3 = { $first } hat { $house } { $house_points }. Jedes Feld wird einmal gefüllt; auf den Knöpfen steht, was deine Würfel bringen.
kniffeliger-tutorial-boxes-4-joker = Stehen deine 50, ist ein weiterer Fünferpasch ein Joker: Er füllt auch Full House oder eine Straße.
kniffeliger-tutorial-bonus = Der Bonuswürfel
kniffeliger-tutorial-bonus-1 = { $name } hat mit { $dice } ein Feld gefüllt. Das ergibt { $sum }, ein Vielfaches von fünf: Dafür gibt es den Bonuswürfel.
kniffeliger-tutorial-bonus-2 = Er bringt klauen, einfrieren, durchkreuzen, schieben, tauschen oder eines nach Wahl. Benutzt wird es in einem späteren Zug.
kniffeliger-tutorial-bonus-3 = Klauen holt Punkte von einem anderen Zettel, einfrieren sperrt ein Feld für einen Zug, durchkreuzen schließt eins für immer.
kniffeliger-tutorial-bonus-4 = Schieben bewegt alle Zettel weiter, tauschen wechselt zwei davon.
kniffeliger-tutorial-score = Wie es steht
kniffeliger-tutorial-score-1 = { $name } hat { $points } Punkte und vom Bonuswürfel dies: { $bonus }.
kniffeliger-tutorial-score-2 = Alle sehen, welche Boni die anderen haben. Was am Ende nicht benutzt ist, verfällt.
kniffeliger-tutorial-score-3 = Wer gleich viele Punkte hat, teilt sich den Sieg. Kniffel hat keine Tricks, dafür 35 Punkte für 63 oben und 100 für jeden weiteren Kniffel.
kniffeliger-tutorial-score-3-table = Wer gleich viele Punkte hat, teilt sich den Sieg.
kniffeliger-tutorial-score-4-upper = 63 Punkte oben bringen 35 dazu.
kniffeliger-tutorial-score-5-fives = Stehen deine 50, bringt jeder weitere Fünferpasch 100 dazu.

# On pictures.
kniffeliger-picture-round-change = Diese Runde
kniffeliger-picture-total = Summe
kniffeliger-picture-extra = Zusatzpunkte
kniffeliger-picture-upper = Oberer Teil
kniffeliger-picture-bonuses = Boni
kniffeliger-picture-bonus-die = Bonuswürfel
kniffeliger-picture-rolls = { $name }: { $left ->
    [0] kein Wurf mehr
    [one] noch { $left } Wurf
   *[other] noch { $left } Würfe
}
kniffeliger-picture-alt-bonus = Daneben: { $bonus }.
kniffeliger-picture-alt-crossed = { $box } gestrichen
kniffeliger-picture-alt-frozen = { $box } eingefroren
kniffeliger-picture-alt-skips = { $count ->
    [one] setzt einmal aus
   *[other] setzt { $count }-mal aus
}

# On replays.
kniffeliger-replay-deal = Runde { $deal }
