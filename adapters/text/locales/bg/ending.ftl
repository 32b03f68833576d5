# The end of a match as the page shows it.

page-own-record = Спечелени мачове на { $game }: { $wins } от { $matches }.
page-own-rating = Твоят рейтинг: { $rating } ({ $change })
page-share = Сподели
page-proof = Честно раздадено: как да провериш
page-deal-over = Раздаване { $deal } свърши
