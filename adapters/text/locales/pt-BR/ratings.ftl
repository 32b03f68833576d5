# How strong people are in team games.

scores-rated = { $entry } · nível { $rating }
scores-rating = Seu nível: { $rating }
