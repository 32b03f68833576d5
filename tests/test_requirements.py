"""Every mark names a line of requirements.md, and every line there has a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.requirements_report import LIST, listed, marks, proofs

KNOWN = listed(LIST.read_text("utf-8"))


@pytest.fixture(scope="module")
def proved() -> dict[str, list[str]]:
    """The marks of the whole suite, read once."""
    return proofs()


def test_every_mark_names_a_known_requirement(proved: dict[str, list[str]]) -> None:
    assert {name: files for name, files in proved.items() if name not in KNOWN} == {}


def test_every_requirement_has_a_test(proved: dict[str, list[str]]) -> None:
    assert [name for name in KNOWN if name not in proved] == []


def test_no_requirement_is_listed_twice() -> None:
    assert sorted(set(KNOWN)) == sorted(KNOWN)


def test_lines_of_a_list_are_requirements_and_other_lines_are_not() -> None:
    assert listed("# SA-1 is one\n\n- SA-9 Cards are dealt.\n- PL-3 It is played.\nSA-2 or so\n") == [
        "SA-9",
        "PL-3",
    ]


@pytest.mark.parametrize("line", ["- SA Cards.", "- SA-1", "- SA-1. Cards.", "- sa-1 Cards.", "-SA-1 Cards."])
def test_what_is_no_requirement_is_noticed(line: str) -> None:
    with pytest.raises(AssertionError):
        listed(line)


@pytest.mark.parametrize(
    ("source", "named"),
    [
        ("@pytest.mark.req('XX-1', 'XX-2')\ndef test_it(): pass", ["XX-1", "XX-2"]),
        ("pytestmark = pytest.mark.req('XX-1')", ["XX-1"]),
        ("CASES = [pytest.param(1, marks=pytest.mark.req('XX-1'))]", ["XX-1"]),
        ("class TestIt:\n    @pytest.mark.req('XX-1')\n    async def test_it(self): pass", ["XX-1"]),
        ("@pytest.mark.browser\ndef test_it(): 'XX-1'", []),
        ("def test_it(): marked(pytest.mark.req('XX-1'))", []),
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
