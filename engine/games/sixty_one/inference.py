"""What a seat can conclude from its view of 61: where all cards lie or can lie, and in how many ways."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from engine.cards import BIT, SUIT, Card, Suit, set_of
from engine.chance import Chance
from engine.contract import Seat
from engine.games.sixty_one.facts import SixtyOneView
from engine.games.sixty_one.tables import COPY, DRAWS, HAND, ONE_PACK, PACKS, SEATS

Suits = tuple[int, ...]  # how many cards of each suit


class Choices(NamedTuple):
    """What a seat can hold, by suits, with the ways in which that can be; and all ways together."""

    total: int
    ways: Sequence[tuple[Suits, int]]


class Known(NamedTuple):
    """What a view says about all cards, worked out once for all matches imagined from it."""

    tricks: list[tuple[Seat, tuple[Card, ...], Seat | None]]
    trick: list[Card]
    hands: list[int]  # as far as they are known
    unseen: list[Card]
    counted_as: tuple[Suit, ...]  # by suit
    suits: Suits  # of the unseen cards
    bound: tuple[Seat, ...]  # seats that once did not follow, so that not every hand fits them
    choices: Callable[[int, Suits], Choices]  # the suits that a bound seat, by its index, can hold of those left
    unbound: list[tuple[Seat, int]]  # the other seats, and how many unseen cards each holds


@lru_cache(maxsize=8)
def what_is_known(view: SixtyOneView) -> Known:
    """Where all cards lie or can lie."""
    assert view.seat is not None, "only a seat imagines"
    # The cards by their numbers: a second copy is what is left when the first has been seen. The turned card
    # is taken for a first copy, and as long as it was not played nothing else gets its number.
    numbers = (0,) if view.options.decks == 1 else (COPY, 0)
    left = {kind: [kind + number for number in numbers] for kind in ONE_PACK}
    if view.pile or view.turned_holder is not None:
        left[view.turned].remove(view.turned)
    tricks = [(leader, tuple(left[one].pop() for one in cards), winner) for leader, cards, winner in view.tricks]
    trick = [left[one].pop() for one in view.trick]
    hands = [0] * SEATS
    if view.turned_holder == view.seat:
        left[view.turned].append(view.turned)
    elif view.turned_holder is not None:
        hands[view.turned_holder] = BIT[view.turned]
    hands[view.seat] = set_of(left[one].pop() for one in view.hand)
    unseen = [one for copies in left.values() for one in copies]

    wanted = [view.held[seat] - hands[seat].bit_count() for seat in range(SEATS)]
    pasts = [past_of(view, seat) for seat in range(SEATS)]
    bound = tuple(seat for seat in range(SEATS) if wanted[seat] and any(turn.missing for turn in pasts[seat]))
    # The suits that nobody was ever without make no difference to anyone: they are counted as one.
    missing = {suit for seat in bound for turn in pasts[seat] for suit in turn.missing}
    plain = next((suit for suit in range(4) if suit not in missing), None)
    counted_as = tuple(suit if suit in missing or plain is None else plain for suit in range(4))
    rows = []
    for seat in bound:
        past = tuple(turn.counted(counted_as) for turn in pasts[seat])
        possible = (
            suits for suits in _SUITS_OF[wanted[seat]] if not any(suits[suit] for suit in _others(counted_as))
        )
        rows.append([(suits, ways) for suits in possible if (ways := ways_to_hold(suits, past))])

    @cache
    def choices(index: int, suits: Suits) -> Choices:
        found = []
        total = 0
        clubs, diamonds, hearts, spades = suits
        of_clubs, of_diamonds, of_hearts, of_spades = (_CHOOSE[there] for there in suits)
        for (c, d, h, s), ways in rows[index]:
            if c <= clubs and d <= diamonds and h <= hearts and s <= spades:
                ways *= of_clubs[c] * of_diamonds[d] * of_hearts[h] * of_spades[s]
                if index + 1 < len(rows):
                    ways *= choices(index + 1, (clubs - c, diamonds - d, hearts - h, spades - s)).total
                total += ways
                found.append(((c, d, h, s), ways))
        return Choices(total, found)

    suits = [0] * 4
    for one in unseen:
        suits[counted_as[SUIT[one]]] += 1
    unbound = [(seat, wanted[seat]) for seat in range(SEATS) if seat not in bound]
    return Known(tricks, trick, hands, unseen, counted_as, tuple(suits), bound, choices, unbound)


def dealt_anew(view: SixtyOneView, known: Known, chance: Chance) -> tuple[list[int], list[Card]]:
    """Hands and pile in which this seat's view is true; every deal of the cards that fits is equally likely."""
    hands = list(known.hands)
    rest = chance.shuffled(known.unseen)
    suits = known.suits
    for index, seat in enumerate(known.bound):
        wanted = _picked(known.choices(index, suits), chance)
        suits = _without(suits, wanted)
        hands[seat] |= _take_suits(rest, wanted, known.counted_as)
    for seat, count in known.unbound:
        hands[seat] |= set_of(rest[:count])
        del rest[:count]
    return hands, [view.turned, *rest] if view.pile else []


class Turn(NamedTuple):
    """What one trick tells about a seat's hidden cards: they were joined by others and left by one."""

    played: Suit | None  # None for the turned card, which everyone saw
    missing: tuple[Suit, ...]  # the suit it did not follow and so did not hold
    drew: bool  # afterwards, a card that nobody else saw

    def counted(self, counted_as: Sequence[Suit]) -> Turn:
        """The same with some suits counted as one."""
        return self if self.played is None else self._replace(played=counted_as[self.played])


def past_of(view: SixtyOneView, seat: Seat) -> tuple[Turn, ...]:
    """A seat's turns in this deal, the latest first."""
    turns: list[Turn] = []
    draws = DRAWS[view.options.decks]
    turned: Card | None = None  # once this seat holds it
    for count, (leader, cards, winner) in enumerate((*view.tricks, (view.leader, view.trick, None)), start=1):
        position = (seat - leader) % SEATS
        if position >= len(cards):
            break
        suit, led = SUIT[cards[position]], SUIT[cards[0]]
        missing = () if suit == led or view.options.free_follow else (led,)
        is_turned = cards[position] == turned
        if is_turned:
            turned = None
        drew = count <= draws and len(cards) == SEATS
        first = leader if winner is None else winner
        if drew and count == draws and (first - 1) % SEATS == seat:
            drew, turned = False, view.turned
        turns.append(Turn(None if is_turned else suit, missing, drew))
    return tuple(reversed(turns))


@lru_cache(maxsize=4096)
def ways_to_hold(suits: Suits, past: tuple[Turn, ...]) -> int:
    """In how many ways a seat with this past can have come by cards of these suits.

    Told backwards: any of the cards may be the one drawn last; the others were there before, when the seat did
    not follow, and with them was the card that it played.
    """
    if not past:
        return 1
    turn, *before = past
    ways = 0
    for drawn in range(4) if turn.drew else (None,):
        held = list(suits)
        count = 1
        if drawn is not None:
            count = held[drawn]
            held[drawn] -= 1
        if count and not any(held[suit] for suit in turn.missing):
            if turn.played is not None:
                held[turn.played] += 1
            ways += count * ways_to_hold(tuple(held), tuple(before))
    return ways


_SUITS_OF = [
    [suits for suits in product(range(count + 1), repeat=4) if sum(suits) == count] for count in range(HAND + 1)
]
_CHOOSE = [[1, n, n * (n - 1) // 2, n * (n - 1) * (n - 2) // 6] for n in range(len(PACKS[2]))]


def _others(counted_as: Sequence[Suit]) -> set[Suit]:
    """The suits that are counted as another."""
    return {suit for suit in range(4) if counted_as[suit] != suit}


def _without(suits: Suits, some: Suits) -> Suits:
    return suits[0] - some[0], suits[1] - some[1], suits[2] - some[2], suits[3] - some[3]


def _picked(choices: Choices, chance: Chance) -> Suits:
    """One of the choices, each as likely as it has ways."""
    pick = chance.below(choices.total)
    for suits, ways in choices.ways:
        pick -= ways
        if pick < 0:
            return suits
    raise AssertionError("no hand fits what was seen")


def _take_suits(cards: list[Card], wanted: Suits, counted_as: Sequence[Suit]) -> int:
    """Take the first cards of these suits out of a list, as a set."""
    still = list(wanted)
    taken = 0
    for one in cards[:]:
        suit = counted_as[SUIT[one]]
        if still[suit]:
            still[suit] -= 1
            taken |= BIT[one]
            cards.remove(one)
    return taken
