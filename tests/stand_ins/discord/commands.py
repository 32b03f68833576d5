"""Slash commands: how a bot may register them, and how a person's input is held against them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from tests.stand_ins.discord.refusals import Refused, invalid_form

_LOCALE_CODES = """
    id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th
    zh-CN ja zh-TW ko
"""
LOCALES = frozenset(_LOCALE_CODES.split())
COMMANDS_MAX = {1: 100, 2: 15, 3: 15}
COMMAND_CHARS_MAX = 8000

SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, NUMBER = 3, 4, 5, 6, 7, 10
CHAT_INPUT = 1
IN_GUILD, IN_BOT_DM, IN_PRIVATE = 0, 1, 2  # contexts
BY_GUILD, BY_USER = 0, 1  # installations

Names = dict[str, Annotated[str, Meta(min_length=1, max_length=100)]]


class Choice(Struct, kw_only=True, forbid_unknown_fields=True):
    """One fixed value of an option."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]
    value: str | int | float
    name_localizations: Names | UnsetType | None = UNSET


class Option(Struct, kw_only=True, forbid_unknown_fields=True):
    """An argument of a command, or a subcommand."""

    type: Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    name: str
    description: Annotated[str, Meta(min_length=1, max_length=100)]
    name_localizations: Names | UnsetType | None = UNSET
    description_localizations: Names | UnsetType | None = UNSET
    required: bool = False
    choices: Annotated[list[Choice], Meta(max_length=25)] | UnsetType = UNSET
    options: Annotated[list[Option], Meta(max_length=25)] | UnsetType = UNSET
    channel_types: list[int] | UnsetType = UNSET
    min_value: int | float | UnsetType = UNSET
    max_value: int | float | UnsetType = UNSET
    min_length: Annotated[int, Meta(ge=0, le=6000)] | UnsetType = UNSET
    max_length: Annotated[int, Meta(ge=1, le=6000)] | UnsetType = UNSET
    autocomplete: bool = False


class Command(Struct, kw_only=True, forbid_unknown_fields=True):
    """A command as the bot registers it; Discord adds the ids."""

    name: str
    type: Literal[1, 2, 3] = 1
    description: Annotated[str, Meta(max_length=100)] = ""
    name_localizations: Names | UnsetType | None = UNSET
    description_localizations: Names | UnsetType | None = UNSET
    options: Annotated[list[Option], Meta(max_length=25)] | UnsetType = UNSET
    default_member_permissions: str | int | UnsetType | None = UNSET
    dm_permission: bool | UnsetType | None = UNSET
    contexts: list[Literal[0, 1, 2]] | UnsetType | None = UNSET
    integration_types: list[Literal[0, 1]] | UnsetType | None = UNSET
    nsfw: bool = False
    id: str | UnsetType = UNSET
    application_id: str | UnsetType = UNSET
    guild_id: str | UnsetType = UNSET
    version: str | UnsetType = UNSET

    def works_in(self, context: int) -> bool:
        """Whether people see the command in a server (0), in their talk with the bot (1) or elsewhere (2)."""
        if isinstance(self.contexts, list):
            return context in self.contexts
        return context == IN_GUILD or (context == IN_BOT_DM and self.dm_permission is not False)

    def comes_by(self, installation: int) -> bool:
        """Whether the command comes with a server that has the bot (0), or with a person who has it (1)."""
        if isinstance(self.integration_types, list):
            return installation in self.integration_types
        return installation == BY_GUILD


def check_all(commands: list[Command]) -> None:
    """Refuses a list of commands that Discord refuses."""
    for kind, most in COMMANDS_MAX.items():
        if sum(command.type == kind for command in commands) > most:
            raise Refused(
                400, 30032, f"Maximum number of application commands reached ({most})", is_violation=True
            )
    for index, command in enumerate(commands):
        path = str(index)
        if not all(
            isinstance(own, UnsetType) for own in (command.application_id, command.guild_id, command.version)
        ):
            raise invalid_form(path, "BASE_TYPE_INVALID", "ids are Discord's to give")
        if command.type != CHAT_INPUT:
            _check_length(path, command.name, 32)
            continue
        _check_name(f"{path}.name", command.name)
        _check_localized(path, command)
        if not command.description:
            raise invalid_form(f"{path}.description", "BASE_TYPE_REQUIRED", "This field is required")
        _check_options(path, [] if isinstance(command.options, UnsetType) else command.options, depth=0)
        if _chars(command) > COMMAND_CHARS_MAX:
            words = f"{_chars(command)} characters, at most {COMMAND_CHARS_MAX}"
            raise invalid_form(path, "APPLICATION_COMMAND_TOO_LARGE", words)
    _check_distinct("", ((command.type, command.name) for command in commands))


def _check_length(path: str, text: str, most: int) -> None:
    if not 1 <= len(text) <= most:
        raise invalid_form(path, "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {most} in length.")


def _check_name(path: str, name: str) -> None:
    """1 to 32 letters, digits, marks, dashes, underscores or apostrophes, in lower case where there is one."""
    _check_length(path, name, 32)
    if name != name.lower() or not all(
        character in "-_'" or unicodedata.category(character)[0] in "LNM" for character in name
    ):
        raise invalid_form(path, "APPLICATION_COMMAND_INVALID_NAME", f"Command name is invalid: {name}")


def _check_localized(path: str, named: Command | Option) -> None:
    for field, texts in (("name", named.name_localizations), ("description", named.description_localizations)):
        for locale, text in (texts or {}).items():
            where = f"{path}.{field}_localizations.{locale}"
            if locale not in LOCALES:
                raise invalid_form(
                    where, "APPLICATION_COMMAND_INVALID_LOCALE", f"{locale} is no locale of Discord's"
                )
            if field == "name":
                _check_name(where, text)


def _check_distinct(path: str, names: Iterable[Any]) -> None:
    seen = set()
    for name in names:
        if name in seen:
            raise invalid_form(path, "APPLICATION_COMMANDS_DUPLICATE_NAME", f"{name} stands twice")
        seen.add(name)


def _check_options(path: str, options: list[Option], depth: int) -> None:
    _check_distinct(f"{path}.options", (option.name for option in options))
    for locale in LOCALES:
        _check_distinct(
            f"{path}.options", (n[locale] for o in options if (n := o.name_localizations or {}).get(locale))
        )
    nested = [option.type in (SUBCOMMAND, GROUP) for option in options]
    if any(nested) and not all(nested):
        raise invalid_form(
            f"{path}.options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Subcommands stand alone."
        )
    is_optional = False
    for index, option in enumerate(options):
        where = f"{path}.options.{index}"
        _check_name(f"{where}.name", option.name)
        _check_localized(where, option)
        if option.required and is_optional:
            words = "Required options must be placed before non-required options"
            raise invalid_form(where, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", words)
        is_optional = is_optional or not option.required
        if option.type in (SUBCOMMAND, GROUP):
            if depth + (option.type == GROUP) > 1 or (depth == 1 and option.type == GROUP):
                raise invalid_form(where, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deeply.")
            _check_options(where, [] if isinstance(option.options, UnsetType) else option.options, depth + 1)
        else:
            _check_choices(where, option)


def _check_choices(path: str, option: Option) -> None:
    choices = [] if isinstance(option.choices, UnsetType) else option.choices
    if choices and option.autocomplete:
        words = "Choices and autocomplete exclude each other."
        raise invalid_form(path, "APPLICATION_COMMAND_OPTIONS_CHOICES_AND_AUTOCOMPLETE", words)
    if (choices or option.autocomplete) and option.type not in (STRING, INTEGER, NUMBER):
        raise invalid_form(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "This type takes no choices.")
    _check_distinct(f"{path}.choices", (choice.name for choice in choices))
    for choice in choices:
        wanted = {STRING: (str,), INTEGER: (int,), NUMBER: (int, float)}[option.type]
        if not isinstance(choice.value, wanted) or (isinstance(choice.value, str) and len(choice.value) > 100):
            raise invalid_form(f"{path}.choices", "BASE_TYPE_INVALID", f"{choice.value!r} does not fit")
        unknown = set(choice.name_localizations or {}) - LOCALES
        if unknown:
            words = f"{sorted(unknown)} are no locales of Discord's"
            raise invalid_form(f"{path}.choices", "APPLICATION_COMMAND_INVALID_LOCALE", words)


def _longest(text: str, localized: Any) -> int:
    return max(len(one) for one in (text, *(localized or {}).values()))


def _chars(named: Command | Option | Choice) -> int:
    """Names, descriptions and values, of each field the longest localisation."""
    total = _longest(named.name, named.name_localizations)
    if isinstance(named, Choice):
        return total + len(str(named.value))
    total += _longest(named.description, named.description_localizations)
    if not isinstance(named.options, UnsetType):
        total += sum(_chars(option) for option in named.options)
    if isinstance(named, Option) and not isinstance(named.choices, UnsetType):
        total += sum(_chars(choice) for choice in named.choices)
    return total


def given_options(
    options: list[Option] | UnsetType,
    words: list[str],
    values: dict[str, Any],
    *,
    focused: str | None = None,
) -> list[dict[str, Any]]:
    """A person's input as an interaction carries it; asserts that Discord would let them send it."""
    known = {} if isinstance(options, UnsetType) else {option.name: option for option in options}
    if words:
        inner = known.get(words[0])
        assert inner is not None and inner.type in (SUBCOMMAND, GROUP), f"there is no subcommand {words[0]}"
        below = given_options(inner.options, words[1:], values, focused=focused)
        return [{"name": inner.name, "type": inner.type, "options": below}]
    stray = sorted(set(values) - set(known))
    assert not stray, f"the command has no option {stray}, only {sorted(known)}"
    if focused is None:
        missing = [option.name for option in known.values() if option.required and option.name not in values]
        assert not missing, f"the command needs {missing}"
    given = []
    for name, value in values.items():
        option = known[name]
        entry: dict[str, Any] = {"name": name, "type": option.type, "value": value}
        if name == focused:
            assert option.autocomplete, f"{name} has no autocomplete"
            # While someone types, the value is text whatever the option's type.
            entry |= {"value": str(value), "focused": True}
        else:
            _assert_fits(option, value)
            if option.type in (USER, CHANNEL):
                entry["value"] = str(value.id)
        given.append(entry)
    return given


def _assert_fits(option: Option, value: Any) -> None:
    kinds: dict[int, Any] = {STRING: str, INTEGER: int, BOOLEAN: bool, NUMBER: (int, float)}
    if option.type in kinds:
        fits = isinstance(value, kinds[option.type]) and (option.type == BOOLEAN or not isinstance(value, bool))
        assert fits, f"{option.name} does not take {value!r}"
    else:
        assert hasattr(value, "id"), f"{option.name} takes a person or a channel, not {value!r}"
    if not isinstance(option.choices, UnsetType) and option.choices:
        allowed = [choice.value for choice in option.choices]
        assert value in allowed, f"{option.name} is one of {allowed}, not {value!r}"
    if isinstance(value, str):
        least = 0 if isinstance(option.min_length, UnsetType) else option.min_length
        most = 6000 if isinstance(option.max_length, UnsetType) else option.max_length
        assert least <= len(value) <= most, f"{option.name} has {least} to {most} characters"
    elif isinstance(value, int | float):
        assert isinstance(option.min_value, UnsetType) or value >= option.min_value, (
            f"{option.name}: {value} is small"
        )
        assert isinstance(option.max_value, UnsetType) or value <= option.max_value, (
            f"{option.name}: {value} is large"
        )


def words_of(name: str) -> list[str]:
    """`settings language` as the command and its subcommands."""
    return re.split(r"\s+", name.strip().lstrip("/"))
