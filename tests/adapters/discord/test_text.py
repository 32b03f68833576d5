from __future__ import annotations

import re

import pytest

from adapters.discord.text import LINE_LENGTH_MAX, line, mention
from adapters.screens.screen import Line, Style
from adapters.text.plain_text import plain
from adapters.text.words import ISOLATE, POP

pytestmark = pytest.mark.req("PL-43")


@pytest.mark.parametrize(
    ("style", "written"),
    [
        ("title", "### Ana 3"),
        ("plain", "Ana 3"),
        ("strong", "**Ana 3**"),
        ("quiet", "-# Ana 3"),
        ("cards", "## Ana 3"),
    ],
)
def test_a_line_has_its_look(style: Style, written: str) -> None:
    assert line(Line("Ana 3", style)) == written


@pytest.mark.req("PL-17")
def test_a_clock_at_the_end_of_a_line_is_counted_down_by_discord() -> None:
    assert line(Line("2 minutes <t:1:R>", "quiet", 1_700_000_000)) == r"-# 2 minutes \<t\:1:R> · <t:1700000000:R>"


@pytest.mark.parametrize("style", ["title", "plain", "strong", "quiet", "cards"])
def test_nothing_to_show_stays_nothing(style: Style) -> None:
    assert line(Line(" \n\u202e", style)) == ""


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("Q♥  10♠", "Q♥  10♠"),
        ("Ana: 3 · 12:30, 1.5 + 2 - 1 (#4) > 3", "Ana: 3 · 12:30, 1.5 + 2 - 1 (#4) > 3"),
        ("*a* **b** _c_ __d__", r"\*a\* \*\*b\*\* \_c\_ \_\_d\_\_"),
        ("~~gone~~ ||secret||", r"\~\~gone\~\~ \|\|secret\|\|"),
        ("`code` ```block```", r"\`code\` \`\`\`block\`\`\`"),
        (r"back\slash \*", r"back\\slash \\\*"),
        ("[here](https://x.example)", r"\[here\](https\://x.example)"),
        ("<https://x.example>", r"\<https\://x.example>"),
        ("<@123> <@!123> <@&9> <#7> </play:8>", r"\<@123> \<@!123> \<@&9> \<#7> \</play:8>"),
        ("<t:1:R> <:a:5>", r"\<t\:1:R> \<\:a:5>"),
        (":joy: :+1: a:b:c", r"\:joy: \:+1: a\:b:c"),
        ("# Big", r"\# Big"),
        ("-# small", r"\-# small"),
        ("- item", r"\- item"),
        ("+ item", r"\+ item"),
        ("* item", r"\* item"),
        ("> said", r"\> said"),
        (">>> said", r"\>>> said"),
        ("12. item", r"12\. item"),
        ("  # Big", r"\# Big"),
        ("@everyone and @HERE", "@\u200beveryone and @\u200bHERE"),
        ("Ana\n# Big\r\n\tBea", "Ana # Big Bea"),
        ("Ana\u2028# Big", "Ana # Big"),
        ("\x00A\x1bna\ud800", "A na"),
    ],
)
def test_what_people_wrote_stays_what_they_wrote(text: str, written: str) -> None:
    assert line(Line(text)) == written


@pytest.mark.parametrize("style", ["title", "strong", "quiet", "cards"])
@pytest.mark.parametrize("text", ["**", "*", "a**", r"a\\", "_", "-# # >"])
def test_no_text_ends_its_own_look(style: Style, text: str) -> None:
    before, after = line(Line("x", style)).split("x")
    inside = line(Line(text, style)).removeprefix(before).removesuffix(after)
    bare = re.sub(r"\\[^0-9A-Za-z\s]", "", inside)
    assert not re.search(r"[*_~`|<\\]", bare)


def test_direction_is_nobodys_to_turn() -> None:
    assert line(Line("a\u202eb\u2067c\u202dd\u202ae\u202cf")) == "abcdef"
    assert line(Line("\u200fab")) == "\u200fab"  # Our own: it gives a line its direction, and is over at once.


def test_our_own_isolation_stays_and_never_reaches_on() -> None:
    isolated = f"{ISOLATE}لعبة{POP} 3"
    assert line(Line(isolated)) == isolated
    assert line(Line(f"{ISOLATE}Ana")) == "Ana"
    assert line(Line(f"Ana{POP}{ISOLATE}")) == "Ana"


def test_a_long_line_ends_with_an_ellipsis() -> None:
    assert line(Line("x" * LINE_LENGTH_MAX)) == "x" * LINE_LENGTH_MAX
    assert line(Line("x" * (LINE_LENGTH_MAX + 1))) == "x" * (LINE_LENGTH_MAX - 1) + "…"


def test_buttons_read_no_markdown() -> None:
    assert plain("*Ana* <@1>\n\u202e", 80) == "*Ana* <@1>"
    assert plain(f"{ISOLATE}{'x' * 80}{POP}", 80) == "x" * 79 + "…"


def test_a_mention_is_of_one_account() -> None:
    assert mention("123") == "<@123>"
    with pytest.raises(AssertionError):
        mention("&123")
