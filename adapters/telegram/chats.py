"""Chats of Telegram, and the addresses by which the courier knows them."""

from __future__ import annotations

from typing import NamedTuple

NAME = "telegram"
_SUPERGROUPS = -1_000_000_000_000  # from which their numbers go down; only they have links to messages


class Chat(NamedTuple):
    """A chat, and in a forum the topic in it."""

    id: int
    topic: int | None = None

    @property
    def address(self) -> str:
        """The address by which the courier knows it."""
        return f"{NAME}:{self.id}" if self.topic is None else f"{NAME}:{self.id}:{self.topic}"

    @property
    def is_group(self) -> bool:
        """Whether several people are in it; people have positive numbers."""
        return self.id < 0

    @property
    def fields(self) -> dict[str, int]:
        """How a call names it."""
        return (
            {"chat_id": self.id} if self.topic is None else {"chat_id": self.id, "message_thread_id": self.topic}
        )

    @property
    def link(self) -> str | None:
        """How links to its messages begin, which its members can follow; None if there are none."""
        if self.id > _SUPERGROUPS:
            return None
        topic = "" if self.topic is None else f"/{self.topic}"
        return f"https://t.me/c/{_SUPERGROUPS - self.id}{topic}"


def chat_of(address: str) -> Chat:
    """The chat behind an address."""
    _, chat_id, *topic = address.split(":")
    return Chat(int(chat_id), int(topic[0]) if topic else None)


def ephemeral_ref(chat_id: int, number: int) -> str:
    """The reference of a message in a group that one person sees alone; 0 is the number of one not sent yet."""
    return f"{chat_id}/{number}"


def read_ephemeral(ref: str) -> tuple[int, int] | None:
    """The group and the number of such a message; None for all others."""
    chat_id, slash, number = ref.partition("/")
    return (int(chat_id), int(number)) if slash else None
