"""Words on pictures: any script, any name, no markup, no more room than there is."""

from __future__ import annotations

import pytest

from adapters.pictures import labels
from adapters.pictures.fonts import EMOJI_FAMILY, ROBOT, SMILE, drawable, font_families
from adapters.pictures.labels import ROW, DrawnLabel, written
from adapters.pictures.shapes import Sprite
from adapters.text.words import ISOLATE, POP

INK = (10, 20, 30)


def of(text: str, **options: object) -> Sprite:
    (sprite,) = written([DrawnLabel(text, 30, INK, **options)])  # type: ignore[arg-type]
    return sprite


@pytest.mark.parametrize(
    "name",
    ['#panic("x")', "*bold* _it_ $x^2$", "\\u{1F600} #let x = 1", "// comment", "<label> @ref", '"; }', "`raw`"],
)
def test_a_name_is_never_read_as_markup(name: str) -> None:
    """Every sign takes room: what was read as markup would leave some of them out."""
    assert of(name).width > sum(of(sign).width for sign in name if sign != " ") * 0.9


@pytest.mark.req("PL-24")
@pytest.mark.parametrize(
    "name", ["శ్రీలక్ష్మి మూర్తి", "عبد الرحمن", "山田太郎", "김민수", "Žofie Ünïcode", "Съединение"]
)
def test_every_script_is_written(name: str) -> None:
    sprite = of(name)
    assert sprite.height == ROW * 30
    assert sprite.width > 60
    assert sprite.shape.getbbox() is not None


def test_nothing_is_cut_off_above_or_below() -> None:
    """Telugu forms below the line and accents above it keep clear of the row's edges."""
    for name in ("శ్రీలక్ష్మి", "క్ష్మ్యై", "ÅÊ̂Ṩ", "ځڝۑٍّ"):
        inked = of(name).shape.getbbox()
        assert inked is not None
        assert inked[1] > 0 and inked[3] < ROW * 30, name


@pytest.mark.parametrize(
    "name", ["Maximiliane von Hohenstein zu Sayn", "శ్రీలక్ష్మి మూర్తి గారి అబ్బాయి", "عبد الرحمن بن سعيد الشحي"]
)
def test_a_long_name_is_made_to_fit(name: str) -> None:
    assert of(name).width > 200
    assert of(name, widest=150).width <= 152


def test_the_number_that_tells_two_of_one_name_apart_is_kept() -> None:
    one, other = (of(f"Maximiliane von Hohenstein {number}", widest=150) for number in (2, 3))
    assert one.width <= 152
    assert one.shape.tobytes() != other.shape.tobytes()


@pytest.mark.skipif(EMOJI_FAMILY in font_families(), reason="there is a font for emoji here")
@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("🤖 Robin", f"{ROBOT} Robin"),
        ("🦊🦊", SMILE * 2),
        ("👩‍👩‍👧 Ana", f"{SMILE} Ana"),
        ("👍🏽 🇧🇬", f"{SMILE} {SMILE}"),
        ("❤ ★ శ్రీ", "❤ ★ శ్రీ"),
    ],
)
def test_emoji_get_an_emblem_each_where_no_font_has_them(name: str, shown: str) -> None:
    assert drawable(name) == shown
    assert of(name).shape.getbbox() is not None


@pytest.mark.req("PL-24")
@pytest.mark.parametrize(
    ("text", "is_mirrored", "runs_left"),
    [
        ("Ana", True, False),
        ("سارة", False, True),
        ("🦊 سارة", False, True),
        (f"{ISOLATE}سارة{POP}, {ISOLATE}Ana{POP}", False, False),
        (f"{ISOLATE}Ana{POP} · {ISOLATE}سارة{POP}", True, True),
        ("12", True, True),
    ],
)
def test_a_text_runs_as_its_own_words_do(text: str, is_mirrored: bool, runs_left: bool) -> None:
    assert labels._runs_right_to_left(DrawnLabel(text, 20, INK, is_mirrored=is_mirrored)) is runs_left


def test_labels_are_forgotten_within_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(labels, "LABELS_MAX", 4)
    first = of("first")
    written([DrawnLabel(f"one of {number}", 20, INK) for number in range(9)])
    assert len(labels._known) <= 4
    assert of("first").shape.tobytes() == first.shape.tobytes()
