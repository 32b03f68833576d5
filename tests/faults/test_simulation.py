"""Nothing is lost, doubled, leaked or goes backwards, whatever a seed does; and the simulation would find it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from adapters.delivery import leases, messages
from adapters.store import append, sqlite
from adapters.store.queries import chat
from engine import host
from engine.games import COMPLETE, GAMES
from engine.journal import Entry, Written
from engine.refusals import NotSaved
from engine.table import Table
from tests.faults import simulate, simulation
from tests.leaks import words_in_place

ROOT = Path(__file__).parents[2]
SEEDS, SEEDS_A_TEST = 30, 5  # about 15 s of a core; `tablemates simulate-faults` tries a thousand
TRIED_MAX = 40  # seeds until a mistake must have been found
TWO_SEATED = (4, 5, 13, 21, 24, 34)  # seeds that play a game of two hands, for a leak that knows no other

Bug = Callable[[pytest.MonkeyPatch], None]


@pytest.mark.req("PL-5", "PL-19", "PL-42", "PL-60", "PL-61", "PL-62", "PL-63")
@pytest.mark.parametrize("first", range(0, SEEDS, SEEDS_A_TEST))
def test_nothing_is_lost_doubled_leaked_or_goes_backwards(first: int) -> None:
    found = [simulate(seed) for seed in range(first, first + SEEDS_A_TEST)]
    assert {one.seed: one.complaints for one in found if one.complaints} == {}
    assert sum(one.granted for one in found) > 20 * SEEDS_A_TEST
    assert sum(one.deaths for one in found) >= SEEDS_A_TEST
    assert sum(one.failures for one in found) >= SEEDS_A_TEST


def test_a_seed_goes_the_same_way_every_time() -> None:
    first = simulate(3, moves=80)
    assert simulate(3, moves=80) == first
    # Also where Python puts sets of words in another order.
    command = (sys.executable, "-m", "bots", "simulate-faults", "--seed", "3", "--moves", "80", "--json")
    elsewhere = subprocess.run(
        command, cwd=ROOT, env=os.environ | {"PYTHONHASHSEED": "77"}, capture_output=True, check=True
    )
    assert json.loads(elsewhere.stdout)["digest"] == first.digest


# --- Mistakes that it must find --------------------------------------------------------------------------


def rows_get_lost(patch: pytest.MonkeyPatch) -> None:
    """Every ninth move in a match is acknowledged and never written."""
    groups = count(1)

    def append_most(connection: Any, entries: Sequence[Entry]) -> list[Written]:
        if entries[0].row.what == "act" and next(groups) % 9 == 0:
            return [Written.DONE] * len(entries)
        return append.append_group(connection, entries)

    patch.setattr(sqlite, "append_group", append_most)


def posts_are_doubled(patch: pytest.MonkeyPatch) -> None:
    """A post whose answer was lost is sent again as another one."""
    posts = count()
    patch.setattr(messages, "_nonce", lambda *_: f"nonce {next(posts)}")


def lines_are_doubled(patch: pytest.MonkeyPatch) -> None:
    """What is delivered twice is said twice."""

    def say_again(session: Any, _: str, *rest: Any) -> None:
        chat.say(session, *rest)

    patch.setattr(chat, "say_once", say_again)


def screens_go_backwards(patch: pytest.MonkeyPatch) -> None:
    """Whoever looks at a table sees at times what it was before."""
    known: dict[tuple[str, int], Table] = {}
    looks, table = count(1), host.Host.table

    async def looked(self: host.Host, table_id: str) -> Table:
        found = await table(self, table_id)
        known[table_id, found.version] = found
        return known.get((table_id, found.version - 3), found) if next(looks) % 4 == 0 else found

    patch.setattr(host.Host, "table", looked)


def people_are_fooled(patch: pytest.MonkeyPatch) -> None:
    """What may have been written is said not to be."""
    patch.setattr(host, "MaybeSaved", NotSaved)


def stopped_couriers_go_on(patch: pytest.MonkeyPatch) -> None:
    """A process that was stopped for longer than its lease does not look at the time when it goes on."""
    patch.setattr(leases.Lead, "check", lambda _: None)


@pytest.mark.parametrize(
    ("bug", "complaint", "seeds"),
    [
        (rows_get_lost, "lost: ", range(TRIED_MAX)),
        (posts_are_doubled, "shows ", range(TRIED_MAX)),
        (lines_are_doubled, "said 2 times", range(TRIED_MAX)),
        (screens_go_backwards, "goes backwards", range(TRIED_MAX)),
        (people_are_fooled, "fooled: ", range(20, 20 + TRIED_MAX)),  # Few are asked to try again before the 21st.
        (words_in_place, "a leak?", TWO_SEATED),
        (stopped_couriers_go_on, "goes backwards", range(70, 70 + TRIED_MAX)),  # Few stop at the wrong moment.
    ],
)
def test_mistakes_are_found(
    bug: Bug, complaint: str, seeds: Sequence[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    bug(monkeypatch)
    # With one more game to choose from, the same seeds would play other games.
    monkeypatch.setattr(simulation, "GAMES", {key: GAMES[key] for key in COMPLETE})
    complaints = (one for seed in seeds for one in simulate(seed).complaints)
    assert any(complaint in one for one in complaints), f"no seed of {len(seeds)} has found it"
