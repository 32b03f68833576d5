"""Santase on the screen: trump card, talon, closed mark, marriages, tricks, points where they are open (SA-13)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from adapters.screens.games import Label, Names
from adapters.screens.screen import Line
from adapters.text.card_faces import face, faces, spoken, suit_name, suit_sign
from adapters.text.words import Words
from engine.cards import RANK, SUIT, SUITS, card
from engine.contract import Fact
from engine.facts import Dealt, Drew, GaveUp, HandDealt, Played, TrickTaken
from engine.games.santase.facts import (
    Closed,
    DealEnded,
    Declared,
    Exchanged,
    Married,
    MatchEnded,
    SantaseView,
    TalonDrawn,
    Trick,
)
from engine.games.santase.tables import STRENGTH, marriage_worth
from engine.table_view import TableView

FINAL = ("declare", "close", "give")  # PL-28: asked about once more
UNTOLD = (HandDealt, Drew, TalonDrawn)
PAGE_ENDS = (TrickTaken, DealEnded)
TOLD_AT_ONCE = ("play", "marry", "exchange", "close", "declare", "give")


def table(view: TableView, names: Names, words: Words) -> list[Line]:
    """Trumps and talon, the card on the table, the trick before it, marriages shown and tricks won."""
    match = _match(view)
    lines = [_talon_line(match, names, words), *_before_lines(match, names, words)]
    if match.led is not None:
        led = words("santase-led", name=names[match.leader], card=face(match.led, words))
        lines.append(Line(led, "strong"))
    if match.marriages:
        shown = (
            words(
                "santase-marriage-entry",
                name=names[seat],
                suit=suit_sign(suit),
                points=marriage_worth(suit, match.trump),
            )
            for seat, suit in match.marriages
        )
        lines.append(Line(words("santase-marriages", entries=words.row(shown))))
    taken = (words("score-entry", name=names[seat], score=match.taken[seat]) for seat in (0, 1))
    lines.append(Line(words("santase-tricks", entries=words.row(taken))))
    # Where players keep count themselves, nobody's points stand on the table.
    if not match.options.declaring:
        lines.append(_points_line(match, names, words))
    return lines


def scoreboard(view: TableView, names: Names, words: Words) -> list[Line]:
    """The game points, and how many win the match."""
    match = _match(view)
    entries = (words("score-entry", name=names[seat], score=match.score[seat]) for seat in (0, 1))
    return [Line(words("santase-score", entries=words.row(entries), target=match.options.target), "strong")]


def hand(view: TableView, names: Names, words: Words) -> list[Line]:
    """The card to answer, the viewer's points, and at the end, beside the buttons, their cards, trumps first."""
    match = _match(view)
    me = view.me
    assert me is not None
    lines = [_talon_line(match, names, words), *_before_lines(match, names, words)]
    if match.led is not None and match.leader != me:
        led = words("santase-led", name=names[match.leader], card=face(match.led, words))
        lines.append(Line(led, "strong"))
    elif match.led is not None:
        lines.append(Line(words("santase-you-led", card=face(match.led, words)), "strong"))
    if match.options.declaring:
        points = match.points[me]
        assert points is not None, "a seat knows its own points"
        lines.append(Line(words("santase-own-points", points=points)))
    else:
        lines.append(_points_line(match, names, words))
    if match.hand:
        lines.append(Line(faces(sorted_hand(match.hand, match.trump), words), "cards"))
    return lines


def _match(view: TableView) -> SantaseView:
    assert isinstance(view.match, SantaseView)
    return view.match


def _talon_line(match: SantaseView, names: Names, words: Words) -> Line:
    """The trumps and what is left to draw; a closed talon says who closed it."""
    suit = {"sign": suit_sign(match.trump), "suit": suit_name(match.trump, words)}
    if match.closer is not None:
        return Line(
            words(
                "santase-talon-closed",
                **suit,
                card=face(match.turned, words),
                name=names[match.closer],
                count=match.talon,
            )
        )
    if match.talon:
        return Line(words("santase-talon-open", **suit, card=face(match.turned, words), count=match.talon))
    return Line(words("santase-talon-empty", **suit))


def _points_line(match: SantaseView, names: Names, words: Words) -> Line:
    entries = (
        words("score-entry", name=names[seat], score=count)
        for seat, count in enumerate(match.points)
        if count is not None
    )
    return Line(words("santase-points", entries=words.row(entries)))


def _before_lines(match: SantaseView, names: Names, words: Words) -> list[Line]:
    """The trick before this one; at the beginning of a deal, how the last one ended."""
    ended = match.last_deal
    if match.tricks:
        return [_trick_line(match.tricks[-1], names, words)]
    if ended is None or match.outcome is not None:
        return []
    last = [] if ended.trick is None else [_trick_line(ended.trick, names, words)]
    return [*last, deal_line(ended, names, words)]


def _trick_line(trick: Trick, names: Names, words: Words) -> Line:
    return Line(
        words(
            "santase-last-trick",
            leader=names[trick.leader],
            led=face(trick.led, words),
            other=names[1 - trick.leader],
            answer=face(trick.answer, words),
            winner=names[trick.winner],
        )
    )


def sorted_hand(cards: Iterable[int], trump: int) -> list[int]:
    """Cards as one holds them: trumps first, then suit by suit, the strongest first."""
    return sorted(cards, key=lambda one: (SUIT[one] != trump, -SUIT[one], -STRENGTH.index(RANK[one])))


def arrange(codes: Sequence[str], view: TableView) -> list[list[str]]:
    """The cards as they stand in the hand, and below them what may come before the card."""
    plays = {card(code.split()[1]): code for code in codes if code.startswith("play ")}
    in_hand = [plays[one] for one in sorted_hand(plays, _match(view).trump)]
    return [in_hand, [code for code in codes if not code.startswith("play ")]]


def label(code: str, view: TableView, words: Words) -> Label:
    """The words of an action's button."""
    match = _match(view)
    verb, _, what = code.partition(" ")
    if verb == "play":
        one = card(what)
        return Label(face(one, words), spoken(one, words))
    if verb == "marry":
        suit = SUITS.index(what)
        points = marriage_worth(suit, match.trump)
        return Label(
            words("santase-marry", suit=suit_sign(suit), points=points),
            words("santase-marry-spoken", suit=suit_name(suit, words), points=points),
        )
    if verb == "exchange":
        return Label(
            words("santase-exchange", card=face(match.turned, words)),
            words("santase-exchange-spoken", card=spoken(match.turned, words)),
        )
    if verb == "close":
        return Label(words("santase-close"))
    if verb == "declare":
        return Label(words("santase-declare"), tone="danger")
    return Label(words("santase-give"))


def log_line(fact: Fact, names: Names, words: Words) -> Line:
    """A fact in words; no running totals, since some rule sets keep them to the players."""
    match fact:
        case Dealt(deal, dealer, turned):
            return Line(
                words(
                    "santase-log-dealt",
                    deal=deal,
                    name=names[dealer],
                    card=face(turned, words),
                    suit=suit_name(SUIT[turned], words),
                ),
                "quiet",
            )
        case Played(seat, played):
            return Line(words("santase-log-played", name=names[seat], card=face(played, words)))
        case TrickTaken(seat, cards):
            return Line(words("santase-log-taken", name=names[seat], cards=faces(cards, words)))
        case Married(seat, suit, points):
            return Line(
                words(
                    "santase-log-married",
                    name=names[seat],
                    sign=suit_sign(suit),
                    suit=suit_name(suit, words),
                    points=points,
                )
            )
        case Exchanged(seat, nine, taken):
            return Line(
                words("santase-log-exchanged", name=names[seat], nine=face(nine, words), card=face(taken, words))
            )
        case Closed(seat):
            return Line(words("santase-log-closed", name=names[seat]), "strong")
        case GaveUp(seat):
            return Line(words("santase-log-gave", name=names[seat]), "strong")
        case Declared(seat):
            return Line(words("santase-log-declared", name=names[seat]), "strong")
        case DealEnded():
            return deal_line(fact, names, words)
        case MatchEnded(None, score):
            return Line(words("santase-log-drawn", mine=score[0], yours=score[1]), "strong")
        case MatchEnded(int(winner), score):
            return Line(
                words("santase-log-won", name=names[winner], mine=score[winner], yours=score[1 - winner]),
                "strong",
            )
    raise AssertionError(f"no words for {fact!r}")


def trick_part(fact: Fact, names: Names, words: Words) -> str | None:
    """A trick in one line: who played what, and who took it."""
    match fact:
        case Played(seat, int(played)):
            return words("log-play", name=names[seat], card=face(played, words))
        case TrickTaken(seat, _):
            return names[seat]
    return None


def deal_line(ended: DealEnded, names: Names, words: Words) -> Line:
    """Who won a deal, how, for how much, and how the match stands after it."""
    entries = (words("score-entry", name=names[seat], score=ended.score[seat]) for seat in (0, 1))
    if ended.winner is None:
        counted = (words("score-entry", name=names[seat], score=ended.points[seat]) for seat in (0, 1))
        text = words("santase-deal-level", deal=ended.deal, counted=words.row(counted), entries=words.row(entries))
        return Line(text, "strong")
    winner, loser = ended.winner, 1 - ended.winner
    has_failed = ended.closer == loser and ended.reason != "given"
    reason = "failed-close" if has_failed else ended.reason
    counted = (words("score-entry", name=names[seat], score=ended.points[seat]) for seat in (winner, loser))
    return Line(
        words(
            "santase-deal-ended",
            deal=ended.deal,
            reason=reason,
            winner=names[winner],
            loser=names[loser],
            counted=words.row(counted),
            worth=ended.worth,
            entries=words.row(entries),
        ),
        "strong",
    )
