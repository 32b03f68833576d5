"""The command menus, by scope and language, and the bot's own descriptions."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from .calls import Call, api, check_fields
from .chats import Chat, Group, reachable
from .errors import mistake
from .wire import Wire

if TYPE_CHECKING:
    from .people import Person
    from .stand_in import StandIn

COMMANDS_MAX = 100

_NAME = re.compile(r"[a-z0-9_]{1,32}")
_LANGUAGE = re.compile(r"[a-z]{2}")
_SCOPES = {
    "default": "type*",
    "all_private_chats": "type*",
    "all_group_chats": "type*",
    "all_chat_administrators": "type*",
    "chat": "type* chat_id*",
    "chat_administrators": "type* chat_id*",
    "chat_member": "type* chat_id* user_id*",
}

Scope = tuple[Any, ...]


class Menus:
    """What the menu button shows."""

    def __init__(self) -> None:
        self.by_scope: dict[tuple[Scope, str], list[Wire]] = {}
        self.descriptions: dict[tuple[str, str], str] = {}

    def shown_to(self, person: Person, chat: Chat) -> list[Wire]:
        """The menu that a person sees in a chat: of the most specific scope and the person's language."""
        scopes: list[Scope] = [("chat", chat.id), ("all_private_chats",)]
        if isinstance(chat, Group):
            is_administrator = person.id in chat.administrators
            scopes = [
                ("chat_member", chat.id, person.id),
                *([("chat_administrators", chat.id)] if is_administrator else []),
                ("chat", chat.id),
                *([("all_chat_administrators",)] if is_administrator else []),
                ("all_group_chats",),
            ]
        for scope in [*scopes, ("default",)]:
            for language in (person.language_code[:2], ""):
                if (scope, language) in self.by_scope:
                    return self.by_scope[scope, language]
        return []


@api("setMyCommands", "commands:json* scope:json language_code")
def set_my_commands(world: StandIn, call: Call) -> bool:
    """Set one menu."""
    commands = call.given["commands"]
    if len(commands) > COMMANDS_MAX:
        raise mistake("BOT_COMMANDS_TOO_MUCH")
    for command in commands:
        check_fields("bot command", command, "command* description* is_ephemeral")
        if not _NAME.fullmatch(command["command"]):
            raise mistake("BOT_COMMAND_INVALID")
        if not 1 <= len(command["description"]) <= 256:
            raise mistake("BOT_COMMAND_DESCRIPTION_INVALID")
    if len({command["command"] for command in commands}) < len(commands):
        raise mistake("BOT_COMMAND_DUPLICATE")
    world.menus.by_scope[_key(world, call)] = commands
    return True


@api("getMyCommands", "scope:json language_code")
def get_my_commands(world: StandIn, call: Call) -> list[Wire]:
    """Read one menu."""
    return world.menus.by_scope.get(_key(world, call), [])


@api("deleteMyCommands", "scope:json language_code")
def delete_my_commands(world: StandIn, call: Call) -> bool:
    """Remove one menu."""
    world.menus.by_scope.pop(_key(world, call), None)
    return True


@api("setMyDescription", "description language_code")
def set_my_description(world: StandIn, call: Call) -> bool:
    """Set what an empty chat with the bot shows."""
    return _describe(world, call, "description", 512)


@api("setMyShortDescription", "short_description language_code")
def set_my_short_description(world: StandIn, call: Call) -> bool:
    """Set what the bot's profile shows."""
    return _describe(world, call, "short_description", 120)


def _describe(world: StandIn, call: Call, what: str, length_max: int) -> bool:
    words = call.given.get(what, "")
    if len(words) > length_max:
        raise mistake(f"{what} is too long")
    world.menus.descriptions[what, _language(call)] = words
    return True


def _key(world: StandIn, call: Call) -> tuple[Scope, str]:
    scope = call.get("scope") or {"type": "default"}
    fields = _SCOPES.get(str(scope.get("type")))
    if fields is None:
        raise mistake("unsupported type of bot command scope")
    check_fields("bot command scope", scope, fields)
    if "chat_id" in scope:
        reachable(world, scope["chat_id"])
    return tuple(scope[field.rstrip("*")] for field in fields.split()), _language(call)


def _language(call: Call) -> str:
    language: str = call.given.get("language_code", "")
    if language and not _LANGUAGE.fullmatch(language):
        raise mistake("LANG_CODE_INVALID")
    return language
