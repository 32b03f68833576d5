"""A deal once more: card by card as it was played, as the audience knew it, and never while it is played."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import partial
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from adapters.pictures.descriptions import Laid, Plate, Replay, Scoreboard, Sheets, TablePicture
from adapters.pictures.spoken import LENGTH_MAX, alt_text
from adapters.pictures.studio import draw
from adapters.screens.appearance import WORDS_ONLY, Appearance
from adapters.screens.deals import PlayedDeal
from adapters.screens.frames import FRAMES_MAX, frames_of
from adapters.screens.game_pictures import theme_for
from adapters.screens.games import part_of, screens_of
from adapters.screens.refusals import NoReplayYet
from adapters.screens.replay import replay_picture, replay_screen
from adapters.screens.screen import Line, Screen
from adapters.text.card_faces import face
from adapters.text.words import languages, words_for
from engine.cards import card
from engine.chance import SeededChance
from engine.contract import Refusal
from engine.facts import TrickTaken
from engine.games import GAMES
from engine.refusals import UnknownChoice
from tests.adapters.recorded import NAMES, Recorded, anything
from tests.adapters.screens.limits import all_buttons, assert_within_limits, text_of
from tests.engine.games.hidden import HIDDEN
from tests.engine.games.secrecy import ExchangingChance

WORDS = words_for("en")
THEME = theme_for(WORDS)
LARGEST = [(game, kind.info.seat_counts[-1]) for game, kind in GAMES.items()]
PAIRS_MAX = 12


def frames(played: PlayedDeal) -> tuple[Any, ...]:
    return frames_of(played, NAMES[: len(played.end.seats)], WORDS, THEME)


def screen(played: PlayedDeal, appearance: Appearance, page: int = 0, language: str = "en") -> Screen:
    names = NAMES[: len(played.end.seats)]
    return replay_screen(played, played.end, names, words_for(language), appearance, page)


@pytest.mark.req("PL-32", "PL-40")
def test_the_frames_of_a_deal_are_its_cards_one_by_one_and_then_the_scores() -> None:
    match = Recorded("santase", 2, seed=4)
    match.play(Random(4))
    (played,) = match.deals()
    dealt, *laid, scores = frames(played)
    assert (dealt.trick, dealt.arrows_from is None) == ((), False)
    assert [frame.trick[-1] for frame in laid] == [Laid(seat, card(code.split()[1])) for seat, code in match.moves]
    takers = [fact.seat for fact in played.facts if isinstance(fact, TrickTaken)]
    assert [frame.taker for frame in laid[1::2]] == takers
    assert {frame.taker for frame in laid[::2]} == {None}
    # The last card of all is seen although the next deal has begun with it.
    assert (laid[-1].taker, [plate.closed for plate in laid[-1].plates]) == (takers[-1], [0, 0])
    assert isinstance(scores, Scoreboard)
    assert [row.points for row in scores.rows] == [row.change for row in scores.rows] != [0, 0]


@pytest.mark.req("PL-32")
@pytest.mark.parametrize(("game", "seats"), [("santase", 2), ("kniffeliger", 4)])
def test_scores_tell_what_this_deal_has_changed_and_not_the_last_one(game: str, seats: int) -> None:
    match = Recorded(game, seats, seed=4)
    match.play(Random(4), deals=3)
    boards = [frames(played)[-1] for played in match.deals()]
    points = [[0] * seats, *([row.points for row in board.rows] for board in boards)]
    changes = [[new - old for new, old in zip(now, before, strict=True)] for before, now in pairwise(points)]
    assert [[row.change for row in board.rows] for board in boards] == changes
    assert len(boards) == 3 and any(map(any, changes))


@pytest.mark.req("PL-40", "PL-42")
def test_a_deal_that_is_being_played_is_not_told() -> None:
    match = Recorded("santase", 2, seed=4)
    for number in (1, None):
        with pytest.raises(NoReplayYet):
            match.deal(number)
    match.play(Random(4))
    match.play(Random(5), moves_max=5)  # It stands still at once: the second deal has begun.
    first = match.deal(1)
    assert (first, first.latest) == (match.deal(None), 1)
    with pytest.raises(NoReplayYet):
        match.deal(2)
    for number in (0, 3):
        with pytest.raises(UnknownChoice):
            match.deal(number)


@pytest.mark.parametrize(("game", "seats"), LARGEST)
def test_every_deal_of_a_match_is_told_once_and_whole(game: str, seats: int) -> None:
    match = Recorded(game, seats, seed=2)
    match.play(Random(2), anything, deals=3)
    played = match.deals()
    assert [one.number for one in played] == [*range(1, len(played) + 1)] != []
    for one in played:
        assert {view.deal for view in one.moments} == {one.number}
        assert {view.me for view in one.moments} == {None}
        assert one.ending and one.facts[-len(one.ending) :] == one.ending
        # Its log neither begins with the end of the deal before nor ends with the beginning of the next.
        assert isinstance(one.facts[0], type(played[0].facts[0]))
        assert sum(isinstance(fact, type(played[0].facts[0])) for fact in one.facts) == 1


@pytest.mark.req("PL-32")
@pytest.mark.parametrize(("game", "seats"), LARGEST)
def test_the_longest_deals_have_few_frames_no_two_alike(game: str, seats: int) -> None:
    match = Recorded(game, seats, seed=3)
    match.play(Random(3), deals=2)
    longest = max(match.deals(), key=lambda one: len(one.moments))
    found = frames(longest)
    assert 3 < len(found) <= FRAMES_MAX
    assert [one for one, other in pairwise(found) if one == other] == []
    assert isinstance(found[-1], Scoreboard)
    assert all(isinstance(frame, TablePicture | Sheets) for frame in found[:-1])


def test_of_a_deal_that_is_too_long_the_ends_of_tricks_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Recorded("santase", 2, seed=4)
    match.play(Random(4))
    (played,) = match.deals()
    every = frames(played)
    monkeypatch.setattr("adapters.screens.frames.FRAMES_MAX", len(every) - 1)
    assert frames(played) == (every[0], *(one for one in every[1:-1] if one.taker is not None), every[-1])


def test_of_a_round_that_is_too_long_the_ends_of_turns_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Recorded("kniffeliger", 2, seed=4)
    match.play(Random(4))
    played = match.deals()[0]
    every = frames(played)
    monkeypatch.setattr("adapters.screens.frames.FRAMES_MAX", len(every) - 1)
    turns = [[column.is_turn for column in one.columns] for one in every[:-1]]
    ends = [one for one, turn, after in zip(every[1:], turns[1:], turns[2:], strict=False) if turn != after]
    assert len(ends) < len(every) - 2
    assert frames(played) == (every[0], *ends, *every[-2:])


# --- Secrecy -------------------------------------------------------------------------------------------


def cards_in(value: Any) -> Iterable[int]:
    """Every card that a picture shows anywhere."""
    for frame in value:
        if isinstance(frame, TablePicture):
            yield from (one.card for one in frame.trick if one.card is not None)
            yield from (badge.card for badge in frame.badges if badge.card is not None)
            yield from () if frame.turned is None else (frame.turned,)


def never_seen(match: Recorded) -> set[int]:
    """The cards of the first deal whose place its audience never knew, told by the tests and not by the game."""
    hidden = HIDDEN[match.table.game]
    again = Recorded(match.table.game, len(match.table.chairs), int.from_bytes(match.seed, "big"))
    unseen = {*hidden.unseen(again.table.match, None)}
    for seat, code in match.moves:
        again.act(seat, code)
        assert again.table.match is not None
        if again.table.match.deal > 1:
            break
        unseen &= {*hidden.unseen(again.table.match, None)}
    return unseen


@pytest.mark.req("PL-42")
@pytest.mark.parametrize(("game", "seats", "seed"), [("santase", 2, 11), ("truco", 2, 11)])
def test_cards_that_nobody_was_shown_could_as_well_be_others(
    game: str, seats: int, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Recorded(game, seats, seed)
    match.play(Random(seed), anything)
    played = match.deals()[0]
    # What the last move of the deal has laid was hidden before it.
    unseen = sorted(never_seen(match) - {*cards_in(frames(played))})
    assert unseen and never_seen(match) - {*unseen} <= {*cards_in(frames(played)[-2:])}
    shown = [screen(played, Appearance()), screen(played, WORDS_ONLY)]
    drawn = draw(shown[0].picture)
    order = Random(seed).sample(unseen, len(unseen))
    mixed = 0  # how often somebody held other cards
    for one, other in zip(order[: 2 * PAIRS_MAX : 2], order[1 : 2 * PAIRS_MAX : 2], strict=False):
        with monkeypatch.context() as patch:
            exchange = partial(ExchangingChance, cards={one: other, other: one})
            patch.setattr(
                "engine.table_state.SeededChance", lambda seed, other=exchange: other(SeededChance(seed))
            )
            twin = Recorded(game, seats, seed)
            try:
                for seat, code in match.moves:
                    twin.act(seat, code)
            except Refusal:
                continue  # With other cards this would not have been allowed, and so would have been noticed.
            again = twin.deals()[0]
            assert [screen(again, Appearance()), screen(again, WORDS_ONLY)] == shown
            mixed += [row.digest for row in twin.rows] != [row.digest for row in match.rows]
            if mixed == 1:
                assert draw(replay_picture(again, NAMES[:seats], WORDS, THEME)) == drawn
    assert mixed > 0


# --- On the screen -------------------------------------------------------------------------------------


@pytest.mark.req("PL-24", "PL-30")
@pytest.mark.parametrize(("game", "seats"), LARGEST)
def test_the_screen_fits_in_every_language_with_a_picture_and_as_a_log(game: str, seats: int) -> None:
    match = Recorded(game, seats, seed=3)
    match.play(Random(3), deals=2)
    played = match.deals()[0]._replace(latest=3)
    for language in languages():
        drawn = screen(played, Appearance(), language=language)
        assert_within_limits(drawn)
        assert sum(len(line.text) for line in drawn.lines) <= LENGTH_MAX  # a caption's
        assert (100 if part_of(game, "picture") else 0) < len(drawn.alt) <= LENGTH_MAX
        page = 0
        told: list[Line] = []
        while True:
            written = screen(played, WORDS_ONLY, page, language)
            assert_within_limits(written)
            assert written.picture is None
            told += written.lines[1:]
            page += 1
            if not any(button.code.endswith(f" replay 1 {page}") for button in all_buttons(written)):
                break
        assert len(told) == sum(not isinstance(fact, screens_of(game).UNTOLD) for fact in played.facts) > 5


def test_the_log_of_the_deal_is_all_that_happened_in_it() -> None:
    match = Recorded("santase", 2, seed=4)
    match.play(Random(4), deals=2)
    told = [text_of(screen(match.deal(number), WORDS_ONLY)).splitlines() for number in (1, 2)]
    for number, lines in enumerate(told, 1):
        assert lines[0] == f"Santase · Deal {number}"
        assert [line.startswith(f"Deal {number}: ") for line in (lines[1], lines[-1])] == [True, True]
    cards = [line for lines in told for line in lines if line.startswith(("Ana: ", "Bea: "))]
    assert cards == [f"{NAMES[seat]}: {face(card(code.split()[1]), WORDS)}" for seat, code in match.moves]


def test_buttons_lead_to_the_deals_beside_it_and_to_its_beginning() -> None:
    match = Recorded("santase", 2, seed=4)
    match.play(Random(4), deals=3)
    ways = {
        number: [(button.label, button.code) for button in all_buttons(screen(match.deal(number), Appearance()))]
        for number in (1, 2, 3)
    }
    code = "oabcdefghijkl 1 replay {}".format
    assert ways[1] == [("Once more", code(1)), ("Deal 2 ▸", code(2))]
    assert ways[2] == [("◂ Deal 1", code(1)), ("Once more", code(2)), ("Deal 3 ▸", code(3))]
    assert ways[3] == [("◂ Deal 2", code(2)), ("Once more", code(3))]


@pytest.mark.req("PL-30")
def test_in_words_it_is_told_trick_by_trick() -> None:
    match = Recorded("santase", 2, seed=4)
    match.play(Random(4))
    picture = replay_picture(match.deal(1), NAMES[:2], WORDS, THEME)
    said = alt_text(picture, WORDS, "santase")
    assert said.startswith("Replay: Santase · Deal 1. Santase: how it stands: ")
    taken = [frame for frame in picture.frames if isinstance(frame, TablePicture) and frame.taker is not None]
    takers = re.findall(r"\d+\. (Ana|Bea) takes the trick: ", said)
    assert len(takers) > 5
    assert takers == [NAMES[frame.taker or 0] for frame in taken[: len(takers)]]


def test_what_is_told_in_words_has_no_gap() -> None:
    plates = (Plate("A" * 300), Plate("B"))
    takers = enumerate((1, 0, 0, 1))
    tricks = [TablePicture(THEME, plates, trick=(Laid(seat, number),), taker=seat) for number, seat in takers]
    said = alt_text(Replay(THEME, tuple(tricks), "Deal"), WORDS, "santase")
    assert re.findall(r"(\d)\. [AB]", said) == ["1", "2"]  # The third is too long, and then nothing follows.
    assert len(said) < LENGTH_MAX - 100
