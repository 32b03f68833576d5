"""The studio: off the event loop, each picture once, remembered within bounds."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator

import pytest

from adapters.pictures import studio as studios
from adapters.pictures.descriptions import Dice, Picture, Theme
from adapters.pictures.studio import Studio


class Counted:
    """Draws what a picture is called, and remembers when and where; fails if told to."""

    def __init__(self) -> None:
        self.drawn: list[str] = []
        self.threads: set[str] = set()
        self.gate = threading.Event()
        self.gate.set()
        self.has_begun = threading.Event()

    def __call__(self, picture: Picture) -> bytes:
        assert isinstance(picture, Dice)
        self.has_begun.set()
        assert self.gate.wait(10)
        self.drawn.append(picture.caption)
        self.threads.add(threading.current_thread().name)
        if picture.caption == "broken":
            raise ValueError(picture.caption)
        return picture.caption.encode()


def named(caption: str) -> Dice:
    return Dice(Theme(), (), caption=caption)


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counted:
    counted = Counted()
    monkeypatch.setattr(studios, "draw", counted)
    return counted


@pytest.fixture
def studio() -> Iterator[Studio]:
    studio = Studio(remembered_bytes_max=10)
    yield studio
    studio.close()


async def test_a_picture_is_drawn_once_in_a_thread_of_its_own(studio: Studio, counted: Counted) -> None:
    counted.gate.clear()
    asked = [asyncio.ensure_future(studio.bytes_of(named("one"))) for _ in range(5)]
    await asyncio.sleep(0)  # The loop goes on although nothing can be drawn yet.
    assert not any(one.done() for one in asked)
    counted.gate.set()
    assert await asyncio.gather(*asked) == [b"one"] * 5
    assert await studio.bytes_of(named("one")) == b"one"
    assert counted.drawn == ["one"]
    assert threading.current_thread().name not in counted.threads


async def test_what_was_asked_for_longest_ago_is_forgotten(studio: Studio, counted: Counted) -> None:
    for caption in ("aaaa", "bbbb", "aaaa", "cccc", "aaaa", "bbbb"):
        assert await studio.bytes_of(named(caption)) == caption.encode()
    assert counted.drawn == ["aaaa", "bbbb", "cccc", "bbbb"]


async def test_a_failure_reaches_who_asked_and_is_not_remembered(studio: Studio, counted: Counted) -> None:
    for _ in range(2):
        with pytest.raises(ValueError, match="broken"):
            await studio.bytes_of(named("broken"))
    assert counted.drawn == ["broken", "broken"]
    assert await studio.bytes_of(named("one")) == b"one"


async def test_who_stops_waiting_takes_nothing_from_the_others(studio: Studio, counted: Counted) -> None:
    counted.gate.clear()
    gone, waiting = (asyncio.ensure_future(studio.bytes_of(named("one"))) for _ in range(2))
    await asyncio.sleep(0)
    gone.cancel()
    counted.gate.set()
    assert await waiting == b"one"
    assert gone.cancelled()


async def test_closing_waits_for_the_picture_in_hand_and_begins_no_other(counted: Counted) -> None:
    studio = Studio()
    counted.gate.clear()
    one, two = (asyncio.ensure_future(studio.bytes_of(named(caption))) for caption in ("one", "two"))
    await asyncio.to_thread(counted.has_begun.wait)
    closing = asyncio.create_task(asyncio.to_thread(studio.close))
    with pytest.raises(asyncio.CancelledError):
        await two
    assert not closing.done()
    counted.gate.set()
    await closing
    assert (await one, counted.drawn) == (b"one", ["one"])


async def test_real_pictures_come_out_and_warming_up_remembers_none(studio: Studio) -> None:
    await studio.warm_up()
    assert studio._remembered == {}
    assert (await studio.bytes_of(Dice(Theme(), (1, 2, 3, 4, 5)))).startswith(b"\x89PNG")
