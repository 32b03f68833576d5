"""Rules 10 to 13: marriage, exchange, closing and declaring."""

from __future__ import annotations

import pytest

from engine.cards import NAME
from engine.contract import IllegalAction
from tests.engine.games.santase.scene import deal, ending

PAIR = "QH KH AC TC 9D JS"
OTHER = "AH TH JH AS TS KS"
NINE = "9S QS AC TC 9D JD"
PLAIN = "AH TH JH KH 9H 9C"


# Marriage.


@pytest.mark.req("SA-6")
@pytest.mark.parametrize(
    ("turned", "points"),
    [pytest.param("9C", 20, id="20 points"), pytest.param("9H", 40, id="40 points in trumps")],
)
def test_a_marriage_counts_at_once(turned: str, points: int) -> None:
    scene = deal(PAIR, OTHER, turned).play("ann marry H")
    assert scene.points == (points, 0)
    assert scene.on_turn == ["ann"]


@pytest.mark.req("SA-6", "SA-11")
@pytest.mark.parametrize(
    ("preset", "leads"), [("one", "QH KH"), ("two", "QH"), ("three", "QH"), ("bulgarian", "QH KH")]
)
def test_a_card_of_the_marriage_is_led(preset: str, leads: str) -> None:
    scene = deal(PAIR, OTHER, "9C", preset=preset, plain_first_trick=False, marriage_after_trick=False)
    scene.play("ann marry H")
    assert scene.plays("ann") == leads


@pytest.mark.req("SA-6")
def test_king_and_queen_of_one_suit_are_needed() -> None:
    assert "marry H" not in deal("QH KC AC TC 9D JS", "KH TH JH AS TS KS", "9C").codes("ann")


@pytest.mark.req("SA-6")
def test_one_marriage_on_each_lead() -> None:
    scene = deal("QH KH QD KD 9D JS", OTHER, "9C")
    assert [code for code in scene.codes("ann") if code.startswith("marry")] == ["marry D", "marry H"]
    scene.play("ann marry H")
    assert [code for code in scene.codes("ann") if code.startswith("marry")] == []


@pytest.mark.req("SA-6")
def test_only_the_player_on_lead_marries() -> None:
    scene = deal(OTHER, PAIR, "9C").play("ann play JH")
    assert scene.steps("bob") == []


@pytest.mark.req("SA-6")
@pytest.mark.parametrize("closer", [None, "ann", "bob"], ids=["empty", "closed by Ann", "closed by Bob"])
def test_a_marriage_stays_possible_without_drawing(closer: str | None) -> None:
    assert "marry H" in ending("QH KH", "9C 9D", "S", closer=closer).codes("ann")


@pytest.mark.req("SA-6", "SA-13", "SA-14")
def test_everyone_remembers_the_card_of_the_marriage_that_is_still_held() -> None:
    scene = deal(PAIR, OTHER, "9C").play("ann marry H")
    assert [NAME[one] for one in scene.view("bob").known[0]] == ["QH", "KH"]
    scene.play("ann play QH")
    assert [NAME[one] for one in scene.view(None).known[0]] == ["KH"]


# Exchange.


def exchange_offered(preset: str, talon: int, *, answering: bool) -> bool:
    """Whether the holder of the nine may exchange it with this many cards in the talon."""
    scene = deal(PLAIN, NINE, "AS", preset=preset) if answering else deal(NINE, PLAIN, "AS", preset=preset)
    del scene.match.talon[talon:]
    if answering:
        scene.play("ann play JH")
    return "exchange" in scene.codes("bob" if answering else "ann")


@pytest.mark.req("SA-7", "SA-11")
@pytest.mark.parametrize(
    ("preset", "talon", "answering", "allowed"),
    [
        pytest.param("one", 12, False, True, id="one: on lead"),
        pytest.param("one", 4, False, True, id="one: with more than two cards left"),
        pytest.param("one", 2, False, False, id="one: not with two cards left"),
        pytest.param("one", 12, True, False, id="one: not when answering"),
        pytest.param("two", 2, False, True, id="two: on lead, to the end of the talon"),
        pytest.param("two", 12, True, True, id="two: when answering"),
        pytest.param("two", 2, True, True, id="two: when answering, to the end of the talon"),
        pytest.param("three", 2, False, True, id="three: on lead, to the end of the talon"),
        pytest.param("three", 12, True, False, id="three: not when answering"),
    ],
)
def test_when_the_nine_may_be_exchanged(preset: str, talon: int, answering: bool, allowed: bool) -> None:
    assert exchange_offered(preset, talon, answering=answering) == allowed


@pytest.mark.req("SA-7")
def test_the_nine_changes_places_with_the_turned_card() -> None:
    scene = deal(NINE, PLAIN, "AS").play("ann exchange")
    assert scene.hand("ann") == "TC AC 9D JD QS AS"
    assert NAME[scene.view("bob").turned] == "9S"
    assert [NAME[one] for one in scene.view("bob").known[0]] == ["AS"]
    assert scene.on_turn == ["ann"]
    assert "exchange" not in scene.codes("ann")


@pytest.mark.req("SA-7")
def test_only_the_nine_of_trumps_is_exchanged() -> None:
    assert "exchange" not in deal("9C 9D 9H AC TC JD", OTHER, "QS").codes("ann")


@pytest.mark.req("SA-7", "SA-9")
def test_in_two_who_answers_exchanges_and_then_plays() -> None:
    scene = deal(PLAIN, NINE, "AS", preset="two").play("ann play JH", "bob exchange")
    assert scene.on_turn == ["bob"]
    assert scene.plays("bob") == "TC AC 9D JD QS AS"


@pytest.mark.req("SA-7", "SA-9")
@pytest.mark.parametrize("preset", ["one", "two", "three"])
def test_a_closed_talon_is_exchanged_with_only_on_the_lead_that_closed_it(preset: str) -> None:
    scene = deal(NINE, PLAIN, "AS", preset=preset).play("ann close")
    assert "exchange" in scene.codes("ann")
    scene.play("ann play AC", "bob play 9C")
    assert "exchange" not in scene.codes("ann")


@pytest.mark.req("SA-7", "SA-8")
def test_in_two_nobody_exchanges_with_a_talon_that_the_other_has_closed() -> None:
    scene = deal(PLAIN, NINE, "AS", preset="two").play("ann close", "ann play JH")
    assert scene.steps("bob") == []


# Closing.


@pytest.mark.req("SA-8", "SA-11")
@pytest.mark.parametrize(
    ("preset", "talon", "allowed"),
    [
        pytest.param("one", 12, True, id="one: on the first lead"),
        pytest.param("one", 4, True, id="one: with three cards besides the turned one"),
        pytest.param("one", 2, False, id="one: not with one card besides the turned one"),
        pytest.param("two", 2, True, id="two: as long as there are cards"),
        pytest.param("two", 0, False, id="two: not when the talon is empty"),
        pytest.param("three", 4, True, id="three: with three cards besides the turned one"),
        pytest.param("three", 2, False, id="three: not with one card besides the turned one"),
    ],
)
def test_when_the_talon_may_be_closed(preset: str, talon: int, allowed: bool) -> None:
    scene = deal(PAIR, OTHER, "9C", preset=preset)
    del scene.match.talon[talon:]
    assert ("close" in scene.codes("ann")) == allowed


@pytest.mark.req("SA-8")
def test_after_closing_the_answer_must_follow_and_nobody_draws() -> None:
    scene = deal("AC QH KH 9D JD 9H", "TC AH TH AS TS KS", "9S").play("ann close", "ann play AC")
    assert scene.plays("bob") == "TC"
    scene.play("bob play TC")
    assert scene.hand("ann") == "9D JD 9H QH KH"
    assert scene.view("bob").held == (5, 5)
    assert scene.view("bob").talon == 12
    assert "close" not in scene.codes("ann")


@pytest.mark.req("SA-8")
def test_only_the_player_on_lead_closes() -> None:
    assert deal(OTHER, PAIR, "9C", preset="two").play("ann play JH").steps("bob") == []


# Declaring and the order of things.


@pytest.mark.req("SA-9", "SA-13")
@pytest.mark.parametrize(
    ("moves", "offered"),
    [
        pytest.param([], False, id="not on the first lead"),
        pytest.param(["ann marry H"], True, id="after a marriage"),
        pytest.param(["ann marry H", "ann close"], True, id="after a marriage and closing"),
        pytest.param(["ann close"], False, id="not after closing alone"),
        pytest.param(["ann play AC", "bob play JH"], True, id="after a trick won, whatever the total"),
    ],
)
def test_when_66_may_be_declared(moves: list[str], offered: bool) -> None:
    assert ("declare" in deal(PAIR, OTHER, "9C").play(*moves).codes("ann")) == offered


@pytest.mark.req("SA-9")
def test_a_declaration_comes_after_the_draw_and_before_the_lead() -> None:
    scene = deal(PAIR, OTHER, "9C", talon="QC 9S").play("ann play AC", "bob play JH")
    assert "QC" in scene.hand("ann")
    assert scene.steps("bob") == []
    scene.play("ann play TC")
    with pytest.raises(IllegalAction):
        scene.play("bob declare")


@pytest.mark.req("SA-9", "SA-11")
@pytest.mark.parametrize("preset", ["two", "three"])
def test_where_reaching_66_wins_nobody_declares(preset: str) -> None:
    scene = deal(PAIR, OTHER, "9C", preset=preset).play("ann play AC", "bob play JH")
    assert "declare" not in scene.codes("ann")


@pytest.mark.req("SA-9")
@pytest.mark.parametrize(
    "steps",
    [
        pytest.param(["exchange", "marry S", "close", "declare"], id="exchange, marry, close, declare"),
        pytest.param(["exchange", "close", "marry S", "declare"], id="exchange, close, marry, declare"),
        pytest.param(["close", "exchange", "marry S", "declare"], id="close, exchange, marry, declare"),
        pytest.param(["marry H", "exchange", "close", "declare"], id="marry, exchange, close, declare"),
        pytest.param(["marry H", "close", "exchange", "declare"], id="marry, close, exchange, declare"),
    ],
)
def test_before_the_card_everything_may_be_done_in_any_order(steps: list[str]) -> None:
    scene = deal("9S QS QH KH AC TC", "AH TH JH AS TS 9H", "KS")
    scene.play(*(f"ann {step}" for step in steps))
    assert scene.ended.reason == "misdeclared"


@pytest.mark.req("SA-9", "SA-6")
def test_the_exchanged_king_makes_a_marriage() -> None:
    scene = deal("9S QS AC TC 9D JD", "AH TH JH AS TS 9H", "KS")
    assert "marry S" not in scene.codes("ann")
    assert "marry S" in scene.play("ann exchange").codes("ann")


# The Bulgarian first trick.


@pytest.mark.req("SA-15")
@pytest.mark.parametrize(
    ("is_on", "steps"), [(True, ["exchange", "close"]), (False, ["marry H", "exchange", "close"])]
)
def test_a_table_may_want_a_trick_before_marriages(is_on: bool, steps: list[str]) -> None:
    hands = ("9S QH KH AC TC JD", "AH TH JH AS TS 9H")
    scene = deal(*hands, "KS", talon="9C 9D", preset="one", marriage_after_trick=is_on)
    assert scene.steps("ann") == steps
    scene.play("ann play AC", "bob play 9H")
    assert "marry H" in scene.steps("ann")


@pytest.mark.req("SA-15")
def test_in_bulgarian_the_first_lead_is_just_a_card() -> None:
    scene = deal("9S QH KH AC TC JD", "AH TH JH AS TS 9H", "KS", talon="9C 9D", preset="bulgarian")
    assert scene.steps("ann") == []
    scene.play("ann play AC", "bob play 9H")
    assert scene.steps("ann") == ["marry H", "exchange", "close", "declare"]
