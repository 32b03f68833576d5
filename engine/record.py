"""A match as text: what was agreed, the seed, every move and how it ended, so that anyone can check it.

A record is lines of ASCII. The header says what is played and what the players added to its chance, the seed
follows, then one line per move (`seat code`), the outcome, and a SHA-256 over everything before it. `verify`
plays the whole match again; because there is exactly one way to write a record, it rejects any change of one
character. Only the receipt, which is what the table showed before the first deal and after the last, proves that
this match was played and not another with the same seed. Below the SHA-256 may stand when it was played and what
people were called: that proves nothing, and whoever is forgotten is not named.
"""

from __future__ import annotations

import hashlib
import json
import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, cast, get_args

from engine.cards import NAME, SUITS
from engine.chance import PRESS_DIGITS, SEED_BYTES, SeededChance, chance_lines, commitment, mixed_seed
from engine.contract import Event, Match, Options, Outcome, Reason, Refusal, Seat
from engine.games import game_of

FORMAT = 1
TITLE = f"tablemates record {FORMAT}"
CHARACTERS_MAX = 1_000_000  # many times the longest match
SEAL_DIGITS_MIN = 8  # of a seal that is not written out: tables show that many

NOBODY: Mapping[Seat, str] = {}
Registry = Callable[[str], type[Match]]


class NoRecordYet(Refusal):
    """The match is not over, and its record would show hidden cards."""

    key = "no-record-yet"


class BadRecord(Refusal):
    """A record that cannot be read or is not true; the details say which line and why."""

    key = "bad-record"

    def __init__(self, line: int, why: str) -> None:
        super().__init__(line=line, why=why)
        self.line = line
        self.why = why


class Verdict(NamedTuple):
    """Whether a record is true, and if not, in which line and why."""

    is_true: bool
    line: int = 0
    why: str = ""


@dataclass(frozen=True)
class Record:
    """A finished match: everything needed to play it again, and how it ended."""

    game: str
    rules_version: int
    seats: int
    options: tuple[tuple[str, str], ...]
    commitment: str
    carried: Any
    seed: bytes
    moves: tuple[tuple[Seat, str], ...]
    outcome: Outcome
    played: str = ""  # the day on which it began, as 2026-11-17
    names: tuple[tuple[Seat, str], ...] = ()  # of people, in the order of their seats
    chances: tuple[str, ...] = ()  # what each seat has added, "" for nothing; () if nobody has

    def header(self) -> list[str]:
        """What was agreed before the first move, one fact per line, the seed last."""
        return [
            TITLE,
            f"game {self.game}",
            f"rules {self.rules_version}",
            f"seats {self.seats}",
            *(f"option {name}={value}" for name, value in self.options),
            f"commitment {self.commitment}",
            *chance_lines(self.chances),
            f"carried {json.dumps(self.carried, separators=(',', ':'), sort_keys=True)}",
            f"seed {self.seed.hex()}",
        ]

    @property
    def deal_seed(self) -> bytes:
        """The seed from which the cards follow, what the players added included."""
        return mixed_seed(self.seed, self.chances)

    def body(self) -> str:
        """All that the SHA-256 is over."""
        lines = [*self.header(), *(f"{seat} {code}" for seat, code in self.moves), _outcome_line(self.outcome)]
        return "\n".join(lines) + "\n"

    @property
    def digest(self) -> str:
        """The SHA-256 of the match, as the table shows it at the end."""
        return hashlib.sha256(self.body().encode()).hexdigest()

    def text(self) -> str:
        """The record in its one and only form."""
        notes = [f"played {self.played}"] if self.played else []
        notes += [f"name {seat} {json.dumps(name)}" for seat, name in self.names]
        return "\n".join([f"{self.body()}sha256 {self.digest}", *notes, ""])


class RecordDigest:
    """The SHA-256 of a record that is still being written, so that a table can show it with the result."""

    __slots__ = ("_written",)

    def __init__(self, match: Match, seed: bytes, chances: Sequence[str], carried: Any) -> None:
        header = _record(match, Outcome((), (), "void"), seed, chances, carried).header()
        self._written = hashlib.sha256("".join(f"{line}\n" for line in header).encode())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RecordDigest) and self._written.digest() == other._written.digest()

    __hash__ = None  # type: ignore[assignment]  # It changes with every move.

    def add(self, seat: Seat, code: str) -> None:
        """Write down a move."""
        self._written.update(f"{seat} {code}\n".encode())

    def ended(self, outcome: Outcome) -> str:
        """The SHA-256 of the whole record."""
        written = self._written.copy()
        written.update(f"{_outcome_line(outcome)}\n".encode())
        return written.hexdigest()

    def clone(self) -> RecordDigest:
        """A copy that goes on by itself."""
        copy = object.__new__(RecordDigest)
        copy._written = self._written.copy()
        return copy


def export(
    match: Match,
    *,
    seed: bytes,
    moves: Iterable[tuple[Seat, str]],
    chances: Sequence[str] = (),
    carried: Any = None,
    played: str = "",
    names: Mapping[Seat, str] = NOBODY,
) -> str:
    """The record of a finished match, as text."""
    outcome = match.outcome()
    if outcome is None:
        raise NoRecordYet
    record = _record(match, outcome, seed, chances, carried)
    return replace(record, moves=tuple(moves), played=played, names=tuple(sorted(names.items()))).text()


def _record(match: Match, outcome: Outcome, seed: bytes, chances: Sequence[str], carried: Any) -> Record:
    """The record of a match without its moves."""
    return Record(
        game=match.info.key,
        rules_version=match.info.rules_version,
        seats=match.seats,
        options=_written_options(match.options),
        commitment=commitment(seed),
        carried=carried,
        seed=seed,
        moves=(),
        outcome=outcome,
        chances=tuple(chances) if any(chances) else (),
    )


def _outcome_line(outcome: Outcome) -> str:
    winners, scores, reason = outcome
    return f"outcome {reason} winners {_numbers(winners)} scores {_numbers(scores)}"


def _written_options(options: Options) -> tuple[tuple[str, str], ...]:
    """The options as a record has them, in order; those that came later only where they are not as ever."""
    return tuple(
        (name, str(getattr(options, name)))
        for name, field in options.fields().items()
        if not field.metadata["later"] or getattr(options, name) != field.default
    )


# --- Reading -------------------------------------------------------------------------------------------

_NUMBER = "(?:0|[1-9][0-9]{0,5})"
_SCORE = "(?:0|-?[1-9][0-9]{0,8})"
_OPTION = re.compile(r"option ([a-z][a-z0-9_]*)=([ -~]*)", re.ASCII)
_CHANCE = re.compile(rf"chance ({_NUMBER}) ([0-9a-f]+(?: [0-9a-f]+)*)", re.ASCII)
_MOVE = re.compile(rf"({_NUMBER}) ([!-~]+(?: [!-~]+)*)", re.ASCII)
_PLAYED = re.compile(r"played ([0-9]{4}-[0-9]{2}-[0-9]{2})", re.ASCII)
_NAME = re.compile(rf"name ({_NUMBER}) (\"[ -~]*\")", re.ASCII)
_REASON = "|".join(get_args(Reason))
_OUTCOME = re.compile(
    rf"outcome ({_REASON}) winners (-|{_NUMBER}(?:,{_NUMBER})*) scores (-|{_SCORE}(?:,{_SCORE})*)", re.ASCII
)


class _Lines:
    """The lines of a record, read one after the other; what does not fit is refused with its number."""

    def __init__(self, text: str) -> None:
        self.texts = text.split("\n")
        self.at = 0

    def here(self) -> str:
        return self.texts[self.at] if self.at < len(self.texts) else ""

    def bad(self, why: str) -> BadRecord:
        return BadRecord(self.at + 1, why)

    def take(self, pattern: str, why: str) -> str:
        """Go past a line that must match the pattern, and give its group."""
        found = re.fullmatch(pattern, self.here(), re.ASCII)
        if found is None:
            raise self.bad(why)
        self.at += 1
        return found[1]

    def take_all(self, pattern: re.Pattern[str]) -> list[re.Match[str]]:
        """Go past all lines that match the pattern."""
        taken = []
        while found := pattern.fullmatch(self.here()):
            taken.append(found)
            self.at += 1
        return taken


def parse(text: str) -> Record:
    """The record that a text holds; refuses with the first line that does not read as it must."""
    if len(text) > CHARACTERS_MAX:
        raise BadRecord(1, "too long")
    lines = _Lines(text)
    lines.take(f"({TITLE})", "not a record of this format")
    game = lines.take("game ([a-z0-9-]+)", "no game")
    rules_version = int(lines.take(f"rules ({_NUMBER})", "no rules version"))
    seats = int(lines.take(f"seats ({_NUMBER})", "no seats"))
    options = tuple((found[1], found[2]) for found in lines.take_all(_OPTION))
    promised = lines.take("commitment ([0-9a-f]{64})", "no commitment")
    added = [(int(found[1]), found[2]) for found in lines.take_all(_CHANCE)]
    if [seat for seat, _ in added] != sorted({seat for seat, _ in added} & set(range(seats))):
        raise lines.bad("chance is added by seats of the match, each once and in order")
    chances = tuple(dict(added).get(seat, "") for seat in range(seats)) if added else ()
    carried_line = lines.at + 1
    carried = _read_json(lines.take("carried ([ -~]+)", "nothing about what is carried"), carried_line)
    seed = bytes.fromhex(lines.take(f"seed ([0-9a-f]{{{2 * SEED_BYTES}}})", "no seed"))
    moves = tuple((int(found[1]), found[2]) for found in lines.take_all(_MOVE))
    endings = lines.take_all(_OUTCOME)
    if len(endings) != 1:
        raise lines.bad("neither a move nor one outcome")
    reason, winners, scores = endings[0].groups()
    checksum = lines.take("sha256 ([0-9a-f]{64})", "no checksum")
    checked = lines.at
    played = lines.take_all(_PLAYED)
    first_name = lines.at + 1
    names = tuple(
        (int(found[1]), _read_name(found[2], line)) for line, found in enumerate(lines.take_all(_NAME), first_name)
    )
    named = [seat for seat, _ in names]
    if lines.texts[lines.at :] != [""] or len(played) > 1 or named != sorted(set(named) & set(range(seats))):
        raise lines.bad("neither a day, nor names in the order of seats, nor the end")
    outcome = Outcome(_read_numbers(winners), _read_numbers(scores), cast("Reason", reason))
    day = played[0][1] if played else ""
    record = Record(
        game, rules_version, seats, options, promised, carried, seed, moves, outcome, day, names, chances
    )
    body = "".join(f"{line}\n" for line in lines.texts[: checked - 1])
    if hashlib.sha256(body.encode()).hexdigest() != checksum:
        raise BadRecord(checked, "the checksum does not fit")
    for line, (written, usual) in enumerate(zip(lines.texts, record.text().split("\n"), strict=True), 1):
        if written != usual:
            raise BadRecord(line, "not written in the usual form")
    return record


def _read_json(text: str, line: int) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord(line, "what is carried is not JSON") from None


def _read_name(text: str, line: int) -> str:
    try:
        return str(json.loads(text))
    except ValueError:
        raise BadRecord(line, "this is no name") from None


def _numbers(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers)) or "-"


def _read_numbers(text: str) -> tuple[int, ...]:
    return () if text == "-" else tuple(map(int, text.split(",")))


# --- Playing it again ----------------------------------------------------------------------------------


class Step(NamedTuple):
    """One move of a record and what came of it."""

    seat: Seat
    code: str
    events: tuple[Event, ...]


def replay(record: Record, registry: Registry = game_of) -> Match:
    """The match of a record, played again from its seed; refuses what could not have been played."""
    match, _ = _play(record, registry)
    return match


def positions(record: Record, registry: Registry = game_of) -> Iterator[tuple[Match, Seat, str]]:
    """The match of a record before each of its moves, with the move; it is one match that goes on."""
    match = _set_out(record, registry)
    for line, (seat, code) in enumerate(record.moves, len(record.header()) + 1):
        yield match, seat, code
        _act(match, seat, code, line)


def _act(match: Match, seat: Seat, code: str, line: int) -> tuple[Event, ...]:
    try:
        return tuple(match.act(seat, code))
    except Refusal as refusal:
        raise BadRecord(line, f"this move could not be made ({refusal.key})") from refusal


def _play(record: Record, registry: Registry) -> tuple[Match, list[Step]]:
    match = _set_out(record, registry)
    steps = []
    first = len(record.header()) + 1
    for line, (seat, code) in enumerate(record.moves, first):
        steps.append(Step(seat, code, _act(match, seat, code, line)))
    # The players' wish to end here is no move of a seat; the outcome is where it is written down.
    if match.asked and record.outcome.reason == "stopped":
        match.stop()
    return match, steps


def _set_out(record: Record, registry: Registry) -> Match:
    game = registry(record.game)
    info = game.info
    if record.rules_version != info.rules_version:
        raise BadRecord(3, f"played under version {record.rules_version} of the rules, not {info.rules_version}")
    if record.seats not in info.seat_counts:
        raise BadRecord(4, "the game is not for that many seats")
    line = len(record.header())
    if len(record.moves) > info.moves_max:
        raise BadRecord(line + 1, "no match is this long")
    try:
        options = info.options.from_dict(dict(record.options))
    except Refusal as refusal:
        raise BadRecord(5, f"the game has no such option: {refusal.details}") from refusal
    if _written_options(options) != record.options:
        raise BadRecord(5, "the options are not those of the game, each once and in order")
    try:
        return game(options, record.seats, SeededChance(record.deal_seed), carried=record.carried)
    except Exception as error:  # A game trusts what its own last match carried; a record need not be honest.
        raise BadRecord(line - 1, "the game cannot begin with what is carried") from error


def verify(text: str, registry: Registry = game_of) -> Verdict:
    """Whether a text is the true record of a whole match: form, commitment, every move and the outcome."""
    try:
        record = parse(text)
        if record.commitment != commitment(record.seed):
            raise BadRecord(len(record.header()), "the seed is not the one that was promised")
        outcome = replay(record, registry).outcome()
    except BadRecord as refusal:
        return Verdict(False, refusal.line, refusal.why)
    except Refusal as refusal:
        return Verdict(False, 2, f"the game is not played here ({refusal.key})")
    line = len(record.header()) + len(record.moves) + 1
    if outcome is None:
        return Verdict(False, line, "the match is not over")
    if outcome != record.outcome:
        return Verdict(False, line, "the match ended otherwise")
    return Verdict(True)


_SHOWN = re.compile(r"\b[0-9a-f]{64}\b", re.ASCII)
_SHOWN_CHANCE = re.compile(rf"\bchance {_NUMBER}(?: [0-9a-f]+\b)+", re.ASCII)
_SEAL = re.compile(rf"\b[0-9a-f]{{{SEAL_DIGITS_MIN},64}}\b", re.ASCII)
# A seal as logs have it, which is not written out, and the line below it.
_SEAL_IN_LOG = re.compile(rf"\b([0-9a-f]{{{SEAL_DIGITS_MIN},63}})(?:…|\.\.\.)(?=(?:.*\n\s*(.*))?)", re.ASCII)
_ADDED_BY_PRESS = re.compile(rf"\b[0-9a-f]{{{PRESS_DIGITS}}}\b(?!…|\.\.\.)", re.ASCII)
_ADDED = re.compile(rf"{_ADDED_BY_PRESS.pattern}|\b[1-6]\b", re.ASCII)


def names_seal(record: Record, receipt: str) -> bool:
    """Whether a receipt has the seal of a record, or how it begins: without it only the moves are proved."""
    return any(map(record.commitment.startswith, _SEAL.findall(_read_plainly(receipt))))


def differs_from_receipt(record: Record, receipt: str) -> str:
    """How a record is another match than the one whose receipt this is; empty if it is that match.

    A receipt is what the table showed, copied as a whole or in part, with whatever words around it: the SHA-256 at
    the end proves every move, the seal and what was added to it prove that the deal was settled before.
    """
    receipt = _read_plainly(receipt)
    numbers = set(_SHOWN.findall(receipt))
    if record.digest not in numbers:
        return "it does not name the SHA-256 of this record: other moves, or another match"
    if others := numbers - {record.digest, record.commitment, record.seed.hex()}:
        return f"it names {min(others)}, which is neither the seal nor the seed of this record"
    # Below the result the table has the seal of its next match, which is another.
    before = [seal for seal, _ in _SEAL_IN_LOG.findall(receipt[: receipt.index(record.digest)])]
    if before and not names_seal(record, receipt):
        return f"it names the seal {before[0]}…, which is not that of this record"
    told = [line for seal, line in _SEAL_IN_LOG.findall(receipt) if record.commitment.startswith(seal)]
    added = _SHOWN_CHANCE.findall(receipt)
    if (added and added != chance_lines(record.chances)) or any(
        _tells_other_chance(record, line) for line in told
    ):
        return "other players, or other chance, were added to the seed"
    return ""


def _read_plainly(receipt: str) -> str:
    """A receipt without the invisible marks that some languages need around numbers."""
    return "".join(sign for sign in receipt if unicodedata.category(sign) != "Cf").lower()


def _tells_other_chance(record: Record, line: str) -> bool:
    """Whether the line below the seal in a log tells that players, name by name, added what the record has not.

    In each language it reads "Added: Ana 7c1f09ab 3 · Bea 22e9aa10". Where the log was copied without it, another
    line stands there, with nothing that a press adds.
    """
    told = line.split("·")
    has = [(seat, added) for seat, added in enumerate(record.chances) if added]
    names = dict(record.names)
    is_same = len(told) == len(has) and all(
        entry.rstrip().endswith(f" {added}")
        and not set(_ADDED.findall(entry.rstrip().removesuffix(added))) - set(names.get(seat, "").lower().split())
        for entry, (seat, added) in zip(told, has, strict=False)
    )
    return not is_same and _ADDED_BY_PRESS.search(line) is not None


def show(record: Record, registry: Registry = game_of) -> str:
    """A record for people: what was agreed, then each move with its number and what came of it."""
    match, steps = _play(record, registry)
    options = ", ".join(f"{name} {value}" for name, value in record.options)
    lines = [
        f"{record.game}, {record.seats} seats, rules {record.rules_version}",
        *([f"played on {record.played}"] if record.played else []),
        *(f"seat {seat}: {printable(name)}" for seat, name in record.names),
        f"options: {options or 'none'}",
        *chance_lines(record.chances),
        f"seed {record.seed.hex()}",
        "",
        *(f"{'':16}{_fact(event)}" for event in match.opening),
    ]
    width = max((len(step.code) for step in steps), default=0)
    for number, step in enumerate(steps, 1):
        facts = "; ".join(_fact(event) for event in step.events)
        lines.append(f"{number:4}  seat {step.seat}  {step.code:{width}}  {facts}".rstrip())
    winners = " and ".join(f"seat {seat}" for seat in record.outcome.winners) or "nobody"
    scores = " : ".join(map(str, record.outcome.scores))
    lines += ["", f"{record.outcome.reason}: {winners}, {scores}"]
    return "\n".join(lines)


def printable(name: str) -> str:
    """A name as a terminal may show it: nothing in it moves the cursor, turns the line round or breaks it."""
    return "".join(sign if sign.isprintable() else " " for sign in name).strip()


def _fact(event: Event) -> str:
    heard = "" if event.audience is None else f" (only seat {', '.join(map(str, event.audience))})"
    return f"{type(event.fact).__name__} {_fields(event.fact)}".rstrip() + heard


def _fields(fact: Any) -> str:
    """The fields of a fact with their names; what its type calls a card or a suit is written as one."""
    kinds = type(fact).__annotations__
    return " ".join(f"{name}={_plain(value, str(kinds[name]))}" for name, value in fact._asdict().items())


def _plain(value: Any, kind: str) -> str:
    if hasattr(value, "_fields"):
        return f"({_fields(value)})"
    if isinstance(value, tuple):
        return ",".join(_plain(one, kind) for one in value)
    if value is None:
        return "-"
    if "Card" in kind:
        return str(NAME[value])
    return str(SUITS[value]) if "Suit" in kind else str(value)
