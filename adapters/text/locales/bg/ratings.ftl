# How strong people are in team games.

scores-rated = { $entry } · рейтинг { $rating }
scores-rating = Твоят рейтинг: { $rating }
