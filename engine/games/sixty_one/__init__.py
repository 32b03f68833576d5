"""61: what the game is."""
