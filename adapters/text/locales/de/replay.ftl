# Ein Spiel, das vorbei ist, noch einmal.

button-replay = Wiederholung
replay-deal = Spiel { $deal }
replay-title = { $game } · { $which }
replay-before = ◂ { $which }
replay-again = Noch einmal
replay-after = { $which } ▸
replay-alt = Wiederholung: { $title }.
replay-alt-step = { $number }. { $what }
refusal-no-replay-yet = Dieses Spiel läuft noch; die Wiederholung gibt es, sobald es vorbei ist.
page-replay-coming = Die Wiederholung wird gezeichnet …
replay-here = Die Wiederholung ist in unserem privaten Chat.
