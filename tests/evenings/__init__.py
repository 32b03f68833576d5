"""Whole matches at the pace of people, over sockets, within the platforms' limits; and what they took."""

from tests.evenings.found import Call, Evening, Measured, TableFound, Version, percentile
from tests.evenings.play import played
from tests.evenings.programme import PROGRAMME

__all__ = ["PROGRAMME", "Call", "Evening", "Measured", "TableFound", "Version", "percentile", "played"]
