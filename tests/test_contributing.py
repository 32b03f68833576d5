"""CONTRIBUTING, followed to the letter in a copy of the sources: a new game is green, and played everywhere."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tests.package import ROOT, SCRIPT

HEADING = "Add a game in one sitting"
KEY = "pig"  # how the section calls the game
FILES_MAX = 8
NOT_OURS = re.compile(r"(^|/)(\.|__pycache__/)")
PLAYED = (
    "tests/adapters/discord/test_matches.py::test_a_whole_match_from_play_to_rematch[{key}]",
    "tests/adapters/telegram/test_matches.py::test_a_whole_match_from_play_to_rematch[{key}]",
    "tests/adapters/playground/test_traffic.py::test_nothing_on_the_wire_tells_a_hidden_card[{key}]",
)
# What `make test` may hold against a new game besides: tests that look at all games at once, which -k leaves out.
OF_ALL_GAMES = (
    *("tests/test_architecture.py", "tests/test_documents.py"),
    *("tests/bots/test_bench_house.py", "tests/bots/test_new_game.py", "tests/adapters/games/test_complete.py"),
    *("tests/adapters/text/test_words.py", "tests/adapters/screens/test_lists_and_rules.py"),
    *("tests/adapters/screens/test_around_the_rules.py", "tests/adapters/screens/test_tutorials.py"),
)
HELD_TO = (  # what the section promises besides: contract, examples, playthrough, screens, languages, pictures
    "tests/engine/games/test_every_game.py::test_every_game_keeps_the_contract[scores_add_up-{key}-standard-4]",
    "tests/engine/games/{folder}/test_rules.py::test_rule_1",
    "tests/engine/games/test_playthroughs.py::test_the_game_plays_as_its_playthrough_tells[{key}-standard-2.txt]",
    "tests/engine/games/test_playthroughs.py::test_no_playthrough_is_left_behind[{key}]",
    "tests/adapters/screens/test_languages.py::test_every_screen_of_a_match_in_every_language[{key}-standard-4]",
    "tests/adapters/pictures/test_every_game.py::test_the_audience_is_shown_no_hand[{key}]",
)
SECRET = (  # and of a game that hides something
    "tests/engine/games/test_every_game.py::test_every_game_keeps_the_contract[imagination_varies-{key}-standard-4]",
    "tests/engine/games/test_every_game.py::test_every_game_keeps_the_contract[hidden_cards_do_not_show-{key}-standard-4]",
    "tests/engine/games/test_every_game.py::test_every_game_keeps_the_contract[moves_keep_secrets-{key}-standard-4]",
    "tests/engine/games/test_broken_games.py::test_a_leak_in_any_card_game_is_noticed[{key}-",
    "tests/engine/games/test_every_screen.py::test_hidden_cards_change_nobody_elses_screen[{key}-standard-3]",
)


def commands(heading: str) -> list[str]:
    """The commands in the blocks of a section, in their order."""
    section = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    return [line for block in re.findall(r"```\n(.*?)```", section, re.DOTALL) for line in block.splitlines()]


def not_passed(printed: str, key: str, tests: Iterable[str]) -> list[str]:
    """Which of these tests of a game, or of groups of tests, has not passed."""
    passed = re.findall(r"^PASSED (\S+)", printed, re.MULTILINE)
    named = [name.format(key=key, folder=key.replace("-", "_")) for name in tests]
    return [name for name in named if not any(one.startswith(name) for one in passed)]


def is_of_the_game(name: str) -> bool:
    """Whether a file is part of a game that is called as the section calls it: somebody may have made it."""
    return f"games/{KEY}/" in name or f"/playthroughs/{KEY}-" in name


class Copy:
    """A copy of the sources in which commands are run as somebody would type them."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "sources"
        self.bytecode: Path | None = None
        listed = subprocess.run(
            ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        # The page's scripts are there although nobody commits them: a copy without them would fetch them anew.
        for name in (*filter(None, listed.stdout.split("\0")), *map(str, SCRIPT.parent.glob("*.min.js"))):
            source = ROOT / name
            if source.is_file() and not is_of_the_game(name):  # One that was removed may still be listed.
                (self.root / source.relative_to(ROOT)).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(source, self.root / source.relative_to(ROOT))
        (self.root / ".venv").symlink_to(sys.prefix)
        self._bring_bytecode()
        outer = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
        self.environment = outer | {
            "PYTHONPATH": str(self.root),
            "PYTEST_ADDOPTS": f"-rp --basetemp={folder / 'temporary'}",
        }
        self.before = self.files()

    def _bring_bytecode(self) -> None:
        """Bring along what is compiled already, as `make` keeps it: compiling takes longer than all else here."""
        if sys.pycache_prefix is not None:
            kept = Path(sys.pycache_prefix)
            self.bytecode = kept / self.root.relative_to("/")
            if (ours := kept / ROOT.relative_to("/")).is_dir():
                shutil.copytree(ours, self.bytecode)

    def close(self) -> None:
        """Leave no bytecode behind of what is gone."""
        if self.bytecode is not None:
            shutil.rmtree(self.bytecode, ignore_errors=True)

    def run(self, command: str) -> str:
        """What a command prints, once it has succeeded."""
        done = subprocess.run(
            command, shell=True, cwd=self.root, env=self.environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def follow(self, typed: Iterable[str]) -> str:
        """What is printed when these commands are typed; of what `make` does only the quick half is done."""
        printed = "".join(self.run(command) for command in typed if not command.startswith("make "))
        self.lint()
        return printed

    def files(self) -> dict[str, bytes]:
        """Every file with what is in it, but for what tools keep for themselves."""
        found = (path for path in self.root.rglob("[!.]*") if path.is_file())
        names = {path.relative_to(self.root).as_posix(): path for path in found}
        return {name: path.read_bytes() for name, path in names.items() if not NOT_OURS.search(name)}

    def touched(self) -> list[str]:
        """The files that were made, changed or removed since."""
        after = self.files()
        return sorted(name for name in self.before.keys() | after if self.before.get(name) != after.get(name))

    def lint(self) -> None:
        """Do as `make lint` does, but ask for the types of what was written alone, which is quicker."""
        written = " ".join(name for name in self.touched() if name.endswith(".py"))
        self.run(f".venv/bin/ruff check . && .venv/bin/ruff format --check . && .venv/bin/mypy {written}")


@pytest.fixture
def copy(tmp_path: Path) -> Iterator[Copy]:
    copy = Copy(tmp_path)
    yield copy
    copy.close()


@pytest.mark.long
@pytest.mark.req("PL-1")
def test_whoever_follows_it_has_a_game_on_every_platform_in_few_files(copy: Copy) -> None:
    typed = commands(HEADING)
    assert typed[-2:] == ["make lint", "make test"]
    printed = copy.follow(typed)
    assert not_passed(printed, "pig", (*PLAYED, *HELD_TO)) == []
    assert "pig: the rules in de" in printed
    assert copy.touched() == [
        "adapters/games/pig/__init__.py",
        "adapters/games/pig/rules/en.md",
        "adapters/games/pig/screen.py",
        "adapters/games/pig/words/en.ftl",
        "engine/games/pig/__init__.py",
        "engine/games/pig/rules.py",
        "tests/engine/games/pig/test_rules.py",
        "tests/engine/games/playthroughs/pig-standard-2.txt",
    ]
    assert len(copy.touched()) <= FILES_MAX
    copy.run(f".venv/bin/pytest -q {' '.join(OF_ALL_GAMES)}")


@pytest.mark.long
@pytest.mark.req("PL-1", "PL-42")
def test_whoever_follows_it_has_a_game_of_tricks_that_keeps_its_secrets(copy: Copy) -> None:
    longest, other = "nine-hundred-and-one", "nine-hundred-and-two"
    typed = [line.replace("pig", longest).replace("--dice ", "--tricks ") for line in commands(HEADING)]
    typed = [line.replace(f"games/{longest}", f"games/{longest.replace('-', '_')}") for line in typed]
    copy.run(f".venv/bin/tablemates new-game {other} --dice")
    printed = copy.follow(typed)
    assert not_passed(printed, longest, (*PLAYED, *HELD_TO, *SECRET)) == []
    assert "tests/engine/games/nine_hundred_and_one/hidden.py" in copy.touched()
