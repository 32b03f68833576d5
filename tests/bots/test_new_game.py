"""`tablemates new-game`: what it writes, and what it refuses in one sentence."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bots import new_game
from bots.cli import app
from engine.contract import Match, OpenMatch
from engine.games import COMPLETE
from tests.engine.games.every_game import PROPERTIES
from tests.engine.games.hiding import NothingHidden
from tests.engine.games.walk import Setting

FILES = {
    "dice": [
        "adapters/games/old_maid/__init__.py",
        "adapters/games/old_maid/rules/en.md",
        "adapters/games/old_maid/screen.py",
        "adapters/games/old_maid/words/en.ftl",
        "engine/games/old_maid/__init__.py",
        "engine/games/old_maid/rules.py",
        "tests/engine/games/old_maid/test_rules.py",
        "tests/engine/games/playthroughs/old-maid-standard-2.txt",
    ]
}
FILES["tricks"] = sorted([*FILES["dice"], "tests/engine/games/old_maid/hidden.py"])


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The sources as far as the command looks at them, in a folder of their own."""
    for name in ("engine/games/santase", "adapters/games/santase/words", "bots", "tests"):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "engine" / "table.py").write_text('PHASES = ("lobby", "playing")\n')
    (tmp_path / "adapters" / "games" / "hint_parts.py").touch()
    (tmp_path / "adapters" / "words.ftl").write_text("house-name = { $name }\n")
    monkeypatch.setattr(new_game.new_game, "__defaults__", (tmp_path,))
    return tmp_path


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["new-game", *arguments])


def written(tree: Path) -> list[str]:
    return sorted(
        path.relative_to(tree).as_posix()
        for path in tree.rglob("*")
        if "old" in path.as_posix() and path.is_file()
    )


@pytest.mark.parametrize("kind", FILES)
def test_the_files_of_a_game_are_written_and_named(tree: Path, kind: str) -> None:
    result = run("old-maid", f"--{kind}")
    assert (result.exit_code, result.stderr) == (0, "")
    assert written(tree) == FILES[kind]
    assert sorted(re.findall(r"^(.+): \d+ lines?$", result.stdout, re.MULTILINE)) == FILES[kind]
    for name in FILES[kind]:
        assert not re.search(r"@(key|folder|Name|Title)@", (tree / name).read_text("utf-8"))


@pytest.mark.parametrize(
    "key", ["", "x", "Pig", "9men", "two words", "-pig", "pig-", "a--b", "../pig", "class", "ö" * 4, "p" * 21]
)
def test_what_is_no_key_is_refused(tree: Path, key: str) -> None:
    result = run("--dice", "--", key)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"{key!r} is no key for a game; ")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("santase --dice", "There is a game 'santase' already."),
        ("lobby --dice", "'lobby' means something else here, in engine/table.py; choose another key."),
        ("house --tricks", "'house' means something else here, in adapters/words.ftl; choose another key."),
        (
            "hint-parts --dice",
            "'hint-parts' means something else here, in adapters/games/hint_parts.py; choose another key.",
        ),
        ("old-maid", "Say what the game is like: --dice or --tricks."),
        ("old-maid --dice --tricks", "Say what the game is like: --dice or --tricks."),
    ],
)
def test_what_makes_no_sense_gets_one_sentence_and_exit_code_2(tree: Path, arguments: str, sentence: str) -> None:
    result = run(*arguments.split())
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", sentence + "\n")
    assert written(tree) == []


def test_an_installed_package_says_that_it_has_no_sources(tree: Path) -> None:
    (tree / "pyproject.toml").unlink()
    result = run("old-maid", "--dice")
    assert result.stderr == "Tablemates is installed here without its sources; make the game in a clone of them.\n"
    assert (result.exit_code, written(tree)) == (2, [])


def test_a_game_of_ours_is_in_the_way_of_another() -> None:
    for key in COMPLETE:
        assert run(key, "--dice").stderr == f"There is a game {key!r} already.\n"


@pytest.fixture(scope="module")
def race(tmp_path_factory: pytest.TempPathFactory) -> Iterator[type[Match]]:
    """The game of dice that is begun with."""
    root = tmp_path_factory.mktemp("sources")
    (root / "pyproject.toml").touch()
    (root / "tests").mkdir()
    new_game.new_game("old-maid", "dice", root)
    spec = spec_from_file_location("old_maid_rules", root / "engine" / "games" / "old_maid" / "rules.py")
    assert spec is not None and spec.loader is not None
    rules = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(rules)
    yield rules.OldMaid
    del sys.modules[spec.name]


@pytest.mark.parametrize("name", PROPERTIES)
def test_a_game_without_secrets_keeps_the_contract_and_nothing_is_told_of_it(race: type[Match], name: str) -> None:
    assert issubclass(race, OpenMatch)
    for seed in range(4):
        setting = Setting(race, "standard", race.info.seat_counts[seed % 3], NothingHidden())
        PROPERTIES[name](setting, seed, [seed * step for step in range(40)])


def test_everyone_sees_all_of_a_game_without_secrets(race: type[Match]) -> None:
    match = Setting(race, "standard", 3, NothingHidden()).new(1)
    assert len({match.view(seat) for seat in (0, 1, 2, None)}) == 1
    assert issubclass(race, OpenMatch) and match.view(0)._fields == race.lies_open._fields
