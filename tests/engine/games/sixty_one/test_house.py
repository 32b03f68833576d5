"""House players of 61 know the end of a match: they finish when they can, and keep the others from it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice

import pytest

from engine import house
from engine.chance import QuickChance
from engine.contract import Seat
from engine.games.sixty_one.facts import PRESETS
from engine.games.sixty_one.house import beginner
from engine.games.sixty_one.rules import SixtyOne
from engine.games.sixty_one.tables import SEATS

POSITIONS = 20  # of the kind of worked example 10


def never() -> float:
    """A player's luck with which nothing unusual is done."""
    return 0.999


def ends_at_once(match: SixtyOne, seat: Seat) -> dict[str, float]:
    """What each play of whoever plays last in a trick leads to at once: won, lost, or still open (a half)."""
    ends = {}
    for action in match.legal(seat):
        after = match.clone()
        after.apply(seat, action)
        outcome = after.outcome()
        ends[action.code] = 0.5 if outcome is None else float(seat in outcome.winners)
    return ends


def decided_by_one_card() -> Iterator[tuple[SixtyOne, Seat, dict[str, float]]]:
    """Positions in which whoever plays last can win the match at once, or is the one who can keep it open."""
    for seed in count():
        match = SixtyOne(PRESETS["classic"], SEATS, QuickChance(seed))
        while match.asked and match.deal == 1:
            seat = match.asked[0]
            if len(match.trick) == SEATS - 1:
                ends = ends_at_once(match, seat)
                if len(set(ends.values())) > 1:
                    yield match.clone(), seat, ends
            match.apply(seat, beginner(match, seat, never))


@pytest.mark.req("SO-13")
@pytest.mark.parametrize("level", ["normal", "strong"])
def test_the_match_is_won_with_the_card_that_wins_it_and_not_given_away(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(house.LEVELS, "strong", 300)
    kinds = set()
    for match, seat, ends in islice(decided_by_one_card(), POSITIONS):
        chosen = house.choose(SixtyOne, match.view(seat), seat, level, QuickChance(1))
        assert ends[chosen] == max(ends.values())
        kinds.add(max(ends.values()))
    assert kinds == {0.5, 1.0}
