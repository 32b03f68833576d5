"""Tables as one person sees them: the room, the hand and the picture, in that person's own language.

A room is shared by people who read different languages. What the table shows now is therefore written for each of
them from what they know; what was said stays as it was said, and earlier matches stay in the room's language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from adapters.delivery.platform import Kind
from adapters.front.desk import Desk
from adapters.pictures.descriptions import SEATS_DRAWN, Sheets, TablePicture, signed
from adapters.playground import pages
from adapters.playground.ending import DrawnEnding, drawn_ending
from adapters.playground.felt import Drawn, dock_beside, dock_of, drawn_table
from adapters.playground.lobby import DrawnLobby, drawn_lobby, with_values, with_way_on
from adapters.playground.messages import MessageOnPage
from adapters.playground.platform import PlaygroundPlatform, room_address
from adapters.screens import log_pages, log_screen, private_screen, public_screen
from adapters.screens.appearance import appearance_of
from adapters.screens.buttons import LOBBY as KIND_OF_LOBBY
from adapters.screens.buttons import OPEN, OPTIONS, SWAP, read_code
from adapters.screens.game_pictures import has_pictures, pictures_of
from adapters.screens.games import Names
from adapters.screens.log import told_lately
from adapters.screens.screen import Button, Control, Menu, Screen
from adapters.screens.sure import asking, finals_asked
from adapters.store.records import Person
from adapters.text.card_faces import aloud
from adapters.text.words import Words, words_for
from engine.table_view import FINISHED, LOBBY, PLAYING, TableView

AnyDrawn = Drawn | DrawnLobby | DrawnEnding
FIRST_DEAL = 1
FINALS = ((KIND_OF_LOBBY, "leave"), (KIND_OF_LOBBY, "close"))
SEAT_COMMAND = re.compile(rf"{KIND_OF_LOBBY} (sit|clear|fill [0-9])|{OPEN} {SWAP}")
NEWS_MAX = 16  # a page that is slower than that many moves has missed something to say
PAGES_KEPT_MAX = 5_000
WRITTEN_NOW = 0  # the id of a message that is in no chat: it is written whenever a page is


class _Seen(NamedTuple):
    """What a person, and the audience, know of a table; and what its seats are called."""

    own: TableView
    audience: TableView
    names: Names
    words: Words


class _MadeOf(NamedTuple):
    """All that the parts of a page which show the table itself depend on."""

    seen: _Seen
    person: Person
    draft: str
    is_open: bool

    def is_same(self, other: _MadeOf) -> bool:
        """Whether nothing differs; views of a table that stays as it is are the same ones, not only equal."""
        mine, theirs = self.seen, other.seen
        are_views_same = mine.own is theirs.own and mine.audience is theirs.audience
        return are_views_same and mine[2:] == theirs[2:] and self[1:] == other[1:]


class _Told(NamedTuple):
    """What a table shows and tells all those who read one language, and what it was made of."""

    audience: TableView
    names: Names
    screen: Screen
    news: tuple[tuple[str, str], ...]


class Live(NamedTuple):
    """The table in words and buttons, and whether a drawing says the words as well."""

    screen: Screen
    is_drawn: bool

    def pieces(self) -> dict[str, Any]:
        """What each piece of it depends on, by its id: an opened menu stays open when words change."""
        if not self.is_drawn:
            return {"": self}
        return {"": None, "live-words": self.screen.lines, "live-keys": self.screen.controls}


class Summary(NamedTuple):
    """What a deal that is over has changed: for each side its name, the change, its points, and who is ahead."""

    deal: int
    rows: tuple[tuple[str, str, int, bool], ...]


class Rooms:
    """The tables of the playground, for whoever looks at them."""

    def __init__(self, desk: Desk, platform: PlaygroundPlatform) -> None:
        self._desk = desk
        self._platform = platform
        self._made: dict[tuple[int, str], tuple[_MadeOf, pages.Parts]] = {}  # by person and table, the last ones
        self._told: dict[tuple[str, str], _Told] = {}  # by table and language, likewise

    async def parts(self, person: Person, table_id: str, draft: str = "") -> pages.Parts | None:
        """Everything that a person sees at a table, with what they have opened; None if there is no such table."""
        seen = await self._seen(person, table_id)
        if seen is None:
            return None
        room = await self._platform.messages(room_address(table_id))
        private = await self._platform.messages(self._platform.private_address(person))
        made = await self._table_parts(person, seen, draft, is_open=_is_open(room))
        return {  # In the order in which they are put into the page.
            **{part: made[part] for part in ("status", "table", "live")},
            "log": tuple(message for message in await self._translated(room, seen) if message.kind != "live"),
            "private": tuple(message for message in private if message.kind != "hand"),
            pages.NEWS: (*self._told_to_all(seen).news, *_said(room)),
            **made,
        }

    async def _table_parts(self, person: Person, seen: _Seen, draft: str, *, is_open: bool) -> pages.Parts:
        """What does not depend on messages. While a match is played it is made once for each table that a page
        shows, which is read again when the log has grown, too."""
        if seen.own.phase != PLAYING:
            return await self._make(person, seen, draft, is_open=is_open)
        made_of = _MadeOf(seen, person, draft, is_open)
        key = person.id, seen.own.id
        known = self._made.get(key)
        if known is None or not known[0].is_same(made_of):
            if len(self._made) >= PAGES_KEPT_MAX:
                self._made.clear()
            known = self._made[key] = made_of, await self._make(person, seen, draft, is_open=is_open)
        return known[1]

    async def _make(self, person: Person, seen: _Seen, draft: str, *, is_open: bool) -> pages.Parts:
        view, words = seen.own, seen.words
        public = self._told_to_all(seen).screen if is_open else None
        own = self._own(person, seen, draft)
        if own is not None and view.owner != person.id:
            own = pages.without(own, _options_of(own))
        turn = pages.call_to_act(own)
        # Whoever looks on sees a table that is shown to the room.
        is_drawn = is_open or view.me is not None
        drawn = await self._drawn(person, seen, own) if is_drawn else None
        table = drawn if isinstance(drawn, Drawn) else None
        dock = dock_of(own, view, seen.names, words, table) if own is not None else dock_beside(table)
        if own is not None and isinstance(drawn, DrawnLobby) and view.me is not None:
            seated = words("lobby-seated", seat=view.me + 1, name=seen.names[view.me])
            own = own._replace(lines=tuple(line for line in own.lines if line.text != seated))
            own = with_values(with_way_on(own, view, words), view, words)
        if public is not None and isinstance(drawn, DrawnLobby | DrawnEnding):
            public = public._replace(lines=())  # The drawing says it all, also to those who hear it.
        if public is not None and own is not None:
            public, own = pages.side_by_side(public, own)
        if appearance_of(person.settings).asks_twice:
            public, own = _asking_first(public, words), _asking_first(own, words)
        invites = view.code if view.phase in (LOBBY, FINISHED) else ""
        return {
            "status": (words("page-status", game=words(f"{view.game}-name"), code=view.code), invites),
            "table": (drawn,) if drawn is not None else (),
            "live": _live(public, drawn),
            "turn": turn,
            # Sheets show what a round has changed where it was written, and would be covered by it.
            "summary": _summary(seen, person) if is_drawn and not _is_of_sheets(drawn) else (),
            "hand": (dock,) if dock is not None else _written("hand", own),
            "recipients": tuple(
                (seat, name)
                for seat, (chair, name) in enumerate(zip(view.seats, seen.names, strict=True))
                if chair.person is not None and seat != view.me
            ),
        }

    def _told_to_all(self, seen: _Seen) -> _Told:
        """What everybody is shown alike is made once, and not for each of those who look."""
        key = seen.audience.id, seen.words.language
        told = self._told.get(key)
        if told is None or told.audience is not seen.audience or told.names != seen.names:
            if len(self._told) >= PAGES_KEPT_MAX:
                self._told.clear()
            screen = public_screen(seen.audience, seen.names, seen.words)
            told = self._told[key] = _Told(seen.audience, seen.names, screen, _happened(seen))
        return told

    async def _drawn(self, person: Person, seen: _Seen, own: Screen | None) -> AnyDrawn | None:
        """What is drawn of a table: its seats before a match, the table in it, and after it how it went."""
        view, names, words = seen.own, seen.names, seen.words
        appearance = appearance_of(person.settings)
        chairs = len(view.seats) + bool(view.more_seats)
        if view.phase == LOBBY and appearance.has_pictures and chairs <= max(SEATS_DRAWN):
            return drawn_lobby(view, names, words, person.id, appearance.background)
        if view.phase == FINISHED and appearance.has_pictures:
            ended = await self._desk.standings.after(person, view)
            ending = drawn_ending(view, names, words, appearance.theme(words), ended)
            if ending is not None:
                return ending
        return drawn_table(view, names, words, person.settings, own)

    def _own(self, person: Person, seen: _Seen, draft: str) -> Screen | None:
        """What a person sees alone; where they are asked whether they are sure, the button itself asks."""
        appearance = appearance_of(person.settings)
        own = private_screen(seen.own, seen.names, seen.words, draft, appearance)
        asked = finals_asked(draft)
        if own is None or not asked or not appearance.has_pictures:
            return own
        parts = asked.split()
        for depth in range(len(parts) - 1, -1, -1):
            before = private_screen(seen.own, seen.names, seen.words, " ".join(parts[:depth]), appearance)
            screen = asking(before, own, asked, seen.words) if before is not None else None
            if screen is not None:
                return screen
        return own

    async def _seen(self, person: Person, table_id: str) -> _Seen | None:
        own = await self._desk.table_view(person, table_id)
        audience = await self._desk.table_view(None, table_id)
        if own is None or audience is None:
            return None
        names = await self._desk.names(own, person.language)
        return _Seen(own, audience, names, words_for(person.language))

    async def _translated(self, room: Sequence[MessageOnPage], seen: _Seen) -> Sequence[MessageOnPage]:
        """The messages of a room, in which the log of this match is written in the reader's language."""
        address = room_address(seen.own.id)
        if words_for(await self._platform.language(address)) is seen.words:
            return room
        pages = log_pages(seen.audience, seen.names, seen.words, is_followed=True)
        slots = await self._platform.slots(seen.own.id, address)
        own = {f"log:{page.id}": log_screen(page) for page in pages}
        return [
            message._replace(screen=own.get(slots.get(message.id, ""), message.screen))
            if message.kind == "log"
            else message
            for message in room
        ]


def _written(kind: Kind, screen: Screen | None) -> tuple[MessageOnPage, ...]:
    return (MessageOnPage(WRITTEN_NOW, kind, screen, 0.0),) if screen is not None else ()


def _said_by_seats(screen: Screen) -> set[str]:
    """The buttons of a lobby that a drawn seat has as well, or whose meaning it has."""
    read = [(button.code, read_code(button.code)) for button in pages.buttons_of(screen)]
    return {code for code, one in read if one is not None and SEAT_COMMAND.match(f"{one.kind} {one.what}")}


def _asking_first(screen: Screen | None, words: Words) -> Screen | None:
    """A screen on which leaving, and closing the table, are folded behind their names, for a second press."""

    def asked(control: Control) -> Control:
        code = read_code(control.code) if isinstance(control, Button) else None
        if not isinstance(control, Button) or code is None or (code.kind, code.what) not in FINALS:
            return control
        sure = words("button-sure", what=control.label)
        return Menu(control.label, (control._replace(label=sure, tone="danger", spoken=""),))

    if screen is None:
        return None
    return screen._replace(controls=tuple(tuple(map(asked, row)) for row in screen.controls))


def _options_of(screen: Screen) -> set[str]:
    """The buttons that open the options, which only the owner of a table may change."""
    codes = (button.code for button in pages.buttons_of(screen))
    return {
        code
        for code in codes
        if (read := read_code(code)) is not None and (read.kind, read.what) == (OPEN, OPTIONS)
    }


def _summary(seen: _Seen, person: Person) -> tuple[Summary, ...]:
    """What the last deal changed, where a deal changes scores; it comes with the next one, and goes by itself."""
    view, appearance = seen.own, appearance_of(person.settings)
    if view.phase != PLAYING or view.deal <= FIRST_DEAL or not has_pictures(view.game):
        return ()
    board = pictures_of(view.game).scoreboard(view, seen.names, seen.words, appearance.theme(seen.words))
    if all(row.change is None for row in board.rows):
        return ()
    rows = tuple(
        (row.name, "" if row.change is None else signed(row.change), row.points, row.is_ahead)
        for row in board.rows
    )
    return (Summary(view.deal - 1, rows),)


def _happened(seen: _Seen) -> tuple[tuple[str, str], ...]:
    """What has happened lately, each under its own number: for those who hear the page."""
    lately = told_lately(seen.audience, seen.names, seen.words, NEWS_MAX)
    return tuple((f"{seen.own.match_number}.{number}", aloud(line.text, seen.words)) for number, line in lately)


def _said(room: Sequence[MessageOnPage]) -> Iterator[tuple[str, str]]:
    """What people said lately, likewise."""
    for message in room[-NEWS_MAX:]:
        if message.kind in ("chat", "notice"):
            yield from ((f"m{message.id}", line.text) for line in message.screen.lines)


def _is_of_sheets(drawn: AnyDrawn | None) -> bool:
    return isinstance(drawn, Drawn) and isinstance(drawn.picture, Sheets)


def _is_open(room: Sequence[MessageOnPage]) -> bool:
    """Whether a table is shown to whoever comes into its room."""
    return any(message.kind == "live" for message in room)


def _live(public: Screen | None, drawn: AnyDrawn | None) -> tuple[Live, ...]:
    """The table in words: a drawing says all of them, and all but a table of cards also to those who hear it."""
    if public is None:
        return ()
    match drawn:
        case DrawnLobby():
            public = pages.without(public, _said_by_seats(public) | _options_of(public))
        case DrawnEnding():
            pass
        case Drawn(Sheets()):
            public = public._replace(lines=())
        case Drawn(TablePicture()):
            pass
        case _:
            return (Live(public, False),)
    return (Live(public, True),)
