"""The gateway: sessions, shards, heartbeats, resuming, and everything that can go wrong with them."""

from __future__ import annotations

import asyncio
import secrets
import zlib
from collections import deque
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import WSMsgType, web

if TYPE_CHECKING:
    from tests.stand_ins.discord.model import Guild
    from tests.stand_ins.discord.stand_in import StandIn


class Op(IntEnum):
    """What a frame is about."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Close(IntEnum):
    """Why the gateway hangs up."""

    UNKNOWN_ERROR = 4000
    UNKNOWN_OPCODE = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    WRONG_TOKEN = 4004
    ALREADY_AUTHENTICATED = 4005
    INVALID_SEQUENCE = 4007
    RATE_LIMITED = 4008
    INVALID_SHARD = 4010
    INVALID_INTENTS = 4013
    DISALLOWED_INTENTS = 4014


GUILD_MEMBERS, PRESENCES, MESSAGE_CONTENT = 1 << 1, 1 << 8, 1 << 15
PRIVILEGED = GUILD_MEMBERS | PRESENCES | MESSAGE_CONTENT
GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 9, 1 << 12
# Bits 0 to 16, 20 and 21, and the two for polls.
KNOWN_INTENTS = (1 << 17) - 1 | 1 << 20 | 1 << 21 | 1 << 24 | 1 << 25

HEARTBEAT_MILLISECONDS = 41_250
PAYLOAD_BYTES_MAX = 4096
SENT_MAX, SENT_SECONDS = 120, 60.0

# The intent without which an event is not told; of messages it depends on where they stand.
INTENT_OF = {
    "GUILD_CREATE": GUILDS,
    "GUILD_DELETE": GUILDS,
    "GUILD_ROLE_UPDATE": GUILDS,
    "CHANNEL_CREATE": GUILDS,
    "CHANNEL_UPDATE": GUILDS,
    "CHANNEL_DELETE": GUILDS,
    "THREAD_CREATE": GUILDS,
    "THREAD_UPDATE": GUILDS,
    "THREAD_DELETE": GUILDS,
}


class _Identify(msgspec.Struct, forbid_unknown_fields=True):
    token: str
    properties: dict[str, str]
    intents: int
    compress: bool = False
    large_threshold: int = 50
    shard: tuple[int, int] | None = None
    presence: dict[str, Any] | None = None


class _Resume(msgspec.Struct, forbid_unknown_fields=True):
    token: str
    session_id: str
    seq: int


class _Frame(msgspec.Struct, forbid_unknown_fields=True):
    op: int
    d: msgspec.Raw = msgspec.Raw(b"null")


@dataclass(eq=False)
class Session:
    """What the bot has been told on one shard; outlives its connection."""

    id: str
    shard: int
    shards: int
    intents: int
    sequence: int = 0
    told: deque[tuple[int, bytes]] = field(default_factory=lambda: deque(maxlen=10_000))
    connection: Connection | None = None

    def tell(self, event: str, payload: Any) -> None:
        """Numbers an event, keeps it for a resume and sends it if someone listens."""
        self.sequence += 1
        frame = msgspec.json.encode({"op": Op.DISPATCH, "t": event, "s": self.sequence, "d": payload})
        self.told.append((self.sequence, frame))
        if self.connection is not None:
            self.connection.send(frame)


@dataclass(eq=False)
class Connection:
    """One socket of the bot's."""

    socket: web.WebSocketResponse
    request: web.BaseRequest
    zipper: Any = None
    session: Session | None = None
    is_closing: bool = False
    _queue: asyncio.Queue[bytes | int] = field(default_factory=asyncio.Queue)
    received: deque[float] = field(default_factory=lambda: deque(maxlen=SENT_MAX))

    def send(self, frame: bytes) -> None:
        """Puts a frame in the queue; frames keep their order."""
        self._queue.put_nowait(frame)

    def send_op(self, op: int, payload: Any = None) -> None:
        """Sends something that is not an event."""
        self.send(msgspec.json.encode({"op": op, "d": payload}))

    @property
    def is_silent(self) -> bool:
        """Whether nothing waits to be sent."""
        return self._queue.empty()

    def close(self, code: int) -> None:
        """Closes after what is already in the queue; nothing more reaches the session's client here."""
        self.detach()
        self.is_closing = True
        self._queue.put_nowait(code)

    def cut(self) -> None:
        """The line goes dead without a word."""
        self.detach()
        self.is_closing = False
        if self.request.transport is not None:
            self.request.transport.abort()

    def detach(self) -> None:
        """The session has no listener any more; what happens now waits for a resume."""
        if self.session is not None and self.session.connection is self:
            self.session.connection = None

    async def write(self) -> None:
        """Sends the queue until a close code comes up."""
        while True:
            frame = await self._queue.get()
            if isinstance(frame, int):
                await self.socket.close(code=frame)
                return
            if self.zipper is None:
                await self.socket.send_frame(frame, WSMsgType.TEXT)
            else:
                packed = self.zipper.compress(frame) + self.zipper.flush(zlib.Z_SYNC_FLUSH)
                await self.socket.send_frame(packed, WSMsgType.BINARY)


class Gateway:
    """All sessions of the bot, and the buttons to disturb them."""

    def __init__(
        self, stand_in: StandIn, *, max_concurrency: int, identify_seconds: float, zipped: bool, privileged: int
    ) -> None:
        self._stand_in = stand_in
        self._zipped = zipped
        self._privileged = privileged
        self.max_concurrency = max_concurrency
        self.identify_seconds = identify_seconds
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.identified: list[tuple[float, int]] = []
        self.resumed = 0
        self._refusals = 0

    # --- What tests do with it ---

    @property
    def is_open(self) -> bool:
        """Whether the bot listens on at least one shard."""
        return any(session.connection is not None for session in self.sessions.values())

    def reconnect(self, shard: int | None = None) -> None:
        """Op 7: asks the bot to come again and resume."""
        for connection in self._listening(shard):
            connection.send_op(Op.RECONNECT)

    def invalidate(self, *, resumable: bool = False, shard: int | None = None) -> None:
        """Op 9: the session is broken; if it is not resumable, it is forgotten."""
        for connection in self._listening(shard):
            connection.send_op(Op.INVALID_SESSION, resumable)
            if not resumable and connection.session is not None:
                del self.sessions[connection.session.id]
                connection.detach()

    def close(self, code: int = 4000, shard: int | None = None) -> None:
        """Closes the bot's sockets with a code."""
        for connection in self._listening(shard):
            connection.close(code)

    def cut(self, shard: int | None = None) -> None:
        """Drops the bot's connections without a closing frame."""
        for connection in self._listening(shard):
            connection.cut()

    def refuse(self, times: int) -> None:
        """Answers the next attempts to connect with 503."""
        self._refusals = times

    def forget(self) -> None:
        """Cuts every connection and forgets its session, so that the resume fails."""
        self.cut()
        self.sessions.clear()

    def _listening(self, shard: int | None) -> list[Connection]:
        return [
            session.connection
            for session in [*self.sessions.values()]
            if session.connection is not None and shard in (None, session.shard)
        ]

    # --- Events ---

    def dispatch(self, event: str, payload: Any, guild: Guild | None, *, intent: int = 0) -> None:
        """Tells the shard that has the guild (shard 0 for direct messages), if it wants such events."""
        wanted = intent or INTENT_OF.get(event, 0)
        for session in [*self.sessions.values()]:
            shard = 0 if guild is None else (guild.id >> 22) % session.shards
            if session.shard == shard and session.intents & wanted == wanted:
                for _ in range(self._stand_in.faults.copies_of(event)):
                    session.tell(event, payload)
        self._stand_in.wake()

    def reads_content(self) -> bool:
        """Whether the bot has been allowed to read messages that do not concern it."""
        return any(session.intents & MESSAGE_CONTENT for session in self.sessions.values())

    # --- The protocol ---

    async def serve(self, request: web.BaseRequest) -> web.StreamResponse:
        """One connection from hello to close."""
        if self._refusals > 0:
            self._refusals -= 1
            return web.Response(status=503)
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        wants_zip = request.query.get("compress") == "zlib-stream"
        zipper = zlib.compressobj() if self._zipped and wants_zip else None
        connection = Connection(socket, request, zipper)
        self.connections.add(connection)
        connection.send_op(Op.HELLO, {"heartbeat_interval": HEARTBEAT_MILLISECONDS})
        writer = asyncio.create_task(self._write(connection))
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT and not connection.is_closing:
                    self._hear(connection, message.data)
        finally:
            self.connections.discard(connection)
            connection.detach()
            # A close code may still be on its way out; nothing else has a reader any more.
            if connection.is_closing:
                await asyncio.wait([writer], timeout=1)
            writer.cancel()
            self._stand_in.wake()
        return socket

    @staticmethod
    async def _write(connection: Connection) -> None:
        try:
            await connection.write()
        except ConnectionError:
            connection.detach()

    def _hear(self, connection: Connection, text: str) -> None:
        """Takes in one frame."""
        now = self._stand_in.now()
        sent = connection.received
        if len(text.encode()) > PAYLOAD_BYTES_MAX:
            self._hang_up(connection, Close.DECODE_ERROR, f"a frame of {len(text)} characters")
            return
        if len(sent) == SENT_MAX and now - sent[0] < SENT_SECONDS:
            self._hang_up(connection, Close.RATE_LIMITED, f"more than {SENT_MAX} frames in a minute")
            return
        sent.append(now)
        try:
            self._follow(connection, msgspec.json.decode(text, type=_Frame))
        except msgspec.DecodeError as error:
            self._hang_up(connection, Close.DECODE_ERROR, f"{error} in {text[:200]}")

    def _follow(self, connection: Connection, frame: _Frame) -> None:
        match frame.op:
            case Op.HEARTBEAT:
                connection.send_op(Op.HEARTBEAT_ACK)
            case Op.IDENTIFY:
                self._identify(connection, msgspec.json.decode(frame.d, type=_Identify))
            case Op.RESUME:
                self._resume(connection, msgspec.json.decode(frame.d, type=_Resume))
            case Op.PRESENCE | Op.REQUEST_MEMBERS if connection.session is None:
                self._hang_up(connection, Close.NOT_AUTHENTICATED, f"op {frame.op} before identify")
            case Op.PRESENCE:
                pass
            case Op.REQUEST_MEMBERS:
                self._send_members(connection, msgspec.json.decode(frame.d))
            case _:
                self._hang_up(connection, Close.UNKNOWN_OPCODE, f"op {frame.op}")

    def _hang_up(self, connection: Connection, code: int, why: str) -> None:
        self._stand_in.note_violation(f"gateway closed with {code}: {why}")
        connection.close(code)

    def _identify(self, connection: Connection, identify: _Identify) -> None:
        shard, shards = identify.shard or (0, 1)
        now = self._stand_in.now()
        if identify.token != self._stand_in.token:
            connection.close(Close.WRONG_TOKEN)
        elif connection.session is not None:
            self._hang_up(connection, Close.ALREADY_AUTHENTICATED, "identified twice")
        elif not 0 <= shard < shards:
            self._hang_up(connection, Close.INVALID_SHARD, f"shard {shard} of {shards}")
        elif identify.intents & ~KNOWN_INTENTS:
            self._hang_up(connection, Close.INVALID_INTENTS, f"intents {identify.intents}")
        elif identify.intents & PRIVILEGED & ~self._privileged:
            self._hang_up(connection, Close.DISALLOWED_INTENTS, "a privileged intent")
        elif self._is_too_soon(shard, now):
            self._stand_in.note_violation(f"shard {shard} identified too soon (max_concurrency)")
            connection.send_op(Op.INVALID_SESSION, False)
        else:
            self.identified.append((now, shard))
            # Whoever identifies anew will not resume what it had on this shard.
            for old in [*self.sessions.values()]:
                if old.connection is None and (old.shard, old.shards) == (shard, shards):
                    del self.sessions[old.id]
            session = Session(secrets.token_hex(8), shard, shards, identify.intents, connection=connection)
            connection.session = self.sessions[session.id] = session
            self._welcome(session)

    def _is_too_soon(self, shard: int, now: float) -> bool:
        """Whether another identify of the same key is still too young."""
        key = shard % self.max_concurrency
        return any(
            now - at < self.identify_seconds and other % self.max_concurrency == key
            for at, other in self.identified
        )

    def _welcome(self, session: Session) -> None:
        guilds = [g for g in self._stand_in.guilds if g.has_bot and (g.id >> 22) % session.shards == session.shard]
        ready = {
            "v": 10,
            "user": self._stand_in.bot_user(),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": "wss://gateway.discord.gg",
            "shard": [session.shard, session.shards],
            "application": {"id": str(self._stand_in.bot_id), "flags": 0},
            "private_channels": [],
        }
        session.tell("READY", ready)
        for guild in guilds:
            session.tell("GUILD_CREATE", guild.payload())
        self._stand_in.wake()

    def _resume(self, connection: Connection, resume: _Resume) -> None:
        session = self.sessions.get(resume.session_id)
        if resume.token != self._stand_in.token:
            connection.close(Close.WRONG_TOKEN)
        elif session is None:
            connection.send_op(Op.INVALID_SESSION, False)
        elif resume.seq > session.sequence:
            self._hang_up(connection, Close.INVALID_SEQUENCE, f"seq {resume.seq} of {session.sequence}")
        else:
            if session.connection is not None:
                session.connection.close(Close.UNKNOWN_ERROR)
            for sequence, frame in session.told:
                if sequence > resume.seq:
                    connection.send(frame)
            connection.session, session.connection = session, connection
            session.tell("RESUMED", {})
            self.resumed += 1
            self._stand_in.wake()

    def _send_members(self, connection: Connection, wish: dict[str, Any]) -> None:
        """Op 8: the members of a guild that were asked for by id, or all of them."""
        guild = next((g for g in self._stand_in.guilds if g.id == int(wish["guild_id"])), None)
        if guild is None or connection.session is None:
            return
        ids = wish.get("user_ids")
        wanted = None if ids is None else {int(i) for i in (ids if isinstance(ids, list) else [ids])}
        members = [
            p.member() for p in self._stand_in.people if p.is_in(guild) and (wanted is None or p.id in wanted)
        ]
        chunk: dict[str, Any] = {"guild_id": str(guild.id), "members": members, "chunk_index": 0, "chunk_count": 1}
        if "nonce" in wish:
            chunk["nonce"] = wish["nonce"]
        connection.session.tell("GUILD_MEMBERS_CHUNK", chunk)
