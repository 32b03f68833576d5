"""What the repository says about itself: workflows call what exists, links lead somewhere, rooms have signs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from sqlmodel import SQLModel
from typer.core import TyperGroup
from typer.main import get_command

from adapters.store import models
from bots.cli import app
from bots.service import PRESS_MEMORY_SECONDS
from engine.games import COMPLETE
from tests.test_architecture import Module, modules

ROOT = Path(__file__).resolve().parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yaml"))
RELEASE = ROOT / ".github" / "workflows" / "release.yaml"
ROOMS = [ROOT / "engine", ROOT / "adapters", *sorted(path.parent for path in ROOT.glob("adapters/*/__init__.py"))]
README_LINES_MAX, README_WORDS_MAX = 95, 800  # a page and a half
SIGNED = [room for room in ROOMS if room.name != "adapters"]  # the house itself imports nothing
PAGES = sorted(
    path
    for folder in (".", ".github", "deploy", "engine", "adapters", "tests", "bots")
    for path in (ROOT / folder).glob("*.md" if folder == "." else "**/*.md")
    if "rules" not in path.parts
)


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


def commands(workflow: Path) -> Iterator[str]:
    for job in read(workflow)["jobs"].values():
        yield from (step["run"] for step in job["steps"] if "run" in step)


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_calls_what_is_there(workflow: Path) -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    called = [target for command in commands(workflow) for target in re.findall(r"\bmake ([\w-]+)", command)]
    files = [path for command in commands(workflow) for path in re.findall(r" -f (\S+)", command)]
    assert called + files != []
    assert [target for target in called if not re.search(rf"^{target}:", makefile, re.MULTILINE)] == []
    assert [path for path in files if not (ROOT / path).is_file()] == []


def test_an_image_is_made_only_of_what_was_tested_and_named_by_its_tag() -> None:
    jobs = read(RELEASE)["jobs"]
    steps = [step.get("run", "") for step in jobs["package"]["steps"]]
    assert "make test PYTHON=python" in steps
    assert 'test "v$(.venv/bin/tablemates --version)" = "$GITHUB_REF_NAME"' in steps
    assert jobs["image"]["needs"] == "package"


@pytest.mark.parametrize(
    ("heading", "is_released"),
    [
        ("## 0.2.0", True),
        ("## 0.2.0 — 2026-12-01", True),
        ("## 0.2.0 — unreleased", False),
        ("## 0.2.0.1", False),
        ("## 0.3.0", False),
    ],
)
def test_a_release_is_refused_while_the_changelog_calls_it_unreleased(
    heading: str, is_released: bool, tmp_path: Path
) -> None:
    (tmp_path / "CHANGELOG.md").write_text(f"# Changelog\n\n{heading}\n\n- New.\n\n## 0.1.0\n", "utf-8")
    [step] = [command for command in commands(RELEASE) if "CHANGELOG.md" in command]
    done = subprocess.run(
        ["bash", "-e", "-c", step], cwd=tmp_path, env=os.environ | {"GITHUB_REF_NAME": "v0.2.0"}, check=False
    )
    assert (done.returncode == 0) is is_released


def test_the_suite_runs_on_every_python_that_is_promised() -> None:
    [versions] = [job["strategy"]["matrix"]["python"] for job in read(WORKFLOWS[-1])["jobs"].values()]
    lowest = re.search(r'requires-python = ">=(3\.\d+)"', (ROOT / "pyproject.toml").read_text("utf-8"))
    assert lowest is not None
    assert versions == ["3.11", "3.12", "3.13", "3.14"]
    assert versions[0] == lowest[1]


def test_hooks_before_a_commit_need_nothing_but_our_own_tools() -> None:
    repositories = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert {repository["repo"] for repository in repositories} == {"local"}
    hooks = [hook for repository in repositories for hook in repository["hooks"]]
    assert {hook["entry"].split()[0] for hook in hooks} == {".venv/bin/ruff", ".venv/bin/mypy"}


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\((?!\w+:)([^)#\s]+)", page.read_text("utf-8"))
    assert [target for target in targets if not (page.parent / target).exists()] == []


@pytest.mark.req("PL-65")
def test_the_page_on_privacy_names_all_that_is_kept() -> None:
    text = (ROOT / "deploy" / "privacy.md").read_text("utf-8")
    rows = "".join(line for line in text.splitlines() if line.startswith("| `"))
    assert models.PersonRow.__tablename__ in SQLModel.metadata.tables
    assert set(re.findall(r"`(\w+)`", rows)) == SQLModel.metadata.tables.keys()
    assert PRESS_MEMORY_SECONDS == 3 * 86_400
    assert re.search(r"^\| `presses` .* three days \|$", text, re.MULTILINE)


@pytest.mark.parametrize("room", ROOMS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_room_says_what_lives_there_and_where_to_begin(room: Path) -> None:
    text = (room / "README.md").read_text("utf-8")
    assert "**Begin with**" in text
    assert 8 <= len(text.splitlines()) <= 30
    named = re.findall(r"`([\w/]+\.(?:py|typ|ftl|html))`", text)
    assert [name for name in named if not any(room.rglob(name)) and not (ROOT / name).exists()] == []


@pytest.mark.parametrize(
    "room", [*ROOMS, ROOT / "engine" / "house"], ids=lambda path: path.relative_to(ROOT).as_posix()
)
def test_a_room_names_every_module(room: Path) -> None:
    named = re.findall(r"`(\w+\.py)`", (room / "README.md").read_text("utf-8"))
    assert {path.name for path in room.glob("*.py")} - {"__init__.py", *named} == set()


def commands_of(group: TyperGroup, before: str = "") -> Iterator[str]:
    """What can be typed after `tablemates`, groups of commands left out."""
    for name, command in group.commands.items():
        if isinstance(command, TyperGroup):
            yield from commands_of(command, f"{before}{name} ")
        else:
            yield before + name


def test_the_page_on_the_command_line_names_every_command() -> None:
    group = get_command(app)
    assert isinstance(group, TyperGroup)
    known = {"--version", *commands_of(group)}
    lines = re.findall(r"^tablemates (.+)$", (ROOT / "deploy" / "commands.md").read_text("utf-8"), re.MULTILINE)
    named = {command for command in known for line in lines if f"{line} ".startswith(f"{command} ")}
    assert "record show" in known
    assert known - named == set()
    assert len(lines) == len(known)  # one line each, and none for what is gone


def said_to_be_imported(room: Path) -> set[str]:
    """What the sentence on imports names, in the README of a room: rooms, the engine and packages."""
    sentence = re.search(r"\*\*Imports\*\*:(.+?)\.\s", (room / "README.md").read_text("utf-8"), re.DOTALL)
    assert sentence is not None
    return {name.split(".")[0] for name in re.findall(r"`([\w.]+)`", sentence[1])}


def really_imported(room: Path) -> set[str]:
    """The other rooms that the code of a room imports, and the packages that are neither ours nor Python's."""
    here = room.relative_to(ROOT).parts
    names = [name.split(".") for module in modules("/".join(here)) for name in module.imports()]
    abroad = [parts for parts in names if tuple(parts[: len(here)]) != here]
    return {parts[parts[0] == "adapters"] for parts in abroad if parts[0] not in sys.stdlib_module_names}


@pytest.mark.parametrize("room", SIGNED, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_room_imports_what_it_says(room: Path) -> None:
    assert said_to_be_imported(room) == really_imported(room)


def test_readers_are_sent_to_the_shortest_rules_with_cards() -> None:
    rules = {f"engine.games.{key.replace('-', '_')}.rules" for key in COMPLETE}
    with_cards = [module for module in modules("engine/games") if module.name in rules and cards(module)]
    shortest = min(with_cards, key=lambda module: len(module.text.splitlines()))
    [said] = re.findall(
        r"`(\S+)\.py` is the shortest with cards", (ROOT / "engine" / "README.md").read_text("utf-8")
    )
    assert f"engine.{said.replace('/', '.')}" == shortest.name


def cards(module: Module) -> list[str]:
    """What a module imports of cards."""
    return [name for name in module.imports() if name.startswith("engine.cards.")]


def test_the_readme_is_a_page_and_a_half() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    read = re.sub(
        r"!\[[^\]]*\]\([^)]*\)", "", text
    )  # what is said for those who do not see the pictures is not shown
    assert len(text.splitlines()) <= README_LINES_MAX
    assert len(read.split()) <= README_WORDS_MAX


@pytest.mark.req("PL-41")
def test_fair_deals_are_explained_in_ten_lines() -> None:
    explained = (ROOT / "deploy" / "fair.md").read_text("utf-8").partition("## Check it")[0]
    assert len([line for line in explained.splitlines()[1:] if line.strip()]) <= 10
