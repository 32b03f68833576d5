"""What the buttons of a place say: "set chat off", "play santase thread": each written and read in one place.

Anything that is not written exactly so is no command. Whether there is such a game, setting or table, and whether
the presser may decide about it, is asked by those who carry it out.
"""

from __future__ import annotations

from typing import NamedTuple, get_args

from adapters.screens.buttons import PLACE, TABLE_ID_LENGTH, Code
from adapters.screens.written import Forms


class ChooseGame(NamedTuple):
    """Ask which game to open a table for."""


class ChooseGameApart(NamedTuple):
    """Ask the same for a table in a thread or topic of its own."""


class PlayHere(NamedTuple):
    """Open a table."""

    game: str


class PlayApart(NamedTuple):
    """Open a table in a thread or topic of its own."""

    game: str


class SpeakIn(NamedTuple):
    """Choose the language of the presser and, if they run the place, of the place."""

    language: str


class Ring(NamedTuple):
    """Be told when a table of this game opens here."""

    game: str


class Silence(NamedTuple):
    """Be told of this game here no longer."""

    game: str


class BeQuiet(NamedTuple):
    """Choose the hours at which the presser is told nothing."""

    hours: str


class LiveIn(NamedTuple):
    """Say by how many minutes the presser's clock differs from UTC."""

    zone: int


class ShowPlace(NamedTuple):
    """Show all that is decided for the place."""


class ShowSetting(NamedTuple):
    """Show what can be chosen for one setting."""

    setting: str


class Choose(NamedTuple):
    """Decide something for the place."""

    setting: str
    word: str


class ShowTables(NamedTuple):
    """Show the tables of the place."""


class ShowTable(NamedTuple):
    """Show one of them, and what can be done about it."""

    table_id: str


class AskToEnd(NamedTuple):
    """Ask once more before the match at a table is ended."""

    table_id: str


class AskToClose(NamedTuple):
    """Ask once more before a table is closed."""

    table_id: str


class EndMatch(NamedTuple):
    """End the match at a table."""

    table_id: str


class CloseTable(NamedTuple):
    """Close a table."""

    table_id: str


class RemovePerson(NamedTuple):
    """Take a person from a table, for good."""

    table_id: str
    person: int


class TakeOut(NamedTuple):
    """Show a table in this place no longer."""

    table_id: str


PlayCommand = ChooseGame | ChooseGameApart | PlayHere | PlayApart
PlaceCommand = (
    PlayCommand
    | SpeakIn
    | Ring
    | Silence
    | BeQuiet
    | LiveIn
    | ShowPlace
    | ShowSetting
    | Choose
    | ShowTables
    | ShowTable
    | AskToEnd
    | AskToClose
    | EndMatch
    | CloseTable
    | RemovePerson
    | TakeOut
)

_WRITTEN: tuple[tuple[type[PlaceCommand], str], ...] = (
    (ChooseGame, "play"),
    (ChooseGameApart, "play thread"),
    (PlayHere, "play {game}"),
    (PlayApart, "play {game} thread"),
    (SpeakIn, "language {language}"),
    (Ring, "bell on {game}"),
    (Silence, "bell off {game}"),
    (BeQuiet, "bell quiet-hours {hours}"),
    (LiveIn, "bell zone {zone}"),
    (ShowPlace, "show"),
    (ShowSetting, "show {setting}"),
    (Choose, "set {setting} {word}"),
    (ShowTables, "tables"),
    (ShowTable, "table {table_id}"),
    (AskToEnd, "sure end {table_id}"),
    (AskToClose, "sure close {table_id}"),
    (EndMatch, "end {table_id}"),
    (CloseTable, "close {table_id}"),
    (RemovePerson, "remove {table_id} {person}"),
    (TakeOut, "out {table_id}"),
)
_FIELDS = {
    "game": r"[a-z0-9]+(?:-[a-z0-9]+)*",
    "language": r"[A-Za-z]+(?:-[A-Za-z]+)*",
    "hours": r"off|\d{1,2}-\d{1,2}",
    "zone": r"-?\d{1,4}",
    "setting": r"[a-z0-9]+(?:-[a-z0-9]+)*",
    "word": r"[A-Za-z0-9-]+",
    "table_id": rf"[0-9A-Za-z]{{{TABLE_ID_LENGTH}}}",
    "person": r"\d{1,18}",
}
_FORMS: Forms[PlaceCommand] = Forms(_WRITTEN, _FIELDS, numbers=("zone", "person"))
assert {command for command, _ in _WRITTEN} == set(get_args(PlaceCommand))


def place_code(tail: str, command: PlaceCommand) -> Code:
    """The code of a button that is about the place whose address ends so."""
    return Code(PLACE, tail, 0, _FORMS.write(command))


def read_place_code(code: Code) -> PlaceCommand | None:
    """What the code of a place's button means; None if it is none of ours."""
    assert code.kind == PLACE
    return _FORMS.read(code.what)
