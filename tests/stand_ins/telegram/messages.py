"""Messages, every version of them, and what people were shown."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from .files import StoredFile
from .formatting import Entity
from .keyboards import Button, Keyboard, Markup

if TYPE_CHECKING:
    from .chats import Chat, Topic
    from .people import Bot, Person

How = Literal["message", "edit", "ephemeral", "alert", "toast", "inline"]


@dataclass(frozen=True)
class Content:
    """What a message shows at one time; the text is the caption where there is a file."""

    text: str = ""
    entities: tuple[Entity, ...] = ()
    file: StoredFile | None = None
    keyboard: Keyboard = ()
    markup: Markup | None = None
    has_link_preview: bool = False
    service: dict[str, Any] = field(default_factory=dict)  # fields of a service message


@dataclass(eq=False)
class Message:
    """A message; `text`, `rows` and `file` are those of its newest version."""

    chat: Chat
    id: int
    date: float
    sender: Person | Bot
    versions: list[Content]
    topic: Topic | None = None
    reply_to: Message | None = None
    is_deleted: bool = False
    is_anonymous: bool = False  # written in the name of the group
    is_via_bot: bool = False  # picked from what the bot had offered
    has_reply_keyboard: bool = False
    is_silent: bool = False
    edited: float | None = None
    # An ephemeral message has id 0, this handle, and one person who sees it.
    ephemeral_id: int | None = None
    receiver: Person | None = None

    @property
    def content(self) -> Content:
        """The newest version."""
        return self.versions[-1]

    @property
    def text(self) -> str:
        """Words or caption, without markup."""
        return self.content.text

    @property
    def file(self) -> StoredFile | None:
        """The photo, animation or document."""
        return self.content.file

    @property
    def picture(self) -> bytes | None:
        """The bytes of the photo or animation, as they were uploaded."""
        return self.file.content if self.file is not None and self.file.kind != "document" else None

    @property
    def rows(self) -> list[list[str]]:
        """The labels of the buttons, row by row."""
        return [[button.label for button in row] for row in self.content.keyboard]

    @property
    def buttons(self) -> list[Button]:
        """All buttons in reading order."""
        return [button for row in self.content.keyboard for button in row]

    @property
    def labels(self) -> list[str]:
        """All labels in reading order."""
        return [button.label for button in self.buttons]

    @property
    def mentions(self) -> set[int | str]:
        """Who is pinged: ids of people linked, and @names."""
        found: set[int | str] = set()
        for entity in self.content.entities:
            if entity["type"] == "text_mention":
                found.add(entity["user_id"])
            elif entity["type"] == "mention":
                found.add(self.part(entity))
        return found

    @property
    def links(self) -> list[str]:
        """Every address that can be tapped in the text."""
        return [
            entity["url"] if entity["type"] == "text_link" else self.part(entity)
            for entity in self.content.entities
            if entity["type"] in ("text_link", "url")
        ]

    def part(self, entity: Entity) -> str:
        """The words that an entity covers."""
        units = self.text.encode("utf-16-le")
        return units[2 * entity["offset"] : 2 * (entity["offset"] + entity["length"])].decode("utf-16-le")

    def find_button(self, wanted: str, *, is_stale: bool = False) -> Button:
        """The button with this label or code; a stale one may be of any earlier version."""
        versions = self.versions[::-1] if is_stale else self.versions[-1:]
        for content in versions:
            buttons = [button for row in content.keyboard for button in row]
            found = [one for one in buttons if wanted in (one.data, one.label)] or [
                one for one in buttons if wanted in one.label
            ]
            if len(set(found)) > 1:
                raise AssertionError(f"{wanted!r} may be any of {found}")
            if found:
                return found[0]
        raise AssertionError(f"no button {wanted!r} under {self.text!r}: {self.rows}")

    def __repr__(self) -> str:
        return f"<message {self.ephemeral_id or self.id} in {self.chat}: {self.text!r} {self.rows}>"


class Shown(NamedTuple):
    """Something that was on a screen once."""

    time: float
    how: How
    chat: Chat
    text: str
    buttons: tuple[Button, ...] = ()
    file: StoredFile | None = None
    message: Message | None = None
    links: tuple[str, ...] = ()  # behind words that can be tapped

    @property
    def words(self) -> str:
        """All of it that is text, the codes and links behind the buttons too: clients receive those."""
        behind = (part for button in self.buttons for part in button if part)
        return "\n".join([self.text, *behind, *self.links, *([self.file.name] if self.file else [])])
