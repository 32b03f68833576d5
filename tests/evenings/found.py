"""What an evening took, as the platform counted it: messages, calls, files, rings, and how late all was told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import ceil
from typing import Literal, NamedTuple

from adapters.screens.buttons import Code

THINKING_SECONDS = (1.0, 4.0)
SAME_SECONDS = 0.001  # by which two clocks may differ that were made of large numbers
HAND_BUTTONS_MIN = 3  # by which a hand is told from a notice

MessageKind = Literal["live", "log", "hand", "notice", "chat"]


class Evening(NamedTuple):
    """What is played."""

    game: str
    seats: int
    options: str = ""
    tables: int = 1
    with_pictures: bool = True
    thinking_seconds: tuple[float, float] = THINKING_SECONDS
    seed: int = 1
    is_in_one_place: bool = False  # all tables, which share what may be sent there
    without_chat: int = 0  # of those at each table, who play by the buttons under it, where a platform has such


class Call(NamedTuple):
    """One request of the bot."""

    at: float
    method: str
    chat: int
    message: int
    status: int
    is_counted: bool  # against the limit of the whole bot
    files: tuple[bytes, ...] = ()


class Version(NamedTuple):
    """A message of the bot as it stood in a chat from some time on."""

    at: float
    message: int
    text: str
    codes: tuple[Code, ...]
    is_new: bool
    rings: bool
    labels: tuple[str, ...] = ()  # of the buttons

    @property
    def is_result(self) -> bool:
        """Whether it says how a match ended, and offers the next."""
        return any(code.what in ("record", "start") for code in self.codes)


class Chat(NamedTuple):
    """All that the bot showed in a chat, in order, and which of its messages are still there."""

    id: int
    versions: Sequence[Version]
    remaining: frozenset[int]
    deletions: Sequence[tuple[float, int]] = ()  # when which message went

    def of_table(self, table_id: str) -> Chat:
        """What belongs to one of the tables that are shown there."""
        own = {one.message for one in self.versions if any(code.table_id == table_id for code in one.codes)}
        return self._replace(
            versions=[one for one in self.versions if one.message in own],
            remaining=self.remaining & own,
            deletions=[one for one in self.deletions if one[1] in own],
        )

    def kinds(self, *, is_private: bool) -> dict[int, MessageKind]:
        """What each message is for."""
        found: dict[int, MessageKind] = {}
        for version in self.versions:
            whats = [code.what for code in version.codes if code.what != "seal"]
            if is_private:
                kind: MessageKind = "hand" if len(whats) >= HAND_BUTTONS_MIN else "notice"
            else:
                kind = "live" if whats else "notice" if version.rings else "log"
            if found.get(version.message) not in ("live", "hand"):
                found[version.message] = kind
        return found


class Told(NamedTuple):
    """A moment of a match, by its journal: how much there was to tell in the log."""

    at: float
    log_lines: int
    is_over: bool


class TableFound(NamedTuple):
    """What one table took, from the start of its match until all was told."""

    presses: int
    people: int
    seconds: float
    result_late_seconds: float  # in the place,
    hands_late_seconds: tuple[float, ...]  # and for each person
    log_late_seconds: tuple[float, ...]  # of each step
    after_result: tuple[str, ...]  # what came into the place after it
    rings: int
    new: int
    edited: int
    deleted: int
    remaining: int


class Measured(NamedTuple):
    """What an evening took."""

    platform: str
    evening: Evening
    tables: tuple[TableFound, ...]
    places: tuple[Chat, ...]  # of each table
    calls: tuple[Call, ...]
    kinds: dict[tuple[int, int], str]  # of messages, by chat and number
    cpu_seconds: float  # of the bot, beyond what it takes while nobody does anything,
    cpu_presses: int  # for this many presses: all but the first
    idle_share: float  # how much of a CPU it takes while nobody does anything

    @property
    def presses(self) -> int:
        """How often people pressed something."""
        return sum(table.presses for table in self.tables)

    def per_press(self, number: float) -> float:
        """How many, for each press."""
        return round(number / self.presses, 2)

    @property
    def breakdown(self) -> dict[str, float]:
        """Calls a press, by what they were for."""
        whats = Counter(f"{call.method} {self.kinds.get((call.chat, call.message), '')}" for call in self.calls)
        return {what.strip(): self.per_press(number) for what, number in whats.most_common()}

    @property
    def refused(self) -> list[Call]:
        """The calls that were too many."""
        return [call for call in self.calls if call.status == 429]


def percentile(values: Iterable[float], share: float = 0.95) -> float:
    """The value that this share of them does not exceed."""
    ordered = sorted(values)
    return ordered[ceil(share * len(ordered)) - 1] if ordered else 0.0


def most_within(seconds: float, calls: Iterable[Call]) -> int:
    """The largest number of calls in any stretch of this many seconds."""
    times = sorted(call.at for call in calls)
    most = first = 0
    for last, at in enumerate(times):
        while at - times[first] >= seconds:
            first += 1
        most = max(most, last - first + 1)
    return most


def find_in(place: Chat, hands: Sequence[Chat], told: Sequence[Told], presses: int, until: float) -> TableFound:
    """What a table took, by what was shown from its first moment on."""
    began = told[0].at - SAME_SECONDS
    over = next(moment.at for moment in told if moment.is_over) - SAME_SECONDS
    kinds = place.kinds(is_private=False)
    shown = [version for version in place.versions if version.at >= began]
    result_at = _result_at(shown, over, until)
    result = max((version.message for version in shown if version.is_result), default=0)
    # Whatever is done after it counts, also to the result itself.
    after = [one for one in shown if one.at > result_at or (one.is_new and one.message > result)]
    after_result = [(one.at, f"{'new' if one.is_new else 'edited'} {kinds[one.message]}") for one in after] + [
        (at, f"deleted {kinds[message]}") for at, message in place.deletions if at >= result_at
    ]
    posted = {version.message for version in shown if version.is_new}
    gone = {version.message for version in place.versions} - place.remaining
    return TableFound(
        presses,
        len(hands),
        over - began,
        result_at - over,
        tuple(_result_at(hand.versions, over, until) - over for hand in hands),
        tuple(_lateness(place, kinds, told, until)),
        tuple(what for _, what in sorted(after_result)),
        sum(version.rings for version in shown) + sum(_rings(hand, began) for hand in hands),
        len(posted),
        sum(not version.is_new for version in shown),
        len(gone),
        len(place.remaining),
    )


def _result_at(versions: Iterable[Version], over: float, until: float) -> float:
    return next((version.at for version in versions if version.is_result and version.at >= over), until)


def _rings(hand: Chat, began: float) -> int:
    """How often a private chat made a sound, but for the arrival of the hand: where many are dealt cards at once,
    their chats are opened one after the other."""
    kinds = hand.kinds(is_private=True)
    sounds = [version for version in hand.versions if version.rings and version.at >= began]
    has_arrived = bool(sounds) and kinds[sounds[0].message] == "hand"
    return len(sounds) - has_arrived


def _lateness(place: Chat, kinds: dict[int, MessageKind], told: Sequence[Told], until: float) -> Iterable[float]:
    """How long after each step of the log it could be read."""
    lines: dict[int, int] = {}
    seen: list[tuple[float, int]] = []
    for version in place.versions:
        if kinds[version.message] == "log" and version.message in place.remaining:
            lines[version.message] = len(version.text.split("\n"))
            seen.append((version.at, sum(lines.values())))
    before = told[0].log_lines
    for moment in told[1:]:
        if moment.log_lines > before:
            before = moment.log_lines
            yield next((at for at, count in seen if count >= before), until) - moment.at
