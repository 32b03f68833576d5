"""Names and chat are data that strangers wrote: made harmless, short, and unlike each other at a table.

Nothing here escapes markup; that is each platform's work, since each has its own.
"""

from __future__ import annotations

import unicodedata
import zlib
from collections.abc import Iterator, Mapping
from functools import lru_cache

from adapters.text.words import Words
from engine.table_view import SeatView, TableView

NAME_LENGTH_MAX = 24  # characters as a reader counts them
NAME_POINTS_MAX = 60  # code points: an emoji may be made of many
TEXT_LENGTH_MAX = 500
MARKS_MAX = 3  # accents on one letter; more is an attack on the lines above
NAMES_CACHED = 4096  # the same few names are shown again and again
READ_MAX = 4000  # of what somebody sends, before anything is done with it

# Friendly, short, the same in every language, and told apart at a glance.
HOUSE_NAMES = ("Robin", "Mika", "Toni", "Juno", "Kim", "Lou", "Sasha", "Nika", "Dani", "Vega", "Pim", "Zora")

_JOINERS = "\u200c\u200d"  # Telugu, Arabic and emoji need them between characters
_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # called letters or symbols, and seen by nobody
_SKIN = range(0x1F3FB, 0x1F400)
_FLAG = range(0x1F1E6, 0x1F200)


@lru_cache(maxsize=NAMES_CACHED)
def clean_name(text: str) -> str:
    """A name that is safe to show, or "" if nothing visible is left and the person must be asked again."""
    shown = ""
    for count, character in enumerate(_characters(_one_line(text))):
        if count == NAME_LENGTH_MAX or len(shown) + len(character) > NAME_POINTS_MAX:
            break
        shown += character
    return shown.strip()


def is_too_long(text: str) -> bool:
    """Whether a name would be cut, which its owner should know of."""
    shown = clean_name(text)
    return bool(shown) and shown != _one_line(text)


def plain_digits(text: str) -> str:
    """The text with the digits of every script as those of ours: a code is typed as one's keyboard has it."""
    return "".join(str(unicodedata.decimal(one)) if one.isdecimal() else one for one in text)


def clean_text(text: str, length_max: int = TEXT_LENGTH_MAX) -> str:
    """A line of chat that is safe to show; one that is too long ends with an ellipsis."""
    line = _one_line(text)
    if len(line) <= length_max:
        return line
    shown = ""
    for character in _characters(line):
        if len(shown) + len(character) >= length_max:
            break
        shown += character
    return shown.rstrip() + "…"


def _one_line(text: str) -> str:
    """The text as one line: no control, direction, private or unassigned characters, no towers of accents."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text[:READ_MAX]):
        category = unicodedata.category(character)
        if category[0] == "Z" or category == "Cc" or character in _BLANK:
            character = " "
        elif character in _JOINERS:
            if not kept or kept[-1] == " " or kept[-1] in _JOINERS:
                continue
        elif category[0] == "C":
            continue
        elif category in ("Mn", "Me"):
            marks += 1
            if marks > MARKS_MAX or not kept or kept[-1] == " ":
                continue
        if category[0] != "M":
            marks = 0
        if character != " " or (kept and kept[-1] != " "):
            kept.append(character)
    line = "".join(kept).strip(" " + _JOINERS)
    seen = any(unicodedata.category(character)[0] in "LNPS" for character in line)
    return line if seen else ""


def _characters(text: str) -> Iterator[str]:
    """The text in pieces that must not be cut: a letter with its accents, an emoji with all it is joined from."""
    piece = ""
    for character in text:
        point = ord(character)
        is_flag = point in _FLAG and len(piece) == 1 and ord(piece) in _FLAG
        belongs = unicodedata.category(character)[0] == "M" or character in _JOINERS or point in _SKIN
        if piece and (belongs or is_flag or piece[-1] == "\u200d"):
            piece += character
        else:
            if piece:
                yield piece
            piece = character
    if piece:
        yield piece


# --- Names at a table ----------------------------------------------------------------------------------

# Letters of other scripts, and digits, that pass for Latin ones at a glance: capitals, then small letters.
_CAPITALS = str.maketrans(
    "АВЕЅІЈКМНОРСТУХ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ",
    "ABESIJKMHOPCTYX" + "ABEZHIKMNOPTYX",
)
_SMALL = str.maketrans(
    "авеѕіјкмнорстухһԁԛԝ" + "αικνορτυχωγ" + "01|i",
    "abesljkmhopctyxhdqw" + "alkvoptuxwy" + "olll",
)


@lru_cache(maxsize=NAMES_CACHED)
def look(name: str) -> str:
    """What a name looks like at a glance: two names with one look cannot be told apart."""
    plain = unicodedata.normalize("NFKC", name).translate(_CAPITALS).casefold().translate(_SMALL)
    return "".join(
        character for character in plain if character.isprintable() and character not in " \ufe0e\ufe0f"
    )


def table_names(view: TableView, people: Mapping[int, str], words: Words) -> tuple[str, ...]:
    """What each seat is called at this table, no two alike; a taken name gets a number."""
    called = tuple([people.get(seat.person, "") if seat.person is not None else None for seat in view.seats])
    return _names_at(view.id, view.seats, called, words)


@lru_cache(maxsize=NAMES_CACHED)  # Every screen asks for them.
def _names_at(
    table_id: str, seats: tuple[SeatView, ...], called: tuple[str | None, ...], words: Words
) -> tuple[str, ...]:
    names: list[str] = []
    taken: set[str] = set()
    for own in called:
        names.append("" if own is None else _untaken(clean_name(own) or words("someone"), taken))
    house = _house_names(table_id, taken)
    for number, seat in enumerate(seats):
        if seat.level is not None:
            names[number] = words("house-name", name=next(house))
        elif seat.is_free:
            names[number] = words("free-seat")
    return tuple(names)


def _untaken(name: str, taken: set[str]) -> str:
    """The name, or the name with the first number that makes it unlike the others."""
    found, number = name, 1
    while look(found) in taken:
        number += 1
        found = f"{name} {number}"
    taken.add(look(found))
    return found


def _house_names(table_id: str, taken: set[str]) -> Iterator[str]:
    """Names for house players, starting with a different one at each table."""
    start = zlib.crc32(table_id.encode())
    for count in range(len(HOUSE_NAMES)):
        name = HOUSE_NAMES[(start + count) % len(HOUSE_NAMES)]
        if look(name) not in taken:
            yield name
