"""Being told when a table opens: of which games in a place, at which hours not, and the notice itself.

Every button says what it will be, never "the other one", so that a second press is harmless.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from adapters.screens.appearance import OFF
from adapters.screens.drafts import rows_of
from adapters.screens.open_codes import JoinTold, RingNoMore, open_code
from adapters.screens.place_codes import BeQuiet, LiveIn, PlaceCommand, Ring, Silence, place_code
from adapters.screens.screen import Button, Line, Screen
from adapters.text.words import Words
from engine.games import GAMES
from engine.table_view import TableView

QUIET_HOURS, ZONE = "quiet-hours", "zone"  # settings of a person
HOURS = (OFF, "21-7", "22-8", "23-9", "0-10")  # from when until when nobody is told anything
ZONE_MIN, ZONE_MAX = -12 * 60, 14 * 60  # minutes from UTC
DAY_HOURS = 24

# Where most who speak a language live; each can say otherwise.
_ZONES = {"te": 330, "bg": 120, "de": 60, "pt-BR": -180, "ar": 240}


class Rung(NamedTuple):
    """A game of which somebody is told in a place that they are not asking from."""

    tail: str  # of the place's address
    game: str
    place: str  # what people call it


def zone_of(settings: Mapping[str, object], language: str | None) -> int:
    """How many minutes from UTC somebody lives: as they have said, or as most who speak their language."""
    said = settings.get(ZONE)
    if isinstance(said, str) and said.removeprefix("-").isdecimal():
        return min(max(int(said), ZONE_MIN), ZONE_MAX)
    return _ZONES.get(language or "", 0)


def hours_of(settings: Mapping[str, object]) -> str:
    """The hours at which somebody is told nothing."""
    word = settings.get(QUIET_HOURS)
    return word if isinstance(word, str) and word in HOURS else HOURS[0]


def local_time(at: float, settings: Mapping[str, object], language: str | None) -> datetime:
    """What somebody's clock says."""
    return datetime.fromtimestamp(at, UTC) + timedelta(minutes=zone_of(settings, language))


def is_quiet(at: float, settings: Mapping[str, object], language: str | None) -> bool:
    """Whether somebody wants to be left alone now."""
    hours = hours_of(settings)
    if hours == OFF:
        return False
    begin, end = map(int, hours.split("-"))
    return (local_time(at, settings, language).hour - begin) % DAY_HOURS < (end - begin) % DAY_HOURS


def bells_screen(
    tail: str,
    place: str,
    told: Collection[str],
    elsewhere: Sequence[Rung],
    settings: Mapping[str, object],
    now: float,
    words: Words,
    *,
    is_offered: bool,
) -> Screen:
    """Of which games somebody is told here, what else they are told of, and when not."""
    lines = [Line(words("bells-title", place=place) if place else words("bells-title-unnamed"), "title")]
    lines.append(Line(words("bells-about" if is_offered else "bells-not-here")))
    rows: list[list[Button]] = []
    if is_offered:
        rows += rows_of([[_game_button(tail, game, words, is_told=game in told) for game in GAMES]])
    rows += rows_of([[_stop_button(one, words) for one in elsewhere]]) if elsewhere else []
    clock = local_time(now, settings, words.language)
    hours = hours_of(settings)
    lines.append(Line(words("bells-quiet", hours=_hours_text(hours, words), time=f"{clock:%H:%M}")))
    rows.append(
        [
            Button(_marked(_hours_text(one, words), words, is_now=one == hours), _code(tail, BeQuiet(one)))
            for one in HOURS
        ]
    )
    zone = zone_of(settings, words.language)
    steps = [("−1 h", -60), ("+30 min", 30), ("+1 h", 60)]
    rows.append(
        [Button(label, _code(tail, LiveIn(min(max(zone + step, ZONE_MIN), ZONE_MAX)))) for label, step in steps]
    )
    return Screen(tuple(lines), tuple(map(tuple, rows)), lines[0].text)


def _game_button(tail: str, game: str, words: Words, *, is_told: bool) -> Button:
    label = _marked(words(f"{game}-name"), words, is_now=is_told)
    return Button(label, _code(tail, Silence(game) if is_told else Ring(game)))


def _stop_button(rung: Rung, words: Words) -> Button:
    label = words("bells-stop", game=words(f"{rung.game}-name"), place=rung.place)
    return Button(label, _code(rung.tail, Silence(rung.game)))


def _marked(label: str, words: Words, *, is_now: bool) -> str:
    return words("choice-now", label=label) if is_now else label


def _hours_text(hours: str, words: Words) -> str:
    return words("bells-hours-off") if hours == OFF else hours.replace("-", "–")


def _code(tail: str, command: PlaceCommand) -> str:
    return str(place_code(tail, command))


def opened_notice(view: TableView, name: str, place: str, words: Words) -> Screen:
    """What somebody is told about a table that has opened."""
    game = words(f"{view.game}-name")
    line = Line(words("bell-rings", name=name, game=game, place=place or words("bell-somewhere")), "strong")
    join = Button(words("button-join-told"), str(open_code(view.id, 0, JoinTold())), "primary")
    stop = Button(words("button-bell-stop"), str(open_code(view.id, 0, RingNoMore())))
    return Screen((line,), ((join, stop),), line.text)
