"""Log lines: plain text or one JSON object each, and never a secret in them.

What is written is looked through as a whole, tracebacks included, so it does not matter how a secret got there:
secrets that are known are taken out by value, others by what they look like. Libraries are kept from writing whole
messages down: those hold people's hands.
"""

from __future__ import annotations

import asyncio
import errno
import json
import logging
import re
import sys
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, Final
from urllib.parse import quote, unquote, urlsplit

from adapters.bounded.limits import Limit
from bots.settings import Settings

log = logging.getLogger(__name__)

GONE: Final = "…"
OUT_OF_FILES_SECONDS = 60.0
SECRET_LENGTH_MIN = 5  # shorter ones are parts of ordinary words
LOOKS_FOR_ROOM = "_start_serving"  # what asyncio calls a second after it found no file for a connection
PLAIN = "%(asctime)s %(levelname)s %(name)s: %(message)s"

# The least level of libraries that at lower ones write down what they send, or the rows they read.
LEAST_LEVELS = {
    "sqlalchemy": logging.WARNING,
    "discord": logging.INFO,
    "telegram": logging.INFO,
    "aiohttp": logging.INFO,
    "asyncio": logging.INFO,
}

_QUOTED = r"""b?"(?:[^"\\]|\\.)*"|b?'(?:[^'\\]|\\.)*'"""
_KIND = r"(?:(?:bot|bearer|basic)\s+)?"  # before what an Authorization header holds
_NAMES = r"pass(?:word|wd)?|secret|token|authorization|api[_-]?key|seed"

# What secrets look like; the first group of a pattern stays.
SHAPES: tuple[re.Pattern[str], ...] = (
    re.compile(r"(://[^/\s:@]*:)[^/\s]+(?=@)"),  # the password in an address
    re.compile(r"(/p/)[\w-]{8,}"),  # a player's address in the playground
    re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w-]{20,}"),  # what answers a press on Discord
    re.compile(rf"((?:{_NAMES})[\"']?\s*[=:,]\s*){_KIND}(?:{_QUOTED})", re.IGNORECASE),
    re.compile(rf"((?<![a-z])(?:{_NAMES})\s*[=:]\s*{_KIND})[^\s\"',;&(){{}}\[\]]+", re.IGNORECASE),
    re.compile(r"()(?<!\d)\d{6,}(?::|%3A)[\w-]{20,}", re.IGNORECASE),  # a Telegram token
    re.compile(r"()(?<![\w-])[\w-]{20,}\.[\w-]{5,}\.[\w-]{25,}"),  # a Discord token
    re.compile(r"()b'(?:[^'\\]|\\.){16,}'|b\"(?:[^\"\\]|\\.){16,}\""),  # bytes, as seeds are
    re.compile(r"()(?<![0-9a-f])[0-9a-f]{64,}(?![0-9a-f])", re.IGNORECASE),  # a seed in digits, or a hash
)


def redactor(secrets: Iterable[str]) -> Callable[[str], str]:
    """What takes these secrets, and everything that looks like one, out of a text."""
    known_secrets = [secret for secret in secrets if len(secret) >= SECRET_LENGTH_MIN]
    spellings = {spelling for secret in known_secrets for spelling in _spellings(secret)}
    longest_first = sorted(spellings, key=len, reverse=True)
    known = re.compile("|".join(map(re.escape, longest_first)) or "(?!)")

    def redacted(text: str) -> str:
        text = known.sub(GONE, text)
        for shape in SHAPES:
            text = shape.sub(lambda found: (found[1] or "") + GONE, text)
        return text

    return redacted


def _spellings(secret: str) -> tuple[str, ...]:
    """A secret as it is, and as it looks in an address, in Python and in JSON."""
    return secret, quote(secret), quote(secret, safe=""), repr(secret)[1:-1], json.dumps(secret)[1:-1]


class Plain(logging.Formatter):
    """Lines for people."""

    def __init__(self, redacted: Callable[[str], str]) -> None:
        super().__init__(PLAIN)
        self._redacted = redacted

    def format(self, record: logging.LogRecord) -> str:
        """The line, and the traceback if there is one."""
        return self._redacted(super().format(record))


class Json(logging.Formatter):
    """Lines for programs: one JSON object each."""

    def __init__(self, redacted: Callable[[str], str]) -> None:
        super().__init__()
        self._redacted = redacted

    def format(self, record: logging.LogRecord) -> str:
        """The object on one line."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "text": self._redacted(record.getMessage()),
        }
        if record.exc_info:
            line["exception"] = self._redacted(self.formatException(record.exc_info))
        elif record.exc_text:
            line["exception"] = self._redacted(record.exc_text)
        return json.dumps(line)


class Lines(logging.StreamHandler):  # type: ignore[type-arg]  # of any text stream
    """Writes lines; one that cannot be made says where it comes from, and nothing of what it was to say."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the library's name
        """Say that a line is missing."""
        failure = sys.exc_info()[0]
        with suppress(OSError, ValueError):  # There may be nowhere to write.
            name = failure.__name__ if failure is not None else "?"
            self.stream.write(f"a line of {record.name}, {record.module}:{record.lineno}, is missing: {name}\n")


def secrets_of(settings: Settings) -> list[str]:
    """The secrets that this process knows."""
    found = []
    for token in (settings.token_of_discord, settings.token_of_telegram):
        with suppress(OSError):  # Whoever needs the token says so.
            found.append(token() or "")
    if settings.database_url:
        with suppress(ValueError):
            password = urlsplit(settings.database_url).password or ""
            found += [password, unquote(password)]
    return found


def set_up(settings: Settings) -> None:
    """Have this process write its log to standard error, also what would end it."""
    redacted = redactor(secrets_of(settings))
    lines = Lines()
    lines.setFormatter(Json(redacted) if settings.log_json else Plain(redacted))
    logging.basicConfig(level=settings.log_level.upper(), handlers=[lines])
    logging.captureWarnings(True)
    for name, least in LEAST_LEVELS.items():
        logging.getLogger(name).setLevel(max(least, logging.getLogger().level))
    sys.excepthook = _log_uncaught


def _log_uncaught(kind: type[BaseException], failure: BaseException, trace: TracebackType | None) -> None:
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, failure, trace)
    else:
        log.critical("stopped by an error", exc_info=(kind, failure, trace))


def say_rarely(loop: asyncio.AbstractEventLoop) -> None:
    """Have a process that is out of file descriptors say so once a minute, and not at every connection that it
    cannot take: those who are inside play on, and the others come in as soon as somebody has left. If the process
    stops meanwhile, asyncio would look for room at doors that are closed; that is nothing to complain of."""
    said = Limit(1, OUT_OF_FILES_SECONDS)

    def handle(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        problem = context.get("exception")
        if isinstance(problem, ValueError) and LOOKS_FOR_ROOM in context["message"]:
            return
        if not isinstance(problem, OSError) or problem.errno not in (errno.EMFILE, errno.ENFILE):
            loop.default_exception_handler(context)
        elif not said.is_reached(problem.errno, now := time.monotonic()):
            said.count(problem.errno, now)
            log.error(
                "nobody else can connect: %s; let the process open more files (LimitNOFILE)", problem.strerror
            )

    loop.set_exception_handler(handle)
