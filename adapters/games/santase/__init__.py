"""How Santase is told."""
