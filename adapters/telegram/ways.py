"""The ways of answering that presses lend to the courier: messages that the presser alone sees."""

from __future__ import annotations

from typing import NamedTuple

from adapters.delivery.platform import Sent
from adapters.telegram.chats import ephemeral_ref
from adapters.telegram.updates import Message, Query


class PressedMessage(NamedTuple):
    """Rewrites the message that was pressed."""

    message: Message

    @property
    def sent(self) -> Sent:
        """The message as the press tells of it."""
        return self.message.sent

    @property
    def ref(self) -> str:
        """The message."""
        return self.sent.ref

    @property
    def place(self) -> str:
        """The name of its group; none in the private chat."""
        return self.message.chat.title


class NewMessage(NamedTuple):
    """Sends a message into the group where something was pressed, which the presser alone sees."""

    query: Query

    @property
    def ref(self) -> str:
        """A message that is not there yet."""
        assert self.query.message is not None
        return ephemeral_ref(self.query.message.chat.id, 0)

    @property
    def place(self) -> str:
        """The name of the group."""
        assert self.query.message is not None
        return self.query.message.chat.title
