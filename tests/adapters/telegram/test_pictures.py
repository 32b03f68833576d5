"""Pictures through the courier's port, over sockets: each uploaded once, and no words late or lost with one."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from typing import cast

import pytest

from adapters.delivery.limiter import Limiter
from adapters.delivery.platform import MessageGone, Sent, Unknown, Wait
from adapters.pictures import studio as studios
from adapters.pictures.descriptions import Background, Dice, Picture, Theme, Winner
from adapters.pictures.studio import Studio, draw
from adapters.screens.screen import Button, Line, Screen
from adapters.store import Store
from adapters.store.records import Delivery
from adapters.telegram import album as albums
from adapters.telegram import platform as platforms
from adapters.telegram.album import LATE_MAX, Album
from adapters.telegram.api import Api
from adapters.telegram.chats import Chat
from adapters.telegram.platform import Limits, TelegramPlatform
from tests.adapters.targets import TABLE, target
from tests.running_telegram import PATIENCE_SECONDS, UNLIMITED, Time
from tests.stand_ins.telegram import Fault, Group, Person, StandIn

Start = Callable[..., TelegramPlatform]

RULES = ((Button("Rules", "r 0 santase"),),)
REFUSED = b'{"ok":false,"error_code":400,"description":"Bad Request: PHOTO_INVALID_DIMENSIONS"}'
UNDRAWABLE = Dice(Theme(background=cast("Background", "pink")), ())  # for which there are no colours


def rolled(*faces: int) -> Dice:
    """A picture that differs with its faces."""
    return Dice(Theme(), faces)


def screen(words: str, picture: Picture | None = None) -> Screen:
    return Screen((Line(words),), RULES, picture=picture)


ONE, TWO = screen("One", rolled(1, 1, 1, 1, 1)), screen("Two", rolled(2, 2, 2, 2, 2))
WORDS = screen("Words")
WON = screen("Won", Winner(Theme(), ("Ana",), "5", "Santase"))


@pytest.fixture(autouse=True)
def patient_uploads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Uploads are waited for, however busy the machine is that takes them."""
    monkeypatch.setattr(albums, "UPLOAD_SECONDS", PATIENCE_SECONDS)


@pytest.fixture
def studio() -> Iterator[Studio]:
    studio = Studio()
    yield studio
    studio.close()


@pytest.fixture
def start(api: Api, studio: Studio, limiter: Limiter, time: Time) -> Start:
    """Makes a platform as after a start, which remembers nothing."""

    def started(limits: Limits = UNLIMITED, patience_seconds: float = PATIENCE_SECONDS) -> TelegramPlatform:
        platform = TelegramPlatform(api, time.now, limits, Album(patience_seconds))
        platform.album.studio, platform.limiter, platform.username = studio, limiter, api.username
        return platform

    return started


@pytest.fixture
def platform(start: Start) -> TelegramPlatform:
    return start()


def address(chat: Group | Person) -> str:
    return f"telegram:{chat.id}"


async def post(platform: TelegramPlatform, chat: Group | Person, shown: Screen) -> Sent:
    return await platform.post(target(address(chat), "live"), shown, "nonce")


def methods(telegram: StandIn) -> list[str]:
    """What was asked of Telegram; with * where a file came along."""
    return [one.method + "*" * len(one.uploads) for one in telegram.log if one.chat_id is not None]


# --- Shown ---------------------------------------------------------------------------------------------


@pytest.mark.req("PL-30", "PL-32")
async def test_a_picture_comes_with_its_words_and_buttons(
    platform: TelegramPlatform, telegram: StandIn, ana: Person
) -> None:
    forum = telegram.group("Forum", ana, kind="supergroup")
    topic = forum.topic("Cards")
    for shown, kind in ((ONE, "photo"), (WON, "animation")):
        sent = await platform.post(target(Chat(forum.id, topic.id).address, "live"), shown, "nonce")
        message = forum.last
        assert (str(message.id), message.topic, message.text) == (sent.ref, topic, shown.lines[0].text)
        assert message.labels == ["Rules"]
        assert message.file is not None and (message.file.kind, message.picture) == (kind, draw(shown.picture))
    assert [one.parameters["disable_notification"] for one in telegram.log if one.is_write] == [True, True]
    assert methods(telegram) == ["sendPhoto*", "sendAnimation*"]


async def test_a_caption_is_as_long_as_may_be_and_keeps_both_ends(platform: TelegramPlatform, ana: Person) -> None:
    lines = tuple(Line(f"{number} 🂡" + "x" * 60) for number in range(30))
    await post(platform, ana, ONE._replace(lines=lines))
    text = ana.private.last.text
    assert text.startswith("0 🂡") and f"\n{lines[-1].text}" in text and "\n…\n" in text
    assert 800 < len(text.encode("utf-16-le")) // 2 <= 1024
    await post(platform, ana, ONE._replace(lines=(Line("🂡" * 900), Line("end"))))
    assert ana.private.last.text.startswith("🂡🂡") and ana.private.last.text.endswith("\nend")


async def test_a_message_may_change_from_words_to_any_picture(
    platform: TelegramPlatform, telegram: StandIn, group: Group
) -> None:
    sent = await post(platform, group, WORDS)
    for shown in (ONE, WON, TWO):
        sent = await platform.edit(target(address(group), "live"), sent, shown)
        assert (group.last.text, group.last.picture) == (shown.lines[0].text, draw(shown.picture))
        assert group.last.labels == ["Rules"]
    assert methods(telegram) == ["sendMessage", *["editMessageMedia*"] * 3]
    assert str(group.last.id) == sent.ref and len(group.from_bot) == 1


# --- Uploaded once -------------------------------------------------------------------------------------


async def test_while_the_picture_stays_only_words_are_sent(
    platform: TelegramPlatform, telegram: StandIn, group: Group
) -> None:
    sent = await post(platform, group, ONE)
    await platform.edit(target(address(group), "live"), sent, ONE._replace(lines=(Line("More"),)))
    assert (group.last.text, group.last.picture) == ("More", draw(ONE.picture))
    assert methods(telegram) == ["sendPhoto*", "editMessageCaption"]


async def test_the_same_picture_is_uploaded_once(
    platform: TelegramPlatform, telegram: StandIn, group: Group, ana: Person
) -> None:
    await asyncio.gather(post(platform, group, ONE), post(platform, ana, ONE))  # at the same time, too
    sent = await post(platform, group, TWO)
    await platform.edit(target(address(group), "live"), sent, ONE)
    assert group.last.picture == ana.private.last.picture == draw(ONE.picture)
    assert sorted(methods(telegram)) == ["editMessageMedia", "sendPhoto", "sendPhoto*", "sendPhoto*"]


async def test_a_file_that_telegram_has_lost_is_uploaded_again(
    platform: TelegramPlatform, telegram: StandIn, group: Group, ana: Person
) -> None:
    sent = await post(platform, group, ONE)
    await post(platform, group, TWO)
    telegram.files.forget()
    await post(platform, ana, ONE)
    await platform.edit(target(address(group), "live"), sent, TWO)
    assert (ana.private.last.picture, group.from_bot[0].picture) == (draw(ONE.picture), draw(TWO.picture))
    again = ["sendPhoto", "sendPhoto*", "editMessageMedia", "editMessageMedia*"]
    assert methods(telegram) == ["sendPhoto*", "sendPhoto*", *again]


async def test_after_a_restart_nothing_is_uploaded_that_a_message_shows(
    platform: TelegramPlatform, telegram: StandIn, group: Group, ana: Person, start: Start
) -> None:
    sent, other = await post(platform, group, ONE), await post(platform, ana, TWO)
    again = start()
    sent = await again.edit(target(address(group)), sent, ONE._replace(lines=(Line("More"),)))
    assert (group.last.text, group.last.picture) == ("More", draw(ONE.picture))
    await again.edit(target(address(ana)), other, ONE)
    await again.edit(target(address(group)), sent, TWO)
    assert (group.last.picture, ana.private.last.picture) == (draw(TWO.picture), draw(ONE.picture))
    assert methods(telegram) == [*["sendPhoto*"] * 2, "editMessageCaption", *["editMessageMedia"] * 2]


async def test_after_a_restart_no_picture_of_a_table_is_uploaded_for_a_new_message(
    platform: TelegramPlatform, telegram: StandIn, group: Group, ana: Person, start: Start, store: Store
) -> None:
    sent, other = await post(platform, group, ONE), await post(platform, ana, TWO)
    await store.save_deliveries(
        [
            Delivery(TABLE, address(group), "live:1", sent.ref, "", sent.media),
            Delivery(TABLE, address(ana), "hand:1", other.ref, "", other.media),
            Delivery(TABLE, "discord:1", "live:1", "7", "", "nothing of ours"),
        ]
    )
    again = start()
    again.recollection.read = store.deliveries
    await post(again, ana, ONE)
    await again.edit(target(address(group)), sent, TWO)
    assert (group.last.picture, ana.private.last.picture) == (draw(TWO.picture), draw(ONE.picture))
    assert methods(telegram) == [*["sendPhoto*"] * 2, "sendPhoto", "editMessageMedia"]


async def test_what_a_message_shows_is_not_believed_after_a_failure(
    platform: TelegramPlatform, telegram: StandIn, group: Group
) -> None:
    sent = await post(platform, group, ONE)
    telegram.faults.once("editMessageMedia", Fault(drop="after"))
    with pytest.raises(Unknown):
        await platform.edit(target(address(group), "live"), sent, TWO)
    await platform.edit(target(address(group), "live"), sent, ONE._replace(lines=(Line("More"),)))
    assert (group.last.text, group.last.picture) == ("More", draw(ONE.picture))


# --- Words alone ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("is_restarted", [False, True])
async def test_a_picture_makes_way_for_words(
    platform: TelegramPlatform, group: Group, start: Start, is_restarted: bool
) -> None:
    sent = await post(platform, group, ONE)
    writer = start() if is_restarted else platform
    with pytest.raises(MessageGone):
        await writer.edit(target(address(group)), sent, WORDS)
    assert group.from_bot == []


async def test_a_picture_makes_way_only_when_its_words_may_come(
    start: Start, studio: Studio, telegram: StandIn, ana: Person
) -> None:
    platform = start(Limits())
    sent = await post(platform, ana, ONE)
    with pytest.raises(Wait):
        await platform.edit(target(address(ana), "hand"), sent, WORDS)
    with pytest.raises(Wait):
        await platform.edit(target(address(ana), "hand"), sent, WON)
    assert ana.private.last.picture == draw(ONE.picture) and methods(telegram) == ["sendPhoto*"]
    assert len(studio._remembered) == 1  # Nothing is drawn that cannot be sent.


@pytest.mark.req("PL-62")
async def test_a_picture_of_which_nothing_was_noted_makes_way_for_words_within_the_tightest_budget(
    start: Start, time: Time, telegram: StandIn, ana: Person
) -> None:
    sent = await post(start(), ana, ONE)
    time.seconds += 60
    platform = start(Limits())
    with pytest.raises(MessageGone):
        await platform.edit(target(address(ana), "hand"), Sent(sent.ref), WORDS)
    assert methods(telegram) == ["sendPhoto*", "editMessageText", "deleteMessage"]


# --- Refused -------------------------------------------------------------------------------------------


@pytest.mark.req("PL-62")
async def test_a_refused_picture_takes_no_words_with_it(
    platform: TelegramPlatform, telegram: StandIn, group: Group
) -> None:
    telegram.faults.once("sendPhoto", Fault(status=400, body=REFUSED))
    sent = await post(platform, group, ONE)
    assert (group.last.text, group.last.file) == ("One", None)
    await platform.edit(target(address(group), "live"), sent, ONE._replace(lines=(Line("More"),)))
    assert methods(telegram) == ["sendPhoto*", "sendMessage", "editMessageText"]
    telegram.faults.once("editMessageMedia", Fault(status=400, body=REFUSED))
    await platform.edit(target(address(group), "live"), sent, TWO)
    assert (group.last.text, group.last.file, str(group.last.id)) == ("Two", None, sent.ref)


@pytest.mark.req("PL-62")
async def test_a_picture_whose_upload_fails_twice_is_said(
    platform: TelegramPlatform, telegram: StandIn, group: Group
) -> None:
    sent = await post(platform, group, WORDS)
    telegram.faults.add(Fault(status=502, methods=frozenset({"editMessageMedia"})))
    with pytest.raises(Unknown):
        await platform.edit(target(address(group), "live"), sent, ONE)
    await platform.edit(target(address(group), "live"), sent, ONE)
    assert (group.last.text, group.last.file, str(group.last.id)) == ("One", None, sent.ref)
    await platform.edit(target(address(group), "live"), sent, ONE._replace(lines=(Line("More"),)))
    assert methods(telegram) == ["sendMessage", *["editMessageMedia*"] * 2, *["editMessageText"] * 2]


@pytest.mark.req("PL-62")
@pytest.mark.leaping
@pytest.mark.parametrize("trouble", ["failing", "stalled"])
async def test_where_uploads_fail_twice_a_table_that_changes_is_told_in_words_for_a_while(
    platform: TelegramPlatform,
    telegram: StandIn,
    group: Group,
    time: Time,
    monkeypatch: pytest.MonkeyPatch,
    trouble: str,
) -> None:
    known = await post(platform, group, TWO)
    sent = await post(platform, group, WORDS)
    stalled = asyncio.Event()
    if trouble == "failing":
        fault = Fault(status=502)
    else:
        fault = Fault(held=stalled)
        monkeypatch.setattr(albums, "UPLOAD_SECONDS", 0.2)
    fault.methods = frozenset({"editMessageMedia"})
    telegram.faults.add(fault)
    with pytest.raises(Unknown):
        await platform.edit(target(address(group), "live"), sent, screen("Three", rolled(3)))
    for number in (4, 5):
        await platform.edit(target(address(group), "live"), sent, screen(str(number), rolled(number)))
        assert (group.last.text, group.last.file) == (str(number), None)
    edits = [*["editMessageMedia*"] * 2, *["editMessageText"] * 2]
    assert methods(telegram) == ["sendPhoto*", "sendMessage", *edits]
    telegram.faults.clear()
    stalled.set()
    monkeypatch.setattr(albums, "UPLOAD_SECONDS", PATIENCE_SECONDS)
    await platform.edit(target(address(group), "live"), known, TWO._replace(lines=(Line("More"),)))
    assert group.from_bot[0].picture == draw(TWO.picture), "what was uploaded stays"
    time.seconds += platforms.FAILURES_SECONDS
    await platform.edit(target(address(group), "live"), sent, screen("Six", rolled(6)))
    assert (group.last.text, group.last.picture) == ("Six", draw(rolled(6)))


async def test_where_a_picture_was_a_refused_one_makes_way_for_words(
    platform: TelegramPlatform, telegram: StandIn, group: Group
) -> None:
    sent = await post(platform, group, ONE)
    telegram.faults.once("editMessageMedia", Fault(status=400, body=REFUSED))
    with pytest.raises(MessageGone):
        await platform.edit(target(address(group), "live"), sent, TWO)
    await post(platform, group, TWO)
    assert [(one.text, one.file) for one in group.from_bot] == [("Two", None)]


async def test_a_group_that_takes_no_pictures_is_asked_again_after_a_while(
    platform: TelegramPlatform, telegram: StandIn, group: Group, time: Time
) -> None:
    group.bot_may_send_pictures = False
    for _ in range(2):
        await post(platform, group, ONE)
        assert (group.last.text, group.last.file) == ("One", None)
    assert methods(telegram) == ["sendPhoto*", "sendMessage", "sendMessage"]
    group.bot_may_send_pictures = True
    time.seconds += platforms.WITHOUT_PICTURES_SECONDS
    await post(platform, group, ONE)
    assert group.last.picture == draw(ONE.picture)


async def test_what_cannot_be_drawn_is_said(platform: TelegramPlatform, telegram: StandIn, group: Group) -> None:
    await post(platform, group, screen("Dice", UNDRAWABLE))
    assert (group.last.text, methods(telegram)) == ("Dice", ["sendMessage"])


# --- Late ----------------------------------------------------------------------------------------------


@pytest.fixture
def may_draw(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Nothing is drawn until this is set."""
    gate = threading.Event()
    monkeypatch.setattr(studios, "draw", lambda picture: gate.wait(PATIENCE_SECONDS) and draw(picture))
    yield gate
    gate.set()


@pytest.mark.req("PL-63")
async def test_words_do_not_wait_for_a_late_picture(
    start: Start, studio: Studio, telegram: StandIn, group: Group, may_draw: threading.Event
) -> None:
    platform = start(patience_seconds=0.01)
    sent = await post(platform, group, ONE)
    assert (group.last.text, group.last.file, sent.is_whole) == ("One", None, False)
    sent = await platform.edit(target(address(group), "live"), sent, TWO)
    assert (group.last.text, group.last.file, sent.is_whole) == ("Two", None, False)
    may_draw.set()
    await studio.bytes_of(TWO.picture)
    await platform.edit(target(address(group), "live"), sent, TWO)
    assert (group.last.text, group.last.picture) == ("Two", draw(TWO.picture))


async def test_what_is_late_again_and_again_is_given_up(
    start: Start, group: Group, may_draw: threading.Event
) -> None:
    may_draw.set()
    platform = start()
    sent = await post(platform, group, ONE)
    may_draw.clear()
    platform.album._patience_seconds = 0.01
    for _ in range(LATE_MAX):
        shown = await platform.edit(target(address(group), "live"), sent, TWO)
        assert (group.last.text, group.last.picture, shown.is_whole) == ("Two", draw(ONE.picture), False)
    with pytest.raises(MessageGone):
        await platform.edit(target(address(group), "live"), sent, TWO)
