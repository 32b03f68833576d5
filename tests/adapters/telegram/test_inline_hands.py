"""Hands for those without a private chat: alone in the group where the bot runs it, else by typing its name, else
by numbers; never in two ways at once."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from adapters.screens import refusal_text
from adapters.screens.buttons import NTH
from adapters.telegram.platform import Limits
from adapters.text.words import words_for
from engine.commands import Act
from engine.contract import StaleDecision
from engine.table import read_command
from engine.table_view import FINISHED
from tests.adapters.telegram.matches import Played, Player, codes_of
from tests.hidden_cards import FACE
from tests.running_telegram import ENDLESS, Running, code_of, patient_telegram, running_bot
from tests.stand_ins.telegram import Button, InlineResult, Message, Person, serving

ALL_AT_ONCE = Limits(ENDLESS, ENDLESS, ENDLESS, ENDLESS)  # People here press faster than any real ones.


def ever_under(messages: list[Message]) -> list[Button]:
    """The buttons that stood under messages in any of their versions."""
    versions = [version for message in messages for version in message.versions]
    return [button for version in versions for row in version.keyboard for button in row]


def typing(buttons: list[Button]) -> list[str]:
    """Those that type the bot's name."""
    return [button.label for button in buttons if button.inline is not None]


def numbers(buttons: list[Button]) -> list[str]:
    """Those that mean the presser's first, second, third … card."""
    return [button.label for button in buttons if (button.data or "").startswith(NTH)]


async def seated(bot: Running, game: str, *, is_administrator: bool = False) -> tuple[Played, Person]:
    """Ana with a private chat and Cy, who never starts the bot, in a match that begins; Dan looks on."""
    telegram = bot.telegram
    ana, cy = (telegram.person(name) for name in ("Ana", "Cy"))
    dan = telegram.person("Dan", has_started=True)
    group = telegram.group(f"Friends of {game}", ana, cy, dan, bot_is_administrator=is_administrator)
    players = [Player(ana), Player(cy, has_chat=False, types_name=True)]
    played = Played(bot, group, players, Random(5))
    await played.sit_down(game, 2)
    await played.start()
    return played, dan


async def codes_of_acts(bot: Running, table_id: str, person: int) -> list[str]:
    """What somebody did in the match that was last played, in order."""
    rows = await bot.service.store.rows(table_id)
    acts = [command for row in rows if isinstance(command := read_command(row), Act) and row.by == str(person)]
    return [act.code for act in acts]


async def play_until(played: Played, player: Player) -> None:
    """Let the others play until it is somebody's turn."""
    while not played.asks(player):
        other = await played.next_player()
        assert other is not None
        await played.act(other)
    await played.settle()


@pytest.mark.req("PL-4", "PL-6", "PL-73")
async def test_a_whole_truco_by_typing_the_name_of_the_bot(tmp_path: Path) -> None:
    telegram = patient_telegram(inline=True)
    async with serving(telegram), running_bot(tmp_path, telegram, limits=ALL_AT_ONCE) as bot:
        played, dan = await seated(bot, "truco")
        cy = played.players[1].person
        await played.play()
        assert (await played.table()).phase == FINISHED
        acted = {str(await played.number(player.person)): player.acted for player in played.players}
        assert await played.acts_in_journal() == acted
        assert min(acted.values()) > 5

        picked = [message for message in played.group.messages if message.is_via_bot]
        assert {message.sender for message in picked} == {cy}
        done = await codes_of_acts(bot, played.table_id, await played.number(cy))
        assert {code.split()[0] for code in done} >= {"play", "hide"}, "otherwise this shows little"
        for message, code in zip(picked, done, strict=True):
            assert bool(FACE.search(message.text)) == code.startswith("play"), (message.text, code)
        assert (cy.private.from_bot, cy.ephemeral) == ([], [])
        assert typing(ever_under(played.group.from_bot)) and not numbers(ever_under(played.group.from_bot))

        answered = [one.parameters for one in telegram.requests("answerInlineQuery")]
        assert {(one["is_personal"], one["cache_time"]) for one in answered} == {(True, 0)}
        match = await played.match_of(dan)
        for person in (dan, *(player.person for player in played.players)):
            number = await played.number(person)
            assert [*match.leaks(await played.shown_to(person), number)] == []
        # The search finds what Cy was offered.
        assert [*match.leaks(await played.shown_to(cy), await played.number(dan))] != []


@pytest.mark.req("PL-4", "PL-6")
async def test_what_is_old_foreign_or_only_to_look_at_changes_nothing(tmp_path: Path) -> None:
    telegram = patient_telegram(inline=True)
    async with serving(telegram), running_bot(tmp_path, telegram, limits=ALL_AT_ONCE) as bot:
        played, dan = await seated(bot, "truco")
        (ana, cy), group = (player.person for player in played.players), played.group
        await play_until(played, played.players[1])
        offered = await cy.type_name(group)
        assert offered.button == "💬 Private chat"
        card, look = offered.results[0], offered.results[-1]
        acts = await played.acts_in_journal()
        for person in (ana, dan):  # Nobody else has these cards, and it is nobody else's turn.
            await person.pick(group, card)
        await cy.pick(group, look)
        assert look.content.text == "It is Cy’s turn."
        assert await played.acts_in_journal() == acts

        await cy.pick(group, card)
        assert (acts := await played.acts_in_journal())[str(await played.number(cy))]
        await played.settle()
        told = len(group.from_bot)
        await cy.pick(group, card)  # The same once more, from a list that is old now.
        assert await played.acts_in_journal() == acts
        is_asked = played.asks(played.players[1])  # Whoever takes the round begins the next.
        too_late = refusal_text(StaleDecision(), words_for("en"), ["Cy"])
        assert (await cy.type_name(group)).button == (too_late if is_asked else "It is Ana’s turn.")
        assert (len(group.from_bot), cy.private.from_bot) == (told, [])

        await play_until(played, played.players[1])
        acts = await played.acts_in_journal()
        await cy.pick(group, card)  # In turn again, and still from that list.
        assert await played.acts_in_journal() == acts
        assert (await cy.type_name(group)).button == too_late
        await played.act(played.players[1])
        assert (await cy.type_name(group)).button == offered.button

        nobody = await dan.type_name(group)
        assert (nobody.results, nobody.button) == ((), "You are not playing now.")


@pytest.mark.req("PL-4", "PL-6")
async def test_what_nobody_learns_is_picked_without_saying_it(tmp_path: Path) -> None:
    telegram = patient_telegram(inline=True)
    async with serving(telegram), running_bot(tmp_path, telegram, limits=ALL_AT_ONCE) as bot:
        played, _ = await seated(bot, "truco")
        cy = played.players[1]
        hiding: list[InlineResult] = []
        while not hiding:
            await play_until(played, cy)
            offered = (await cy.person.type_name(played.group)).results
            hiding = [one for one in offered if "face down" in one.title]
            if not hiding:
                await played.act(cy)
        assert {one.content.text for one in hiding} == {"✓"}
        assert {one.id in one.content.entities[0]["url"] for one in hiding} == {True}
        before = await played.acts_in_journal()
        await cy.person.pick(played.group, hiding[0])
        assert await played.acts_in_journal() != before


@pytest.mark.req("PL-4")
async def test_somebody_at_two_tables_names_the_one_that_is_meant(tmp_path: Path) -> None:
    telegram = patient_telegram(inline=True)
    async with serving(telegram), running_bot(tmp_path, telegram, limits=ALL_AT_ONCE) as bot:
        ana = telegram.person("Ana")
        groups = [telegram.group(name, ana) for name in ("One", "Two")]
        codes = []
        for group in groups:
            live = await bot.table(ana, group, "santase")
            codes.append(live.text.split("table ")[1][:6])
            await ana.press(live, "🤖 Easy")
            await bot.settle()
            await ana.press(live, "Start")
            await bot.settle()
        everything = await ana.type_name(groups[0])
        assert {code for code in codes for one in everything.results if code in one.about} == {*codes}
        for code in codes:
            offered = await ana.type_name(groups[0], f"{code} ♠")
            assert all(code in one.about and "♠" in one.title for one in offered.results)


@pytest.mark.req("PL-4", "PL-73")
async def test_a_bot_that_runs_the_group_shows_a_hand_to_its_owner_alone_unasked(tmp_path: Path) -> None:
    telegram = patient_telegram(inline=True)
    async with serving(telegram), running_bot(tmp_path, telegram, limits=ALL_AT_ONCE) as bot:
        played, dan = await seated(bot, "santase", is_administrator=True)
        cy = played.players[1]
        for _ in range(3):
            await play_until(played, cy)
            hand = cy.person.ephemeral[-1]
            cards = [data for data, code in codes_of(hand) if code.what.startswith("play")]
            assert (await cy.person.press(hand, cards[0])).url is None
            await played.settle()
        assert cy.person.private.from_bot == []
        under = ever_under(played.group.from_bot)
        assert (typing(under), numbers(under)) == ([], [])
        assert (await played.acts_in_journal())[str(await played.number(cy.person))] == 3
        assert hand.text not in dan.seen
        ana = played.players[0].person
        assert ana.private.from_bot and not ana.ephemeral
        shown = await ana.press(played.live, code_of(played.live, "hand"))
        assert shown.text == words_for(None)("hand-shown") and ana.ephemeral, "whoever has a hand may have it here"


@pytest.mark.req("PL-4", "PL-73")
async def test_a_hand_that_was_shown_in_the_group_lives_in_the_private_chat_once_that_is_opened(
    tmp_path: Path,
) -> None:
    telegram = patient_telegram()
    async with serving(telegram), running_bot(tmp_path, telegram, limits=ALL_AT_ONCE) as bot:
        ana = telegram.person("Ana")
        group = telegram.group("Friends", ana, bot_is_administrator=True)
        live = await bot.table(ana, group, "santase 2")
        await telegram.until(lambda: "seat 1" in ana.ephemeral[-1].text)
        (link,) = [button.url for button in live.buttons if button.url is not None]
        await ana.follow(link)
        await telegram.until(lambda: ana.private.from_bot)
        await bot.settle()
        assert ana.ephemeral == []

        await ana.press(live, "🤖 Easy")
        await bot.settle()
        await ana.press(live, "Start")
        hand = await bot.hand(ana)
        await telegram.until(lambda: "Trumps" in hand.text)
        await bot.settle()
        assert ana.ephemeral == []


@pytest.mark.req("PL-4")
async def test_numbers_come_back_when_inline_mode_is_switched_off(tmp_path: Path) -> None:
    telegram = patient_telegram(inline=True, ephemeral="rejected")
    async with serving(telegram), running_bot(tmp_path, telegram, limits=ALL_AT_ONCE) as bot:
        played, _ = await seated(bot, "santase")
        await play_until(played, played.players[0])
        assert typing(played.live.buttons)
        telegram.inline = False
        await played.act(played.players[0])
        await telegram.until(lambda: numbers(played.live.buttons))
        assert not typing(played.live.buttons)
