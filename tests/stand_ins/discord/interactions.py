"""The life of an interaction: three seconds for the first answer, fifteen minutes for everything after it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from msgspec import UnsetType, to_builtins

from tests.stand_ins.discord import bodies
from tests.stand_ins.discord.contents import (
    EPHEMERAL,
    FILE_BYTES_MAX,
    LOADING,
    SETTABLE,
    Attachment,
    Content,
    applied,
    check_modal,
)
from tests.stand_ins.discord.model import GROUP, Channel, Message
from tests.stand_ins.discord.permissions import PERMISSIONS
from tests.stand_ins.discord.refusals import (
    already_acknowledged,
    expired_token,
    invalid_form,
    too_many_follow_ups,
    unknown,
)

if TYPE_CHECKING:
    from tests.stand_ins.discord.people import Person
    from tests.stand_ins.discord.stand_in import StandIn

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
FIRST_ANSWER_SECONDS = 3.0  # as on Discord; a test that is not about them gives the bot more
TOKEN_SECONDS = 15 * 60.0
FOLLOW_UPS_MAX = 5  # where the bot is not

Kind = Literal["message", "thinking", "defer", "update", "choices", "modal"]


@dataclass(eq=False)
class Interaction:
    """A person's press, choice, command or form, and what the bot made of it.

    `kind` is None until the bot answers: then "message", "thinking" (a message will follow), "defer" (heard,
    nothing to show), "update" (the pressed message changed), "choices" or "modal". `error` is set if it never did.
    """

    id: int
    token: str
    type: int
    person: Person
    channel: Channel = field(repr=False)
    at: float
    pressed: Message | None = field(default=None, repr=False)
    owners: dict[str, str] = field(default_factory=dict)  # whose installation it came by
    kind: Kind | None = None
    error: str | None = None
    original: Message | None = field(default=None, repr=False)
    followups: list[Message] = field(default_factory=list, repr=False)
    choices: list[tuple[str, str | int | float]] = field(default_factory=list)
    modal: bodies.Modal | None = None
    answered_at: float | None = None
    done: asyncio.Event = field(default_factory=asyncio.Event, repr=False)
    timer: asyncio.TimerHandle | None = field(default=None, repr=False)

    @property
    def is_brought(self) -> bool:
        """Whether the bot is only there because somebody has brought it along."""
        return "0" not in self.owners

    @property
    def is_hushed(self) -> bool:
        """Whether the person may not have a bot that they brought along speak to all."""
        may = self.channel.guild is None or bool(self.person.permissions & PERMISSIONS["use_external_apps"])
        return self.is_brought and not may

    @property
    def message(self) -> Message | None:
        """The message that answered it: the reply itself, or the first that followed."""
        own = self.original if self.kind in ("message", "thinking") else None
        return own or (self.followups[0] if self.followups else None)

    @property
    def replies(self) -> list[Message]:
        """Every message that came of it and still stands, the changed message of a press not counted."""
        own = [self.original] if self.original is not None and self.kind in ("message", "thinking") else []
        return [message for message in (*own, *self.followups) if not message.is_deleted]

    @property
    def text(self) -> str:
        """The words of all replies."""
        return "\n".join(message.text for message in self.replies)

    @property
    def is_ephemeral(self) -> bool:
        """Whether every reply is seen by the person alone (and there is one)."""
        return bool(self.replies) and all(message.is_ephemeral for message in self.replies)


class Interactions:
    """All interactions, found by their token."""

    def __init__(self, stand_in: StandIn, first_answer_seconds: float) -> None:
        self._stand_in = stand_in
        self._first_answer_seconds = first_answer_seconds
        self._by_token: dict[str, Interaction] = {}
        self._waiting: set[Interaction] = set()

    def start(
        self, kind: int, person: Person, channel: Channel, about: dict[str, Any], pressed: Message | None = None
    ) -> Interaction:
        """Tells the bot what the person did and starts the three seconds."""
        stand_in = self._stand_in
        interaction = Interaction(
            id=stand_in.new_id(),
            token=secrets.token_urlsafe(48),
            type=kind,
            person=person,
            channel=channel,
            at=stand_in.now(),
            pressed=pressed,
            owners=_owners(person, channel, pressed),
        )
        self._by_token[interaction.token] = interaction
        self._waiting.add(interaction)
        loop = asyncio.get_running_loop()
        interaction.timer = loop.call_later(self._first_answer_seconds, self._give_up, interaction)
        if interaction.owners:
            stand_in.gateway.dispatch("INTERACTION_CREATE", self._payload(interaction, about), channel.guild)
        else:
            self._give_up(interaction)
        return interaction

    def _payload(self, interaction: Interaction, about: dict[str, Any]) -> dict[str, Any]:
        person, channel, guild = interaction.person, interaction.channel, interaction.channel.guild
        payload: dict[str, Any] = {
            "id": str(interaction.id),
            "application_id": str(self._stand_in.bot_id),
            "type": interaction.type,
            "token": interaction.token,
            "version": 1,
            "data": about,
            "channel_id": str(channel.id),
            "channel": channel.payload(),
            "locale": person.locale,
            "app_permissions": str(channel.bot_permissions),
            "attachment_size_limit": FILE_BYTES_MAX,
            "entitlements": [],
            "authorizing_integration_owners": interaction.owners,
        }
        if guild is None:
            payload |= {"user": person.user(), "context": 2 if channel.kind == GROUP else 1}
        else:
            payload |= {
                "guild_id": str(guild.id),
                "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
                "guild_locale": guild.locale,
                "member": person.member(),
                "context": 0,
            }
        if interaction.pressed is not None:
            payload["message"] = interaction.pressed.payload()
        return payload

    @property
    def unanswered(self) -> list[Interaction]:
        """Those that still wait for their first answer."""
        return [*self._waiting]

    def expire(self) -> None:
        """Gives up those whose three seconds are over, after the clock was moved."""
        for interaction in [*self._waiting]:
            if self._stand_in.now() - interaction.at >= self._first_answer_seconds:
                self._give_up(interaction)

    def stop(self) -> None:
        """Lets every timer go."""
        for interaction in self._waiting:
            if interaction.timer is not None:
                interaction.timer.cancel()
        self._waiting.clear()

    def _give_up(self, interaction: Interaction) -> None:
        interaction.error = "the application did not respond in time"
        self._settle(interaction)

    def _settle(self, interaction: Interaction) -> None:
        self._waiting.discard(interaction)
        if interaction.timer is not None:
            interaction.timer.cancel()
        interaction.done.set()
        self._stand_in.wake()

    # --- The first answer ---

    def find_for_callback(self, interaction_id: int, token: str) -> Interaction:
        """The interaction that still waits for its first answer."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != interaction_id:
            raise unknown("interaction")
        if interaction.kind is not None:
            raise already_acknowledged()
        if interaction.error is not None or self._stand_in.now() - interaction.at >= self._first_answer_seconds:
            raise unknown("interaction")
        return interaction

    def answer(
        self, interaction: Interaction, callback: bodies.Callback, uploaded: list[Attachment]
    ) -> dict[str, Any]:
        """Carries out the first answer and returns the callback object."""
        self._check_fits(interaction, callback)
        changed: Message | None = None
        match callback:
            case bodies.Reply(data=body):
                changed = self._write_new(interaction, body, uploaded)
                interaction.kind, interaction.original = "message", changed
            case bodies.Defer(data=deferral):
                flags = 0 if isinstance(deferral, UnsetType) else deferral.flags
                changed = self._write(interaction, Content(flags=flags | LOADING))
                interaction.kind, interaction.original = "thinking", changed
            case bodies.DeferUpdate():
                interaction.kind, interaction.original = "defer", interaction.pressed
            case bodies.Update(data=body):
                assert interaction.pressed is not None
                if interaction.pressed.is_deleted:
                    raise unknown("message")
                changed = interaction.pressed
                self._stand_in.edit_message(changed, applied(body, uploaded, changed.content))
                interaction.kind, interaction.original = "update", changed
            case bodies.Suggest(data=found):
                interaction.kind = "choices"
                interaction.choices = [(choice.name, choice.value) for choice in found.choices]
                interaction.person.told.append(to_builtins(found))
            case bodies.ShowModal(data=modal):
                check_modal(modal.components)
                interaction.kind, interaction.modal = "modal", modal
                interaction.person.told.append(to_builtins(modal))
        interaction.answered_at = self._stand_in.now()
        self._settle(interaction)
        return self._callback_object(interaction, callback, changed)

    @staticmethod
    def _check_fits(interaction: Interaction, callback: bodies.Callback) -> None:
        """Not every answer fits every interaction."""
        fits: dict[int, tuple[type, ...]] = {
            COMMAND: (bodies.Reply, bodies.Defer, bodies.ShowModal),
            COMPONENT: (bodies.Reply, bodies.Defer, bodies.DeferUpdate, bodies.Update, bodies.ShowModal),
            AUTOCOMPLETE: (bodies.Suggest,),
            MODAL: (bodies.Reply, bodies.Defer, bodies.DeferUpdate, bodies.Update),
        }
        is_lost = isinstance(callback, bodies.DeferUpdate | bodies.Update) and interaction.pressed is None
        if not isinstance(callback, fits[interaction.type]) or is_lost:
            words = f"{type(callback).__name__} does not answer an interaction of type {interaction.type}"
            raise invalid_form("type", "INTERACTION_CALLBACK_TYPE_INVALID", words)

    def _callback_object(
        self, interaction: Interaction, callback: bodies.Callback, message: Message | None
    ) -> dict[str, Any]:
        number = {"message": 4, "thinking": 5, "defer": 6, "update": 7, "choices": 8, "modal": 9}[
            interaction.kind or ""
        ]
        about: dict[str, Any] = {"id": str(interaction.id), "type": interaction.type}
        resource: dict[str, Any] = {"type": number}
        if message is not None:
            about |= {
                "response_message_id": str(message.id),
                "response_message_loading": message.is_loading,
                "response_message_ephemeral": message.is_ephemeral,
            }
            resource["message"] = message.payload()
        return {"interaction": about, "resource": resource}

    # --- What follows ---

    def find_for_webhook(self, token: str) -> Interaction:
        """The interaction whose token still opens the webhook routes."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.kind is None:
            raise unknown("webhook")
        if self._stand_in.now() - interaction.at >= TOKEN_SECONDS:
            raise expired_token()
        return interaction

    def message_of(self, interaction: Interaction, name: str) -> Message:
        """`@original` or one of the follow-ups by its id."""
        candidates = [interaction.original] if name == "@original" else interaction.followups
        if name != "@original" and interaction.original is not None:
            candidates = [*candidates, interaction.original]
        for message in candidates:
            if message is not None and not message.is_deleted and name in ("@original", str(message.id)):
                return message
        raise unknown("message")

    def follow_up(self, interaction: Interaction, body: bodies.MessageBody, uploaded: list[Attachment]) -> Message:
        """Another message; the first one after "thinking" takes that message's place."""
        original = interaction.original
        if interaction.kind == "thinking" and original is not None and original.is_loading:
            # Whether it is ephemeral was decided when it was deferred.
            if isinstance(body.flags, int):
                body.flags &= ~EPHEMERAL
            self._stand_in.edit_message(original, applied(body, uploaded, original.content))
            return original
        if interaction.is_brought and len(interaction.followups) >= FOLLOW_UPS_MAX:
            raise too_many_follow_ups()
        message = self._write_new(interaction, body, uploaded)
        interaction.followups.append(message)
        return message

    def _write_new(
        self, interaction: Interaction, body: bodies.MessageBody, uploaded: list[Attachment]
    ) -> Message:
        content = applied(body, uploaded, None, flags_allowed=SETTABLE | EPHEMERAL)
        return self._write(interaction, content, self._stand_in.pinged_by(body, content))

    def _write(self, interaction: Interaction, content: Content, mentions: Sequence[Person] = ()) -> Message:
        """A new message that belongs to the interaction."""
        if interaction.is_hushed:
            content.flags |= EPHEMERAL
        metadata = {
            "id": str(interaction.id),
            "type": interaction.type,
            "user": interaction.person.user(),
            "authorizing_integration_owners": interaction.owners,
        }
        seen_only_by = interaction.person if content.flags & EPHEMERAL else None
        return self._stand_in.add_message(
            interaction.channel, content, seen_only_by=seen_only_by, interaction=metadata, mentions=mentions
        )


def _owners(person: Person, channel: Channel, pressed: Message | None) -> dict[str, str]:
    """Whose installations an interaction comes by: for a press, those of the command that its message came of."""
    if not channel.has_bot and pressed is not None:
        return dict((pressed.interaction or {}).get("authorizing_integration_owners", {}))
    owners = {"1": str(person.id)} if person.has_installed else {}
    if channel.has_bot:
        owners["0"] = str(channel.guild.id) if channel.guild is not None else "0"
    return owners
