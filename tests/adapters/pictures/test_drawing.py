"""What comes out as bytes: the same every time, small, mirrored where it should be and nowhere else."""

from __future__ import annotations

import io
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageDraw

from adapters.pictures import labels, sprites
from adapters.pictures.canvas import reduced
from adapters.pictures.colours import BY_BACKGROUND, PALETTE_MAX, SUIT_COLOURS, Colour, palette, shaded
from adapters.pictures.descriptions import (
    Badge,
    CardRow,
    Dice,
    Direction,
    Hand,
    HeldCard,
    Laid,
    Picture,
    Plate,
    Scoreboard,
    ScoreRow,
    SheetColumn,
    Sheets,
    TablePicture,
    Theme,
    Winner,
    suffix_of,
)
from adapters.pictures.faces import COURTS
from adapters.pictures.sprites import card_height
from adapters.pictures.studio import draw
from adapters.pictures.table import CARD, LAID, MIDDLE, NAME, PLATE, PLATES, SMALL, name_rows, paint_table
from engine.cards import cards

DARK, ARABIC = Theme(), Theme(is_mirrored=True)
HELD = tuple(HeldCard(one, index != 1) for index, one in enumerate(cards("JS TH 9D")))
BARE_PLATES = tuple(Plate("", closed=None) for _ in range(4))
EVERY_KIND: list[Picture] = [
    Hand(DARK, CardRow(HELD), is_choice=True),
    TablePicture(
        DARK, (Plate("శ్రీ", 0, is_turn=True), Plate("سارة", 1, is_dealer=True, is_declarer=True)), direction=1
    ),
    Scoreboard(
        DARK, "61", (ScoreRow("Ana", 3, 2, 0, is_ahead=True), ScoreRow("Bea", 1, -1, 1)), ("after deal 2",)
    ),
    Dice(DARK, (1, 2, 3, 4, 6), (True, False, False, False, True), 1, bonus="snowflake", bonus_caption="freeze"),
    Sheets(
        DARK, ("Ones", "Chance"), 1, (SheetColumn("Ana", (3, None), 3), SheetColumn("Bea", (0, None), 0)), "Sum"
    ),
    Winner(DARK, ("శ్రీలక్ష్మి", "Bea"), "12 points", "the winners"),
]


def pixels(drawn: bytes) -> Image.Image:
    return Image.open(io.BytesIO(drawn)).convert("RGB")


@pytest.mark.parametrize("theme", [DARK, ARABIC, Theme(background="light")])
@pytest.mark.parametrize("seats", PLATES)
def test_a_table_of_which_only_what_lies_on_it_is_reduced_looks_as_if_all_of_it_were(
    theme: Theme, seats: int
) -> None:
    plates = tuple(
        Plate(f"Player {seat}", seat % 2, closed=3, taken=1, is_turn=seat == 1, is_dealer=seat == 0, calls="call")
        for seat in range(seats)
    )
    trick = tuple(map(Laid, range(seats), cards("JS TH 9D AC JD KH 8S 7C")))
    badges = (Badge("Trump", suit=2), Badge("Stake", "twelve!"))
    table = TablePicture(theme, plates, direction=1, arrows_from=0, trick=trick, taker=0, pile=5, badges=badges)
    whole = reduced(paint_table(table).finished(), theme.background).convert("RGB")
    assert pixels(draw(table)).tobytes() == whole.tobytes()


def forget_all() -> None:
    labels._known.clear()
    for remembered in (sprites._face, sprites._back, sprites.team_mark, sprites.dealer_mark):
        remembered.cache_clear()


@pytest.mark.parametrize("picture", EVERY_KIND, ids=lambda one: type(one).__name__)
def test_the_same_description_gives_the_same_bytes(picture: Picture) -> None:
    first = draw(picture)
    forget_all()
    assert draw(picture) == first


@pytest.mark.parametrize("picture", EVERY_KIND[:5], ids=lambda one: type(one).__name__)
def test_still_pictures_are_small_and_have_a_palette(picture: Picture) -> None:
    drawn = draw(picture)
    image = Image.open(io.BytesIO(drawn))
    assert (image.format, image.mode, suffix_of(picture)) == ("PNG", "P", "png")
    assert len(drawn) < 60_000


@pytest.mark.req("PL-32")
def test_the_winner_moves_once_and_is_small() -> None:
    drawn = draw(EVERY_KIND[5])
    image = Image.open(io.BytesIO(drawn))
    assert (image.format, suffix_of(EVERY_KIND[5])) == ("GIF", "gif")
    assert "loop" not in image.info
    assert image.n_frames == 20  # type: ignore[attr-defined]
    assert len(drawn) < 300_000


@pytest.mark.req("PL-24")
def test_a_mirrored_hand_is_in_the_other_order_with_the_same_faces() -> None:
    straight = draw(Hand(DARK, CardRow(HELD), is_choice=True))
    assert draw(Hand(ARABIC, CardRow(HELD[::-1]), is_choice=True)) == straight
    assert draw(Hand(ARABIC, CardRow(HELD), is_choice=True)) != straight


@pytest.mark.req("PL-24")
def test_the_seat_circle_and_its_arrows_are_never_mirrored_but_badges_are() -> None:
    trick = tuple(Laid(seat, one) for seat, one in enumerate(cards("JS TH 9D")))
    laid, arrows = (
        TablePicture(DARK, BARE_PLATES, direction=-1, trick=trick),
        TablePicture(DARK, BARE_PLATES, direction=-1, arrows_from=1),
    )
    for table in (laid, arrows):
        assert draw(table._replace(theme=ARABIC)) == draw(table)
    badged = laid._replace(badges=(Badge("Trumps", suit=2),))
    one, other = pixels(draw(badged)), pixels(draw(badged._replace(theme=ARABIC)))
    below = (0, 100, one.width, one.height)
    assert one.crop(below).tobytes() == other.crop(below).tobytes()
    corner = (0, 0, 120, 98)
    assert one.crop(corner).tobytes() != other.crop(corner).tobytes()


@pytest.mark.req("PL-31")
def test_what_colour_says_is_said_by_shape_too() -> None:
    plain = TablePicture(DARK, (Plate("Ana", 0), Plate("Bea", 1)))
    x, y = (middle + away for middle, away in zip(MIDDLE, PLATES[2][0], strict=True))
    start, end = x - PLATE[0] / 2, x + PLATE[0] / 2
    marks = {
        "an arrow head points from the plate": (Plate("Ana", 0, is_turn=True), (x + 64, y - 82, x + 104, y - 60)),
        "a star stands on the plate": (Plate("Ana", 0, is_declarer=True), (end - 38, y - 40, end - 22, y - 28)),
        "the mark of the other team has corners": (Plate("Ana", 1), (start + 16, y - 29, start + 22, y - 23)),
    }
    for what, (plate, where) in marks.items():
        grey = [
            pixels(draw(plain._replace(plates=(one, plain.plates[1])))).convert("L")
            for one in (plain.plates[0], plate)
        ]
        one, other = (picture.crop(where).tobytes() for picture in grey)
        assert one != other, what


@pytest.mark.req("PL-31")
def test_a_card_that_may_not_be_played_stands_lower() -> None:
    """Above it there is felt where the others begin."""
    hand = pixels(draw(Hand(DARK, CardRow(HELD), is_choice=True)))
    felt, bright, dim = (hand.getpixel(spot) for spot in ((5, 5), (244, 30), (400, 30)))
    assert dim == felt
    assert bright != felt


def luminance(colour: Colour) -> float:
    parts = [part / 255 for part in colour]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.req("PL-31")
def test_four_colours_stand_out_from_paper_and_from_each_other() -> None:
    for colour in SUIT_COLOURS["four"]:
        assert 1.05 / (luminance(colour) + 0.05) >= 4.4
    for one, other in combinations(SUIT_COLOURS["four"], 2):
        # What red-green blindness leaves to tell colours apart: blue against the rest, and brightness.
        blueness = [colour[2] - (colour[0] + colour[1]) / 2 for colour in (one, other)]
        brightness = [100 * luminance(colour) ** (1 / 2.4) for colour in (one, other)]
        assert abs(blueness[0] - blueness[1]) > 60 or abs(brightness[0] - brightness[1]) > 15


@pytest.mark.req("PL-30", "PL-31")
def test_a_card_that_may_not_be_played_is_darker_and_still_legible() -> None:
    for has in BY_BACKGROUND.values():
        paper = luminance(shaded(has.paper, has.dim))
        assert (luminance(has.paper) + 0.05) / (paper + 0.05) >= 1.6
        for suit in {*SUIT_COLOURS["two"], *SUIT_COLOURS["four"]}:
            assert (paper + 0.05) / (luminance(shaded(suit, has.dim)) + 0.05) >= 3


@pytest.mark.parametrize("background", ["dark", "light"])
def test_a_palette_holds_no_more_than_a_file_can(background: str) -> None:
    assert len(palette(background).getpalette() or ()) <= 3 * PALETTE_MAX


def box(spot: tuple[float, float], width: float, height: float) -> tuple[float, float, float, float]:
    x, y = MIDDLE[0] + spot[0], MIDDLE[1] + spot[1]
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


@pytest.mark.req("PL-30")
@pytest.mark.parametrize("seats", PLATES)
def test_nothing_covers_anything_at_a_table(seats: int) -> None:
    width = CARD[seats]
    boxes = [box(spot, *PLATE) for spot in PLATES[seats]]
    boxes += [box(spot, width, card_height(width)) for spot in LAID[seats]]
    for one, other in combinations(boxes, 2):
        is_apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        assert is_apart, (one, other)


def inside(plate: Plate, theme: Theme) -> Image.Image:
    """What stands on the plate of the nearest seat, within its frame and between its round corners."""
    left, top, right, bottom = box(PLATES[2][0], *PLATE)
    drawn = pixels(draw(TablePicture(theme, (plate, Plate("")), direction=1)))
    return drawn.crop((round(left) + 16, round(top) + 7, round(right) - 16, round(bottom) - 7))


def added(plate: Plate, without: Plate, theme: Theme) -> tuple[int, int, int, int]:
    """Where on its plate something stands that the same plate has without it."""
    found = ImageChops.difference(inside(plate, theme), inside(without, theme)).getbbox()
    assert found is not None
    return found


@pytest.mark.req("PL-24", "PL-30")
@pytest.mark.parametrize("theme", [DARK, ARABIC], ids=["left to right", "right to left"])
@pytest.mark.parametrize("name", ["శ్రీలక్ష్మి మూర్తి", "عبد الرحمن الشحي", "Maximiliane von Hohenstein"])
def test_a_name_meets_neither_the_counts_below_it_nor_the_marks_beside_it(theme: Theme, name: str) -> None:
    blank = Plate("", 0)
    counts = added(blank._replace(closed=6, taken=12), blank, theme)
    assert added(blank._replace(name=name), blank, theme)[3] <= counts[1]
    for is_dealer, is_declarer in ((True, False), (False, True), (True, True)):
        marked = blank._replace(is_dealer=is_dealer, is_declarer=is_declarer)
        marks, written = added(marked, blank, theme), added(marked._replace(name=name), marked, theme)
        assert written[2] <= marks[0] or marks[2] <= written[0], (marks, written)


@pytest.mark.req("PL-32")
@pytest.mark.parametrize("seats", PLATES)
def test_arrows_are_whole_also_where_everyone_is_asked(seats: int) -> None:
    def arrows(is_turn: bool) -> int:
        still = TablePicture(
            DARK, tuple(Plate("", seat % 2, is_turn=is_turn) for seat in range(seats)), direction=-1
        )
        moved = still._replace(arrows_from=0)
        return sum(ImageChops.difference(pixels(draw(still)), pixels(draw(moved))).convert("L").histogram()[1:])

    assert arrows(True) == arrows(False)


def lit(table: TablePicture, without: TablePicture) -> list[tuple[int, int]]:
    """Where the first arrow is: what one table shows in the colour of the turn and the other does not."""
    shown, plain = pixels(draw(table)), pixels(draw(without))
    found = ImageChops.subtract(_not_turn(plain), _not_turn(shown)).tobytes()
    return [(index % shown.width, index // shown.width) for index, value in enumerate(found) if value]


def _not_turn(picture: Image.Image) -> Image.Image:
    """White but for what has the colour of the turn; looking at each pixel by itself would take long."""
    turn = Image.new("RGB", picture.size, BY_BACKGROUND["dark"].turn)
    red, green, blue = ImageChops.difference(picture, turn).split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue).point([0] + [255] * 255)


@pytest.mark.req("PL-32")
@pytest.mark.parametrize("direction", [1, -1], ids=["clockwise", "counter-clockwise"])
@pytest.mark.parametrize("seats", PLATES)
def test_the_first_arrow_points_from_the_dealer_to_whoever_is_next(seats: int, direction: Direction) -> None:
    """An arrow head is narrow at its tip and wide behind."""
    still = TablePicture(DARK, tuple(Plate("") for _ in range(seats)), direction=direction)
    dealer = seats - 1
    spots = lit(still._replace(arrows_from=dealer), still)
    one, other = (PLATES[seats][seat % seats] for seat in (dealer, dealer + direction))
    ahead = (other[0] - one[0], other[1] - one[1])
    middle = [sum(part) / len(spots) for part in zip(*spots, strict=True)]
    placed = sorted(  # how far ahead, and how far aside
        (
            (x - middle[0]) * ahead[0] + (y - middle[1]) * ahead[1],
            abs((x - middle[0]) * ahead[1] - (y - middle[1]) * ahead[0]),
        )
        for x, y in spots
    )
    few = len(placed) // 10
    assert max(aside for _, aside in placed[-few:]) < min(aside for _, aside in placed[:few])
    # It stands on the side on which cards go round: seen from the dealer, the left one if they go clockwise.
    out = (middle[0] - MIDDLE[0], middle[1] - MIDDLE[1])
    if seats == 2:
        assert (one[0] * out[1] - one[1] * out[0]) * direction > 0


@pytest.mark.req("PL-32")
def test_a_king_and_a_queen_are_told_apart_by_their_crowns() -> None:
    """As small as in a hand of eight, less than half of what they wear is the same."""
    worn = []
    for rank in "QK":
        image = Image.new("1", (24, 24))
        pen = ImageDraw.Draw(image)
        for outline in COURTS[rank]:
            pen.polygon([(x * 23, y * 23) for x, y in outline], fill=1)
        worn.append(image)
    both, either = ImageChops.logical_and(*worn), ImageChops.logical_or(*worn)
    assert both.histogram()[-1] < 0.5 * either.histogram()[-1]


def test_cards_below_a_hand_stand_clear_of_the_edge() -> None:
    hand = pixels(draw(Hand(DARK, CardRow(HELD), (CardRow(HELD, "played face down"),))))
    edge = hand.crop((0, hand.height - 12, hand.width, hand.height))
    assert edge.getcolors() == [(edge.width * edge.height, hand.getpixel((5, 5)))]


@pytest.mark.req("PL-32")
@pytest.mark.parametrize("seats", PLATES)
def test_arrows_to_whoever_takes_a_trick_are_whole_also_where_it_leads_the_next(seats: int) -> None:
    held = cards("JS TH 9D AC KC QC 7C 8C")
    still = TablePicture(DARK, tuple(Plate("", seat % 2) for seat in range(seats)), direction=-1)
    for taker in range(seats):
        taken = still._replace(trick=(Laid(taker, held[taker]),), taker=taker)
        # Nothing of an arrow lies where the frame of whoever leads would cover it.
        left, top, right, bottom = map(round, box(PLATES[seats][taker], PLATE[0] + 16, PLATE[1] + 16))
        frame = (left, top, right, bottom)
        one, other = (pixels(draw(table)).crop(frame) for table in (taken, still))
        assert ImageChops.difference(one, other).getbbox() is None, taker


@pytest.mark.parametrize(
    ("name", "rows"),
    [
        ("Ana", ["Ana"]),
        ("Maximiliane von Hohenste", ["Maximiliane", "von Hohenste"]),
        ("Bartholomäusmeister", ["Bartholomäusmeister"]),
    ],
)
def test_a_long_name_has_a_second_row_or_smaller_letters(name: str, rows: list[str]) -> None:
    assert name_rows(name) == (rows, NAME if rows == ["Ana"] else SMALL)
