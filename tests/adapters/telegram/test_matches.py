"""A whole match of every game in a group, over sockets and with the real client, and all that was shown searched.

Some are led into the private chat by the link under the table. One never starts the bot: where the server has
messages for one person alone that hand is played there, and where it has not by the numbers under the table. One
looks on. From time to time somebody presses what they should not, or types instead, and updates come twice.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from itertools import cycle
from random import Random

import pytest
import pytest_asyncio

from engine.games import GAMES
from engine.table_view import FINISHED
from tests.adapters.telegram.matches import Played, Player, button, codes_of
from tests.around_the_rules import answer_for_the_team, stop_between_games
from tests.engine.games.hidden import HIDDEN
from tests.running_telegram import Running, Way, new_telegram, running_bot
from tests.short_matches import seats_of
from tests.stand_ins.telegram import Answer, Message, Person, StandIn, serving

# Telegram enforces its limits, and time leaps to where they are over.
pytestmark = [pytest.mark.leaping, pytest.mark.asyncio(loop_scope="module")]

TROUBLE_EVERY = 7  # turns between wrong presses
COMMAND_EVERY = 11  # turns between two that are typed
WAYS: dict[str, Way] = dict(zip(GAMES, cycle(("webhook", "polling"))))

Bots = dict[Way, Running]


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def bots(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Bots]:
    """A bot that polls a server of today, and one with a webhook at a server without messages for one person."""
    async with AsyncExitStack() as stack:
        bots: Bots = {}
        servers: dict[Way, StandIn] = {"polling": new_telegram(), "webhook": new_telegram(ephemeral="rejected")}
        for way, telegram in servers.items():
            await stack.enter_async_context(serving(telegram))
            folder = tmp_path_factory.mktemp(way)
            bots[way] = await stack.enter_async_context(running_bot(folder, telegram, way=way, house_seconds=0))
        yield bots


def seated(bot: Running, game: str, onlooker: Person) -> Played:
    """Friends around a table that is not open yet, the second without a private chat."""
    names = ("Ana", "Cy", "Bea")[: seats_of(game)]
    players = [Player(bot.telegram.person(name), has_chat=name != "Cy") for name in names]
    group = bot.telegram.group(f"Friends of {game}", *(player.person for player in players), onlooker)
    return Played(bot, group, players, Random(7))


async def press_wrongly(played: Played, player: Player, onlooker: Person, before: tuple[Message, str]) -> None:
    """Press what is somebody else's, out of turn, or long gone: a private sentence, and nothing has changed."""
    acts = await played.acts_in_journal()  # House players may go on meanwhile.
    idle = [one.person for one in played.players if one is not player and not one.acts and not one.is_asked]
    forged = (player.acts or before[1:])[0]
    queries = played.bot.telegram.queries
    answers: list[Answer] = [
        await queries.ask(person, played.live, forged, is_inaccessible=False).answer
        for person in (onlooker, *idle)
    ]
    answers.append(await player.person.press(*before, is_stale=True))
    assert [answer.text for answer in answers if not answer.text] == []
    assert await played.acts_in_journal() == acts


@pytest.mark.req("PL-2", "PL-3", "PL-4", "PL-6", "PL-26", "PL-42", "PL-62")
@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_match_from_play_to_rematch(bots: Bots, game: str) -> None:
    bot = bots[WAYS[game]]
    onlooker = bot.telegram.person("Dan", has_started=True)
    played = seated(bot, game, onlooker)
    await played.open(game)
    turns = 0
    earlier: dict[Player, tuple[Message, str]] = {}
    while (player := await played.next_player()) is not None:
        turns += 1
        if turns % COMMAND_EVERY == 0 and player.is_asked:
            await played.act_by_command(player)
            continue
        if turns % TROUBLE_EVERY == 3 and player in earlier and player.is_asked:
            await press_wrongly(played, player, onlooker, earlier[player])
        bot.telegram.updates.are_doubled = turns % TROUBLE_EVERY == 1
        if (pressed := await played.act(player)) is not None:
            earlier[player] = pressed
        bot.telegram.updates.are_doubled = False

    table = await played.table()
    assert (table.phase, played.is_over) == (FINISHED, True)
    acted = {str(await played.number(player.person)): player.acted for player in played.players}
    assert await played.acts_in_journal() == acted
    assert {player.name: bool(player.person.private.from_bot) for player in played.players} == {
        player.name: player.has_chat for player in played.players
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
    ana = Player(bot.telegram.person("Ana"))
    return Played(bot, bot.telegram.group(name, ana.person), [ana], Random(3))


@pytest.mark.req("PL-26", "TR-11")
async def test_a_house_partner_leaves_calls_to_the_person(bots: Bots) -> None:
    played = alone(bots["polling"], "Partners")
    await played.sit_down("truco", 4, "raise_rights=alternate answer_by=team")
    await played.start()
    await answer_for_the_team(played)


@pytest.mark.req("PL-26", "PL-27", "TH-36")
async def test_one_person_stops_a_match_without_a_last_game(bots: Bots) -> None:
    played = alone(bots["polling"], "Stopping")
    await played.sit_down("thurf", 4, "games=0")
    await played.start()
    await stop_between_games(played)


@pytest.mark.req("PL-13")
async def test_two_people_swap_seats_at_a_full_table(bots: Bots) -> None:
    bot = bots["polling"]
    ana, bea = Player(bot.telegram.person("Ana")), Player(bot.telegram.person("Bea"))
    played = Played(bot, bot.telegram.group("Swapping", ana.person, bea.person), [ana, bea], Random(3))
    await played.sit_down("santase", 2)
    await played.settle()
    await ana.person.press(played.live, button(played.live, "swap"))
    await played.settle()
    wanted = "swap 0 1 on"
    menus = [*ana.person.ephemeral, *ana.person.private.messages]
    menu = next(one for one in reversed(menus) if wanted in [code.what for _, code in codes_of(one)])
    await ana.person.press(menu, button(menu, wanted))
    await played._press(bea, wanted)
    await played.settle()
    assert re.search(r"1\. Bea.*2\. Ana", played.live.text, re.DOTALL)


@pytest.mark.req("PL-23", "PL-27")
async def test_ending_early_and_high_scores_are_opened_in_the_group(bots: Bots) -> None:
    played = alone(bots["polling"], "Ending")
    (ana,) = played.players
    await played.sit_down("santase", 2)
    await played.start()
    for what, told in (("end", "end on"), ("best", None)):
        before = len(ana.person.ephemeral)
        await ana.person.press(played.live, button(played.live, what))
        await played.settle()
        shown = ana.person.ephemeral[before:]
        assert len(shown) == 1 and "Your hand" not in shown[0].text
        assert told is None or told in [code.what for _, code in codes_of(shown[0])]
