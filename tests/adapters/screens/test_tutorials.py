"""The tutorials: short pages with pictures in every language, and nothing in them that the rules would not say."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from adapters.pictures.descriptions import Dice, Hand, Picture, Scoreboard, Sheets, TablePicture
from adapters.pictures.spoken import alt_text
from adapters.screens import rules_screen
from adapters.screens.appearance import WORDS_ONLY, Appearance
from adapters.screens.buttons import read_code
from adapters.screens.rules import TUTORIAL_LENGTH_MAX, rules_pages
from adapters.screens.tutorials import SENTENCES_MAX, page_lines, telling_of, tutorial_of
from adapters.text.words import keys, languages, words_for
from engine.cards import NAME, RANK, cards
from engine.contract import Options
from engine.games import COMPLETE, GAMES, UnknownGame
from engine.games.kniffeliger.facts import BOXES
from engine.games.kniffeliger.rules import FULL_HOUSE, worth
from engine.games.santase.tables import STRENGTH as SANTASE_STRENGTH
from engine.games.santase.tables import WORTH as SANTASE_WORTH
from engine.games.sixty_one.tables import RANKS, WORTH
from engine.games.thurf.tables import ENOUGH, PLAIN_POINTS, PLAIN_STRENGTH, THURF_POINTS, THURF_STRENGTH
from engine.games.truco.tables import ORDER, STEPS
from tests.adapters.screens.limits import all_buttons, assert_within_limits, text_of

WORDS = words_for("en")
DRAWN = Appearance(deck="four", background="light")
PAGES = [(game, number) for game in GAMES for number in range(len(tutorial_of(game)))]


def shown(game: str, page: str) -> tuple[Picture, Mapping[str, str | int]]:
    info = GAMES[game].info
    picture, values = tutorial_of(game)[page](WORDS, DRAWN.theme(WORDS), info.presets[info.default_preset])
    return picture, values


def told(game: str, page: str) -> str:
    """The words of a page."""
    return "\n".join(line.text for line in page_lines(game, page, shown(game, page)[1], WORDS))


def written(ranks: str) -> str:
    """Ranks as pages write them."""
    return " ".join(ranks).replace("T", "10")


def bright(picture: Picture) -> str:
    assert isinstance(picture, Hand)
    return " ".join(NAME[held.card] for held in picture.own.cards if held.is_bright and held.card is not None)


def all_options(game: str) -> list[Options]:
    """The options of every rule set, and with each one changed that a table may choose."""
    presets = GAMES[game].info.presets.values()
    changed = [
        preset.changed(name, str(value))
        for preset in presets
        for name, field in preset.fields().items()
        if field.metadata["shown"]
        for value in ((True, False) if isinstance(field.default, bool) else field.metadata["choices"])
    ]
    return list(dict.fromkeys([*presets, *changed]))


def variants(game: str) -> set[str]:
    return {variant for options in all_options(game) for variant in telling_of(game, options).variants}


# --- Pages ---------------------------------------------------------------------------------------------


@pytest.mark.req("PL-25")
def test_every_tutorial_has_four_to_seven_pages() -> None:
    explained = {game: len(tutorial_of(game)) for game in GAMES if game in COMPLETE or tutorial_of(game)}
    assert {game: count for game, count in explained.items() if not 4 <= count <= 7} == {}


@pytest.mark.req("PL-24", "PL-25", "PL-30")
@pytest.mark.parametrize(("game", "number"), PAGES)
def test_every_page_is_short_and_has_a_picture_in_every_language(game: str, number: int) -> None:
    for language in languages():
        words = words_for(language)
        screen = rules_screen(game, number, words, DRAWN)
        assert_within_limits(screen)
        assert len(text_of(screen)) <= TUTORIAL_LENGTH_MAX
        assert screen.alt == alt_text(screen.picture, words, game)
        assert screen.picture.theme == DRAWN.theme(words)
        assert rules_screen(game, number, words, WORDS_ONLY) == screen._replace(picture=None, alt="")


@pytest.mark.parametrize(("game", "number"), PAGES)
def test_the_full_rules_are_one_press_away_and_come_after_the_last_page(game: str, number: int) -> None:
    last, buttons = len(tutorial_of(game)) - 1, all_buttons(rules_screen(game, number, WORDS, DRAWN))
    pages = {code.number: button.label for button in buttons if (code := read_code(button.code))}
    wanted = {number - 1: WORDS("button-back"), number + 1: WORDS("button-next")}
    wanted = {page: label for page, label in wanted.items() if 0 <= page <= last}
    assert pages == wanted | {last + 1: WORDS("button-full-rules")}
    after = rules_screen(game, last + 1, WORDS, DRAWN)
    assert after.lines[:-1] == rules_pages(game, "en")[0]


def test_no_sentence_is_left_out() -> None:
    read = {
        f"{game}-tutorial-{page}{end}"
        for game in GAMES
        for page in tutorial_of(game)
        for variant in ("", *(f"-{variant}" for variant in variants(game)))
        for end in (variant, *(f"-{number}{variant}" for number in range(1, SENTENCES_MAX + 1)))
    }
    assert [key for key in keys() if "-tutorial-" in key and key not in read] == []


def test_a_game_without_a_tutorial_just_has_its_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("adapters.screens.rules.tutorial_of", lambda game: {})
    first = rules_screen("santase", 0, WORDS, DRAWN)
    assert tutorial_of("checkers") == {}
    assert first.picture is None and first.lines[:-1] == rules_pages("santase", "en")[0]


# --- What they claim, compared with the rules pages and the tables of the rules -------------------------


@pytest.mark.parametrize(
    ("game", "page", "orders"),
    [
        ("santase", "cards", [SANTASE_STRENGTH[::-1]]),
        ("truco", "cards", [ORDER]),
        ("sixty-one", "cards", [RANKS[::-1]]),
        ("thurf", "cards", [THURF_STRENGTH[::-1], PLAIN_STRENGTH[::-1]]),
    ],
)
def test_the_cards_rank_as_the_pages_say(game: str, page: str, orders: list[str]) -> None:
    assert [order for order in orders if f": {written(order)}." not in told(game, page)] == []


@pytest.mark.parametrize(
    ("game", "values"),
    [("santase", {**SANTASE_WORTH, "9": "nothing"}), ("sixty-one", WORTH)],
)
def test_the_cards_count_what_the_pages_say(game: str, values: Mapping[str, object]) -> None:
    names = {"A": "ace", "T": "ten", "K": "king", "Q": "queen", "J": "jack", "9": "nine", "7": "seven"}
    assert [rank for rank, count in values.items() if f"{names[rank]} {count}" not in told(game, "cards")] == []


def test_thurf_counts_what_the_page_says() -> None:
    thurf, plain = told("thurf", "cards").partition("Thurf counts ")[2].split(" The other suits ")
    for text, points in ((thurf, THURF_POINTS), (plain.partition(".")[0], PLAIN_POINTS)):
        entries = dict(entry.strip(" .").split(" ") for entry in text.split(","))
        assert entries == {rank.replace("T", "10"): str(count) for rank, count in points.items() if count}


@pytest.mark.req("SA-1")
def test_santase_examples() -> None:
    picture, values = shown("santase", "trick")
    assert isinstance(picture, TablePicture)
    # Rule 5: a trump beats every card of another suit; rule 2: ace 11, jack 2.
    assert (picture.trick[0].card, picture.trick[1].card) == tuple(cards("AS JH"))
    assert (picture.taker, values["winner"], values["points"]) == (1, "Ben", 13)
    # Rule 8: with the talon closed, spades are followed.
    picture, values = shown("santase", "follow")
    assert (bright(picture), values["playable"]) == ("KS 9S", "K♠  9♠")
    # Rules 10 and 11: 20 points for a marriage that is not of trumps; the nine lies under the talon now.
    picture, values = shown("santase", "before")
    assert isinstance(picture, TablePicture)
    assert picture.turned == cards("9H")[0]
    assert ([badge.text for badge in picture.badges][1:], values["points"]) == (["20"], 20)
    # Rule 21: after a wrong declaration the opponent gets at least 2.
    picture, values = shown("santase", "score")
    assert isinstance(picture, Scoreboard)
    assert ([row.points for row in picture.rows], values["winner"], values["worth"]) == ([2, 0], "Ana", 2)
    assert values["points"] == 13 and values["target"] == 11


def test_truco_examples() -> None:
    # Rule 5: after the six comes the seven, and clubs are the highest manilha.
    picture, values = shown("truco", "cards")
    assert (values["manilhas"], values["card"]) == ("7♦  7♠  7♥  7♣", "7♣")
    assert bright(picture).split()[0] == "7C"
    # Rule 8: even the lowest manilha beats a three.
    picture, values = shown("truco", "round")
    assert isinstance(picture, TablePicture)
    assert (picture.taker, values["winner"], values["card"]) == (1, "Ben", "7♦")
    # Rules 11 and 13: from 1 to 3, refused the callers have 1, raised it is 6.
    picture, values = shown("truco", "calls")
    assert isinstance(picture, TablePicture)
    assert [plate.name for plate in picture.plates if plate.is_turn] == [values["name"]] == ["Dan"]
    assert (values["now"], values["worth"], values["next"]) == (1, 3, 6)
    assert [f"({worth})" in told("truco", "calls") for worth in STEPS[1][3:]] == [True, True]
    picture, values = shown("truco", "score")
    assert isinstance(picture, Scoreboard)
    assert ([row.points for row in picture.rows], values["worth"]) == ([3, 0], 3)


def test_sixty_one_examples() -> None:
    picture, values = shown("sixty-one", "follow")
    assert (bright(picture), values["playable"], values["suit"]) == ("QH 5H", "Q♥  5♥", "hearts")
    # Rules 4 and 8: a jack of trumps takes king 4, seven 10, ace 11, queen 2 and itself 3; rule 11: it leads.
    picture, values = shown("sixty-one", "trick")
    assert isinstance(picture, TablePicture)
    assert (picture.taker, values["winner"], values["points"]) == (4, "Eva", 30)
    assert [plate.name for plate in picture.plates if plate.is_turn] == ["Eva"]
    picture, values = shown("sixty-one", "score")
    assert isinstance(picture, Scoreboard)
    assert ([row.points for row in picture.rows], values["target"]) == ([30, 0], 61)
    assert shown("sixty-one", "cards")[1]["points"] == 4 + 0 + 3


def test_thurf_examples() -> None:
    picture, values = shown("thurf", "cards")
    assert isinstance(picture, Hand)
    assert [RANK[held.card or 0] for held in picture.own.cards][:4] == list("JAKQ")
    assert shown("thurf", "calls")[1]["enough"] == 48 and "95" in told("thurf", "calls")
    assert (ENOUGH[4], ENOUGH[6]) == (48, 95)
    # Rules 16 and 17: hearts, but not the ten of thurf below the king of thurf.
    picture, values = shown("thurf", "follow")
    assert (bright(picture), values["low"], values["best"]) == ("JH 9H", "10♠", "K♠")
    # Rule 21: ace 11, king of thurf 3, ten 10, nine 0.
    picture, values = shown("thurf", "pattu")
    assert isinstance(picture, TablePicture)
    assert (picture.taker, values["winner"], values["points"]) == (2, "Cleo", 24)
    # Rule 24: the dealing team loses its own declaration, +3 at a table of four.
    picture, values = shown("thurf", "score")
    assert isinstance(picture, Scoreboard)
    assert (values["team"], values["dealers"], values["pending"]) == ("Ben and Dan", "Ana and Cleo", 7)


def test_kniffeliger_examples() -> None:
    picture, _ = shown("kniffeliger", "turn")
    assert isinstance(picture, Dice)
    kept = [face for face, is_kept in zip(picture.faces, picture.kept, strict=True) if is_kept]
    assert kept == [2, 2, 6, 6]
    assert {worth(BOXES.index("house"), tuple(sorted([*kept, more]))) for more in (2, 6)} == {FULL_HOUSE}
    picture, values = shown("kniffeliger", "boxes")
    assert isinstance(picture, Sheets)
    assert [column.total for column in picture.columns] == [25, 12]
    assert (values["house_points"], values["fours_points"]) == (25, 12)
    picture, values = shown("kniffeliger", "bonus")
    assert isinstance(picture, Dice)
    assert (picture.bonus, values["sum"]) == ("offered", 20)
    picture, values = shown("kniffeliger", "score")
    assert isinstance(picture, Scoreboard)
    assert ([row.points for row in picture.rows], values["bonus"]) == ([40, 12], "steal")


# --- As the table has it -------------------------------------------------------------------------------


def all_told(what: str, language: str) -> str:
    """Everything that the tutorial says of a game, or of one of its rule sets."""
    words, page, texts = words_for(language), 0, []
    while True:
        screen = rules_screen(what, page, words)
        assert_within_limits(screen)
        texts.append(text_of(screen))
        last = [code for button in all_buttons(screen) if (code := read_code(button.code)) is not None][-1]
        page += 1
        if last.number == page and len(all_buttons(screen)) == 2 - (page == 1):
            return "\n".join(texts)
        assert page < 20


@pytest.mark.req("PL-25")
@pytest.mark.parametrize("preset", ["two", "three"])
@pytest.mark.parametrize("language", sorted(languages()))
def test_where_66_is_reached_nothing_is_said_of_declaring(preset: str, language: str) -> None:
    words = words_for(language)
    said = words("santase-tutorial-before-4")
    assert said in all_told("santase", language)
    told = all_told(f"santase-{preset}", language)
    assert said not in told and words("santase-declare") not in told
    assert words("santase-tutorial-score-1-reaching") in told
    assert words(f"santase-preset-{preset}-about") in told


@pytest.mark.req("PL-25", "KN-14")
@pytest.mark.parametrize("language", sorted(languages()))
def test_kniffel_is_explained_for_itself(language: str) -> None:
    words = words_for(language)
    told = all_told("kniffeliger-kniffel", language)
    assert words("kniffeliger-tutorial-bonus") not in told
    assert {
        words(f"kniffeliger-tutorial-{end}") for end in ("goal-kniffel", "score-4-upper", "score-5-fives")
    } <= {*told.splitlines()}
    assert words("kniffeliger-tutorial-bonus") in all_told("kniffeliger", language)


@pytest.mark.req("PL-25", "TR-18")
@pytest.mark.parametrize("language", sorted(languages()))
def test_mineiro_has_no_vira_in_its_tutorial(language: str) -> None:
    told = all_told("truco-mineiro", language)
    assert words_for(language)("truco-tutorial-cards-2-mineiro") in told


@pytest.mark.req("PL-25")
@pytest.mark.parametrize("what", ["santase-four", "nonsense", "santase-", "truco-one", "sixty-one-classics"])
def test_rules_of_what_is_not_played_are_refused(what: str) -> None:
    with pytest.raises(UnknownGame):
        rules_screen(what, 0, WORDS)
