"""Entry points, settings and wiring: what is run, and nothing that decides anything about a game."""
