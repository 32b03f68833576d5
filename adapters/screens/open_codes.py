"""What a table's buttons ask for beside the match: "watch", "seal 3", "replay 2 1"; written and read here alone.

Everything else that such a button says is a draft: what somebody has opened in place of their hand. The number of
the code is the match that is meant, where one is.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, get_args

from adapters.screens.buttons import CODES_CACHED, OPEN, Code
from adapters.screens.screen import Button
from adapters.screens.written import Forms
from engine.table_view import TableView


class Watch(NamedTuple):
    """Show the table where the presser is."""


class SaveRecord(NamedTuple):
    """Hand over the last match as text."""


class ShowHighScores(NamedTuple):
    """Show the high scores of the game."""


class ReviewMoves(NamedTuple):
    """Judge one's own moves in a match that is over."""


class ShowReplay(NamedTuple):
    """Show a deal once more: the last that is over, or one by its number, in words page by page."""

    deal: int | None = None
    page: int = 0


class ShowSeal(NamedTuple):
    """Show the whole seal of a match."""


class AddDie(NamedTuple):
    """Add a die to the chance of the next match."""

    die: int


class RingAgain(NamedTuple):
    """Be told when the next table of this game opens here; if that is so already, no longer."""


class RingNoMore(NamedTuple):
    """Be told of this game here no longer."""


class JoinTold(NamedTuple):
    """Sit down at a table that one was told of."""


class SayThere(NamedTuple):
    """Say at this table what somebody has written to the bot alone."""


class TurnHints(NamedTuple):
    """Have hints from now on, or none."""

    switch: str


class ChooseLanguage(NamedTuple):
    """Show in which languages the presser can be spoken to."""


class SpeakWithMe(NamedTuple):
    """Speak this language with the presser."""

    language: str


OpenCommand = (
    Watch
    | SaveRecord
    | ShowHighScores
    | ReviewMoves
    | ShowReplay
    | ShowSeal
    | AddDie
    | RingAgain
    | RingNoMore
    | JoinTold
    | SayThere
    | TurnHints
    | ChooseLanguage
    | SpeakWithMe
)


class Draft(NamedTuple):
    """Open a menu, a page or a screen of one's own."""

    text: str

    @property
    def head(self) -> str:
        """Its first word: what was opened, whatever was opened in it since."""
        return self.text.partition(" ")[0]


_WRITTEN: tuple[tuple[type[OpenCommand], str], ...] = (
    (Watch, "watch"),
    (SaveRecord, "record"),
    (ShowHighScores, "best"),
    (ReviewMoves, "review"),
    (ShowReplay, "replay"),
    (ShowReplay, "replay {deal}"),
    (ShowReplay, "replay {deal} {page}"),
    (ShowSeal, "seal"),
    (AddDie, "seal {die}"),
    (RingAgain, "bell"),
    (RingNoMore, "bell off"),
    (JoinTold, "join"),
    (SayThere, "say"),
    (TurnHints, "hints {switch}"),
    (ChooseLanguage, "language"),
    (SpeakWithMe, "language {language}"),
)
_FIELDS = {
    "deal": r"\d{1,4}",
    "page": r"\d{1,4}",
    "die": r"\d",
    "switch": r"on|off",
    "language": r"[A-Za-z]+(?:-[A-Za-z]+)*",
}
_FORMS: Forms[OpenCommand] = Forms(_WRITTEN, _FIELDS, numbers=("deal", "page", "die"))
_WORDS = frozenset(form.partition(" ")[0] for _, form in _WRITTEN)
assert {command for command, _ in _WRITTEN} == set(get_args(OpenCommand))


def open_code(table_id: str, number: int, command: OpenCommand) -> Code:
    """The code of a button that asks for something at a table."""
    return Code(OPEN, table_id, number, _FORMS.write(command))


def read_open_code(code: Code | None) -> OpenCommand | Draft | None:
    """What a button asks for or opens; None if it does neither, or if its words are none of ours."""
    return _read(code.what) if code is not None and code.kind == OPEN else None


@lru_cache(maxsize=CODES_CACHED)
def _read(what: str) -> OpenCommand | Draft | None:
    draft = Draft(what)
    return _FORMS.read(what) if draft.head in _WORDS else draft


def asking_button(view: TableView, label: str, command: OpenCommand) -> Button:
    """A button that asks for something at this table as it is now."""
    return Button(label, str(open_code(view.id, view.revision, command)))
