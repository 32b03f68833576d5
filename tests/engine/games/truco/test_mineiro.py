"""Rules 25 to 28: Mineiro, the clean pack, several games, and running."""

from __future__ import annotations

import pytest

from engine.cards import card, cards, names
from engine.chance import QuickChance
from engine.contract import Outcome
from engine.facts import GaveUp
from engine.games.truco.facts import PRESETS, GameWon, PlayedManilha, TrucoOptions
from engine.games.truco.rules import Truco, kind_of
from engine.games.truco.tables import MANILHAS, NEXT_STEP, PACKS, STRENGTH, match_share, winning_share
from tests.engine.games.truco.scene import Scene, deal

LOW = "4D 5D 6D | 4S 5S 6S"


def mineiro(hands: str, **how: object) -> Scene:
    """A deal of Mineiro, without a vira."""
    return deal(hands, "", preset="mineiro", **how)  # type: ignore[arg-type]


@pytest.mark.req("TR-18")
def test_the_manilhas_are_fixed_and_there_is_no_vira() -> None:
    strength = STRENGTH[""]
    in_order = sorted(cards("4C 7H AS 7D 3S 2H AC KD JS QH 7C 6D 5S 4H"), key=lambda one: -strength[one])
    assert names(in_order) == "4C 7H AS 7D 3S 2H AC KD JS QH 7C 6D 5S 4H"
    assert names(MANILHAS[""]) == "7D AS 7H 4C"
    view = mineiro(LOW).view(None)
    assert (view.vira, view.manilha) == (None, "")
    assert len(PACKS["full", "fixed"]) == 40


@pytest.mark.req("TR-18")
def test_a_hand_is_worth_two_and_is_raised_to_four_eight_ten_and_twelve() -> None:
    scene = mineiro(LOW)
    worths = [scene.match.worth]
    for name, call in (("ann", "truco"), ("bob", "seis"), ("ann", "nove"), ("bob", "doze")):
        scene.play(f"{name} {call}")
        worths.append(NEXT_STEP[scene.match.worth])
    assert worths == [2, 4, 8, 10, 12]
    scene.play("ann accept")
    assert scene.match.worth == 12


@pytest.mark.req("TR-18")
@pytest.mark.parametrize(
    ("answers", "result"),
    [
        pytest.param(["ann truco", "bob refuse"], ("ann", 2, "refused"), id="a refused truco"),
        pytest.param(["ann truco", "bob seis", "ann refuse"], ("bob", 4, "refused"), id="a refused seis"),
    ],
)
def test_what_a_refusal_costs(answers: list[str], result: tuple[str, int, str]) -> None:
    assert mineiro(LOW).play(*answers).result == result


@pytest.mark.req("TR-18")
def test_at_ten_comes_the_mao_de_dez() -> None:
    scene = mineiro(LOW, score=(10, 4))
    assert (scene.match.kind, scene.match.worth, scene.codes("ann")) == ("onze", 4, ["accept", "refuse"])
    assert scene.play("ann refuse").result == ("bob", 2, "onze-refused")
    played = mineiro("4C 7H AS | 4S 5S 6S", score=(10, 4)).play("ann accept")
    played.round("4C 4S").round("7H 5S")
    assert played.match.outcome() == Outcome((0,), (14, 4), "won")


@pytest.mark.req("TR-18")
def test_ten_to_ten_is_the_mao_de_ferro() -> None:
    assert [kind_of(score, 2) for score in ((10, 10), (10, 8), (8, 8), (11, 11))] == [
        "ferro", "onze", "plain", "plain",
    ]  # fmt: skip
    scene = mineiro(LOW, score=(10, 10))
    assert (scene.match.kind, scene.match.worth) == ("ferro", 2)


@pytest.mark.req("TR-18")
def test_the_clock_keeps_manilhas_that_are_low_by_rank() -> None:
    assert mineiro("4C 7D 5D | 4S 5S 6S").default("ann") == "play 5D"


@pytest.mark.req("TR-18")
@pytest.mark.parametrize(
    ("manilhas", "count", "kept"),
    [
        pytest.param("vira", 24, "QC JC KC AC 2C 3C", id="without 4 5 6 7"),
        pytest.param("fixed", 27, "4C 7H AS 7D 3C", id="but for the manilhas of Mineiro"),
    ],
)
def test_a_clean_pack(manilhas: str, count: int, kept: str) -> None:
    pack = PACKS["clean", manilhas]
    assert len(pack) == count and set(cards(kept)) <= set(pack)
    assert card("4D") not in pack and card("6C") not in pack


@pytest.mark.req("TR-18")
@pytest.mark.parametrize(("vira", "manilha"), list(zip("QJKA23", "JKA23Q", strict=True)))
def test_in_a_clean_pack_the_queen_comes_after_the_three(vira: str, manilha: str) -> None:
    hands = "QC JC KC | QH JH KH" if vira in "A23" else "AC 2C 3C | AH 2H 3H"
    assert deal(hands, vira + "S", pack="clean").view(None).manilha == manilha


@pytest.mark.req("TR-18")
@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("manilhas", ["vira", "fixed"])
def test_a_clean_pack_is_enough_for_all(seats: int, manilhas: str) -> None:
    match = Truco(TrucoOptions(pack="clean", manilhas=manilhas), seats, QuickChance(3))
    again = Truco.imagine(match.view(0), QuickChance(4))
    assert again.view(0) == match.view(0)


@pytest.mark.req("TR-18")
def test_two_of_three_games_win_the_match() -> None:
    scene = deal("3C 3D 2D | 4S 5S 6S", "7H", score=(11, 3), best_of=3, later=([*cards("3C 3D 2D 4S 5S 6S 7H")],))
    scene.play("ann accept").round("3C 4S").round("3D 5S")
    assert (scene.match.games, scene.match.score, scene.match.outcome()) == ((1, 0), (0, 0), None)
    assert GameWon(0, (14, 3), (1, 0)) in [event.fact for event in scene.events]
    scene.match.stop()
    assert scene.match.outcome() == Outcome((0,), (1, 0), "stopped")
    other = deal("4S 5S 6S | 3C 3D 2D", "7H", score=(3, 11), best_of=3, later=([*cards("3C 3D 2D 4S 5S 6S 7H")],))
    other.match.games = (1, 0)
    other.play("bob accept").round("4S 3C").round("3D 5S")
    assert GameWon(1, (3, 14), (1, 1)) in [event.fact for event in other.events]
    last = deal("3C 3D 2D | 4S 5S 6S", "7H", score=(11, 3), best_of=3)
    last.match.games = (1, 1)
    last.play("ann accept").round("3C 4S").round("3D 5S")
    assert last.match.outcome() == Outcome((0,), (2, 1), "won")


@pytest.mark.req("TR-18")
@pytest.mark.parametrize(
    ("share", "games", "best_of", "expected"),
    [
        pytest.param(0.7, (0, 0), 1, 0.7, id="one game is the match"),
        pytest.param(0.5, (0, 0), 3, 0.5, id="level"),
        pytest.param(1.0, (0, 0), 3, 0.75, id="as good as one up"),
        pytest.param(0.5, (1, 0), 3, 0.75, id="one up"),
        pytest.param(0.6, (1, 1), 3, 0.6, id="the last game decides"),
    ],
)
def test_the_share_of_a_match_of_several_games(
    share: float, games: tuple[int, int], best_of: int, expected: float
) -> None:
    assert match_share(share, games, best_of) == pytest.approx(expected)
    assert winning_share(10, 10, 2) == 0.5 and winning_share(10, 2, 2) > winning_share(8, 2, 2) > 0.5


@pytest.mark.req("PL-27", "TR-20")
@pytest.mark.parametrize(
    ("before", "runner", "result"),
    [
        pytest.param([], "ann", ("bob", 1, "ran"), id="at first"),
        pytest.param(["ann truco", "bob accept"], "ann", ("bob", 3, "ran"), id="for what it is worth now"),
        pytest.param(["ann play 4D"], "bob", ("ann", 1, "ran"), id="on one's own turn"),
    ],
)
def test_a_player_may_run(before: list[str], runner: str, result: tuple[str, int, str]) -> None:
    scene = deal(LOW, "7H").play(*before)
    scene.play(f"{runner} run")
    assert scene.result == result
    assert any(isinstance(event.fact, GaveUp) for event in scene.events)


@pytest.mark.req("PL-27", "TR-20")
def test_nobody_runs_out_of_turn_from_a_call_or_from_a_mao_de_ferro() -> None:
    scene = deal(LOW, "7H")
    assert [scene.match.giving_up(seat) != () for seat in scene.match.asked] == [True]
    assert scene.match.decision(1) is None
    scene.play("ann truco")
    assert scene.match.giving_up(1) == ()
    assert deal(LOW, "7H", score=(11, 11)).match.giving_up(0) == ()


@pytest.mark.req("TR-15")
def test_a_manilha_is_told_apart_when_it_is_played() -> None:
    scene = deal("QC 5D 6D | 4S QH 6S", "7H").round("QC QH")
    assert [event.fact for event in scene.events if isinstance(event.fact, PlayedManilha)] == [
        PlayedManilha(0, card("QC")), PlayedManilha(1, card("QH")),
    ]  # fmt: skip


def test_mineiro_is_played_as_mesa_otherwise() -> None:
    assert PRESETS["mineiro"] == TrucoOptions("alternate", "team", manilhas="fixed", first_worth=2)
