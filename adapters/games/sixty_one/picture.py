"""61 drawn: trumps, pile, trick, both scores, waiting points, banks, the two behind its seat (SO-10, SO-11)."""

from __future__ import annotations

from adapters.games.picture_parts import cards_to_play, held_cards, score_rows, team_names
from adapters.games.sixty_one.screen import TEAMS, rank_names, sorted_hand
from adapters.pictures.descriptions import Badge, Bank, Hand, Laid, Plate, Score, Scoreboard, TablePicture, Theme
from adapters.screens.game_pictures import Taken
from adapters.screens.games import Names
from adapters.text.card_faces import suit_name
from adapters.text.words import Words
from engine.contract import Team
from engine.games.sixty_one.facts import SixtyOneView
from engine.games.sixty_one.rules import bank_of, has_two_behind
from engine.games.sixty_one.tables import SEATS, SECOND_SEAT
from engine.table_view import TableView


def table(view: TableView, names: Names, words: Words, theme: Theme) -> TablePicture:
    """What lies open on the table; a seat sees itself at the bottom."""
    match = _match(view)
    trick, taker = _trick(match)
    behind = [SECOND_SEAT[team] for team in TEAMS if has_two_behind(match.banks[team])]
    badges = [Badge(words("picture-trumps"), suit_name(match.trump, words), suit=match.trump)]
    if match.ties:
        badges.append(Badge(words("sixty-one-picture-waiting"), str(match.waiting)))
    return TablePicture(
        theme,
        tuple(
            Plate(
                names[seat],
                seat % 2,
                is_turn=seat in match.asked,
                is_dealer=seat == match.dealer,
                closed=match.held[seat],
                taken=sum(one.winner == seat for one in match.tricks),
                behind=words("rank", rank=2) if seat in behind else "",
            )
            for seat in range(SEATS)
        ),
        bottom=view.me or 0,
        direction=1,
        arrows_from=match.dealer if not trick else None,
        trick=trick,
        taker=taker,
        pile=match.pile,
        turned=match.turned if match.pile else None,
        badges=tuple(badges),
        scores=tuple(
            Score(words("sixty-one-team", team=team), match.score[team], team, taken=_taken(match, team))
            for team in TEAMS
        ),
        banks=tuple(_bank(match, team, words) for team in TEAMS),
    )


def hand(view: TableView, names: Names, words: Words, theme: Theme, draft: str = "") -> Hand | None:
    """The viewer's cards, trumps first."""
    match = _match(view)
    if not match.hand:
        return None
    playable = cards_to_play(view)
    return Hand(theme, held_cards(sorted_hand(match.hand, match), playable), is_choice=bool(playable))


def won_text(view: TableView, count: int, words: Words) -> str:
    """Of several hands a match ends with how many were won."""
    is_one = _match(view).options.hands == "single"
    return words("picture-points-of" if is_one else "sixty-one-picture-hands-of", points=count)


def scoreboard(view: TableView, names: Names, words: Words, theme: Theme) -> Scoreboard:
    """The points of both teams; they count as soon as a trick is taken, so a running deal has changed them too."""
    match = _match(view)
    ended = match.last_deal
    made = match.points if any(match.points) or ended is None else ended.points
    before = [match.score[team] - made[team] for team in TEAMS] if any(made) else None
    rows = score_rows([words("sixty-one-team", team=team) for team in TEAMS], match.score, before, are_teams=True)
    return Scoreboard(
        theme,
        words("picture-scoreboard", game=words("sixty-one-name")),
        tuple(row._replace(note=team_names(team, names, words)) for team, row in enumerate(rows)),
        (
            words("picture-target", points=match.options.target),
            *(_bank_caption(match, team, words) for team in TEAMS),
        ),
        words("picture-points"),
        words("picture-change") if before else "",
    )


def last_trick(view: TableView) -> Taken | None:
    """The trick with which the last deal ended."""
    ended = _match(view).last_deal
    return None if ended is None else (_laid(ended.trick.leader, ended.trick.cards), ended.trick.winner)


def _match(view: TableView) -> SixtyOneView:
    assert isinstance(view.match, SixtyOneView)
    return view.match


def _trick(match: SixtyOneView) -> Taken:
    """The cards on the table, or the last trick of this deal and who took it."""
    if match.trick or not match.tricks:
        return _laid(match.leader, match.trick), None
    last = match.tricks[-1]
    return _laid(last.leader, last.cards), last.winner


def _laid(leader: int, cards: tuple[int, ...]) -> tuple[Laid, ...]:
    return tuple(Laid((leader + index) % SEATS, card) for index, card in enumerate(cards))


def _taken(match: SixtyOneView, team: Team) -> int:
    return sum(trick.winner is not None and trick.winner % 2 == team for trick in match.tricks)


def _bank_caption(match: SixtyOneView, team: Team, words: Words) -> str:
    """What a team has submitted, in one line."""
    ranks = " ".join(rank_names(bank_of(match.banks[team]), words)) or words("sixty-one-picture-bank-none")
    if has_two_behind(match.banks[team]):
        ranks = words("rank", rank=2)
    name = words("sixty-one-picture-bank", team=words("sixty-one-team", team=team))
    return words("sixty-one-picture-bank-line", bank=name, cards=ranks)


def _bank(match: SixtyOneView, team: Team, words: Words) -> Bank:
    return Bank(
        words("sixty-one-picture-bank", team=words("sixty-one-team", team=team)),
        team,
        tuple(rank_names(bank_of(match.banks[team]), words)),
    )
