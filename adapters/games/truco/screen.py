"""Truco on the screen: vira, manilha, what the hand is worth, rounds won, score, who called what (TR-15)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from adapters.screens.games import Label, Names
from adapters.screens.screen import Line
from adapters.text.card_faces import face, faces, spoken
from adapters.text.words import Words
from engine.cards import SUIT, SUITS, card
from engine.contract import Fact, Seat, Team
from engine.facts import GaveUp, HandDealt, Played
from engine.games.truco.facts import (
    Answered,
    Called,
    DealEnded,
    Dealt,
    GameWon,
    MatchEnded,
    OnzeAnswered,
    PlayedManilha,
    Round,
    RoundEnded,
    TrucoView,
)
from engine.games.truco.tables import AROUND, CALL_WORDS, CALL_WORTH, MANILHAS, NEXT_STEP, ONE_SHORT, STRENGTH
from engine.table_view import TableView

FINAL = ("run",)  # PL-28: asked about once more
UNTOLD = (HandDealt,)
PAGE_ENDS = (RoundEnded, DealEnded, GameWon)
TOLD_AT_ONCE = ("play", *CALL_WORDS, "run", "accept")  # and not which card is hidden

CARD_VERBS = ("play ", "hide ")
CARDS_APART = "  "


def table(view: TableView, names: Names, words: Words) -> list[Line]:
    """The vira and what the hand is worth, the rounds, the cards on the table, and the calls."""
    match = _match(view)
    return [*_open_lines(match, names, words), *_played_lines(match, names, words)]


def scoreboard(view: TableView, names: Names, words: Words) -> list[Line]:
    """The points of both teams, and in a match of several games those they have won."""
    match = _match(view)
    lines = [Line(words("truco-score", entries=_entries(match.score, names, words)), "strong")]
    if match.options.best_of > 1:
        entries = _entries(match.games, names, words)
        lines.append(Line(words("truco-games", best_of=match.options.best_of, entries=entries)))
    return lines


def hand(view: TableView, names: Names, words: Words) -> list[Line]:
    """What lies on the table, the viewer's own cards, and the partners' where a mão de onze is to be chosen."""
    match = _match(view)
    me = view.me
    assert me is not None
    lines = [
        *scoreboard(view, names, words),
        *_open_lines(match, names, words),
        *_played_lines(match, names, words),
    ]
    for seat, shown in enumerate(match.shown):
        if shown and seat != me:
            cards = _held(shown, match, words)
            lines.append(Line(words("truco-partner", name=names[seat], cards=cards)))
    if match.shown[me]:
        lines.append(Line(_held(match.shown[me], match, words), "cards"))
    if match.spots and match.spots[me]:
        spots = words.list(map(str, match.spots[me]))
        lines.append(Line(words("truco-spots", spots=spots)))
    if match.hidden:
        lines.append(Line(words("truco-own-hidden", cards=faces(match.hidden, words))))
    if match.phase == "choose" and me in match.asked:
        first = match.options.first_worth
        lines.append(Line(words("truco-choose", worth=match.worth, first=first), "strong"))
    return lines


def _match(view: TableView) -> TrucoView:
    assert isinstance(view.match, TrucoView)
    return view.match


def _team(team: Team, names: Names, words: Words) -> str:
    """A team by the names of its players."""
    return words.list(names[team::2])


def _entries(counts: Sequence[int], names: Names, words: Words) -> str:
    """A number for each team."""
    return words.row(
        words("score-entry", name=_team(team, names, words), score=count) for team, count in enumerate(counts)
    )


def _rank(rank: str, words: Words) -> str:
    return words("rank", rank=int(rank) if rank.isdecimal() else rank)


def _open_lines(match: TrucoView, names: Names, words: Words) -> list[Line]:
    """The vira with its manilhas, the kind of hand, what it is worth, and what was called."""
    manilhas = faces(MANILHAS[match.manilha], words)
    if match.vira is None:
        lines = [Line(words("truco-fixed", manilhas=manilhas))]
    else:
        rank = _rank(match.manilha, words)
        lines = [Line(words("truco-vira", vira=face(match.vira, words), rank=rank, manilhas=manilhas))]
    short = ONE_SHORT[match.options.first_worth]
    if match.kind == "onze":
        # Once the match is over the score has moved on; nobody needs to be told then.
        teams = [_team(team, names, words) for team in (0, 1) if match.score[team] == short]
        count = len(names) // 2
        lines += [
            Line(words("truco-onze", team=team, count=count, points=short, worth=match.worth)) for team in teams
        ]
    elif match.kind == "ferro":
        lines.append(Line(words("truco-ferro", points=short)))
    else:
        lines.append(Line(words("truco-worth", worth=match.worth)))
    if match.calls:
        entries = (
            words("truco-calls-entry", name=names[seat], word=_said(word, words)) for seat, word in match.calls
        )
        lines.append(Line(words("truco-calls", entries=words.row(entries))))
    if match.caller is not None:
        call, now = words("truco-call", call=match.calls[-1][1]), match.worth
        lines.append(
            Line(
                words("truco-asked", name=names[match.caller], call=call, worth=NEXT_STEP[now], now=now), "strong"
            )
        )
    return lines


def _said(word: str, words: Words) -> str:
    """A call as it is called, or what was answered."""
    if word in CALL_WORDS:
        return words("truco-call", call=word)
    return words("truco-accepted" if word == "accept" else "truco-refused")


def _played_lines(match: TrucoView, names: Names, words: Words) -> list[Line]:
    """The rounds so far and the one being played; before the first card, how the last hand ended."""
    ended = match.last_deal
    if not match.rounds and not match.on_table:
        if ended is None or match.outcome is not None:
            return []
        return [deal_line(ended, names, words)]
    lines = _round_lines(match.rounds, names, words)
    if match.on_table:
        cards = _cards_line(match.leader, match.on_table, names, words)
        lines.append(Line(words("truco-on-table", cards=cards), "strong"))
    won = [done.winner for done in match.rounds]
    counts = [won.count(team) for team in (0, 1)]
    entries = _entries(counts, names, words)
    lines.append(Line(words("truco-rounds-won", entries=entries, ties=won.count(None))))
    return lines


def _round_lines(rounds: Iterable[Round], names: Names, words: Words) -> list[Line]:
    return [
        Line(
            words(
                "truco-round",
                number=number,
                cards=_cards_line(done.leader, done.cards, names, words),
                result="tied" if done.winner is None else "won",
                team="" if done.winner is None else _team(done.winner, names, words),
            )
        )
        for number, done in enumerate(rounds, 1)
    ]


def _cards_line(leader: Seat, cards: Sequence[int | None], names: Names, words: Words) -> str:
    """Who played what, in the order of play."""
    return words.row(
        words("truco-card-of", name=names[seat], card=_face(one, words))
        for seat, one in zip(AROUND[len(names)][leader], cards, strict=False)
    )


def _named(one: int, words: Words) -> str:
    """A manilha with the name that players give it."""
    name = words("truco-manilha-name", suit=SUITS[SUIT[one]])
    return words("truco-named", card=face(one, words), name=name)


def _held(cards: Iterable[int], match: TrucoView, words: Words) -> str:
    """Cards in hand, the strongest first; manilhas with their names."""
    manilhas = MANILHAS[match.manilha]
    held = sorted_hand(cards, match.manilha)
    return CARDS_APART.join(_named(one, words) if one in manilhas else face(one, words) for one in held)


def _face(one: int | None, words: Words) -> str:
    return words("truco-face-down") if one is None else face(one, words)


def sorted_hand(cards: Iterable[int], manilha: str) -> list[int]:
    """Cards as one holds them: the strongest first."""
    return sorted(cards, key=lambda one: (-STRENGTH[manilha][one], one))


def arrange(codes: Sequence[str], view: TableView) -> list[list[str]]:
    """The cards to play as they stand in the hand, below them to hide, and then what is said."""
    order = sorted_hand({card(code.split()[1]) for code in codes if code[:5] in CARD_VERBS}, _match(view).manilha)
    rows = [
        sorted((code for code in codes if code.startswith(verb)), key=lambda code: order.index(card(code[5:])))
        for verb in CARD_VERBS
    ]
    return [*rows, [code for code in codes if code[:5] not in CARD_VERBS]]


def label(code: str, view: TableView, words: Words) -> Label:
    """The words of an action's button."""
    match = _match(view)
    verb, _, what = code.partition(" ")
    if verb == "play":
        return Label(face(card(what), words), spoken(card(what), words))
    if verb == "hide":
        one = card(what)
        return Label(
            words("truco-hide", card=face(one, words)), words("truco-hide-spoken", card=spoken(one, words))
        )
    if verb == "place":
        return Label(words("truco-spot", spot=what), words("truco-spot-spoken", spot=what))
    if verb in CALL_WORDS:
        worth = CALL_WORTH[match.options.first_worth][verb]
        return Label(
            words("truco-call-worth", call=words("truco-call-button", call=verb), worth=worth),
            words("truco-call-spoken", call=words("truco-call", call=verb), worth=worth),
            "danger",
        )
    if verb == "run":
        return Label(words("truco-run", worth=match.worth), words("truco-run-spoken", worth=match.worth))
    if match.phase == "choose":
        text = words(f"truco-choose-{verb}", worth=match.worth)
        return Label(text, text, "primary" if verb == "accept" else "plain")
    if verb == "accept":
        worth = NEXT_STEP[match.worth]
        return Label(words("truco-accept", worth=worth), words("truco-accept-spoken", worth=worth), "primary")
    return Label(words("truco-refuse"), words("truco-refuse-spoken", worth=match.worth))


def log_line(fact: Fact, names: Names, words: Words) -> Line:
    """A fact in words."""
    match fact:
        case Dealt(deal, kind, starter, vira, manilha, worth):
            return Line(
                words(
                    "truco-log-dealt",
                    deal=deal,
                    name=names[starter],
                    vira="none" if vira is None else face(vira, words),
                    rank="" if vira is None else _rank(manilha, words),
                    kind=kind,
                    worth=worth,
                ),
                "quiet",
            )
        case GaveUp(seat):
            return Line(words("truco-log-ran", name=names[seat]), "strong")
        case PlayedManilha(seat, played):
            return Line(words("truco-log-played", name=names[seat], card=_named(played, words)))
        case GameWon(winner, score, games):
            text = words(
                "truco-log-game",
                team=_team(winner, names, words),
                count=len(names) // 2,
                mine=score[winner],
                yours=score[1 - winner],
                entries=_entries(games, names, words),
            )
            return Line(text, "strong")
        case OnzeAnswered(seat, has_accepted):
            return Line(
                words("truco-log-onze", name=names[seat], answer="yes" if has_accepted else "no"), "strong"
            )
        case Called(seat, call, worth):
            text = words(
                "truco-log-called", name=names[seat], call=words("truco-call-button", call=call), worth=worth
            )
            return Line(text, "strong")
        case Answered(seat, has_accepted, worth):
            answer = "yes" if has_accepted else "no"
            return Line(words("truco-log-answered", name=names[seat], answer=answer, worth=worth), "strong")
        case Played(seat, played):
            return Line(words("truco-log-played", name=names[seat], card=_face(played, words)))
        case RoundEnded(number, winner, _):
            team = "" if winner is None else _team(winner, names, words)
            result = "tied" if winner is None else "won"
            return Line(words("truco-log-round", number=number, result=result, team=team))
        case DealEnded():
            return deal_line(fact, names, words)
        case MatchEnded(None, score):
            return Line(words("truco-log-drawn", mine=score[0], yours=score[1]), "strong")
        case MatchEnded(int(winner), score):
            team, count = _team(winner, names, words), len(names) // 2
            text = words("truco-log-won", team=team, count=count, mine=score[winner], yours=score[1 - winner])
            return Line(text, "strong")
    raise AssertionError(f"no words for {fact!r}")


def trick_part(fact: Fact, names: Names, words: Words) -> str | None:
    """A round in one line: who played what, and which team has it."""
    match fact:
        case Played(seat, played):
            return words("log-play", name=names[seat], card=_face(played, words))
        case PlayedManilha(seat, played):
            return words("log-play", name=names[seat], card=_named(played, words))
        case RoundEnded():
            return log_line(fact, names, words).text
    return None


def deal_line(ended: DealEnded, names: Names, words: Words) -> Line:
    """Who won a hand, how, for how much, and how the match stands after it."""
    team = "" if ended.winner is None else _team(ended.winner, names, words)
    entries = _entries(ended.score, names, words)
    return Line(
        words(
            "truco-deal-ended",
            deal=ended.deal,
            reason=ended.reason,
            team=team,
            worth=ended.worth,
            entries=entries,
        ),
        "strong",
    )
