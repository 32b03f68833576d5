"""What every screen must keep to, so that every platform can show it."""

from __future__ import annotations

import unicodedata
from collections import Counter
from functools import cache

from adapters.screens import Button, Screen
from adapters.screens.buttons import CODE_BYTES_MAX, read_code
from adapters.screens.screen import LABEL_LENGTH_MAX
from adapters.text.words import ISOLATE, POP


def assert_within_limits(screen: Screen) -> None:
    """The limits of Discord (five rows of five), Telegram (64 bytes a code) and a phone; lines without markup."""
    assert 0 < sum(len(line.text) + 1 for line in screen.lines) <= 4000
    assert len(screen.controls) <= 5
    for line in screen.lines:
        assert_plain(line.text)
    assert_plain(screen.short)
    assert "\n" not in screen.short
    buttons = all_buttons(screen)
    for row in screen.controls:
        assert 0 < len(row) <= 5
    for button in buttons:
        assert 0 < len(button.label) <= LABEL_LENGTH_MAX
        assert_plain(button.label)
        assert_plain(button.spoken, may_be_empty=True)
        assert len(button.code.encode()) <= CODE_BYTES_MAX
        assert read_code(button.code) is not None, button.code
    assert [code for code, count in Counter(button.code for button in buttons).items() if count > 1] == []


@cache
def assert_plain(text: str, *, may_be_empty: bool = False) -> None:
    """One visible line in which every isolation is closed."""
    assert text.strip() or may_be_empty
    assert [sign for sign in text if unicodedata.category(sign) in ("Cc", "Zl", "Zp")] == []
    open_isolates = 0
    for sign in text:
        open_isolates += (sign == ISOLATE) - (sign == POP)
        assert open_isolates >= 0, text
        assert unicodedata.bidirectional(sign) not in ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI")
    assert open_isolates == 0, text


def all_buttons(screen: Screen) -> list[Button]:
    """The buttons of a screen; ours have no links or menus."""
    buttons = [control for row in screen.controls for control in row]
    assert all(isinstance(button, Button) for button in buttons)
    return [button for button in buttons if isinstance(button, Button)]


def text_of(screen: Screen | None) -> str:
    """All lines of a screen."""
    assert screen is not None
    return "\n".join(line.text for line in screen.lines)
