"""The command line: reads arguments, refuses what makes no sense in one sentence, and prints what came of it.

Start-up is light on purpose: whatever a command needs beyond the engine it imports itself.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from bots.cli_bench import bench
from bots.cli_faults import simulate_faults
from bots.cli_parts import JsonOption, known_game, listed, print_facts, refuse
from bots.loading import loading
from engine import house, record
from engine.contract import BadOption, Match, Options, Refusal
from engine.games import UnknownGame

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
records = typer.Typer(help="Look at the record of a match, or prove it.", no_args_is_help=True)
app.add_typer(records, name="record")
app.add_typer(bench, name="bench")

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="The game's key.", show_default=False)]
FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="A record as text.", show_default=False)]


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
    with loading():
        from bots.play import play
        from bots.settings import CannotStart

    try:
        play(host=host, port=port, data=data, is_shared=share)
    except CannotStart as failure:
        refuse(str(failure), code=failure.code)


@app.command()
def discord(
    shards: Annotated[
        str | None,
        typer.Option(metavar="FIRST-LAST/ALL", help="Which shards, 0-3/8.", show_default="as Discord advises"),
    ] = None,
    data: Annotated[Path | None, typer.Option(help="The folder for everything that is kept.")] = None,
    invite: Annotated[
        str | None,
        typer.Option(metavar="ID", help="Only print the links of the application with this id."),
    ] = None,
) -> None:
    """Run the Discord bot alone, any number of times beside each other with --shards and PostgreSQL."""
    with loading():
        import asyncio

        from bots import logs
        from bots.discord import invite_link, own_link, read_shards, serve
        from bots.settings import CannotStart, Settings

    if invite is not None:
        typer.echo(f"into a server:  {invite_link(invite)}")
        typer.echo(f"for oneself:    {own_link(invite)}")
        return
    parts = read_shards(shards) if shards is not None else None
    if shards is not None and parts is None:
        refuse(f"{shards!r} names no shards; write 0-3/8 for the first four of eight.")
    settings = Settings() if data is None else Settings().model_copy(update={"data": data})
    try:
        token = settings.token_of_discord()
    except OSError as error:
        refuse(f"{settings.discord_token_file} cannot be read: {error.strerror}.")
    if token is None:
        refuse("There is no token: set DISCORD_TOKEN, or DISCORD_TOKEN_FILE to a file that holds it.")
    logs.set_up(settings)
    try:
        is_welcome = asyncio.run(serve(settings, token, parts))
    except CannotStart as failure:
        refuse(str(failure), code=failure.code)
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
    with loading():
        import asyncio

        from bots import logs
        from bots.settings import CannotStart, Settings
        from bots.telegram import serve

    given = {"host": host, "port": port, "data": data, "telegram_webhook": webhook}
    settings = Settings().model_copy(update={name: value for name, value in given.items() if value is not None})
    try:
        token = settings.token_of_telegram()
    except OSError as error:
        refuse(f"{settings.telegram_token_file} cannot be read: {error.strerror}.")
    if token is None:
        refuse("There is no token: set TELEGRAM_TOKEN, or TELEGRAM_TOKEN_FILE to a file that holds it.")
    logs.set_up(settings)
    try:
        is_welcome = asyncio.run(serve(settings, token))
    except CannotStart as failure:
        refuse(str(failure), code=failure.code)
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
        typer.Option(
            metavar="LEVEL,…",
            help="House players of these levels, seat by seat, or of one for all.",
            show_default="moves at random",
        ),
    ] = None,
    matches: Annotated[int, typer.Option(min=1, help="How many matches.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed plays the same matches.")] = 0,
    folder: Annotated[
        Path | None, typer.Option("--records", metavar="DIR", help="Write every record into this folder.")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Play whole matches: at random, or by house players of the levels that are named."""
    from bots.simulate import PlayedMatch
    from bots.simulate import simulate as run

    kind = known_game(game)
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
    print_facts(
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


app.command("simulate-faults")(simulate_faults)


@app.command()
def announce(
    text: Annotated[str, typer.Argument(help="What everybody should know.", show_default=False)],
    data: Annotated[Path | None, typer.Option(help="The folder for everything that is kept.")] = None,
) -> None:
    """Tell all players at all tables something."""
    from bots.announce import announce as run

    if not run(text, data):
        refuse("There is nothing to announce.")
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
        refuse(f"The database cannot be reached: {failure}.", code=1)
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
        refuse(str(refused), code=1)
    typer.echo(f"{file} holds everything, in {written:,} bytes; keep it as safe as the database.")


@records.command("show")
def record_show(file: FileArgument) -> None:
    """Print a match move by move."""
    try:
        typer.echo(record.show(record.parse(_read(file))))
    except record.BadRecord as refusal:
        refuse(f"{file}, line {refusal.line}: {refusal.why}.", code=1)
    except Refusal as refusal:
        refuse(f"{file}: this record cannot be shown ({refusal.key}).", code=1)


@records.command("verify")
def record_verify(
    file: FileArgument,
    commitment: Annotated[
        str | None, typer.Option(metavar="HASH", help="The seal that the table showed before the first deal.")
    ] = None,
    receipt: Annotated[
        str | None, typer.Option(metavar="FILE", help="What the table showed at the end: a file, or its SHA-256.")
    ] = None,
) -> None:
    """Prove a match: the promise about the seed, every move, and the outcome."""
    text = _read(file)
    verdict = record.verify(text)
    if not verdict.is_true:
        refuse(f"{file}, line {verdict.line}: {verdict.why}.", code=1)
    read = record.parse(text)
    if commitment is not None and commitment.lower() != read.commitment:
        refuse(f"{file}: the match is sound, but the table had promised another seed.", code=1)
    if receipt is None:
        typer.echo(
            "This match is sound: its cards follow from its seed, its moves from the rules. If it was played so, "
            f"the table showed the seal {read.commitment} before the first deal and the SHA-256 {read.digest} at "
            "the end; --receipt compares."
        )
        return
    shown = _receipt(receipt)
    if why := record.differs_from_receipt(read, shown):
        refuse(f"{file}: the match is sound, but it is not that of the receipt: {why}.", code=1)
    if commitment is not None or record.names_seal(read, shown):
        typer.echo(
            "This match is true: dealt from the sealed seed, and played move by move as the table has shown."
        )
    else:
        typer.echo(
            "The moves are those shown. Whether the deal was settled before, this receipt does not say: it does "
            f"not name the seal, {read.commitment}."
        )


@records.command("review")
def record_review(file: FileArgument) -> None:
    """Mark the three moves that cost most, by a strong house player who knew only what the seat knew."""
    from engine.house.review import review, steps_of

    try:
        read = record.parse(_read(file))
        with _progress(f"{read.game}: {len(read.moves)} moves", steps_of(read)) as advance:
            dear = review(read, advance=advance)
    except record.BadRecord as refusal:
        refuse(f"{file}, line {refusal.line}: {refusal.why}.", code=1)
    except Refusal as refusal:
        refuse(f"{file}: this record cannot be reviewed ({refusal.key}).", code=1)
    for move in dear:
        typer.echo(
            f"Move {move.number}, seat {move.seat}: {move.code}. Better: {move.better}, "
            f"which wins {100 * move.cost:.0f} more of 100 such matches."
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
        refuse(f"{file}, line {refusal.line}: {refusal.why}.", code=1)
    except Refusal as refusal:
        refuse(f"{file}: there is no such deal to be drawn ({refusal.key}).", code=1)
    except OSError as error:
        refuse(f"{out} cannot be written: {error.strerror}.")
    typer.echo(f"{out}: {len(drawn):,} bytes")


@app.command()
def pictures(
    folder: Annotated[Path, typer.Option(metavar="DIR", help="Where to write them.")] = Path("picture-output"),
    lang: Annotated[
        str | None, typer.Option(metavar="LANG", help="Only in this language.", show_default="in all of them")
    ] = None,
    chats: Annotated[
        bool, typer.Option("--chats", help="Instead what newcomers see in the chats, as deploy/ shows it.")
    ] = False,
) -> None:
    """Draw every kind of picture from real play, and contact sheets of all of them."""
    from adapters.text.words import FALLBACK, languages
    from bots.chat_pictures import write_chats
    from bots.contact_sheet import write_contact_sheets
    from bots.newcomer_pictures import newcomer_chats

    if lang is not None and lang not in languages():
        refuse(f"There are no words in {lang!r}; there is {listed(languages())}.")
    if chats:
        for path in write_chats(folder, newcomer_chats(lang or FALLBACK)):
            typer.echo(f"{path}: {path.stat().st_size / 1000:.0f} kB")
        return
    for sheet, count in write_contact_sheets(folder, lang):
        typer.echo(f"{sheet}: {count} pictures")


@app.command()
def rules(
    game: GameArgument,
    lang: Annotated[str, typer.Option(metavar="LANG", help="The language.")] = "en",
) -> None:
    """Print the rules of a game (KEY), or of one of its rule sets (KEY-PRESET)."""
    from adapters.screens.rules import read_rules_key, rules_files
    from adapters.screens.rules_for_table import for_table

    try:
        game, preset = read_rules_key(game)
    except UnknownGame:
        preset = None
    info = known_game(game).info
    pages = rules_files(game)
    if lang not in pages:
        refuse(f"The rules of {game} are not written in {lang!r}; there is {listed(pages) or 'none yet'}.")
    options = None if preset is None else info.presets[preset]
    text = for_table(pages[lang].read_text(encoding="utf-8"), info, options)
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
        refuse("Say what the game is like: --dice or --tricks.")
    try:
        written = run(key, "dice" if dice else "tricks")
    except CannotMake as refused:
        refuse(str(refused))
    for path, lines in written.items():
        typer.echo(f"{path}: {lines} {'line' if lines == 1 else 'lines'}")
    typer.echo(f"{key} can be played now; CONTRIBUTING.md says how to make it yours.")


# --- Arguments that make sense, or one sentence and exit code 2 ----------------------------------------


def _seats(game: type[Match], seats: int | None) -> int:
    allowed = game.info.seat_counts
    if seats is None:
        return allowed[0]
    if seats not in allowed:
        refuse(f"{game.info.key} is for {listed(allowed, 'or')} seats, not for {seats}.")
    return seats


def _options(game: type[Match], preset: str, changes: list[str]) -> Options:
    options = game.info.presets.get(preset)
    if options is None:
        refuse(f"{game.info.key} has no preset {preset!r}; there is {listed(game.info.presets)}.")
    for change in changes:
        name, equals, value = change.partition("=")
        field = options.fields().get(name)
        if field is None or not equals:
            refuse(f"{change!r} sets no option of {game.info.key}; there is {listed(options.fields())}.")
        try:
            options = options.changed(name, value)
        except BadOption:
            refuse(f"{name} cannot be {value!r}; it can be {_values(field)}.")
    return options


def _values(field: Any) -> str:
    if isinstance(field.default, bool):
        return "on or off"
    if field.metadata["low"] is not None:
        return f"a whole number from {field.metadata['low']} to {field.metadata['high']}"
    return listed(field.metadata["choices"], "or")


def _levels(given: list[str], seats: int) -> list[str]:
    levels = [level for part in given for level in part.split(",")]
    for level in levels:
        if level not in house.LEVELS:
            refuse(f"There is no house player {level!r}; there is {listed(house.LEVELS)}.")
    if len(levels) == 1:
        return levels * seats
    if len(levels) != seats:
        refuse(f"There are {seats} seats, but {len(levels)} players are named; name one for each, or one for all.")
    return levels


def _read(file: Path) -> str:
    try:
        with file.open(encoding="ascii", newline="") as opened:
            return opened.read(record.CHARACTERS_MAX + 1)
    except UnicodeDecodeError:
        refuse(f"{file} is not a record: it holds more than plain ASCII.", code=1)
    except OSError as error:
        refuse(f"{file} cannot be read: {error.strerror}.")


def _receipt(given: str) -> str:
    """What a table showed: in a file, or the number itself."""
    if re.fullmatch("[0-9a-fA-F]{64}", given):
        return given
    try:
        return Path(given).read_text("utf-8", errors="replace")[: record.CHARACTERS_MAX]
    except OSError as error:
        refuse(f"{given} cannot be read: {error.strerror}.")


# --- While it runs -------------------------------------------------------------------------------------


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
