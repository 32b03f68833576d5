"""The table that the page draws: from the same descriptions and strokes as the pictures, and of nothing hidden."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, islice, pairwise
from xml.etree import ElementTree

import pytest

from adapters.pictures.colours import GOLD
from adapters.pictures.descriptions import Laid, Sheets, TablePicture
from adapters.pictures.table import LAID as LAID_ON_PICTURES
from adapters.pictures.table import PLATES
from adapters.pictures.vectors import Vectors
from adapters.playground import felt, pages
from adapters.playground.assets import STATIC
from adapters.playground.look import LAID, LAID_HIGH, spots, stylesheet
from adapters.playground.rooms import Live
from adapters.playground.sprite import sprite
from adapters.screens import private_screen, public_screen
from adapters.screens.appearance import Appearance
from adapters.screens.game_pictures import theme_for
from adapters.text.words import words_for
from bots.picture_scenes import Moment, played
from engine.cards import card
from engine.chance import QuickChance
from engine.games import GAMES, game_of
from engine.games.kniffeliger.rules import Kniffeliger
from engine.table_view import TableView
from tests.adapters.pictures.moments import NAMES, started
from tests.engine.games.kniffeliger.scene import position

WORDS = words_for("en")
SYMBOLS = set(re.findall(r'<symbol id="([^"]+)"', sprite().decode()))
CHANCE = re.compile(r'(?<=name="press" value=")[^"]+|stroke-dashoffset="[^"]+"|dur="[^"]+"')


def own_moments(game: str, seed: int = 1) -> Iterator[Moment]:
    """The moments of a match at the game's largest table in which somebody is asked, as they see them."""
    seats = game_of(game).info.seat_counts[-1]
    return (moment for moment in played(game, seats, seed, WORDS) if moment.view.me is not None)


def page_of(view: TableView, names: tuple[str, ...]) -> str:
    """What the page of a person, or of whoever looks on, draws and says, without what is new each time."""
    own = (
        private_screen(view, names, WORDS, appearance=Appearance(asks_twice=True)) if view.me is not None else None
    )
    drawn = felt.drawn_table(view, names, WORDS, {}, own)
    assert drawn is not None
    parts: list[tuple[str, object]] = [("table", drawn), ("live", Live(public_screen(view, names, WORDS), True))]
    if own is not None:
        parts.append(("hand", felt.dock_of(own, view, names, WORDS, drawn)))
    pieces = [pages.Piece("whole", part, (content,)) for part, content in parts]
    return CHANCE.sub("", pages.render("pieces.html", "en", pieces=pieces, base="/p/x/t/y"))


@pytest.mark.req("PL-42")
@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_change_no_byte_of_anybody_elses_page(game: str) -> None:
    moments = played(game, game_of(game).info.seat_counts[-1], 1, WORDS)
    for audience, own in islice(pairwise(moments), 0, 120, 12):
        assert audience.view.me is None and own.view.me is not None
        # Another match that this person cannot tell from the real one: what they do not know lies otherwise.
        other = game_of(game).imagine(own.view.match, QuickChance(11))
        for moment in (own, audience):
            twin = moment.view._replace(match=other.view(moment.view.me))
            assert page_of(twin, moment.names) == page_of(moment.view, moment.names)


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_is_drawn_is_in_the_sprite(game: str) -> None:
    for moment in islice(own_moments(game, 2), 0, 60, 6):
        used = re.findall(r'href="[^"#]*#([^"]+)"', page_of(moment.view, moment.names))
        assert used
        assert {*used} <= SYMBOLS


@pytest.mark.req("PL-24")
@pytest.mark.parametrize("seats", range(2, 9))
def test_seats_stand_clockwise_from_the_bottom_and_apart(seats: int) -> None:
    around = spots(seats)
    assert [*around[0]] == [0, 1]
    assert all(abs(x) <= 1 and abs(y) <= 1 for x, y in around)
    if seats > 2:
        assert around[1][0] < 0 < around[-1][0]
    for (x1, y1), (x2, y2) in combinations(around, 2):
        assert max(abs(x1 - x2), abs(y1 - y2)) >= 0.5
    assert f".n{seats} .p{seats - 1}{{".encode() in stylesheet()


@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize(
    "around", [spots, LAID.get, LAID_HIGH.get, PLATES.get, LAID_ON_PICTURES.get], ids=["a", "b", "c", "d", "e"]
)
def test_whoever_sits_to_the_right_has_as_much_room_as_whoever_sits_to_the_left(
    around: Callable[[int], Sequence[tuple[float, float]] | None], seats: int
) -> None:
    places = around(seats) or ()
    for (x, y), (other_x, other_y) in zip(places[1:], reversed(places[1:]), strict=True):
        assert (x, y) == (-other_x, other_y)


def test_what_has_no_colour_is_not_filled() -> None:
    drawn = Vectors()
    drawn.rounded((0, 0, 10, 10), 2, None, GOLD, 1)
    drawn.rounded((0, 0, 10, 10), 2, GOLD)
    framed, filled = drawn.elements
    assert 'fill="none"' in framed and "stroke=" in framed
    assert 'fill="none"' not in filled and "stroke=" not in filled
    assert len(ElementTree.fromstring(drawn.symbol("both", 10, 10))) == 2


def test_a_card_says_its_rank_as_its_reader_does() -> None:
    ten, queen = (next(card for card in range(52) if felt.key_of(card) == name) for name in ("TH", "QS"))
    assert ">10</text>" in felt.face_svg(ten, theme_for(WORDS), "cards.svg")
    theme = theme_for(WORDS)._replace(courts="V D R A")
    assert ">D</text>" in felt.face_svg(queen, theme, "cards.svg")
    assert "#f3Q" in felt.face_svg(queen, theme, "cards.svg")
    assert "<text" not in felt.face_svg(None, theme, "cards.svg")


def test_a_finished_trick_knows_whose_it_is() -> None:
    taken = [
        picture.picture
        for moment in islice(own_moments("sixty-one"), 40)
        if (picture := felt.drawn_table(moment.view, moment.names, WORDS, {}, None)) is not None
        and getattr(picture.picture, "taker", None) is not None
    ]
    assert taken
    for table in taken:
        assert isinstance(table, TablePicture)
        position = felt.taker_position(table)
        assert [one.position for one in felt.laid_cards(table) if one.is_winner] == [position]


def test_only_the_own_card_travels_from_the_hand() -> None:
    moment = next(own_moments("thurf"))
    drawn = felt.drawn_table(moment.view, moment.names, WORDS, {}, None)
    assert drawn is not None and isinstance(drawn.picture, TablePicture)
    ace = card("AS")
    table = drawn.picture._replace(bottom=2, trick=tuple(Laid(seat, ace) for seat in (1, 2, 3)))
    assert [one.key for one in felt.laid_cards(table)] == ["AS.1", "AS", "AS.3"]
    hidden = table._replace(trick=tuple(Laid(seat, None) for seat in (1, 2)))
    assert [one.key for one in felt.laid_cards(hidden)] == ["x.1", "x"]


@pytest.mark.req("PL-30")
def test_a_box_is_pressed_where_it_stands_on_its_sheet() -> None:
    table = started("kniffeliger", 3)
    match = table.match
    assert isinstance(match, Kniffeliger)
    scene = position(sheets=("", "chance 20", "fours 12"), bonuses={"ann": "steal"})
    match.sheets, match.open, match.bonuses = scene.match.sheets, scene.match.open, scene.match.bonuses
    match._begin_turn(0)
    match._decisions = None
    view, names = table.view(1), NAMES[:3]

    def cells(draft: str) -> set[tuple[int, str]]:
        own = private_screen(view, names, WORDS, draft, Appearance(asks_twice=True))
        drawn = felt.drawn_table(view, names, WORDS, {}, own)
        assert drawn is not None and isinstance(drawn.picture, Sheets)
        return {(cell.column, drawn.picture.keys[cell.box]) for cell in drawn.cells}

    assert (cells("steal 1"), cells("steal 2")) == ({(1, "chance")}, {(2, "fours")})


@pytest.mark.req("PL-24")
@pytest.mark.parametrize("language", ["en", "ar"])
def test_one_letter_on_a_card_is_not_stretched(language: str) -> None:
    theme = theme_for(words_for(language))
    assert "textLength" in felt.face_svg(card("TS"), theme, "cards.svg")
    assert "textLength" not in felt.face_svg(card("KS"), theme, "cards.svg")


@pytest.mark.parametrize("game", [key for key in GAMES if key != "kniffeliger"])
def test_a_move_draws_anew_what_it_has_changed_and_nothing_is_missed(game: str) -> None:
    shown: dict[str, str] = {}
    before: felt.Drawn | None = None
    fewest = 99
    for moment in islice(played(game, game_of(game).info.seat_counts[-1], 3, WORDS), 60):
        now = felt.drawn_table(moment.view._replace(me=0), moment.names, WORDS, {}, None)
        if now is None or not isinstance(now.picture, TablePicture):
            continue
        whole = {id: _piece(id, now) for id in now.pieces() if id}
        if before is not None:
            pieces = pages.changes({"table": (before,)}, {"table": (now,)})
            assert "whole" not in [piece.way for piece in pieces]
            fewest = min(fewest, len(pieces))
            shown |= {piece.part: _piece(piece.part, now) for piece in pieces}
            assert shown == whole
        before, shown = now, whole
    assert fewest <= 4


def _piece(id: str, drawn: felt.Drawn) -> str:
    return CHANCE.sub("", pages.render("pieces.html", "en", pieces=[pages.Piece("inner", id, drawn)], base="x"))


def test_what_stands_at_the_own_seat_is_not_told_below_it_again() -> None:
    for view, names in islice(own_moments("santase"), 30):
        own = private_screen(view, names, WORDS)
        assert own is not None
        dock = felt.dock_of(own, view, names, WORDS, felt.drawn_table(view, names, WORDS, {}, own))
        assert dock is not None
        assert not any("points in this deal" in line.text for line in dock.told)
        assert any("points in this deal" in line.text for line in dock.spoken)


LIGHTNESS = (0.2126, 0.7152, 0.0722)
# On what each stands: names and numbers on plates, words on the room, on the cloth and on the page of the log.
READ = {
    "table-ink": ("plate", "room", "room-deep"),
    "quiet-ink": ("plate", "room", "room-deep"),
    "turn-ink": ("plate", "room"),
    "cloth-ink": ("cloth", "cloth-deep"),
}
SEEN = {
    "team-0": ("plate",),
    "team-1": ("plate",),
    "declarer": ("plate",),
    "key-edge": ("room", "room-deep"),
    "main-edge": ("room", "room-deep"),
}


@pytest.mark.req("PL-33")
@pytest.mark.parametrize("background", ["dark", "light"])
def test_words_and_marks_at_the_table_stand_out(background: str) -> None:
    sheet = (STATIC / "felt.css").read_text(encoding="utf-8")
    own = "".join(re.findall(rf"^\.on-{background} {{(.*?)}}", sheet + stylesheet().decode(), re.M))
    own += "".join(re.findall(rf"^\.on-{background}{{(.*?)}}", stylesheet().decode(), re.M))
    room = re.findall(r"^\.play(?::has\(\.on-light\))? {(.*?)}", sheet, re.M)
    paints = dict(re.findall(r"--([\w-]+): ?(#\w{6}|var\(--\w+\))", own + room[background == "light"]))
    for least, pairs in ((4.5, READ), (3.0, SEEN)):
        for ink, grounds in pairs.items():
            for ground in grounds:
                assert contrast(paints, ink, ground) >= least, (ink, ground)


def contrast(paints: dict[str, str], *names: str) -> float:
    """How much lighter one of two colours is, as WCAG counts it."""
    lights = []
    for name in names:
        code = paints[name]
        code = paints[code[6:-1]] if code.startswith("var") else code
        parts = [part / 255 for part in bytes.fromhex(code[1:])]
        lines = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        lights.append(sum(share * line for share, line in zip(LIGHTNESS, lines, strict=True)))
    return (max(lights) + 0.05) / (min(lights) + 0.05)
