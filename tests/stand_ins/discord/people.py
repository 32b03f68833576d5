"""People: what they do with the bot, and what has been shown to each of them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from msgspec import UnsetType

from tests.stand_ins.discord import commands
from tests.stand_ins.discord.components import ActionRow, Labelled, TextInput
from tests.stand_ins.discord.contents import Content
from tests.stand_ins.discord.gateway import DIRECT_MESSAGES, GUILD_MESSAGES
from tests.stand_ins.discord.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from tests.stand_ins.discord.model import DM, Channel, Guild, Message
from tests.stand_ins.discord.permissions import ALL, MEMBER, PERMISSIONS
from tests.stand_ins.discord.reading import Control, controls_of

if TYPE_CHECKING:
    from tests.stand_ins.discord.stand_in import StandIn

USER_SELECT = 5


@dataclass(eq=False)
class Person:
    """Someone with an account. Without `guilds` they are in every server."""

    stand_in: StandIn = field(repr=False)
    id: int
    name: str
    locale: str = "en-US"
    dms_open: bool = True
    guilds: tuple[Guild, ...] = field(default=(), repr=False)
    permissions: int = MEMBER  # in every channel of every server
    has_installed: bool = False  # has the bot for themselves, wherever they are
    is_timed_out: bool = False  # told to be silent for a while
    told: list[Any] = field(default_factory=list, repr=False)
    _dm: Channel | None = field(default=None, repr=False)

    # --- Who they are ---

    @property
    def mention(self) -> str:
        """How a message names them so that they are pinged."""
        return f"<@{self.id}>"

    def is_in(self, guild: Guild) -> bool:
        """Whether they are a member of the server."""
        return not self.guilds or guild in self.guilds

    def user(self) -> dict[str, Any]:
        """Their account as Discord describes it."""
        return {
            "id": str(self.id),
            "username": re.sub(r"[^a-z0-9_.]", "", self.name.lower()) or f"person{self.id}",
            "global_name": self.name,
            "discriminator": "0",
            "avatar": None,
            "public_flags": 0,
        }

    def member(self, guild: Guild | None = None) -> dict[str, Any]:
        """Them as a member of a server; whoever may write there has a role that says so."""
        speaks = guild is not None and self.permissions & PERMISSIONS["send_messages"]
        return {
            "user": self.user(),
            "nick": None,
            "avatar": None,
            "roles": [str(guild.member_role_id)] if guild is not None and speaks else [],
            "flags": 0,
            "joined_at": "2026-01-01T00:00:00+00:00",
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "communication_disabled_until": "2100-01-01T00:00:00+00:00" if self.is_timed_out else None,
            "permissions": str(self.permissions),
        }

    # --- What they see ---

    @property
    def dm(self) -> Channel:
        """Their talk with the bot."""
        if self._dm is None:
            self._dm = Channel(self.stand_in, self.stand_in.new_id(), DM, self.name, person=self)
            self.stand_in.channels[self._dm.id] = self._dm
        return self._dm

    @property
    def ephemerals(self) -> list[Message]:
        """The messages that only they see and that still stand, oldest first."""
        everything = (m for channel in self.stand_in.channels.values() for m in channel.all_messages.values())
        return sorted(
            (m for m in everything if m.seen_only_by is self and not m.is_deleted), key=lambda message: message.id
        )

    # --- What they do ---

    async def press(self, message: Message, button: str, *, stale: bool = False) -> Interaction:
        """Presses a button by its label or custom id and waits for the answer (at most three seconds).

        With `stale` the button may belong to an older version of the message, or the message be deleted: someone
        pressed what was still on their screen.
        """
        control = self._find(message, button, "button", stale=stale)
        assert not control.url, f"{control.label} is a link"
        about = {"custom_id": control.custom_id, "component_type": control.type, "id": control.number}
        return await self._wait(self.start_press(message, about))

    async def choose(
        self, message: Message, select: str, values: str | Iterable[Any], *, stale: bool = False
    ) -> Interaction:
        """Chooses in a select (by custom id or placeholder): values or labels of options, or people."""
        control = self._find(message, select, "select", stale=stale)
        wanted: list[Any] = [values] if isinstance(values, str) else list(values)
        about: dict[str, Any] = {
            "custom_id": control.custom_id,
            "component_type": control.type,
            "id": control.number,
        }
        if control.type == USER_SELECT:
            about["resolved"] = self._resolved(wanted)
            about["values"] = [str(person.id) for person in wanted]
        else:
            by_name = {name: option.value for option in control.options for name in (option.label, option.value)}
            missing = [value for value in wanted if value not in by_name]
            assert not missing, f"{missing} cannot be chosen from {[o.value for o in control.options]}"
            about["values"] = [by_name[value] for value in wanted]
        assert control.min_values <= len(wanted) <= control.max_values, f"choose {control.min_values} or more"
        return await self._wait(self.start_press(message, about))

    def start_press(self, message: Message, about: dict[str, Any]) -> Interaction:
        """Tells the bot of a press without waiting; `about` is the interaction's component data."""
        return self.stand_in.interactions.start(COMPONENT, self, message.channel, about, message)

    def _find(self, message: Message, name: str, kind: str, *, stale: bool) -> Control:
        """The control of this name that the person can use now."""
        assert message.is_seen_by(self), f"{self.name} does not see this message"
        versions: list[Content] = message.versions[::-1] if stale else message.versions[-1:]
        assert stale or not message.is_deleted, "the message is gone"
        for version in versions:
            found = [c for c in controls_of(version) if c.kind == kind and name in (c.custom_id, c.label)]
            usable = found if stale else [control for control in found if not control.disabled]
            if usable:
                return usable[0]
        there = [(c.label, c.custom_id, "disabled" if c.disabled else "enabled") for c in message.controls]
        raise AssertionError(f"no {kind} {name!r} to use among {there}")

    async def command(self, name: str, /, *, channel: Channel | None = None, **values: Any) -> Interaction:
        """Uses a slash command (`"settings language"` for a subcommand) in a channel, by default in their DM."""
        place = channel or self.dm
        command, given = self._given(name, place, values)
        about: dict[str, Any] = {"id": command.id, "name": command.name, "type": command.type, "options": given}
        named = [value for value in values.values() if isinstance(value, Person)]
        if named:
            about["resolved"] = self._resolved(named)
        rooms = [value for value in values.values() if isinstance(value, Channel)]
        if rooms:
            about.setdefault("resolved", {})["channels"] = {
                str(room.id): room.payload() | {"permissions": str(ALL)} for room in rooms
            }
        return await self._wait(self.stand_in.interactions.start(COMMAND, self, place, about))

    async def autocomplete(
        self, name: str, /, *, focused: str, typed: str = "", channel: Channel | None = None, **values: Any
    ) -> Interaction:
        """Types into an option and waits for suggestions: `answer.choices` has them as (name, value)."""
        place = channel or self.dm
        command, given = self._given(name, place, {**values, focused: typed}, focused)
        about = {"id": command.id, "name": command.name, "type": command.type, "options": given}
        return await self._wait(self.stand_in.interactions.start(AUTOCOMPLETE, self, place, about))

    def _given(
        self, name: str, place: Channel, values: dict[str, Any], focused: str | None = None
    ) -> tuple[commands.Command, list[dict[str, Any]]]:
        assert place.is_seen_by(self), f"{self.name} is not in {place.name}"
        first, *below = commands.words_of(name)
        command = self.stand_in.command_named(first, place.guild)
        elsewhere = commands.IN_BOT_DM if place.has_bot else commands.IN_PRIVATE
        assert command.works_in(commands.IN_GUILD if place.guild else elsewhere), f"/{first} is not offered here"
        by_guild = place.has_bot and command.comes_by(commands.BY_GUILD)
        by_user = self.has_installed and command.comes_by(commands.BY_USER)
        assert by_guild or by_user, f"nobody has brought /{first} here"
        return command, commands.given_options(command.options, below, values, focused=focused)

    async def submit_modal(self, answer: Interaction, **values: Any) -> Interaction:
        """Fills in the form that answered an interaction, field by field (by custom id), and sends it."""
        modal = answer.modal
        assert modal is not None, f"the bot showed no form but {answer.kind}"
        left = dict(values)
        filled = []
        for component in modal.components:
            match component:
                case ActionRow():
                    inner = [_filled(child, left) for child in component.components]
                    filled.append({"type": 1, "id": 1, "components": inner})
                case Labelled():
                    filled.append({"type": 18, "id": 1, "component": _filled(component.component, left)})
                case _:
                    filled.append({"type": 10, "id": 1})
        assert not left, f"the form has no field {sorted(left)}"
        about = {"custom_id": modal.custom_id, "components": filled}
        started = self.stand_in.interactions.start(MODAL, self, answer.channel, about, answer.pressed)
        return await self._wait(started)

    async def say(self, channel: Channel, text: str) -> Message:
        """Writes a message; the bot reads its words only in a DM, when mentioned, or with the intent."""
        assert channel.is_seen_by(self), f"{self.name} is not in {channel.name}"
        stand_in = self.stand_in
        message = stand_in.add_message(channel, Content(content=text), author=self, is_told=False)
        payload = message.payload()
        is_for_bot = channel.guild is None or f"<@{stand_in.bot_id}>" in text or stand_in.gateway.reads_content()
        if not is_for_bot:
            payload |= {"content": "", "embeds": [], "attachments": [], "components": []}
        if not channel.has_bot:
            return message
        if channel.guild is None:
            stand_in.gateway.dispatch("MESSAGE_CREATE", payload, None, intent=DIRECT_MESSAGES)
        elif channel.bot_may("view_channel"):
            member = self.member()
            del member["user"]
            payload |= {"guild_id": str(channel.guild.id), "member": member}
            stand_in.gateway.dispatch("MESSAGE_CREATE", payload, channel.guild, intent=GUILD_MESSAGES)
        return message

    @staticmethod
    def _resolved(people: list[Person]) -> dict[str, Any]:
        members = {str(person.id): person.member() for person in people}
        for member in members.values():
            del member["user"]
        return {"users": {str(person.id): person.user() for person in people}, "members": members}

    async def _wait(self, interaction: Interaction) -> Interaction:
        await interaction.done.wait()
        return interaction


def _filled(component: Any, values: dict[str, Any]) -> dict[str, Any]:
    """A field of a form with the person's input, taken out of `values`."""
    about: dict[str, Any] = {
        "type": int(component.__struct_config__.tag),
        "id": 1,
        "custom_id": component.custom_id,
    }
    value = values.pop(component.custom_id, None)
    if isinstance(component, TextInput):
        text = value if value is not None else component.value or ""
        least = 0 if isinstance(component.min_length, UnsetType) else component.min_length or 0
        most = 4000 if isinstance(component.max_length, UnsetType) else component.max_length or 4000
        assert text or not component.required, f"{component.custom_id} must be filled in"
        assert not text or least <= len(text) <= most, f"{component.custom_id} has {least} to {most} characters"
        return about | {"value": text}
    chosen = [] if value is None else [value] if isinstance(value, str) else list(value)
    allowed = [option.value for option in getattr(component, "options", [])]
    assert all(one in allowed for one in chosen), f"{component.custom_id} is one of {allowed}"
    assert chosen or not component.required, f"{component.custom_id} must be chosen"
    return about | {"values": chosen}
