"""A whole match with pictures in a server, within all of Discord's limits and at its own pace.

After it all pictures are drawn again from the journal, and whatever was delivered must be one's own or
everybody's, to the byte.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from itertools import groupby

import pytest
import pytest_asyncio

from adapters.pictures.descriptions import Hand, TablePicture
from adapters.pictures.studio import draw
from engine.table_view import FINISHED
from tests.adapters.discord.test_illustrated import PAIR, SHORTEST, drawn_for, member, play, seated, strays
from tests.running_discord import Running, running
from tests.stand_ins.discord import Channel, pictures_of

pytestmark = [pytest.mark.leaping, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def bot(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    async with running(tmp_path_factory.mktemp("illustrated"), house_seconds=0) as bot:
        await bot.service.studio.warm_up()
        yield bot


@pytest.mark.req("PL-4", "PL-30", "PL-32", "PL-42")
async def test_everybody_sees_the_table_and_their_own_hand(bot: Running, channel: Channel) -> None:
    played = seated(bot, channel, "Ana", "Cy")
    ana, cy = (player.person for player in played.players)
    onlooker = member(channel, "Dan")
    await played.open(PAIR, length_share=SHORTEST)

    picture = await drawn_for(played, None)
    live = played.live
    assert isinstance(picture, TablePicture)
    assert live.files == [draw(picture)]
    assert live.picture is not None and live.picture.filename.endswith(".png")
    assert "turn" in live.picture.alt and "♠" not in live.picture.filename
    for player in played.players:
        own, hand = player.own, await drawn_for(played, player.person)
        assert own is not None and own.picture is not None
        assert isinstance(hand, Hand)
        assert (own.files, own.is_ephemeral) == ([draw(hand)], player.person is cy)
        assert [one.alt for one in (own.picture, live.picture)].count(own.picture.alt) == 1

    await play(played)
    assert (await played.table()).phase == FINISHED
    won = played.live
    assert won.picture is not None and won.picture.filename.endswith(".gif")
    assert won.files == [draw(await drawn_for(played, None))]
    assert re.search(r"winners?: (Ana|Cy)", won.picture.alt)

    pictures = await played.drawn()
    for player in played.players:
        files = bot.discord.everything_seen_by(player.person).files
        assert pictures.own(files, await played.number(player.person)) > 0
    assert await strays(played, onlooker) == []
    match = await played.match_of(onlooker)
    for person in (ana, cy, onlooker):
        assert [*match.leaks(await played.shown_to(person), await played.number(person))] == []
    # Nothing is uploaded twice: each message had as many files as different pictures, one after the other.
    for message in (*channel.all_messages.values(), *ana.dm.all_messages.values()):
        uploads = {shown.attachment_id for version in message.versions for shown in pictures_of(version)}
        assert len(uploads) == len([*groupby(message.pictures)])
