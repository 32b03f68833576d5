"""What every test may ask of the command line, and chance that is the same in every run."""

from __future__ import annotations

import atexit
import gc
import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.memory import write_to_memory
from tests.package import fetch_page_scripts
from tests.same_chance import same_chance

# Tests leave little behind. Looking for it whenever there are 700 things more than before, as Python does, takes
# three percent of their time.
gc.set_threshold(20_000, 20, 50)

# How long an example takes is up to the machine.
settings.register_profile("tests", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("tests")

pytest_plugins = ["tests.requirements_report", "tests.translations_report"]

# Modules of assertions that tests call, named here because tests of several folders import them.
pytest.register_assert_rewrite(
    "tests.adapters.screens.limits", "tests.engine.games.every_game", "tests.engine.games.secrecy"
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--accept-playthroughs",
        action="store_true",
        help="write the playthroughs as the games play now; read the difference before committing it",
    )
    parser.addoption(
        "--accept-decisions",
        action="store_true",
        help="write down what house players decide now; measure how strong they are before committing it",
    )
    parser.addoption(
        "--accept-transcripts",
        action="store_true",
        help="write down what places are told of a match now; read the difference before committing it",
    )
    parser.addoption(
        "--accept-screens",
        action="store_true",
        help="write down what people are shown of a match now; read the difference before committing it",
    )
    parser.addoption(
        "--accept-pictures",
        action="store_true",
        help="keep the pictures as they are drawn now; look at them before committing them",
    )


def pytest_configure(config: pytest.Config) -> None:
    """See to it that nothing waits for a disk, and that the page has its scripts, also in a second worktree."""
    write_to_memory()
    if hasattr(config, "workerinput"):
        # Last of all: to take apart piece by piece what a worker has in memory takes seconds, and all wait for it.
        atexit.register(os._exit, 0)
    else:
        fetch_page_scripts()


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Look for no garbage while tests are collected, nor later among what they are made of: it stays."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest, so that no worker is left alone with one of them at the end."""
    items.sort(key=lambda item: not any(item.get_closest_marker(name) for name in ("long", "browser")))


@pytest.fixture(autouse=True)
def same_chance_every_time(request: pytest.FixtureRequest) -> Iterator[None]:
    """Deal the same cards in every run of a test; what is made before, for many tests, sees to it by itself."""
    with same_chance(request.node.nodeid):
        yield
