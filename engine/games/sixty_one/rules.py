"""61, the Omani trick-taking game: two teams of three, and the first team with 61 points has won.

Six seats; the seats with even numbers play against the others. The rules page is
adapters/games/sixty_one/rules/en.md, and the numbers of options and methods here are the rules there.
The only thing a player ever does is to play a card; everything else follows from the cards.

Two packs (an option) hold every card twice. Inside a match the second copy has a number of its own, but no
player can tell the copies apart: views, facts and actions name both by the number of the first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from engine.cards import BIT, SUIT, Card, Suit, members, set_of
from engine.chance import Chance
from engine.contract import EVERYONE, Action, GameInfo, Match, Outcome, Reason, Seat
from engine.facts import Dealt, Drew, HandDealt, Played
from engine.games.sixty_one import facts, inference, tables
from engine.tricks import SUIT_SET

# --- The match -----------------------------------------------------------------------------------------


class SixtyOne(Match):
    """A match of 61."""

    info = GameInfo(
        key="sixty-one",
        seat_counts=(tables.SEATS,),
        options=facts.SixtyOneOptions,
        presets=facts.PRESETS,
        rules_version=1,
        # A deal of one pack gives away 120 points, so nobody gets past the ninth without 500. With two packs
        # ties at the end of a deal put points off, which does not happen a hundred times in a row.
        moves_max=100 * 72,
        teams=2,
    )
    options: facts.SixtyOneOptions

    # Setting out and dealing: rules 5 and 6.

    def _begin(self, carried: Any) -> None:
        self.deal = 0
        self.score = [0, 0]
        self.waiting = 0
        self.ties = 0
        self.banks: list[int] = [0, 0] if carried is None else list(carried["banks"])
        self.last_deal: facts.DealEnded | None = None
        self._outcome: Outcome | None = None
        self._deal(self.chance.below(tables.SEATS) if carried is None else carried["dealer"])

    def _deal(self, dealer: Seat) -> None:
        """Three cards each from the dealer's left; the next is turned up, put under the rest, and drawn last."""
        order = self.chance.shuffled(tables.PACKS[self.options.decks])
        turned = order[tables.SEATS * tables.HAND]
        self.deal += 1
        self.dealer = dealer
        self.leader = leader = (dealer + 1) % tables.SEATS
        self.asked = tables.ASKED[leader]
        self.hands = hands = [0] * tables.SEATS
        for place, seat in enumerate(tables.CLOCKWISE[leader]):
            hands[seat] = set_of(order[place * tables.HAND : (place + 1) * tables.HAND])
        self.turned = turned
        self.pile = order[: tables.SEATS * tables.HAND : -1]  # drawn from the end
        self.pile.insert(0, turned)
        self.winning_team: facts.Team | None = None
        self.points = [0, 0]
        self.trick: list[Card] = []
        self.tricks: list[tuple[Seat, tuple[Card, ...], Seat | None]] = []
        self._set_trump(SUIT[turned])
        if self._heard is not None:
            self._tell(Dealt, EVERYONE, self.deal, dealer, tables.KIND[turned])
            for seat in tables.CLOCKWISE[leader]:
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
        return self._plays[(cards | cards >> tables.COPY) & tables.FIRST_COPIES]

    def default(self, seat: Seat) -> Action:
        """The lowest card."""
        return self.legal(seat)[0]

    # Carrying it out: rules 8 and 11 to 16.

    def apply(self, seat: Seat, action: Action) -> None:
        """Play a card; the sixth ends the trick."""
        played: Card = action.what
        hand = self.hands[seat]
        # Of two copies the one that was turned is played first: nobody knows whether the seat has the other.
        if not hand & BIT[played] or (played + tables.COPY == self.turned and hand & BIT[self.turned]):
            played += tables.COPY
        self.hands[seat] = hand ^ BIT[played]
        trick = self.trick
        trick.append(played)
        if self._heard is not None:
            self._tell(Played, EVERYONE, seat, action.what)
        if len(trick) == tables.SEATS:
            self._end_trick(trick)
        else:
            self.asked = tables.ASKED[seat + 1]
            if len(trick) == 1 and not self.options.free_follow:
                self._suit_to_follow = SUIT_SET[SUIT[played]]

    def _end_trick(self, trick: list[Card]) -> None:
        """The best card takes the points; then everyone draws, and the leader stays or is the winner."""
        leader = self.leader
        best, is_tied = best_of(trick, self._beating)
        points = 0
        for one in trick:
            points += tables.CARD_WORTH[one]
        self.trick = []
        self._suit_to_follow = 0
        if is_tied:
            first = leader
            self.tricks.append((leader, tuple(trick), None))
            self._tie(trick[best], points)
        else:
            first = (leader + best) % tables.SEATS
            self.tricks.append((leader, tuple(trick), first))
            self._take(first, points)
        if not is_tied and self.score[first % 2] >= self.options.target:
            self._end_match(first % 2)
        elif not self.hands[leader]:
            self._end_deal()
            self._deal((self.dealer + 1) % tables.SEATS)
        else:
            if self.pile:
                self._draw(first)
            self.asked = tables.ASKED[self.leader]

    def _tie(self, best: Card, points: int) -> None:
        """Nobody takes the trick, and its points wait."""
        self.waiting += points
        self.ties += 1
        if self._heard is not None:
            self._tell(facts.TrickTied, EVERYONE, tables.KIND[best], points, self.waiting)

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
            self._tell(facts.TrickTaken, EVERYONE, winner, points, collected)
        if self.ties:
            self.waiting = self.ties = 0
            for _ in range(2):
                self._submit(team, 1, "tie")

    def _draw(self, first: Seat) -> None:
        """Everyone draws one card, clockwise from the winner, after a tie from the leader."""
        pile, hands = self.pile, self.hands
        for seat in tables.CLOCKWISE[first]:
            drawn = pile.pop()
            hands[seat] |= BIT[drawn]
            if self._heard is not None:
                self._tell(Drew, (seat,), seat, tables.KIND[drawn])
        if self._heard is not None:
            self._tell(facts.PileDrawn, EVERYONE, first, len(pile))

    # The end of deals and matches: rules 16 to 24.

    def _end_deal(self) -> None:
        points, score = (self.points[0], self.points[1]), (self.score[0], self.score[1])
        self.last_deal = facts.DealEnded(self.deal, points, score, trick_shown(*self.tricks[-1]))
        self._tell(facts.DealEnded, EVERYONE, *self.last_deal)
        if self.options.punish_at == "round" and points[0] != points[1]:
            self._punish(0 if points[0] < points[1] else 1, "round")

    def _end_match(self, winner: facts.Team) -> None:
        self._end_deal()
        if self.options.punish_at == "match":
            self._punish(1 - winner, "match")
        self._finish(winner, "won")
        self._tell(facts.MatchEnded, EVERYONE, winner, (self.score[0], self.score[1]))

    def _punish(self, loser: facts.Team, reason: str) -> None:
        """A loss costs one whole step: what is left of the rank that comes next."""
        self._submit(loser, step_left(self.banks[loser]), reason)

    def _submit(self, team: facts.Team, count: int, reason: str) -> None:
        place = self.banks[team] % len(tables.SEQUENCE)
        self.banks[team] = place + count
        self._tell(facts.Submitted, EVERYONE, team, tables.SEQUENCE[place : place + count], reason)

    def _finish(self, winner: facts.Team | None, reason: Reason) -> None:
        winners = () if winner is None else tuple(range(winner, tables.SEATS, 2))
        self._outcome = Outcome(winners, tuple(self.score[seat % 2] for seat in range(tables.SEATS)), reason)
        self.asked = ()

    def carry(self) -> dict[str, Any]:
        """The deal goes on to the left, and the punishment banks stay with the table."""
        return {"dealer": (self.dealer + 1) % tables.SEATS, "banks": list(self.banks)}

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

    def view(self, seat: Seat | None) -> facts.SixtyOneView:
        """All that a seat knows: everything but the other hands and the order of the pile."""
        lying_open = {name: getattr(self, name) for name in facts.OPEN}
        lying_open |= {name: tuple(getattr(self, name)) for name in facts.OPEN_ROWS}
        holders = (seat for seat, hand in enumerate(self.hands) if hand & BIT[self.turned])
        return facts.SixtyOneView(
            seat=seat,
            turned=tables.KIND[self.turned],
            turned_holder=next(holders, None),
            pile=len(self.pile),
            trick=tuple(tables.KIND[one] for one in self.trick),
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
    def imagine(cls, view: facts.SixtyOneView, chance: Chance) -> Self:
        """A match in which this seat's view is true; every deal of the cards that fits is equally likely."""
        known = inference.what_is_known(view)
        match = cls._imagined(view.options, tables.SEATS, chance)
        for name in facts.OPEN:
            setattr(match, name, getattr(view, name))
        for name in facts.OPEN_ROWS:
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
            wanted = inference.picked(known.choices(place, suits), chance)
            suits = inference.without(suits, wanted)
            hands[seat] |= inference.take_suits(rest, wanted, known.counted_as)
        for seat, count in known.unbound:
            hands[seat] |= set_of(rest[:count])
            del rest[:count]
        match.pile = [view.turned, *rest] if view.pile else []
        return match


# --- Rules people argue about --------------------------------------------------------------------------


def best_of(trick: Sequence[Card], beating: Sequence[int]) -> tuple[int, bool]:
    """The place of the best card in a trick, and whether the other team played the same card (rule 13)."""
    best = 0
    for place in range(1, tables.SEATS):
        if beating[trick[best]] & BIT[trick[place]]:
            best = place
    twin = tables.TWIN[trick[best]]
    # Teams sit alternately, so an odd number of places lies between opponents.
    return best, twin in trick and (trick.index(twin) - best) % 2 == 1


def step_left(place: int) -> int:
    """How many punishment cards of the next rank a team at this place has left to submit (rule 20)."""
    place %= len(tables.SEQUENCE)
    return min(tables.STEP - place % tables.STEP, len(tables.SEQUENCE) - place)


def bank_of(place: int) -> str:
    """The ranks that lie in the bank of a team at this place; the two takes everything back."""
    return tables.SEQUENCE[:place] if place < len(tables.SEQUENCE) else ""


def has_two_behind(place: int) -> bool:
    """Whether the two is shown behind the team's second seat: until the team submits again."""
    return place == len(tables.SEQUENCE)


def shown(cards: int) -> tuple[Card, ...]:
    """The cards of a set as players see them: copies cannot be told apart."""
    return tuple(sorted(tables.KIND[one] for one in members(cards)))


def trick_shown(leader: Seat, cards: Sequence[Card], winner: Seat | None) -> facts.Trick:
    """A trick as players see it."""
    return facts.Trick(leader, tuple(tables.KIND[one] for one in cards), winner)
