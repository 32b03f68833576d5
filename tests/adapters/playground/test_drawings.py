"""Every drawing that the page asks for is there: a name that nobody draws leaves a hole, and no error."""

from __future__ import annotations

import re

import pytest

from adapters.playground.assets import STATIC
from adapters.playground.marked import SIGNS
from adapters.playground.sprite import sprite
from tests.test_architecture import ROOT

TEMPLATES = ROOT / "adapters" / "playground" / "templates"
STYLES = "".join(path.read_text("utf-8") for path in sorted(STATIC.glob("*.css")))


def test_every_mark_that_a_template_names_is_drawn() -> None:
    drawn = {*re.findall(r'<symbol id="([^"]+)"', sprite().decode())}
    texts = "".join(path.read_text("utf-8") for path in TEMPLATES.glob("*.html"))
    calls = re.findall(r"{{ mark\((.*?)\) }}", texts)
    # What is put together, such as "b-" and the name of a bonus, ends in a dash and is not looked for.
    named = {name for call in calls for name in re.findall(r'(?:^| else )"([a-z-]*[a-z])"', call)}
    assert len(named) > 8
    assert named - drawn == set()


@pytest.mark.parametrize("sign", sorted({*SIGNS.values()}))
def test_every_sign_has_a_drawing_that_the_style_shows(sign: str) -> None:
    assert (STATIC / f"sign-{sign}.svg").is_file()
    assert f"sign-{sign}.svg" in STYLES
