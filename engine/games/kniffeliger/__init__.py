"""Kniffeliger: what the game is."""
