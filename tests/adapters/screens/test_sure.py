"""A second press before what cannot be taken back."""

from __future__ import annotations

from random import Random

import pytest

from adapters.screens import Screen, private_screen
from adapters.screens.appearance import appearance_of
from adapters.screens.buttons import ACT, OPEN, Code, read_code
from adapters.screens.games import final_verbs
from adapters.text.names import table_names
from adapters.text.words import Words, languages
from engine.games import GAMES
from engine.table import Table
from engine.table_view import PLAYING
from tests.adapters.screens.limits import all_buttons, assert_within_limits, text_of
from tests.adapters.screens.test_around_the_rules import playing
from tests.engine.tables import ANA, BEA, Kept

ASKING = appearance_of({"pictures": "off"})
AT_ONCE = appearance_of({"pictures": "off", "confirm": "off"})
PEOPLE = {ANA: "Ana", BEA: "Bea"}


def screen_of(table: Table, person: int, words: Words, draft: str = "", is_asking: bool = True) -> Screen:
    view = table.view(person)
    screen = private_screen(view, table_names(view, PEOPLE, words), words, draft, ASKING if is_asking else AT_ONCE)
    assert screen is not None
    return screen


def codes(screen: Screen) -> list[Code]:
    return [code for button in all_buttons(screen) if (code := read_code(button.code)) is not None]


def person_asked(kept: Kept) -> int:
    seat, _ = kept.asked()
    return kept.table.chairs[seat].person or 0


@pytest.mark.req("PL-28")
def test_the_first_press_asks_and_only_the_second_one_does_it(words: Words) -> None:
    kept = playing("santase")
    person = person_asked(kept)
    shown = codes(screen_of(kept.table, person, words))
    assert "give" not in [code.what for code in shown if code.kind == ACT]
    assert "sure give" in [code.what for code in shown if code.kind == OPEN]
    asking = screen_of(kept.table, person, words, "sure give")
    assert [code.what for code in codes(asking) if code.kind == ACT] == ["give"]
    assert words("sure", what=words("santase-give")) in text_of(asking)
    cards = [code.what for code in shown if code.kind == ACT]
    assert cards and all(code.startswith("play ") for code in cards), "cards are played at once"


@pytest.mark.req("PL-28")
def test_whoever_does_not_want_to_be_asked_is_not(words: Words) -> None:
    kept = playing("santase")
    shown = codes(screen_of(kept.table, person_asked(kept), words, is_asking=False))
    assert "give" in [code.what for code in shown if code.kind == ACT]
    assert not any(code.what.startswith("sure ") for code in shown)


@pytest.mark.req("PL-28")
@pytest.mark.parametrize("draft", ["sure", "sure close now", "sure nonsense", "sure play 9C"])
def test_a_question_about_nothing_is_the_hand(draft: str, words: Words) -> None:
    kept = playing("santase")
    person = next(person for person in (ANA, BEA) if person != person_asked(kept))
    assert screen_of(kept.table, person, words, draft) == screen_of(kept.table, person, words)


@pytest.mark.req("PL-28")
@pytest.mark.parametrize(
    ("game", "finals"),
    [
        ("santase", {"declare", "close", "give"}),
        ("thurf", {"kotu"}),
        ("truco", {"run"}),
        ("kniffeliger", {"cross", "steal", "freeze", "crossout", "shift", "exchange"}),
        ("sixty-one", set()),
    ],
)
def test_what_is_asked_about(game: str, finals: set[str]) -> None:
    assert set(final_verbs(game)) == finals


@pytest.mark.req("PL-28", "PL-3")
@pytest.mark.parametrize("game", GAMES)
def test_everything_can_still_be_done_and_what_is_final_only_behind_a_question(game: str, words: Words) -> None:
    random, kept = Random(5), playing(game, seats=min(GAMES[game].info.seat_counts))
    finals, asked_about = final_verbs(game), set()
    languages_left = [Words(language) for language in languages()]
    for _ in range(120):
        if kept.table.phase != PLAYING:
            break
        seat, decision = kept.asked()
        person = kept.table.chairs[seat].person
        if person is not None:
            reached: dict[str, str] = {}
            drafts = [""]
            for draft in drafts:
                screen = screen_of(kept.table, person, words, draft)
                for code in codes(screen):
                    if code.kind == ACT:
                        reached.setdefault(code.what, draft)
                    elif code.kind == OPEN and code.what not in drafts and len(drafts) < 60:
                        drafts.append(code.what)
            wanted = {action.code for action in decision.actions if not action.code.startswith(("keep", "roll"))}
            assert wanted <= reached.keys()
            verbs = {what: what.split()[0] for what in wanted}
            if not all(verb in finals for verb in verbs.values()):
                for what, verb in verbs.items():
                    assert reached[what].startswith("sure ") == (verb in finals)
            for what, verb in verbs.items():
                if reached[what].startswith("sure ") and verb not in asked_about:
                    asked_about.add(verb)
                    for other in languages_left:
                        assert_within_limits(screen_of(kept.table, person, other, reached[what]))
        kept.act(random if game != "thurf" else None)
    assert asked_about or not finals
