"""The Telegram bot as a process runs it: started, restarted, refused; the real client over sockets."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
from typer.testing import CliRunner

from adapters.telegram.api import Api
from adapters.telegram.webhook import SECRET_HEADER, Webhook
from bots.cli import app
from bots.settings import Settings
from bots.telegram import TelegramRefused, report, webhook_of
from tests.databases import new_database
from tests.ports import free_port
from tests.running_telegram import code_of, codes, patient_telegram, running_bot
from tests.settling import GUARD_SECONDS
from tests.stand_ins.telegram import Fault, StandIn, serving

GAME = "santase"


@pytest.fixture
async def telegram() -> AsyncIterator[StandIn]:
    async with serving(patient_telegram()) as stand_in:
        yield stand_in


# --- Restarts ------------------------------------------------------------------------------------------


@pytest.mark.req("PL-19", "PL-60")
async def test_old_buttons_work_after_a_restart_in_the_middle_of_a_trick(
    telegram: StandIn, tmp_path: Path
) -> None:
    ana, bo = telegram.person("Ana", has_started=True), telegram.person("Bo")
    group = telegram.group("Friends", ana, bo)
    async with running_bot(tmp_path, telegram) as bot:
        live = await bot.match(group, GAME, ana, bo)
        await bo.press(live, "My hand")
        first = ana if "Ana’s turn" in live.text else bo
        hand = await bot.hand(ana) if first is ana else bo.ephemeral[-1]
        await bot.settle()
    query = ana.tap(live, "Rules")  # While nobody listens.
    async with running_bot(tmp_path, telegram) as bot:
        await asyncio.wait_for(query.answer, GUARD_SECONDS)
        card = code_of(hand, " play ")
        label = next(button.label for button in hand.buttons if button.data == card)
        assert (await first.press(hand, card)).text in ("", f"✓ {label}")
        await telegram.until(lambda: label in live.text and card not in codes(hand))
        assert len(group.containing("My hand")) == 1


# --- Coming up -----------------------------------------------------------------------------------------


@pytest.mark.req("PL-50")
async def test_a_bot_that_finds_nobody_at_the_start_tries_again(
    telegram: StandIn, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for method in ("getMe", "deleteWebhook", "getUpdates"):
        telegram.faults.once(method, Fault(drop="before"))
    telegram.faults.once("setMyCommands", Fault(status=502))
    ana = telegram.person("Ana")
    async with running_bot(tmp_path, telegram, is_ready=False):
        await ana.start()
        await telegram.message(ana.private, "press Start")
    assert telegram.token not in caplog.text
    said = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    assert len([line for line in said if "waits" in line]) == 1
    assert "menus" in caplog.text


@pytest.mark.req("PL-50")
async def test_another_poller_is_one_clear_line_and_a_wait(
    telegram: StandIn, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    telegram.faults.add(Fault(status=409, methods=frozenset({"getUpdates"}), times=5))
    ana = telegram.person("Ana")
    async with running_bot(tmp_path, telegram):
        await ana.start()
        await telegram.message(ana.private, "press Start")
    said = [one for one in caplog.records if "another process" in one.getMessage()]
    assert [one.levelno for one in said if one.levelno >= logging.WARNING] == [logging.WARNING]


@pytest.mark.req("PL-50")
async def test_a_webhook_that_another_process_took_away_is_set_again_and_that_is_said(
    telegram: StandIn, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    ana = telegram.person("Ana")
    async with running_bot(tmp_path, telegram, way="webhook", webhook_seconds=0.05) as bot:
        assert (await bot.service.health.parts())["telegram"] == "ok"
        async with Api(telegram.token, telegram.address) as elsewhere:
            await elsewhere.call("deleteWebhook")
        await telegram.until(lambda: telegram.updates.webhook)
        assert (await bot.service.health.parts())["telegram"] == "away"
        await ana.start()
        await telegram.message(ana.private, "press Start")
    said = [one.getMessage() for one in caplog.records if one.levelno == logging.WARNING]
    assert [line for line in said if "the webhook was gone" in line]


async def test_a_pause_that_telegram_asks_for_is_kept(
    telegram: StandIn, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    telegram.faults.once("getUpdates", Fault(status=429, retry_after=1))
    ana = telegram.person("Ana")
    async with running_bot(tmp_path, telegram):
        await ana.start()
    assert "waits 1.0 s: Telegram wants us to wait" in caplog.text


@pytest.mark.req("PL-50")
async def test_a_wrong_token_is_one_sentence_and_everything_else_goes_on(
    telegram: StandIn, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    token = "987654321:another"
    async with running_bot(tmp_path, telegram, token=token, is_ready=False) as bot:
        bot.bot.add_done_callback(report)
        await asyncio.wait([bot.bot])
        with pytest.raises(TelegramRefused):
            bot.bot.result()
        person = await bot.service.desk.arrive("telegram", "1", "Ana")
        assert not (await bot.service.desk.open_table(person, GAME, lambda _: "telegram:1")).is_refusal
    printed = capsys.readouterr().err
    assert (printed.count("\n"), "TELEGRAM_TOKEN" in printed, token in printed) == (1, True, False)


async def test_a_webhook_that_telegram_does_not_take_is_one_sentence(telegram: StandIn, tmp_path: Path) -> None:
    telegram.faults.once("setWebhook", Fault(status=400))
    async with running_bot(tmp_path, telegram, way="webhook", is_ready=False) as bot:
        await asyncio.wait([bot.bot])
        with pytest.raises(TelegramRefused, match="does not take the webhook"):
            bot.bot.result()


# --- The command line ----------------------------------------------------------------------------------


def test_without_a_token_there_is_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("TELEGRAM_TOKEN", "TELEGRAM_TOKEN_FILE"):
        monkeypatch.delenv(name, raising=False)
    result = CliRunner().invoke(app, ["telegram"])
    assert (result.exit_code, result.stderr.count("\n"), "TELEGRAM_TOKEN" in result.stderr) == (2, 1, True)
    monkeypatch.setenv("TELEGRAM_TOKEN_FILE", str(tmp_path / "nothing"))
    result = CliRunner().invoke(app, ["telegram"])
    assert (result.exit_code, "cannot be read" in result.stderr) == (2, True)


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text("1:from a file\n")
    monkeypatch.setenv("TELEGRAM_TOKEN_FILE", str(file))
    monkeypatch.setenv("TELEGRAM_WEBHOOK", "https://example.org/telegram")
    settings = Settings(_env_file=None)
    assert settings.token_of_telegram() == "1:from a file"
    webhook = webhook_of(settings, "1:x")
    assert webhook is not None and webhook.path == "/telegram"
    monkeypatch.setenv("TELEGRAM_TOKEN", "1:from the environment")
    assert Settings(_env_file=None).token_of_telegram() == "1:from the environment"
    assert "from the environment" not in repr(Settings(_env_file=None))


@pytest.mark.parametrize("command", ["play", "telegram"])
async def test_a_process_serves_the_webhook_beside_everything_else(
    telegram: StandIn, tmp_path: Path, command: str
) -> None:
    (tmp_path / "tablemates.db").write_bytes(new_database())
    port = free_port()
    url = f"http://127.0.0.1:{port}/hook"
    environment = {
        **{name: value for name, value in os.environ.items() if "TOKEN" not in name},
        "TELEGRAM_TOKEN": telegram.token,
        "TELEGRAM_API": telegram.address,
        "TELEGRAM_WEBHOOK": url,
        "TABLEMATES_PORT": str(port),
        "TABLEMATES_HOUSE_WORKERS": "1",
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bots",
        command,
        "--data",
        str(tmp_path),
        env=environment,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        ana = telegram.person("Ana")
        await telegram.until(lambda: telegram.updates.webhook, 60)
        await ana.start()
        await telegram.message(ana.private, "press Start")
        secret = {SECRET_HEADER: Webhook(url, telegram.token).secret, "Host": "tables.example.org"}
        async with aiohttp.ClientSession() as session:
            assert (await session.post(url, data=b'{"update_id": 1}', headers=secret)).status == 200
            assert (await session.post(url, data=b'{"update_id": 1}')).status == 403
            page = await session.get(f"http://127.0.0.1:{port}/")
            assert page.status == (200 if command == "play" else 404)
    finally:
        process.send_signal(signal.SIGTERM)
        output, _ = await process.communicate()
    assert process.returncode == 0
    assert telegram.token not in output.decode()
