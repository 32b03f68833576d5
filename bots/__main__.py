"""`python -m bots`, which is also the command `tablemates`."""

from __future__ import annotations

import sys

from bots.cli import app


def main() -> None:
    """Run the command line; what its caller can mend is said in one sentence."""
    try:
        app(prog_name="tablemates")
    except Exception as problem:
        from bots.settings import in_one_sentence  # heavy, and seldom needed

        said = in_one_sentence(problem)
        if said is None:
            raise
        print(said[0], file=sys.stderr)  # noqa: T201 - this is what the command says
        sys.exit(said[1])


if __name__ == "__main__":
    main()
