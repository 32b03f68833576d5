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

A seat has a turn only while its sheet has an open box that is not frozen: otherwise the turn is lost, when it
would begin or as soon as a shift or an exchange leads there.
"""

from __future__ import annotations

from typing import Self

from engine.chance import Chance
from engine.contract import EVERYONE, Action, GameInfo, Match, Outcome, Seat
from engine.dice import dice_of, faces_of
from engine.games.kniffeliger import facts, tables
from engine.games.kniffeliger.facts import (
    BONUSES,
    BOXES,
    CHOICE,
    CROSSOUT,
    DICE,
    EXCHANGE,
    FREEZE,
    PRESETS,
    SHIFT,
    STEAL,
    KniffeligerOptions,
    KniffeligerView,
    Sheet,
)

# --- The sheet -----------------------------------------------------------------------------------------

ROLLS_MAX = 3

UPPER = 6  # the boxes of single faces come first
FIVE_EQUAL = BOXES.index("kniffeliger")

FULL_HOUSE, SMALL_STRAIGHT, LARGE_STRAIGHT, KNIFFELIGER = 25, 30, 40, 50
UPPER_ENOUGH, UPPER_BONUS = 63, 35
FURTHER_FIVE = 100


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


def total_of(entries: tuple[int | None, ...], further_fives: int, options: KniffeligerOptions) -> int:
    """The points of a sheet with all that the options add."""
    return sum(filter(None, entries)) + upper_bonus(entries, options) + FURTHER_FIVE * further_fives


def upper_bonus(entries: tuple[int | None, ...], options: KniffeligerOptions) -> int:
    """The bonus for enough points in ones to sixes."""
    has_enough = options.upper_bonus and sum(filter(None, entries[:UPPER])) >= UPPER_ENOUGH
    return UPPER_BONUS if has_enough else 0


# --- The bonuses ---------------------------------------------------------------------------------------

# Rule 11: how many of twelve chances each of them has, by how the seat stands.
ODDS = {
    "level": (2, 2, 2, 2, 2, 2),
    "behind": (3, 1, 1, 1, 3, 3),
    "leading": (1, 3, 2, 3, 1, 2),
}
_BONUS_OF = {
    place: tuple(bonus for bonus, weight in zip(BONUSES, weights, strict=True) for _ in range(weight))
    for place, weights in ODDS.items()
}

_WORTH = tables.rows_by_dice(worth)
_SCORING = tables.scoring_by_dice(_WORTH)
_BEST = tables.best_by_dice(_WORTH)
_IN_FIVES = frozenset(dice for dice, faces in tables.FACES.items() if sum(faces) % 5 == 0)
_ALL_EQUAL = frozenset(dice for dice, row in _WORTH.items() if row[FIVE_EQUAL])

# --- The match -----------------------------------------------------------------------------------------


class Kniffeliger(Match):
    """A match of Kniffeliger."""

    info = GameInfo(
        key="kniffeliger",
        seat_counts=(2, 3, 4),
        options=KniffeligerOptions,
        presets=PRESETS,
        rules_version=1,
        # 52 boxes are filled, each with at most three rolls, an entry and the bonus die. Each of the at most 52
        # bonuses is used once, and may end a turn in which nothing is entered after three rolls.
        moves_max=52 * 5 + 52 * 4,
    )
    options: KniffeligerOptions

    # Setting out.

    def _begin(self, carried: dict[str, int] | None) -> None:
        self.first = self.chance.below(self.seats) if carried is None else carried["first"] % self.seats
        self.deal = 1
        self.sheets = [Sheet()] * self.seats
        self.open = [tables.ALL_BOXES] * self.seats  # of each sheet, the boxes that are not filled
        self.bonuses: list[tuple[str, ...]] = [()] * self.seats
        self.frozen = [0] * self.seats
        self.skips = [0] * self.seats
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
        """Roll, keep, enter or cross a box, and use bonuses; after the entry the bonus die."""
        if seat not in self.asked:
            return ()
        if self.is_bonus_offered:
            return tables.BONUS_OR_NOT
        dice, free = self.dice, self.open[seat] & ~self.frozen[seat]
        if not dice:
            actions: tuple[Action, ...] = tables.ROLL_ONLY
        else:
            actions = tables.ENTERS[free & _SCORING[dice]] + tables.CROSSES[free]
            if self.rolls < ROLLS_MAX:
                actions = tables.KEEPS[dice] + actions
        return actions + self._tricks(seat, free) if self.bonuses[seat] else actions

    def _tricks(self, seat: Seat, free: int) -> tuple[Action, ...]:
        """What the bonuses of a seat allow; a choice is a bonus of every kind."""
        held = BONUSES if CHOICE in self.bonuses[seat] else self.bonuses[seat]
        others = [other for other in range(self.seats) if other != seat]
        actions: tuple[Action, ...] = ()
        if STEAL in held and not self.dice:
            for other in others:
                actions += tables.against(STEAL, other, free & valuable(self.sheets[other]))
        if FREEZE in held:
            for other in others:
                actions += tables.against(FREEZE, other, self.open[other] & ~self.frozen[other])
        if CROSSOUT in held:
            for other in others:
                actions += tables.against(CROSSOUT, other, self.open[other])
        if SHIFT in held:
            actions += (tables.SHIFT_SHEETS,)
        if EXCHANGE in held:
            actions += tuple(tables.EXCHANGE_WITH[other] for other in others)
        return actions

    def default(self, seat: Seat) -> Action:
        """Roll once, then the box with most points, the topmost of equals; take the bonus die, use no bonus."""
        if self.is_bonus_offered:
            return tables.TAKE_BONUS
        if not self.dice:
            return tables.ROLL
        free = self.open[seat] & ~self.frozen[seat]
        for box, action in _BEST[self.dice]:
            if free & box:
                return action
        raise AssertionError("a seat on turn has a box to fill")

    # Carrying it out.

    def apply(self, seat: Seat, action: Action) -> None:
        """Roll, write something down, or use a bonus."""
        verb, what, box = action.what
        if verb == "roll":
            self._roll(seat, what, box)
        elif verb == "enter":
            self._enter(seat, what, _WORTH[self.dice][what])
        elif verb == "cross":
            self._enter(seat, what, 0)
        elif verb == "bonus":
            self._take_bonus(seat)
        elif verb == "decline":
            self._tell(facts.BonusDeclined, EVERYONE, seat)
            self._end_turn()
        else:
            self._use_bonus(seat, verb, what, box)

    def _roll(self, seat: Seat, kept: int, count: int) -> None:
        self.dice = dice = kept + dice_of(self.chance.roll(count))
        self.rolls += 1
        if self._heard is not None:
            self._tell(facts.Rolled, EVERYONE, seat, faces_of(kept), tables.FACES[dice], ROLLS_MAX - self.rolls)

    def _enter(self, seat: Seat, box: int, points: int) -> None:
        """Fill a box, or cross it out with 0; then the bonus die, or the turn is over."""
        dice = self.dice
        if self._heard is not None:
            if points:
                self._tell(facts.Entered, EVERYONE, seat, BOXES[box], points, tables.FACES[dice])
            else:
                self._tell(facts.Crossed, EVERYONE, seat, BOXES[box], tables.FACES[dice])
        is_further = self.options.further_fives and dice in _ALL_EQUAL and self._has_kniffeliger(seat)
        self._write(seat, box, points, is_further)
        if self.options.dirty_tricks and dice in _IN_FIVES and any(self.open):
            self.is_bonus_offered = True
        else:
            self._end_turn()

    def _has_kniffeliger(self, seat: Seat) -> bool:
        return self.sheets[seat].entries[FIVE_EQUAL] == KNIFFELIGER

    def _write(self, seat: Seat, box: int, points: int, is_further: bool = False) -> None:
        """Put points into a box of a seat's sheet and count it anew."""
        before = self.sheets[seat]
        entries = (*before.entries[:box], points, *before.entries[box + 1 :])
        further_fives = before.further_fives + is_further
        self.sheets[seat] = Sheet(entries, further_fives, total_of(entries, further_fives, self.options))
        self.open[seat] &= ~(1 << box)
        if is_further:
            self._tell(facts.FurtherFive, EVERYONE, seat, FURTHER_FIVE)
        if self.options.upper_bonus:
            gained = upper_bonus(entries, self.options) - upper_bonus(before.entries, self.options)
            if gained:
                self._tell(facts.UpperBonus, EVERYONE, seat, gained)

    # The bonus die.

    def _take_bonus(self, seat: Seat) -> None:
        place = standing_place(self._scores(), seat) if self.options.bonus_odds == "catch-up" else "level"
        chances = _BONUS_OF[place]
        bonus = chances[self.chance.below(len(chances))]
        self.bonuses[seat] += (bonus,)
        self._tell(facts.BonusWon, EVERYONE, seat, bonus)
        self._end_turn()

    def _use_bonus(self, seat: Seat, verb: str, other: Seat, box: int) -> None:
        spent = self._spend(seat, verb)
        if verb == STEAL:
            self._steal(seat, other, box, spent)
        elif verb == FREEZE:
            self.frozen[other] |= 1 << box
            self._tell(facts.Froze, EVERYONE, seat, other, BOXES[box], spent)
        elif verb == CROSSOUT:
            self._tell(facts.CrossedOut, EVERYONE, seat, other, BOXES[box], spent)
            self._write(other, box, 0)
            self.skips[other] += 1
        else:
            if verb == SHIFT:
                self._move_sheets([(giver - 1) % self.seats for giver in range(self.seats)])
                self._tell(facts.Shifted, EVERYONE, seat, spent, self._scores())
            else:
                swapped = {seat: other, other: seat}
                self._move_sheets([swapped.get(giver, giver) for giver in range(self.seats)])
                self._tell(facts.Exchanged, EVERYONE, seat, other, spent, self._scores())
            reason = self._why_no_turn(seat)
            if reason:
                self._tell(facts.TurnLost, EVERYONE, seat, reason)
                self._end_turn()

    def _spend(self, seat: Seat, kind: str) -> str:
        """Use up a bonus of this kind, or a choice if there is none."""
        held = self.bonuses[seat]
        spent = kind if kind in held else CHOICE
        place = held.index(spent)
        self.bonuses[seat] = held[:place] + held[place + 1 :]
        return spent

    def _steal(self, seat: Seat, other: Seat, box: int, spent: str) -> None:
        """The points move over, the other's box stays filled with 0, and this was the turn."""
        points = self.sheets[other].entries[box]
        assert points, "only entries above 0 can be stolen"
        self._tell(facts.Stole, EVERYONE, seat, other, BOXES[box], points, spent)
        self._write(other, box, 0)
        self._write(seat, box, points)
        self._end_turn()

    def _move_sheets(self, givers: list[Seat]) -> None:
        """Every seat gets the sheet of its giver; freezes, skips and bonuses stay with the seats."""
        self.sheets = [self.sheets[giver] for giver in givers]
        self.open = [self.open[giver] for giver in givers]

    # From turn to turn.

    def _why_no_turn(self, seat: Seat) -> str:
        """Why a seat with this sheet has nothing to fill now, if so."""
        if not self.open[seat]:
            return "full"
        return "" if self.open[seat] & ~self.frozen[seat] else "frozen"

    def _end_turn(self) -> None:
        """Go on to the next seat that has a turn; a lost turn uses up one skip and all freezes."""
        seat = self.turn
        self.frozen[seat] = 0
        if not any(self.open):
            self._end_match()
            return
        while True:
            seat = (seat + 1) % self.seats
            if seat == self.first:
                self._begin_round()
            if self.skips[seat]:
                self.skips[seat] -= 1
                reason = "skipped"
            else:
                reason = self._why_no_turn(seat)
            if not reason:
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

    # Scoring.

    def _scores(self) -> tuple[int, ...]:
        return tuple([sheet.total for sheet in self.sheets])

    def _end_match(self) -> None:
        """Most points win, and equals share the win."""
        scores = self._scores()
        winners = leaders(scores)
        self.asked = ()
        self._outcome = Outcome(winners, scores, "won")
        self._tell(facts.MatchEnded, EVERYONE, winners, scores)

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
        sheet = self.sheets[seat]
        hope: float = (
            sheet.total + tables.usual_points(self.open[seat]) + tables.USUAL_BONUS * len(self.bonuses[seat])
        )
        if self.options.upper_bonus and not upper_bonus(sheet.entries, self.options):
            upper = sum(filter(None, sheet.entries[:UPPER])) + tables.usual_points(
                self.open[seat] & (1 << UPPER) - 1
            )
            hope += UPPER_BONUS * min(1.0, upper / UPPER_ENOUGH) ** 4
        return hope

    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it runs."""
        return self._outcome

    def stop(self) -> None:
        """End the match here: who is ahead wins; if all are level it is a draw."""
        if self._outcome is None:
            scores = self._scores()
            winners = leaders(scores)
            self._outcome = Outcome(winners if len(winners) < self.seats else (), scores, "stopped")
            self.asked = ()

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


# --- Rules people argue about --------------------------------------------------------------------------


def open_boxes(sheet: Sheet) -> int:
    """The boxes of a sheet that are not filled."""
    return sum(1 << box for box, points in enumerate(sheet.entries) if points is None)


def valuable(sheet: Sheet) -> int:
    """The boxes of a sheet with points to steal."""
    return sum(1 << box for box, points in enumerate(sheet.entries) if points)


def leaders(scores: tuple[int, ...]) -> tuple[Seat, ...]:
    """The seats with most points."""
    most = max(scores)
    return tuple([seat for seat, score in enumerate(scores) if score == most])


def standing_place(scores: tuple[int, ...], seat: Seat) -> str:
    """How a seat stands for the odds of the bonus die: behind, leading alone, or level with another leader."""
    ahead = leaders(scores)
    if seat not in ahead:
        return "behind"
    return "leading" if len(ahead) == 1 else "level"
