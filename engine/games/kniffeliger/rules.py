"""Kniffeliger, dice with dirty tricks: fill a sheet of thirteen boxes with the most points.

Two to four seats, each for itself, clockwise. The rules page is adapters/games/kniffeliger/rules/en.md. Preset
`kniffeliger` is the game with the bonus die, `kniffel` the plain one. Only the seat on turn may do something:

| phase                       | the turn itself                | with a bonus of that kind, or a choice           |
|-----------------------------|--------------------------------|--------------------------------------------------|
| before the first roll       | roll                           | steal (is the turn); freeze, cross out, shift,   |
|                             |                                | exchange                                         |
| after the first and second  | keep some and roll the rest;   | freeze, cross out, shift, exchange               |
|                             | enter or cross a box           |                                                  |
| after the third             | enter or cross a box           | freeze, cross out, shift, exchange               |
| entered, dice in fives      | take the bonus die or decline  | –                                                |

A seat has a turn only while its sheet has an open box that is not frozen: otherwise the turn is lost, either
when it would begin or as soon as a shift or an exchange brings the seat such a sheet.

A box is filled once; dice that lack what it needs can only cross it, for 0. Dice in fives add up to a multiple of
five: the bonus die brings one of the five tricks, or a choice among them, for a later turn. Steal: the points of
another go into the own open box of that name, and leave 0. Freeze: a box of another cannot be filled in their next
turn. Cross out: an open box of another is closed with 0, and they miss a turn. Shift: every sheet goes on to the
next seat. Exchange: two seats swap their sheets.

Ones to sixes count the dice of that face, three and four of a kind and chance all five dice; a full house 25, a
small straight 30, a large one 40, five equal dice 50. `kniffel` adds 35 for 63 points in ones to sixes, and 100
for every further five equal dice. When all sheets are full, most points win, and equals share the win.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from engine.chance import Chance
from engine.contract import EVERYONE, Action, GameInfo, Match, Outcome, Seat
from engine.dice import dice_of, faces_of
from engine.games.kniffeliger import facts, tables
from engine.games.kniffeliger.facts import BOXES, DICE, Bonus, KniffeligerOptions, KniffeligerView, LostTurn, Sheet

ROLLS_MAX = 3  # rule 2


class Kniffeliger(Match):
    """A match of Kniffeliger."""

    info = GameInfo(
        key="kniffeliger",
        seat_counts=(2, 3, 4),
        options=KniffeligerOptions,
        presets=facts.PRESETS,
        rules_version=1,
        # 52 boxes are filled, each with at most three rolls, an entry and the bonus die. Each of the at most 52
        # bonuses is used once, and may end a turn in which nothing is entered after three rolls.
        moves_max=52 * 5 + 52 * 4,
        by_points=True,
    )
    options: KniffeligerOptions

    # Setting out.

    def _begin(self, carried: dict[str, int] | None) -> None:
        """Empty sheets; chance says who begins, and in a rematch the next seat (rule 1)."""
        self.first = self.chance.below(self.seats) if carried is None else carried["first"] % self.seats
        self.deal = 1
        self.sheets = [Sheet()] * self.seats
        self.open = [tables.ALL_BOXES] * self.seats  # of each sheet, the boxes that are not filled
        self.bonuses: list[tuple[Bonus, ...]] = [()] * self.seats
        self.frozen = [0] * self.seats  # the boxes that each seat cannot fill in its next turn, or in this one
        self.skips = [0] * self.seats  # how many turns each seat will miss
        self._outcome: Outcome | None = None
        self._tell(facts.RoundBegan, EVERYONE, self.deal)
        self._begin_turn(self.first)

    def carry(self) -> dict[str, int]:
        """The next seat begins a rematch."""
        return {"first": (self.first + 1) % self.seats}

    def _begin_turn(self, seat: Seat) -> None:
        self.turn = seat
        self.asked = tables.ASKED[seat]
        self.dice = 0
        self.rolls = 0
        self.is_bonus_offered = False

    # What a seat may do.

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """Roll up to three times, then fill a box; before that use bonuses, and after it perhaps the bonus die."""
        if seat not in self.asked:
            return ()
        if self.is_bonus_offered:
            return tables.BONUS_OR_NOT
        free = self.open[seat] & ~self.frozen[seat]
        if not self.dice:
            actions = tables.ROLL_ONLY
        elif self.rolls < ROLLS_MAX:
            actions = tables.KEEPS[self.dice] + self._fills(free)
        else:
            actions = self._fills(free)
        return actions + self._tricks(seat, free) if self.bonuses[seat] else actions

    def _fills(self, free: int) -> tuple[Action, ...]:
        """Enter the dice where they count something, or cross out any box (rules 3 and 5)."""
        scoring = _SCORING[self.dice] | (JOKER_BOXES if self._has_joker() else 0)
        return tables.ENTERS[free & scoring] + tables.CROSSES[free]

    def _has_joker(self) -> bool:
        return is_joker(tables.FACES[self.dice], self.sheets[self.turn].entries, self.options)

    def _tricks(self, seat: Seat, free: int) -> tuple[Action, ...]:
        """What the bonuses of a seat allow; a choice is a bonus of every kind (rules 12 to 17)."""
        held = facts.BONUSES if "choice" in self.bonuses[seat] else self.bonuses[seat]
        others = [other for other in range(self.seats) if other != seat]
        actions: tuple[Action, ...] = ()
        if "steal" in held and not self.dice:
            for other in others:
                actions += tables.against("steal", other, free & valuable(self.sheets[other]))
        if "freeze" in held:
            for other in others:
                actions += tables.against("freeze", other, self.open[other] & ~self.frozen[other])
        if "crossout" in held:
            for other in others:
                actions += tables.against("crossout", other, self.open[other])
        if "shift" in held:
            actions += (tables.SHIFT_SHEETS,)
        if "exchange" in held:
            actions += tuple(tables.EXCHANGE_WITH[other] for other in others)
        return actions

    def default(self, seat: Seat) -> Action:
        """Roll once, then the box with most points, the topmost of equals; take the bonus die, use no bonus."""
        if self.is_bonus_offered:
            return tables.TAKE_BONUS
        if not self.dice:
            return tables.ROLL
        free = self.open[seat] & ~self.frozen[seat]
        if self._has_joker():
            boxes = [box for box in range(len(BOXES)) if free >> box & 1]
            points = [joker_worth(box, _WORTH[self.dice][box]) for box in boxes]
            if max(points):
                return tables.ENTER[boxes[points.index(max(points))]]
        return next(action for box, action in _BEST[self.dice] if free & box)

    # What follows: rolling and filling a box.

    def apply(self, seat: Seat, action: Action) -> None:
        """Carry out a legal action."""
        verb, what, box = action.what
        if verb == "roll":
            self._roll(seat, what, box)
        elif verb == "enter":
            points = _WORTH[self.dice][what]
            self._fill(seat, what, joker_worth(what, points) if self._has_joker() else points)
        elif verb == "cross":
            self._fill(seat, what, 0)
        elif verb == "bonus":
            self._take_bonus(seat)
        elif verb == "decline":
            self._decline_bonus(seat)
        elif verb == "steal":
            self._steal(seat, what, box)
        elif verb == "freeze":
            self._freeze(seat, what, box)
        elif verb == "crossout":
            self._cross_out(seat, what, box)
        elif verb == "shift":
            self._shift(seat)
        else:
            self._exchange(seat, what)

    def _roll(self, seat: Seat, kept: int, count: int) -> None:
        self.dice = dice = kept + dice_of(self.chance.roll(count))
        self.rolls += 1
        if self._heard is not None:
            left = ROLLS_MAX - self.rolls
            self._tell(facts.Rolled, EVERYONE, seat, faces_of(kept), tables.FACES[dice], left)

    def _fill(self, seat: Seat, box: int, points: int) -> None:
        """Enter points into a box, or cross it out with 0; then the bonus die, or the turn is over."""
        dice = self.dice
        if self._heard is not None:
            name = facts.told_box(BOXES[box], self.options)
            if points:
                self._tell(facts.Entered, EVERYONE, seat, name, points, tables.FACES[dice])
            else:
                self._tell(facts.Crossed, EVERYONE, seat, name, tables.FACES[dice])
        is_further = self.options.further_fives and dice in _FIVE_EQUAL and has_kniffeliger(self.sheets[seat])
        self._write(seat, box, points, is_further)
        # Rule 21: the last entry of all has no bonus die.
        if self.options.dirty_tricks and dice in _IN_FIVES and any(self.open):
            self.is_bonus_offered = True
        else:
            self._end_turn()

    def _write(self, seat: Seat, box: int, points: int, is_further: bool = False) -> None:
        """Put points into a box of a seat's sheet and count it anew."""
        before = self.sheets[seat]
        entries = (*before.entries[:box], points, *before.entries[box + 1 :])
        further_fives = before.further_fives + is_further
        self.sheets[seat] = Sheet(entries, further_fives, total_of(entries, further_fives, self.options))
        self.open[seat] &= ~(1 << box)
        if is_further:
            self._tell(facts.FurtherFive, EVERYONE, seat, FURTHER_FIVE)
        if self.options.upper_bonus and self._heard is not None:
            gained = upper_bonus(entries, self.options) - upper_bonus(before.entries, self.options)
            if gained:
                self._tell(facts.UpperBonus, EVERYONE, seat, gained)

    # What follows: the bonus die and its tricks.

    def _take_bonus(self, seat: Seat) -> None:
        """Each bonus is equally likely, or the more useful the further a seat is behind (rules 10 and 11)."""
        is_even = self.options.bonus_odds == "even"
        chances = _BONUSES_BY_ODDS["level" if is_even else odds_for(self._scores(), seat)]
        bonus = chances[self.chance.below(len(chances))]
        self.bonuses[seat] += (bonus,)
        self._tell(facts.BonusWon, EVERYONE, seat, bonus)
        self._end_turn()

    def _decline_bonus(self, seat: Seat) -> None:
        self._tell(facts.BonusDeclined, EVERYONE, seat)
        self._end_turn()

    def _spend(self, seat: Seat, kind: Bonus) -> Bonus:
        """Use up a bonus of this kind, or a choice if there is none."""
        held = self.bonuses[seat]
        spent: Bonus = kind if kind in held else "choice"
        at = held.index(spent)
        self.bonuses[seat] = held[:at] + held[at + 1 :]
        return spent

    def _steal(self, seat: Seat, other: Seat, box: int) -> None:
        """The points move over, the other's box stays filled with 0, and this was the turn (rule 13)."""
        spent = self._spend(seat, "steal")
        points = self.sheets[other].entries[box]
        assert points, "only entries above 0 can be stolen"
        self._tell(facts.Stole, EVERYONE, seat, other, BOXES[box], points, spent)
        self._write(other, box, 0)
        self._write(seat, box, points)
        self._end_turn()

    def _freeze(self, seat: Seat, other: Seat, box: int) -> None:
        """The box cannot be filled in the other's next turn (rule 14)."""
        spent = self._spend(seat, "freeze")
        self.frozen[other] |= 1 << box
        self._tell(facts.Froze, EVERYONE, seat, other, BOXES[box], spent)

    def _cross_out(self, seat: Seat, other: Seat, box: int) -> None:
        """The box is closed with 0, and the other misses a turn (rule 15)."""
        spent = self._spend(seat, "crossout")
        self._tell(facts.CrossedOut, EVERYONE, seat, other, BOXES[box], spent)
        self._write(other, box, 0)
        self.skips[other] += 1

    def _shift(self, seat: Seat) -> None:
        """Every sheet moves on to the next seat (rule 16)."""
        spent = self._spend(seat, "shift")
        self._move_sheets([(giver - 1) % self.seats for giver in range(self.seats)])
        self._tell(facts.Shifted, EVERYONE, seat, spent, self._scores())
        self._lose_turn_without_a_box(seat)

    def _exchange(self, seat: Seat, other: Seat) -> None:
        """Two seats swap their sheets (rule 17)."""
        spent = self._spend(seat, "exchange")
        swapped = {seat: other, other: seat}
        self._move_sheets([swapped.get(giver, giver) for giver in range(self.seats)])
        self._tell(facts.Exchanged, EVERYONE, seat, other, spent, self._scores())
        self._lose_turn_without_a_box(seat)

    def _move_sheets(self, givers: list[Seat]) -> None:
        """Every seat gets the sheet of its giver; freezes, skips and bonuses stay with the seats (rule 18)."""
        self.sheets = [self.sheets[giver] for giver in givers]
        self.open = [self.open[giver] for giver in givers]

    def _lose_turn_without_a_box(self, seat: Seat) -> None:
        """The turn ends if the sheet that came has nothing to fill (rule 19)."""
        reason = self._why_no_turn(seat)
        if reason is not None:
            self._tell(facts.TurnLost, EVERYONE, seat, reason)
            self._end_turn()

    # From turn to turn.

    def _why_no_turn(self, seat: Seat) -> LostTurn | None:
        """Why a seat with this sheet has nothing to fill now, if so."""
        if not self.open[seat]:
            return "full"
        return None if self.open[seat] & ~self.frozen[seat] else "frozen"

    def _end_turn(self) -> None:
        """Go on to the next seat that has a turn; a lost turn uses up one skip and all freezes (rule 20)."""
        seat = self.turn
        self.frozen[seat] = 0
        if not any(self.open):
            self._end_match()
            return
        while True:
            seat = (seat + 1) % self.seats
            if seat == self.first:
                self._begin_round()
            reason: LostTurn | None
            if self.skips[seat]:
                self.skips[seat] -= 1
                reason = "skipped"
            else:
                reason = self._why_no_turn(seat)
            if reason is None:
                break
            self.frozen[seat] = 0
            if reason != "full":  # That has been seen, and will be in every round.
                self._tell(facts.TurnLost, EVERYONE, seat, reason)
        self._begin_turn(seat)

    def _begin_round(self) -> None:
        if self._heard is not None:
            self._tell(facts.RoundEnded, EVERYONE, self.deal, self._scores())
            self._tell(facts.RoundBegan, EVERYONE, self.deal + 1)
        self.deal += 1

    # Scoring; what a box and a sheet count stands below the class.

    def _scores(self) -> tuple[int, ...]:
        return tuple([sheet.total for sheet in self.sheets])

    def _end_match(self) -> None:
        """Most points win, and equals share the win (rule 21)."""
        scores = self._scores()
        winners = leaders(scores)
        self.asked = ()
        self._outcome = Outcome(winners, scores, "won")
        self._tell(facts.MatchEnded, EVERYONE, winners, scores)

    def stop(self) -> None:
        """End the match here: whoever is ahead wins; if all are level it is a draw (rule 22)."""
        if self._outcome is None:
            scores = self._scores()
            winners = leaders(scores)
            self._outcome = Outcome(winners if len(winners) < self.seats else (), scores, "stopped")
            self.asked = ()

    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it runs."""
        return self._outcome

    def standing(self) -> tuple[float, ...]:
        """The share of the win by the points so far and what the open boxes usually bring."""
        outcome = self._outcome
        if outcome is None:
            spread = tables.SPREAD[sum(map(int.bit_count, self.open))]
            values = [self._prospect(seat) / spread for seat in range(self.seats)]
            best = max(values)
            weights = [tables.STEEPNESS ** (value - best) for value in values]
            total = sum(weights)
            return tuple([weight / total for weight in weights])
        sharing = outcome.winners or range(self.seats)
        return tuple([1 / len(sharing) if seat in sharing else 0.0 for seat in range(self.seats)])

    def _prospect(self, seat: Seat) -> float:
        """The points that a seat may hope for in the end."""
        sheet, boxes = self.sheets[seat], self.open[seat]
        hope: float = sheet.total + tables.usual_points(boxes) + tables.USUAL_BONUS * len(self.bonuses[seat])
        if self.options.upper_bonus and not upper_bonus(sheet.entries, self.options):
            upper = upper_points(sheet.entries) + tables.usual_points(boxes & (1 << UPPER) - 1)
            hope += UPPER_BONUS * min(1.0, upper / UPPER_ENOUGH) ** 4
        return hope

    # What is known, and matches in which it is true.

    def view(self, seat: Seat | None) -> KniffeligerView:
        """Everything but the dice to come."""
        return KniffeligerView(
            options=self.options,
            seat=seat,
            deal=self.deal,
            first=self.first,
            turn=self.turn,
            asked=self.asked,
            dice=faces_of(self.dice),
            rolls=self.rolls,
            is_bonus_offered=self.is_bonus_offered,
            sheets=tuple(self.sheets),
            bonuses=tuple(self.bonuses),
            frozen=tuple([tables.names_in(boxes) for boxes in self.frozen]),
            skips=tuple(self.skips),
            outcome=self._outcome,
        )

    def clone(self) -> Self:
        """A copy that shares nothing which can change."""
        copy = self._copy()
        copy.chance = self.chance.clone()
        copy.sheets = self.sheets.copy()
        copy.open = self.open.copy()
        copy.bonuses = self.bonuses.copy()
        copy.frozen = self.frozen.copy()
        copy.skips = self.skips.copy()
        return copy

    @classmethod
    def imagine(cls, view: KniffeligerView, chance: Chance) -> Self:
        """The same match with other dice to come."""
        match = cls._imagined(view.options, len(view.sheets), chance)
        for name in ("deal", "first", "turn", "asked", "rolls", "is_bonus_offered"):
            setattr(match, name, getattr(view, name))
        match.dice = dice_of(view.dice)
        match.sheets = list(view.sheets)
        match.open = [open_boxes(sheet) for sheet in view.sheets]
        match.bonuses = list(view.bonuses)
        match.frozen = [sum(1 << BOXES.index(box) for box in boxes) for boxes in view.frozen]
        match.skips = list(view.skips)
        match._outcome = view.outcome
        return match


# --- What a box counts ---------------------------------------------------------------------------------

UPPER = 6  # the boxes of single faces come first
FIVE_EQUAL = BOXES.index("kniffeliger")

FULL_HOUSE, SMALL_STRAIGHT, LARGE_STRAIGHT, KNIFFELIGER = 25, 30, 40, 50


def worth(box: int, faces: tuple[int, ...]) -> int:
    """The points of five dice, lowest first, in a box."""
    if box < UPPER:
        return (box + 1) * faces.count(box + 1)
    most = max(map(faces.count, faces))
    match BOXES[box]:
        case "three":
            return sum(faces) if most >= 3 else 0
        case "four":
            return sum(faces) if most >= 4 else 0
        case "house":  # Five equal dice are one, too.
            return FULL_HOUSE if most == DICE or sorted(map(faces.count, set(faces))) == [2, 3] else 0
        case "small":
            rows = ({1, 2, 3, 4}, {2, 3, 4, 5}, {3, 4, 5, 6})
            return SMALL_STRAIGHT if any(row <= set(faces) for row in rows) else 0
        case "large":
            return LARGE_STRAIGHT if set(faces) in ({1, 2, 3, 4, 5}, {2, 3, 4, 5, 6}) else 0
        case "kniffeliger":
            return KNIFFELIGER if most == DICE else 0
    return sum(faces)  # chance


JOKER = {
    BOXES.index("house"): FULL_HOUSE,
    BOXES.index("small"): SMALL_STRAIGHT,
    BOXES.index("large"): LARGE_STRAIGHT,
}
JOKER_BOXES = sum(1 << box for box in JOKER)


def takes_jokers(entries: Entries, options: KniffeligerOptions) -> bool:
    """Whether further five equal dice are a joker on a sheet: it has its 50 already (rule 8)."""
    return options.joker and entries[FIVE_EQUAL] == KNIFFELIGER


def is_joker(faces: tuple[int, ...], entries: Entries, options: KniffeligerOptions) -> bool:
    """Whether these are five equal dice on a sheet where they are a joker."""
    return takes_jokers(entries, options) and len(faces) == DICE and len(set(faces)) == 1


def joker_worth(box: int, points: int) -> int:
    """The points of a joker in a box where its dice alone count these points (rule 8)."""
    return max(points, JOKER.get(box, 0))


def worth_on(box: int, faces: tuple[int, ...], entries: Entries, options: KniffeligerOptions) -> int:
    """The points of five dice in a box of this sheet, a joker counted."""
    points = worth(box, faces)
    return joker_worth(box, points) if is_joker(faces, entries, options) else points


# --- What a sheet counts -------------------------------------------------------------------------------

Entries = tuple[int | None, ...]

UPPER_ENOUGH, UPPER_BONUS = 63, 35  # rule 7
FURTHER_FIVE = 100  # rule 8


def total_of(entries: Entries, further_fives: int, options: KniffeligerOptions) -> int:
    """The points of a sheet with all that the options add."""
    return sum(filter(None, entries)) + upper_bonus(entries, options) + FURTHER_FIVE * further_fives


def upper_bonus(entries: Entries, options: KniffeligerOptions) -> int:
    """The bonus for enough points in ones to sixes."""
    return UPPER_BONUS if options.upper_bonus and upper_points(entries) >= UPPER_ENOUGH else 0


def upper_points(entries: Entries) -> int:
    """The points in ones to sixes."""
    return sum(filter(None, entries[:UPPER]))


def has_kniffeliger(sheet: Sheet) -> bool:
    """Whether five equal dice are entered where they belong; crossed out does not count."""
    return sheet.entries[FIVE_EQUAL] == KNIFFELIGER


def open_boxes(sheet: Sheet) -> int:
    """The boxes of a sheet that are not filled."""
    return sum(1 << box for box, points in enumerate(sheet.entries) if points is None)


def valuable(sheet: Sheet) -> int:
    """The boxes of a sheet with points to steal."""
    return sum(1 << box for box, points in enumerate(sheet.entries) if points)


# --- The bonus die -------------------------------------------------------------------------------------

# Rule 11: how many of twelve chances each of them has, by how the seat stands.
ODDS: dict[facts.Odds, tuple[int, ...]] = {
    # steal, freeze, cross out, shift, exchange, choice
    "level": (2, 2, 2, 2, 2, 2),
    "behind": (3, 1, 1, 1, 3, 3),
    "leading": (1, 3, 2, 3, 1, 2),
}


def is_in_fives(faces: tuple[int, ...]) -> bool:
    """Whether dice add up to a multiple of five, which brings the bonus die (rule 9)."""
    return sum(faces) % 5 == 0


def odds_for(scores: Sequence[int], seat: Seat) -> facts.Odds:
    """How a seat stands for the odds of the bonus die: behind, leading alone, or level with another leader."""
    ahead = leaders(scores)
    if seat not in ahead:
        return "behind"
    return "leading" if len(ahead) == 1 else "level"


def leaders(scores: Sequence[int]) -> tuple[Seat, ...]:
    """The seats with most points."""
    most = max(scores)
    return tuple([seat for seat, score in enumerate(scores) if score == most])


# --- Looked up in play ---------------------------------------------------------------------------------

# Filled here and not in `tables`, since they follow from the rules above, and rules import the tables.

_WORTH = tables.rows_by_dice(worth)
_SCORING = tables.scoring_by_dice(_WORTH)
_BEST = tables.best_by_dice(_WORTH)
_FIVE_EQUAL = frozenset(dice for dice, row in _WORTH.items() if row[FIVE_EQUAL])
_IN_FIVES = frozenset(dice for dice, faces in tables.FACES.items() if is_in_fives(faces))
_BONUSES_BY_ODDS = {
    odds: tuple(bonus for bonus, weight in zip(facts.BONUSES, weights, strict=True) for _ in range(weight))
    for odds, weights in ODDS.items()
}
