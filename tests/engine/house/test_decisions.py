"""House players decide as they did when their strength was last measured. `pytest --accept-decisions` writes down
what they do now: whoever changes how they play does so on purpose, and measures it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import count, cycle, islice
from pathlib import Path

import pytest

from engine import house
from engine.chance import QuickChance, SeededChance
from engine.contract import Match, Options
from engine.games import COMPLETE, game_of
from engine.house.strategy import strategy_of

FOLDER = Path(__file__).parent / "decisions"
LEVELS = ("strong", "easy", "normal")
DECISIONS = 60  # of each match, those apart in which there is nothing to choose
FEW_DECISIONS = 20  # where many sit, which takes longer
EFFORT = 0.02  # of their thinking: they need not decide well, only as ever; whoever does not search does all of it
MATCHES = [(key, preset) for key in COMPLETE for preset in game_of(key).info.presets]


def _hash(name: str) -> bytes:
    return hashlib.sha256(name.encode()).digest()


def decisions(game: type[Match], options: Options, seats: int) -> Iterator[str]:
    """What each seat decides, in a match where everything random follows from its name."""
    match = game(options, seats, SeededChance(_hash(f"{game.info.key} {seats}")))
    levels = dict(zip(range(seats), cycle(LEVELS)))
    effort = EFFORT if strategy_of(game.info.key).judge is None else 1.0
    for number in count():
        if not match.asked:
            return
        seat = match.asked[0]
        chance = QuickChance(_hash(f"{seat} {number}"))
        code = house.choose(game, match.view(seat), seat, levels[seat], chance, effort=effort)
        if len(match.legal(seat)) > 1:
            yield f"{seat + 1} {levels[seat]}: {code}"
        match.act(seat, code)


@pytest.mark.req("PL-26")
@pytest.mark.parametrize(("key", "preset"), MATCHES)
def test_the_same_is_decided_as_ever(key: str, preset: str, request: pytest.FixtureRequest) -> None:
    path = FOLDER / f"{key}-{preset}.txt"
    game = game_of(key)
    counts = {min(game.info.seat_counts): DECISIONS}
    if preset == game.info.default_preset:
        counts.setdefault(max(game.info.seat_counts), FEW_DECISIONS)
    decided = ""
    for seats, number in counts.items():
        made = islice(decisions(game, game.info.presets[preset], seats), number)
        decided += "\n".join((f"{seats} seats", *made, ""))
    if request.config.getoption("--accept-decisions"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(decided, "utf-8")
    assert path.exists(), "nothing is written down yet: do so with --accept-decisions"
    assert decided == path.read_text("utf-8")
