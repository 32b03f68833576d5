"""Servers, channels and messages as the stand-in keeps them, and the JSON Discord makes of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tests.stand_ins.discord.contents import LOADING, Content
from tests.stand_ins.discord.permissions import ALL, BROUGHT, MEMBER, bits
from tests.stand_ins.discord.reading import Control, Picture, controls_of, pictures_of, text_of

if TYPE_CHECKING:
    from tests.stand_ins.discord.people import Person
    from tests.stand_ins.discord.stand_in import StandIn

TEXT, DM, GROUP, THREAD = 0, 1, 3, 11


@dataclass(eq=False)
class Guild:
    """A server; most have invited the bot."""

    stand_in: StandIn = field(repr=False)
    id: int
    name: str
    locale: str = "en-US"
    bot_permissions: int = ALL
    has_bot: bool = True
    channels: dict[int, Channel] = field(default_factory=dict, repr=False)

    def channel(self, name: str) -> Channel:
        """A new text channel."""
        channel = Channel(self.stand_in, self.stand_in.new_id(), TEXT, name, guild=self)
        self.channels[channel.id] = channel
        self.stand_in.channels[channel.id] = channel
        if self.stand_in.gateway.is_open and self.has_bot:
            self.stand_in.gateway.dispatch("CHANNEL_CREATE", channel.payload(), self)
        return channel

    def kick_bot(self) -> None:
        """The server throws the bot out."""
        self.has_bot = False
        self.stand_in.gateway.dispatch("GUILD_DELETE", {"id": str(self.id)}, self)

    def vanish(self) -> None:
        """An outage: the server is gone for a while (its requests are still answered)."""
        self.stand_in.gateway.dispatch("GUILD_DELETE", {"id": str(self.id), "unavailable": True}, self)

    def reappear(self) -> None:
        """The outage is over, or the bot has been invited again."""
        self.has_bot = True
        self.stand_in.gateway.dispatch("GUILD_CREATE", self.payload(), self)

    def invite_bot(self) -> None:
        """Somebody adds the bot; unlike after an outage, it is not told that the server was unavailable."""
        self.has_bot = True
        payload = self.payload()
        del payload["unavailable"]
        self.stand_in.gateway.dispatch("GUILD_CREATE", payload, self)

    @property
    def bot_role_id(self) -> int:
        """The role Discord makes for the bot's permissions."""
        return self.id + 1

    @property
    def member_role_id(self) -> int:
        """The role of whoever may write here."""
        return self.id + 3

    def permit(self, *names: str) -> None:
        """Gives the bot these permissions in the whole server."""
        self._set_permissions(self.bot_permissions | bits(*names))

    def forbid(self, *names: str) -> None:
        """Takes these permissions from the bot in the whole server."""
        self._set_permissions(self.bot_permissions & ~bits(*names))

    def _set_permissions(self, permissions: int) -> None:
        self.bot_permissions = permissions
        role = {"guild_id": str(self.id), "role": self._bot_role()}
        self.stand_in.gateway.dispatch("GUILD_ROLE_UPDATE", role, self)

    def _bot_role(self) -> dict[str, Any]:
        permissions = str(self.bot_permissions)
        return _role(self.bot_role_id, self.stand_in.bot_name, permissions, {"bot_id": str(self.stand_in.bot_id)})

    def payload(self) -> dict[str, Any]:
        """What GUILD_CREATE carries."""
        everyone = _role(self.id, "@everyone", "0")
        bot = {"user": self.stand_in.bot_user(), "roles": [str(self.bot_role_id)], "flags": 0, "nick": None}
        return {
            "id": str(self.id),
            "name": self.name,
            "owner_id": str(self.id + 2),
            "preferred_locale": self.locale,
            "member_count": 1 + sum(person.is_in(self) for person in self.stand_in.people),
            "unavailable": False,
            "large": False,
            "features": [],
            "roles": [everyone, self._bot_role(), _role(self.member_role_id, "Members", str(MEMBER))],
            "channels": [c.payload() for c in self.channels.values() if c.kind == TEXT],
            "threads": [c.payload() for c in self.channels.values() if c.kind == THREAD and not c.is_archived],
            "members": [{**bot, "joined_at": "2026-01-01T00:00:00+00:00", "deaf": False, "mute": False}],
            "emojis": [],
            "stickers": [],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
            "verification_level": 0,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "premium_tier": 0,
            "system_channel_flags": 0,
            "afk_timeout": 300,
        }


def _role(role_id: int, name: str, permissions: str, tags: dict[str, str] | None = None) -> dict[str, Any]:
    role: dict[str, Any] = {
        "id": str(role_id),
        "name": name,
        "permissions": permissions,
        "position": 0 if tags is None else 1,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": tags is not None,
        "mentionable": False,
        "flags": 0,
    }
    if tags is not None:
        role["tags"] = tags
    return role


@dataclass(eq=False)
class Channel:
    """A channel or thread of a server, the talk between a person and the bot, or a group of people without it."""

    stand_in: StandIn = field(repr=False)
    id: int
    kind: int
    name: str
    guild: Guild | None = None
    parent: Channel | None = field(default=None, repr=False)
    person: Person | None = field(default=None, repr=False)
    members: tuple[Person, ...] = field(default=(), repr=False)  # of a group
    denied: int = 0
    is_deleted: bool = False
    is_archived: bool = False
    is_locked: bool = False
    all_messages: dict[int, Message] = field(default_factory=dict, repr=False)

    @property
    def messages(self) -> list[Message]:
        """The messages that stand in it now (ephemeral ones are a person's own), oldest first."""
        return [m for m in self.all_messages.values() if not m.is_deleted and not m.is_ephemeral]

    @property
    def last(self) -> Message:
        """The newest message."""
        return self.messages[-1]

    def thread(self, name: str) -> Channel:
        """A new public thread in this channel."""
        assert self.guild is not None and self.kind == TEXT
        thread = Channel(self.stand_in, self.stand_in.new_id(), THREAD, name, guild=self.guild, parent=self)
        self.guild.channels[thread.id] = thread
        self.stand_in.channels[thread.id] = thread
        if self.stand_in.gateway.is_open:
            self.stand_in.gateway.dispatch("THREAD_CREATE", thread.payload(), self.guild)
        return thread

    def permit(self, *names: str) -> None:
        """Gives the bot back what this channel has taken from it."""
        self._set_denied(self.denied & ~bits(*names))

    def forbid(self, *names: str) -> None:
        """Takes these permissions from the bot in this channel."""
        self._set_denied(self.denied | bits(*names))

    def _set_denied(self, denied: int) -> None:
        assert self.kind == TEXT, "a thread has the permissions of its channel"
        self.denied = denied
        self.stand_in.gateway.dispatch("CHANNEL_UPDATE", self.payload(), self.guild)

    def archive(self, *, locked: bool = False) -> None:
        """The thread goes to sleep; a message wakes it unless it is locked."""
        self.is_archived, self.is_locked = True, locked
        self.stand_in.gateway.dispatch("THREAD_UPDATE", self.payload(), self.guild)

    def wake(self) -> None:
        """The thread is open again."""
        self.is_archived = False
        self.stand_in.gateway.dispatch("THREAD_UPDATE", self.payload(), self.guild)

    def delete(self) -> None:
        """Someone deletes the channel or thread."""
        self.is_deleted = True
        assert self.guild is not None
        self.guild.channels.pop(self.id, None)
        if self.kind == THREAD:
            gone = {"id": str(self.id), "guild_id": str(self.guild.id), "type": THREAD}
            self.stand_in.gateway.dispatch("THREAD_DELETE", gone | {"parent_id": self._parent_id()}, self.guild)
        else:
            self.stand_in.gateway.dispatch("CHANNEL_DELETE", self.payload(), self.guild)

    def _parent_id(self) -> str:
        assert self.parent is not None
        return str(self.parent.id)

    @property
    def bot_permissions(self) -> int:
        """What the bot may do here."""
        if not self.has_bot:
            return BROUGHT
        if self.guild is None:
            return ALL
        home = self.parent or self
        return self.guild.bot_permissions & ~home.denied

    @property
    def has_bot(self) -> bool:
        """Whether the bot is there; where it is not, people may bring it along."""
        return self.kind != GROUP if self.guild is None else self.guild.has_bot

    def bot_may(self, *names: str) -> bool:
        """Whether the bot has all these permissions here."""
        wanted = bits(*names)
        return self.bot_permissions & wanted == wanted

    def is_seen_by(self, person: Person) -> bool:
        """Whether the person reads this channel."""
        if self.kind == GROUP:
            return person in self.members
        return self.person is person if self.guild is None else person.is_in(self.guild)

    def payload(self) -> dict[str, Any]:
        """The channel as Discord describes it."""
        about: dict[str, Any] = {"id": str(self.id), "type": self.kind, "flags": 0, "last_message_id": None}
        if self.kind == GROUP:
            owner = str(self.members[0].id)
            recipients = [person.user() for person in self.members]
            return about | {"name": self.name, "icon": None, "owner_id": owner, "recipients": recipients}
        if self.guild is None:
            assert self.person is not None
            return about | {"recipients": [self.person.user()]}
        about |= {"guild_id": str(self.guild.id), "name": self.name, "rate_limit_per_user": 0}
        if self.kind == THREAD:
            metadata = {
                "archived": self.is_archived,
                "locked": self.is_locked,
                "auto_archive_duration": 1440,
                "archive_timestamp": "2026-01-01T00:00:00+00:00",
            }
            return about | {
                "parent_id": self._parent_id(),
                "owner_id": str(self.guild.id + 2),
                "message_count": len(self.all_messages),
                "member_count": 1,
                "thread_metadata": metadata,
            }
        overwrites = []
        if self.denied:
            bot = str(self.stand_in.bot_id)
            overwrites.append({"id": bot, "type": 1, "allow": "0", "deny": str(self.denied)})
        return about | {"position": 0, "permission_overwrites": overwrites, "topic": None, "nsfw": False}


@dataclass(eq=False)
class Message:
    """A message with everything it has ever said; `text`, `buttons` and `selects` are those of now."""

    channel: Channel = field(repr=False)
    id: int
    author: Person | None
    versions: list[Content]
    seen_only_by: Person | None = None
    is_deleted: bool = False
    nonce: str | int | None = None
    interaction: dict[str, Any] | None = field(default=None, repr=False)
    mentions: list[Person] = field(default_factory=list, repr=False)
    reference_id: int | None = None
    _read: tuple[Content, list[Control]] | None = field(default=None, repr=False)  # people look far more often

    @property
    def content(self) -> Content:
        """The current version."""
        return self.versions[-1]

    @property
    def text(self) -> str:
        """What is written in it now."""
        return text_of(self.content)

    @property
    def texts(self) -> list[str]:
        """What has been written in it, version by version."""
        return [text_of(version) for version in self.versions]

    @property
    def controls(self) -> list[Control]:
        """Its buttons and selects now."""
        if self._read is None or self._read[0] is not self.content:
            self._read = self.content, controls_of(self.content)
        return self._read[1]

    @property
    def buttons(self) -> list[Control]:
        """Its buttons now."""
        return [control for control in self.controls if control.kind == "button"]

    @property
    def selects(self) -> list[Control]:
        """Its selects now."""
        return [control for control in self.controls if control.kind == "select"]

    @property
    def files(self) -> list[bytes]:
        """The bytes of its attachments now."""
        return [self.channel.stand_in.files[int(attachment.id)] for attachment in self.content.attachments]

    @property
    def picture(self) -> Picture | None:
        """The picture that it shows now; there is at most one."""
        found = pictures_of(self.content)
        assert len(found) < 2, found
        return found[0] if found else None

    @property
    def pictures(self) -> list[bytes]:
        """The pictures that it has ever shown, version by version; what did not change is there again."""
        files = self.channel.stand_in.files
        return [files[shown.attachment_id] for version in self.versions for shown in pictures_of(version)]

    @property
    def is_ephemeral(self) -> bool:
        """Whether only one person sees it, in a channel."""
        return self.seen_only_by is not None

    @property
    def is_loading(self) -> bool:
        """Whether it still says that the bot is thinking."""
        return bool(self.content.flags & LOADING)

    def is_seen_by(self, person: Person) -> bool:
        """Whether the person reads it."""
        return self.seen_only_by is person if self.seen_only_by else self.channel.is_seen_by(person)

    def remove(self) -> None:
        """Someone with the right to it deletes the message."""
        self.channel.stand_in.delete_message(self)

    def payload(self) -> dict[str, Any]:
        """The message as Discord describes it to the bot."""
        stand_in = self.channel.stand_in
        about: dict[str, Any] = {
            "id": str(self.id),
            "channel_id": str(self.channel.id),
            "type": 19 if self.reference_id else 0,
            "author": stand_in.bot_user() if self.author is None else self.author.user(),
            "timestamp": stand_in.timestamp(self.id),
            "edited_timestamp": stand_in.timestamp(self.id) if len(self.versions) > 1 else None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [person.user() for person in self.mentions],
            "mention_roles": [],
            "pinned": False,
            **self.content.shown(),
        }
        if self.nonce is not None:
            about["nonce"] = self.nonce
        if self.interaction is not None:
            about["interaction_metadata"] = self.interaction
            about["application_id"] = str(stand_in.bot_id)
            about["webhook_id"] = str(stand_in.bot_id)
        if self.reference_id:
            reference = {"message_id": str(self.reference_id), "channel_id": str(self.channel.id), "type": 0}
            about["message_reference"] = reference
        return about
