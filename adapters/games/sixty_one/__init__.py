"""How 61 is told."""
