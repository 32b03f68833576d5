"""Rules 22 to 30: who wins a game, pending games, the match, and a scoreboard kept by hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.chance import QuickChance, ScriptedChance
from engine.contract import IllegalAction
from engine.games.thurf.facts import Answered, BoardSet, GameEnded, MatchEnded, ScoreLine, ThurfOptions
from engine.games.thurf.rules import Thurf, pending_change
from engine.games.thurf.tables import losing_share
from tests.engine.games.thurf.scene import NAMES, Scene, deal, position

LAST_PATTU = {"dan": "9D", "cat": "9C", "bob": "9H", "ann": "TD"}  # Ann takes it: 10 points with spades as thurf.


# Who wins a game.


@pytest.mark.req("TH-26")
@pytest.mark.parametrize(
    ("last", "declarer", "points", "winner"),
    [
        ("9D 9C 9H TD", "bob", (37, 94), 1),  # 47 for those who did not declare are not enough.
        ("9D 9C 9H TD", "bob", (38, 93), 0),
        ("9D 9C 9H TD", "ann", (83, 48), 1),
        ("9D 9C 9H TD", "ann", (84, 47), 0),
        ("9D 9D 9C 9C 9H TD", "bob", (84, 188), 1),
        ("9D 9D 9C 9C 9H TD", "bob", (85, 187), 0),
        ("9D 9D 9C 9C 9H 9H QH TD", "ann", (175, 95), 1),
        ("9D 9D 9C 9C 9H 9H QH TD", "ann", (176, 94), 0),
    ],
)
def test_how_many_points_spoil_a_declared_game(
    last: str, declarer: str, points: tuple[int, int], winner: int
) -> None:
    seats = len(last.split())
    hands = dict(zip(reversed(NAMES[:seats]), last.split(), strict=True))
    scene = position(hands, "S", seats=seats, declarer=declarer, points=points).pattu(last)
    assert (scene.winner, scene.ended.winner) == ("ann", winner)
    assert sum(scene.ended.points) == (141 if seats == 4 else 282)


@pytest.mark.req("TH-15", "TH-20")
def test_a_kotu_ends_with_the_first_pattu_lost() -> None:
    hands = {"dan": "AH 9D", "bob": "9H TD", "ann": "KH JS"}
    scene = position(hands, "S", kotu=True, points=(100, 0), taken=(4, 0)).pattu("AH 9H KH")
    assert (scene.ended.winner, scene.ended.taken, scene.ended.is_kotu) == (1, (4, 1), True)
    scene = position(hands, "S", kotu=True, play_out=True).pattu("AH 9H KH")
    assert scene.match.last_game is None
    scene.pattu("9D TD JS")
    assert (scene.ended.winner, scene.ended.taken) == (1, (1, 1))


@pytest.mark.req("TH-15")
def test_a_kotu_is_won_by_pattus_and_not_by_points() -> None:
    scene = position({"dan": "9H", "bob": "KH", "ann": "AH"}, "S", kotu=True, taken=(5, 0)).pattu("9H KH AH")
    assert (scene.ended.winner, scene.ended.points) == (0, (14, 0))


# Pending games.


@pytest.mark.req("TH-31", "TH-32", "TH-33")
@pytest.mark.parametrize(
    ("seats", "declarer", "dealers_won", "change"),
    [
        pytest.param(4, "ann", True, -4, id="four, the dealer declared and won"),
        pytest.param(4, "cat", True, -2, id="four, the partner declared and won"),
        pytest.param(4, "bob", False, 3, id="four, the team on the left won"),
        pytest.param(4, "dan", False, 3, id="four, the team on the right won"),
        pytest.param(4, "ann", False, 3, id="four, the dealer lost their own declaration"),
        pytest.param(4, "bob", True, -2, id="four, a declaration was spoiled"),
        pytest.param(6, "ann", True, -6, id="six, the dealer declared and won"),
        pytest.param(6, "cat", True, -4, id="six, a team-mate declared and won"),
        pytest.param(6, "eve", True, -4, id="six, the other team-mate declared and won"),
        pytest.param(6, "bob", False, 5, id="six, the neighbour on the left won"),
        pytest.param(6, "fay", False, 5, id="six, the neighbour on the right won"),
        pytest.param(6, "dan", False, 3, id="six, the player opposite won"),
        pytest.param(6, "cat", False, 5, id="six, a team-mate lost the declaration"),
        pytest.param(6, "dan", True, -4, id="six, a declaration was spoiled"),
        pytest.param(8, "ann", True, -8, id="eight, the dealer declared and won"),
        pytest.param(8, "eve", True, -6, id="eight, a team-mate declared and won"),
        pytest.param(8, "hal", False, 7, id="eight, a neighbour won"),
        pytest.param(8, "dan", False, 5, id="eight, another opponent won"),
        pytest.param(8, "fay", False, 5, id="eight, yet another opponent won"),
        pytest.param(8, "ann", False, 7, id="eight, the dealer lost their own declaration"),
        pytest.param(8, "fay", True, -6, id="eight, a declaration was spoiled"),
    ],
)
def test_how_a_game_changes_the_pending_games(seats: int, declarer: str, dealers_won: bool, change: int) -> None:
    assert pending_change(seats, 0, NAMES.index(declarer), dealers_won) == change


def test_neighbours_are_found_from_every_dealers_seat() -> None:
    for dealer in range(6):
        changes = [pending_change(6, dealer, (dealer + step) % 6, False) for step in (1, 3, 5)]
        assert changes == [5, 3, 5]


@pytest.mark.req("TH-34")
@pytest.mark.parametrize(
    ("stake", "kotu", "factor", "change"),
    [
        (1, False, 4, 3),
        (2, False, 2, 6),
        (4, False, 2, 12),
        (8, False, 2, 24),
        (1, True, 1, 3),
        (1, True, 2, 6),
        (1, True, 4, 12),
        (8, True, 4, 96),
    ],
)
def test_the_change_is_multiplied_by_stake_and_kotu(stake: int, kotu: bool, factor: int, change: int) -> None:
    hands = {"dan": "AH", "bob": "9H", "ann": "KH"} if kotu else LAST_PATTU
    scene = position(hands, "S", kotu=kotu, stake=stake, points=(0, 131), kotu_factor=factor)
    scene.pattu(" ".join(hands.values()))
    worth = stake * factor if kotu else stake
    assert (scene.ended.change, scene.ended.worth, scene.ended.won) == (change, worth, (0, worth))
    assert scene.match.pending == 4 + change


@pytest.mark.req("TH-30", "TH-35")
@pytest.mark.parametrize(
    ("pending", "declarer", "won", "dealer", "left"),
    [
        (4, "ann", True, "dan", 4),  # 4 - 4: the deal passes to the right
        (3, "ann", True, "dan", 4),  # what is below 0 is dropped
        (5, "ann", True, "ann", 1),
        (4, "cat", True, "ann", 2),
        (2, "cat", True, "dan", 4),
        (2, "ann", False, "ann", 5),
    ],
)
def test_the_deal_passes_when_the_pending_games_are_worked_off(
    pending: int, declarer: str, won: bool, dealer: str, left: int
) -> None:
    points = (131, 0) if won else (0, 131)
    scene = position(LAST_PATTU, "S", declarer=declarer, points=points, pending=pending)
    scene.pattu(" ".join(LAST_PATTU.values()))
    assert (NAMES[scene.match.dealer], scene.match.pending) == (dealer, left)
    assert scene.ended.change is not None
    assert scene.view(None).history == (ScoreLine(0, scene.ended.change, NAMES.index(dealer), left),)


@pytest.mark.req("TH-35")
def test_a_series_starts_with_as_many_pending_games_as_players() -> None:
    assert [deal(seats=seats).match.pending for seats in (4, 6, 8)] == [4, 6, 8]


# The match.


def last_game(**options: Any) -> Scene:
    """The last card but one of the last game: Ann declares, deals and wins."""
    scene = position(LAST_PATTU, "S", points=(131, 0), **options)
    scene.match.game = scene.match.options.games - 1
    return scene.pattu("9D 9C 9H")


@pytest.mark.req("TH-36")
def test_the_team_that_must_deal_next_has_lost() -> None:
    scene = last_game(games=6).pattu("TD")
    outcome = scene.match.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((0, 2), (1, 0, 1, 0), "won")
    assert scene.heard(MatchEnded) == [MatchEnded(0, (1, 0))]
    assert scene.match.standing() == (0.5, 0, 0.5, 0)
    scene = last_game(games=6, pending=5).pattu("TD")  # One game is still pending.
    assert scene.match.outcome().winners == (1, 3)  # type: ignore[union-attr]


@pytest.mark.req("TH-36")
def test_the_default_is_six_games_and_thrown_in_deals_do_not_count() -> None:
    assert ThurfOptions().games == 6
    match = Thurf(ThurfOptions(), 4, QuickChance(1))
    told: list[GameEnded] = []
    while match.asked:
        events = match.act(match.asked[0], match.default(match.asked[0]).code)
        told += [event.fact for event in events if isinstance(event.fact, GameEnded)]
    assert [game.game for game in told] == [1, 2, 3, 4, 5, 6]
    assert match.deal == 18  # The clock lets two deals be thrown in before each game.


@pytest.mark.req("TH-36")
def test_an_open_ended_match_ends_when_a_majority_stops_between_two_games() -> None:
    scene = position(LAST_PATTU, "S", points=(131, 0), games=0).pattu(" ".join(LAST_PATTU.values()))
    assert scene.on_turn == ["ann", "bob", "cat", "dan"]
    assert scene.match.in_window and scene.match.between_deals
    assert (scene.codes("ann"), scene.default("ann")) == (["next", "stop"], "next")
    scene.play("ann next", "bob stop", "cat stop", "ann stop")
    assert scene.heard(Answered)[-1] == Answered(0, "stop")
    assert scene.match.outcome() == ((0, 2), (1, 0, 1, 0), "won")


@pytest.mark.req("TH-36")
def test_half_of_the_players_do_not_stop_a_match() -> None:
    scene = position(LAST_PATTU, "S", points=(131, 0), games=0).pattu(" ".join(LAST_PATTU.values()))
    scene.play("ann stop", "bob stop", "cat next", "dan next")
    assert scene.match.outcome() is None
    assert (scene.view(None).phase, scene.match.between_deals) == ("call", False)


@pytest.mark.req("TH-36")
def test_an_open_ended_match_is_over_after_a_hundred_games() -> None:
    scene = position(LAST_PATTU, "S", points=(131, 0), games=0)
    scene.match.game = 99
    scene.pattu(" ".join(LAST_PATTU.values()))
    assert scene.match.outcome() is not None


def test_who_stops_in_the_middle_while_dealing_has_lost_but_not_before_a_game_is_finished() -> None:
    scene = deal()
    scene.match.stop()
    assert scene.match.outcome() == ((), (0, 0, 0, 0), "stopped")
    scene = position(LAST_PATTU, "S", points=(131, 0), pending=5).pattu(" ".join(LAST_PATTU.values()))
    scene.match.stop()
    assert scene.match.outcome() == ((1, 3), (1, 0, 1, 0), "stopped")


@pytest.mark.req("PL-18")
def test_a_rematch_takes_over_dealer_and_pending_games() -> None:
    carried = last_game(games=6).pattu("TD").match.carry()
    again = Thurf(ThurfOptions(), 4, ScriptedChance(), carried={**carried, "pending": 3})
    assert (NAMES[again.dealer], again.pending) == ("dan", 3)
    other = Thurf(ThurfOptions(), 6, ScriptedChance(2), carried=carried)
    assert (NAMES[other.dealer], other.pending) == ("cat", 6)


def test_the_share_of_the_win_falls_with_pending_games() -> None:
    shares = [losing_share(4, pending, 3) for pending in (2, 4, 8, 16, 400)]
    assert shares == sorted(shares)
    assert losing_share(4, 1, 0) == 1.0


# A scoreboard kept by hand.


@pytest.mark.req("TH-37")
def test_a_manual_scoreboard_is_set_by_the_players() -> None:
    scene = deal(scoreboard="manual")
    assert scene.match.between_deals
    assert {"next", "dealer 1", "team 1", "pending 7"} <= set(scene.codes("bob"))
    assert not {"stop", "dealer 0", "team 0", "pending 4"} & set(scene.codes("bob"))
    scene.play("bob dealer 2", "cat pending 7", "dan team 1")
    assert scene.heard(BoardSet) == [BoardSet(1, 2, 4), BoardSet(2, 2, 7), BoardSet(3, 1, 7)]
    with pytest.raises(IllegalAction):
        scene.play("ann team 1")
    scene.all("next")
    assert (scene.match.dealer, scene.match.pending, scene.match.deal) == (1, 7, 1)


@pytest.mark.req("TH-37")
def test_with_a_manual_scoreboard_the_bot_only_reports_the_game() -> None:
    scene = position(LAST_PATTU, "S", points=(131, 0), scoreboard="manual", pending=9)
    scene.pattu(" ".join(LAST_PATTU.values()))
    assert (scene.ended.winner, scene.ended.points, scene.ended.change) == (0, (141, 0), None)
    assert (scene.match.dealer, scene.match.pending, scene.view(None).history) == (0, 9, ())
    assert scene.view(None).phase == "pause"


@pytest.mark.req("TH-37")
def test_a_match_with_a_manual_scoreboard_has_no_winner() -> None:
    scene = last_game(games=6, scoreboard="manual").pattu("TD")
    assert scene.match.outcome() == ((), (1, 0, 1, 0), "draw")


def test_every_option_can_be_set() -> None:
    options = ThurfOptions()
    for name, value in (("games", "0"), ("kotu_factor", "4"), ("scoreboard", "manual"), ("log", "last")):
        options = options.changed(name, value)
    assert options == replace(ThurfOptions(), games=0, kotu_factor=4, scoreboard="manual", log="last")


@pytest.mark.req("TH-42")
def test_the_log_stays_unless_the_table_chooses_otherwise() -> None:
    assert ThurfOptions().log == "keep"
    assert ThurfOptions.fields()["log"].metadata["choices"] == ("keep", "clear", "last")
