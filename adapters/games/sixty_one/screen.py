"""61 on the screen: trumps, pile, the trick, both scores, waiting points and the punishment banks (SO-11)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from adapters.screens.games import Label, Names
from adapters.screens.screen import Line
from adapters.text.card_faces import face, faces, spoken, suit_name, suit_sign
from adapters.text.words import Words
from engine.cards import RANK, SUIT, card
from engine.contract import Fact, Seat, Team
from engine.facts import Dealt, Drew, HandDealt, Played
from engine.games.sixty_one.facts import (
    DealEnded,
    HandWon,
    MatchEnded,
    PileDrawn,
    PointsTaken,
    SixtyOneView,
    Submitted,
    Trick,
    TrickTied,
)
from engine.games.sixty_one.rules import bank_of, has_two_behind
from engine.games.sixty_one.tables import RANKS, RANKS_SEVEN_HIGH, SEATS, SECOND_SEAT
from engine.table_view import TableView

UNTOLD = (HandDealt, Drew, PileDrawn)
PAGE_ENDS = (PointsTaken, TrickTied, DealEnded, Submitted, HandWon, MatchEnded)
TOLD_AT_ONCE = ("play",)
TEAMS = (0, 1)


def table(view: TableView, names: Names, words: Words) -> list[Line]:
    """Trumps and pile, the trick before, the cards on the table, what waits, and the banks."""
    match = _match(view)
    return [
        *_trick_lines(match, names, words),
        *_waiting_lines(match, words),
        *_bank_lines(match, names, words),
    ]


def scoreboard(view: TableView, names: Names, words: Words) -> list[Line]:
    """Each team, its score, and how many points win the match."""
    match = _match(view)
    lines = [
        Line(
            words(
                "sixty-one-score",
                team=_team(team, words),
                names=_team_names(team, names, words),
                score=match.score[team],
                target=match.options.target,
            ),
            "strong",
        )
        for team in TEAMS
    ]
    if match.options.hands != "single":
        entries = words.row(
            words("score-entry", name=_team(team, words), score=match.hands_won[team]) for team in TEAMS
        )
        lines.append(Line(words("sixty-one-hands", hands=match.options.hands, entries=entries)))
    if match.outcome is not None:
        lines += [*_submitted_last(view, names, words), *_bank_lines(match, names, words)]
    return lines


def _bank_lines(match: SixtyOneView, names: Names, words: Words) -> list[Line]:
    return [Line(_bank_text(match, team, names, words), "quiet") for team in TEAMS]


def _submitted_last(view: TableView, names: Names, words: Words) -> list[Line]:
    """What was submitted at the end of the match."""
    ended: list[Submitted] = []
    for fact in reversed(view.log):
        if isinstance(fact, PointsTaken | TrickTied):
            break
        if isinstance(fact, Submitted):
            ended.insert(0, fact)
    return [log_line(fact, names, words) for fact in ended]


def hand(view: TableView, names: Names, words: Words) -> list[Line]:
    """The cards on the table, the viewer's own, trumps first, and what waits."""
    match = _match(view)
    lines = _trick_lines(match, names, words)
    if match.hand:
        lines.append(Line(faces(sorted_hand(match.hand, match), words), "cards"))
    scores = (words("score-entry", name=_team(team, words), score=match.score[team]) for team in TEAMS)
    return [*lines, Line(words.row(scores)), *_waiting_lines(match, words)]


def _match(view: TableView) -> SixtyOneView:
    assert isinstance(view.match, SixtyOneView)
    return view.match


def _team(team: Team, words: Words) -> str:
    return words("sixty-one-team", team=team)


def _team_names(team: Team, names: Names, words: Words) -> str:
    return words.list(names[seat] for seat in range(team, SEATS, 2))


def _trick_lines(match: SixtyOneView, names: Names, words: Words) -> list[Line]:
    """The trumps, the trick before or how the last deal ended, and the cards on the table."""
    lines = [Line(_trumps_text(match, names, words))]
    ended = match.last_deal
    if match.tricks:
        lines.append(_last_trick_line(match.tricks[-1], names, words))
    elif ended is not None:
        lines += [_last_trick_line(ended.trick, names, words), deal_line(ended, words)]
    if match.trick:
        entries = _entries(match.leader, match.trick, names, words)
        lines.append(Line(words("sixty-one-on-table", entries=entries), "strong"))
    elif match.asked:
        lines.append(Line(words("sixty-one-lead", name=names[match.leader])))
    return lines


def _trumps_text(match: SixtyOneView, names: Names, words: Words) -> str:
    suit = {"sign": suit_sign(match.trump), "suit": suit_name(match.trump, words)}
    turned = face(match.turned, words)
    if match.pile:
        return words("sixty-one-trumps", **suit, card=turned, count=match.pile)
    if match.turned_holder is not None:
        return words("sixty-one-trumps-held", **suit, card=turned, name=names[match.turned_holder])
    return words("sixty-one-trumps-empty", **suit)


def _entries(leader: Seat, cards: Iterable[int], names: Names, words: Words) -> str:
    """Cards with who played them, clockwise from the leader."""
    return words.row(
        words("sixty-one-entry", name=names[(leader + index) % SEATS], card=face(one, words))
        for index, one in enumerate(cards)
    )


def _last_trick_line(trick: Trick, names: Names, words: Words) -> Line:
    entries = _entries(trick.leader, trick.cards, names, words)
    if trick.winner is None:
        return Line(words("sixty-one-last-tie", entries=entries))
    return Line(words("sixty-one-last-trick", entries=entries, winner=names[trick.winner]))


def _waiting_lines(match: SixtyOneView, words: Words) -> list[Line]:
    return [Line(words("sixty-one-waiting", points=match.waiting), "strong")] if match.ties else []


def _bank_text(match: SixtyOneView, team: Team, names: Names, words: Words) -> str:
    bank = match.banks[team]
    if has_two_behind(bank):
        return words("sixty-one-bank-two", team=_team(team, words), name=names[SECOND_SEAT[team]])
    if not bank_of(bank):
        return words("sixty-one-bank-empty", team=_team(team, words))
    return words("sixty-one-bank", team=_team(team, words), cards=" ".join(rank_names(bank_of(bank), words)))


def rank_names(ranks: str, words: Words) -> list[str]:
    """Punishment cards, which have no suit, by their ranks: 10, 10, 9."""
    return [words("rank", rank=10 if rank == "T" else int(rank)) for rank in ranks]


def sorted_hand(cards: Iterable[int], match: SixtyOneView) -> list[int]:
    """Cards as one holds them: trumps first, then suit by suit, the strongest first."""
    ranks = RANKS_SEVEN_HIGH if match.options.seven_high else RANKS
    return sorted(cards, key=lambda one: (SUIT[one] != match.trump, -SUIT[one], -ranks.index(RANK[one])))


def arrange(codes: Sequence[str], view: TableView) -> list[list[str]]:
    """The cards as they stand in the hand."""
    plays = {card(code.split()[1]): code for code in codes}
    return [[plays[one] for one in sorted_hand(plays, _match(view))]]


def label(code: str, view: TableView, words: Words) -> Label:
    """The words of an action's button."""
    one = card(code.split()[1])
    return Label(face(one, words), spoken(one, words))


def log_line(fact: Fact, names: Names, words: Words) -> Line:
    """A fact in words."""
    match fact:
        case Dealt(deal, dealer, turned):
            suit = suit_name(SUIT[turned], words)
            turned_up = face(turned, words)
            text = words("sixty-one-log-dealt", deal=deal, name=names[dealer], card=turned_up, suit=suit)
            return Line(text, "quiet")
        case Played(seat, played):
            return Line(words("sixty-one-log-played", name=names[seat], card=face(played, words)))
        case PointsTaken(seat, points, collected):
            taken: dict[str, str | int] = {"name": names[seat], "team": _team(seat % 2, words), "points": points}
            if collected:
                return Line(words("sixty-one-log-collected", **taken, collected=collected), "strong")
            return Line(words("sixty-one-log-taken", **taken))
        case TrickTied(one, points, waiting):
            tied = face(one, words)
            return Line(words("sixty-one-log-tied", card=tied, points=points, waiting=waiting), "strong")
        case Submitted(team, ranks, reason):
            if ranks == "2":
                return Line(words("sixty-one-log-two", team=_team(team, words), reason=reason), "strong")
            cards = " ".join(rank_names(ranks, words))
            return Line(words("sixty-one-log-submitted", team=_team(team, words), cards=cards, reason=reason))
        case DealEnded():
            return deal_line(fact, words)
        case HandWon(team, score, hands):
            won = words.row(words("score-entry", name=_team(one, words), score=hands[one]) for one in TEAMS)
            text = words(
                "sixty-one-log-hand",
                team=_team(team, words),
                ours=score[team],
                theirs=score[1 - team],
                entries=won,
            )
            return Line(text, "strong")
        case MatchEnded(team, score):
            whose = {"team": _team(team, words), "names": _team_names(team, names, words)}
            return Line(words("sixty-one-log-won", **whose, ours=score[team], theirs=score[1 - team]), "strong")
    raise AssertionError(f"no words for {fact!r}")


def trick_part(fact: Fact, names: Names, words: Words) -> str | None:
    """A trick in one line: who played what, who took it and for how much, or that it is tied."""
    match fact:
        case Played(seat, int(played)):
            return words("log-play", name=names[seat], card=face(played, words))
        case PointsTaken(seat, points, collected):
            return words("score-entry", name=names[seat], score=points + collected)
        case TrickTied():
            return log_line(fact, names, words).text
    return None


def deal_line(ended: DealEnded, words: Words) -> Line:
    """What each team made in a deal, and how the match stands after it."""
    made, scores = (
        words.row(words("score-entry", name=_team(team, words), score=row[team]) for team in TEAMS)
        for row in (ended.points, ended.score)
    )
    return Line(words("sixty-one-deal-ended", deal=ended.deal, entries=made, scores=scores), "strong")
