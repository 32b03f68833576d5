"""CONTRIBUTING, followed to the letter in a copy of the sources: a new game is green, and played everywhere."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.package import ROOT, SCRIPT

FILES_MAX = 8
NOT_OURS = re.compile(r"(^|/)(\.|__pycache__/)")
PLAYED = (
    "tests/adapters/discord/test_matches.py::test_a_whole_match_from_play_to_rematch[pig]",
    "tests/adapters/telegram/test_matches.py::test_a_whole_match_from_play_to_rematch[pig]",
    "tests/adapters/playground/test_traffic.py::test_nothing_on_the_wire_tells_a_hidden_card[pig]",
)
HELD_TO = (  # what the section promises besides: contract, examples, playthrough, screens, languages, pictures
    "tests/engine/games/test_every_game.py::test_every_game_keeps_the_contract[scores_add_up-pig-standard-4]",
    "tests/engine/games/pig/test_rules.py::test_a_turn",
    "tests/engine/games/test_playthroughs.py::test_the_game_plays_as_its_playthrough_tells[pig-standard-2.txt]",
    "tests/adapters/screens/test_languages.py::test_every_screen_of_a_match_in_every_language[pig-standard-4]",
    "tests/adapters/pictures/test_every_game.py::test_the_audience_is_shown_no_hand[pig]",
)


def commands(heading: str) -> list[str]:
    """The commands in the blocks of a section, in their order."""
    section = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    return [line for block in re.findall(r"```\n(.*?)```", section, re.DOTALL) for line in block.splitlines()]


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
            if source.is_file():  # One that was removed may still be listed.
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
    typed = commands("Add a game in one sitting")
    assert [line.split()[0] for line in typed].count(".venv/bin/pytest") >= 2
    printed = "".join(map(copy.run, typed))
    passed = re.findall(r"^PASSED (\S+)", printed, re.MULTILINE)
    assert [name for name in (*PLAYED, *HELD_TO) if not any(one.startswith(name) for one in passed)] == []
    assert "pig: the rules in de" in printed
    assert copy.touched() == [
        "adapters/games/pig/rules/en.md",
        "adapters/games/pig/screen.py",
        "adapters/games/pig/words/en.ftl",
        "engine/games/pig/rules.py",
        "tests/engine/games/pig/test_rules.py",
        "tests/engine/games/playthroughs/pig-standard-2.txt",
    ]
    assert len(copy.touched()) <= FILES_MAX
    copy.lint()
    copy.run(".venv/bin/pytest -q tests/test_architecture.py")
    assert not (ROOT / "engine" / "games" / "pig").exists()


@pytest.mark.long
@pytest.mark.req("PL-42")
def test_a_new_game_with_hidden_hands_keeps_the_contract_and_its_secrets(copy: Copy) -> None:
    longest, other = "nine-hundred-and-one", "nine-hundred-and-two"
    copy.run(f".venv/bin/tablemates new-game {longest} --tricks")
    printed = copy.run(f".venv/bin/pytest -q -k {longest} tests/engine/games")
    for check in ("imagination_varies", "hidden_cards_do_not_show", "moves_keep_secrets"):
        assert f"[{check}-{longest}-standard-4]" in printed
    assert f"test_a_leak_in_any_card_game_is_noticed[{longest}-" in printed
    assert f"test_hidden_cards_change_nobody_elses_screen[{longest}-standard-3]" in printed
    copy.run(f".venv/bin/tablemates new-game {other} --dice")
    copy.lint()
