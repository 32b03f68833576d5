"""What people read when something does not work, and that trying again is safe."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import pytest

from adapters.delivery import leases
from adapters.playground.forms import press_id
from adapters.playground.platform import room_address
from adapters.store import StoreFailed
from engine.journal import Entry, Written
from tests.adapters.playground.test_tables import seated_pair
from tests.running_playground import Running


async def post_raw(playground: Running, path: str, content_type: str) -> str:
    """What the server says to a form of this type."""
    address = urlsplit(playground.url)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    body = "name=Ana"
    writer.write(
        f"POST {path} HTTP/1.1\r\nHost: {address.netloc}\r\nContent-Type: {content_type}\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n{body}".encode()
    )
    answer = (await reader.read()).decode()
    writer.close()
    await writer.wait_closed()
    return answer


@pytest.mark.req("PL-63")
async def test_a_charset_that_nobody_knows_is_a_bad_request(
    playground: Running, caplog: pytest.LogCaptureFixture
) -> None:
    answer = await post_raw(playground, "/enter", "application/x-www-form-urlencoded; charset=bogus")
    assert answer.startswith("HTTP/1.1 400 ")
    assert caplog.text == ""


@pytest.mark.req("PL-63")
async def test_while_the_store_is_away_pages_say_so_in_one_sentence(
    playground: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ana = await playground.enter("Ana")

    async def away(*_: object, **__: object) -> Any:
        raise StoreFailed("gone")

    monkeypatch.setattr(playground.store, "_read", away)
    for path in (f"{ana.home}/", f"{ana.home}/t/abc", f"{ana.home}/scores/santase"):
        page = await ana.get(path)
        assert (page.status, "Traceback" in page.text) == (503, False), page.words
    assert "Traceback" not in caplog.text


def failing(append: Callable[[Entry], Any], *, is_unknown: bool) -> Callable[[Entry], Any]:
    """A store that writes the first entry, or not, and says that it failed; afterwards it is well."""
    failures = [True]

    async def first_fails(entry: Entry) -> Written:
        if failures:
            failures.pop()
            if is_unknown:
                await append(entry)
            raise StoreFailed("the disk is full", may_have_happened=is_unknown)
        written: Written = await append(entry)
        return written

    return first_fails


@pytest.mark.req("PL-19", "PL-63")
@pytest.mark.parametrize("is_unknown", [False, True])
async def test_trying_again_after_a_failed_save_counts_once(
    playground: Running, monkeypatch: pytest.MonkeyPatch, is_unknown: bool
) -> None:
    ana, _ = await seated_pair(playground)
    code = (await ana.look()).code("start")
    monkeypatch.setattr(playground.store, "append", failing(playground.store.append, is_unknown=is_unknown))
    first = await ana.press(code, "the same press")
    assert ("not known whether that counted" if is_unknown else "nothing has changed") in first.words
    again = await ana.press(code, "the same press")
    assert "could not be saved" not in again.words
    rows = await playground.store.rows(ana.table_id, 0)
    assert [row.what for row in rows].count("start") == 1


@pytest.mark.req("PL-20", "PL-63")
async def test_a_line_that_was_not_saved_is_said_by_the_same_form(
    playground: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, _ = await seated_pair(playground)
    fields = {"text": "good evening", "to": "all", "press": (await ana.look()).press}

    async def away(*args: object, **kwargs: object) -> None:
        raise StoreFailed("the server is gone")

    with monkeypatch.context() as broken:
        broken.setattr(playground.store, "say_once", away)
        assert "nothing has changed" in (await ana.post(f"{ana.room}/say", fields)).words
    await ana.post(f"{ana.room}/say", fields)
    assert [said.text for said in await playground.store.said(ana.table_id)] == ["good evening"]


@pytest.mark.req("PL-20")
async def test_a_line_of_chat_delivered_through_two_processes_is_said_once(playground: Running) -> None:
    ana, _ = await seated_pair(playground)
    number = (await ana.look()).press
    fields = {"text": "good evening", "to": "all", "press": number}
    await ana.post(f"{ana.room}/say", fields)
    # Another process, or this one after a kill, does not remember the form.
    person = await playground.desk.known("playground", ana.account)
    assert person is not None
    (said,) = await playground.store.said(ana.table_id)

    await playground.desk.chat.say(
        person, "good evening", ana.table_id, press_id(ana.account, {"press": number}, "say")
    )
    assert await playground.store.said(ana.table_id) == [said]


@pytest.mark.req("PL-19")
async def test_a_table_is_shown_in_its_place_from_the_moment_it_is_open(playground: Running) -> None:
    ana = await playground.enter("Ana")
    person = await playground.desk.known("playground", ana.account)
    assert person is not None
    opened = await playground.host.open("santase", person.id, "press", room_address)
    # As if the process had been killed right after that commit.
    assert [place.address for place in await playground.store.places(opened.id)] == [room_address(opened.id)]
    (mark,) = [one for one in await playground.store.deliveries(opened.id) if one.slot == "log"]
    assert (mark.address, mark.digest) == (room_address(opened.id), "1.0")


@pytest.mark.req("PL-50")
async def test_a_new_key_leaves_the_old_address_leading_nowhere(playground: Running) -> None:
    ana = await playground.enter("Ana")
    await ana.open_table()
    old = ana.home
    page = await ana.post(f"{ana.home}/key", {})
    ana.home = page.url.rstrip("/")
    assert ana.home not in ("", old)
    assert (await ana.get(f"{old}/")).url == "/enter"
    assert "Ana" in (await ana.get(f"{ana.home}/t/{ana.table_id}")).words


def test_a_lease_holder_in_another_namespace_of_processes_is_not_declared_dead(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dead = leases.new_holder().replace(f"/{os.getpid()}/", "/999999999/")
    assert leases.is_gone(dead)
    with monkeypatch.context() as elsewhere:  # Another container of this machine, under the same name.
        elsewhere.setattr(os, "stat", lambda _: SimpleNamespace(st_ino=-1))
        leases._machine.cache_clear()
        assert not leases.is_gone(dead)
    leases._machine.cache_clear()


def test_a_lease_holder_on_a_machine_of_the_same_name_is_not_declared_dead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Outside of containers all machines number their first namespace of processes alike."""
    boot = tmp_path / "boot_id"
    monkeypatch.setattr(leases, "BOOT", boot, raising=False)
    holders = []
    for number in ("one", "two"):
        boot.write_text(f"{number}\n")
        leases._machine.cache_clear()
        holders.append(leases.new_holder().replace(f"/{os.getpid()}/", "/999999999/"))
    assert [leases.is_gone(one) for one in holders] == [False, True]
    # Services that see nothing of /proc but processes are told by their units, which write it without dashes.
    boot.write_text("4f-5e\n")
    names = []
    for said in ("", "4f5e", "4f5d"):
        monkeypatch.setenv(leases.BOOT_NAME, said)
        leases._machine.cache_clear()
        names.append(leases._machine())
    assert names[0] == names[1] != names[2]
    leases._machine.cache_clear()
