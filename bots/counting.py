"""Counters around the ports: the desk, the journal, the house and the platforms, which know nothing of it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from time import perf_counter
from typing import TYPE_CHECKING, Any, cast

from adapters.delivery.platform import MessageGone, Platform, Unknown, Unreachable, Wait
from adapters.front.answers import Answer
from adapters.front.chat import TableChat
from adapters.front.desk import Desk
from adapters.front.people import People
from adapters.front.places import Places
from adapters.store.records import Person
from engine.commands import CLOCK, HOUSE, SERVICE
from engine.contract import Seat, View
from engine.host import House
from engine.house.pool import HouseAbsent
from engine.journal import Entry, Journal, JournalFailed, Written

if TYPE_CHECKING:  # Without counting the library is not imported.
    from bots.metrics import Metrics


def _requests(part: type) -> tuple[str, ...]:
    """What people can ask for: every method that answers."""
    return tuple(
        name
        for name, method in vars(part).items()
        if not name.startswith("_") and getattr(method, "__annotations__", {}).get("return") == "Answer"
    )


REQUESTS: dict[type, tuple[str, ...]] = {part: _requests(part) for part in (Desk, People, TableChat, Places)}
OUTCOMES: dict[type[Exception], str] = {
    Wait: "wait",
    Unreachable: "unreachable",
    MessageGone: "gone",
    Unknown: "unknown",
}
CALLS = ("post", "edit", "delete")
NOT_PERSONS = frozenset({CLOCK, HOUSE, SERVICE})


class _Counted:
    """A port of which some methods, or parts, are counted; everything else is the port's own."""

    def __init__(self, port: object, **counted: Callable[..., Coroutine[Any, Any, Any]] | _Counted) -> None:
        self._port = port
        self.__dict__.update(counted)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._port, name)


class Counting:
    """Puts counters around the ports of one process."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def desk(self, desk: Desk) -> Desk:
        """A desk that counts what people ask for; what it asks of itself is not counted again."""
        chat, places = self._counted(desk.chat, TableChat), self._counted(desk.places, Places)
        people = self._counted(desk.people, People)
        opening = _Counted(desk.opening, open=self._request(Desk.open_table.__name__, desk.opening.open))
        return cast("Desk", self._counted(desk, Desk, chat=chat, people=people, places=places, opening=opening))

    def _counted(self, part: object, kind: type, **parts: _Counted) -> _Counted:
        requests = {name: self._request(name, getattr(part, name)) for name in REQUESTS[kind]}
        return _Counted(part, **parts, **requests)

    def _request(
        self, name: str, method: Callable[..., Coroutine[Any, Any, Answer]]
    ) -> Callable[..., Coroutine[Any, Any, Answer]]:
        metrics = self._metrics

        async def request(person: Person, /, *args: Any, **kwargs: Any) -> Answer:
            began = perf_counter()
            try:
                answer = await method(person, *args, **kwargs)
            except Exception:
                metrics.requests(person.platform, name, "failed").inc()
                raise
            if answer.is_refusal:
                metrics.requests(person.platform, name, "refused").inc()
                metrics.refusals(person.platform, answer.refusal_key).inc()
            else:
                metrics.requests(person.platform, name, "acted").inc()
            metrics.request_seconds(person.platform).observe(perf_counter() - began)
            return answer

        return request

    def journal(self, journal: Journal) -> Journal:
        """A journal that counts what is written down."""
        metrics = self._metrics

        async def append(entry: Entry) -> Written:
            began = perf_counter()
            by = entry.row.by if entry.row.by in NOT_PERSONS else "person"
            try:
                written = await journal.append(entry)
            except JournalFailed:
                metrics.appends(entry.row.what, by, "failed").inc()
                raise
            metrics.appends(entry.row.what, by, written.value).inc()
            metrics.append_seconds.observe(perf_counter() - began)
            return written

        return cast("Journal", _Counted(journal, append=append))

    def house(self, house: House) -> House:
        """A house that counts how often and how long it thinks."""
        metrics = self._metrics

        async def choose(game: str, view: View, seat: Seat, level: str, seed: int, table_id: str = "") -> str:
            began = perf_counter()
            try:
                code = await house.choose(game, view, seat, level, seed, table_id)
            except HouseAbsent:
                metrics.house_choices(game, level, "absent").inc()
                raise
            metrics.house_choices(game, level, "chosen").inc()
            metrics.house_seconds(level).observe(perf_counter() - began)
            return code

        return cast("House", _Counted(house, choose=choose))

    def platform(self, platform: Platform) -> Platform:
        """A platform that counts the courier's calls."""
        calls = {name: self._call(platform.name, name, getattr(platform, name)) for name in CALLS}
        return cast("Platform", _Counted(platform, **calls))

    def _call(
        self, platform: str, name: str, method: Callable[..., Coroutine[Any, Any, Any]]
    ) -> Callable[..., Coroutine[Any, Any, Any]]:
        metrics = self._metrics

        async def call(*args: Any, **kwargs: Any) -> Any:
            began = perf_counter()
            try:
                found = await method(*args, **kwargs)
            except Exception as failure:
                metrics.calls(platform, name, OUTCOMES.get(type(failure), "failed")).inc()
                raise
            metrics.calls(platform, name, "ok").inc()
            metrics.call_seconds(platform).observe(perf_counter() - began)
            return found

        return call


class NotCounting:
    """Leaves every port as it is."""

    def desk(self, desk: Desk) -> Desk:
        """The desk."""
        return desk

    def journal(self, journal: Journal) -> Journal:
        """The journal."""
        return journal

    def house(self, house: House) -> House:
        """The house."""
        return house

    def platform(self, platform: Platform) -> Platform:
        """The platform."""
        return platform
