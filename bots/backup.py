"""`tablemates backup` and `tablemates migrate`: a copy of the database while the service runs, and its schema."""

from __future__ import annotations

import os
import shlex
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import make_url

from adapters.store import open_store
from bots.settings import Settings


class BackupRefused(Exception):  # noqa: N818 - it says why there is none
    """There is no copy; the text says why, and what to do."""


def backup(settings: Settings, file: Path) -> int:
    """Write the whole database, as it is at one moment, into a new file that is nobody else's to read.

    Returns how many bytes it has. Whoever plays meanwhile notices nothing: a reader holds up no writer.
    """
    url = make_url(settings.store_url())
    if not url.drivername.startswith("sqlite"):
        # Neither shown nor passed on the command line, where others would see it.
        address = url._replace(drivername="postgresql", password=None).render_as_string()
        command = shlex.join(["pg_dump", "--format=custom", f"--file={file}", address])
        raise BackupRefused(f"This database is PostgreSQL, which has its own tool: {command}")
    source = Path(url.database or "")
    if not source.exists():
        raise BackupRefused(f"There is nothing to copy: {source} does not exist.")
    if file.exists():
        raise BackupRefused(f"{file} exists already; name a new file.")
    partial = file.with_name(f"{file.name}.partial")
    try:
        return _copy(source, partial, file)
    except OSError as failure:
        raise BackupRefused(f"{file} cannot be written: {failure.strerror}.") from None
    except sqlite3.Error as failure:
        raise BackupRefused(f"{source} could not be copied: {failure}.") from None
    finally:
        partial.unlink(missing_ok=True)


async def migrate(settings: Settings) -> None:
    """Bring the schema up to date, as every start does; `StoreFailed` if the database cannot be reached."""
    await (await open_store(settings.store_url())).close()


def _copy(source: Path, partial: Path, file: Path) -> int:
    # The seeds of running matches are in it.
    os.close(os.open(partial, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600))
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)) as running,
        closing(sqlite3.connect(partial)) as copy,
    ):
        running.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # One file, with nothing beside it.
        (verdict,) = copy.execute("PRAGMA quick_check").fetchone()
        if verdict != "ok":
            raise sqlite3.DatabaseError(f"the copy is damaged: {verdict}")
    with partial.open("rb+") as copied:
        os.fsync(copied.fileno())
    # A link refuses to replace what somebody else has put there meanwhile.
    os.link(partial, file)
    return file.stat().st_size
