"""`tablemates record replay`: a deal of a recorded match as an animation."""

from __future__ import annotations

from collections.abc import Iterator

from adapters.pictures.studio import draw
from adapters.screens.deals import find_deal
from adapters.screens.game_pictures import has_pictures, theme_for
from adapters.screens.replay import replay_picture
from adapters.text.words import words_for
from engine.commands import Act, Open, Ready, SetSeats, Sit, Start
from engine.games import game_of
from engine.record import Record, printable, replay
from engine.refusals import UnknownChoice
from engine.table import Table


def draw_deal(record: Record, deal: int | None) -> bytes:
    """A deal of a record as a GIF, with None the last one; refuses what the record does not hold."""
    replay(record)  # Says what is wrong with a record, if anything is.
    if not has_pictures(record.game):
        raise UnknownChoice
    played = find_deal(_tables(record), deal)
    words = words_for("en")
    called = dict(record.names)
    names = [printable(called.get(seat, "")) or f"Seat {seat}" for seat in range(record.seats)]
    return draw(replay_picture(played, names, words, theme_for(words)))


def _tables(record: Record) -> Iterator[Table]:
    """The table of the match, as it stood after the start and after each move."""
    table = Table("record")
    people = range(1, record.seats + 1)
    table.do(Open(record.game, ""), people[0], 0.0)
    table.do(SetSeats(record.seats), people[0], 0.0)
    for person in people[1:]:
        table.do(Sit(), person, 0.0)
    for person in people:
        table.do(Ready(True), person, 0.0)
    table.options = game_of(record.game).info.options.from_dict(dict(record.options))
    table.carried = record.carried
    table.do(Start(), people[0], 0.0, seed=record.deal_seed)
    yield table
    for seat, code in record.moves:
        table.do(Act(code), people[seat], 0.0)
        yield table
