"""How Kniffeliger is told."""
