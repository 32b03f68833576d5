"""Pictures of real play, to look at and to measure: matches played half by chance, and their telling moments."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from adapters.pictures.descriptions import (
    Dice,
    Hand,
    Picture,
    Replay,
    Scoreboard,
    Sheets,
    TablePicture,
    Theme,
    Winner,
)
from adapters.screens.deals import played_deals
from adapters.screens.game_pictures import has_pictures, pictures_of, winner_picture
from adapters.screens.replay import replay_picture
from adapters.text.names import table_names
from adapters.text.words import Words
from engine.chance import QuickChance
from engine.commands import Act, Open, Ready, SetSeats, Sit, Start
from engine.games import game_of
from engine.table import Table
from engine.table_view import TableView

# Names as people have them: in many scripts, with emoji, and long.
NAMES = (
    "శ్రీలక్ష్మి మూర్తి",
    "عبد الرحمن الشحي",
    "山田太郎",
    "Ana 🦊",
    "Maximiliane von Hohenstein",
    "Юлия Иванова",
    "👩‍👩‍👧 김민수",
    "João",
)
MOVES_MAX = 600


class Moment(NamedTuple):
    """A moment of a match as somebody sees it, and the names at the table."""

    view: TableView
    names: tuple[str, ...]


Want = Callable[[Picture], bool]

# What to look for, in this order, and how it is called; the first moment that shows it is taken.
WANTED: dict[str, Want] = {
    "hand": lambda one: isinstance(one, Hand) and one.is_choice and any(not c.is_bright for c in one.own.cards),
    "hand-all": lambda one: (
        isinstance(one, Hand) and len(one.own.cards) > 1 and all(c.is_bright for c in one.own.cards)
    ),
    "hand-more": lambda one: isinstance(one, Hand) and bool(one.others),
    "hand-hidden": lambda one: isinstance(one, Hand) and any(card.label for card in one.own.cards),
    "dice": lambda one: isinstance(one, Dice) and any(one.kept),
    "dice-bonus": lambda one: isinstance(one, Dice) and one.bonus is not None,
    "dealing": lambda one: isinstance(one, TablePicture) and one.arrows_from is not None,
    "trick": lambda one: (
        isinstance(one, TablePicture) and one.taker is None and len(one.trick) * 2 >= len(one.plates)
    ),
    "declared": lambda one: (
        isinstance(one, TablePicture)
        and any(plate.is_declarer and plate.note for plate in one.plates)
        and bool(one.trick)
    ),
    "taken": lambda one: isinstance(one, TablePicture) and one.taker is not None,
    "closed": lambda one: isinstance(one, TablePicture) and one.is_pile_closed,
    "banks": lambda one: isinstance(one, TablePicture) and any(len(bank.ranks) > 1 for bank in one.banks),
    "behind": lambda one: isinstance(one, TablePicture) and any(plate.behind for plate in one.plates),
    "scoreboard": lambda one: isinstance(one, Scoreboard) and any(row.change for row in one.rows),
    "sheets": lambda one: isinstance(one, Sheets) and _filled(one) > len(one.boxes) * len(one.columns) * 0.6,
    "winner": lambda one: isinstance(one, Winner),
}


def _filled(sheets: Sheets) -> int:
    return sum(points is not None for column in sheets.columns for points in column.entries)


def played(
    game: str, seats: int, seed: int, words: Words, people_names: Sequence[str] = NAMES
) -> Iterator[Moment]:
    """Every moment of a match played half by chance, as the audience and as a seat that is asked see it."""
    people = dict(enumerate(people_names, 1))
    for table, seat in _tables(game, seats, seed):
        audience = table.view(None)
        names = table_names(audience, people, words)
        yield Moment(audience, names)
        if seat is not None:
            yield Moment(table.view(seat + 1), names)


def replayed(game: str, words: Words, theme: Theme, seed: int = 1) -> Replay | None:
    """The longest deal of a match at a game's largest table, once more; None if the game cannot be drawn."""
    if not has_pictures(game):
        return None
    tables = (table for table, _ in _tables(game, game_of(game).info.seat_counts[-1], seed))
    longest = max(played_deals(tables), key=lambda deal: len(deal.moments))
    names = table_names(longest.end, dict(enumerate(NAMES, 1)), words)
    return replay_picture(longest, names, words, theme)


def _tables(game: str, seats: int, seed: int) -> Iterator[tuple[Table, int | None]]:
    """The table of a match played half by chance, after each move, and the seat whose move is next."""
    table = Table("abcdefghijkl")
    table.do(Open(game, "123456"), 1, 0.0)
    table.do(SetSeats(seats), 1, 0.0)
    for person in range(2, seats + 1):
        table.do(Sit(), person, 0.0)
    for person in range(1, seats + 1):
        table.do(Ready(True), person, 0.0)
    table.do(Start(), 1, 0.0, seed=seed.to_bytes(32, "big"))
    chance = QuickChance(seed)
    for _ in range(MOVES_MAX):
        asked = table.view(None).asked
        seat = asked[chance.below(len(asked))] if asked else None
        yield table, seat
        if seat is None:
            return
        decision = table.view(seat + 1).decision
        assert decision is not None
        # Chance alone makes matches that nobody would play; every other move is the one the clock would make.
        is_wild = chance.below(2) or decision.default is None
        action = decision.actions[chance.below(len(decision.actions))] if is_wild else decision.default
        assert action is not None
        table.do(Act(action.code, decision.number), seat + 1, 0.0)


def pictures_at(moment: Moment, words: Words, theme: Theme) -> Iterator[Picture]:
    """All that can be drawn of a moment for whoever sees it."""
    view, names = moment
    if view.match is None or not has_pictures(view.game):
        return
    pictures = pictures_of(view.game)
    if view.me is None:
        yield pictures.table(view, names, words, theme)
        yield pictures.scoreboard(view, names, words, theme)
        winner = winner_picture(view, names, words, theme)
        if winner is not None:
            yield winner
    else:
        # A draft that keeps two dice; games that know no such draft take it for none.
        draft = "" if view.decision is None else f"hold {view.decision.number} 2 4"
        hand = pictures.hand(view, names, words, theme, draft)
        if hand is not None:
            yield hand


def scenes(game: str, words: Words, theme: Theme, seed: int = 1, matches: int = 8) -> dict[str, Picture]:
    """The first picture of each kind that some matches of a game show, at its largest table."""
    seats = game_of(game).info.seat_counts[-1]
    found: dict[str, Picture] = {}
    for number in range(matches):
        for moment in played(game, seats, seed + number, words):
            for picture in pictures_at(moment, words, theme):
                for name, is_wanted in WANTED.items():
                    if name not in found and is_wanted(picture):
                        found[name] = picture
    found |= dict(_posed(found))
    return {name: found[name] for name in WANTED if name in found}


def _posed(found: dict[str, Picture]) -> Iterator[tuple[str, Picture]]:
    """What real play shows too seldom to wait for: a full bank, and after it the two behind a seat."""
    table = found.get("banks")
    if isinstance(table, TablePicture) and "behind" not in found:
        full, emptied = table.banks
        ranks = ("10",) * 4 + ("9",) * 4 + ("8",) * 4
        plates = tuple(plate._replace(behind="2" if seat == 3 else "") for seat, plate in enumerate(table.plates))
        yield (
            "behind",
            table._replace(plates=plates, banks=(full._replace(ranks=ranks), emptied._replace(ranks=()))),
        )
