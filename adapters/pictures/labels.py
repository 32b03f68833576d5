"""Words as little transparent pictures, written by typst in whatever scripts they are, and remembered.

All labels of a picture that are not remembered yet are written in one go, as rows of one strip: that is several
times cheaper than one by one.
"""

from __future__ import annotations

import io
import json
import unicodedata
from collections import OrderedDict
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from threading import Lock
from typing import NamedTuple

import typst
from PIL import Image

from adapters.pictures.colours import Colour
from adapters.pictures.fonts import EMBLEMS, drawable, font_families, font_folders
from adapters.pictures.shapes import Sprite

LABELS_MAX = 1024  # remembered; a name is some 20 kB
TEXT_MAX = 200  # characters of one label; longer ones are cut before anyone measures them

# In parts of the size: the height of a row has room for Telugu below the line, and for accents above it.
ROW = 2.0
BASELINE = 1.3
HALF_CAPITAL = 0.357


class DrawnLabel(NamedTuple):
    """A text, how large, in which colour, how wide at most, and how heavy."""

    text: str
    size: int
    colour: Colour
    widest: int = 2000
    is_bold: bool = False
    is_mirrored: bool = False  # how a text without a direction of its own runs


_known: OrderedDict[DrawnLabel, Sprite] = OrderedDict()
_lock = Lock()  # Whoever draws in threads of their own shares what is known.


def written(wanted: Sequence[DrawnLabel]) -> list[Sprite]:
    """The pictures of these labels: as wide as the words, as high as `ROW` says."""
    with _lock:
        missing = [label for label in dict.fromkeys(wanted) if label not in _known]
        if missing:
            _known.update(zip(missing, _written_anew(missing), strict=True))
        found = []
        for label in wanted:
            _known.move_to_end(label)
            found.append(_known[label])
        while len(_known) > LABELS_MAX:
            _known.popitem(last=False)
        return found


@cache
def _compiler() -> typst.Compiler:
    """The compiler; loading its fonts takes a while, so there is one."""
    return typst.Compiler(
        str(Path(__file__).with_suffix(".typ")),
        font_paths=[str(folder) for folder in font_folders()],
        ignore_system_fonts=True,
    )


def _written_anew(labels: Sequence[DrawnLabel]) -> list[Sprite]:
    rows, tops = [], [0]
    for label in labels:
        rows.append(
            {
                "text": drawable(label.text[:TEXT_MAX]),
                "size": label.size,
                "colour": "#{:02x}{:02x}{:02x}".format(*label.colour),
                "bold": label.is_bold,
                "rtl": _runs_right_to_left(label),
                "baseline": tops[-1] + round(BASELINE * label.size),
                "widest": label.widest,
            }
        )
        tops.append(tops[-1] + round(ROW * label.size))
    asked = {
        "width": max(map(_room, labels)),
        "height": tops[-1],
        "fonts": font_families(),
        "emblems": EMBLEMS,
        "rows": rows,
    }
    strip = _compiler().compile(format="png", ppi=72, sys_inputs={"labels": json.dumps(asked)})
    assert isinstance(strip, bytes)
    image = Image.open(io.BytesIO(strip)).convert("RGBA")
    return [_cut(image, top, bottom) for top, bottom in pairwise(tops)]


def _room(label: DrawnLabel) -> int:
    """How wide a strip must be for a label; hardly any character is wider than high, and empty space costs too."""
    return round(min(label.widest + label.size, 1.6 * label.size * (len(label.text) + 1)))


def _cut(strip: Image.Image, top: int, bottom: int) -> Sprite:
    """One row of the strip without the empty ends."""
    row = strip.crop((0, top, strip.width, bottom))
    inked = row.getchannel("A").getbbox() or (0, 0, 1, 1)
    return Sprite.of(row.crop((inked[0], 0, inked[2], row.height)))


def _runs_right_to_left(label: DrawnLabel) -> bool:
    """Whether the first letter that has a direction runs from right to left; what is isolated does not count."""
    depth = 0
    for character in label.text:
        direction = unicodedata.bidirectional(character)
        if direction in ("LRI", "RLI", "FSI"):
            depth += 1
        elif direction == "PDI":
            depth -= 1
        elif depth == 0 and direction in ("L", "R", "AL"):
            return direction != "L"
    return label.is_mirrored
