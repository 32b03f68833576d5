"""Kniffeliger on the screen: the dice, rolls left, all sheets side by side, bonuses, freezes and skips (KN-12).

The game lays out its buttons itself: five dice that are kept or let go by pressing them, one roll button, the
boxes that the dice count in, and a button for each bonus. Which dice are kept is a draft: it travels in the codes
of the buttons ("hold 57 1 3": in decision 57, the first and the third), so pressing a die costs no message at the
table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from adapters.screens.buttons import ACT, OPEN, write_code
from adapters.screens.drafts import CHOICE_ROWS_MAX, rows_of
from adapters.screens.games import Layout, Names
from adapters.screens.screen import Button, Line, Tone
from adapters.text.words import RIGHT_TO_LEFT, Words
from engine.contract import Decision, Fact
from engine.games.kniffeliger.facts import (
    BONUSES,
    BOXES,
    DICE,
    BonusDeclined,
    BonusWon,
    Crossed,
    CrossedOut,
    Entered,
    Exchanged,
    Froze,
    FurtherFive,
    KniffeligerView,
    MatchEnded,
    Rolled,
    RoundBegan,
    RoundEnded,
    Sheet,
    Shifted,
    Stole,
    TurnLost,
    UpperBonus,
    told_box,
)
from engine.games.kniffeliger.rules import (
    FURTHER_FIVE,
    ROLLS_MAX,
    UPPER,
    UPPER_BONUS,
    UPPER_ENOUGH,
    upper_points,
    worth_on,
)
from engine.games.kniffeliger.tables import AGAINST
from engine.table_view import TableView

FINAL = ("cross", "steal", "freeze", "crossout", "shift", "exchange")  # PL-28: asked about once more
UNTOLD: tuple[type[Fact], ...] = ()
PAGE_ENDS = (RoundEnded, MatchEnded)
TOLD_AT_ONCE = ("roll", "keep", "enter", "cross")
LOG_STEPS = (Entered, Crossed, Stole, TurnLost, RoundEnded, MatchEnded)

# What everyone should notice: the last of these stands on the table until the next roll.
NEWS = (Entered, Crossed, BonusWon, BonusDeclined, Stole, TurnLost, Froze, CrossedOut, Shifted, Exchanged)

DIE_SIGNS = "⚀⚁⚂⚃⚄⚅"
OPEN_BOX, FROZEN_BOX = "–", "❄"
HOLD = "hold"
NAME_ON_BUTTON_MAX = 24

# --- The table -----------------------------------------------------------------------------------------


def table(view: TableView, names: Names, words: Words) -> list[Line]:
    """The dice, what happened last, all sheets side by side, and what everyone has collected or suffers."""
    match = _match(view)
    lines = [Line(words("kniffeliger-round", deal=match.deal), "quiet")]
    news = next((fact for fact in reversed(view.log) if isinstance(fact, (*NEWS, Rolled))), None)
    if news is not None and not isinstance(news, Rolled):
        lines.append(log_line(news, names, words))
    if match.outcome is None:
        lines.append(_dice_line(match, names, words))
    lines.append(Line(words("kniffeliger-sheets", names=words.row(names[: len(match.sheets)])), "strong"))
    for box, name in enumerate(BOXES):
        entries = words.row(_entry(match, seat, box) for seat in range(len(match.sheets)))
        box_name = words("kniffeliger-box", box=told_box(name, match.options))
        lines.append(Line(words("kniffeliger-box-row", box=box_name, entries=entries)))
        if box == UPPER - 1 and match.options.upper_bonus:
            upper = words.row(upper_text(sheet, words) for sheet in match.sheets)
            lines.append(Line(words("kniffeliger-upper-row", entries=upper)))
    if any(sheet.further_fives for sheet in match.sheets):
        further = words.row(str(FURTHER_FIVE * sheet.further_fives) for sheet in match.sheets)
        lines.append(Line(words("kniffeliger-further-row", entries=further)))
    return [*lines, *_trick_lines(match, names, words)]


def _dice_line(match: KniffeligerView, names: Names, words: Words) -> Line:
    if not match.dice:
        return Line(words("kniffeliger-not-rolled", name=names[match.turn]))
    dice = _from_the_start("  ".join(map(die_text, match.dice)), words)
    return Line(words("kniffeliger-dice", dice=dice, left=ROLLS_MAX - match.rolls), "cards")


def _entry(match: KniffeligerView, seat: int, box: int) -> str:
    points = match.sheets[seat].entries[box]
    if points is not None:
        return str(points)
    return FROZEN_BOX if BOXES[box] in match.frozen[seat] else OPEN_BOX


def _trick_lines(match: KniffeligerView, names: Names, words: Words) -> list[Line]:
    """Everyone's bonuses, frozen boxes and turns to miss."""
    lines = []
    for seat in range(len(match.sheets)):
        if match.bonuses[seat]:
            held = bonuses_text(match.bonuses[seat], words)
            lines.append(Line(words("kniffeliger-bonuses", name=names[seat], bonuses=held)))
        if match.frozen[seat]:
            boxes = _box_names(match.frozen[seat], words)
            lines.append(Line(words("kniffeliger-frozen", name=names[seat], boxes=boxes)))
        if match.skips[seat]:
            lines.append(Line(words("kniffeliger-skips", name=names[seat], count=match.skips[seat])))
    return lines


def scoreboard(view: TableView, names: Names, words: Words) -> list[Line]:
    """The points of all sheets."""
    return [
        Line(words("kniffeliger-score", entries=_scores(_totals(_match(view).sheets), names, words)), "strong")
    ]


def hand(view: TableView, names: Names, words: Words) -> list[Line]:
    """The viewer's sheet, bonuses and freezes, and on turn the dice and what can be done with them."""
    match, me = _match(view), view.me
    assert me is not None
    sheet = match.sheets[me]
    lines = [Line(words("kniffeliger-own-total", points=sheet.total), "strong")]
    filled = [
        words("kniffeliger-enter", box=words("kniffeliger-box", box=told_box(box, match.options)), points=points)
        for box, points in zip(BOXES, sheet.entries, strict=True)
        if points is not None
    ]
    is_open = [
        told_box(box, match.options) for box, points in zip(BOXES, sheet.entries, strict=True) if points is None
    ]
    if filled:
        lines.append(Line(words("kniffeliger-own-filled", boxes=words.row(filled))))
    if match.options.upper_bonus:
        lines.append(Line(words("kniffeliger-upper-row", entries=upper_text(sheet, words))))
    if sheet.further_fives:
        lines.append(Line(words("kniffeliger-further-row", entries=str(FURTHER_FIVE * sheet.further_fives))))
    if is_open:
        lines.append(Line(words("kniffeliger-own-open", boxes=_box_names(is_open, words))))
    if match.bonuses[me]:
        lines.append(Line(words("kniffeliger-own-bonuses", bonuses=bonuses_text(match.bonuses[me], words))))
    if match.frozen[me]:
        lines.append(Line(words("kniffeliger-own-frozen", boxes=_box_names(match.frozen[me], words))))
    if me in match.asked:
        lines += _turn_lines(match, names, words)
    return lines


def _turn_lines(match: KniffeligerView, names: Names, words: Words) -> list[Line]:
    if match.is_bonus_offered:
        return [Line(words("kniffeliger-bonus-offer", sum=sum(match.dice)))]
    if not match.dice:
        return [Line(words("kniffeliger-roll-first"))] if match.bonuses[match.turn] else []
    hint = words("kniffeliger-choose-kept" if match.rolls < ROLLS_MAX else "kniffeliger-choose-box")
    return [_dice_line(match, names, words), Line(hint)]


def menu_lines(view: TableView, names: Names, words: Words, draft: str) -> list[Line]:
    """In the menu of a dirty trick: which it is, against whom, and what it does."""
    verb, *what = draft.split() or [""]
    codes = [action.code for action in view.decision.actions] if view.decision is not None else []
    if verb not in BONUSES or not any(code.startswith(f"{draft} ") for code in codes):
        return []
    label = words("kniffeliger-trick", bonus=verb)
    if what:
        label = words("kniffeliger-trick-against", trick=label, name=names[int(what[0])])
    return [Line(label, "strong"), Line(words("kniffeliger-hint-trick", bonus=verb))]


# --- Buttons -------------------------------------------------------------------------------------------


def controls(view: TableView, names: Names, words: Words, draft: str) -> Layout:
    """The dice with the roll button, the boxes and the bonuses; or the menu that the draft has opened."""
    assert view.decision is not None
    codes = [action.code for action in view.decision.actions]
    if all(code.startswith("cross ") for code in codes):  # There is nothing else, so no menu is in the way.
        return rows_of([[_choice(view, code, names, words) for code in codes]]), []
    inside = [code for code in codes if code.startswith(draft + " ")] if draft else []
    # A draft that opens nothing now is the same as none.
    if not inside or draft.split()[0] not in (*AGAINST, "exchange", "enter", "cross"):
        return _main_rows(view, view.decision, codes, draft, words), []
    verb, *seat = draft.split()
    players = sorted({int(code.split()[1]) for code in inside}) if verb in AGAINST else []
    back = _menu(view, words("button-back"), f"{HOLD} 0")
    if len(players) > 1 and not seat:
        buttons = [
            _menu(view, words("menu", label=_player(player, names, words)), f"{verb} {player}")
            for player in players
        ]
        return rows_of([buttons]), [back]
    if seat:
        back = _menu(view, words("button-back"), verb)
    return rows_of([[_choice(view, code, names, words) for code in inside]]), [back]


def _main_rows(
    view: TableView, decision: Decision, codes: list[str], draft: str, words: Words
) -> list[list[Button]]:
    match = _match(view)
    if match.is_bonus_offered:
        take = _act(view, words("kniffeliger-take-bonus"), "bonus", tone="primary")
        return [[take, _act(view, words("kniffeliger-decline-bonus"), "decline")]]
    rows: list[list[Button]] = []
    menus: list[Button] = []
    if not match.dice:
        rows.append([_act(view, words("kniffeliger-roll"), "roll", tone="primary")])
    elif match.rolls < ROLLS_MAX:
        held = held_now(view, draft)
        rows.append(_dice_row(view, match.dice, held, decision.number, words))
        if len(held) < DICE:
            menus.append(_roll_button(view, match.dice, held, words))
    if match.dice:
        menus.append(_menu(view, words("menu", label=words("kniffeliger-cross-menu")), "cross"))
    tricks = _trick_buttons(view, codes, words)
    enters = [code for code in codes if code.startswith("enter ")]
    rows += [menus] if menus else []
    room = CHOICE_ROWS_MAX - len(rows) - bool(tricks)
    rows += _enter_rows(view, match, enters, room, words)
    return [*rows, tricks] if tricks else rows


def held_dice(draft: str, number: int) -> list[int]:
    """The positions of the dice that the draft keeps, first to fifth, if it belongs to this decision."""
    verb, *numbers = draft.split() or [""]
    if verb != HOLD or not all(word.isascii() and word.isdecimal() for word in numbers):
        return []
    of, *positions = map(int, numbers or ["0"])
    return sorted({position for position in positions if 1 <= position <= DICE}) if of == number else []


def held_now(view: TableView, draft: str) -> list[int]:
    """The positions of the dice that are kept: as the draft says, and before it says anything, as they were."""
    match, decision = _match(view), view.decision
    if decision is None or not match.dice or match.rolls >= ROLLS_MAX:
        return []
    if draft.split()[:2] == [HOLD, str(decision.number)]:
        return held_dice(draft, decision.number)
    last = next((fact for fact in reversed(view.log) if isinstance(fact, Rolled)), None)
    left = Counter(last.kept if last is not None and match.rolls > 1 else ())
    kept = []
    for position, face in enumerate(match.dice, 1):
        if left[face]:
            left[face] -= 1
            kept.append(position)
    return kept


def _dice_row(view: TableView, dice: tuple[int, ...], held: list[int], number: int, words: Words) -> list[Button]:
    """The five dice; pressing one keeps it or lets it go."""
    row = []
    for position, face in enumerate(dice, 1):
        toggled = " ".join(map(str, sorted({*held} ^ {position})))
        is_held = position in held
        row.append(
            Button(
                words("kniffeliger-die-kept" if is_held else "kniffeliger-die", die=die_text(face)),
                write_code(OPEN, view.id, number, f"{HOLD} {number} {toggled}".strip()),
                "primary" if is_held else "plain",
                words("kniffeliger-die-kept-spoken" if is_held else "kniffeliger-die-spoken", face=face),
            )
        )
    return row


def _roll_button(view: TableView, dice: tuple[int, ...], held: list[int], words: Words) -> Button:
    kept = sorted(dice[position - 1] for position in held)
    count = DICE - len(kept)
    code = f"keep {' '.join(map(str, kept))}" if kept else "roll"
    label = words("kniffeliger-roll-some", count=count)
    return _act(view, label, code, words("kniffeliger-roll-spoken", count=count), "primary")


def _enter_rows(
    view: TableView, match: KniffeligerView, codes: list[str], room: int, words: Words
) -> list[list[Button]]:
    """The boxes that the dice count in; if there is no room for all, the best and a menu of all."""
    width = 3 if len(codes) <= 3 * room else 4
    if len(codes) > width * room:
        best = sorted(codes, key=lambda code: -_worth(match, code.split()[1]))[: width * room - 1]
        more = [_menu(view, words("menu", label=words("kniffeliger-enter-menu")), "enter")]
    else:
        best, more = codes, []
    buttons = [_choice(view, code, (), words) for code in codes if code in best] + more
    return [buttons[at : at + width] for at in range(0, len(buttons), width)]


def _trick_buttons(view: TableView, codes: list[str], words: Words) -> list[Button]:
    """A button for each kind of bonus that can be used now."""
    buttons = []
    for bonus in BONUSES:
        label = words("kniffeliger-trick", bonus=bonus)
        if bonus in codes:  # shift
            buttons.append(_act(view, label, bonus))
        elif any(code.startswith(bonus + " ") for code in codes):
            buttons.append(_menu(view, words("menu", label=label), bonus))
    return buttons


def _choice(view: TableView, code: str, names: Names, words: Words) -> Button:
    """The button of an action that is about a box or a player."""
    match = _match(view)
    verb, *what = code.split()
    if verb == "exchange":
        return _act(view, words("kniffeliger-exchange", name=_player(int(what[0]), names, words)), code)
    box = words("kniffeliger-box", box=told_box(what[-1], match.options))
    if verb == "enter":
        points = _worth(match, what[-1])
        spoken = words("kniffeliger-enter-spoken", box=box, points=points)
        return _act(view, words("kniffeliger-enter", box=box, points=points), code, spoken)
    if verb == "cross":
        return _act(view, words("kniffeliger-cross", box=box), code, words("kniffeliger-cross-spoken", box=box))
    other = int(what[0])
    spoken = words("kniffeliger-trick-spoken", bonus=verb, box=box, name=names[other])
    taken = match.sheets[other].entries[BOXES.index(what[1])] if verb == "steal" else None
    return _act(view, box if taken is None else words("kniffeliger-enter", box=box, points=taken), code, spoken)


def _player(seat: int, names: Names, words: Words) -> str:
    """A player's name where it fits on a button, else the seat."""
    name = names[seat]
    return name if len(name) <= NAME_ON_BUTTON_MAX else words("kniffeliger-seat", seat=seat + 1)


def _act(view: TableView, label: str, code: str, spoken: str = "", tone: Tone = "plain") -> Button:
    assert view.decision is not None
    return Button(label, write_code(ACT, view.id, view.decision.number, code), tone, spoken)


def _menu(view: TableView, label: str, draft: str) -> Button:
    assert view.decision is not None
    return Button(label, write_code(OPEN, view.id, view.decision.number, draft))


# --- The log -------------------------------------------------------------------------------------------


def log_line(fact: Fact, names: Names, words: Words) -> Line:
    """A fact in words."""
    match fact:
        case RoundBegan(deal):
            return Line(words("kniffeliger-round", deal=deal), "quiet")
        case Rolled(seat, kept, dice, _):
            if not kept:
                return Line(words("kniffeliger-log-rolled", name=names[seat], dice=dice_text(dice, words)))
            held, rolled = dice_text(kept, words), dice_text(dice, words)
            return Line(words("kniffeliger-log-rolled-on", name=names[seat], kept=held, dice=rolled))
        case Entered(seat, box, points, dice):
            return Line(
                words(
                    "kniffeliger-log-entered",
                    name=names[seat],
                    box=words("kniffeliger-box", box=box),
                    points=points,
                    dice=dice_text(dice, words),
                ),
                "strong",
            )
        case Crossed(seat, box, dice):
            name, crossed = names[seat], words("kniffeliger-box", box=box)
            shown = dice_text(dice, words)
            return Line(words("kniffeliger-log-crossed", name=name, box=crossed, dice=shown), "strong")
        case RoundEnded(deal, scores):
            entries = _scores(scores, names, words)
            return Line(words("kniffeliger-log-round-ended", deal=deal, entries=entries), "strong")
        case MatchEnded(winners, scores):
            won = words.list(names[seat] for seat in winners)
            points = scores[winners[0]]
            return Line(words("kniffeliger-log-ended", names=won, count=len(winners), points=points), "strong")
    return _bonus_line(fact, names, words)


def trick_part(fact: Fact, names: Names, words: Words) -> str | None:
    """A turn in one line: the rolls on the way are not told once a box is filled."""
    return "" if isinstance(fact, Rolled) else None


def _bonus_line(fact: Fact, names: Names, words: Words) -> Line:
    """What bonuses bring and do, in words."""
    match fact:
        case FurtherFive(seat, points):
            return Line(words("kniffeliger-log-further", name=names[seat], points=points), "strong")
        case UpperBonus(seat, points):
            if points > 0:
                return Line(words("kniffeliger-log-upper", name=names[seat], points=points), "strong")
            return Line(words("kniffeliger-log-upper-lost", name=names[seat], points=-points), "strong")
        case BonusWon(seat, bonus):
            return Line(
                words("kniffeliger-log-won-bonus", name=names[seat], bonus=face_text(bonus, words)), "strong"
            )
        case BonusDeclined(seat):
            return Line(words("kniffeliger-log-declined", name=names[seat]))
        case TurnLost(seat, reason):
            return Line(words("kniffeliger-log-lost", name=names[seat], reason=reason))
        case Shifted(seat, _, scores):
            entries = _scores(scores, names, words)
            return Line(words("kniffeliger-log-shifted", name=names[seat], entries=entries), "strong")
        case Exchanged(seat, other, _, scores):
            entries = _scores(scores, names, words)
            text = words("kniffeliger-log-exchanged", name=names[seat], other=names[other], entries=entries)
            return Line(text, "strong")
        case Stole(seat, other, box, points, _):
            stolen = words("kniffeliger-box", box=box)
            text = words("kniffeliger-log-stole", name=names[seat], other=names[other], box=stolen, points=points)
            return Line(text, "strong")
        case Froze(seat, other, box, _):
            frozen = words("kniffeliger-box", box=box)
            return Line(words("kniffeliger-log-froze", name=names[seat], other=names[other], box=frozen), "strong")
        case CrossedOut(seat, other, box, _):
            crossed = words("kniffeliger-box", box=box)
            text = words("kniffeliger-log-crossed-out", name=names[seat], other=names[other], box=crossed)
            return Line(text, "strong")
    raise AssertionError(f"no words for {fact!r}")


# --- Words ---------------------------------------------------------------------------------------------


def die_text(face: int) -> str:
    """A die that is easy to read: "⚅ 6"."""
    return f"{DIE_SIGNS[face - 1]} {face}"


def dice_text(dice: Iterable[int], words: Words) -> str:
    """Dice in a sentence: "⚁ ⚅"."""
    return _from_the_start(" ".join(DIE_SIGNS[face - 1] for face in dice), words)


def _from_the_start(dice: str, words: Words) -> str:
    """Dice in a row that begins where reading begins, as their buttons and their picture do.

    Signs and numbers have no direction of their own, and what is isolated would run from the left.
    """
    return RIGHT_TO_LEFT + dice if words.is_right_to_left else dice


def bonuses_text(bonuses: Iterable[str], words: Words) -> str:
    """Bonuses, equal ones counted."""
    counted = Counter(bonuses)
    held = []
    for bonus in BONUSES:
        name = words("kniffeliger-bonus", bonus=bonus)
        if counted[bonus] > 1:
            held.append(words("kniffeliger-count", what=name, count=counted[bonus]))
        elif counted[bonus]:
            held.append(name)
    return words.row(held)


def _box_names(boxes: Iterable[str], words: Words) -> str:
    return words.row(words("kniffeliger-box", box=box) for box in boxes)


def _totals(sheets: Iterable[Sheet]) -> list[int]:
    return [sheet.total for sheet in sheets]


def _scores(scores: Iterable[int], names: Names, words: Words) -> str:
    return words.row(words("score-entry", name=names[seat], score=score) for seat, score in enumerate(scores))


def _worth(match: KniffeligerView, box: str) -> int:
    return worth_on(BOXES.index(box), match.dice, match.sheets[match.turn].entries, match.options)


def upper_text(sheet: Sheet, words: Words) -> str:
    """The points in ones to sixes, and how many are missing to the bonus."""
    points = upper_points(sheet.entries)
    return words("kniffeliger-upper-entry", points=points, left=max(0, UPPER_ENOUGH - points), bonus=UPPER_BONUS)


def face_text(bonus: str, words: Words) -> str:
    """What the bonus die has brought, with its face."""
    face = BONUSES.index(bonus) + 1
    return words("kniffeliger-bonus-face", die=die_text(face), bonus=words("kniffeliger-bonus", bonus=bonus))


def _match(view: TableView) -> KniffeligerView:
    assert isinstance(view.match, KniffeligerView)
    return view.match
