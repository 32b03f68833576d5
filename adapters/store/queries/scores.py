"""High-score lists and a person's own record, computed from the results of finished matches."""

from __future__ import annotations

from sqlalchemy import Integer, cast, desc, func, select
from sqlmodel import Session, col

from adapters.store.models import PersonRow, PlaceRow, ResultRow
from adapters.store.records import HighScore, MatchResult, OwnRecord

_MATCHES = func.count().label("matches")
_WINS = func.sum(cast(col(ResultRow.has_won), Integer)).label("wins")
_BEST = func.max(col(ResultRow.score)).label("best")


def high_scores(
    session: Session, game: str, preset: str | None, place: str | None, limit: int, by_points: bool
) -> list[HighScore]:
    """The people who won most matches of a game, then by best score, or the other way round; forgotten people are
    not listed."""
    wanted = (
        select(col(ResultRow.person), col(PersonRow.name), _MATCHES, _WINS, _BEST)
        .join(PersonRow, col(ResultRow.person) == col(PersonRow.id))
        .where(col(ResultRow.game) == game, col(PersonRow.forgotten_at).is_(None))
    )
    if preset is not None:
        wanted = wanted.where(col(ResultRow.preset) == preset)
    if place is not None:
        here = select(col(PlaceRow.table_id)).where(col(PlaceRow.address) == place)
        wanted = wanted.where(col(ResultRow.table_id).in_(here))
    best_first = (
        wanted.group_by(col(ResultRow.person), col(PersonRow.name))
        .order_by(
            *((desc(_BEST), desc(_WINS)) if by_points else (desc(_WINS), desc(_BEST))), col(ResultRow.person)
        )
        .limit(limit)
    )
    return [HighScore(*line) for line in session.connection().execute(best_first)]


def results(session: Session, game: str, limit: int) -> list[MatchResult]:
    """The latest results of a game, the oldest of them first, those of one match together."""
    row = ResultRow
    latest = (
        select(*(col(getattr(row, name)) for name in MatchResult._fields))
        .where(col(row.game) == game)
        .order_by(desc(col(row.at)), desc(col(row.table_id)), desc(col(row.match_number)), col(row.seat))
        .limit(limit)
    )
    found = [MatchResult(*line) for line in session.connection().execute(latest)]
    return found[::-1]


def own_record(session: Session, person: int) -> list[OwnRecord]:
    """How a person did in each game and preset."""
    found = session.connection().execute(
        select(col(ResultRow.game), col(ResultRow.preset), _MATCHES, _WINS, _BEST)
        .where(col(ResultRow.person) == person)
        .group_by(col(ResultRow.game), col(ResultRow.preset))
        .order_by(col(ResultRow.game), col(ResultRow.preset))
    )
    return [OwnRecord(*line) for line in found]
