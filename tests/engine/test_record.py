"""Records: one way to write them, and no way to change one unnoticed."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adapters.text.words import languages, words_for
from bots.simulate import play_match
from engine import record
from engine.chance import SeededChance, commitment, mixed_seed
from engine.contract import Match, Outcome
from engine.games import GAMES, UnknownGame, game_of
from tests.engine.games.tiny import Tiny

SEED = bytes(range(32))
EVERY_GAME = [Tiny, *GAMES.values()]


def registry(key: str) -> type[Match]:
    return Tiny if key == "tiny" else game_of(key)


def tiny(preset: str = "raising", carried: object = None) -> tuple[Match, list[tuple[int, str]]]:
    """A whole match of Tiny on defaults alone, with its moves."""
    match = Tiny(Tiny.info.presets[preset], 2, SeededChance(SEED), carried=carried)
    moves = []
    while match.asked:
        seat = match.asked[0]
        moves.append((seat, match.default(seat).code))
        match.act(*moves[-1])
    return match, moves


@pytest.fixture(scope="module")
def text() -> str:
    match, moves = tiny(carried={"dealer": 1})
    return record.export(match, seed=SEED, moves=moves, carried={"dealer": 1})


def signed(text: str) -> str:
    """The text with a checksum that fits, as a forger would write it."""
    body = text[: text.rindex("sha256 ")]
    return f"{body}sha256 {hashlib.sha256(body.encode()).hexdigest()}\n"


def test_a_record_reads_like_this(text: str) -> None:
    lines = text.splitlines()
    assert lines[:8] == [
        "tablemates record 1",
        "game tiny",
        "rules 1",
        "seats 2",
        "option target=8",
        "option raising=True",
        f"commitment {commitment(SEED)}",
        'carried {"dealer":1}',
    ]
    assert lines[8:11] == [f"seed {SEED.hex()}", "0 pass", "1 pass"]
    assert lines[-2].startswith("outcome won winners ")
    assert lines[-1].startswith("sha256 ")


@pytest.mark.req("PL-40")
@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.info.key)
def test_every_preset_and_seat_count_is_exported_replayed_and_verified(game: type[Match]) -> None:
    for preset, options in game.info.presets.items():
        for seats in game.info.seat_counts:
            played = play_match(game, options, seats, ["random"] * seats, f"{preset} {seats}")
            again = record.replay(record.parse(played.record), registry)
            assert again.outcome() == played.outcome
            assert record.verify(played.record, registry) == record.Verdict(True)


@pytest.mark.req("PL-41")
def test_another_match_with_the_right_seed_is_sound_but_not_that_of_the_receipt() -> None:
    game, options = GAMES["santase"], GAMES["santase"].info.presets["one"]
    played = play_match(game, options, 2, ["random"] * 2, "one").record
    read = record.parse(played)
    match = game(options, 2, SeededChance(read.seed))
    moves = []
    while match.asked:  # The same cards, played otherwise.
        seat = match.asked[0]
        moves.append((seat, match.default(seat).code))
        match.act(*moves[-1])
    forged = record.export(match, seed=read.seed, moves=moves)
    assert record.verify(forged) == record.verify(played) == record.Verdict(True)
    receipt = f"Seal: {read.commitment}, seed {read.seed.hex()}.\nsha256 {read.digest}"
    assert record.differs_from_receipt(read, receipt) == ""
    assert "does not name the SHA-256" in record.differs_from_receipt(record.parse(forged), receipt)
    assert "does not name the SHA-256" in record.differs_from_receipt(read, f"commitment {read.commitment}")
    assert "names 00000" in record.differs_from_receipt(read, f"{receipt}\ncommitment {'0' * 64}")


@pytest.mark.req("PL-41")
def test_what_players_added_is_in_the_record_and_in_the_receipt() -> None:
    added = ("7c1f09ab 3 6", "22e9aa10")
    match = Tiny(Tiny.info.presets["plain"], 2, SeededChance(mixed_seed(SEED, added)))
    moves = []
    while match.asked:
        moves.append((match.asked[0], match.default(match.asked[0]).code))
        match.act(*moves[-1])
    text = record.export(match, seed=SEED, moves=moves, chances=added)
    lines = ["chance 0 7c1f09ab 3 6", "chance 1 22e9aa10"]
    assert f"commitment {commitment(SEED)}\n{lines[0]}\n{lines[1]}\ncarried null\n" in text
    assert record.verify(text, registry) == record.Verdict(True)
    read = record.parse(text)
    assert (read.chances, record.show(read, registry).splitlines()[2:4]) == (added, lines)
    for receipt in (f"{lines[0]} {lines[1]} sha256 {read.digest}", read.digest, text):
        assert record.differs_from_receipt(read, receipt) == ""
    for other in (lines[0], f"{lines[0]}\nchance 1 22e9aa11", f"{lines[1]}\n{lines[0]}"):
        assert "other chance" in record.differs_from_receipt(read, f"{other}\n{read.digest}")
    for forged in (
        text.replace(" 3 6\n", " 3 5\n"),
        text.replace("chance 0 ", "chance 2 "),
        text.replace("\n".join(lines), "\n".join(reversed(lines))),
        text.replace(lines[1], lines[0]),
    ):
        assert not record.verify(signed(forged), registry).is_true


def added_match(*added: str, names: Mapping[int, str] | None = None) -> str:
    """The record of a match to whose chance that was added."""
    match = Tiny(Tiny.info.presets["plain"], len(added), SeededChance(mixed_seed(SEED, added)))
    moves = []
    while match.asked:
        moves.append((match.asked[0], match.default(match.asked[0]).code))
        match.act(*moves[-1])
    return record.export(match, seed=SEED, moves=moves, chances=added, names=names or {})


@pytest.mark.req("PL-41")
@pytest.mark.parametrize("language", languages())
def test_a_copied_log_proves_the_seal_and_what_was_added(language: str) -> None:
    words = words_for(language)
    names = ["Ana 5", "Bea"]
    read = record.parse(added_match("7c1f09ab 3 6", "2", names=dict(enumerate(names))))

    def log(seal: str, *added: str) -> str:
        told = [words("score-entry", name=name, score=one) for name, one in zip(names, added, strict=False)]
        return "\n".join(
            [
                words("lobby-seal", digits=seal),  # while it was the next one
                words("log-match-sealed", number=1, digits=seal),
                *([words("log-chance", entries=words.row(told))] if told else []),
                "Ana 5 2",
                words("log-record", digest=read.digest),
                words("lobby-seal", digits="0" * 8),
            ]
        )

    seal = read.commitment[:8]
    for true in (log(seal, *read.chances), log(seal)):
        assert record.differs_from_receipt(read, true) == ""
        assert record.names_seal(read, true)
    assert "names the seal 12345678…" in record.differs_from_receipt(read, log("12345678", *read.chances))
    for other in (
        ("7c1f09ab 3 6", "1"),
        ("7c1f09ab 3 6",),
        ("7c1f09ab 3", "2"),
        ("7c1f09ab 3 6", "22e9aa10 2"),
        ("7c1f09ab 3 6", "1 2"),
        ("22e9aa10 7c1f09ab 3 6", "2"),
    ):
        assert "other chance" in record.differs_from_receipt(read, log(seal, *other)), other
    alone = record.parse(added_match("", ""))
    told = log(alone.commitment[:8], "7c1f09ab").replace(read.digest, alone.digest)
    assert "other chance" in record.differs_from_receipt(alone, told)


@pytest.mark.req("PL-41")
def test_the_end_alone_does_not_name_the_seal() -> None:
    read = record.parse(added_match("7c1f09ab", "22e9aa10"))
    result = f"sha256 {read.digest}\nSeal of the next match: 12345678…"
    assert record.differs_from_receipt(read, result) == ""
    assert not record.names_seal(read, result)
    for seal in (read.commitment, read.commitment[:8], read.commitment[:20].upper()):
        assert record.names_seal(read, f"{seal} {result}")
    assert not record.names_seal(read, f"{read.commitment[:7]} {result}")


@pytest.mark.req("PL-40", "PL-65")
def test_below_the_checksum_stand_the_day_and_the_names_and_prove_nothing() -> None:
    match, moves = tiny()
    plain = record.export(match, seed=SEED, moves=moves)
    named = record.export(match, seed=SEED, moves=moves, played="2026-11-17", names={1: 'Бо "7"\n', 0: "Ana"})
    assert named == plain + 'played 2026-11-17\nname 0 "Ana"\nname 1 "\\u0411\\u043e \\"7\\"\\n"\n'
    assert record.parse(named).names == ((0, "Ana"), (1, 'Бо "7"\n'))
    assert record.verify(named, registry) == record.Verdict(True)
    told = record.show(record.parse(named), registry).splitlines()
    assert told[1:4] == ["played on 2026-11-17", "seat 0: Ana", 'seat 1: Бо "7"']
    assert "seat 0:" not in record.show(record.parse(plain), registry)


@pytest.mark.parametrize(
    "notes",
    [
        'name 1 "Bo"\nname 0 "Ana"\n',
        'name 0 "Ana"\nname 0 "Bo"\n',
        'name 0 "\\u004"\n',
        'name 2 "Cy"\n',
        "name 0 Ana\n",
        'name 0 "Ana"',
        "played 17.11.2026\n",
        "played 2026-11-17\nplayed 2026-11-17\n",
        'name 0 "\\u0041na"\n',
        "\n",
    ],
)
def test_other_notes_are_refused(notes: str) -> None:
    match, moves = tiny()
    assert not record.verify(record.export(match, seed=SEED, moves=moves) + notes, registry).is_true


def test_replay_ends_in_the_same_views() -> None:
    match, moves = tiny()
    again = record.replay(record.parse(record.export(match, seed=SEED, moves=moves)), registry)
    assert [again.view(seat) for seat in (0, 1, None)] == [match.view(seat) for seat in (0, 1, None)]


def test_a_match_that_the_players_ended_is_a_true_record() -> None:
    match = Tiny(Tiny.info.presets["plain"], 2, SeededChance(SEED))
    move = (match.asked[0], match.default(match.asked[0]).code)
    match.act(*move)
    match.stop()
    text = record.export(match, seed=SEED, moves=[move])
    assert "outcome stopped " in text
    assert record.verify(text, registry) == record.Verdict(True)


@pytest.mark.req("PL-42")
def test_a_running_match_is_not_exported() -> None:
    match = Tiny(Tiny.info.presets["plain"], 2, SeededChance(SEED))
    with pytest.raises(record.NoRecordYet):
        record.export(match, seed=SEED, moves=[])


@pytest.mark.req("PL-41")
def test_every_single_byte_changed_is_rejected(text: str) -> None:
    for at, old in enumerate(text):
        for new in {chr(ord(old) ^ 1), chr(ord(old) ^ 32), "0", "\n", " ", "é"} - {old}:
            assert not record.verify(text[:at] + new + text[at + 1 :], registry).is_true, (at, new)


def test_every_single_byte_deleted_or_doubled_is_rejected(text: str) -> None:
    for at in range(len(text)):
        assert not record.verify(text[:at] + text[at + 1 :], registry).is_true, at
        assert not record.verify(text[: at + 1] + text[at:], registry).is_true, at


def test_every_line_deleted_doubled_or_swapped_is_rejected(text: str) -> None:
    lines = text.splitlines(keepends=True)
    for at, line in enumerate(lines):
        before, after = lines[:at], lines[at + 1 :]
        swapped = [*before, *after[:1], line, *after[1:]]
        for changed in ([*before, *after], [*before, line, line, *after], swapped):
            if changed != lines:
                assert not record.verify("".join(changed), registry).is_true, line


def test_a_line_deleted_or_doubled_under_a_new_checksum_is_rejected(text: str) -> None:
    lines = text.splitlines(keepends=True)
    for at, line in enumerate(lines[:-1]):
        before, after = lines[:at], lines[at + 1 :]
        for changed in ([*before, *after], [*before, line, line, *after]):
            assert not record.verify(signed("".join(changed)), registry).is_true, line


@settings(max_examples=200)
@given(at=st.integers(0), new=st.characters())
@pytest.mark.req("PL-41")
def test_any_other_character_anywhere_in_a_santase_record_is_rejected(at: int, new: str) -> None:
    santase = game_of("santase")
    text = play_match(santase, santase.info.presets["one"], 2, ["random"] * 2, "property").record
    at %= len(text)
    if new != text[at]:
        assert not record.verify(text[:at] + new + text[at + 1 :]).is_true


def test_a_forger_who_fixes_the_checksum_is_told_the_line(text: str) -> None:
    read = record.parse(text)
    first = len(read.header()) + 1
    last = first + len(read.moves)
    other_seed = bytes(32)
    forgeries = {
        "another seed": (replace(read, seed=other_seed), first - 1, "the seed is not the one that was promised"),
        "another seed, promised": (
            replace(read, seed=other_seed, commitment=commitment(other_seed)),
            first + 2,
            "this move could not be made (illegal-action)",
        ),
        "another move": (
            replace(read, moves=((0, "play 2C"), *read.moves[1:])),
            first,
            "this move could not be made (illegal-action)",
        ),
        "another seat": (
            replace(read, moves=((7, "pass"), *read.moves[1:])),
            first,
            "this move could not be made (not-your-decision)",
        ),
        "a move too few": (replace(read, moves=read.moves[:-1]), last - 1, "the match is not over"),
        "a move too many": (
            replace(read, moves=(*read.moves, (0, "pass"))),
            last,
            "this move could not be made (match-over)",
        ),
        "another outcome": (
            replace(read, outcome=Outcome((0, 1), read.outcome.scores, "won")),
            last,
            "the match ended otherwise",
        ),
        "other rules": (replace(read, rules_version=2), 3, "played under version 2 of the rules, not 1"),
        "other seats": (replace(read, seats=5), 4, "the game is not for that many seats"),
        "an option too few": (
            replace(read, options=read.options[:-1]),
            5,
            "the options are not those of the game, each once and in order",
        ),
        "endless": (replace(read, moves=((0, "pass"),) * 10_000), first, "no match is this long"),
        "carried nonsense": (
            replace(read, carried=["x"]),
            first - 2,
            "the game cannot begin with what is carried",
        ),
    }
    verdicts = {name: record.verify(forged.text(), registry) for name, (forged, _, _) in forgeries.items()}
    assert verdicts == {name: record.Verdict(False, line, why) for name, (_, line, why) in forgeries.items()}


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("tablemates record 1", "tablemates record 2", 1, "not a record of this format"),
        ("game tiny", "game Tiny", 2, "no game"),
        ("rules 1", "rules 01", 3, "no rules version"),
        ("seats 2", "seats two", 4, "no seats"),
        ("commitment ", "commitment  ", 7, "no commitment"),
        ("carried {", "carried [", 8, "what is carried is not JSON"),
        ('{"dealer":1}', '{"dealer": 1}', 8, "not written in the usual form"),
        ("seed 00", "seed AA", 9, "no seed"),
        ("\n0 pass", "\n0  pass", 10, "neither a move nor one outcome"),
        ("\n0 pass", "\n00 pass", 10, "neither a move nor one outcome"),
    ],
)
def test_what_does_not_read_is_refused_with_its_line(text: str, old: str, new: str, line: int, why: str) -> None:
    with pytest.raises(record.BadRecord) as refusal:
        record.parse(signed(text.replace(old, new, 1)))
    assert (refusal.value.line, refusal.value.why) == (line, why)


@pytest.mark.parametrize("text", ["", "\n", "\x00", "sha256 ", "é", "tablemates record 1\n" * 3, "x" * 2_000_000])
def test_nonsense_is_rejected_without_trouble(text: str) -> None:
    assert not record.verify(text).is_true


def test_an_unknown_game_is_a_verdict_and_a_refusal(text: str) -> None:
    assert record.verify(text) == record.Verdict(False, 2, "the game is not played here (unknown-game)")
    with pytest.raises(UnknownGame):
        record.replay(record.parse(text))


def test_show_numbers_the_moves_and_says_what_came_of_them(text: str) -> None:
    shown = record.show(record.parse(text), registry).splitlines()
    assert shown[0] == "tiny, 2 seats, rules 1"
    drawn = next(line.split() for line in shown if line.split()[:2] == ["Drew", "seat=0"])
    assert drawn[-3:] == ["(only", "seat", "0)"]
    assert "   1  seat 0  pass     Answered seat=0 has_raised=False" in shown
    assert shown[-1].startswith("won: seat ")


@pytest.mark.req("PL-40")
@pytest.mark.parametrize(
    ("game", "fact"),
    [("santase", "turned="), ("truco", "vira="), ("sixty-one", "turned="), ("thurf", "cards=")],
)
def test_a_record_shows_cards_as_cards(game: str, fact: str) -> None:
    kind = GAMES[game]
    seats = kind.info.seat_counts[0]
    match = kind(kind.info.presets[kind.info.default_preset], seats, SeededChance(bytes(32)))
    moves: list[tuple[int, str]] = []
    while match.asked and len(moves) < 4000:
        seat = match.asked[0]
        moves.append((seat, match.default(seat).code))
        match.act(*moves[-1])
    shown = record.show(record.parse(record.export(match, seed=bytes(32), moves=moves)))
    cards = re.findall(rf"{fact}([^\s;)]+)", shown)
    assert cards and all(re.fullmatch(r"([2-9TJQKA][CDHS],?)+", some) for some in cards)
