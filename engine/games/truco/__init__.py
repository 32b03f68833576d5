"""Truco: what the game is."""
