"""How a game is explained: first the pages of its tutorial, with pictures, then its rules, cut at headings.

Both have one numbering, so that a button says which page it opens and nothing else. Rules pages are plain
Markdown: headings, paragraphs, lists and tables; a screen has none of its marks.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from adapters.pictures import spoken
from adapters.screens.appearance import WORDS_ONLY, Appearance
from adapters.screens.buttons import RULES, write_code
from adapters.screens.lobby import option_text, preset_text, shown_options
from adapters.screens.rules_for_table import for_table
from adapters.screens.screen import Button, Line, Screen, Tone
from adapters.screens.tutorials import Telling, TutorialPage, page_lines, telling_of, tutorial_of
from adapters.text.words import FALLBACK, GAMES, Words, words_for
from engine.contract import Options
from engine.games import GAMES as GAMES_PLAYED
from engine.games import game_of
from engine.table_state import WINDOW_SECONDS
from engine.table_view import TableView

PAGE_LENGTH_MAX = 950  # which leaves room for the page number within 1,024, the least that a message may hold
LINE_LENGTH_MAX = 600
PAGES_CACHED = 256  # rules as they are at that many kinds of tables, and languages
TUTORIAL_LENGTH_MAX = 850  # a page below a picture, well within the 1,024 of a caption


def read_rules_key(what: str) -> tuple[str, str | None]:
    """The game whose rules are meant, and the rule set, if one is; refuses what is not played here."""
    if what not in GAMES_PLAYED:
        for game, kind in GAMES_PLAYED.items():
            preset = what.removeprefix(f"{game}-")
            if preset != what and preset in kind.info.presets:
                return game, preset
    return game_of(what).info.key, None


class _Reader(NamedTuple):
    """What somebody reads: of which game, under which options, and what the codes of its pages say."""

    game: str
    what: str
    table_id: str
    options: Options | None
    about: str = ""  # what is played at the reader's table

    @property
    def telling(self) -> Telling:
        return telling_of(self.game, self.options)

    @property
    def tutorial(self) -> Mapping[str, TutorialPage]:
        """The pages that explain the game as these options have it."""
        unwanted = self.telling.left_out
        return {name: page for name, page in tutorial_of(self.game).items() if name not in unwanted}

    def button(self, label: str, page: int, tone: Tone = "plain") -> Button:
        """A button that opens another page."""
        return Button(label, write_code(RULES, self.table_id, page, self.what), tone)


def _reader(what: str, words: Words, view: TableView | None) -> _Reader:
    game, preset = read_rules_key(what)
    info = game_of(game).info
    if view is not None and view.game == game:
        entries = [option_text(game, name, getattr(view.options, name), words) for name in shown_options(info)]
        named = preset_text(view, words)
        if view.preset is not None:
            entries = [words(f"{game}-preset-{view.preset}-about"), *entries]
        about = words("rules-at-table", preset=named, about=words.row(entries))
        return _Reader(game, what, view.id, view.options, about)
    if preset is not None:
        about = words(f"{game}-preset-{preset}-about")
        about = words("rules-at-table", preset=words(f"{game}-preset-{preset}"), about=about)
        return _Reader(game, what, "", info.presets[preset], about)
    return _Reader(game, what, "", None)


def rules_screen(
    what: str, page: int, words: Words, appearance: Appearance = WORDS_ONLY, view: TableView | None = None
) -> Screen:
    """A page of the tutorial or of the rules in the reader's language, with buttons to the pages beside it.

    With a table they are as its options have them.
    """
    reader = _reader(what, words, view)
    rules = rules_pages(reader.game, words.language, reader.options)
    first_rule = len(reader.tutorial)
    last = first_rule + len(rules) - 1
    page = min(max(page, 0), last)
    if page < first_rule:
        return _tutorial_screen(reader, page, words, appearance)
    row = []
    if page > 0:
        row.append(reader.button(words("button-back"), page - 1))
    if page < last:
        row.append(reader.button(words("button-next"), page + 1, "primary"))
    return _screen(rules[page - first_rule], row, page - first_rule, last - first_rule + 1, words)


def _tutorial_screen(reader: _Reader, page: int, words: Words, appearance: Appearance) -> Screen:
    """A short page with a picture; the full rules are one press away, and come after the last one."""
    info = game_of(reader.game).info
    pages = reader.tutorial
    name, show = list(pages.items())[page]
    picture, values = show(words, appearance.theme(words), reader.options or info.presets[info.default_preset])
    is_last = page + 1 == len(pages)
    row = [reader.button(words("button-back"), page - 1)] if page > 0 else []
    if not is_last:
        row.append(reader.button(words("button-next"), page + 1, "primary"))
    row.append(reader.button(words("button-full-rules"), len(pages), "primary" if is_last else "plain"))
    lines = page_lines(reader.game, name, values, words, reader.telling)
    if page == 0 and reader.about:
        lines.append(Line(reader.about))
    screen = _screen(lines, row, page, len(pages), words)
    if not appearance.has_pictures:
        return screen
    return screen._replace(picture=picture, alt=spoken.alt_text(picture, words, reader.game))


def _screen(lines: Iterable[Line], row: list[Button], page: int, pages: int, words: Words) -> Screen:
    page_line = Line(words("rules-page", page=page + 1, pages=pages), "quiet")
    shown = (*lines, page_line)
    return Screen(shown, (tuple(row),) if row else (), shown[0].text)


def rules_files(game: str) -> dict[str, Path]:
    """The files of a game's rules by language; English is always there."""
    folder = GAMES / game.replace("-", "_") / "rules"
    return {path.stem: path for path in sorted(folder.glob("*.md"))}


@lru_cache(maxsize=PAGES_CACHED)
def rules_pages(game: str, language: str, options: Options | None = None) -> tuple[tuple[Line, ...], ...]:
    """The rules in pages: a heading begins a new one unless it still fits, and no page is too long.

    With options only what holds under them.
    """
    pages: list[list[Line]] = []
    text = for_table(_text(game, language), game_of(game).info, options)
    for section in [*_sections(_lines(text)), _common_section(game, words_for(language))]:
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
            # A number that the wrapping of a point has put first in its line is no point of its own.
            is_point = re.match(r"\s*[-*]\s+|\d+\.\s+", raw)
            starts = heading or line.startswith("|") or is_point
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
    return re.sub(r"\*|__|`|(?<!\w)_(?=\S)|(?<=\S)_(?!\w)", "", text)
