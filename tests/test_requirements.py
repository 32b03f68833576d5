"""Every mark names a requirement line that exists, and no line of a finished list is without a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.requirements_report import LIST, by_area, expanded, marks, proofs

KNOWN = expanded(LIST.read_text("utf-8"))

# Lists of which every line must have a test; a game is added here when it is finished.
FINISHED = ("SA", "KN", "TR", "TH")


@pytest.fixture(scope="module")
def proved() -> dict[str, list[str]]:
    """The marks of the whole suite, read once."""
    return proofs()


def test_every_mark_names_a_known_requirement(proved: dict[str, list[str]]) -> None:
    assert {name: files for name, files in proved.items() if name not in KNOWN} == {}


@pytest.mark.parametrize("area", FINISHED)
def test_every_requirement_of_a_finished_list_has_a_test(area: str, proved: dict[str, list[str]]) -> None:
    assert [name for name in by_area(KNOWN)[area] if name not in proved] == []


def test_no_requirement_is_listed_twice() -> None:
    assert sorted(set(KNOWN)) == sorted(KNOWN)


def test_a_range_names_every_id_in_it() -> None:
    assert expanded("SA-9..SA-11\nPL-3\n") == ["SA-9", "SA-10", "SA-11", "PL-3"]


@pytest.mark.parametrize("text", ["SA", "SA-1..PL-3", "SA-1-3", "sa-1"])
def test_what_is_no_id_is_noticed(text: str) -> None:
    with pytest.raises(AssertionError):
        expanded(text)


@pytest.mark.parametrize(
    ("source", "named"),
    [
        ("@pytest.mark.req('XX-1', 'XX-2')\ndef test_it(): pass", ["XX-1", "XX-2"]),
        ("pytestmark = pytest.mark.req('XX-1')", ["XX-1"]),
        ("CASES = [pytest.param(1, marks=pytest.mark.req('XX-1'))]", ["XX-1"]),
        ("@pytest.mark.browser\ndef test_it(): 'XX-1'", []),
    ],
)
def test_marks_are_found_wherever_they_stand(source: str, named: list[str]) -> None:
    assert [*marks(source)] == named


def test_a_mark_that_cannot_be_read_is_noticed() -> None:
    with pytest.raises(AssertionError, match="line 1"):
        [*marks("pytest.mark.req(NAMES[0])")]


def test_proofs_say_where(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "test_one.py").write_text("pytestmark = pytest.mark.req('XX-1')\n")
    (tmp_path / "shared.py").write_text("pytestmark = pytest.mark.req('XX-2')\n")
    assert proofs(tmp_path) == {"XX-1": ["games/test_one.py"]}
