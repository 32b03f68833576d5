# ముగిసిన పంపకం, మరోసారి.

button-replay = రీప్లే
replay-deal = పంపకం { $deal }
replay-title = { $game } · { $which }
replay-before = ◂ { $which }
replay-again = మరోసారి
replay-after = { $which } ▸
replay-alt = రీప్లే: { $title }.
replay-alt-step = { $number }. { $what }
refusal-no-replay-yet = ఈ పంపకం ఇంకా నడుస్తోంది; అది ముగిసిన వెంటనే రీప్లే చూడవచ్చు.
page-replay-coming = రీప్లే తయారవుతోంది …
replay-here = రీప్లే మన ప్రైవేట్ చాట్‌లో ఉంది.
