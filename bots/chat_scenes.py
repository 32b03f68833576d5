"""The screens that a newcomer meets, in the order in which they are met, from a match that is played for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from adapters.front.held_hands import HeldHand, held_hand
from adapters.screens import greeting_screen, private_screen, public_screen
from adapters.screens.appearance import Appearance
from adapters.screens.place_settings import PlaceSeen, place_screen
from adapters.screens.screen import Screen
from adapters.text.names import table_names
from adapters.text.words import Words
from bots.picture_scenes import Moment, played
from engine.commands import Open
from engine.games import GAMES
from engine.table import Table
from engine.table_view import FINISHED, PLAYING, TableView

PEOPLE = ("Ana", "Bea", "Chris", "Dora")  # no emoji: those look different from font to font
SEED = 0x5EED_0A7F_3C21_9B44_D81E_66F0_12A9_7753_C04B_E83D_2F95_A16C_7E08_B3D4_491A_F6C3


class NewcomerScreens(NamedTuple):
    """What a newcomer sees."""

    greeting: Screen  # when the bot has come
    place: Screen  # what those who run the place decide
    lobby: Screen  # after the first press on Play
    hand: Screen  # alone, and in their turn
    held: HeldHand  # the same, for those who ask for it in a group
    table: Screen  # what everybody sees meanwhile
    numbered: Screen  # the same where somebody has no private chat
    result: Screen


def newcomer_screens(tail: str, place: str, words: Words) -> NewcomerScreens:
    """The screens of a match of the first game there is; a place is found by the tail of its address, and people
    know it by its name."""
    game = next(iter(GAMES))
    people, look = dict(enumerate(PEOPLE, 1)), Appearance()
    empty = Table("abcdefghijkl")
    empty.do(Open(game, "123456"), 1, 0.0)
    waiting = empty.view(None)
    seats = len(waiting.seats)
    moments = [*played(game, seats, SEED, words, PEOPLE)]
    hand = _first(moments, lambda view: view.me is not None and view.phase == PLAYING and _is_choice(view))
    at = moments.index(hand)
    table = _first(moments[:at][::-1], lambda view: view.me is None)
    result = _first(moments, lambda view: view.phase == FINISHED and view.me is None)
    own = private_screen(hand.view, hand.names, words, appearance=look)
    held = held_hand(hand.view, hand.names, words)
    assert own is not None and held is not None, "whoever is asked has a hand"
    return NewcomerScreens(
        greeting_screen(tail, words),
        place_screen(PlaceSeen(tail, place, None, {}, True, True, True), words),
        public_screen(
            waiting,
            table_names(waiting, people, words),
            words,
            has_languages=True,
            has_bell=True,
            appearance=look,
        ),
        own,
        held,
        public_screen(table.view, table.names, words, appearance=look),
        public_screen(table.view, table.names, words, is_numbered=True, appearance=look),
        public_screen(result.view, result.names, words, appearance=look),
    )


def _is_choice(view: TableView) -> bool:
    """Whether somebody may do some of what they could do at another time, and not all of it."""
    decision = view.decision
    return decision is not None and len(decision.actions) > 1 and view.me == 0 and len(view.log) > 4


def _first(moments: list[Moment], shows: Callable[[TableView], bool]) -> Moment:
    return next(moment for moment in moments if shows(moment.view))
