"""Pictures are drawn as they were when somebody last looked at them. `pytest --accept-pictures` draws them anew.

They are kept at half their size: enough to look at, and to notice a mark that moved or is gone.
"""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageSequence

from adapters.pictures.colours import BY_BACKGROUND, SUIT_COLOURS
from adapters.pictures.descriptions import (
    Badge,
    Bank,
    CardRow,
    Dice,
    Hand,
    HeldCard,
    Laid,
    Picture,
    Plate,
    Replay,
    Score,
    Scoreboard,
    ScoreRow,
    SheetColumn,
    Sheets,
    TablePicture,
    Theme,
    Winner,
)
from adapters.pictures.shapes import Sketch, cap, chevron, closed_crown, coronet, crown, star, suit_outline
from adapters.pictures.studio import draw
from engine.cards import SUITS, cards

FOLDER = Path(__file__).parent / "looked_at"
DIFFERENCE = 48  # of a shade; the same fonts are smoothed a little differently on other machines
PIXELS_MAX = 24  # that may differ by more than that

OUTLINES, OUTLINE = "outlines", 90  # what they are kept as, and the pixels of one

DARK, LIGHT = Theme(), Theme(deck="four", background="light")
ARABIC = Theme(is_mirrored=True)
SEEN = cards("JS TH 9D AC KC QC 7C 8C")
TWO = (
    Plate("Ana", is_turn=True, is_dealer=True, closed=6, taken=12, note="marriage"),
    Plate("Bea", is_declarer=True, closed=10, taken=0, behind="7"),
)
FOUR = tuple(
    Plate(name, seat % 2, seat == 1, seat == 0, seat == 2, seat == 3, 3, seat, "truco" if seat == 2 else "")
    for seat, name in enumerate(("Ana", "Bea", "Cy", "Dan"))
)
ROUND = tuple(Plate(f"{seat}", seat % 2, is_turn=True, is_dealer=seat == 1) for seat in range(8))
DICE = Dice(
    DARK, (1, 2, 3, 4, 6), (True, False, False, False, True), 1, 3, "snowflake", "Ana, roll again", "freeze"
)
SHEETS = Sheets(
    DARK,
    ("Ones", "Sixes", "Full house", "Chance"),
    2,
    (
        SheetColumn("Ana", (3, 0, None, None), 12, 9, (False, False, True, False), ("bag", "snowflake"), 1, True),
        SheetColumn("Bea", (None, 18, 25, 0), 43, is_ahead=True),
    ),
    "Total",
    "Extra",
    "Bonuses",
)
BOARD = Scoreboard(
    DARK,
    "Santase",
    (
        ScoreRow("Ana", 30, 2, 0, is_ahead=True, note="closed and won"),
        ScoreRow("Bea", 1, -1, 1),
        ScoreRow("Cy", 0, 0),
        ScoreRow("Dan", 7),
    ),
    ("after deal 2", "to 11"),
    "points",
    "deal",
)
OWN = tuple(HeldCard(one, index != 1) for index, one in enumerate(cards("JS TH 9D")))
DRAWN: dict[str, Picture] = {
    "hand": Hand(
        DARK, CardRow(OWN), (CardRow((HeldCard(None, label="2"), HeldCard(SEEN[4])), "drawn"),), is_choice=True
    ),
    "hand-light": Hand(LIGHT, CardRow(tuple(map(HeldCard, SEEN))), (CardRow(OWN, "passed"),)),
    "hand-arabic": Hand(ARABIC, CardRow(OWN, "يد"), (CardRow(OWN, "ورق"),), is_choice=True),
    "table-two": TablePicture(
        DARK,
        TWO,
        direction=1,
        trick=(Laid(1, SEEN[0]),),
        pile=9,
        turned=SEEN[2],
        badges=(Badge("Trump", suit=1), Badge("Worth", "66")),
        scores=(Score("Ana", 3), Score("Bea", 11)),
    ),
    "table-closed": TablePicture(DARK, TWO, direction=1, arrows_from=1, pile=2, is_pile_closed=True),
    "table-four": TablePicture(
        LIGHT,
        FOUR,
        bottom=2,
        direction=-1,
        trick=tuple(Laid(seat, one) for seat, one in enumerate((*SEEN[:3], None))),
        badges=(Badge("Vira", card=SEEN[6]), Badge("Stake", "twelve!")),
        scores=(Score("Ana, Cy", 3, 0, 1), Score("Bea, Dan", 11, 1, 0)),
    ),
    "table-taken": TablePicture(DARK, FOUR, direction=1, trick=tuple(map(Laid, range(4), SEEN)), taker=1),
    "table-six": TablePicture(DARK, ROUND[:6], bottom=1, direction=-1, arrows_from=2),
    "table-eight": TablePicture(
        DARK,
        ROUND,
        direction=1,
        arrows_from=3,
        banks=(Bank("Ours", 0, ("6", "7")), Bank("Theirs", 1, tuple("6789TJQKA"))),
    ),
    "table-arabic": TablePicture(ARABIC, FOUR, direction=1, arrows_from=0, badges=(Badge("Trump", suit=3),)),
    "scoreboard": BOARD,
    "scoreboard-light": BOARD._replace(theme=LIGHT, points_caption="", change_caption="", captions=()),
    "dice": DICE,
    "dice-before": Dice(LIGHT, (), rolls_left=3, bonus="offered", caption="Bea"),
    "dice-five": Dice(DARK, (5, 5, 5, 5, 5)),
    "sheets": SHEETS._replace(dice=DICE),
    "sheets-light": SHEETS._replace(theme=LIGHT, columns=SHEETS.columns[1:], extra_caption=""),
    **{
        f"bonus-{bonus}": Dice(DARK, (1, 2, 3, 4, 6), bonus=bonus)
        for bonus in ("bag", "cross", "onward", "there-and-back", "star")
    },
    "winner": Winner(DARK, ("Ana",), "12 points", "the winner"),
    "winners-light": Winner(LIGHT, ("Ana", "Bea", "Cy"), "12 points", "the winners"),
    "replay": Replay(
        DARK, (TablePicture(DARK, FOUR, direction=1), BOARD, SHEETS, SHEETS._replace(dice=DICE)), "deal 2"
    ),
}


def small(picture: Picture) -> Image.Image:
    """A picture at half its size; of a moving one, a few moments below each other."""
    image = Image.open(io.BytesIO(draw(picture)))
    frames = [frame.convert("RGB") for frame in ImageSequence.Iterator(image)]
    shown = frames if len(frames) < 5 else [frames[index] for index in (0, 7, 11, 13, -1)]
    whole = Image.new("RGB", (image.width, image.height * len(shown)))
    for index, frame in enumerate(shown):
        whole.paste(frame, (0, image.height * index))
    return whole.resize((whole.width // 2, whole.height // 2), Image.Resampling.BOX)


def outlines() -> Image.Image:
    """Every shape that marks and faces are made of, large, so that a corner that moved is seen."""
    shapes = [*map(suit_outline, range(len(SUITS))), star(), crown(5), cap(), coronet(), closed_crown(), chevron()]
    sketch = Sketch(OUTLINE * len(shapes), OUTLINE)
    sketch.rounded((0, 0, OUTLINE * len(shapes), OUTLINE), 0, BY_BACKGROUND["light"].paper)
    for index, shape in enumerate(shapes):
        sketch.fill(
            shape, ((index + 0.1) * OUTLINE, 0.1 * OUTLINE, 0.8 * OUTLINE, 0.8 * OUTLINE), SUIT_COLOURS["two"][3]
        )
    return sketch.done().colours


def worst(one: Image.Image, other: Image.Image) -> Image.Image:
    """By how much two pictures differ, at each point in the colour that differs most."""
    red, green, blue = ImageChops.difference(one, other).split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


@pytest.mark.req("PL-30", "PL-32")
@pytest.mark.parametrize("name", DRAWN)
def test_a_picture_is_drawn_as_it_was_looked_at(name: str, request: pytest.FixtureRequest) -> None:
    compare(FOLDER / f"{name}.png", small(DRAWN[name]), request)


@pytest.mark.req("PL-30")
def test_the_shapes_are_those_that_were_looked_at(request: pytest.FixtureRequest) -> None:
    compare(FOLDER / f"{OUTLINES}.png", outlines(), request)


def compare(path: Path, drawn: Image.Image, request: pytest.FixtureRequest) -> None:
    """Whether a picture is as it is kept, or keep it."""
    if request.config.getoption("--accept-pictures"):
        drawn.save(path, optimize=True)
    assert path.exists(), "nobody has looked at it yet: draw it with --accept-pictures, and do"
    kept = Image.open(path).convert("RGB")
    assert drawn.size == kept.size
    differs = worst(drawn, kept).point([0] * DIFFERENCE + [255] * (256 - DIFFERENCE))
    assert differs.histogram()[255] <= PIXELS_MAX, differs.getbbox()


def test_nothing_is_kept_that_is_not_drawn() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {*DRAWN, OUTLINES}
