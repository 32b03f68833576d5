"""The lobby of a table: who sits where, under which options, what is missing; its buttons are the same for all."""

from __future__ import annotations

from adapters.screens.buttons import HAND, OPEN, OPTIONS, RULES, SWAP, write_code
from adapters.screens.drafts import rows_of
from adapters.screens.games import Names
from adapters.screens.lobby_codes import lobby_code
from adapters.screens.open_codes import ChooseLanguage, RingAgain, asking_button
from adapters.screens.screen import Button, Line, OwnWay, Screen
from adapters.screens.seal import next_seal_buttons, next_seal_lines
from adapters.text.words import Words
from engine.commands import Clear, Close, Command, Fill, Leave, Ready, Sit, Start, Swap
from engine.contract import GameInfo, Options
from engine.games import game_of
from engine.table_commands import HOUSE_LEVELS
from engine.table_state import WINDOW_SECONDS
from engine.table_view import TableView

SEATS_A_ROW = 4


def lobby_screen(
    view: TableView, names: Names, words: Words, *, has_languages: bool = False, has_bell: bool = False
) -> Screen:
    """The lobby as everyone sees it; where that is a chat, with a way to another language, and a bell where people
    can be told of the next table."""
    info = game_of(view.game).info
    waiting = waiting_line(view, names, words)
    lines = [
        title(view, words),
        *map(Line, how_texts(view, words)),
        *seat_lines(view, names, words),
        *team_lines(view, names, words),
        *swap_lines(view, names, words),
        *tally_lines(view, names, words),
        options_line(view, words),
        Line(words("lobby-code", code=view.code), "quiet"),
        *next_seal_lines(view, names, words),
        waiting,
    ]
    rows = [*_seat_rows(view, words), *swap_rows(view, names, words)]
    last = [table_rules_button(view, words)]
    if has_bell:
        last.append(asking_button(view, words("button-bell"), RingAgain()))
    if any(seat.person is not None for seat in view.seats):  # Otherwise there is nobody who could press these.
        ready = [lobby_button(view, words("button-ready"), Ready(True))] if info.all_ready else []
        start = lobby_button(view, words("button-start"), Start())._replace(tone="primary")
        rows += [_house_row(view, words), [*ready, start, open_button(view, words("button-options"), OPTIONS)]]
        last += [leave_button(view, words), close_button(view, words)]
        if sum(seat.person is not None for seat in view.seats) > 1:
            last.append(open_button(view, words("button-swap"), SWAP))
        last += next_seal_buttons(view, words)
    if has_languages:
        last.append(asking_button(view, words("button-language"), ChooseLanguage()))
    controls = tuple(tuple(row) for row in [*rows, last] if row)
    may_sit = view.more_seats or any(seat.is_free for seat in view.seats)
    return Screen(tuple(lines), controls, waiting.text, own_way=OwnWay() if may_sit else None)


# --- Lines ---------------------------------------------------------------------------------------------


def title(view: TableView, words: Words) -> Line:
    """Game and code."""
    return Line(words("table-title", game=words(f"{view.game}-name"), code=view.code), "title")


def how_texts(view: TableView, words: Words) -> tuple[str, str]:
    """The game in two lines, as this table has chosen to play it."""
    values = option_values(view.options)
    return words(f"{view.game}-how-1", **values), words(f"{view.game}-how-2", **values)


def seat_lines(view: TableView, names: Names, words: Words) -> list[Line]:
    """A line for each seat: who sits there, who is the owner, who is ready, who is away."""
    all_ready = game_of(view.game).info.all_ready
    lines = []
    for number, (seat, name) in enumerate(zip(view.seats, names, strict=True)):
        if seat.level is not None:
            text = words("seat-house", seat=number + 1, name=name, level=seat.level)
        elif seat.person is None:
            text = words("seat-free", seat=number + 1)
        else:
            state = "away" if seat.has_left else "none"
            if all_ready and not seat.has_left:
                state = "ready" if seat.is_ready else "unready"
            owner = "yes" if seat.person == view.owner else "no"
            text = words("seat-person", seat=number + 1, name=name, owner=owner, state=state)
        lines.append(Line(text))
    return lines


def team_lines(view: TableView, names: Names, words: Words) -> list[Line]:
    """Who plays together, team by team; none where everyone plays alone or against one other."""
    info = game_of(view.game).info
    if not info.teams or len(view.seats) == info.teams:
        return []
    teams = [[name for seat, name in enumerate(names) if info.side(seat) == team] for team in range(info.teams)]
    return [
        Line(words("team-line", number=number, names=words.list(team))) for number, team in enumerate(teams, 1)
    ]


def swap_lines(view: TableView, names: Names, words: Words) -> list[Line]:
    """Who would like to change seats with whom."""
    return [Line(words("swap-asked", name=names[seat], other=names[other])) for seat, other in view.swaps]


def tally_lines(view: TableView, names: Names, words: Words) -> list[Line]:
    """How many matches each has won at this table, once there is something to tell."""
    if not any(seat.wins for seat in view.seats):
        return []
    entries = (
        words("score-entry", name=name, score=seat.wins)
        for seat, name in zip(view.seats, names, strict=True)
        if not seat.is_free
    )
    return [Line(words("tally", entries=words.row(entries)))]


def options_line(view: TableView, words: Words) -> Line:
    """The rule set, its shown options and the turn timer."""
    entries = [preset_text(view, words)]
    for name in shown_options(game_of(view.game).info):
        entries.append(option_text(view.game, name, getattr(view.options, name), words))
    entries.append(timer_text(view.game, view.turn_seconds, words))
    if view.is_public:
        entries.append(words("public-on"))
    return Line(words.row(entries), "quiet")


def shown_options(info: GameInfo) -> list[str]:
    """The names of the options that are told and offered; the others come with a rule set."""
    return [name for name, field in info.options.fields().items() if field.metadata["shown"]]


def timer_text(game: str, seconds: int, words: Words) -> str:
    """The time for a turn; without one still the time after which windows close, where the game has any."""
    if not seconds and game_of(game).info.has_windows:
        return words("timer-windows", seconds=WINDOW_SECONDS)
    return words("timer", seconds=seconds)


def preset_text(view: TableView, words: Words) -> str:
    """The name of the rule set, or that the options are the players' own."""
    return words(f"{view.game}-preset-{view.preset}") if view.preset else words("preset-own")


def option_text(game: str, name: str, value: object, words: Words) -> str:
    """One option in words."""
    return words(f"{game}-option-{name}", value=_told(value))


def option_values(options: Options) -> dict[str, str | int]:
    """Everything a table has chosen, for sentences that depend on it."""
    return {name: _told(value) for name, value in options.as_dict().items()}


def _told(value: object) -> str | int:
    """The value of an option as sentences know it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    assert isinstance(value, str | int)
    return value


def waiting_line(view: TableView, names: Names, words: Words) -> Line:
    """What is missing before the match can start, or that nothing is."""
    info = game_of(view.game).info
    taken = sum(not seat.is_free for seat in view.seats)
    missing = _missing(info, taken, len(view.seats))
    if missing:
        return Line(words("lobby-missing", missing=missing), "strong")
    unready = [
        name
        for seat, name in zip(view.seats, names, strict=True)
        if info.all_ready and seat.person is not None and not seat.is_ready
    ]
    if unready:
        return Line(words("lobby-unready", names=words.list(unready)), "strong")
    return Line(words("lobby-can-start"), "strong")


def _missing(info: GameInfo, taken: int, seats: int) -> int:
    """How many more players the match needs; partners need every seat of the table filled."""
    if info.teams:
        return seats - taken
    return min((count - taken for count in info.seat_counts if count >= taken), default=0)


# --- Buttons -------------------------------------------------------------------------------------------


def lobby_button(view: TableView, label: str, command: Command, spoken: str = "") -> Button:
    """A button that gives a command in the lobby as it is now."""
    return Button(label, str(lobby_code(view.id, view.revision, command)), spoken=spoken)


def open_button(view: TableView, label: str, what: str) -> Button:
    """A button that opens a screen of the presser's own: a draft."""
    return Button(label, write_code(OPEN, view.id, view.revision, what))


def hand_button(view: TableView, words: Words) -> Button:
    """A button that opens what is the presser's own; a game may have its own word for that."""
    has_own = words.has(f"{view.game}-button-hand")
    return open_button(view, words(f"{view.game}-button-hand" if has_own else "button-hand"), HAND)


def rules_button(game: str, words: Words, page: int = 0) -> Button:
    """A button that opens the rules of a game."""
    return Button(words("button-rules"), write_code(RULES, "", page, game))


def table_rules_button(view: TableView, words: Words) -> Button:
    """A button that opens the rules as this table has them."""
    return Button(words("button-rules"), write_code(RULES, view.id, 0, view.game))


def leave_button(view: TableView, words: Words) -> Button:
    """A button to leave the table."""
    return lobby_button(view, words("button-leave"), Leave())


def close_button(view: TableView, words: Words) -> Button:
    """A button with which the owner ends the table."""
    return lobby_button(view, words("button-close"), Close())._replace(tone="danger")


def swap_rows(view: TableView, names: Names, words: Words) -> list[list[Button]]:
    """For somebody who asks another to change seats, both answers; of several the first."""
    return [
        [
            lobby_button(view, words("button-swap-yes", seat=seat + 1, other=other + 1), Swap(seat, other)),
            lobby_button(view, words("button-swap-no", seat=seat + 1, other=other + 1), Swap(seat, other, False)),
        ]
        for seat, other in view.swaps[:1]
    ]


def _seat_rows(view: TableView, words: Words) -> list[list[Button]]:
    """For every seat without a person a button: sit down, or send the house player away."""
    buttons = []
    for number, seat in enumerate(view.seats):
        if seat.level is not None:
            buttons.append(lobby_button(view, words("button-clear", seat=number + 1), Clear(number)))
        elif seat.person is None:
            buttons.append(lobby_button(view, words("button-sit", seat=number + 1), Sit(number)))
    if view.more_seats and not any(seat.is_free for seat in view.seats):
        buttons.append(lobby_button(view, words("button-sit", seat=len(view.seats) + 1), Sit()))
    rows = [buttons[at : at + SEATS_A_ROW] for at in range(0, len(buttons), SEATS_A_ROW)]
    return rows if len(rows) <= 2 else rows_of([buttons])


def _house_row(view: TableView, words: Words) -> list[Button]:
    """A house player of each level for the next free seat, and one button that fills them all."""
    free = [number for number, seat in enumerate(view.seats) if seat.is_free]
    if not free and view.more_seats:
        free = [len(view.seats)]
    if not free:
        return []
    row = [
        lobby_button(
            view,
            words("button-fill", level=level),
            Fill(level, free[0]),
            words("button-fill-spoken", level=level),
        )
        for level in HOUSE_LEVELS
    ]
    if len(free) > 1:
        row.append(lobby_button(view, words("button-fill-all"), Fill("normal")))
    return row
