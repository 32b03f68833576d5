# The end of a match as the page shows it.

page-own-record = Du hast { $wins } von { $matches } Partien { $game } gewonnen.
page-own-rating = Deine Wertung: { $rating } ({ $change })
page-share = Teilen
page-proof = Ehrlich gegeben: so prüfst du es
page-deal-over = Spiel { $deal } ist vorbei
