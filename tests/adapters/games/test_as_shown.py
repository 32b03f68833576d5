"""What people are shown of a match is what somebody has read: lines, buttons, and pictures in plain values.

`pytest --accept-screens` writes down what is shown now, at many moments of one match of each game; whoever changes
a screen reads the difference. What must hold of every screen stands in other tests.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random

import pytest

from adapters.pictures.descriptions import Theme
from adapters.screens import log_pages, log_screen, private_screen, public_screen
from adapters.screens.appearance import WORDS_ONLY
from adapters.screens.buttons import OPEN, read_code
from adapters.screens.games import final_verbs
from adapters.screens.screen import Button, Control, Link, Screen
from adapters.text.words import words_for
from engine.games import COMPLETE, game_of
from engine.table import Table
from engine.table_view import PLAYING
from tests.adapters.pictures.moments import NAMES, act, drawable, started

FOLDER = Path(__file__).parent / "as_shown"
FIRST_MOVES, EVERY = 5, 8  # looked at one by one, and later
MOVES_MAX = 90
RASH = 4  # one of this many moves may be one that ends something
SEED = 20
MATCHES = [
    (key, seats)
    for key in COMPLETE
    for seats in sorted({min(game_of(key).info.seat_counts), max(game_of(key).info.seat_counts)})
]
WORDS = words_for("en")


def said(control: Control) -> str:
    """A control as it is read, and what it does."""
    if isinstance(control, Link):
        return f"<{control.label}> {control.url}"
    if isinstance(control, Button):
        code = read_code(control.code)
        does = f"{code.kind} {code.what}" if code is not None else control.code
        tone = "" if control.tone == "plain" else f" ({control.tone})"
        spoken = f" = {control.spoken}" if control.spoken else ""
        return f"[{control.label}]{tone} {does}{spoken}"
    return f"[{control.label}: {', '.join(map(said, control.choices))}]"


def written(screen: Screen) -> Iterator[str]:
    """A screen as text."""
    for line in screen.lines:
        style = "" if line.style == "plain" else f"{line.style}: "
        until = "" if line.until is None else f" (until {line.until})"
        yield f"{style}{line.text}{until}{line.command}"
    for row in screen.controls:
        yield "  ".join(map(said, row))
    yield f"in short: {screen.short}"


def plain(value: object) -> str:
    """A described picture as text: of each part what is not as usual."""
    fields = getattr(value, "_fields", None)
    if fields is not None and not isinstance(value, Theme):
        usual = value._field_defaults  # type: ignore[attr-defined]
        told = ((name, getattr(value, name)) for name in fields if name != "theme")
        unusual = (f"{name}={plain(one)}" for name, one in told if name not in usual or one != usual[name])
        return f"{type(value).__name__}({', '.join(unusual)})"
    if isinstance(value, tuple):
        return "(" + ", ".join(map(plain, value)) + ")"
    return repr(value)


def opened(screen: Screen, table: Table, person: int, known: set[str]) -> Iterator[tuple[str, Screen]]:
    """The menus behind the buttons of a screen, the first of each kind."""
    for row in screen.controls:
        for control in row:
            code = read_code(control.code) if isinstance(control, Button) else None
            if code is None or code.kind != OPEN or (verb := code.what.split()[0]) in known:
                continue
            known.add(verb)
            view = table.view(person)
            behind = private_screen(view, NAMES[: len(view.seats)], WORDS, code.what, WORDS_ONLY)
            if behind is not None:
                yield code.what, behind


def blocks(table: Table, known: set[str]) -> Iterator[tuple[str, list[str]]]:
    """What everyone sees, what the next who is asked sees alone, and what can be drawn for them."""
    audience = table.view(None)
    names = NAMES[: len(audience.seats)]
    yield "place", [*written(public_screen(audience, names, WORDS, is_numbered=True))]
    seat = audience.asked[0] if audience.asked else 0
    view = table.view(seat + 1)
    own = private_screen(view, names, WORDS, appearance=WORDS_ONLY._replace(has_hints=True, asks_twice=True))
    if own is not None:
        yield NAMES[seat], [*written(own)]
        for what, screen in opened(own, table, seat + 1, known):
            yield f"{NAMES[seat]}, {what}", [*written(screen)]
    for picture in drawable(view, WORDS):
        yield f"drawn, {type(picture).__name__}", [plain(picture)]


def go_on(table: Table, random: Random) -> None:
    """A move of somebody who is asked, and seldom one that ends everything."""
    view = table.view(None)
    seat = random.choice(view.asked)
    decision = table.view(seat + 1).decision
    assert decision is not None
    codes = [action.code for action in decision.actions]
    calm = [code for code in codes if code.split()[0] not in final_verbs(view.game)]
    act(table, seat, random.choice(calm if calm and random.randrange(RASH) else codes))


def shown(game: str, seats: int) -> Iterator[str]:
    """A match as it is shown, each part where it has changed."""
    table, random = started(game, seats, SEED), Random(SEED)
    latest: dict[str, list[str]] = {}
    known: set[str] = set()
    for move in count():
        is_over = table.view(None).phase != PLAYING or move == MOVES_MAX
        if is_over or move < FIRST_MOVES or move % EVERY == 0:
            for name, lines in blocks(table, known):
                if latest.get(name) != lines:
                    latest[name] = lines
                    yield f"--- {move}: {name}"
                    yield from lines
        if is_over:
            break
        go_on(table, random)
    view = table.view(None)
    for page in log_pages(view, NAMES[:seats], WORDS):
        yield f"--- log {page.id}, folded {page.folded}"
        yield from written(log_screen(page))


@pytest.mark.req("PL-24", "PL-30")
@pytest.mark.parametrize(("game", "seats"), MATCHES)
def test_a_match_is_shown_as_somebody_has_read_it(game: str, seats: int, request: pytest.FixtureRequest) -> None:
    path = FOLDER / f"{game}-{seats}.txt"
    text = "\n".join((*shown(game, seats), ""))
    if request.config.getoption("--accept-screens"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    assert path.exists(), "nothing is written down yet: do so with --accept-screens"
    assert text.splitlines() == path.read_text("utf-8").splitlines()
