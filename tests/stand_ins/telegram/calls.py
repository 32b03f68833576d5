"""A call of the Bot API, read strictly: every method lists its parameters, and nothing else may come.

Telegram itself ignores a parameter that it does not know. A bot that sends one has made a mistake all the same, so
here it fails.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from .errors import ApiError, mistake
from .files import Upload

if TYPE_CHECKING:
    from .stand_in import StandIn

# What Telegram says when something is missing; the rest follows one pattern.
_MISSING = {
    "chat_id": "chat_id is empty",
    "text": "message text is empty",
    "photo": "there is no photo in the request",
    "animation": "there is no animation in the request",
    "document": "there is no document in the request",
    "message_id": "message identifier is not specified",
    "callback_query_id": "query is too old and response timeout expired or query ID is invalid",
}


@dataclass
class Request:
    """A line of the log: one request, when it came on the server's clock, and how it was answered."""

    time: float
    method: str
    parameters: dict[str, Any] = field(default_factory=dict)
    status: int = 0  # 0 until answered, and for good where the connection was dropped
    description: str = ""
    is_write: bool = False  # a send or an edit, which the flood limits count
    uploads: tuple[str, ...] = ()  # the names of its parts that are files,
    files: tuple[bytes, ...] = ()  # and what they hold
    message_id: int = 0  # of the message that was sent or changed

    @property
    def chat_id(self) -> int | None:
        """The chat it is about."""
        chat_id = self.parameters.get("chat_id")
        return chat_id if isinstance(chat_id, int) else None


class Call(NamedTuple):
    """A request whose parameters have been read."""

    method: str
    given: dict[str, Any]
    files: dict[str, Upload]

    def get(self, name: str) -> Any:
        """A parameter, or None."""
        return self.given.get(name)


Carry = Callable[["StandIn", Call], Any | Awaitable[Any]]


class Parameter(NamedTuple):
    """How one parameter is written: text, int, bool, json, chat or file."""

    kind: str
    is_required: bool


class Method(NamedTuple):
    """A method of the Bot API."""

    carry_out: Carry
    parameters: dict[str, Parameter]
    is_write: bool
    is_ephemeral: bool


METHODS: dict[str, Method] = {}
_NO_FILE = Parameter("text", is_required=False)


def api(
    name: str, parameters: str = "", *, is_write: bool = False, is_ephemeral: bool = False
) -> Callable[[Carry], Carry]:
    """Make a function the method of this name; parameters are words like `text* limit:int`, * for required."""

    def register(carry_out: Carry) -> Carry:
        METHODS[name] = Method(carry_out, dict(map(_parameter, parameters.split())), is_write, is_ephemeral)
        return carry_out

    return register


def _parameter(word: str) -> tuple[str, Parameter]:
    name, _, kind = word.rstrip("*").partition(":")
    return name, Parameter(kind or "text", word.endswith("*"))


def read_call(name: str, method: Method, fields: dict[str, str], files: dict[str, Upload]) -> Call:
    """Read the fields of a request by the method's list."""
    given: dict[str, Any] = {}
    for key, text in fields.items():
        parameter = method.parameters.get(key)
        if parameter is None:
            raise mistake(f"unknown parameter {key!r} of {name}")
        given[key] = _value(key, parameter.kind, text)
    for key, parameter in method.parameters.items():
        if parameter.is_required and given.get(key) in (None, "") and key not in files:
            raise mistake(_MISSING.get(key, f'parameter "{key}" is required'))
    for part in files:
        if method.parameters.get(part, _NO_FILE).kind != "file" and f'attach://{part}"' not in str(fields):
            raise mistake(f"nothing refers to the file {part!r} of {name}")
    return Call(name, given, files)


def _value(key: str, kind: str, text: str) -> Any:
    try:
        match kind:
            case "int":
                return int(text)
            case "bool":
                return {"true": True, "false": False}[text]
            case "json":
                return msgspec.json.decode(text)
            case "chat":
                return int(text) if text.lstrip("-").isdigit() else text
            case _:
                return text
    except (ValueError, KeyError, msgspec.DecodeError):
        raise mistake(f"can't parse {key}: {text[:60]!r} is no {kind}") from None


def check_fields(what: str, given: Any, allowed: str) -> dict[str, Any]:
    """A JSON object that has no field but these; those with * must be there."""
    if not isinstance(given, dict):
        raise mistake(f"can't parse {what}: object expected as {what}")
    names = allowed.split()
    if strange := set(given) - {name.rstrip("*") for name in names}:
        raise mistake(f"unknown field {min(strange)!r} of {what}")
    for name in names:
        if name.endswith("*") and given.get(name[:-1]) in (None, ""):
            raise mistake(f"can't parse {what}: can't find field {name[:-1]!r}")
    return given


def not_found() -> ApiError:
    """404, which Telegram answers for a method that does not exist."""
    return ApiError(404, "Not Found")
