# How strong people are in team games.

scores-rated = { $entry } · Wertung { $rating }
scores-rating = Deine Wertung: { $rating }
