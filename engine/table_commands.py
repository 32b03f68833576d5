"""How a table carries out each command: one function a command, which either changes the table or refuses.

`Table.do` calls them; the table is a clone, so a refusal halfway leaves nothing behind. Each returns the command
to be recorded, in which every choice is concrete.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.chairs import HELD_SEAT_LEVEL, Chair
from engine.chance import commitment
from engine.commands import (
    CLOCK,
    MODERATOR,
    SERVICE,
    Act,
    Actor,
    Clear,
    Close,
    Command,
    End,
    Extend,
    Fill,
    Leave,
    Open,
    PlayForced,
    Ready,
    Remind,
    Remove,
    Replace,
    Return,
    SetGame,
    SetOption,
    SetPreset,
    SetPublic,
    SetSeats,
    SetTimer,
    Shake,
    Shout,
    Sit,
    Start,
    Swap,
    Void,
)
from engine.contract import EVERYONE, Event, NotYourDecision, Outcome, Seat, StaleDecision
from engine.games import game_of
from engine.house import LEVELS
from engine.refusals import (
    AlreadySeated,
    CannotEnterNow,
    MatchRunning,
    NoMatchRunning,
    NotAtTable,
    NotEnoughPlayers,
    NotOwner,
    NotReady,
    NotYourSwap,
    RemovedFromTable,
    SeatTaken,
    ShoutedAlready,
    StillHere,
    TableFull,
    UnknownChoice,
)
from engine.table_facts import EndAnswered, EndProposed, Shouted, Signed, TimedOut
from engine.table_state import TableState
from engine.table_view import CLOSED, LOBBY, PLAYING

HOUSE_LEVELS = tuple(level for level, playouts in LEVELS.items() if playouts)  # of house players who think
TURN_SECONDS = (0, 30, 60, 120, 300, 86_400)  # 0: no turn timer
GONE_SECONDS = 60  # without an answer, then the others may ask for a house player in the seat
MISSES_MAX = 2  # time-outs in a row, then a house player holds the seat
DIE_FACES = range(1, 7)
CHANCE_PARTS_MAX = 12  # presses and dice that a person may add to a match, the start apart


def _open(table: TableState, command: Open, by: Actor, at: float) -> Command:
    assert not table.version, "a table is opened once"
    game = game_of(command.game)
    table.code = command.code
    table.game = command.game
    table.options = game.info.presets[game.info.default_preset]
    table.grows = command.seats is not None
    _set_chairs(table, command.seats or max(game.info.seat_counts))
    if isinstance(by, int):
        table.chairs[0] = Chair(by, since=1)
        table.owner = by
    return command


def _sit(table: TableState, command: Sit, by: Actor, at: float) -> Command:
    assert isinstance(by, int)
    if by in table.removed:
        raise RemovedFromTable
    _require_lobby(table, CannotEnterNow)
    mine = table.seat_of(by)
    seat = command.seat
    if seat is None:
        if mine is not None:
            raise AlreadySeated
        seat = _free_seat(table)
        if seat == len(table.chairs) and not table.more_seats:
            raise TableFull
    _grow(table, seat)
    if not 0 <= seat < len(table.chairs):
        raise UnknownChoice
    if seat == mine:
        raise AlreadySeated
    chair = table.chairs[seat]
    if chair.person is not None:
        raise SeatTaken(seat=seat)
    if mine is None:
        table.chairs[seat] = Chair(by, since=table.version + 1)
    else:  # Changing seats: a house player or nobody moves the other way.
        table.chairs[seat], table.chairs[mine] = table.chairs[mine], chair
    if table.owner is None:
        table.owner = by
    _lobby_changed(table)
    return Sit(seat)


def _swap(table: TableState, command: Swap, by: Actor, at: float) -> Command:
    """One of two persons asks, the other agrees or not."""
    assert isinstance(by, int)
    _require_lobby(table)
    chairs = table.chairs
    if not all(0 <= seat < len(chairs) for seat in (command.seat, command.other)):
        raise UnknownChoice
    first, second = chairs[command.seat].person, chairs[command.other].person
    if first is None or second is None or first == second or by not in (first, second):
        raise NotYourSwap
    other = second if by == first else first
    if not command.is_wanted:
        if table.swaps.get(by) != other and table.swaps.get(other) != by:
            raise NotYourSwap
        table.swaps.pop(by, None)
        if table.swaps.get(other) == by:
            del table.swaps[other]
    elif table.swaps.get(other) == by:
        chairs[command.seat], chairs[command.other] = chairs[command.other], chairs[command.seat]
        table.swaps = {}
        _lobby_changed(table)
    else:
        table.swaps[by] = other
    return command


def _fill(table: TableState, command: Fill, by: Actor, at: float) -> Command:
    _require_lobby(table)
    _require_seated(table, by)
    if command.level not in HOUSE_LEVELS:
        raise UnknownChoice
    _grow(table, _free_seat(table) if command.seat is None else command.seat)
    if command.seat is None:
        free = [seat for seat, chair in enumerate(table.chairs) if chair.is_free]
    elif not 0 <= command.seat < len(table.chairs):
        raise UnknownChoice
    elif table.chairs[command.seat].person is not None:
        raise SeatTaken(seat=command.seat)
    else:
        free = [command.seat]
    if not free:
        raise TableFull
    for seat in free:
        table.chairs[seat] = Chair(level=command.level, since=table.version + 1)
    _lobby_changed(table)
    return command


def _clear(table: TableState, command: Clear, by: Actor, at: float) -> Command:
    _require_lobby(table)
    _require_seated(table, by)
    if not 0 <= command.seat < len(table.chairs) or table.chairs[command.seat].level is None:
        raise UnknownChoice
    table.chairs[command.seat] = Chair()
    _shrink(table)
    _lobby_changed(table)
    return command


def _set_game(table: TableState, command: SetGame, by: Actor, at: float) -> Command:
    _require_lobby(table)
    _require_owner(table, by)
    game = game_of(command.game)
    if command.game != table.game:
        counts = game.info.seat_counts
        fitting = [count for count in counts if count >= len(table.people)]
        _set_chairs(table, min(fitting) if table.grows and fitting else max(counts))
        table.game = command.game
        table.options = game.info.presets[game.info.default_preset]
        table.carried = None
    _lobby_changed(table)
    return command


def _set_seats(table: TableState, command: SetSeats, by: Actor, at: float) -> Command:
    _require_lobby(table)
    _require_owner(table, by)
    if command.seats and command.seats not in game_of(table.game).info.seat_counts:
        raise UnknownChoice
    table.grows = not command.seats
    if command.seats:
        _set_chairs(table, command.seats)
    else:
        _shrink(table)
    _lobby_changed(table)
    return command


def _set_preset(table: TableState, command: SetPreset, by: Actor, at: float) -> Command:
    _require_lobby(table)
    _require_owner(table, by)
    preset = game_of(table.game).info.presets.get(command.preset)
    if preset is None:
        raise UnknownChoice
    table.options = preset
    _lobby_changed(table)
    return command


def _set_option(table: TableState, command: SetOption, by: Actor, at: float) -> Command:
    _require_lobby(table)
    _require_owner(table, by)
    table.options = table.options.changed(command.name, command.value)
    _lobby_changed(table)
    return command


def _set_timer(table: TableState, command: SetTimer, by: Actor, at: float) -> Command:
    _require_lobby(table)
    _require_owner(table, by)
    if command.seconds not in TURN_SECONDS:
        raise UnknownChoice
    table.turn_seconds = command.seconds
    _lobby_changed(table)
    return command


def _set_public(table: TableState, command: SetPublic, by: Actor, at: float) -> Command:
    _require_owner(table, by)
    table.is_public = command.is_public
    table.revision += 1
    return command


def _ready(table: TableState, command: Ready, by: Actor, at: float) -> Command:
    _require_lobby(table)
    chair = table.chairs[_require_seated(table, by)]
    _require_current(table, command.revision)
    chair.is_ready = command.is_ready
    return Ready(command.is_ready)


def _shake(table: TableState, command: Shake, by: Actor, at: float) -> Command:
    """Whoever trusts nobody's numbers chooses their own."""
    _require_lobby(table)
    chair = table.chairs[_require_seated(table, by)]
    if command.die not in DIE_FACES or len(chair.chance.split()) >= CHANCE_PARTS_MAX:
        raise UnknownChoice
    chair.add_chance(str(command.die))
    return command


def _start(table: TableState, command: Start, by: Actor, at: float) -> Command:
    _require_lobby(table)
    seat = _require_seated(table, by)
    _require_current(table, command.revision)
    info = game_of(table.game).info
    taken = [chair for chair in table.chairs if not chair.is_free]
    # Teams need every seat that was set out; where everyone is alone, empty seats may stay away.
    wanted = (len(table.chairs),) if info.teams else info.seat_counts
    if len(taken) not in wanted:
        fitting = min(count for count in wanted if count > len(taken))
        raise NotEnoughPlayers(players=len(taken), missing=fitting - len(taken))
    chair = table.chairs[seat]
    waits = [other for other in taken if other is not chair and not (other.is_ready or other.is_house)]
    if info.all_ready and waits:
        raise NotReady
    chair.is_ready = True
    chair.has_left = False
    if table.match is not None and table.match.seats != len(taken):
        table.carried = None  # What a match hands on is about its seats.
    table.chairs = taken
    table.begin_match()
    assert table.seed is not None
    return Start(commitment=commitment(table.seed), table=table.snapshot())


def _act(table: TableState, command: Act, by: Actor, at: float) -> Command:
    match = table.match
    if match is None or table.phase != PLAYING:
        raise NoMatchRunning
    if isinstance(by, int):
        seat = table.seat_of(by)
        if seat is None:
            raise NotAtTable
    else:
        seat = command.seat
        assert seat is not None
        if command.number is not None:  # Read back from the journal it has none: what counted then, counts.
            _require_turn_of(table, seat, by, at)
    was_window = match.in_window
    table.shouted.discard(seat)
    events = match.act(seat, command.code, command.number)
    table.note_move(seat, command.code)
    chair = table.chairs[seat]
    if isinstance(by, int):
        _come_back(table, seat)
    elif by == CLOCK:
        chair.misses += not was_window  # In a window silence is an answer like any other.
        if chair.misses >= MISSES_MAX:
            chair.has_left = True
        table.tell([Event(EVERYONE, TimedOut(seat))])
    table.tell(events)
    if any(isinstance(event.fact, match.info.ends_trick) for event in events):
        table.trick_ended_at = at
    if not match.asked:
        outcome = match.outcome()
        assert outcome is not None
        table.finish(outcome)
    return Act(command.code, seat=seat)


def _shout(table: TableState, command: Shout, by: Actor, at: float) -> Command:
    """To everyone, or a sign to the partners; at most once until one does something again."""
    if table.match is None or table.phase != PLAYING:
        raise NoMatchRunning
    seat = _require_seated(table, by)
    info = table.match.info
    partners = tuple(other for other in range(table.match.seats) if info.side(other) == info.side(seat))
    has_signs = len(partners) > 1 and getattr(table.match.options, "signs", False)
    if command.what in info.shouts:
        event = Event(EVERYONE, Shouted(seat, command.what))
    elif command.what in info.signs and has_signs:
        event = Event(partners, Signed(seat, command.what))
    else:
        raise UnknownChoice
    if seat in table.shouted:
        raise ShoutedAlready
    table.shouted.add(seat)
    table.tell([event])
    return command


def _play_forced(table: TableState, command: PlayForced, by: Actor, at: float) -> Command:
    table.chairs[_require_seated(table, by)].plays_forced = command.is_wanted
    return command


def _leave(table: TableState, command: Leave, by: Actor, at: float) -> Command:
    _give_seat_away(table, _require_seated(table, by))
    return command


def _return(table: TableState, command: Return, by: Actor, at: float) -> Command:
    _come_back(table, _require_seated(table, by))
    return command


def _replace(table: TableState, command: Replace, by: Actor, at: float) -> Command:
    """The owner, or a majority of the other persons, gives away the seat of someone who is gone.

    In a match nobody takes the seat of someone who is playing: that would cost them the win. Before and after one
    nobody is waited for, and the owner alone frees a seat whose person has not left.
    """
    assert isinstance(by, int)
    mine = _require_seated(table, by)
    seat = command.seat
    if not 0 <= seat < len(table.chairs) or seat == mine or table.chairs[seat].person is None:
        raise UnknownChoice
    if not (table.is_replaying or _is_gone(table, seat, at)):
        if table.phase == PLAYING:
            raise StillHere
        _require_owner(table, by)
    votes = table.votes.setdefault(seat, set())
    votes.add(by)
    present = {chair.person for chair in table.chairs if chair.person is not None and not chair.has_left}
    others = present - {table.chairs[seat].person}
    if by == table.owner or 2 * len(votes & others) > len(others):
        del table.votes[seat]
        _give_seat_away(table, seat)
    return command


def _remove(table: TableState, command: Remove, by: Actor, at: float) -> Command:
    """Take somebody from the table: nothing there is theirs any more, and a match goes on without them."""
    assert by == MODERATOR, "people at a table ask for a house player instead"
    seat = table.seat_of(command.person)
    if seat is None:
        raise UnknownChoice
    table.removed.add(command.person)
    if table.phase == PLAYING:
        table.chairs[seat] = Chair(level=HELD_SEAT_LEVEL, since=table.version + 1)
        table.votes.pop(seat, None)
        table.ending.pop(seat, None)
        table.shouted.discard(seat)
        table.reminded.discard(seat)
        if table.owner == command.person:
            _pass_ownership_on(table)
    else:
        _give_seat_away(table, seat)
    return command


def _remind(table: TableState, command: Remind, by: Actor, at: float) -> Command:
    _require_asked(table, command.seat, command.number)
    table.reminded.add(command.seat)
    return Remind(command.seat)


def _extend(table: TableState, command: Extend, by: Actor, at: float) -> Command:
    """Give time back: the service was down, or the decision was shown late."""
    _require_asked(table, command.seat, command.number)
    for seat in table.asked_at:
        if command.seat in (None, seat):
            table.asked_at[seat] += command.seconds
    if command.seat is None:
        table.touched_at += command.seconds  # Nobody could have come meanwhile.
    return Extend(command.seconds, command.seat)


def _end(table: TableState, command: End, by: Actor, at: float) -> Command:
    """Most of the people who are here end a match; a proposal that cannot win any more is dropped."""
    if table.match is None or table.phase != PLAYING:
        raise NoMatchRunning
    if by == MODERATOR:  # Nobody wins because a moderator ends it.
        table.finish(Outcome((), (0,) * len(table.chairs), "abandoned"))
        return command
    assert isinstance(by, int)
    seat = _require_seated(table, by)
    if not command.is_wanted and not table.ending:
        raise StaleDecision
    _come_back(table, seat)
    is_new = not table.ending
    table.ending[seat] = command.is_wanted
    fact = EndProposed(seat) if is_new else EndAnswered(seat, command.is_wanted)
    table.tell([Event(EVERYONE, fact)])
    present = table.present
    answers = [table.ending.get(other) for other in present]
    if 2 * answers.count(True) > len(present):
        table.match.stop()
        outcome = table.match.outcome()
        assert outcome is not None
        table.finish(outcome)
    elif 2 * answers.count(False) >= len(present):
        table.ending = {}
    return command


def _void(table: TableState, command: Void, by: Actor, at: float) -> Command:
    assert not isinstance(by, int), "nobody at the table can make a match not count"
    if table.phase != PLAYING:
        raise NoMatchRunning
    table.finish(Outcome((), (0,) * len(table.chairs), "void"))
    return command


def _close(table: TableState, command: Close, by: Actor, at: float) -> Command:
    if by not in (CLOCK, SERVICE, MODERATOR):
        _require_owner(table, by)
    if table.phase == PLAYING:
        table.finish(Outcome((), (0,) * len(table.chairs), "abandoned"))
    table.phase = CLOSED
    table.closed_because = command.reason
    return command


# --- What commands share ---------------------------------------------------------------------------


def _require_lobby(table: TableState, refusal: type[MatchRunning | CannotEnterNow] = MatchRunning) -> None:
    if table.phase == PLAYING:
        raise refusal


def _require_seated(table: TableState, by: Actor) -> Seat:
    seat = table.seat_of(by) if isinstance(by, int) else None
    if seat is None:
        raise NotAtTable
    return seat


def _require_owner(table: TableState, by: Actor) -> None:
    if by != table.owner:
        raise NotOwner


def _require_current(table: TableState, revision: int | None) -> None:
    """Starting or agreeing means the lobby as it was shown: an older picture of it does not count."""
    if revision is not None and revision != table.revision:
        raise StaleDecision


def _require_asked(table: TableState, seat: Seat | None, number: int | None) -> None:
    if number is not None and (seat is None or table.decision_number.get(seat) != number):
        raise StaleDecision


def _require_turn_of(table: TableState, seat: Seat, by: Actor, at: float) -> None:
    """A house player moves only where it holds the seat, the clock only for a person whose time is over.

    Either may be overtaken: by someone coming back, or by time that was given back.
    """
    if table.chairs[seat].is_house != (by != CLOCK):
        raise NotYourDecision
    if by == CLOCK:
        asked_at = table.asked_at.get(seat)
        if asked_at is None or not table.turn_limit or at < asked_at + table.turn_limit:
            raise NotYourDecision
    elif at < table.left_to_people_until(seat):
        raise NotYourDecision


def _is_gone(table: TableState, seat: Seat, at: float) -> bool:
    """Whether the person in a seat has left or, in a match, has missed a turn or let everybody wait for long."""
    chair = table.chairs[seat]
    keeps_waiting = chair.misses > 0 or at - table.asked_at.get(seat, at) >= GONE_SECONDS
    return chair.has_left or (table.phase == PLAYING and keeps_waiting)


def _lobby_changed(table: TableState) -> None:
    table.phase = LOBBY
    table.revision += 1
    table.votes = {}  # They name seats, and the people in them may have changed.
    people = set(table.people)
    table.swaps = {one: other for one, other in table.swaps.items() if people >= {one, other}}
    for chair in table.chairs:
        chair.is_ready = False


def _set_chairs(table: TableState, count: int) -> None:
    """Set out that many chairs; persons keep the first ones, house players give way, nobody is sent away."""
    persons = [chair for chair in table.chairs if chair.person is not None]
    if len(persons) > count:
        raise TableFull
    kept = table.chairs[:count]
    for chair in table.chairs[count:]:
        if chair.person is not None:
            spot = next(number for number, other in enumerate(kept) if other.person is None)
            kept[spot] = chair
    table.chairs = kept + [Chair() for _ in range(count - len(kept))]


def _free_seat(table: TableState) -> Seat:
    """The first seat where nobody sits, which at a full table is the one after the last."""
    return next((number for number, chair in enumerate(table.chairs) if chair.is_free), len(table.chairs))


def _grow(table: TableState, seat: Seat) -> None:
    """Set out more seats until there is this one, if the table may grow so far."""
    while seat >= len(table.chairs) and table.more_seats:
        _set_chairs(table, table.more_seats)


def _shrink(table: TableState) -> None:
    """Take away the last seats of a table that has grown, as long as nobody sits there."""
    for count in sorted(game_of(table.game).info.seat_counts):
        if table.grows and count < len(table.chairs) and all(chair.is_free for chair in table.chairs[count:]):
            table.chairs = table.chairs[:count]


def _come_back(table: TableState, seat: Seat) -> None:
    """Whoever does something takes the seat back from a house player."""
    table.chairs[seat].has_left = False
    table.chairs[seat].misses = 0
    table.votes.pop(seat, None)


def _give_seat_away(table: TableState, seat: Seat) -> None:
    """A person goes: in a match a house player holds the seat, in the lobby it is free again."""
    person = table.chairs[seat].person
    if table.phase == PLAYING:
        table.chairs[seat].has_left = True
    else:
        table.chairs[seat] = Chair()
        _shrink(table)
        _lobby_changed(table)
    if table.owner == person:
        _pass_ownership_on(table)


def _pass_ownership_on(table: TableState) -> None:
    """The longest-seated person becomes the owner; with nobody present a match keeps the one it has."""
    persons = [chair for chair in table.chairs if chair.person is not None]
    persons.sort(key=lambda chair: (chair.has_left, chair.since))
    if not persons:
        table.owner = None
    elif table.phase != PLAYING or not persons[0].has_left:
        table.owner = persons[0].person


HANDLERS: dict[type[Any], Callable[[TableState, Any, Actor, float], Command]] = {
    Open: _open,
    Sit: _sit,
    Swap: _swap,
    Fill: _fill,
    Clear: _clear,
    SetGame: _set_game,
    SetSeats: _set_seats,
    SetPreset: _set_preset,
    SetOption: _set_option,
    SetTimer: _set_timer,
    SetPublic: _set_public,
    Ready: _ready,
    Shake: _shake,
    Start: _start,
    Act: _act,
    Shout: _shout,
    PlayForced: _play_forced,
    Leave: _leave,
    Return: _return,
    Replace: _replace,
    Remove: _remove,
    Remind: _remind,
    Extend: _extend,
    End: _end,
    Void: _void,
    Close: _close,
}
