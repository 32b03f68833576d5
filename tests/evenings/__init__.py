"""Whole matches at the pace of people, over sockets, within the platforms' limits; and what they took."""

from tests.evenings.coming_back import CameBack, came_back
from tests.evenings.found import Call, Evening, Measured, TableFound, Version, most_within, percentile
from tests.evenings.play import played
from tests.evenings.programme import PROGRAMME
from tests.evenings.transcript import transcript

__all__ = [
    "PROGRAMME",
    "Call",
    "CameBack",
    "Evening",
    "Measured",
    "TableFound",
    "Version",
    "came_back",
    "most_within",
    "percentile",
    "played",
    "transcript",
]
