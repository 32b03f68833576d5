"""Commands written in words, and read again: a form such as "play {game} thread" says both ways at once."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from string import Formatter
from typing import Any, Generic, TypeVar

T = TypeVar("T", bound=tuple[Any, ...])


class Forms(Generic[T]):
    """How the commands of one kind of button are written; each is a NamedTuple whose fields stand in its form.

    A command may have several forms: written is the first that says everything about it. Read is the first that
    fits, so that no game can be called "thread".
    """

    def __init__(
        self,
        written: Sequence[tuple[type[T], str]],
        fields: Mapping[str, str],
        numbers: Collection[str] = (),
    ) -> None:
        """Fields are regular expressions by name; numbers are the names of those that are whole numbers."""
        self._numbers = frozenset(numbers)
        self._forms = [(kind, form, _pattern(form, fields)) for kind, form in written]

    def write(self, command: T) -> str:
        """The command in words."""
        said: dict[str, Any] = command._asdict()  # type: ignore[attr-defined]
        for kind, form, pattern in self._forms:
            if type(command) is kind and kind(**{field: said[field] for field in pattern.groupindex}) == command:
                return form.format(**said)
        raise AssertionError(f"no form says {command}")

    def read(self, text: str) -> T | None:
        """What the words mean; None if they are none of ours."""
        for kind, _, pattern in self._forms:
            found = pattern.fullmatch(text)
            if found is not None:
                said = found.groupdict().items()
                return kind(**{field: int(word) if field in self._numbers else word for field, word in said})
        return None


def _pattern(form: str, fields: Mapping[str, str]) -> re.Pattern[str]:
    parts = Formatter().parse(form)
    return re.compile(
        "".join(
            re.escape(text) + (f"(?P<{field}>{fields[field]})" if field else "") for text, field, _, _ in parts
        ),
        re.ASCII,
    )
