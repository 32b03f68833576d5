"""One table from lobby to rematch: seats, ready marks, options, matches, time-outs.

A table is a state machine folded from numbered commands. `do` carries out one command or refuses; it neither
reads a clock nor knows names or platforms. The host clones a table, lets the clone do the command, has the row
written down, and only then swaps the clone in. Loading replays the same commands through the same `do`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from engine.chairs import CLOSED, FINISHED, LOBBY, PLAYING, Chair, SeatView, TableView
from engine.chance import SeededChance, commitment
from engine.commands import (
    CLOCK,
    COMMANDS,
    SERVICE,
    Act,
    Actor,
    Clear,
    Close,
    Command,
    Extend,
    Fill,
    Leave,
    Open,
    Ready,
    Remind,
    Replace,
    Return,
    SetGame,
    SetOption,
    SetPreset,
    SetPublic,
    SetSeats,
    SetTimer,
    Sit,
    Start,
    Void,
)
from engine.contract import Event, Match, Options, Outcome, Seat, StaleDecision
from engine.games import game_of
from engine.journal import Listing, Result, Row
from engine.refusals import (
    AlreadySeated,
    CannotEnterNow,
    MatchRunning,
    NoMatchRunning,
    NotAtTable,
    NotEnoughPlayers,
    NotHost,
    NotReady,
    SeatTaken,
    TableClosed,
    TableFull,
    UnknownChoice,
)

HOUSE_LEVELS = ("easy", "normal", "strong")
TURN_SECONDS = (0, 30, 60, 120, 300, 86_400)  # 0: no turn timer
WINDOW_SECONDS = 120  # windows close by time even where turn timers are off
MISSES_MAX = 2  # time-outs in a row, then a house player holds the seat
IDLE_SECONDS = 7 * 86_400  # a table untouched for so long closes itself


class Due(NamedTuple):
    """Something that time brings about at a table."""

    at: float
    what: str  # think, remind, time-out, expire
    seat: Seat | None


class Table:
    """A table and the match at it."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.version = 0
        self.code = ""
        self.game = ""
        self.options = Options()
        self.phase = LOBBY
        self.chairs: list[Chair] = []
        self.host: int | None = None
        self.revision = 0
        self.turn_seconds = 0
        self.is_public = False
        self.touched_at = 0.0
        self.match_number = 0
        self.next_number = 1
        self.carried: Any = None
        self.seed: bytes | None = None
        self.match: Match | None = None
        self.log: list[Event] = []
        self.outcome: Outcome | None = None
        self.votes: dict[Seat, set[int]] = {}
        self.asked_at: dict[Seat, float] = {}
        self.asked_number: dict[Seat, int] = {}
        self.reminded: set[Seat] = set()
        self.closed_because: str | None = None

    def clone(self) -> Table:
        """A copy to try a command on."""
        copy = object.__new__(Table)
        copy.__dict__.update(self.__dict__)
        copy.chairs = []
        for chair in self.chairs:
            twin = Chair.__new__(Chair)
            for name in Chair.__slots__:
                setattr(twin, name, getattr(chair, name))
            copy.chairs.append(twin)
        copy.match = self.match.clone() if self.match is not None else None
        copy.log = self.log.copy()
        copy.votes = {seat: set(people) for seat, people in self.votes.items()}
        copy.asked_at = self.asked_at.copy()
        copy.asked_number = self.asked_number.copy()
        copy.reminded = self.reminded.copy()
        return copy

    # --- Commands --------------------------------------------------------------------------------------

    def do(self, command: Command, by: Actor, at: float, *, seed: bytes | None = None) -> Command:
        """Carry out a command, or refuse. Returns the fact to write down, in which every choice is concrete."""
        if self.phase == CLOSED:
            raise TableClosed
        if isinstance(command, Start):
            assert seed is not None, "a match starts with a seed"
            self.seed = seed
        fact = _HANDLERS[type(command)](self, command, by, at)
        self.version += 1
        if by not in (CLOCK, SERVICE):
            self.touched_at = at
        self._note_questions(at)
        return fact

    def _open(self, command: Open, by: Actor, at: float) -> Command:
        game = game_of(command.game)
        self.code = command.code
        self.game = command.game
        self.options = game.info.presets[game.info.default_preset]
        self._set_chairs(max(game.info.seat_counts))
        if isinstance(by, int):
            self.chairs[0] = Chair(by, since=1)
            self.host = by
        return command

    def _sit(self, command: Sit, by: Actor, at: float) -> Command:
        assert isinstance(by, int)
        self._require_lobby(CannotEnterNow)
        mine = self.seat_of(by)
        seat = command.seat
        if seat is None:
            if mine is not None:
                raise AlreadySeated
            seat = next((number for number, chair in enumerate(self.chairs) if chair.is_free), None)
            if seat is None:
                raise TableFull
        if not 0 <= seat < len(self.chairs):
            raise UnknownChoice
        if seat == mine:
            raise AlreadySeated
        chair = self.chairs[seat]
        if chair.person is not None:
            raise SeatTaken(seat=seat)
        if mine is None:
            self.chairs[seat] = Chair(by, since=self.version + 1)
        else:  # Changing seats: a house player or nobody moves the other way.
            self.chairs[seat], self.chairs[mine] = self.chairs[mine], chair
        if self.host is None:
            self.host = by
        self._lobby_changed()
        return Sit(seat)

    def _fill(self, command: Fill, by: Actor, at: float) -> Command:
        self._require_lobby()
        self._require_seated(by)
        if command.level not in HOUSE_LEVELS:
            raise UnknownChoice
        if command.seat is None:
            free = [seat for seat, chair in enumerate(self.chairs) if chair.is_free]
        elif 0 <= command.seat < len(self.chairs) and self.chairs[command.seat].person is None:
            free = [command.seat]
        else:
            raise SeatTaken(seat=command.seat)
        if not free:
            raise TableFull
        for seat in free:
            self.chairs[seat] = Chair(level=command.level, since=self.version + 1)
        self._lobby_changed()
        return command

    def _clear(self, command: Clear, by: Actor, at: float) -> Command:
        self._require_lobby()
        self._require_seated(by)
        if not 0 <= command.seat < len(self.chairs) or self.chairs[command.seat].level is None:
            raise UnknownChoice
        self.chairs[command.seat] = Chair()
        self._lobby_changed()
        return command

    def _set_game(self, command: SetGame, by: Actor, at: float) -> Command:
        self._require_lobby()
        self._require_host(by)
        game = game_of(command.game)
        if command.game != self.game:
            self.game = command.game
            self.options = game.info.presets[game.info.default_preset]
            self.carried = None
            self._set_chairs(max(game.info.seat_counts))
        self._lobby_changed()
        return command

    def _set_seats(self, command: SetSeats, by: Actor, at: float) -> Command:
        self._require_lobby()
        self._require_host(by)
        if command.seats not in game_of(self.game).info.seat_counts:
            raise UnknownChoice
        self._set_chairs(command.seats)
        self._lobby_changed()
        return command

    def _set_preset(self, command: SetPreset, by: Actor, at: float) -> Command:
        self._require_lobby()
        self._require_host(by)
        preset = game_of(self.game).info.presets.get(command.preset)
        if preset is None:
            raise UnknownChoice
        self.options = preset
        self._lobby_changed()
        return command

    def _set_option(self, command: SetOption, by: Actor, at: float) -> Command:
        self._require_lobby()
        self._require_host(by)
        self.options = self.options.changed(command.name, command.value)
        self._lobby_changed()
        return command

    def _set_timer(self, command: SetTimer, by: Actor, at: float) -> Command:
        self._require_lobby()
        self._require_host(by)
        if command.seconds not in TURN_SECONDS:
            raise UnknownChoice
        self.turn_seconds = command.seconds
        self._lobby_changed()
        return command

    def _set_public(self, command: SetPublic, by: Actor, at: float) -> Command:
        self._require_host(by)
        self.is_public = command.is_public
        self.revision += 1
        return command

    def _ready(self, command: Ready, by: Actor, at: float) -> Command:
        self._require_lobby()
        chair = self.chairs[self._require_seated(by)]
        self._require_current(command.revision)
        chair.is_ready = command.is_ready
        return Ready(command.is_ready)

    def _start(self, command: Start, by: Actor, at: float) -> Command:
        self._require_lobby()
        seat = self._require_seated(by)
        self._require_current(command.revision)
        info = game_of(self.game).info
        taken = [chair for chair in self.chairs if not chair.is_free]
        fits = len(taken) in info.seat_counts
        if len(taken) < len(self.chairs) and (info.teams or not fits):
            raise NotEnoughPlayers(players=len(taken), missing=len(self.chairs) - len(taken))
        self.chairs[seat].is_ready = True
        if info.all_ready and any(chair.person is not None and not chair.is_ready for chair in taken):
            raise NotReady
        self.chairs = taken
        self._begin_match(at)
        assert self.seed is not None
        return Start(commitment=commitment(self.seed), table=self._snapshot())

    def _act(self, command: Act, by: Actor, at: float) -> Command:
        match = self.match
        if match is None or self.phase != PLAYING:
            raise NoMatchRunning
        if isinstance(by, int):
            seat = self.seat_of(by)
            if seat is None:
                raise NotAtTable
        else:
            seat = command.seat
            assert seat is not None
        events = match.act(seat, command.code, command.number)
        chair = self.chairs[seat]
        if isinstance(by, int):  # Acting takes the seat back from a house player.
            chair.has_left = False
            chair.misses = 0
            self.votes.pop(seat, None)
        elif by == CLOCK:
            chair.misses += 1
            chair.has_left = chair.misses >= MISSES_MAX
        self.log += events
        if not match.asked:
            self._finish(match.outcome())
        return Act(command.code, seat=seat)

    def _leave(self, command: Leave, by: Actor, at: float) -> Command:
        seat = self._require_seated(by)
        if self.phase == PLAYING:
            self.chairs[seat].has_left = True
        else:
            self.chairs[seat] = Chair()
            self._lobby_changed()
        if self.host == by:
            self._pass_host_on()
        return command

    def _return(self, command: Return, by: Actor, at: float) -> Command:
        chair = self.chairs[self._require_seated(by)]
        chair.has_left = False
        chair.misses = 0
        return command

    def _replace(self, command: Replace, by: Actor, at: float) -> Command:
        """The host, or a majority of the other persons, gives the seat of someone who is gone away."""
        assert isinstance(by, int)
        mine = self._require_seated(by)
        seat = command.seat
        if not 0 <= seat < len(self.chairs) or seat == mine or self.chairs[seat].person is None:
            raise UnknownChoice
        votes = self.votes.setdefault(seat, set())
        votes.add(by)
        others = [chair for chair in self.chairs if chair.person is not None and not chair.has_left]
        others = [chair for chair in others if chair is not self.chairs[seat]]
        if by == self.host or 2 * len(votes) > len(others):
            gone = self.chairs[seat].person
            del self.votes[seat]
            if self.phase == PLAYING:
                self.chairs[seat].has_left = True
            else:
                self.chairs[seat] = Chair()
                self._lobby_changed()
            if self.host == gone:
                self._pass_host_on()
        return command

    def _remind(self, command: Remind, by: Actor, at: float) -> Command:
        self.reminded.add(command.seat)
        return command

    def _extend(self, command: Extend, by: Actor, at: float) -> Command:
        """Give time back: the service was down, or the question was late in being shown."""
        for seat in self.asked_at:
            if command.seat in (None, seat):
                self.asked_at[seat] += command.seconds
        return command

    def _void(self, command: Void, by: Actor, at: float) -> Command:
        if self.phase != PLAYING:
            raise NoMatchRunning
        self._finish(Outcome((), (0,) * len(self.chairs), "void"))
        return command

    def _close(self, command: Close, by: Actor, at: float) -> Command:
        if by not in (CLOCK, SERVICE):
            self._require_host(by)
        if self.phase == PLAYING:
            self._finish(Outcome((), (0,) * len(self.chairs), "abandoned"))
        self.phase = CLOSED
        self.closed_because = command.reason
        return command

    # --- What commands share ---------------------------------------------------------------------------

    def _require_lobby(self, refusal: type[MatchRunning | CannotEnterNow] = MatchRunning) -> None:
        if self.phase == PLAYING:
            raise refusal

    def _require_seated(self, by: Actor) -> Seat:
        seat = self.seat_of(by) if isinstance(by, int) else None
        if seat is None:
            raise NotAtTable
        return seat

    def _require_host(self, by: Actor) -> None:
        if by != self.host:
            raise NotHost

    def _require_current(self, revision: int | None) -> None:
        """Starting or agreeing means the lobby as it was shown: an older picture of it does not count."""
        if revision is not None and revision != self.revision:
            raise StaleDecision

    def _lobby_changed(self) -> None:
        self.phase = LOBBY
        self.revision += 1
        for chair in self.chairs:
            chair.is_ready = False

    def _set_chairs(self, count: int) -> None:
        """Set out that many chairs; persons keep the first ones, house players give way, nobody is sent away."""
        persons = [chair for chair in self.chairs if chair.person is not None]
        if len(persons) > count:
            raise TableFull
        kept = self.chairs[:count]
        for chair in self.chairs[count:]:
            if chair.person is not None:
                spot = next(number for number, other in enumerate(kept) if other.person is None)
                kept[spot] = chair
        self.chairs = kept + [Chair() for _ in range(count - len(kept))]

    def _pass_host_on(self) -> None:
        present = [chair for chair in self.chairs if chair.person is not None and not chair.has_left]
        present.sort(key=lambda chair: chair.since)
        if present:
            self.host = present[0].person
        elif self.phase != PLAYING:
            self.host = None

    def _begin_match(self, at: float) -> None:
        assert self.seed is not None
        game = game_of(self.game)
        chance = SeededChance(self.seed)
        self.match = game(
            self.options, len(self.chairs), chance, number=self.next_number, carried=self.carried
        )
        self.match_number += 1
        self.phase = PLAYING
        self.log = list(self.match.opening)
        self.outcome = None
        self.votes = {}
        self.asked_at, self.asked_number, self.reminded = {}, {}, set()
        for chair in self.chairs:
            chair.misses = 0
            chair.has_left = False

    def _finish(self, outcome: Outcome | None) -> None:
        assert outcome is not None and self.match is not None
        self.outcome = outcome
        self.phase = FINISHED
        self.revision += 1
        self.next_number = self.match.next_number()
        if outcome.reason not in ("void", "abandoned"):
            self.carried = self.match.carry()
        for seat, chair in enumerate(self.chairs):
            chair.is_ready = False
            chair.wins += seat in outcome.winners

    def _note_questions(self, at: float) -> None:
        """Remember since when each seat has had its question."""
        asked = self.match.asked if self.match is not None and self.phase == PLAYING else ()
        for seat in list(self.asked_at):
            if seat not in asked:
                del self.asked_at[seat], self.asked_number[seat]
                self.reminded.discard(seat)
        for seat in asked:
            assert self.match is not None
            decision = self.match.decision(seat)
            assert decision is not None
            if self.asked_number.get(seat) != decision.number:
                self.asked_at[seat] = at
                self.asked_number[seat] = decision.number
                self.reminded.discard(seat)

    # --- What others may ask ---------------------------------------------------------------------------

    def seat_of(self, person: int) -> Seat | None:
        """The seat in which this person sits."""
        for seat, chair in enumerate(self.chairs):
            if chair.person == person:
                return seat
        return None

    @property
    def people(self) -> tuple[int, ...]:
        """The persons at the table."""
        return tuple(chair.person for chair in self.chairs if chair.person is not None)

    @property
    def may_whisper(self) -> bool:
        """Whether private messages are open: partners cannot tell each other their cards."""
        if self.phase != PLAYING or self.match is None or not self.match.info.teams:
            return True
        return self.match.between_deals

    def view(self, person: int | None) -> TableView:
        """What this person, or with None the audience, knows of the table."""
        me = self.seat_of(person) if person is not None else None
        playing = self.phase == PLAYING
        match = self.match if self.outcome is not None or playing else None
        over = self.outcome is not None and not playing
        info = game_of(self.game).info
        return TableView(
            id=self.id,
            code=self.code,
            game=self.game,
            options=self.options,
            preset=info.preset_of(self.options),
            phase=self.phase,
            seats=tuple(
                SeatView(chair.person, chair.level, chair.is_ready, chair.has_left, chair.wins)
                for chair in self.chairs
            ),
            host=self.host,
            revision=self.revision,
            turn_seconds=self.turn_seconds,
            is_public=self.is_public,
            match_number=self.match_number,
            commitment=commitment(self.seed) if self.seed is not None else None,
            seed=self.seed.hex() if self.seed is not None and over else None,
            me=me,
            match=match.view(me) if match is not None else None,
            decision=match.decision(me) if match is not None and playing and me is not None else None,
            asked=match.asked if match is not None and playing else (),
            reminded=me in self.reminded,
            log=tuple(event.fact for event in self.log if event.heard_by(me)),
            outcome=self.outcome,
            closed_because=self.closed_because,
        )

    def results(self) -> tuple[Result, ...]:
        """What the finished match means for the persons at it; who had left does not win by a house player."""
        outcome = self.outcome
        if self.phase != FINISHED or outcome is None or outcome.reason in ("void", "abandoned"):
            return ()
        return tuple(
            Result(chair.person, seat, seat in outcome.winners and not chair.has_left, outcome.scores[seat])
            for seat, chair in enumerate(self.chairs)
            if chair.person is not None
        )

    # --- Time ------------------------------------------------------------------------------------------

    def dues(self, house_seconds: float) -> list[Due]:
        """What time will bring about here if nobody does anything, the earliest first."""
        if self.phase == CLOSED:
            return []
        dues = [Due(self.touched_at + IDLE_SECONDS, "expire", None)]
        if self.phase == PLAYING and any(c.person is not None and not c.has_left for c in self.chairs):
            # With every person gone the table rests: house players do not play among themselves.
            assert self.match is not None
            limit = self.turn_seconds or (WINDOW_SECONDS if self.match.in_window else 0)
            for seat, asked_at in self.asked_at.items():
                if self.chairs[seat].is_house:
                    dues.append(Due(asked_at + house_seconds, "think", seat))
                elif limit:
                    dues.append(Due(asked_at + limit, "time-out", seat))
                    if seat not in self.reminded and not self.match.in_window:
                        dues.append(Due(asked_at + limit - _reminder_lead(limit), "remind", seat))
        return sorted(dues, key=lambda due: due.at)

    def listing(self, house_seconds: float) -> Listing:
        """What lists show of this table."""
        dues = self.dues(house_seconds)
        return Listing(
            code=None if self.phase == CLOSED else self.code,
            game=self.game,
            phase=self.phase,
            people=self.people,
            house_seats=sum(chair.level is not None for chair in self.chairs),
            seats=len(self.chairs),
            is_public=self.is_public,
            due_at=dues[0].at if dues else None,
        )

    # --- Writing down and reading back -----------------------------------------------------------------

    def _snapshot(self) -> dict[str, Any]:
        """Everything that a match starts from, so that loading can begin at its row."""
        return {
            "code": self.code,
            "game": self.game,
            "rules_version": game_of(self.game).info.rules_version,
            "options": self.options.as_dict(),
            "chairs": [chair.as_dict() for chair in self.chairs],
            "host": self.host,
            "revision": self.revision,
            "turn_seconds": self.turn_seconds,
            "is_public": self.is_public,
            "match_number": self.match_number - 1,
            "next_number": self.next_number,
            "carried": self.carried,
        }

    def row(self, fact: Command, by: Actor, at: float) -> Row:
        """The journal row of the command that was just carried out."""
        detail = json.dumps(fact._asdict(), separators=(",", ":"), ensure_ascii=False)
        digest = self.match.digest() if self.match is not None and self.phase == PLAYING else ""
        return Row(self.version, at, str(by), COMMANDS[type(fact)], detail, digest)

    @classmethod
    def load(cls, table_id: str, rows: Iterable[Row], seed_of: Callable[[int], bytes | None]) -> Table:
        """The table that these rows fold to; they begin with the first row or with a start row."""
        table = cls(table_id)
        for row in rows:
            table.replay(row, seed_of)
        return table

    def replay(self, row: Row, seed_of: Callable[[int], bytes | None]) -> None:
        """Carry out one more row; a result unlike the one that was written down is an assertion of ours."""
        command = read_command(row)
        by: Actor = int(row.by) if row.by.isdecimal() else row.by
        seed = None
        if isinstance(command, Start):
            self._restore(command.table)
            self.version = row.seq - 1
            seed = seed_of(self.match_number + 1)
        self.do(
            command._replace(revision=None) if isinstance(command, Start | Ready) else command,
            by,
            row.at,
            seed=seed,
        )
        if self.version != row.seq or self.row(command, by, row.at).digest != row.digest:
            raise ReplayDiffers(row.seq)

    def _restore(self, values: Mapping[str, Any]) -> None:
        game = game_of(values["game"])
        self.code = values["code"]
        self.game = values["game"]
        self.options = game.info.options.from_dict(values["options"])
        self.chairs = [Chair.from_dict(chair) for chair in values["chairs"]]
        for name in (
            "host",
            "revision",
            "turn_seconds",
            "is_public",
            "match_number",
            "next_number",
            "carried",
        ):
            setattr(self, name, values[name])
        self.phase = LOBBY


class ReplayDiffers(Exception):  # noqa: N818 - named for what happened
    """The journal, replayed by this version of the rules, went another way than it did when it was written."""


def read_command(row: Row) -> Command:
    """The command of a journal row."""
    kind = next(kind for kind, word in COMMANDS.items() if word == row.what)
    return kind(**json.loads(row.detail))


def _reminder_lead(limit: int) -> float:
    """How long before the end of a turn the reminder comes: a quarter of it, at most an hour."""
    return min(max(limit / 4, 10), 3600)


_HANDLERS: dict[type[Any], Callable[[Table, Any, Actor, float], Command]] = {
    Open: Table._open,
    Sit: Table._sit,
    Fill: Table._fill,
    Clear: Table._clear,
    SetGame: Table._set_game,
    SetSeats: Table._set_seats,
    SetPreset: Table._set_preset,
    SetOption: Table._set_option,
    SetTimer: Table._set_timer,
    SetPublic: Table._set_public,
    Ready: Table._ready,
    Start: Table._start,
    Act: Table._act,
    Leave: Table._leave,
    Return: Table._return,
    Replace: Table._replace,
    Remind: Table._remind,
    Extend: Table._extend,
    Void: Table._void,
    Close: Table._close,
}
