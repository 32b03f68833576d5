"""The stand-in for Telegram, held to what Telegram does, by a plain python-telegram-bot."""

from __future__ import annotations

import asyncio
import struct
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from functools import partial
from typing import Any

import pytest
from aiohttp import web
from telegram import Bot, BotCommand, InlineKeyboardButton, InlineKeyboardMarkup, InputMediaPhoto, Update
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Conflict,
    Forbidden,
    NetworkError,
    RetryAfter,
)
from telegram.ext import Application, CallbackQueryHandler, CommandHandler, ContextTypes

from adapters.telegram.request import AiohttpRequest
from tests.stand_ins.telegram import (
    Answer,
    Fault,
    FloodLimits,
    StandIn,
    Unanswered,
    in_child,
    serving,
)
from tests.stand_ins.telegram.clients import bot_of
from tests.stand_ins.telegram.scripts import press_many

JOIN = InlineKeyboardMarkup([[InlineKeyboardButton("Join", callback_data="join")]])
Context = ContextTypes.DEFAULT_TYPE


@pytest.fixture
async def telegram() -> AsyncIterator[StandIn]:
    async with serving(StandIn(limits=None, pace=0)) as stand_in:
        yield stand_in


@pytest.fixture
async def bot(telegram: StandIn) -> AsyncIterator[Bot]:
    async with bot_of(telegram) as made:
        yield made


# --- A bot that plays, both ways in ---


async def on_play(update: Update, context: Context) -> None:
    assert update.effective_message is not None
    await update.effective_message.reply_text("<b>Take</b> a seat", parse_mode="HTML", reply_markup=JOIN)


async def on_start(update: Update, context: Context) -> None:
    assert update.effective_message is not None
    await update.effective_message.reply_text(f"Hello {' '.join(context.args or [])}".strip())


async def on_press(update: Update, context: Context) -> None:
    query = update.callback_query
    assert query is not None
    await query.answer(f"Welcome, {query.from_user.first_name}", show_alert=True)
    await query.edit_message_text(f"{query.from_user.first_name} sits")


@asynccontextmanager
async def application(telegram: StandIn, way: str) -> AsyncIterator[None]:
    """A plain application with two commands and a button, by polling or behind a webhook of its own."""
    request, polls = AiohttpRequest(), AiohttpRequest(1)
    built: Application[Any, Any, Any, Any, Any, Any] = (
        Application.builder()
        .token(telegram.token)
        .base_url(telegram.base_url)
        .base_file_url(telegram.base_file_url)
        .request(request)
        .get_updates_request(polls)
        .build()
    )
    built.add_handler(CommandHandler("play", on_play))
    built.add_handler(CommandHandler("start", on_start))
    built.add_handler(CallbackQueryHandler(on_press))
    async with built:
        await built.start()
        if way == "polling":
            assert built.updater is not None
            await built.updater.start_polling()
            yield
            await built.updater.stop()
        else:
            async with webhook(built, telegram.token):
                yield
        await built.stop()


@asynccontextmanager
async def webhook(built: Application[Any, Any, Any, Any, Any, Any], token: str) -> AsyncIterator[None]:
    """A receiver that handles an update before it says so."""

    async def receive(request: web.BaseRequest) -> web.Response:
        assert request.headers["Content-Type"] == "application/json"
        if request.headers.get("X-Telegram-Bot-Api-Secret-Token") != "secret":
            return web.Response(status=403)
        await built.process_update(Update.de_json(await request.json(), built.bot))
        return web.Response()

    async with listening(receive) as url:
        await built.bot.set_webhook(url, secret_token="secret")
        yield
        await built.bot.delete_webhook()


@asynccontextmanager
async def listening(receive: Any) -> AsyncIterator[str]:
    runner = web.ServerRunner(web.Server(receive))
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}/telegram"
    await runner.cleanup()


@pytest.mark.parametrize("way", ["polling", "webhook"])
async def test_a_plain_bot_is_used_by_several_people(telegram: StandIn, way: str) -> None:
    anna, ben = telegram.person("Anna", language="bg"), telegram.person("Ben")
    friends = telegram.group("Friends", anna, ben, kind="supergroup")
    topic = friends.topic("Cards")
    async with application(telegram, way):
        await anna.command("/play@tablemates_bot", friends, topic)
        table = await telegram.message(friends, "Take a seat")
        assert table.topic is topic and table.rows == [["Join"]]
        assert await ben.press(table, "Join") == Answer("Welcome, Ben", True)
        await telegram.until(lambda: table.text == "Ben sits")
        assert table.rows == []
        assert (await anna.press(table, "join", is_stale=True)).text == "Welcome, Anna"
        await telegram.until(lambda: table.text == "Anna sits")
        await ben.start("t-1234")
        await telegram.message(ben.private, "Hello t-1234")
    assert [shown.text for shown in anna.shown if shown.message is table] == [
        "Take a seat",
        "Ben sits",
        "Anna sits",
    ]
    assert "Welcome, Ben" in ben.seen and "Hello t-1234" in ben.seen
    assert "Welcome, Ben" not in anna.seen and "Hello t-1234" not in anna.seen


async def test_a_link_to_the_bot_starts_it(telegram: StandIn, bot: Bot) -> None:
    anna = telegram.person("Anna")
    friends = telegram.group("Friends", anna)
    link = InlineKeyboardMarkup([[InlineKeyboardButton("My hand", url="https://t.me/tablemates_bot?start=hand")]])
    await bot.send_message(friends.id, "Deal", reply_markup=link)
    async with application(telegram, "polling"):
        await anna.press(friends.last, "My hand")
        await telegram.until(lambda: anna.private.last.text == "Hello hand")


async def test_a_press_without_answer_fails_loudly(telegram: StandIn, bot: Bot) -> None:
    anna = telegram.person("Anna", has_started=True)
    await bot.send_message(anna.id, "Deal", reply_markup=JOIN)
    with pytest.raises(Unanswered, match="Anna pressed 'Join'"):
        await anna.press(anna.private.last, "Join", seconds=0.01)
    with pytest.raises(AssertionError, match="no button 'Leave'"):
        anna.tap(anna.private.last, "Leave")
    with pytest.raises(AssertionError, match=r"no 'Farewell' in Anna's(.|\n)*sendMessage"):
        await telegram.message(anna.private, "Farewell", seconds=0.01)


# --- Updates ---


async def test_polling_confirms_by_offset(telegram: StandIn, bot: Bot) -> None:
    anna = telegram.person("Anna")
    for text in ("one", "two", "three"):
        anna.say(anna.private, text)
    first = await bot.get_updates(limit=2)
    assert [update.message.text for update in first if update.message] == ["one", "two"]
    assert [update.update_id for update in await bot.get_updates(limit=2)] == [one.update_id for one in first]
    rest = await bot.get_updates(offset=first[-1].update_id + 1)
    assert [update.message.text for update in rest if update.message] == ["three"]
    assert [update.is_taken for update in telegram.updates.history] == [True, True, False]


async def test_a_second_poller_ends_the_first_and_a_webhook_forbids_both(telegram: StandIn, bot: Bot) -> None:
    async with bot_of(telegram) as second:
        polls = asyncio.create_task(bot.get_updates(timeout=10))
        await telegram.until(lambda: telegram.requests("getUpdates"))
        assert await second.get_updates() == ()
        with pytest.raises(Conflict, match="terminated by other getUpdates request"):
            await polls
    polls = asyncio.create_task(bot.get_updates(timeout=10))
    await telegram.until(lambda: len(telegram.requests("getUpdates")) == 3)
    await bot.set_webhook("https://example.org/telegram")
    with pytest.raises(Conflict, match="terminated by setWebhook request"):
        await polls
    with pytest.raises(Conflict, match="while webhook is active"):
        await bot.get_updates()
    assert (await bot.get_webhook_info()).url == "https://example.org/telegram"


async def test_a_webhook_gets_each_chat_in_order_until_it_says_yes(telegram: StandIn, bot: Bot) -> None:
    anna, ben = telegram.person("Anna"), telegram.person("Ben")
    got: list[str] = []

    async def receive(request: web.BaseRequest) -> web.Response:
        text = (await request.json())["message"]["text"]
        got.append(text)
        return web.Response(status=500 if got.count("a1") < 3 and text == "a1" else 200)

    async with listening(receive) as url:
        await bot.set_webhook(url)
        anna.say(anna.private, "a1")
        anna.say(anna.private, "a2")
        ben.say(ben.private, "b1")
        await telegram.until(lambda: not telegram.updates.pending)
        assert (await bot.get_webhook_info()).last_error_message == (
            "Wrong response from the webhook: 500 Internal Server Error"
        )
        await bot.delete_webhook()
    assert [text for text in got if text != "b1"] == ["a1", "a1", "a1", "a2"]
    assert got.index("b1") < got.index("a2")  # a failing chat holds up no other


async def test_updates_come_twice_or_in_another_order_across_chats(telegram: StandIn, bot: Bot) -> None:
    anna, ben = telegram.person("Anna"), telegram.person("Ben")
    telegram.updates.are_doubled = True
    anna.say(anna.private, "one")
    twice = await bot.get_updates()
    assert len(twice) == 2 and twice[0].update_id == twice[1].update_id
    telegram.updates.are_doubled = False
    assert await bot.get_updates(offset=twice[0].update_id + 1) == ()
    telegram.updates.repeat(telegram.updates.history[0])
    assert [update.update_id for update in await bot.get_updates(offset=twice[0].update_id + 1)] == [
        twice[0].update_id
    ]
    with telegram.updates.shuffled(seed=1):
        for number in range(3):
            anna.say(anna.private, f"a{number}")
            ben.say(ben.private, f"b{number}")
    texts = [update.message.text or "" for update in await bot.get_updates() if update.message]
    assert texts != ["a0", "b0", "a1", "b1", "a2", "b2"]
    assert [text for text in texts if text[0] == "a"] == ["a0", "a1", "a2"]


async def test_privacy_mode_keeps_ordinary_words_from_the_bot(telegram: StandIn, bot: Bot) -> None:
    anna = telegram.person("Anna")
    friends = telegram.group("Friends", anna)
    await bot.send_message(friends.id, "Deal")
    anna.say(friends, "hello all")
    anna.say(friends, "/play@other_bot")
    anna.say(friends, "/play")
    anna.say(friends, "yes", reply_to=friends.last)
    anna.say(friends, "hey @Tablemates_bot!")
    friends.promote_bot()
    anna.say(friends, "now you hear me")
    heard = [update.message.text for update in await bot.get_updates() if update.message]
    assert heard == ["/play", "yes", "hey @Tablemates_bot!", "now you hear me"]


async def test_an_old_message_is_inaccessible(telegram: StandIn, bot: Bot) -> None:
    anna = telegram.person("Anna", has_started=True)
    await bot.send_message(anna.id, "Deal", reply_markup=JOIN)
    anna.tap(anna.private.last, "Join", is_inaccessible=True)
    (update,) = await bot.get_updates()
    assert update.callback_query is not None and update.callback_query.message is not None
    assert not update.callback_query.message.is_accessible


# --- What fails because the world is so ---


async def test_a_private_chat_must_be_started_and_not_blocked(telegram: StandIn, bot: Bot) -> None:
    anna = telegram.person("Anna")
    with pytest.raises(Forbidden, match="bot can't initiate conversation with a user"):
        await bot.send_message(anna.id, "Deal")
    anna.say(anna.private, "/start")
    await bot.send_message(anna.id, "Deal")
    anna.block()
    with pytest.raises(Forbidden, match="bot was blocked by the user"):
        await bot.send_message(anna.id, "Deal")
    updates = await bot.get_updates()
    assert updates[-1].my_chat_member is not None
    assert updates[-1].my_chat_member.new_chat_member.status == "kicked"
    with pytest.raises(BadRequest, match="Chat not found"):
        await bot.send_message(1, "Deal")


async def test_a_bot_is_thrown_out_or_silenced(telegram: StandIn, bot: Bot) -> None:
    friends = telegram.group("Friends", telegram.person("Anna"))
    friends.bot_may_write = False
    with pytest.raises(BadRequest, match="Not enough rights to send text messages"):
        await bot.send_message(friends.id, "Deal")
    friends.kick_bot()
    with pytest.raises(Forbidden, match="bot was kicked from the group chat"):
        await bot.send_message(friends.id, "Deal")


async def test_a_group_that_migrates_gets_another_id(telegram: StandIn, bot: Bot) -> None:
    anna = telegram.person("Anna")
    friends = telegram.group("Friends", anna)
    sent = await bot.send_message(friends.id, "Deal")
    heirs = friends.migrate()
    with pytest.raises(ChatMigrated) as failure:
        await bot.send_message(friends.id, "Deal")
    assert failure.value.new_chat_id == heirs.id
    with pytest.raises(BadRequest, match="Message to edit not found"):
        await bot.edit_message_text("Deal", heirs.id, sent.message_id)
    services = [update.message for update in await bot.get_updates() if update.message]
    assert [(one.migrate_to_chat_id, one.migrate_from_chat_id) for one in services] == [
        (heirs.id, None),
        (None, friends.id),
    ]


async def test_topics_close_and_go(telegram: StandIn, bot: Bot) -> None:
    forum = telegram.group("Forum", telegram.person("Anna"), kind="supergroup")
    topic = forum.topic("Cards")
    await bot.send_message(forum.id, "Deal", message_thread_id=topic.id)
    topic.is_closed = True
    with pytest.raises(BadRequest, match="Topic_closed"):
        await bot.send_message(forum.id, "Deal", message_thread_id=topic.id)
    await bot.edit_message_text("Dealt", forum.id, forum.last.id)  # edits need no open topic
    for thread_id in (1, 99):
        with pytest.raises(BadRequest, match="Message thread not found"):
            await bot.send_message(forum.id, "Deal", message_thread_id=thread_id)


async def test_edits_and_deletions(telegram: StandIn, bot: Bot) -> None:
    anna = telegram.person("Anna")
    friends = telegram.group("Friends", anna)
    hers = anna.say(friends, "/play")
    sent = await bot.send_message(friends.id, "Deal", reply_markup=JOIN)
    with pytest.raises(BadRequest, match="Message is not modified"):
        await sent.edit_text("Deal", reply_markup=JOIN)
    await sent.edit_text("Deal")
    assert friends.last.rows == []
    with pytest.raises(BadRequest, match="There is no caption in the message to edit"):
        await sent.edit_caption("Deal")
    with pytest.raises(BadRequest, match="Message can't be edited"):
        await bot.edit_message_text("Deal", friends.id, hers.id)
    with pytest.raises(BadRequest, match="Message can't be deleted"):
        await bot.delete_message(friends.id, hers.id)
    telegram.clock.advance(48 * 3600 + 1)
    with pytest.raises(BadRequest, match="Message can't be deleted for everyone"):
        await sent.delete()
    friends.promote_bot()
    assert await bot.delete_messages(friends.id, [sent.message_id, hers.id, 1])
    with pytest.raises(BadRequest, match="Message to delete not found"):
        await sent.delete()
    with pytest.raises(BadRequest, match="Message to edit not found"):
        await sent.edit_text("Gone")
    assert "Join" in anna.seen  # what was shown once stays shown


async def test_a_press_is_answered_once_and_in_time(telegram: StandIn, bot: Bot) -> None:
    anna = telegram.person("Anna", has_started=True)
    await bot.send_message(anna.id, "Deal", reply_markup=JOIN)
    first, late = (anna.tap(anna.private.last, "Join") for _ in range(2))
    await bot.answer_callback_query(first.id, "Welcome")
    assert await first.answer == Answer("Welcome")
    for query, seconds in ((first, 0), (late, 16)):
        telegram.clock.advance(seconds)
        with pytest.raises(
            BadRequest, match="Query is too old and response timeout expired or query id is invalid"
        ):
            await bot.answer_callback_query(query.id)
    assert telegram.queries.unanswered == [late]


# --- Files ---


def png(width: int = 2, height: int = 2) -> bytes:
    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress(b"".join(b"\0" + b"\x7f" * width for _ in range(height)))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


async def test_pictures_are_uploaded_kept_and_exchanged(telegram: StandIn, bot: Bot) -> None:
    anna = telegram.person("Anna", has_started=True)
    sent = await bot.send_photo(anna.id, png(), caption="<b>Hand</b>", parse_mode="HTML", reply_markup=JOIN)
    again = await bot.send_photo(anna.id, sent.photo[-1].file_id)
    assert again.photo[-1].file_id == sent.photo[-1].file_id and (sent.photo[-1].width, sent.caption) == (
        2,
        "Hand",
    )
    assert bytes(await (await sent.photo[-1].get_file()).download_as_bytearray()) == png()
    await sent.edit_media(InputMediaPhoto(png(3, 2), caption="Table"))
    shown = [entry for entry in anna.shown if entry.message is anna.private.find(sent.message_id)]
    assert [(entry.text, entry.file and entry.file.content) for entry in shown] == [
        ("Hand", png()),
        ("Table", png(3, 2)),
    ]
    text = await bot.send_message(anna.id, "Deal")
    await bot.edit_message_media(InputMediaPhoto(png()), anna.id, text.message_id)
    await bot.send_animation(anna.id, b"GIF89a\x02\0\x02\0", filename="trick.gif")
    await bot.send_document(anna.id, b"a record", filename="match.txt")
    assert [message.file and message.file.kind for message in anna.private.from_bot] == [
        *["photo"] * 3,
        "animation",
        "document",
    ]
    for content, words in ((b"no picture", "Image_process_failed"), (png(9000, 1001), "Photo_invalid_dimensions")):
        with pytest.raises(BadRequest, match=words):
            await bot.send_photo(anna.id, content)
    with pytest.raises(BadRequest, match="Wrong file identifier"):
        await bot.send_photo(anna.id, "file99")
    assert len(telegram.take_violations()) == 2


# --- Limits and faults ---


async def test_flood_limits_are_those_of_telegram() -> None:
    async with serving(StandIn(pace=0)) as telegram, bot_of(telegram) as bot:
        anna = telegram.person("Anna", has_started=True)
        friends = telegram.group("Friends", anna)
        sent = await bot.send_message(friends.id, "0")
        for number in range(1, 20):
            await sent.edit_text(str(number))
        with pytest.raises(RetryAfter) as failure:
            await sent.edit_text("20")
        assert failure.value.retry_after == timedelta(seconds=60)
        assert telegram.most_in_window(friends) == 21
        for _ in range(3):
            await bot.send_message(anna.id, "Deal")
        with pytest.raises(RetryAfter) as failure:
            await bot.send_message(anna.id, "Deal")
        assert failure.value.retry_after == timedelta(seconds=1)
        telegram.clock.advance(1)
        await bot.send_message(anna.id, "Deal")
        telegram.clock.advance(59)
        await sent.edit_text("20")
        assert telegram.most_in_window(friends) == 21


async def test_no_more_than_so_many_a_second_over_all() -> None:
    async with (
        serving(StandIn(limits=FloodLimits(overall_per_second=3), pace=0)) as telegram,
        bot_of(telegram) as bot,
    ):
        people = [telegram.person(f"P{number}", has_started=True) for number in range(4)]
        for person in people[:3]:
            await bot.send_message(person.id, "Deal")
        with pytest.raises(RetryAfter):
            await bot.send_message(people[3].id, "Deal")


async def test_a_storm_hits_the_same_half_again(telegram: StandIn, bot: Bot) -> None:
    anna = telegram.person("Anna", has_started=True)
    runs = []
    for _ in range(2):
        with telegram.faults.storm(429, share=0.5, seed=7):
            for _ in range(20):
                with suppress(RetryAfter):
                    await bot.send_message(anna.id, "Deal")
        runs.append([request.status for request in telegram.requests("sendMessage")][-20:])
    assert runs[0] == runs[1] and 5 < runs[0].count(429) < 15


@pytest.mark.parametrize(
    ("fault", "is_sent"),
    [
        (Fault(drop="before"), False),
        (Fault(drop="after"), True),
        (Fault(status=502), False),
        (Fault(status=500, is_carried_out=True), True),
    ],
)
async def test_a_failure_may_come_before_or_after(
    telegram: StandIn, bot: Bot, fault: Fault, is_sent: bool
) -> None:
    anna = telegram.person("Anna", has_started=True)
    telegram.faults.once("sendMessage", fault)
    with pytest.raises(NetworkError):
        await bot.send_message(anna.id, "Deal")
    assert len(anna.private.from_bot) == is_sent
    await bot.send_message(anna.id, "Deal")


# --- The rest ---


async def test_menus_chats_and_members(telegram: StandIn, bot: Bot) -> None:
    anna, ben = telegram.person("Anna", language="bg"), telegram.person("Ben", language="pt-br")
    friends = telegram.group("Friends", anna, ben, bot_is_administrator=True)
    await bot.set_my_commands([BotCommand("play", "Play")])
    await bot.set_my_commands([BotCommand("play", "Играй")], language_code="bg")
    await bot.set_my_commands([BotCommand("start", "Start")], scope={"type": "all_private_chats"})  # type: ignore[arg-type]
    assert [telegram.menus.shown_to(anna, chat)[0]["description"] for chat in (friends, anna.private)] == [
        "Играй",
        "Start",
    ]
    assert telegram.menus.shown_to(ben, friends)[0]["description"] == "Play"
    assert (await bot.get_my_commands())[0].description == "Play"
    assert (await bot.get_chat(friends.id)).title == "Friends"
    statuses = [(await bot.get_chat_member(friends.id, one)).status for one in (anna.id, ben.id, bot.id)]
    assert statuses == ["administrator", "member", "administrator"]
    sent = await bot.send_message(friends.id, "Deal")
    await sent.pin()
    assert friends.pinned == [sent.message_id]
    await bot.leave_chat(friends.id)
    with pytest.raises(Forbidden, match="bot is not a member of the group chat"):
        await bot.get_chat(friends.id)


async def test_it_runs_in_a_process_of_its_own() -> None:
    with in_child(partial(press_many, presses=20, at_once=4), username="another_bot") as child:
        elsewhere = StandIn(token=child.token)
        elsewhere.address = child.base_url.removesuffix("/bot")
        async with bot_of(elsewhere) as bot:
            assert bot.username == "another_bot"
            script = asyncio.create_task(child.result())
            offset = 0
            while not script.done():
                for update in await bot.get_updates(offset, timeout=1):
                    offset = update.update_id + 1
                    assert update.callback_query is not None
                    await update.callback_query.answer()
            figures = await script
    assert (figures.presses, len(figures.press_seconds)) == (20, 20)
