"""A picture in words: alt text for those who do not see it, from the same description (PL-30).

What only some games have, such as a declarer or a box that is frozen, each of them says in its own words: they are
found by the key of the game, `thurf-picture-alt-declarer`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from adapters.pictures.descriptions import (
    Badge,
    Dice,
    Frame,
    Hand,
    HeldCard,
    Keepsake,
    Picture,
    Plate,
    Replay,
    Scoreboard,
    SheetColumn,
    Sheets,
    TablePicture,
    Winner,
    signed,
)
from adapters.text.card_faces import spoken, suit_name
from adapters.text.words import Words

LENGTH_MAX = 1024  # of Discord's descriptions of attachments and of Telegram's captions


def alt_text(picture: Picture, words: Words, game: str) -> str:
    """What there is to see of a game, the most needed first; sentences that do not fit are left out."""
    text = ""
    for sentence in _sentences(picture, words, game):
        if len(text) + 1 + len(sentence) <= LENGTH_MAX:
            text = f"{text} {sentence}".lstrip()
        elif isinstance(picture, Replay):  # What happened is told in order, and so without gaps.
            break
    return text


def _sentences(picture: Picture, words: Words, game: str) -> Iterator[str]:
    match picture:
        case Hand():
            return _hand(picture, words)
        case TablePicture():
            return _table(picture, words, game)
        case Scoreboard():
            return _scoreboard(picture, words)
        case Dice():
            return _dice(picture, words, game)
        case Sheets():
            return _sheets(picture, words, game)
        case Winner():
            return _winner(picture, words)
        case Keepsake():
            return _keepsake(picture, words)
        case Replay():
            return _replay(picture, words, game)


def _card(card: int | None, words: Words) -> str:
    return words("picture-alt-face-down") if card is None else spoken(card, words)


def _own(game: str, mark: str, words: Words, **values: str | int) -> str:
    """What a game calls a mark of its own."""
    return words(f"{game}-picture-alt-{mark}", **values)


def _line(caption: str, what: str, words: Words) -> str:
    return words("picture-alt-line", caption=caption, what=what)


# --- Hands ---------------------------------------------------------------------------------------------


def _hand(hand: Hand, words: Words) -> Iterator[str]:
    if hand.is_choice:
        playable = [one for one in hand.own.cards if one.is_bright]
        rest = [one for one in hand.own.cards if not one.is_bright]
        yield words("picture-alt-playable", cards=_cards(playable, words))
        if rest:
            yield words("picture-alt-rest", cards=_cards(rest, words))
    elif hand.own.caption:
        yield _line(hand.own.caption, _cards(hand.own.cards, words), words)
    else:
        yield words("picture-alt-hand", cards=_cards(hand.own.cards, words))
    for held in hand.others:
        yield _line(held.caption, _cards(held.cards, words), words)


def _cards(cards: Iterable[HeldCard], words: Words) -> str:
    return words.list(
        words("picture-alt-place", place=one.label) if one.label else _card(one.card, words) for one in cards
    )


# --- The table -----------------------------------------------------------------------------------------


def _table(table: TablePicture, words: Words, game: str) -> Iterator[str]:
    asked = [plate.name for plate in table.plates if plate.is_turn]
    if asked:
        yield words("turn", names=words.list(asked), count=len(asked))
    if table.trick:
        yield _trick(table, words)
    for badge in table.badges:
        yield _line(badge.caption, _badge(badge, words), words)
    if table.scores:
        yield words("picture-alt-scores", entries=words.row(_score_entries(table, words)))
    if table.pile:
        state = "closed" if table.is_pile_closed else "open"
        yield words("picture-alt-pile", count=table.pile, state=state)
        if table.turned is not None:
            yield words("picture-alt-turned", card=spoken(table.turned, words))
    if table.arrows_from is not None and table.direction:
        direction = "left" if table.direction == 1 else "right"  # as seen by whoever sits there
        yield words("picture-alt-dealt", name=table.plates[table.arrows_from].name, direction=direction)
    for plate in table.plates:
        marks = [*_marks(plate, words, game)]
        if marks:
            yield _line(plate.name, words.list(marks), words)
    for bank in table.banks:
        yield _line(bank.name, " ".join(bank.ranks) or words("picture-alt-nothing"), words)


def _trick(table: TablePicture, words: Words) -> str:
    entries = words.list(
        words("picture-alt-laid", name=table.plates[seat].name, card=_card(card, words))
        for seat, card in table.trick
    )
    if table.taker is None:
        return words("picture-alt-trick", entries=entries)
    return words("picture-alt-taken", name=table.plates[table.taker].name, entries=entries)


def _badge(badge: Badge, words: Words) -> str:
    if badge.card is not None:
        return spoken(badge.card, words)
    if badge.suit is None or badge.text == suit_name(badge.suit, words):
        return badge.text
    return f"{suit_name(badge.suit, words)} {badge.text}"


def _score_entries(table: TablePicture, words: Words) -> Iterator[str]:
    for score in table.scores:
        if score.taken is None:
            yield words("score-entry", name=score.name, score=score.points)
        else:
            yield words("picture-alt-score-taken", name=score.name, points=score.points, taken=score.taken)


def _marks(plate: Plate, words: Words, game: str) -> Iterator[str]:
    if plate.is_declarer:
        yield _own(game, "declarer", words)
    if plate.is_dealer:
        yield words("picture-alt-dealer")
    if plate.note:
        yield plate.note
    if plate.calls:
        yield words("picture-alt-calls", call=plate.calls)
    if plate.closed is not None:
        yield words("picture-alt-closed", count=plate.closed)
    if plate.taken is not None:
        yield words("picture-alt-taken-count", count=plate.taken)
    if plate.is_out:
        yield words("picture-alt-out")
    if plate.behind:
        yield _own(game, "behind", words, rank=plate.behind)


# --- Scores, dice, the end -----------------------------------------------------------------------------


def _scoreboard(board: Scoreboard, words: Words) -> Iterator[str]:
    entries = (
        words("score-entry", name=row.name, score=row.points)
        if row.change is None
        else words("picture-alt-row-changed", name=row.name, points=row.points, change=signed(row.change))
        for row in board.rows
    )
    yield _line(board.title, words.row(entries), words)
    for row in board.rows:
        if row.note:
            yield _line(row.name, row.note, words)
    if board.captions:
        yield words.row(board.captions)


def _dice(dice: Dice, words: Words, game: str) -> Iterator[str]:
    if not dice.faces:
        yield words("picture-alt-not-rolled", caption=dice.caption)
        return
    kept = dice.kept or (False,) * len(dice.faces)
    shown = (
        words("picture-alt-kept", face=face) if is_kept else str(face)
        for face, is_kept in zip(dice.faces, kept, strict=True)
    )
    yield words("picture-alt-dice", caption=dice.caption, dice=words.list(shown))
    if dice.bonus_caption:
        yield _own(game, "bonus", words, bonus=dice.bonus_caption)


def _sheets(sheets: Sheets, words: Words, game: str) -> Iterator[str]:
    if sheets.dice is not None:
        yield from _dice(sheets.dice, words, game)
    for column in sheets.columns:
        entries = [*_entries(sheets, column, words, game)] or [words("picture-alt-nothing")]
        turn = "yes" if column.is_turn else "no"
        yield words(
            "picture-alt-sheet", name=column.name, total=column.total, entries=words.row(entries), turn=turn
        )


def _entries(sheets: Sheets, column: SheetColumn, words: Words, game: str) -> Iterator[str]:
    frozen = column.frozen or (False,) * len(sheets.boxes)
    for box, points, is_frozen in zip(sheets.boxes, column.entries, frozen, strict=True):
        if points is not None:
            yield _entry(box, points, words, game)
        elif is_frozen:
            yield _own(game, "frozen", words, box=box)
    if column.upper:
        yield words("picture-alt-part", caption=sheets.upper_caption, what=column.upper)
    if column.extra:
        yield words("picture-alt-entry", box=sheets.extra_caption, points=column.extra)
    if column.bonus_names:
        yield words("picture-alt-part", caption=sheets.bonus_caption, what=column.bonus_names)
    if column.skips:
        yield _own(game, "skips", words, count=column.skips)


def _keepsake(keepsake: Keepsake, words: Words) -> Iterator[str]:
    yield words("picture-alt-line", caption=keepsake.game, what=keepsake.day)
    for side in keepsake.sides:
        names = words.list(side.names)
        yield words("picture-alt-line", caption=names, what=side.score)


def _winner(winner: Winner, words: Words) -> Iterator[str]:
    yield words("picture-alt-winner", title=winner.title, names=words.list(winner.names), points=winner.points)


# --- Once more -----------------------------------------------------------------------------------------


def _replay(replay: Replay, words: Words, game: str) -> Iterator[str]:
    """Which deal it is, how it ended, and then what was played, trick by trick."""
    yield words("replay-alt", title=replay.title)
    last = replay.frames[-1]
    if isinstance(last, Scoreboard):
        yield from _scoreboard(last, words)
    number = 0
    for before, after in pairwise((*replay.frames, None)):
        for sentence in _happened(before, after, words, game):
            number += 1
            yield words("replay-alt-step", number=number, what=sentence)


def _happened(before: Frame | None, after: Frame | None, words: Words, game: str) -> Iterator[str]:
    """What is worth saying between two frames: a trick that is complete, boxes that were filled."""
    if isinstance(before, TablePicture) and before.trick:
        if not isinstance(after, TablePicture) or after.trick[: len(before.trick)] != before.trick:
            yield _trick(before, words)
    elif isinstance(before, Sheets) and isinstance(after, Sheets):
        for old, new in zip(before.columns, after.columns, strict=True):
            filled = zip(old.entries, new.entries, after.boxes, strict=True)
            entries = [
                _entry(box, points, words, game) for was, points, box in filled if was != points is not None
            ]
            if entries:
                yield _line(new.name, words.row(entries), words)


def _entry(box: str, points: int, words: Words, game: str) -> str:
    return words("picture-alt-entry", box=box, points=points) if points else _own(game, "crossed", words, box=box)
