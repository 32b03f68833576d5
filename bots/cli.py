"""The command line: reads arguments, refuses what makes no sense in one sentence, and prints what came of it.

Start-up is light on purpose: whatever a command needs beyond the engine it imports itself.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from engine import house, record
from engine.contract import BadOption, Match, Options, Refusal
from engine.games import GAMES, UnknownGame, game_of

app = typer.Typer(
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


def _print_version(is_wanted: bool) -> None:
    if is_wanted:
        from importlib.metadata import version

        typer.echo(version("tablemates"))
        raise typer.Exit


@app.callback()
def tablemates(
    is_version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Card and dice nights with your friends."""


@app.command()
def play(
    host: Annotated[str | None, typer.Option(help="The address to serve the playground on.")] = None,
    port: Annotated[
        int | None, typer.Option(min=0, max=65_535, help="The port to serve the playground on.")
    ] = None,
    data: Annotated[Path | None, typer.Option(help="The folder for everything that is kept.")] = None,
    share: Annotated[bool, typer.Option("--share", help="Let everybody in your network come in as well.")] = False,
) -> None:
    """Serve the playground, and the bots whose tokens are in the environment."""
    with _loading():
        from bots.play import play
        from bots.settings import CannotStart

    try:
        play(host=host, port=port, data=data, is_shared=share)
    except CannotStart as failure:
        _refuse(str(failure), code=failure.code)


@app.command()
def discord(
    shards: Annotated[
        str | None,
        typer.Option(metavar="FIRST-LAST/ALL", help="Which shards, 0-3/8.", show_default="as Discord advises"),
    ] = None,
    data: Annotated[Path | None, typer.Option(help="The folder for everything that is kept.")] = None,
    invite: Annotated[
        str | None, typer.Option(metavar="ID", help="Only print the invite link of the application with this id.")
    ] = None,
) -> None:
    """Run the Discord bot alone, any number of times beside each other with --shards and PostgreSQL."""
    with _loading():
        import asyncio

        from bots import logs
        from bots.discord import invite_link, read_shards, serve
        from bots.settings import CannotStart, Settings

    if invite is not None:
        typer.echo(invite_link(invite))
        return
    parts = read_shards(shards) if shards is not None else None
    if shards is not None and parts is None:
        _refuse(f"{shards!r} names no shards; write 0-3/8 for the first four of eight.")
    settings = Settings() if data is None else Settings().model_copy(update={"data": data})
    try:
        token = settings.token_of_discord()
    except OSError as error:
        _refuse(f"{settings.discord_token_file} cannot be read: {error.strerror}.")
    if token is None:
        _refuse("There is no token: set DISCORD_TOKEN, or DISCORD_TOKEN_FILE to a file that holds it.")
    logs.set_up(settings)
    try:
        is_welcome = asyncio.run(serve(settings, token, parts))
    except CannotStart as failure:
        _refuse(str(failure), code=failure.code)
    if not is_welcome:
        raise typer.Exit(1)


@app.command()
def telegram(
    webhook: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="The https address at which Telegram reaches this bot.",
            show_default="the bot asks Telegram itself",
        ),
    ] = None,
    host: Annotated[str | None, typer.Option(help="The address to serve the webhook on.")] = None,
    port: Annotated[int | None, typer.Option(help="The port to serve the webhook on.")] = None,
    data: Annotated[Path | None, typer.Option(help="The folder for everything that is kept.")] = None,
) -> None:
    """Run the Telegram bot alone; with --webhook and PostgreSQL any number of times beside each other."""
    with _loading():
        import asyncio

        from bots import logs
        from bots.settings import CannotStart, Settings
        from bots.telegram import serve

    given = {"host": host, "port": port, "data": data, "telegram_webhook": webhook}
    settings = Settings().model_copy(update={name: value for name, value in given.items() if value is not None})
    try:
        token = settings.token_of_telegram()
    except OSError as error:
        _refuse(f"{settings.telegram_token_file} cannot be read: {error.strerror}.")
    if token is None:
        _refuse("There is no token: set TELEGRAM_TOKEN, or TELEGRAM_TOKEN_FILE to a file that holds it.")
    logs.set_up(settings)
    try:
        is_welcome = asyncio.run(serve(settings, token))
    except CannotStart as failure:
        _refuse(str(failure), code=failure.code)
    except OSError as failure:
        _refuse(f"The webhook cannot be served on {settings.host}:{settings.port}: {failure.strerror}.", code=1)
    if not is_welcome:
        raise typer.Exit(1)


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
    from bots.simulate import PlayedMatch
    from bots.simulate import simulate as run

    kind = _game(game)
    seat_count = _seats(kind, seats)
    preset = preset or kind.info.default_preset
    options = _options(kind, preset, option or [])
    levels = _levels(players or ["random"], seat_count)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    with _progress(f"{game}: {', '.join(levels)}", matches) as advance:

        def finished(number: int, played: PlayedMatch) -> None:
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


@app.command()
def migrate(
    data: Annotated[Path | None, typer.Option(help="The folder for everything that is kept.")] = None,
) -> None:
    """Bring the database up to date without starting anything, as every start does by itself."""
    import asyncio

    from adapters.store import StoreFailed
    from bots.backup import migrate as run
    from bots.settings import Settings

    try:
        asyncio.run(run(Settings() if data is None else Settings().model_copy(update={"data": data})))
    except StoreFailed as failure:
        _refuse(f"The database cannot be reached: {failure}.", code=1)
    typer.echo("The database is up to date.")


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.", show_default=False)],
    data: Annotated[Path | None, typer.Option(help="The folder for everything that is kept.")] = None,
) -> None:
    """Copy the database into a file, also while everything runs."""
    from bots.backup import BackupRefused
    from bots.backup import backup as run
    from bots.settings import Settings

    try:
        written = run(Settings() if data is None else Settings().model_copy(update={"data": data}), file)
    except BackupRefused as refused:
        _refuse(str(refused), code=1)
    typer.echo(f"{file} holds everything, in {written:,} bytes; keep it as safe as the database.")


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


@records.command("review")
def record_review(file: FileArgument) -> None:
    """Mark the three moves that cost most, as a strong house player sees them who knew only what the seat knew."""
    from engine.house.review import review, steps_of

    try:
        read = record.parse(_read(file))
        with _progress(f"{read.game}: {len(read.moves)} moves", steps_of(read)) as advance:
            dear = review(read, advance=advance)
    except record.BadRecord as refusal:
        _refuse(f"{file}, line {refusal.line}: {refusal.why}.", code=1)
    except Refusal as refusal:
        _refuse(f"{file}: this record cannot be reviewed ({refusal.key}).", code=1)
    for move in dear:
        typer.echo(
            f"Move {move.number}, seat {move.seat}: {move.code}. Better: {move.better}, "
            f"which wins {100 * move.cost:.0f} of 100 such matches more."
        )
    if not dear:
        typer.echo("No move of this match clearly cost anything.")


@records.command("replay")
def record_replay(
    file: FileArgument,
    out: Annotated[Path, typer.Option(metavar="GIF", help="The file to write.", show_default=False)],
    deal: Annotated[int | None, typer.Option(min=1, help="Which deal.", show_default="the last")] = None,
) -> None:
    """Draw a deal of a match as an animation, card by card."""
    from bots.record_replay import draw_deal

    try:
        drawn = draw_deal(record.parse(_read(file)), deal)
        out.write_bytes(drawn)
    except record.BadRecord as refusal:
        _refuse(f"{file}, line {refusal.line}: {refusal.why}.", code=1)
    except Refusal as refusal:
        _refuse(f"{file}: there is no such deal to be drawn ({refusal.key}).", code=1)
    except OSError as error:
        _refuse(f"{out} cannot be written: {error.strerror}.")
    typer.echo(f"{out}: {len(drawn):,} bytes")


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
        from bots.bench_discord import bench_discord

        _print(bench_discord(), as_json)
        return
    if platform == "telegram":
        from bots.bench_telegram import bench_telegram

        _print(bench_telegram(), as_json)
        return
    if platform is not None:
        _refuse(f"Presses on {platform!r} cannot be measured; there are discord and telegram.")
    from bots.bench_press import bench_press as run

    _print(run(), as_json)


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
        _refuse(f"Matches on {platform!r} cannot be measured; there are discord and telegram.")
    if game is not None:
        _game(game)
    _expect_stand_ins(platform)
    from bots.bench_match import bench_match as run
    from bots.bench_match import programme

    for line in run(platform, programme(game)):
        _print(line, as_json)


@bench.command("comeback")
def bench_comeback(tables: int = 500, as_json: JsonOption = False) -> None:
    """Count what a Discord bot asks for when it comes back to many running tables."""
    _expect_stand_ins("discord")
    from bots.bench_match import bench_comeback as run

    _print(run(tables), as_json)


@bench.command("start")
def bench_start(
    tables: Annotated[int, typer.Option(min=100, help="The running tables that it comes back to.")] = 10_000,
    as_json: JsonOption = False,
) -> None:
    """Measure how soon a process that comes back to many running tables answers."""
    from bots.bench_start import bench_start as run

    _print(run(tables), as_json)


@bench.command("house")
def bench_house(
    game: Annotated[
        str | None, typer.Option(metavar="GAME", help="Only this game.", show_default="all of them")
    ] = None,
    minutes: Annotated[
        float, typer.Option(min=0.0, metavar="M", help="How long to play, shared among the pairings.")
    ] = 10.0,
    as_json: JsonOption = False,
) -> None:
    """Play house players against each other and against others' players, with mirrored deals."""
    if game is not None:
        _game(game)
    _expect_tests("tests.opponents", "House players are measured against players of the tests")
    from bots.bench_house import bench_house as run

    for line in run(game, minutes):
        _print(line, as_json)


@bench.command("pictures")
def bench_pictures(as_json: JsonOption = False) -> None:
    """Measure what drawing a picture costs, and what the event loop feels of it."""
    from bots.bench_pictures import bench_pictures as run

    lines = run()
    if as_json:
        typer.echo(json.dumps(lines))
        return
    for line in lines:
        typer.echo(_plain(line))


@app.command()
def pictures(
    folder: Annotated[Path, typer.Option(metavar="DIR", help="Where to write them.")] = Path("picture-output"),
    lang: Annotated[
        str | None, typer.Option(metavar="LANG", help="Only in this language.", show_default="in all of them")
    ] = None,
) -> None:
    """Draw every kind of picture from real play, and contact sheets of all of them."""
    from adapters.text.words import languages
    from bots.contact_sheet import write_contact_sheets

    if lang is not None and lang not in languages():
        _refuse(f"There are no words in {lang!r}; there is {_listed(languages())}.")
    for sheet, count in write_contact_sheets(folder, lang):
        typer.echo(f"{sheet}: {count} pictures")


@app.command()
def rules(
    game: GameArgument,
    lang: Annotated[str, typer.Option(metavar="LANG", help="The language.")] = "en",
) -> None:
    """Print the rules of a game."""
    _game(game)
    from adapters.screens.rules import rules_files

    pages = rules_files(game)
    if lang not in pages:
        _refuse(f"The rules of {game} are not written in {lang!r}; there is {_listed(pages) or 'none yet'}.")
    text = pages[lang].read_text(encoding="utf-8")
    if not sys.stdout.isatty():
        typer.echo(text, nl=False)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    Console().print(Markdown(text))


@app.command("new-game")
def new_game(
    key: Annotated[str, typer.Argument(metavar="KEY", help="How the game is called here.", show_default=False)],
    dice: Annotated[bool, typer.Option("--dice", help="Begin with a race of dice: nothing is hidden.")] = False,
    tricks: Annotated[
        bool, typer.Option("--tricks", help="Begin with a game of tricks: hands are hidden.")
    ] = False,
) -> None:
    """Write the few files of a small game that runs, for you to change into your own."""
    from bots.new_game import CannotMake
    from bots.new_game import new_game as run

    if dice == tricks:
        _refuse("Say what the game is like: --dice or --tricks.")
    try:
        written = run(key, "dice" if dice else "tricks")
    except CannotMake as refused:
        _refuse(str(refused))
    for place, lines in written.items():
        typer.echo(f"{place}: {lines} lines")
    typer.echo(f"{key} can be played now; CONTRIBUTING.md says how to make it yours.")


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


def _expect_stand_ins(platform: str) -> None:
    _expect_tests("tests.stand_ins", f"Presses on {platform} are measured with the tests' stand-in for it")


def _expect_tests(package: str, how: str) -> None:
    """Refuse what cannot be measured where the tests are not: an installed package leaves them out."""
    from importlib import import_module

    try:
        import_module(package)
    except ModuleNotFoundError:
        _refuse(
            f"{how}, which the installed package leaves out; run this in a clone of the repository, "
            "where `make bench` does it."
        )


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
def _loading() -> Iterator[None]:
    """While a service is imported nothing becomes garbage, and what was imported is not looked through later."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


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
