"""The platform port: the few things that the courier needs from Discord, Telegram or the playground.

An address names a chat on a platform: "playground:room:k3f…", "discord:1234", "telegram:-100987:5". A reference
names a message within it. Text of people is data: a platform escapes whatever a line holds.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, Protocol, runtime_checkable

from adapters.delivery.place_talk import PlaceTalk
from adapters.screens.screen import Screen
from adapters.store.records import Person

# What a message is for; platforms may pin the live table or send the log without a sound.
Kind = Literal["live", "hand", "turn", "log", "chat", "notice"]


class Target(NamedTuple):
    """What a message is for: the chat it stands in, and which message of which table it is there."""

    address: str
    table_id: str
    slot: str
    kind: Kind
    is_urgent: bool = False  # people wait for it, so that it may use calls that are kept back


class Sent(NamedTuple):
    """A message as its platform finds it again."""

    ref: str
    media: str = ""  # what the platform has noted about the picture in it; nobody else reads this
    is_whole: bool = True  # no picture was left out that could follow


class Way(Protocol):
    """The way of answering that a press lends to the courier: it rewrites one message, at once."""

    @property
    def ref(self) -> str:
        """The message that it rewrites, or makes."""

    @property
    def place(self) -> str:
        """Where that message is, as people call it; "" in the private chat."""


class Wait(Exception):  # noqa: N818 - named for what to do
    """The platform wants us to wait before anything more goes to this chat, or our own limiter does.

    What people wait for is tried all the same, unless that was refused as well: then it is for all.
    """

    def __init__(self, seconds: float, *, is_for_all: bool = False) -> None:
        super().__init__(seconds)
        self.seconds = seconds
        self.is_for_all = is_for_all


class Unreachable(Exception):  # noqa: N818
    """Nothing can be sent to this chat: closed DMs, blocked, removed; not before the person comes back."""


class MessageGone(Exception):  # noqa: N818
    """The message to edit is not there any more, or cannot be edited any more."""


class MessageDeleted(MessageGone):
    """Somebody has deleted the message: in a place only those who run it can."""


class Unknown(Exception):  # noqa: N818
    """The call failed in a way that does not tell whether it took effect; trying again later is right."""


class Pace(NamedTuple):
    """How many seconds a place is left alone between two edits while people play, so that calls are left for what
    they wait for: a window, a new deal, the result. Where little is left of its budget, it is longer."""

    live: float = 0.0  # of the table, for a card in the middle of a trick, unless somebody is awaited
    step: float = 0.0  # of the table, at the end of a trick
    window: float = 0.0  # of the table, while several answer; that they are asked is shown at once
    log: float = 0.0
    log_joined: float = 0.0  # for which a step of the log waits for the next at most, so that one edit tells both


@runtime_checkable
class Budgeted(Protocol):
    """A platform that counts what is sent to each chat."""

    def allowance(self, address: str) -> float:
        """How many seconds apart edits that can wait may follow now, if what is left for them in the chat is
        spread evenly over the time for which it has to last."""


class Standing(NamedTuple):
    """What somebody is in a place of their own platform."""

    is_member: bool
    may_speak: bool = False  # neither muted nor kept from writing there
    name: str = ""  # what people call the server or group
    is_private: bool = False  # their own chat with the bot, where nobody else reads


class Platform(Protocol):
    """One platform, for one bot token."""

    name: str
    repeats_safely: bool  # posting again with the same nonce makes no second message
    keeps_in_view: bool  # a page, not a chat: the live table and the hand stay visible, and edits are noticed
    # What a page draws anew for everybody from what they know: such messages come and go, and are never edited.
    draws_itself: frozenset[Kind]
    shows_pictures: bool  # messages may hold pictures; a page draws its own
    keeps_pictures: bool  # a message that shows a picture cannot do without one; the same file may be shown again
    pace: Pace
    opens_chats: bool  # a private chat has to be opened by us before anything can be sent there
    talk: PlaceTalk  # what others write in places
    numbers_hands: bool  # people without a private chat play with numbered buttons under the table

    def private_address(self, person: Person) -> str:
        """The address of a person's private chat with the bot."""

    def writes_freely(self, address: str) -> bool:
        """Whether we may write in a place at any time, and not only while somebody presses something there."""

    async def lend(self, address: str, loan: str) -> None:
        """Take what a press in another process has lent for writing in a place."""

    async def post(self, target: Target, screen: Screen, nonce: str) -> Sent:
        """Send a message."""

    async def edit(self, target: Target, sent: Sent, screen: Screen, way: Way | None = None) -> Sent:
        """Make a message show another screen, by the way that a press on it has lent if there is one."""

    async def delete(self, target: Target, sent: Sent) -> None:
        """Remove a message; it is fine if it is gone already."""

    async def standing(self, address: str, person: Person) -> Standing:
        """What somebody of this platform is in a place; where that cannot be found out, nobody."""
