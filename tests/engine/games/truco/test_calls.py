"""Rules 11 to 16: what a deal is worth, who may call, who answers, and what follows."""

from __future__ import annotations

import pytest

from engine.contract import IllegalAction, NotYourDecision, StaleDecision
from engine.games.truco.rules import Truco
from tests.engine.games.truco.scene import FOUR, NAMES, SIX, TWO, Scene, deal


@pytest.mark.req("TR-4", "TR-11")
@pytest.mark.parametrize(
    ("said", "worth", "turn"),
    [
        ("ann truco, bob accept", 3, "ann"),
        ("ann truco, bob seis, ann accept", 6, "ann"),
        ("ann truco, bob seis, ann nove, bob accept", 9, "ann"),
        ("ann truco, bob seis, ann nove, bob doze, ann accept", 12, "ann"),
    ],
)
def test_an_accepted_call_raises_the_deal_step_by_step(said: str, worth: int, turn: str) -> None:
    scene = deal(TWO, "KC").play(*said.split(", "))
    assert (scene.match.worth, scene.on_turn) == (worth, turn)


@pytest.mark.req("TR-11")
@pytest.mark.parametrize(
    ("said", "result"),
    [
        ("ann truco, bob refuse", ("ann", 1, "refused")),
        ("ann truco, bob seis, ann refuse", ("bob", 3, "refused")),
        ("ann truco, bob seis, ann nove, bob refuse", ("ann", 6, "refused")),
        ("ann truco, bob seis, ann nove, bob doze, ann refuse", ("bob", 9, "refused")),
        ("ann truco, bob accept, ann play 6C, bob seis, ann refuse", ("bob", 3, "refused")),
    ],
)
def test_a_refused_call_gives_the_caller_what_the_deal_was_worth(said: str, result: tuple[str, int, str]) -> None:
    scene = deal(TWO, "KC").play(*said.split(", "))
    assert scene.result == result
    assert sum(scene.match.score) == result[1]
    assert scene.match.deal == 2


@pytest.mark.req("TR-11")
def test_nothing_goes_above_twelve() -> None:
    scene = deal(TWO, "KC").play("ann truco", "bob seis", "ann nove", "bob doze")
    assert scene.codes("ann") == ["accept", "refuse"]
    scene.play("ann accept")
    assert scene.calls("ann") == []


@pytest.mark.req("TR-11")
def test_who_was_on_turn_at_the_first_call_plays_on() -> None:
    scene = deal(FOUR, "KC").play("ann play 4C", "dan truco", "cat seis", "dan nove", "cat accept")
    assert (scene.on_turn, scene.match.worth) == ("dan", 9)


# Who may call on their turn. After each line, what the player on turn may say.


def said_on_turn(scene: Scene) -> list[str]:
    return scene.calls(scene.on_turn)


@pytest.mark.req("TR-10")
@pytest.mark.parametrize(
    ("line", "once", "alternate"),
    [
        pytest.param("", ["truco"], ["truco"], id="nobody has called: ann"),
        pytest.param("ann truco, bob accept", [], [], id="ann has called: ann"),
        pytest.param("ann truco, bob accept, ann play 4C", ["seis"], ["seis"], id="ann has called: bob"),
        pytest.param("ann truco, bob seis, ann accept", [], ["nove"], id="bob raised: ann"),
        pytest.param("ann truco, bob seis, ann accept, ann play 4C", [], [], id="bob raised: bob"),
        pytest.param(
            "ann truco, bob accept, ann play 4C, bob seis, ann accept, bob play 5D, bob play 4D",
            [],
            ["nove"],
            id="each has called: ann, in the second round",
        ),
        pytest.param(
            "ann truco, bob seis, ann nove, bob accept, ann play 4C", [], ["doze"], id="raised twice: bob"
        ),
        pytest.param("ann truco, bob seis, ann nove, bob doze, ann accept", [], [], id="worth twelve: ann"),
    ],
)
def test_who_may_call_on_their_turn(line: str, once: list[str], alternate: list[str]) -> None:
    for rights, expected in (("once", once), ("alternate", alternate)):
        scene = deal(TWO, "KC", raise_rights=rights).play(*filter(None, line.split(", ")))
        assert said_on_turn(scene) == expected


@pytest.mark.req("TR-10")
def test_a_call_of_a_partner_is_a_call_of_the_team() -> None:
    scene = deal(FOUR, "KC").play("ann truco", "dan accept", "ann play 4C")
    assert scene.calls("dan") == ["seis"]
    scene.play("dan play 4D")
    assert scene.calls("cat") == []


@pytest.mark.req("TR-10")
def test_raising_in_answer_is_never_barred() -> None:
    scene = deal(TWO, "KC").play("ann truco", "bob accept", "ann play 4C", "bob seis")
    assert scene.codes("ann") == ["accept", "refuse", "nove"]  # Ann's team has called before.


@pytest.mark.req("TR-10")
def test_nobody_calls_out_of_turn_or_after_the_card() -> None:
    scene = deal(FOUR, "KC")
    with pytest.raises(NotYourDecision):
        scene.play("dan truco")
    scene.play("ann play 4C")
    with pytest.raises(NotYourDecision):
        scene.play("ann truco")
    with pytest.raises(IllegalAction):
        scene.play("dan seis")


@pytest.mark.req("TR-10")
def test_a_new_deal_forgets_who_has_called() -> None:
    scene = deal(TWO, "KC").play("ann truco", "bob refuse")
    assert scene.match.worth == 1
    assert scene.calls("bob") == ["truco"]


# Who answers.


@pytest.mark.req("TR-11")
@pytest.mark.parametrize(
    ("hands", "answer_by", "answers", "raised"),
    [
        pytest.param(TWO, "next", "bob", "ann", id="next of two"),
        pytest.param(FOUR, "next", "dan", "ann", id="next of four"),
        pytest.param(SIX, "next", "fay", "ann", id="next of six"),
        pytest.param(TWO, "team", "bob", "ann", id="team of one"),
        pytest.param(FOUR, "team", "bob dan", "ann cat", id="team of two"),
        pytest.param(SIX, "team", "bob dan fay", "ann cat eve", id="team of three"),
    ],
)
def test_who_answers_a_call_and_its_raise(hands: str, answer_by: str, answers: str, raised: str) -> None:
    scene = deal(hands, "KC", answer_by=answer_by).play("ann truco")
    assert (scene.on_turn, scene.match.in_window) == (answers, " " in answers)
    scene.play(f"{answers.split()[-1]} seis")
    assert (scene.on_turn, scene.match.in_window) == (raised, " " in raised)


@pytest.mark.req("TR-11")
@pytest.mark.parametrize("first", ["bob", "dan"])
@pytest.mark.parametrize("answer", ["accept", "refuse", "seis"])
def test_the_first_answer_of_a_team_counts(first: str, answer: str) -> None:
    scene = deal(FOUR, "KC", preset="mesa").play("ann truco")
    other = NAMES.index({"bob": "dan", "dan": "bob"}[first])
    decision = scene.match.decision(other)
    assert decision is not None
    scene.play(f"{first} {answer}")
    with pytest.raises(StaleDecision):
        scene.match.act(other, "refuse", decision.number)
    assert scene.view(None).calls == (() if answer == "refuse" else ((0, "truco"), (NAMES.index(first), answer)))


@pytest.mark.req("TR-15")
def test_everyone_sees_who_said_what() -> None:
    scene = deal(TWO, "KC").play("ann truco", "bob seis", "ann accept")
    assert scene.view(None).calls == ((0, "truco"), (1, "seis"), (0, "accept"))
    told = [str(type(event.fact).__name__) for event in scene.events]
    assert told == ["Called", "Called", "Answered"]
    assert all(event.audience is None for event in scene.events)


def test_no_match_is_longer_than_promised() -> None:
    scene = deal(TWO, "KC")
    scene.match.deal = 500
    scene.round("4C 4D").round("5C 5D").round("6C 6D")
    outcome = scene.match.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "draw")
    scene = deal(TWO, "KC", score=(3, 5))
    scene.match.deal = 500
    scene.round("4C 4D").round("5C 5D").round("6C 6D")
    outcome = scene.match.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((1,), (3, 5), "won")


@pytest.mark.parametrize(("score", "winners"), [((3, 5), (1, 3)), ((6, 2), (0, 2)), ((4, 4), ())])
def test_players_who_stop_leave_the_win_to_who_is_ahead(score: tuple[int, int], winners: tuple[int, ...]) -> None:
    match: Truco = deal(FOUR, "KC", score=score).match
    match.stop()
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == (winners, score * 2, "stopped")
