"""How Thurf is told."""
