"""How each game is told: one folder per game, found by its key, and what several of them share."""
