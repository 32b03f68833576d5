"""What people type, taken apart."""

from __future__ import annotations

from typing import Any

import pytest

from adapters.telegram import menus
from adapters.telegram.arguments import Wish, command_of, read_choice, read_listener, read_wish
from adapters.text.words import words_for


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("/play santase 2", ("play", "santase 2")),
        ("/Play@Our_Bot", ("play", "")),
        ("/play@other_bot x", None),
        ("/say\nhello there", ("say", "hello there")),
        ("/", ("", "")),
        ("/say " + "x" * 5000, ("say", "x" * 500)),
    ],
)
def test_commands_are_read(text: str, found: tuple[str, str] | None) -> None:
    assert command_of(text, "our_bot") == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("santase", ("santase", None, None, {})),
        ("santase Topic 2 target=7", ("santase", 2, None, {"target": "7"}, True)),
        ("Santase 2 target=7", ("santase", 2, None, {"target": "7"})),
        ("sixty-one 6", ("sixty-one", 6, None, {})),
        (f"{words_for(None)('sixty-one-name')} 4", ("sixty-one", 4, None, {})),
        ("santase target=7,mode=x", ("santase", None, None, {"target": "7", "mode": "x"})),
        ("santase a b", ("santase", None, "a", None)),
        ("santasex", None),
        ("", None),
    ],
)
def test_wishes_are_read(text: str, found: tuple[Any, ...] | None) -> None:
    assert read_wish(text, words_for(None)) == (found and Wish(*found))


def test_a_topic_is_asked_for_in_any_language() -> None:
    for language in ("en", "de", "pt-BR", "bg", "ar", "te"):
        words = words_for(language)
        for word in ("topic", words("option-topic")):
            wish = read_wish(f"santase {word}", words)
            assert wish is not None and wish.is_apart


def test_listeners_are_never_guessed() -> None:
    others = [(1, "Bo"), (2, "Bo B"), (3, "Cy")]
    assert read_listener("cy hello", others) == (3, "hello")
    assert read_listener("4 hello", others) == (3, "hello")
    assert read_listener("Bo B hello", others) == (-1, "")
    assert read_listener("Di hello", others) == (-1, "")
    assert read_listener("Cy", others) == (-1, "")


def test_a_name_that_telegram_does_not_take_stays_english(monkeypatch: pytest.MonkeyPatch) -> None:
    told = {"command-play": "играй", "command-help": "ajuda"}
    real = words_for(None)
    monkeypatch.setattr(
        menus, "words_for", lambda language: real if language == "en" else lambda key: told.get(key, real(key))
    )
    names = menus.names_of("xx")
    assert (names["play"], names["help"], names["join"]) == ("play", "ajuda", "join")


@pytest.mark.parametrize(
    ("typed", "chosen"),
    [
        ("pictures off", ("pictures", "off")),
        ("  Pictures   Words only ", ("pictures", "off")),
        ("Bilder Nur Text", ("pictures", "off")),
        ("Farben der Karten vier Farben", ("deck", "four")),
        ("background", ("background", "")),
        ("pictures perhaps", ("pictures", "perhaps")),
        ("picturesque", None),
        ("", None),
    ],
)
def test_a_setting_is_read_by_its_key_or_by_what_any_language_calls_it(
    typed: str, chosen: tuple[str, str] | None
) -> None:
    assert read_choice(typed) == chosen
