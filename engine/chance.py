"""Chance: where shuffles and rolls come from. A match is handed one and asks it for everything random.

`SeededChance` is the real one: a keyed hash of a counter, one hash per draw, identical on every Python
version and impossible to predict from what was seen. `QuickChance` is for search and simulation of house
players, `ScriptedChance` for tests that need a certain deal.
"""

from __future__ import annotations

import hashlib
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from itertools import product
from random import Random
from typing import Self

Draw = Callable[[], float]  # gives a number from 0 up to, not including, 1

SEED_BYTES = 32
LISTED_DICE_MAX = 5
SHORT_NUMBERS = 1 << 30  # Python divides numbers below this in one step.


class Chance(ABC):
    """A source of shuffles and rolls."""

    @abstractmethod
    def _bits(self) -> int:
        """512 fresh random bits; enough to shuffle 72 cards with no bias worth naming."""

    @abstractmethod
    def clone(self) -> Chance:
        """A copy that will give the same answers."""

    def shuffled(self, cards: Iterable[int]) -> list[int]:
        """The cards in random order."""
        order = list(cards)
        _shuffle(order, self._bits())
        return order

    def dealt(self, cards: Iterable[int], count: int) -> list[int]:
        """The cards with `count` random ones in front; quicker than shuffling those that stay undealt."""
        order = list(cards)
        _draw(order, self._bits(), count)
        return order

    def below(self, bound: int) -> int:
        """A whole number from 0 up to, not including, the bound."""
        return self._bits() % bound

    def roll(self, dice: int) -> tuple[int, ...]:
        """That many dice, each 1 to 6."""
        if dice > LISTED_DICE_MAX:
            return self.roll(LISTED_DICE_MAX) + self.roll(dice - LISTED_DICE_MAX)
        rolls = _ROLLS[dice]
        return rolls[self.below(len(rolls))]


class SeededChance(Chance):
    """The chance of real matches: everything follows from a secret 256-bit seed."""

    __slots__ = ("_counter", "_keyed", "_seed")

    def __init__(self, seed: bytes, counter: int = 0) -> None:
        assert len(seed) == SEED_BYTES
        self._seed = seed
        self._counter = counter
        self._keyed = hashlib.blake2b(key=seed)  # Only ever copied, which is quicker than making one.

    def __repr__(self) -> str:  # The seed is a secret while the match runs.
        return f"<SeededChance at {self._counter}>"

    def _bits(self) -> int:
        self._counter = counter = self._counter + 1
        keyed = self._keyed.copy()
        keyed.update(counter.to_bytes(8, "big"))
        return int.from_bytes(keyed.digest(), "big")

    def clone(self) -> Self:
        """A copy that will give the same answers."""
        return type(self)(self._seed, self._counter)


class QuickChance(Chance):
    """The chance of imagined matches: fast, and good enough for thinking."""

    __slots__ = ("_random",)

    def __init__(self, seed: int | str | bytes) -> None:
        self._random = Random(seed)  # noqa: S311 - nobody's cards come from here

    def _bits(self) -> int:
        return self._random.getrandbits(512)

    def shuffled(self, cards: Iterable[int]) -> list[int]:
        """The cards in random order, with no more bits than they need: long numbers are slow."""
        order = list(cards)
        _shuffle(order, self._random.getrandbits(6 * len(order)))
        return order

    def dealt(self, cards: Iterable[int], count: int) -> list[int]:
        """The same, drawing few more bits than that takes."""
        order = list(cards)
        _draw(order, self._random.getrandbits(6 * count + 32), count)
        return order

    def below(self, bound: int) -> int:
        """A whole number from 0 up to, not including, the bound."""
        return int(self._random.random() * bound)

    def clone(self) -> QuickChance:
        """A copy that will give the same answers."""
        copy = QuickChance(0)
        copy._random.setstate(self._random.getstate())
        return copy


class ScriptedChance(Chance):
    """The chance of tests: gives the listed answers in order, then stays in the order given or at zero.

    A shuffle is scripted by the cards that come first, a number by itself, a roll by its dice.
    """

    def __init__(self, *script: int | Sequence[int]) -> None:
        self._script = list(script)

    def _bits(self) -> int:
        raise AssertionError("scripted chance has no bits")

    def _next(self) -> int | Sequence[int] | None:
        return self._script.pop(0) if self._script else None

    def shuffled(self, cards: Iterable[int]) -> list[int]:
        """The scripted cards first, then the rest as they came."""
        rest = list(cards)
        first = self._next()
        if first is None:
            return rest
        assert not isinstance(first, int), "the script has a number where a shuffle is asked"
        for card in first:
            rest.remove(card)
        return [*first, *rest]

    def dealt(self, cards: Iterable[int], count: int) -> list[int]:
        """Scripted like a shuffle."""
        return self.shuffled(cards)

    def below(self, bound: int) -> int:
        """The scripted number."""
        number = self._next() or 0
        assert isinstance(number, int) and 0 <= number < bound
        return number

    def roll(self, dice: int) -> tuple[int, ...]:
        """The scripted dice, or all ones."""
        rolled = self._next() or (1,) * dice
        assert not isinstance(rolled, int) and len(rolled) == dice
        return tuple(rolled)

    def clone(self) -> ScriptedChance:
        """A copy that will give the same answers."""
        return ScriptedChance(*self._script)


# Every roll of up to that many dice, listed once: taking a number apart for each roll is slow.
_ROLLS = tuple([faces[::-1] for faces in product(range(1, 7), repeat=dice)] for dice in range(LISTED_DICE_MAX + 1))


def _shuffle(order: list[int], bits: int) -> None:
    """Put the cards in the order that these bits say."""
    count = len(order)
    for portion, bounds in _portions(count, count - 1):
        bits, part = divmod(bits, portion)
        for bound in bounds:
            pick = part % bound
            part //= bound
            last = bound - 1
            order[last], order[pick] = order[pick], order[last]


def _draw(order: list[int], bits: int, count: int) -> None:
    """Bring `count` cards to the front, chosen by these bits."""
    front = 0
    for portion, bounds in _portions(len(order), count):
        bits, part = divmod(bits, portion)
        for bound in bounds:
            pick = front + part % bound
            part //= bound
            order[front], order[pick] = order[pick], order[front]
            front += 1


@cache
def _portions(most: int, count: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The bounds of `count` picks, counting down from the most, in portions with the product of each.

    Dividing a long number by a product leaves all the picks of its portion in one short number, so the picks are
    the same as if the long number were divided for each of them, which is slow.
    """
    portions: list[tuple[int, tuple[int, ...]]] = []
    portion, bounds = 1, tuple[int, ...]()
    for bound in range(most, most - count, -1):
        if portion * bound >= SHORT_NUMBERS:
            portions.append((portion, bounds))
            portion, bounds = 1, ()
        portion *= bound
        bounds = (*bounds, bound)
    return (*portions, (portion, bounds))


def new_seed() -> bytes:
    """A fresh secret seed."""
    return secrets.token_bytes(SEED_BYTES)


@lru_cache(maxsize=256)  # Every view of a table shows one or two.
def commitment(seed: bytes) -> str:
    """The hash that is posted before the first deal and proves afterwards that the seed was not chosen later."""
    return hashlib.sha256(b"tablemates seed " + seed).hexdigest()


# --- What the players add ------------------------------------------------------------------------------

PRESS_DIGITS = 8  # enough that nobody foresees them, few enough to be read out


def chance_of_press(press_id: str) -> str:
    """What a press adds to the chance of a match: platforms and browsers number presses, not we."""
    return hashlib.sha256(press_id.encode()).hexdigest()[:PRESS_DIGITS]


def chance_lines(chances: Iterable[str]) -> list[str]:
    """What each seat has added, a line for each that did, as records and receipts have it."""
    return [f"chance {seat} {added}" for seat, added in enumerate(chances) if added]


def mixed_seed(seed: bytes, chances: Iterable[str]) -> bytes:
    """The seed from which the cards follow: that of the table, and what the players added after it was sealed.

    Whoever knows the table's seed cannot choose what others add, and those who add do not know the seed. With
    nothing added it is the table's own, as it was for every match before players could add anything.
    """
    added = chance_lines(chances)
    if not added:
        return seed
    text = "\n".join(["tablemates deal", f"seed {seed.hex()}", *added, ""])
    return hashlib.sha256(text.encode()).digest()
