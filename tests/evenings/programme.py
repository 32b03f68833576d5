"""What people play most, each as long as they play it, at some tables at once."""

from __future__ import annotations

from tests.evenings.found import Evening

PROGRAMME = (
    Evening("santase", 2, tables=4),
    Evening("sixty-one", 6, tables=4),  # A match is over after three to six tricks: one alone would say little.
    Evening("thurf", 8, "games=3", tables=2),
    Evening("truco", 4, tables=2),
    Evening("kniffeliger", 4, tables=2),
)
