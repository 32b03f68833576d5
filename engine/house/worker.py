"""A worker process of the house: reads requests on standard input, thinks, writes answers on standard output.

It is our own child and speaks only with its parent, so pickle is safe here. It ends when its input ends, which
the kernel sees to even if the parent is killed.
"""

from __future__ import annotations

import json
import os
import pickle
import signal
import sys
from typing import BinaryIO

from engine import house
from engine.chance import QuickChance
from engine.games import game_of
from engine.house.requests import Request, ReviewRequest
from engine.house.review import review
from engine.record import parse

LENGTH_BYTES = 4
NICENESS = 10  # Thinking gives way to the event loop.


def frame(content: bytes) -> bytes:
    """The content with its length before it."""
    return len(content).to_bytes(LENGTH_BYTES, "big") + content


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer requests one after the other until there are no more."""
    while length := requests.read(LENGTH_BYTES):
        content = requests.read(int.from_bytes(length, "big"))
        request: Request | ReviewRequest = pickle.loads(content)  # noqa: S301 - written by our own parent
        answer = _choose(request) if isinstance(request, Request) else _review(request)
        answers.write(frame(answer.encode()))
        answers.flush()


def _choose(request: Request) -> str:
    game, chance = game_of(request.game), QuickChance(request.seed)
    return house.choose(game, request.view, request.seat, request.level, chance, effort=request.effort)


def _review(request: ReviewRequest) -> str:
    return json.dumps(review(parse(request.record), numbers=request.numbers))


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
