"""Santase drawn: trumps, talon with the turned card, marriages, tricks, and points where they are open."""

from __future__ import annotations

from adapters.games.picture_parts import cards_to_play, held_cards, score_rows
from adapters.games.santase.screen import sorted_hand
from adapters.pictures.descriptions import Badge, Hand, Laid, Plate, Score, Scoreboard, TablePicture, Theme
from adapters.screens.game_pictures import Taken
from adapters.screens.games import Names
from adapters.text.card_faces import suit_name
from adapters.text.words import Words
from engine.games.santase.facts import SantaseView, Trick
from engine.games.santase.rules import has_drawing_ended
from engine.games.santase.tables import marriage_worth
from engine.table_view import TableView

SEATS = (0, 1)


def table(view: TableView, names: Names, words: Words, theme: Theme) -> TablePicture:
    """What lies open on the table; a seat sees itself at the bottom."""
    match = _match(view)
    trick, taker = _trick(match)
    return TablePicture(
        theme,
        tuple(_plate(match, seat, names, words) for seat in SEATS),
        bottom=view.me or 0,
        direction=1,
        arrows_from=match.dealer if not trick else None,
        trick=trick,
        taker=taker,
        pile=match.talon,
        turned=None if has_drawing_ended(match.talon, match.closer) else match.turned,
        is_pile_closed=match.closer is not None,
        badges=(
            Badge(words("picture-trumps"), suit_name(match.trump, words), suit=match.trump),
            *(
                Badge(names[seat], str(marriage_worth(suit, match.trump)), suit=suit)
                for seat, suit in match.marriages
            ),
        ),
        scores=tuple(Score(names[seat], match.score[seat]) for seat in SEATS),
    )


def hand(view: TableView, names: Names, words: Words, theme: Theme, draft: str = "") -> Hand | None:
    """The viewer's cards, trumps first."""
    match = _match(view)
    if not match.hand:
        return None
    playable = cards_to_play(view)
    return Hand(theme, held_cards(sorted_hand(match.hand, match.trump), playable), is_choice=bool(playable))


def scoreboard(view: TableView, names: Names, words: Words, theme: Theme) -> Scoreboard:
    """The game points of both."""
    match, ended = _match(view), _match(view).last_deal
    before = None
    if ended is not None:
        before = [ended.score[seat] - (ended.worth if seat == ended.winner else 0) for seat in SEATS]
    return Scoreboard(
        theme,
        words("picture-scoreboard", game=words("santase-name")),
        score_rows(names, match.score, before, are_teams=False),
        (words("picture-target", points=match.options.target),),
        words("picture-points"),
        words("picture-change") if before else "",
    )


def last_trick(view: TableView) -> Taken | None:
    """The trick with which the last deal ended."""
    ended = _match(view).last_deal
    return None if ended is None or ended.trick is None else _taken(ended.trick)


def _match(view: TableView) -> SantaseView:
    assert isinstance(view.match, SantaseView)
    return view.match


def _trick(match: SantaseView) -> Taken:
    """The card on the table, or the last trick of this deal and who took it."""
    if match.led is not None:
        return (Laid(match.leader, match.led),), None
    if not match.tricks:
        return (), None
    return _taken(match.tricks[-1])


def _taken(trick: Trick) -> Taken:
    return (Laid(trick.leader, trick.led), Laid(1 - trick.leader, trick.answer)), trick.winner


def _plate(match: SantaseView, seat: int, names: Names, words: Words) -> Plate:
    points = match.points[seat]
    return Plate(
        names[seat],
        is_turn=seat in match.asked,
        is_dealer=seat == match.dealer,
        closed=match.held[seat],
        taken=match.taken[seat],
        note="" if points is None else words("picture-points-of", points=points),
    )
