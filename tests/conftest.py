"""What every test may ask of the command line."""

from __future__ import annotations

import pytest

pytest_plugins = ["tests.requirements_report"]

# Modules of assertions that tests call, named here because tests of several folders import them.
pytest.register_assert_rewrite("tests.adapters.screens.limits", "tests.games.every_game", "tests.games.secrecy")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--accept-playthroughs",
        action="store_true",
        help="write the playthroughs as the games play now; read the difference before committing it",
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest, so that no worker is left alone with one of them at the end."""
    items.sort(key=lambda item: not any(item.get_closest_marker(name) for name in ("long", "browser")))
