"""People who look at nothing but what the stand-ins show them, think for some seconds, and press."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

from adapters.screens import log_pages
from adapters.screens.buttons import ACT, OPEN, Code
from adapters.text.words import words_for
from engine.table import Table
from engine.table_view import PLAYING
from tests.evenings.found import Evening, Measured, TableFound, Told, find_in
from tests.evenings.sides import SIDES, Match, Side
from tests.leaping_loop import LeapingLoop, run_leaping

CARDS_SHARE = 0.9  # of what people do where they may play a card; most else ends a deal at once
AFTERWARDS_SECONDS = 20.0  # in which whatever still comes is seen
LOBBY_SECONDS = 10.0  # at least, in which people look at the table before they start
IDLE_SECONDS = 60.0
IDLE_STRETCHES = 12
FIRST_PRESSES = 40  # by which everything has been said, drawn and asked for the first time in this process
GUARD_SECONDS = 6 * 3600.0  # of leaping time, against a match that never ends


def played(platform: str, evening: Evening, *, has_idled: bool = False) -> Measured:
    """Play an evening on a platform of its own; the bot may have idled before, to know what that costs."""
    with tempfile.TemporaryDirectory() as folder:
        return run_leaping(lambda loop: _play(loop, platform, evening, Path(folder), has_idled=has_idled))


async def _play(loop: LeapingLoop, platform: str, evening: Evening, folder: Path, *, has_idled: bool) -> Measured:
    async with SIDES[platform](loop, folder) as side:
        tables = [await side.seat(evening, number) for number in range(evening.tables)]
        # How many edits show who sits down, and how long they take, is left to chance. All matches begin on the
        # full minute of the loop's time, so that what the bot does every few seconds comes at the same moments.
        await asyncio.sleep(LOBBY_SECONDS + -(loop.time() + LOBBY_SECONDS) % 60.0)
        idle = await _idle_shares(loop) if has_idled else []
        earlier, meter = len(side.calls()), Meter(loop)
        guests = [Guests(side, match, evening, number, meter) for number, match in enumerate(tables)]
        async with asyncio.timeout(GUARD_SECONDS):
            await asyncio.gather(*(loop.create_task(one.play(), context=loop.elsewhere.copy()) for one in guests))
        await asyncio.sleep(AFTERWARDS_SECONDS)
        took, asked = meter.read(), side.calls()[earlier:]
        idle += await _idle_shares(loop) if has_idled else []
        idle_share = median(idle) if idle else 0.0
        chats = {match: side.chats(match) for match in tables}
        kinds = {
            (chat.id, message): f"{kind} in {'private' if number else 'place'}"
            for seen in chats.values()
            for number, chat in enumerate(seen)
            for message, kind in chat.kinds(is_private=number > 0).items()
        }
        found = [await _find(side, one) for one in guests]
        places = tuple(seen[0] for seen in chats.values())
        return Measured(
            platform,
            evening,
            tuple(found),
            places,
            tuple(asked),
            kinds,
            took.cpu_seconds - idle_share * took.seconds,
            took.presses,
            idle_share,
        )


async def _idle_shares(loop: LeapingLoop) -> list[float]:
    """How much of a second of the CPU's time goes by in a second in which nobody does anything, in some stretches.

    That of the middle is what idling costs: what is imported, drawn or cleared away once is no cost of every
    second, and neither the quietest nor the busiest moment of the machine is that of the match.
    """
    await asyncio.sleep(IDLE_SECONDS)
    spent = []
    for _ in range(IDLE_STRETCHES):
        cpu = loop.own_cpu_seconds()
        await asyncio.sleep(IDLE_SECONDS / IDLE_STRETCHES)
        spent.append((loop.own_cpu_seconds() - cpu) * IDLE_STRETCHES / IDLE_SECONDS)
    return spent


class _Reading(NamedTuple):
    """How far time, the CPU's time of the bot, and the number of presses have come."""

    seconds: float
    cpu_seconds: float
    presses: int


class Meter:
    """What presses take of the CPU's time, without what a process does once in its life: the first ones are left
    out, unless there are no others."""

    def __init__(self, loop: LeapingLoop) -> None:
        self._loop = loop
        self._presses = 0
        self._began = self._now()

    def pressed(self) -> None:
        """Somebody presses something."""
        if self._presses == FIRST_PRESSES:
            self._began = self._now()
        self._presses += 1

    def read(self) -> _Reading:
        """What there was since it began to count."""
        now, began = self._now(), self._began
        return _Reading(
            now.seconds - began.seconds, now.cpu_seconds - began.cpu_seconds, now.presses - began.presses
        )

    def _now(self) -> _Reading:
        return _Reading(self._loop.time(), self._loop.own_cpu_seconds(), self._presses)


class Guests:
    """The people at one table."""

    def __init__(self, side: Side, match: Match, evening: Evening, number: int, meter: Meter) -> None:
        self.side = side
        self.match = match
        self.presses = 0
        self.evening = evening
        self._meter = meter
        self._random = Random(evening.seed + number)  # At no two tables do people press at the same moments.

    async def play(self) -> None:
        """Start the match and play it to its end, everybody for themselves."""
        await self.match.start()
        ways = (self._play_alone if one.has_chat else self._play_here for one in self.match.players)
        await asyncio.gather(*(way(player) for way, player in zip(ways, self.match.players, strict=True)))

    async def _play_here(self, player: Any) -> None:
        """Play without a private chat: look at the own hand, think, and press its number under the table."""
        while not self.match.is_over:
            if not player.is_asked:
                await self.side.changed()
                continue
            await self._think()
            if player.is_asked:
                player.think = self._think
                self.presses += 2
                self._meter.pressed()
                player.prefers_cards = self._random.random() < CARDS_SHARE
                await self.match.act(player)

    async def _think(self) -> None:
        await asyncio.sleep(self._random.uniform(*self.evening.thinking_seconds))

    async def _play_alone(self, player: Any) -> None:
        pressed: set[tuple[str, int]] = set()
        while not self.match.is_over:
            if self._choice(player, pressed) is None:
                await self.side.changed()
                continue
            await asyncio.sleep(self._random.uniform(*self.evening.thinking_seconds))
            if (choice := self._choice(player, pressed)) is None:
                continue
            button, code = choice
            if code.kind == ACT:
                pressed.add((code.table_id, code.number))
            self.presses += 1
            self._meter.pressed()
            await self.side.press(player, player.own, button)

    def _choice(self, player: Any, pressed: set[tuple[str, int]]) -> tuple[str, Code] | None:
        """What somebody who is asked would press now: a card if possible, anything else, or what leads to it."""
        if not player.is_asked:
            return None
        codes: list[tuple[str, Code]] = player.codes()
        acts = [one for one in codes if one[1].kind == ACT and (one[1].table_id, one[1].number) not in pressed]
        cards = [one for one in acts if one[1].what.startswith("play ")]
        if cards and self._random.random() < CARDS_SHARE:
            return self._random.choice(cards)
        if acts:
            return self._random.choice(acts)
        is_answered = any(one[1].kind == ACT for one in codes)
        ways = [one for one in codes if one[1].kind == OPEN and not one[1].what.startswith("hints")]
        return self._random.choice(ways) if ways and not is_answered else None


async def _find(side: Side, guests: Guests) -> TableFound:
    place, *hands = side.chats(guests.match)
    if guests.evening.is_in_one_place:
        place = place.of_table(guests.match.table_id)
    return find_in(place, hands, await _told(side, guests.match), guests.presses, side.now())


async def _told(side: Side, match: Match) -> list[Told]:
    """The moments of a match, by its journal."""
    store, desk = side.service.store, side.service.desk
    rows = await store.rows(match.table_id, after=0)
    seeds = {number: await store.seed(match.table_id, number) for number in range(1, len(rows))}
    table, moments = Table(match.table_id), []
    for row in rows:
        table.replay(row, seeds.get)
        view = table.view(None)
        if view.match_number:
            pages = log_pages(view, await desk.names(view, None), words_for(None))
            lines = sum(len(page.lines) for page in pages)
            moments.append(Told(row.at - side.epoch, lines, view.phase != PLAYING))
    return moments
