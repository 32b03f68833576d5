"""How a game is explained: first the pages of its tutorial, with pictures, then its rules, cut at headings.

Both have one numbering, so that a button says which page it opens and nothing else. Rules pages are plain
Markdown: headings, paragraphs, lists and tables; a screen has none of its marks.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from adapters.pictures import spoken
from adapters.screens.appearance import WORDS_ONLY, Appearance
from adapters.screens.buttons import RULES, write_code
from adapters.screens.screen import Button, Line, Screen, Tone
from adapters.screens.tutorials import Page, left_out, page_lines, tutorial_of, variant_of
from adapters.text.words import FALLBACK, GAMES, Words, words_for
from engine.games import GAMES as GAMES_PLAYED
from engine.games import game_of
from engine.table_state import WINDOW_SECONDS

PAGE_LENGTH_MAX = 950  # which leaves room for the page number within 1,024, the least that a message may hold
LINE_LENGTH_MAX = 600
TUTORIAL_LENGTH_MAX = 850  # a page below a picture, well within the 1,024 of a caption


def read_rules_key(what: str) -> tuple[str, str | None]:
    """The game whose rules are meant, and the rule set, if one is; refuses what is not played here."""
    if what not in GAMES_PLAYED:
        for game, kind in GAMES_PLAYED.items():
            preset = what.removeprefix(f"{game}-")
            if preset != what and preset in kind.info.presets:
                return game, preset
    return game_of(what).info.key, None


def rules_screen(what: str, page: int, words: Words, appearance: Appearance = WORDS_ONLY) -> Screen:
    """A page of the tutorial or of the rules in the reader's language, with buttons to the pages beside it."""
    game, preset = read_rules_key(what)
    pages = _tutorial_pages(game, preset)
    first_rule = len(pages)
    last = first_rule + len(rules_pages(game, words.language)) - 1
    page = min(max(page, 0), last)
    if page < first_rule:
        return _tutorial_screen(what, page, words, appearance)
    lines = rules_pages(game, words.language)[page - first_rule]
    row = []
    if page > 0:
        row.append(_page_button(words("button-back"), what, page - 1))
    if page < last:
        row.append(_page_button(words("button-next"), what, page + 1, "primary"))
    return _screen(lines, row, page - first_rule, last - first_rule + 1, words)


def _tutorial_pages(game: str, preset: str | None) -> Mapping[str, Page]:
    """The pages that explain a game as this rule set has it."""
    unwanted = left_out(game, variant_of(game, preset))
    return {name: page for name, page in tutorial_of(game).items() if name not in unwanted}


def _tutorial_screen(what: str, page: int, words: Words, appearance: Appearance) -> Screen:
    """A short page with a picture; the full rules are one press away, and come after the last one."""
    game, preset = read_rules_key(what)
    pages = _tutorial_pages(game, preset)
    name, show = list(pages.items())[page]
    picture, values = show(words, appearance.theme(words))
    if preset is not None and "target" in values:
        values = {**values, "target": game_of(game).info.presets[preset].as_dict().get("target", values["target"])}
    is_last = page + 1 == len(pages)
    row = [_page_button(words("button-back"), what, page - 1)] if page > 0 else []
    if not is_last:
        row.append(_page_button(words("button-next"), what, page + 1, "primary"))
    row.append(_page_button(words("button-full-rules"), what, len(pages), "primary" if is_last else "plain"))
    lines = page_lines(game, name, values, words, variant_of(game, preset))
    if page == 0 and preset is not None:
        about = words(f"{game}-preset-{preset}-about")
        lines.append(Line(words("rules-at-table", preset=words(f"{game}-preset-{preset}"), about=about)))
    screen = _screen(lines, row, page, len(pages), words)
    if not appearance.has_pictures:
        return screen
    return screen._replace(picture=picture, alt=spoken.alt_text(picture, words))


def _page_button(label: str, game: str, page: int, tone: Tone = "plain") -> Button:
    return Button(label, write_code(RULES, "", page, game), tone)


def _screen(lines: Iterable[Line], row: list[Button], page: int, pages: int, words: Words) -> Screen:
    page_line = Line(words("rules-page", page=page + 1, pages=pages), "quiet")
    shown = (*lines, page_line)
    return Screen(shown, (tuple(row),) if row else (), shown[0].text)


def rules_files(game: str) -> dict[str, Path]:
    """The files of a game's rules by language; English is always there."""
    folder = GAMES / game.replace("-", "_") / "rules"
    return {path.stem: path for path in sorted(folder.glob("*.md"))}


@cache
def rules_pages(game: str, language: str) -> tuple[tuple[Line, ...], ...]:
    """The rules in pages: a heading begins a new one unless it still fits, and no page is too long."""
    pages: list[list[Line]] = []
    for section in [*_sections(_lines(_text(game, language))), _common_section(game, words_for(language))]:
        if pages and _length(pages[-1]) + _length(section) <= PAGE_LENGTH_MAX:
            pages[-1] += section
            continue
        pages.append([])
        for line in section:
            if pages[-1] and _length(pages[-1]) + len(line.text) > PAGE_LENGTH_MAX:
                pages.append([section[0]] if section[0].style != "plain" else [])
            pages[-1].append(line)
    return tuple(map(tuple, pages))


def _common_section(game: str, words: Words) -> list[Line]:
    """What is the same at every table: who answers for whom, what time does, and how a match ends early."""
    info = game_of(game).info
    lines = [Line(words("rules-table"), "strong"), Line(words("rules-table-time"))]
    if info.has_windows:
        lines.append(Line(words("rules-table-windows", seconds=WINDOW_SECONDS)))
    if info.teams:
        lines.append(Line(words("rules-table-house")))
    return [*lines, Line(words("rules-table-end"))]


def _text(game: str, language: str) -> str:
    pages = rules_files(game)
    return pages.get(language, pages[FALLBACK]).read_text(encoding="utf-8")


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
    """A paragraph as lines that fit on any page, cut between sentences or words."""
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
