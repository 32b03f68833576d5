"""61, the Omani trick-taking game: two teams of three, and the first team with 61 points has won.

Six seats; the seats with even numbers play against the others. The rules page is
adapters/games/sixty_one/rules/en.md, and the numbers of options and methods here are the rules there.
The only thing a player ever does is to play a card; everything else follows from the cards.

Two packs (an option) hold every card twice. Inside a match the second copy has a number of its own, but no
player can tell the copies apart: views, facts and actions name both by the number of the first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import combinations, product
from typing import Any, NamedTuple, Self

from engine.cards import BIT, NAME, RANK, SUIT, TIE_ORDER, Card, Suit, members, pack, set_of
from engine.chance import Chance
from engine.contract import EVERYONE, Action, GameInfo, Match, Options, Outcome, Seat, option
from engine.facts import Dealt, Drew, HandDealt, Played
from engine.tricks import SUIT_SET, beating_sets

Team = int  # 0: seats 0, 2 and 4; 1: seats 1, 3 and 5

# --- Options -------------------------------------------------------------------------------------------

MAJORITY = {1: 61, 2: 121}  # more than half of the points in one and two packs


@dataclass(frozen=True)
class SixtyOneOptions(Options):
    """The settings of a match."""

    decks: int = option(1, choices=(1, 2))  # rule 3
    target: int = option(MAJORITY[1], choices=(31, 61, 121, 181, 241), low=1, high=500)  # rule 16
    seven_high: bool = option(False)  # rule 9
    free_follow: bool = option(False)  # rule 10
    punish_at: str = option("match", choices=("match", "round"))  # rule 19

    def changed(self, name: str, text: str) -> Self:
        """One option set; a target that was the majority of the points stays so with other packs."""
        options = super().changed(name, text)
        if self.target == MAJORITY[self.decks]:
            options = replace(options, target=options.target if name == "target" else MAJORITY[options.decks])
        return options

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Self:
        """The options from plain values in whatever order: the packs first, then the target they imply."""
        return super().from_dict(dict(sorted(values.items())))


PRESETS = {"classic": SixtyOneOptions(), "double": SixtyOneOptions(decks=2, target=MAJORITY[2])}

# --- The cards -----------------------------------------------------------------------------------------

SEATS = 6
HAND = 3  # cards that a seat holds while there are cards to draw
COPY = 52  # what the number of a second copy has more

RANKS = "34567JQKA"  # weakest first
RANKS_SEVEN_HIGH = "3456JQK7A"
WORTH = {"A": 11, "7": 10, "K": 4, "J": 3, "Q": 2}

ONE_PACK = pack(RANKS)
PACKS = {1: ONE_PACK, 2: [*ONE_PACK, *(one + COPY for one in ONE_PACK)]}
CARD_WORTH = tuple(WORTH.get(rank, 0) for rank in RANK)
KIND = tuple(one % COPY for one in range(2 * COPY))  # what a card shows: both copies the same
TWIN = tuple((one + COPY) % (2 * COPY) for one in range(2 * COPY))
BEATING = {False: beating_sets(RANKS), True: beating_sets(RANKS_SEVEN_HIGH)}  # by seven_high

# The punishment cards of a team in their order; the tenth rank is written T. A team's place in it is how many
# it has submitted; after the last, the two, everything is back, and the next card is a ten again (rule 18).
SEQUENCE = "TTTT9999" + "88882"
STEP = 4  # cards of one rank
SECOND_SEAT = (2, 3)  # by team: the two is shown behind it

# --- The actions ---------------------------------------------------------------------------------------

PLAY = {one: Action(f"play {NAME[one]}", one) for one in ONE_PACK}


def _plays(ranks: str) -> dict[int, tuple[Action, ...]]:
    """The plays for every set of up to three cards, the lowest first (rule 26)."""
    lowest_first = sorted(ONE_PACK, key=lambda one: (ranks.index(RANK[one]), TIE_ORDER[SUIT[one]]))
    chosen = (held for count in range(HAND + 1) for held in combinations(lowest_first, count))
    return {set_of(held): tuple(PLAY[one] for one in held) for held in chosen}


# Made once so that `legal` only looks up: the plays for every hand, by seven_high; who is asked, also by the
# seat after the last; the seats clockwise from each.
_PLAYS = {False: _plays(RANKS), True: _plays(RANKS_SEVEN_HIGH)}
_FIRST_COPIES = (1 << COPY) - 1
_ASKED: tuple[tuple[Seat, ...], ...] = tuple((seat % SEATS,) for seat in range(SEATS + 1))
_CLOCKWISE = tuple(tuple((first + step) % SEATS for step in range(SEATS)) for first in range(SEATS))

# --- What happens --------------------------------------------------------------------------------------


class Trick(NamedTuple):
    """Six cards on the table, clockwise from the leader, and who took them; None if they were tied."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat | None


class TrickTaken(NamedTuple):
    """A seat took the trick for its team, and with it what was waiting."""

    seat: Seat
    points: int  # of the six cards
    collected: int  # that had waited since tied tricks


class TrickTied(NamedTuple):
    """The best cards were identical and of both teams: the points wait."""

    card: Card
    points: int
    waiting: int  # in all


class PileDrawn(NamedTuple):
    """Everyone drew a card, this seat first."""

    first: Seat
    left: int


class Submitted(NamedTuple):
    """A team submitted punishment cards; with the two, all that it had submitted came back."""

    team: Team
    ranks: str
    reason: str  # tie, match, round


class DealEnded(NamedTuple):
    """A deal is over: all cards are played, or a team has reached the target."""

    deal: int
    points: tuple[int, int]  # in this deal
    score: tuple[int, int]
    trick: Trick  # the last one


class MatchEnded(NamedTuple):
    """A team has reached the target."""

    team: Team
    score: tuple[int, int]


# --- The view ------------------------------------------------------------------------------------------


class SixtyOneView(NamedTuple):
    """What a seat, or the audience, knows: what lies open, what was seen, and the seat's own hand."""

    options: SixtyOneOptions
    seat: Seat | None
    deal: int
    dealer: Seat
    asked: tuple[Seat, ...]
    score: tuple[int, int]
    points: tuple[int, int]  # in this deal
    waiting: int  # points of tied tricks
    ties: int  # tied tricks whose points wait
    banks: tuple[int, int]  # each team's place in the sequence of punishment cards
    trump: Suit
    turned: Card  # the card under the pile, or the last to lie there
    turned_holder: Seat | None  # who has drawn it and not yet played it
    pile: int  # cards left, the turned one counted
    leader: Seat
    winning_team: Team | None  # of the last untied trick in this deal
    trick: tuple[Card, ...]  # on the table, clockwise from the leader
    tricks: tuple[Trick, ...]
    hand: tuple[Card, ...]  # the viewer's own
    held: tuple[int, ...]  # how many cards each seat holds
    last_deal: DealEnded | None
    outcome: Outcome | None


# What lies open to everyone is called the same in a match and in its views; rows are lists in a match.
_OPEN = (
    *("options", "deal", "dealer", "asked", "waiting", "ties", "trump", "leader", "winning_team", "last_deal"),
)
_OPEN_ROWS = ("score", "points", "banks")

# --- The match -----------------------------------------------------------------------------------------


class SixtyOne(Match):
    """A match of 61."""

    info = GameInfo(
        key="sixty-one",
        seat_counts=(SEATS,),
        options=SixtyOneOptions,
        presets=PRESETS,
        rules_version=1,
        # A deal of one pack gives away 120 points, so nobody gets past the ninth without 500. With two packs
        # ties at the end of a deal put points off, which does not happen a hundred times in a row.
        moves_max=100 * 72,
        teams=2,
    )
    options: SixtyOneOptions

    # Setting out and dealing: rules 5 and 6.

    def _begin(self, carried: Any) -> None:
        self.deal = 0
        self.score = [0, 0]
        self.waiting = 0
        self.ties = 0
        self.banks: list[int] = [0, 0] if carried is None else list(carried["banks"])
        self.last_deal: DealEnded | None = None
        self._outcome: Outcome | None = None
        self._deal(self.chance.below(SEATS) if carried is None else carried["dealer"])

    def _deal(self, dealer: Seat) -> None:
        """Three cards each from the dealer's left; the next is turned up, put under the rest, and drawn last."""
        order = self.chance.shuffled(PACKS[self.options.decks])
        turned = order[SEATS * HAND]
        self.deal += 1
        self.dealer = dealer
        self.leader = leader = (dealer + 1) % SEATS
        self.asked = _ASKED[leader]
        self.hands = hands = [0] * SEATS
        for place, seat in enumerate(_CLOCKWISE[leader]):
            hands[seat] = set_of(order[place * HAND : (place + 1) * HAND])
        self.turned = turned
        self.pile = order[: SEATS * HAND : -1]  # drawn from the end
        self.pile.insert(0, turned)
        self.winning_team: Team | None = None
        self.points = [0, 0]
        self.trick: list[Card] = []
        self.tricks: list[tuple[Seat, tuple[Card, ...], Seat | None]] = []
        self._set_trump(SUIT[turned])
        if self._heard is not None:
            self._tell(Dealt, EVERYONE, self.deal, dealer, KIND[turned])
            for seat in _CLOCKWISE[leader]:
                self._tell(HandDealt, (seat,), seat, shown(hands[seat]))

    def _set_trump(self, trump: Suit) -> None:
        """The trumps of this deal, and what follows from them and the options."""
        self.trump = trump
        self._beating = BEATING[self.options.seven_high][trump]
        self._plays = _PLAYS[self.options.seven_high]
        must_follow = self.trick and not self.options.free_follow
        self._suit_to_follow = SUIT_SET[SUIT[self.trick[0]]] if must_follow else 0

    # What a seat may do: rules 7 and 10.

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """The cards this seat may play, the lowest first: of the suit led if it has any, else all."""
        if seat not in self.asked:
            return ()
        hand = self.hands[seat]
        cards = hand & self._suit_to_follow or hand
        return self._plays[(cards | cards >> COPY) & _FIRST_COPIES]

    def default(self, seat: Seat) -> Action:
        """The lowest card."""
        return self.legal(seat)[0]

    # Carrying it out: rules 8 and 11 to 16.

    def apply(self, seat: Seat, action: Action) -> None:
        """Play a card; the sixth ends the trick."""
        played: Card = action.what
        hand = self.hands[seat]
        # Of two copies the one that was turned is played first: nobody knows whether the seat has the other.
        if not hand & BIT[played] or (played + COPY == self.turned and hand & BIT[self.turned]):
            played += COPY
        self.hands[seat] = hand ^ BIT[played]
        trick = self.trick
        trick.append(played)
        if self._heard is not None:
            self._tell(Played, EVERYONE, seat, action.what)
        if len(trick) == SEATS:
            self._end_trick(trick)
        else:
            self.asked = _ASKED[seat + 1]
            if len(trick) == 1 and not self.options.free_follow:
                self._suit_to_follow = SUIT_SET[SUIT[played]]

    def _end_trick(self, trick: list[Card]) -> None:
        """The best card takes the points; then everyone draws, and the leader stays or is the winner."""
        leader = self.leader
        best, is_tied = best_of(trick, self._beating)
        points = 0
        for one in trick:
            points += CARD_WORTH[one]
        self.trick = []
        self._suit_to_follow = 0
        if is_tied:
            first = leader
            self.tricks.append((leader, tuple(trick), None))
            self._tie(trick[best], points)
        else:
            first = (leader + best) % SEATS
            self.tricks.append((leader, tuple(trick), first))
            self._take(first, points)
        if not is_tied and self.score[first % 2] >= self.options.target:
            self._end_match(first % 2)
        elif not self.hands[leader]:
            self._end_deal()
            self._deal((self.dealer + 1) % SEATS)
        else:
            if self.pile:
                self._draw(first)
            self.asked = _ASKED[self.leader]

    def _tie(self, best: Card, points: int) -> None:
        """Nobody takes the trick, and its points wait."""
        self.waiting += points
        self.ties += 1
        if self._heard is not None:
            self._tell(TrickTied, EVERYONE, KIND[best], points, self.waiting)

    def _take(self, winner: Seat, points: int) -> None:
        """The team of the winner scores; the lead moves only when this team did not win the trick before."""
        team = winner % 2
        if team != self.winning_team:
            self.winning_team = team
            self.leader = winner
        collected = self.waiting
        self.points[team] += points + collected
        self.score[team] += points + collected
        if self._heard is not None:
            self._tell(TrickTaken, EVERYONE, winner, points, collected)
        if self.ties:
            self.waiting = self.ties = 0
            for _ in range(2):
                self._submit(team, 1, "tie")

    def _draw(self, first: Seat) -> None:
        """Everyone draws one card, clockwise from the winner, after a tie from the leader."""
        pile, hands = self.pile, self.hands
        for seat in _CLOCKWISE[first]:
            drawn = pile.pop()
            hands[seat] |= BIT[drawn]
            if self._heard is not None:
                self._tell(Drew, (seat,), seat, KIND[drawn])
        if self._heard is not None:
            self._tell(PileDrawn, EVERYONE, first, len(pile))

    # The end of deals and matches: rules 16 to 24.

    def _end_deal(self) -> None:
        points, score = (self.points[0], self.points[1]), (self.score[0], self.score[1])
        self.last_deal = DealEnded(self.deal, points, score, trick_shown(*self.tricks[-1]))
        self._tell(DealEnded, EVERYONE, *self.last_deal)
        if self.options.punish_at == "round" and points[0] != points[1]:
            self._punish(0 if points[0] < points[1] else 1, "round")

    def _end_match(self, winner: Team) -> None:
        self._end_deal()
        if self.options.punish_at == "match":
            self._punish(1 - winner, "match")
        self._finish(winner, "won")
        self._tell(MatchEnded, EVERYONE, winner, (self.score[0], self.score[1]))

    def _punish(self, loser: Team, reason: str) -> None:
        """A loss costs one whole step: what is left of the rank that comes next."""
        self._submit(loser, step_left(self.banks[loser]), reason)

    def _submit(self, team: Team, count: int, reason: str) -> None:
        place = self.banks[team] % len(SEQUENCE)
        self.banks[team] = place + count
        self._tell(Submitted, EVERYONE, team, SEQUENCE[place : place + count], reason)

    def _finish(self, winner: Team | None, reason: str) -> None:
        winners = () if winner is None else tuple(range(winner, SEATS, 2))
        self._outcome = Outcome(winners, tuple(self.score[seat % 2] for seat in range(SEATS)), reason)
        self.asked = ()

    def carry(self) -> dict[str, Any]:
        """The deal goes on to the left, and the punishment banks stay with the table."""
        return {"dealer": (self.dealer + 1) % SEATS, "banks": list(self.banks)}

    def standing(self) -> tuple[float, ...]:
        """Who needs fewer points has more of the win; a match of one pack to 61 seldom ends between deals."""
        if self._outcome is None:
            needs = [self.options.target - score for score in self.score]
            share = needs[1] / (needs[0] + needs[1])
        elif not self._outcome.winners:
            share = 0.5
        else:
            share = 1.0 - self._outcome.winners[0]
        return (share / 3, (1.0 - share) / 3) * 3

    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it runs."""
        return self._outcome

    def stop(self) -> None:
        """End the match here: the team ahead wins, level is a draw, and nobody is punished."""
        if self._outcome is None:
            ours, theirs = self.score
            self._finish(None if ours == theirs else 0 if ours > theirs else 1, "stopped")

    # What is known, and matches in which it is true.

    def view(self, seat: Seat | None) -> SixtyOneView:
        """All that a seat knows: everything but the other hands and the order of the pile."""
        lying_open = {name: getattr(self, name) for name in _OPEN}
        lying_open |= {name: tuple(getattr(self, name)) for name in _OPEN_ROWS}
        holders = (seat for seat, hand in enumerate(self.hands) if hand & BIT[self.turned])
        return SixtyOneView(
            seat=seat,
            turned=KIND[self.turned],
            turned_holder=next(holders, None),
            pile=len(self.pile),
            trick=tuple(KIND[one] for one in self.trick),
            tricks=tuple(trick_shown(*trick) for trick in self.tricks),
            hand=() if seat is None else shown(self.hands[seat]),
            held=tuple(hand.bit_count() for hand in self.hands),
            outcome=self._outcome,
            **lying_open,
        )

    def clone(self) -> Self:
        """A copy that shares nothing which can change."""
        copy = self._copy()
        copy.chance = self.chance.clone()
        copy.score = self.score.copy()
        copy.points = self.points.copy()
        copy.banks = self.banks.copy()
        copy.hands = self.hands.copy()
        copy.pile = self.pile.copy()
        copy.trick = self.trick.copy()
        copy.tricks = self.tricks.copy()
        return copy

    @classmethod
    def imagine(cls, view: SixtyOneView, chance: Chance) -> Self:
        """A match in which this seat's view is true; every deal of the cards that fits is equally likely."""
        known = what_is_known(view)
        match = cls._imagined(view.options, SEATS, chance)
        for name in _OPEN:
            setattr(match, name, getattr(view, name))
        for name in _OPEN_ROWS:
            setattr(match, name, list(getattr(view, name)))
        match._outcome = view.outcome
        match.turned = view.turned
        match.trick = list(known.trick)
        match.tricks = list(known.tricks)
        match._set_trump(view.trump)
        match.hands = hands = list(known.hands)
        rest = chance.shuffled(known.unseen)
        suits = known.suits
        for place, seat in enumerate(known.bound):
            wanted = _picked(known.choices(place, suits), chance)
            suits = _without(suits, wanted)
            hands[seat] |= _take_suits(rest, wanted, known.counted_as)
        for seat, count in known.unbound:
            hands[seat] |= set_of(rest[:count])
            del rest[:count]
        match.pile = [view.turned, *rest] if view.pile else []
        return match


# --- Rules people argue about --------------------------------------------------------------------------


def best_of(trick: Sequence[Card], beating: Sequence[int]) -> tuple[int, bool]:
    """The place of the best card in a trick, and whether the other team played the same card (rule 13)."""
    best = 0
    for place in range(1, SEATS):
        if beating[trick[best]] & BIT[trick[place]]:
            best = place
    twin = TWIN[trick[best]]
    # Teams sit alternately, so an odd number of places lies between opponents.
    return best, twin in trick and (trick.index(twin) - best) % 2 == 1


def step_left(place: int) -> int:
    """How many punishment cards of the next rank a team at this place has left to submit (rule 20)."""
    place %= len(SEQUENCE)
    return min(STEP - place % STEP, len(SEQUENCE) - place)


def bank_of(place: int) -> str:
    """The ranks that lie in the bank of a team at this place; the two takes everything back."""
    return SEQUENCE[:place] if place < len(SEQUENCE) else ""


def has_two_behind(place: int) -> bool:
    """Whether the two is shown behind the team's second seat: until the team submits again."""
    return place == len(SEQUENCE)


def shown(cards: int) -> tuple[Card, ...]:
    """The cards of a set as players see them: copies cannot be told apart."""
    return tuple(sorted(KIND[one] for one in members(cards)))


def trick_shown(leader: Seat, cards: Sequence[Card], winner: Seat | None) -> Trick:
    """A trick as players see it."""
    return Trick(leader, tuple(KIND[one] for one in cards), winner)


# --- What follows from a view --------------------------------------------------------------------------

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
    choices: Callable[[int, Suits], Choices]  # the suits that the bound seat at a place can hold, of those left
    unbound: list[tuple[Seat, int]]  # the other seats, and how many unseen cards each holds


@lru_cache(maxsize=8)
def what_is_known(view: SixtyOneView) -> Known:
    """Where all cards lie or can lie."""
    assert view.seat is not None, "only a seat imagines"
    # The cards by their numbers: a second copy is what is left when the first has been seen. The turned card
    # is taken for a first copy, and as long as it was not played no other place gets its number.
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
    def choices(place: int, suits: Suits) -> Choices:
        found = []
        total = 0
        clubs, diamonds, hearts, spades = suits
        of_clubs, of_diamonds, of_hearts, of_spades = (_CHOOSE[there] for there in suits)
        for (c, d, h, s), ways in rows[place]:
            if c <= clubs and d <= diamonds and h <= hearts and s <= spades:
                ways *= of_clubs[c] * of_diamonds[d] * of_hearts[h] * of_spades[s]
                if place + 1 < len(rows):
                    ways *= choices(place + 1, (clubs - c, diamonds - d, hearts - h, spades - s)).total
                total += ways
                found.append(((c, d, h, s), ways))
        return Choices(total, found)

    suits = [0] * 4
    for one in unseen:
        suits[counted_as[SUIT[one]]] += 1
    unbound = [(seat, wanted[seat]) for seat in range(SEATS) if seat not in bound]
    return Known(tricks, trick, hands, unseen, counted_as, tuple(suits), bound, choices, unbound)


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
    draws = view.options.decks * len(ONE_PACK) // SEATS - HAND  # tricks after which everyone draws
    turned: Card | None = None  # once this seat holds it
    for count, (leader, cards, winner) in enumerate((*view.tricks, (view.leader, view.trick, None)), start=1):
        place = (seat - leader) % SEATS
        if place >= len(cards):
            break
        suit, led = SUIT[cards[place]], SUIT[cards[0]]
        missing = () if suit == led or view.options.free_follow else (led,)
        is_turned = cards[place] == turned
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
