"""Rules 14 to 24: how a deal is won, what it is worth, and how the match ends."""

from __future__ import annotations

import pytest

from engine.contract import BadOption, MatchOver, Outcome
from engine.games.santase.facts import PRESETS, SantaseOptions
from engine.games.santase.rules import DEALS_MAX, Santase
from engine.games.santase.tables import winning_share
from tests.engine.games.santase.scene import deal, ending

# The game points for a win, by what the loser has.


@pytest.mark.req("SA-11")
@pytest.mark.parametrize(
    ("preset", "points", "tricks", "worth"),
    [
        pytest.param("one", 33, 2, 1, id="one: 33 points"),
        pytest.param("one", 32, 2, 2, id="one: below 33"),
        pytest.param("one", 0, 1, 2, id="one: a trick without points"),
        pytest.param("one", 40, 0, 3, id="one: no trick, whatever the marriages"),
        pytest.param("bulgarian", 33, 2, 1, id="bulgarian: 33 points"),
        pytest.param("bulgarian", 32, 2, 2, id="bulgarian: below 33"),
        pytest.param("bulgarian", 40, 0, 3, id="bulgarian: no trick, whatever the marriages"),
    ],
)
def test_a_right_declaration_is_worth(preset: str, points: int, tricks: int, worth: int) -> None:
    scene = ending("9C 9D", "JC JD", "S", points=(66, points), taken=(5, tricks), preset=preset)
    assert scene.play("ann declare").result == ("ann", worth, "declared")


@pytest.mark.req("SA-11")
@pytest.mark.parametrize("preset", ["two", "three"])
@pytest.mark.parametrize(
    ("points", "tricks", "worth"),
    [
        pytest.param(31, 2, 1, id="31 points"),
        pytest.param(30, 2, 2, id="30 points"),
        pytest.param(20, 0, 2, id="a marriage but no trick"),
        pytest.param(0, 1, 3, id="a trick without points"),
        pytest.param(0, 0, 3, id="nothing at all"),
    ],
)
def test_reaching_66_is_worth(preset: str, points: int, tricks: int, worth: int) -> None:
    scene = ending("AC 9D 9H", "9C JD JH", "S", points=(55, points), taken=(4, tricks), preset=preset)
    assert scene.play("ann play AC", "bob play 9C").result == ("ann", worth, "reached")


@pytest.mark.req("SA-9", "SA-11")
@pytest.mark.parametrize("preset", ["two", "three"])
def test_a_marriage_that_reaches_66_ends_the_deal_before_the_card(preset: str) -> None:
    scene = ending("QH KH", "9C JD", "S", points=(46, 31), preset=preset)
    assert scene.play("ann marry H").result == ("ann", 1, "reached")


# Declaring rightly and wrongly.


@pytest.mark.req("SA-12")
@pytest.mark.parametrize(
    ("points", "result"),
    [
        pytest.param(65, ("bob", 2, "misdeclared"), id="65 is not enough"),
        pytest.param(66, ("ann", 1, "declared"), id="66 is enough"),
        pytest.param(90, ("ann", 1, "declared"), id="more is enough"),
    ],
)
def test_66_means_66_or_more(points: int, result: tuple[str, int, str]) -> None:
    assert ending("9C 9D", "JC JD", "S", points=(points, 40)).play("ann declare").result == result


@pytest.mark.req("SA-11", "SA-12")
@pytest.mark.parametrize(
    ("points", "tricks", "worth"),
    [
        pytest.param(65, 4, 2, id="at least 2, though the declarer has 33 or more"),
        pytest.param(10, 1, 2, id="2 with the declarer below 33"),
        pytest.param(40, 0, 3, id="3 with the declarer without a trick"),
    ],
)
def test_a_wrong_declaration_is_worth(points: int, tricks: int, worth: int) -> None:
    scene = ending("9C 9D", "JC JD", "S", points=(points, 40), taken=(tricks, 3))
    assert scene.play("ann declare").result == ("bob", worth, "misdeclared")


@pytest.mark.req("SA-12")
def test_where_66_is_declared_reaching_it_does_not_win_yet() -> None:
    scene = ending("AC 9D 9H", "9C JD JH", "S", points=(60, 20)).play("ann play AC", "bob play 9C")
    assert (scene.points, scene.match.deal) == ((71, 20), 1)
    # Ann goes on without declaring; Bob takes the other tricks and the deal.
    scene.play("ann play 9D", "bob play JD", "bob play JH", "ann play 9H")
    assert scene.result == ("bob", 1, "last-trick")


# The last trick.


@pytest.mark.req("SA-11", "SA-12")
@pytest.mark.parametrize(
    ("preset", "points", "worth"),
    [("one", 33, 1), ("one", 20, 2), ("two", 31, 1), ("two", 30, 2), ("three", 31, 1), ("three", 30, 2)],
)
def test_the_last_trick_wins_if_nobody_else_has(preset: str, points: int, worth: int) -> None:
    scene = ending("9C", "JC", "S", points=(points, 40), preset=preset)
    assert scene.play("ann play 9C", "bob play JC").result == ("bob", worth, "last-trick")


@pytest.mark.req("SA-15")
@pytest.mark.parametrize(
    ("preset", "closer", "points"),
    [
        pytest.param("bulgarian", None, 55, id="10 points"),
        pytest.param("bulgarian", "bob", 45, id="nothing if the talon was closed"),
        pytest.param("one", None, 45, id="nothing in one"),
    ],
)
def test_in_bulgarian_the_last_trick_counts_ten(preset: str, closer: str | None, points: int) -> None:
    scene = ending("9C", "JC", "S", points=(20, 43), closer=closer, preset=preset)
    scene.play("ann play 9C", "bob play JC")
    assert scene.ended.points == (20, points)


@pytest.mark.req("SA-15")
@pytest.mark.parametrize(
    ("points", "result"),
    [
        pytest.param((60, 40), ("ann", 1, "total"), id="ann 60, bob 40 + 2 + 10"),
        pytest.param((50, 40), ("bob", 1, "total"), id="ann 50, bob 52"),
        pytest.param((20, 60), ("bob", 2, "total"), id="the loser below 33"),
        pytest.param((52, 40), ("nobody", 0, "level"), id="level with the last ten"),
    ],
)
def test_in_bulgarian_the_higher_total_wins_if_nobody_has_declared(
    points: tuple[int, int], result: tuple[str, int, str]
) -> None:
    scene = ending("9C", "JC", "S", points=points, preset="bulgarian")
    assert scene.play("ann play 9C", "bob play JC").result == result
    assert (scene.match.deal, max(scene.score)) == (2, result[1])


@pytest.mark.req("SA-15")
def test_after_a_level_deal_the_same_player_deals_again() -> None:
    scene = ending("9C", "JC", "S", points=(52, 40), preset="bulgarian")
    before = scene.match.dealer
    assert scene.play("ann play 9C", "bob play JC").match.dealer == before


@pytest.mark.req("SA-15")
@pytest.mark.parametrize(
    ("score", "outcome"),
    [
        pytest.param([5, 3], Outcome((0,), (5, 3), "won"), id="whoever is ahead wins"),
        pytest.param([4, 4], Outcome((), (4, 4), "draw"), id="level is a draw"),
    ],
)
def test_level_deals_cannot_go_on_for_ever(score: list[int], outcome: Outcome) -> None:
    scene = ending("9C", "JC", "S", points=(52, 40), preset="bulgarian")
    scene.match.deal, scene.match.score = DEALS_MAX, score
    scene.play("ann play 9C", "bob play JC")
    assert scene.match.outcome() == outcome


# Giving up.


@pytest.mark.req("PL-27", "SA-17")
@pytest.mark.parametrize(
    ("preset", "points", "taken", "closer", "worth"),
    [
        pytest.param("one", (40, 50), (2, 2), None, 1, id="as if bob had 66 now"),
        pytest.param("one", (20, 50), (2, 2), None, 2, id="below 33"),
        pytest.param("one", (20, 50), (0, 3), None, 3, id="without a trick"),
        pytest.param("bulgarian", (40, 50), (2, 2), "ann", 3, id="whoever closed has failed"),
        pytest.param("two", (30, 50), (2, 2), None, 2, id="by the table of two"),
    ],
)
def test_whoever_is_to_move_may_give_the_deal_up(
    preset: str, points: tuple[int, int], taken: tuple[int, int], closer: str | None, worth: int
) -> None:
    scene = ending("9C 9D", "JC JD", "S", points=points, taken=taken, closer=closer, preset=preset)
    assert scene.codes("ann")[-1] == "give" and scene.codes("bob") == []
    assert scene.play("ann give").result == ("bob", worth, "given")
    assert scene.match.dealer == 0, "the loser deals"


@pytest.mark.req("SA-15")
def test_the_last_ten_do_not_save_a_closer() -> None:
    scene = ending("9C", "JC", "S", points=(20, 60), closer="bob", preset="bulgarian")
    assert scene.play("ann play 9C", "bob play JC").result == ("ann", 3, "counted")


# A closed talon.


@pytest.mark.req("SA-12")
@pytest.mark.parametrize(
    ("ann", "closer", "result"),
    [
        pytest.param(66, "ann", ("ann", 1, "counted"), id="a closer with 66 has won, though undeclared"),
        pytest.param(65, "ann", ("bob", 2, "counted"), id="a closer without 66 has failed"),
        pytest.param(65, "bob", ("ann", 2, "counted"), id="the last trick does not help a closer"),
    ],
)
def test_after_the_last_trick_of_a_closed_deal_points_are_counted(
    ann: int, closer: str, result: tuple[str, int, str]
) -> None:
    scene = ending("9C", "JC", "S", points=(ann, 33), taken=(3, 1), closer=closer)
    assert scene.play("ann play 9C", "bob play JC").result == result


@pytest.mark.req("SA-12")
def test_a_closer_with_66_wins_even_if_the_other_has_66_too_and_the_last_trick() -> None:
    scene = ending("9C", "JC", "S", points=(66, 70), closer="ann")
    assert scene.play("ann play 9C", "bob play JC").result == ("ann", 1, "counted")


@pytest.mark.req("SA-11", "SA-12", "SA-15")
@pytest.mark.parametrize(
    ("preset", "closer_has", "blank", "worth"),
    [
        pytest.param("one", (50, 3), False, 2, id="one: at least 2"),
        pytest.param("one", (20, 1), False, 2, id="one: 2 with the closer below 33"),
        pytest.param("one", (0, 0), False, 3, id="one: 3 with the closer without a trick"),
        pytest.param("one", (50, 3), True, 3, id="one: 3 if the opponent had no trick at the closing"),
        pytest.param("two", (50, 3), False, 2, id="two: 2"),
        pytest.param("two", (0, 0), False, 2, id="two: 2, even with the closer without points"),
        pytest.param("two", (50, 3), True, 3, id="two: 3 if the opponent had no points at the closing"),
        pytest.param("three", (50, 3), False, 3, id="three: 3"),
        pytest.param("bulgarian", (50, 3), False, 3, id="bulgarian: 3"),
    ],
)
def test_a_failed_closing_is_worth(preset: str, closer_has: tuple[int, int], blank: bool, worth: int) -> None:
    points, tricks = closer_has
    scene = ending(
        "9C",
        "JC",
        "S",
        points=(points, 40),
        taken=(tricks, 2),
        closer="ann",
        blank_at_close=blank,
        preset=preset,
    )
    assert scene.play("ann play 9C", "bob play JC").result == ("bob", worth, "counted")


@pytest.mark.req("SA-11")
@pytest.mark.parametrize(
    ("preset", "bob_has", "blank"),
    [
        pytest.param("one", (20, 0), True, id="one: a marriage is no trick"),
        pytest.param("one", (0, 1), False, id="one: a trick without points is a trick"),
        pytest.param("two", (20, 0), False, id="two: a marriage counts points"),
        pytest.param("two", (0, 1), True, id="two: a trick without points counts none"),
    ],
)
def test_what_the_opponent_has_is_taken_down_at_the_closing(
    preset: str, bob_has: tuple[int, int], blank: bool
) -> None:
    scene = deal("AC TC 9H JH QH KH", "9C JC 9D JD QD KD", "9S", preset=preset)
    scene.match.points[1], scene.match.taken[1] = bob_has
    scene.play("ann close")
    assert scene.view("bob").blank_at_close == blank
    scene.match.points[1], scene.match.taken[1] = 30, 2
    assert scene.view("bob").blank_at_close == blank


@pytest.mark.req("SA-12")
def test_a_closer_fails_when_the_opponent_declares_66_first() -> None:
    # Ann would have 70, but has not declared; without the closing this would count 1.
    scene = ending("9C 9D", "JC JD", "S", points=(70, 66), lead="bob", closer="ann")
    assert scene.play("bob declare").result == ("bob", 2, "declared")


@pytest.mark.req("SA-12")
@pytest.mark.parametrize(("preset", "worth"), [("two", 2), ("three", 3)])
def test_a_closer_fails_when_the_opponent_reaches_66_first(preset: str, worth: int) -> None:
    scene = ending("9C 9D", "AC JD", "S", points=(40, 60), closer="ann", preset=preset)
    assert scene.play("ann play 9C", "bob play AC").result == ("bob", worth, "reached")


@pytest.mark.req("SA-12")
@pytest.mark.parametrize(
    ("blank", "worth"), [pytest.param(False, 2, id="2"), pytest.param(True, 3, id="3, as for any failed closing")]
)
def test_a_wrong_declaration_of_the_closer_is_a_failed_closing(blank: bool, worth: int) -> None:
    scene = ending("9C 9D", "JC JD", "S", points=(50, 20), closer="ann", blank_at_close=blank)
    assert scene.play("ann declare").result == ("bob", worth, "misdeclared")


@pytest.mark.req("SA-12")
def test_a_wrong_declaration_against_a_closer_is_just_a_wrong_declaration() -> None:
    scene = ending("9C 9D", "JC JD", "S", points=(50, 20), lead="bob", closer="ann", blank_at_close=True)
    assert scene.play("bob declare").result == ("ann", 2, "misdeclared")


@pytest.mark.req("SA-11")
@pytest.mark.parametrize("preset", ["one", "two", "three", "bulgarian"])
def test_a_closer_who_makes_66_wins_by_the_table(preset: str) -> None:
    scene = ending("9C", "JC", "S", points=(66, 10), closer="ann", preset=preset, declaring=True)
    assert scene.play("ann declare").result == ("ann", 2, "declared")


# The match.


@pytest.mark.req("SA-10", "SA-11")
def test_each_rule_set_has_its_target() -> None:
    targets = {name: options.target for name, options in PRESETS.items()}
    assert targets == {"one": 11, "two": 10, "three": 11, "bulgarian": 11}
    assert Santase.info.default_preset == "one"


@pytest.mark.req("SA-10")
@pytest.mark.parametrize("target", ["1", "7", "10", "11", "21", "99"])
def test_a_target_from_1_to_99_can_be_chosen(target: str) -> None:
    assert PRESETS["one"].changed("target", target).target == int(target)


@pytest.mark.req("SA-10")
@pytest.mark.parametrize("target", ["0", "100", "-1", "eleven", ""])
def test_no_other_target_can_be_chosen(target: str) -> None:
    with pytest.raises(BadOption):
        PRESETS["one"].changed("target", target)


@pytest.mark.req("SA-10")
def test_the_quick_picks_are_7_10_11_and_21() -> None:
    target = Santase.info.options.fields()["target"]
    assert target.metadata["choices"] == (7, 10, 11, 21)


@pytest.mark.req("SA-5", "SA-10", "SA-11")
def test_the_lobby_shows_what_tables_choose_and_leaves_the_rest_to_the_rule_sets() -> None:
    shown = [name for name, field in Santase.info.options.fields().items() if field.metadata["shown"]]
    assert shown == ["target", "must_head", "marriage_after_trick"]


@pytest.mark.req("SA-15", "PL-19")
def test_a_bulgarian_match_from_before_goes_on_as_it_was_begun() -> None:
    once = PRESETS["bulgarian"].as_dict()
    del once["undeclared"], once["marriage_after_trick"]
    assert SantaseOptions.from_dict(once).undeclared == "trick"


@pytest.mark.req("SA-10")
def test_game_points_add_up_and_the_target_ends_the_match() -> None:
    scene = ending("9C 9D", "JC JD", "S", points=(66, 40), target=4)
    scene.match.score = [1, 3]
    scene.play("ann declare")
    assert (scene.score, scene.match.outcome()) == ((2, 3), None)
    scene = ending("9C 9D", "JC JD", "S", points=(66, 20), target=4)
    scene.match.score = [2, 3]
    scene.play("ann declare")
    assert scene.match.outcome() == Outcome((0,), (4, 3), "won")
    assert scene.match.standing() == (1.0, 0.0)
    with pytest.raises(MatchOver):
        scene.play("ann play 9C")


@pytest.mark.req("SA-10")
@pytest.mark.parametrize(
    ("score", "winners", "standing"),
    [((3, 5), (1,), (0.0, 1.0)), ((5, 3), (0,), (1.0, 0.0)), ((4, 4), (), (0.5, 0.5))],
    ids=["Bob is ahead", "Ann is ahead", "level"],
)
def test_who_is_ahead_wins_a_stopped_match(
    score: tuple[int, int], winners: tuple[int, ...], standing: tuple[float, float]
) -> None:
    scene = deal("", "", "")
    scene.match.score = list(score)
    scene.match.stop()
    assert scene.match.outcome() == Outcome(winners, score, "stopped")
    assert (scene.match.asked, scene.match.standing()) == ((), standing)


@pytest.mark.parametrize(("mine", "yours"), [(11, 11), (1, 1), (99, 99)])
def test_standing_is_even_at_a_level_score(mine: int, yours: int) -> None:
    assert winning_share(mine, yours) == pytest.approx(0.5)


def test_standing_grows_with_the_lead() -> None:
    shares = [winning_share(needed, 6) for needed in range(12)]
    assert shares == sorted(shares, reverse=True)
    assert [shares[0], shares[6]] == pytest.approx([1.0, 0.5])
