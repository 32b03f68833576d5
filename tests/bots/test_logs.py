"""Log lines: their two shapes, and no secret in them, however it got there."""

from __future__ import annotations

import io
import json
import logging
import random
import sys
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import aiohttp
import discord
import pytest
import sqlalchemy
from pydantic import SecretStr
from telegram.error import InvalidToken, NetworkError

from adapters.store import StoreFailed, open_store
from adapters.telegram.api import Api
from bots import logs
from bots.settings import Settings
from engine.journal import Entry, Listing, Row
from tests.databases import new_database

pytestmark = pytest.mark.req("PL-52", "PL-42")

# Made up, in the shapes of real ones.
TELEGRAM = "1234567890:AAF" + "xY_-9" * 6 + "Qw"
DISCORD = "MTA" + "5NzY" * 6 + "." + "GhIjKl" + "." + "aB3_-" * 7
PASSWORD = "p@ss'w\\rd/50%"
PLAYER = "sAro-l9unUh9KnFzaTjLedglRU03-Lx7"
SEED = bytes(range(200, 232))

Written = Callable[[], str]


def settings_with(**given: Any) -> Settings:
    return Settings(
        _env_file=None,
        TELEGRAM_TOKEN=SecretStr(TELEGRAM),
        DISCORD_TOKEN=SecretStr(DISCORD),
        DATABASE_URL=f"postgresql://tablemates:{quote(PASSWORD, safe='')}@db.example/tablemates",
        **given,
    )


@pytest.fixture
def set_up(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Written]]:
    """Sets the log up as a process does; gives what reads it. Afterwards the log is pytest's again."""
    root, stream = logging.getLogger(), io.StringIO()
    levels = {name: logging.getLogger(name).level for name in logs.LEAST_LEVELS}
    handlers, level = root.handlers[:], root.level
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)

    def start(**given: Any) -> Written:
        root.handlers = []
        monkeypatch.setattr(sys, "stderr", stream)
        logs.set_up(settings_with(**given))
        return stream.getvalue

    yield start
    logging.captureWarnings(False)
    root.handlers, root.level = handlers, level
    for name, before in levels.items():
        logging.getLogger(name).setLevel(before)


def is_clean(text: str) -> bool:
    """Whether nothing in a text is, or tells, a secret."""
    told = (TELEGRAM, DISCORD, PASSWORD, PLAYER, SEED.hex(), repr(SEED)[2:-1])
    spelled = [(secret, quote(secret, safe=""), json.dumps(secret)[1:-1]) for secret in told]
    return not [one for spellings in spelled for one in spellings if one in text]


# --- Shapes --------------------------------------------------------------------------------------------


def test_a_line_is_one_json_object_with_its_exception(set_up: Callable[..., Written]) -> None:
    written = set_up(log_json=True)
    logging.getLogger("adapters.delivery.courier").warning("two\nlines of %s", "text")
    try:
        raise KeyError(f"https://api.telegram.org/bot{TELEGRAM}/getMe")
    except KeyError:
        logging.getLogger("bots").exception("failed")
    first, second = map(json.loads, written().splitlines())
    assert first.pop("time").endswith("+00:00")
    assert first == {"level": "WARNING", "logger": "adapters.delivery.courier", "text": "two\nlines of text"}
    assert (second["level"], second["text"]) == ("ERROR", "failed")
    assert "KeyError" in second["exception"] and "getMe" in second["exception"]
    assert is_clean(written())


def test_a_plain_line_is_for_people(set_up: Callable[..., Written]) -> None:
    written = set_up()
    logging.getLogger("engine.host").error("table %s: not saved", "k3f")
    logging.getLogger("engine.host").info("nobody asked")
    assert written().rstrip().endswith("ERROR engine.host: table k3f: not saved")
    assert written().count("\n") == 1


def test_what_ends_the_process_is_a_line_as_well(set_up: Callable[..., Written]) -> None:
    written = set_up(log_json=True)
    try:
        raise OSError(f"postgresql://tablemates:{PASSWORD}@db.example/tablemates")
    except OSError as failure:
        sys.excepthook(type(failure), failure, failure.__traceback__)
    line = json.loads(written())
    assert (line["level"], "OSError" in line["exception"]) == ("CRITICAL", True)
    assert is_clean(written())


def test_a_warning_is_a_line(set_up: Callable[..., Written]) -> None:
    written = set_up()
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        logging.captureWarnings(True)
        warnings.showwarning(UserWarning(f"token {TELEGRAM}"), UserWarning, "file.py", 1)
    assert "UserWarning" in written() and is_clean(written())


def test_a_line_that_cannot_be_made_tells_nothing(set_up: Callable[..., Written]) -> None:
    written = set_up()
    logging.getLogger("adapters").error("two %s %s", TELEGRAM)
    assert "is missing: TypeError" in written() and is_clean(written())


# --- Secrets -------------------------------------------------------------------------------------------


TOLD = {
    "telegram address": f"GET https://api.telegram.org/bot{TELEGRAM}/sendMessage",
    "telegram address, quoted": f"GET https://api.telegram.org/bot{quote(TELEGRAM, safe='')}/sendMessage",
    "discord header": f"Authorization: Bot {DISCORD}",
    "discord headers": f"<CIMultiDict('Authorization': 'Bot {DISCORD}', 'User-Agent': 'x')>",
    "discord headers as pairs": str([("Authorization", f"Bot {DISCORD}")]),
    "discord greeting": json.dumps({"op": 2, "d": {"token": DISCORD, "intents": 1}}),
    "database address": f"postgresql+asyncpg://tablemates:{quote(PASSWORD, safe='')}@db.example:5432/tablemates",
    "database address, unquoted": f"postgresql://tablemates:{PASSWORD}@db.example/tablemates",
    "database password": f"password={PASSWORD!r} host=db.example",
    "database password, quoted": f"invalid dsn: password={quote(PASSWORD)}",
    "player's address": f"GET /p/{PLAYER}/t/k3f9 500",
    "player's address as referrer": f"Referer: http://127.0.0.1:8377/p/{PLAYER}",
    "seed by name": f"{{'seed': {SEED!r}}}",
    "seed as parameter": f"[parameters: ('k3f', 1, {SEED!r})]",
    "seed in digits": f"seed {SEED.hex()}",
    "seed as number": f"0x{SEED.hex()}",
    "seed in JSON": json.dumps({"seed": SEED.hex()}),
}


@pytest.mark.parametrize("is_json", [False, True], ids=["plain", "json"])
@pytest.mark.parametrize("text", TOLD.values(), ids=TOLD)
def test_a_secret_is_taken_out(set_up: Callable[..., Written], text: str, is_json: bool) -> None:
    written = set_up(log_json=is_json)
    logging.getLogger("x").error("%s", text)
    try:
        raise ValueError(text) from ConnectionError(text)
    except ValueError:
        logging.getLogger("x").exception("it failed: %r", [text])
    lines = written().splitlines()
    read = "\n".join(part for line in lines for part in json.loads(line).values()) if is_json else written()
    assert read.count(logs.GONE) >= 4 and "ConnectionError" in read
    assert is_clean(read) and is_clean(written())


@pytest.mark.parametrize(
    "text",
    [
        f"bot{'9' * 10}:AA{'b' * 33}/getMe",
        f"{'M' * 24}.{'G' * 6}.{'x' * 38}",
        "https://discord.com/api/v10/webhooks/1234/" + "aW50ZXJhY3Rpb24" * 4 + "/messages/@original",
        "redis://:hunter2hunter2@cache.example/0",
        "X-Telegram-Bot-Api-Secret-Token: 0123456789abcdefABCDEF",
        "secret_token=0123456789abcdefABCDEF&url=x",
    ],
    ids=["telegram", "discord", "webhook", "address", "header", "field"],
)
def test_a_secret_that_nobody_told_us_is_known_by_its_look(text: str) -> None:
    redacted = logs.redactor([])(text)
    assert "…" in redacted
    for part in ("AAbb", "xxx", "aW50", "hunter2", "0123456789"):
        assert part not in redacted


def test_seeds_are_taken_out_however_they_are_written() -> None:
    chance = random.Random(1)
    redacted = logs.redactor([])
    for _ in range(300):
        seed = chance.randbytes(32)
        assert redacted(f"({seed!r}, 1)") == f"({logs.GONE}, 1)"
        assert redacted(f"is {seed.hex()}.") == f"is {logs.GONE}."


@pytest.mark.parametrize(
    "text",
    [
        "table k3f9q2mz01ab: not saved: disk I/O error",
        "the Discord bot starts again in 5.0 s: the connection was closed",
        "the Telegram bot waits 1.0 s: Telegram wants us to wait",
        "telegram.error.InvalidToken: Not Found",
        'File "/opt/tablemates/adapters/playground/server.py", line 428, in middleware',
        "chat telegram:-100987:5 tries again in 2.0 s: Unknown('TimedOut')",
        "2026-11-16 05:02:13,123 ERROR engine.host: work at a table stopped",
    ],
)
def test_ordinary_lines_stay_as_they_are(text: str) -> None:
    assert logs.redactor(["hunter2hunter2"])(text) == text


def test_a_short_password_does_not_empty_the_log() -> None:
    assert logs.redactor(["a"])("a table") == "a table"


# --- What libraries say --------------------------------------------------------------------------------


async def test_the_telegram_library_says_nothing_of_what_it_sends(set_up: Callable[..., Written]) -> None:
    written = set_up(log_level="DEBUG")
    hand = " ".join(f"{rank}♥" for rank in "QK")  # A traceback shows the lines of this test.
    api = Api(TELEGRAM, "http://127.0.0.1:9")  # Nobody listens there.
    for request in api._request:
        await request.initialize()
    try:
        with pytest.raises(NetworkError) as failure:
            await api.call("sendMessage", chat_id=1, text=hand)
    finally:
        for request in api._request:
            await request.shutdown()
    logging.getLogger("bots.telegram").debug("it stopped", exc_info=failure.value)
    logging.getLogger("bots.telegram").error("%r", InvalidToken(f"The token `{TELEGRAM}` was rejected"))
    assert "NetworkError" in written() and "Q♥" not in written()
    assert is_clean(written())


@pytest.mark.parametrize("name", ["discord.http", "discord.gateway", "telegram.Bot", "sqlalchemy.engine.Engine"])
def test_no_level_lets_a_library_write_whole_messages_down(set_up: Callable[..., Written], name: str) -> None:
    set_up(log_level="DEBUG")
    assert not logging.getLogger(name).isEnabledFor(logging.DEBUG)
    assert logging.getLogger("adapters").isEnabledFor(logging.DEBUG)


async def test_what_aiohttp_and_discord_raise_holds_no_token(set_up: Callable[..., Written]) -> None:
    written = set_up()
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {DISCORD}"}) as session:
        for url in (f"http://127.0.0.1:9/bot{TELEGRAM}/getMe", f"nonsense://bot{TELEGRAM}", f"http://[{TELEGRAM}"):
            try:
                await session.get(url)
            except (aiohttp.ClientError, ValueError):
                logging.getLogger("x").exception("no answer")
    logging.getLogger("x").error("%r", discord.LoginFailure(f"Improper token has been passed: {DISCORD}"))
    assert written().count("Traceback") >= 3 and is_clean(written())


async def test_what_the_store_raises_and_logs_holds_no_seed(
    set_up: Callable[..., Written], tmp_path: Path
) -> None:
    written = set_up(log_level="DEBUG")
    path = tmp_path / "tablemates.db"
    path.write_bytes(new_database())
    store = await open_store(f"sqlite:///{path}")
    row = Row(1, 0.0, "1", "start", "{}", "")
    listing = Listing("123456", "santase", "playing", (1,), 0, 2, False, None)
    entry = Entry("k3f", row, listing, match_number=1, seed=SEED)
    await store.append(entry)
    assert await store.seed("k3f", 1) == SEED
    await store.close()
    with pytest.raises(StoreFailed) as failure:
        await store.append(entry)
    logging.getLogger("x").error("%r", entry, exc_info=failure.value)
    # Even an engine that shows its parameters.
    engine = sqlalchemy.create_engine(f"sqlite:///{path}", poolclass=sqlalchemy.NullPool)
    insert = sqlalchemy.text("INSERT INTO seeds (table_id, match_number, seed) VALUES (:t, 1, :seed)")
    with pytest.raises(sqlalchemy.exc.IntegrityError) as repeated, engine.begin() as connection:
        connection.execute(insert, {"t": "k3f", "seed": SEED})
    assert repr(SEED) in str(repeated.value)
    logging.getLogger("x").error("%s", repeated.value, exc_info=repeated.value)
    assert "IntegrityError" in written() and is_clean(written())
