"""The stand-in itself: one server, its clock, its people, and everything a test asks of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, Literal, Self, TypeVar

import aiohttp
from aiohttp import web
from msgspec import UnsetType

from tests.stand_ins.awaiting import awaiting
from tests.stand_ins.discord.bodies import MessageBody
from tests.stand_ins.discord.certificate import authority_pem, server_context
from tests.stand_ins.discord.commands import Command
from tests.stand_ins.discord.connector import LOOPBACK, connector_to
from tests.stand_ins.discord.contents import Content
from tests.stand_ins.discord.faults import Drop, Fault, Faults
from tests.stand_ins.discord.gateway import DIRECT_MESSAGES, GUILD_MESSAGES, Gateway
from tests.stand_ins.discord.interactions import FIRST_ANSWER_SECONDS, Interactions
from tests.stand_ins.discord.limits import Buckets, Limits
from tests.stand_ins.discord.log import Log
from tests.stand_ins.discord.model import GROUP, Channel, Guild, Message
from tests.stand_ins.discord.people import Person
from tests.stand_ins.discord.reading import text_of
from tests.stand_ins.discord.refusals import invalid_form
from tests.stand_ins.discord.rest import Rest
from tests.stand_ins.discord.sight import Seen, seen_by, seen_in

T = TypeVar("T")

DISCORD_EPOCH = 1_420_070_400
# Divisible by every number of shards up to sixteen, so that the guild made as number k falls on shard k % shards.
FIRST_GUILD = 720_720 * 300_000
UNTIL_SECONDS = 300.0  # a guard against waiting for ever
# Conditions may look at the bot as well, which wakes nobody.
LOOK_AGAIN_SECONDS = 0.02


class StandIn:
    """A Discord on loopback; `async with StandIn() as discord:` runs it and fails on unforgiven violations."""

    def __init__(
        self,
        *,
        token: str = "stand-in-token",
        bot_name: str = "Tablemates",
        limits: Limits | None = None,
        shards: int = 1,
        max_concurrency: int = 1,
        identify_seconds: float = 0.0,
        zipped: bool = False,
        privileged: int = 0,
        clock: Callable[[], float] = time.monotonic,
        keep_requests: int | None = None,
        first_answer_seconds: float = FIRST_ANSWER_SECONDS,
    ) -> None:
        self.token = token
        self.bot_name = bot_name
        self.shards = shards
        self.allows_people = True  # to have the bot for themselves, as its owner has decided
        self.guilds: list[Guild] = []
        self.people: list[Person] = []
        self.channels: dict[int, Channel] = {}
        self.files: dict[int, bytes] = {}
        self.commands: dict[int | None, list[Command]] = {}
        self.nonces: dict[str | int, tuple[float, Message]] = {}
        self.violations: list[str] = []
        self.log = Log(keep_requests)
        self.faults = Faults()
        self.buckets = Buckets(limits or Limits())
        self.gateway = Gateway(
            self,
            max_concurrency=max_concurrency,
            identify_seconds=identify_seconds,
            zipped=zipped,
            privileged=privileged,
        )
        self.interactions = Interactions(self, first_answer_seconds)
        self._clock = clock
        self._started = clock()
        self._epoch = time.time()
        self._skipped = 0.0
        self._last_id = 0
        self.requests_in_flight = 0
        self._waiters: list[asyncio.Future[None]] = []
        self._runner: web.ServerRunner | None = None
        self.port = 0
        self.bot_id = self.new_id()
        self._bot_user = {
            "id": str(self.bot_id),
            "username": bot_name.lower(),
            "global_name": None,
            "discriminator": "0001",
            "avatar": None,
            "bot": True,
            "public_flags": 0,
            "flags": 0,
            "verified": True,
            "mfa_enabled": False,
        }

    # --- Running ---

    async def start(self) -> None:
        """Listens on a free port of loopback."""
        self._runner = web.ServerRunner(Rest(self).server(), shutdown_timeout=0.2)
        await self._runner.setup()
        site = web.TCPSite(self._runner, LOOPBACK, 0, ssl_context=server_context())
        await site.start()
        self.port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        """Hangs up on everyone."""
        self.interactions.stop()
        for connection in [*self.gateway.connections]:
            connection.cut()
        if self._runner is not None:
            await self._runner.cleanup()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()
        if error is None and self.violations:
            raise AssertionError("the bot did what Discord refuses:\n" + "\n".join(self.violations))

    @property
    def authority(self) -> str:
        """The certificate of the authority to trust, as PEM, for `connector_to` in another process."""
        return authority_pem()

    def connector(self) -> aiohttp.TCPConnector:
        """For `discord.Client(connector=...)`: leads to this stand-in and nowhere else."""
        return connector_to(self.port, self.authority)

    # --- Who is there ---

    def guild(self, name: str, *, locale: str = "en-US", has_bot: bool = True) -> Guild:
        """A new server, with the bot in it or without."""
        guild = Guild(self, (FIRST_GUILD + len(self.guilds)) << 22, name, locale, has_bot=has_bot)
        self.guilds.append(guild)
        if self.gateway.is_open and has_bot:
            self.gateway.dispatch("GUILD_CREATE", guild.payload(), guild)
        return guild

    def person(self, name: str, *guilds: Guild, locale: str = "en-US", dms_open: bool = True) -> Person:
        """Someone new, a member of these servers (of every server when none is named)."""
        person = Person(self, self.new_id(), name, locale, dms_open, guilds)
        self.people.append(person)
        return person

    def group(self, name: str, *people: Person) -> Channel:
        """A new group of people, in which the bot is not and cannot be."""
        group = Channel(self, self.new_id(), GROUP, name, members=people)
        self.channels[group.id] = group
        return group

    def bot_user(self) -> dict[str, Any]:
        """The bot's account."""
        return self._bot_user

    def command_named(self, name: str, guild: Guild | None) -> Command:
        """A registered command, the server's own before the global one."""
        places = [guild.id, None] if guild is not None else [None]
        offered = [command for place in places for command in self.commands.get(place, [])]
        for command in offered:
            if command.name == name:
                return command
        raise AssertionError(f"/{name} is not registered, only {[command.name for command in offered]}")

    # --- Time ---

    def now(self) -> float:
        """Seconds since the stand-in was made, as far as it knows."""
        return self._clock() - self._started + self._skipped

    def advance(self, seconds: float) -> None:
        """Lets time pass at once: for interactions, tokens, nonces and rate limits."""
        self._skipped += seconds
        self.interactions.expire()
        self.wake()

    async def until(
        self, condition: Callable[[], T | Literal[False] | None], what: str = "", *, seconds: float = UNTIL_SECONDS
    ) -> T:
        """Waits until the condition is true and returns its value; looks again at every request and event."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        with awaiting(condition):
            while not (found := condition()):
                if loop.time() >= end:
                    raise AssertionError(f"waited {seconds} s in vain {what}\nlast requests:\n{self.log.tail()}")
                waiter: asyncio.Future[None] = loop.create_future()
                self._waiters.append(waiter)
                await asyncio.wait([waiter], timeout=LOOK_AGAIN_SECONDS)
        return found

    async def changed(self) -> None:
        """Waits for the next request or event."""
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiters.append(waiter)
        await waiter

    async def ready(self, shards: int = 1) -> None:
        """Waits until the bot listens on this many shards."""
        await self.until(lambda: sum(s.connection is not None for s in self.gateway.sessions.values()) >= shards)

    def pending(self) -> Iterator[str]:
        """What is still to be done on Discord's side: requests in flight, events on their way out, presses that
        nobody has answered."""
        if self.requests_in_flight:
            yield f"{self.requests_in_flight} requests in flight"
        yield from (f"{one} unanswered" for one in self.interactions.unanswered)
        yield from ("events to be told" for one in self.gateway.connections if not one.is_silent)

    def wake(self) -> None:
        """Something happened: everyone who waits looks again."""
        waiters, self._waiters = self._waiters, []
        for waiter in waiters:
            if not waiter.done():
                waiter.set_result(None)

    # --- Making trouble ---

    def fail(self, status: int, *names: str, **options: Any) -> Fault:
        """Answers requests with this status (and `code`); `Fault` says which: share, every, times, skip, seed."""
        return self.faults.add(Fault(status=status, names=names, **options))

    def hold(self, until: asyncio.Event, *names: str, **options: Any) -> Fault:
        """Takes over requests as long as a test wants."""
        return self.faults.add(Fault(held=until, names=names, **options))

    def drop(self, when: Drop, *names: str, **options: Any) -> Fault:
        """Loses the connection before or after the request was carried out (once unless `times` says more)."""
        return self.faults.add(Fault(drop=when, names=names, **{"times": 1, **options}))

    def deliver_twice(self, event: str, **options: Any) -> Fault:
        """Tells the bot an event twice (once unless `times` says more)."""
        return self.faults.add(Fault(event=event, **{"times": 1, **options}))

    def note_violation(self, words: str) -> None:
        """Something no correct bot does."""
        self.violations.append(words)
        self.wake()

    def forgive(self) -> list[str]:
        """The violations so far, which no longer fail the test."""
        found, self.violations = self.violations, []
        return found

    # --- What has been seen ---

    def everything_seen_by(self, person: Person) -> Seen:
        """All text and files ever delivered to a person."""
        return seen_by(person)

    def everything_seen_in(self, channel: Channel) -> Seen:
        """All text and files everyone in a channel has been shown."""
        return seen_in(channel)

    # --- Messages ---

    def new_id(self) -> int:
        """A new snowflake, larger than all before."""
        made = int((self._epoch + self.now() - DISCORD_EPOCH) * 1000) << 22
        self._last_id = max(made, self._last_id + 1)
        return self._last_id

    @staticmethod
    def timestamp(snowflake: int) -> str:
        """When an id was given, as Discord writes it."""
        return datetime.fromtimestamp((snowflake >> 22) / 1000 + DISCORD_EPOCH, UTC).isoformat()

    def pinged_by(self, body: MessageBody, content: Content) -> list[Person]:
        """Whom a message pings: those it names and is allowed to."""
        allowed = body.allowed_mentions
        text = text_of(content)
        named = [person for person in self.people if person.mention in text] if "<@" in text else []
        if allowed is None or isinstance(allowed, UnsetType):
            return named
        parse = [] if isinstance(allowed.parse, UnsetType) else allowed.parse
        users = [] if isinstance(allowed.users, UnsetType) else [str(user) for user in allowed.users]
        if "users" in parse and users:
            words = "parse:[users] and users: [ids...] are mutually exclusive."
            raise invalid_form("allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", words)
        return named if "users" in parse else [person for person in named if str(person.id) in users]

    def add_message(
        self,
        channel: Channel,
        content: Content,
        *,
        author: Person | None = None,
        seen_only_by: Person | None = None,
        is_told: bool = True,
        nonce: str | int | None = None,
        interaction: dict[str, Any] | None = None,
        mentions: Sequence[Person] = (),
        reference_id: int | None = None,
    ) -> Message:
        """Puts a message in a channel; the bot hears of it unless it is ephemeral."""
        content.at = self.now()
        message = Message(
            channel,
            self.new_id(),
            author,
            [content],
            seen_only_by,
            nonce=nonce,
            interaction=interaction,
            mentions=[*mentions],
            reference_id=reference_id,
        )
        channel.all_messages[message.id] = message
        if is_told:
            self._tell("MESSAGE_CREATE", message, message.payload())
        return message

    def edit_message(self, message: Message, content: Content) -> None:
        """Gives a message its next version."""
        content.at = self.now()
        message.versions.append(content)
        self._tell("MESSAGE_UPDATE", message, message.payload())

    def delete_message(self, message: Message) -> None:
        """Takes a message out of its channel; what it said stays on record."""
        message.is_deleted = True
        self._tell("MESSAGE_DELETE", message, {"id": str(message.id), "channel_id": str(message.channel.id)})

    def _tell(self, event: str, message: Message, payload: dict[str, Any]) -> None:
        guild = message.channel.guild
        if message.is_ephemeral or not message.channel.has_bot:
            self.wake()
        elif guild is None:
            self.gateway.dispatch(event, payload, None, intent=DIRECT_MESSAGES)
        elif message.channel.bot_may("view_channel"):
            self.gateway.dispatch(event, payload | {"guild_id": str(guild.id)}, guild, intent=GUILD_MESSAGES)
