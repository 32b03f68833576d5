"""Thurf on the screen: dealer and direction, who called what, thurf, stake, pattus, pending games (TH-17)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from adapters.screens.games import Label, Look, Names
from adapters.screens.screen import Line
from adapters.text.card_faces import face, faces, spoken, suit_name, suit_sign
from adapters.text.words import Words
from engine.cards import RANK, SUIT, SUITS, card
from engine.contract import Fact, Seat, Team
from engine.facts import HandDealt, Played, TrickTaken
from engine.games.thurf.facts import (
    RAISES,
    Answered,
    BoardSet,
    Called,
    Chosen,
    Dealt,
    GameEnded,
    Held,
    MatchEnded,
    Named,
    PlayBegan,
    Raised,
    ThrownIn,
    ThurfOptions,
    ThurfView,
    Trick,
    Withdrew,
)
from engine.games.thurf.rules import counted_stake
from engine.games.thurf.tables import PLAIN_STRENGTH, THURF_STRENGTH
from engine.table_view import TableView

FINAL = ("kotu",)  # PL-28: asked about once more
UNTOLD = (HandDealt,)
PAGE_ENDS = (ThrownIn, PlayBegan, TrickTaken, GameEnded)
TOLD_AT_ONCE = ("play",)

LOG_BEGINS: dict[str, type[Fact] | None] = {"keep": None, "clear": GameEnded, "last": TrickTaken}  # TH-42

CHANGES_SHOWN = 6


def table(view: TableView, names: Names, words: Words) -> list[Line]:
    """Who deals, who called what, thurf and stake, the pattus, and how many closed cards there are."""
    match = _match(view)
    lines = [*_declared_lines(match, names, words), *_pattu_lines(view, names, words)]
    if any(match.held):
        lines.append(Line(words("thurf-closed", entries=_entries(match.held, names, words)), "quiet"))
    return lines


def scoreboard(view: TableView, names: Names, words: Words) -> list[Line]:
    """Which team deals, its pending games, how the last games changed them, and the games won."""
    match = _match(view)
    team = _team(match.dealer % 2, names, words)
    if match.options.scoreboard == "manual":
        dealer = names[match.dealer]
        dealing = words("thurf-dealing-manual", team=team, name=dealer, pending=match.pending)
    else:
        dealing = words("thurf-dealing", team=team, pending=match.pending)
    lines = [Line(dealing, "strong")]
    if match.history:
        entries = []
        for entry in match.history[-CHANGES_SHOWN:]:
            change = _signed(entry.change)
            if entry.next_dealer % 2 == entry.dealer % 2:
                entries.append(words("thurf-change", change=change, pending=entry.pending))
            else:
                team = _team(entry.next_dealer % 2, names, words)
                entries.append(words("thurf-change-passed", change=change, team=team, pending=entry.pending))
        lines.append(Line(words("thurf-changes", entries=words.row(entries))))
    lines.append(Line(words("thurf-won", entries=_team_entries(match.won, names, words))))
    return lines


def hand(view: TableView, names: Names, words: Words) -> list[Line]:
    """The viewer's own cards, thurf first, and what their team has in its pattus."""
    match = _match(view)
    me = view.me
    assert me is not None
    lines = [*_declared_lines(match, names, words), *_pattu_lines(view, names, words)]
    if match.phase == "play" and me not in match.order and match.declarer is not None:
        lines.append(Line(words("thurf-sits-out", name=names[match.declarer])))
    if match.hand:
        lines.append(Line(faces(sorted_hand(match.hand, match.thurf), words), "cards"))
    points = match.points[me % 2]
    if match.pattus and points is not None:
        lines.append(Line(words("thurf-own-points", points=points)))
    return lines


def result(view: TableView, names: Names, words: Words) -> Line | None:
    """With a manual scoreboard nobody is named: the games won, and that the players know the rest."""
    match = _match(view)
    if match.options.scoreboard != "manual":
        return None
    return Line(words("thurf-log-over", entries=_team_entries(match.won, names, words)), "strong")


def look(view: TableView, names: Names, words: Words) -> Look | None:
    """The pattus that the viewer's team has won in this game, never the opponents' (TH-41)."""
    match = _match(view)
    assert view.me is not None
    points = match.points[view.me % 2]
    if not match.pattus or points is None:
        return None
    lines = [Line(words("thurf-own-pattus"), "strong")]
    for number, trick in enumerate(match.pattus, 1):
        cards = faces(trick.cards, words)
        lines.append(Line(words("thurf-own-pattu", number=number, cards=cards, name=names[trick.winner])))
    lines.append(Line(words("thurf-own-points", points=points)))
    return Look("pattus", words("thurf-look", count=len(match.pattus)), lines)


def _match(view: TableView) -> ThurfView:
    assert isinstance(view.match, ThurfView)
    return view.match


def _team(team: Team, names: Names, words: Words) -> str:
    """A team by the names of its players."""
    return words.list(names[team::2])


def _entries(counts: Iterable[int], names: Names, words: Words) -> str:
    """A number for each seat."""
    return words.row(words("score-entry", name=names[seat], score=count) for seat, count in enumerate(counts))


def _team_entries(counts: Sequence[int], names: Names, words: Words) -> str:
    """A number for each team."""
    return words.row(words("score-entry", name=_team(team, names, words), score=counts[team]) for team in (0, 1))


def _signed(change: int) -> str:
    """A change with its sign: "+3", "−4"."""
    return f"+{change}" if change > 0 else f"−{-change}"


def _declared_lines(match: ThurfView, names: Names, words: Words) -> list[Line]:
    """Dealer and direction, and how far the declaring has come."""
    lines = []
    if match.phase != "over":
        game = words("thurf-dealer", game=match.game + 1, games=match.options.games, name=names[match.dealer])
        lines.append(Line(game))
    if match.phase == "pause":
        lines.append(Line(words("thurf-pause")))
    calls = [(seat, call) for seat, call in enumerate(match.answers) if call is not None]
    if match.phase in ("call", "name") and calls:
        lines.append(Line(words("thurf-calls", entries=_call_entries(calls, names, words))))
    if match.phase not in ("pause", "over") and match.declarer is not None:
        lines.append(_declarer_line(match, match.declarer, names, words))
    raises: list[tuple[Seat, str]] = [*zip(match.raised, RAISES, strict=False)]
    if match.thurf is not None and match.is_kotu and match.declarer is not None:
        raises.insert(0, (match.declarer, "kotu"))
    if raises and match.phase not in ("pause", "over"):
        entries = _call_entries(raises, names, words)
        lines.append(Line(words("thurf-stake", stake=stake_shown(match), entries=entries), "strong"))
    return lines


def stake_shown(match: ThurfView) -> int:
    """What this game counts; as kotu once its suit is named, for until then its caller may withdraw."""
    return counted_stake(match.stake, match.is_kotu and match.thurf is not None, match.options)


def captured_by_seat(view: TableView) -> list[int]:
    """How many pattus of this game lie beside each seat; everybody has seen who took them."""
    captured = [0] * _match(view).seats
    for fact in reversed(view.log):
        if isinstance(fact, PlayBegan):
            break
        if isinstance(fact, TrickTaken):
            captured[fact.seat] += 1
    return captured


def _call_entries(calls: Iterable[tuple[Seat, str]], names: Names, words: Words) -> str:
    return words.row(
        words("thurf-calls-entry", name=names[seat], call=words("thurf-call", call=call)) for seat, call in calls
    )


def _declarer_line(match: ThurfView, declarer: Seat, names: Names, words: Words) -> Line:
    """The declarer bears a mark wherever one is named (TH-13)."""
    if match.thurf is None:
        kind = _kind(match.is_kotu, match.must_declare)
        return Line(words("thurf-chosen", name=names[declarer], kind=kind), "strong")
    text = words(
        "thurf-declared-kotu" if match.is_kotu else "thurf-declared",
        name=names[declarer],
        sign=suit_sign(match.thurf),
        suit=suit_name(match.thurf, words),
    )
    return Line(text, "strong")


def _kind(is_kotu: bool, must: bool) -> str:
    return "kotu" if is_kotu else "must" if must else "aata"


def _pattu_lines(view: TableView, names: Names, words: Words) -> list[Line]:
    """The pattu on the table and the one before it; before the first one, how the last game ended.

    Where the log keeps only the last pattu, players keep the others in mind: it goes when the next begins.
    """
    match = _match(view)
    lines = []
    is_playing = match.phase == "play"
    is_forgotten = match.options.log == "last" and bool(match.trick)
    if match.last_trick is not None and is_playing and not is_forgotten:
        lines.append(_trick_line(match.last_trick, names, words))
    elif match.last_game is not None and not is_playing:
        lines.append(_trick_line(match.last_game.trick, names, words))
        lines += game_lines(match.last_game, names, words)
    if match.trick:
        entries = _play_entries(match.order, match.trick, names, words)
        lines.append(Line(words("thurf-now", entries=entries), "strong"))
    if is_playing:
        lines.append(Line(words("thurf-taken", entries=_entries(captured_by_seat(view), names, words))))
    return lines


def _play_entries(seats: Sequence[Seat], cards: Sequence[int], names: Names, words: Words) -> str:
    return words.row(
        words("thurf-play-entry", name=names[seat], card=face(one, words))
        for seat, one in zip(seats, cards, strict=False)
    )


def _trick_line(trick: Trick, names: Names, words: Words) -> Line:
    entries = _play_entries(trick.seats, trick.cards, names, words)
    return Line(words("thurf-last-pattu", entries=entries, winner=names[trick.winner]))


def sorted_hand(cards: Iterable[int], thurf: int | None) -> list[int]:
    """Cards as one holds them: thurf first, then suit by suit, the strongest first."""

    def order(one: int) -> tuple[bool, int, int]:
        is_thurf = SUIT[one] == thurf
        return not is_thurf, -SUIT[one], -(THURF_STRENGTH if is_thurf else PLAIN_STRENGTH).index(RANK[one])

    return sorted(cards, key=order)


def arrange(codes: Sequence[str], view: TableView) -> list[list[str]]:
    """The cards as they stand in the hand; everything else as it comes."""
    plays = {card(code.split()[1]): code for code in codes if code.startswith("play ")}
    in_hand = [plays[one] for one in sorted_hand(plays, _match(view).thurf)]
    settings = ("dealer", "team", "pending")
    others = [code for code in codes if not code.startswith(("play ", *settings))]
    return [in_hand, others, [code for code in codes if code.startswith(settings)]]


def label(code: str, view: TableView, words: Words) -> Label:
    """The words of an action's button."""
    verb, _, what = code.partition(" ")
    if verb == "play":
        one = card(what)
        return Label(face(one, words), spoken(one, words))
    if verb == "suit":
        suit = SUITS.index(what)
        return Label(
            words("thurf-suit", sign=suit_sign(suit)),
            words("thurf-suit-spoken", suit=suit_name(suit, words)),
        )
    if verb in RAISES:
        return Label(words("thurf-raise", call=verb), tone="danger")
    if verb == "team":
        return Label(words("thurf-set-team"))
    if verb in ("dealer", "pending") and not what:
        return Label(words(f"thurf-menu-{verb}"))
    if verb == "dealer":
        return Label(words("thurf-set-dealer", seat=int(what) + 1))
    if verb == "pending":
        return Label(words("thurf-set-pending", count=int(what)))
    return Label(words(f"thurf-{verb}"), tone="danger" if verb in ("kotu", "stop") else "plain")


def log_begins(view: TableView) -> type[Fact] | None:
    """With `clear` the log begins anew with the result of a game, with `last` it begins with the last pattu."""
    options = view.options if view.match is None else view.match.options
    assert isinstance(options, ThurfOptions)
    return LOG_BEGINS[options.log]


def log_line(fact: Fact, names: Names, words: Words) -> Line:
    """A fact in words."""
    match fact:
        case Dealt(deal, game, dealer, order, each):
            around = words.row(names[seat] for seat in order)
            return Line(
                words("thurf-log-dealt", deal=deal, game=game, name=names[dealer], each=each, order=around),
                "quiet",
            )
        case Called(seat, call):
            return Line(words("thurf-log-called", name=names[seat], call=words("thurf-call", call=call)))
        case Withdrew(seat):
            return Line(words("thurf-log-withdrew", name=names[seat]))
        case Chosen(seat, is_kotu, must):
            return Line(words("thurf-log-chosen", name=names[seat], kind=_kind(is_kotu, must)))
        case ThrownIn(dealer, _):
            return Line(words("thurf-log-thrown-in", name=names[dealer]))
        case Named(seat, suit, is_kotu):
            text = words(
                "thurf-log-named-kotu" if is_kotu else "thurf-log-named",
                name=names[seat],
                sign=suit_sign(suit),
                suit=suit_name(suit, words),
            )
            return Line(text, "strong")
        case Raised(seat, call, stake):
            said = words("thurf-call", call=call)
            return Line(words("thurf-log-raised", name=names[seat], call=said, stake=stake), "strong")
        case Held(seat):
            return Line(words("thurf-log-held", name=names[seat]), "quiet")
        case PlayBegan(dealer, each, leader):
            return Line(words("thurf-log-began", dealer=names[dealer], each=each, name=names[leader]), "quiet")
        case Played(seat, played):
            return Line(words("thurf-log-played", name=names[seat], card=face(played, words)))
        case TrickTaken(seat, cards):
            return Line(words("thurf-log-taken", name=names[seat], cards=faces(cards, words)), "strong")
        case GameEnded():
            return Line(" ".join(line.text for line in game_lines(fact, names, words)), "strong")
        case Answered(seat, answer):
            return Line(words("thurf-log-answered", name=names[seat], answer=answer))
        case BoardSet(seat, dealer, pending):
            return Line(words("thurf-log-board", name=names[seat], dealer=names[dealer], pending=pending))
        case MatchEnded(winner, won):
            entries = _team_entries(won, names, words)
            if winner is None:
                return Line(words("thurf-log-over", entries=entries), "strong")
            return Line(words("thurf-log-won", team=_team(winner, names, words), entries=entries), "strong")
    raise AssertionError(f"no words for {fact!r}")


def trick_part(fact: Fact, names: Names, words: Words) -> str | None:
    """A pattu, or what everybody called, in one line: who played what, and who took it."""
    match fact:
        case Played(seat, int(played)):
            return words("log-play", name=names[seat], card=face(played, words))
        case TrickTaken(seat, _):
            return names[seat]
        case Called(seat, call):
            return words("log-play", name=names[seat], card=words("thurf-call", call=call))
        case ThrownIn():
            return log_line(fact, names, words).text
    return None


def game_lines(ended: GameEnded, names: Names, words: Words) -> list[Line]:
    """Who won a game, how, and what it changed."""
    outcome = "made" if ended.winner == ended.declarer % 2 else "lost"
    lines = [
        Line(
            words(
                "thurf-game-ended",
                game=ended.game,
                reason=f"kotu-{outcome}" if ended.is_kotu else outcome,
                declarer=names[ended.declarer],
                counted=_team_entries(ended.points, names, words),
                worth=ended.worth,
                team=_team(ended.winner, names, words),
            ),
            "strong",
        )
    ]
    if ended.change is not None:
        team, change = _team(ended.dealer % 2, names, words), _signed(ended.change)
        if ended.next_dealer == ended.dealer:
            text = words("thurf-game-board", team=team, change=change, pending=ended.pending)
        else:
            dealer = names[ended.next_dealer]
            text = words("thurf-game-passed", team=team, change=change, name=dealer, pending=ended.pending)
        lines.append(Line(text))
    return lines
