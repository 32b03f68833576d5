"""One table from lobby to rematch: seats, ready marks, options, matches, time-outs.

A table is a state machine folded from numbered commands. `do` carries out one command or refuses; it neither
reads a clock nor knows names or platforms. The host clones a table, lets the clone do the command, has the row
written down, and only then swaps the clone in. Loading replays the same commands through the same `do`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple, cast

from engine.chairs import Chair
from engine.chance import commitment
from engine.commands import CLOCK, COMMANDS, SERVICE, Actor, Close, Command, Start, Void
from engine.contract import BadOption, Match, Options, Refusal, Seat, View, digest_of
from engine.games import game_of
from engine.journal import Listing, Result, Row
from engine.refusals import TableClosed
from engine.table_commands import HANDLERS
from engine.table_state import TableState
from engine.table_view import CLOSED, FINISHED, LOBBY, PLAYING, SeatView, TableView

TRICK_SHARE = 2.5  # of the usual pause, where a trick was completed: people look at it before it goes
FORCED_SECONDS = 2.0  # so that everybody sees what lies on the table
CHANCE = "chance"  # what a press has added, beside the fields of its command in the journal
IDLE_SECONDS = 7 * 86_400  # a table untouched for this long closes itself


_KINDS = {word: kind for kind, word in COMMANDS.items()}

# What time brings about.
DueKind = Literal[
    "think",  # a house player chooses for its seat
    "remind",  # a person is told that their time is almost up
    "forced",  # a person's only possible action is done by itself, as they wished
    "time-out",  # the clock plays the default for a person
    "expire",  # a table that nobody has touched for long is closed
]


class Due(NamedTuple):
    """Something that time brings about at a table."""

    at: float
    what: DueKind
    seat: Seat | None


class Table(TableState):
    """A table and the match at it: what it does with commands, what is seen of it, and how it is written down."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self._preset: tuple[Options | None, str | None] = None, None  # of which options, and which it is
        self._forget_made()

    def _forget_made(self) -> None:
        """Make anew what is made once between two commands, and asked for by everybody."""
        self._views: dict[Seat | None, TableView] = {}
        self._match_views: dict[Seat | None, View] = {}
        self._seats: tuple[SeatView, ...] | None = None
        self._dues: tuple[float, list[Due]] | None = None  # with the pace of house players for which they are

    def clone(self) -> Table:
        """A copy to try a command on."""
        copy = object.__new__(Table)
        copy.__dict__.update(self.__dict__)
        copy.chairs = [chair.clone() for chair in self.chairs]
        copy.match = self.match.clone() if self.match is not None else None
        copy.logs = {listener: facts.copy() for listener, facts in self.logs.items()}
        copy.votes = {seat: set(people) for seat, people in self.votes.items()}
        copy.ending = self.ending.copy()
        copy.swaps = self.swaps.copy()
        copy.removed = self.removed.copy()
        copy.shouted = self.shouted.copy()
        copy.asked_at = self.asked_at.copy()
        copy.decision_number = self.decision_number.copy()
        copy.reminded = self.reminded.copy()
        copy.record = self.record.clone() if self.record is not None else None
        copy._forget_made()
        return copy

    # --- Commands --------------------------------------------------------------------------------------

    def do(
        self, command: Command, by: Actor, at: float, *, seed: bytes | None = None, chance: str = ""
    ) -> Command:
        """Carry out a command, or refuse. Returns the command to be recorded, in which every choice is concrete.

        A start takes the seed of the table; a press in the lobby brings chance of its own, which is mixed with it.
        """
        if self.phase == CLOSED:
            raise TableClosed
        if isinstance(command, Start):
            assert seed is not None, "a match starts with a seed"
            self.seed, self.next_seed = seed, None
            self._add_chance(by, chance, is_start=True)
        assert not self.replay_differs or isinstance(command, Void | Close), "this match can only end void"
        self._forget_made()
        recorded = HANDLERS[type(command)](self, command, by, at)
        self.chance_added = "" if isinstance(command, Start) else self._add_chance(by, chance)
        self.version += 1
        self.written_at = max(self.written_at, at)
        if by not in (CLOCK, SERVICE):
            self.touched_at = at
        self._note_decisions(at)
        return recorded

    def _add_chance(self, by: Actor, chance: str, *, is_start: bool = False) -> str:
        """The first press of a person between two matches adds chance to the next, and so does the start of it."""
        seat = self.seat_of(by) if chance and isinstance(by, int) and self.phase != PLAYING else None
        if seat is None or (self.chairs[seat].chance and not is_start):
            return ""
        self.chairs[seat].add_chance(chance)
        return chance

    def _note_decisions(self, at: float) -> None:
        """Remember when each seat got its decision."""
        asked = self.match.asked if self.match is not None and self.phase == PLAYING else ()
        for seat in list(self.asked_at):
            if seat not in asked:
                del self.asked_at[seat], self.decision_number[seat]
                self.reminded.discard(seat)
        for seat in asked:
            assert self.match is not None
            decision = self.match.decision(seat)
            assert decision is not None
            if self.decision_number.get(seat) != decision.number:
                self.asked_at[seat] = at
                self.decision_number[seat] = decision.number
                self.reminded.discard(seat)

    # --- What others may ask ---------------------------------------------------------------------------

    @property
    def preset(self) -> str | None:
        """The name of the preset that the options are, if any."""
        options, preset = self._preset
        if options is not self.options:
            preset = game_of(self.game).info.preset_of(self.options)
            self._preset = self.options, preset
        return preset

    @property
    def may_whisper(self) -> bool:
        """Whether private messages are open: partners cannot tell each other their cards."""
        if self.phase != PLAYING or self.match is None or not self.match.info.teams:
            return True
        return self.match.between_deals

    def view(self, person: int | None) -> TableView:
        """What this person, or with None the audience, knows of the table; made once between two commands."""
        me = self.seat_of(person) if person is not None else None
        view = self._views.get(me)
        if view is None:
            view = self._views[me] = self._view(me)
        return view

    def _view(self, me: Seat | None) -> TableView:
        playing = self.phase == PLAYING
        match = self.match if self.phase in (PLAYING, FINISHED) else None
        over = self.outcome is not None and not playing
        # Back in the lobby seats may have changed hands: what is left of the last match is what everyone heard.
        listener = me if match is not None else None
        next_seed = self.next_seed if self.phase in (LOBBY, FINISHED) else None
        return TableView(
            id=self.id,
            code=self.code,
            game=self.game,
            options=self.options,
            preset=self.preset,
            phase=self.phase,
            seats=self._seat_views(),
            owner=self.owner,
            revision=self.revision,
            turn_seconds=self.turn_seconds,
            is_public=self.is_public,
            match_number=self.match_number,
            commitment=commitment(self.seed) if self.seed is not None else None,
            seed=self.seed.hex() if self.seed is not None and over else None,
            me=me,
            match=self._match_view(match, me) if match is not None else None,
            decision=match.decision(me) if match is not None and playing and me is not None else None,
            asked=match.asked if match is not None and playing else (),
            deal=match.deal if match is not None else 0,
            reminded=me in self.reminded,
            log=tuple(self.logs.get(listener, ())),
            outcome=self.outcome,
            closed_because=self.closed_because,
            answer_seconds=self.turn_limit if playing else 0,
            answer_by=self._answer_by(me) if playing else None,
            ending=self.ending_answers if playing else (),
            more_seats=self.more_seats,
            swaps=self._swapping_seats(),
            may_shout=playing and me is not None and me not in self.shouted,
            chances=self.chances,
            record_digest=self.record_digest,
            next_commitment=commitment(next_seed) if next_seed is not None else None,
        )

    def _seat_views(self) -> tuple[SeatView, ...]:
        if self._seats is None:
            self._seats = tuple(
                [
                    SeatView(
                        chair.person,
                        chair.level,
                        chair.is_ready,
                        chair.has_left,
                        chair.wins,
                        chair.misses > 0,
                        chair.chance,
                    )
                    for chair in self.chairs
                ]
            )
        return self._seats

    def _answer_by(self, me: Seat | None) -> float | None:
        """When the time to answer is over: the viewer's own, or else that of the first person who is asked."""
        if not self.turn_limit or not self.present:
            return None
        asked_at = {seat: at for seat, at in self.asked_at.items() if not self.chairs[seat].is_house}
        if me in asked_at:
            return asked_at[me] + self.turn_limit
        return min(asked_at.values()) + self.turn_limit if asked_at else None

    def _swapping_seats(self) -> tuple[tuple[Seat, Seat], ...]:
        """Who would like to change seats with whom, by their seats."""
        if not self.swaps:
            return ()
        seats = [(self.seat_of(person), self.seat_of(other)) for person, other in self.swaps.items()]
        return tuple((seat, other) for seat, other in seats if seat is not None and other is not None)

    def _match_view(self, match: Match, seat: Seat | None) -> View:
        view = self._match_views.get(seat)
        if view is None:
            view = self._match_views[seat] = match.view(seat)
        return view

    def results(self) -> tuple[Result, ...]:
        """What the finished match means for its people; whoever had left does not win through a house player."""
        outcome = self.outcome
        if self.phase != FINISHED or outcome is None or not outcome.counts:
            return ()
        if outcome.reason == "stopped" and len(self.people) == 1:
            return ()  # Whoever plays against the house alone could stop each time they are ahead.
        return tuple(
            Result(chair.person, seat, seat in outcome.winners and not chair.has_left, outcome.scores[seat])
            for seat, chair in enumerate(self.chairs)
            if chair.person is not None
        )

    # --- Time ------------------------------------------------------------------------------------------

    def dues(self, house_seconds: float) -> list[Due]:
        """What time will bring about here if nobody does anything, the earliest first."""
        if self._dues is None or self._dues[0] != house_seconds:
            self._dues = house_seconds, self._all_dues(house_seconds)
        return self._dues[1]

    def _all_dues(self, house_seconds: float) -> list[Due]:
        if self.phase == CLOSED:
            return []
        dues = [Due(self.touched_at + IDLE_SECONDS, "expire", None)]
        if self.phase == PLAYING and self.present:
            # With every person gone the table rests: house players do not play among themselves.
            for seat in self.asked_at:
                dues += (
                    self._house_dues(seat, house_seconds) if self.chairs[seat].is_house else self._dues_of(seat)
                )
        return sorted(dues, key=lambda due: due.at)

    def _house_dues(self, seat: Seat, house_seconds: float) -> list[Due]:
        """When a house player thinks: after a pause, but where people decide for it, not before they have."""
        match = self.match
        assert match is not None
        if match.is_poll and match.people_want(self.present) is None:
            return []
        waits_until = self.left_to_people_until(seat)
        return [Due(waits_until or self.asked_at[seat] + self.pace(seat, house_seconds), "think", seat)]

    def pace(self, seat: Seat, house_seconds: float) -> float:
        """What a house player takes on average; one asked at the end of a trick leaves people time to see it."""
        return house_seconds * (TRICK_SHARE if self.asked_at[seat] == self.trick_ended_at else 1.0)

    def _dues_of(self, seat: Seat) -> list[Due]:
        """When a person is reminded, and when the clock answers; a house partner answers before it does."""
        asked_at, limit = self.asked_at[seat], self.turn_limit
        dues = []
        if self.chairs[seat].plays_forced and self._is_forced(seat):
            dues.append(Due(asked_at + FORCED_SECONDS, "forced", seat))
        if not limit:
            return dues
        if seat not in self.reminded:
            dues.append(Due(asked_at + limit - _reminder_lead(limit), "remind", seat))
        if not self.partners_asked(seat, house=True):
            dues.append(Due(asked_at + limit, "time-out", seat))
        return dues

    def _is_forced(self, seat: Seat) -> bool:
        """Whether a seat has one thing to do; windows are left alone, in which being quick would tell a hand."""
        assert self.match is not None
        return not self.match.in_window and len(self.match.legal(seat)) == 1

    def listing(self, house_seconds: float) -> Listing:
        """What lists show of this table."""
        dues = self.dues(house_seconds)
        return Listing(
            code=None if self.phase == CLOSED else self.code,
            game=self.game,
            phase=self.phase,
            people=self.people,
            house_seats=sum(chair.level is not None for chair in self.chairs),
            seats=max(game_of(self.game).info.seat_counts) if self.more_seats else len(self.chairs),
            is_public=self.is_public,
            due_at=dues[0].at if dues else None,
        )

    # --- Writing down and reading back -----------------------------------------------------------------

    def row(self, recorded: Command, by: Actor, at: float) -> Row:
        """The journal row of the command that was just carried out."""
        fields = {name: value for name, value in recorded._asdict().items() if value is not None}
        if self.chance_added:
            fields[CHANCE] = self.chance_added
        detail = json.dumps(fields, separators=(",", ":"), ensure_ascii=False)
        return Row(self.version, at, str(by), COMMANDS[type(recorded)], detail, self._digest())

    @classmethod
    def load(cls, table_id: str, rows: Sequence[Row], seed_of: SeedOf) -> Table:
        """The table that these rows fold to; they begin with the first row or with a start row.

        Where newer rules make a match go another way than it was written down, the match counts as void. If it is
        still running, the table stands at its start with `replay_differs` set: all it can do is `Void`.
        """
        table = cls(table_id)
        index = 0
        while index < len(rows):
            row = rows[index]
            was_playing = table.phase == PLAYING
            try:
                table.replay(row, seed_of)
            except (ReplayDiffers, Refusal):
                if not was_playing and row.what != "start":
                    table.version = row.seq  # A choice in the lobby that no longer exists.
                else:
                    started = max(at for at in range(index + 1) if rows[at].what == "start")
                    # Outside a match rows have no digest, so the first without one is the row that ended it.
                    index = next((at for at in range(index, len(rows)) if not rows[at].digest), len(rows) - 1)
                    table = cls._set_back(table_id, rows[started : index + 1], seed_of)
            index += 1
        table.take_next_seed(seed_of)
        return table

    def take_next_seed(self, seed_of: SeedOf) -> None:
        """Restore the seed that is sealed for the next match, while no match is running."""
        if self.phase in (LOBBY, FINISHED) and self.next_seed is None:
            self.next_seed = seed_of(self.match_number + 1)

    @classmethod
    def _set_back(cls, table_id: str, rows: Sequence[Row], seed_of: SeedOf) -> Table:
        """The table as these rows left it, of a match that does not replay."""
        table = cls(table_id)
        start, last = rows[0], rows[-1]
        command = read_command(start)
        assert isinstance(command, Start)
        table._restart(start, command, seed_of)
        table.replay_differs = True
        has_ended = not last.digest
        table.version = last.seq - has_ended
        table.touched_at = max(row.at for row in rows if row.by not in (CLOCK, SERVICE))
        # Every row gives a seat at most one new decision, and no button of the match may fit a later one.
        table.decisions_lost = len(table.chairs) * (table.version - start.seq)
        if has_ended:
            command = read_command(last)
            ending = command if isinstance(command, Void | Close) else Void("rules-changed")
            table.do(ending, SERVICE, last.at)
        return table

    def replay(self, row: Row, seed_of: SeedOf) -> None:
        """Carry out one more row; raises `ReplayDiffers` if the result is not the one that was written down."""
        command, chance = _read(row)
        if isinstance(command, Start):
            self._restart(row, command, seed_of)
        elif self.replay_differs and not isinstance(command, Void | Close):
            raise ReplayDiffers(row.seq)
        else:
            self.is_replaying = True
            self.do(command, read_actor(row), row.at, chance=chance)
            self.is_replaying = False
        if self.version != row.seq or self._digest() != row.digest:
            raise ReplayDiffers(row.seq)

    def _restart(self, row: Row, start: Start, seed_of: SeedOf) -> None:
        """Stand where a start row left the table."""
        self._restore(start.table)
        self.version = row.seq - 1
        self.do(Start(), read_actor(row), row.at, seed=seed_of(_match_begun_at(start.table)))

    def _digest(self) -> str:
        match = self.match
        if match is None or self.phase != PLAYING:
            return ""
        views = match.views()
        self._match_views |= enumerate(views)
        return digest_of(views)

    def _restore(self, values: Mapping[str, Any]) -> None:
        game = game_of(values["game"])
        self.code = values["code"]
        self.game = values["game"]
        try:
            self.options = game.info.options.from_dict(values["options"])
        except BadOption:  # Newer rules have other options; the match will differ and be void.
            self.options = game.info.presets[game.info.default_preset]
        self.chairs = [Chair.from_dict(chair) for chair in values["chairs"]]
        self.grows = values.get("grows", False)  # Tables of once had all their seats from the beginning.
        self.removed = set(values.get("removed", ()))
        self.owner = values["host"]
        for name in (
            "revision",
            "turn_seconds",
            "is_public",
            "match_number",
            "next_number",
            "carried",
        ):
            setattr(self, name, values[name])
        self.phase = LOBBY


SeedOf = Callable[[int], bytes | None]


class ReplayDiffers(Exception):  # noqa: N818 - named for what happened
    """Replayed by this version of the rules, the journal went another way than when it was written."""


def read_actor(row: Row) -> Actor:
    """Whoever gave the command of a journal row."""
    return int(row.by) if row.by.isdecimal() else cast("Actor", row.by)


def match_begun_by(row: Row) -> int | None:
    """The number of the match that a journal row begins; None if it begins none."""
    if row.what != COMMANDS[Start]:
        return None
    return _match_begun_at(json.loads(row.detail)["table"])


def _match_begun_at(table: Mapping[str, Any]) -> int:
    last: int = table["match_number"]  # A snapshot is of the table before the match.
    return last + 1


def read_command(row: Row) -> Command:
    """The command of a journal row."""
    command, _ = _read(row)
    return command


def _read(row: Row) -> tuple[Command, str]:
    """The command of a journal row, and the chance that its press has added."""
    fields = json.loads(row.detail)
    chance = fields.pop(CHANCE, "")
    return _KINDS[row.what](**fields), chance


def _reminder_lead(limit: int) -> float:
    """How long before the end of a turn the reminder comes: a quarter of it, and time enough to act."""
    return max(limit / 4, 10)
