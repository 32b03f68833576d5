"""One match of a game, at every write and fsync of which the disk fails, the process is killed, or the power goes.

Every press is made again and again with the same id. Each time another operation of its commit fails: with an
error, by half, or for want of room. In that moment the files are copied as a killed process leaves them, and as
they are after a power cut, with nothing but what was synced. From each of these copies whatever was acknowledged
can be read, once, and nothing by half.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from adapters.delivery.couriers import Couriers
from adapters.front.desk import Desk
from adapters.screens.buttons import ACT, Code
from adapters.screens.lobby_codes import lobby_code
from adapters.store import Store, open_store
from adapters.store.records import Person
from bots.bench_press import NullPlatform
from engine.commands import Act, Ready, Start
from engine.games import GAMES
from engine.host import Host
from engine.table import Table, read_command
from engine.table_view import PLAYING
from tests.databases import new_database
from tests.engine.clocks import HandClock
from tests.faults.file_system import Fault, FileSystem, Operation
from tests.service import House
from tests.short_matches import short_options

FAULTS: tuple[Fault, ...] = ("fail", "half", "full")
SIDE_FILES = ("", "-wal")
PRESSES_MAX = 400


@dataclass
class Walked:
    """What a walk took, and what was wrong."""

    game: str
    presses: int = 0
    operations: int = 0  # the writes, truncations and fsyncs at which something happened
    faults: int = 0
    images: int = 0  # copies of the files that were read
    complaints: list[str] = field(default_factory=list)


def walk(files: FileSystem, game: str, stride: int = 1) -> Walked:
    """Play a match through all faults, or with a stride through that share of them."""
    with tempfile.TemporaryDirectory() as folder, files.installed():
        return asyncio.run(_Walk(files, Path(folder), game, stride).run())


class _Walk:
    def __init__(self, files: FileSystem, folder: Path, game: str, stride: int) -> None:
        self._files = files
        self._folder = folder
        self._database = folder / "walked.db"
        self._synced = folder / "synced.db"
        self._image = folder / "image.db"
        self._stride = stride
        self._table_id = ""
        self._acknowledged: dict[str, str] = {}  # what was pressed, by the id of the press
        self._version = 0  # of the table, by the last acknowledgement
        self._walked = Walked(game)

    async def run(self) -> Walked:
        """The whole match, and what the journal says of it in the end."""
        self._database.write_bytes(new_database())
        store = await open_store(f"sqlite:///{self._database}")
        try:
            await self._play(store)
        finally:
            await store.close()
        # What is closed in good order is opened again as it was.
        store = await open_store(f"sqlite:///{self._database}")
        try:
            await self._check_journal(store)
        finally:
            await store.close()
        return self._walked

    async def _play(self, store: Store) -> None:
        clock, game = HandClock(), self._walked.game
        couriers = Couriers(store, clock, [NullPlatform()])
        host = Host(store, House(), clock, couriers.wake)
        couriers.attach(host)
        desk = Desk(store, host, couriers, clock, presses_max=sys.maxsize)
        seats = GAMES[game].info.seat_counts[0]
        people = [await desk.arrive("null", str(seat), f"Person {seat}") for seat in range(seats)]
        options = dict(pair.split("=") for pair in short_options(game).split())
        opened = await desk.open_table(people[0], game, lambda _: "null:place", "open", options=options)
        assert opened.table_id is not None, opened
        self._table_id = opened.table_id
        for person in people[1:]:
            await desk.join(person, (await host.table(self._table_id)).code, press_id=f"join {person.id}")
        for person in people[1:]:
            await desk.press(person, await self._lobby(desk, Ready(True)), f"ready {person.id}")
        self._version = (await host.table(self._table_id)).version
        self._files.on_synced = self._copy_synced
        self._copy_synced()
        await self._press(desk, host, people[0], await self._lobby(desk, Start()))
        while (view := (await host.table(self._table_id)).view(None)).phase == PLAYING:
            assert self._walked.presses < PRESSES_MAX, "the match does not end"
            person = people[view.asked[0]]
            decision = (await host.table(self._table_id)).view(person.id).decision
            assert decision is not None and decision.default is not None
            await self._press(
                desk, host, person, Code(ACT, self._table_id, decision.number, decision.default.code)
            )
        await host.close()

    async def _lobby(self, desk: Desk, command: Ready | Start) -> Code:
        view = await desk.table_view(None, self._table_id)
        assert view is not None
        return lobby_code(self._table_id, view.revision, command)

    async def _press(self, desk: Desk, host: Host, person: Person, code: Code) -> None:
        """Press until nothing fails any more."""
        self._walked.presses += 1
        press_id = f"press {self._walked.presses}"
        for operation, fault in self._faults():
            self._files.arm(operation, fault, _overlook if fault == "full" else self._strike)
            answer = await desk.press(person, code, press_id)
            struck = self._files.disarm()
            if struck is not None:
                self._walked.faults += 1
                self._walked.operations += fault == FAULTS[0]
            if not answer.is_refusal:
                self._acknowledged[press_id] = code.what
                self._version = (await host.table(self._table_id)).version
            elif answer.refusal_key not in ("not-saved", "maybe-saved"):
                self._complain(f"{press_id} ({code.what}) was refused: {answer.refusal_key}")
                return
            if struck is None:
                return

    def _faults(self) -> Iterator[tuple[int, Fault]]:
        """Each operation with each fault; with a stride another share of them at each press."""
        number = self._walked.presses
        for operation in range(10_000):
            for fault in FAULTS:
                number += 1
                if number % self._stride == 0:
                    yield operation, fault

    # --- Looking at what is left -----------------------------------------------------------------------

    def _strike(self, operation: Operation) -> None:
        """In the moment of the fault: what would a process find that starts now?"""
        self._look_at(self._database, f"killed at a {operation}")
        self._look_at(self._synced, f"without power at a {operation}")

    def _copy_synced(self) -> None:
        _copy(self._database, self._synced)

    def _look_at(self, files: Path, when: str) -> None:
        self._walked.images += 1
        _copy(files, self._image)
        # With the system's own file system, so that nothing fails here.
        with closing(sqlite3.connect(f"file:{self._image}?vfs=unix", uri=True)) as image:
            (sound,) = image.execute("PRAGMA quick_check").fetchone()
            if sound != "ok":
                self._complain(f"{when}: {sound}")
            rows = [seq for (seq,) in image.execute("SELECT seq FROM journal ORDER BY seq")]
            ((version,),) = image.execute("SELECT version FROM tables")
            pressed = {press_id for (press_id,) in image.execute("SELECT press_id FROM presses")}
        if lost := self._acknowledged.keys() - pressed:
            self._complain(f"{when}: lost {sorted(lost)}")
        if rows != list(range(1, version + 1)) or version not in (self._version, self._version + 1):
            self._complain(
                f"{when}: {len(rows)} rows at version {version}, where {self._version} was acknowledged"
            )

    async def _check_journal(self, store: Store) -> None:
        rows = await store.rows(self._table_id, after=0)
        acts = [command.code for row in rows if isinstance(command := read_command(row), Act)]
        pressed = [what for what in self._acknowledged.values() if what != "start"]
        if acts != pressed:
            self._complain(f"the journal has {len(acts)} acts of the {len(pressed)} that were acknowledged")
        seeds = {number: await store.seed(self._table_id, number) for number in (1, 2)}
        if Table.load(self._table_id, rows, seeds.get).replay_differs:
            self._complain("the journal does not replay")

    def _complain(self, of: str) -> None:
        self._walked.complaints.append(f"{self._walked.game}, press {self._walked.presses}: {of}")


def _overlook(_: Operation) -> None:
    """Where there was no room, the files are as they are where there was an error."""


def _copy(files: Path, to: Path) -> None:
    for end in SIDE_FILES:
        source, copy = Path(f"{files}{end}"), Path(f"{to}{end}")
        if source.exists():
            shutil.copyfile(source, copy)
        else:
            copy.unlink(missing_ok=True)
    Path(f"{to}-shm").unlink(missing_ok=True)
