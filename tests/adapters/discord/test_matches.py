"""A whole match of every game in a server, over sockets and with the real client, and all that was shown searched.

Some read their hands in direct messages, one whose direct messages are closed reads it in answers alone, one looks
on. From time to time somebody presses what they should not.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from random import Random

import pytest
import pytest_asyncio

from engine.games import GAMES
from engine.table_view import FINISHED
from tests.adapters.discord.matches import Played, Player, button, words
from tests.around_the_rules import answer_for_the_team, stop_between_games
from tests.engine.games.hidden import HIDDEN
from tests.running_discord import Running, running
from tests.short_matches import seats_of
from tests.stand_ins.discord import Interaction, Message, Person

# Discord enforces its limits, and time leaps to where they are over.
pytestmark = [pytest.mark.leaping, pytest.mark.asyncio(loop_scope="module")]

TROUBLE_EVERY = 7  # turns between wrong presses
COMMAND_EVERY = 11  # turns between two that are typed


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def bot(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    async with running(tmp_path_factory.mktemp("matches"), house_seconds=0) as bot:
        yield bot


def seated(bot: Running, game: str) -> Played:
    """Friends around a table that is not open yet, the second with closed direct messages."""
    guild = bot.discord.guild(f"Friends of {game}")
    names = ("Ana", "Cy", "Bea")[: seats_of(game)]
    people = [bot.discord.person(name, guild, dms_open=name != "Cy") for name in names]
    return Played(bot, guild.channel("games"), [*map(Player, people)], Random(7))


async def press_wrongly(played: Played, player: Player, onlooker: Person, before: tuple[Message, str]) -> None:
    """Press what is somebody else's, out of turn, or long gone: a private sentence, and nothing has changed."""
    acts = await played.acts_in_journal()  # House players may go on meanwhile.
    answers: list[Interaction] = []
    idle = [one.person for one in played.players if one is not player and not one.acts and not one.is_asked]
    forged = {"custom_id": (player.acts or before[1:])[0], "component_type": 2, "id": 3}
    for person in (onlooker, *idle):
        pressed = person.start_press(played.live, forged)
        await pressed.done.wait()
        answers.append(pressed)
    answers.append(await player.person.press(*before, stale=True))
    for answer in answers:
        await words(played.bot, answer)
    assert await played.acts_in_journal() == acts


@pytest.mark.req("PL-2", "PL-3", "PL-4", "PL-6", "PL-26", "PL-42", "PL-62")
@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_match_from_play_to_rematch(bot: Running, game: str) -> None:
    played = seated(bot, game)
    onlooker = bot.discord.person("Dan", *played.players[0].person.guilds)
    await played.open(game)
    turns = 0
    earlier: dict[Player, tuple[Message, str]] = {}
    while (player := await played.next_player()) is not None:
        turns += 1
        if turns % COMMAND_EVERY == 0:
            await played.act_by_command(player)
            for person in (onlooker, *(one.person for one in played.players)):
                await played.suggest(person)
            continue
        if turns % TROUBLE_EVERY == 3 and player in earlier and player.is_asked:
            await press_wrongly(played, player, onlooker, earlier[player])
        if turns % TROUBLE_EVERY == 1:
            bot.discord.deliver_twice("INTERACTION_CREATE")
        if (pressed := await played.act(player)) is not None:
            earlier[player] = pressed

    table = await played.table()
    assert (table.phase, played.is_over) == (FINISHED, True)
    numbers = [await played.number(player.person) for player in played.players]
    played.take_back_refused()
    acted = {str(number): player.acted for number, player in zip(numbers, played.players, strict=True)}
    assert await played.acts_in_journal() == acted
    assert {player.person.name: len(player.person.dm.messages) > 0 for player in played.players} == {
        player.person.name: player.person.dms_open for player in played.players
    }

    match = await played.match_of(onlooker)
    ana = await played.shown_to(played.players[0].person)
    for person in (onlooker, *(player.person for player in played.players)):
        number = await played.number(person)
        assert [*match.leaks(await played.shown_to(person), number)] == []
        # The search finds what it looks for: whatever one holds is a secret to the others.
        if person is not played.players[0].person and [*HIDDEN[game].pack(table.match)]:
            assert [*match.leaks(ana, number)] != []

    await played.start()


def alone(bot: Running, name: str) -> Played:
    """Somebody who sits at a table with house players."""
    guild = bot.discord.guild(name)
    return Played(bot, guild.channel("games"), [Player(bot.discord.person("Ana", guild))], Random(3))


@pytest.mark.req("PL-26", "TR-11")
async def test_a_house_partner_leaves_calls_to_the_person(bot: Running) -> None:
    played = alone(bot, "Partners")
    await played.sit_down("truco", 4, "raise_rights=alternate answer_by=team")
    await played.start()
    await answer_for_the_team(played)


@pytest.mark.req("PL-26", "PL-27", "TH-36")
async def test_one_person_stops_a_match_without_a_last_game(bot: Running) -> None:
    played = alone(bot, "Stopping")
    await played.sit_down("thurf", 4, "games=0")
    await played.start()
    await stop_between_games(played)


@pytest.mark.req("PL-13")
async def test_two_people_swap_seats_at_a_full_table(bot: Running) -> None:
    played = seated(bot, "santase")
    ana, cy = played.players
    await played.sit_down("santase", 2)
    await played.settle()
    opened = await ana.person.press(played.live, button(played.live, "swap"))
    assert opened.message is not None and opened.is_ephemeral
    await ana.person.press(opened.message, button(opened.message, "swap 0 1 on"))
    await played.settle()
    await played._press(cy, "swap 0 1 on")
    await played.settle()
    assert re.search(r"1\\?\. Cy.*2\\?\. Ana", played.live.text, re.DOTALL)
