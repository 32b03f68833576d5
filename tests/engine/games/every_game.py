"""What every game must keep, as plain functions: one whole match goes in, an assertion comes out if it does not.

`test_every_game` runs them over the registered games, `test_broken_games` over games broken on purpose.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

import pytest

from engine.contract import Action, IllegalAction, Match, MatchOver, NotYourDecision, Refusal, Seat, StaleDecision
from tests.engine.games.secrecy import (
    deals_keep_secrets,
    hidden_cards_do_not_show,
    imagination_varies,
    imagined_matches_agree,
    moves_keep_secrets,
    views_are_plain,
)
from tests.engine.games.walk import (
    MOVES_AHEAD_MAX,
    STATE_STRIDE,
    Setting,
    moves,
    offers,
    seen,
    some_states,
    states,
    walked,
)

# --- The cards and the actions -------------------------------------------------------------------------


def cards_are_conserved(setting: Setting, seed: int, picks: Sequence[int]) -> None:
    """At every moment every card of the pack lies somewhere, once."""
    for match in states(setting, seed, picks):
        assert sorted(setting.hidden.all_cards(match)) == sorted(setting.hidden.pack(match))


def actions_are_distinct(setting: Setting, seed: int, picks: Sequence[int]) -> None:
    """Codes are short ASCII words, unique in a decision, and always mean the same action."""
    actions: dict[str, Action] = {}
    for match in states(setting, seed, picks):
        for seat in range(match.seats):
            decision = match.decision(seat)
            codes = [action.code for action in decision.actions] if decision else []
            assert len(set(codes)) == len(codes), codes
            for action in decision.actions if decision else ():
                assert action.code.isascii() and 0 < len(action.code) <= 32
                assert action.code == " ".join(action.code.split())
                assert actions.setdefault(action.code, action) is action


def defaults_are_legal(setting: Setting, seed: int, picks: Sequence[int]) -> None:
    """Every seat that is asked has a legal default; a standing offer has none."""
    for match in states(setting, seed, picks):
        for seat in range(match.seats):
            decision = match.decision(seat)
            if seat in match.asked:
                assert decision is not None
                assert decision.default in decision.actions
            elif decision is not None:
                assert decision.default is None
            elif match.asked:
                assert not match.legal(seat), "a game whose seats have standing offers says so: has_offers"
            if decision is not None:
                giving_up = match.giving_up(seat) if seat in match.asked else ()
                legal = (*match.legal(seat), *giving_up)
                assert decision.actions == legal, "nobody keeps a question that has changed"


def someone_is_asked_until_the_end(setting: Setting, seed: int, picks: Sequence[int]) -> None:
    """Nobody is asked exactly when there is an outcome, and then nobody may do anything."""
    for match in states(setting, seed, picks):
        assert (match.asked == ()) == (match.outcome() is not None)
        assert sorted(set(match.asked)) == sorted(match.asked)
        assert set(match.asked) <= set(range(match.seats))
        assert match.in_window or len(match.asked) <= 1
        if not match.asked:
            assert offers(match) == []
            assert not match.in_window


def matches_end(setting: Setting, seed: int, picks: Sequence[int]) -> None:
    """A match is over within `moves_max`, by these picks and by the clock alone; deals are counted upwards."""
    for choices in (picks, ()):
        match = setting.new(seed)
        deal = match.deal
        for _ in moves(match, choices):
            assert match.deal >= deal
            deal = match.deal
        assert match.asked == ()


# --- Replay, clones, refusals, numbers -----------------------------------------------------------------


def replays_are_the_same(setting: Setting, seed: int, picks: Sequence[int]) -> None:
    """The seed and the codes give every view, decision and event again; all views at once are the same as each."""
    history, played = walked(setting, seed, tuple(picks))
    match = setting.new(seed)
    assert seen(match) == history[0]
    assert tuple(match.views()) == history[0].views[: match.seats]
    assert match.opening == setting.new(seed).opening
    for move, after in zip(played, history[1:], strict=True):
        assert match.act(move.seat, move.code) == move.events
        assert seen(match) == after
        assert tuple(match.views()) == after.views[: match.seats]
        for event in move.events:  # `_tell` does not look: facts are made while others wait.
            assert len(event.fact) == len(event.fact._fields)


def clones_are_independent(setting: Setting, seed: int, picks: Sequence[int]) -> None:
    """A clone goes the same way as its original, and neither feels what happens to the other."""
    history, played = walked(setting, seed, tuple(picks))
    match = setting.new(seed)
    for count, move in enumerate(played):
        if (count + seed) % STATE_STRIDE:
            assert match.act(move.seat, move.code) == move.events
            continue
        ahead = match.clone()
        for index in range(count, min(count + MOVES_AHEAD_MAX, len(played))):
            assert ahead.act(played[index].seat, played[index].code) == played[index].events
        assert seen(ahead) == history[index + 1]
        behind = match.clone()
        assert match.act(move.seat, move.code) == move.events
        # What happened to the clone that went ahead would show in this one, made after it.
        assert seen(behind) == history[count]
    assert seen(match) == history[-1]


NONSENSE = ("", " ", "\0", "no such action", "raise\n", "ход ♥", "x" * 10_000, "-1", "None")


def _refused(match: Match, kind: type[Refusal], seat: Seat, code: str, number: int | None = None) -> None:
    answer: object = None
    try:
        match.act(seat, code, number)
    except Refusal as refusal:
        answer = type(refusal)
    assert answer is kind


def refusals_change_nothing(setting: Setting, seed: int, picks: Sequence[int]) -> None:
    """Whatever is refused is refused by its name, and the match goes on as if nobody had asked."""
    history, played = walked(setting, seed, tuple(picks))
    codes = list(dict.fromkeys(move.code for move in played))
    match = setting.new(seed)
    for count, (before, move) in enumerate(zip(history, played, strict=False)):
        nonsense = NONSENSE[count % len(NONSENSE)]
        for seat, decision in enumerate(before.decisions):
            if decision is None:
                _refused(match, NotYourDecision, seat, move.code)
                _refused(match, StaleDecision, seat, move.code, 1)
                continue
            legal = [action.code for action in decision.actions]
            unheard = [code for code in codes if code not in legal][:3]
            for code in (nonsense, legal[0] + " ", legal[0].swapcase(), *unheard):
                _refused(match, IllegalAction, seat, code)
            for number in (decision.number - 1, decision.number + 1, -1, 0):
                _refused(match, StaleDecision, seat, legal[0], number)
        for stranger in (-1, match.seats, 10**9):
            _refused(match, NotYourDecision, stranger, move.code)
        if (count + seed) % STATE_STRIDE == 0:  # What a refusal changed would show later as well.
            assert seen(match) == before
        assert match.act(move.seat, move.code) == move.events
    for seat in range(-1, match.seats + 1):
        _refused(match, MatchOver, seat, codes[-1])
    assert seen(match) == history[-1]


def questions_are_numbered(setting: Setting, seed: int, picks: Sequence[int]) -> None:
    """A seat that acted or may now do something else gets a number never used before; the others keep theirs."""
    first = 1 + seed % 50
    match = setting.new(seed, number=first)
    before = [match.decision(seat) for seat in range(match.seats)]
    used = [decision.number for decision in before if decision]
    assert len(set(used)) == len(used)
    assert min(used) >= first
    for move in moves(match, picks):
        newest = max(used)
        for seat in range(match.seats):
            old, new = before[seat], match.decision(seat)
            if new is None:
                continue
            if old and seat != move.seat and (old.actions, old.default) == (new.actions, new.default):
                assert new.number == old.number
            else:
                assert new.number > newest
                assert new.number not in used
                used.append(new.number)
        before = [match.decision(seat) for seat in range(match.seats)]
        assert match.next_number() > max(used)


# --- The end -------------------------------------------------------------------------------------------


def scores_add_up(setting: Setting, seed: int, picks: Sequence[int]) -> None:
    """The scores are the sum of the points told, and the shares of the win add up to one."""
    match = setting.new(seed)
    told = [0] * match.seats
    for move in moves(match, picks):
        for event in move.events:
            for seat, points in enumerate(setting.hidden.points(event.fact, match) or ()):
                told[seat] += points
        shares = match.standing()
        assert len(shares) == match.seats
        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= 0
    outcome = match.outcome()
    assert outcome is not None
    assert list(outcome.scores) == told
    assert set(outcome.winners) <= set(range(match.seats))
    assert (outcome.winners == ()) == (outcome.reason == "draw")
    assert outcome.reason in ("won", "draw")
    sharing = outcome.winners or range(match.seats)
    shares = tuple(1 / len(sharing) if seat in sharing else 0.0 for seat in range(match.seats))
    assert match.standing() == pytest.approx(shares)


def stopping_ends_it(setting: Setting, seed: int, picks: Sequence[int]) -> None:
    """The players can end a match at any moment; it keeps its scores and asks nobody any more."""
    for match, _ in some_states(setting, seed, picks):
        stopped = match.clone()
        stopped.decision(0)
        stopped.stop()
        outcome = stopped.outcome()
        assert outcome is not None
        assert outcome.reason == "stopped"
        assert len(outcome.scores) == match.seats
        assert stopped.asked == ()
        assert not stopped.in_window
        assert sum(stopped.standing()) == pytest.approx(1)
        for viewer in setting.viewers:
            stopped.view(viewer)
        for seat in range(match.seats):
            _refused(stopped, MatchOver, seat, match.default(match.asked[0]).code)
            assert stopped.decision(seat) is None
        assert match.outcome() is None


def rematches_take_over(setting: Setting, seed: int, picks: Sequence[int]) -> None:
    """What a finished match hands on is plain, starts a new match, and old buttons stay old there."""
    match = setting.new(seed)
    for _ in moves(match, picks):
        pass
    carried = json.loads(json.dumps(match.carry()))
    again = setting.new(seed + 1, number=match.next_number(), carried=carried)
    numbers = [again.decision(seat).number for seat in again.asked]  # type: ignore[union-attr]
    assert numbers
    assert min(numbers) >= match.next_number()
    for _ in moves(again, ()):
        pass
    assert again.outcome() is not None


Property = Callable[[Setting, int, Sequence[int]], None]

PROPERTIES: dict[str, Property] = {
    check.__name__: check
    for check in (
        cards_are_conserved,
        actions_are_distinct,
        defaults_are_legal,
        someone_is_asked_until_the_end,
        matches_end,
        replays_are_the_same,
        clones_are_independent,
        refusals_change_nothing,
        questions_are_numbered,
        imagined_matches_agree,
        imagination_varies,
        hidden_cards_do_not_show,
        deals_keep_secrets,
        moves_keep_secrets,
        views_are_plain,
        scores_add_up,
        stopping_ends_it,
        rematches_take_over,
    )
}
