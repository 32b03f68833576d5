"""The secrecy of a game, as properties of one whole match: who imagines, sees or hears what.

There are three independent ways in: `imagine` from a view, the tests' own exchange of hidden cards where they
lie, and a chance that exchanges two cards of a deal.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import pytest

from engine.chance import Chance, QuickChance, SeededChance
from engine.contract import Event, Match, Options, Seat
from tests.engine.games.walk import Setting, Viewer, moves, offers, some_states, some_viewers, walked

# How many pairs of unseen cards are exchanged for each viewer.
PAIRS_MAX = 4
# How many ways for the cards to lie are tried before a hand is believed to be known.
TWINS_MAX = 4
# How often a hand is imagined before it is believed to be always the same: what fits may still be unlikely.
IMAGINED_MAX = 1000


def imagined_matches_agree(setting: Setting, seed: int, picks: Sequence[int]) -> None:
    """In an imagined match the view and the decision are the same, every card is there, and play goes on."""
    for match, chance in some_states(setting, seed, picks):
        for seat in some_viewers(range(match.seats), chance):
            view, decision = match.view(seat), match.decision(seat)
            twin = setting.game.imagine(view, chance)
            assert twin.view(seat) == view
            assert (twin.asked, twin.deal, twin.outcome()) == (match.asked, match.deal, match.outcome())
            assert (twin.in_window, twin.between_deals) == (match.in_window, match.between_deals)
            asked_there = twin.clone().decision(seat)
            assert (asked_there and asked_there[:2]) == (decision and decision[:2])
            assert sorted(setting.hidden.all_cards(twin)) == sorted(setting.hidden.pack(twin))
            _search(twin.clone(), chance)
            assert twin.view(seat) == view


def _search(match: Match, chance: Chance) -> None:
    """Play on at random as search does, unchecked and unheard, to the end of the deal."""
    deal = match.deal
    for _ in range(match.info.moves_max):
        if not match.asked or match.deal != deal:
            break
        seat = match.asked[chance.below(len(match.asked))]
        legal = match.legal(seat)
        assert match.default(seat) in legal
        match.apply(seat, legal[chance.below(len(legal))])
    assert not match.asked or match.deal != deal
    assert sum(match.standing()) == pytest.approx(1)


def imagination_varies(setting: Setting, seed: int, picks: Sequence[int]) -> None:
    """Where the tests can mix what a seat holds unseen by another, that other imagines different hands too."""
    for match, chance in some_states(setting, seed, picks):
        for viewer in some_viewers(range(match.seats), chance):
            view = match.view(viewer)
            mixed = (setting.twin(match, viewer, chance) for _ in range(TWINS_MAX))
            imagined = (setting.game.imagine(view, chance) for _ in range(IMAGINED_MAX))
            others = _varying(mixed, {*range(match.seats)} - {viewer})
            always_the_same = others - _varying(imagined, others)
            assert always_the_same == set(), f"always imagined alike by seat {viewer}"


def _varying(matches: Iterator[Match], seats: set[Seat]) -> set[Seat]:
    """Those of these seats whose views differ between the matches; no more matches are asked for than needed."""
    first = next(matches)
    same = {seat: first.view(seat) for seat in seats}
    while same and (match := next(matches, None)):
        same = {seat: view for seat, view in same.items() if match.view(seat) == view}
    return seats - same.keys()


def _shown_to(match: Match, viewer: Viewer) -> tuple[Any, ...]:
    """All that reaches a viewer: view, decision with its number, and what is public of the match."""
    decision = None if viewer is None else match.decision(viewer)
    public = (match.asked, match.deal, match.in_window, match.between_deals, match.outcome())
    return match.view(viewer), decision, public


def hidden_cards_do_not_show(setting: Setting, seed: int, picks: Sequence[int]) -> None:
    """Mixing the cards a viewer cannot know, and the chance to come, changes nothing that reaches the viewer."""
    for match, chance in some_states(setting, seed, picks):
        for viewer in some_viewers(setting.viewers, chance):
            same = setting.exchanged(match, {})
            for _ in range(2):
                twin = setting.twin(match, viewer, chance)
                twin.chance = chance
                assert _shown_to(twin, viewer) == _shown_to(same, viewer)


class ExchangingChance(Chance):
    """Another chance with two cards of every shuffle in each other's places."""

    def __init__(self, chance: Chance, cards: Mapping[int, int]) -> None:
        self._chance, self._cards = chance, cards

    def _bits(self) -> int:
        return self._chance._bits()

    def shuffled(self, cards: Iterable[int]) -> list[int]:
        """The other chance's order but for two cards."""
        return [self._cards.get(card, card) for card in self._chance.shuffled(cards)]

    def dealt(self, cards: Iterable[int], count: int) -> list[int]:
        """The other chance's deal but for two cards."""
        return [self._cards.get(card, card) for card in self._chance.dealt(cards, count)]

    def clone(self) -> ExchangingChance:
        """A copy that will give the same answers."""
        return ExchangingChance(self._chance.clone(), self._cards)


def _pairs(cards: Iterable[int], chance: Chance) -> Iterator[dict[int, int]]:
    """A few pairs of these cards, as exchanges."""
    order = chance.shuffled(sorted(cards))
    for one, other in zip(order[: 2 * PAIRS_MAX : 2], order[1 : 2 * PAIRS_MAX : 2], strict=False):
        yield {one: other, other: one}


def _heard(events: Sequence[Event], viewer: Viewer) -> list[Any]:
    return [event.fact for event in events if event.heard_by(viewer)]


def deals_keep_secrets(setting: Setting, seed: int, picks: Sequence[int]) -> None:
    """Two cards of a deal that a viewer cannot see could as well be exchanged: all shown and told is the same."""
    pairs = QuickChance(seed)
    chance = SeededChance(seed.to_bytes(32, "big"))
    match = setting.started(chance.clone())
    for viewer in setting.viewers:
        for cards in _pairs(setting.hidden.unseen(match, viewer), pairs):
            twin = setting.started(ExchangingChance(chance.clone(), cards))
            assert _shown_to(twin, viewer) == _shown_to(match, viewer)
            assert _heard(twin.opening, viewer) == _heard(match.opening, viewer)
    before = match.clone()
    for move in moves(match, picks):
        if match.asked and match.deal != before.deal:
            for viewer in setting.viewers:
                for cards in _pairs(setting.hidden.unseen(match, viewer), pairs):
                    twin = before.clone()
                    twin.chance = ExchangingChance(twin.chance, cards)
                    heard = twin.act(move.seat, move.code)
                    assert _shown_to(twin, viewer) == _shown_to(match, viewer)
                    assert _heard(heard, viewer) == _heard(move.events, viewer)
        before = match.clone()


def moves_keep_secrets(setting: Setting, seed: int, picks: Sequence[int]) -> None:
    """Two cards unseen before and after a move could as well be exchanged: all shown and told is the same."""
    for match, chance in some_states(setting, seed, picks):
        choices = offers(match)
        for viewer in some_viewers(setting.viewers, chance):
            seat, action = choices[chance.below(len(choices))]
            after = setting.exchanged(match, {})  # Numbered anew too, so that the numbers can be compared.
            events = after.act(seat, action.code)
            if after.deal != match.deal:
                continue
            unseen = {*setting.hidden.unseen(match, viewer)} & {*setting.hidden.unseen(after, viewer)}
            for cards in _pairs(unseen, chance):
                twin = setting.exchanged(match, cards)
                if setting.hidden.is_possible(twin) and (seat, action) in offers(twin):
                    heard = twin.act(seat, action.code)
                    assert _shown_to(twin, viewer) == _shown_to(after, viewer)
                    assert _heard(heard, viewer) == _heard(events, viewer)


def views_are_plain(setting: Setting, seed: int, picks: Sequence[int]) -> None:
    """Views and facts are named tuples of plain values: they can be hashed, and JSON takes them as they are."""
    match = setting.new(seed)
    history, played = walked(setting, seed, tuple(picks))
    for event in (*match.opening, *(event for move in played for event in move.events)):
        _assert_plain(event.fact)
    for view in (view for before in history for view in before.views):
        _assert_plain(view)
    hash(match.options)
    json.dumps(match.options.as_dict())


PLAIN = frozenset({str, int, bool, type(None)})  # These very types: a subclass of int could carry more than it.


def _assert_plain(value: Any) -> None:
    assert isinstance(value, tuple) and hasattr(value, "_fields"), value
    _assert_all_plain(value)


def _assert_all_plain(values: tuple[Any, ...]) -> None:
    if PLAIN.issuperset(map(type, values)):
        return
    for value in values:
        kind = type(value)
        if kind is tuple or (isinstance(value, tuple) and hasattr(kind, "_fields")):
            _assert_all_plain(value)
        else:
            assert kind in PLAIN or isinstance(value, Options), repr(value)
