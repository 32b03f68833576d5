"""The REST routes: what each request does to the servers, channels and messages."""

from __future__ import annotations

import mimetypes
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import UNSET, UnsetType

from tests.stand_ins.discord import bodies, commands
from tests.stand_ins.discord.certificate import CDN_HOST, GATEWAY_HOST
from tests.stand_ins.discord.contents import Attachment, applied, check_files
from tests.stand_ins.discord.interactions import Interaction
from tests.stand_ins.discord.log import Request
from tests.stand_ins.discord.model import TEXT, THREAD, Channel, Guild, Message
from tests.stand_ins.discord.refusals import (
    archived_thread,
    closed_dm,
    foreign_message,
    invalid_form,
    missing_access,
    missing_permissions,
    no_mutual_guild,
    unknown,
    unknown_route,
)

if TYPE_CHECKING:
    from tests.stand_ins.discord.people import Person
    from tests.stand_ins.discord.stand_in import StandIn

NONCE_SECONDS = 180.0
PART = re.compile(r"files\[(\d+)\]")


class Upload(NamedTuple):
    """A file part of a multipart request."""

    part: str
    filename: str
    content: bytes


@dataclass
class Call:
    """One request, read: its JSON, its files and its line in the log."""

    raw: bytes
    entry: Request
    uploads: list[Upload] = field(default_factory=list)
    query: frozenset[str] = frozenset()


Action = Callable[[Call], Any]
NOTHING = object()


class Route(NamedTuple):
    """A route by the name the log and the limits know it by; `major` is the channel or token it is counted for."""

    name: str
    action: Action
    major: str = ""
    is_open: bool = False
    query: frozenset[str] = frozenset()


class Routes:
    """Finds the route of a request and carries it out."""

    def __init__(self, stand_in: StandIn) -> None:
        self._stand_in = stand_in

    def find(self, method: str, steps: list[str]) -> Route:
        """The route of a path, split at its slashes; refused when there is none."""
        match [method, *steps]:
            case ["POST", "channels", channel, "messages"]:
                return Route("send", lambda call: self._send(call, channel), channel)
            case ["PATCH", "channels", channel, "messages", message]:
                return Route("edit", lambda call: self._edit(call, channel, message), channel)
            case ["DELETE", "channels", channel, "messages", message]:
                return Route("delete", lambda call: self._delete(call, channel, message), channel)
            case ["GET", "channels", channel, "messages", message]:
                return Route("get message", lambda call: self._get_message(call, channel, message), channel)
            case ["POST", "channels", channel, "threads"]:
                return Route("open thread", lambda call: self._open_thread(call, channel), channel)
            case ["POST", "channels", channel, "typing"]:
                return Route("typing", lambda call: self._type(channel), channel)
            case ["GET", "channels", channel]:
                return Route("get channel", lambda call: self._channel(channel).payload(), channel)
            case ["POST", "users", "@me", "channels"]:
                return Route("open dm", self._open_dm)
            case ["GET", "users", "@me"]:
                return Route("me", lambda call: self._stand_in.bot_user())
            case ["GET", "users", user]:
                return Route("get user", lambda call: self._person(user).user())
            case ["GET", "guilds", guild]:
                return Route(
                    "get guild", lambda call: self._guild(guild).payload(), query=frozenset({"with_counts"})
                )
            case ["GET", "guilds", guild, "members", user]:
                return Route("get member", lambda call: self._member(guild, user), guild)
            case ["GET", "oauth2", "applications", "@me"]:
                return Route("application", lambda call: self._application())
            case ["GET", "gateway"]:
                return Route("gateway", lambda call: {"url": f"wss://{GATEWAY_HOST}"}, is_open=True)
            case ["GET", "gateway", "bot"]:
                return Route("gateway bot", lambda call: self._gateway_bot())
            case [("GET" | "PUT") as verb, "applications", application, *below]:
                return self._find_commands(verb, application, below)
            case ["POST", "interactions", interaction, token, "callback"]:
                query = frozenset({"with_response"})
                return Route("callback", lambda call: self._callback(call, interaction, token), token, True, query)
            case [_, "webhooks", application, token, *below] if application == str(self._stand_in.bot_id):
                return self._find_webhook(method, token, below)
        raise unknown_route()

    # --- The application ---

    def _application(self) -> dict[str, Any]:
        owner = {"id": "1", "username": "owner", "discriminator": "0", "avatar": None, "global_name": None}
        return {
            "id": str(self._stand_in.bot_id),
            "name": self._stand_in.bot_name,
            "icon": None,
            "description": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "owner": owner,
            "flags": 0,
            "integration_types_config": {"0": {}, **({"1": {}} if self._stand_in.allows_people else {})},
        }

    def _gateway_bot(self) -> dict[str, Any]:
        gateway = self._stand_in.gateway
        start = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": gateway.max_concurrency}
        return {"url": f"wss://{GATEWAY_HOST}", "shards": self._stand_in.shards, "session_start_limit": start}

    def _find_commands(self, verb: str, application: str, below: list[str]) -> Route:
        if application != str(self._stand_in.bot_id):
            raise missing_access()
        match below:
            case ["commands"]:
                guild_id = None
            case ["guilds", guild, "commands"]:
                guild_id = self._guild(guild).id
            case _:
                raise unknown_route()
        if verb == "PUT":
            return Route("put commands", lambda call: self._put_commands(call, guild_id))
        query = frozenset({"with_localizations"})
        return Route("get commands", lambda call: self._stand_in.commands.get(guild_id, []), query=query)

    def _put_commands(self, call: Call, guild_id: int | None) -> list[commands.Command]:
        wanted: list[commands.Command] = bodies.read(call.raw, list[commands.Command])
        commands.check_all(wanted)
        ids = {(c.type, c.name): c.id for c in self._stand_in.commands.get(guild_id, [])}
        for command in wanted:
            command.id = ids.get((command.type, command.name), str(self._stand_in.new_id()))
            command.version = str(self._stand_in.new_id())
            command.application_id = str(self._stand_in.bot_id)
            if not isinstance(command.default_member_permissions, UnsetType | None):
                command.default_member_permissions = str(command.default_member_permissions)
            if guild_id is not None:
                command.guild_id = str(guild_id)
        self._stand_in.commands[guild_id] = wanted
        return wanted

    # --- Finding things ---

    def _guild(self, name: str) -> Guild:
        guild = next((guild for guild in self._stand_in.guilds if str(guild.id) == name), None)
        if guild is None:
            raise unknown("guild")
        if not guild.has_bot:
            raise missing_access()
        return guild

    def _person(self, name: str) -> Person:
        person = next((person for person in self._stand_in.people if str(person.id) == name), None)
        if person is None:
            raise unknown("user")
        return person

    def _member(self, guild: str, user: str) -> dict[str, Any]:
        home = self._guild(guild)
        if user == str(self._stand_in.bot_id):
            member: dict[str, Any] = home.payload()["members"][0]
            return member
        person = self._person(user)
        if not person.is_in(home):
            raise unknown("member")
        return person.member(home)

    def _channel(self, name: str) -> Channel:
        channel = self._stand_in.channels.get(int(name)) if name.isdigit() else None
        if channel is None or channel.is_deleted or (channel.parent is not None and channel.parent.is_deleted):
            raise unknown("channel")
        if not channel.has_bot or (channel.guild is not None and not channel.bot_may("view_channel")):
            raise missing_access()
        return channel

    def _message(self, channel: Channel, name: str) -> Message:
        message = channel.all_messages.get(int(name)) if name.isdigit() else None
        if message is None or message.is_deleted or message.is_ephemeral:
            raise unknown("message")
        return message

    # --- Messages ---

    def _open_dm(self, call: Call) -> dict[str, Any]:
        body = bodies.read(call.raw, bodies.OpenDm)
        return self._person(str(body.recipient_id)).dm.payload()

    def _open_thread(self, call: Call, name: str) -> dict[str, Any]:
        channel = self._channel(name)
        body = bodies.read(call.raw, bodies.OpenThread)
        if channel.kind != TEXT:
            raise invalid_form("type", "CHANNEL_TYPE_INVALID", "there are no threads in such a channel")
        if not channel.bot_may("create_public_threads"):
            raise missing_permissions()
        return channel.thread(body.name).payload()

    def _type(self, name: str) -> Any:
        self._check_may_send(self._channel(name))
        return NOTHING

    def _check_may_send(self, channel: Channel) -> None:
        if channel.guild is None:
            person = channel.person
            assert person is not None
            if not any(guild.has_bot and person.is_in(guild) for guild in self._stand_in.guilds):
                raise no_mutual_guild()
            if not person.dms_open:
                raise closed_dm()
        elif not channel.bot_may("send_messages_in_threads" if channel.kind == THREAD else "send_messages"):
            raise missing_permissions()
        if channel.is_archived and channel.is_locked:
            raise archived_thread()

    def _send(self, call: Call, name: str) -> dict[str, Any]:
        channel = self._channel(name)
        call.entry.channel_id = channel.id
        body: bodies.NewMessage = bodies.read(call.raw, bodies.NewMessage)
        self._check_may_send(channel)
        if call.uploads and not channel.bot_may("attach_files"):
            raise missing_permissions()
        nonce = None if isinstance(body.nonce, UnsetType) else body.nonce
        if nonce is not None and body.enforce_nonce:
            earlier = self._stand_in.nonces.get(nonce)
            if earlier is not None and self._stand_in.now() - earlier[0] < NONCE_SECONDS:
                call.entry.message_id = earlier[1].id
                return earlier[1].payload()
        reference = self._reference(channel, body)
        content = applied(body, self._uploaded(call, body, channel), None)
        if channel.is_archived:
            channel.wake()
        message = self._stand_in.add_message(
            channel, content, nonce=nonce, mentions=self._stand_in.pinged_by(body, content), reference_id=reference
        )
        if nonce is not None:
            self._stand_in.nonces[nonce] = (self._stand_in.now(), message)
        call.entry.message_id = message.id
        return message.payload()

    def _reference(self, channel: Channel, body: bodies.NewMessage) -> int | None:
        reference = body.message_reference
        if isinstance(reference, UnsetType):
            return None
        target = channel.all_messages.get(int(reference.message_id))
        if target is None or target.is_deleted:
            if reference.fail_if_not_exists:
                raise invalid_form("message_reference", "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
            return None
        return target.id

    def _edit(self, call: Call, channel_name: str, name: str) -> dict[str, Any]:
        channel = self._channel(channel_name)
        call.entry.channel_id = channel.id
        message = self._message(channel, name)
        if message.author is not None:
            raise foreign_message()
        if channel.is_archived:
            raise archived_thread()
        return self._change(call, message)

    def _change(self, call: Call, message: Message) -> dict[str, Any]:
        call.entry.channel_id, call.entry.message_id = message.channel.id, message.id
        body: bodies.MessageBody = bodies.read(call.raw, bodies.MessageBody)
        if call.uploads and not message.is_ephemeral and not message.channel.bot_may("attach_files"):
            raise missing_permissions()
        content = applied(body, self._uploaded(call, body, message.channel, message), message.content)
        self._stand_in.edit_message(message, content)
        return message.payload()

    def _delete(self, call: Call, channel_name: str, name: str) -> Any:
        channel = self._channel(channel_name)
        message = self._message(channel, name)
        if message.author is not None and (channel.guild is None or not channel.bot_may("manage_messages")):
            raise missing_permissions()
        return self._take_away(call, message)

    def _take_away(self, call: Call, message: Message) -> Any:
        call.entry.channel_id, call.entry.message_id = message.channel.id, message.id
        self._stand_in.delete_message(message)
        return NOTHING

    def _get_message(self, call: Call, channel_name: str, name: str) -> dict[str, Any]:
        channel = self._channel(channel_name)
        call.entry.channel_id = channel.id
        if channel.guild is not None and not channel.bot_may("read_message_history"):
            raise missing_permissions()
        return self._message(channel, name).payload()

    def _uploaded(
        self, call: Call, body: bodies.MessageBody, channel: Channel, message: Message | None = None
    ) -> list[Attachment]:
        """Files the uploaded parts, each described by its note in the JSON."""
        check_files([len(upload.content) for upload in call.uploads])
        notes = {} if isinstance(body.attachments, UnsetType) else {str(n.id): n for n in body.attachments or []}
        parts = {}
        for upload in call.uploads:
            found = PART.fullmatch(upload.part)
            if found is None:
                raise invalid_form(upload.part, "BASE_TYPE_INVALID", "a file's part is called files[n]")
            parts[found[1]] = upload
        kept = set() if message is None else {attachment.id for attachment in message.content.attachments}
        stray = sorted(set(notes) - set(parts) - kept)
        if stray:
            raise invalid_form("attachments", "ATTACHMENT_NOT_FOUND", f"there is no file {stray}")
        if unnoted := sorted(set(parts) - set(notes)):
            raise invalid_form("attachments", "ATTACHMENT_NOT_NOTED", f"nothing is said of the files {unnoted}")
        attachments = []
        for number, upload in parts.items():
            note = notes.get(number)
            attachment_id = self._stand_in.new_id()
            filename = note.filename if note is not None and note.filename else upload.filename
            url = f"https://{CDN_HOST}/attachments/{channel.id}/{attachment_id}/{filename}?ex=1&is=1&hm=1"
            attachments.append(
                Attachment(
                    id=str(attachment_id),
                    filename=str(filename),
                    size=len(upload.content),
                    url=url,
                    proxy_url=url,
                    content_type=mimetypes.guess_type(str(filename))[0] or "application/octet-stream",
                    description=UNSET if note is None else note.description,
                )
            )
            self._stand_in.files[attachment_id] = upload.content
        return attachments

    # --- Interactions ---

    def _callback(self, call: Call, interaction_id: str, token: str) -> dict[str, Any]:
        interactions = self._stand_in.interactions
        interaction = interactions.find_for_callback(int(interaction_id), token)
        call.entry.channel_id = interaction.channel.id
        callback: bodies.Callback = bodies.read(call.raw, bodies.Callback)
        uploaded: list[Attachment] = []
        if isinstance(callback, bodies.Reply | bodies.Update):
            target = interaction.pressed if isinstance(callback, bodies.Update) else None
            uploaded = self._uploaded(call, callback.data, interaction.channel, target)
        answer = interactions.answer(interaction, callback, uploaded)
        if interaction.original is not None:
            call.entry.message_id = interaction.original.id
        return answer

    def _find_webhook(self, method: str, token: str, below: list[str]) -> Route:
        query = frozenset({"wait", "with_components", "thread_id"})
        match [method, *below]:
            case ["POST"]:
                return Route("follow up", lambda call: self._follow_up(call, token), token, True, query)
            case ["GET" | "PATCH" | "DELETE", "messages", name]:
                what = "original" if name == "@original" else "follow-up"
                verb = {"GET": "get", "PATCH": "edit", "DELETE": "delete"}[method]
                return Route(f"{verb} {what}", lambda call: self._own(call, verb, token, name), token, True, query)
        raise unknown_route()

    def _follow_up(self, call: Call, token: str) -> dict[str, Any]:
        interaction = self._stand_in.interactions.find_for_webhook(token)
        body: bodies.MessageBody = bodies.read(call.raw, bodies.MessageBody)
        uploaded = self._uploaded(call, body, interaction.channel)
        message = self._stand_in.interactions.follow_up(interaction, body, uploaded)
        call.entry.channel_id, call.entry.message_id = interaction.channel.id, message.id
        return message.payload()

    def _own(self, call: Call, verb: str, token: str, name: str) -> Any:
        interaction: Interaction = self._stand_in.interactions.find_for_webhook(token)
        message = self._stand_in.interactions.message_of(interaction, name)
        match verb:
            case "edit":
                return self._change(call, message)
            case "delete":
                return self._take_away(call, message)
        return message.payload()
