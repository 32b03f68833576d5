"""Ephemeral messages (Bot API 10.2 and 10.3): in a group, for one person's eyes, without a message number.

Not modelled, because no source says how they look on the wire: answers to an incoming ephemeral command.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .calls import Call, api, check_fields
from .chats import Chat, Group, reachable
from .contents import caption_content, media_content, text_content, with_keyboard
from .errors import bad_request, mistake
from .formatting import utf16_length
from .messages import Content, Message
from .queries import PRESS_SECONDS
from .wire import Wire, message_wire

if TYPE_CHECKING:
    from .stand_in import StandIn

LENGTH_MAX = 1024  # of what editEphemeralMessageText takes; a longer text could never be changed again
_WHICH = " chat_id:chat* receiver_user_id:int* ephemeral_message_id:int*"


def ephemeral_parameters(world: StandIn, call: Call) -> Any | None:
    """For whom a message is meant, as far as this server understands it."""
    if world.ephemeral == "on":
        return call.get("ephemeral_message_parameters")
    names = ("receiver_user_id", "callback_query_id")
    given = {name: call.given[name] for name in names if name in call.given}
    return given if given and world.ephemeral == "flat" else None


def send_ephemeral(world: StandIn, asked: Any, chat: Chat, content: Content) -> Wire:
    """Send to one member: any of them as administrator, otherwise the one who has just pressed a button."""
    fields = "receiver_user_id* callback_query_id replace_callback_query_message"
    check_fields("ephemeral message parameters", asked, fields)
    if not isinstance(chat, Group):
        raise mistake("ephemeral messages can be sent only to groups and supergroups")
    _check_length(content)
    receiver = chat.members.get(asked["receiver_user_id"])
    if receiver is None:
        raise bad_request("receiver of the ephemeral message is not a member of the chat")
    query_id = asked.get("callback_query_id")
    query = world.queries.find(query_id) if query_id is not None else None
    if chat.bot_status != "administrator" or query_id is not None:
        if query is None or world.clock.now() - query.time > PRESS_SECONDS:
            raise bad_request("query is too old and response timeout expired or query ID is invalid")
        if query.person is not receiver or query.message.chat is not chat:
            raise mistake("the callback query is of another user or chat")
    world.flood.admit(chat.id, world.clock.now())
    message = Message(chat, 0, world.clock.now(), world.bot, [content], receiver=receiver)
    message.ephemeral_id = world.next_number()
    chat.ephemeral[message.ephemeral_id] = message
    if (
        asked.get("replace_callback_query_message")
        and query is not None
        and query.message.ephemeral_id is not None
    ):
        query.message.is_deleted = True
    _show(message)
    return message_wire(message, world)


@api(
    "editEphemeralMessageText",
    "text* parse_mode entities:json link_preview_options:json reply_markup:json" + _WHICH,
    is_write=True,
    is_ephemeral=True,
)
def edit_ephemeral_message_text(world: StandIn, call: Call) -> bool:
    """Change the words."""
    message = _found(world, call)
    return _change(world, message, text_content(world, call, message.chat))


@api("editEphemeralMessageMedia", "media:json* reply_markup:json" + _WHICH, is_write=True, is_ephemeral=True)
def edit_ephemeral_message_media(world: StandIn, call: Call) -> bool:
    """Change the file."""
    message = _found(world, call)
    return _change(world, message, media_content(world, call, message.chat))


@api(
    "editEphemeralMessageCaption",
    "caption parse_mode caption_entities:json show_caption_above_media:bool reply_markup:json" + _WHICH,
    is_write=True,
    is_ephemeral=True,
)
def edit_ephemeral_message_caption(world: StandIn, call: Call) -> bool:
    """Change the words under the file."""
    message = _found(world, call)
    if message.file is None:
        raise bad_request("there is no caption in the message to edit")
    return _change(world, message, caption_content(world, call, message.chat, message.file))


@api("editEphemeralMessageReplyMarkup", "reply_markup:json" + _WHICH, is_write=True, is_ephemeral=True)
def edit_ephemeral_message_reply_markup(world: StandIn, call: Call) -> bool:
    """Change the buttons alone."""
    message = _found(world, call)
    return _change(world, message, with_keyboard(message.content, call.get("reply_markup"), message.chat))


@api("deleteEphemeralMessage", _WHICH, is_ephemeral=True)
def delete_ephemeral_message(world: StandIn, call: Call) -> bool:
    """Take it off the person's screen."""
    _found(world, call).is_deleted = True
    return True


def _found(world: StandIn, call: Call) -> Message:
    chat = reachable(world, call.given["chat_id"])
    message = chat.ephemeral.get(call.given["ephemeral_message_id"]) if isinstance(chat, Group) else None
    if (
        message is None
        or message.is_deleted
        or message.receiver is None
        or message.receiver.id != call.given["receiver_user_id"]
    ):
        raise bad_request("message to edit not found")
    return message


def _change(world: StandIn, message: Message, content: Content) -> bool:
    _check_length(content)
    world.flood.admit(message.chat.id, world.clock.now())
    message.versions.append(content)
    _show(message)
    return True


def _check_length(content: Content) -> None:
    if utf16_length(content.text) > LENGTH_MAX:
        raise mistake("MESSAGE_TOO_LONG")


def _show(message: Message) -> None:
    assert message.receiver is not None
    if message.receiver.receives_ephemeral:
        message.chat.show(message, "ephemeral")
