"""What stands at a table: seats, options, the match and what was told of it, and how a match begins and ends.

Commands change it; `Table` carries them out, is seen by viewers and is written down.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.chairs import Chair
from engine.chance import SeededChance, mixed_seed
from engine.commands import CloseReason
from engine.contract import Event, Fact, Match, Options, Outcome, Seat
from engine.games import game_of
from engine.record import RecordDigest
from engine.table_view import FINISHED, LOBBY, PLAYING, Phase

WINDOW_SECONDS = 120  # windows close by time even where turn timers are off


class TableState:
    """Everything that a command may look at or change."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.version = 0
        self.code = ""
        self.game = ""
        self.options = Options()
        self.phase: Phase = LOBBY
        self.chairs: list[Chair] = []
        self.owner: int | None = None
        self.grows = False  # gets more seats as people sit down
        self.removed: set[int] = set()  # who may not sit down here again
        self.swaps: dict[int, int] = {}  # who would like to change seats, and with whom
        self.revision = 0
        self.turn_seconds = 0
        self.is_public = False
        self.touched_at = 0.0
        self.written_at = 0.0  # when the last command was carried out, whoever gave it
        self.match_number = 0
        self.next_number = 1
        self.carried: Any = None
        self.seed: bytes | None = None  # of the running match, or of the last one
        self.next_seed: bytes | None = None  # of the next one, sealed since the table does not play
        self.chances: tuple[str, ...] = ()  # what each seat has added to the seed
        self.chance_added = ""  # by the last command
        self.record: RecordDigest | None = None
        self.record_digest = ""  # of the finished match; empty if it does not count
        self.match: Match | None = None
        self.logs: dict[Seat | None, list[Fact]] = {}  # what each seat, and the audience, heard of this match
        self.outcome: Outcome | None = None
        self.votes: dict[Seat, set[int]] = {}
        self.ending: dict[
            Seat, bool
        ] = {}  # who wants the match to end here, and who does not; empty: nobody asked
        self.shouted: set[Seat] = set()  # who has shouted or signed since they last did something
        self.asked_at: dict[Seat, float] = {}
        self.decision_number: dict[Seat, int] = {}
        self.trick_ended_at: float | None = None  # when a trick was last completed
        self.reminded: set[Seat] = set()
        self.closed_because: CloseReason | None = None
        self.is_replaying = False  # a row is read back: what counted when it was written, counts
        self.replay_differs = False
        self.decisions_lost = 0  # the most there can have been in rows that do not replay

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
    def turn_limit(self) -> int:
        """The seconds a seat has to answer, 0 for as long as it likes."""
        is_window = self.match is not None and self.match.in_window
        return self.turn_seconds or (WINDOW_SECONDS if is_window else 0)

    def partners_asked(self, seat: Seat, *, house: bool) -> list[Seat]:
        """Where one answer counts for a team: the others of this seat's team who are asked, house or people."""
        match = self.match
        if match is None or not match.is_shared:
            return []
        side = match.info.side
        return [
            other
            for other in match.asked
            if other != seat and side(other) == side(seat) and self.chairs[other].is_house == house
        ]

    def left_to_people_until(self, seat: Seat) -> float:
        """When time runs out for the human partners to whom a house player leaves the team's answer; 0 if it has
        none."""
        people = self.partners_asked(seat, house=False)
        return max(
            (self.asked_at[other] + self.turn_limit for other in people if other in self.asked_at), default=0.0
        )

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats whose people are here."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.is_present)

    @property
    def more_seats(self) -> int:
        """The number of seats that the table grows to if one more person sits down; 0 if it does not grow."""
        if not self.grows:
            return 0
        counts = game_of(self.game).info.seat_counts
        return next((count for count in counts if count > len(self.chairs)), 0)

    @property
    def ending_answers(self) -> tuple[bool | None, ...]:
        """What each seat says to ending the match here, None for nothing yet; () if nobody has proposed it."""
        return tuple(self.ending.get(seat) for seat in range(len(self.chairs))) if self.ending else ()

    def begin_match(self) -> None:
        """Deal the next match."""
        assert self.seed is not None
        game = game_of(self.game)
        self.chances = tuple(chair.chance for chair in self.chairs)
        chance = SeededChance(mixed_seed(self.seed, self.chances))
        self.match = game(self.options, len(self.chairs), chance, number=self.next_number, carried=self.carried)
        self.record = RecordDigest(self.match, self.seed, self.chances, self.carried)
        self.record_digest = ""
        self.match_number += 1
        self.phase = PLAYING
        self.logs = {listener: [] for listener in (None, *range(len(self.chairs)))}
        self.tell(self.match.opening)
        self.outcome = None
        self.votes, self.ending, self.swaps, self.shouted = {}, {}, {}, set()
        self.asked_at, self.decision_number, self.reminded, self.trick_ended_at = {}, {}, set(), None
        for chair in self.chairs:
            chair.misses = 0

    def note_move(self, seat: Seat, code: str) -> None:
        """Note a move for the digest of the record."""
        assert self.record is not None
        self.record.add(seat, code)

    def tell(self, events: Iterable[Event]) -> None:
        """Let everyone hear what is meant for them."""
        for event in events:
            for listener, facts in self.logs.items():
                if event.heard_by(listener):
                    facts.append(event.fact)

    def finish(self, outcome: Outcome) -> None:
        """The match is over: note the result, and what a rematch takes over."""
        assert self.match is not None
        self.outcome = outcome
        self.phase = FINISHED
        self.replay_differs = False
        self.revision += 1
        self.next_number = self.match.next_number() + self.decisions_lost
        self.decisions_lost = 0
        if outcome.counts:
            self.carried = self.match.carry()
            assert self.record is not None
            self.record_digest = self.record.ended(outcome)
        for seat, chair in enumerate(self.chairs):
            chair.is_ready = False
            chair.chance = ""  # The next match has a seal of its own, which comes before whatever is added to it.
            chair.wins += seat in outcome.winners

    def snapshot(self) -> dict[str, Any]:
        """Everything that a match starts from, so that loading can begin at its row."""
        return {
            "code": self.code,
            "game": self.game,
            "rules_version": game_of(self.game).info.rules_version,
            "options": self.options.as_dict(),
            "chairs": [chair.as_dict() for chair in self.chairs],
            "host": self.owner,
            "revision": self.revision,
            "turn_seconds": self.turn_seconds,
            "is_public": self.is_public,
            "grows": self.grows,
            "removed": sorted(self.removed),
            "match_number": self.match_number - 1,
            "next_number": self.next_number,
            "carried": self.carried,
        }
