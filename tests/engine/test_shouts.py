"""Shouts to the table and signs to partners: ready-made, and at most one a turn."""

from __future__ import annotations

import pytest

from engine.commands import Act, SetOption, SetSeats, Shout, Sit, Start
from engine.refusals import NoMatchRunning, NotAtTable, ShoutedAlready, UnknownChoice
from engine.table_facts import Shouted, Signed
from tests.engine.tables import ANA, BEA, CYD, DEE, STRANGER, Kept, everything, started


def four(*, signs: bool = True) -> Kept:
    """A match of Truco of four people; Ana and Cyd are partners."""
    kept = Kept("truco")
    kept.do(SetSeats(4), ANA)
    kept.do(SetOption("signs", "on" if signs else "off"), ANA)
    for person in (BEA, CYD, DEE):
        kept.do(Sit(), person)
    kept.do(Start(), ANA)
    return kept


@pytest.mark.req("TR-19")
def test_a_shout_is_heard_by_all_and_a_sign_by_partners_alone() -> None:
    kept = four()
    kept.do(Shout("pato"), BEA)
    kept.do(Shout("wink"), ANA)
    heard = {person: kept.table.view(person).log for person in (ANA, BEA, CYD, DEE, None)}
    assert all(Shouted(1, "pato") in log for log in heard.values())
    assert {person for person, log in heard.items() if Signed(0, "wink") in log} == {ANA, CYD}
    assert everything(kept.load()) == everything(kept.table)


@pytest.mark.req("TR-19")
def test_one_a_turn() -> None:
    kept = four()
    seat, decision = kept.asked()
    person = kept.table.chairs[seat].person
    assert person is not None and decision.default is not None
    kept.do(Shout("desce"), person)
    assert not kept.table.view(person).may_shout
    for what in ("desce", "pato", "wink"):
        assert kept.refused(Shout(what), person) == ShoutedAlready
    kept.do(Act(decision.default.code), person)
    assert kept.refused(Shout("pato"), person) is None


@pytest.mark.req("TR-19")
def test_what_cannot_be_shouted() -> None:
    assert four(signs=False).refused(Shout("wink"), ANA) == UnknownChoice
    assert four().refused(Shout("nonsense"), ANA) == UnknownChoice
    assert four().refused(Shout("pato"), STRANGER) == NotAtTable
    assert started("santase").refused(Shout("pato"), ANA) == UnknownChoice
    duel = Kept("truco")
    duel.do(SetSeats(2), ANA)
    duel.do(SetOption("signs", "on"), ANA)
    duel.do(Sit(), BEA)
    assert duel.refused(Shout("pato"), ANA) == NoMatchRunning
    duel.do(Start(), ANA)
    assert duel.refused(Shout("wink"), ANA) == UnknownChoice, "nobody is there to see it"
