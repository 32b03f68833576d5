"""How much may be sent where, and when: Telegram counts sends and edits of a chat and of the bot as a whole.

Asking costs nothing; what must wait is asked for again later, with what is newest then.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import NamedTuple

CHATS_MAX = 10_000


class Window(NamedTuple):
    """At most `calls` calls within any `seconds` seconds."""

    calls: int
    seconds: float


Windows = tuple[Window, ...]

# A little longer than Telegram's own, since calls do not arrive as evenly as they were made. A group gets no more
# than a burst at once, so that its minute is never used up at the beginning.
GROUP: Windows = (Window(20, 61.0), Window(8, 15.0))
PRIVATE: Windows = (Window(1, 1.05),)
OVERALL: Windows = (Window(30, 1.05),)


class Budget:
    """The calls of the last minute, by chat."""

    def __init__(self, group: Windows = GROUP, private: Windows = PRIVATE, overall: Windows = OVERALL) -> None:
        self._group = group
        self._private = private
        self._windows = overall
        self._overall: deque[float] = deque(maxlen=_longest(overall))
        self._chats: OrderedDict[int, deque[float]] = OrderedDict()

    def spend(self, chat_id: int, now: float) -> float:
        """Take one call for a chat now and return 0, or return how many seconds it has to wait."""
        windows = self._group if chat_id < 0 else self._private
        calls = self._chats.pop(chat_id, None) or deque(maxlen=_longest(windows))
        self._chats[chat_id] = calls
        pause = max(_pause(calls, windows, now), _pause(self._overall, self._windows, now))
        if pause <= 0:
            calls.append(now)
            self._overall.append(now)
            if len(self._chats) > CHATS_MAX:
                self._chats.popitem(last=False)
        return max(pause, 0.0)

    def pause(self, chat_id: int, now: float) -> float:
        """How many seconds a call for a chat would have to wait now; nothing is taken."""
        windows = self._group if chat_id < 0 else self._private
        calls = self._chats.get(chat_id, deque[float]())
        return max(_pause(calls, windows, now), _pause(self._overall, self._windows, now), 0.0)


def _longest(windows: Windows) -> int:
    return max(window.calls for window in windows)


def _pause(calls: deque[float], windows: Windows, now: float) -> float:
    """How long until every window has room for one more."""
    full = (window for window in windows if len(calls) >= window.calls)
    return max((calls[-window.calls] + window.seconds - now for window in full), default=0.0)
