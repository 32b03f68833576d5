"""What every game implements, and what everyone else may ask of it.

A game is one subclass of `Match`. The game writes `legal`, `default`, `apply`, `view` and a few more;
everyone else calls `decision` and `act`, which check. Nothing here knows a platform, a clock or a language.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, NamedTuple, Self

from engine.chance import Chance

Seat = int
Team = int  # where there are two teams they sit alternately: 0 has the even seats, 1 the odd ones

# Makes a named tuple from its fields at half the cost of calling its class; presses make several of them each.
_named: Any = tuple.__new__

# Who hears an event: these seats, or everyone, the audience included.
Hearers = tuple[Seat, ...] | None
EVERYONE: Hearers = None

# Views and facts are NamedTuples of plain values; their fields belong to the game.
View = Any
Fact = Any


class Action:
    """Something a seat may choose; made once at import and compared by identity.

    The code is ASCII words of at most 32 bytes ("play QH"), unique within its game; `what` is for the game.
    """

    __slots__ = ("code", "what")

    def __init__(self, code: str, what: Any = None) -> None:
        assert code.isascii() and len(code) <= 32, code
        self.code = code
        self.what = what

    def __repr__(self) -> str:
        return f"<{self.code}>"

    def __reduce__(self) -> str:
        raise TypeError("actions are compared by identity: send the code instead")


class Decision(NamedTuple):
    """What a seat may do now; the clock plays the default, and does not wait for a decision without one."""

    actions: tuple[Action, ...]
    default: Action | None
    number: int

    def __contains__(self, code: object) -> bool:
        return any(action.code == code for action in self.actions)


class Event(NamedTuple):
    """A fact, and the audience that learns of it."""

    audience: Hearers
    fact: Fact

    def heard_by(self, seat: Seat | None) -> bool:
        """Whether this seat, or with None the audience, hears it."""
        return self.audience is None or seat in self.audience


# Why a match ended. Records hold these words: never change one.
Reason = Literal[
    "won",  # by the rules, for the winners
    "draw",  # by the rules, without a winner
    "stopped",  # the players ended it here; whoever is ahead has won
    "void",  # it cannot be replayed under the rules of today; only a table says so
    "abandoned",  # its table was closed; only a table says so
]


class Outcome(NamedTuple):
    """How a match ended: the winning seats, everyone's score, and why."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: Reason

    @property
    def counts(self) -> bool:
        """Whether the match was played to a result."""
        return self.reason not in ("void", "abandoned")


class Refusal(Exception):  # noqa: N818 - a refusal is an answer to a person, not an error of ours
    """A request turned down; nothing has changed. The key finds the words for the person."""

    key = "refused"

    def __init__(self, **details: Any) -> None:
        super().__init__(self.key, details)
        self.details = details


class MatchOver(Refusal):
    """The match has ended."""

    key = "match-over"


class NotYourDecision(Refusal):
    """This seat is not asked anything now."""

    key = "not-your-decision"


class StaleDecision(Refusal):
    """The answer is to an earlier decision."""

    key = "stale-decision"


class IllegalAction(Refusal):
    """The rules do not allow this now, or it is not an action at all."""

    key = "illegal-action"


# --- Options -------------------------------------------------------------------------------------------


def option(
    default: Any,
    *,
    choices: Sequence[Any] = (),
    low: int | None = None,
    high: int | None = None,
    shown: bool = True,
    later: bool = False,
) -> Any:
    """One field of a game's options: a flag, one of some choices, or a whole number from low to high.

    With low and high the choices are quick picks. Fields that only a preset sets are not shown in the lobby. A
    field that came later than the first records stands in a record only where it is not its default.
    """
    metadata = {"choices": tuple(choices), "low": low, "high": high, "shown": shown, "later": later}
    return dataclasses.field(default=default, metadata=metadata)


class BadOption(Refusal):
    """An option that this game does not have, or a value it cannot take."""

    key = "bad-option"


@dataclass(frozen=True)
class Options:
    """The settings of a match; each game adds its fields with `option`."""

    @classmethod
    def fields(cls) -> dict[str, dataclasses.Field[Any]]:
        """The options by name, in the order of the rules page."""
        return {field.name: field for field in dataclasses.fields(cls)}

    def changed(self, name: str, text: str) -> Self:
        """These options with one of them set from text; refuses what the game does not know."""
        field = self.fields().get(name)
        if field is None:
            raise BadOption(option=name, value=text)
        return dataclasses.replace(self, **{name: _read_option(field, text)})

    def as_dict(self) -> dict[str, Any]:
        """The options as plain values."""
        return dataclasses.asdict(self)

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Self:
        """The options from plain values, each of them checked; missing ones take the default."""
        options = cls()
        for name, value in values.items():
            options = options.changed(name, str(value))
        return options


def _read_option(field: dataclasses.Field[Any], text: str) -> Any:
    choices, low, high = (field.metadata[key] for key in ("choices", "low", "high"))
    if isinstance(field.default, bool):
        if text.lower() in ("on", "true", "yes"):
            return True
        if text.lower() in ("off", "false", "no"):
            return False
    elif low is not None:
        if text.isascii() and text.isdecimal() and len(text) <= 9 and low <= int(text) <= high:
            return int(text)
    else:
        for choice in choices:
            if str(choice) == text:
                return choice
    raise BadOption(option=field.name, value=text)


@dataclass(frozen=True)
class GameInfo:
    """What can be said of a game before anyone sits down."""

    key: str
    seat_counts: tuple[int, ...]
    options: type[Options]
    presets: Mapping[str, Options]  # the first is the default
    rules_version: int  # raised when old records would replay differently
    moves_max: int  # no match is longer
    teams: int = 0  # 2: seats alternate between two teams; 0: everyone alone
    all_ready: bool = False  # every seated person must be ready, not just one press on Start
    by_points: bool = False  # high scores go by the best score, not by matches won
    shouts: tuple[str, ...] = ()  # ready-made words to the whole table
    signs: tuple[str, ...] = ()  # ready-made signs to partners alone, where the option `signs` is on
    ends_trick: tuple[type[Fact], ...] = ()  # after these facts house players let people look at the trick
    has_windows: bool = False  # several seats may be asked at once, which always has an end by time
    home_presets: Mapping[str, str] = dataclasses.field(default_factory=dict)  # by language, what people play

    @property
    def default_preset(self) -> str:
        """The preset of a new table."""
        return next(iter(self.presets))

    def presets_in(self, language: str | None) -> list[str]:
        """The names of the presets, the one that speakers of this language ("pt", "pt-BR") play at home first."""
        home = self.home_presets.get((language or "").partition("-")[0])
        return sorted(self.presets, key=lambda name: name != home)

    def preset_of(self, options: Options) -> str | None:
        """The name of the preset that these options are, if any."""
        return next((name for name, preset in self.presets.items() if preset == options), None)

    def side(self, seat: Seat) -> int:
        """The team of a seat, or the seat itself where everyone plays alone."""
        return seat % self.teams if self.teams else seat


# --- The match -----------------------------------------------------------------------------------------


class Match(ABC):
    """One playing of a game, from the first deal to the final score.

    `legal`, `default`, `apply` and `standing` are unchecked and quick: search calls them on imagined matches.
    A match is used either through them or through `act`, never both.
    """

    info: ClassVar[GameInfo]
    asked: tuple[Seat, ...]  # the seats the match waits for; () exactly when it is over
    deal: int  # counts the deals (rounds); search stops where it changes
    in_window = False  # several seats are asked at once: a time limit always applies
    has_offers = False  # seats that are not asked may have something legal to do, too
    between_deals = False  # nobody holds cards: partners may whisper
    is_own_matter = False  # set by a game in `apply` to save work: nobody else's decision has changed

    def __init__(
        self, options: Options, seats: int, chance: Chance, *, number: int = 1, carried: Any = None
    ) -> None:
        assert seats in self.info.seat_counts, f"{self.info.key} is not for {seats}"
        self.options = options
        self.seats = seats
        self.chance = chance
        self._next_number = number
        self._decisions: list[Decision | None] | None = None
        self._heard: list[Event] | None = []
        self._begin(carried)
        self.opening: tuple[Event, ...] = tuple(self._heard)  # what was told during set-up
        self._heard = None

    # Written by the game.

    @abstractmethod
    def _begin(self, carried: Any) -> None:
        """Set out the first deal; `carried` is what the last match at this table handed on."""

    @abstractmethod
    def legal(self, seat: Seat) -> Sequence[Action]:
        """What this seat may do now; legal but not asked is a standing offer."""

    @abstractmethod
    def default(self, seat: Seat) -> Action:
        """What the clock plays for a seat that is asked."""

    @abstractmethod
    def apply(self, seat: Seat, action: Action) -> None:
        """Carry out a legal action, unchecked: everyone but search and tests calls `act`."""

    @abstractmethod
    def standing(self) -> tuple[float, ...]:
        """Each seat's share of the win: exact when the match is over, otherwise an estimate."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it runs."""

    @abstractmethod
    def stop(self) -> None:
        """End the match here, because the players want to."""

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """All that a seat knows and has learned; None is the audience. Nothing else decides secrecy."""

    def views(self) -> Sequence[View]:
        """The view of each seat. Every command asks for them, so that a game may make once what they share."""
        return [self.view(seat) for seat in range(self.seats)]

    @abstractmethod
    def clone(self) -> Self:
        """A copy that shares nothing mutable; start from `_copy`."""

    @classmethod
    @abstractmethod
    def imagine(cls, view: View, chance: Chance) -> Self:
        """A match, hidden cards dealt anew by chance, in which this view is true; start from `_imagined`."""

    @property
    def awaits_answer(self) -> bool:
        """Whether those who are asked answer something that was put to them, as a call: all wait for it."""
        return self.in_window

    @property
    def is_shared(self) -> bool:
        """Whether one answer counts for the whole team that is asked: house players leave it to people."""
        return False

    @property
    def is_poll(self) -> bool:
        """Whether everyone is asked what the table should do: house players answer as most people do."""
        return False

    def people_want(self, people: Collection[Seat]) -> Action | None:
        """In a poll, what house players answer after these seats; None until that is settled."""
        raise AssertionError("this game has no polls")

    def giving_up(self, seat: Seat) -> tuple[Action, ...]:
        """What gives up the deal, for a seat that is asked; people choose it, never the house or the clock."""
        return ()

    def carry(self) -> Any:
        """What a rematch takes over, as plain values; most games start anew."""
        return None

    # For the game.

    def _tell(self, fact: Any, audience: Hearers, *fields: Any) -> None:
        """Say that something happened; the fact is built only if someone listens.

        Guard it by `_heard` where the fields themselves cost work.
        """
        heard = self._heard
        if heard is not None:
            heard.append(_named(Event, (audience, _named(fact, fields))))

    def _copy(self) -> Self:
        copy = object.__new__(type(self))
        copy.__dict__.update(self.__dict__)
        return copy

    @classmethod
    def _imagined(cls, options: Options, seats: int, chance: Chance) -> Self:
        match = object.__new__(cls)
        match.options = options
        match.seats = seats
        match.chance = chance
        match.opening = ()
        match._next_number = 1
        match._decisions = None
        match._heard = None
        return match

    # Final: what everyone else calls.

    def decision(self, seat: Seat) -> Decision | None:
        """What this seat may do now; None if nothing."""
        if self._decisions is None:
            self._decisions = [None] * self.seats
            self._ask(None)
        # A match that was stopped still holds its last decisions.
        return self._decisions[seat] if self.asked and 0 <= seat < self.seats else None

    def act(self, seat: Seat, code: str, number: int | None = None) -> list[Event]:
        """Do what the code says for this seat, or refuse and leave everything as it was."""
        if not self.asked:
            raise MatchOver
        known = self._decisions
        decision = known[seat] if known is not None and 0 <= seat < self.seats else self.decision(seat)
        if decision is None:
            raise NotYourDecision if number is None else StaleDecision
        actions, _, current = decision
        if number is not None and number != current:
            raise StaleDecision
        for action in actions:
            if action.code == code:
                break
        else:
            raise IllegalAction
        heard: list[Event] = []
        self._heard = heard
        self.apply(seat, action)
        self._heard = None
        self._ask(seat)
        return heard

    def next_number(self) -> int:
        """The number that the next decision gets; a rematch goes on from here."""
        self.decision(0)
        return self._next_number

    def digest(self) -> str:
        """A short hash of everything every seat knows, to notice a replay that went another way."""
        return digest_of(self.views())

    def _ask(self, actor: Seat | None) -> None:
        """Give a new number to the decision of whoever has acted, and of those who may now do something else."""
        decisions = self._decisions
        assert decisions is not None
        asked = self.asked
        if self.is_own_matter and actor is not None:
            self.is_own_matter = False
            seats: Sequence[Seat] = (actor,)
            fresh = decisions.copy()
            fresh[actor] = None
        else:
            seats = range(self.seats) if self.has_offers and asked else asked
            fresh = [None] * self.seats
        number = self._next_number
        for seat in seats:
            actions = tuple(self.legal(seat))
            if actions:
                old = decisions[seat]
                is_asked = seat in asked
                if is_asked:
                    actions += self.giving_up(seat)
                if old is None or seat == actor or old[0] != actions or (old[1] is not None) != is_asked:
                    old = _named(Decision, (actions, self.default(seat) if is_asked else None, number))
                    number += 1
                fresh[seat] = old  # Whoever keeps a decision keeps its default, whatever the others do meanwhile.
        self._next_number = number
        self._decisions = fresh


class OpenMatch(Match):
    """A match that hides nothing: everyone sees all of it, so views, clones and imagined matches make themselves.

    What lies open is a NamedTuple of `options`, `seats`, `asked`, `deal` and whatever else the match is made of,
    each under its name in the match. All of these are plain values that the game replaces and never changes.
    """

    lies_open: ClassVar[type[Any]]  # the NamedTuple

    def view(self, seat: Seat | None) -> View:
        """All there is, for whoever asks."""
        return self.lies_open(*[getattr(self, name) for name in self.lies_open._fields])

    def views(self) -> Sequence[View]:
        """The same for each seat."""
        return [self.view(None)] * self.seats

    def clone(self) -> Self:
        """A copy: what it shares never changes."""
        copy = self._copy()
        copy.chance = self.chance.clone()
        return copy

    @classmethod
    def imagine(cls, view: View, chance: Chance) -> Self:
        """The match itself, but for the chance to come."""
        match = cls._imagined(view.options, view.seats, chance)
        match.__dict__.update(view._asdict())
        return match


# Options do not change within a match; everything else in a view is plain values.
_encode = json.JSONEncoder(default=lambda options: type(options).__name__, check_circular=False).encode


def digest_of(views: Sequence[View]) -> str:
    """The digest of a match from the views of all its seats."""
    return hashlib.blake2b(_encode([_as_ever(view) for view in views]).encode(), digest_size=8).hexdigest()


def _as_ever(view: View) -> View:
    """A view without trailing fields that later versions added, as long as they hold their defaults: so digests
    in older journals stay valid."""
    defaults = view._field_defaults
    if not defaults:
        return view
    fields = list(view)
    for name in reversed(view._fields):
        if name not in defaults or fields[-1] != defaults[name]:
            break
        fields.pop()
    return fields
