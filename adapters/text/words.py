"""Everything the program says, by key and language: a thin wrapper of fluent's catalogues.

The catalogues are adapters/text/locales/<language>/*.ftl for what is common to all games, and
adapters/games/<game>/words/<language>.ftl. English has every key and stands in for what is missing elsewhere; only
games that need not be complete may lack anything. A key nobody has is a warning, which the tests turn into an
error, and shows as the key itself.
"""

from __future__ import annotations

import re
import unicodedata
import warnings
from collections.abc import Collection, Iterable, Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import (
    MAX_PART_LENGTH,
    NeverIsolatingPlaceable,
    Pattern,
    Placeable,
    TextElement,
    VariableReference,
)
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from engine.games import COMPLETE

LOCALES = Path(__file__).parent / "locales"
GAMES = Path(__file__).parents[1] / "games"
FOLDERS = (LOCALES, *sorted(GAMES.glob("*/words")))  # each with a file or a folder of files per language
FALLBACK = "en"
JOINED_BY_COMMAS = ("te",)  # An "and" in a list of names is bookish there.
LISTS_CACHED_MAX = 8192  # per language
FILES_CACHED = 128  # parsed: a file takes some tenths of a second
CACHED_MAX = 32_768  # sentences kept, of all languages: formatting one costs up to 30 µs

ISOLATE, POP = "\u2068", "\u2069"  # what stands between them cannot turn the line around
RIGHT_TO_LEFT = "\u200f"  # a character that is not seen, and gives a line its direction
# A sentence with its key, or a term: to the next line that begins with neither a space nor a brace.
_ENTRY = re.compile(r"^(?P<key>-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ }].*)?)*", re.MULTILINE)
# The blocks of Unicode that hold the characters that run from right to left, and their numbers.
_FROM_RIGHT = re.compile(
    "[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)


class MissingWords(UserWarning):
    """A key, or a value that its sentence needs, is missing."""


class Words:
    """The words of one language: `words("seat-free", seat=2)`."""

    def __init__(self, language: str, *, folders: tuple[Path, ...] = FOLDERS) -> None:
        self.language = language
        self.locale = Locale.parse(language.replace("-", "_"))
        self.is_right_to_left = self.locale.text_direction == "rtl"
        self._catalogues = [_catalogue(name, folders) for name in dict.fromkeys((language, FALLBACK))]
        self._cached_list = lru_cache(maxsize=LISTS_CACHED_MAX)(self._list)
        self._cached_row = lru_cache(maxsize=LISTS_CACHED_MAX)(self._row)

    @lru_cache(maxsize=CACHED_MAX)  # noqa: B019 - languages stay; and a cache of each would be asked by way of Python
    def __call__(self, key: str, **values: str | int) -> str:
        """The sentence of this key with these values, each of them isolated from the direction of the rest."""
        for catalogue in self._catalogues:
            if catalogue.has(key):
                text, errors = catalogue.format(key, values)
                if errors:
                    warnings.warn(f"{key}: {errors}", MissingWords, stacklevel=2)
                return self._settle(text)
        warnings.warn(f"no words for {key!r}", MissingWords, stacklevel=2)
        return key

    def has(self, key: str) -> bool:
        """Whether there are words for this key."""
        return any(catalogue.has(key) for catalogue in self._catalogues)

    def list(self, items: Iterable[str]) -> str:
        """Items as in a sentence: "Ana, Bea, and Cy"."""
        return self._cached_list(tuple(items))

    def row(self, items: Iterable[str]) -> str:
        """Items side by side, outside of any sentence: "Ana 3 · Bea 2"."""
        return self._cached_row(tuple(items))

    def _list(self, items: tuple[str, ...]) -> str:
        named = [_isolated(item) for item in items]
        if self.language in JOINED_BY_COMMAS:
            return self._settle(", ".join(named))
        return self._settle(format_list(named, locale=self.locale))

    def _row(self, items: tuple[str, ...]) -> str:
        return self._settle(" · ".join(map(_isolated, items)))

    def _settle(self, text: str) -> str:
        """The text without isolation marks if all of it runs in one direction, where they change nothing; from
        right to left it says so where it holds anything else, for what is isolated has no direction to go by."""
        if not self.is_right_to_left:
            return text if _FROM_RIGHT.search(text) else _unmarked(text)
        if {"L", "EN", "AN"}.isdisjoint(map(unicodedata.bidirectional, text)):
            return _unmarked(text)
        return RIGHT_TO_LEFT + text.lstrip(RIGHT_TO_LEFT)


def _isolated(text: str) -> str:
    return f"{ISOLATE}{text}{POP}"


def _unmarked(text: str) -> str:
    return text.replace(ISOLATE, "").replace(POP, "")


@cache
def languages() -> tuple[str, ...]:
    """The languages there are catalogues for."""
    return tuple(sorted(path.name for path in LOCALES.iterdir() if any(path.glob("*.ftl"))))


def own_name(language: str) -> str:
    """What a language is called by those who speak it."""
    name = Locale.parse(language, sep="-").get_display_name(language.replace("-", "_")) or language
    return name[0].upper() + name[1:]


@cache
def _words_of(language: str) -> Words:
    return Words(language, folders=FOLDERS)


def words_for(language: str | None) -> Words:
    """The words of a language, of its nearest relative ("pt" finds "pt-BR"), or English."""
    language = language or FALLBACK
    if language in languages():  # as nearly always, and it is asked for at every turn
        return _words_of(language)
    wanted = language.replace("_", "-").lower()
    for found in languages():
        if found.lower() == wanted:
            return _words_of(found)
    for found in languages():
        if found.lower().split("-")[0] == wanted.split("-")[0]:
            return _words_of(found)
    return _words_of(FALLBACK)


# --- The catalogues ------------------------------------------------------------------------------------


def _files(language: str, folders: Iterable[Path]) -> Iterator[Path]:
    for folder in folders:
        yield from sorted([*folder.glob(f"{language}.ftl"), *folder.glob(f"{language}/*.ftl")])


def _entries(language: str, folders: Iterable[Path]) -> Iterator[tuple[Path, Any]]:
    for path in _files(language, folders):
        for entry in _parsed(path.read_text(encoding="utf-8")):
            yield path, entry


@lru_cache(maxsize=FILES_CACHED)
def _parsed(text: str) -> list[Any]:
    return FluentParser().parse(text).body


class _Catalogue:
    """The sentences of one language, each of which is parsed when it is first said: all of them at once would keep
    everybody waiting for some tenths of a second."""

    def __init__(self, language: str, folders: Iterable[Path]) -> None:
        self._bundle = FluentBundle([language])
        self._unparsed: dict[str, str] = {}  # by key, and terms by their name with the dash
        for path in _files(language, folders):
            for entry in _ENTRY.finditer(path.read_text(encoding="utf-8")):
                self._unparsed.setdefault(entry["key"], entry[0])

    def has(self, key: str) -> bool:
        """Whether it has this sentence."""
        return key in self._unparsed or self._bundle.has_message(key)

    def format(self, key: str, values: dict[str, str | int]) -> tuple[str, list[Exception]]:
        """A sentence with its values, and what was wrong with them."""
        self._parse(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{key} has no value"
        if (plain := _formatted_plainly(pattern, values)) is not None:
            return plain, []
        text, errors = self._bundle.format_pattern(pattern, values)
        return str(text), errors

    def _parse(self, key: str) -> None:
        """Parse an entry and whatever it refers to, unless that was done."""
        if (text := self._unparsed.pop(key, None)) is None:
            return
        parsed = FluentParser().parse(text)
        self._bundle.add_resource(parsed)
        references = _References()
        references.visit(parsed)
        for name in references.names:
            self._parse(name)


def _formatted_plainly(pattern: Any, values: dict[str, str | int]) -> str | None:
    """A sentence into which words are put and nothing else, as fluent does it at ten times the price; None where
    there is more to it, as to numbers and to what is missing."""
    parts: list[str] = []
    elements: Iterable[Any] = pattern.elements if type(pattern) is Pattern else (pattern,)
    for element in elements:
        kind = type(element)
        if kind is TextElement:
            parts.append(element.value)
            continue
        if kind not in (Placeable, NeverIsolatingPlaceable) or type(element.expression) is not VariableReference:
            return None
        value = values.get(element.expression.id.name)
        if type(value) is not str or len(value) > MAX_PART_LENGTH:
            return None
        parts.append(_isolated(value) if kind is Placeable else value)
    return "".join(parts)


@cache
def _catalogue(language: str, folders: tuple[Path, ...]) -> _Catalogue:
    return _Catalogue(language, folders)


def keys(language: str = FALLBACK, *, folders: Iterable[Path] = FOLDERS) -> dict[str, frozenset[str]]:
    """Every key of a catalogue with the variables of its sentence."""
    found = {}
    for _, entry in _entries(language, folders):
        if isinstance(entry, ast.Message):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


def check(folders: Collection[Path] = FOLDERS) -> list[str]:
    """What is wrong with the catalogues: unreadable or doubled entries, other keys or variables than English has,
    plural forms left out, control characters. A game that need not be complete may lack translations."""
    problems = []
    wanted = keys(folders=folders)
    may_lack = keys(folders=[folder for folder in folders if not _is_complete(folder)]).keys()
    for language in sorted({path.stem for folder in folders for path in folder.iterdir()}):
        problems += [f"{language}: {problem}" for problem in _own_problems(language, folders)]
        found = keys(language, folders=folders)
        problems += [f"{language}: {key} is missing" for key in sorted(wanted.keys() - found.keys() - may_lack)]
        problems += [f"{language}: {key} is unknown" for key in sorted(found.keys() - wanted.keys())]
        for key in sorted(wanted.keys() & found.keys()):
            odd = sorted(wanted[key] ^ found[key])
            if odd:
                problems.append(f"{language}: {key} differs in ${', $'.join(odd)}")
    return problems


def untranslated(folders: Iterable[Path] = FOLDERS) -> list[str]:
    """Where people read English for want of translations: by game and language, how many sentences are missing."""
    lacking = []
    for folder in folders:
        if not _is_complete(folder):
            wanted = keys(folders=[folder]).keys()
            for language in languages():
                missing = len(wanted - keys(language, folders=[folder]).keys())
                if missing:
                    lacking.append(f"{_game_of(folder)}: {missing} of {len(wanted)} sentences in {language}")
    return lacking


def _game_of(folder: Path) -> str | None:
    """The key of the game whose words are in this folder; None if they are for all games."""
    return folder.parent.name.replace("_", "-") if folder.name == "words" else None


def _is_complete(folder: Path) -> bool:
    """Whether the words in this folder must be there in every language."""
    game = _game_of(folder)
    return game is None or game in COMPLETE


def _own_problems(language: str, folders: Iterable[Path]) -> Iterator[str]:
    rule = Locale.parse(language.replace("-", "_")).plural_form
    plurals = _Plurals(frozenset(rule.tags) | {"other"})
    seen = set()
    for path, entry in _entries(language, folders):
        if isinstance(entry, ast.Junk):
            yield f"{path.name}: cannot be read: {(entry.content or '').partition(chr(10))[0]}"
        elif isinstance(entry, ast.Message | ast.Term):
            if entry.id.name in seen:
                yield f"{entry.id.name} is there twice"
            seen.add(entry.id.name)
            plurals.visit(entry)
            yield from (f"{entry.id.name} lacks the plural {form}" for form in sorted(plurals.lacking))
            plurals.lacking.clear()
    for path in _files(language, folders):
        signs = set(path.read_text(encoding="utf-8")) - set("\n\u200c\u200d")
        if any(unicodedata.category(sign) in ("Cc", "Cf") for sign in signs):
            yield f"{path.name} holds a control character"


class _References(Visitor):
    """Collects the keys of other sentences, and the names of terms with their dash."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802 - fluent's name
        self.names.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802 - fluent's name
        self.names.add(f"-{node.id.name}")
        self.generic_visit(node)


class _Variables(Visitor):
    """Collects the names of variables."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - fluent's name
        self.names.add(node.id.name)


class _Plurals(Visitor):
    """Collects the plural forms that selections by number leave out."""

    def __init__(self, wanted: frozenset[str]) -> None:
        super().__init__()
        self.wanted = wanted
        self.lacking: set[str] = set()

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802 - fluent's name
        forms = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if forms & {"zero", "one", "two", "few", "many"}:
            self.lacking |= self.wanted - forms
        self.generic_visit(node)
