from __future__ import annotations

import ast
import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import adapters
import bots
import engine
from adapters.screens import refusal_text
from adapters.text.card_faces import aloud, faces, spoken
from adapters.text.words import (
    CACHED_MAX,
    FOLDERS,
    ISOLATE,
    LOCALES,
    POP,
    RIGHT_TO_LEFT,
    MissingWords,
    Words,
    _Catalogue,
    _formatted_plainly,
    check,
    keys,
    languages,
    untranslated,
    words_for,
)
from adapters.text.words import GAMES as GAMES_FOLDER
from engine.cards import card
from engine.contract import NotYourDecision, Refusal, StaleDecision
from engine.games import COMPLETE, GAMES
from engine.refusals import NotEnoughPlayers


@pytest.fixture
def words() -> Words:
    return words_for("en")


def catalogues(folder: Path, **texts: str) -> tuple[Path]:
    """A folder of catalogues, one per language."""
    for language, text in texts.items():
        path = folder / language.replace("_", "-")
        path.mkdir()
        (path / "main.ftl").write_text(text, encoding="utf-8")
    return (folder,)


# --- Sentences -----------------------------------------------------------------------------------------


def test_plurals_are_chosen_by_the_catalogue(words: Words) -> None:
    assert [words("seats", count=count) for count in (1, 4)] == ["1 seat", "4 seats"]


def test_sentences_may_have_several_lines_and_refer_to_others(tmp_path: Path) -> None:
    text = """# Where we are.
-house = Casa
hello =
    Hello in { -house },
    { $count ->
        [one] you
       *[other] all { $count } of you
    }. { bye }

bye = Bye from { -house }!
"""
    english = Words("en", folders=catalogues(tmp_path, en=text))
    assert english("hello", count=1) == "Hello in Casa,\nyou. Bye from Casa!"
    assert english("hello", count=2) == "Hello in Casa,\nall 2 of you. Bye from Casa!"
    assert english("bye") == "Bye from Casa!"


def test_lists_read_as_a_sentence(words: Words) -> None:
    assert words.list(["Ana"]) == "Ana"
    assert words.list(["Ana", "Bea", "Cy"]) == "Ana, Bea, and Cy"
    assert words_for("de").list(["Ana", "Bea", "Cy"]) == "Ana, Bea und Cy"
    assert words_for("pt-BR").list(["Ana", "Bea", "Cy"]) == "Ana, Bea e Cy"
    assert words.row(["Ana 3", "Bea 2"]) == "Ana 3 · Bea 2"


@pytest.mark.req("PL-43")
def test_a_name_of_the_other_direction_is_isolated(words: Words) -> None:
    assert words("score-entry", name="ليلى", score=3) == f"{ISOLATE}ليلى{POP} {ISOLATE}3{POP}"
    assert words.list(["Ana", "ليلى"]) == f"{ISOLATE}Ana{POP} and {ISOLATE}ليلى{POP}"


def test_every_sign_of_the_other_direction_is_noticed(words: Words) -> None:
    signs = [sign for sign in map(chr, range(0x110000)) if unicodedata.bidirectional(sign) in ("R", "AL", "AN")]
    assert [sign for sign in signs if words.row([sign]) != f"{ISOLATE}{sign}{POP}"] == []


def test_a_text_of_one_direction_needs_no_isolation_marks(words: Words, tmp_path: Path) -> None:
    assert words("score-entry", name="Ana", score=3) == "Ana 3"
    arabic = Words(
        "ar", folders=catalogues(tmp_path, en="hello = Hello { $name }\n", ar="hello = مرحبا { $name }\n")
    )
    assert arabic("hello", name="ليلى") == "مرحبا ليلى"
    assert arabic("hello", name="Ana") == f"{RIGHT_TO_LEFT}مرحبا {ISOLATE}Ana{POP}"


def test_english_stands_in_for_what_a_language_lacks(tmp_path: Path) -> None:
    german = Words("de", folders=catalogues(tmp_path, en="one = one\ntwo = two\n", de="one = eins\n"))
    assert (german("one"), german("two")) == ("eins", "two")


def test_a_missing_key_shows_as_the_key_and_warns(words: Words) -> None:
    with pytest.warns(MissingWords, match="no-such-key"):
        assert words("no-such-key") == "no-such-key"
    assert not words.has("no-such-key")
    assert words.has("button-start")


def test_a_missing_value_warns(words: Words) -> None:
    with pytest.warns(MissingWords, match="score-entry"):
        words("score-entry", name="Ana")


def test_words_are_put_into_sentences_as_fluent_does_it() -> None:
    catalogue = _Catalogue("en", FOLDERS)
    plain = 0
    for key, variables in keys().items():
        for value in ("Ana", "\u05d0na", "x" * 2_501):
            values: dict[str, str | int] = dict.fromkeys(sorted(variables), value)
            found = catalogue.format(key, values)
            pattern = catalogue._bundle.get_message(key).value
            assert pattern is not None
            text, errors = catalogue._bundle.format_pattern(pattern, values)
            assert (found[0], list(map(repr, found[1]))) == (str(text), list(map(repr, errors)))
            plain += _formatted_plainly(pattern, values) is not None
    assert plain > 1_000, "hardly any sentence is put together quickly"


def test_sentences_are_kept_up_to_a_bound() -> None:
    words = Words("en")
    for count in range(CACHED_MAX + 10):
        words("house-name", name=str(count))
    assert Words.__call__.cache_info().currsize == CACHED_MAX


@pytest.mark.parametrize("language", ["en", "EN", "en-GB", "en_US", "xx", "", None])
def test_the_nearest_language_is_found(language: str | None) -> None:
    assert words_for(language).language == "en"


# --- The catalogues ------------------------------------------------------------------------------------


@pytest.mark.req("PL-24")
def test_the_catalogues_are_in_order() -> None:
    assert check() == []


@pytest.mark.parametrize(
    ("english", "arabic", "problem"),
    [
        ("a = x\nb = y\n", "a = x\n", "ar: b is missing"),
        ("a = x\n", "a = x\nb = y\n", "ar: b is unknown"),
        ("a = { $one }\n", "a = { $two }\n", "ar: a differs in $one, $two"),
        ("a = x\n", "a = x\na = y\n", "ar: a is there twice"),
        ("a = x\n", "a = x\nb { y\n", "ar: main.ftl: cannot be read: b { y"),
        ("a = x\n", "a = x\u202e\n", "ar: main.ftl holds a control character"),
        ("a = { $n }\n", "a = { $n -> \n [one] x\n *[other] y\n }\n", "ar: a lacks the plural few"),
        ("a = { $n -> \n [two] x\n *[other] y\n }\n", "a = { $n }\n", "en: a lacks the plural one"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_catalogue_is_named(tmp_path: Path, english: str, arabic: str, problem: str) -> None:
    assert problem in check(catalogues(tmp_path, en=english, ar=arabic))


def test_catalogues_that_agree_have_no_problems(tmp_path: Path) -> None:
    arabic = "a = { $n ->\n [zero] { $n }\n [one] x\n [two] x\n [few] x\n [many] x\n *[other] y\n }\n"
    assert check(catalogues(tmp_path, en="a = { $n ->\n [one] { $n }\n *[other] y\n }\n", ar=arabic)) == []


def game_catalogues(folder: Path, game: str, **texts: str) -> Path:
    """The folder of a game's words, with a file per language."""
    words = folder / game / "words"
    words.mkdir(parents=True)
    for language, text in texts.items():
        (words / f"{language}.ftl").write_text(text, encoding="utf-8")
    return words


def test_only_games_that_must_be_complete_are_wrong_without_translations(tmp_path: Path) -> None:
    ours = game_catalogues(tmp_path, COMPLETE[0], en="a = x\n", de="")
    new = game_catalogues(tmp_path, "new_one", en="b = x\nc = { $n }\n", de="c = { $m }\nd = y\n")
    assert check([ours, new]) == ["de: a is missing", "de: d is unknown", "de: c differs in $m, $n"]
    assert [line for line in untranslated([ours, new]) if line.endswith((" ar", " de"))] == [
        "new-one: 2 of 2 sentences in ar",
        "new-one: 1 of 2 sentences in de",
    ]


def test_whoever_reads_another_language_reads_english_for_a_game_without_it(tmp_path: Path) -> None:
    new = game_catalogues(tmp_path, "new_one", en="new-one-name = New One\nnew-one-how-1 = Win.\n")
    german = Words("de", folders=(*FOLDERS, new))
    assert (german("new-one-name"), german("new-one-how-1")) == ("New One", "Win.")
    assert german("button-back") == words_for("de")("button-back") != words_for("en")("button-back")


# --- Keys in the code ----------------------------------------------------------------------------------

SOURCES = [Path(package.__file__ or "").parent for package in (adapters, bots)]


@cache
def keys_in_code() -> list[tuple[str, str]]:
    """Every key that is asked of `words` in Python or a template, as a pattern, and where."""
    return [*_keys()]


def _keys() -> Iterator[tuple[str, str]]:
    for path in (path for folder in SOURCES for path in folder.rglob("*")):
        if path.suffix == ".py" and path.name != "words.py":
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and _is_words(node.func) and node.args:
                    for pattern in _patterns(node.args[0]):
                        yield pattern, f"{path.name}:{node.lineno}"
        elif path.suffix in (".html", ".j2", ".jinja"):
            for found in re.finditer(
                r"\bwords(?:\.has)?\(\s*[\"']([\w-]+)[\"']", path.read_text(encoding="utf-8")
            ):
                yield re.escape(found[1]), path.name


def _is_words(node: ast.expr) -> bool:
    """Whether this is `words`, `something.words`, `words_for(language)`, or the `has` of one of them."""
    if isinstance(node, ast.Attribute) and node.attr == "has":
        node = node.value
    if isinstance(node, ast.Call):
        return getattr(node.func, "id", None) == "words_for"
    return getattr(node, "id", None) == "words" or getattr(node, "attr", None) == "words"


def _patterns(key: ast.expr) -> Iterator[str]:
    if isinstance(key, ast.Constant):
        yield re.escape(str(key.value))
    elif isinstance(key, ast.IfExp):
        yield from (*_patterns(key.body), *_patterns(key.orelse))
    elif isinstance(key, ast.JoinedStr):
        parts = (re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in key.values)
        yield "".join(parts)
    else:
        raise AssertionError(f"a key that cannot be read from the code: {ast.unparse(key)}")


def test_every_key_in_the_code_has_words() -> None:
    known = keys()
    used = list(keys_in_code())
    assert len(used) > 50
    lost = [(pattern, where) for pattern, where in used if not any(re.fullmatch(pattern, key) for key in known)]
    assert lost == []


def test_no_key_is_unused() -> None:
    patterns = [re.compile(pattern) for pattern, _ in keys_in_code()]
    assert [key for key in keys() if not any(pattern.fullmatch(key) for pattern in patterns)] == []


def test_every_game_has_its_words(words: Words) -> None:
    wanted = []
    for key, game in GAMES.items():
        wanted += [f"{key}-name", f"{key}-how-1", f"{key}-how-2"]
        for preset in game.info.presets:
            wanted += [f"{key}-preset-{preset}", f"{key}-preset-{preset}-about"]
        for name, field in game.info.options.fields().items():
            if field.metadata["shown"]:
                wanted += [f"{key}-option-{name}", f"{key}-option-{name}-name"]
    assert [key for key in wanted if not words.has(key)] == []


@pytest.mark.parametrize("game", GAMES)
def test_all_words_of_a_game_are_in_its_folder(game: str) -> None:
    folder = GAMES_FOLDER / game.replace("-", "_") / "words"
    assert [key for key in keys(folders=(folder,)) if not key.startswith(f"{game}-")] == []
    others = [other for other in FOLDERS if other != folder]
    assert [key for key in keys(folders=others) if key.startswith(f"{game}-")] == []


def test_no_common_words_are_for_a_single_game() -> None:
    used_by: dict[str, set[str]] = {}
    for path in (path for folder in SOURCES for path in folder.rglob("*.py")):
        room = path.parent.name if path.is_relative_to(GAMES_FOLDER) else "all"
        for quoted in re.findall(r"\"([a-z0-9-]+)\"", path.read_text(encoding="utf-8")):
            used_by.setdefault(quoted, set()).add(room)
    common = keys(folders=(LOCALES,))
    single = {key: rooms for key in common if len(rooms := used_by.get(key, set())) == 1 and "all" not in rooms}
    assert {key: rooms for key, rooms in single.items() if rooms != {GAMES_FOLDER.name}} == {}


# --- Refusals ------------------------------------------------------------------------------------------


def refusals() -> list[type[Refusal]]:
    """Every refusal of our own code."""
    found = []
    for package in (engine, adapters, bots):
        root = Path(package.__file__ or "").parent
        for path in root.rglob("*.py"):
            if "(Refusal)" in path.read_text(encoding="utf-8"):
                parts = path.relative_to(root.parent).with_suffix("").parts
                module = import_module(".".join(part for part in parts if part != "__init__"))
                kinds = (kind for kind in vars(module).values() if isinstance(kind, type))
                found += [k for k in kinds if issubclass(k, Refusal) and k.__module__ == module.__name__]
    return [kind for kind in found if kind is not Refusal]


@pytest.mark.req("PL-6")
def test_every_refusal_has_one_clear_sentence(words: Words) -> None:
    texts = {}
    for kind in refusals():
        refusal = Refusal()  # Some kinds want details; the words must do without.
        refusal.key = kind.key
        texts[kind.key] = refusal_text(refusal, words)
    assert len(texts) > 15
    assert [key for key, text in texts.items() if not text.endswith(".") or len(text) > 140] == []
    assert len(set(texts.values())) == len(texts)


def test_no_sentence_is_left_without_its_refusal() -> None:
    sentences = {key.removeprefix("refusal-") for key in keys() if key.startswith("refusal-")}
    assert sentences == {kind.key for kind in refusals()}


def test_a_stale_button_says_whose_turn_it_is(words: Words) -> None:
    assert refusal_text(StaleDecision(), words) == "That button is from an earlier moment; nothing has changed."
    assert refusal_text(StaleDecision(), words, ["Bea"]).endswith("nothing has changed. It is Bea’s turn now.")
    assert refusal_text(NotYourDecision(), words, ["Bea", "Cy"]) == "It is not your turn; Bea and Cy are to act."


@pytest.mark.req("PL-14")
def test_too_few_players_says_how_many_are_missing(words: Words) -> None:
    assert refusal_text(NotEnoughPlayers(players=2, missing=2), words).startswith("2 more players are needed")


def test_the_english_catalogue_has_no_straight_apostrophes() -> None:
    files = [path for folder in FOLDERS for path in (*folder.glob("en.ftl"), *folder.glob("en/*.ftl"))]
    assert len(files) > 10
    texts = "".join(path.read_text(encoding="utf-8") for path in files)
    assert re.findall(r"\w'\w", texts) == []


@pytest.mark.req("PL-33")
@pytest.mark.parametrize("language", languages())
def test_cards_are_called_by_their_names_when_read_aloud(language: str) -> None:
    words = words_for(language)
    queen, ten = card("QH"), card("TS")
    said = aloud(f"Ana: {faces((queen, ten), words)} ♦", words)
    assert spoken(queen, words) in said and spoken(ten, words) in said
    assert not re.search("[♠♥♦♣]", said)
