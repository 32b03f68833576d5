"""Thurf: what the game is."""
