"""What every test may ask of the command line."""

from __future__ import annotations

import pytest

pytest_plugins = ["tests.requirements_report"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--accept-playthroughs",
        action="store_true",
        help="write the playthroughs as the games play now; read the difference before committing it",
    )
