"""The methods that send: text, photo, animation, document, and the sign of typing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .calls import Call, api, check_fields
from .chats import Chat, writable
from .contents import file_content, text_content
from .ephemeral import ephemeral_parameters, send_ephemeral
from .errors import bad_request, mistake
from .messages import Content, Message
from .wire import Wire, message_wire

if TYPE_CHECKING:
    from .stand_in import StandIn

_EVERY = (
    " chat_id:chat* message_thread_id:int disable_notification:bool protect_content:bool allow_paid_broadcast:bool"
    " reply_parameters:json reply_markup:json ephemeral_message_parameters:json"
    " receiver_user_id:int callback_query_id"
)
_CAPTION = " caption parse_mode caption_entities:json show_caption_above_media:bool has_spoiler:bool"
_REPLY = "message_id* chat_id allow_sending_without_reply quote quote_parse_mode quote_entities quote_position"
_ACTIONS = frozenset(
    {"typing", "upload_photo", "upload_document", "record_video", "upload_video", "choose_sticker"}
)


@api("sendMessage", "text* parse_mode entities:json link_preview_options:json" + _EVERY, is_write=True)
def send_message(world: StandIn, call: Call) -> Wire:
    """Send text."""
    return _send(world, call, lambda chat: text_content(world, call, chat))


@api("sendPhoto", "photo:file*" + _CAPTION + _EVERY, is_write=True)
def send_photo(world: StandIn, call: Call) -> Wire:
    """Send a picture."""
    return _send(world, call, lambda chat: file_content(world, call, chat, "photo"))


@api(
    "sendAnimation",
    "animation:file* duration:int width:int height:int thumbnail:file" + _CAPTION + _EVERY,
    is_write=True,
)
def send_animation(world: StandIn, call: Call) -> Wire:
    """Send a GIF or a silent film."""
    return _send(world, call, lambda chat: file_content(world, call, chat, "animation"))


@api(
    "sendDocument",
    "document:file* thumbnail:file disable_content_type_detection:bool" + _CAPTION + _EVERY,
    is_write=True,
)
def send_document(world: StandIn, call: Call) -> Wire:
    """Send a file as it is."""
    return _send(world, call, lambda chat: file_content(world, call, chat, "document"))


@api("sendChatAction", "chat_id:chat* message_thread_id:int action*")
def send_chat_action(world: StandIn, call: Call) -> bool:
    """Show that the bot is busy."""
    if call.given["action"] not in _ACTIONS:
        raise mistake("wrong parameter action in request")
    writable(world, call.given["chat_id"], call.get("message_thread_id"))
    return True


def _send(world: StandIn, call: Call, content_for: Callable[[Chat], Content]) -> Wire:
    chat, topic = writable(world, call.given["chat_id"], call.get("message_thread_id"))
    reply_to = _replied(call, chat)
    content = content_for(chat)
    asked = ephemeral_parameters(world, call)
    if asked is not None:
        return send_ephemeral(world, asked, chat, content)
    world.flood.admit(chat.id, world.clock.now())
    message = chat.add(world.bot, content, topic, reply_to)
    message.is_silent = bool(call.get("disable_notification"))
    markup = call.get("reply_markup")
    message.has_reply_keyboard = markup is not None and "inline_keyboard" not in markup
    return message_wire(message, world)


def _replied(call: Call, chat: Chat) -> Message | None:
    """The message that is answered; a missing one fails the send unless it was said not to matter."""
    asked = call.get("reply_parameters")
    if asked is None:
        return None
    check_fields("reply parameters", asked, _REPLY)
    message = chat.find(asked["message_id"])
    if message is None and not asked.get("allow_sending_without_reply"):
        raise bad_request("message to be replied not found")
    return message
