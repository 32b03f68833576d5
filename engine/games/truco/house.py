"""What house players know of Truco: what a hand is worth at any moment, and so when to call, answer and raise.

The estimate looks at our own cards, at what lies on the table and at the rounds so far; cards it does not see are
taken for average ones. It is the habit of players in imagined deals, so that a call there is accepted by good
hands and refused by bad ones, and the belief about hands whose owners have called.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple

from engine.cards import Card, members
from engine.chance import Chance, Draw
from engine.contract import Action, Seat, Team
from engine.games.truco.rules import Truco, deal_winner
from engine.games.truco.tables import (
    ACCEPT,
    AROUND,
    CALL,
    CALL_WORDS,
    NEXT_STEP,
    ORDER,
    PLAY,
    REFUSE,
    STRENGTH,
    TARGET,
    winning_share,
)

way = "flat"
# The habit alone plays like somebody who plays every week. A third of these playouts is as good at two seats; at
# four the rest wins two matches in a hundred against those who call with anything, for some 20 ms a decision.
effort = {"normal": 0.0, "strong": 0.45}
trust = 2.0  # Without it search gives the habit up for luck, and pays for that where others call with anything.

# --- Levels of cards -----------------------------------------------------------------------------------

FACE_DOWN = -1
COMMON_LEVELS = len(ORDER) - 1  # then come the four manilhas
_CARDS = 4 * len(ORDER) - 1  # all but the turned one


def _levels(manilha: str) -> dict[Card | None, int]:
    """How high each card is among those of this deal, without a gap where the manilhas are missing."""
    missing = ORDER.index(manilha) if manilha else 0  # Fixed manilhas leave fewer fours: they count as fives.
    return {one: strength - (strength > missing) for one, strength in STRENGTH[manilha].items()}


LEVEL = {manilha: _levels(manilha) for manilha in STRENGTH}

# How often another card is lower, a tie counting half: four cards of each common level, one of each manilha.
HEIGHT = tuple(
    (4 * level + 1.5) / _CARDS if level < COMMON_LEVELS else (3 * COMMON_LEVELS + level) / _CARDS
    for level in range(COMMON_LEVELS + 4)
)

# --- How a deal stands for one seat --------------------------------------------------------------------

WON, TIED, LOST = 0, None, 1  # a round as our own team sees it, in the terms of `deal_winner`


# How much better the cards that others still play are than any cards; so that the chances below come true in play.
SPARE_CARD = 0.9  # They can pick from several, but will miss the one they take.
LAST_CARD = 0.7  # They have kept it.


POSITIONS_MAX = 1 << 14  # remembered: a search meets the same ones again and again


class Position(NamedTuple):
    """What one seat sees of a deal, without what does not matter."""

    levels: tuple[int, ...]  # of our own cards, lowest first
    rounds: tuple[Team | None, ...]
    ours: int  # the highest level on the table from our own team, FACE_DOWN if none
    theirs: int
    partners: int  # those who have still to play in this round, this seat aside
    rivals: int
    has_played: bool
    side: int  # how many seats a team has


def position_of(match: Truco, seat: Seat) -> Position:
    """The deal as a seat sees it."""
    level, team, seats, leader = LEVEL[match.manilha], seat & 1, match.seats, match.leader
    highest = [FACE_DOWN, FACE_DOWN]
    for other, one in zip(AROUND[seats][leader], match.on_table, strict=False):
        owner = other & 1
        if level[one] > highest[owner]:
            highest[owner] = level[one]
    played = len(match.on_table)
    has_played = (leader - seat) % seats < played
    first_is_ours = leader & 1 == team
    ours_played = (played + first_is_ours) // 2
    side = seats // 2
    return Position(
        tuple(sorted([level[one] for one in members(match.hands[seat])])),
        tuple([None if won is None else won ^ team for won in match.won]) if team else match.won,
        highest[team],
        highest[1 - team],
        side - ours_played - (not has_played),
        side - (played - ours_played),
        has_played,
        side,
    )


@lru_cache(POSITIONS_MAX)
def chance_of(position: Position) -> float:
    """How likely this seat's team is to win the deal."""
    if position.has_played:
        return _after_play(position, position.levels, position.ours)
    return max(_by_level(position).values())


@lru_cache(POSITIONS_MAX)
def best_level(position: Position) -> int:
    """Which card to play: of those that promise most, the lowest."""
    chances = _by_level(position)
    return max(chances, key=chances.__getitem__)


def _by_level(position: Position) -> dict[int, float]:
    levels = position.levels
    return {
        level: _after_play(position, levels[:at] + levels[at + 1 :], max(level, position.ours))
        for at, level in enumerate(levels)
    }


def _after_play(position: Position, levels: tuple[int, ...], ours: int) -> float:
    """How likely the deal is won with these cards left and this level as our own team's best on the table."""
    rounds, theirs = position.rounds, position.theirs
    # Whoever has several cards left may take the one that is needed, but would need it later, too.
    cards = 1.0 + SPARE_CARD * max(1, len(levels))
    lower: float = HEIGHT[max(ours, theirs)] if max(ours, theirs) > FACE_DOWN else 0.5
    by_partners: float = 1.0 - lower ** (cards * position.partners)
    by_rivals: float = 1.0 - lower ** (cards * position.rivals)
    if ours < theirs:
        lost, tied = 1.0 - by_partners / (1.0 + by_rivals), 0.0
    else:
        lost = by_rivals * (1.0 - by_partners / 2)
        tied = (1.0 - by_rivals) * (1.0 - by_partners) if ours == theirs else 0.0
    won = 1.0 - lost - tied
    side = position.side
    return (
        won * _with_rounds((*rounds, WON), levels, side)
        + tied * _with_rounds((*rounds, TIED), levels, side)
        + lost * _with_rounds((*rounds, LOST), levels, side)
    )


@cache
def _with_rounds(rounds: tuple[Team | None, ...], levels: tuple[int, ...], side: int) -> float:
    """How likely the deal is won with these rounds played and these cards left for the others."""
    decided = deal_winner(rounds)
    if decided is not None:
        return float(decided == WON)
    if not levels:
        return 0.5  # Nobody scores.
    takes = [_takes(level, side - 1, side) for level in levels]
    if len(takes) == 1:
        return float(takes[0] ** (1.0 + LAST_CARD / side))
    if rounds[0] is TIED:  # The next round decides: everybody plays the highest card.
        return _takes(levels[-1], 2 * (side - 1), 2 * side)
    low, high = takes
    return 1.0 - (1.0 - low) * (1.0 - high) if rounds[0] == WON else low * high


def _takes(level: int, partners: int, rivals: int) -> float:
    """How often the best of this card and the partners' unseen ones beats the rivals' unseen ones."""
    others = partners + rivals
    return (partners + rivals * HEIGHT[level] ** others) / others


def whole_hand(levels: Iterable[int], side: int) -> float:
    """How likely a deal is won with a hand before anything is played."""
    low, middle, high = (_takes(level, side - 1, side) for level in levels)
    return low * middle + low * high + middle * high - 2 * low * middle * high


# --- What to answer, and when to call ------------------------------------------------------------------

REFUSED = 0.32  # how often a call is refused
RAISE_REFUSED = 0.2  # and a raise: whoever has called holds something
SELECTED = 1.6  # how much better hands that accept a call are, as an exponent of our own chance
CALLED = 1.6  # how much better hands that call are
BLUFF = 0.03  # how often a hand is called with whatever is in it
QUIET = 0.25  # how often a hand that could call does not


def _share(match: Truco, team: Team, points: int) -> float:
    """How likely a team wins the match after it has won these points in this deal, or lost them."""
    ours, theirs, first = match.score[team], match.score[1 - team], match.options.first_worth
    return (
        winning_share(ours + points, theirs, first) if points > 0 else winning_share(ours, theirs - points, first)
    )


def _for(match: Truco, team: Team, chance: float, worth: int) -> float:
    """How likely a team wins the match if this deal is played out for this worth."""
    return chance * _share(match, team, worth) + (1.0 - chance) * _share(match, team, -worth)


def _asking(match: Truco, team: Team, chance: float, worth: int, refused: float) -> float:
    """How likely a team wins the match if it asks for more than the deal is worth."""
    accepted = _for(match, team, chance**SELECTED, NEXT_STEP[worth])
    return refused * _share(match, team, worth) + (1.0 - refused) * accepted


def _answer(match: Truco, seat: Seat) -> Action:
    team, asked_for = seat & 1, NEXT_STEP[match.worth]
    chance = chance_of(position_of(match, seat)) ** CALLED
    best, value = REFUSE, _share(match, team, -match.worth)
    accepted = _for(match, team, chance, asked_for)
    if accepted > value:
        best, value = ACCEPT, accepted
    if asked_for < TARGET and _asking(match, team, chance, asked_for, RAISE_REFUSED) > value:
        best = CALL[asked_for]
    return best


def _choose(match: Truco, seat: Seat) -> Action:
    """Mão de onze: play it, unless a deal for the others is better."""
    team = seat & 1
    chance = chance_of(position_of(match, seat))
    return (
        ACCEPT
        if _for(match, team, chance, match.worth) > _share(match, team, -match.options.first_worth)
        else REFUSE
    )


def habit(match: Truco, seat: Seat, random: Draw) -> Action:
    """What a sensible player does knowing their own hand and what lies open, but no other hand."""
    if match.phase != "play":
        return _choose(match, seat) if match.phase == "choose" else _answer(match, seat)
    if match.lying:
        return match.default(seat)
    position = position_of(match, seat)
    team, worth = seat & 1, match.worth
    if match.may_call(seat):
        luck = random()
        if luck < BLUFF:
            return CALL[worth]
        if luck > QUIET:
            chance = chance_of(position)
            if _asking(match, team, chance, worth, REFUSED) > _for(match, team, chance, worth):
                return CALL[worth]
    return _play_of(match, seat, best_level(position))


BEGINNER_CALLS_FROM = 0.7  # chances to win the deal from which a beginner calls, and accepts
BEGINNER_ACCEPTS_FROM = 0.6


def beginner(match: Truco, seat: Seat, random: Draw) -> Action:
    """What somebody who calls carefully, looks at no score and takes rounds with the highest card does."""
    position = position_of(match, seat)
    if match.phase != "play":
        return ACCEPT if chance_of(position) >= BEGINNER_ACCEPTS_FROM else REFUSE
    if match.lying:
        return match.default(seat)
    if match.may_call(seat) and chance_of(position) >= BEGINNER_CALLS_FROM:
        return CALL[match.worth]
    lowest, highest = position.levels[0], position.levels[-1]
    wanted = highest if position.ours <= position.theirs < highest else lowest
    return _play_of(match, seat, wanted)


def _play_of(match: Truco, seat: Seat, wanted: int) -> Action:
    """A card of this level, which the seat holds."""
    level = LEVEL[match.manilha]
    return next(PLAY[one] for one in members(match.hands[seat]) if level[one] == wanted)


# --- What is worth thinking about ----------------------------------------------------------------------

NOTHING = 0.4  # With less than this chance to win the deal, a call is a bluff.
BLUFFS_PERCENT = 8  # how often one is thought about; whether it is made is left to the search
# Against a single rival this many are made without a thought: search alone made too few against the rule of thumb.
# Twice as many win a little more there, and lose as much to those who hardly ever refuse.
# Of two rivals one holds something too often: between habits that cost 1.2 % of the win a deal.
BLUFFS_MADE_PERCENT = {2: 8}


def sensible(match: Truco, seat: Seat, chance: Chance) -> list[Action]:
    """Calls with something in hand, or now and then without; one card of equals, the lowest to hide."""
    actions = match.legal(seat)
    if match.lying:
        return [match.default(seat)]  # Nobody knows what lies where.
    luck = chance.below(100)
    if match.phase != "choose" and chance_of(position_of(match, seat)) < NOTHING:
        if match.phase == "play" and match.may_call(seat) and luck < BLUFFS_MADE_PERCENT.get(match.seats, 0):
            return [CALL[match.worth]]
        if luck >= BLUFFS_PERCENT:
            actions = tuple([action for action in actions if action.what[0] != "call"])
    level = LEVEL[match.manilha]
    hides = [action for action in actions if action.what[0] == "hide"]
    plays = {level[action.what[1]]: action for action in actions if action.what[0] == "play"}
    others = [action for action in actions if action.what[0] not in ("hide", "play")]
    return [*plays.values(), *sorted(hides, key=lambda action: level[action.what[1]])[:1], *others]


# --- What calls tell -----------------------------------------------------------------------------------

CALLS_FROM = 0.45  # chances to win the deal from which players call, and accept
ACCEPTS_FROM = 0.35
DOUBTED = 0.25  # how often somebody is believed to have done so with less


def is_likely(match: Truco, seat: Seat, random: Draw) -> bool:
    """Whether everybody who has called or accepted in this deal holds what that is done with."""
    for other, word in match.calls:
        if other != seat:
            least = CALLS_FROM if word in CALL_WORDS else ACCEPTS_FROM
            if _chance_then(match, other) < least and random() > DOUBTED:
                return False
    return True


def _chance_then(match: Truco, seat: Seat) -> float:
    """How likely a seat was to win when it called: exact if the call is open, else by its whole hand."""
    if match.caller == seat:
        return chance_of(position_of(match, seat))
    seats, level = match.seats, LEVEL[match.manilha]
    held = members(match.hands[seat] | match.hidden[seat])
    shown = [one.cards[(one.leader - seat) % seats] for one in match.rounds]
    shown += match.on_table[(match.leader - seat) % seats :][:1]
    return whole_hand([level[one] for one in (*held, *shown) if one is not None], seats // 2)
