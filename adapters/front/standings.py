"""What a finished match has changed for somebody: how often they have won by now, and what their rating is."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import NamedTuple

from adapters.front.ratings import BEGINNER, ratings_of
from adapters.store import Store
from adapters.store.records import Person
from engine.games import game_of
from engine.table_view import TableView

RATED_MAX = 30_000  # results, the latest, from which ratings follow
KEPT_MAX = 1_000
ENDS = ("act", "end")  # what a match may end with


class OwnStanding(NamedTuple):
    """Where somebody stands in a game after a match."""

    matches: int
    wins: int
    rating: int | None = None  # where the game has ratings, and the match counted
    change: int = 0  # of the rating, by this match


class Ended(NamedTuple):
    """When a match ended, and where that left somebody."""

    at: float
    standing: OwnStanding | None


class Standings:
    """Works out what matches have changed, once for each person and match."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[tuple[str, int, int], Ended] = OrderedDict()

    async def after(self, person: Person, view: TableView) -> Ended:
        """How the finished match of a table left a person."""
        key = view.id, view.match_number, person.id
        if key in self._kept:
            return self._kept[key]
        rows = await self._store.rows(view.id)
        at = max((row.at for row in rows if row.what in ENDS), default=rows[-1].at)
        standing = await self._found(person, view)
        if standing is not None or view.me is None:
            self._kept[key] = Ended(at, standing)
            if len(self._kept) > KEPT_MAX:
                self._kept.popitem(last=False)
        return Ended(at, standing)

    async def _found(self, person: Person, view: TableView) -> OwnStanding | None:
        info = game_of(view.game).info
        if view.me is None or view.outcome is None or not view.outcome.counts:
            return None
        own = [one for one in await self._store.own_record(person.id) if one.game == info.key]
        if not own:
            return None  # Results are written with the match, but by whoever plays it.
        matches, wins = sum(one.matches for one in own), sum(one.wins for one in own)
        results = await self._store.results(info.key, RATED_MAX) if info.teams else []
        this = view.id, view.match_number
        earlier = [one for one in results if (one.table_id, one.match_number) != this]
        if len(earlier) == len(results):
            return OwnStanding(matches, wins)
        now, before = await asyncio.to_thread(lambda: (ratings_of(results, info), ratings_of(earlier, info)))
        if person.id not in now:
            return OwnStanding(matches, wins)
        return OwnStanding(matches, wins, now[person.id], now[person.id] - before.get(person.id, BEGINNER))
