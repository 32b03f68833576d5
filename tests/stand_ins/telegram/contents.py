"""From the parameters of a call to what a message shows: words, entities, file and buttons, all checked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .calls import Call, check_fields
from .chats import Chat, Group
from .errors import bad_request, mistake
from .files import FileKind, StoredFile
from .formatting import ENTITIES_MAX, Formatted, detected, parse_html, plain, utf16_length
from .keyboards import Markup, check_reply_keyboard, read_keyboard
from .messages import Content

if TYPE_CHECKING:
    from .stand_in import StandIn

TEXT_MAX = 4096
CAPTION_MAX = 1024

_LINK_PREVIEW = "is_disabled url prefer_small_media prefer_large_media show_above_text"
_MEDIA = "type* media* caption parse_mode caption_entities show_caption_above_media has_spoiler"
_MEDIA_MORE = {
    "photo": "",
    "animation": " thumbnail width height duration",
    "document": " thumbnail disable_content_type_detection",
}


def text_content(world: StandIn, call: Call, chat: Chat | None) -> Content:
    """The content of sendMessage and its edits, or of a message for whichever chat somebody is in."""
    formatted = _formatted(world, call.given["text"], call.get("parse_mode"), call.get("entities"))
    if not formatted.text:
        raise mistake("text must be non-empty")
    if utf16_length(formatted.text) > TEXT_MAX:
        raise mistake("message is too long" if call.method.startswith("send") else "MESSAGE_TOO_LONG")
    options = call.get("link_preview_options")
    is_preview_off = options is not None and bool(
        check_fields("link preview options", options, _LINK_PREVIEW).get("is_disabled")
    )
    has_link = any(entity["type"] in ("url", "text_link") for entity in formatted.entities)
    return with_keyboard(
        Content(formatted.text, tuple(formatted.entities), has_link_preview=has_link and not is_preview_off),
        call.get("reply_markup"),
        chat,
        has_inline=world.inline,
    )


def file_content(world: StandIn, call: Call, chat: Chat, kind: FileKind) -> Content:
    """The content of sendPhoto and its like."""
    if isinstance(chat, Group):
        chat.check_takes(kind)
    file = _file(world, call, kind, call.get(kind), kind)
    words = _captioned(world, call.given, file)
    return with_keyboard(words, call.get("reply_markup"), chat, has_inline=world.inline)


def media_content(world: StandIn, call: Call, chat: Chat) -> Content:
    """The content of editMessageMedia."""
    media = call.given["media"]
    kind = media.get("type") if isinstance(media, dict) else None
    if kind not in _MEDIA_MORE:
        raise mistake(f"can't parse input media: unknown type {kind!r}")
    check_fields("input media", media, _MEDIA + _MEDIA_MORE[kind])
    source = media["media"]
    part = source.removeprefix("attach://") if source.startswith("attach://") else ""
    file = _file(world, call, kind, None if part else source, part)
    words = _captioned(world, media, file)
    return with_keyboard(words, call.get("reply_markup"), chat, has_inline=world.inline)


def caption_content(world: StandIn, call: Call, chat: Chat, file: StoredFile) -> Content:
    """The content of editMessageCaption, under the file that is there."""
    words = _captioned(world, call.given, file)
    return with_keyboard(words, call.get("reply_markup"), chat, has_inline=world.inline)


def with_keyboard(
    content: Content, markup: Markup | None, chat: Chat | None, *, has_inline: bool = False
) -> Content:
    """The content with these buttons instead of its own."""
    if markup is not None and "inline_keyboard" not in markup:
        check_reply_keyboard(markup)
        markup = None
    is_private = chat is not None and chat.kind == "private"
    keyboard = read_keyboard(markup, is_private=is_private, has_inline=has_inline)
    return Content(
        content.text,
        content.entities,
        content.file,
        keyboard,
        markup if keyboard else None,
        content.has_link_preview,
    )


def _captioned(world: StandIn, given: dict[str, Any], file: StoredFile) -> Content:
    formatted = _formatted(
        world, given.get("caption") or "", given.get("parse_mode"), given.get("caption_entities")
    )
    if utf16_length(formatted.text) > CAPTION_MAX:
        raise mistake("message caption is too long")
    return Content(formatted.text, tuple(formatted.entities), file)


def _formatted(world: StandIn, text: str, parse_mode: str | None, entities: Any) -> Formatted:
    if parse_mode and entities:
        raise mistake("parse_mode and entities exclude each other")
    match (parse_mode or "").lower():
        case "":
            formatted = plain(text)
            if entities:
                formatted = Formatted(formatted.text, [_read_entity(entity) for entity in entities])
        case "html":
            formatted = parse_html(text)
        case _:
            raise mistake("unsupported parse_mode")
    if len(formatted.entities) > ENTITIES_MAX:
        world.violations.append(f"{len(formatted.entities)} entities, of which Telegram shows {ENTITIES_MAX}")
    return Formatted(formatted.text, [*formatted.entities[:ENTITIES_MAX], *detected(formatted)])


def _read_entity(given: Any) -> dict[str, Any]:
    entity = check_fields("message entity", given, "type* offset length* url user language custom_emoji_id")
    if entity["type"] == "text_mention":
        return {"type": "text_mention", "user_id": entity["user"]["id"]} | {
            key: entity[key] for key in ("offset", "length")
        }
    return entity


def _file(world: StandIn, call: Call, kind: FileKind, file_id: str | None, part: str) -> StoredFile:
    """An uploaded part of the request, or a file that the server has already."""
    if file_id:
        return world.files.find(file_id, kind)
    upload = call.files.get(part)
    if upload is None:
        raise mistake(f"there is no {kind} in the request")
    return world.files.keep(kind, upload)


def not_modified() -> Exception:
    """The failure of an edit that changes nothing."""
    return bad_request(
        "message is not modified: specified new message content and reply markup are exactly the same "
        "as a current content and reply markup of the message"
    )
