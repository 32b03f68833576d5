# Uma mão que acabou, de novo.

button-replay = Replay
replay-deal = Mão { $deal }
replay-title = { $game } · { $which }
replay-before = ◂ { $which }
replay-again = Ver de novo
replay-after = { $which } ▸
replay-alt = Replay: { $title }.
replay-alt-step = { $number }. { $what }
refusal-no-replay-yet = Esta mão ainda está em jogo; o replay aparece assim que ela acabar.
page-replay-coming = O replay está sendo desenhado …
replay-here = O replay está na nossa conversa privada.
