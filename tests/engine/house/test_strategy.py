"""Knowledge of single games is found by the game's key, and no game needs any."""

from __future__ import annotations

import pytest

from engine import house
from engine.chance import QuickChance
from engine.contract import Match
from engine.games import GAMES
from engine.house import strategy as knowledge
from tests.engine.games.tiny import Tiny

KNOWN = [game for game in GAMES.values() if knowledge.is_known(game.info.key)]


def test_a_game_without_knowledge_is_played_by_search_alone() -> None:
    key = Tiny.info.key
    assert not knowledge.is_known(key)
    known = (knowledge.judgement_of, knowledge.restraint_of, knowledge.habit_of, knowledge.belief_of)
    assert [of(key) for of in known] == [None] * 4


def test_knowledge_says_what_to_do_or_what_others_do() -> None:
    assert KNOWN
    for game in KNOWN:
        key = game.info.key
        assert (knowledge.judgement_of(key) is None) != (knowledge.habit_of(key) is None), key


@pytest.mark.parametrize("game", KNOWN, ids=lambda game: game.info.key)
def test_easy_is_hasty_now_and_then_and_the_others_are_not(
    game: type[Match], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(house.HASTE_PERCENT, "easy", 100)
    match = game(game.info.presets[game.info.default_preset], 2, QuickChance(1))
    assert not {"normal", "strong"} & house.HASTE_PERCENT.keys()
    for number in range(30):
        (seat,) = match.asked
        code = house.choose(game, match.view(seat), seat, "easy", QuickChance(number))
        assert code == match.default(seat).code
        match.act(seat, code)


@pytest.mark.req("PL-26")
@pytest.mark.parametrize("game", KNOWN, ids=lambda game: game.info.key)
def test_the_same_chance_gives_the_same_choice(game: type[Match]) -> None:
    match = game(game.info.presets[game.info.default_preset], 2, QuickChance(1))
    for number in range(8):
        (seat,) = match.asked
        codes = {house.choose(game, match.view(seat), seat, "easy", QuickChance(number)) for _ in range(3)}
        assert len(codes) == 1
        match.act(seat, codes.pop())
