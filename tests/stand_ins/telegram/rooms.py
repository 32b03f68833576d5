"""The methods about the bot itself, chats, members and files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .calls import Call, api
from .chats import Chat, Group, found, reachable
from .errors import bad_request, mistake
from .wire import Wire, full_chat_wire, group_status, member_wire, user_wire

if TYPE_CHECKING:
    from .stand_in import StandIn

TOPIC_NAME_MAX = 128
TOPIC_COLOUR = 7322096


@api("getMe")
def get_me(world: StandIn, call: Call) -> Wire:
    """Who the bot is."""
    return user_wire(world.bot) | {
        "can_join_groups": True,
        "can_read_all_group_messages": not world.privacy_mode,
        "supports_inline_queries": world.inline,
    }


@api("getChat", "chat_id:chat*")
def get_chat(world: StandIn, call: Call) -> Wire:
    """All about a chat."""
    return full_chat_wire(reachable(world, call.given["chat_id"]))


@api("getChatMember", "chat_id:chat* user_id:int*")
def get_chat_member(world: StandIn, call: Call) -> Wire:
    """What somebody is in a chat."""
    chat = reachable(world, call.given["chat_id"])
    user_id = call.given["user_id"]
    user = world.bot if user_id == world.bot.id else world.people.get(user_id)
    if user is None:
        raise bad_request("member not found")
    if not isinstance(chat, Group):
        return member_wire("member", user)
    if chat.hides_members and user is not world.bot and chat.bot_status != "administrator":
        raise bad_request("CHAT_ADMIN_REQUIRED")
    wire = member_wire(group_status(chat, user), user)
    is_bot = user is world.bot and chat.bot_status == "administrator"
    return wire | {"can_manage_topics": chat.bot_may_manage_topics} if is_bot else wire


@api("createForumTopic", "chat_id:chat* name* icon_color:int icon_custom_emoji_id", is_write=True)
def create_forum_topic(world: StandIn, call: Call) -> Wire:
    """Open a topic, which everybody in the forum sees."""
    chat = reachable(world, call.given["chat_id"])
    if not isinstance(chat, Group) or not chat.is_forum:
        raise bad_request("the chat is not a forum")
    if not chat.bot_manages_topics:
        raise bad_request("not enough rights to create a topic")
    if len(call.given["name"]) > TOPIC_NAME_MAX:
        raise mistake("TOPIC_TITLE_TOO_LONG")
    world.flood.admit(chat.id, world.clock.now())
    topic = chat.topic(call.given["name"])
    return {"message_thread_id": topic.id, "name": topic.name, "icon_color": TOPIC_COLOUR}


@api("leaveChat", "chat_id:chat*")
def leave_chat(world: StandIn, call: Call) -> bool:
    """Go."""
    chat = reachable(world, call.given["chat_id"])
    if not isinstance(chat, Group):
        raise bad_request("chat member status can't be changed in private chats")
    chat.leave_bot()
    return True


@api("pinChatMessage", "chat_id:chat* message_id:int* disable_notification:bool")
def pin_chat_message(world: StandIn, call: Call) -> bool:
    """Keep a message in sight."""
    chat = _pinnable(world, call)
    message = found(chat, call.given["message_id"], "message to pin not found")
    chat.pinned = [*(number for number in chat.pinned if number != message.id), message.id]
    return True


@api("unpinChatMessage", "chat_id:chat* message_id:int")
def unpin_chat_message(world: StandIn, call: Call) -> bool:
    """Let go of a message, the newest by default."""
    chat = _pinnable(world, call)
    number = call.given.get("message_id", chat.pinned[-1] if chat.pinned else 0)
    if number not in chat.pinned:
        raise bad_request("message to unpin not found")
    chat.pinned.remove(number)
    return True


@api("getFile", "file_id*")
def get_file(world: StandIn, call: Call) -> Wire:
    """Where a file is downloaded."""
    stored = world.files.find(call.given["file_id"])
    wire = {key: value for key, value in stored.wire().items() if key.startswith("file_") and key != "file_name"}
    return wire | {"file_path": stored.path}


def _pinnable(world: StandIn, call: Call) -> Chat:
    chat = reachable(world, call.given["chat_id"])
    if isinstance(chat, Group) and chat.bot_status != "administrator":
        raise bad_request("not enough rights to manage pinned messages in the chat")
    return chat
