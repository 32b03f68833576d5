"""Peak: a tiny but complete game, to show that whatever is built on the contract knows no game by name.

Two or three seats, a few cards each, the rest unseen. With `doubling` every deal begins with a sealed window in
which each seat may double what the deal is worth. Then tricks are played, any card to any card, the highest rank
takes the trick and the most tricks (then the last one) take the deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple, Self

from engine.cards import NAME, RANKS, pack
from engine.chance import Chance
from engine.contract import EVERYONE, Action, GameInfo, Match, Options, Outcome, Seat, option


@dataclass(frozen=True)
class PeakOptions(Options):
    deals: int = option(3, choices=(3, 5), low=1, high=9)
    doubling: bool = option(False)
    held: int = option(4, choices=(3, 4, 5))


PACK = pack("9TJQKA")
STRENGTH = {card: RANKS.index(NAME[card][0]) for card in PACK}
PLAY = {card: Action(f"play {NAME[card]}", card) for card in PACK}
DOUBLE, PASS = Action("double"), Action("pass")


class Dealt(NamedTuple):
    seat: Seat
    hand: tuple[int, ...]


class Answered(NamedTuple):
    seat: Seat


class Opened(NamedTuple):
    doubled: bool


class Played(NamedTuple):
    seat: Seat
    card: int


class DealEnded(NamedTuple):
    winner: Seat
    worth: int


class PeakView(NamedTuple):
    options: PeakOptions
    seats: int
    seat: Seat | None
    deal: int
    asked: tuple[Seat, ...]
    lead: Seat
    hand: tuple[int, ...]
    counts: tuple[int, ...]
    trick: tuple[int, ...]
    gone: tuple[int, ...]
    tricks: tuple[int, ...]
    scores: tuple[int, ...]
    worth: int
    in_window: bool
    answer: bool | None


class Peak(Match):
    options: PeakOptions
    info: ClassVar[GameInfo] = GameInfo(
        key="peak",
        seat_counts=(2, 3),
        options=PeakOptions,
        presets={"plain": PeakOptions(), "doubled": PeakOptions(doubling=True)},
        rules_version=1,
        moves_max=9 * 3 * 6,
    )

    def _begin(self, carried: Any) -> None:
        self.deal = 0
        self.scores = [0] * self.seats
        self.is_stopped = False
        self._set_out(carried["lead"] if carried else 0)

    def _set_out(self, lead: Seat) -> None:
        self.deal += 1
        self.lead = lead
        pack = self.chance.shuffled(PACK)
        held = self.options.held
        self.hands = [pack[held * seat : held * (seat + 1)] for seat in range(self.seats)]
        self.trick: list[int] = []
        self.gone: list[int] = []
        self.tricks = [0] * self.seats
        self.worth = 1
        self.answers: list[bool | None] = [None] * self.seats
        self.in_window = self.options.doubling
        self.asked = tuple(range(self.seats)) if self.in_window else (lead,)
        for seat in range(self.seats):
            self._tell(Dealt, (seat,), seat, tuple(self.hands[seat]))

    def legal(self, seat: Seat) -> Sequence[Action]:
        if seat not in self.asked:
            return ()
        if self.in_window:
            return (DOUBLE, PASS)
        return [PLAY[card] for card in self.hands[seat]]

    def default(self, seat: Seat) -> Action:
        if self.in_window:
            return PASS
        return PLAY[min(self.hands[seat], key=lambda card: (STRENGTH[card], card))]

    def apply(self, seat: Seat, action: Action) -> None:
        if self.in_window:
            self._answer(seat, action is DOUBLE)
        else:
            self._play(seat, action.what)

    def _answer(self, seat: Seat, doubles: bool) -> None:
        self.answers[seat] = doubles
        self._tell(Answered, EVERYONE, seat)
        self.asked = tuple(one for one in self.asked if one != seat)
        if not self.asked:
            self.worth += any(self.answers)
            self.in_window = False
            self.answers = [None] * self.seats
            self.asked = (self.lead,)
            self._tell(Opened, EVERYONE, self.worth == 2)

    def _play(self, seat: Seat, card: int) -> None:
        self.hands[seat].remove(card)
        self.trick.append(card)
        self.gone.append(card)
        self._tell(Played, EVERYONE, seat, card)
        self.asked = ((seat + 1) % self.seats,)
        if len(self.trick) == self.seats:
            best = max(range(self.seats), key=lambda place: (STRENGTH[self.trick[place]], -place))
            winner = (self.lead + best) % self.seats
            self.tricks[winner] += 1
            self.trick = []
            self.lead = winner
            self.asked = (winner,)
            if not self.hands[seat]:
                self._end_deal(winner)

    def _end_deal(self, last: Seat) -> None:
        winner = max(range(self.seats), key=lambda seat: (self.tricks[seat], seat == last))
        self.scores[winner] += self.worth
        self._tell(DealEnded, EVERYONE, winner, self.worth)
        if self.deal == self.options.deals:
            self.asked = ()
        else:
            self._set_out(winner)

    def standing(self) -> tuple[float, ...]:
        outcome = self.outcome()
        if outcome is not None:
            winners = outcome.winners or tuple(range(self.seats))
            return tuple((seat in winners) / len(winners) for seat in range(self.seats))
        total = sum(self.scores) + self.seats
        return tuple((score + 1) / total for score in self.scores)

    def outcome(self) -> Outcome | None:
        if self.asked:
            return None
        scores = tuple(self.scores)
        best = max(scores)
        winners = tuple(seat for seat in range(self.seats) if scores[seat] == best)
        if len(winners) > 1:
            return Outcome((), scores, "stopped" if self.is_stopped else "draw")
        return Outcome(winners, scores, "stopped" if self.is_stopped else "won")

    def stop(self) -> None:
        self.is_stopped = True
        self.asked = ()

    def view(self, seat: Seat | None) -> PeakView:
        return PeakView(
            options=self.options,
            seats=self.seats,
            seat=seat,
            deal=self.deal,
            asked=self.asked,
            lead=self.lead,
            hand=() if seat is None else tuple(self.hands[seat]),
            counts=tuple(len(hand) for hand in self.hands),
            trick=tuple(self.trick),
            gone=tuple(self.gone),
            tricks=tuple(self.tricks),
            scores=tuple(self.scores),
            worth=self.worth,
            in_window=self.in_window,
            answer=None if seat is None else self.answers[seat],
        )

    def clone(self) -> Self:
        copy = self._copy()
        copy.scores = self.scores.copy()
        copy.chance = self.chance.clone()
        copy.hands = [hand.copy() for hand in self.hands]
        copy.trick = self.trick.copy()
        copy.gone = self.gone.copy()
        copy.tricks = self.tricks.copy()
        copy.answers = self.answers.copy()
        return copy

    @classmethod
    def imagine(cls, view: PeakView, chance: Chance) -> Self:
        match = cls._imagined(view.options, view.seats, chance)
        match.deal = view.deal
        match.asked = view.asked
        match.lead = view.lead
        match.is_stopped = False
        unseen = chance.shuffled(card for card in PACK if card not in view.gone and card not in view.hand)
        match.hands = []
        for seat in range(view.seats):
            count = view.counts[seat]
            match.hands.append(list(view.hand) if seat == view.seat else unseen[:count])
            if seat != view.seat:
                del unseen[:count]
        match.trick = list(view.trick)
        match.gone = list(view.gone)
        match.tricks = list(view.tricks)
        match.scores = list(view.scores)
        match.worth = view.worth
        match.in_window = view.in_window
        match.answers = [
            None if not view.in_window or seat in view.asked else chance.below(2) == 0
            for seat in range(view.seats)
        ]
        if view.seat is not None:
            match.answers[view.seat] = view.answer
        return match

    def carry(self) -> Any:
        return {"lead": self.lead}
