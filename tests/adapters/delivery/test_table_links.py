"""Links from hands to their tables: only to places where their owner was seen, and to what shows the table."""

from __future__ import annotations

import pytest

from adapters.delivery.table_links import LinkedPlace, TableLinks
from adapters.screens.screen import Line, Link, Screen

CARDS = LinkedPlace("chats:cards", "#cards", "https://chat.example/cards")
DICE = LinkedPlace("chats:dice", "#dice", "https://chat.example/dice")
HAND = Screen((Line("A♠"),))


@pytest.fixture
def links() -> TableLinks:
    links = TableLinks()
    links.visited("ana", CARDS)
    links.shown("first", CARDS.address, "7")
    links.shown("first", DICE.address, "8")
    return links


@pytest.mark.req("PL-73")
def test_a_hand_leads_to_its_table_where_its_owner_was_last_seen(links: TableLinks) -> None:
    assert links.is_led("ana", "first")
    assert links.linked(HAND, "ana", "first").controls == ((Link("#cards", "https://chat.example/cards/7"),),)
    links.visited("ana", DICE)
    assert links.linked(HAND, "ana", "first").controls == ((Link("#dice", "https://chat.example/dice/8"),),)
    assert links.places_of("first") == [CARDS.address, DICE.address]


def test_nobody_is_led_to_a_place_that_they_may_not_know_of(links: TableLinks) -> None:
    assert not links.is_led("bo", "first")
    assert links.linked(HAND, "bo", "first") is HAND
    assert links.linked(HAND, "ana", "second") is HAND
    assert links.linked(HAND, "bo", "first", is_only_place_told=True) is HAND


def test_whoever_came_by_the_link_under_a_table_is_led_to_the_only_place_there_is(links: TableLinks) -> None:
    links.shown("second", CARDS.address, "9")
    link = Link("#cards", "https://chat.example/cards/9")
    assert links.linked(HAND, "bo", "second", is_only_place_told=True).controls == ((link,),)


def test_where_messages_have_no_links_a_hand_names_the_place(links: TableLinks) -> None:
    links.visited("ana", LinkedPlace(DICE.address, "Dice\nnight", None))
    named = links.linked(HAND, "ana", "first")
    assert named.controls == () and named.lines == (*HAND.lines, Line("📍 Dice night", "quiet"))
