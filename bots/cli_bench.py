"""The command line's `bench`: how fast things are here."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from bots.cli_parts import JsonOption, expect_tests, known_game, plain, print_facts, refuse
from bots.loading import loading
from engine.games import GAMES

GameOption = Annotated[
    str | None, typer.Option(metavar="GAME", help="Only this game.", show_default="all of them")
]
DatabaseOption = Annotated[
    str | None, typer.Option(metavar="URL", help="A PostgreSQL.", show_default="one for this run")
]

bench = typer.Typer(help="Measure how fast things are here.", no_args_is_help=True)


@bench.command("engine")
def bench_engine(as_json: JsonOption = False) -> None:
    """Count the plies of random play that a CPU second holds, for every game."""
    from bots.bench_engine import bench_engine as run

    lines = run()
    if as_json:
        typer.echo(json.dumps(lines))
        return
    for line in lines:
        print_facts(line, as_json=False)


@bench.command("press")
def bench_press(
    platform: Annotated[
        str | None,
        typer.Option(
            metavar="NAME", help="Through a platform's library: discord or telegram.", show_default="through none"
        ),
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Measure a press from the queue of its table to the delivered screen."""
    if platform in ("discord", "telegram"):
        _expect_stand_ins(platform)
    if platform == "discord":
        with loading():
            from bots.bench_discord import bench_discord

        print_facts(bench_discord(), as_json)
        return
    if platform == "telegram":
        with loading():
            from bots.bench_telegram import bench_telegram

        print_facts(bench_telegram(), as_json)
        return
    if platform is not None:
        refuse(f"Presses on {platform!r} cannot be measured; there are discord and telegram.")
    with loading():
        from bots.bench_press import bench_press as run

    print_facts(run(), as_json)


@bench.command("match")
def bench_match(
    platform: Annotated[str, typer.Option(metavar="NAME", help="Where: discord or telegram.")],
    game: Annotated[
        str | None, typer.Option(metavar="GAME", help="Only this game.", show_default="what people play most")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Play whole matches at the pace of people, and count what the platform counts."""
    if platform not in ("discord", "telegram"):
        refuse(f"Matches on {platform!r} cannot be measured; there are discord and telegram.")
    if game is not None:
        known_game(game)
    _expect_stand_ins(platform)
    from bots.bench_match import bench_match as run
    from bots.bench_match import programme

    for line in run(platform, programme(game)):
        print_facts(line, as_json)


@bench.command("comeback")
def bench_comeback(tables: int = 500, as_json: JsonOption = False) -> None:
    """Count what a Discord bot asks for when it comes back to many running tables."""
    _expect_stand_ins("discord")
    from bots.bench_match import bench_comeback as run

    print_facts(run(tables), as_json)


@bench.command("start")
def bench_start(
    tables: Annotated[int, typer.Option(min=100, help="The running tables that it comes back to.")] = 10_000,
    as_json: JsonOption = False,
) -> None:
    """Measure how soon a process that comes back to many running tables answers."""
    from bots.bench_start import bench_start as run

    print_facts(run(tables), as_json)


@bench.command("load")
def bench_load(
    people: Annotated[int, typer.Option(min=2, help="The people with an open page.")] = 600,
    seconds: Annotated[float, typer.Option(min=10.0, help="How long they play.")] = 60.0,
    as_json: JsonOption = False,
) -> None:
    """Measure how soon people's own pages show what they pressed, with many of them at one process."""
    from bots.bench_load import bench_load as run

    print_facts(run(people, seconds), as_json)


@bench.command("processes")
def bench_processes(
    database: DatabaseOption = None,
    seconds: Annotated[float, typer.Option(min=1.0, help="How long each pressing lasts.")] = 20.0,
    as_json: JsonOption = False,
) -> None:
    """Measure what a second process brings on one PostgreSQL, and read back whether every press counted once."""
    from bots.bench_processes import bench_processes as run

    print_facts(run(database, seconds), as_json)


@bench.command("handover")
def bench_handover(
    database: DatabaseOption = None,
    times: Annotated[int, typer.Option(min=1, help="How many processes are killed.")] = 10,
    as_json: JsonOption = False,
) -> None:
    """Measure how soon chats are told again after the process that writes to them was killed."""
    from bots.bench_handover import bench_handover as run

    print_facts(run(database, times), as_json)


@bench.command("house")
def bench_house(
    game: GameOption = None,
    minutes: Annotated[
        float, typer.Option(min=0.0, metavar="M", help="How long to play, shared among the pairings.")
    ] = 10.0,
    as_json: JsonOption = False,
) -> None:
    """Play house players against each other and against others' players, with mirrored deals."""
    if game is not None:
        known_game(game)
    expect_tests("tests.opponents", "House players are measured against players of the tests")
    from bots.bench_house import bench_house as run

    for line in run(game, minutes):
        print_facts(line, as_json)


@bench.command("pictures")
def bench_pictures(as_json: JsonOption = False) -> None:
    """Measure what drawing a picture costs, and what the event loop feels of it."""
    from bots.bench_pictures import bench_pictures as run

    lines = run()
    if as_json:
        typer.echo(json.dumps(lines))
        return
    for line in lines:
        typer.echo(plain(line))


@bench.command("page")
def bench_page(
    game: GameOption = None,
    presses: Annotated[int, typer.Option(min=20, help="How many presses of each game.")] = 100,
    as_json: JsonOption = False,
) -> None:
    """Measure the page in a real browser: from a press to the changed hand, and what goes over the wire."""
    if game is not None:
        known_game(game)
    expect_tests("tests.browser_setup", "The page is measured in the tests' browser")
    from bots.bench_page import bench_page as run

    for line in run(GAMES if game is None else (game,), presses):
        print_facts(line, as_json)


def _expect_stand_ins(platform: str) -> None:
    expect_tests("tests.stand_ins", f"Presses on {platform} are measured with the tests' stand-in for it")
