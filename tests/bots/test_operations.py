"""The operator's address over sockets: how the parts are, and what was counted."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families
from typer.testing import CliRunner

from adapters.delivery.platform import MessageGone, Sent, Unknown, Unreachable, Wait
from adapters.front.chat import TableChat
from adapters.front.desk import Desk
from adapters.front.opening import TableOpening
from adapters.front.people import People
from adapters.front.places import Places
from adapters.playground.platform import room_address
from adapters.screens.buttons import read_code
from adapters.store import StoreFailed
from adapters.store.records import Person
from bots import health as health_module
from bots import logs
from bots.cli import app
from bots.counting import REQUESTS, Counting
from bots.health import BotHealth, Health
from bots.metrics import Metrics
from bots.service import Service, _beat, running
from bots.settings import START_AGAIN, Settings
from engine.house.pool import HouseAbsent
from engine.journal import Entry, Journal, JournalFailed, Row
from tests.adapters.targets import target
from tests.databases import new_database
from tests.patience import patient_service
from tests.running_discord import running as running_discord_bot
from tests.running_playground import running_playground
from tests.running_telegram import patient_telegram, running_bot
from tests.service import Clock
from tests.stand_ins.telegram import serving

pytestmark = pytest.mark.req("PL-52")

GAME = "santase"
Samples = dict[tuple[str, ...], float]


def settings_for(folder: Path, **given: Any) -> Settings:
    (folder / "tablemates.db").write_bytes(new_database())
    return Settings(data=folder, house_workers=1, _env_file=None, **given)


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    settings = settings_for(tmp_path, operations_port=0, house_seconds=3600.0)
    with patient_service():
        async with running(settings) as service:
            # On a busy machine people come before the courier leads; what they open is then shown as soon as it
            # does.
            while not service.couriers.by_platform()["playground"].is_leading:
                await service.store.last_alive()
            yield service


async def get(address: str | None, path: str) -> tuple[int, str]:
    assert address is not None
    async with aiohttp.ClientSession() as session, session.get(address + path) as answer:
        return answer.status, await answer.text()


async def health_of(service: Service) -> tuple[int, dict[str, str]]:
    assert service.operations is not None
    async with aiohttp.ClientSession() as session, session.get(f"{service.operations}/health") as answer:
        shown = await answer.json()
        assert shown["status"] == ("ok" if answer.status == 200 else "failing")
        return answer.status, shown["parts"]


async def samples_of(service: Service) -> Samples:
    status, text = await get(service.operations, "/metrics")
    assert status == 200
    return samples(text)


def samples(text: str) -> Samples:
    """Every number by its name without the prefix and the values of its labels, in the order of their names."""
    found = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
    return {
        (one.name.removeprefix("tablemates_"), *(one.labels[name] for name in sorted(one.labels))): one.value
        for one in found
    }


async def table_with_house_player(service: Service, person: Person) -> str:
    opened = await service.desk.open_table(person, GAME, room_address, "p1")
    assert opened.table_id is not None
    view = await service.desk.table_view(person, opened.table_id)
    assert view is not None
    for number, what in enumerate(("fill * easy", "start")):
        code = f"l{opened.table_id} {view.revision} {what}"
        assert not (await service.desk.press(person, read_code(code), f"p2 {number}")).is_refusal
        view = await service.desk.table_view(person, opened.table_id)
        assert view is not None
    return opened.table_id


# --- Metrics -------------------------------------------------------------------------------------------


async def test_what_people_do_is_counted_at_every_port(service: Service) -> None:
    ana = await service.desk.arrive("playground", "an-account", "Anastasia")
    table_id = await table_with_house_player(service, ana)
    assert (await service.desk.press(ana, read_code("no button says this"), "p3")).is_refusal
    assert (await service.desk.act(ana, "nonsense", table_id, "p4")).is_refusal
    await service.couriers.settle()
    found = await samples_of(service)
    expected = {
        ("requests_total", "playground", "open_table", "acted"): 1.0,
        ("requests_total", "playground", "press", "acted"): 2.0,
        ("requests_total", "playground", "press", "refused"): 1.0,
        ("requests_total", "playground", "act", "refused"): 1.0,
        ("refusals_total", "playground", "unknown-choice"): 1.0,
        ("request_seconds_count", "playground"): 5.0,
        ("journal_appends_total", "person", "open", "done"): 1.0,
        ("journal_appends_total", "person", "start", "done"): 1.0,
        ("journal_append_seconds_count",): 3.0,
        ("tables", "lobby"): 0.0,
        ("tables", "playing"): 1.0,
        ("courier_leads", "playground"): 1.0,
        ("courier_chats_waiting", "playground"): 0.0,
        ("health", "store"): 1.0,
    }
    assert {name: found.get(name) for name in expected} == expected
    assert found["courier_calls_total", "post", "ok", "playground"] >= 2
    assert found["courier_call_seconds_count", "playground"] >= 2
    assert found["process_cpu_seconds_total",] > 0


async def test_no_label_names_a_person_a_table_or_a_card(service: Service) -> None:
    ana = await service.desk.arrive("playground", "an-account", "Anastasia")
    table_id = await table_with_house_player(service, ana)
    await service.desk.chat.say(ana, "hello there", table_id, "p5")
    await service.desk.join(ana, "271828")
    view = await service.desk.table_view(ana, table_id)
    assert view is not None
    labels = set(re.findall(r'="([^"]*)"', (await get(service.operations, "/metrics"))[1]))
    for secret in ("Anastasia", "an-account", table_id, view.code, "271828", "hello there"):
        assert not [label for label in labels if secret in label]
    numbers = {label for label in labels if re.search(r"\d", label)}
    assert not [label for label in numbers if not re.fullmatch(r"[\d.]+(e[+-]\d+)?", label)]  # buckets, versions


async def test_a_command_that_fails_is_counted_and_still_fails() -> None:
    metrics = Metrics()

    class Broken(Desk):
        def __init__(self) -> None:
            self.chat, self.places = object.__new__(TableChat), object.__new__(Places)
            self.opening, self.people = object.__new__(TableOpening), object.__new__(People)

        async def press(self, *_: Any, **__: Any) -> Any:
            raise ZeroDivisionError

    person = Person(1, "discord", "1", "Ana", None, {})
    with pytest.raises(ZeroDivisionError):
        await Counting(metrics).desk(Broken()).press(person, read_code("x"), "p")
    assert samples(metrics.text().decode())["requests_total", "discord", "press", "failed"] == 1.0


@pytest.mark.parametrize(
    ("failure", "outcome"),
    [
        (Wait(3.0), "wait"),
        (Unreachable(), "unreachable"),
        (MessageGone(), "gone"),
        (Unknown("reset"), "unknown"),
        (KeyError("bug"), "failed"),
    ],
)
async def test_a_call_of_the_courier_is_counted_by_what_became_of_it(failure: Exception, outcome: str) -> None:
    metrics = Metrics()

    class Failing:
        name = "discord"
        keeps_in_view = False

        async def post(self, *_: object) -> str:
            raise failure

        edit = delete = post

    failing: Any = Failing()
    platform: Any = Counting(metrics).platform(failing)
    assert platform.keeps_in_view is False
    with pytest.raises(type(failure)):
        await platform.edit(target("discord:1", "live"), Sent("2"), None)
    assert samples(metrics.text().decode())["courier_calls_total", "edit", outcome, "discord"] == 1.0


async def test_the_house_and_a_failing_journal_are_counted() -> None:
    metrics = Metrics()

    class House:
        async def choose(self, game: str, view: Any, seat: int, level: str, seed: int, table_id: str = "") -> str:
            if seat:
                raise HouseAbsent
            return "pass"

    class Failing:
        async def append(self, entry: Entry) -> Any:
            raise JournalFailed("disk full")

    counting = Counting(metrics)
    house = counting.house(House())
    assert await house.choose(GAME, (), 0, "easy", 1) == "pass"
    with pytest.raises(HouseAbsent):
        await house.choose(GAME, (), 1, "easy", 1)
    failing: Any = Failing()
    journal: Journal = counting.journal(failing)
    listing: Any = None
    with pytest.raises(JournalFailed):
        await journal.append(Entry("t", Row(1, 0.0, "clock", "act", "{}", ""), listing))
    found = samples(metrics.text().decode())
    assert found["house_choices_total", GAME, "easy", "chosen"] == 1.0
    assert found["house_choices_total", GAME, "easy", "absent"] == 1.0
    assert found["house_thinking_seconds_count", "easy"] == 1.0
    assert found["journal_appends_total", "clock", "act", "failed"] == 1.0


async def test_log_lines_are_counted_by_level_and_source(service: Service) -> None:
    logging.getLogger("adapters.delivery.courier").warning("something")
    logging.getLogger("somebody.else").error("something")
    found = await samples_of(service)
    assert found["log_lines_total", "warning", "adapters"] == 1.0
    assert found["log_lines_total", "error", "other"] == 1.0


def test_every_request_of_the_desk_is_counted() -> None:
    requests = {name for names in REQUESTS.values() for name in names}
    assert {"press", "open_table", "join", "act", "say", "whisper", "help", "forget", "set_language"} <= requests
    assert not {"own_record", "record", "arrive", "choices", "listeners", "move"} & requests


def test_the_guide_explains_every_metric_and_no_other() -> None:
    guide = Path(__file__).parents[2].joinpath("deploy/operations.md").read_text("utf-8")
    named = {name.removesuffix("_bucket") for name in re.findall(r"tablemates_[a-z_]+", guide)}
    families = text_string_to_metric_families(Metrics().text().decode())
    counted = {family.name + "_total" * (family.type == "counter") for family in families}
    assert named == {name for name in counted if name.startswith("tablemates_")}


# --- Health --------------------------------------------------------------------------------------------


async def test_a_process_is_well_while_all_its_parts_are(service: Service) -> None:
    assert await health_of(service) == (200, {"store": "ok", "clock": "ok", "host": "ok", "couriers": "ok"})
    service.health.tasks["couriers"].cancel()
    await asyncio.wait([service.health.tasks["couriers"]])
    assert await health_of(service) == (503, {"store": "ok", "clock": "ok", "host": "ok", "couriers": "stopped"})


async def test_a_store_that_does_not_answer_is_not_well_and_metrics_still_come(service: Service) -> None:
    await samples_of(service)
    await service.store.close()
    status, parts = await health_of(service)
    assert (status, parts["store"]) == (503, "silent")
    found = await samples_of(service)
    assert found["health", "store"] == 0.0
    assert ("tables", "lobby") not in found


async def test_a_store_that_does_not_write_is_not_well(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health_module, "BEAT_SECONDS_MAX", 0.0)
    assert (await health_of(service))[1]["store"] == "not writing"


async def test_a_beat_that_fails_ends_nothing(tmp_path: Path) -> None:
    clock, beats = Clock(), []

    class Failing:
        async def come_back(self, now: float) -> None:
            beats.append(now)
            if len(beats) == 1:
                raise StoreFailed("disk full")

        async def drop_presses(self, before: float) -> int:
            return 0

    store: Any = Failing()
    beating = asyncio.create_task(_beat(store, clock, Health(store)))
    while len(beats) < 2 and not beating.done():
        await asyncio.sleep(0)
        clock.ring(clock.now() + 10.0)
    beating.cancel()
    assert len(beats) == 2


async def test_a_bot_is_well_unless_it_is_refused_or_its_connection_failed_lately(service: Service) -> None:
    connected = [False]
    bot = service.health.bots["discord"] = BotHealth(lambda: connected[0])
    bot.task = asyncio.create_task(asyncio.sleep(3600))
    assert (await health_of(service))[1]["discord"] == "away"
    connected[0] = True
    assert (await health_of(service))[1]["discord"] == "ok"
    bot.failed()
    others = {"store": "ok", "clock": "ok", "host": "ok", "couriers": "ok"}
    assert (await health_of(service)) == (503, {**others, "discord": "away"})
    bot.task.cancel()
    await asyncio.wait([bot.task])
    assert (await health_of(service))[1]["discord"] == "refused"


# --- Every process -------------------------------------------------------------------------------------


async def test_the_discord_bot_is_a_part_and_its_calls_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEMATES_OPERATIONS_PORT", "0")
    async with running_discord_bot(tmp_path) as bot:
        channel = bot.discord.guild("Friends").channel("games")
        await bot.table(bot.discord.person("Ana"), channel, GAME)
        await bot.settle()
        assert (await health_of(bot.service))[0] == 200
        found = await samples_of(bot.service)
    assert found["requests_total", "discord", "open_table", "acted"] == 1.0
    assert found["courier_calls_total", "post", "ok", "discord"] >= 1
    assert found["health", "discord"] == 1.0


async def test_the_telegram_bot_is_a_part_until_it_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEMATES_OPERATIONS_PORT", "0")
    async with serving(patient_telegram()) as telegram:
        async with running_bot(tmp_path, telegram) as bot:
            assert (await health_of(bot.service))[1]["telegram"] == "ok"
        async with running_bot(tmp_path, telegram, token="987654321:another", is_ready=False) as bot:
            await asyncio.wait([bot.bot])
            status, parts = await health_of(bot.service)
    assert (status, parts["telegram"]) == (503, "refused")


async def test_the_playground_does_not_show_what_is_for_operators(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEMATES_OPERATIONS_PORT", "0")
    async with running_playground(tmp_path) as playground:
        for path in ("/metrics", "/health"):
            assert (await get(playground.url, path))[0] == 404


async def test_without_a_port_nothing_is_counted_or_served(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as service:
        assert (service.operations, type(service.desk)) == (None, Desk)


def test_a_port_in_use_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tablemates.db").write_bytes(new_database())
    monkeypatch.setattr(logs, "set_up", lambda _: None)  # The log of this process is pytest's.
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setenv("TABLEMATES_OPERATIONS_PORT", str(taken.getsockname()[1]))
        result = CliRunner().invoke(app, ["play", "--port", "0", "--data", str(tmp_path)])
    assert result.exit_code == START_AGAIN
    assert re.fullmatch(r"Health and metrics cannot be served on 127.0.0.1:\d+: .+\.\n", result.stderr)


@pytest.mark.parametrize(
    "command", [["play", "--port", "0"], ["discord"], ["telegram"]], ids=lambda words: words[0]
)
def test_a_database_that_is_not_there_yet_is_one_sentence(
    command: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logs, "set_up", lambda _: None)
    monkeypatch.setenv("DATABASE_URL", "postgresql://tablemates:hunter2@127.0.0.1:9/tablemates")
    for name in ("DISCORD_TOKEN", "TELEGRAM_TOKEN"):
        monkeypatch.setenv(name, "1234567:made-up")
    result = CliRunner().invoke(app, command)
    assert result.exit_code == START_AGAIN
    assert re.fullmatch(r"The database cannot be reached: .+\.\n", result.stderr)
