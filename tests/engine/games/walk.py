"""Whole matches for the tests: where a game is set up, how it is played through, and what shows of it.

A match follows the picks while they last and the clock's defaults after that, so every example is a whole match.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from engine.chance import Chance, QuickChance, SeededChance
from engine.contract import Action, Decision, Event, Match, Seat
from tests.engine.games.hiding import Hidden

Viewer = Seat | None
V = TypeVar("V", bound=Viewer)

# Dear checks run on every n-th state of a match, starting at a state that the seed chooses.
STATE_STRIDE = 11
# How many seats, or the audience, are looked at in such a state; of a larger table those whom the chance chooses.
VIEWERS_MAX = 3
# How often something random is tried before its absence is believed.
TRIES_MAX = 24
# How far a clone is played ahead of its original.
MOVES_AHEAD_MAX = 40


class Setting(NamedTuple):
    """A game with a preset and a seat count, and what the tests know of its hidden cards."""

    game: type[Match]
    preset: str
    seats: int
    hidden: Hidden

    def __str__(self) -> str:
        return f"{self.game.info.key}-{self.preset}-{self.seats}"

    def new(self, seed: int, number: int = 1, carried: Any = None) -> Match:
        """A match from this seed."""
        return self.started(SeededChance(seed.to_bytes(32, "big")), number, carried)

    def started(self, chance: Chance, number: int = 1, carried: Any = None) -> Match:
        """A match with this chance."""
        options = self.game.info.presets[self.preset]
        return self.game(options, self.seats, chance, number=number, carried=carried)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Every seat, and the audience."""
        return (*range(self.seats), None)

    def twin(self, match: Match, viewer: Viewer, chance: Chance) -> Match:
        """The same match with what the viewer cannot know mixed anew, if a few tries find another way to lie."""
        unseen = sorted(self.hidden.unseen(match, viewer))
        for _ in range(TRIES_MAX):
            twin = self.exchanged(match, dict(zip(unseen, chance.shuffled(unseen), strict=True)))
            if self.hidden.is_possible(twin):
                return twin
        return self.exchanged(match, {})

    def exchanged(self, match: Match, cards: Mapping[int, int]) -> Match:
        """The same match with some unseen cards in each other's places."""
        twin = match.clone()
        self.hidden.exchange(twin, cards)
        twin._decisions = None  # They were made from the cards that lay there before.
        return twin


class Move(NamedTuple):
    """What was done, and what was told of it."""

    seat: Seat
    code: str
    events: list[Event]


class Seen(NamedTuple):
    """Everything that can be asked of a match without changing it."""

    views: tuple[Any, ...]
    decisions: tuple[Decision | None, ...]
    asked: tuple[Seat, ...]
    deal: int
    in_window: bool
    between_deals: bool
    outcome: Any
    standing: tuple[float, ...]


def seen(match: Match) -> Seen:
    """All that shows of a match now."""
    return Seen(
        tuple(match.view(viewer) for viewer in (*range(match.seats), None)),
        tuple(match.decision(seat) for seat in range(match.seats)),
        match.asked,
        match.deal,
        match.in_window,
        match.between_deals,
        match.outcome(),
        match.standing(),
    )


def offers(match: Match) -> list[tuple[Seat, Action]]:
    """Everything that anyone may do now."""
    decisions = [(seat, match.decision(seat)) for seat in range(match.seats)]
    return [(seat, action) for seat, decision in decisions if decision for action in decision.actions]


def moves(match: Match, picks: Sequence[int]) -> Iterator[Move]:
    """Play the match by the picks and then by the defaults, one move at a time, no longer than the game allows."""
    for count in range(match.info.moves_max):
        if not match.asked:
            return
        if count < len(picks):
            choices = offers(match)
            seat, action = choices[picks[count] % len(choices)]
        else:
            seat = match.asked[0]
            action = match.default(seat)
        yield Move(seat, action.code, match.act(seat, action.code))


class Walked(NamedTuple):
    """One whole match: all that showed of it before, between and after its moves."""

    history: list[Seen]
    moves: list[Move]


@lru_cache(maxsize=1)
def walked(setting: Setting, seed: int, picks: tuple[int, ...]) -> Walked:
    """The match of these picks; properties that look at the same one share it."""
    match = setting.new(seed)
    walk = Walked([seen(match)], [])
    for move in moves(match, picks):
        walk.history.append(seen(match))
        walk.moves.append(move)
    return walk


def states(setting: Setting, seed: int, picks: Sequence[int]) -> Iterator[Match]:
    """Every state of one match, the last included."""
    match = setting.new(seed)
    yield match
    for _ in moves(match, picks):
        yield match


def some_states(setting: Setting, seed: int, picks: Sequence[int]) -> Iterator[tuple[Match, Chance]]:
    """A sample of the states in which the match still runs, each with a chance of its own."""
    for count, match in enumerate(states(setting, seed, picks)):
        if match.asked and (count + seed) % STATE_STRIDE == 0:
            yield match, QuickChance(seed * 1000 + count)


def some_viewers(viewers: Sequence[V], chance: Chance) -> list[V]:
    """Some of these viewers, or all of them if they are few."""
    return [viewers[index] for index in chance.shuffled(range(len(viewers)))[:VIEWERS_MAX]]
