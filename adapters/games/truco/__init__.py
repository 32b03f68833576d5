"""How Truco is told."""
