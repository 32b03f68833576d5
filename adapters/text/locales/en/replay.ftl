# A deal that is over, once more. $which is a deal or a round by its name.

button-replay = Replay
replay-deal = Deal { $deal }
replay-title = { $game } · { $which }
replay-before = ◂ { $which }
replay-again = Once more
replay-after = { $which } ▸
replay-alt = Replay: { $title }.
replay-alt-step = { $number }. { $what }
refusal-no-replay-yet = This deal is still being played; its replay is there as soon as it is over.
page-replay-coming = The replay is being drawn …
replay-here = The replay is in our private chat.
