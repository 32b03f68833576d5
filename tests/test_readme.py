"""The README shows pictures that are there, says what is on them, and its command makes each of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests import readme_pictures
from tests.readme_pictures import BYTES_MAX, DRAWN, FILMED, FOLDER, PHOTOGRAPHED, ROOT, write_drawn

README = (ROOT / "README.md").read_text("utf-8")
SHOWN = re.findall(r"!\[([^\]]*)\]\(([^)]+)\)", README)
ALT_WORDS_MIN = 5


def test_all_pictures_of_the_readme_are_found() -> None:
    """However they are written: what is looked at below would otherwise miss some."""
    assert README.count("![") + README.count("<img") == len(SHOWN) > 0


@pytest.mark.req("PL-30")
@pytest.mark.parametrize(("alt", "path"), SHOWN, ids=[path for _, path in SHOWN])
def test_a_picture_is_there_and_said_in_words(alt: str, path: str) -> None:
    assert (ROOT / path).is_file()
    assert len(alt.split()) >= ALT_WORDS_MIN


def test_the_command_makes_what_the_readme_shows_and_nothing_else_lies_there() -> None:
    made = sorted([*DRAWN, *PHOTOGRAPHED.values(), FILMED])
    assert sorted(Path(path).name for _, path in SHOWN) == made
    assert {(ROOT / path).parent for _, path in SHOWN} == {FOLDER}
    assert sorted(path.name for path in FOLDER.iterdir()) == made


def test_the_readme_names_the_command() -> None:
    assert "`make readme-pictures`" in README
    rules = (ROOT / "Makefile").read_text("utf-8").partition("\nreadme-pictures:")[2].partition("\n\n")[0]
    assert f"-m {readme_pictures.__name__}" in rules


def test_together_they_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) <= BYTES_MAX


def test_drawn_pictures_are_the_same_every_time(tmp_path: Path) -> None:
    folders = tmp_path / "one", tmp_path / "other"
    for folder in folders:
        folder.mkdir()
        write_drawn(folder)
    one, other = ({path.name: path.read_bytes() for path in folder.iterdir()} for folder in folders)
    assert one == other
    assert one.keys() == DRAWN.keys()
