"""The model as the JSON objects of the Bot API, with every field that clients insist on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .formatting import Entity

if TYPE_CHECKING:
    from .chats import Chat, Group
    from .messages import Message
    from .people import Bot, Person
    from .stand_in import StandIn

Wire = dict[str, Any]

# Who administrators seem to be who write in the name of their group.
ANONYMOUS: Wire = {"id": 1087968824, "is_bot": True, "first_name": "Group", "username": "GroupAnonymousBot"}


def user_wire(user: Person | Bot) -> Wire:
    """A User."""
    wire: Wire = {"id": user.id, "is_bot": user.is_bot, "first_name": user.first_name}
    if user.username:
        wire["username"] = user.username
    if user.language_code:
        wire["language_code"] = user.language_code
    return wire


def chat_wire(chat: Chat) -> Wire:
    """A Chat."""
    wire: Wire = {"id": chat.id, "type": chat.kind, **chat.naming()}
    if chat.is_forum:
        wire["is_forum"] = True
    return wire


def entity_wire(entity: Entity, world: StandIn) -> Wire:
    """A MessageEntity."""
    if entity["type"] != "text_mention":
        return entity
    person = world.people.get(entity["user_id"])
    if person is None:
        return {**{key: entity[key] for key in ("offset", "length")}, "type": "text_link", "url": "tg://user"}
    return {key: entity[key] for key in ("type", "offset", "length")} | {"user": user_wire(person)}


def message_wire(message: Message, world: StandIn, *, with_reply: bool = True) -> Wire:
    """A Message."""
    content = message.content
    wire: Wire = {
        "message_id": message.id,
        "date": int(message.date),
        "chat": chat_wire(message.chat),
        "from": user_wire(message.sender),
        **content.service,
    }
    if message.is_anonymous:
        wire |= {"from": ANONYMOUS, "sender_chat": chat_wire(message.chat)}
    if message.is_via_bot:
        wire["via_bot"] = user_wire(world.bot)
    if message.ephemeral_id is not None and message.receiver is not None:
        wire |= {"ephemeral_message_id": message.ephemeral_id, "receiver_user": user_wire(message.receiver)}
    if message.topic is not None:
        wire |= {"message_thread_id": message.topic.id, "is_topic_message": True}
    if message.edited is not None:
        wire["edit_date"] = int(message.edited)
    if message.reply_to is not None and with_reply:
        wire["reply_to_message"] = message_wire(message.reply_to, world, with_reply=False)
    entities = [entity_wire(entity, world) for entity in content.entities]
    if content.file is not None:
        wire |= _file_wire(message)
        if content.text:
            wire |= {"caption": content.text, "caption_entities": entities}
    elif content.text:
        wire |= {"text": content.text} | ({"entities": entities} if entities else {})
    if content.keyboard:
        wire["reply_markup"] = content.markup
    return wire


def _file_wire(message: Message) -> Wire:
    file = message.content.file
    assert file is not None
    match file.kind:
        case "photo":
            return {"photo": [file.wire()]}
        case "animation":
            # Telegram repeats an animation as a document for old clients.
            document = {
                key: value for key, value in file.wire().items() if key not in ("width", "height", "duration")
            }
            return {"animation": file.wire(), "document": document}
        case _:
            return {"document": file.wire()}


def member_wire(status: str, user: Person | Bot) -> Wire:
    """A ChatMember of any status."""
    wire: Wire = {"status": status, "user": user_wire(user)}
    if status == "administrator":
        rights = (
            "can_be_edited is_anonymous can_manage_chat can_delete_messages can_manage_video_chats"
            " can_restrict_members can_promote_members can_change_info can_invite_users can_post_stories"
            " can_edit_stories can_delete_stories"
        )
        wire |= dict.fromkeys(rights.split(), False) | dict.fromkeys(
            ("can_manage_chat", "can_delete_messages", "can_pin_messages", "can_manage_topics"), True
        )
    elif status == "creator":
        wire["is_anonymous"] = False
    elif status == "restricted":
        rights = (
            "can_send_messages can_send_audios can_send_documents can_send_photos can_send_videos"
            " can_send_video_notes can_send_voice_notes can_send_polls can_send_other_messages"
            " can_add_web_page_previews can_change_info can_invite_users can_pin_messages can_manage_topics"
        )
        wire |= dict.fromkeys(rights.split(), False) | {"is_member": True, "until_date": 0}
    elif status == "kicked":
        wire["until_date"] = 0
    return wire


def chat_member_updated_wire(chat: Chat, by: Person, user: Bot, date: float, old: str, new: str) -> Wire:
    """A ChatMemberUpdated about the bot."""
    return {
        "chat": chat_wire(chat),
        "from": user_wire(by),
        "date": int(date),
        "old_chat_member": member_wire(old, user),
        "new_chat_member": member_wire(new, user),
    }


def full_chat_wire(chat: Chat) -> Wire:
    """A ChatFullInfo."""
    gifts = ("unlimited_gifts", "limited_gifts", "unique_gifts", "premium_subscription", "gifts_from_channels")
    return {
        **chat_wire(chat),
        "accent_color_id": 0,
        "max_reaction_count": 11,
        "accepted_gift_types": dict.fromkeys(gifts, False),
    }


def group_status(group: Group, user: Person | Bot) -> str:
    """What somebody is in a group."""
    if user.is_bot:
        return group.bot_status
    if user.id not in group.members:
        return "left"
    if user.id in group.muted:
        return "restricted"
    return "administrator" if user.id in group.administrators else "member"
