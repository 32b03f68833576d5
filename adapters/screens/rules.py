"""The rules page of a game as pages of a screen, cut at its headings.

Rules pages are plain Markdown: headings, paragraphs, lists and tables; a screen has none of its marks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from adapters.buttons import RULES, write_code
from adapters.screens.screen import Button, Line, Screen
from adapters.words import FALLBACK, LOCALES, Words

PAGE_LENGTH_MAX = 1750  # which leaves room for the page number within 1,800
LINE_LENGTH_MAX = 600


def rules_screen(game: str, page: int, words: Words) -> Screen:
    """A page of the rules in the reader's language, with buttons to the pages beside it."""
    pages = rules_pages(game, words.language)
    page = min(max(page, 0), len(pages) - 1)
    row = []
    if page > 0:
        row.append(Button(words("button-back"), write_code(RULES, "", page - 1, game)))
    if page + 1 < len(pages):
        row.append(Button(words("button-next"), write_code(RULES, "", page + 1, game), "primary"))
    place = Line(words("rules-page", page=page + 1, pages=len(pages)), "quiet")
    lines = (*pages[page], place)
    return Screen(lines, (tuple(row),) if row else (), lines[0].text)


@cache
def rules_pages(game: str, language: str) -> tuple[tuple[Line, ...], ...]:
    """The rules in pages: a heading begins a new one unless it still fits, and no page is too long."""
    pages: list[list[Line]] = []
    for section in _sections(_lines(_text(game, language))):
        if pages and _length(pages[-1]) + _length(section) <= PAGE_LENGTH_MAX:
            pages[-1] += section
            continue
        pages.append([])
        for line in section:
            if pages[-1] and _length(pages[-1]) + len(line.text) > PAGE_LENGTH_MAX:
                pages.append([section[0]] if section[0].style != "plain" else [])
            pages[-1].append(line)
    return tuple(map(tuple, pages))


def _text(game: str, language: str) -> str:
    for folder in (language, FALLBACK):
        path = LOCALES / folder / "rules" / f"{game}.md"
        if path.exists():
            return path.read_text(encoding="utf-8")
    raise AssertionError(f"{game} has no rules page")


def _length(lines: list[Line]) -> int:
    return sum(len(line.text) + 1 for line in lines)


def _sections(lines: Iterator[Line]) -> list[list[Line]]:
    sections: list[list[Line]] = []
    for line in lines:
        if line.style in ("title", "strong") or not sections:
            sections.append([])
        sections[-1].append(line)
    return sections


def _lines(text: str) -> Iterator[Line]:
    """The page as lines: paragraphs in one piece, list points with a bullet, table rows with their cells apart."""
    for block in re.split(r"\n\s*\n", text):
        paragraph: list[str] = []
        heads: list[str] = []
        for raw in block.splitlines():
            line = raw.strip()
            heading = re.match(r"(#+)\s+(.*)", line)
            starts = heading or line.startswith("|") or re.match(r"([-*]|\d+\.)\s+", line)
            if starts and paragraph:
                yield from _pieces(" ".join(paragraph))
                paragraph = []
            if heading:
                yield Line(_plain(heading[2]), "title" if len(heading[1]) == 1 else "strong")
            elif line.startswith("|"):
                cells = [cell.strip() for cell in line.strip("|").split("|")]
                if not heads:
                    heads = cells
                elif not all(re.fullmatch(r":?-+:?", cell) for cell in cells):
                    yield from _pieces(_table_row(heads, cells))
            elif line:
                paragraph.append(re.sub(r"^[-*]\s+", "• ", line))
        if paragraph:
            yield from _pieces(" ".join(paragraph))


def _table_row(heads: list[str], cells: list[str]) -> str:
    """A row of a table read aloud: what it is about, then each cell with the head of its column."""
    named = zip(heads[1:], cells[1:], strict=True)
    return f"• {cells[0]} – " + " · ".join(f"{head}: {cell}" for head, cell in named)


def _pieces(text: str) -> Iterator[Line]:
    """A paragraph as lines that no page is too short for, cut between sentences or words."""
    text = _plain(text)
    while len(text) > LINE_LENGTH_MAX:
        cut = text.rfind(". ", 0, LINE_LENGTH_MAX) + 1 or text.rfind(" ", 0, LINE_LENGTH_MAX)
        cut = cut if cut > 0 else LINE_LENGTH_MAX
        yield Line(text[:cut].strip())
        text = text[cut:].strip()
    yield Line(text)


def _plain(text: str) -> str:
    """Text without Markdown's marks: emphasis, code, links keep their words."""
    text = re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", text)
    return re.sub(r"\*\*|__|`|(?<!\w)[*_](?=\S)|(?<=\S)[*_](?!\w)", "", text)
