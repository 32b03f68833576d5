"""How a card is laid out, in units: 100 wide and 140 high. Plain values, which cost nothing to know."""

from __future__ import annotations

from typing import NamedTuple

from adapters.pictures.descriptions import Theme

WIDTH, HEIGHT = 100, 140
KINDS = ("", "A", "J", "Q", "K")  # what the fields of cards differ in; all others show their suit


class Index(NamedTuple):
    """The corner where the rank stands, as large as it may be there."""

    middle: float = 21.5
    left: float = 7
    top: float = 9
    wide: float = 42
    high: float = 37


INDEX = Index()


def kind_of(rank: str) -> str:
    """Which field a card of this rank has."""
    return rank if rank in KINDS else ""


def sign_of(rank: str, theme: Theme) -> str:
    """What stands on a card for its rank, in the viewer's language."""
    if rank in "JQKA":
        return theme.courts.split()["JQKA".index(rank)]
    return "10" if rank == "T" else rank
