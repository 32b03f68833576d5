"""The picture of a game that draws none of its own: seats, whose turn it is, scores, and the cards that are known.

It knows a view by the names of its fields, whichever of them there are: `scores`, one for each seat or each team;
`hand`, the cards of the viewer's seat; `trick`, facts that say which seat has played which card.
"""

from __future__ import annotations

from collections.abc import Sequence

from adapters.games.picture_parts import cards_to_play, held_cards, score_rows, team_names
from adapters.pictures.descriptions import Hand, Laid, Plate, Score, Scoreboard, TablePicture, Theme
from adapters.screens.games import Names
from adapters.text.words import Words
from engine.games import game_of
from engine.table_view import TableView


def table(view: TableView, names: Names, words: Words, theme: Theme) -> TablePicture:
    """Everyone around the table, a seat itself at the bottom, and what was played to the trick."""
    info, sides = game_of(view.game).info, _sides(view, names, words)
    return TablePicture(
        theme,
        tuple(
            Plate(name, info.side(seat) if info.teams else None, is_turn=seat in view.asked)
            for seat, name in enumerate(names[: len(view.seats)])
        ),
        bottom=view.me or 0,
        trick=tuple(
            Laid(*played)
            for played in getattr(view.match, "trick", ())
            if getattr(played, "_fields", ()) == ("seat", "card")
        ),
        scores=tuple(
            Score(name, points, side if info.teams else None)
            for side, (name, points) in enumerate(zip(sides, _scores(view), strict=False))
        ),
    )


def hand(view: TableView, names: Names, words: Words, theme: Theme, draft: str = "") -> Hand | None:
    """The viewer's cards, if there are any."""
    cards = getattr(view.match, "hand", ())
    if not cards:
        return None
    playable = cards_to_play(view)
    return Hand(theme, held_cards(cards, playable), is_choice=bool(playable))


def scoreboard(view: TableView, names: Names, words: Words, theme: Theme) -> Scoreboard:
    """The points of everyone, or of every team."""
    title = words("picture-scoreboard", game=words(f"{view.game}-name"))
    has_teams = bool(game_of(view.game).info.teams)
    rows = score_rows(_sides(view, names, words), _scores(view), None, are_teams=has_teams)
    return Scoreboard(theme, title, rows, points_caption=words("picture-points"))


def _sides(view: TableView, names: Names, words: Words) -> list[str]:
    """The names of those who have a score."""
    teams = game_of(view.game).info.teams
    return [team_names(team, names, words) for team in range(teams)] if teams else list(names[: len(view.seats)])


def _scores(view: TableView) -> Sequence[int]:
    """The scores that the view tells; nothing for everyone where it tells none."""
    info = game_of(view.game).info
    none: Sequence[int] = (0,) * (info.teams or len(view.seats))
    scores: Sequence[int] = getattr(view.match, "scores", none)
    return scores[: len(none)]
