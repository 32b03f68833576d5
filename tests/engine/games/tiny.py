"""Tiny: the smallest complete example of the contract, and the ground on which broken games are built.

Aim: the first seat with `target` points wins. Two or three seats, 24 cards, hands of three, one card face up
whose suit is trump. With `raising` on, a window first asks every seat to raise the stake or pass, and during
the play each seat may double it once, on turn or not. Four tricks follow with no duty to follow suit; a trick
scores the stake at once. After the first trick its winner takes the face-up card and the others draw.

| phase  | a seat that is asked | any other seat             |
|--------|----------------------|----------------------------|
| window | raise, pass          | nothing                    |
| play   | a card, double       | double (a standing offer)  |
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple, Self

from engine.cards import BIT, NAME, RANK, SUIT, pack
from engine.chance import Chance
from engine.contract import EVERYONE, Action, GameInfo, Match, Options, Outcome, Seat, option
from engine.tricks import beating_sets


@dataclass(frozen=True)
class TinyOptions(Options):
    """The settings of a match of Tiny."""

    target: int = option(8, choices=(8, 16), low=1, high=40)
    raising: bool = option(True)


PRESETS = {"raising": TinyOptions(), "plain": TinyOptions(target=5, raising=False)}

RANKS = "9TJQKA"  # weakest first
PACK = pack(RANKS)
BEATING = beating_sets(RANKS)
HAND_CARDS = 3

RAISE, PASS, DOUBLE = Action("raise"), Action("pass"), Action("double")
PLAY = {card: Action(f"play {NAME[card]}", card) for card in PACK}


class Dealt(NamedTuple):
    """A deal began."""

    dealer: Seat
    up: int


class Drew(NamedTuple):
    """A seat got cards that only it may see."""

    seat: Seat
    cards: tuple[int, ...]


class Answered(NamedTuple):
    """A seat raised the stake or passed."""

    seat: Seat
    has_raised: bool


class Doubled(NamedTuple):
    """A seat doubled the stake."""

    seat: Seat
    stake: int


class Played(NamedTuple):
    """A seat played a card."""

    seat: Seat
    card: int


class TookTrick(NamedTuple):
    """A seat won the trick and its points."""

    seat: Seat
    points: int


class TookUp(NamedTuple):
    """A seat took the face-up card into its hand."""

    seat: Seat
    card: int


class TinyView(NamedTuple):
    """What a viewer knows: what lies open, what was shown, and their own hand."""

    viewer: Seat | None
    options: TinyOptions
    deal: int
    dealer: Seat
    asked: tuple[Seat, ...]
    in_window: bool
    stake: int
    doubled: tuple[Seat, ...]
    scores: tuple[int, ...]
    trump: int
    up: int | None
    leader: Seat
    trick: tuple[int, ...]
    gone: tuple[int, ...]  # the cards of finished tricks
    counts: tuple[int, ...]  # how many cards each seat holds
    shown: tuple[tuple[int, ...], ...]  # the cards everyone knows a seat to hold
    hand: tuple[int, ...]
    outcome: Outcome | None


class Tiny(Match):
    """One match of Tiny."""

    info: ClassVar[GameInfo] = GameInfo(
        key="tiny",
        seat_counts=(2, 3),
        options=TinyOptions,
        presets=PRESETS,
        rules_version=1,
        moves_max=600,
    )
    has_offers = True
    options: TinyOptions

    # --- Setting out and dealing ---

    def _begin(self, carried: Any) -> None:
        self.scores = [0] * self.seats
        self.is_stopped = False
        self.deal = 0
        self.dealer = carried["dealer"] if carried else self.chance.below(self.seats)
        self._deal()

    def _deal(self) -> None:
        self.deal += 1
        self.stock = self.chance.shuffled(PACK)
        self.hands = [[self.stock.pop() for _ in range(HAND_CARDS)] for _ in range(self.seats)]
        self.up: int | None = self.stock.pop()
        self.trump = SUIT[self.up]
        self.stake = 1
        self.doubled: tuple[Seat, ...] = ()
        self.leader = (self.dealer + 1) % self.seats
        self.trick: list[int] = []
        self.gone: list[int] = []
        self.shown: list[tuple[int, ...]] = [()] * self.seats
        self.in_window = self.options.raising
        self.asked = tuple(range(self.seats)) if self.in_window else (self.leader,)
        self._tell(Dealt, EVERYONE, self.dealer, self.up)
        for seat in range(self.seats):
            self._tell(Drew, (seat,), seat, tuple(self.hands[seat]))

    # --- What a seat may do ---

    def legal(self, seat: Seat) -> Sequence[Action]:
        """The answers in the window; then one's own cards on turn, and doubling at any time."""
        if self.in_window:
            return (RAISE, PASS) if seat in self.asked else ()
        plays = [PLAY[card] for card in self.hands[seat]] if seat in self.asked else []
        if self.options.raising and self.asked and seat not in self.doubled:
            plays.append(DOUBLE)
        return plays

    def default(self, seat: Seat) -> Action:
        """Pass, or the weakest card."""
        return PASS if self.in_window else PLAY[min(self.hands[seat], key=weakness)]

    # --- Doing it ---

    def apply(self, seat: Seat, action: Action) -> None:
        if action is RAISE or action is PASS:
            self._answer(seat, action is RAISE)
        elif action is DOUBLE:
            self._double(seat)
        else:
            self._play(seat, action.what)

    def _answer(self, seat: Seat, has_raised: bool) -> None:
        self.stake += has_raised
        self._tell(Answered, EVERYONE, seat, has_raised)
        self.asked = tuple(other for other in self.asked if other != seat)
        if not self.asked:
            self.in_window = False
            self.asked = (self.leader,)

    def _double(self, seat: Seat) -> None:
        self.doubled = (*self.doubled, seat)
        self.stake *= 2
        self._tell(Doubled, EVERYONE, seat, self.stake)

    def _play(self, seat: Seat, card: int) -> None:
        self.hands[seat].remove(card)
        self.shown[seat] = tuple(other for other in self.shown[seat] if other != card)
        self.trick.append(card)
        self._tell(Played, EVERYONE, seat, card)
        if len(self.trick) == self.seats:
            self._take_trick()
        else:
            self.asked = ((seat + 1) % self.seats,)

    def _take_trick(self) -> None:
        best = 0
        for later in range(1, self.seats):
            if BEATING[self.trump][self.trick[best]] & BIT[self.trick[later]]:
                best = later
        winner = (self.leader + best) % self.seats
        self.gone += self.trick
        self.trick = []
        self.leader = winner
        self.scores[winner] += self.stake
        self._tell(TookTrick, EVERYONE, winner, self.stake)
        if self.scores[winner] >= self.options.target:
            self.asked = ()
            return
        self.asked = (winner,)
        if self.up is not None:
            self._draw(winner)
        elif not self.hands[winner]:
            self.dealer = (self.dealer + 1) % self.seats
            self._deal()

    def _draw(self, winner: Seat) -> None:
        assert self.up is not None
        self.hands[winner].append(self.up)
        self.shown[winner] = (self.up,)
        self._tell(TookUp, EVERYONE, winner, self.up)
        self.up = None
        for seat in range(self.seats):
            if seat != winner:
                card = self.stock.pop()
                self.hands[seat].append(card)
                self._tell(Drew, (seat,), seat, (card,))

    # --- The end ---

    def outcome(self) -> Outcome | None:
        """The first to the target wins; a match that was stopped has no winner."""
        if self.is_stopped:
            return Outcome((), tuple(self.scores), "stopped")
        if self.asked:
            return None
        return Outcome((self.leader,), tuple(self.scores), "won")

    def standing(self) -> tuple[float, ...]:
        """The winner's whole share at the end, before that the points so far."""
        outcome = self.outcome()
        if outcome is not None and outcome.winners:
            return tuple(float(seat in outcome.winners) for seat in range(self.seats))
        total = sum(self.scores) + self.seats
        return tuple((score + 1) / total for score in self.scores)

    def stop(self) -> None:
        """End the match here without a winner."""
        self.is_stopped = True
        self.asked = ()
        self.in_window = False

    def carry(self) -> Any:
        """The deal passes on in a rematch."""
        return {"dealer": (self.dealer + 1) % self.seats}

    # --- Who knows what ---

    def view(self, seat: Seat | None) -> TinyView:
        """What lies open, and the viewer's own hand."""
        return TinyView(
            viewer=seat,
            options=self.options,
            deal=self.deal,
            dealer=self.dealer,
            asked=self.asked,
            in_window=self.in_window,
            stake=self.stake,
            doubled=self.doubled,
            scores=tuple(self.scores),
            trump=self.trump,
            up=self.up,
            leader=self.leader,
            trick=tuple(self.trick),
            gone=tuple(self.gone),
            counts=tuple(map(len, self.hands)),
            shown=tuple(self.shown),
            hand=() if seat is None else tuple(self.hands[seat]),
            outcome=self.outcome(),
        )

    def clone(self) -> Self:
        """A copy that shares nothing which can change."""
        copy = self._copy()
        copy.chance = self.chance.clone()
        copy.scores = self.scores.copy()
        copy.stock = self.stock.copy()
        copy.hands = [hand.copy() for hand in self.hands]
        copy.trick = self.trick.copy()
        copy.gone = self.gone.copy()
        copy.shown = self.shown.copy()
        return copy

    @classmethod
    def imagine(cls, view: TinyView, chance: Chance) -> Self:
        """A match in which this view is true: everything open as it is, the rest dealt anew."""
        match = cls._imagined(view.options, len(view.scores), chance)
        match.is_stopped = view.outcome is not None and view.outcome.reason == "stopped"
        match.deal, match.dealer = view.deal, view.dealer
        match.asked, match.in_window = view.asked, view.in_window
        match.stake, match.doubled = view.stake, view.doubled
        match.scores = list(view.scores)
        match.trump, match.up = view.trump, view.up
        match.leader, match.trick, match.gone = view.leader, list(view.trick), list(view.gone)
        match.shown = list(view.shown)
        known = {*view.trick, *view.gone, *view.hand, view.up, *(card for held in view.shown for card in held)}
        match.stock = chance.shuffled([card for card in PACK if card not in known])
        match.hands = [list(held) for held in view.shown]
        if view.viewer is not None:
            match.hands[view.viewer] = list(view.hand)
        for hand, count in zip(match.hands, view.counts, strict=True):
            while len(hand) < count:
                hand.append(match.stock.pop())
        return match


def weakness(card: int) -> tuple[int, int]:
    """The weakest card comes first: by rank, then by suit."""
    return RANKS.index(RANK[card]), SUIT[card]
