# The end of a match as the page shows it.

page-own-record = { $game } మ్యాచ్‌లు { $matches }, అందులో మీరు గెలిచినవి { $wins }.
page-own-rating = మీ రేటింగ్: { $rating } ({ $change })
page-share = షేర్ చేయండి
page-proof = నిజాయితీగా పంచారు: ఇలా చూసుకోండి
page-deal-over = పంపకం { $deal } అయిపోయింది
