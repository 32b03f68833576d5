"""What a soak counts."""

from __future__ import annotations

from pathlib import Path

from adapters.store import open_store
from tests.adapters.store.entries import entry
from tests.databases import new_database
from tests.soak import Acknowledged, _counts


async def test_presses_that_are_missing_or_too_many_are_counted(tmp_path: Path) -> None:
    database = tmp_path / "tablemates.db"
    database.write_bytes(new_database())
    store = await open_store(f"sqlite:///{database}")
    for seq, code in enumerate(("one", "two", "two"), 1):
        await store.append(entry("t", seq, detail=f'{{"code":"{code}"}}'))
    await store.close()
    told = [Acknowledged("t", ["one", "two", "three"]), Acknowledged("unknown", [])]
    assert await _counts(database, told) == {"acknowledged": 3, "lost": 1, "doubled": 1}
