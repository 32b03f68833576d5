"""Everything that has ever been delivered to someone, for tests that look for secrets in it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from msgspec import to_builtins

from tests.stand_ins.discord.model import Channel, Message
from tests.stand_ins.discord.reading import strings_in

if TYPE_CHECKING:
    from tests.stand_ins.discord.people import Person


@dataclass
class Seen:
    """All text (messages with every edit, labels, custom ids, alt texts, suggestions, forms) and all files."""

    texts: list[str] = field(default_factory=list)
    files: list[bytes] = field(default_factory=list)

    def __contains__(self, needle: str | bytes) -> bool:
        return bool(self.where(needle))

    def where(self, needle: str | bytes) -> list[str]:
        """The texts (or the number of the file) in which it stands."""
        raw = needle.encode() if isinstance(needle, str) else needle
        found = [text for text in self.texts if raw.decode("utf-8", "replace") in text]
        return found + [f"file {index}" for index, content in enumerate(self.files) if raw in content]

    def add(self, messages: Iterable[Message]) -> None:
        """Takes in messages with all their versions."""
        for message in messages:
            for version in message.versions:
                self.texts += strings_in(to_builtins(version.shown()))
                stored = message.channel.stand_in.files
                self.files += [stored[int(attachment.id)] for attachment in version.attachments]


def seen_in(channel: Channel) -> Seen:
    """What everyone in a channel has been shown: ephemeral messages are not among it."""
    seen = Seen()
    seen.add(message for message in channel.all_messages.values() if not message.is_ephemeral)
    return seen


def seen_by(person: Person) -> Seen:
    """What one person has been shown: their channels and talks, and what only they saw."""
    seen = Seen()
    for channel in person.stand_in.channels.values():
        seen.add(message for message in channel.all_messages.values() if message.is_seen_by(person))
    for told in person.told:
        seen.texts += strings_in(told)
    return seen
