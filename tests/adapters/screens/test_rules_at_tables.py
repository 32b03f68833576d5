"""Rules and tutorial opened at a table speak of the options of that table, and of nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from adapters.pictures.descriptions import TablePicture
from adapters.screens import rules_screen
from adapters.screens.appearance import Appearance
from adapters.screens.buttons import read_code
from adapters.screens.lobby import how_texts, table_rules_button
from adapters.screens.rules import rules_files, rules_pages
from adapters.screens.rules_for_table import for_table, nearest_preset
from adapters.screens.screen import Screen
from adapters.screens.tutorials import telling_of, tutorial_of
from adapters.text.words import languages, words_for
from engine.commands import SetOption, SetPreset
from engine.games import COMPLETE, GAMES, game_of
from engine.table_view import TableView
from tests.adapters.screens.limits import all_buttons, assert_within_limits, text_of
from tests.adapters.screens.test_tutorials import DRAWN, all_options
from tests.engine.tables import ANA, Kept

LANGUAGES = sorted(languages())
DECLARING = {
    "en": "declar",
    "te": "66 చెప్పడ",
    "pt-BR": "declar",
    "ar": "إعلان",
    "bg": "обявяване на 66",
    "de": "ansag",
}


def at_table(game: str, preset: str | None = None, **options: str) -> TableView:
    """A table of Ana's with these options."""
    kept = Kept(game)
    if preset is not None:
        kept.do(SetPreset(preset), ANA)
    for name, value in options.items():
        kept.do(SetOption(name, value), ANA)
    return kept.table.view(ANA)


def pages(view: TableView, language: str = "en", appearance: Appearance = DRAWN) -> Iterator[Screen]:
    """Every page that somebody at the table reads, from the first on, by the buttons that lead on."""
    words, page = words_for(language), 0
    while True:
        screen = rules_screen(view.game, page, words, appearance, view)
        assert_within_limits(screen)
        yield screen
        codes = [code for button in all_buttons(screen) if (code := read_code(button.code)) is not None]
        assert {code.table_id for code in codes} <= {view.id}
        if all(code.number <= page for code in codes):
            return
        page += 1


def told(view: TableView, language: str = "en") -> str:
    return "\n".join(text_of(screen) for screen in pages(view, language))


@pytest.mark.req("PL-25")
def test_the_button_at_a_table_opens_its_own_rules() -> None:
    view = at_table("santase", "three")
    code = read_code(table_rules_button(view, words_for("en")).code)
    assert code is not None and (code.table_id, code.number, code.what) == (view.id, 0, "santase")


@pytest.mark.req("PL-25")
@pytest.mark.parametrize("game", sorted(COMPLETE))
def test_pages_are_counted_those_of_the_tutorial_and_those_of_the_rules(game: str) -> None:
    words = words_for("en")
    counted = [screen.lines[-1].text for screen in pages(at_table(game))]
    first, rules = len(tutorial_of(game)), len(counted) - len(tutorial_of(game))
    expected = [(page, first) for page in range(1, first + 1)] + [(page, rules) for page in range(1, rules + 1)]
    assert counted == [words("rules-page", page=page, pages=of) for page, of in expected]


@pytest.mark.req("PL-25", "SA-1")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"must_head": "on", "target": "21"}], ids=["as it is", "own options"])
def test_a_table_where_66_is_reached_never_mentions_declaring(language: str, options: dict[str, str]) -> None:
    words = words_for(language)
    stem = re.compile(DECLARING[language], re.IGNORECASE)
    assert stem.search(told(at_table("santase", "one"), language))
    text = told(at_table("santase", "three", **options), language)
    assert not stem.search(text)
    assert words("santase-tutorial-score-1-reaching") in text


@pytest.mark.req("PL-25", "KN-14")
@pytest.mark.parametrize("language", LANGUAGES)
def test_without_dirty_tricks_nothing_is_said_of_them(language: str) -> None:
    words = words_for(language)
    secret = [words("kniffeliger-tutorial-goal-3"), words("kniffeliger-tutorial-bonus")]
    without = told(at_table("kniffeliger", dirty_tricks="off"), language)
    assert [text for text in secret if text in without.splitlines()] == []
    assert all(text in told(at_table("kniffeliger"), language) for text in secret)
    # Rules 9 to 20 are about tricks; 7 and 8 about points that this table does not give.
    numbers = {int(number) for number in re.findall(r"^(\d+)\. ", without, re.MULTILINE)}
    assert numbers == {1, 2, 3, 4, 5, 6, 21, 22, 23}
    assert words("kniffeliger-tutorial-score-4-upper") in told(at_table("kniffeliger", "kniffel"), language)
    assert words("kniffeliger-tutorial-score-4-upper") not in without


def badges(view: TableView, language: str) -> set[str]:
    """What stands in the corners of the tables that are drawn in a tutorial."""
    pictures = [page.picture for page in pages(view, language)]
    return {badge.caption for one in pictures if isinstance(one, TablePicture) for badge in one.badges}


@pytest.mark.req("PL-25", "TR-18")
@pytest.mark.parametrize("language", LANGUAGES)
def test_mineiro_shows_and_tells_no_vira(language: str) -> None:
    view, usual = at_table("truco", "mineiro"), at_table("truco", "paulista")
    vira = words_for(language)("truco-picture-vira")
    assert vira in badges(usual, language) and vira not in badges(view, language)
    numbers = {
        preset: set(re.findall(r"^(\d+)\. ", told(at_table("truco", preset), language), re.MULTILINE))
        for preset in ("mesa", "mineiro")
    }
    assert numbers["mesa"] - numbers["mineiro"] == {"11"} and numbers["mineiro"] - numbers["mesa"] == {"25"}
    assert words_for(language)("truco-tutorial-cards-2-mineiro") in told(view, language)


def rules_of(view: TableView, language: str) -> dict[int, str]:
    """The rules of a table by their numbers."""
    text = for_table(rules_files(view.game)[language].read_text("utf-8"), GAMES[view.game].info, view.options)
    _, *found = re.split(r"^(\d+)\. ", text, flags=re.MULTILINE)
    return dict(zip(map(int, found[::2]), found[1::2], strict=True))


def vira_in(language: str) -> str:
    return words_for(language)("truco-picture-vira").strip("\u200f").lower()


def numbers_in(rule: str) -> set[str]:
    return set(re.findall(r"\d+", rule))


@pytest.mark.req("PL-25", "TR-18")
@pytest.mark.parametrize("language", LANGUAGES)
def test_mineiro_counts_by_its_own_steps(language: str) -> None:
    rules = rules_of(at_table("truco", "mineiro"), language)
    assert {"10", "4"} <= numbers_in(rules[17]) and "11" not in rules[17]
    assert "10" in rules[18] and "11" not in rules[18]
    assert {"14", "8"} <= numbers_in(rules[20])
    vira = vira_in(language)
    assert vira not in rules[23].lower() and vira in rules_of(at_table("truco"), language)[23].lower()


@pytest.mark.req("PL-25", "TR-18")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clean_pack_and_several_games_are_told_where_they_are_played(language: str) -> None:
    clean = rules_of(at_table("truco", pack="clean"), language)
    assert numbers_in(clean[4]) == {"2", "3", "26"} and "|" not in clean[5]
    several = rules_of(at_table("truco", best_of="3"), language)
    assert numbers_in(several[3]) == {"12", "27"}
    usual = rules_of(at_table("truco"), language)
    assert all(several[number] != usual[number] for number in (3, 18, 21))


@pytest.mark.req("PL-25", "SA-15", "KN-14", "KN-16", "SO-16")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "option", "value", "number"),
    [
        ("santase", "marriage_after_trick", "on", 10),
        ("kniffeliger", "joker", "on", 6),
        ("sixty-one", "hands", "best3", 16),
        ("sixty-one", "hands", "till2", 24),
    ],
)
def test_no_rule_says_what_an_option_has_changed(
    game: str, option: str, value: str, number: int, language: str
) -> None:
    tables = at_table(game), at_table(game, **{option: value})
    usual, changed = (rules_of(view, language)[number].partition("\n\n")[0] for view in tables)
    assert usual != changed


@pytest.mark.req("KN-14")
@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"ar"}))  # It has no name for the box there.
def test_in_kniffel_the_box_is_called_so_in_the_rules(language: str) -> None:
    words, rule = words_for(language), rules_of(at_table("kniffeliger", "kniffel"), language)[8].lower()
    named = [words("kniffeliger-box", box=box).lower() in rule for box in ("kniffel", "kniffeliger")]
    assert named == [True, False]


@pytest.mark.req("PL-67", "PL-25")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_two_lines_of_the_lobby_are_about_the_table(language: str) -> None:
    words = words_for(language)
    vira = vira_in(language)
    assert vira in how(at_table("truco"), language) and vira not in how(at_table("truco", "mineiro"), language)
    assert " 7 " in how(at_table("truco"), language) and " 7 " not in how(
        at_table("truco", pack="clean"), language
    )
    bonus = words("kniffeliger-picture-bonus-die").lower()
    assert [bonus in how(at_table("kniffeliger", one), language) for one in ("kniffeliger", "kniffel")] == [
        True,
        False,
    ]
    assert "121" in how(at_table("sixty-one", "double"), language)


def how(view: TableView, language: str) -> str:
    return " ".join(how_texts(view, words_for(language))).lower()


@pytest.mark.req("PL-25", "TR-16", "SA-15")
@pytest.mark.parametrize(
    ("game", "language", "said"),
    [
        ("truco", "pt-BR", "Mesa, que é como a maioria das mesas joga e com que uma mesa em português começa"),
        ("truco", "en", "Mesa, which is how most tables play and what Portuguese speakers get at first"),
        ("santase", "bg", "На български масата започва с Български"),
    ],
)
def test_the_rules_say_what_a_table_of_a_language_begins_with(game: str, language: str, said: str) -> None:
    assert said in "\n".join(line.text for line in rules_pages(game, language)[0])


@pytest.mark.req("PL-25")
@pytest.mark.parametrize("game", [game for game in GAMES if game in COMPLETE or tutorial_of(game)])
def test_the_first_page_names_the_options_of_the_table(game: str) -> None:
    words = words_for("en")
    for view in (at_table(game), at_table(game, GAMES[game].info.default_preset)):
        text = text_of(next(pages(view)))
        for name, field in view.options.fields().items():
            value = getattr(view.options, name)
            shown = ("yes" if value else "no") if isinstance(value, bool) else value
            assert not field.metadata["shown"] or words(f"{game}-option-{name}", value=shown) in text


@pytest.mark.req("PL-25")
@pytest.mark.parametrize("game", GAMES)
def test_every_choice_of_a_table_has_a_tutorial_that_its_rules_could_play(game: str) -> None:
    words = words_for("en")
    for options in all_options(game):
        unwanted = telling_of(game, options).left_out
        for name, show in tutorial_of(game).items():
            if name not in unwanted:
                show(words, DRAWN.theme(words), options)  # It would refuse moves that are not legal.


@pytest.mark.req("PL-25")
@pytest.mark.parametrize(("game", "language"), [(game, one) for game in GAMES for one in rules_files(game)])
def test_no_mark_is_read_and_the_whole_rules_leave_nothing_out(game: str, language: str) -> None:
    text = rules_files(game)[language].read_text(encoding="utf-8")
    info = GAMES[game].info
    whole = for_table(text, info, None)
    assert "<!--" not in whole
    assert re.findall(r"^\d+\. ", whole, re.MULTILINE) == re.findall(r"^\d+\. ", text, re.MULTILINE)
    for options in all_options(game):
        shorter = for_table(text, info, options)
        assert "<!--" not in shorter
        assert len(shorter) < len(whole) or (shorter == whole and game not in COMPLETE)
        assert all(page for page in rules_pages(game, language, options))


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_the_table_of_rule_sets_the_own_column_stays(language: str) -> None:
    text = rules_files("santase")[language].read_text(encoding="utf-8")
    info = GAMES["santase"].info
    widths = {row.count("|") for row in for_table(text, info, info.presets["two"]).splitlines() if row[:1] == "|"}
    assert widths == {3}
    lines = {preset: for_table(text, info, options).count("\n|") for preset, options in info.presets.items()}
    own = info.presets["two"].changed("target", "7")
    assert for_table(text, info, own).count("\n|") == lines["two"] - 3  # what the table may have set otherwise


@pytest.mark.parametrize(
    ("game", "preset", "option", "value"),
    [
        ("santase", "bulgarian", "target", "7"),
        ("truco", "mineiro", "pack", "clean"),
        ("truco", "mesa", "best_of", "3"),
    ],
)
def test_options_of_ones_own_come_from_a_rule_set(game: str, preset: str, option: str, value: str) -> None:
    info = GAMES[game].info
    assert nearest_preset(info, info.presets[preset].changed(option, value)) == preset


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(COMPLETE))
def test_rules_are_counted_in_their_order_and_no_mark_is_left(game: str, language: str) -> None:
    for options in (None, *game_of(game).info.presets.values()):
        lines = [line.text for page in rules_pages(game, language, options) for line in page]
        numbers = [int(found[1]) for line in lines if (found := re.match(r"(\d+)\. ", line))]
        assert numbers == sorted(set(numbers)), "a number that the wrapping puts first is no rule"
        assert not [line for line in lines if re.search(r"[*`<>]", line)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_of_mineiro_is_not_told_of_other_rule_sets(language: str) -> None:
    words = words_for(language)
    told = "\n".join(text_of(page) for page in pages(at_table("truco", "mineiro"), language))
    others = [words(f"truco-preset-{preset}") for preset in ("paulista", "mesa")]
    assert not [name for name in others if re.search(rf"\b{name}\b", told)]
