"""Pictures on messages, through the real discord.py over sockets: what is uploaded when, and what goes wrong."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from typing import Any

import discord
import pytest

from adapters.delivery.platform import Sent, Unknown
from adapters.discord import pictures
from adapters.discord.pictures import FORBIDDEN_SECONDS
from adapters.discord.platform import DiscordPlatform, dm_address
from adapters.pictures import studio as studios
from adapters.pictures.descriptions import Dice, Picture, Theme, Winner
from adapters.pictures.studio import Studio, draw
from adapters.screens.screen import Button, Line, Screen
from tests.adapters.targets import target
from tests.running_discord import PATIENCE_SECONDS, Clock
from tests.stand_ins.discord import Channel, Message, Person, StandIn
from tests.stand_ins.discord.log import Request

ONES, SIXES = (Dice(Theme(), (face,) * 5, caption="Ana") for face in (1, 6))
WINNER = Winner(Theme(), ("Ana",), "11 points", "Santase")


def screen(words: str, picture: Picture | None = None) -> Screen:
    """Something to show."""
    alt = f"Dice of {words}" if picture is not None else ""
    return Screen((Line(words),), ((Button("Rules", "r 0 santase"),),), picture=picture, alt=alt)


def place(channel: Channel) -> str:
    return f"discord:{channel.id}"


def uploads(stand_in: StandIn, *names: str) -> list[int]:
    """How many files came with each of these requests that was carried out."""
    found: list[Request] = stand_in.log.of(*names)
    return [len(request.files) for request in found]


@pytest.fixture(autouse=True)
def patient_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words wait for their picture, however busy the machine is that draws it, or takes it."""
    monkeypatch.setattr(pictures, "DRAW_SECONDS_MAX", PATIENCE_SECONDS)
    monkeypatch.setattr(pictures, "UPLOAD_SECONDS_MAX", PATIENCE_SECONDS)


@pytest.fixture
def studio() -> Iterator[Studio]:
    studio = Studio()
    yield studio
    studio.close()


def new_platform(client: discord.Client, studio: Studio | None, clock: Clock) -> DiscordPlatform:
    """The platform of one process, which remembers nothing yet."""
    platform = DiscordPlatform(client, clock)
    platform.pictures.studio = studio
    return platform


@pytest.fixture
def platform(client: discord.Client, studio: Studio, clock: Clock) -> DiscordPlatform:
    return new_platform(client, studio, clock)


def shown_by(message: Message) -> tuple[list[bytes], str]:
    """The bytes that a message shows now, and what it says of them."""
    picture = message.picture
    return (message.files, picture.alt if picture is not None else "")


# --- Posting and editing -------------------------------------------------------------------------------


@pytest.mark.req("PL-30")
async def test_a_picture_stands_above_the_words_and_is_described(
    platform: DiscordPlatform, channel: Channel
) -> None:
    await platform.post(target(place(channel), "live"), screen("ones", ONES), "n1")
    assert shown_by(channel.last) == ([draw(ONES)], "Dice of ones")
    assert channel.last.text == "[Dice of ones]\nones"
    assert [button.label for button in channel.last.buttons] == ["Rules"]


@pytest.mark.req("PL-32")
async def test_who_has_won_moves(platform: DiscordPlatform, channel: Channel) -> None:
    await platform.post(target(place(channel), "live"), screen("won", WINNER), "n1")
    picture = channel.last.picture
    assert picture is not None and picture.filename.endswith(".gif")
    assert channel.last.files == [draw(WINNER)]
    assert channel.last.files[0].startswith(b"GIF8")


async def test_a_name_tells_nothing_of_what_is_drawn(platform: DiscordPlatform, channel: Channel) -> None:
    for number, picture in enumerate((ONES, ONES, SIXES)):
        await platform.post(target(place(channel), "live"), screen("dice", picture), f"n{number}")
    names = [one.picture.filename for one in channel.messages if one.picture is not None]
    assert len({*names}) == 3
    assert len({len(name) for name in names}) == 1


async def test_only_another_picture_is_uploaded(
    platform: DiscordPlatform, channel: Channel, stand_in: StandIn
) -> None:
    sent = await platform.post(target(place(channel), "live"), screen("one", ONES), "n1")
    for number, picture in enumerate((ONES, SIXES, None, None, ONES)):
        sent = await platform.edit(target(place(channel), "live"), sent, screen(f"edit {number}", picture))
    assert (uploads(stand_in, "send"), uploads(stand_in, "edit")) == ([1], [0, 1, 0, 0, 1])
    shown_one_after_the_other = [draw(ONES), draw(ONES), draw(SIXES), draw(ONES)]
    assert channel.last.pictures == shown_one_after_the_other
    assert [len(version.attachments) for version in channel.last.versions] == [1, 1, 1, 0, 0, 1]
    assert "attachments" not in str(stand_in.log.of("edit")[3].body), "there was nothing left to take away"


async def test_in_a_thread_that_has_to_be_opened_the_picture_arrives_whole(
    platform: DiscordPlatform, channel: Channel
) -> None:
    thread = channel.thread("dice")
    ref = await platform.post(target(place(thread), "live"), screen("one", ONES), "n1")
    thread.archive()
    await platform.edit(target(place(thread), "live"), ref, screen("two", SIXES))
    assert shown_by(thread.last) == ([draw(SIXES)], "Dice of two")


@pytest.mark.req("PL-60")
async def test_what_an_earlier_process_has_hung_there_stays(
    platform: DiscordPlatform,
    client: discord.Client,
    studio: Studio,
    clock: Clock,
    channel: Channel,
    stand_in: StandIn,
) -> None:
    both = [
        await platform.post(target(place(channel), "live"), screen("one", ONES), f"n{number}")
        for number in range(2)
    ]
    after_restart = new_platform(client, studio, clock)
    await after_restart.edit(target(place(channel), "live"), both[0], screen("two", ONES))
    await after_restart.edit(target(place(channel), "live"), both[1], screen("two"))
    assert uploads(stand_in, "edit") == [0, 0]
    assert [*map(shown_by, channel.messages)] == [([draw(ONES)], "Dice of two"), ([], "")]


@pytest.mark.req("PL-60")
@pytest.mark.parametrize("media", ["", "?", '[["a"]]'])
async def test_where_nothing_is_known_the_picture_is_replaced(
    platform: DiscordPlatform, channel: Channel, stand_in: StandIn, media: str
) -> None:
    sent = await platform.post(target(place(channel), "live"), screen("one", ONES), "n1")
    await platform.edit(target(place(channel), "live"), sent._replace(media=media), screen("two", ONES))
    assert (uploads(stand_in, "edit"), channel.last.files) == ([1], [draw(ONES)])


@pytest.mark.req("PL-63")
async def test_what_another_process_has_hung_there_since_is_noticed(
    platform: DiscordPlatform,
    client: discord.Client,
    studio: Studio,
    clock: Clock,
    channel: Channel,
    stand_in: StandIn,
) -> None:
    sent = await platform.post(target(place(channel), "hand"), screen("one", ONES), "n1")
    await new_platform(client, studio, clock).edit(target(place(channel), "hand"), sent, screen("kept", SIXES))
    await platform.edit(target(place(channel), "hand"), sent, screen("two", ONES))
    assert shown_by(channel.last) == ([draw(ONES)], "Dice of two")
    assert len(stand_in.forgive()) == 1


@pytest.mark.req("PL-60")
async def test_a_repeated_post_that_finds_an_older_picture_is_made_right_by_the_edit(
    platform: DiscordPlatform, channel: Channel, stand_in: StandIn
) -> None:
    first = await platform.post(target(place(channel), "live"), screen("one", ONES), "n1")
    again = await platform.post(target(place(channel), "live"), screen("two", SIXES), "n1")
    assert again.ref == first.ref
    await platform.edit(target(place(channel), "live"), again, screen("two", SIXES))
    assert shown_by(channel.last) == ([draw(SIXES)], "Dice of two")


@pytest.mark.req("PL-60")
@pytest.mark.parametrize("when", ["before", "after"])
async def test_after_an_edit_of_which_nothing_is_known_the_picture_is_uploaded_again(
    platform: DiscordPlatform, channel: Channel, stand_in: StandIn, when: Any
) -> None:
    sent = await platform.post(target(place(channel), "live"), screen("one", ONES), "n1")
    stand_in.drop(when, "edit")
    with pytest.raises(Unknown):
        await platform.edit(target(place(channel), "live"), sent, screen("two"))
    await platform.edit(target(place(channel), "live"), sent, screen("three", ONES))
    assert shown_by(channel.last) == ([draw(ONES)], "Dice of three")


# --- What goes wrong -----------------------------------------------------------------------------------


@pytest.mark.req("PL-64")
async def test_where_no_files_may_be_attached_the_words_come_alone(
    platform: DiscordPlatform, channel: Channel, ana: Person, stand_in: StandIn, clock: Clock
) -> None:
    channel.forbid("attach_files")
    sent = await platform.post(target(place(channel), "live"), screen("one", ONES), "n1")
    assert (channel.last.text, channel.last.files) == ("one", [])
    await platform.edit(target(place(channel), "live"), sent, screen("two", SIXES))
    assert (channel.last.text, stand_in.log.count("send", "edit", status=403)) == ("two", 1)
    await platform.post(target(dm_address(str(ana.id)), "hand"), screen("own", ONES), "n2")
    assert ana.dm.last.files == [draw(ONES)], "one place says nothing of another"

    clock.seconds += FORBIDDEN_SECONDS
    await platform.edit(target(place(channel), "live"), sent, screen("three", SIXES))
    assert (channel.last.text, stand_in.log.count("send", "edit", status=403)) == ("three", 2)
    channel.permit("attach_files")
    clock.seconds += FORBIDDEN_SECONDS
    await platform.edit(target(place(channel), "live"), sent, screen("four", SIXES))
    assert shown_by(channel.last) == ([draw(SIXES)], "Dice of four")


@pytest.mark.req("PL-30", "PL-60")
async def test_a_picture_that_cannot_be_drawn_keeps_no_words_away(
    platform: DiscordPlatform, channel: Channel, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    sent = await platform.post(target(place(channel), "live"), screen("one", ONES), "n1")

    def broken(_: Picture) -> bytes:
        raise ValueError("no paint")

    with monkeypatch.context() as patch:
        patch.setattr(studios, "draw", broken)
        await platform.edit(target(place(channel), "live"), sent, screen("two", SIXES))
    assert (channel.last.text, shown_by(channel.last)) == ("two", ([], ""))
    assert "no paint" in caplog.text
    await platform.edit(target(place(channel), "live"), sent, screen("three", SIXES))
    assert shown_by(channel.last) == ([draw(SIXES)], "Dice of three")


@pytest.mark.req("PL-30", "PL-60")
async def test_a_picture_that_takes_too_long_is_left_out(
    platform: DiscordPlatform, channel: Channel, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    dried = threading.Event()

    def slow(picture: Picture) -> bytes:
        assert dried.wait(30)
        return draw(picture)

    monkeypatch.setattr(studios, "draw", slow)
    drawn = platform.pictures.drawn

    async def hurried(*args: Any, **given: Any) -> Any:
        return await drawn(*args, **given | {"seconds": 0.01})

    with monkeypatch.context() as patch:
        patch.setattr(platform.pictures, "drawn", hurried)
        sent = await platform.post(target(place(channel), "live"), screen("one", ONES), "n1")
    assert (channel.last.text, channel.last.files) == ("one", [])
    assert "not drawn within 0.01 s" in caplog.text
    dried.set()
    await platform.edit(target(place(channel), "live"), sent, screen("one", ONES))
    assert channel.last.files == [draw(ONES)]


@pytest.mark.req("PL-30", "PL-60")
@pytest.mark.leaping
@pytest.mark.parametrize("route", ["send", "edit"])
@pytest.mark.parametrize("trouble", ["lost", "unavailable", "failing", "stalled", "too large"])
async def test_a_picture_that_cannot_be_uploaded_twice_keeps_no_words_away(
    platform: DiscordPlatform,
    channel: Channel,
    stand_in: StandIn,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
    route: str,
    trouble: str,
) -> None:
    sent = Sent("")
    if route == "edit":
        sent = await platform.post(target(place(channel), "live"), screen("none"), "n0")
    fails: dict[str, Callable[[], object]] = {
        "lost": lambda: stand_in.drop("after", route, times=2),
        "unavailable": lambda: stand_in.fail(503, route, times=2),
        "failing": lambda: stand_in.fail(500, route, times=2),  # which discord.py would try five times
        "stalled": lambda: stand_in.hold(asyncio.Event(), route, times=2),
        "too large": lambda: stand_in.fail(413, route, code=40005, times=2),
    }
    fails[trouble]()
    if trouble == "stalled":
        monkeypatch.setattr(pictures, "UPLOAD_SECONDS_MAX", 0.2)

    async def show(words: str, sent: Sent) -> Sent:
        if sent.ref:
            return await platform.edit(target(place(channel), "live"), sent, screen(words, ONES))
        return await platform.post(target(place(channel), "live"), screen(words, ONES), "n1")

    sent = await show("one", sent)
    is_there_after_all = (route, trouble) == ("send", "lost")  # The repeated post has found it.
    assert channel.last.text.endswith("one")
    assert len(channel.last.files) == is_there_after_all
    assert len(channel.messages) == 1
    assert not sent.is_whole
    assert [len(request.files) for request in stand_in.log.requests if request.name == route][-3:] == [1, 1, 0]
    monkeypatch.setattr(pictures, "UPLOAD_SECONDS_MAX", PATIENCE_SECONDS)
    clock.seconds += pictures.FAILED_SECONDS
    sent = await show("two", sent)
    assert (shown_by(channel.last), sent.is_whole) == (([draw(ONES)], "Dice of two"), True)


@pytest.mark.req("PL-30", "PL-60")
async def test_a_picture_that_was_uploaded_at_the_second_try_is_there(
    platform: DiscordPlatform, channel: Channel, stand_in: StandIn
) -> None:
    stand_in.fail(503, "send", times=1)
    sent = await platform.post(target(place(channel), "live"), screen("one", ONES), "n1")
    assert (channel.last.files, sent.is_whole) == ([draw(ONES)], True)


async def test_without_a_studio_there_are_words(client: discord.Client, channel: Channel, clock: Clock) -> None:
    await new_platform(client, None, clock).post(target(place(channel), "live"), screen("one", ONES), "n1")
    assert (channel.last.text, channel.last.files) == ("one", [])
