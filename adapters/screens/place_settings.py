"""What those who run a place decide for it, as buttons with the value shown, and what they do about its tables.

A choice is a word for each setting. The first word of a setting holds where nothing was chosen. A setting is
changed by a button that says what it will be, never "the other one", so that a second press is harmless.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from adapters.screens.appearance import BACKGROUND, DECK, FULL, OFF, ON, PICTURES, QUIET, SETTINGS, TELLING
from adapters.screens.drafts import SLOTS_MAX, rows_of
from adapters.screens.games import Names
from adapters.screens.lobby import seat_lines, title
from adapters.screens.place_codes import (
    AskToClose,
    AskToEnd,
    Choose,
    CloseTable,
    EndMatch,
    PlaceCommand,
    RemovePerson,
    ShowPlace,
    ShowSetting,
    ShowTable,
    ShowTables,
    TakeOut,
    place_code,
)
from adapters.screens.screen import Button, Line, Screen
from adapters.text.words import Words, languages, own_name
from engine.games import GAMES
from engine.table_view import PLAYING, TableView

if TYPE_CHECKING:
    from adapters.store.records import Listed

LANGUAGE, GAME = "language", "game"
HERE, ELSEWHERE, CHAT, GUESTS = "here", "elsewhere", "chat", "guests"
PER_PERSON, PER_PLACE = "per-person", "per-place"
MEMBERS = "members"
NO_LIMIT = "0"

CHOICES: dict[str, tuple[str, ...]] = {
    PICTURES: SETTINGS[PICTURES],
    DECK: SETTINGS[DECK],
    BACKGROUND: SETTINGS[BACKGROUND],
    TELLING: (FULL, QUIET),
    HERE: (ON, OFF),
    ELSEWHERE: (ON, OFF),
    PER_PERSON: ("2", "1", "3", "5", NO_LIMIT),
    PER_PLACE: ("10", "1", "3", "5", "20", NO_LIMIT),
    CHAT: (ON, MEMBERS, OFF),
    GUESTS: (ON, OFF),
}
COUNTED = (PER_PERSON, PER_PLACE)  # settings whose words are numbers, the largest last but for "no limit"


class PlaceSeen(NamedTuple):
    """A place as its settings are shown to somebody."""

    tail: str  # of its address, which its buttons carry
    name: str  # as people call it
    language: str | None
    settings: Mapping[str, object]
    may_change: bool
    may_change_elsewhere: bool  # decides for all other places of the same server or group, too
    has_elsewhere: bool  # whether there are others


def game_setting(game: str) -> str:
    """The setting that says whether a game is played in a place."""
    return f"{GAME}-{game}"


def choices_of(setting: str) -> tuple[str, ...]:
    """What can be chosen for a setting; nothing if there is no such setting."""
    if setting == LANGUAGE:
        return languages()
    if setting in map(game_setting, GAMES):
        return (ON, OFF)
    return CHOICES.get(setting, ())


def chosen_in(settings: Mapping[str, object], setting: str) -> str:
    """The word that stands for a setting of a place."""
    offered, word = choices_of(setting), settings.get(setting)
    return word if isinstance(word, str) and word in offered else offered[0]


def games_in(settings: Mapping[str, object]) -> tuple[str, ...]:
    """The games that are played in a place."""
    return tuple(game for game in GAMES if chosen_in(settings, game_setting(game)) == ON)


# --- Settings ------------------------------------------------------------------------------------------


def place_screen(seen: PlaceSeen, words: Words) -> Screen:
    """All that is decided for a place; with buttons for those who decide it."""
    heading = words("place-title", place=seen.name) if seen.name else words("place-title-unnamed")
    settings = [setting for setting in (LANGUAGE, *CHOICES) if _is_offered(seen, setting)]
    lines = [Line(heading, "title"), Line(words("place-games", games=_games_text(seen, words)))]
    lines += [
        Line(words("setting-kept", setting=setting_title(setting, words), to=_now(seen, setting, words)))
        for setting in settings
    ]
    if not seen.may_change:
        lines.append(Line(words("place-not-yours"), "quiet"))
        return Screen(tuple(lines), short=heading)
    opened = [setting for setting in settings if setting != ELSEWHERE or seen.may_change_elsewhere]
    buttons = [_button(seen, words("menu", label=words("place-button-tables")), ShowTables())]
    buttons += [_button(seen, words("menu", label=words("place-button-games")), ShowSetting(GAME))]
    buttons += [_button(seen, words("menu", label=setting_title(one, words)), ShowSetting(one)) for one in opened]
    return Screen(tuple(lines), tuple(map(tuple, rows_of([buttons]))), heading)


def place_setting_screen(seen: PlaceSeen, setting: str, words: Words) -> Screen:
    """What can be chosen for one setting, or which games are played."""
    if setting == GAME:
        return _games_screen(seen, words)
    lines = [Line(setting_title(setting, words), "title")]
    if words.has(f"place-about-{setting}"):
        lines.append(Line(words(f"place-about-{setting}")))
    now = seen.language if setting == LANGUAGE else chosen_in(seen.settings, setting)
    buttons = [
        _choice_button(seen, setting, word, setting_label(setting, word, words), words, is_chosen=word == now)
        for word in _in_order(setting)
    ]
    return _with_back(lines, buttons, seen, words)


def _games_screen(seen: PlaceSeen, words: Words) -> Screen:
    played = games_in(seen.settings)
    buttons = [
        _choice_button(
            seen,
            game_setting(game),
            OFF if game in played else ON,
            words(f"{game}-name"),
            words,
            is_chosen=game in played,
        )
        for game in GAMES
    ]
    lines = [Line(words("place-button-games"), "title"), Line(words("place-about-games"))]
    return _with_back(lines, buttons, seen, words)


def _with_back(lines: Sequence[Line], buttons: list[Button], seen: PlaceSeen, words: Words) -> Screen:
    back = _button(seen, words("button-back"), ShowPlace())
    return Screen(tuple(lines), tuple(map(tuple, [*rows_of([buttons]), [back]])), lines[0].text)


def _is_offered(seen: PlaceSeen, setting: str) -> bool:
    return setting != ELSEWHERE or seen.has_elsewhere


def _in_order(setting: str) -> list[str]:
    offered = list(choices_of(setting))
    return sorted(offered, key=lambda word: (word == NO_LIMIT, int(word))) if setting in COUNTED else offered


def _games_text(seen: PlaceSeen, words: Words) -> str:
    played = games_in(seen.settings)
    if len(played) == len(GAMES):
        return words("place-games-all")
    return words.list([words(f"{game}-name") for game in played]) or words("place-games-none")


def _now(seen: PlaceSeen, setting: str, words: Words) -> str:
    if setting == LANGUAGE:
        return own_name(seen.language) if seen.language else words("place-language-none")
    return setting_label(setting, chosen_in(seen.settings, setting), words)


def setting_title(setting: str, words: Words) -> str:
    """What a setting of a place is called."""
    game = setting.removeprefix(f"{GAME}-")
    return words(f"{game}-name") if game in GAMES else words(f"setting-{setting}")


def setting_label(setting: str, word: str, words: Words) -> str:
    """What a choice is called."""
    if setting in map(game_setting, GAMES):
        return words(f"setting-played-{word}")
    if setting == LANGUAGE:
        return own_name(word)
    if setting in COUNTED:
        return words("place-limit", count=int(word))
    return words(f"setting-{setting}-{word}")


def _choice_button(
    seen: PlaceSeen, setting: str, word: str, label: str, words: Words, *, is_chosen: bool
) -> Button:
    shown = words("choice-now", label=label) if is_chosen else label
    return _button(seen, shown, Choose(setting, word))


def _button(seen: PlaceSeen, label: str, command: PlaceCommand) -> Button:
    return Button(label, str(place_code(seen.tail, command)))


# --- Tables --------------------------------------------------------------------------------------------


def place_tables_screen(seen: PlaceSeen, tables: Sequence[Listed], words: Words) -> Screen:
    """The tables of a place, each a button for those who run it."""
    lines = [Line(words("place-button-tables"), "title")]
    lines.append(Line(words("place-about-tables" if tables else "tables-none")))
    buttons = [
        _button(
            seen,
            words("place-table", code=table.code, game=words(f"{table.game}-name")),
            ShowTable(table.table_id),
        )
        for table in tables[:SLOTS_MAX]
    ]
    return _with_back(lines, buttons, seen, words)


def place_table_screen(seen: PlaceSeen, view: TableView, names: Names, words: Words, *, is_home: bool) -> Screen:
    """One table of a place, and what can be done about it there."""
    lines = [title(view, words), *seat_lines(view, names, words)]
    buttons = []
    if is_home:
        buttons += [
            _button(seen, words("place-remove", name=name), RemovePerson(view.id, seat.person))
            for seat, name in zip(view.seats, names, strict=True)
            if seat.person is not None
        ]
        if view.phase == PLAYING:
            end = _button(seen, words("button-end-now"), AskToEnd(view.id))
            buttons.append(end._replace(tone="danger"))
        close = _button(seen, words("button-close"), AskToClose(view.id))
        buttons.append(close._replace(tone="danger"))
    else:
        lines.append(Line(words("place-table-guest"), "quiet"))
    buttons.append(_button(seen, words("place-out"), TakeOut(view.id)))
    back = _button(seen, words("button-back"), ShowTables())
    return Screen(tuple(lines), tuple(map(tuple, [*rows_of([buttons]), [back]])), lines[0].text)


def place_sure_screen(seen: PlaceSeen, view: TableView, ending: CloseTable | EndMatch, words: Words) -> Screen:
    """Whether a table, or the match at it, is really to be ended."""
    label = words("button-close" if isinstance(ending, CloseTable) else "button-end-now")
    question = Line(words("sure", what=label), "strong")
    yes = _button(seen, label, ending)._replace(tone="danger")
    back = _button(seen, words("button-back"), ShowTable(view.id))
    return Screen((title(view, words), question), ((yes, back),), question.text)
