"""A deal as the frames of its replay: all that could be seen to happen, and how the match stood after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from adapters.pictures.descriptions import Frame, Scoreboard, Sheets, TablePicture, Theme
from adapters.screens.deals import PlayedDeal
from adapters.screens.game_pictures import Taken, last_trick_of, pictures_of
from adapters.screens.games import Names
from adapters.text.words import Words

FRAMES_MAX = 60


def frames_of(played: PlayedDeal, names: Names, words: Words, theme: Theme) -> tuple[Frame, ...]:
    """The frames of a deal, not all of them if it was very long; what looks like the one before is left out."""
    pictures = pictures_of(played.end.game)
    frames: list[Frame] = [pictures.table(view, names, words, theme) for view in played.moments]
    after = pictures.table(played.end, names, words, theme)
    is_last_seen = played.end.deal == played.number  # In most games the last card already deals the next cards.
    find = last_trick_of(played.end.game)
    end = _end(frames[-1], after, find(played.end) if find is not None else None, is_last_seen=is_last_seen)
    if end is not None:
        frames[-1:] = [end] if is_last_seen else [frames[-1], end]
    frames.append(_scores(played, names, words, theme))
    distinct = [frame for before, frame in pairwise([None, *frames]) if frame != before]
    return tuple(_thinned([frame for frame in distinct if frame is not None]))


def _end(before: Frame, after: TablePicture | Sheets, last: Taken | None, *, is_last_seen: bool) -> Frame | None:
    """The table as the last move of the deal left it; None if that move laid nothing on it."""
    if isinstance(after, Sheets):
        return after._replace(dice=None, columns=tuple(one._replace(is_turn=False) for one in after.columns))
    if is_last_seen:
        is_known = last is not None and last[0] == after.trick
        return after._replace(taker=last[1]) if last is not None and is_known else after
    if last is None or not isinstance(before, TablePicture) or before.taker is not None:
        return None
    trick, taker = last
    if trick[:-1] != before.trick:  # A deal can also end by words.
        return None
    plates = [plate._replace(is_turn=False) for plate in before.plates]
    seat = trick[-1].seat
    if (closed := plates[seat].closed) is not None:
        plates[seat] = plates[seat]._replace(closed=closed - 1)
    return before._replace(trick=trick, taker=taker, plates=tuple(plates))


def _scores(played: PlayedDeal, names: Names, words: Words, theme: Theme) -> Scoreboard:
    """How the match stood after the deal, and what exactly this deal changed."""
    scoreboard = pictures_of(played.end.game).scoreboard
    before, after = (scoreboard(view, names, words, theme) for view in (played.moments[0], played.end))
    rows = (row._replace(change=row.points - old.points) for row, old in zip(after.rows, before.rows, strict=True))
    return after._replace(rows=tuple(rows)) if after.change_caption else after


# --- Long deals ----------------------------------------------------------------------------------------

Kept = Callable[[Frame, Frame, Frame], bool]


def _thinned(frames: Sequence[Frame]) -> Sequence[Frame]:
    """All frames if they are not too many; else those with another card, or else those that end something."""
    for is_kept in (_lays, _ends):
        if len(frames) <= FRAMES_MAX:
            break
        inner = zip(frames, frames[1:], frames[2:], strict=False)
        frames = [frames[0], *(here for before, here, after in inner if is_kept(before, here, after)), frames[-1]]
    return frames[-FRAMES_MAX:]


def _lays(before: Frame, here: Frame, after: Frame) -> bool:
    """Whether the cards on the table differ from before; sheets always have news."""
    return not (isinstance(before, TablePicture) and isinstance(here, TablePicture) and before.trick == here.trick)


def _ends(before: Frame, here: Frame, after: Frame) -> bool:
    """Whether a trick or a turn does not go on after this."""
    if isinstance(here, TablePicture) and isinstance(after, TablePicture):
        return after.trick[: len(here.trick)] != here.trick
    if isinstance(here, Sheets) and isinstance(after, Sheets):
        return [one.is_turn for one in here.columns] != [one.is_turn for one in after.columns]
    return True
