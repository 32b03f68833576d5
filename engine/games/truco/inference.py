"""What a seat concludes from its view of Truco about the cards it does not see."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.games.truco.facts import TrucoView
from engine.games.truco.tables import AROUND, PACKS, SPOTS


def unseen_cards(view: TrucoView) -> list[Card]:
    """The cards of which this seat cannot say where they are: in hands, face down, or in the stock."""
    seen = {view.vira, *view.on_table, *view.hidden}
    seen.update(*view.shown, *(one.cards for one in view.rounds))
    return [one for one in PACKS[view.options.pack, view.options.manilhas] if one not in seen]


def hidden_counts(view: TrucoView) -> list[int]:
    """How many cards each seat has played face down that the viewer does not know."""
    seats = len(view.held)
    counts = [0] * seats
    for leader, cards in (*((one.leader, one.cards) for one in view.rounds), (view.leader, view.on_table)):
        for seat, one in zip(AROUND[seats][leader], cards, strict=False):
            counts[seat] += one is None
    if view.seat is not None:
        counts[view.seat] = 0
    return counts


def laid_out(cards: Sequence[Card], spots: Sequence[int]) -> tuple[Card | None, ...]:
    """The cards in these spots, and nothing in the others."""
    lying = dict(zip(spots, cards, strict=True))
    return tuple(lying.get(spot) for spot in SPOTS)
