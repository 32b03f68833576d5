from __future__ import annotations

import unicodedata

import pytest

from adapters.text.names import (
    HOUSE_NAMES,
    NAME_LENGTH_MAX,
    NAME_POINTS_MAX,
    clean_name,
    clean_text,
    look,
    table_names,
)
from adapters.text.words import words_for
from engine.commands import Fill, Open, Sit
from engine.table import Table

FAMILY = "👨‍👩‍👧‍👦"

pytestmark = pytest.mark.req("PL-43")


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ana", "Ana"),
        ("  Ana \t  María\n", "Ana María"),
        ("Ana\r\nBea", "Ana Bea"),
        ("Ana\u202eBea\u2066\u2069\u200f", "AnaBea"),
        ("\u2068Ana\u2069", "Ana"),
        ("A\x00n\x1ba", "A n a"),
        ("@everyone <b>*x*</b>", "@everyone <b>*x*</b>"),
        ("🦊", "🦊"),
        (FAMILY, FAMILY),
        ("🇧🇬🇩🇪", "🇧🇬🇩🇪"),
        ("x" * 23 + "🇧🇬🇩🇪", "x" * 23 + "🇧🇬"),
        ("👍🏽", "👍🏽"),
        ("తెలుగు", "తెలుగు"),
        ("న్‌న", "న్‌న"),
        ("e\u0301", "é"),
        ("Z" + "\u0335" * 50, "Z" + "\u0335" * 3),
        ("\u0301Ana", "Ana"),
        ("", ""),
        (" \u200b\u200d\u3164\u2800 ", ""),
        ("\u0301\u0302", ""),
        ("\ue000\udb80", ""),
    ],
)
def test_names_are_made_harmless(text: str, name: str) -> None:
    assert clean_name(text) == name


def test_cleaning_twice_changes_nothing() -> None:
    for text in ("  Ana \u202e Bea", "x" * 23 + " y", FAMILY * 9, "a" + "\u0301" * 9):
        assert clean_name(clean_name(text)) == clean_name(text)


def test_a_name_of_ten_kilobytes_is_short() -> None:
    assert clean_name("Ana" * 3500) == ("Ana" * 8)[:NAME_LENGTH_MAX]
    assert clean_name(" " * 3000 + "Ana") == "Ana"
    assert clean_name("🦊" * 10_000) == "🦊" * NAME_LENGTH_MAX
    assert len(clean_name(FAMILY * 1000)) <= NAME_POINTS_MAX


def test_a_name_is_never_cut_inside_a_sign() -> None:
    assert clean_name(FAMILY * 1000) == FAMILY * (NAME_POINTS_MAX // len(FAMILY))


def test_chat_is_one_line_of_bounded_length() -> None:
    assert clean_text("hello\n\nthere \u202e!") == "hello there !"
    assert clean_text("x" * 600) == "x" * 499 + "…"
    assert clean_text("x" * 500) == "x" * 500
    assert clean_text("\u200b") == ""


@pytest.mark.req("PL-15")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "ana"),
        ("Ana", "Аna"),  # a Cyrillic capital A
        ("anna", "аnnа"),
        ("Petko", "РЕТКО"),
        ("Nina", "Νina"),  # a Greek capital Nu
        ("Bill", "Bi11"),
        ("IO", "l0"),
        ("Ana", "Ａｎａ"),
        ("A na", "Ana"),
        ("straße", "STRASSE"),
        ("☀", "☀\ufe0f"),
    ],
)
def test_names_that_look_alike_have_one_look(one: str, other: str) -> None:
    assert look(one) == look(other)


@pytest.mark.parametrize(("one", "other"), [("Ana", "Anna"), ("Ana", "Ána"), ("Ana 2", "Ana 3"), ("🦊", "🐻")])
def test_names_that_look_different_have_two_looks(one: str, other: str) -> None:
    assert look(one) != look(other)


def table_of(*people: int) -> Table:
    table = Table("abcdefghijkl")
    table.do(Open("santase", "1234"), people[0], 0.0)
    for person in people[1:]:
        table.do(Sit(), person, 0.0)
    return table


@pytest.mark.req("PL-15")
def test_a_taken_name_is_changed() -> None:
    words = words_for("en")
    view = table_of(1, 2).view(None)
    assert table_names(view, {1: "Ana", 2: "Bea"}, words) == ("Ana", "Bea")
    assert table_names(view, {1: "Ana", 2: "Аna"}, words) == ("Ana", "Аna 2")
    assert table_names(view, {1: "Ana", 2: ""}, words) == ("Ana", "someone")
    assert table_names(view, {}, words) == ("someone", "someone 2")


def test_a_number_that_is_taken_too_is_passed_over() -> None:
    view = table_of(1, 2).view(None)
    three = view._replace(seats=(*view.seats, view.seats[1]._replace(person=3)))
    assert table_names(three, {1: "Ana 2", 2: "Ana", 3: "ana"}, words_for("en")) == ("Ana 2", "Ana", "ana 3")


def test_house_players_are_marked_and_free_seats_named() -> None:
    words = words_for("en")
    table = table_of(1)
    assert table_names(table.view(None), {1: "Ana"}, words) == ("Ana", "free seat")
    table.do(Fill("easy", 1), 1, 0.0)
    mark, name = table_names(table.view(None), {1: "Ana"}, words)[1].split()
    assert mark == "🤖" and name in HOUSE_NAMES
    assert table_names(table.view(None), {1: name}, words)[1] != f"🤖 {name}"


def test_house_names_are_told_apart() -> None:
    assert len({look(name) for name in HOUSE_NAMES}) == len(HOUSE_NAMES) >= 8
    assert all(unicodedata.is_normalized("NFC", name) and name.isascii() for name in HOUSE_NAMES)
