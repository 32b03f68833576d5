"""Somebody's moves in a match that is over, judged by a strong house player who knew what their seat knew then."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from adapters.delivery.history import replayed
from adapters.front.answers import Answer
from adapters.front.choices import legal_buttons
from adapters.screens.buttons import Code
from adapters.screens.review import ReviewedMove, review_button, review_screen, waiting_screen
from adapters.store import Store
from adapters.store.records import Person
from adapters.text.names import table_names
from adapters.text.words import Words, words_for
from engine import record
from engine.commands import Act, Start
from engine.house.pool import HouseAbsent
from engine.house.review import DearMove
from engine.journal import Row
from engine.refusals import Busy, NotAtTable, UnknownChoice
from engine.table import ReplayDiffers, Table, match_begun_by, read_command
from engine.table_view import TableView

WAITED_SECONDS = 1.0  # after which somebody is told to come back
KEPT_MAX = 500


class Reviewer(Protocol):
    """Who judges moves, away from the event loop."""

    async def review(self, record: str, numbers: frozenset[int], whose: str) -> list[DearMove]:
        """Which of these moves of a match cost most."""


class _Played(NamedTuple):
    """A match that is over, as somebody has played it."""

    text: str  # its record
    rows: Sequence[Row]
    seed: bytes
    own: frozenset[int]  # the numbers of their moves


_Key = tuple[str, int, int]  # the table, the match, the person


class Reviews:
    """Has matches judged, one after the other, and keeps what came of it."""

    def __init__(self, store: Store, reviewer: Reviewer | None) -> None:
        self._store = store
        self._reviewer = reviewer
        self._judged: OrderedDict[_Key, asyncio.Task[list[DearMove]]] = OrderedDict()

    async def answer(self, person: Person, now: TableView, code: Code) -> Answer:
        """What somebody's moves of the match that a button means have cost, or that it is being looked at."""
        played = await self._played(person, now, code.number)
        words = words_for(person.language)
        task = self._judging((now.id, code.number, person.id), played)
        await asyncio.wait([task], timeout=WAITED_SECONDS)
        if not task.done():
            again = review_button(now, words("review-again"))._replace(code=str(code))
            return Answer(table_id=now.id, screen=waiting_screen(again, words), comes_by=again.code)
        if isinstance(task.exception(), HouseAbsent):
            raise Busy
        seated = [seat.person for seat in now.seats if seat.person is not None]
        people = {one.id: one.name for one in (await self._store.people(seated)).values()}
        dear = {move.number: move for move in task.result()}
        moves = await asyncio.to_thread(_named, played, now.id, code.number, dear, person.id, people, words)
        return Answer(table_id=now.id, screen=review_screen(now.game, moves, words))

    def _judging(self, key: _Key, played: _Played) -> asyncio.Task[list[DearMove]]:
        """The judgement of a match, begun if it is not yet."""
        if key not in self._judged:
            if self._reviewer is None:
                raise UnknownChoice
            judging = self._reviewer.review(played.text, played.own, f"person {key[-1]}")
            task = self._judged[key] = asyncio.get_running_loop().create_task(judging)
            task.add_done_callback(lambda done: self._forget_failure(key, done))
            if len(self._judged) > KEPT_MAX:
                self._judged.popitem(last=False)
        return self._judged[key]

    def _forget_failure(self, key: _Key, task: asyncio.Task[list[DearMove]]) -> None:
        """Have it tried again where nobody was there to judge."""
        if (task.cancelled() or task.exception() is not None) and self._judged.get(key) is task:
            del self._judged[key]

    async def _played(self, person: Person, now: TableView, number: int) -> _Played:
        """A match that a person has played to its end at a table; refuses any other."""
        rows = await self._store.rows(now.id, after=0)
        seed = await self._store.seed(now.id, number)
        begun = next((at for at, row in enumerate(rows) if match_begun_by(row) == number), None)
        if begun is None or seed is None:
            raise UnknownChoice
        try:
            return await asyncio.to_thread(_as_played, now.id, number, rows[begun:], seed, person.id)
        except ReplayDiffers:  # The rules are others now.
            raise UnknownChoice from None


def _as_played(table_id: str, number: int, rows: Sequence[Row], seed: bytes, person: int) -> _Played:
    start = read_command(rows[0])
    assert isinstance(start, Start)
    moves: list[tuple[int, str]] = []
    own: set[int] = set()
    last = Table(table_id)
    count = 0
    for row, table in zip(rows, replayed(table_id, number, rows, seed), strict=False):
        last, count = table, count + 1
        command = read_command(row)
        if isinstance(command, Act):
            moves.append((command.seat or 0, command.code))
            if row.by == str(person):
                own.add(len(moves))
    if last.match is None or last.outcome is None or not last.outcome.counts:
        raise record.NoRecordYet
    if not own:
        raise NotAtTable
    text = record.export(last.match, seed=seed, moves=moves, chances=last.chances, carried=start.table["carried"])
    return _Played(text, rows[:count], seed, frozenset(own))


def _named(
    played: _Played,
    table_id: str,
    number: int,
    dear: Mapping[int, DearMove],
    person: int,
    people: Mapping[int, str],
    words: Words,
) -> list[ReviewedMove]:
    """The moves by the names of the buttons that their player had before them, the dearest first."""
    named: dict[int, ReviewedMove] = {}
    tables = replayed(table_id, number, played.rows, played.seed)
    moves = 0
    for row, table in zip(played.rows[1:], tables, strict=False):
        moves += isinstance(read_command(row), Act)
        move = dear.get(moves)
        if move is None or move.number in named:
            continue
        view = table.view(person)
        buttons = legal_buttons(view, table_names(view, people, words), words)
        done, better = (buttons[code].label if code in buttons else code for code in (move.code, move.better))
        named[move.number] = ReviewedMove(view.deal, done, better, move.cost)
    return [named[move.number] for move in dear.values() if move.number in named]
