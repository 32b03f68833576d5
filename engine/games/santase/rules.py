"""Santase, the Bulgarian sixty-six: be the first to make 66 points in tricks and marriages.

Two seats, each for itself, with A T K Q J 9 in four suits, worth 11 10 4 3 2 0 points. One leads, the other
answers, the better card takes both, and each draws from the talon, the winner first. Who may do what:

| phase    | when                     | seat on lead                              | other seat                  |
|----------|--------------------------|-------------------------------------------|-----------------------------|
| lead     | before a trick           | marry, exchange, close, declare; any card | –                           |
| marriage | a marriage was shown     | exchange, close, declare; a card of it    | –                           |
| answer   | card led, talon open     | –                                         | exchange (in Two); any card |
| follow   | card led, talon closed   | –                                         | its suit, else a trump,     |
|          | or empty                 |                                           | else any card               |

Whoever is to move may also give the deal up. A deal is won with 66 points, declared or just reached, or else by
the last trick or, in Bulgarian, by the higher total. It counts 3, 2 or 1 game points by what the loser has; to
close the talon and fail, or to declare too early, costs more. 11 win the match.

The rules page is adapters/games/santase/rules/en.md, and the numbers of rules here are those there. Where its
sources disagree, each is a preset: `one`, `two` and `three` after the sources, `bulgarian` after common play.
Options, facts and view stand in `facts`, the cards and what is looked up in `tables`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal, Self

from engine.cards import BIT, SUIT, Card, Suit, members, set_of
from engine.chance import Chance
from engine.contract import EVERYONE, Action, GameInfo, Match, Outcome, Seat
from engine.facts import Dealt, Drew, GaveUp, HandDealt, Played, TrickTaken
from engine.games.santase import facts, inference, tables
from engine.games.santase.tables import ASKED, BEATING, CARD_WORTH, LOWER, LOWER_PLAYS, NINE, UPPER, UPPER_PLAYS
from engine.tricks import SUIT_SET

# Rule 19: level deals could go on for ever. Without them no match is longer than 197 deals, 99 to 98.
DEALS_MAX = 400

Phase = Literal["lead", "marriage", "answer", "follow"]


class Santase(Match):
    """A match of Santase."""

    info = GameInfo(
        key="santase",
        seat_counts=(2,),
        options=facts.SantaseOptions,
        presets=facts.PRESETS,
        rules_version=1,
        # A deal has at most 24 cards, four marriages, one exchange, one closing and one declaration.
        moves_max=DEALS_MAX * 31,
        ends_trick=(TrickTaken,),
        home_presets={"bg": "bulgarian"},
    )
    options: facts.SantaseOptions

    # Setting out and dealing: rules 3 and 4.

    def _begin(self, carried: None) -> None:
        self.deal = 0
        self.score = [0, 0]
        self.last_deal: facts.DealEnded | None = None
        self._outcome: Outcome | None = None
        self._deal(self.chance.below(2))

    def _deal(self, dealer: Seat) -> None:
        """Three cards each, the turned card, three more each; the rest is the talon on the turned card."""
        order = self.chance.shuffled(tables.PACK)
        self.deal += 1
        self.dealer = dealer
        self.leader = leader = 1 - dealer
        self.asked = ASKED[leader]
        first, second = order[0:3] + order[7:10], order[3:6] + order[10:13]
        self.hands = [set_of(second), set_of(first)] if leader else [set_of(first), set_of(second)]
        self.turned = turned = order[6]
        self.trump = SUIT[turned]
        self.talon = order[:12:-1]  # drawn from the end, the turned card last
        self.talon.insert(0, turned)
        self.phase: Phase = "lead"
        self.led: Card | None = None
        self.married: Suit | None = None
        self.marriages: list[tuple[Seat, Suit]] = []
        self.exchanged: tuple[Seat, Card] | None = None
        self.closer: Seat | None = None
        self.closed_after = 0
        self.blank_at_close = False
        self.tricks: list[tuple[Seat, Card, Card, Seat]] = []
        self.taken = [0, 0]
        self.points = [0, 0]
        if self._heard is not None:
            self._tell(Dealt, EVERYONE, self.deal, dealer, turned)
            for seat, cards in ((leader, first), (dealer, second)):
                self._tell(HandDealt, (seat,), seat, tuple(sorted(cards)))

    # What a seat may do: rules 5 and 7 to 13.

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """The cards this seat may play, and what it may do before its card."""
        if seat not in self.asked:
            return ()
        cards = self._playable(seat)
        plays = LOWER_PLAYS[cards & LOWER] + UPPER_PLAYS[cards & UPPER]
        if self.led is None:
            return plays + self._before_lead(seat)
        if self.options.exchange_following and self.may_exchange(seat, self.hands[seat]):
            return plays + tables.EXCHANGING
        return plays

    def _playable(self, seat: Seat) -> int:
        """The set of cards this seat may play: any of its hand, unless it has married or must follow."""
        phase = self.phase
        if phase == "lead" or phase == "answer":
            return self.hands[seat]
        if phase == "marriage":
            assert self.married is not None
            return tables.MARRIAGE_LEADS[self.options.marriage_lead][self.married]
        assert self.led is not None
        return answers(self.hands[seat], self.led, self.trump, self.options.must_head)

    def _before_lead(self, seat: Seat) -> tuple[Action, ...]:
        """Show a marriage, exchange the nine, close the talon, declare 66: what of it is allowed."""
        options, hand = self.options, self.hands[seat]
        steps: tuple[Action, ...] = tables.DECLARING if self._may_declare() else ()
        if options.plain_first_trick and not self.tricks:
            return steps
        if self.closer is None and len(self.talon) >= options.close_talon:
            steps = tables.CLOSING + steps
        if hand & NINE[self.trump] and self.may_exchange(seat, hand):
            steps = tables.EXCHANGING + steps
        pairs = hand & hand >> 1 & tables.QUEENS  # A king is the card after its queen.
        may_marry = self.tricks or not options.marriage_after_trick
        if pairs and may_marry and self.phase == "lead":  # One marriage on each lead.
            steps = tables.MARRIAGES[pairs] + steps
        return steps

    def may_exchange(self, seat: Seat, hand: int) -> bool:
        """With the nine and enough cards in an open talon; on the lead of closing it, before or after."""
        if not hand & NINE[self.trump] or len(self.talon) < self.options.exchange_talon:
            return False
        return self.closer is None or (self.closer == seat and self.closed_after == len(self.tricks))

    def _may_declare(self) -> bool:
        """After a marriage or a trick won: whoever leads a later trick has won the one before."""
        return self.options.declaring and bool(self.tricks or self.phase == "marriage")

    def giving_up(self, seat: Seat) -> tuple[Action, ...]:
        """Whoever is to move may give the deal to the other (rule 14)."""
        return (tables.GIVE,)

    def default(self, seat: Seat) -> Action:
        """Declare with enough points, else play the lowest card; never marry, exchange or close (rule 26)."""
        if self.points[seat] >= tables.ENOUGH and self.led is None and self._may_declare():
            return tables.DECLARE
        cards = self._playable(seat)
        return tables.LOWEST_PLAYS[min(tables.LOWEST[cards & LOWER], tables.LOWEST[cards & UPPER])]

    # What follows: rules 5, 6 and 10 to 13.

    def apply(self, seat: Seat, action: Action) -> None:
        """Play a card, or announce one of the steps before a lead."""
        verb, what = action.what
        if verb == "play":
            self._play(seat, what)
        elif verb == "marry":
            self._marry(seat, what)
        elif verb == "exchange":
            self._exchange(seat)
        elif verb == "close":
            self._close(seat)
        elif verb == "declare":
            self._declare(seat)
        else:
            self._tell(GaveUp, EVERYONE, seat)
            self._end_deal(1 - seat, "given")

    def _play(self, seat: Seat, played: Card) -> None:
        """Lead a card, or answer one."""
        self.hands[seat] ^= BIT[played]
        if self._heard is not None:
            self._tell(Played, EVERYONE, seat, played)
        if self.led is None:
            self.led = played
            self.married = None
            self.phase = self._phase_now()
            self.asked = ASKED[1 - seat]
        else:
            self._take_trick(self.led, played)

    def _phase_now(self) -> Phase:
        """The phase by what lies on the table: whoever answers is free only while the talon is open."""
        if self.led is not None:
            return "follow" if has_drawing_ended(self.talon, self.closer) else "answer"
        return "lead" if self.married is None else "marriage"

    def _take_trick(self, led: Card, answer: Card) -> None:
        """The better card takes both; then the seats draw, and the winner leads."""
        leader = self.leader
        winner = 1 - leader if BEATING[self.trump][led] & BIT[answer] else leader
        self.leader = winner
        has_drawing = self.phase == "answer"
        self.led = None
        self.phase = "lead"
        self.tricks.append((leader, led, answer, winner))
        self.taken[winner] += 1
        self.points[winner] += CARD_WORTH[led] + CARD_WORTH[answer]
        self.asked = ASKED[winner]
        if self._heard is not None:
            self._tell(TrickTaken, EVERYONE, winner, (led, answer))
        is_last = not self.hands[winner]
        if is_last and self.closer is None:  # Rule 19.
            self.points[winner] += self.options.last_trick_points
        if self._has_reached(winner):
            self._end_deal(winner, "reached")
        elif is_last:
            self._end_last_trick(winner)
        elif has_drawing:
            self._draw(winner)

    def _draw(self, winner: Seat) -> None:
        """The winner of the trick draws first."""
        talon = self.talon
        for seat in (winner, 1 - winner):
            drawn = talon.pop()
            self.hands[seat] ^= BIT[drawn]
            if self._heard is not None:
                self._tell(Drew, (seat,), seat, drawn)
        if self._heard is not None:
            self._tell(facts.TalonDrawn, EVERYONE, winner, len(talon))

    def _marry(self, seat: Seat, suit: Suit) -> None:
        """Show king and queen of a suit; the points count at once."""
        worth = tables.marriage_worth(suit, self.trump)
        self.phase = "marriage"
        self.married = suit
        self.marriages.append((seat, suit))
        self.points[seat] += worth
        self._tell(facts.Married, EVERYONE, seat, suit, worth)
        if self._has_reached(seat):
            self._end_deal(seat, "reached")

    def _exchange(self, seat: Seat) -> None:
        """Lay down the nine of trumps and take the turned card."""
        nine, taken = tables.NINES[self.trump], self.turned
        self.hands[seat] ^= BIT[nine] | BIT[taken]
        self.turned = self.talon[0] = nine
        self.exchanged = (seat, taken)
        self._tell(facts.Exchanged, EVERYONE, seat, nine, taken)

    def _close(self, seat: Seat) -> None:
        """Turn the talon over: nobody draws, and everyone must follow."""
        other = 1 - seat
        self.closer = seat
        self.closed_after = len(self.tricks)
        self.blank_at_close = is_blank(self.options, self.points[other], self.taken[other])
        self._tell(facts.Closed, EVERYONE, seat)

    def _declare(self, seat: Seat) -> None:
        """Win the deal with 66 points, or lose it without."""
        self._tell(facts.Declared, EVERYONE, seat)
        if self.points[seat] >= tables.ENOUGH:
            self._end_deal(seat, "declared")
        else:
            self._end_deal(1 - seat, "misdeclared")

    # Winning deals and the match: rules 14 to 24.

    def _has_reached(self, seat: Seat) -> bool:
        """Where nobody declares, 66 points win at once."""
        return self.points[seat] >= tables.ENOUGH and not self.options.declaring

    def _end_last_trick(self, winner: Seat) -> None:
        """The last trick wins or the higher total; a closed deal is counted: the closer has 66 or has failed."""
        if self.closer is None and self.options.undeclared == "total":
            ahead = seat_ahead(self.points)
            self._end_deal(ahead, "level" if ahead is None else "total")
        elif self.closer is None:
            self._end_deal(winner, "last-trick")
        else:
            has_made_it = self.points[self.closer] >= tables.ENOUGH
            self._end_deal(self.closer if has_made_it else 1 - self.closer, "counted")

    def _end_deal(self, winner: Seat | None, reason: facts.DealReason) -> None:
        """Score the deal; the loser deals the next one, unless the match is won."""
        worth = 0 if winner is None else self._worth(1 - winner, reason)
        if winner is not None:
            self.score[winner] += worth
        score = (self.score[0], self.score[1])
        points, taken = (self.points[0], self.points[1]), (self.taken[0], self.taken[1])
        trick = facts.Trick(*self.tricks[-1]) if self.tricks else None
        self.last_deal = facts.DealEnded(
            self.deal, winner, worth, reason, points, taken, self.closer, score, trick
        )
        self._tell(facts.DealEnded, EVERYONE, *self.last_deal)
        if max(score) < self.options.target and self.deal < DEALS_MAX:
            self._deal(self.dealer if winner is None else 1 - winner)
            return
        self.asked = ()
        ahead = seat_ahead(score)
        self._outcome = Outcome((), score, "draw") if ahead is None else Outcome((ahead,), score, "won")
        self._tell(facts.MatchEnded, EVERYONE, ahead, score)

    def _worth(self, loser: Seat, reason: facts.DealReason) -> int:
        """The game points for a deal that this seat has lost."""
        worth = worth_of_win(self.options, self.points[loser], self.taken[loser])
        if self.closer == loser:
            return worth_of_failed_close(self.options, worth, self.blank_at_close)
        return max(worth, 2) if reason == "misdeclared" else worth  # Rule 21.

    def standing(self) -> tuple[float, float]:
        """The share of the win by game points alone: search looks here where a deal has ended."""
        outcome = self._outcome
        if outcome is None:
            target = self.options.target
            share = tables.winning_share(target - self.score[0], target - self.score[1])
            return share, 1.0 - share
        if not outcome.winners:
            return 0.5, 0.5
        return (1.0, 0.0) if outcome.winners == (0,) else (0.0, 1.0)

    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it runs."""
        return self._outcome

    def stop(self) -> None:
        """End the match here: whoever is ahead wins, level is a draw."""
        if self._outcome is None:
            ahead = seat_ahead(self.score)
            self._outcome = Outcome(() if ahead is None else (ahead,), tuple(self.score), "stopped")
            self.asked = ()

    # What is known to whom, rule 25, and matches in which it is true.

    def view(self, seat: Seat | None) -> facts.SantaseView:
        """All that a seat knows; with declaring, the count of points is each seat's own."""
        shown = [seat == owner or not self.options.declaring for owner in (0, 1)]
        lying_open = {name: getattr(self, name) for name in facts.OPEN}
        lying_open |= {name: tuple(getattr(self, name)) for name in facts.OPEN_ROWS}
        return facts.SantaseView(
            seat=seat,
            hand=() if seat is None else tuple(members(self.hands[seat])),
            held=(self.hands[0].bit_count(), self.hands[1].bit_count()),
            known=(self._known(0), self._known(1)),
            talon=len(self.talon),
            tricks=tuple(map(facts.Trick._make, self.tricks)),
            points=(self.points[0] if shown[0] else None, self.points[1] if shown[1] else None),
            outcome=self._outcome,
            **lying_open,
        )

    def _known(self, seat: Seat) -> tuple[int, ...]:
        """The cards that were seen going into this hand and have not been played."""
        seen = 0
        for shower, suit in self.marriages:
            if shower == seat:
                seen |= tables.PAIRS[suit]
        if self.exchanged is not None and self.exchanged[0] == seat:
            seen |= BIT[self.exchanged[1]]
        if not self.talon:  # The turned card was drawn last.
            seen |= BIT[self.turned]
        return tuple(members(seen & self.hands[seat]))

    def clone(self) -> Self:
        """A copy that shares nothing which can change."""
        copy = self._copy()
        copy.chance = self.chance.clone()
        copy.score = self.score.copy()
        copy.hands = self.hands.copy()
        copy.talon = self.talon.copy()
        copy.marriages = self.marriages.copy()
        copy.tricks = self.tricks.copy()
        copy.taken = self.taken.copy()
        copy.points = self.points.copy()
        return copy

    @classmethod
    def imagine(cls, view: facts.SantaseView, chance: Chance) -> Self:
        """A match in which this seat's view is true; every hidden hand that fits is equally likely."""
        match = cls._imagined(view.options, 2, chance)
        for name in facts.OPEN:
            setattr(match, name, getattr(view, name))
        for name in facts.OPEN_ROWS:
            setattr(match, name, list(getattr(view, name)))
        match.tricks = [(*trick,) for trick in view.tricks]
        match.points = inference.points_of(view)
        match._outcome = view.outcome
        match.hands, match.talon = inference.dealt_anew(view, chance)
        match.phase = match._phase_now()
        return match


# --- Rules people argue about --------------------------------------------------------------------------


def has_drawing_ended(talon: Collection[Card] | int, closer: Seat | None) -> bool:
    """Whether the talon, its cards or how many they are, is closed or empty, so that everyone must follow."""
    return closer is not None or not talon


def answers(hand: int, led: Card, trump: Suit, must_head: bool) -> int:
    """The cards that may answer once the talon is closed or empty: its suit, else a trump, else any (rule 8)."""
    same_suit = hand & SUIT_SET[SUIT[led]]
    if same_suit:
        return (must_head and same_suit & tables.STRONGER[led]) or same_suit  # Rule 9.
    return hand & SUIT_SET[trump] or hand


def seat_ahead(points: Sequence[int]) -> Seat | None:
    """Who has more points, in a deal or in the match; None if they are level."""
    return None if points[0] == points[1] else int(points[1] > points[0])


def is_blank(options: facts.SantaseOptions, points: int, tricks: int) -> bool:
    """Whether a seat has nothing: no trick, or no point, as the rule set says."""
    return not (tricks if options.blank_by == "tricks" else points)


def worth_of_win(options: facts.SantaseOptions, points: int, tricks: int) -> int:
    """The game points for a win against a loser with these points and tricks."""
    if is_blank(options, points, tricks):
        return 3
    return 2 if points < options.half else 1


def worth_of_failed_close(options: facts.SantaseOptions, worth: int, blank_at_close: bool) -> int:
    """The game points when the closer has lost; `worth` is what the win would count without the closing."""
    if options.failed_close == "three" or blank_at_close:
        return 3
    return 2 if options.failed_close == "two" else max(worth, 2)
