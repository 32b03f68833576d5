"""The command that looks for a seed at which something is lost, doubled, leaked or goes backwards."""

from __future__ import annotations

import os
from dataclasses import asdict
from time import monotonic
from typing import Annotated

import typer

from bots.cli_parts import JsonOption, expect_tests, print_facts, refuse

SHOWN_MAX = 5  # complaints of one seed; what comes after them mostly follows from them


def simulate_faults(
    seed: Annotated[
        int | None, typer.Option(min=0, help="Only this seed, exactly as it went.", show_default="many")
    ] = None,
    seeds: Annotated[int, typer.Option(min=1, metavar="N", help="How many seeds.")] = 1000,
    first: Annotated[int, typer.Option(min=0, metavar="N", help="The first of them.")] = 0,
    moves: Annotated[int, typer.Option(min=1, metavar="N", help="How many things happen in each.")] = 200,
    workers: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Processes that try them.", show_default="one a core")
    ] = None,
    writes: Annotated[
        bool, typer.Option("--writes", help="Instead fail at every write and fsync of one match of each game.")
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Let people play while everything fails, by seeds, and look whether anything was lost, doubled or leaked."""
    expect_tests("tests.faults", "Faults are simulated with the people and platforms of the tests")
    from bots.simulate_faults import simulate_faults as run

    if writes:
        _walk_writes(as_json)
        return
    began = monotonic()
    numbers = range(first, first + seeds) if seed is None else range(seed, seed + 1)
    failed: list[int] = []
    pressed = granted = rows = calls = deaths = failures = 0
    digest = ""
    for found in run(numbers, moves, workers):
        pressed, granted = pressed + found.pressed, granted + found.granted
        rows, calls = rows + found.rows, calls + found.calls
        deaths, failures = deaths + found.deaths, failures + found.failures
        digest = found.digest
        if found.complaints:
            failed.append(found.seed)
            for complaint in found.complaints[:SHOWN_MAX]:
                typer.echo(f"seed {found.seed} ({found.game}): {complaint}", err=True)
    facts = {
        "seeds": len(numbers),
        "moves": moves,
        "presses": pressed,
        "acknowledged": granted,
        "rows": rows,
        "calls": calls,
        "deaths": deaths,
        "failures": failures,
        "failed": failed,
        "seconds": round(monotonic() - began, 1),
        "cpu_seconds": round(sum(os.times()[:4]), 1),  # of all processes, with their start
    }
    print_facts(facts | ({"digest": digest} if seed is not None else {}), as_json)
    if failed:
        typer.echo(
            f"It goes so every time: tablemates simulate-faults --seed {failed[0]} --moves {moves}", err=True
        )
        raise typer.Exit(1)


def _walk_writes(as_json: bool) -> None:
    from bots.simulate_faults import NoFileSystem, walk_writes

    is_sound = True
    try:
        for walked in walk_writes():
            is_sound = is_sound and not walked.complaints
            for complaint in walked.complaints[:SHOWN_MAX]:
                typer.echo(complaint, err=True)
            print_facts(asdict(walked) | {"complaints": len(walked.complaints)}, as_json)
    except NoFileSystem:
        refuse("This Python keeps its SQLite to itself: use one that links the system's, as Debian's does.")
    if not is_sound:
        raise typer.Exit(1)
