"""Pictures in words: whatever is drawn is said."""

from __future__ import annotations

from pathlib import Path

import pytest

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
from adapters.pictures.spoken import LENGTH_MAX, alt_text
from adapters.text.words import FOLDERS, Words
from engine.cards import HEARTS, card

THEME = Theme()
KING, TEN = card("KH"), card("TS")


def sheets(*entries: tuple[int | None, int | None]) -> Sheets:
    columns = tuple(SheetColumn(name, of_one, 0) for name, of_one in zip(("Ana", "Bea"), entries, strict=True))
    return Sheets(THEME, ("Ones", "Twos"), 2, columns, "Total")


SAID: list[tuple[str, Picture, str]] = [
    (
        "santase",
        Hand(THEME, CardRow((HeldCard(KING), HeldCard(TEN)))),
        "Your cards: king of hearts and ten of spades.",
    ),
    (
        "santase",
        Hand(THEME, CardRow((HeldCard(KING), HeldCard(TEN, False))), is_choice=True),
        "You can play: king of hearts. Not now: ten of spades.",
    ),
    (
        "santase",
        Hand(THEME, CardRow((HeldCard(None, label="2"),)), (CardRow((HeldCard(TEN),), "Bea"),)),
        "Your cards: place 2, face down. Bea: ten of spades.",
    ),
    (
        "thurf",
        TablePicture(
            THEME,
            (
                Plate("Ana", is_turn=True, closed=3, note="kotu", is_declarer=True),
                Plate("Bea", is_dealer=True, closed=4),
            ),
            direction=-1,
            trick=(Laid(0, KING), Laid(1, None)),
            badges=(Badge("Trumps", "hearts", suit=HEARTS), Badge("Vira", card=TEN)),
            scores=(Score("Ana", 3), Score("Bea", 2, taken=1)),
        ),
        "It is Ana’s turn. On the table: Ana king of hearts and Bea face down. Trumps: hearts. "
        "Vira: ten of spades. Scores: Ana 3 · Bea 2, tricks 1. Ana: declarer, kotu, and cards 3. "
        "Bea: dealer and cards 4.",
    ),
    (
        "sixty-one",
        TablePicture(
            THEME,
            (Plate("Ana", behind="2"), Plate("Bea", taken=2, is_out=True)),
            direction=-1,
            arrows_from=1,
            trick=(Laid(0, KING),),
            taker=1,
            pile=5,
            turned=TEN,
            is_pile_closed=True,
            banks=(Bank("Bank of A", 0, ("10", "9")), Bank("Bank of B", 1, ())),
        ),
        "Bea takes the trick: Ana king of hearts. Cards in the pile: 5, closed. Under it: ten of spades. "
        "Cards go round counter-clockwise from Bea. Ana: a 2 lies behind. Bea: tricks 2 and sits out. "
        "Bank of A: 10 9. Bank of B: nothing.",
    ),
    (
        "sixty-one",
        Scoreboard(THEME, "61", (ScoreRow("A", 3, 2, note="Ana"), ScoreRow("B", 1)), ("To 61",)),
        "61: A 3 (\u200e+2) · B 1. A: Ana. To 61",
    ),
    (
        "kniffeliger",
        Dice(
            THEME, (1, 6), (False, True), 1, bonus="offered", caption="Ana: 1 roll left", bonus_caption="Bonus die"
        ),
        "Ana: 1 roll left. Dice: 1 and 6 kept. Beside them: Bonus die.",
    ),
    ("kniffeliger", Dice(THEME, (), caption="Ana: 3 rolls left"), "Ana: 3 rolls left. Nothing is rolled yet."),
    (
        "kniffeliger",
        Sheets(
            THEME,
            ("Ones", "Twos", "Chance"),
            2,
            (
                SheetColumn("Ana", (3, 0, None), 3, frozen=(False, False, True), is_turn=True),
                SheetColumn("Bea", (None,) * 3, 0),
            ),
            "Total",
        ),
        "Ana (on turn): 3; Ones 3 · Twos crossed out · Chance frozen. Bea: 0; nothing.",
    ),
    (
        "kniffeliger",
        Replay(
            THEME,
            (
                sheets((None, None), (None, None)),
                sheets((3, None), (None, None)),
                sheets((3, None), (None, 0)),
                sheets((None, 4), (3, 0)),  # Somebody has exchanged sheets.
            ),
            "round 1",
        ),
        "Replay: round 1. 1. Ana: Ones 3. 2. Bea: Twos crossed out. 3. Ana: Twos 4. 4. Bea: Ones 3.",
    ),
    (
        "sixty-one",
        Winner(THEME, ("Ana", "Bea"), "12 points", "61 · the winners"),
        "61 · the winners: Ana and Bea, 12 points.",
    ),
]


@pytest.mark.req("PL-30")
@pytest.mark.parametrize(
    ("game", "picture", "text"), SAID, ids=lambda one: type(one).__name__ if isinstance(one, tuple) else ""
)
def test_a_picture_is_said_in_words(game: str, picture: Picture, text: str, words: Words) -> None:
    assert alt_text(picture, words, game) == text


def test_what_only_some_games_have_is_said_in_their_own_words(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("pig-picture-alt-declarer = says oink\n", "utf-8")
    words = Words("en", folders=(*FOLDERS, tmp_path))
    declared = TablePicture(THEME, (Plate("Ana", is_declarer=True),))
    assert [alt_text(declared, words, game) for game in ("thurf", "pig")] == ["Ana: declarer.", "Ana: says oink."]


def test_sentences_without_room_are_left_out_whole(words: Words) -> None:
    plates = tuple(Plate("N" * 24, closed=8, note="x" * 150) for _ in range(8))
    text = alt_text(TablePicture(THEME, plates), words, "thurf")
    assert len(text) <= LENGTH_MAX
    assert text.endswith("cards 8.")
