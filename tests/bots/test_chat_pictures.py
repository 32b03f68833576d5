"""The pages for newcomers show chats as they are: pictures that one command makes from what is really sent."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from PIL import Image

from adapters.screens.screen import Button, Line, Link, Menu, Screen
from bots.chat_pictures import DrawnButton, DrawnLine, draw_chat
from bots.discord_pictures import message as discord_message
from bots.newcomer_pictures import newcomer_chats
from bots.telegram_pictures import lines_of, message

ROOT = Path(__file__).parent.parent.parent
FOLDER = ROOT / "deploy" / "chats"
PAGES = {name: (ROOT / "deploy" / f"{name}.md").read_text("utf-8") for name in ("discord", "telegram")}
SHOWN = [
    (page, alt, path)
    for page, text in PAGES.items()
    for alt, path in re.findall(r"!\[([^\]]*)\]\(([^)]+)\)", text)
]
ALT_WORDS_MIN = 5
BYTES_MAX = 900_000  # of all files together


@pytest.mark.req("PL-73")
def test_the_command_makes_what_the_pages_show_and_nothing_else_lies_there() -> None:
    made = sorted(f"{name}.png" for name in newcomer_chats("en"))
    assert sorted(Path(path).name for _, _, path in SHOWN) == made
    assert sorted(path.name for path in FOLDER.iterdir()) == made
    assert all(Path(path).name.startswith(page) for page, _, path in SHOWN)
    assert all((FOLDER.parent / path).is_file() and len(alt.split()) >= ALT_WORDS_MIN for _, alt, path in SHOWN)
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) <= BYTES_MAX
    assert "--chats --folder deploy/chats" in (ROOT / "Makefile").read_text("utf-8")


def test_a_chat_is_drawn_the_same_every_time_in_whatever_script() -> None:
    chat = newcomer_chats("ar")["telegram-lobby"]
    drawn = draw_chat(chat)
    assert drawn == draw_chat(chat)
    assert drawn != draw_chat(chat._replace(messages=chat.messages[:1] * 2))
    with Image.open(io.BytesIO(drawn)) as image:
        assert image.width == 840
        assert image.height > image.width


def test_lines_are_those_of_the_message_that_is_sent() -> None:
    lines = [Line("Santase", "title"), Line("1 < 2 & 3"), Line("so it was", "quiet"), Line("and so")]
    drawn = message(Screen(tuple(lines), folded=(2, 4)))
    assert drawn.lines == (
        DrawnLine("Santase", is_bold=True),
        DrawnLine("1 < 2 & 3"),
        DrawnLine("so it was", is_italic=True, is_quoted=True),
        DrawnLine("and so", is_quoted=True),
    )
    assert lines_of('<a href="tg://user?id=1"><b>Ana</b></a>') == (DrawnLine("Ana", is_bold=True),)


def test_discords_markdown_and_menus_are_read_as_its_app_shows_them() -> None:
    lines = [Line("Santase", "title"), Line("1. *Ana*"), Line("so it was", "quiet"), Line("now", "strong")]
    buttons = tuple(Button(f"{number}", f"o{'k' * 12} 0 {number}") for number in range(3))
    controls = ((Menu("Which?", buttons),), (Link("there", "https://discord.com"), buttons[0]))
    drawn = discord_message(Screen(tuple(lines), controls))
    assert drawn.lines == (
        DrawnLine("Santase", is_bold=True, size=15.0),
        DrawnLine("1. *Ana*"),
        DrawnLine("so it was", size=11.0, ink="quiet"),
        DrawnLine("now", is_bold=True),
    )
    assert drawn.rows == ((DrawnButton("Which? ▾"),), (DrawnButton("there", is_link=True), DrawnButton("0")))
