"""What no correct bot ever sends to Telegram: the stand-in refuses it in Telegram's words and keeps it in mind."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
from telegram import Bot
from telegram.error import BadRequest, EndPointNotFound

from tests.stand_ins.telegram import StandIn, serving
from tests.stand_ins.telegram.clients import bot_of


@pytest.fixture
async def bot(without_bot: StandIn) -> AsyncIterator[Bot]:
    async with bot_of(without_bot) as made:
        yield made


BUTTON = {"text": "Play", "callback_data": "p"}
SEND = {"chat_id": "GROUP", "text": "Deal"}


def keyboard(*rows: list[dict[str, Any]]) -> dict[str, Any]:
    return {**SEND, "reply_markup": {"inline_keyboard": [*rows]}}


MISTAKES: dict[str, tuple[str, dict[str, Any], str]] = {
    "parameter": ("sendMessage", {**SEND, "colour": "red"}, "unknown parameter 'colour' of sendMessage"),
    "no chat": ("sendMessage", {"text": "Deal"}, "chat_id is empty"),
    "no text": ("sendMessage", {"chat_id": "GROUP"}, "message text is empty"),
    "white": ("sendMessage", {**SEND, "text": " \n"}, "text must be non-empty"),
    "text": ("sendMessage", {**SEND, "text": "🂡" * 2049}, "message is too long"),
    "caption": (
        "sendDocument",
        {"chat_id": "GROUP", "document": "FILE", "caption": "x" * 1025},
        "caption is too long",
    ),
    "number": ("deleteMessage", {"chat_id": "GROUP", "message_id": "last"}, "can't parse message_id"),
    "markup": ("sendMessage", {**SEND, "parse_mode": "Markdown"}, "unsupported parse_mode"),
    "preview": ("sendMessage", {**SEND, "link_preview_options": {"off": True}}, "unknown field 'off'"),
    "buttons": ("sendMessage", keyboard(*[[BUTTON]] * 101), "reply markup is too long"),
    "row": ("sendMessage", keyboard([BUTTON] * 9), "reply markup is too long"),
    "code": ("sendMessage", keyboard([{**BUTTON, "callback_data": "ж" * 33}]), "BUTTON_DATA_INVALID"),
    "no code": ("sendMessage", keyboard([{**BUTTON, "callback_data": ""}]), "BUTTON_DATA_INVALID"),
    "label": ("sendMessage", keyboard([{**BUTTON, "text": " "}]), 'field "text" must be'),
    "nothing": ("sendMessage", keyboard([{"text": "Play"}]), "text buttons are unallowed"),
    "url": ("sendMessage", keyboard([{"text": "Go", "url": "http://localhost/"}]), "Wrong HTTP URL"),
    "page": (
        "sendMessage",
        keyboard([{"text": "Go", "web_app": {"url": "https://a.org"}}]),
        "BUTTON_TYPE_INVALID",
    ),
    "field": ("sendMessage", keyboard([{**BUTTON, "colour": "red"}]), "unknown field 'colour'"),
    "alert": ("answerCallbackQuery", {"callback_query_id": "1", "text": "x" * 201}, "MESSAGE_TOO_LONG"),
    "link": ("answerCallbackQuery", {"callback_query_id": "1", "url": "https://a.org"}, "URL_INVALID"),
    "command": ("setMyCommands", {"commands": [{"command": "Play", "description": "d"}]}, "BOT_COMMAND_INVALID"),
    "scope": ("getMyCommands", {"scope": {"type": "everywhere"}}, "unsupported type of bot command scope"),
    "language": ("getMyCommands", {"language_code": "pt-BR"}, "LANG_CODE_INVALID"),
    "secret": ("setWebhook", {"url": "https://a.org", "secret_token": "a b"}, "illegal symbols"),
    "plain": ("setWebhook", {"url": "http://a.org"}, "An HTTPS URL must be provided"),
    "wrong kind": ("sendAnimation", {"chat_id": "GROUP", "animation": "FILE"}, "can't use file of type Document"),
    "ephemeral": (
        "sendMessage",
        {**SEND, "ephemeral_message_parameters": {}},
        "can't find field 'receiver_user_id'",
    ),
}


@pytest.mark.parametrize(("method", "fields", "words"), MISTAKES.values(), ids=MISTAKES)
async def test_a_mistake_fails_and_is_noted(
    telegram: StandIn, bot: Bot, method: str, fields: dict[str, Any], words: str
) -> None:
    group = telegram.group("Friends", telegram.person("Anna"))
    await bot.send_document(group.id, b"a record")
    assert group.last.file is not None
    written = json.loads(json.dumps(fields).replace('"GROUP"', str(group.id)).replace("FILE", group.last.file.id))
    form = {name: value if isinstance(value, str) else json.dumps(value) for name, value in written.items()}
    url = f"{telegram.base_url}{telegram.token}/{method}"
    async with aiohttp.ClientSession() as session, session.post(url, data=form) as answer:
        failure = await answer.json()
    assert (answer.status, failure["ok"], failure["error_code"]) == (400, False, 400)
    assert failure["description"].startswith("Bad Request: ") and words in failure["description"]
    (violation,) = telegram.take_violations()
    assert words in violation


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("<b>Deal", 'Can\'t find end tag corresponding to start tag "b"'),
        ("<b>Deal</i>", 'Unmatched end tag at byte offset 7, expected "</b>", found "</i>"'),
        ("Deal</b>", "Unexpected end tag at byte offset 4"),
        ("♠ <table>", 'Unsupported start tag "table" at byte offset 4'),
        ("a < b", "Unclosed start tag at byte offset 2"),
        ("1 <2> 3", 'Unsupported start tag "2" at byte offset 2'),
        ("<a>here</a>", 'Tag "a" must have attribute "href"'),
    ],
)
async def test_html_that_does_not_parse(telegram: StandIn, bot: Bot, source: str, words: str) -> None:
    anna = telegram.person("Anna", has_started=True)
    with pytest.raises(BadRequest, match="(?i)" + re.escape(f"Can't parse entities: {words}")):
        await bot.send_message(anna.id, source, parse_mode="HTML")
    assert len(telegram.take_violations()) == 1


async def test_html_is_read_into_words_and_entities(telegram: StandIn, bot: Bot) -> None:
    anna, ben = telegram.person("Anna", has_started=True), telegram.person("Ben")
    source = (
        f' <b>🂡 &lt;A&gt;</b> &amp; <a href="tg://user?id={ben.id}">Ben</a> @nobody <code>@else</code> www.a.org\n'
    )
    sent = await bot.send_message(anna.id, source, parse_mode="HTML")
    message = anna.private.last
    assert message.text == sent.text == "🂡 <A> & Ben @nobody @else www.a.org"
    assert message.mentions == {ben.id, "@nobody"}
    assert message.links == ["www.a.org"] and message.content.has_link_preview
    assert [(entity.type, sent.parse_entity(entity)) for entity in sent.entities] == [
        ("bold", "🂡 <A>"),
        ("text_mention", "Ben"),
        ("code", "@else"),
        ("mention", "@nobody"),
        ("url", "www.a.org"),
    ]
    quiet = await bot.send_message(anna.id, "see www.a.org", link_preview_options={"is_disabled": True})  # type: ignore[arg-type]
    assert quiet.text == "see www.a.org" and not anna.private.last.content.has_link_preview


async def test_an_unknown_method_and_unexpected_mistakes_fail_the_test() -> None:
    async def mistaken() -> None:
        async with serving(StandIn()) as telegram, bot_of(telegram) as bot:
            with pytest.raises(EndPointNotFound):
                await bot.do_api_request("sendMassage")

    with pytest.raises(AssertionError, match="the bot made mistakes:\nunknown method sendMassage"):
        await mistaken()


async def test_a_file_that_nothing_refers_to_is_a_mistake(telegram: StandIn, bot: Bot) -> None:
    anna = telegram.person("Anna", has_started=True)
    form = aiohttp.FormData({"chat_id": str(anna.id), "text": "Deal"})
    form.add_field("picture", b"GIF89a\x02\0\x02\0", filename="picture.gif")
    url = f"{telegram.base_url}{telegram.token}/sendMessage"
    async with aiohttp.ClientSession() as session, session.post(url, data=form) as answer:
        assert answer.status == 400
    assert "nothing refers to the file 'picture'" in telegram.take_violations()[0]


async def test_ids_of_files_may_become_bad_and_groups_may_take_none(telegram: StandIn, bot: Bot) -> None:
    anna = telegram.person("Anna", has_started=True)
    group = telegram.group("Friends", anna)
    sent = await bot.send_animation(group.id, b"GIF89a\x02\0\x02\0", filename="trick.gif")
    assert telegram.log[-1].uploads == ("animation",) and group.last.picture in anna.pictures
    assert sent.animation is not None
    telegram.files.forget()
    with pytest.raises(BadRequest, match="Wrong file identifier"):
        await bot.send_animation(group.id, sent.animation.file_id)
    group.bot_may_send_pictures = False
    with pytest.raises(BadRequest, match="Not enough rights to send animations"):
        await bot.send_animation(group.id, b"GIF89a\x02\0\x02\0", filename="trick.gif")
