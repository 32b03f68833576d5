"""Nobody speaks through the bot where they may not speak themselves: over sockets."""

from __future__ import annotations

import pytest

from adapters.telegram import moderators
from adapters.text.words import words_for
from tests.running_telegram import Running, code_of
from tests.stand_ins.telegram import Group, Person

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.req("PL-72")]

GAME = "santase"


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask Telegram each time, instead of once in a while."""
    monkeypatch.setattr(moderators, "MEMBER_SECONDS", 0.0)


def refused(key: str) -> str:
    return words_for(None)(f"refusal-{key}", turn="", count=0, missing=0)


@pytest.mark.parametrize("trouble", ["removed", "muted"])
async def test_whoever_was_removed_or_silenced_says_something_and_nobody_sees_it(
    bot: Running, group: Group, ana: Person, bo: Person, trouble: str
) -> None:
    live = await bot.table(ana, group, GAME)
    await bo.press(live, code_of(live, "sit 1"))
    await bot.settle()
    if trouble == "removed":
        group.leave(bo)
    else:
        group.muted.add(bo.id)
    bo.say(bo.private, "you will hear from me")
    offer = await bot.telegram.message(bo.private, words_for(None)("say-offer"))
    assert (await bo.press(offer, "Say it")).text == refused("not-heard")
    await bo.command("/say you will hear from me")
    await bot.telegram.message(bo.private, refused("not-heard"))
    await bot.settle()
    assert not group.containing("hear from me")


async def test_a_guest_carries_where_they_are_from_unless_guests_are_not_let_in(
    bot: Running, group: Group, ana: Person
) -> None:
    live = await bot.table(ana, group, GAME)
    code = next(word for word in live.text.split() if word.strip(".").isdecimal() and len(word) >= 6)[:6]
    bea, cy = (bot.telegram.person(name, has_started=True) for name in ("Bea", "Cy"))
    other = bot.telegram.group("Elsewhere", bea)
    await bea.command(f"/join {code}", other)
    await bot.settle()
    await bea.command("/say hello", other)
    await bot.telegram.message(group, "Bea (Elsewhere): hello")
    await ana.command("/settings place", group)
    panel = await bot.telegram.message(ana.private, "This place: Friends")
    await ana.press(panel, "Guests from elsewhere ▸")
    await bot.telegram.until(lambda: "Not let in" in panel.labels)
    await ana.press(panel, "Not let in")
    await bot.telegram.until(lambda: "Not let in" in panel.text)
    await bea.command("/say hello again", other)
    await bot.settle()
    assert not group.containing("hello again")
    await cy.command(f"/join {code}")
    await bot.telegram.message(cy.private, refused("no-guests"))
