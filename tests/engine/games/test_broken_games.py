"""The suite can fail: games broken on purpose, each with the property that must notice."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, Self

import pytest

from engine.chance import Chance, QuickChance
from engine.contract import EVERYONE, Action, Decision, Event, Match, Outcome, Seat
from engine.games import GAMES
from tests.engine.games.every_game import PROPERTIES
from tests.engine.games.hidden import HIDDEN
from tests.engine.games.tiny import DOUBLE, PACK, PASS, PLAY, RAISE, Drew, Tiny, TinyView, weakness
from tests.engine.games.walk import Setting

MATCHES = 12

# --- Cards and actions ---


class LosesACard(Tiny):
    def _draw(self, winner: Seat) -> None:
        super()._draw(winner)
        self.stock.pop()


class DealsACardTwice(Tiny):
    def _deal(self) -> None:
        super()._deal()
        self.stock[0] = self.hands[0][0]


class GivesOneCodeToTwoActions(Tiny):
    def legal(self, seat: Seat) -> Sequence[Action]:
        return [*super().legal(seat), Action("pass")] if self.in_window else super().legal(seat)


class MakesItsActionsAnew(Tiny):
    def legal(self, seat: Seat) -> Sequence[Action]:
        return [action if action is not DOUBLE else Action("double") for action in super().legal(seat)]


class HasAnIllegalDefault(Tiny):
    def default(self, seat: Seat) -> Action:
        return super().default(seat) if self.in_window else PLAY[min(PACK, key=weakness)]


class AsksAfterTheEnd(Tiny):
    def _take_trick(self) -> None:
        super()._take_trick()
        self.asked = self.asked or (self.leader,)

    def outcome(self) -> Outcome | None:
        return Outcome((), tuple(self.scores), "draw") if max(self.scores) >= self.options.target else None


class HidesItsWindow(Tiny):
    def _deal(self) -> None:
        super()._deal()
        self.is_answering, self.in_window = self.in_window, False

    def legal(self, seat: Seat) -> Sequence[Action]:
        return super().legal(seat) if not self.is_answering else (RAISE, PASS) if seat in self.asked else ()

    def default(self, seat: Seat) -> Action:
        return PASS if self.is_answering else super().default(seat)

    def _answer(self, seat: Seat, has_raised: bool) -> None:
        super()._answer(seat, has_raised)
        self.is_answering = len(self.asked) > 1 or (self.asked != (self.leader,))


class NeverEnds(Tiny):
    def _take_trick(self) -> None:
        self.scores = [min(score, 0) for score in self.scores]
        super()._take_trick()


class WaitsForAPersonForEver(Tiny):
    def _answer(self, seat: Seat, has_raised: bool) -> None:
        if has_raised:
            super()._answer(seat, has_raised)


# --- Replay, clones, refusals, numbers ---


class HasAMemoryOfItsOwn(Tiny):
    deals_ever = 0

    def _deal(self) -> None:
        super()._deal()
        HasAMemoryOfItsOwn.deals_ever += 1
        self.stake += HasAMemoryOfItsOwn.deals_ever % 2


class SharesHandsWithItsClone(Tiny):
    def clone(self) -> Self:
        copy = super().clone()
        copy.hands = self.hands
        return copy


class SharesChanceWithItsClone(Tiny):
    def clone(self) -> Self:
        copy = super().clone()
        copy.chance = self.chance
        return copy


class RemembersRefusals(Tiny):
    def act(self, seat: Seat, code: str, number: int | None = None) -> list[Event]:
        self.stake += code not in {action.code for action in self.legal(seat)} if 0 <= seat < self.seats else 0
        return super().act(seat, code, number)


class TakesStaleAnswers(Tiny):
    def act(self, seat: Seat, code: str, number: int | None = None) -> list[Event]:
        return super().act(seat, code)


class NumbersEverythingAnew(Tiny):
    def _ask(self, actor: Seat | None) -> None:
        self._decisions = [None] * self.seats
        super()._ask(actor)


class UsesNumbersAgain(Tiny):
    def _ask(self, actor: Seat | None) -> None:
        super()._ask(actor)
        self._next_number = min(self._next_number, 6)


# --- Secrecy ---


class ShowsEveryHand(Tiny):
    def view(self, seat: Seat | None) -> TinyView:
        return super().view(seat)._replace(shown=tuple(map(tuple, self.hands)))


class ShowsTheAudienceAHand(Tiny):
    def view(self, seat: Seat | None) -> TinyView:
        return super().view(seat)._replace(hand=tuple(self.hands[seat or 0]))


class ShowsTheNextCard(Tiny):
    def view(self, seat: Seat | None) -> TinyView:
        return super().view(seat)._replace(trump=self.stock[-1])


class SkipsWhoWouldPass(Tiny):
    def _deal(self) -> None:
        super()._deal()
        if self.in_window:
            strong = [seat for seat in range(self.seats) if max(map(weakness, self.hands[seat])) >= (4, 0)]
            self.asked = tuple(strong) or (0,)


class DefaultsByTheOtherHands(Tiny):
    def default(self, seat: Seat) -> Action:
        others = [card for other in range(self.seats) if other != seat for card in self.hands[other]]
        return RAISE if self.in_window and max(others) < max(self.hands[seat]) else super().default(seat)


class OffersByTheHand(Tiny):
    """Who may double on another's turn holds an ace, and the jumping question numbers tell."""

    def legal(self, seat: Seat) -> Sequence[Action]:
        is_strong = any(weakness(card) >= (5, 0) for card in self.hands[seat])
        return [action for action in super().legal(seat) if action is not DOUBLE or is_strong]


class HidesItsOffers(Tiny):
    """Seats that are not asked could double, but nobody looks."""

    has_offers = False


class ImaginesAlwaysTheSame(Tiny):
    @classmethod
    def imagine(cls, view: TinyView, chance: Chance) -> Self:
        class Lazy(Chance):
            def _bits(self) -> int:
                return 0

            def clone(self) -> Chance:
                return self

        match = super().imagine(view, Lazy())
        match.chance = chance
        return match


class Marked(int):
    """A number that carries more than its value."""

    match: Tiny


class SmugglesTheDeal(Tiny):
    def view(self, seat: Seat | None) -> TinyView:
        stake = Marked(self.stake)
        stake.match = self
        return super().view(seat)._replace(stake=stake)

    @classmethod
    def imagine(cls, view: TinyView, chance: Chance) -> Self:
        assert isinstance(view.stake, Marked) and isinstance(view.stake.match, cls)
        match = view.stake.match.clone()
        match._decisions = None
        match.chance = chance
        return match


class ShowsAllTheSame(Tiny):
    def views(self) -> Sequence[TinyView]:
        return [self.view(0)] * self.seats


class ForgetsWhatWasShown(Tiny):
    @classmethod
    def imagine(cls, view: TinyView, chance: Chance) -> Self:
        match = super().imagine(view, chance)
        match.shown = [()] * match.seats
        return match


class ImaginesTooFewCards(Tiny):
    @classmethod
    def imagine(cls, view: TinyView, chance: Chance) -> Self:
        match = super().imagine(view, chance)
        match.stock.pop()
        return match


class ImaginesWhatCannotBePlayed(Tiny):
    @classmethod
    def imagine(cls, view: TinyView, chance: Chance) -> Self:
        match = super().imagine(view, chance)
        match.scores = []
        return match

    def view(self, seat: Seat | None) -> TinyView:
        return super().view(seat)._replace(scores=tuple(self.scores or [0] * self.seats))

    def standing(self) -> tuple[float, ...]:
        return super().standing() if self.scores else (1.0, *[0.0] * (self.seats - 1))


class TellsEveryoneTheDeal(Tiny):
    def _deal(self) -> None:
        super()._deal()
        self._tell(Drew, EVERYONE, 0, tuple(self.hands[0]))


class TellsEveryoneTheDraw(Tiny):
    def _draw(self, winner: Seat) -> None:
        super()._draw(winner)
        for seat in range(self.seats):
            self._tell(Drew, EVERYONE, seat, tuple(self.hands[seat][-1:]))


class LetsTheStrongestLead(Tiny):
    def _take_trick(self) -> None:
        super()._take_trick()
        if self.asked and not self.in_window:
            strongest = max(range(self.seats), key=lambda seat: max(map(weakness, self.hands[seat])))
            self.leader = strongest
            self.asked = (strongest,)


class HasAListInItsView(Tiny):
    def view(self, seat: Seat | None) -> TinyView:
        return super().view(seat)._replace(trick=list(self.trick))  # type: ignore[arg-type]


# --- The end ---


class ForgetsPoints(Tiny):
    def outcome(self) -> Outcome | None:
        outcome = super().outcome()
        return outcome and outcome._replace(scores=tuple(score // 2 for score in outcome.scores))


class HasNoWinner(Tiny):
    def outcome(self) -> Outcome | None:
        outcome = super().outcome()
        return outcome and outcome._replace(winners=())


class SharesTheWinTwice(Tiny):
    def standing(self) -> tuple[float, ...]:
        return tuple(share * 2 for share in super().standing())


class CannotBeStopped(Tiny):
    def stop(self) -> None:
        self.is_stopped = True


class KeepsAskingWhenStopped(Tiny):
    def decision(self, seat: Seat) -> Decision | None:
        if self._decisions is not None and self.is_stopped:
            return self._decisions[seat]
        return super().decision(seat)


class CarriesWhatIsNotPlain(Tiny):
    def carry(self) -> Any:
        return {"dealer": {self.dealer}}


class CarriesWhatItCannotRead(Tiny):
    def carry(self) -> Any:
        return {"next": self.dealer}


BROKEN: list[tuple[type[Tiny], str]] = [
    (LosesACard, "cards_are_conserved"),
    (DealsACardTwice, "cards_are_conserved"),
    (GivesOneCodeToTwoActions, "actions_are_distinct"),
    (MakesItsActionsAnew, "actions_are_distinct"),
    (HasAnIllegalDefault, "defaults_are_legal"),
    (AsksAfterTheEnd, "someone_is_asked_until_the_end"),
    (HidesItsWindow, "someone_is_asked_until_the_end"),
    (NeverEnds, "matches_end"),
    (WaitsForAPersonForEver, "matches_end"),
    (HasAMemoryOfItsOwn, "replays_are_the_same"),
    (ShowsAllTheSame, "replays_are_the_same"),
    (SharesHandsWithItsClone, "clones_are_independent"),
    (SharesChanceWithItsClone, "clones_are_independent"),
    (RemembersRefusals, "refusals_change_nothing"),
    (TakesStaleAnswers, "refusals_change_nothing"),
    (NumbersEverythingAnew, "questions_are_numbered"),
    (UsesNumbersAgain, "questions_are_numbered"),
    (ShowsEveryHand, "hidden_cards_do_not_show"),
    (ShowsTheAudienceAHand, "hidden_cards_do_not_show"),
    (ShowsTheNextCard, "hidden_cards_do_not_show"),
    (SkipsWhoWouldPass, "deals_keep_secrets"),
    (DefaultsByTheOtherHands, "hidden_cards_do_not_show"),
    (HidesItsOffers, "defaults_are_legal"),
    (OffersByTheHand, "hidden_cards_do_not_show"),
    (ImaginesAlwaysTheSame, "imagination_varies"),
    (SmugglesTheDeal, "imagination_varies"),
    (SmugglesTheDeal, "views_are_plain"),
    (ForgetsWhatWasShown, "imagined_matches_agree"),
    (ImaginesTooFewCards, "imagined_matches_agree"),
    (ImaginesWhatCannotBePlayed, "imagined_matches_agree"),
    (TellsEveryoneTheDeal, "deals_keep_secrets"),
    (TellsEveryoneTheDraw, "moves_keep_secrets"),
    (LetsTheStrongestLead, "moves_keep_secrets"),
    (HasAListInItsView, "views_are_plain"),
    (ForgetsPoints, "scores_add_up"),
    (HasNoWinner, "scores_add_up"),
    (SharesTheWinTwice, "scores_add_up"),
    (CannotBeStopped, "stopping_ends_it"),
    (KeepsAskingWhenStopped, "stopping_ends_it"),
    (CarriesWhatIsNotPlain, "rematches_take_over"),
    (CarriesWhatItCannotRead, "rematches_take_over"),
]


def failure(game: type[Match], name: str) -> Exception | None:
    """How this game first fails this property over some matches of every preset and seat count, if it does."""
    for preset in game.info.presets:
        for seats in game.info.seat_counts:
            setting = Setting(game, preset, seats, HIDDEN[game.info.key])
            for seed in range(MATCHES):
                picks = [Random(seed).getrandbits(16) for _ in range(seed * 10)]
                try:
                    PROPERTIES[name](setting, seed, picks)
                except Exception as fault:
                    return fault
    return None


@pytest.mark.parametrize("name", PROPERTIES)
def test_a_sound_game_passes(name: str) -> None:
    assert failure(Tiny, name) is None


@pytest.mark.parametrize(("game", "name"), BROKEN)
def test_a_broken_game_fails(game: type[Tiny], name: str) -> None:
    assert failure(game, name) is not None


def test_every_property_can_fail() -> None:
    assert {name for _, name in BROKEN} == set(PROPERTIES)


# --- Every real game, leaking: the tests' knowledge of its hidden cards is not empty ---


class Told(NamedTuple):
    """All that every seat knows, for everyone to hear."""

    views: tuple[Any, ...]


def leaking(game: type[Match]) -> dict[str, type[Match]]:
    """The game with a leak for each property that must notice it."""

    def everything(match: Match) -> tuple[Any, ...]:
        return tuple(game.view(match, seat) for seat in range(match.seats))

    class ShowsEverything(game):  # type: ignore[misc, valid-type]
        def view(self, seat: Seat | None) -> Any:
            return super().view(seat), everything(self)

    class TellsTheDeal(game):  # type: ignore[misc, valid-type]
        def _begin(self, carried: Any) -> None:
            super()._begin(carried)
            self._tell(Told, EVERYONE, everything(self))

    class TellsEveryMove(game):  # type: ignore[misc, valid-type]
        def apply(self, seat: Seat, action: Action) -> None:
            super().apply(seat, action)
            self._tell(Told, EVERYONE, everything(self))

    return {
        "hidden_cards_do_not_show": ShowsEverything,
        "deals_keep_secrets": TellsTheDeal,
        "moves_keep_secrets": TellsEveryMove,
    }


def has_cards(key: str) -> bool:
    """Whether anything is hidden in this game; in a game of dice nothing is."""
    game = GAMES[key]
    options = game.info.presets[game.info.default_preset]
    return bool([*HIDDEN[key].pack(game(options, game.info.seat_counts[0], QuickChance(1)))])


@pytest.mark.parametrize("name", ["hidden_cards_do_not_show", "deals_keep_secrets", "moves_keep_secrets"])
@pytest.mark.parametrize("key", [key for key in GAMES if has_cards(key)])
def test_a_leak_in_any_card_game_is_noticed(key: str, name: str) -> None:
    game = GAMES[key]
    assert isinstance(failure(leaking(game)[name], name), AssertionError)
