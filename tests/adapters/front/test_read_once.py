"""A press is read once: whoever has read its code hands on what it means."""

from __future__ import annotations

import pytest

from adapters.front.presence import Presence
from adapters.screens.buttons import read_code
from adapters.screens.open_codes import AddDie, read_open_code
from adapters.screens.place_codes import Choose
from engine.commands import Fill, SetTimer
from engine.refusals import NotOwner
from tests.adapters.code_readings import lobby_readings, open_readings, place_readings
from tests.service import Service

HERE = Presence("chats:1", moderates=True)


async def test_a_button_of_a_lobby_is_read_once_and_the_answer_says_what_it_was(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [await service.arrive("ana"), await service.arrive("bo")]
    table_id = await service.set_up(people, start=False)
    revision = (await service.view(people[0], table_id)).revision
    readings = lobby_readings(monkeypatch)
    code = read_code(f"l{table_id} {revision} timer 120")
    answer = await service.desk.press(people[0], code, service.press_id())
    assert (answer.is_refusal, answer.command, type(answer.command)) == (False, SetTimer(120), SetTimer)
    refused = await service.desk.press(people[1], code, service.press_id())
    assert (refused.refusal_key, refused.command) == (NotOwner.key, SetTimer(120))
    seated = await service.desk.press(
        people[0], read_code(f"l{table_id} {revision} fill * easy"), service.press_id()
    )
    assert seated.command == Fill("easy")
    assert readings == ["timer", "timer", "fill"]
    looked = await service.desk.press(people[0], read_code(f"o{table_id} 0 options"), service.press_id())
    assert looked.command is None and len(readings) == 3


async def test_what_a_platform_has_read_of_a_place_is_not_read_again(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = await service.arrive("ana")
    readings = place_readings(monkeypatch)
    done = await service.desk.press_in_place(person, "1", Choose("chat", "off"), service.press_id(), HERE)
    assert done.screen is not None
    assert await service.store.place_settings("chats:1") == {"chat": "off"}
    assert readings == []


async def test_what_a_platform_has_read_of_a_tables_button_is_not_read_again(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [await service.arrive("ana"), await service.arrive("bo")]
    table_id = await service.set_up(people, start=False)
    readings = open_readings(monkeypatch)
    code = read_code(f"o{table_id} 1 seal 3")
    assert read_open_code(code) == AddDie(3)  # as a platform does, to know how to answer
    assert not (await service.desk.press(people[0], code, service.press_id())).is_refusal
    assert readings == ["seal 3"]
