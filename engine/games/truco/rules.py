"""Truco Paulista: win two of three rounds, and frighten the others out of the rest; 12 points win the match.

Two, four or six seats in two teams that sit alternately and play counter-clockwise. The rules page is
adapters/games/truco/rules/en.md. `paulista` follows the written source; `mesa` is how most tables play, with
raises by turns and answers from the whole team; `mineiro` has fixed manilhas and deals worth twice as much.
Terms: what players call a mão is a deal here. It is a mão de onze if a team is one deal short of 12 points: it has
11, or in Minas Gerais 10, where it is called mão de dez. With both teams there it is a mão de ferro, in which
nobody sees their own cards. Who may do what:

| phase                               | seat on turn                                | other seats               |
|-------------------------------------|---------------------------------------------|---------------------------|
| mão de onze, before the first round | –                                           | the team: accept, refuse  |
| first round                         | play a card; before it, call                | –                         |
| second and third round              | play or hide a card; before it, call        | –                         |
| a call is open                      | –                                           | rivals: accept, refuse,   |
|                                     |                                             | or call the next step     |
| mão de ferro                        | turn up one of their own cards              | –                         |

Whoever is to play may also run, which gives the deal away. A deal is worth 1 point, or what its calls have made of
it (3, 6, 9, 12), to the team with two rounds. Which card beats which stands in `tables`; who wins a round and a
deal, below the class.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import islice
from typing import Any, Self

from engine.cards import BIT, RANK, Card, members, set_of
from engine.chance import Chance
from engine.contract import EVERYONE, Action, GameInfo, Match, Outcome, Reason, Seat, Team
from engine.facts import GaveUp, HandDealt, Played
from engine.games.truco import facts, inference, tables
from engine.games.truco.facts import DealEnded, Round, TrucoOptions, TrucoView
from engine.games.truco.tables import ONE_SHORT, TARGET

DEALS_MAX = 500  # Rule 22: deals that nobody wins could go on for ever.


class Truco(Match):
    """A match of Truco."""

    info = GameInfo(
        key="truco",
        seat_counts=(2, 4, 6),
        options=TrucoOptions,
        presets=facts.PRESETS,
        rules_version=1,
        # In every deal at most three cards from each seat, four calls, and an acceptance of each.
        moves_max=DEALS_MAX * (tables.HAND_CARDS * 6 + 2 * len(tables.CALL)),
        ends_trick=(facts.RoundEnded,),
        teams=2,
        has_windows=True,
        shouts=facts.SHOUTS,
        signs=facts.SIGNS,
        home_presets={"pt": "mesa"},
    )
    options: TrucoOptions
    phase: facts.Phase

    # Setting out and dealing.

    def _begin(self, carried: None) -> None:
        self.deal = 0
        self.score = (0, 0)
        self.games = (0, 0)
        self.last_deal: DealEnded | None = None
        self._outcome: Outcome | None = None
        self._deal(self.chance.below(self.seats))

    def _deal(self, starter: Seat) -> None:
        """Three cards each, counter-clockwise from the starter, and the vira; the rest is the stock."""
        seats, options = self.seats, self.options
        in_hands = tables.HAND_CARDS * seats
        has_vira = options.manilhas == "vira"
        order = self.chance.dealt(tables.PACKS[options.pack, options.manilhas], in_hands + has_vira)
        firsts = tables.FIRST_CARDS[seats][starter]
        self.deal += 1
        self.starter = self.leader = starter
        self.hands = [BIT[order[at]] | BIT[order[at + 1]] | BIT[order[at + 2]] for at in firsts]
        self.lying: list[tuple[Card | None, ...]] = []  # mão de ferro: what lies in each seat's three spots
        self.hidden = [0] * seats  # what each seat played face down
        self.vira = vira = order[in_hands] if has_vira else None
        self.stock = order[in_hands + has_vira :]
        self.worth = options.first_worth
        self.barred: tuple[Team, ...] = ()
        self.caller: Seat | None = None
        self.calls: tuple[tuple[Seat, str], ...] = ()
        self.rounds: tuple[Round, ...] = ()
        self.won: tuple[Team | None, ...] = ()  # who won each round
        self.on_table: tuple[Card | None, ...] = ()
        self._turn_to(starter)
        self.kind = kind = kind_of(self.score, options.first_worth)
        if kind != "plain":
            self.barred = (0, 1)
        if kind == "onze":
            self.worth = tables.NEXT_STEP[options.first_worth]  # Rule 17.
            self.phase = "choose"
            self._ask_team(self.score.index(ONE_SHORT[options.first_worth]))
        if kind == "ferro":
            self.lying = [tuple(order[at : at + tables.HAND_CARDS]) for at in firsts]
        if self._heard is not None:
            self._tell(facts.Dealt, EVERYONE, self.deal, kind, starter, vira, self.manilha, self.worth)
            if kind != "ferro":
                for seat, at in enumerate(firsts):
                    self._tell(HandDealt, (seat,), seat, tuple(sorted(order[at : at + tables.HAND_CARDS])))

    @property
    def manilha(self) -> str:
        """The rank that beats all others in this deal; "" where the manilhas are fixed."""
        vira = self.vira
        return tables.FIXED if vira is None else tables.MANILHA[self.options.pack][RANK[vira]]

    def _turn_to(self, seat: Seat) -> None:
        self.phase = "play"
        self.asked = tables.ASKED[seat]
        self.in_window = False

    def _ask_team(self, team: Team) -> None:
        """Ask every seat of a team; the first answer counts."""
        self.asked = tables.TEAM[self.seats][team]
        self.in_window = self.seats > 2

    # What a seat may do.

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """The cards to play and the call that may come before, or the answers to what was asked."""
        if seat not in self.asked:
            return ()
        if self.phase != "play":
            return tables.CHOICES if self.phase == "choose" else tables.ANSWERS[self.worth]
        if self.lying:
            return tuple(tables.TURN_UP[spot] for spot in self._spots(seat))
        hand = self.hands[seat]
        # Rule 7: from the second round on a card may lie face down.
        plays = tables.plays_and_hides(hand) if self.won else tables.plays(hand)
        return plays + tables.CALLS[self.worth] if self.may_call(seat) else plays

    @property
    def awaits_answer(self) -> bool:
        """Whether a call or the choice at eleven is to be answered, also where one seat alone answers."""
        return self.phase != "play"

    @property
    def is_shared(self) -> bool:
        """Whether the first answer counts for the whole team (rules 16 and 17)."""
        return self.in_window

    def may_call(self, seat: Seat) -> bool:
        """Whether a seat may call on its turn: nothing goes above 12, and rule 15 bars teams."""
        return self.worth < TARGET and seat & 1 not in self.barred

    def giving_up(self, seat: Seat) -> tuple[Action, ...]:
        """On one's own turn the team may run from the deal, but not from a mão de ferro, which is the match."""
        return (tables.RUN,) if self.phase == "play" and not self.lying else ()

    def _spots(self, seat: Seat) -> list[int]:
        """Where a seat's cards still lie in a mão de ferro."""
        return [spot for spot, one in zip(tables.SPOTS, self.lying[seat], strict=True) if one is not None]

    def default(self, seat: Seat) -> Action:
        """Play the deal at 11, refuse a call, never ask, and play the lowest card, face up (rule 24)."""
        if self.phase == "choose":
            return tables.ACCEPT
        if self.phase == "answer":
            return tables.REFUSE
        if self.lying:
            return tables.TURN_UP[self._spots(seat)[0]]
        hand = self.hands[seat]
        return tables.plays(hand & tables.COMMON[self.manilha] or hand)[0]

    # What follows.

    def apply(self, seat: Seat, action: Action) -> None:
        """Play a card, call, or answer a call."""
        verb, what = action.what
        if verb == "play":
            self._play(seat, what, what)
        elif verb == "hide":
            self.hidden[seat] |= BIT[what]
            self._play(seat, what, None)
        elif verb == "turn up":
            self._turn_up(seat, what)
        elif verb == "call":
            self._call(seat, what)
        elif verb == "run":
            self._tell(GaveUp, EVERYONE, seat)
            self._end_deal(1 - (seat & 1), self.worth, "ran")
        elif self.phase == "choose":
            self._choose(seat, action is tables.ACCEPT)
        else:
            self._answer(seat, action is tables.ACCEPT)

    def _play(self, seat: Seat, played: Card, shown: Card | None) -> None:
        self.hands[seat] ^= BIT[played]
        self.on_table += (shown,)
        if self._heard is not None:
            is_manilha = shown in tables.MANILHAS[self.manilha]
            self._tell(facts.PlayedManilha if is_manilha else Played, EVERYONE, seat, shown)
        if len(self.on_table) == self.seats:
            self._end_round()
        else:
            self.asked = tables.NEXT[self.seats][seat]

    def _turn_up(self, seat: Seat, spot: int) -> None:
        """Mão de ferro: play whatever lies in one of the player's own spots (rule 18)."""
        lying = self.lying[seat]
        played = lying[spot - 1]
        assert played is not None, "nothing lies there"
        self.lying[seat] = (*lying[: spot - 1], None, *lying[spot:])
        self._play(seat, played, played)

    def _call(self, seat: Seat, word: facts.CallWord) -> None:
        """Ask for the next step; a raise takes the step that was asked for."""
        asker = self.caller
        if asker is not None:
            self.worth = tables.NEXT_STEP[self.worth]
        team = seat & 1
        if self.options.raise_rights == "alternate":  # Rule 15.
            self.barred = (team,)
        elif team not in self.barred:
            self.barred = (0, 1) if self.barred else (team,)
        self.caller = seat
        self.calls += ((seat, word),)
        self.phase = "answer"
        if self.options.answer_by == "team":  # Rule 16.
            self._ask_team(1 - team)
        else:
            self.asked = tables.NEXT[self.seats][seat] if asker is None else tables.ASKED[asker]
        if self._heard is not None:
            self._tell(facts.Called, EVERYONE, seat, word, tables.NEXT_STEP[self.worth])

    def _answer(self, seat: Seat, has_accepted: bool) -> None:
        """Accepted, the deal goes on for more; refused, it is the caller's for what it was worth."""
        caller = self.caller
        assert caller is not None, "there is no call to answer"
        self.caller = None
        if has_accepted:
            self.worth = tables.NEXT_STEP[self.worth]
        self.calls += ((seat, "accept" if has_accepted else "refuse"),)
        if self._heard is not None:
            self._tell(facts.Answered, EVERYONE, seat, has_accepted, self.worth)
        if has_accepted:
            self._turn_to(tables.AROUND[self.seats][self.leader][len(self.on_table)])
        else:
            self._end_deal(caller & 1, self.worth, "refused")

    def _choose(self, seat: Seat, has_accepted: bool) -> None:
        """Mão de onze: play for what a truco is worth, or leave the others what a deal is."""
        if self._heard is not None:
            self._tell(facts.OnzeAnswered, EVERYONE, seat, has_accepted)
        if has_accepted:
            self._turn_to(self.leader)
        else:
            self._end_deal(1 - (seat & 1), self.options.first_worth, "onze-refused")

    def _end_round(self) -> None:
        """The highest card wins for its team and leads; between the teams it is a tie, and the first one leads."""
        leader, cards = self.leader, self.on_table
        highest = highest_seats(tables.AROUND[self.seats][leader], cards, tables.STRENGTH[self.manilha])
        winner: Team | None
        if len(highest) == 1:
            self.leader = highest[0]
            winner = self.leader & 1
        else:
            winner = team_of(highest)
            if winner is not None:  # Rule 8: partners share the highest card.
                self.leader = highest[self.chance.below(len(highest))]
            elif highest:
                self.leader = highest[0]
        self.rounds += (Round(leader, cards, winner),)
        self.won += (winner,)
        self.on_table = ()
        won = self.won
        if self._heard is not None:
            self._tell(facts.RoundEnded, EVERYONE, len(won), winner, self.leader)
        decided = deal_winner(won)
        if decided is not None:
            self._end_deal(decided, self.worth, "rounds")
        elif len(won) == tables.HAND_CARDS:
            self._end_deal(None, 0, "tied")
        else:
            self.asked = tables.ASKED[self.leader]

    # Scoring.

    def _end_deal(self, winner: Team | None, worth: int, reason: facts.DealReason) -> None:
        """Score the deal; the next one starts after its starter, unless the match is won."""
        score = self.score
        if winner is not None:
            score = (score[0] + worth, score[1]) if winner == 0 else (score[0], score[1] + worth)
            self.score = score
        self.last_deal = DealEnded(self.deal, winner, worth, reason, score, self.rounds)
        if self._heard is not None:
            self._tell(DealEnded, EVERYONE, *self.last_deal)
        if max(score) >= TARGET and self.options.best_of > 1:
            self._end_game()
        if max(self.score) < TARGET and self.deal < DEALS_MAX:
            self._deal((self.starter - 1) % self.seats)
            return
        team = self._ahead()
        self._end_match("draw" if team is None else "won")
        if self._heard is not None:
            self._tell(facts.MatchEnded, EVERYONE, team, self._final_score())

    def _end_game(self) -> None:
        """Rule 27: one of several games is won; unless that wins the match, the next begins at nothing."""
        score, games = self.score, self.games
        winner = int(score[1] > score[0])
        self.games = games = (games[0] + 1 - winner, games[1] + winner)
        self._tell(facts.GameWon, EVERYONE, winner, score, games)
        if 2 * max(games) < self.options.best_of:
            self.score = (0, 0)

    def _ahead(self) -> Team | None:
        """The team that is ahead, in games and then in points."""
        games, score = self.games, self.score
        return leading_team(score if games[0] == games[1] else games)

    def _final_score(self) -> tuple[int, int]:
        return self.games if self.options.best_of > 1 else self.score

    def _end_match(self, reason: Reason) -> None:
        team = self._ahead()
        winners = () if team is None else tables.TEAM[self.seats][team]
        self._outcome = Outcome(winners, self._final_score() * (self.seats // 2), reason)
        self.asked = ()
        self.in_window = False

    def standing(self) -> tuple[float, ...]:
        """The share of the win by points alone: search looks here where a deal has ended."""
        outcome = self._outcome
        if outcome is None:
            share = tables.match_share(
                tables.winning_share(*self.score, self.options.first_worth), self.games, self.options.best_of
            )
        elif not outcome.winners:
            share = 0.5
        else:
            share = 1.0 - (outcome.winners[0] & 1)
        partners = self.seats // 2
        return (share / partners, (1.0 - share) / partners) * partners

    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it runs."""
        return self._outcome

    def stop(self) -> None:
        """End the match here: whoever is ahead wins, level is a draw."""
        if self._outcome is None:
            self._end_match("stopped")

    # What is known, and matches in which it is true.

    def view(self, seat: Seat | None) -> TrucoView:
        """All that a seat knows: its own hand, but in a mão de ferro; its team's until a mão de onze begins."""
        return self._seen_from(seat, self._lying_open())

    def views(self) -> Sequence[TrucoView]:
        """The view of each seat."""
        lying_open = self._lying_open()
        return [self._seen_from(seat, lying_open) for seat in range(self.seats)]

    def _lying_open(self) -> dict[str, Any]:
        return {
            "manilha": self.manilha,
            "held": tuple(map(int.bit_count, self.hands)),
            "spots": tuple(tuple(self._spots(owner)) for owner in range(self.seats)) if self.lying else (),
            "outcome": self._outcome,
        } | {name: getattr(self, name) for name in facts.OPEN}

    def _seen_from(self, seat: Seat | None, lying_open: Mapping[str, Any]) -> TrucoView:
        seen: tuple[Seat, ...] = ()
        if seat is not None and self.kind != "ferro":
            seen = self.asked if self.phase == "choose" and seat in self.asked else (seat,)
        return TrucoView(
            seat=seat,
            shown=tuple([tuple(members(hand)) if owner in seen else () for owner, hand in enumerate(self.hands)]),
            hidden=() if seat is None else tuple(members(self.hidden[seat])),
            **lying_open,
        )

    def clone(self) -> Self:
        """A copy that shares nothing which can change."""
        copy = self._copy()
        copy.chance = self.chance.clone()
        copy.hands = self.hands.copy()
        copy.lying = self.lying.copy()
        copy.hidden = self.hidden.copy()
        return copy

    @classmethod
    def imagine(cls, view: TrucoView, chance: Chance) -> Self:
        """A match in which this seat's view is true; every way the other cards can lie is equally likely."""
        seat = view.seat
        assert seat is not None, "only a seat imagines"
        seats = len(view.held)
        match = cls._imagined(view.options, seats, chance)
        for name in facts.OPEN:
            setattr(match, name, getattr(view, name))
        match.in_window = len(view.asked) > 1
        match.won = tuple(one.winner for one in view.rounds)
        match._outcome = view.outcome

        wanted = [0 if shown else held for shown, held in zip(view.shown, view.held, strict=True)]
        hidden = inference.hidden_counts(view)
        unseen = iter(chance.dealt(inference.unseen_cards(view), sum(wanted) + sum(hidden)))
        dealt = [view.shown[owner] or tuple(islice(unseen, wanted[owner])) for owner in range(seats)]
        match.hands = list(map(set_of, dealt))
        match.lying = [inference.laid_out(dealt[owner], left) for owner, left in enumerate(view.spots)]
        match.hidden = [set_of(islice(unseen, count)) for count in hidden]
        match.hidden[seat] = set_of(view.hidden)
        match.stock = list(unseen)
        return match


# --- Rules people argue about --------------------------------------------------------------------------


def kind_of(score: tuple[int, int], first_worth: int = 1) -> facts.Kind:
    """Mão de ferro with both teams one deal short of 12, mão de onze with one of them, else a plain deal."""
    kinds: tuple[facts.Kind, ...] = ("plain", "onze", "ferro")
    return kinds[score.count(ONE_SHORT[first_worth])]


def highest_seats(
    around: Sequence[Seat], cards: Sequence[Card | None], strength: Mapping[Card | None, int]
) -> list[Seat]:
    """Who has played the highest card of a round, in the order of play; nobody if all lie face down."""
    highest = 0
    seats: list[Seat] = []
    for turn, one in enumerate(cards):
        its = strength[one]
        if its > highest:
            highest = its
            seats = [around[turn]]
        elif its == highest:
            seats.append(around[turn])
    return seats


def team_of(highest: Sequence[Seat]) -> Team | None:
    """The team of those with the highest card; None, a tie, if they are opponents or nobody (rules 8 and 9)."""
    teams = {seat & 1 for seat in highest}
    return teams.pop() if len(teams) == 1 else None


@cache
def deal_winner(rounds: tuple[Team | None, ...]) -> Team | None:
    """The team that has won the deal with these rounds, None standing for a tie; None if nobody has."""
    won = [team for team in rounds if team is not None]
    if len(rounds) > 1 and len(won) < len(rounds):
        return won[0] if won else None  # Where a round is tied, the first round that was won decides.
    return next((team for team in (0, 1) if won.count(team) == 2), None)


def leading_team(score: tuple[int, int]) -> Team | None:
    """Who is ahead."""
    return None if score[0] == score[1] else int(score[1] > score[0])
