"""A worker process of the house: reads requests on standard input, thinks, writes codes on standard output.

It is our own child and speaks only with its parent, so pickle is safe here. It ends when its input ends, which
the kernel sees to even if the parent is killed.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from typing import BinaryIO, NamedTuple

from engine import house
from engine.chance import QuickChance
from engine.contract import Seat, View
from engine.games import game_of

LENGTH_BYTES = 4
NICENESS = 10  # Thinking gives way to the event loop.


class Request(NamedTuple):
    """All that a house player gets to know."""

    game: str
    view: View
    seat: Seat
    level: str
    seed: int | str | bytes
    effort: float = 1.0  # the share of the usual thinking for which there is time


def frame(content: bytes) -> bytes:
    """The content with its length before it."""
    return len(content).to_bytes(LENGTH_BYTES, "big") + content


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer requests one after the other until there are no more."""
    while length := requests.read(LENGTH_BYTES):
        content = requests.read(int.from_bytes(length, "big"))
        request: Request = pickle.loads(content)  # noqa: S301 - written by our own parent
        chance = QuickChance(request.seed)
        code = house.choose(
            game_of(request.game), request.view, request.seat, request.level, chance, effort=request.effort
        )
        answers.write(frame(code.encode()))
        answers.flush()


def main() -> None:
    """Serve the parent that started this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which then closes our input.
    os.nice(NICENESS)
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        os._exit(1)  # The parent went away while we were thinking: nobody is left to tell.


if __name__ == "__main__":
    main()
