# How strong people are in team games.

scores-rated = { $entry } · التصنيف { $rating }
scores-rating = تصنيفك: { $rating }
