"""Whole matches as people play them, on whatever platform: by pressing what it shows them, and nothing else."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Generic, NamedTuple, TypeVar

from adapters.screens.buttons import ACT, OPEN, SURE, Code
from adapters.text.words import words_for
from bots.service import Service
from engine.table import Table
from engine.table_view import PLAYING
from tests.hidden_cards import WORDS, Searched
from tests.leaping_loop import leaping_loop

YOUR_TURN = words_for("en")("your-turn")
SAME_SECONDS = 0.001  # by which two clocks may differ that were made of large numbers
STEPS_MAX = 60  # through menus until something is chosen
MENUS_SHARE = 0.3  # how often somebody looks into a menu although they could act at once

MessageT = TypeVar("MessageT")


class Player(ABC, Generic[MessageT]):
    """Somebody who sits at a table and plays by the buttons of the hand."""

    has_chat = True  # with the bot, in private

    def __init__(self, name: str) -> None:
        self.name = name
        self.acted = 0

    @property
    @abstractmethod
    def own(self) -> MessageT | None:
        """The message with the hand, if it can be seen."""

    @property
    @abstractmethod
    def is_asked(self) -> bool:
        """Whether it is this player's turn; out of turn a hand may offer something as well."""

    @abstractmethod
    def codes(self) -> list[tuple[str, Code]]:
        """The buttons of the hand: what one presses, and what it means."""

    @property
    def acts(self) -> list[str]:
        """The buttons that do something in the match."""
        return [button for button, code in self.codes() if code.kind == ACT]

    @property
    def ways(self) -> list[str]:
        """The buttons that lead into menus, and out of them."""
        return [button for button, code in self.codes() if code.kind == OPEN and not code.what.startswith("hints")]


class Moments(NamedTuple):
    """When a table had which version: certainly shown everywhere, and at all."""

    shown: Sequence[tuple[float, int]]
    written: Sequence[tuple[float, int]]

    def between(self, at: float) -> tuple[int, int]:
        """The oldest and the newest version of which something sent at this time can be made; where time leaps,
        much happens at once, in an order that no clock tells."""
        return _at(self.shown, at - SAME_SECONDS), _at(self.written, at + SAME_SECONDS)


PlayerT = TypeVar("PlayerT", bound=Player)  # type: ignore[type-arg]  # of whatever messages


class Match(ABC, Generic[PlayerT, MessageT]):
    """A table, the people at it, and what a test must remember of their match."""

    platform: str
    thinking_seconds = 1.0  # where it takes no time, so that what came before is told from what comes then

    def __init__(self, players: Sequence[PlayerT], random: Random) -> None:
        self.players = players
        self.random = random
        self.table_id = ""
        self._settled: list[tuple[float, int]] = []  # moments at which everybody was shown this version

    @property
    @abstractmethod
    def service(self) -> Service:
        """The process that is played with."""

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether the table says so where it is shown."""

    @abstractmethod
    async def start(self) -> None:
        """Start the first match, or the next."""

    @abstractmethod
    def now(self) -> float:
        """The time by which the journal is written."""

    @abstractmethod
    async def settle_all(self) -> None:
        """Wait until nothing is pending anywhere."""

    @abstractmethod
    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something is true, looked at whenever something was shown."""

    @abstractmethod
    async def press_to_act(self, player: PlayerT, own: MessageT, button: str) -> bool:
        """Press a button of a hand; whether that has acted."""

    @abstractmethod
    async def press_to_look(self, player: PlayerT, own: MessageT, button: str) -> None:
        """Press a button of a hand that leads to another screen, and see that."""

    async def table(self) -> Table:
        """The table itself, to compare with."""
        return await self.service.host.table(self.table_id)

    async def settle(self) -> Table:
        """Wait until everybody was shown how the table is now."""
        while True:
            before = await self.table() if self.table_id else None
            await self.settle_all()
            if before is None or await self.table() is before:
                break
        assert before is not None
        self._settled.append((self.now(), before.version))
        if leaping_loop() is not None:
            await asyncio.sleep(self.thinking_seconds)
        return before

    async def next_player(self) -> PlayerT | None:
        """Who can act next, or None when the match is over."""
        while (await self.settle()).phase == PLAYING:
            able = [player for player in self.players if player.acts or player.is_asked]
            if able:
                asked = [player for player in able if player.is_asked]
                return self.random.choice(asked or able)
            await self.until(self._goes_on)
        return None

    def _goes_on(self) -> bool:
        return any(one.acts or one.is_asked for one in self.players) or self.is_over

    async def act(self, player: PlayerT) -> tuple[MessageT, str] | None:
        """Press buttons, some menus on the way, until one of them has acted; returns which one it was.

        While somebody looks at a menu, house players may end the window: then there is nothing left to press.
        """
        began = (await self.table()).version
        for _ in range(STEPS_MAX):
            own: MessageT | None = player.own
            assert own is not None
            acts, ways = await self.going_on(player)
            if acts and not (ways and self.random.random() < MENUS_SHARE):
                pressed = self.random.choice(acts)
                player.acted += await self.press_to_act(player, own, pressed)
                return own, pressed
            if not ways:
                assert (await self.table()).version > began, f"{player.name} has nothing to press"
                return None
            await self.press_to_look(player, own, self.random.choice(ways))
        raise AssertionError(f"{player.name} is lost in menus")

    async def going_on(self, player: PlayerT) -> tuple[list[str], list[str]]:
        """The buttons that do something in the match, and those that lead into menus and out of them.

        Giving up, which would leave little of it, is left out, and so is being asked whether one is sure of that.
        """
        match = (await self.table()).match
        if match is None:
            return player.acts, player.ways
        codes = {action.code for seat in match.asked for action in match.giving_up(seat)}
        giving_up = {button for button, code in player.codes() if code.what.removeprefix(f"{SURE} ") in codes}
        acts = [button for button in player.acts if button not in giving_up]
        return acts or player.acts, [button for button in player.ways if button not in giving_up]

    async def acts_in_journal(self) -> Counter[str]:
        """How often each person has acted, as it is written down."""
        rows = await self.service.store.rows(self.table_id)
        return Counter(row.by for row in rows if row.what == "act" and row.by.isdecimal())

    # --- What everybody was shown ----------------------------------------------------------------------

    async def number_of(self, account: int, name: str) -> int:
        """What the store calls a person."""
        return (await self.service.desk.arrive(self.platform, str(account), name)).id

    async def moments(self) -> Moments:
        """When the table had which version."""
        rows = await self.service.store.rows(self.table_id)
        return Moments(self._settled, [(row.at, row.seq) for row in rows])

    async def searched(self, people: dict[int, str]) -> Searched:
        """The match that is over, to search with; people by their numbers."""
        return await Searched.replayed(self.service.store, self.table_id, people, WORDS)


def _at(moments: Sequence[tuple[float, int]], at: float) -> int:
    """The version at a time."""
    index = bisect_right(moments, (at, 1 << 30))
    return moments[index - 1][1] if index else 0
