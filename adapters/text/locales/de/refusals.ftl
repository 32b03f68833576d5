# Warum nicht: ein klarer Satz, und was jetzt geht. Wenn so etwas erscheint, hat sich nichts geändert.
# $count und $turn: wie viele jetzt dran sind, und wer; $missing: wie viele noch fehlen.

refusal-match-over = Die Partie ist vorbei; drück auf Revanche für die nächste.
refusal-not-your-decision = { $count ->
    [0] Du bist nicht dran.
    [one] { $turn } ist dran.
   *[other] Du bist nicht dran, sondern { $turn }.
}
refusal-stale-decision = { $count ->
    [0] Der Knopf ist von vorhin; nichts hat sich geändert.
    [one] Der Knopf ist von vorhin; nichts hat sich geändert. Jetzt ist { $turn } dran.
   *[other] Der Knopf ist von vorhin; nichts hat sich geändert. Jetzt sind { $turn } dran.
}
refusal-illegal-action = Das erlauben die Regeln gerade nicht; nimm einen der Knöpfe.
refusal-bad-option = So geht diese Option nicht; nimm einen der gezeigten Werte.
refusal-unknown-game = Das Spiel gibt es hier nicht; such dir eins aus der Liste aus.
refusal-table-closed = Dieser Tisch ist geschlossen; mach einen neuen auf.
refusal-table-full = Alle Plätze sind besetzt; du kannst zuschauen oder einen eigenen Tisch aufmachen.
refusal-seat-taken = Da sitzt schon jemand; nimm einen anderen Platz oder bitte um einen Tausch.
refusal-not-your-swap = Das können nur die beiden, die tauschen würden.
refusal-already-seated = Du sitzt schon an diesem Tisch.
refusal-not-at-table = Du hast an diesem Tisch keinen Platz; setz dich erst.
refusal-not-owner = Das kann nur der Host des Tisches.
refusal-still-here = Diese Person spielt noch. Ein Bot übernimmt nur den Platz von jemandem, der gegangen ist, einen Zug verpasst hat oder alle eine Minute warten ließ.
refusal-not-ready = Noch sind nicht alle bereit.
refusal-shouted-already = Einmal pro Zug reicht: Ruf nach deinem nächsten Zug wieder.
refusal-not-enough-players = { $missing ->
    [one] Es fehlt noch jemand: Lad jemanden ein oder nimm einen Bot dazu.
   *[other] Es fehlen noch { $missing }: Lad jemanden ein oder nimm Bots dazu.
}
refusal-match-running = Das geht nur zwischen zwei Partien.
refusal-cannot-enter-now = Diese Partie läuft schon; du kannst zuschauen und danach einsteigen.
refusal-no-match-running = An diesem Tisch läuft keine Partie; drück auf Start.
refusal-unknown-choice = Das steht nicht mehr zur Wahl; nimm etwas von dem, was da ist.
refusal-no-such-table = Kein offener Tisch hat diesen Code; prüf die Ziffern und versuch es noch mal.
refusal-too-many-guesses = Zu viele falsche Codes; versuch es in einer Minute noch mal.
refusal-too-fast = Das war zu viel auf einmal; warte einen Moment und versuch es noch mal.
refusal-busy = An diesem Tisch ist gerade zu viel los; drück gleich noch mal.
refusal-not-saved = Das ließ sich nicht speichern, also hat sich nichts geändert; versuch es noch mal.
refusal-maybe-saved = Der Speicher hat nicht mehr geantwortet, darum ist unklar, ob das gezählt hat; der Tisch zeigt es gleich. Noch mal versuchen schadet nicht.
refusal-bad-name = Von diesem Namen ist nichts zu zeigen; nimm bitte einen anderen.
refusal-unknown-language = Diese Sprache gibt es hier noch nicht; nimm eine aus der Liste.
refusal-nothing-said = In deiner Nachricht stand nichts; schreib etwas und schick sie noch mal.
refusal-too-much-talk = Du redest schneller, als der Tisch lesen kann; warte ein paar Sekunden.
refusal-whispers-closed = Private Nachrichten gehen erst wieder, wenn dieses Blatt gespielt ist, denn hier spielen Teams.
refusal-not-operator = Das kann nur, wer dieses System betreibt.
refusal-no-record-yet = Das Protokoll gibt es, sobald die Partie vorbei ist.
refusal-bad-record = Dieses Protokoll ist unlesbar oder stimmt nicht.
