"""The animation of a deal: small, the same every time, and no frame other than it was painted."""

from __future__ import annotations

import io
from functools import cache
from random import Random

import pytest
from PIL import Image, ImageChops

from adapters.pictures.canvas import reduced
from adapters.pictures.colours import BY_BACKGROUND
from adapters.pictures.descriptions import Background, Replay, Theme, suffix_of
from adapters.pictures.replay import BAR, FRAME_MILLISECONDS, HEAD, LAST_MILLISECONDS, WIDTH
from adapters.pictures.studio import draw
from adapters.screens.game_pictures import theme_for
from adapters.screens.replay import replay_picture
from adapters.text.words import words_for
from engine.games import GAMES
from tests.adapters.recorded import NAMES, Recorded

BYTES_MAX = 600_000


@cache
def replay_of(game: str, seats: int, language: str = "en", background: Background = "dark") -> Replay:
    """The longest of some deals."""
    match = Recorded(game, seats, seed=3)
    match.play(Random(3), deals=2)
    words = words_for(language)
    longest = max(match.deals(), key=lambda one: len(one.moments))
    return replay_picture(longest, NAMES[:seats], words, theme_for(words, background=background))


def frames_of(drawn: bytes) -> list[Image.Image]:
    frames = []
    with Image.open(io.BytesIO(drawn)) as opened:
        for number in range(getattr(opened, "n_frames", 1)):
            opened.seek(number)
            frames.append(opened.convert("RGB"))
    return frames


@pytest.mark.req("PL-32")
@pytest.mark.parametrize("game", GAMES)
def test_the_longest_deal_of_a_full_table_is_small(game: str) -> None:
    replay = replay_of(game, GAMES[game].info.seat_counts[-1])
    drawn = draw(replay)
    assert (drawn[:4], suffix_of(replay)) == (b"GIF8", "gif")
    assert len(drawn) < BYTES_MAX
    assert draw(replay) == drawn
    assert len(frames_of(drawn)) == len(replay.frames)


@pytest.mark.req("PL-32")
def test_it_is_played_once_and_its_last_frame_stays_longest() -> None:
    replay = replay_of("santase", 2)
    drawn = draw(replay._replace(frames=replay.frames[:5]))
    assert b"NETSCAPE2.0" not in drawn
    durations = []
    with Image.open(io.BytesIO(drawn)) as opened:
        assert opened.width == WIDTH
        for number in range(getattr(opened, "n_frames", 1)):
            opened.seek(number)
            durations.append(opened.info["duration"])
    assert durations == [FRAME_MILLISECONDS] * (len(durations) - 1) + [LAST_MILLISECONDS]


@pytest.mark.parametrize("background", ["dark", "light"])
def test_the_title_stands_on_a_plate_as_wide_as_the_animation(background: Background) -> None:
    replay = replay_of("santase", 2, background=background)
    (frame,) = frames_of(draw(replay._replace(frames=replay.frames[:1])))
    plate = reduced(Image.new("RGB", (1, 1), BY_BACKGROUND[background].plate), background).convert("RGB")
    assert [frame.getpixel((x, y)) for x in (0, WIDTH - 1) for y in (0, HEAD - BAR - 1)] == [
        plate.getpixel((0, 0))
    ] * 4


def test_what_did_not_change_is_left_out_and_still_every_frame_is_whole() -> None:
    replay = replay_of("santase", 2)
    replay = replay._replace(frames=(*replay.frames[:6], replay.frames[-1]))
    frames = frames_of(draw(replay))
    for number, (frame, whole) in enumerate(zip(replay.frames, frames, strict=True), 1):
        (alone,) = frames_of(draw(replay._replace(frames=(frame,))))
        # But for the bar, which has come to its end where there is only one frame.
        below = (0, HEAD, WIDTH, HEAD + alone.height - HEAD)
        top = (whole.height - alone.height) // 2
        there = whole.crop((0, HEAD + top, WIDTH, HEAD + top + alone.height - HEAD))
        assert ImageChops.difference(there, alone.crop(below)).getbbox() is None, number


@pytest.mark.req("PL-24")
@pytest.mark.parametrize("background", ["dark", "light"])
def test_the_bar_runs_as_one_reads(background: Background) -> None:
    paint = BY_BACKGROUND[background].turn
    for language, is_mirrored in (("en", False), ("ar", True)):
        replay = replay_of("santase", 2, language, background)
        frames = frames_of(draw(replay._replace(frames=replay.frames[:4])))
        for number, frame in enumerate(frames, 1):
            bar = [frame.getpixel((x, HEAD - BAR // 2)) == paint for x in range(WIDTH)]
            done = round(WIDTH * number / len(frames))
            expected = [True] * done + [False] * (WIDTH - done)
            assert bar == (expected[::-1] if is_mirrored else expected)


def test_the_title_stands_above_it() -> None:
    replay = replay_of("santase", 2)
    replay = replay._replace(frames=replay.frames[:1])
    named, unnamed = (frames_of(draw(replay._replace(title=title)))[0] for title in (replay.title, ""))
    changed = ImageChops.difference(named, unnamed).getbbox()
    assert changed is not None
    assert changed[3] <= HEAD
    assert replay.theme == Theme(courts=replay.theme.courts)
