"""Components of messages and modals; decoding refuses unknown fields, wrong types and long text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

CustomId = Annotated[str, Meta(min_length=1, max_length=100)]
Label = Annotated[str, Meta(max_length=80)]
Choice = Annotated[str, Meta(min_length=1, max_length=100)]
Words100 = Annotated[str, Meta(max_length=100)]
AltText = Annotated[str, Meta(max_length=1024)]
Snowflake = int | str


class Emoji(Struct, forbid_unknown_fields=True):
    """A unicode or custom emoji."""

    name: str | None = None
    id: Snowflake | None = None
    animated: bool = False


class Media(Struct, forbid_unknown_fields=True):
    """A picture or file: the bot gives the address, Discord adds the rest."""

    url: Annotated[str, Meta(max_length=2048)]
    proxy_url: str | UnsetType = UNSET
    height: int | UnsetType | None = UNSET
    width: int | UnsetType | None = UNSET
    content_type: str | UnsetType = UNSET
    placeholder: str | UnsetType = UNSET
    loading_state: int | UnsetType = UNSET
    attachment_id: Snowflake | UnsetType = UNSET
    flags: int | UnsetType = UNSET


class Component(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """What all components share; Discord numbers those that come without an id."""

    id: Annotated[int, Meta(ge=0, le=2**31 - 1)] | UnsetType = UNSET


class Button(Component, kw_only=True, tag=2):
    """A button."""

    style: Literal[1, 2, 3, 4, 5]
    label: Label | UnsetType | None = UNSET
    emoji: Emoji | UnsetType | None = UNSET
    custom_id: CustomId | UnsetType = UNSET
    url: Annotated[str, Meta(max_length=512)] | UnsetType = UNSET
    disabled: bool = False


class Option(Struct, kw_only=True, forbid_unknown_fields=True):
    """One line of a select, a radio group or a group of check boxes."""

    label: Choice
    value: Choice
    description: Words100 | UnsetType | None = UNSET
    emoji: Emoji | UnsetType = UNSET
    default: bool = False


class DefaultValue(Struct, forbid_unknown_fields=True):
    """Someone or something chosen beforehand in an automatic select."""

    id: Snowflake
    type: Literal["user", "role", "channel"]


class Select(Component, kw_only=True):
    """What all selects share."""

    custom_id: CustomId
    placeholder: Annotated[str, Meta(max_length=150)] | UnsetType | None = UNSET
    min_values: Annotated[int, Meta(ge=0, le=25)] = 1
    max_values: Annotated[int, Meta(ge=1, le=25)] = 1
    disabled: bool = False
    # discord.py sends it with every select; it means something in modals only.
    required: bool = True


class StringSelect(Select, kw_only=True, tag=3):
    """A select over given options."""

    options: Annotated[list[Option], Meta(min_length=1, max_length=25)]


class AutomaticSelect(Select, kw_only=True):
    """A select that Discord fills."""

    default_values: Annotated[list[DefaultValue], Meta(max_length=25)] | UnsetType = UNSET


class UserSelect(AutomaticSelect, tag=5):
    """A select over the people of a server."""


class RoleSelect(AutomaticSelect, tag=6):
    """A select over roles."""


class MentionableSelect(AutomaticSelect, tag=7):
    """A select over people and roles."""


class ChannelSelect(AutomaticSelect, kw_only=True, tag=8):
    """A select over channels."""

    channel_types: list[int] | UnsetType = UNSET


class TextInput(Component, kw_only=True, tag=4):
    """A line or box to write in, in modals only."""

    custom_id: CustomId
    style: Literal[1, 2]
    label: Annotated[str, Meta(max_length=45)] | UnsetType | None = UNSET
    placeholder: Words100 | UnsetType | None = UNSET
    value: Annotated[str, Meta(max_length=4000)] | UnsetType | None = UNSET
    required: bool = True
    min_length: Annotated[int, Meta(ge=0, le=4000)] | UnsetType | None = UNSET
    max_length: Annotated[int, Meta(ge=1, le=4000)] | UnsetType | None = UNSET


class ActionRow(Component, kw_only=True, tag=1):
    """A row: five buttons or one select."""

    components: Annotated[
        list[Button | StringSelect | UserSelect | RoleSelect | MentionableSelect | ChannelSelect | TextInput],
        Meta(min_length=1, max_length=5),
    ]


class TextDisplay(Component, kw_only=True, tag=10):
    """Text with markdown."""

    content: Annotated[str, Meta(min_length=1, max_length=4000)]


class Thumbnail(Component, kw_only=True, tag=11):
    """A small picture beside a section."""

    media: Media
    description: AltText | UnsetType | None = UNSET
    spoiler: bool = False


class Section(Component, kw_only=True, tag=9):
    """Up to three texts with a button or picture beside them."""

    components: Annotated[list[TextDisplay], Meta(min_length=1, max_length=3)]
    accessory: Button | Thumbnail


class GalleryItem(Struct, kw_only=True, forbid_unknown_fields=True):
    """One picture of a gallery."""

    media: Media
    description: AltText | UnsetType | None = UNSET
    spoiler: bool = False


class Gallery(Component, kw_only=True, tag=12):
    """One to ten pictures."""

    items: Annotated[list[GalleryItem], Meta(min_length=1, max_length=10)]


class File(Component, kw_only=True, tag=13):
    """An attached file; only `attachment://` addresses."""

    file: Media
    spoiler: bool = False
    name: str | UnsetType = UNSET
    size: int | UnsetType = UNSET


class Separator(Component, kw_only=True, tag=14):
    """A gap or a line."""

    divider: bool = True
    spacing: Literal[1, 2] = 1


class Container(Component, kw_only=True, tag=17):
    """A framed group."""

    components: Annotated[
        list[ActionRow | TextDisplay | Section | Gallery | File | Separator], Meta(min_length=1, max_length=40)
    ]
    accent_color: Annotated[int, Meta(ge=0, le=16777215)] | UnsetType | None = UNSET
    spoiler: bool = False


class RadioGroup(Component, kw_only=True, tag=21):
    """One of several, in modals."""

    custom_id: CustomId
    options: Annotated[list[Option], Meta(min_length=2, max_length=10)]
    required: bool = True


class CheckboxGroup(Component, kw_only=True, tag=22):
    """Several of several, in modals."""

    custom_id: CustomId
    options: Annotated[list[Option], Meta(min_length=1, max_length=10)]
    min_values: int = 1
    max_values: int = 1
    required: bool = True


class Checkbox(Component, kw_only=True, tag=23):
    """Yes or no, in modals."""

    custom_id: CustomId
    default: bool = False


class Labelled(Component, kw_only=True, tag=18):
    """A field of a modal with its label."""

    label: Annotated[str, Meta(min_length=1, max_length=45)]
    component: (
        TextInput
        | StringSelect
        | UserSelect
        | RoleSelect
        | MentionableSelect
        | ChannelSelect
        | RadioGroup
        | CheckboxGroup
        | Checkbox
    )
    description: Words100 | UnsetType | None = UNSET


TopComponent = ActionRow | TextDisplay | Section | Gallery | File | Separator | Container
ModalComponent = ActionRow | Labelled | TextDisplay


def walk(components: Any) -> Iterator[Any]:
    """These components and everything inside them, in the order of reading."""
    for component in components:
        yield component
        match component:
            case ActionRow() | Container():
                yield from walk(component.components)
            case Section():
                yield from component.components
                yield component.accessory
            case Labelled():
                yield component.component


def media_of(component: Any) -> list[Media]:
    """The pictures and files a component shows."""
    match component:
        case Thumbnail():
            return [component.media]
        case Gallery():
            return [item.media for item in component.items]
        case File():
            return [component.file]
    return []


def number(components: Any) -> None:
    """Gives every component without an id the next free one, as Discord does."""
    everything = list(walk(components))
    taken = {component.id for component in everything if component.id}
    following = 1
    for component in everything:
        if not component.id:
            while following in taken:
                following += 1
            component.id = following
            taken.add(following)
