"""Where the fonts of the labels lie, and which characters none of them has."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import fontpkg
import noto_cjk_sans_jp_regular

FAMILIES = ("Noto Sans", "Noto Sans Telugu", "Noto Sans Arabic", "Noto Sans CJK JP")
EMOJI_FAMILY = "Noto Color Emoji"
EMOJI_FOLDERS = (Path("/usr/share/fonts/truetype/noto"),)  # where Debian puts fonts-noto-color-emoji

# Stand-ins from the private use area, which no name can hold: `clean_name` drops its characters.
ROBOT, SMILE = "\ue000", "\ue001"
# What emblems.typ draws, by its stand-in, and the emoji that it stands for; the smile stands for all others.
EMBLEMS = {ROBOT: "robot", SMILE: "smile", "\ue002": "bubble", "\ue003": "cup", "\ue004": "lamp"}
EMBLEMS |= {"\ue005": "die", "\ue006": "globe", "\ue007": "bell", "\ue008": "spool"}

# Pictures among the characters, with all that may be joined to them: skin, variation, pictures after a joiner.
_PICTURE = "[\U0001f000-\U0001f3fa\U0001f400-\U0001faff]"
_EMOJI = re.compile(
    f"{_PICTURE}(?:[\ufe0e\ufe0f\U0001f3fb-\U0001f3ff]|\u200d(?:{_PICTURE}|[\u2600-\u27bf]))*|[\U0001f3fb-\U0001f3ff]"
)
_EMBLEM_OF = {"🤖": ROBOT, "💬": "\ue002", "🏆": "\ue003", "💡": "\ue004", "🎲": "\ue005", "🌐": "\ue006"}
_EMBLEM_OF |= {"🔔": "\ue007", "🧵": "\ue008"}
_FLAG = re.compile("[\U0001f1e6-\U0001f1ff]{2}")


def font_folders() -> list[Path]:
    """The folders with the fonts of the packages, and those with an emoji font if there is one."""
    folders = [Path(fontpkg.path(family)).parent for family in FAMILIES[:3]]
    folders.append(Path(noto_cjk_sans_jp_regular.__file__).parent)
    return [*folders, *(folder for folder in EMOJI_FOLDERS if has_emoji(folder))]


def has_emoji(folder: Path) -> bool:
    """Whether the emoji font lies here."""
    return any(folder.glob("NotoColorEmoji*.ttf"))


@cache
def font_families() -> list[str]:
    """The fonts in the order in which they are asked for a character."""
    return [*FAMILIES, EMOJI_FAMILY] if any(map(has_emoji, EMOJI_FOLDERS)) else [*FAMILIES]


def drawable(text: str) -> str:
    """The text with a stand-in for each emoji, if there is no font to draw it with."""
    return text if EMOJI_FAMILY in font_families() else with_emblems(text)


def with_emblems(text: str) -> str:
    """The text with a stand-in for each emoji."""
    for emoji, emblem in _EMBLEM_OF.items():
        text = text.replace(emoji, emblem)
    return _EMOJI.sub(SMILE, _FLAG.sub(SMILE, text))
