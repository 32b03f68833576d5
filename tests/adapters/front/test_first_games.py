"""Help for a first game at the desk: the tutorial as its reader chose to see things, hints on and off."""

from __future__ import annotations

import pytest

from adapters.front.answers import Answer
from adapters.screens.buttons import read_code
from adapters.screens.tutorials import tutorial_of
from adapters.store.records import Person
from adapters.text.words import words_for
from engine.commands import SetOption, SetPreset
from tests.adapters.screens.limits import text_of
from tests.service import GAME, Service

WORDS = words_for(None)
LAMP = WORDS("hint-line", text="").strip()


def hints(answer: Answer) -> list[str]:
    assert answer.screen is not None
    return [line.text for line in answer.screen.lines if line.text.startswith(LAMP)]


@pytest.mark.req("PL-25")
async def test_hints_are_turned_on_and_off_on_the_spot_and_stay_so(service: Service) -> None:
    ana, bo = await service.arrive("ana"), await service.arrive("bo")
    table_id = await service.set_up([ana, bo])
    view = await service.view(ana, table_id)
    asked = ana if view.me in view.asked else bo
    await service.settle()
    version = service.versions[table_id]
    assert hints(await service.desk.hand(asked, table_id)) == []
    for word, has_hints in (("on", True), ("off", False), ("on", True)):
        shown = await service.desk.press(asked, read_code(f"o{table_id} 1 hints {word}"), service.press_id())
        again = await service.arrive(asked.account)
        assert bool(hints(shown)) is has_hints
        assert await service.desk.hand(again, table_id) == shown
        await service.settle()
        private = [
            line.text
            for message in service.chats.messages(service.chats.private_address(asked), "hand")
            for line in message.screen.lines
        ]
        assert [line for line in private if line.startswith(LAMP)] == hints(shown)
    assert service.versions[table_id] == version  # Nothing of it is in the journal.
    other = bo if asked is ana else ana
    assert hints(await service.desk.hand(other, table_id)) == []


async def test_hints_are_either_on_or_off(service: Service) -> None:
    ana = await service.arrive("ana")
    table_id = await service.open(ana)
    for what in ("hints", "hints maybe", "hints on off"):
        answer = await service.desk.press(ana, read_code(f"o{table_id} 1 {what}"), service.press_id())
        assert (answer.is_refusal, answer.refusal_key) == (True, "unknown-choice")


@pytest.mark.req("PL-25", "PL-31")
async def test_the_tutorial_is_shown_as_its_reader_chose(service: Service) -> None:
    ana: Person = await service.arrive("ana")
    first = await service.desk.rules(ana, GAME)
    assert first.screen is not None and first.screen.picture.theme.deck == "two"
    assert first.rules_page == (GAME, 0, "")
    await service.desk.people.choose(ana, "deck", "four")
    drawn = (await service.desk.press(await service.arrive("ana"), read_code(f"r 1 {GAME}"), "p")).screen
    assert drawn is not None and drawn.picture.theme.deck == "four"
    await service.desk.people.choose(ana, "pictures", "off")
    plain = (await service.desk.press(await service.arrive("ana"), read_code(f"r 1 {GAME}"), "p")).screen
    assert plain == drawn._replace(picture=None, alt="")
    full = (await service.desk.press(ana, read_code(f"r {len(tutorial_of(GAME))} {GAME}"), "p")).screen
    assert full is not None and full.picture is None


@pytest.mark.req("PL-25")
async def test_rules_opened_at_a_table_are_those_of_its_options(service: Service) -> None:
    ana = await service.arrive("ana")
    table_id = await service.open(ana)
    await service.processes[0].host.command(table_id, SetPreset("three"), ana.id)
    await service.processes[0].host.command(table_id, SetOption("target", "7"), ana.id)
    first = (await service.desk.press(ana, read_code(f"r{table_id} 0 santase"), "p")).screen
    assert first is not None and "to 7 game points" in text_of(first)
    last = (await service.desk.press(ana, read_code(f"r{table_id} 999 santase"), "p")).screen
    whole = (await service.desk.press(ana, read_code("r 999 santase"), "p")).screen
    assert last is not None and whole is not None and last.lines[-1] != whole.lines[-1]
    gone = (await service.desk.press(ana, read_code("rzzzzzzzzzzzz 999 santase"), "p")).screen
    assert gone == whole  # Of a table that is no more the game's own rules stay.
