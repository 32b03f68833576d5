"""Santase: what the game is."""
