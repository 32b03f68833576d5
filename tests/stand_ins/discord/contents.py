"""What a message holds, and the rules that look at more than one field: Components V2, rows, ids, files."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from tests.stand_ins.discord.bodies import Embed, MessageBody
from tests.stand_ins.discord.components import (
    ActionRow,
    Button,
    Component,
    File,
    Select,
    StringSelect,
    TextDisplay,
    TextInput,
    media_of,
    number,
    walk,
)
from tests.stand_ins.discord.emoji import is_emoji
from tests.stand_ins.discord.refusals import empty_message, invalid_form, too_large

EPHEMERAL = 1 << 6
LOADING = 1 << 7
COMPONENTS_V2 = 1 << 15
SETTABLE = (1 << 2) | (1 << 12) | COMPONENTS_V2

ROWS_MAX = 5
COMPONENTS_MAX = 40
TEXT_MAX = 4000
EMBEDS_TEXT_MAX = 6000
FILES_MAX = 10
FILE_BYTES_MAX = 10 * 1024 * 1024
FILES_BYTES_MAX = 25 * 1024 * 1024
LINK_STYLE = 5


class Attachment(Struct, kw_only=True):
    """A file that hangs on a message, as Discord describes it."""

    id: str
    filename: str
    size: int
    url: str
    proxy_url: str
    content_type: str = "application/octet-stream"
    description: str | UnsetType | None = UNSET
    width: int | UnsetType = UNSET
    height: int | UnsetType = UNSET


@dataclass
class Content:
    """One version of a message: what people see between two edits."""

    content: str = ""
    embeds: list[Embed] = field(default_factory=list)
    components: list[Component] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    at: float = 0.0

    @property
    def is_v2(self) -> bool:
        """Whether it is written in Components V2."""
        return bool(self.flags & COMPONENTS_V2)

    def shown(self) -> dict[str, Any]:
        """The part of a message's JSON that people see; a file that a component shows is found there alone."""
        return {
            "content": self.content,
            "embeds": self.embeds,
            "components": self.components,
            "attachments": [] if self.is_v2 else self.attachments,
            "flags": self.flags,
        }


def applied(
    body: MessageBody, uploaded: list[Attachment], previous: Content | None, *, flags_allowed: int = SETTABLE
) -> Content:
    """The version that this body makes of the previous one (or of nothing); refused if Discord would refuse it."""
    before = previous or Content()
    flags = before.flags
    if isinstance(body.flags, int):
        if body.flags & ~(flags_allowed | before.flags):
            raise invalid_form("flags", "MESSAGE_FLAGS_INVALID", f"flags {body.flags} may not be set here")
        if before.is_v2 and not body.flags & COMPONENTS_V2:
            raise invalid_form("flags", "MESSAGE_FLAGS_INVALID", "IS_COMPONENTS_V2 cannot be removed")
        flags = (before.flags & ~SETTABLE) | body.flags
    after = Content(
        content=before.content if body.content is UNSET else body.content or "",
        embeds=before.embeds if isinstance(body.embeds, UnsetType) else body.embeds or [],
        components=before.components if isinstance(body.components, UnsetType) else [*(body.components or [])],
        attachments=_kept(body, before) + uploaded,
        flags=flags & ~LOADING,
    )
    if len(after.attachments) > FILES_MAX:
        raise invalid_form("attachments", "BASE_TYPE_MAX_LENGTH", f"Must be {FILES_MAX} or fewer in length.")
    _check_flags_against_fields(after)
    if after.components is not before.components:
        check_components(after)
        _resolve_media(after)
        number(after.components)
    _check_all_shown(after)
    _check_embeds(after)
    if not (after.content.strip() or after.embeds or after.components or after.attachments):
        raise empty_message()
    return after


def _kept(body: MessageBody, before: Content) -> list[Attachment]:
    """The attachments that stay: all if the body does not mention them."""
    if isinstance(body.attachments, UnsetType):
        return before.attachments
    kept = []
    own = {attachment.id: attachment for attachment in before.attachments}
    for note in body.attachments or []:
        attachment = own.get(str(note.id))
        if attachment is not None:
            if note.description is not UNSET:
                attachment = msgspec.structs.replace(attachment, description=note.description)
            kept.append(attachment)
    return kept


def _check_flags_against_fields(after: Content) -> None:
    if after.is_v2:
        for name in ("content", "embeds"):
            if getattr(after, name):
                words = f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
                raise invalid_form(name, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", words)
        if not after.components:
            raise empty_message()
        return
    for index, component in enumerate(after.components):
        if not isinstance(component, ActionRow):
            words = 'Value of field "type" must be one of (1,).'
            raise invalid_form(f"components.{index}.type", "UNION_TYPE_CHOICES", words)
    if len(after.components) > ROWS_MAX:
        raise invalid_form("components", "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {ROWS_MAX} in length.")


def _check_embeds(after: Content) -> None:
    total = 0
    for embed in after.embeds:
        texts: list[Any] = [embed.title, embed.description]
        if not isinstance(embed.footer, UnsetType):
            texts.append(embed.footer.text)
        if not isinstance(embed.author, UnsetType):
            texts.append(embed.author.name)
        for one in [] if isinstance(embed.fields, UnsetType) else embed.fields:
            texts += [one.name, one.value]
        total += sum(len(text) for text in texts if isinstance(text, str))
    if total > EMBEDS_TEXT_MAX:
        raise invalid_form(
            "embeds", "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {EMBEDS_TEXT_MAX}"
        )


def check_components(after: Content) -> None:
    """The rules over all components of a message together."""
    everything = list(walk(after.components))
    if after.is_v2 and len(everything) > COMPONENTS_MAX:
        words = f"{len(everything)} components, at most {COMPONENTS_MAX}"
        raise invalid_form("components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", words)
    text = sum(len(component.content) for component in everything if isinstance(component, TextDisplay))
    if text > TEXT_MAX:
        words = f"{text} characters of text, at most {TEXT_MAX}"
        raise invalid_form("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", words)
    check_ids(everything)
    for component in everything:
        if isinstance(component, ActionRow):
            _check_row(component)
        elif isinstance(component, Button):
            _check_button(component)
        elif isinstance(component, Select):
            check_select(component)
        elif isinstance(component, File) and not _is_attached(component.file.url, after):
            raise invalid_form("components", "UNFURLED_MEDIA_ITEM_NOT_ATTACHMENT", "A file must be an attachment.")


def _is_attached(url: str, after: Content) -> bool:
    return url.startswith("attachment://") or any(url == attachment.url for attachment in after.attachments)


def check_ids(everything: list[Any]) -> None:
    """No custom id and no number may appear twice."""
    custom_ids = [c.custom_id for c in everything if not isinstance(getattr(c, "custom_id", UNSET), UnsetType)]
    for custom_id in custom_ids:
        if custom_ids.count(custom_id) > 1:
            words = f"Component custom id cannot be duplicated: {custom_id}"
            raise invalid_form("components", "COMPONENT_CUSTOM_ID_DUPLICATED", words)
    numbers = [component.id for component in everything if component.id]
    if len(numbers) != len(set(numbers)):
        raise invalid_form("components", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")


def _check_row(row: ActionRow) -> None:
    if any(isinstance(child, TextInput) for child in row.components):
        raise invalid_form("components", "UNION_TYPE_CHOICES", "A text input belongs into a modal.")
    if any(isinstance(child, Select) for child in row.components) and len(row.components) > 1:
        raise invalid_form("components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A select fills its row.")


def _check_button(button: Button) -> None:
    if not button.label and not button.emoji:
        raise invalid_form(
            "components.label", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button shows something."
        )
    if button.style == LINK_STYLE:
        if isinstance(button.url, UnsetType) or not isinstance(button.custom_id, UnsetType):
            raise invalid_form(
                "components.url", "BUTTON_COMPONENT_URL_REQUIRED", "A link has a url and no custom id."
            )
        if not button.url.startswith(("http://", "https://", "discord://")):
            raise invalid_form("components.url", "URL_TYPE_INVALID_SCHEME", f"{button.url} is no link")
    elif isinstance(button.custom_id, UnsetType) or not isinstance(button.url, UnsetType):
        raise invalid_form(
            "components.custom_id", "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required."
        )
    _check_emoji(button.emoji)


def _check_emoji(emoji: Any) -> None:
    # No server here has emoji of its own, so only Unicode's are known.
    if emoji and (emoji.id is not None or not is_emoji(emoji.name or "")):
        raise invalid_form("components.emoji", "BUTTON_COMPONENT_INVALID_EMOJI", f"Invalid emoji {emoji.name!r}")


def check_select(select: Select) -> None:
    """A select's counts fit its options, whose values differ."""
    if select.min_values > select.max_values:
        raise invalid_form("components.min_values", "BASE_TYPE_MAX", "min_values is above max_values")
    if not isinstance(select, StringSelect):
        return
    values = [option.value for option in select.options]
    if len(values) != len(set(values)):
        raise invalid_form(
            "components.options", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "A value stands twice."
        )
    if select.max_values > len(values):
        raise invalid_form("components.max_values", "SELECT_COMPONENT_MAX_VALUES", "More choices than options.")
    if sum(option.default for option in select.options) > select.max_values:
        raise invalid_form("components.options", "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "Too many defaults.")
    for option in select.options:
        _check_emoji(option.emoji)


def _resolve_media(after: Content) -> None:
    """Turns `attachment://name` into the address of the file, new or kept."""
    by_name = {attachment.filename: attachment for attachment in after.attachments}
    for component in walk(after.components):
        for media in media_of(component):
            name = media.url.removeprefix("attachment://")
            if name != media.url:
                if name not in by_name:
                    code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                    raise invalid_form("components.media", code, f"There is no attachment {name}")
                attachment = by_name[name]
                media.url = media.proxy_url = attachment.url
                media.attachment_id = attachment.id
                media.content_type = attachment.content_type
                media.width = media.height = 1
                media.placeholder, media.loading_state, media.flags = "", 2, 0
            elif not media.url.startswith(("http://", "https://")):
                raise invalid_form("components.media", "URL_TYPE_INVALID_SCHEME", f"{media.url} is no address")


def _check_all_shown(after: Content) -> None:
    """In Components V2 every file is shown by a component, and no component shows a file that is gone."""
    if not after.is_v2:
        return
    media = [media for component in walk(after.components) for media in media_of(component)]
    shown = {str(one.attachment_id) for one in media if not isinstance(one.attachment_id, UnsetType)}
    by_id = {attachment.id: attachment.filename for attachment in after.attachments}
    if unseen := [name for attachment, name in by_id.items() if attachment not in shown]:
        raise invalid_form("attachments", "ATTACHMENT_NOT_REFERENCED", f"No component shows {', '.join(unseen)}")
    if shown - set(by_id):
        code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
        raise invalid_form("components.media", code, "A component shows a file that is gone.")


def check_files(sizes: list[int]) -> None:
    """At most ten files of ten mebibytes, 25 in all."""
    if len(sizes) > FILES_MAX:
        raise invalid_form("attachments", "BASE_TYPE_MAX_LENGTH", f"Must be {FILES_MAX} or fewer in length.")
    if any(size > FILE_BYTES_MAX for size in sizes) or sum(sizes) > FILES_BYTES_MAX:
        raise too_large()


def check_modal(components: list[Any]) -> None:
    """A modal's fields: one text input in an action row, or labels."""
    everything = list(walk(components))
    check_ids(everything)
    for component in everything:
        if isinstance(component, ActionRow) and not (
            len(component.components) == 1 and isinstance(component.components[0], TextInput)
        ):
            raise invalid_form("components", "UNION_TYPE_CHOICES", "A row of a modal holds one text input.")
        if isinstance(component, Select):
            check_select(component)
