"""What the pictures of each game must show, at drawn positions."""

from __future__ import annotations

from random import Random

import pytest

from adapters.games import plain_picture
from adapters.games.kniffeliger.picture import SIGNS
from adapters.pictures import dice
from adapters.pictures.descriptions import Dice, Hand, Sheets, TablePicture, Theme
from adapters.screens.game_pictures import has_pictures, pictures_of, theme_for, winner_picture
from adapters.text.words import Words, words_for
from engine.cards import HEARTS
from engine.games.kniffeliger.facts import BONUSES, BonusWon
from engine.games.sixty_one.rules import SixtyOne
from engine.games.thurf.rules import Thurf
from engine.games.truco.rules import Truco
from engine.table import Table
from tests.adapters.pictures.moments import NAMES, act, go_on, started


def table_of(table: Table, words: Words, person: int | None = None) -> TablePicture:
    view = table.view(person)
    pictures = pictures_of(view.game)
    shown = pictures.table(view, NAMES, words, Theme())
    assert isinstance(shown, TablePicture)
    return shown


def hand_of(table: Table, words: Words, seat: int, draft: str = "") -> Hand | Dice | None:
    view = table.view(seat + 1)
    pictures = pictures_of(view.game)
    return pictures.hand(view, NAMES, words, Theme(), draft)


# --- Every card game -----------------------------------------------------------------------------------

# With how cards go round: clockwise is 1.
CARD_GAMES = [
    ("santase", 2, 1),
    ("sixty-one", 6, 1),
    ("thurf", 4, -1),
    ("thurf", 8, -1),
    ("truco", 2, -1),
    ("truco", 4, -1),
]


def deals_of(table: Table) -> int:
    """The seat from which cards go round."""
    seat: int = table.match.starter if table.view(None).game == "truco" else table.match.dealer  # type: ignore[union-attr]
    return seat


@pytest.mark.req("PL-30", "PL-32")
@pytest.mark.parametrize(("game", "seats", "direction"), CARD_GAMES)
def test_arrows_go_round_from_the_dealer_until_a_card_lies_there(
    game: str, seats: int, direction: int, words: Words
) -> None:
    table, random, with_arrows = started(game, seats), Random(3), set()
    for _ in range(60):
        if not table.view(None).asked:
            break
        shown = table_of(table, words)
        has_cards = bool(shown.trick) or not any(plate.closed for plate in shown.plates)
        assert (shown.direction, shown.arrows_from) == (direction, None if has_cards else deals_of(table))
        with_arrows.add(shown.arrows_from is not None)
        go_on(table, random)
    assert with_arrows == {True, False}


@pytest.mark.req("PL-30", "PL-31")
@pytest.mark.parametrize(("game", "seats", "direction"), CARD_GAMES)
def test_the_turn_is_shown_where_it_is_and_each_seat_sits_at_its_own_bottom(
    game: str, seats: int, direction: int, words: Words
) -> None:
    table, random = started(game, seats), Random(4)
    for _ in range(20):
        for person in (None, *range(1, seats + 1)):
            view = table.view(person)
            for shown in (table_of(table, words, person), plain_picture.table(view, NAMES, words, Theme())):
                assert [seat for seat, plate in enumerate(shown.plates) if plate.is_turn] == sorted(view.asked)
                assert [plate.name for plate in shown.plates] == list(NAMES[:seats])
                assert shown.bottom == (person - 1 if person is not None else 0)
        go_on(table, random)


# --- Thurf ---------------------------------------------------------------------------------------------


@pytest.mark.req("TH-6", "PL-32")
def test_thurf_shows_the_dealer_and_arrows_counter_clockwise_from_there(words: Words) -> None:
    table = started("thurf", 4)
    assert isinstance(table.match, Thurf)
    shown = table_of(table, words)
    assert [plate.is_dealer for plate in shown.plates].index(True) == table.match.dealer
    assert (shown.direction, shown.arrows_from) == (-1, table.match.dealer)


@pytest.mark.req("TH-13", "TH-17")
def test_thurf_marks_one_declarer_with_the_call_and_shows_suit_and_stake(words: Words) -> None:
    table = started("thurf", 4)
    for seat in range(4):
        act(table, seat, "aata" if seat == 2 else "pass")
    assert [plate.note for plate in table_of(table, words).plates] == ["pass", "pass", "aata", "pass"]
    act(table, 2, "suit H")
    shown = table_of(table, words)
    assert [plate.is_declarer for plate in shown.plates] == [False, False, True, False]
    assert shown.plates[2].note == "aata"
    assert shown.badges[0].suit == HEARTS
    assert [badge.text.lstrip("\u200e") for badge in shown.badges[1:2]] == ["×1"]


@pytest.mark.req("PL-30", "PL-32")
def test_a_trick_lies_at_the_sides_of_its_seats_and_goes_to_who_took_it(words: Words) -> None:
    table, random = started("thurf", 4), Random(1)
    while not table.view(None).match.trick:  # type: ignore[union-attr]
        go_on(table, random)
    match = table.view(None).match
    shown = table_of(table, words)
    assert match is not None
    assert shown.trick == ((match.order[0], match.trick[0]),)
    assert (shown.taker, shown.arrows_from) == (None, None)
    while table.view(None).match.last_trick is None:  # type: ignore[union-attr]
        go_on(table, random)
    last = table.view(None).match.last_trick  # type: ignore[union-attr]
    shown = table_of(table, words)
    assert (shown.trick, shown.taker) == (tuple(zip(last.seats, last.cards, strict=True)), last.winner)


@pytest.mark.req("PL-30")
def test_a_seat_sits_at_the_bottom_of_its_own_picture(words: Words) -> None:
    table = started("thurf", 6)
    assert [table_of(table, words, person).bottom for person in (None, 1, 4)] == [0, 0, 3]


# --- 61 ------------------------------------------------------------------------------------------------


@pytest.mark.req("SO-10", "SO-11")
def test_sixty_one_shows_trumps_pile_scores_waiting_points_and_banks(words: Words) -> None:
    table = started("sixty-one", 6)
    assert isinstance(table.match, SixtyOne)
    table.match.banks, table.match.ties, table.match.waiting, table.match.score = [5, 13], 1, 21, [30, 12]
    shown = table_of(table.clone(), words)
    assert [(badge.caption, badge.text) for badge in shown.badges][1] == ("Waiting", "21")
    assert shown.badges[0].suit == table.match.trump
    assert (shown.pile, shown.direction) == (18, 1)
    assert [(score.name, score.points) for score in shown.scores] == [("Team A", 30), ("Team B", 12)]
    assert [bank.ranks for bank in shown.banks] == [("10", "10", "10", "10", "9"), ()]


@pytest.mark.req("SO-10")
def test_the_two_lies_behind_the_second_seat_of_its_team(words: Words) -> None:
    table = started("sixty-one", 6)
    assert isinstance(table.match, SixtyOne)
    table.match.banks = [5, 13]
    assert [plate.behind for plate in table_of(table.clone(), words).plates] == ["", "", "", "2", "", ""]


# --- Hands ---------------------------------------------------------------------------------------------


@pytest.mark.req("PL-30")
def test_cards_that_may_be_played_are_bright_and_the_others_are_not(words: Words) -> None:
    table, random = started("sixty-one", 6, seed=1), Random(1)
    for _ in range(60):
        (seat,) = table.view(None).asked
        legal = {action.what for action in table.view(seat + 1).decision.actions}  # type: ignore[union-attr]
        hand = hand_of(table, words, seat)
        assert isinstance(hand, Hand)
        assert hand.is_choice
        assert {one.card for one in hand.own.cards if one.is_bright} == legal
        if not all(one.is_bright for one in hand.own.cards):
            break
        go_on(table, random)
    else:
        pytest.fail("nobody ever had to follow suit")


@pytest.mark.req("PL-30")
def test_a_hand_that_waits_is_bright_as_a_whole(words: Words) -> None:
    table = started("sixty-one", 6)
    (seat,) = table.view(None).asked
    hand = hand_of(table, words, (seat + 1) % 6)
    assert isinstance(hand, Hand)
    assert not hand.is_choice
    assert all(one.is_bright for one in hand.own.cards)


def test_cards_that_nobody_may_look_at_are_numbered_backs(words: Words) -> None:
    table = started("truco", 2)
    assert isinstance(table.match, Truco)
    table.match.score = (11, 11)
    table.match._deal(0)
    table.match._decisions = None
    hand = hand_of(table.clone(), words, 0)
    assert isinstance(hand, Hand)
    assert [(one.card, one.label) for one in hand.own.cards] == [(None, "1"), (None, "2"), (None, "3")]


# --- Truco ---------------------------------------------------------------------------------------------


TIED_SEED = 4  # of a match in which a round is tied while the hand goes on


@pytest.mark.req("TR-8", "PL-32")
def test_rounds_that_nobody_won_are_counted_last_of_all_badges(words: Words) -> None:
    caption = words("truco-picture-ties")
    table, random = started("truco", 2, TIED_SEED), Random(0)
    while not any(one.winner is None for one in table.view(None).match.rounds):  # type: ignore[union-attr]
        assert caption not in [badge.caption for badge in table_of(table, words).badges]
        go_on(table, random)
    badge = table_of(table, words).badges[-1]
    assert (badge.caption, badge.text) == (caption, "1")


# --- Kniffeliger ---------------------------------------------------------------------------------------


@pytest.mark.req("KN-12")
def test_dice_that_the_draft_keeps_are_marked(words: Words) -> None:
    table = started("kniffeliger", 2)
    (seat,) = table.view(None).asked
    act(table, seat, "roll")
    number = table.view(seat + 1).decision.number  # type: ignore[union-attr]
    dice = hand_of(table, words, seat, f"hold {number} 2 4")
    assert isinstance(dice, Dice)
    assert dice.kept == (False, True, False, True, False)
    assert (len(dice.faces), dice.rolls_left) == (5, 2)
    assert hand_of(table, words, 1 - seat) is None


@pytest.mark.req("KN-9", "KN-12")
def test_what_the_bonus_die_has_brought_is_shown_until_somebody_rolls(words: Words) -> None:
    table, random = started("kniffeliger", 2), Random(1)
    pictures = pictures_of("kniffeliger")

    def bonus() -> str | None:
        sheets = pictures.table(table.view(None), NAMES, words, Theme())
        assert isinstance(sheets, Sheets) and sheets.dice is not None
        return sheets.dice.bonus

    while bonus() != "offered":
        go_on(table, random)
    (seat,) = table.view(None).asked
    act(table, seat, "bonus")
    won = next(fact for fact in reversed(table.view(None).log) if isinstance(fact, BonusWon))
    assert bonus() == SIGNS[won.bonus]
    (seat,) = table.view(None).asked
    act(table, seat, "roll")
    assert bonus() is None


def test_every_bonus_has_a_sign_of_its_own_that_can_be_drawn() -> None:
    assert {*SIGNS} == {*BONUSES}
    assert sorted(SIGNS.values()) == sorted(dice.SIGNS)


@pytest.mark.req("KN-12")
def test_all_sheets_stand_side_by_side_with_the_dice_above(words: Words) -> None:
    table = started("kniffeliger", 4)
    pictures = pictures_of("kniffeliger")
    (seat,) = table.view(None).asked
    act(table, seat, "roll")
    sheets = pictures.table(table.view(None), NAMES, words, Theme())
    assert isinstance(sheets, Sheets)
    assert [column.name for column in sheets.columns] == ["Ana", "Bea", "Cy", "Dan"]
    assert len(sheets.boxes) == 13
    assert [column.is_turn for column in sheets.columns].index(True) == seat
    assert sheets.dice is not None
    assert len(sheets.dice.faces) == 5


@pytest.mark.req("KN-12", "PL-32")
def test_who_has_won_is_shown_with_name_and_points(words: Words) -> None:
    table, random = started("kniffeliger", 2), Random(2)
    while table.view(None).asked:
        go_on(table, random)
    view = table.view(None)
    winner = winner_picture(view, NAMES, words, Theme())
    assert winner is not None
    assert view.outcome is not None
    points = view.outcome.scores[view.outcome.winners[0]]
    assert (winner.names, winner.points) == (
        tuple(NAMES[seat] for seat in view.outcome.winners),
        f"{points} points",
    )


# --- Scores and themes ---------------------------------------------------------------------------------


@pytest.mark.req("PL-30")
@pytest.mark.parametrize("game", ["santase", "truco", "sixty-one", "thurf", "kniffeliger"])
def test_a_scoreboard_shows_what_the_last_deal_changed(game: str, words: Words) -> None:
    table, random = started(game, {"sixty-one": 6, "thurf": 4}.get(game, 2), seed=4), Random(4)
    pictures = pictures_of(game)
    for _ in range(400):
        board = pictures.scoreboard(table.view(None), NAMES, words, Theme())
        if any(row.change for row in board.rows):
            break
        go_on(table, random)
    else:
        pytest.fail("no deal ever changed anything")
    best = max(row.points for row in board.rows)
    assert [row.points for row in board.rows if row.is_ahead] in ([best], [])


@pytest.mark.req("PL-24")
def test_the_theme_follows_the_language() -> None:
    assert [theme_for(words_for(one)).is_mirrored for one in ("en", "te", "ar")] == [False, False, True]


def test_a_game_without_a_module_has_no_pictures() -> None:
    assert [has_pictures(game) for game in ("tiny", "santase")] == [False, True]
