"""Where each game's cards lie and which of them a viewer cannot see, told by the tests and not by the game.

`imagine` is what the suite checks, so nothing here may use it. A game that hides something has a module
tests/engine/games/<game>/hidden.py, with a `HIDDEN`; for an `OpenMatch` there is nothing to tell.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from engine.contract import OpenMatch, Seat
from engine.games import GAMES
from tests.engine.games import tiny
from tests.engine.games.hiding import Hidden, NothingHidden


class HiddenTiny:
    """Tiny: the other hands, but for a face-up card that was taken, and the stock."""

    def pack(self, match: tiny.Tiny) -> Iterable[int]:
        """The 24 cards."""
        return tiny.PACK

    def all_cards(self, match: tiny.Tiny) -> Iterable[int]:
        """Hands, stock, the face-up card and what was played."""
        held = [one for hand in match.hands for one in hand]
        return [*held, *match.stock, *match.trick, *match.gone, *([] if match.up is None else [match.up])]

    def unseen(self, match: tiny.Tiny, viewer: Seat | None) -> Iterable[int]:
        """A taken face-up card stays where everyone saw it go."""
        held = [one for seat, hand in enumerate(match.hands) if seat != viewer for one in hand]
        shown = {one for some in match.shown for one in some}
        return [one for one in (*held, *match.stock) if one not in shown]

    def exchange(self, match: tiny.Tiny, cards: Mapping[int, int]) -> None:
        """In hands and stock."""
        match.hands = [[cards.get(one, one) for one in hand] for hand in match.hands]
        match.stock = [cards.get(one, one) for one in match.stock]

    def is_possible(self, match: tiny.Tiny) -> bool:
        """Nobody has to follow, so nothing is ruled out."""
        return True

    def points(self, fact: Any, match: tiny.Tiny) -> Sequence[int] | None:
        """A trick scores at once."""
        if not isinstance(fact, tiny.TookTrick):
            return None
        return [fact.points if seat == fact.seat else 0 for seat in range(match.seats)]


def _found() -> Iterator[tuple[str, Hidden]]:
    """What is told of each game; a game that hides something and does not tell it is left out."""
    for key, game in GAMES.items():
        folder = key.replace("-", "_")
        if (Path(__file__).parent / folder / "hidden.py").exists():
            yield key, import_module(f"tests.engine.games.{folder}.hidden").HIDDEN
        elif issubclass(game, OpenMatch):
            yield key, NothingHidden()


HIDDEN: dict[str, Hidden] = {"tiny": HiddenTiny(), **dict(_found())}
