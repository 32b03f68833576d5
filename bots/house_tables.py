"""`make house-tables`: works out anew what house players keep in tables, and writes it where they read it."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import typer

from engine.games import GAMES


def main() -> None:
    """Write the tables of every game that has some."""
    for key in GAMES:
        folder = f"engine.games.{key.replace('-', '_')}"
        if find_spec(f"{folder}.house_making") is None:
            continue
        making = import_module(f"{folder}.house_making")
        for name, text in making.made(typer.echo).items():
            path = Path(str(making.__file__)).with_name(f"{name}.py")
            path.write_text(text, encoding="utf-8")
            typer.echo(f"{key}: {path.name}")


if __name__ == "__main__":
    main()
