"""Words that players of a language use, and words that nobody would say."""

from __future__ import annotations

import re

import pytest

from adapters.screens.rules import rules_pages
from adapters.text.words import GAMES, languages, words_for
from engine.games import GAMES as PLAYED


def told(game: str, language: str) -> str:
    """Everything that a game says in a language: its words and its rules."""
    folder = GAMES / game.replace("-", "_")
    words = (folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    return words + "\n".join(line.text for page in rules_pages(game, language) for line in page)


@pytest.mark.req("PL-24")
@pytest.mark.parametrize(
    ("game", "language", "said", "not_said"),
    [
        ("santase", "bg", "талон", "тесте"),
        ("santase", "bg", "анонс", "двойк"),
        ("truco", "pt-BR", "Correr", "Recusar"),
        ("thurf", "te", "అపసవ్య", "గడియారానికి ఎదురు"),
        ("truco", "te", "అపసవ్య", "గడియారానికి ఎదురు"),
        ("kniffeliger", "de", "Dreierpasch", "dasselbe ohne Tricks"),
        ("kniffeliger", "de", "weiteren Kniffel", "obere Felder"),
        ("kniffeliger", "bg", "кента", "поредица"),
        ("kniffeliger", "ar", "سلسلة", "التسلسل"),
        ("kniffeliger", "pt-BR", "sequência curta", "sequência pequena"),
        ("truco", "bg", "тесте", "колод"),
        ("truco", "de", "aussteigen", "weglauf"),
        ("truco", "ar", "البنت", "الملكة"),
        ("truco", "pt-BR", "curinga", "coringa"),
        ("truco", "te", "పేక", "కట్ట"),
        ("thurf", "bg", "висящи", "оставащ"),
        ("thurf", "bg", "обяв", "обаждан"),
        ("thurf", "te", "అపసవ్య", "కుడి చేతి వైపు తిరుగు"),
        ("sixty-one", "te", "సవ్య దిశ", "గడియారం తిరిగే"),
        ("sixty-one", "bg", "предава", "дава наказателни"),
    ],
)
def test_what_players_say(game: str, language: str, said: str, not_said: str) -> None:
    text = told(game, language).lower()
    assert said.lower() in text and not re.search(rf"(?<!\w){not_said.lower()}", text)


@pytest.mark.req("PL-24")
@pytest.mark.parametrize("language", sorted(languages()))
@pytest.mark.parametrize("game", PLAYED)
def test_no_two_options_of_a_game_have_one_name(game: str, language: str) -> None:
    words, fields = words_for(language), PLAYED[game].info.options.fields()
    names = [words(f"{game}-option-{name}-name") for name, field in fields.items() if field.metadata["shown"]]
    assert sorted(names) == sorted(set(names))


@pytest.mark.req("PL-24")
def test_names_in_telugu_are_joined_by_commas() -> None:
    assert "మరియు" not in words_for("te").list(["Ana", "Bea", "Cy"])
    assert words_for("te").list(["Ana", "Bea"]).count(",") == 1


@pytest.mark.req("PL-24", "PL-30")
def test_in_portuguese_alt_texts_a_trick_is_a_rodada() -> None:
    words = words_for("pt-BR")
    assert "rodada" in words("picture-alt-taken", name="Ana", entries="x")


@pytest.mark.req("KN-16")
@pytest.mark.parametrize(
    ("language", "trick"),
    [("en", "cross"), ("de", "kreuz"), ("pt-BR", "risc"), ("bg", "зачерк"), ("ar", "شطب"), ("te", "కొట్ట")],
)
def test_giving_up_a_box_of_ones_own_is_not_called_like_the_trick(language: str, trick: str) -> None:
    words = words_for(language)
    assert trick in words("kniffeliger-bonus", bonus="crossout").lower()
    of_ones_own = [
        words("kniffeliger-cross-menu"),
        words("kniffeliger-choose-box"),
        words("kniffeliger-cross-spoken", box="1"),
        words("kniffeliger-log-crossed", name="Ana", box="1", dice="⚀"),
        words("kniffeliger-hint-cross"),
    ]
    assert not [text for text in of_ones_own if trick in text.lower()]
