"""What a viewer is shown, before any platform has a say: lines, controls and a slot for a picture.

Lines carry no markup: each platform escapes whole lines and gives them its own look. Texts may hold Unicode
isolation marks around names; platforms keep them.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

LABEL_LENGTH_MAX = 40  # readable on a phone; the platforms allow more

Style = Literal["title", "plain", "strong", "quiet", "cards"]
Tone = Literal["plain", "primary", "danger"]


class Line(NamedTuple):
    """One line of text; "cards" lines are meant to be read as cards, not as prose."""

    text: str
    style: Style = "plain"
    until: int | None = None  # a moment, in seconds since the epoch, to which a clock runs at the end of the line
    command: str = ""  # that the line is about, as people type or tap it; each platform puts it in front


class Button(NamedTuple):
    """Something to press; the code says what it means, never who may press it."""

    label: str
    code: str
    tone: Tone = "plain"
    spoken: str = ""  # what a screen reader says where the label is terse ("Q♥")


class Link(NamedTuple):
    """A button that leads to an address instead of sending a code."""

    label: str
    url: str


class Menu(NamedTuple):
    """A choice of one among several, where rows of buttons would be too many."""

    label: str
    choices: tuple[Button, ...]


Control = Button | Link | Menu
Controls = tuple[tuple[Control, ...], ...]  # rows, as they should stand on a phone


class OwnWay(NamedTuple):
    """That each may go from a message for all to their own hand, where a platform has links that lead there."""

    label: str = ""  # of the button for the hand; in a lobby there is none yet
    shared_rows: int = 0  # how many of the first controls are the numbers 1, 2, 3 … that all share


class Screen(NamedTuple):
    """All that one message shows."""

    lines: tuple[Line, ...]
    controls: Controls = ()
    short: str = ""  # one sentence, for notices and alerts
    picture: Any = None  # a frozen description of what to draw
    alt: str = ""  # the picture in words
    mention: str | None = None  # the one account to call, on the platform that shows this
    picture_follows: bool = False  # soon; a message that cannot be without one keeps the picture that it has
    folded: tuple[int, int] = (0, 0)  # the lines from, and up to, which may be folded away where that is possible
    own_way: OwnWay | None = None
