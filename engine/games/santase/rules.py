"""Santase, the Bulgarian sixty-six: be the first to make 66 points in tricks and marriages.

Two seats, each for itself. The rules page is adapters/games/santase/rules/en.md; where the sources
disagree, each of them is a preset: `one`, `two` and `three` after the three sources, `bulgarian` after
common play there. Who may do what:

| phase                            | seat on lead                                      | other seat           |
|----------------------------------|---------------------------------------------------|----------------------|
| talon open, before the lead      | marry, exchange, close, declare; lead any card    | –                    |
| talon open, card led             | –                                                 | any card; exchange   |
| talon closed or empty, before it | marry, declare; lead any card                     | –                    |
| talon closed or empty, card led  | –                                                 | follow, trump, throw |
| marriage shown on this lead      | exchange, close, declare; lead a card of the pair | –                    |
"""

from __future__ import annotations

from typing import Self

from engine.cards import BIT, SUIT, Card, Suit, members, set_of
from engine.chance import Chance
from engine.contract import EVERYONE, Action, GameInfo, Match, Outcome, Seat
from engine.facts import Dealt, Drew, HandDealt, Played, TrickTaken
from engine.games.santase import facts, inference, tables
from engine.tricks import SUIT_SET

# --- The match -----------------------------------------------------------------------------------------


class Santase(Match):
    """A match of Santase."""

    info = GameInfo(
        key="santase",
        seat_counts=(2,),
        options=facts.SantaseOptions,
        presets=facts.PRESETS,
        rules_version=1,
        # Every deal gives somebody a game point, so 99 against 98 is the longest match: 197 deals of at
        # most 24 cards, four marriages, one exchange, one closing and one declaration.
        moves_max=197 * 31,
    )
    options: facts.SantaseOptions

    # Setting out and dealing.

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
        self.asked = tables.ASKED[leader]
        first, second = order[0:3] + order[7:10], order[3:6] + order[10:13]
        self.hands = [set_of(second), set_of(first)] if leader else [set_of(first), set_of(second)]
        self.turned = turned = order[6]
        self.trump = SUIT[turned]
        self.talon = order[:12:-1]  # drawn from the end, the turned card last
        self.talon.insert(0, turned)
        self.must_follow = False  # from when the talon is closed or empty
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

    # What a seat may do.

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """The cards this seat may play, and what it may do before the card."""
        if seat not in self.asked:
            return ()
        cards = self._playable(seat)
        plays = tables.LOWER_PLAYS[cards & tables.LOWER] + tables.UPPER_PLAYS[cards & tables.UPPER]
        if self.led is None:
            return plays + self._steps_before_lead(seat)
        if self.options.exchange_following and self._may_exchange(seat):
            return (*plays, tables.EXCHANGE)
        return plays

    def _playable(self, seat: Seat) -> int:
        """The set of cards this seat may play now."""
        if self.led is None:
            if self.married is None:
                return self.hands[seat]
            return tables.MARRIAGE_LEADS[self.options.marriage_lead][self.married]
        if self.must_follow:
            return answers(self.hands[seat], self.led, self.trump, self.options.must_head)
        return self.hands[seat]

    def _steps_before_lead(self, seat: Seat) -> tuple[Action, ...]:
        options = self.options
        steps: tuple[Action, ...] = tables.ONLY_DECLARE if self._may_declare() else ()
        if options.plain_first_trick and not self.tricks:
            return steps
        if not self.must_follow and len(self.talon) >= options.close_talon:
            steps = tables.CLOSE_OR_DECLARE if steps else tables.ONLY_CLOSE
        hand = self.hands[seat]
        if hand & tables.NINE[self.trump] and self._may_exchange(seat):
            steps = (tables.EXCHANGE, *steps)
        pairs = hand & hand >> 1 & tables.QUEENS  # A king is the card after its queen.
        if pairs and self.married is None:
            steps = tables.MARRIAGES[pairs] + steps
        return steps

    def _may_declare(self) -> bool:
        """On lead, after a marriage or a trick won: who leads a later trick has won the one before."""
        return self.options.declaring and bool(self.tricks or self.married is not None)

    def _may_exchange(self, seat: Seat) -> bool:
        """With the nine and enough cards in an open talon; on the lead of closing it, before or after."""
        if not self.hands[seat] & tables.NINE[self.trump] or len(self.talon) < self.options.exchange_talon:
            return False
        if self.closer is None:
            return True
        return self.closer == seat and self.closed_after == len(self.tricks)

    def default(self, seat: Seat) -> Action:
        """Declare with enough points, else play the lowest card; never marry, exchange or close."""
        if self.points[seat] >= tables.ENOUGH and self.led is None and self._may_declare():
            return tables.DECLARE
        cards = self._playable(seat)
        return tables.LOWEST_PLAYS[min(tables.LOWEST[cards & tables.LOWER], tables.LOWEST[cards & tables.UPPER])]

    # Carrying it out.

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
        else:
            self._declare(seat)

    def _play(self, seat: Seat, played: Card) -> None:
        self.hands[seat] ^= BIT[played]
        if self._heard is not None:
            self._tell(Played, EVERYONE, seat, played)
        if self.led is None:
            self.led = played
            self.married = None
            self.asked = tables.ASKED[1 - seat]
        else:
            self._take_trick(self.led, played)

    def _take_trick(self, led: Card, answer: Card) -> None:
        """The better card takes both; then the seats draw, and the winner leads."""
        leader = self.leader
        winner = 1 - leader if tables.BEATING[self.trump][led] & BIT[answer] else leader
        self.leader = winner
        self.led = None
        self.tricks.append((leader, led, answer, winner))
        self.taken[winner] += 1
        self.points[winner] += tables.CARD_WORTH[led] + tables.CARD_WORTH[answer]
        self.asked = tables.ASKED[winner]
        if self._heard is not None:
            self._tell(TrickTaken, EVERYONE, winner, (led, answer))
        is_last = not self.hands[winner]
        if is_last and self.closer is None:
            self.points[winner] += self.options.last_trick_points
        if self._has_reached(winner):
            self._end_deal(winner, "reached")
        elif is_last:
            self._end_last_trick(winner)
        elif not self.must_follow:
            self._draw(winner)

    def _draw(self, winner: Seat) -> None:
        """The winner of the trick draws first."""
        talon = self.talon
        for seat in (winner, 1 - winner):
            drawn = talon.pop()
            self.hands[seat] ^= BIT[drawn]
            if self._heard is not None:
                self._tell(Drew, (seat,), seat, drawn)
        self.must_follow = not talon
        if self._heard is not None:
            self._tell(facts.TalonDrawn, EVERYONE, winner, len(talon))

    def _marry(self, seat: Seat, suit: Suit) -> None:
        worth = 40 if suit == self.trump else 20
        self.married = suit
        self.marriages.append((seat, suit))
        self.points[seat] += worth
        self._tell(facts.Married, EVERYONE, seat, suit, worth)
        if self._has_reached(seat):
            self._end_deal(seat, "reached")

    def _exchange(self, seat: Seat) -> None:
        nine, taken = tables.NINES[self.trump], self.turned
        self.hands[seat] ^= BIT[nine] | BIT[taken]
        self.turned = self.talon[0] = nine
        self.exchanged = (seat, taken)
        self._tell(facts.Exchanged, EVERYONE, seat, nine, taken)

    def _close(self, seat: Seat) -> None:
        other = 1 - seat
        self.closer = seat
        self.closed_after = len(self.tricks)
        self.blank_at_close = is_blank(self.options, self.points[other], self.taken[other])
        self.must_follow = True
        self._tell(facts.Closed, EVERYONE, seat)

    def _declare(self, seat: Seat) -> None:
        self._tell(facts.Declared, EVERYONE, seat)
        if self.points[seat] >= tables.ENOUGH:
            self._end_deal(seat, "declared")
        else:
            self._end_deal(1 - seat, "misdeclared")

    # Scoring.

    def _has_reached(self, seat: Seat) -> bool:
        return self.points[seat] >= tables.ENOUGH and not self.options.declaring

    def _end_last_trick(self, winner: Seat) -> None:
        """The last trick wins, but a closed deal is counted: the closer has 66 or has failed."""
        if self.closer is None:
            self._end_deal(winner, "last-trick")
        else:
            has_made_it = self.points[self.closer] >= tables.ENOUGH
            self._end_deal(self.closer if has_made_it else 1 - self.closer, "counted")

    def _end_deal(self, winner: Seat, reason: str) -> None:
        """Score the deal; the loser deals the next one, unless the match is won."""
        loser = 1 - winner
        worth = worth_of_win(self.options, self.points[loser], self.taken[loser])
        if self.closer == loser:
            worth = worth_of_failed_close(self.options, worth, self.blank_at_close)
        elif reason == "misdeclared":
            worth = max(worth, 2)
        self.score[winner] += worth
        score = (self.score[0], self.score[1])
        points, taken = (self.points[0], self.points[1]), (self.taken[0], self.taken[1])
        trick = facts.Trick(*self.tricks[-1]) if self.tricks else None
        self.last_deal = facts.DealEnded(
            self.deal, winner, worth, reason, points, taken, self.closer, score, trick
        )
        self._tell(facts.DealEnded, EVERYONE, *self.last_deal)
        if self.score[winner] < self.options.target:
            self._deal(loser)
            return
        self.asked = ()
        self._outcome = Outcome((winner,), score, "won")
        self._tell(facts.MatchEnded, EVERYONE, winner, score)

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
        """End the match here: who is ahead wins, level is a draw."""
        if self._outcome is None:
            mine, yours = self.score
            winners: tuple[Seat, ...] = () if mine == yours else (0,) if mine > yours else (1,)
            self._outcome = Outcome(winners, (mine, yours), "stopped")
            self.asked = ()

    # What is known, and matches in which it is true.

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
        seat = view.seat
        assert seat is not None, "only a seat imagines"
        match = cls._imagined(view.options, 2, chance)
        for name in facts.OPEN:
            setattr(match, name, getattr(view, name))
        for name in facts.OPEN_ROWS:
            setattr(match, name, list(getattr(view, name)))
        match.must_follow = view.closer is not None or not view.talon
        match.tricks = [(*trick,) for trick in view.tricks]
        match.points = inference.points_of(view)
        match._outcome = view.outcome

        other = 1 - seat
        hidden = chance.shuffled(members(inference.unseen(view)))
        wanted = view.held[other] - len(view.known[other])
        impossible = inference.missing(view, other)
        drawn = [one for one in hidden if not impossible & BIT[one]][:wanted]
        match.hands = [0, 0]
        match.hands[seat] = set_of(view.hand)
        match.hands[other] = set_of(view.known[other]) | set_of(drawn)
        match.talon = [one for one in hidden if one not in drawn]
        if view.talon:
            match.talon.insert(0, view.turned)
        return match


# --- Rules people argue about --------------------------------------------------------------------------


def answers(hand: int, led: Card, trump: Suit, must_head: bool) -> int:
    """The cards that may answer once the talon is closed or empty: follow suit, else trump, else any."""
    same_suit = hand & SUIT_SET[SUIT[led]]
    if same_suit:
        return (must_head and same_suit & tables.STRONGER[led]) or same_suit
    return hand & SUIT_SET[trump] or hand


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
