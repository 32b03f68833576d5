"""The command line: reads arguments, refuses what makes no sense in one sentence, and prints what came of it.

Start-up is light on purpose: whatever a command needs beyond the engine it imports itself.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from engine import house, record
from engine.contract import BadOption, Match, Options, Refusal
from engine.games import GAMES, UnknownGame, game_of

app = typer.Typer(
    help="Card and dice nights with your friends.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
records = typer.Typer(help="Look at the record of a match, or prove it.", no_args_is_help=True)
bench = typer.Typer(help="Measure how fast things are here.", no_args_is_help=True)
app.add_typer(records, name="record")
app.add_typer(bench, name="bench")

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="The game's key.", show_default=False)]
FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="A record as text.", show_default=False)]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@app.command()
def play(
    host: Annotated[str | None, typer.Option(help="The address to serve the playground on.")] = None,
    port: Annotated[int | None, typer.Option(help="The port to serve the playground on.")] = None,
    data: Annotated[Path | None, typer.Option(help="The folder for everything that is kept.")] = None,
) -> None:
    """Serve the playground, and the bots whose tokens are in the environment."""
    from bots.play import play

    play(host=host, port=port, data=data)


@app.command()
def simulate(
    game: GameArgument,
    seats: Annotated[int | None, typer.Option(help="How many seats.", show_default="the fewest")] = None,
    preset: Annotated[str | None, typer.Option(help="The rule set.", show_default="the first")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="KEY=VALUE", help="One option, set.")] = None,
    players: Annotated[
        list[str] | None,
        typer.Option(metavar="LEVEL,…", help="The house players' levels, seat by seat, or one for all."),
    ] = None,
    matches: Annotated[int, typer.Option(min=1, help="How many matches.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed plays the same matches.")] = 0,
    folder: Annotated[
        Path | None, typer.Option("--records", metavar="DIR", help="Write every record into this folder.")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Let house players play whole matches against each other."""
    from bots.simulate import Played
    from bots.simulate import simulate as run

    kind = _game(game)
    seat_count = _seats(kind, seats)
    preset = preset or kind.info.default_preset
    options = _options(kind, preset, option or [])
    levels = _levels(players or ["random"], seat_count)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    with _progress(f"{game}: {', '.join(levels)}", matches) as advance:

        def finished(number: int, played: Played) -> None:
            if folder is not None:
                path = folder / f"{game}-{seed}-{number + 1:06}.txt"
                path.write_text(played.record, encoding="ascii", newline="")
            advance()

        tally = run(kind, options, seat_count, levels, matches, seed, finished)
    _print(
        {
            "game": game,
            "seats": seat_count,
            "preset": preset,
            "options": {name: str(value) for name, value in options.as_dict().items()},
            "players": levels,
            "matches": tally.matches,
            "plies": tally.plies,
            "cpu_seconds": round(tally.cpu_seconds, 3),
            "wins": list(tally.wins),
            "digest": tally.digest,
        },
        as_json,
    )


@app.command()
def announce(
    text: Annotated[str, typer.Argument(help="What everybody should know.", show_default=False)],
    data: Annotated[Path | None, typer.Option(help="The folder for everything that is kept.")] = None,
) -> None:
    """Tell all players at all tables something."""
    from bots.announce import announce as run

    if not run(text, data):
        _refuse("There is nothing to announce.")
    typer.echo("It is on its way to every open table.")


@records.command("show")
def record_show(file: FileArgument) -> None:
    """Print a match move by move."""
    try:
        typer.echo(record.show(record.parse(_read(file))))
    except record.BadRecord as refusal:
        _refuse(f"{file}, line {refusal.line}: {refusal.why}.", code=1)
    except Refusal as refusal:
        _refuse(f"{file}: this record cannot be shown ({refusal.key}).", code=1)


@records.command("verify")
def record_verify(
    file: FileArgument,
    commitment: Annotated[
        str | None, typer.Option(metavar="HASH", help="The hash that the table posted before the first deal.")
    ] = None,
) -> None:
    """Prove a match: the promise about the seed, every move, and the outcome."""
    text = _read(file)
    verdict = record.verify(text)
    if not verdict.is_true:
        _refuse(f"{file}, line {verdict.line}: {verdict.why}.", code=1)
    promised = record.parse(text).commitment
    if commitment is not None and commitment.lower() != promised:
        _refuse(f"{file}: the match is sound, but the table had promised another seed.", code=1)
    typer.echo(f"This match is true. The table must have posted {promised} before the first deal.")


@bench.command("engine")
def bench_engine(as_json: JsonOption = False) -> None:
    """Count the plies of random play that a CPU second holds, for every game."""
    from bots.bench_engine import bench_engine as run

    lines = run()
    if as_json:
        typer.echo(json.dumps(lines))
        return
    for line in lines:
        _print(line, as_json=False)


@bench.command("press")
def bench_press(as_json: JsonOption = False) -> None:
    """Measure a press from the queue of its table to the delivered screen."""
    from bots.bench_press import bench_press as run

    _print(run(), as_json)


@app.command()
def rules(
    game: GameArgument,
    lang: Annotated[str, typer.Option(metavar="LANG", help="The language.")] = "en",
) -> None:
    """Print the rules of a game."""
    _game(game)
    locales = Path(str(files("adapters").joinpath("locales")))
    pages = {page.parent.parent.name: page for page in sorted(locales.glob(f"*/rules/{game}.md"))}
    if lang not in pages:
        _refuse(f"The rules of {game} are not written in {lang!r}; there is {_listed(pages) or 'none yet'}.")
    text = pages[lang].read_text(encoding="utf-8")
    if not sys.stdout.isatty():
        typer.echo(text, nl=False)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    Console().print(Markdown(text))


# --- Arguments that make sense, or one sentence and exit code 2 ----------------------------------------


def _refuse(sentence: str, code: int = 2) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(code)


def _listed(words: Iterable[object], joined: str = "and") -> str:
    *first, last = [str(word) for word in words] or [""]
    return f"{', '.join(first)} {joined} {last}" if first else last


def _game(key: str) -> type[Match]:
    try:
        return game_of(key)
    except UnknownGame:
        _refuse(f"There is no game {key!r} here; there is {_listed(GAMES)}.")


def _seats(game: type[Match], seats: int | None) -> int:
    allowed = game.info.seat_counts
    if seats is None:
        return allowed[0]
    if seats not in allowed:
        _refuse(f"{game.info.key} is for {_listed(allowed, 'or')} seats, not for {seats}.")
    return seats


def _options(game: type[Match], preset: str, changes: list[str]) -> Options:
    options = game.info.presets.get(preset)
    if options is None:
        _refuse(f"{game.info.key} has no preset {preset!r}; there is {_listed(game.info.presets)}.")
    for change in changes:
        name, equals, value = change.partition("=")
        field = options.fields().get(name)
        if field is None or not equals:
            _refuse(f"{change!r} sets no option of {game.info.key}; there is {_listed(options.fields())}.")
        try:
            options = options.changed(name, value)
        except BadOption:
            _refuse(f"{name} cannot be {value!r}; it can be {_values(field)}.")
    return options


def _values(field: Any) -> str:
    if isinstance(field.default, bool):
        return "on or off"
    if field.metadata["low"] is not None:
        return f"a whole number from {field.metadata['low']} to {field.metadata['high']}"
    return _listed(field.metadata["choices"], "or")


def _levels(given: list[str], seats: int) -> list[str]:
    levels = [level for part in given for level in part.split(",")]
    for level in levels:
        if level not in house.LEVELS:
            _refuse(f"There is no house player {level!r}; there is {_listed(house.LEVELS)}.")
    if len(levels) == 1:
        return levels * seats
    if len(levels) != seats:
        _refuse(
            f"There are {seats} seats, but {len(levels)} players are named; name one for each, or one for all."
        )
    return levels


def _read(file: Path) -> str:
    try:
        with file.open(encoding="ascii", newline="") as opened:
            return opened.read(record.CHARACTERS_MAX + 1)
    except UnicodeDecodeError:
        _refuse(f"{file} is not a record: it holds more than plain ASCII.", code=1)
    except OSError as error:
        _refuse(f"{file} cannot be read: {error.strerror}.")


# --- Printing ------------------------------------------------------------------------------------------


def _print(facts: dict[str, Any], as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(facts))
        return
    width = max(len(name) for name in facts)
    for name, value in facts.items():
        typer.echo(f"{name:{width}}  {_plain(value)}")


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}={one}" for name, one in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


@contextmanager
def _progress(title: str, total: int) -> Iterator[Any]:
    """A bar on a terminal, nothing otherwise; yields what moves it on by one."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (*Progress.get_default_columns()[:-1], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=total)
        yield lambda: progress.advance(task)
