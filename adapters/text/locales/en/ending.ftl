# The end of a match as the page shows it.

page-own-record = You have won { $wins } of { $matches } matches of { $game }.
page-own-rating = Your rating: { $rating } ({ $change })
page-share = Share
page-proof = Dealt fairly: how to check it
page-deal-over = Deal { $deal } is over
