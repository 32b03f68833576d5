"""Truco drawn: the vira and its manilha, what the hand is worth, the rounds, and who called what."""

from __future__ import annotations

from adapters.games.picture_parts import cards_to_play, held_cards, score_rows, team_names
from adapters.games.truco.screen import sorted_hand
from adapters.pictures.descriptions import (
    Badge,
    CardRow,
    Hand,
    HeldCard,
    Laid,
    Plate,
    Score,
    Scoreboard,
    TablePicture,
    Theme,
)
from adapters.screens.game_pictures import Taken
from adapters.screens.games import Names
from adapters.text.words import Words
from engine.contract import Seat
from engine.games.truco.facts import RoundEnded, TrucoView
from engine.games.truco.tables import AROUND, CALL_WORDS, NEXT_STEP, ONE_SHORT, TARGET
from engine.table_view import TableView

TEAMS = (0, 1)


def table(view: TableView, names: Names, words: Words, theme: Theme) -> TablePicture:
    """What lies open on the table; a seat sees itself at the bottom."""
    match = _match(view)
    trick, taker = _trick(match)
    won = [one.winner for one in match.rounds]
    return TablePicture(
        theme,
        tuple(
            Plate(
                names[seat],
                seat % 2,
                is_turn=seat in match.asked,
                closed=match.held[seat],
                note="" if seat == match.caller else _said(match, seat, words),
                calls=words("truco-call-button", call=match.calls[-1][1]) if seat == match.caller else "",
            )
            for seat in range(len(match.held))
        ),
        bottom=view.me or 0,
        direction=-1,
        arrows_from=match.starter if not trick else None,
        trick=trick,
        taker=taker,
        badges=_badges(match, words),
        scores=tuple(
            Score(team_names(team, names, words), match.score[team], team, taken=won.count(team)) for team in TEAMS
        ),
    )


def _badges(match: TrucoView, words: Words) -> tuple[Badge, ...]:
    """The vira and its manilha, what kind of hand it is, what it is worth, or would be, and what was tied."""
    badges = []
    if match.vira is not None:
        rank = words("rank", rank=int(match.manilha) if match.manilha.isdecimal() else match.manilha)
        badges += [
            Badge(words("truco-picture-vira"), card=match.vira),
            Badge(words("truco-picture-manilha"), rank),
        ]
    if match.kind != "plain":
        points = ONE_SHORT[match.options.first_worth]
        badges.append(Badge(words("truco-picture-kind", kind=match.kind, points=points), ""))
    worth = str(match.worth)
    if match.caller is not None:
        worth = words("truco-picture-call", now=match.worth, worth=NEXT_STEP[match.worth])
    badges.append(Badge(words("truco-picture-worth"), worth))
    ties = sum(one.winner is None for one in match.rounds)
    if ties:
        badges.append(Badge(words("truco-picture-ties"), str(ties)))
    return tuple(badges)


def hand(view: TableView, names: Names, words: Words, theme: Theme, draft: str = "") -> Hand | None:
    """The viewer's own cards; the partners' where a mão de onze is to be chosen, and what was played face down."""
    match, me = _match(view), view.me
    assert me is not None
    others = [
        held_cards(sorted_hand(shown, match.manilha), ())._replace(caption=names[seat])
        for seat, shown in enumerate(match.shown)
        if shown and seat != me
    ]
    if match.hidden:
        others.append(held_cards(match.hidden, ())._replace(caption=words("truco-picture-hidden")))
    if match.spots and match.spots[me]:
        own = CardRow(tuple(HeldCard(None, label=str(spot)) for spot in match.spots[me]))
        return Hand(theme, own, tuple(others))
    if not match.shown[me]:
        return Hand(theme, others[0], tuple(others[1:])) if others else None
    playable = cards_to_play(view)
    own = held_cards(sorted_hand(match.shown[me], match.manilha), playable)
    return Hand(theme, own, tuple(others), is_choice=bool(playable))


def won_text(view: TableView, count: int, words: Words) -> str:
    """Of several games a match ends with how many were won."""
    is_one = _match(view).options.best_of == 1
    return words("picture-points-of" if is_one else "picture-games-of", points=count)


def scoreboard(view: TableView, names: Names, words: Words, theme: Theme) -> Scoreboard:
    """The points of both teams."""
    match, ended = _match(view), _match(view).last_deal
    before = None
    if ended is not None:
        before = [ended.score[team] - (ended.worth if team == ended.winner else 0) for team in TEAMS]
    return Scoreboard(
        theme,
        words("picture-scoreboard", game=words("truco-name")),
        score_rows([team_names(team, names, words) for team in TEAMS], match.score, before, are_teams=True),
        (words("picture-target", points=TARGET),),
        words("picture-points"),
        words("picture-change") if before else "",
    )


def last_trick(view: TableView) -> Taken | None:
    """The round with which the last deal ended; who won it was told as who would have led the next one."""
    match = _match(view)
    told = next((fact for fact in reversed(view.log) if isinstance(fact, RoundEnded)), None)
    if match.last_deal is None or not match.last_deal.rounds or told is None:
        return None
    last = match.last_deal.rounds[-1]
    return _laid(match, last.leader, last.cards), None if last.winner is None else told.leader


def _match(view: TableView) -> TrucoView:
    assert isinstance(view.match, TrucoView)
    return view.match


def _trick(match: TrucoView) -> Taken:
    """The cards of this round, or the last round and who won it: who leads the next one."""
    if match.on_table or not match.rounds:
        return _laid(match, match.leader, match.on_table), None
    last = match.rounds[-1]
    is_known = last.winner is not None and match.leader % 2 == last.winner and bool(match.asked)
    return _laid(match, last.leader, last.cards), match.leader if is_known else None


def _laid(match: TrucoView, leader: Seat, cards: tuple[int | None, ...]) -> tuple[Laid, ...]:
    """Cards with who played them, counter-clockwise."""
    return tuple(map(Laid, AROUND[len(match.held)][leader], cards))


def _said(match: TrucoView, seat: Seat, words: Words) -> str:
    """What a seat said last in this hand."""
    said = next((word for caller, word in reversed(match.calls) if caller == seat), None)
    if said is None:
        return ""
    if said in CALL_WORDS:
        return words("truco-call", call=said)
    return words("truco-accepted" if said == "accept" else "truco-refused")
