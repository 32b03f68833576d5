"""Real tables at every stage of their life, for the tests of screens."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.commands import (
    CLOCK,
    SERVICE,
    Act,
    Actor,
    Close,
    Command,
    Fill,
    Leave,
    Open,
    Remind,
    SetOption,
    SetPreset,
    SetPublic,
    SetTimer,
    Sit,
    Start,
    Void,
)
from engine.games import GAMES
from engine.table import Table

ANA, BEA, STRANGER = 1, 2, 3
PEOPLE = {ANA: "Ana", BEA: "Bea"}


def opened(game: str = "santase") -> Table:
    """A table that Ana has just opened."""
    table = Table("abcdefghijkl")
    table.do(Open(game, "1234"), ANA, 0.0)
    return table


def done(table: Table, *commands: tuple[Command, Actor]) -> Table:
    """The table after these commands, each by someone."""
    for command, by in commands:
        table.do(command, by, 1.0, seed=bytes(32) if isinstance(command, Start) else None)
    return table


def started(preset: str = "one", seed: int = 0) -> Table:
    """Ana and Bea at the beginning of a match."""
    table = done(opened(), (SetPreset(preset), ANA), (Sit(), BEA))
    table.do(Start(), ANA, 1.0, seed=seed.to_bytes(32, "big"))
    return table


def moments(preset: str, seed: int) -> Iterator[Table]:
    """The same table at every moment of a match played at random, to the end."""
    table = started(preset, seed)
    random = Random(seed)
    yield table
    while table.match is not None and table.match.asked:
        seat = table.match.asked[0]
        decision = table.match.decision(seat)
        assert decision is not None
        person = table.chairs[seat].person
        assert person is not None
        done(table, (Act(random.choice(table.match.legal(seat)).code), person))
        yield table


def finished(preset: str = "one", seed: int = 0) -> Table:
    """A table after its first match."""
    *_, table = moments(preset, seed)
    return table


def stages() -> dict[str, Table]:
    """A table at every stage that is told apart on a screen, by name."""
    asked = started().match
    assert asked is not None
    return {
        "lobby, one free seat": opened(),
        "lobby, with a house player": done(opened(), (Fill("easy", 1), ANA)),
        "lobby, nobody left": done(opened(), (Leave(), ANA)),
        "lobby, full": done(opened(), (Sit(), BEA)),
        "lobby, own options": done(
            opened(), (SetOption("target", "99"), ANA), (SetTimer(86_400), ANA), (SetPublic(True), ANA)
        ),
        "lobby, after a match": done(finished(), (SetPreset("two"), ANA)),
        "playing, with people": started(),
        "playing, with a house player": done(opened(), (Fill("strong"), ANA), (Start(), ANA)),
        "playing, time almost up": done(
            opened(), (SetTimer(60), ANA), (Sit(), BEA), (Start(), ANA), (Remind(asked.asked[0]), CLOCK)
        ),
        "playing, someone away": done(started(), (Leave(), ANA)),
        **{f"finished, {preset}": finished(preset) for preset in GAMES["santase"].info.presets},
        "finished, void": done(started(), (Void("rules-changed"), SERVICE)),
        "closed by the owner": done(opened(), (Close(), ANA)),
        "closed in a match": done(started(), (Close(), ANA)),
        "closed after a week": done(opened(), (Close("idle"), CLOCK)),
    }
