"""Cards, suits, dice and robots within text: how they are found, and drawn so that they still read as they did."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup, escape

from adapters.text.words import ISOLATE, POP, RIGHT_TO_LEFT

SUITS = {"♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs"}
TEXT_FORM = "\ufe0e"  # asks for the sign as text, not as a coloured picture
ROBOT = "🤖"  # of house players
# Other signs of ours, each with the name of its drawing; no font need have them.
SIGNS = {
    **{
        "💡": "bulb",
        "📣": "horn",
        "🎲": "roll",
        "❌": "cross",
        "🔀": "swap",
        "🔄": "swap",
        "🔒": "lock",
        "🎁": "gift",
    },
    **{"⏳": "clock", "⏱": "clock", "⏭": "skip", "🏆": "cup", "❄": "frost", "🫳": "grab"},
    **dict.fromkeys("😉🤨😗😛😌🤫", "face"),
}
DIE = re.compile("[⚀-⚅]")
HASH_DIGITS = 64  # of seals and seeds
HASH_SHOWN = 8  # of these digits; the others are there to be copied
CARDS_CACHED = 512  # the faces of all languages
TEXTS_CACHED = 4_096  # names and lines come again on every page and with every press

# With the full stop behind it, which would stand beside the dots for what is not shown.
_HASH = rf"\b(?P<hash>[0-9a-f]{{{HASH_DIGITS}}})\b(?P<stop>{POP}?\.)?"
_DRAWN = re.compile(
    rf"(\w{{1,2}})?([{''.join(SUITS)}⚀-⚅])[\ufe0e\ufe0f]?|[{ROBOT}{''.join(SIGNS)}]\ufe0f?|{_HASH}"
)
_FACE = re.compile(rf"\w{{1,2}}[{''.join(SUITS)}]")
_TAKEN_BY = re.compile(" [→←] ")
_BRACKETS = re.compile(r"\(.+\)")


@lru_cache(maxsize=TEXTS_CACHED)
def drawn(text: str) -> Markup:
    """Text with its cards, suits, dice and robots drawn: "Q♥" looks like a small card and still reads as "Q♥"."""
    pieces = []
    end = 0
    for found in _DRAWN.finditer(text):
        pieces += [escape(text[end : found.start()]), _drawing(found)]
        end = found.end()
    pieces.append(escape(text[end:]))
    return Markup("").join(pieces)


def _drawing(found: re.Match[str]) -> Markup:
    if found[0] == ROBOT:
        # Named, not written: at each of them a browser would look for a font that has it, which takes long.
        return Markup('<span class="robot" role="img" aria-label="{}"></span>').format(ROBOT)
    if digits := found["hash"]:
        shown, rest = digits[:HASH_SHOWN], digits[HASH_SHOWN:]
        stop = Markup('<span class="stop">{}</span>').format(found["stop"]) if found["stop"] else ""
        return Markup('<span class="hash">{}<span>{}</span></span>{}').format(shown, rest, stop)
    if name := SIGNS.get(found[0][0]):
        return Markup('<span class="sign {}">{}</span>').format(name, found[0])
    return _drawn_card(found[1], found[2]) if found[2] in SUITS else _drawn_die(found[1] or "", found[2])


@lru_cache(maxsize=CARDS_CACHED)
def _drawn_card(rank: str | None, sign: str) -> Markup:
    suit = SUITS[sign]
    if rank is None:
        return Markup('<span class="suit {}">{}</span>').format(suit, sign + TEXT_FORM)
    return Markup('<span class="card {}"><span class="rank">{}</span><span class="pip">{}</span></span>').format(
        suit, rank, sign + TEXT_FORM
    )


def _drawn_die(before: str, sign: str) -> Markup:
    return Markup('{}<span class="die">{}</span>').format(before, sign + TEXT_FORM)


@lru_cache(maxsize=TEXTS_CACHED)
def is_card(text: str) -> bool:
    """Whether a label is one card and nothing else, but for marks that only say which way a line runs."""
    return _FACE.fullmatch(unmarked(text)) is not None


def unmarked(text: str) -> str:
    """Text without the marks that say which way it runs."""
    return text.replace(ISOLATE, "").replace(POP, "").replace(RIGHT_TO_LEFT, "")


class ToldTrick(NamedTuple):
    """A trick as the log tells it in a line: the cards as they were played, each with what stands behind it in
    brackets, which is that the clock played it; and whose the trick is."""

    cards: tuple[tuple[str, str], ...]
    taker: str


@lru_cache(maxsize=TEXTS_CACHED)
def told_trick(text: str) -> ToldTrick | None:
    """A line like "Ana K♠ · Bo J♥ → Ana" taken apart; None if it is another kind of line. Some cards have names,
    which stand behind them."""
    plays, *taken = _TAKEN_BY.split(unmarked(text))
    cards = tuple(_told_card(play.split(" ")) for play in plays.split(" · "))
    if len(taken) != 1 or len(cards) < 2 or not all(card for card, _ in cards):
        return None
    return ToldTrick(cards, taken[0])


def _told_card(play: list[str]) -> tuple[str, str]:
    last = play[-1]
    return next(filter(is_card, reversed(play)), ""), last if _BRACKETS.fullmatch(last) else ""
