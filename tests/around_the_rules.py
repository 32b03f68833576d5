"""Matches in which people decide and house players do not, on any platform that plays by buttons."""

from __future__ import annotations

import json
from typing import Any

from engine.commands import HOUSE
from engine.table_view import FINISHED
from tests.matches import Match

ANSWERS = ("accept", "refuse")
PARTNER = 2  # of whoever sits first


async def answer_for_the_team(match: Match[Any, Any]) -> None:
    """Play Truco with a house partner until the person has answered a call of the others, and nobody for them."""
    while (await _answers(match)).count(0) < 1:
        ana = await match.next_player()
        assert ana is not None, "the match was over before anybody called"
        calls = [button for button, code in ana.codes() if code.what in ANSWERS]
        if calls:
            await match.press_to_act(ana, ana.own, calls[0])
        else:
            await match.act(ana)
    assert PARTNER not in await _answers(match)


async def _answers(match: Match[Any, Any]) -> list[int]:
    """Which seats have answered calls so far; of the house players only the partner."""
    rows = await match.service.store.rows(match.table_id)
    acts = [(row.by, json.loads(row.detail)) for row in rows if row.what == "act"]
    return [act["seat"] for by, act in acts if act["code"] in ANSWERS and (by != HOUSE or act["seat"] == PARTNER)]


async def stop_between_games(match: Match[Any, Any]) -> None:
    """Play Thurf without a last game, alone among house players, and stop when asked whether to go on."""
    while (ana := await match.next_player()) is not None:
        stops = [button for button, code in ana.codes() if code.what == "stop"]
        if stops:
            await match.press_to_act(ana, ana.own, stops[0])
            break
        await match.act(ana)
    table = await match.settle()
    assert (table.phase, table.outcome and table.outcome.reason) == (FINISHED, "won")
