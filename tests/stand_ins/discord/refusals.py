"""How Discord says no: the HTTP status, the JSON code and its words."""

from __future__ import annotations

from typing import Any


class Refused(Exception):  # noqa: N818 - an answer, not a fault of the stand-in
    """A request turned down as Discord turns it down; `is_violation` marks what no correct bot would send."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        *,
        errors: dict[str, Any] | None = None,
        is_violation: bool = False,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.is_violation = is_violation

    def body(self) -> dict[str, Any]:
        """The JSON that goes out."""
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.errors is not None:
            body["errors"] = self.errors
        return body

    def __str__(self) -> str:
        found = "; ".join(_leaves(self.errors)) if self.errors else ""
        return f"{self.status}/{self.code} {self.message}" + (f": {found}" if found else "")


def _leaves(errors: dict[str, Any], path: str = "") -> list[str]:
    """The innermost complaints, each with the path to its field."""
    found: list[str] = []
    for key, value in errors.items():
        if key == "_errors":
            found += [f"{path.lstrip('.') or 'body'} ({error['code']}) {error['message']}" for error in value]
        else:
            found += _leaves(value, f"{path}.{key}")
    return found


def invalid_form(path: str, code: str, message: str) -> Refused:
    """50035 for one field; `path` has dots between its steps, such as `components.0.label`."""
    errors: dict[str, Any] = {"_errors": [{"code": code, "message": message}]}
    for step in reversed([step for step in path.split(".") if step]):
        errors = {step: errors}
    return Refused(400, 50035, "Invalid Form Body", errors=errors, is_violation=True)


def invalid_json() -> Refused:
    """The body is no JSON at all."""
    return Refused(400, 50109, "The request body contains invalid JSON.", is_violation=True)


def unknown_route() -> Refused:
    """Discord's plain 404, code 0."""
    return Refused(404, 0, "404: Not Found", is_violation=True)


def unauthorized() -> Refused:
    """The bot's token is missing or wrong."""
    return Refused(401, 0, "401: Unauthorized")


UNKNOWN = {
    "channel": 10003,
    "guild": 10004,
    "member": 10007,
    "message": 10008,
    "user": 10013,
    "webhook": 10015,
    "interaction": 10062,
}


def unknown(what: str) -> Refused:
    """404 for something that never was, or is gone."""
    return Refused(404, UNKNOWN[what], f"Unknown {what.capitalize()}")


def missing_access() -> Refused:
    """The bot may not even see the channel."""
    return Refused(403, 50001, "Missing Access")


def missing_permissions() -> Refused:
    """The bot sees the channel but may not do this."""
    return Refused(403, 50013, "Missing Permissions")


def foreign_message() -> Refused:
    """Only the author edits a message."""
    return Refused(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> Refused:
    """A message of nothing."""
    return Refused(400, 50006, "Cannot send an empty message", is_violation=True)


def closed_dm() -> Refused:
    """The person takes no direct messages."""
    return Refused(403, 50007, "Cannot send messages to this user")


def no_mutual_guild() -> Refused:
    """The bot shares no server with the person."""
    return Refused(403, 50278, "Cannot send messages to this user due to having no mutual guilds")


def archived_thread() -> Refused:
    """Nothing is edited in an archived thread."""
    return Refused(400, 50083, "Thread is archived")


def already_acknowledged() -> Refused:
    """A second first answer."""
    return Refused(400, 40060, "Interaction has already been acknowledged.")


def too_many_follow_ups() -> Refused:
    """Where the bot was only brought along, five messages follow an interaction and no more."""
    return Refused(400, 40094, "This interaction has reached the maximum number of follow-up messages.")


def expired_token() -> Refused:
    """Fifteen minutes are over."""
    return Refused(401, 50027, "Invalid Webhook Token")


def too_large() -> Refused:
    """A file, or all of them, beyond the limit."""
    return Refused(413, 40005, "Request entity too large", is_violation=True)
