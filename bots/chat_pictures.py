"""Chats as people see them, drawn from what is really sent: the chat's name, and messages with pictures,
words and buttons. Each platform turns its own fields into `DrawnMessage`s; see `bots/telegram_pictures.py`."""

from __future__ import annotations

import io
import json
import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal, NamedTuple

import typst
from PIL import Image

from adapters.pictures import fonts
from adapters.pictures.descriptions import Picture
from adapters.pictures.studio import draw

PIXELS_PER_INCH = 144  # two for each point, as on a phone
WORD_LENGTH_MAX = 30  # after which a word without a space is broken
SHADES = 128  # colours of a picture; more of them make files larger, and none of them better

_LONG = re.compile(rf"\w{{{WORD_LENGTH_MAX}}}(?=\w)")
_HERE = Path(__file__)
_EMBLEMS = Path(fonts.__file__).with_name("emblems.typ")

Ink = Literal["ink", "quiet", "link"]


class DrawnLine(NamedTuple):
    """A line of a message."""

    text: str
    is_bold: bool = False
    is_italic: bool = False
    is_quoted: bool = False
    lead: str = ""  # a command that can be tapped, in front
    size: float = 13.0
    ink: Ink = "ink"


class DrawnButton(NamedTuple):
    """A button under a message."""

    label: str
    tone: str = "plain"  # or a colour that the look has
    is_link: bool = False


class DrawnMessage(NamedTuple):
    """A message, from the bot or, on the other side, from whoever looks."""

    lines: tuple[DrawnLine, ...]
    rows: tuple[tuple[DrawnButton, ...], ...] = ()
    picture: Picture | None = None  # as it is described; drawn with the chat
    sender: str = ""
    note: str = ""  # that nobody else sees it, say
    is_own: bool = False


class ChatLook(NamedTuple):
    """How a platform's app looks, as far as it matters: colours as "#rrggbb", and where its buttons stand."""

    ground: str
    bar: str
    bar_ink: str
    bar_quiet: str
    bubble: str
    own: str
    ink: str
    quiet: str
    link: str
    sender: str
    button: str
    button_ink: str
    primary: str
    danger: str
    edge: str | None = None  # a stripe at the side of each message
    corner: float = 6.0  # of buttons
    fills: bool = True  # a row is filled by its buttons
    keys_inside: bool = False  # buttons stand in the message, not under it


class DrawnChat(NamedTuple):
    """What stands on a screen."""

    look: ChatLook
    title: str
    under: str  # the title: how many members, say
    messages: tuple[DrawnMessage, ...]
    offered: tuple[tuple[str, str], ...] = ()  # below them, to pick from: what, and what about it
    typed: str = ""  # below that


def draw_chat(chat: DrawnChat) -> bytes:
    """A chat as a PNG."""
    with TemporaryDirectory() as folder:
        messages = [_asked(message, number, Path(folder)) for number, message in enumerate(chat.messages)]
        asked = {
            "title": fonts.with_emblems(chat.title),
            "under": chat.under,
            "look": {name.replace("_", "-"): value for name, value in chat.look._asdict().items()},
            "fonts": list(fonts.FAMILIES),
            "emblems": fonts.EMBLEMS,
            "messages": messages,
            "offered": [[fonts.with_emblems(part) for part in one] for one in chat.offered],
            "typed": chat.typed,
        }
        (Path(folder) / "chat.typ").write_bytes(_template())
        compiler = typst.Compiler(f"{folder}/chat.typ", font_paths=_folders(), ignore_system_fonts=True)
        drawn = compiler.compile(format="png", ppi=PIXELS_PER_INCH, sys_inputs={"chat": json.dumps(asked)})
    assert isinstance(drawn, bytes)
    stream = io.BytesIO()
    Image.open(io.BytesIO(drawn)).convert("RGB").quantize(SHADES, dither=Image.Dither.NONE).save(
        stream, "PNG", optimize=True
    )
    return stream.getvalue()


def write_chats(folder: Path, chats: Mapping[str, DrawnChat]) -> list[Path]:
    """Draw chats into a folder, each under its name."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for name, chat in chats.items():
        path = folder / f"{name}.png"
        path.write_bytes(draw_chat(chat))
        paths.append(path)
    return paths


def _still(drawn: bytes) -> bytes:
    """A picture as it stays: of an animation the last frame."""
    image = Image.open(io.BytesIO(drawn))
    image.seek(getattr(image, "n_frames", 1) - 1)
    stream = io.BytesIO()
    image.convert("RGB").save(stream, "PNG")
    return stream.getvalue()


@cache
def _template() -> bytes:
    return _EMBLEMS.read_bytes() + b"\n" + _HERE.with_suffix(".typ").read_bytes()


@cache
def _folders() -> list[str]:
    return [str(folder) for folder in fonts.font_folders()]


def _asked(message: DrawnMessage, number: int, folder: Path) -> dict[str, Any]:
    picture = None
    if message.picture is not None:
        picture = f"{number}.png"
        (folder / picture).write_bytes(_still(draw(message.picture)))
    return {
        "sender": message.sender,
        "note": message.note,
        "own": message.is_own,
        "narrow": message.is_own and picture is None,
        "picture": picture,
        "lines": [_line(line) for line in message.lines],
        "rows": [[_button(button) for button in row] for row in message.rows],
    }


def _line(line: DrawnLine) -> dict[str, Any]:
    return {
        "text": fonts.with_emblems(_LONG.sub("\\g<0>\u200b", line.text)),
        "lead": line.lead,
        "bold": line.is_bold,
        "italic": line.is_italic,
        "quoted": line.is_quoted,
        "size": line.size,
        "ink": line.ink,
        "rtl": _runs_right_to_left(line.text),
    }


def _button(button: DrawnButton) -> dict[str, Any]:
    return {"label": fonts.with_emblems(button.label), "tone": button.tone, "link": button.is_link}


def _runs_right_to_left(text: str) -> bool:
    directions = (unicodedata.bidirectional(sign) for sign in text)
    return next((one != "L" for one in directions if one in ("L", "R", "AL")), False)
