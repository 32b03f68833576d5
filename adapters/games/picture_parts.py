"""What the pictures of several games have in common."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from adapters.pictures.descriptions import CardRow, HeldCard, ScoreRow
from adapters.screens.games import Names
from adapters.text.words import Words
from engine.cards import card
from engine.contract import Team
from engine.table_view import TableView

CARD_VERBS = ("play", "hide")


def cards_to_play(view: TableView) -> frozenset[int]:
    """The cards that the viewer may play now."""
    codes = () if view.decision is None else (action.code.split() for action in view.decision.actions)
    return frozenset(card(code[1]) for code in codes if code[0] in CARD_VERBS)


def held_cards(cards: Iterable[int], playable: Collection[int]) -> CardRow:
    """A hand in which the cards that may be played are bright; all of them while there is nothing to play."""
    return CardRow(tuple(HeldCard(one, not playable or one in playable) for one in cards))


def team_names(team: Team, names: Names, words: Words) -> str:
    """A team by the names of its players."""
    return words.list(names[team::2])


def score_rows(
    named: Sequence[str], points: Sequence[int], before: Sequence[int] | None, *, are_teams: bool
) -> tuple[ScoreRow, ...]:
    """A line for each side, with what the last deal changed if there was one."""
    best = max(points)
    return tuple(
        ScoreRow(
            named[side],
            count,
            None if before is None else count - before[side],
            side if are_teams else None,
            is_ahead=count == best and list(points).count(best) == 1,
        )
        for side, count in enumerate(points)
    )
