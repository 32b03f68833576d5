# Завършило раздаване, още веднъж.

button-replay = Повторение
replay-deal = Раздаване { $deal }
replay-title = { $game } · { $which }
replay-before = ◂ { $which }
replay-again = Още веднъж
replay-after = { $which } ▸
replay-alt = Повторение: { $title }.
replay-alt-step = { $number }. { $what }
refusal-no-replay-yet = Това раздаване още се играе; повторението идва, щом то свърши.
page-replay-coming = Повторението се рисува …
replay-here = Повторението е в личния ни чат.
