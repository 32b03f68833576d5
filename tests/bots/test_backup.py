"""A copy of the database while a match runs, and going on from it; migrations on their own."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import stat
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from adapters.delivery.leases import FREE_SECONDS
from adapters.store import open_store
from bots.backup import BackupRefused, backup
from bots.cli import app
from bots.settings import Settings
from engine.table_view import PLAYING
from tests.databases import new_database
from tests.service import Service, running

pytestmark = pytest.mark.req("PL-52")


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


async def test_a_match_goes_on_from_a_backup_that_was_taken_while_it_ran(tmp_path: Path) -> None:
    copy, chance = tmp_path / "copy.db", random.Random(1)
    async with running(tmp_path) as service:
        people = [await service.arrive("ana"), await service.arrive("bo")]
        table_id = await service.set_up(people, target=3)
        await service.play(people, table_id, chance, moves_max=6)
        settings = Settings(_env_file=None, DATABASE_URL=f"sqlite:///{tmp_path / 'service.db'}")
        copying = asyncio.create_task(asyncio.to_thread(backup, settings, copy))
        while not copying.done():
            await service.play(people, table_id, chance, moves_max=1)
        assert await copying == copy.stat().st_size
        version = service.versions[table_id]
        before = await service.history(table_id)
        chats = service.chats
    restored = tmp_path / "restored.db"
    restored.write_bytes(copy.read_bytes())  # As the guide says: one file, nothing beside it.
    store = await open_store(f"sqlite:///{restored}")
    service = Service(store, [chats])
    service.clock.leap(60.0)
    try:
        await service.start()
        await service.move(2 * FREE_SECONDS)  # The lease of whoever showed the tables is seen to have run out.
        calls = len(chats.calls)
        tables = await service.history(table_id)
        assert 6 < len(tables) <= version
        assert [table.version for table in tables] == [table.version for table in before[: len(tables)]]
        assert tables[-1].view(people[0].id) == before[len(tables) - 1].view(people[0].id)
        assert (await service.view(None, table_id)).phase == PLAYING
        await service.play(people, table_id, chance)
        assert (await service.view(None, table_id)).phase == "finished"
        await service.settle()
        assert {call.address for call in chats.calls[calls:]} >= {"chats:place", "chats:person:ana"}
    finally:
        for process in list(service.processes):
            await process.stop()
        await store.close()


def test_a_copy_is_one_private_file_and_replaces_nothing(tmp_path: Path) -> None:
    (tmp_path / "tablemates.db").write_bytes(new_database())
    copy = tmp_path / "copy.db"
    done = run("backup", copy, "--data", tmp_path)
    assert (done.exit_code, f"{copy} holds everything" in done.stdout) == (0, True)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.db"]
    assert sqlite3.connect(copy).execute("SELECT version_num FROM alembic_version").fetchall() != []
    again = run("backup", copy, "--data", tmp_path)
    assert (again.exit_code, again.stderr) == (1, f"{copy} exists already; name a new file.\n")


@pytest.mark.parametrize(
    ("content", "target", "why"),
    [
        (None, "copy.db", "does not exist"),
        (b"no database at all, and long enough to be looked at" * 100, "copy.db", "could not be copied"),
        (new_database, "nowhere/copy.db", "cannot be written"),
    ],
    ids=["nothing there", "no database", "no folder"],
)
def test_a_backup_that_fails_leaves_nothing_behind(tmp_path: Path, content: object, target: str, why: str) -> None:
    if content is not None:
        (tmp_path / "tablemates.db").write_bytes(content() if callable(content) else content)  # type: ignore[arg-type]
    with pytest.raises(BackupRefused, match=why):
        backup(Settings(data=tmp_path, _env_file=None), tmp_path / target)
    assert list(tmp_path.glob("**/copy*")) == []


def test_postgresql_is_told_its_own_tool_without_the_password(tmp_path: Path) -> None:
    url = "postgresql+asyncpg://tablemates:hunter2@db.example:5433/games"
    with pytest.raises(BackupRefused) as refused:
        backup(Settings(_env_file=None, DATABASE_URL=url), tmp_path / "copy.dump")
    command = (
        f"pg_dump --format=custom --file={tmp_path / 'copy.dump'} postgresql://tablemates@db.example:5433/games"
    )
    assert str(refused.value).endswith(command)


def test_migrations_can_be_run_on_their_own(tmp_path: Path) -> None:
    first, second = run("migrate", "--data", tmp_path), run("migrate", "--data", tmp_path)
    assert (first.exit_code, second.stdout) == (0, "The database is up to date.\n")
    with sqlite3.connect(tmp_path / "tablemates.db") as database:
        assert database.execute("SELECT count(*) FROM tables").fetchone() == (0,)
    database.close()


def test_a_database_that_cannot_be_reached_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "tablemates.db").mkdir()
    refused = run("migrate", "--data", tmp_path)
    assert (refused.exit_code, refused.stderr.count("\n")) == (1, 1)
    assert refused.stderr.startswith("The database cannot be reached: ")
