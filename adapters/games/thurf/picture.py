"""Thurf drawn: dealer and direction, the declarer with colour and star, calls, stake (TH-6, TH-13, TH-17)."""

from __future__ import annotations

from adapters.games.picture_parts import cards_to_play, held_cards, score_rows, team_names
from adapters.games.thurf.screen import captured_by_seat, sorted_hand, stake_shown
from adapters.pictures.descriptions import Badge, Hand, Laid, Plate, Score, Scoreboard, TablePicture, Theme, signed
from adapters.screens.games import Names
from adapters.text.card_faces import suit_name
from adapters.text.words import Words
from engine.contract import Seat
from engine.games.thurf.facts import RAISES, ThurfView
from engine.table_view import TableView

TEAMS = (0, 1)
TO_THE_RIGHT = "\u200e"  # keeps a sign before its number in every script


def table(view: TableView, names: Names, words: Words, theme: Theme) -> TablePicture:
    """What lies open on the table; a seat sees itself at the bottom."""
    match = _match(view)
    trick, taker = _trick(match)
    captured = captured_by_seat(view)
    return TablePicture(
        theme,
        tuple(
            _plate(match, seat, names, words)._replace(taken=captured[seat] if match.phase == "play" else None)
            for seat in range(match.seats)
        ),
        bottom=view.me or 0,
        direction=-1,
        arrows_from=match.dealer if not trick and any(match.held) else None,
        trick=trick,
        taker=taker,
        pile=match.stock or None,
        badges=_badges(match, words),
        scores=tuple(
            Score(team_names(team, names, words), match.won[team], team, taken=match.taken[team]) for team in TEAMS
        ),
    )


def hand(view: TableView, names: Names, words: Words, theme: Theme, draft: str = "") -> Hand | None:
    """The viewer's cards, thurf first."""
    match = _match(view)
    if not match.hand:
        return None
    playable = cards_to_play(view)
    return Hand(theme, held_cards(sorted_hand(match.hand, match.thurf), playable), is_choice=bool(playable))


def scoreboard(view: TableView, names: Names, words: Words, theme: Theme) -> Scoreboard:
    """The games won by both teams, and below each what it has to deal; the crown is for whoever need not deal."""
    match, ended = _match(view), _match(view).last_game
    before = None
    if ended is not None:
        before = [ended.won[team] - (ended.worth if team == ended.winner else 0) for team in TEAMS]
    rows = score_rows([team_names(team, names, words) for team in TEAMS], match.won, before, are_teams=True)
    dealing = words("thurf-picture-dealing", pending=match.pending)
    captions = [words("thurf-picture-games", game=match.game, games=match.options.games)]
    if ended is not None and ended.change is not None:
        captions.append(words("thurf-picture-change", pending=ended.pending, change=signed(ended.change)))
    ahead = None if not match.game or match.options.scoreboard == "manual" else 1 - match.dealer % 2
    rows = tuple(row._replace(is_ahead=row.team == ahead) for row in rows)
    return Scoreboard(
        theme,
        words("picture-scoreboard", game=words("thurf-name")),
        tuple(row._replace(note=dealing) if row.team == match.dealer % 2 else row for row in rows),
        tuple(captions),
        words("thurf-picture-won"),
        words("thurf-picture-last") if before else "",
    )


def won_text(view: TableView, count: int, words: Words) -> str:
    """A match ends with games won."""
    return words("picture-games-of", points=count)


def last_trick(view: TableView) -> tuple[tuple[Laid, ...], Seat | None] | None:
    """The pattu with which the last game ended."""
    ended = _match(view).last_game
    return None if ended is None else (tuple(map(Laid, ended.trick.seats, ended.trick.cards)), ended.trick.winner)


def _match(view: TableView) -> ThurfView:
    assert isinstance(view.match, ThurfView)
    return view.match


def _trick(match: ThurfView) -> tuple[tuple[Laid, ...], Seat | None]:
    """The pattu on the table, or the last one of this game and who took it."""
    if match.trick:
        return tuple(map(Laid, match.order, match.trick)), None
    last = match.last_trick
    if last is None:
        return (), None
    return tuple(map(Laid, last.seats, last.cards)), last.winner


def _plate(match: ThurfView, seat: Seat, names: Names, words: Words) -> Plate:
    is_declared = match.phase not in ("pause", "over")
    call = _call(match, seat)
    return Plate(
        names[seat],
        seat % 2,
        is_turn=seat in match.asked,
        is_dealer=seat == match.dealer,
        is_declarer=is_declared and seat == match.declarer,
        is_out=match.phase == "play" and seat not in match.order,
        closed=match.held[seat],
        note="" if call is None else words("thurf-call", call=call),
    )


def _call(match: ThurfView, seat: Seat) -> str | None:
    """What a seat has called that still counts: a raise, aata or kotu, or its answer while all are asked."""
    if match.phase in ("pause", "over"):
        return None
    if match.thurf is not None and seat == match.declarer and match.is_kotu:
        return "kotu"  # It stays, whoever raises: playing alone is what everybody must know.
    if seat in match.raised:
        return dict(zip(match.raised, RAISES, strict=False))[seat]
    if match.thurf is not None:
        return "aata" if seat == match.declarer else None
    return match.answers[seat]


def _badges(match: ThurfView, words: Words) -> tuple[Badge, ...]:
    badges = []
    if match.thurf is not None and match.phase not in ("pause", "over"):
        badges.append(Badge(words("thurf-name"), suit_name(match.thurf, words), suit=match.thurf))
    if match.phase not in ("pause", "over"):
        badges.append(Badge(words("thurf-picture-stake"), f"{TO_THE_RIGHT}×{stake_shown(match)}"))
    badges.append(Badge(words("thurf-picture-pending"), str(match.pending)))
    return tuple(badges)
