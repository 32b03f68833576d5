"""`python -m bots`, which is also the command `tablemates`."""

from __future__ import annotations

from bots.cli import app


def main() -> None:
    """Run the command line."""
    app(prog_name="tablemates")


if __name__ == "__main__":
    main()
