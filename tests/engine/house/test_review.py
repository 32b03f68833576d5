"""A review names the moves that cost most, by what their seats knew."""

from __future__ import annotations

import dataclasses

import pytest

from engine.chance import SeededChance
from engine.games import game_of
from engine.house import LEVELS, choose
from engine.house.review import MOVES, review, steps_of
from engine.record import BadRecord, Record, export, parse, positions

SEED = bytes(range(32))


@pytest.fixture(autouse=True)
def _at_a_quick_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player who moves at random errs so much that less thought finds it."""
    monkeypatch.setitem(LEVELS, "strong", 150)
    monkeypatch.setattr("engine.house.review.GLANCED_AT", 6)
    monkeypatch.setattr("engine.house.review.WORLDS", 80)


def played(game: str, *levels: str) -> Record:
    """A match between house players of these levels."""
    rules = game_of(game)
    match = rules(next(iter(rules.info.presets.values())), len(levels), SeededChance(SEED))
    chance = SeededChance(bytes(32))
    moves = []
    while match.asked:
        seat = match.asked[0]
        code = choose(rules, match.view(seat), seat, levels[seat], chance)
        match.act(seat, code)
        moves.append((seat, code))
    return parse(export(match, seed=SEED, moves=moves))


@pytest.mark.parametrize(
    ("game", "levels"), [("santase", ("easy", "random")), ("kniffeliger", ("normal", "random"))]
)
def test_who_played_at_random_made_the_dear_moves(game: str, levels: tuple[str, ...]) -> None:
    record = played(game, *levels)
    steps = 0

    def advance() -> None:
        nonlocal steps
        steps += 1

    dear = review(record, advance=advance)
    assert len(dear) == MOVES
    assert {move.seat for move in dear} == {1}
    assert [move.cost for move in dear] == sorted((move.cost for move in dear), reverse=True)
    assert dear[0].cost > 0.05
    before = {number: (seat, code) for number, (_, seat, code) in enumerate(positions(record), 1)}
    assert [before[move.number] for move in dear] == [(move.seat, move.code) for move in dear]
    assert all(move.better != move.code for move in dear)
    assert 0 < steps <= steps_of(record)


def test_what_is_better_could_have_been_done_and_is_the_same_each_time() -> None:
    record = played("truco", "easy", "random")
    judged = review(record)
    assert review(record) == judged
    dear = {move.number: move for move in judged}
    offered = {
        number: [action.code for action in match.legal(seat)]
        for number, (match, seat, _) in enumerate(positions(record), 1)
        if number in dear
    }
    assert dear
    assert [number for number, move in dear.items() if move.better not in offered[number]] == []


def test_only_the_moves_that_are_asked_for_are_judged() -> None:
    record = played("truco", "easy", "random")
    dearest = review(record)[0]
    assert [move.number for move in review(record, numbers={dearest.number})] == [dearest.number]
    others = {number for number, _ in enumerate(record.moves, 1)} - {dearest.number}
    assert dearest.number not in {move.number for move in review(record, numbers=others)}


def test_a_record_of_what_could_not_be_played_is_refused() -> None:
    record = played("truco", "easy", "easy")
    seat, _ = record.moves[3]
    forged = dataclasses.replace(record, moves=(*record.moves[:3], (seat, "play 9X"), *record.moves[4:]))
    with pytest.raises(BadRecord):
        review(forged)
