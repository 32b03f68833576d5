"""Being told when somebody opens a table: over sockets, in private, and only who may know."""

from __future__ import annotations

import pytest

from adapters.delivery import table_notices
from adapters.screens.bells import QUIET_HOURS, ZONE
from adapters.telegram import moderators
from adapters.text.words import words_for
from tests.running_telegram import Running, code_of
from tests.second_press import press_surely
from tests.stand_ins.telegram import Group, Person

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.req("PL-74")]

GAME = "santase"
WORDS = words_for("en")


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_notices, "NOTICE_SECONDS", 0.0)
    monkeypatch.setattr(moderators, "MEMBER_SECONDS", 0.0)


async def test_one_press_under_a_lobby_and_the_next_table_is_told_in_private(
    bot: Running, ana: Person, bo: Person
) -> None:
    group: Group = bot.telegram.group("Friends", ana, bo, kind="supergroup")
    live = await bot.table(ana, group, GAME)
    pressed = await bo.press(live, code_of(live, "bell"))
    assert pressed.text == WORDS("bell-on", game="Santase")
    gone = bot.telegram.person("Gone", has_started=True)
    group.join(gone)
    await gone.command("/notify", group)
    panel = await bot.telegram.message(gone.private, WORDS("bells-title", place="Friends"))
    await gone.press(panel, "Santase")
    await bot.telegram.until(lambda: "✓ Santase" in panel.labels)
    group.leave(gone)
    await press_surely(lambda: ana.press(live, code_of(live, "close")))
    await bot.settle()
    said = WORDS("bell-rings", name="Ana", game="Santase", place="Friends")
    live = await bot.table(ana, group, GAME)
    notice = await bot.telegram.message(bo.private, said)
    way = f"https://t.me/c/{-1_000_000_000_000 - group.id}/{live.id}"
    assert [one.url for one in notice.buttons if one.url] == [way], "it leads to the table, which stands there"
    assert (await bo.press(notice, WORDS("button-join-told"))).text.startswith("You are at table")
    await bot.settle()
    assert len(bo.private.containing(said)) == 1
    assert not ana.private.containing(said) and not gone.private.containing(said)


async def test_quiet_hours_are_chosen_with_buttons_wherever_one_is(bot: Running, ana: Person) -> None:
    await ana.command("/notify")
    panel = await bot.telegram.message(ana.private, WORDS("bells-title-unnamed"))
    assert WORDS("bells-not-here") in panel.text
    await ana.press(panel, "22–8")
    await bot.telegram.until(lambda: "✓ 22–8" in panel.labels)
    before = panel.text
    await ana.press(panel, "+30 min")
    await bot.telegram.until(lambda: panel.text != before)
    person = await bot.service.desk.arrive("telegram", str(ana.id), "Ana")
    assert [person.settings[key] for key in (QUIET_HOURS, ZONE)] == ["22-8", "30"]
