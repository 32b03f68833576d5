"""What a table of Truco shows, and what it keeps to itself."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from adapters.games.truco.picture import table as draw
from adapters.games.truco.screen import _held, log_line, sorted_hand
from adapters.pictures.descriptions import Theme
from adapters.pictures.spoken import alt_text
from adapters.screens import Screen, log_pages, private_screen, public_screen
from adapters.screens.games import screens_of
from adapters.screens.log import log_steps
from adapters.text.card_faces import face
from adapters.text.words import Words
from engine.cards import card, cards, members, names
from engine.chance import QuickChance
from engine.commands import Act, Open, SetPreset, SetSeats, Sit, Start
from engine.facts import GaveUp, Played
from engine.games import GAMES
from engine.games.truco.facts import (
    Answered,
    Called,
    DealEnded,
    Dealt,
    GameWon,
    MatchEnded,
    OnzeAnswered,
    PlayedManilha,
    Round,
    RoundEnded,
    TrucoView,
)
from engine.games.truco.rules import Truco
from engine.table import Table
from engine.table_view import TableView
from tests.adapters.screens.limits import all_buttons, assert_within_limits, text_of
from tests.engine.games.truco.hidden import HiddenTruco
from tests.engine.games.walk import Setting

NAMES = ("Ana", "Bea", "Cy", "Dan", "Eva", "Flo")
SETTINGS = [(preset, seats) for preset in Truco.info.presets for seats in Truco.info.seat_counts]


def started(seats: int = 4, preset: str = "paulista", seed: int = 0) -> Table:
    """People in every seat at the beginning of a match; person 1 sits in seat 0."""
    table = Table("abcdefghijkl")
    table.do(Open("truco", "1234"), 1, 0.0)
    table.do(SetPreset(preset), 1, 1.0)
    if len(table.chairs) != seats:
        table.do(SetSeats(seats), 1, 1.0)
    for person in range(2, seats + 1):
        table.do(Sit(), person, 1.0)
    table.do(Start(), 1, 1.0, seed=seed.to_bytes(32, "big"))
    return table


def moments(table: Table, seed: int) -> Iterator[tuple[Table, Truco]]:
    """The same table at every moment of a match, played now at random and now by the clock."""
    random = Random(seed)
    while isinstance(match := table.match, Truco) and match.asked:
        yield table, match
        seat = random.choice(match.asked)
        decision = match.decision(seat)
        assert decision is not None
        action = random.choice(match.legal(seat)) if random.random() < 0.6 else match.default(seat)
        table.do(Act(action.code), seat + 1, 1.0)


def at_score(seats: int, score: tuple[int, int]) -> Table:
    """A table whose match has come to this score, at the beginning of a deal."""
    table = started(seats)
    match = table.match
    assert isinstance(match, Truco)
    match.score = score
    match._deal(0)
    match._decisions = None
    return table


def view_with(seats: int, person: int | None, **changes: Any) -> TableView:
    """What a person sees, with some things on the table changed."""
    view = started(seats).view(person)
    assert isinstance(view.match, TrucoView)
    return view._replace(match=view.match._replace(**changes))


def table_text(words: Words, seats: int = 4, **changes: Any) -> list[str]:
    view = view_with(seats, None, **changes)
    return [line.text for line in screens_of("truco").table(view, NAMES[:seats], words)]


def screen_of(table: Table, person: int, words: Words) -> Screen:
    screen = private_screen(table.view(person), NAMES[: len(table.chairs)], words)
    assert screen is not None
    return screen


# --- The table -----------------------------------------------------------------------------------------


@pytest.mark.req("TR-15")
def test_the_table_shows_vira_manilha_and_worth(words: Words) -> None:
    text = table_text(words, vira=card("6H"), manilha="7", worth=3)
    assert text == ["Vira 6♥ · manilha 7: 7♦  7♠  7♥  7♣, low to high.", "This hand is worth 3 points."]


@pytest.mark.req("TR-15")
def test_the_table_shows_rounds_and_cards_played(words: Words) -> None:
    text = table_text(
        words,
        rounds=(
            Round(0, tuple(cards("3C 4D 4H 4S")), 0),
            Round(0, (card("5C"), None, None, card("5D")), None),
        ),
        leader=0,
        on_table=(card("6C"), None),
    )
    assert text[-4:] == [
        "Round 1: Ana 3♣ · Dan 4♦ · Cy 4♥ · Bea 4♠ – Ana and Cy won it.",
        "Round 2: Ana 5♣ · Dan face down · Cy face down · Bea 5♦ – tied.",
        "On the table: Ana 6♣ · Dan face down",
        "Rounds won: Ana and Cy 1 · Bea and Dan 0 · 1 tied",
    ]


@pytest.mark.req("TR-15")
def test_the_table_shows_who_asked_what(words: Words) -> None:
    text = table_text(words, calls=((0, "truco"), (3, "seis")), caller=3, worth=3, phase="answer")
    assert text[1:] == [
        "This hand is worth 3 points.",
        "Calls: Ana: truco · Dan: seis",
        "Dan asks for seis: 6 points instead of 3.",
    ]
    text = table_text(words, calls=((0, "truco"), (3, "accept")), worth=3)
    assert text[-1] == "Calls: Ana: truco · Dan: accepted"


@pytest.mark.req("TR-15")
def test_the_scoreboard_shows_the_points_of_both_teams(words: Words) -> None:
    view = view_with(6, None, score=(9, 4))
    (line,) = screens_of("truco").scoreboard(view, NAMES, words)
    assert line.text == "Points, 12 to win: Ana, Cy, and Eva 9 · Bea, Dan, and Flo 4"


def test_a_new_hand_says_how_the_last_one_ended(words: Words) -> None:
    ended = DealEnded(1, 1, 3, "refused", (0, 3), (Round(0, tuple(cards("3C 4D 4H 4S")), 0),))
    assert table_text(words, last_deal=ended)[-2:] == [
        "This hand is worth 1 point.",  # and no cards that are gone
        "Hand 1: the call was refused, so Bea and Dan scored 3. Points: Ana and Cy 0 · Bea and Dan 3",
    ]


@pytest.mark.req("TR-12")
def test_the_partners_cards_are_on_the_screen_until_the_mao_de_onze_begins(words: Words) -> None:
    table = at_score(4, (11, 3))
    match = table.match
    assert isinstance(match, Truco)
    partner = [face(one, words) for one in sorted_hand(members(match.hands[2]), match.manilha)]
    line = "Cy holds " + "  ".join(partner)
    assert line in text_of(screen_of(table, 1, words))
    assert "Mão de onze: Ana and Cy have 11 points." in text_of(public_screen(table.view(None), NAMES[:4], words))
    assert [button.label for button in all_buttons(screen_of(table, 3, words))][:2] == [
        "Play for 3",
        "Refuse this hand",
    ]
    for person in (2, 4):
        assert "holds" not in text_of(screen_of(table, person, words))
    table.do(Act("accept"), 3, 2.0)
    assert "holds" not in text_of(screen_of(table, 1, words))


@pytest.mark.req("TR-13")
@pytest.mark.parametrize("seats", Truco.info.seat_counts)
def test_no_card_in_hand_is_on_any_screen_in_a_mao_de_ferro(seats: int, words: Words) -> None:
    table = at_score(seats, (11, 11))
    match = table.match
    assert isinstance(match, Truco)
    signs = {face(one, words) for one in members(sum(match.hands)) if face(one, words)[0] != match.manilha}
    for person in range(1, seats + 1):
        screen = screen_of(table, person, words)
        assert not [sign for sign in signs if sign in text_of(screen)]
        assert "Your cards lie face down: 1, 2, and 3" in text_of(screen)
    assert [button.label for button in all_buttons(screen_of(table, 1, words))][:3] == [
        "Card 1",
        "Card 2",
        "Card 3",
    ]


# --- Buttons -------------------------------------------------------------------------------------------


def test_the_hand_is_sorted_the_strongest_first() -> None:
    assert names(sorted_hand(cards("4C 3D 7S"), "7")) == "7S 3D 4C"
    assert names(sorted_hand(cards("7D 7C 3H"), "7")) == "7C 7D 3H"


@pytest.mark.req("TR-15")
@pytest.mark.parametrize(
    ("code", "phase", "label", "spoken"),
    [
        ("play QH", "play", "Q♥", "queen of hearts"),
        ("hide 7D", "play", "Hide 7♦", "play the seven of diamonds face down"),
        ("place 2", "play", "Card 2", "turn up the card in place 2"),
        ("truco", "play", "Truco! (3)", "ask for truco, 3 points"),
        ("seis", "answer", "Seis! (6)", "ask for seis, 6 points"),
        ("nove", "answer", "Nove! (9)", "ask for nove, 9 points"),
        ("doze", "answer", "Doze! (12)", "ask for doze, 12 points"),
        ("accept", "answer", "Accept (6)", "accept and play for 6 points"),
        ("refuse", "answer", "Refuse", "refuse; the others score 3"),
        ("accept", "choose", "Play for 3", "Play for 3"),
        ("refuse", "choose", "Refuse this hand", "Refuse this hand"),
    ],
)
def test_every_action_has_its_label(code: str, phase: str, label: str, spoken: str, words: Words) -> None:
    found = screens_of("truco").label(code, view_with(4, 1, worth=3, phase=phase), words)
    assert (found.text, found.spoken) == (label, spoken)


@pytest.mark.parametrize(("preset", "seats"), SETTINGS)
def test_every_legal_action_has_a_button_on_a_screen_that_fits_everywhere(
    preset: str, seats: int, words: Words
) -> None:
    verbs = set()
    for seed in range(3):
        for table, match in moments(started(seats, preset, seed), seed):
            assert_within_limits(public_screen(table.view(None), NAMES[:seats], words))
            for seat in range(seats):
                screen = screen_of(table, seat + 1, words)
                assert_within_limits(screen)
                decision = match.decision(seat)
                codes = {action.code for action in decision.actions} if decision else set()
                pressed = [button.code for button in all_buttons(screen)]
                assert {code for code in codes if any(one.endswith(" " + code) for one in pressed)} == codes
                verbs |= {code.split()[0] for code in codes}
    assert verbs >= {"play", "hide", "truco", "accept", "refuse", "seis"}


# --- The log -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fact", "text"),
    [
        (Dealt(3, "plain", 0, card("6H"), "7", 1), "Hand 3: Ana begins. Vira 6♥, manilha 7."),
        (
            Dealt(3, "onze", 0, card("3H"), "4", 3),
            "Hand 3: Ana begins. Vira 3♥, manilha 4. It is worth 3, and nobody calls.",
        ),
        (
            Dealt(3, "ferro", 0, card("7H"), "Q", 1),
            "Hand 3: Ana begins. Vira 7♥, manilha Q. Mão de ferro: everyone plays blind.",
        ),
        (Dealt(3, "plain", 0, None, "", 2), "Hand 3: Ana begins."),
        (OnzeAnswered(1, True), "Bea plays this hand"),
        (OnzeAnswered(1, False), "Bea refuses this hand"),
        (PlayedManilha(1, card("4C")), "Bea: 4♣ zap"),
        (PlayedManilha(1, card("7H")), "Bea: 7♥ copeta"),
        (PlayedManilha(1, card("AS")), "Bea: A♠ espadilha"),
        (PlayedManilha(1, card("7D")), "Bea: 7♦ pica-fumo"),
        (GaveUp(2), "Cy runs"),
        (
            GameWon(0, (14, 3), (1, 0)),
            "Ana and Cy win this game, 14 to 3. Games: Ana and Cy 1 · Bea and Dan 0",
        ),
        (Called(2, "truco", 3), "Cy: Truco! (3)"),
        (Answered(3, True, 3), "Dan accepts: 3 points"),
        (Answered(3, False, 1), "Dan refuses"),
        (Played(1, card("QS")), "Bea: Q♠"),
        (Played(1, None), "Bea: face down"),
        (RoundEnded(1, 1, 1), "Round 1 goes to Bea and Dan"),
        (RoundEnded(2, None, 1), "Round 2 is tied"),
        (
            DealEnded(2, 0, 6, "rounds", (7, 3), ()),
            "Hand 2: Ana and Cy won the rounds and scored 6. Points: Ana and Cy 7 · Bea and Dan 3",
        ),
        (
            DealEnded(2, 1, 1, "onze-refused", (11, 3), ()),
            "Hand 2: the hand was refused, so Bea and Dan scored 1. Points: Ana and Cy 11 · Bea and Dan 3",
        ),
        (
            DealEnded(2, None, 0, "tied", (7, 3), ()),
            "Hand 2: three ties, so nobody scored. Points: Ana and Cy 7 · Bea and Dan 3",
        ),
        (MatchEnded(1, (7, 12)), "Bea and Dan win the match, 12 to 7!"),
        (MatchEnded(None, (7, 7)), "The match is a draw, 7 to 7."),
    ],
)
def test_every_fact_has_words(fact: object, text: str, words: Words) -> None:
    assert log_line(fact, NAMES[:4], words).text == text


def test_a_step_of_the_log_is_a_round_or_the_end_of_a_hand(words: Words) -> None:
    *_, (table, _) = moments(started(4, seed=5), 5)
    kinds = [[type(fact) for fact in step] for step in log_steps(table.view(None)).steps]
    assert len(kinds) > 5
    assert all(step[-1] in (RoundEnded, DealEnded) for step in kinds[:-1])
    assert all(step.count(Played) + step.count(PlayedManilha) == 4 for step in kinds if step[-1] is RoundEnded)
    pages = log_pages(table.view(None), NAMES[:4], words)
    rounds = [line.text for page in pages for line in page.lines if " → Round " in line.text]
    assert len(rounds) == sum(RoundEnded in step for step in kinds)
    assert max(line.count(" · ") for line in rounds) == 3  # fewer where a call came in between


# --- Secrecy -------------------------------------------------------------------------------------------


@pytest.mark.req("TR-3", "TR-6")
@pytest.mark.parametrize(("preset", "seats"), SETTINGS)
def test_hidden_cards_change_nobody_elses_screen(preset: str, seats: int, words: Words) -> None:
    setting = Setting(Truco, preset, seats, HiddenTruco())
    changed = 0
    for count, (table, match) in enumerate(moments(started(seats, preset, 6), 6)):
        if count % 5:
            continue
        for seat in (*range(seats), None):
            person = None if seat is None else seat + 1
            same, twin = table.clone(), table.clone()
            same.match = setting.exchanged(match, {})
            twin.match = setting.twin(match, seat, QuickChance(count))
            here, there = same.view(person), twin.view(person)
            assert private_screen(there, NAMES[:seats], words) == private_screen(here, NAMES[:seats], words)
            assert public_screen(there, NAMES[:seats], words) == public_screen(here, NAMES[:seats], words)
            changed += screen_of(twin, 1, words) != screen_of(same, 1, words)
    assert changed, "the cards were never mixed"


def test_the_game_is_in_the_registry() -> None:
    assert GAMES["truco"] is Truco


# --- What is seen at a glance --------------------------------------------------------------------------


@pytest.mark.req("TR-15")
def test_the_private_screen_has_the_score(words: Words) -> None:
    text = text_of(screen_of(started(4, seed=5), 1, words))
    assert "Points, 12 to win: Ana and Cy 0 · Bea and Dan 0" in text


@pytest.mark.req("TR-15")
def test_manilhas_in_hand_have_the_names_that_players_give_them(words: Words) -> None:
    match = Truco(Truco.info.presets["mineiro"], 2, QuickChance(1))
    view = match.view(0)._replace(shown=(tuple(cards("4C 7D 3H")), ()))
    assert _held(view.shown[0], view, words) == "4♣ zap  7♦ pica-fumo  3♥"


@pytest.mark.req("TR-15")
@pytest.mark.parametrize(
    ("changed", "told"),
    [
        pytest.param({"caller": 1, "calls": ((1, "truco"),), "phase": "answer"}, "1 → 3?", id="both numbers"),
        pytest.param({"kind": "onze"}, "Mão de onze", id="mão de onze"),
        pytest.param({"kind": "ferro"}, "Mão de ferro", id="mão de ferro"),
        pytest.param({"rounds": (Round(0, (None, None), None),)}, "Tied rounds", id="a tie"),
    ],
)
def test_the_picture_shows_onze_ferro_calls_and_ties(changed: dict[str, Any], told: str, words: Words) -> None:
    table = started(2, seed=5)
    view = table.view(None)
    assert view.match is not None
    before = draw(view, NAMES[:2], words, Theme())
    after = draw(view._replace(match=view.match._replace(**changed)), NAMES[:2], words, Theme())
    seen = [text for badge in after.badges for text in (badge.caption, badge.text)]
    assert told in seen and told not in [badge.text for badge in before.badges]
    assert [plate.calls for plate in after.plates] == ["", "Truco!" if "caller" in changed else ""]
    assert told in alt_text(after, words, "truco")
