# جولة انتهت، مرة أخرى.

button-replay = إعادة العرض
replay-deal = الجولة { $deal }
replay-title = { $game } · { $which }
replay-before = ▸ { $which }
replay-again = مرة أخرى
replay-after = { $which } ◂
replay-alt = إعادة العرض: { $title }.
replay-alt-step = { $number }. { $what }
refusal-no-replay-yet = هذه الجولة لم تنته بعد؛ يمكن مشاهدة إعادتها فور انتهائها.
page-replay-coming = يجري رسم الإعادة …
replay-here = الإعادة في محادثتنا الخاصة.
