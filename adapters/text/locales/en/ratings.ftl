# How strong people are in team games.

scores-rated = { $entry } · rating { $rating }
scores-rating = Your rating: { $rating }
