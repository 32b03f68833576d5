"""Rules of thumb: what a club player would tell a beginner, one function per game and nothing more.

They look only at what the seat itself sees: its own hand and what lies open.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.cards import BIT, NAME, RANK, SUIT, cards, members
from engine.chance import Chance
from engine.contract import Match, Seat, View
from engine.dice import faces_of
from engine.games.kniffeliger.facts import BOXES
from engine.games.kniffeliger.rules import worth
from engine.games.santase import tables as santase_tables
from engine.games.sixty_one import tables as sixty_one_tables
from engine.games.thurf import tables as thurf_tables
from engine.games.thurf.rules import fullest_suit
from engine.games.truco.tables import STRENGTH


def rule_of_thumb(game: type[Match], view: View, seat: Seat, chance: Chance) -> str:
    """The code of what the rule of thumb of this game says."""
    match = game.imagine(view, chance)
    codes = [action.code for action in match.legal(seat)]
    if len(codes) == 1:
        return codes[0]
    if match.between_deals:
        return match.default(seat).code
    return RULES[game.info.key](match, seat, codes)


# --- Santase -------------------------------------------------------------------------------------------


def santase(match: Any, seat: Seat, codes: list[str]) -> str:
    """Count and declare; marry and exchange when you can; lead low while you draw, high afterwards."""
    if match.points[seat] >= santase_tables.ENOUGH and "declare" in codes:
        return "declare"
    if "exchange" in codes:
        return "exchange"
    marriages = [code for code in codes if code.startswith("marry")]
    if marriages:
        trump = f"marry {'CDHS'[match.trump]}"
        return trump if trump in marriages else marriages[0]
    plays = [action.what[1] for action in match.legal(seat) if action.what[0] == "play"]
    value, trump = santase_tables.CARD_WORTH, match.trump
    pairs = sum(pair for pair in santase_tables.PAIRS if match.hands[seat] & pair == pair)

    def cheapness(one: int) -> tuple[bool, bool, int]:
        return bool(BIT[one] & pairs), SUIT[one] == trump, value[one]

    is_drawing = match.closer is None and match.talon
    if match.led is None:
        best = (
            min(plays, key=cheapness)
            if is_drawing
            else max(plays, key=lambda one: (SUIT[one] == trump, value[one]))
        )
        return f"play {NAME[best]}"
    beating = [one for one in plays if santase_tables.BEATING[trump][match.led] & BIT[one]]
    plain = [one for one in beating if SUIT[one] != trump]
    if plain:  # A ten or an ace is safe in our own tricks.
        return f"play {NAME[max(plain, key=value.__getitem__)]}"
    if beating and (not is_drawing or value[match.led] >= 10):
        return f"play {NAME[min(beating, key=value.__getitem__)]}"
    return f"play {NAME[min(plays, key=cheapness)]}"


# --- 61 ------------------------------------------------------------------------------------------------


def sixty_one(match: Any, seat: Seat, codes: list[str]) -> str:
    """Lead what nobody beats; last, take the trick cheaply; give points to partners, low cards to the others."""
    plays = [action.what for action in match.legal(seat)]
    value, beating = sixty_one_tables.CARD_WORTH, match._beating
    strength = sixty_one_tables.RANKS.index
    trick = match.trick

    def cost(one: int) -> tuple[bool, int, int]:
        return SUIT[one] == match.trump, value[one], strength(RANK[one])

    if not trick:
        aces = [one for one in plays if RANK[one] == "A" and SUIT[one] != match.trump]
        return f"play {NAME[aces[0] if aces else min(plays, key=cost)]}"
    best = 0
    for later in range(1, len(trick)):
        if beating[trick[best]] & BIT[trick[later]]:
            best = later
    is_ours = (match.leader + best) % 2 == seat % 2
    winning = [one for one in plays if beating[trick[best]] & BIT[one]]
    is_last = len(trick) == sixty_one_tables.SEATS - 1
    worth_taking = sum(value[one] for one in trick) >= 10
    if is_ours and (is_last or RANK[trick[best]] == "A"):
        plain = [one for one in plays if SUIT[one] != match.trump] or plays
        return f"play {NAME[max(plain, key=value.__getitem__)]}"
    if not is_ours and winning and (worth_taking or is_last):
        pick = min if is_last else max
        return f"play {NAME[pick(winning, key=cost)]}"
    return f"play {NAME[min(plays, key=cost)]}"


# --- Thurf ---------------------------------------------------------------------------------------------


def thurf(match: Any, seat: Seat, codes: list[str]) -> str:
    """Call with the jack and another thurf or a side ace; addu with two high thurfs; the rest as in 61."""
    hand = members(match.hands[seat])
    suits = [SUIT[one] for one in hand]
    if match.phase == "call":
        if match.answers[seat] is not None:
            return codes[-1]
        has_game = any(
            (RANK[one] == "J" and suits.count(SUIT[one]) >= 2)
            or (RANK[one] == "9" and suits.count(SUIT[one]) >= 3)
            for one in hand
        )
        return "aata" if has_game else "pass"
    if match.phase == "name":
        jacks = [SUIT[one] for one in hand if RANK[one] == "J"]
        best = max(jacks, key=suits.count, default=fullest_suit(hand))
        return f"suit {'CDHS'[best]}"
    if match.phase != "play":
        high = [one for one in hand if SUIT[one] == match.thurf and RANK[one] in "J9A"]
        return codes[0] if len(high) >= 2 and match.stake == 1 else "pass"
    plays = [action.what[1] for action in match.legal(seat)]
    value = thurf_tables.CARD_POINTS[match.thurf]

    def cost(one: int) -> tuple[bool, int]:
        return SUIT[one] == match.thurf, value[one]

    if not match.trick:
        sure = [one for one in plays if RANK[one] == "A" and SUIT[one] != match.thurf]
        jack = [one for one in plays if RANK[one] == "J" and SUIT[one] == match.thurf]
        pick = jack or sure
        return f"play {NAME[pick[0] if pick else min(plays, key=cost)]}"
    is_last = len(match.trick) == len(match.order) - 1
    winning = [one for one in plays if thurf_tables.BEATING[match.thurf][match.best] & BIT[one]]
    if match.ahead % 2 == seat % 2 and (is_last or RANK[match.best] in "AJ"):
        plain = [one for one in plays if SUIT[one] != match.thurf] or plays
        return f"play {NAME[max(plain, key=value.__getitem__)]}"
    if match.ahead % 2 != seat % 2 and winning and (is_last or sum(value[one] for one in match.trick) >= 10):
        return f"play {NAME[min(winning, key=cost)]}"
    return f"play {NAME[min(plays, key=cost)]}"


# --- Truco ---------------------------------------------------------------------------------------------


def truco(match: Any, seat: Seat, codes: list[str]) -> str:
    """Call with two good cards, or one after the first round; beat a card just so; else throw the lowest."""
    level = STRENGTH[match.manilha]
    if match.lying:
        return codes[0]
    hand = sorted(members(match.hands[seat]), key=level.__getitem__)
    good = sum(level[one] >= level_of_two(match) for one in hand)
    has_first = bool(match.won) and match.won[0] == seat % 2
    needed = 1 if has_first else 2
    if match.phase == "choose":
        return "accept" if good >= 1 else "refuse"
    if match.phase == "answer":
        if good > needed and len(codes) > 2:
            return codes[-1]
        return "accept" if good >= needed else "refuse"
    calls = [code for code in codes if not code.startswith(("play", "hide"))]
    if calls and good >= needed and match.worth < 6:
        return calls[0]
    theirs = ours = -1
    seats = match.seats
    for step, one in enumerate(match.on_table):
        other = (match.leader - step) % seats
        height = -1 if one is None else level[one]
        if other % 2 == seat % 2:
            ours = max(ours, height)
        else:
            theirs = max(theirs, height)
    if match.on_table:
        if ours > theirs:
            return f"play {NAME[hand[0]]}"
        return f"play {NAME[next((one for one in hand if level[one] > theirs), hand[0])]}"
    return f"play {NAME[hand[-1] if not match.won else hand[0] if has_first else hand[-1]]}"


def level_of_two(match: Any) -> int:
    """How high a two stands, which is a good card where it is no manilha."""
    strength = STRENGTH[match.manilha]
    return min(strength[one] for one in cards("2C 2D 2H 2S"))


# --- Kniffeliger ---------------------------------------------------------------------------------------


def kniffeliger(match: Any, seat: Seat, codes: list[str]) -> str:
    """Keep most of a kind or four in a row; enter what counts most, and cross out the ones."""
    if match.is_bonus_offered:
        return "bonus"
    if not match.dice:
        return "roll"
    faces = faces_of(match.dice)
    open_boxes = [box for box in range(len(BOXES)) if (match.open[seat] & ~match.frozen[seat]) >> box & 1]
    good = [box for box in open_boxes if box >= 8 and BOXES[box] != "chance" and worth(box, faces)]
    keeps = [code for code in codes if code.startswith("keep")]
    if not good and keeps:
        common = max(set(faces), key=lambda face: (faces.count(face), face))
        kept = "keep " + " ".join(str(common) for _ in range(faces.count(common)))
        if kept in keeps:
            return kept
    best = max(
        open_boxes, key=lambda box: worth(box, faces) - (12 if BOXES[box] == "chance" else 3 * min(box + 1, 6))
    )
    return f"{'enter' if worth(best, faces) else 'cross'} {BOXES[best]}"


RULES: dict[str, Callable[[Any, Seat, list[str]], str]] = {
    "santase": santase,
    "sixty-one": sixty_one,
    "thurf": thurf,
    "truco": truco,
    "kniffeliger": kniffeliger,
}
