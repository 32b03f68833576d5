# How strong people are in team games.

scores-rated = { $entry } · రేటింగ్ { $rating }
scores-rating = మీ రేటింగ్: { $rating }
