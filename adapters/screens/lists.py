"""Lists: the open tables one may join or watch, and the high scores of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from adapters.screens.drafts import SLOTS_MAX, rows_of
from adapters.screens.lobby_codes import lobby_code
from adapters.screens.open_codes import Watch, open_code
from adapters.screens.screen import Button, Line, Screen
from adapters.text.names import clean_name
from adapters.text.words import Words
from engine.commands import Sit
from engine.games import game_of
from engine.table_view import PLAYING

if TYPE_CHECKING:
    from adapters.store.records import HighScore, Listed, OwnRecord

SCORES_MAX = 20


def tables_screen(listed: Sequence[Listed], people: Mapping[int, str], words: Words) -> Screen:
    """Open lobbies to join and running matches to watch, with who sits there."""
    if not listed:
        empty = Line(words("tables-none"))
        return Screen((empty,), short=empty.text)
    lines = [Line(words("tables-title"), "title")]
    buttons = []
    for table in listed[:SLOTS_MAX]:
        names = [clean_name(people.get(person, "")) or words("someone") for person in table.people]
        free = max(table.seats - len(table.people) - table.house_seats, 0)
        lines.append(
            Line(
                words(
                    "tables-entry",
                    code=table.code,
                    game=words(f"{table.game}-name"),
                    names=words.list(names) if names else words("nobody"),
                    free=free,
                    phase=table.phase,
                )
            )
        )
        if table.phase == PLAYING or not free:
            watch = str(open_code(table.table_id, 0, Watch()))
            buttons.append(Button(words("button-watch", code=table.code), watch))
        else:
            sit = str(lobby_code(table.table_id, 0, Sit()))
            buttons.append(Button(words("button-join", code=table.code), sit))
    if len(listed) > SLOTS_MAX:
        lines.append(Line(words("tables-more", count=len(listed) - SLOTS_MAX), "quiet"))
    return Screen(tuple(lines), tuple(map(tuple, rows_of([buttons]))), lines[0].text)


def scores_screen(
    game: str,
    preset: str | None,
    scores: Sequence[HighScore],
    words: Words,
    own: Sequence[OwnRecord] = (),
    ratings: Mapping[int, int] | None = None,
    reader: int | None = None,
) -> Screen:
    """The high scores of a game, or of one rule set of it, and how the reader did."""
    name = words(f"{game}-name")
    if preset is not None:
        name = words("scores-preset", game=name, preset=words(f"{game}-preset-{preset}"))
    lines = [Line(words("scores-title", game=name), "title")]
    for rank, score in enumerate(scores[:SCORES_MAX], 1):
        entry = words(
            "scores-entry-points" if game_of(game).info.by_points else "scores-entry",
            rank=rank,
            name=clean_name(score.name) or words("someone"),
            wins=score.wins,
            matches=score.matches,
            best=score.best,
        )
        if ratings and score.person in ratings:
            entry = words("scores-rated", entry=entry, rating=ratings[score.person])
        lines.append(Line(entry))
    if not scores:
        lines.append(Line(words("scores-none")))
    for one in own:
        rules = words(f"{game}-preset-{one.preset}") if one.preset else words("preset-own")
        text = words("scores-own", preset=rules, wins=one.wins, matches=one.matches, best=one.best)
        lines.append(Line(text, "quiet"))
    if ratings and reader is not None and reader in ratings:
        lines.append(Line(words("scores-rating", rating=ratings[reader]), "quiet"))
    return Screen(tuple(lines), short=lines[0].text)
