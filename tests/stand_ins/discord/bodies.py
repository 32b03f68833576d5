"""The JSON bodies a bot may send, and how a wrong one is refused."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from tests.stand_ins.discord.components import AltText, ModalComponent, Snowflake, TopComponent
from tests.stand_ins.discord.refusals import invalid_form, invalid_json


class AllowedMentions(Struct, forbid_unknown_fields=True):
    """Whom a message may ping."""

    parse: list[Literal["everyone", "users", "roles"]] | UnsetType = UNSET
    users: Annotated[list[Snowflake], Meta(max_length=100)] | UnsetType = UNSET
    roles: Annotated[list[Snowflake], Meta(max_length=100)] | UnsetType = UNSET
    replied_user: bool | UnsetType = UNSET


class AttachmentNote(Struct, forbid_unknown_fields=True):
    """A new file (its part's number as id) or a kept attachment (its own id)."""

    id: Snowflake
    filename: str | UnsetType = UNSET
    description: AltText | UnsetType | None = UNSET
    title: str | UnsetType = UNSET
    is_spoiler: bool | UnsetType = UNSET
    # What discord.py repeats of an attachment it keeps; Discord ignores it.
    size: int | UnsetType = UNSET
    url: str | UnsetType = UNSET
    proxy_url: str | UnsetType = UNSET
    spoiler: bool | UnsetType = UNSET
    height: int | UnsetType | None = UNSET
    width: int | UnsetType | None = UNSET
    content_type: str | UnsetType | None = UNSET


class EmbedMedia(Struct, forbid_unknown_fields=True):
    """A picture in an embed."""

    url: str
    proxy_url: str | UnsetType = UNSET
    height: int | UnsetType = UNSET
    width: int | UnsetType = UNSET
    flags: int | UnsetType = UNSET


class EmbedFooter(Struct, forbid_unknown_fields=True):
    """The small print."""

    text: Annotated[str, Meta(max_length=2048)]
    icon_url: str | UnsetType = UNSET
    proxy_icon_url: str | UnsetType = UNSET


class EmbedAuthor(Struct, forbid_unknown_fields=True):
    """Whose words they are."""

    name: Annotated[str, Meta(min_length=1, max_length=256)]
    url: str | UnsetType = UNSET
    icon_url: str | UnsetType = UNSET
    proxy_icon_url: str | UnsetType = UNSET


class EmbedField(Struct, forbid_unknown_fields=True):
    """A small heading and its text."""

    name: Annotated[str, Meta(min_length=1, max_length=256)]
    value: Annotated[str, Meta(min_length=1, max_length=1024)]
    inline: bool = False


class Embed(Struct, forbid_unknown_fields=True):
    """A framed text of the old kind."""

    type: Literal["rich"] | UnsetType = UNSET
    title: Annotated[str, Meta(max_length=256)] | UnsetType = UNSET
    description: Annotated[str, Meta(max_length=4096)] | UnsetType = UNSET
    url: str | UnsetType = UNSET
    timestamp: str | UnsetType = UNSET
    color: Annotated[int, Meta(ge=0, le=0xFFFFFF)] | UnsetType = UNSET
    footer: EmbedFooter | UnsetType = UNSET
    image: EmbedMedia | UnsetType = UNSET
    thumbnail: EmbedMedia | UnsetType = UNSET
    author: EmbedAuthor | UnsetType = UNSET
    fields: Annotated[list[EmbedField], Meta(max_length=25)] | UnsetType = UNSET
    flags: int | UnsetType = UNSET


class MessageBody(Struct, kw_only=True, forbid_unknown_fields=True):
    """What every way to write or edit a message takes."""

    content: Annotated[str, Meta(max_length=2000)] | UnsetType | None = UNSET
    embeds: Annotated[list[Embed], Meta(max_length=10)] | UnsetType | None = UNSET
    components: list[TopComponent] | UnsetType | None = UNSET
    attachments: Annotated[list[AttachmentNote], Meta(max_length=10)] | UnsetType | None = UNSET
    allowed_mentions: AllowedMentions | UnsetType | None = UNSET
    flags: Annotated[int, Meta(ge=0)] | UnsetType | None = UNSET
    tts: bool = False


class MessageReference(Struct, forbid_unknown_fields=True):
    """The message that is answered."""

    message_id: Snowflake
    channel_id: Snowflake | UnsetType = UNSET
    guild_id: Snowflake | UnsetType = UNSET
    fail_if_not_exists: bool = True
    type: Literal[0] = 0


class NewMessage(MessageBody, kw_only=True):
    """A message for a channel."""

    nonce: Annotated[str, Meta(max_length=25)] | int | UnsetType = UNSET
    enforce_nonce: bool = False
    message_reference: MessageReference | UnsetType = UNSET


class Modal(Struct, kw_only=True, forbid_unknown_fields=True):
    """A form over the whole screen."""

    custom_id: Annotated[str, Meta(min_length=1, max_length=100)]
    title: Annotated[str, Meta(min_length=1, max_length=45)]
    components: Annotated[list[ModalComponent], Meta(min_length=1, max_length=5)]


class AutocompleteChoice(Struct, kw_only=True, forbid_unknown_fields=True):
    """One suggestion."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]
    value: str | int | float
    name_localizations: dict[str, str] | UnsetType | None = UNSET


class Choices(Struct, forbid_unknown_fields=True):
    """The suggestions of an autocomplete."""

    choices: Annotated[list[AutocompleteChoice], Meta(max_length=25)]


class Deferral(Struct, forbid_unknown_fields=True):
    """How a deferred answer will be shown: ephemeral or not."""

    flags: Literal[0, 64] = 0


class Reply(Struct, forbid_unknown_fields=True, tag_field="type", tag=4):
    """A message as the first answer."""

    data: MessageBody


class Defer(Struct, forbid_unknown_fields=True, tag_field="type", tag=5):
    """ "... is thinking"."""

    data: Deferral | UnsetType = UNSET


class DeferUpdate(Struct, forbid_unknown_fields=True, tag_field="type", tag=6):
    """Heard, nothing to show."""


class Update(Struct, forbid_unknown_fields=True, tag_field="type", tag=7):
    """The message with the pressed component changes."""

    data: MessageBody


class Suggest(Struct, forbid_unknown_fields=True, tag_field="type", tag=8):
    """Suggestions while someone types."""

    data: Choices


class ShowModal(Struct, forbid_unknown_fields=True, tag_field="type", tag=9):
    """A form."""

    data: Modal


Callback = Reply | Defer | DeferUpdate | Update | Suggest | ShowModal


class OpenDm(Struct, forbid_unknown_fields=True):
    """Whom to write to."""

    recipient_id: Snowflake


class OpenThread(Struct, forbid_unknown_fields=True):
    """A thread that hangs on no message."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]
    type: Literal[11]
    auto_archive_duration: Literal[60, 1440, 4320, 10080] = 1440


@lru_cache(maxsize=64)
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def read(raw: bytes, kind: Any) -> Any:
    """The body as a `kind`, or 50035 that names the wrong field."""
    try:
        return _decoder(kind).decode(raw)
    except msgspec.ValidationError as error:
        words, _, path = str(error).partition(" - at `")
        dotted = path.rstrip("`").lstrip("$").replace("[", ".").replace("]", "").replace("...", "?")
        raise invalid_form(dotted, "BASE_TYPE_INVALID", words) from None
    except msgspec.DecodeError:
        raise invalid_json() from None
