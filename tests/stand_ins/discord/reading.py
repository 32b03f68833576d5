"""A message as a person reads it: its text, and what can be pressed or chosen."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import UnsetType, to_builtins

from tests.stand_ins.discord.bodies import Embed
from tests.stand_ins.discord.components import (
    Button,
    Gallery,
    Option,
    Select,
    StringSelect,
    TextDisplay,
    Thumbnail,
    walk,
)
from tests.stand_ins.discord.contents import Content


class Control(NamedTuple):
    """A button or a select; `label` is what a person goes by (a select's placeholder)."""

    kind: str
    label: str
    custom_id: str
    disabled: bool
    url: str
    type: int
    number: int
    options: tuple[Option, ...] = ()
    min_values: int = 1
    max_values: int = 1


def text_of(content: Content) -> str:
    """Everything written in the message, a piece to a line, without buttons; alt texts stand in brackets."""
    lines = [content.content] if content.content else []
    for embed in content.embeds:
        lines += _embed_lines(embed)
    for component in walk(content.components):
        match component:
            case TextDisplay():
                lines.append(component.content)
            case Thumbnail() if component.description:
                lines.append(f"[{component.description}]")
            case Gallery():
                lines += [f"[{item.description}]" for item in component.items if item.description]
    if not content.is_v2:
        lines += [f"[{attachment.description}]" for attachment in content.attachments if attachment.description]
    return "\n".join(lines)


def _embed_lines(embed: Embed) -> list[str]:
    plain: Any = to_builtins(embed)
    fields = [f"{field['name']}: {field['value']}" for field in plain.get("fields", [])]
    parts = [plain.get("author", {}).get("name"), plain.get("title"), plain.get("description"), *fields]
    return [part for part in (*parts, plain.get("footer", {}).get("text")) if part]


class Picture(NamedTuple):
    """A picture that a message shows: which attachment, under which name, and what is said of it."""

    attachment_id: int
    filename: str
    alt: str


def pictures_of(content: Content) -> list[Picture]:
    """The attached pictures that galleries show, in the order of reading."""
    names = {attachment.id: attachment.filename for attachment in content.attachments}
    return [
        Picture(int(item.media.attachment_id), names[str(item.media.attachment_id)], item.description or "")
        for component in walk(content.components)
        if isinstance(component, Gallery)
        for item in component.items
        if not isinstance(item.media.attachment_id, UnsetType)
    ]


def controls_of(content: Content) -> list[Control]:
    """The buttons and selects, in the order of reading."""
    found = []
    for component in walk(content.components):
        if isinstance(component, Button):
            emoji = component.emoji.name if component.emoji and component.emoji.name else ""
            label = " ".join(part for part in (emoji, component.label or "") if part)
            found.append(
                Control(
                    kind="button",
                    label=label,
                    custom_id=_or_empty(component.custom_id),
                    disabled=component.disabled,
                    url=_or_empty(component.url),
                    type=2,
                    number=component.id or 0,
                )
            )
        elif isinstance(component, Select):
            options = tuple(component.options) if isinstance(component, StringSelect) else ()
            found.append(
                Control(
                    kind="select",
                    label=component.placeholder or "",
                    custom_id=component.custom_id,
                    disabled=component.disabled,
                    url="",
                    type=int(component.__struct_config__.tag),  # type: ignore[arg-type]
                    number=component.id or 0,
                    options=options,
                    min_values=component.min_values,
                    max_values=component.max_values,
                )
            )
    return found


def _or_empty(value: str | UnsetType) -> str:
    return "" if isinstance(value, UnsetType) else value


def strings_in(value: Any) -> list[str]:
    """Every text anywhere in a piece of JSON: labels, custom ids, alt texts, addresses."""
    match value:
        case str():
            return [value]
        case dict():
            return [text for inner in value.values() for text in strings_in(inner)]
        case list():
            return [text for inner in value for text in strings_in(inner)]
    return []
