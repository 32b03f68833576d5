"""Thurf, from Andhra and Telangana: name the thurf suit, take card points with your team, work off your games.

Four, six or eight seats in two teams that alternate around the table; dealing and play go counter-clockwise,
which is from a seat to the one numbered before it. The rules page is adapters/games/thurf/rules/en.md; order and
points of the cards stand in `tables`, what people argue about below the class. A deal that is played out is
called a game at the table. Who may do what, asked or (in brackets) as a standing offer:

| phase      | who is asked                        | what             | others                            |
|------------|-------------------------------------|------------------|-----------------------------------|
| call       | all who have not answered           | aata, kotu, pass | (answered: another answer)        |
| name       | the caller who comes first          | a suit, withdraw | (other callers: withdraw)         |
| addu       | the other team, until one calls     | addu, pass       | –                                 |
| shartu     | the declaring team, until one calls | shartu, pass     | –                                 |
| pai-shartu | the other team, until one calls     | pai-shartu, pass | –                                 |
| play       | the seat whose turn it is           | a card           | –                                 |
| pause      | all who have not answered           | next, stop       | (answered: another answer)        |
|            |                                     | set the board    | (set the board)                   |

The pause between two games is there only in open-ended matches (stop) and with a manual scoreboard (board).

Any kotu goes before any aata, then whoever is first clockwise from the dealer; that caller declares, by naming the
thurf suit. If nobody calls, the cards are thrown in and dealt again. Addu, shartu and pai-shartu double the stake
each time. Then the rest is dealt and all is played: follow suit, or with none of it play anything; a thurf may be
played instead, but none lower than one that lies there. The best card takes the pattu (the trick), and its seat
leads to the next.

The other team wins the game with 48 of the 141 card points, or 95 of 282 in two packs, else the declarer's team. A
kotu is played alone against the other team, and must take every pattu. A series begins with one pending game for
each seat: the dealing team works some off by winning and gets more by losing, times the stake. With none left the
deal passes to the right, to the other team. Whichever team must deal after the last game has lost the match.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Self

from engine.cards import BIT, CLUBS, DIAMONDS, HEARTS, RANK, SPADES, SUIT, Card, Suit, members, set_of
from engine.chance import Chance
from engine.contract import EVERYONE, Action, GameInfo, Match, Outcome, Seat, Team
from engine.dealing import shared_out
from engine.facts import HandDealt, Played, TrickTaken
from engine.games.thurf import facts, inference, tables
from engine.games.thurf.facts import GameEnded, ScoreLine, ThurfOptions, ThurfView, Trick
from engine.tricks import SUIT_SET

GAMES_MAX = 100
MUST_DECLARE = 2  # rule 11: thrown-in deals in a row after which the dealer must declare
CHANGES_MAX = 5  # of an answer, so that no window stays open for ever
SETTINGS_MAX = 20  # of the board, by one seat in one pause


class Thurf(Match):
    """A match of Thurf."""

    __slots__ = tables.OF_A_DEAL

    info = GameInfo(
        key="thurf",
        seat_counts=(4, 6, 8),
        options=ThurfOptions,
        presets=facts.PRESETS,
        rules_version=1,
        # A game has at most three deals of eight answers, their changes and withdrawals, one suit, twelve answers
        # about the stake, 48 cards, and a pause of eight answers with their changes and settings.
        moves_max=(GAMES_MAX + 1) * (3 * 8 * (2 + CHANGES_MAX) + 1 + 12 + 48 + 8 * (1 + SETTINGS_MAX)),
        ends_trick=(TrickTaken,),
        teams=2,
        all_ready=True,
        has_windows=True,
    )
    options: ThurfOptions

    # Setting out and dealing.

    def _begin(self, carried: Any) -> None:
        self.deal = 0
        self.game = 0
        self.thrown_in = 0
        self.won = [0, 0]
        self.history: list[ScoreLine] = []
        self.last_game: GameEnded | None = None
        self._outcome: Outcome | None = None
        if carried is not None and carried["seats"] == self.seats:
            self.dealer: Seat = carried["dealer"]
            self.pending: int = carried["pending"]
        else:
            self.dealer = self.chance.below(self.seats)
            self.pending = self.seats
        if self.options.scoreboard == "manual":
            self._set_out(list(tables.PACK[self.seats]))
            self._pause()
        else:
            self._deal()

    def _deal(self) -> None:
        """The first cards, counter-clockwise from the dealer's right; the rest stays in the stock."""
        seats, dealer = self.seats, self.dealer
        if not self.between_deals:
            self.deal += 1
        stock = self.chance.shuffled(tables.PACK[seats])
        each = tables.FIRST_CARDS[seats]
        self._set_out(stock[each * seats :])
        order = tables.ORDER[seats, None][(dealer - 1) % seats]
        if self._heard is not None:
            self._tell(facts.Dealt, EVERYONE, self.deal, self.game + 1, dealer, order, each)
        self._give(order, stock, each)
        self._enter("call", tables.EVERYBODY[seats])

    def _give(self, order: tuple[Seat, ...], stock: list[Card], each: int) -> None:
        """The next n cards for each seat in this order."""
        hands = self.hands
        first = 0
        for seat in order:
            cards = stock[first : first + each]
            first += each
            hands[seat] |= set_of(cards)
            if self._heard is not None:
                self._tell(HandDealt, (seat,), seat, tuple(sorted(map(tables.name_of, cards))))

    def _set_out(self, stock: list[Card]) -> None:
        """An empty table with these cards beside it."""
        seats = self.seats
        self.stock = stock
        self.hands = [0] * seats
        self.answers: list[facts.Answer | None] = [None] * seats
        self.changes = [0] * seats
        self.declarer: Seat | None = None
        self.is_kotu = False
        self.must_declare = False
        self.thurf: Suit | None = None
        self.raised: tuple[Seat, ...] = ()
        self.stake = 1
        self.order: tuple[Seat, ...] = ()
        self.trick: list[Card] = []
        self.best: Card = 0  # the card that would take the pattu now, and whose it is
        self.ahead: Seat = 0
        self.gone: list[Card] = []
        self.missing = [0] * seats
        self.taken = [0, 0]
        self.points = [0, 0]
        self.tricks: list[Trick] = []
        self.last_trick: Trick | None = None

    def _enter(self, phase: facts.Phase, asked: tuple[Seat, ...]) -> None:
        self.phase = phase
        self.asked = asked
        self.in_window, self.has_offers, self.between_deals = tables.KINDS[phase]

    # What a seat may do.

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """What this seat may do now, on its turn, in a window, or as a standing offer."""
        phase = self.phase
        if phase == "play":
            cards = self._playable(seat) if seat in self.asked else 0
            return tables.LOWER_PLAYS[cards & tables.LOWER] + tables.UPPER_PLAYS[cards & tables.UPPER]
        if phase == "call":
            return self._calls(seat)
        if phase == "name":
            return self._names(seat)
        if phase == "pause":
            return self._pause_actions(seat)
        if phase == "over":
            return ()
        return tables.RAISE_OR_PASS[phase] if seat in self.asked else ()

    def _calls(self, seat: Seat) -> tuple[Action, ...]:
        """Aata, kotu or pass; until all have answered, another answer than the one given (rules 6 and 7)."""
        answer = self.answers[seat]
        return tables.CALLS[answer] if answer is None or self.changes[seat] < CHANGES_MAX else ()

    def _names(self, seat: Seat) -> tuple[Action, ...]:
        """Whoever comes first names the suit, and callers may withdraw, but not a dealer who must (rule 11)."""
        if seat == self.declarer:
            return tables.NAME_SUIT if self.must_declare else tables.SUITS_OR_WITHDRAW
        return (tables.WITHDRAW,) if self.answers[seat] in ("aata", "kotu") else ()

    def _playable(self, seat: Seat) -> int:
        """The set of cards this seat may play now (rules 16 to 18), with the names of all of them."""
        cards = self.hands[seat]
        if trick := self.trick:
            assert self.thurf is not None
            cards = legal_cards(cards, SUIT[trick[0]], self.best, self.thurf)
        return cards if cards < tables.SECOND_PACK else cards | cards >> tables.SECOND

    def _pause_actions(self, seat: Seat) -> tuple[Action, ...]:
        """The answers besides the one given, and what the board does not show already."""
        answer = self.answers[seat]
        actions = [tables.NEXT] if answer != "next" else []
        if self.options.games == 0 and answer != "stop":
            actions.append(tables.STOP)
        if self.changes[seat] >= SETTINGS_MAX:
            return tuple(actions) if answer is None else ()
        if self.options.scoreboard == "manual":
            dealer = self.dealer
            actions += [tables.SET_DEALER[other] for other in range(self.seats) if other != dealer]
            actions.append(tables.SET_TEAM[1 - dealer % 2])
            actions += tables.SET_PENDING[: self.pending] + tables.SET_PENDING[self.pending + 1 :]
        return tuple(actions)

    def default(self, seat: Seat) -> Action:
        """Pass, go on, the fullest suit, or the lowest card."""
        phase = self.phase
        if phase == "call" or phase in facts.RAISES:
            return tables.PASS
        if phase == "play":
            assert self.thurf is not None
            cards = self._playable(seat)
            for equal in tables.LOWEST_FIRST[self.thurf]:
                if lowest := cards & equal:
                    return tables.PLAY[tables.LOWEST[lowest]]
        if phase == "name":
            return tables.NAME_SUIT[fullest_suit(members(self.hands[seat]))]
        return tables.NEXT

    @property
    def is_shared(self) -> bool:
        """Whether the first call of a team closes the window for all of it (rule 13)."""
        return self.phase in facts.RAISES

    @property
    def is_poll(self) -> bool:
        """Whether everyone is asked about going on."""
        return self.phase == "pause"

    def people_want(self, people: Collection[Seat]) -> Action | None:
        """To stop as soon as most of these seats do, and to go on once all of them have answered otherwise."""
        answers = [self.answers[seat] for seat in people]
        if 2 * answers.count("stop") > len(answers):
            return tables.STOP
        return None if None in answers else tables.NEXT

    # What follows.

    def apply(self, seat: Seat, action: Action) -> None:
        """Call, choose, play or answer, as the phase has it."""
        verb, what = action.what
        if verb == "play":
            self._play(seat, what)
        elif verb == "call":
            if self.phase == "call":
                self._call(seat, what)
            else:
                self._hold(seat)
        elif verb == "raise":
            self._raise(seat, what)
        elif verb == "suit":
            self._name(seat, what)
        elif verb == "withdraw":
            self._withdraw(seat)
        elif verb == "answer":
            self._answer(seat, what)
        else:
            self._set_board(seat, verb, what)

    # Declaring.

    def _note_answer(self, seat: Seat, answer: facts.Answer) -> None:
        """An answer can be changed as long as the window is open for someone else."""
        if self.answers[seat] is None:
            self.asked = tables.without(self.asked, seat)
        else:
            self.changes[seat] += 1
        self.answers[seat] = answer

    def _call(self, seat: Seat, call: facts.Call) -> None:
        self._note_answer(seat, call)
        if self._heard is not None:
            self._tell(facts.Called, EVERYONE, seat, call)
        if self.asked:
            self.is_own_matter = True
        else:
            self._arbitrate()

    def _arbitrate(self) -> None:
        """The caller who comes first is to name the suit; without any the cards are thrown in."""
        caller = first_caller(self.answers, self.dealer)
        if caller is None and self.thrown_in < MUST_DECLARE:
            self.thrown_in += 1
            self._tell(facts.ThrownIn, EVERYONE, self.dealer, self.thrown_in)
            self._deal()
            return
        self.must_declare = caller is None
        self.declarer = declarer = self.dealer if caller is None else caller
        self.is_kotu = self.answers[declarer] == "kotu"
        self._tell(facts.Chosen, EVERYONE, declarer, self.is_kotu, self.must_declare)
        self._enter("name", tables.ASKED[declarer])

    def _withdraw(self, seat: Seat) -> None:
        self.answers[seat] = "withdrawn"
        self._tell(facts.Withdrew, EVERYONE, seat)
        if seat == self.declarer:
            self.declarer = None
            self._arbitrate()

    def _name(self, seat: Seat, suit: Suit) -> None:
        self.thurf = suit
        self._tell(facts.Named, EVERYONE, seat, suit, self.is_kotu)
        self._enter("addu", self._team(1 - seat % 2))

    def _team(self, team: Team) -> tuple[Seat, ...]:
        return tables.TEAM[self.seats, team]

    def _raise(self, seat: Seat, call: facts.Raise) -> None:
        """The first call doubles the stake and closes the window; then the other side may answer it."""
        self.raised = (*self.raised, seat)
        self.stake *= 2
        self._tell(facts.Raised, EVERYONE, seat, call, self.stake)
        if self.stake == 8:
            self._start_play()
        else:
            self._enter(facts.RAISES[len(self.raised)], self._team(1 - seat % 2))

    def _hold(self, seat: Seat) -> None:
        if self._heard is not None:
            self._tell(facts.Held, EVERYONE, seat)
        self.asked = tables.without(self.asked, seat)
        if self.asked:
            self.is_own_matter = True
        else:
            self._start_play()

    # Playing.

    def _start_play(self) -> None:
        """The rest of the cards; then the first who takes part, from the dealer's right, leads."""
        seats, stock = self.seats, self.stock
        each = len(stock) // seats
        right = (self.dealer - 1) % seats
        soloist = self.declarer if self.is_kotu else None
        self.order = order = tables.ORDER[seats, soloist][right]
        self._tell(facts.PlayBegan, EVERYONE, self.dealer, each, order[0])
        if each:
            self._give(tables.ORDER[seats, None][right], stock, each)
            self.stock = []
        self._enter("play", tables.ASKED[order[0]])

    def _play(self, seat: Seat, name: Card) -> None:
        hand = self.hands[seat]
        bit = BIT[name]
        self.hands[seat] = hand ^ (bit if hand & bit else bit << tables.SECOND)
        if self._heard is not None:
            self._tell(Played, EVERYONE, seat, name)
        trick, thurf, best = self.trick, self.thurf, self.best
        assert thurf is not None and self.declarer is not None
        if trick:
            led = SUIT[trick[0]]
            if SUIT[name] != led:
                self.missing[seat] |= inference.ruled_out(name, led, best, thurf) & tables.NAME_SET
            # Most cards cannot take over at all: that is seen sooner than asked.
            can = tables.CONTENDING[thurf][best] & bit
            if can and takes_over(name, seat, best, self.ahead, led, thurf, self.declarer):
                self.best = name
                self.ahead = seat
        else:
            self.best = name
            self.ahead = seat
        trick.append(name)
        order, played = self.order, len(trick)
        if played < len(order):
            self.asked = tables.ASKED[order[played]]
        else:
            self._take_trick(thurf, self.declarer)

    def _take_trick(self, thurf: Suit, declarer: Seat) -> None:
        """The best card takes the pattu, and its player leads; a kotu ends with the first pattu it loses."""
        winner = self.ahead
        cards = tuple(self.trick)
        team = winner % 2
        self.trick = []
        self.gone += cards
        self.taken[team] += 1
        self.points[team] += sum(map(tables.CARD_POINTS[thurf].__getitem__, cards))
        self.last_trick = trick = Trick(self.order, cards, winner)
        self.tricks.append(trick)
        if self._heard is not None:
            self._tell(TrickTaken, EVERYONE, winner, cards)
        has_failed = self.is_kotu and winner != declarer and not self.options.play_out
        if has_failed or not self.hands[winner]:
            self._end_game(thurf, declarer)
            return
        soloist = declarer if self.is_kotu else None
        self.order = tables.ORDER[self.seats, soloist][winner]
        self.asked = tables.ASKED[winner]

    # Scoring.

    def _end_game(self, thurf: Suit, declarer: Seat) -> None:
        """Who has won, what it changes, and who deals next."""
        dealer, team, others = self.dealer, declarer % 2, 1 - declarer % 2
        has_failed = self.taken[others] if self.is_kotu else self.points[others] >= tables.ENOUGH[self.seats]
        winner = others if has_failed else team
        worth = counted_stake(self.stake, self.is_kotu, self.options)
        self.won[winner] += worth
        self.game += 1
        self.thrown_in = 0
        change = None
        if self.options.scoreboard == "auto":
            change = worth * pending_change(self.seats, dealer, declarer, winner == dealer % 2)
            self.pending += change
            if self.pending <= 0:
                self.dealer = (dealer - 1) % self.seats
                self.pending = self.seats
            self.history.append(ScoreLine(dealer, change, self.dealer, self.pending))
        self.last_game = GameEnded(
            self.game,
            winner,
            declarer,
            self.is_kotu,
            thurf,
            (self.points[0], self.points[1]),
            (self.taken[0], self.taken[1]),
            self.stake,
            worth,
            dealer,
            change,
            self.dealer,
            self.pending,
            (self.won[0], self.won[1]),
            self.tricks[-1],
        )
        if self._heard is not None:
            self._tell(GameEnded, EVERYONE, *self.last_game)
        if self.game == (self.options.games or GAMES_MAX):
            self._end_match()
        elif self.options.games == 0 or self.options.scoreboard == "manual":
            self._pause()
        else:
            self._deal()

    def _pause(self) -> None:
        """Between two games: who wants to go on, and with which board."""
        self.deal += 1
        self.answers = [None] * self.seats
        self.changes = [0] * self.seats
        self._enter("pause", tables.EVERYBODY[self.seats])

    def _answer(self, seat: Seat, answer: facts.Answer) -> None:
        self._note_answer(seat, answer)
        self._tell(facts.Answered, EVERYONE, seat, answer)
        if 2 * self.answers.count("stop") > self.seats:
            self._end_match()
        elif not self.asked:
            self._deal()

    def _set_board(self, seat: Seat, what: str, value: int) -> None:
        """The dealing team is the dealer's, so a new one means that the deal passes to the right."""
        self.changes[seat] += 1
        if what == "pending":
            self.pending = value
        else:
            self.dealer = value if what == "dealer" else (self.dealer - 1) % self.seats
        self._tell(facts.BoardSet, EVERYONE, seat, self.dealer, self.pending)

    def _end_match(self) -> None:
        """The team that must deal next has lost."""
        team = None if self.options.scoreboard == "manual" else 1 - self.dealer % 2
        winners = () if team is None else self._team(team)
        self._outcome = Outcome(winners, self._scores(), "draw" if team is None else "won")
        self._enter("over", ())
        self._tell(facts.MatchEnded, EVERYONE, team, (self.won[0], self.won[1]))

    def _scores(self) -> tuple[int, ...]:
        return (self.won[0], self.won[1]) * (self.seats // 2)

    def standing(self) -> tuple[float, ...]:
        """The teams' shares of the win by the board alone, each shared among the team."""
        outcome, pairs = self._outcome, self.seats // 2
        if outcome is not None:
            share = 0.5 if not outcome.winners else float(0 in outcome.winners)
        elif self.options.scoreboard == "manual":
            share = (self.won[0] + 1) / (self.won[0] + self.won[1] + 2)
        else:
            lost = tables.losing_share(self.seats, self.pending, (self.options.games or GAMES_MAX) - self.game)
            share = lost if self.dealer % 2 else 1.0 - lost
        return (share / pairs, (1.0 - share) / pairs) * pairs

    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it runs."""
        return self._outcome

    def stop(self) -> None:
        """End the match here: the dealing team has lost, but not before the first game is played."""
        if self._outcome is None:
            is_lost = self.game and self.options.scoreboard == "auto"
            winners = self._team(1 - self.dealer % 2) if is_lost else ()
            self._outcome = Outcome(winners, self._scores(), "stopped")
            self._enter("over", ())

    def carry(self) -> dict[str, int]:
        """Who deals next and the pending games; a rematch with other seats starts anew."""
        return {"seats": self.seats, "dealer": self.dealer, "pending": self.pending}

    # What is known, and matches in which it is true.

    def view(self, seat: Seat | None) -> ThurfView:
        """All that a seat knows; of the captured pattus only those of the own team."""
        lying_open = self._lying_open()
        return lying_open if seat is None else self._seen_from(seat, lying_open)

    def views(self) -> Sequence[ThurfView]:
        """The view of each seat."""
        lying_open = self._lying_open()
        return [self._seen_from(seat, lying_open) for seat in range(self.seats)]

    def _lying_open(self) -> ThurfView:
        lying_open = {name: getattr(self, name) for name in facts.OPEN}
        lying_open |= {name: tuple(getattr(self, name)) for name in facts.OPEN_ROWS}
        return ThurfView(
            seat=None,
            hand=(),
            held=tuple(map(int.bit_count, self.hands)),
            stock=len(self.stock),
            gone=tuple(sorted(self.gone)),
            missing=tuple(map(inference.names_of, self.missing)),
            pattus=(),
            points=(None, None),
            outcome=self._outcome,
            **lying_open,
        )

    def _seen_from(self, seat: Seat, lying_open: ThurfView) -> ThurfView:
        team = seat % 2
        return lying_open._replace(
            seat=seat,
            hand=inference.names_of(self.hands[seat]),
            pattus=tuple([trick for trick in self.tricks if trick.winner % 2 == team]),
            points=(self.points[0], None) if team == 0 else (None, self.points[1]),
        )

    def clone(self) -> Self:
        """A copy that shares nothing which can change."""
        copy = self._copy()
        copy.chance = self.chance.clone()
        for name in (*tables.OF_A_DEAL, "won", "history"):
            value = getattr(self, name)
            setattr(copy, name, value.copy() if type(value) is list else value)
        return copy

    @classmethod
    def imagine(cls, view: ThurfView, chance: Chance) -> Self:
        """A match in which this seat's view is true; nobody holds what they have shown not to have."""
        seat = view.seat
        assert seat is not None, "only a seat imagines"
        match = cls._imagined(view.options, view.seats, chance)
        for name in facts.OPEN:
            setattr(match, name, getattr(view, name))
        for name in facts.OPEN_ROWS:
            setattr(match, name, list(getattr(view, name)))
        match._enter(view.phase, view.asked)
        match.gone = list(view.gone)
        match._outcome = view.outcome
        learned = inference.learn(view)
        match.best = match.ahead = 0
        if view.trick:
            assert view.thurf is not None and view.declarer is not None
            match.best, match.ahead = ahead_in(view.order, view.trick, view.thurf, view.declarer)
        match.points = list(learned.points)
        match.missing = list(learned.missing)
        match.tricks = list(view.pattus)
        others, counts, out = learned.others, learned.counts, learned.ruled_out
        *hands, stock = shared_out(chance.shuffled(learned.unseen), counts, out, chance)
        match.hands = [learned.hand] * view.seats
        for other, cards in zip(others, hands, strict=True):
            match.hands[other] = set_of(cards)
        match.stock = stock
        return match


# --- Pattus --------------------------------------------------------------------------------------------


def legal_cards(hand: int, led: Suit, best: Card, thurf: Suit) -> int:
    """The cards of a hand that may follow; `best` is the card that would take the pattu now (rules 16 to 18)."""
    same_suit = hand & SUIT_SET[led]
    if led == thurf:
        return same_suit or hand
    permitted = hand & tables.PERMITTED[thurf][best]
    if same_suit:
        return same_suit | permitted
    return hand & tables.PLAIN[thurf] | permitted or hand


def takes_over(name: Card, seat: Seat, best: Card, ahead: Seat, led: Suit, thurf: Suit, declarer: Seat) -> bool:
    """Whether a seat's card would take the pattu from the best card so far, and from whoever is ahead with it.

    An equal card does not, but for rule 20: the second jack of thurf in a thurf pattu, if the declarer was dealt
    none. With both jacks on the table everyone sees whose they were: no other card need be known.
    """
    if not tables.CONTENDING[thurf][best] & BIT[name]:
        return False
    return name != best or (led == thurf and declarer not in (seat, ahead))


def ahead_in(order: Sequence[Seat], trick: Sequence[Card], thurf: Suit, declarer: Seat) -> tuple[Card, Seat]:
    """The card that would take the pattu now, and whose it is."""
    best, ahead = trick[0], order[0]
    led = SUIT[best]
    for seat, name in zip(order[1:], trick[1:], strict=False):
        if takes_over(name, seat, best, ahead, led, thurf, declarer):
            best, ahead = name, seat
    return best, ahead


# --- Declaring -----------------------------------------------------------------------------------------


def first_caller(answers: Sequence[str | None], dealer: Seat) -> Seat | None:
    """Who may declare: any kotu before any aata, then clockwise from the dealer (rules 8 and 9)."""
    around = [*answers[dealer:], *answers[:dealer]]
    for call in ("kotu", "aata"):
        if call in around:
            return (dealer + around.index(call)) % len(around)
    return None


_SUITS_OF_THE_CLOCK = (SPADES, HEARTS, DIAMONDS, CLUBS)
_ONE_CARD = 1000  # more than all points of a suit


def fullest_suit(hand: Sequence[Card]) -> Suit:
    """The suit of most cards, then of most points as thurf, then ♠ ♥ ♦ ♣; the clock names it."""
    fullness = [0] * 4
    for one in hand:
        fullness[SUIT[one]] += _ONE_CARD + tables.THURF_POINTS[RANK[one]]
    return max(_SUITS_OF_THE_CLOCK, key=fullness.__getitem__)


# --- Stake and pending games ---------------------------------------------------------------------------


def counted_stake(stake: int, is_kotu: bool, options: ThurfOptions) -> int:
    """What a game at this stake counts: in kotu, times the factor of the table (rule 26)."""
    return stake * (options.kotu_factor if is_kotu else 1)


def pending_change(seats: int, dealer: Seat, declarer: Seat, dealers_won: bool) -> int:
    """What a game at single stake adds to the pending games of the dealing team (rules 24 and 25)."""
    if dealers_won:
        return -seats if declarer == dealer else 2 - seats
    is_own = declarer % 2 == dealer % 2
    is_adjacent = (declarer - dealer) % seats in (1, seats - 1)
    return seats - 1 if is_own or is_adjacent else seats - 3
