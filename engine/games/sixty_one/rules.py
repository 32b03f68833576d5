"""61, the Omani trick-taking game: two teams of three, and the first team with 61 points has won.

Six seats, the even ones against the odd ones, with A K Q J 7 6 5 4 3 in four suits from strong to weak; an ace is
worth 11 points, a seven 10, a king 4, a jack 3, a queen 2. Everyone holds three cards and draws after each trick
while the pile lasts. There is only one phase, the play, and only one thing to do, to play a card:

| the trick                             | seat whose turn it is            | other seats |
|---------------------------------------|----------------------------------|-------------|
| no card yet                           | lead any card                    | –           |
| a card led                            | a card of its suit, else any     | –           |
| a card led, with *free follow*        | any card                         | –           |

The highest trump, else the highest card of the suit led, takes the points of all six cards for its team. The lead
moves only when the other team wins a trick. With two packs a trick can be tied: its points wait for the next one.
The first team with the target wins at once, and the loser submits punishment cards, which the table remembers.

The rules page is adapters/games/sixty_one/rules/en.md, and the numbers of rules here are those there. Options,
facts and view stand in `facts`, the cards and what is looked up in `tables`. With two packs the second copy of a
card has a number of its own inside a match; nobody can tell the copies apart, so facts and views always name the
first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from engine.cards import BIT, SUIT, Card, Suit, members, set_of
from engine.chance import Chance
from engine.contract import EVERYONE, Action, GameInfo, Match, Outcome, Reason, Seat, Team
from engine.facts import Dealt, Drew, HandDealt, Played
from engine.games.sixty_one import facts, inference, tables
from engine.games.sixty_one.tables import ASKED, CARD_WORTH, CLOCKWISE, COPY, FIRST_COPIES, HAND, KIND, SEATS
from engine.tricks import SUIT_SET


class SixtyOne(Match):
    """A match of 61."""

    info = GameInfo(
        key="sixty-one",
        seat_counts=(SEATS,),
        options=facts.SixtyOneOptions,
        presets=facts.PRESETS,
        rules_version=1,
        # A deal of one pack gives away 120 points, so nobody gets past the ninth without 500. With two packs
        # ties at the end of a deal put points off, which does not happen a hundred times in a row.
        moves_max=100 * 72,
        ends_trick=(facts.PointsTaken, facts.TrickTied),
        teams=2,
    )
    options: facts.SixtyOneOptions

    # Setting out and dealing: rules 5 and 6.

    def _begin(self, carried: Any) -> None:
        self.deal = 0
        self.score = [0, 0]
        self.waiting = 0
        self.ties = 0
        self.hands_won = [0, 0]
        self.two_by: Team | None = None  # which team has submitted its two, where that ends the match
        self.banks: list[int] = [0, 0] if carried is None else list(carried["banks"])
        self.last_deal: facts.DealEnded | None = None
        self._outcome: Outcome | None = None
        self._deal(self.chance.below(SEATS) if carried is None else carried["dealer"])

    def _deal(self, dealer: Seat) -> None:
        """Three cards each from the dealer's left; the next is turned up, put under the rest, and drawn last."""
        order = self.chance.shuffled(tables.PACKS[self.options.decks])
        turned = order[SEATS * HAND]
        self.deal += 1
        self.dealer = dealer
        self.leader = leader = (dealer + 1) % SEATS
        self.asked = ASKED[leader]
        self.hands = hands = [0] * SEATS
        for served, seat in enumerate(CLOCKWISE[leader]):
            hands[seat] = set_of(order[served * HAND : (served + 1) * HAND])
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
            for seat in CLOCKWISE[leader]:
                self._tell(HandDealt, (seat,), seat, shown(hands[seat]))

    def _set_trump(self, trump: Suit) -> None:
        """The trumps of this deal, and what follows from them and the options."""
        self.trump = trump
        self._beating = tables.BEATING[self.options.seven_high][trump]
        self._plays = tables.PLAYS[self.options.seven_high]
        must_follow = self.trick and not self.options.free_follow
        self._suit_to_follow = SUIT_SET[SUIT[self.trick[0]]] if must_follow else 0

    # What a seat may do: rules 7 and 10.

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """The cards this seat may play, the lowest first: of the suit led if it has any, else all."""
        if seat not in self.asked:
            return ()
        hand = self.hands[seat]
        cards = hand & self._suit_to_follow or hand
        # With two packs the second copy of a card counts as the first, and both together as one.
        return self._plays[(cards | cards >> COPY) & FIRST_COPIES]

    def default(self, seat: Seat) -> Action:
        """The lowest card: rule 26."""
        return self.legal(seat)[0]

    # What follows: rules 8 and 11 to 15.

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
            self.asked = ASKED[seat + 1]
            if len(trick) == 1 and not self.options.free_follow:
                self._suit_to_follow = SUIT_SET[SUIT[played]]

    def _end_trick(self, trick: list[Card]) -> None:
        """The best card takes the points; then everyone draws, and the leader stays or is the winner."""
        leader = self.leader
        best = best_in(trick, self._beating)
        is_tied = is_tie(trick, best)
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
            self._end_hand(first % 2)
        elif not self.hands[leader]:
            self._end_deal()
            self._deal((self.dealer + 1) % SEATS)
        else:
            if self.pile:
                self._draw(first)
            self.asked = ASKED[self.leader]

    def _tie(self, best: Card, points: int) -> None:
        """Nobody takes the trick, and its points wait."""
        self.waiting += points
        self.ties += 1
        if self._heard is not None:
            self._tell(facts.TrickTied, EVERYONE, KIND[best], points, self.waiting)

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
            self._tell(facts.PointsTaken, EVERYONE, winner, points, collected)
        if self.ties:  # Rules 14 and 21.
            self.waiting = self.ties = 0
            for _ in range(2):
                self._submit(team, 1, "tie")

    def _draw(self, first: Seat) -> None:
        """Everyone draws one card, clockwise from the winner, after a tie from the leader."""
        pile, hands = self.pile, self.hands
        for seat in CLOCKWISE[first]:
            drawn = pile.pop()
            hands[seat] |= BIT[drawn]
            if self._heard is not None:
                self._tell(Drew, (seat,), seat, KIND[drawn])
        if self._heard is not None:
            self._tell(facts.PileDrawn, EVERYONE, first, len(pile))

    # The end of deals and matches: rules 16 to 24.

    def _end_deal(self) -> None:
        """Tell what each team has made; perhaps the team with less is punished."""
        points, score = (self.points[0], self.points[1]), (self.score[0], self.score[1])
        self.last_deal = facts.DealEnded(self.deal, points, score, trick_shown(*self.tricks[-1]))
        self._tell(facts.DealEnded, EVERYONE, *self.last_deal)
        if self.options.punish_at == "round" and points[0] != points[1]:
            self._punish(0 if points[0] < points[1] else 1, "round")

    def _end_hand(self, winner: Team) -> None:
        """A team has reached the target; the other is punished, and the match is over or another hand begins."""
        self._end_deal()
        if self.options.punish_at == "match":
            self._punish(1 - winner, "match" if self.options.hands == "single" else "hand")
        self.hands_won[winner] += 1
        has_won = self._match_winner()
        if self.options.hands != "single":
            score, hands = (self.score[0], self.score[1]), (self.hands_won[0], self.hands_won[1])
            self._tell(facts.HandWon, EVERYONE, winner, score, hands)
        if has_won is None:
            self.score = [0, 0]
            self._deal((self.dealer + 1) % SEATS)
            return
        self._finish(has_won, "won")
        self._tell(facts.MatchEnded, EVERYONE, has_won, self._final_score())

    def _match_winner(self) -> Team | None:
        """Rule 27: whoever has more than half of the hands, or the team that has not submitted its two."""
        if self.options.hands == "till2":
            return None if self.two_by is None else 1 - self.two_by
        wanted = tables.HANDS[self.options.hands] // 2 + 1
        return next((team for team in (0, 1) if self.hands_won[team] == wanted), None)

    def _final_score(self) -> tuple[int, int]:
        row = self.score if self.options.hands == "single" else self.hands_won
        return row[0], row[1]

    def _punish(self, loser: Team, reason: facts.SubmitReason) -> None:
        """A loss costs one whole step: what is left of the rank that comes next."""
        self._submit(loser, step_left(self.banks[loser]), reason)

    def _submit(self, team: Team, count: int, reason: facts.SubmitReason) -> None:
        """Hand in the next punishment cards; after the two the order begins anew."""
        before = self.banks[team] % len(tables.SEQUENCE)
        self.banks[team] = before + count
        ranks = tables.SEQUENCE[before : before + count]
        if "2" in ranks and self.options.hands == "till2":
            self.two_by = team
        self._tell(facts.Submitted, EVERYONE, team, ranks, reason)

    def _finish(self, winner: Team | None, reason: Reason) -> None:
        winners = () if winner is None else tuple(range(winner, SEATS, 2))
        scores = self._final_score()
        self._outcome = Outcome(winners, tuple(scores[seat % 2] for seat in range(SEATS)), reason)
        self.asked = ()

    def carry(self) -> dict[str, Any]:
        """The deal goes on to the left, and the punishment banks stay with the table."""
        return {"dealer": (self.dealer + 1) % SEATS, "banks": list(self.banks)}

    def standing(self) -> tuple[float, ...]:
        """Whoever needs fewer points has more of the win; a match of one pack to 61 seldom ends between deals."""
        if self._outcome is None:
            needs = [self.options.target - score for score in self.score]
            share = needs[1] / (needs[0] + needs[1])
            won, lost = self.hands_won
            share = (won + share) / (won + lost + 1)
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
            ours, theirs = self.score if self.hands_won[0] == self.hands_won[1] else self.hands_won
            self._finish(None if ours == theirs else 0 if ours > theirs else 1, "stopped")

    # What is known to whom, rule 25, and matches in which it is true.

    def view(self, seat: Seat | None) -> facts.SixtyOneView:
        """All that a seat knows: everything but the other hands and the order of the pile."""
        lying_open = self._lying_open()
        return lying_open if seat is None else self._seen_from(seat, lying_open)

    def views(self) -> Sequence[facts.SixtyOneView]:
        """The view of each seat."""
        lying_open = self._lying_open()
        return [self._seen_from(seat, lying_open) for seat in range(self.seats)]

    def _seen_from(self, seat: Seat, lying_open: facts.SixtyOneView) -> facts.SixtyOneView:
        return lying_open._replace(seat=seat, hand=shown(self.hands[seat]))

    def _lying_open(self) -> facts.SixtyOneView:
        lying_open = {name: getattr(self, name) for name in facts.OPEN}
        lying_open |= {name: tuple(getattr(self, name)) for name in facts.OPEN_ROWS}
        holders = (seat for seat, hand in enumerate(self.hands) if hand & BIT[self.turned])
        return facts.SixtyOneView(
            seat=None,
            turned=KIND[self.turned],
            turned_holder=next(holders, None),
            pile=len(self.pile),
            trick=tuple(KIND[one] for one in self.trick),
            tricks=tuple(trick_shown(*trick) for trick in self.tricks),
            hand=(),
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
        copy.hands_won = self.hands_won.copy()
        copy.hands = self.hands.copy()
        copy.pile = self.pile.copy()
        copy.trick = self.trick.copy()
        copy.tricks = self.tricks.copy()
        return copy

    @classmethod
    def imagine(cls, view: facts.SixtyOneView, chance: Chance) -> Self:
        """A match in which this seat's view is true; every deal of the cards that fits is equally likely."""
        known = inference.what_is_known(view)
        match = cls._imagined(view.options, SEATS, chance)
        for name in facts.OPEN:
            setattr(match, name, getattr(view, name))
        for name in facts.OPEN_ROWS:
            setattr(match, name, list(getattr(view, name)))
        match._outcome = view.outcome
        match.turned = view.turned
        match.trick = list(known.trick)
        match.tricks = list(known.tricks)
        match._set_trump(view.trump)
        match.hands, match.pile = inference.dealt_anew(view, known, chance)
        return match


# --- Rules people argue about --------------------------------------------------------------------------


def best_in(trick: Sequence[Card], beating: Sequence[int]) -> int:
    """Which card of a trick, counted from the leader's, is the best so far; of two copies the first (rule 8)."""
    best = 0
    for later in range(1, len(trick)):
        if beating[trick[best]] & BIT[trick[later]]:
            best = later
    return best


def is_tie(trick: Sequence[Card], best: int) -> bool:
    """Whether the other team played the best card, too (rule 13); its copies may have one number or two."""
    kind = KIND[trick[best]]
    later = trick[best + 1 :: 2]  # Of two copies the first is the best; teams sit alternately.
    return kind in later or kind + COPY in later


def step_left(submitted: int) -> int:
    """How many punishment cards of the next rank a team that has submitted these has left (rule 20)."""
    submitted %= len(tables.SEQUENCE)
    return min(tables.STEP - submitted % tables.STEP, len(tables.SEQUENCE) - submitted)


def bank_of(submitted: int) -> str:
    """The ranks that lie in the bank of a team; the two takes everything back (rule 18)."""
    return tables.SEQUENCE[:submitted] if submitted < len(tables.SEQUENCE) else ""


def has_two_behind(submitted: int) -> bool:
    """Whether the two is shown behind the team's second seat: until the team submits again (rule 22)."""
    return submitted == len(tables.SEQUENCE)


def shown(cards: int) -> tuple[Card, ...]:
    """The cards of a set as players see them: copies cannot be told apart."""
    return tuple(sorted(KIND[one] for one in members(cards)))


def trick_shown(leader: Seat, cards: Sequence[Card], winner: Seat | None) -> facts.Trick:
    """A trick as players see it."""
    return facts.Trick(leader, tuple(KIND[one] for one in cards), winner)
