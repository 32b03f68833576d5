"""The methods that change or remove what the bot sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .calls import Call, api
from .chats import Chat, Group, found, reachable
from .contents import caption_content, media_content, not_modified, text_content, with_keyboard
from .errors import bad_request, mistake
from .messages import Content, Message
from .wire import Wire, message_wire

if TYPE_CHECKING:
    from .stand_in import StandIn

DELETABLE_SECONDS = 48 * 3600
DELETES_MAX = 100

_WHICH = " chat_id:chat* message_id:int* reply_markup:json"


@api("editMessageText", "text* parse_mode entities:json link_preview_options:json" + _WHICH, is_write=True)
def edit_message_text(world: StandIn, call: Call) -> Wire:
    """Change a text; buttons that are not given again go."""
    message = _editable(world, call)
    if message.file is not None:
        raise bad_request("there is no text in the message to edit")
    return _change(world, message, text_content(world, call, message.chat))


@api(
    "editMessageCaption",
    "caption parse_mode caption_entities:json show_caption_above_media:bool" + _WHICH,
    is_write=True,
)
def edit_message_caption(world: StandIn, call: Call) -> Wire:
    """Change the words under a file."""
    message = _editable(world, call)
    if message.file is None:
        raise bad_request("there is no caption in the message to edit")
    return _change(world, message, caption_content(world, call, message.chat, message.file))


@api("editMessageMedia", "media:json*" + _WHICH, is_write=True)
def edit_message_media(world: StandIn, call: Call) -> Wire:
    """Put another file in place, or one where text was."""
    message = _editable(world, call)
    return _change(world, message, media_content(world, call, message.chat))


@api("editMessageReplyMarkup", _WHICH, is_write=True)
def edit_message_reply_markup(world: StandIn, call: Call) -> Wire:
    """Change the buttons alone."""
    message = _editable(world, call)
    return _change(world, message, with_keyboard(message.content, call.get("reply_markup"), message.chat))


@api("deleteMessage", "chat_id:chat* message_id:int*")
def delete_message(world: StandIn, call: Call) -> bool:
    """Remove one message."""
    chat = reachable(world, call.given["chat_id"])
    message = found(chat, call.given["message_id"], "message to delete not found")
    _check_deletable(world, chat, message)
    message.is_deleted = True
    return True


@api("deleteMessages", "chat_id:chat* message_ids:json*")
def delete_messages(world: StandIn, call: Call) -> bool:
    """Remove several; those that are gone are passed over."""
    chat = reachable(world, call.given["chat_id"])
    if not 1 <= len(call.given["message_ids"]) <= DELETES_MAX:
        raise mistake("too many message identifiers specified")
    messages = [message for number in call.given["message_ids"] if (message := chat.find(number))]
    for message in messages:
        _check_deletable(world, chat, message)
    for message in messages:
        message.is_deleted = True
    return True


def change_content(message: Message, content: Content) -> None:
    """Give a message its next version, which must differ."""
    if _essence(content) == _essence(message.content):
        raise not_modified()
    message.versions.append(content)
    message.chat.show(message, "edit")


def _essence(content: Content) -> tuple[object, ...]:
    return content.text, content.entities, content.file and content.file.id, content.markup


def _change(world: StandIn, message: Message, content: Content) -> Wire:
    world.flood.admit(message.chat.id, world.clock.now())
    change_content(message, content)
    message.edited = world.clock.now()
    return message_wire(message, world)


def _editable(world: StandIn, call: Call) -> Message:
    chat = reachable(world, call.given["chat_id"])
    message = found(chat, call.given["message_id"], "message to edit not found")
    if not message.sender.is_bot or message.has_reply_keyboard:
        raise bad_request("message can't be edited")
    return message


def _check_deletable(world: StandIn, chat: Chat, message: Message) -> None:
    if isinstance(chat, Group) and chat.bot_status == "administrator":
        return
    if isinstance(chat, Group) and not message.sender.is_bot:
        raise bad_request("message can't be deleted")
    if world.clock.now() - message.date > DELETABLE_SECONDS:
        raise bad_request("message can't be deleted for everyone")
