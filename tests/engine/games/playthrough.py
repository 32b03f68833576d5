"""Playthroughs: a whole match as text that a player of the game can proofread.

A playthrough says the game, preset, options and seed, and then move by move what was told and to whom, what
changed in the view of the audience and what else in each seat's, and what the next player may do. It is retold
from its own header and moves, so one may be written by hand: change options, seed or a move, accept, and the
match is played on from there. Options that the game does not have (any more) are those of the preset again.
"""

from __future__ import annotations

import ast
import dataclasses
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from engine.cards import NAME, SUITS
from engine.chance import QuickChance, SeededChance
from engine.contract import BadOption, Decision, Event, Match, Options, Seat
from engine.games import COMPLETE, GAMES

FOLDER = Path(__file__).parent / "playthroughs"
NOTHING = "–"
ROWS_THAT_GROW = ("tricks", "marriages")  # of these only the new part is written


class Playthrough(NamedTuple):
    """Where a match was set up, and what was done in it."""

    game: type[Match]
    preset: str
    seats: int
    options: Options
    seed: bytes
    moves: tuple[tuple[Seat, str], ...]

    @property
    def name(self) -> str:
        """The file of this playthrough."""
        return f"{self.game.info.key}-{self.preset}-{self.seats}.txt"


def expected() -> list[Playthrough]:
    """A playthrough without moves for every game, preset and seat count; games that need not be complete are asked
    for their smallest tables, and for those larger ones that they have."""
    every = [
        Playthrough(game, preset, seats, options, key.encode().ljust(32, b"."), ())
        for key, game in GAMES.items()
        for preset, options in game.info.presets.items()
        for seats in game.info.seat_counts
    ]
    return [one for one in every if _is_expected(one)]


def _is_expected(one: Playthrough) -> bool:
    info = one.game.info
    return info.key in COMPLETE or one.seats == info.seat_counts[0] or (FOLDER / one.name).exists()


def read(text: str) -> Playthrough:
    """The playthrough that a text tells."""
    header = _header(text)
    game = GAMES[header["game"]]
    options = game.info.options.from_dict(dict(pair.split("=") for pair in header["options"].split()))
    seats, seed = int(header["seats"]), bytes.fromhex(header["seed"])
    return Playthrough(game, header["preset"], seats, options, seed, moves_of(text))


def read_anew(text: str, wanted: Playthrough) -> Playthrough:
    """The playthrough that a text tells; with the options of the preset if those of the text are no longer any."""
    try:
        told = read(text)
    except BadOption:
        return wanted._replace(seed=bytes.fromhex(_header(text)["seed"]), moves=moves_of(text))
    hidden = {name: getattr(wanted.options, name) for name in only_in_presets(wanted.game)}
    return told._replace(options=dataclasses.replace(told.options, **hidden))


def only_in_presets(game: type[Match]) -> list[str]:
    """The options that nobody but a preset sets, so that a playthrough has them as its preset does."""
    return [name for name, field in game.info.options.fields().items() if not field.metadata["shown"]]


def told_of(game: str) -> dict[str, str]:
    """The texts of all playthroughs of a game, by file."""
    texts = {path.name: path.read_text(encoding="utf-8") for path in sorted(FOLDER.iterdir())}
    return {name: text for name, text in texts.items() if _header(text)["game"] == game}


def moves_of(text: str) -> tuple[tuple[Seat, str], ...]:
    """The moves that a text tells."""
    return tuple((int(seat), code) for seat, code in re.findall(r"^\d+\. seat (\d+): (.+)$", text, re.MULTILINE))


def _header(text: str) -> dict[str, str]:
    return dict(re.findall(r"^(\w+): (.+)$", text.partition("\n\n")[0], re.MULTILINE))


def retell(playthrough: Playthrough) -> str:
    """The text of a playthrough; where its moves end or are no longer legal, the match is played on."""
    options = " ".join(f"{name}={value}" for name, value in playthrough.options.as_dict().items())
    header = (
        f"game: {playthrough.game.info.key}\npreset: {playthrough.preset}\nseats: {playthrough.seats}\n"
        f"options: {options}\nseed: {playthrough.seed.hex()}\n"
    )
    match = playthrough.game(playthrough.options, playthrough.seats, SeededChance(playthrough.seed))
    return header + "\n" + "\n".join(_lines(match, list(playthrough.moves))) + "\n"


def _lines(match: Match, moves: list[tuple[Seat, str]]) -> Iterator[str]:
    chance = QuickChance(repr(match.opening))
    views: list[Any] = [None] * (match.seats + 1)
    events: list[Event] | tuple[Event, ...] = match.opening
    for count in range(1, match.info.moves_max + 2):
        yield from map(_told, events)
        before, views = views, [match.view(viewer) for viewer in (*range(match.seats), None)]
        yield from _seen(before, views)
        for seat in range(match.seats):
            decision = match.decision(seat)
            if decision is not None:
                yield f"   seat {seat} may: {_choices(decision)}"
        if not match.asked:
            yield f"\nThe match is over: {written(match.outcome())}"
            return
        seat, code = _next_move(match, moves, chance)
        events = match.act(seat, code)
        yield f"\n{count}. seat {seat}: {code}"


def _next_move(match: Match, moves: list[tuple[Seat, str]], chance: QuickChance) -> tuple[Seat, str]:
    """The next move that was written down, if it is legal; else the default or, as often, any action."""
    if moves:
        seat, code = moves.pop(0)
        decision = match.decision(seat)
        if decision is not None and code in [action.code for action in decision.actions]:
            return seat, code
        moves.clear()
    seat = match.asked[chance.below(len(match.asked))]
    legal = match.legal(seat)
    action = legal[chance.below(len(legal))] if chance.below(2) else match.default(seat)
    return seat, action.code


def _told(event: Event) -> str:
    audience = "everyone" if event.audience is None else ", ".join(f"seat {seat}" for seat in event.audience)
    return f"   {audience} heard: {written(event.fact)}"


def _seen(before: list[Any], after: list[Any]) -> Iterator[str]:
    """What changed for the audience, and for each seat what changed otherwise."""
    *seats, public = map(_changes, before, after)
    if public:
        yield f"   everyone sees: {_listed(public)}"
    for seat, changes in enumerate(seats):
        own = {field: change for field, change in changes.items() if public.get(field) != change}
        if own:
            yield f"   seat {seat} sees: {_listed(own)}"
        if public.keys() - changes.keys():
            yield f"   seat {seat} does not see: {', '.join(sorted(public.keys() - changes.keys()))}"


def _listed(changes: dict[str, str]) -> str:
    return "; ".join(field + change for field, change in changes.items())


def _changes(before: Any, after: Any) -> dict[str, str]:
    """What is new in a view by field; of a row that has only grown, what came to it."""
    changes = {}
    for field, new in zip(after._fields, after, strict=True):
        old: Any = getattr(before, field, None)
        if field in ("options", "seat") or (before is not None and old == new):
            continue
        kind = _kind(after, field)
        has_grown = field in ROWS_THAT_GROW and old and new[: len(old)] == old
        changes[field] = f" + {_value(new[len(old) :], kind)}" if has_grown else f" {_value(new, kind)}"
    return changes


def _choices(decision: Decision) -> str:
    default = f" (default: {decision.default.code})" if decision.default else ""
    return ", ".join(action.code for action in decision.actions) + default


def written(fact: Any) -> str:
    """A fact with its fields, cards and suits by their names."""
    fields = (f"{field} {_value(getattr(fact, field), _kind(fact, field))}" for field in fact._fields)
    return f"{type(fact).__name__} ({', '.join(fields)})"


def _kind(fact: Any, field: str) -> ast.expr:
    """The annotation of a field as it stands in the source: it tells cards and suits from other numbers."""
    annotation: Any = type(fact).__annotations__[field]
    source: str = getattr(annotation, "__forward_arg__", annotation)
    return ast.parse(source, mode="eval").body


def _is_row(kind: ast.expr) -> bool:
    """Whether this is a tuple of any length."""
    return isinstance(kind, ast.Subscript) and ast.unparse(kind).endswith(", ...]")


def _value(value: Any, kind: ast.expr) -> str:
    if value is None or value == ():
        return NOTHING
    if isinstance(kind, ast.BinOp):  # Something or None.
        return _value(value, kind.left)
    if hasattr(value, "_fields"):
        return written(value)
    if isinstance(kind, ast.Subscript) and isinstance(kind.slice, ast.Tuple):
        kinds = kind.slice.elts[:1] * len(value) if _is_row(kind) else kind.slice.elts
        values = [_value(one, its) for one, its in zip(value, kinds, strict=True)]
        return (" " if ast.unparse(kinds[0]) == "Card" else " : ").join(values)
    if ast.unparse(kind) == "Card":
        return str(NAME[value])
    return str(SUITS[value]) if ast.unparse(kind) == "Suit" else str(value)
