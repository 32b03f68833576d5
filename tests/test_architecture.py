"""The directions and habits of the code, read from its syntax trees: each rule is a function that complains."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

import pytest

from engine.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("engine", "adapters", "bots")
PLATFORMS = ("adapters.discord", "adapters.telegram", "adapters.playground")
GAME_KEYS = frozenset(GAMES)
# Each room of adapters may import those before it, never those after it; the platforms come last, side by side.
ROOMS = tuple(
    f"adapters.{room}"
    for room in ("bounded", "text", "store", "pictures", "screens", "games", "delivery", "front")
)
# Tests that are not beside a game and yet import one: they need a real one to show something of all games,
# or say of each what only it has.
ABOUT_GAMES = tuple(
    f"tests.{name}"
    for name in (
        "adapters.delivery.test_cleared_log",
        "adapters.delivery.test_courier_faults",
        "adapters.front.test_numbered_hands",
        "adapters.pictures.test_games",
        "adapters.playground.test_felt",
        "adapters.playground.test_lobby_and_end",
        "adapters.playground.test_pictures",
        "adapters.playground.test_secrecy",
        "adapters.screens.test_hint_reasons",
        "adapters.screens.test_home_presets",
        "adapters.screens.test_large_tables",
        "adapters.screens.test_tutorials",
        "bots.test_learn_habits",
        "engine.games.test_standing",
        "engine.test_host_failures",
        "engine.test_replay",
        "journals.test_journals",
        "opponents.rules_of_thumb",
        "readme_pictures",
    )
)
GAME_IMPORTS = (
    *(f"engine.{name}" for name in ("contract", "chance", "cards", "dealing", "dice", "tricks", "facts")),
    *("__future__", "typing", "collections", "dataclasses", "abc", "functools", "itertools", "enum", "math"),
)
INPUT_AND_OUTPUT = frozenset({"open", "print", "input", "exec", "eval", "compile", "__import__", "breakpoint"})
LINES_MAX = 500

# From the style page: as any word of a name, as its start, as its last word.
FORBIDDEN_WORDS = frozenset({"manager", "managers", "helper", "helpers", "util", "utils", "tmp"})
FORBIDDEN_STARTS = ("do_", "process")
FORBIDDEN_LAST = frozenset({"data", "info"})
ALLOWED_NAMES = frozenset({"GameInfo", "do_request"})  # the second is how python-telegram-bot names its port


@dataclass(frozen=True)
class Module:
    """A source file: its dotted name and its text."""

    name: str
    text: str
    is_package: bool = False

    @cached_property
    def tree(self) -> ast.Module:
        """The text as Python understands it, parsed for whoever asks first."""
        return ast.parse(self.text)

    def is_in(self, *packages: str) -> bool:
        """Whether the module is one of these or lies inside one."""
        return _is_in(self.name, packages)

    def imports(self) -> Iterator[str]:
        """Everything imported anywhere in the file, as dotted names; `from a import b` counts as a.b."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                parents = self.name.split(".") if self.is_package else self.name.split(".")[:-1]
                base = parents[: len(parents) - node.level + 1] if node.level else []
                source = ".".join([*base, *([node.module] if node.module else [])])
                yield from (f"{source}.{alias.name}" for alias in node.names)


def _is_in(name: str, packages: tuple[str, ...]) -> bool:
    return any(name == package or name.startswith(package + ".") for package in packages)


def _game_of(name: str) -> str | None:
    """The key of the game to which a module, or something in it, belongs: `engine.games.thurf.rules`."""
    return next((key for key in GAME_KEYS if _is_in(name, _folders_of(key))), None)


def _folders_of(key: str) -> tuple[str, ...]:
    """The two packages of a game: what it is, and how it is told."""
    return tuple(f"{package}.games.{key.replace('-', '_')}" for package in ("engine", "adapters"))


Complaints = Iterator[str]


# --- Directions ---


def engine_needs_nothing(module: Module) -> Complaints:
    """The engine imports the standard library and itself."""
    if module.is_in("engine"):
        for name in module.imports():
            top = name.split(".")[0]
            if top != "engine" and top not in sys.stdlib_module_names:
                yield f"imports {name}"


def games_know_only_the_contract(module: Module) -> Complaints:
    """A game imports the contract, the shared vocabulary and its own modules: no clock, `random` or other game."""
    if module.is_in("engine.games") and module.name != "engine.games":
        key = _game_of(module.name)
        own = _folders_of(key)[:1] if key is not None else ()
        for name in module.imports():
            if not _is_in(name, (*GAME_IMPORTS, *own)):
                yield f"imports {name}"


def games_are_imported_by_their_own(module: Module) -> Complaints:
    """A game's modules are imported from its own folders and its tests; the registries find them by its key."""
    own = _game_of(module.name.removeprefix("tests."))
    for name in module.imports():
        if _game_of(name) not in (None, own):
            yield f"imports {name}"


def games_do_no_input_or_output(module: Module) -> Complaints:
    """A game reads and writes nothing."""
    if module.is_in("engine.games"):
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in INPUT_AND_OUTPUT:
                yield f"calls {node.func.id}"


def adapters_do_not_know_bots(module: Module) -> Complaints:
    """Imports point inwards: bots, adapters, engine."""
    if module.is_in("adapters"):
        for name in module.imports():
            if _is_in(name, ("bots",)):
                yield f"imports {name}"


def adapters_are_rooms(module: Module) -> Complaints:
    """Every module of the adapters lies in a room or a platform."""
    if module.is_in("adapters") and module.name != "adapters" and not module.is_in(*ROOMS, *PLATFORMS):
        yield "lies in no room"


def rooms_import_in_order(module: Module) -> Complaints:
    """A room imports itself and the rooms before it; a platform may import every room."""
    own = next((index for index, room in enumerate(ROOMS) if module.is_in(room)), None)
    if own is not None:
        for name in module.imports():
            if _is_in(name, (*ROOMS[own + 1 :], *PLATFORMS)):
                yield f"imports {name}"


def platforms_do_not_know_each_other(module: Module) -> Complaints:
    """A platform imports no other platform."""
    own = [platform for platform in PLATFORMS if module.is_in(platform)]
    if own:
        others = tuple(platform for platform in PLATFORMS if platform not in own)
        for name in module.imports():
            if _is_in(name, others):
                yield f"imports {name}"


def only_games_name_games(module: Module) -> Complaints:
    """A game's key stands in its own two folders; everyone else gets it from the registry."""
    if not module.is_in("engine.games", "adapters.games"):
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in GAME_KEYS:
                yield f"line {node.lineno} names {node.value!r}"


# --- Habits ---


def modules_say_what_they_are_for(module: Module) -> Complaints:
    """Every module has a docstring."""
    if not ast.get_docstring(module.tree):
        yield "has no docstring"


def modules_have_one_purpose(module: Module) -> Complaints:
    """No module holds more code than can be kept in the head; words beside it do not count."""
    if module.text.count("\n") <= LINES_MAX:
        return
    docstrings = {
        line
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    numbered = enumerate(module.text.splitlines(), 1)
    lines = [line for line, text in numbered if line not in docstrings and text.strip() and text.strip()[0] != "#"]
    if len(lines) > LINES_MAX:
        yield f"has {len(lines)} lines of code"


def names_are_words_of_the_glossary(module: Module) -> Complaints:
    """No module, class or function has a name that says nothing."""
    defined = [
        node.name
        for node in ast.walk(module.tree)
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    for name in (module.name.split(".")[-1], *defined):
        words = [word.lower() for word in re.findall(r"[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])", name)]
        is_empty_word = words and (
            FORBIDDEN_WORDS & set(words) or name.startswith(FORBIDDEN_STARTS) or words[-1] in FORBIDDEN_LAST
        )
        if is_empty_word and name not in ALLOWED_NAMES:
            yield f"has the name {name}"


def names_given_twice(modules: Sequence[Module]) -> Complaints:
    """No name of a class or a type means two things; a game has words of its own, which others may use as well.

    Such classes are facts and stand in its `facts.py`, such types also in its `tables.py` and `rules.py`. A small
    game has no such file, and its facts stand in `rules.py`. One type may be spelled out in several modules.
    """
    facts = {module.name for module in modules if module.is_in("engine.games") and module.name.endswith(".facts")}
    named: dict[str, list[str]] = {}
    spelled_out: set[tuple[str, str]] = set()
    for module in modules:
        game, _, file = module.name.rpartition(".")
        is_of_a_game = module.is_in("engine.games")
        has_its_facts_here = is_of_a_game and file == "rules" and f"{game}.facts" not in facts
        if module.name in facts or has_its_facts_here:
            continue
        for name in classes_of(module):
            named.setdefault(name, []).append(module.name)
        if not (is_of_a_game and file in ("rules", "tables")):
            for name, meaning in types_of(module):
                if (name, meaning) not in spelled_out:
                    spelled_out.add((name, meaning))
                    named.setdefault(name, []).append(module.name)
    for name, found in named.items():
        if len(found) > 1:
            yield f"{name} is defined in {' and '.join(found)}"


def classes_of(module: Module) -> Iterator[str]:
    """The public classes of a module, wherever they stand in it."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield node.name


def types_of(module: Module) -> Iterator[tuple[str, str]]:
    """The public names that a module gives to types, and what they mean there: `Seat = int`."""
    for node in module.tree.body:
        if isinstance(node, ast.Assign):
            names, meaning = node.targets, node.value
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            names, meaning = [node.target], node.value
        else:
            continue
        for name in names:
            if isinstance(name, ast.Name) and re.fullmatch("(?:[A-Z][a-z]+)+", name.id):
                yield name.id, ast.unparse(meaning)


Rule = Callable[[Module], Complaints]

RULES: tuple[Rule, ...] = (
    engine_needs_nothing,
    games_know_only_the_contract,
    games_are_imported_by_their_own,
    games_do_no_input_or_output,
    adapters_do_not_know_bots,
    adapters_are_rooms,
    rooms_import_in_order,
    platforms_do_not_know_each_other,
    only_games_name_games,
    modules_say_what_they_are_for,
    modules_have_one_purpose,
    names_are_words_of_the_glossary,
)


@cache
def read(path: Path) -> Module:
    """A source file of the project as a module."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    is_package = parts[-1] == "__init__"
    text = path.read_text("utf-8")
    return Module(".".join(parts[:-1] if is_package else parts), text, is_package)


def modules(*folders: str) -> list[Module]:
    """Every module in these folders of the project."""
    return [read(path) for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


@pytest.mark.req("PL-1")
@pytest.mark.parametrize("rule", RULES)
def test_the_code_keeps_the_rule(rule: Rule) -> None:
    assert [f"{module.name} {words}" for module in modules(*PACKAGES) for words in rule(module)] == []


def test_tests_that_import_a_game_are_beside_it_or_named() -> None:
    found = [module.name for module in modules("tests") if [*games_are_imported_by_their_own(module)]]
    assert sorted(found) == sorted(ABOUT_GAMES)


def test_a_name_of_a_class_or_type_means_one_thing() -> None:
    assert [*names_given_twice(modules(*PACKAGES))] == []


def test_two_classes_of_one_name_are_found() -> None:
    def module(name: str, text: str) -> Module:
        return Module(name, text)

    facts = [module("engine.games.truco.facts", "class Dealt: pass"), module("engine.facts", "class Dealt: pass")]
    small = [module("engine.games.pig.rules", "class Dealt: pass")]
    private = [module("bots.play", "class _Bot: pass"), module("bots.discord", "class _Bot: pass")]
    assert [*names_given_twice([*facts, *small, *private])] == []
    twice = [module("engine.table", "class Table: pass"), module("adapters.pictures", "class Table: pass")]
    assert [*names_given_twice(twice)] == ["Table is defined in engine.table and adapters.pictures"]
    for file in ("house", "rules"):  # There it is no fact, as `facts.py` has all of those.
        own = [*facts, module(f"engine.games.truco.{file}", "class Dealt: pass")]
        assert [*names_given_twice(own)] == [f"Dealt is defined in engine.facts and engine.games.truco.{file}"]


def test_two_types_of_one_name_are_found() -> None:
    def complaints(**texts: str) -> list[str]:
        return [*names_given_twice([Module(name.replace("__", "."), text) for name, text in texts.items()])]

    kinds = {"engine__table": "Kind = Literal['live']", "adapters__store": "Kind: TypeAlias = tuple[str, str]"}
    assert complaints(**kinds) == ["Kind is defined in engine.table and adapters.store"]
    assert complaints(engine__table="class Kind: pass", bots__play="Kind = str") != []
    assert complaints(engine__table="Kind = str", engine__games__pig__house="Kind = int") != []
    for file in ("facts", "tables", "rules"):
        assert complaints(engine__table="Kind = str", **{f"engine__games__pig__{file}": "Kind = int"}) == []
    assert complaints(engine__table="Kind = str", bots__play="Kind = str") == []  # One meaning.
    assert complaints(engine__table="_Kind = str\nKIND = 1", bots__play="_Kind = int\nKIND = 2") == []


def imported(module: Module, known: dict[str, Module]) -> set[str]:
    """The modules whose code runs before this module's can: those it names and the packages around them.

    The packages around the module itself have been begun by whoever imports it, and are left out; unless something
    is imported that they define, for which they must have got that far.
    """
    found = set()
    for name in module.imports():
        parts = name.split(".")
        on_the_way = [".".join(parts[:end]) for end in range(1, len(parts) + 1)]
        *around, meant = [other for other in on_the_way if other in known] or [module.name]
        found |= {other for other in around if not _is_in(module.name, (other,))}
        found |= {meant} - {module.name}
    return found


def cycles(graph: dict[str, set[str]]) -> list[list[str]]:
    """One way around for each module from which imports lead back to it, the shortest there is."""
    found = []
    for start in graph:
        ways = [[start]]
        seen: set[str] = set()
        while ways:
            way = ways.pop(0)
            for other in sorted(graph[way[-1]]):
                if other == start:
                    found.append([*way, start])
                    ways = []
                    break
                if other not in seen:
                    seen.add(other)
                    ways.append([*way, other])
    return found


def test_no_import_leads_back() -> None:
    known = {module.name: module for module in modules(*PACKAGES)}
    assert cycles({name: imported(module, known) for name, module in known.items()}) == []


def test_a_cycle_through_a_package_file_is_found() -> None:
    texts = {
        "a": "from a.top import x",
        "a.top": "import b.low",
        "b": "",
        "b.low": "from a.deep import y",
        "a.deep": "",
    }
    known = {name: Module(name, text, name in ("a", "b")) for name, text in texts.items()}
    found = cycles({name: imported(module, known) for name, module in known.items()})
    assert ["b.low", "a", "a.top", "b.low"] in found


def test_a_cycle_through_the_own_package_is_found() -> None:
    texts = {"a": "from a.top import x", "a.top": "from a import y", "a.low": "from . import deep", "a.deep": ""}
    known = {name: Module(name, text, name == "a") for name, text in texts.items()}
    assert cycles({name: imported(module, known) for name, module in known.items()}) == [
        ["a", "a.top", "a"],
        ["a.top", "a", "a.top"],
    ]


def test_the_tests_are_no_longer_than_the_code_may_be() -> None:
    assert [module.name for module in modules("tests") if [*modules_have_one_purpose(module)]] == []


def test_the_rules_see_the_whole_project() -> None:
    assert {"engine.contract", "engine.games", "adapters.screens.screen"} <= {
        module.name for module in modules(*PACKAGES)
    }


@pytest.mark.parametrize(
    ("rule", "name", "text"),
    [
        (engine_needs_nothing, "engine.table", "import aiohttp"),
        (engine_needs_nothing, "engine.host", "from adapters.store import Store"),
        (engine_needs_nothing, "engine.host", "def late():\n    import sqlmodel"),
        (games_know_only_the_contract, "engine.games.truco.rules", "import random"),
        (games_know_only_the_contract, "engine.games.truco.rules", "from datetime import datetime"),
        (games_know_only_the_contract, "engine.games.truco.rules", "from engine import table"),
        (games_know_only_the_contract, "engine.games.truco.rules", "from engine.games.santase.rules import PACK"),
        (games_know_only_the_contract, "engine.games.truco.rules", "from .. import santase"),
        (games_know_only_the_contract, "engine.games.truco.rules", "from ..santase import PACK"),
        (games_know_only_the_contract, "engine.games.truco.rules", "from engine.games.thurf.tables import PACK"),
        (games_know_only_the_contract, "engine.games.thurf.tables", "from engine.games.truco.rules import PACK"),
        (games_do_no_input_or_output, "engine.games.truco.rules", "open('scores')"),
        (games_do_no_input_or_output, "engine.games.truco.rules", "__import__('random')"),
        (adapters_do_not_know_bots, "adapters.delivery.courier", "from bots.settings import Settings"),
        (adapters_are_rooms, "adapters.courier", ""),
        (rooms_import_in_order, "adapters.text.words", "from adapters.store import Store"),
        (rooms_import_in_order, "adapters.screens.public", "from adapters.games.santase import screen"),
        (rooms_import_in_order, "adapters.delivery.courier", "def late():\n    from adapters.front import desk"),
        (rooms_import_in_order, "adapters.front.desk", "import adapters.discord.bot"),
        (games_are_imported_by_their_own, "adapters.discord.hand", "from engine.games import santase"),
        (games_are_imported_by_their_own, "adapters.discord.hand", "import engine.games.sixty_one"),
        (games_are_imported_by_their_own, "adapters.discord.hand", "import engine.games.thurf.tables"),
        (games_are_imported_by_their_own, "adapters.discord.hand", "from adapters.games.santase import screen"),
        (games_are_imported_by_their_own, "adapters.games.santase.screen", "import engine.games.truco.rules"),
        (
            games_are_imported_by_their_own,
            "adapters.games.santase.screen",
            "from adapters.games.truco import screen",
        ),
        (games_are_imported_by_their_own, "adapters.games.santase.screen", "from ..truco.screen import ranks"),
        (
            games_are_imported_by_their_own,
            "adapters.games.hint_parts",
            "from engine.games.truco.rules import Truco",
        ),
        (games_are_imported_by_their_own, "adapters.front.desk", "from engine.games.truco.rules import Truco"),
        (games_are_imported_by_their_own, "engine.table", "from engine.games.truco.rules import Truco"),
        (games_are_imported_by_their_own, "bots.cli", "from engine.games import sixty_one"),
        (games_are_imported_by_their_own, "tests.engine.test_table", "from engine.games.truco.rules import Truco"),
        (games_are_imported_by_their_own, "tests.engine.games.santase.scene", "import engine.games.truco.rules"),
        (platforms_do_not_know_each_other, "adapters.discord.hand", "from adapters import telegram"),
        (platforms_do_not_know_each_other, "adapters.discord.hand", "from ..telegram import client"),
        (only_games_name_games, "adapters.delivery.courier", "if key == 'santase': pass"),
        (only_games_name_games, "bots.cli", "KEYS = ['sixty-one']"),
        (only_games_name_games, "adapters.screens.public", "match key:\n    case 'truco': pass"),
        (modules_say_what_they_are_for, "engine.table", "X = 1"),
        (modules_have_one_purpose, "engine.table", "X = 1\n" * (LINES_MAX + 1)),
        (names_are_words_of_the_glossary, "engine.table", "class TableManager: pass"),
        (names_are_words_of_the_glossary, "engine.utils", ""),
        (names_are_words_of_the_glossary, "engine.table", "def do_deal(): pass"),
        (names_are_words_of_the_glossary, "engine.table", "async def process(): pass"),
        (names_are_words_of_the_glossary, "engine.table", "def table_info(): pass"),
        (names_are_words_of_the_glossary, "engine.table", "class A:\n    def deal_helper(self): pass"),
    ],
)
def test_a_rule_complains(rule: Rule, name: str, text: str) -> None:
    assert [*rule(Module(name, text))] != []


@pytest.mark.parametrize(
    ("rule", "name", "text"),
    [
        (engine_needs_nothing, "engine.host", "import asyncio\nfrom engine.table import Table"),
        (engine_needs_nothing, "adapters.store", "import sqlmodel"),
        (games_know_only_the_contract, "engine.games.truco.rules", "from collections.abc import Iterable"),
        (games_know_only_the_contract, "engine.games.truco.rules", "from engine import cards"),
        (games_know_only_the_contract, "engine.games", "from engine.games.santase.rules import Santase"),
        (games_know_only_the_contract, "engine.games.thurf.rules", "from engine.games.thurf.tables import PACK"),
        (games_know_only_the_contract, "engine.games.thurf.facts", "from engine.games.thurf.tables import PACK"),
        (adapters_do_not_know_bots, "bots.cli", "from bots.settings import Settings"),
        (adapters_are_rooms, "adapters.front.desk", ""),
        (rooms_import_in_order, "adapters.games.santase.hints", "from adapters.screens import screen"),
        (rooms_import_in_order, "adapters.discord.bot", "from adapters.front.desk import Desk"),
        (platforms_do_not_know_each_other, "adapters.discord.hand", "import discord"),
        (games_are_imported_by_their_own, "adapters.discord.hand", "from engine.games import GAMES"),
        (games_are_imported_by_their_own, "adapters.front.desk", "from adapters.games.hint_parts import best"),
        (games_are_imported_by_their_own, "adapters.games.sixty_one.hints", "import engine.games.sixty_one.rules"),
        (games_are_imported_by_their_own, "tests.engine.games.truco.scene", "import engine.games.truco.rules"),
        (
            games_are_imported_by_their_own,
            "tests.adapters.games.truco.test_screen",
            "import engine.games.truco.rules",
        ),
        (platforms_do_not_know_each_other, "adapters.discord.hand", "from . import buttons"),
        (only_games_name_games, "adapters.games.sixty_one.screen", "KEY = 'sixty-one'"),
        (only_games_name_games, "adapters.delivery.courier", "'A santase table.'"),
        (modules_have_one_purpose, "engine.table", "X = 1\n" * LINES_MAX),
        (
            names_are_words_of_the_glossary,
            "engine.contract",
            "class GameInfo: pass\ndef handle(): pass\ndef do(): pass",
        ),
        (names_are_words_of_the_glossary, "engine.table", "def doubled(): pass\ndef data_folder(): pass"),
    ],
)
def test_a_rule_is_content(rule: Rule, name: str, text: str) -> None:
    assert [*rule(Module(name, text))] == []
