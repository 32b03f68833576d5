"""`tablemates new-game`: the few files of a small game that runs, to be changed into another.

The templates are whole games in which @key@, @folder@, @Name@ and @Title@ stand for how the new one is called.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TEMPLATES = Path(__file__).resolve().parent / "templates"
SOURCES = ("engine", "adapters", "bots")
KEY = r"[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*"
KEY_LENGTHS = range(3, 21)

# Where each file of a template goes; not every template has all of them.
PATHS = {
    "engine_init.py.txt": "engine/games/@folder@/__init__.py",
    "adapters_init.py.txt": "adapters/games/@folder@/__init__.py",
    "rules.py.txt": "engine/games/@folder@/rules.py",
    "screen.py.txt": "adapters/games/@folder@/screen.py",
    "words.ftl.txt": "adapters/games/@folder@/words/en.ftl",
    "rules.md.txt": "adapters/games/@folder@/rules/en.md",
    "test_rules.py.txt": "tests/engine/games/@folder@/test_rules.py",
    "hidden.py.txt": "tests/engine/games/@folder@/hidden.py",
    "playthrough.txt": "tests/engine/games/playthroughs/@key@-standard-2.txt",
}


class CannotMake(Exception):  # noqa: N818 - an answer to a person, not an error of ours
    """The game cannot be made; the message is a sentence that says why."""


def new_game(key: str, kind: str, root: Path = ROOT) -> dict[str, int]:
    """Write the files of a new game from the template of this kind; their paths, and how many lines each has."""
    if not (root / "pyproject.toml").is_file() or not (root / "tests").is_dir():
        raise CannotMake("Tablemates is installed here without its sources; make the game in a clone of them.")
    if not re.fullmatch(KEY, key) or len(key) not in KEY_LENGTHS or keyword.iskeyword(key):
        raise CannotMake(
            f"{key!r} is no key for a game; write 3 to 20 small letters and digits, such as 'old-maid'."
        )
    words = key.split("-")
    names = {"key": key, "folder": "_".join(words), "Name": "".join(map(str.capitalize, words))}
    names["Title"] = " ".join(map(str.capitalize, words))
    if (root / "engine" / "games" / names["folder"]).exists():
        raise CannotMake(f"There is a game {key!r} already.")
    for path in _users_of(key, names["folder"], root):
        raise CannotMake(f"{key!r} means something else here, in {path}; choose another key.")
    texts = {
        _filled(target, names): _filled((TEMPLATES / kind / name).read_text("utf-8"), names)
        for name, target in PATHS.items()
        if (TEMPLATES / kind / name).exists()
    }
    for target, text in texts.items():
        (root / target).parent.mkdir(parents=True, exist_ok=True)
        (root / target).write_text(text, encoding="utf-8", newline="\n")
    return {target: text.count("\n") for target, text in texts.items()}


def _filled(text: str, names: dict[str, str]) -> str:
    for name, value in names.items():
        text = text.replace(f"@{name}@", value)
    return text


def _users_of(key: str, folder: str, root: Path) -> Iterator[Path]:
    """Where a word is used already in a way that a game of that name would be mistaken for."""
    for source in SOURCES:
        for path in sorted((root / source).rglob("*")):
            is_meant = path.suffix == ".py" and (path.stem == folder or f'"{key}"' in path.read_text("utf-8"))
            is_said = path.suffix == ".ftl" and re.search(rf"^{key}-", path.read_text("utf-8"), re.MULTILINE)
            if is_meant or is_said:
                yield path.relative_to(root)
