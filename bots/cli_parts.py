"""What all groups of commands share: one sentence for what makes no sense, and facts printed."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Annotated, Any, NoReturn

import typer

from engine.contract import Match
from engine.games import GAMES, UnknownGame, game_of

JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def refuse(sentence: str, code: int = 2) -> NoReturn:
    """Say one sentence and end with this code."""
    typer.echo(sentence, err=True)
    raise typer.Exit(code)


def listed(words: Iterable[object], joined: str = "and") -> str:
    """Words in a row, as a sentence lists them."""
    *first, last = [str(word) for word in words] or [""]
    return f"{', '.join(first)} {joined} {last}" if first else last


def known_game(key: str) -> type[Match]:
    """The game of this key, or one sentence that names those there are."""
    try:
        return game_of(key)
    except UnknownGame:
        refuse(f"There is no game {key!r} here; there is {listed(GAMES)}.")


def print_facts(facts: dict[str, Any], as_json: bool) -> None:
    """Print facts as JSON, or below each other for people."""
    if as_json:
        typer.echo(json.dumps(facts))
        return
    width = max(len(name) for name in facts)
    for name, value in facts.items():
        typer.echo(f"{name:{width}}  {plain(value)}")


def plain(value: Any) -> str:
    """A value as people read it."""
    if isinstance(value, dict):
        return ", ".join(f"{name}={one}" for name, one in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def expect_tests(package: str, how: str) -> None:
    """Refuse what cannot be done where the tests are not: an installed package leaves them out."""
    from importlib import import_module

    try:
        import_module(package)
    except ModuleNotFoundError:
        refuse(
            f"{how}, which the installed package leaves out; run this in a clone of the repository, "
            "after `make lint`."
        )
