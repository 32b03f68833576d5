"""The search of everything that people were sent at a table for secrets, whatever platform sent it.

After the match the journal is replayed, and everything a person was sent is searched for cards that this person
could not know when it was made, and for the seed, from which all cards follow.
"""

from __future__ import annotations

import base64
import html
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache, cached_property, lru_cache
from typing import NamedTuple

from adapters.screens import log_pages, private_screen, public_screen
from adapters.screens.screen import Button, Menu, Screen
from adapters.store import Store
from adapters.text.card_faces import face, spoken
from adapters.text.names import table_names
from adapters.text.words import Words, words_for
from engine.contract import Seat
from engine.table import Table
from engine.table_view import PLAYING
from tests.engine.games.hidden import HIDDEN

WORDS = words_for("en")

FACE = re.compile(r"(10|[2-9JQKA])([♠♥♦♣])")
CODE = re.compile(r"\b([2-9TJQKA])([CDHS])\b")
BETWEEN_CARDS = "·"  # in a line of the log that tells a whole trick
TAKEN = "→"  # in one that tells the end of a trick, whatever happened in the middle of it
SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
ALL_CARDS = range(52)
TEXTS_KEPT = 4_000  # since several people are sent the same

Faces = tuple[tuple[str, str], ...]  # cards in the order in which they stand in a text


class Sent(NamedTuple):
    """Something that somebody was sent, whole, with the versions of the table between which it was made."""

    text: str
    first: int  # the oldest version of the table that it can be made of,
    last: int  # and the newest
    log: tuple[str, ...] = ()  # the lines of the log in it, which are not part of the text,
    tricks: tuple[str, ...] = ()  # nor are the tricks that it draws


class Searched:
    """A match that is over, with what everyone could know at each of its versions."""

    def __init__(self, versions: dict[int, Table], people: dict[int, str], words: Words) -> None:
        self._versions = versions
        self._people = people
        self._words = words
        self._spoken: dict[tuple[int, int], frozenset[str]] = {}
        self._told: dict[int, frozenset[str]] = {}
        self._told_cards: dict[int, Faces] = {}
        self._hidden: dict[tuple[int, Seat | None], frozenset[str]] = {}

    @classmethod
    async def replayed(cls, store: Store, table_id: str, people: dict[int, str], words: Words = WORDS) -> Searched:
        """The match as the journal tells it, which is how it went; people by their numbers, in a language."""
        seed = await store.seed(table_id, 1)
        table = Table(table_id)
        versions = {}
        for row in await store.rows(table_id):
            table.replay(row, lambda _: seed)
            versions[row.seq] = table.clone()
        return cls(versions, people, words)

    def leaks(self, sent: Iterable[Sent], person: int) -> Iterator[str]:
        """Whatever this person was sent and could not know, in words; somebody unknown is the audience."""
        seat = self._last.seat_of(person)
        for one in sent:
            table = self._versions.get(one.last)
            if table is None or table.match is None:
                continue
            if table.phase == PLAYING:
                everything = "\n".join((one.text, *one.log))
                yield from (f"the seed, at {one.last}" for seed in self._seeds if seed in everything)
            told = self._told_until(one.last)
            for line in map(bare, one.log):
                if FACE.search(line) and line not in told:
                    yield f"{line} at {one.last}"
            hidden = self._hidden_from(one.last, seat)
            cards = cards_in(one.text, self._words) & hidden
            if cards:
                yield from (f"{card} at {one.last}" for card in cards - self._spoken_of(one, person))
            for trick in one.tricks:
                cards = cards_in(trick, self._words) & hidden
                if cards and cards - self._spoken_of(one, person) and not self._was_last_trick(trick, one):
                    yield f"{sorted(cards)} in a trick at {one.last}"

    @cached_property
    def _last(self) -> Table:
        return self._versions[max(self._versions)]

    @cached_property
    def _names(self) -> tuple[str, ...]:
        return table_names(self._last.view(None), self._people, self._words)

    @cached_property
    def _seeds(self) -> tuple[str, ...]:
        seed = self._last.view(None).seed
        assert seed is not None
        as_bytes = bytes.fromhex(seed)
        return seed, base64.b64encode(as_bytes).decode().rstrip("="), base64.urlsafe_b64encode(as_bytes).decode()

    def _told_until(self, version: int) -> frozenset[str]:
        """Every line that the log has had up to this version: moves one by one, and then whole tricks."""
        if version not in self._told:
            view = self._versions[version].view(None)
            earlier = max((known for known in self._told if known < version), default=None)
            since = self._told[earlier] if earlier is not None else frozenset()
            fewer = [known for known in self._versions if (earlier or 0) < known < version]
            for known in (*fewer, version):
                view = self._versions[known].view(None)
                pages = log_pages(view, self._names, self._words, is_followed=True)
                pages += log_pages(view, self._names, self._words)
                since |= {bare(line.text) for page in pages for line in page.lines}
            self._told[version] = since
        return self._told[version]

    def _was_last_trick(self, trick: str, sent: Sent) -> bool:
        """Whether a trick is, card by card, the last one that the log told everybody of meanwhile.

        The one that ended a deal is drawn until somebody leads to the next, whose cards are dealt already. Where
        something else happened in between, it is told in several lines.
        """
        drawn: Faces = tuple(FACE.findall(bare(trick)))
        for version in range(max(sent.first, min(self._versions)), sent.last + 1):
            if version not in self._told_cards:
                pages = log_pages(self._versions[version].view(None), self._names, self._words)
                told = [bare(line.text) for page in pages for line in page.lines]
                tricks = [line for line in told if (BETWEEN_CARDS in line or TAKEN in line) and FACE.search(line)]
                self._told_cards[version] = tuple(face for line in tricks for face in FACE.findall(line))
            if drawn and self._told_cards[version][-len(drawn) :] == drawn:
                return True
        return False

    def _hidden_from(self, version: int, seat: Seat | None) -> frozenset[str]:
        """The cards of which a seat, or the audience, can place no copy."""
        if (version, seat) not in self._hidden:
            table = self._versions[version]
            hidden = HIDDEN[table.game]
            unseen = Counter(hidden.unseen(table.match, seat)) if table.phase == PLAYING else Counter()
            seen = Counter(hidden.all_cards(table.match)) - unseen
            self._hidden[version, seat] = faces_of(unseen, self._words) - faces_of(seen, self._words)
        return self._hidden[version, seat]

    def _spoken_of(self, sent: Sent, person: int) -> set[str]:
        """The cards of which a person's own screen and the table's spoke meanwhile, made of that person's views.

        They may tell of cards that lie in nobody's sight now, such as the last trick of the deal before or the
        manilhas; what screens may say of these is proved beside them.
        """
        found: set[str] = set()
        for version in range(max(sent.first, min(self._versions)), sent.last + 1):
            if (version, person) not in self._spoken:
                table = self._versions[version]
                mine = private_screen(table.view(person), self._names, self._words)
                table_for_all = public_screen(table.view(None), self._names, self._words)
                texts = " ".join((*_texts(mine), *_texts(table_for_all)))
                self._spoken[version, person] = cards_in(texts, self._words)
            found |= self._spoken[version, person]
        return found


def faces_of(cards: Counter[int], words: Words) -> frozenset[str]:
    """Cards as they are written."""
    return frozenset(face(card, words) for card in cards)


@lru_cache(TEXTS_KEPT)
def bare(markup: str) -> str:
    """A line without markup and gaps, however its cards are drawn."""
    return re.sub(r"<[^>]*>|\s|\ufe0e", "", html.unescape(markup))


@lru_cache(TEXTS_KEPT)
def cards_in(text: str, words: Words = WORDS) -> frozenset[str]:
    """Every card that a text tells of anywhere: drawn, written, spoken, or in the code of a button."""
    drawn = {rank + sign for rank, sign in FACE.findall(bare(text))}
    coded = {rank.replace("T", "10") + SIGNS[suit] for rank, suit in CODE.findall(text)}
    by_name, spoken_cards = _spoken(words)
    named = {by_name[name] for name in spoken_cards.findall(text.casefold())}
    return frozenset(drawn | coded | named)


@cache
def _spoken(words: Words) -> tuple[dict[str, str], re.Pattern[str]]:
    """The cards by what a language calls them, and how to find that in a text."""
    by_name = {spoken(card, words).casefold(): face(card, words) for card in ALL_CARDS}
    return by_name, re.compile(rf"\b(?:{'|'.join(map(re.escape, by_name))})")


def _texts(screen: Screen | None) -> Iterator[str]:
    if screen is None:
        return
    yield from (line.text for line in screen.lines)
    for control in (one for row in screen.controls for one in row):
        for button in control.choices if isinstance(control, Menu) else (control,):
            if isinstance(button, Button):
                yield from (button.label, button.code, button.spoken)
