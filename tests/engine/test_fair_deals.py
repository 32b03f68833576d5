"""Deals that nobody can choose: the table's seed is sealed first, then the players add to it, then it is dealt."""

from __future__ import annotations

import hashlib
from random import Random

import pytest

from engine import record
from engine.chance import chance_of_press, commitment, mixed_seed
from engine.commands import Act, Fill, Leave, Open, Ready, SetPreset, Shake, Sit, Start, Swap
from engine.games import GAMES
from engine.journal import Entry, Row
from engine.refusals import MatchRunning, NotAtTable, UnknownChoice
from engine.table import read_command
from engine.table_commands import CHANCE_PARTS_MAX
from engine.table_view import FINISHED, PLAYING
from tests.engine.clocks import HandClock
from tests.engine.hosts import Hosted, QuickHouse, answer
from tests.engine.journals import ListJournal
from tests.engine.tables import ANA, BEA, CYD, Kept, everything

SEED = bytes(range(32))


@pytest.fixture
def hosted() -> Hosted:
    return Hosted(ListJournal(), HandClock(), QuickHouse())


def sat_down() -> Kept:
    """Ana's table, at which Bea has sat down; both have added something."""
    kept = Kept()
    kept.do(Sit(), BEA, "bea0bea0")
    kept.do(SetPreset("one"), ANA, "aaaaaaaa")
    return kept


def record_of(kept: Kept) -> str:
    """The record of the match that was last finished."""
    started = max(index for index, row in enumerate(kept.rows) if row.what == "start")
    acts = [one for one in map(read_command, kept.rows[started:]) if isinstance(one, Act)]
    table = kept.table
    assert table.match is not None and table.seed is not None
    moves = [(act.seat or 0, act.code) for act in acts]
    start = read_command(kept.rows[started])
    assert isinstance(start, Start)
    return record.export(
        table.match, seed=table.seed, moves=moves, chances=table.chances, carried=start.table["carried"]
    )


@pytest.mark.req("PL-41")
async def test_the_seal_is_there_from_the_opening_on_and_is_that_of_the_match(hosted: Hosted) -> None:
    table = await hosted.host.open("santase", ANA)
    sealed = table.view(None).next_commitment
    assert sealed is not None
    assert table.view(None).seed is None
    await hosted.host.command(table.id, Sit(), BEA, chance="bea0bea0")
    other = hosted.another()  # another process, or this one started again
    assert (await other.host.table(table.id)).view(BEA).next_commitment == sealed
    await other.host.command(table.id, Start(), ANA, chance="aaaaaaaa")
    match = await other.host.table(table.id)
    view = match.view(None)
    assert (view.commitment, view.next_commitment, view.seed) == (sealed, None, None)
    assert view.chances == ("aaaaaaaa", "bea0bea0")
    while match.phase == PLAYING:
        match = await other.host.command(table.id, *answer(match))
    ended = match.view(None)
    assert ended.seed is not None
    assert commitment(bytes.fromhex(ended.seed)) == sealed
    assert ended.next_commitment not in (None, sealed)
    assert [seat.chance for seat in ended.seats] == ["", ""]  # what was added, was added to that match
    # Whoever looks on from the first process sees the same, and so does the rematch.
    first = await hosted.host.command(table.id, Shake(6), BEA)
    assert first.view(None).next_commitment == ended.next_commitment
    rematch = (await hosted.host.command(table.id, Start(), ANA)).view(None)
    assert (rematch.commitment, rematch.chances) == (ended.next_commitment, ("", "6"))


async def test_a_table_opened_before_there_were_seals_gets_one_and_can_start_without(hosted: Hosted) -> None:
    table = await hosted.host.open("santase", ANA)
    hosted.journal._seeds.clear()
    old = hosted.another()
    assert (await old.host.table(table.id)).view(None).next_commitment is None
    started = await hosted.another().host.command(table.id, Fill("easy"), ANA)
    sealed = started.view(None).next_commitment
    assert sealed is not None
    hosted.journal._seeds.clear()
    view = (await hosted.another().host.command(table.id, Start(), ANA)).view(None)
    assert view.commitment not in (None, sealed)
    assert (await hosted.another().host.table(table.id)).view(None) == view


@pytest.mark.req("PL-40", "PL-41")
@pytest.mark.parametrize("game", GAMES)
def test_what_people_add_is_in_the_deal_in_the_record_and_read_back(game: str) -> None:
    kept = Kept(game)
    for person in range(BEA, len(kept.table.chairs) + 1):
        kept.do(Sit(), person, f"{person:08x}")
    for person in range(ANA, len(kept.table.chairs) + 1):
        kept.do(Ready(True), person, "abababab")
    kept.do(Shake(3), BEA)
    kept.do(Start(), ANA, "cdcdcdcd")
    assert kept.table.chances[:2] == ("abababab cdcdcdcd", "00000002 3")
    for _ in range(2):
        kept.play_out(Random(game))
        for from_start in (False, True):
            assert everything(kept.load(from_start=from_start)) == everything(kept.table)
        text = record_of(kept)
        assert record.verify(text) == record.Verdict(True)
        digest = hashlib.sha256(text[: text.index("sha256 ")].encode()).hexdigest()
        assert kept.table.view(None).record_digest == digest == record.parse(text).digest
        assert kept.table.view(None).chances == (record.parse(text).chances or ("",) * len(kept.table.chairs))
        for person in range(ANA, len(kept.table.chairs) + 1):  # A rematch without any of it.
            kept.do(Ready(True), person)
        kept.do(Start(), ANA)
        assert record.parse(text).deal_seed != kept.seeds[1]


def test_the_deal_follows_from_the_seed_and_every_part_that_was_added() -> None:
    added = ["aaaaaaaa 3", "", "bbbbbbbb"]
    text = f"tablemates deal\nseed {SEED.hex()}\nchance 0 aaaaaaaa 3\nchance 2 bbbbbbbb\n"
    assert mixed_seed(SEED, added) == hashlib.sha256(text.encode()).digest()
    others = (
        ["aaaaaaaa 4", "", "bbbbbbbb"],
        ["aaaaaaaa", "3", "bbbbbbbb"],
        ["bbbbbbbb", "", "aaaaaaaa 3"],
        added[:2],
    )
    assert len({mixed_seed(SEED, one) for one in (added, *others)}) == 5
    assert mixed_seed(SEED, []) == mixed_seed(SEED, ["", ""]) == SEED  # as it was for every match of old


def test_a_press_adds_what_its_number_says() -> None:
    assert chance_of_press("discord 1234") == hashlib.sha256(b"discord 1234").hexdigest()[:8]


def test_the_first_press_adds_and_the_start_adds_once_more() -> None:
    kept = sat_down()
    kept.do(Swap(0, 1), ANA, "bbbbbbbb")
    kept.do(Swap(0, 1), BEA, "cccccccc")
    assert [seat.chance for seat in kept.table.view(None).seats] == ["bea0bea0", "aaaaaaaa"]
    kept.do(Start(), BEA, "dddddddd")
    assert kept.table.chances == ("bea0bea0 dddddddd", "aaaaaaaa")
    assert [row.detail.count("chance") for row in kept.rows[:-1]] == [0, 1, 1, 0, 0]
    kept.act()
    assert everything(kept.load()) == everything(kept.table)


def test_whoever_goes_takes_along_what_they_added_and_the_house_adds_nothing() -> None:
    kept = sat_down()
    kept.do(Leave(), BEA, "eeeeeeee")
    kept.do(Fill("easy"), ANA, "ffffffff")
    kept.do(Start(), ANA)
    assert kept.table.chances == ("aaaaaaaa", "")


def test_a_match_to_which_nobody_added_is_dealt_from_the_seed_alone() -> None:
    added, plain, old = sat_down(), Kept(), Kept()
    for kept in (plain, old):
        kept.do(Sit(), BEA)
        kept.do(SetPreset("one"), ANA)
    for kept in (added, plain, old):
        kept.do(Start(), ANA)
    assert plain.seeds == added.seeds
    assert [row.digest for row in plain.rows] == [row.digest for row in old.rows]
    assert added.rows[-1].digest != plain.rows[-1].digest


def test_dice_of_ones_own_are_added_until_there_are_enough() -> None:
    kept = sat_down()
    for _ in range(CHANCE_PARTS_MAX - 1):
        kept.do(Shake(6), BEA)
    assert kept.table.chairs[1].chance == "bea0bea0" + " 6" * (CHANCE_PARTS_MAX - 1)
    assert kept.refused(Shake(6), BEA) is UnknownChoice
    assert kept.refused(Shake(7), ANA) is UnknownChoice
    assert kept.refused(Shake(0), ANA) is UnknownChoice
    assert kept.refused(Shake(1), CYD) is NotAtTable
    kept.do(Start(), BEA, "dddddddd")
    assert kept.table.chances[1].endswith(" dddddddd")
    assert kept.refused(Shake(1), ANA) is MatchRunning


def test_what_is_shown_of_a_match_stays_when_seats_change_after_it() -> None:
    kept = sat_down()
    kept.do(Start(), ANA)
    kept.play_out()
    assert kept.table.phase == FINISHED
    kept.do(Leave(), BEA)
    view = kept.table.view(ANA)
    assert view.chances == ("aaaaaaaa", "bea0bea0")
    assert view.record_digest == record.parse(record_of(kept)).digest


@pytest.mark.req("PL-42")
def test_no_log_shows_the_seed_of_the_next_match() -> None:
    kept = Kept()
    entry = Entry("t", Row(1, 0.0, "7", "open", "{}", ""), kept.table.listing(1.0), next_seed=SEED)
    assert repr(SEED) not in repr(entry)
    assert SEED.hex() not in repr(entry)
    assert isinstance(read_command(kept.rows[0]), Open)
