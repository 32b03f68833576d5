"""A whole bot on a loopback Telegram, as tests use it: the real store, host, couriers, desk and client."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Literal, NamedTuple

import pytest
from aiohttp import web

from adapters.delivery import pacing
from adapters.delivery.limiter import CallLimit
from adapters.delivery.platform import Pace
from adapters.screens.buttons import RULES
from adapters.telegram import album, replies
from adapters.telegram.album import Album
from adapters.telegram.api import Api
from adapters.telegram.message_rewriter import MessageRewriter
from adapters.telegram.platform import Limits, TelegramPlatform
from adapters.telegram.webhook import Webhook
from adapters.text.words import languages
from bots.service import Service
from bots.service import running as running_service
from bots.settings import Settings
from bots.telegram import running_telegram
from tests.databases import new_database
from tests.leaping_loop import LeapingLoop, LoopClock, leaping_loop, polled_seldom
from tests.patience import PATIENCE_SECONDS as PATIENCE_SECONDS
from tests.patience import patient_calls, patient_service
from tests.settling import LeapingClock, begun, settled
from tests.stand_ins.awaiting import awaiting
from tests.stand_ins.telegram import Chat, FloodLimits, Group, Message, Person, StandIn, serving

PAUSES_SECONDS = (0.01,)
ENDLESS = (CallLimit(10_000, 1.0),)
UNLIMITED = Limits(ENDLESS, ENDLESS, ENDLESS)  # but for messages to one person alone

Way = Literal["polling", "webhook"]


class Paced:
    """The stand-in's time, by which the bot waits as well."""

    def __init__(self, telegram: StandIn) -> None:
        self._telegram = telegram

    def now(self) -> float:
        """Seconds since the epoch."""
        return self._telegram.clock.now()

    async def sleep(self, seconds: float) -> None:
        """Wait for this many of them."""
        await asyncio.sleep(self._telegram.clock.real(seconds))


class LoopTime(LoopClock):
    """The stand-in's time on a loop that leaps."""

    def __init__(self, telegram: StandIn, loop: LeapingLoop) -> None:
        super().__init__(loop)
        self._epoch = telegram.clock.now() - loop.time()


class Time:
    """A clock moved by hand."""

    def __init__(self) -> None:
        self.seconds = 1_000.0

    def now(self) -> float:
        """The time."""
        return self.seconds

    async def sleep(self, seconds: float) -> None:
        """Let it pass."""
        self.seconds += seconds


class Running(NamedTuple):
    """What a test may reach."""

    telegram: StandIn
    service: Service
    platform: TelegramPlatform
    bot: asyncio.Task[None]

    async def settle(self) -> None:
        """Wait until nothing is pending, neither here nor on Telegram's side."""
        await settled(self.service.host, self.service.couriers, self.telegram.pending)

    async def rewritten(self) -> None:
        """Wait until messages show what was opened in them, which may have to wait for Telegram's limits."""
        pending = [*begun(MessageRewriter._work)]
        with awaiting(lambda: all(one.done() for one in pending)):
            await asyncio.gather(*pending)

    async def live(self, chat: Chat) -> Message:
        """The live message of the newest table in a chat."""
        return await self.telegram.until(lambda: live_in(chat))

    async def table(self, person: Person, chat: Chat, wish: str) -> Message:
        """Have a person open a table; returns its live message."""
        before = {message.id for message in chat.messages}
        await person.command(f"/play {wish}", chat)
        return await self.telegram.until(lambda: (live := live_in(chat)) and live.id not in before and live)

    async def match(self, group: Group, game: str, *people: Person) -> Message:
        """A match that has begun, with a house player if one person is to play alone; its live message."""
        live = await self.table(people[0], group, game)
        for seat, person in enumerate(people[1:], 2):
            await person.press(live, code_of(live, f"sit {seat - 1}"))
            await self.settle()
        if len(people) == 1:
            await people[0].press(live, "🤖 Easy")
            await self.settle()
        await people[0].press(live, "Start")
        return await self.playing(group)

    async def playing(self, chat: Chat) -> Message:
        """The live message of a table where a match has begun."""
        return await self.telegram.until(lambda: (live := live_in(chat)) and bool(codes(live, " hand")) and live)

    async def hand(self, person: Person) -> Message:
        """The hand of a match in a person's private chat."""
        return await self.telegram.until(lambda: hand_of(person))


def is_listening(telegram: StandIn) -> bool:
    """Whether the bot has put up its menus, which it does last before it listens."""
    menus = [request for request in telegram.requests("setMyCommands") if request.status]
    return len(menus) >= 2 * (1 + len(languages()))


def code_in(message: Message) -> str:
    """The join code that a message names."""
    found = re.search(r"\b\d{6}\b", message.text)
    assert found, message
    return found[0]


def live_in(chat: Chat) -> Message | None:
    """The newest message of a chat that has buttons for everyone."""
    found = [one for one in chat.from_bot if codes(one, " leave") and any(code[0] == RULES for code in codes(one))]
    return found[-1] if found else None


def hand_of(person: Person) -> Message | None:
    """The newest message in a private chat that shows a hand."""
    labels = {
        message: [button.label for button in message.buttons if button.url is None]
        for message in person.private.from_bot
    }
    found = [message for message, shown in labels.items() if shown[-1:] == ["Rules"]]
    return found[-1] if found else None


def codes(message: Message, part: str = "") -> list[str]:
    """The codes behind a message's buttons in which something occurs."""
    return [button.data for button in message.buttons if button.data is not None and part in button.data]


def code_of(message: Message, part: str) -> str:
    """The first code in which something occurs."""
    found = codes(message, part)
    assert found, f"no {part!r} under {message!r}: {codes(message)}"
    return found[0]


def table_of(message: Message) -> str:
    """The id of the table that a message shows."""
    return next(code[1:13] for code in codes(message) if code[0] in "alon")


def patient_telegram(*, limits: FloodLimits | None = None, **options: Any) -> StandIn:
    """A Telegram that waits for answers however busy the machine is, without limits unless it is given some: for
    tests that look at single presses, and make them at once. Whole matches are played where time leaps."""
    return StandIn(limits=limits, press_seconds=PATIENCE_SECONDS, **options)


def new_telegram(**options: Any) -> StandIn:
    """A Telegram with all its limits where time leaps, since it costs nothing there to wait for them."""
    loop = leaping_loop()
    return StandIn(timer=loop.time, **options) if loop is not None else patient_telegram(**options)


@contextmanager
def attentive_bot() -> Iterator[None]:
    """Have the bot show every state, and not one in some seconds."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TelegramPlatform, "pace", Pace())
        patch.setattr(pacing, "CALM_SECONDS", 0.0)
        patch.setattr(pacing, "IDLE_PICTURE_SECONDS", 0.0)
        yield


@contextmanager
def unhurried_bot() -> Iterator[None]:
    """Have the bot show every state where time leaps, and do little while it does."""
    with attentive_bot(), polled_seldom():
        yield


@contextmanager
def patient_bot() -> Iterator[None]:
    """Have the bot answer with what there is to say, and with the picture, however slow the machine."""
    with attentive_bot(), patient_service(), patient_calls(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(replies, "ACK_SECONDS", PATIENCE_SECONDS)
        patch.setattr(album, "LONG_SECONDS", PATIENCE_SECONDS)
        patch.setattr(album, "UPLOAD_SECONDS", PATIENCE_SECONDS)
        yield


@asynccontextmanager
async def running_bot(
    folder: Path,
    telegram: StandIn,
    *,
    way: Way = "polling",
    token: str | None = None,
    limits: Limits | None = None,
    pauses_seconds: Sequence[float] = PAUSES_SECONDS,
    is_ready: bool = True,
    house_seconds: float = 0.02,
    patience_seconds: float = PATIENCE_SECONDS,
    webhook_seconds: float = PATIENCE_SECONDS,
    relays: bool = False,
) -> AsyncIterator[Running]:
    """Start the service and its Telegram bot over the database in a folder; everything ends with the block.

    Unless it is given limits, it sends as fast as it can; on a loop that leaps it keeps to its own. Time passes
    for it as for the stand-in; where it stands still there, it passes when nothing else does.
    """
    loop = leaping_loop()
    settings = Settings(data=folder, house_seconds=house_seconds, house_workers=1, _env_file=None)
    path = folder / "tablemates.db"
    if not path.exists():
        path.write_bytes(new_database())
    leaping = None if telegram.clock.pace else LeapingClock(telegram.clock.now(), telegram.clock.advance)
    clock = LoopTime(telegram, loop) if loop is not None else leaping or Paced(telegram)
    limits = limits or (UNLIMITED if loop is None else Limits())
    with patient_bot() if loop is None else unhurried_bot():
        api = Api(token or telegram.token, telegram.address)
        platform = TelegramPlatform(api, clock.now, limits, Album(patience_seconds))
        async with (
            receiving(way, token or telegram.token) as webhook,
            running_service(settings, platform, with_playground=False, clock=clock) as service,
            running_telegram(
                service,
                platform,
                webhook,
                pauses_seconds=pauses_seconds,
                poll_seconds=10,
                webhook_seconds=webhook_seconds,
                clock=clock,
                relays=relays,
            ) as bot,
        ):
            if loop is not None:
                loop.watch(service.host._house, "choose")
            if is_ready:
                await telegram.until(lambda: is_listening(telegram))
            running = Running(telegram, service, platform, bot)
            if leaping is None:
                yield running
                return
            async with leaping.leaping(service.host, telegram.pending):
                yield running


@asynccontextmanager
async def receiving(way: Way, token: str) -> AsyncIterator[Webhook | None]:
    """A server for the webhook, if updates are to come by one."""
    if way == "polling":
        yield None
        return
    webhook = Webhook("http://127.0.0.1/telegram", token)
    runner = web.AppRunner(web.Application(middlewares=[webhook.middleware()]), access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    port = runner.addresses[0][1]
    webhook.url = f"http://127.0.0.1:{port}/telegram"
    try:
        yield webhook
    finally:
        await runner.cleanup()


@asynccontextmanager
async def running(folder: Path, telegram: StandIn | None = None, way: Way = "polling") -> AsyncIterator[Running]:
    """A bot in a Telegram, with limits where time leaps."""
    async with serving(telegram or new_telegram()) as stand_in, running_bot(folder, stand_in, way=way) as bot:
        yield bot
