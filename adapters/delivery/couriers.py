"""The couriers of one process, one for each platform: whoever has something to tell need not know where."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, nullcontext

from adapters.delivery.activity import Activity
from adapters.delivery.courier import Courier
from adapters.delivery.platform import Platform, Standing, Way
from adapters.screens.screen import Screen
from adapters.store import Store
from adapters.store.records import Delivery, Person
from engine.host import Clock, Host


class Couriers:
    """The couriers of all platforms of one process, woken together."""

    def __init__(self, store: Store, clock: Clock, platforms: Iterable[Platform]) -> None:
        self._platforms = {platform.name: platform for platform in platforms}
        self._activity = Activity(store, clock)
        platforms_by_name = self._platforms.items()
        self._couriers = {name: Courier(store, clock, one, self._activity) for name, one in platforms_by_name}
        self._told: list[Callable[[str], None]] = []

    def tell(self, told: Callable[[str], None]) -> None:
        """Have somebody told, too, of every table that changes."""
        self._told.append(told)

    def by_platform(self) -> Mapping[str, Courier]:
        """Each platform's courier."""
        return self._couriers

    def attach(self, host: Host) -> None:
        """Say whose tables are shown."""
        for courier in self._couriers.values():
            courier.attach(host)

    def wake(self, table_id: str, *, chat: bool = False, viewers: bool = False) -> None:
        """Something changed at a table: with `chat` what was said, with `viewers` who looks on, or a name."""
        for courier in self._couriers.values():
            courier.wake(table_id, chat=chat, viewers=viewers)
        for told in self._told:
            told(table_id)

    def reachable(self, address: str) -> None:
        """A person came back: their chat may be tried again."""
        courier = self._couriers.get(address.partition(":")[0])
        if courier is not None:
            courier.reachable(address)

    def acted(self, person: int) -> None:
        """Somebody does something, wherever: they need not be called for a while."""
        self._activity.acted(person)

    def unreachable(self, address: str) -> None:
        """A person has shut us out."""
        courier = self._couriers.get(address.partition(":")[0])
        if courier is not None:
            courier.unreachable(address)

    @contextmanager
    def pressing(self, address: str) -> Iterator[None]:
        """A person presses something in their chat: their hand waits for the answer, which shows it."""
        courier = self._couriers.get(address.partition(":")[0])
        with courier.pressing(address) if courier is not None else nullcontext():
            yield

    async def answer(self, address: str, table_id: str, way: Way, screen: Screen | None = None) -> bool:
        """Show a person's hand by the way of answering that their press lends; False if it cannot be done here."""
        courier = self._couriers.get(address.partition(":")[0])
        return courier is not None and await courier.answer(address, table_id, way, screen)

    async def bring_home(self, address: str, table_id: str) -> None:
        """Have a hand live in its owner's private chat, which they have opened for it."""
        await self._couriers[address.partition(":")[0]].bring_home(address, table_id)

    async def shown_in(self, address: str, table_id: str) -> list[Delivery]:
        """What a chat was shown of a table; there is a courier for every platform on which somebody asks."""
        return await self._couriers[address.partition(":")[0]].shown_in(address, table_id)

    def private_address(self, person: Person) -> str | None:
        """The address of a person's private chat; None if their platform is not served here."""
        known = self._platforms.get(person.platform)
        return known.private_address(person) if known is not None else None

    async def lend(self, address: str, table_id: str, loan: str, private: str) -> None:
        """Write in a place by what a press there lends, and to whoever pressed."""
        courier = self._couriers.get(address.partition(":")[0])
        if courier is not None:
            await courier.lend(address, table_id, loan, private)

    async def notify(self, place: str) -> None:
        """Tell people of a table that has opened in a place; where another process leads, that one does."""
        courier = self._couriers.get(place.partition(":")[0])
        if courier is not None:
            await courier.notify()

    async def standing(self, address: str, person: Person) -> Standing:
        """What somebody is in a place; on a platform that is not theirs, nobody."""
        platform = address.partition(":")[0]
        known = self._platforms.get(platform) if platform == person.platform else None
        return await known.standing(address, person) if known is not None else Standing(is_member=False)

    async def run(self) -> None:
        """Serve every platform until cancelled."""
        try:
            async with asyncio.TaskGroup() as platforms:
                for courier in self._couriers.values():
                    platforms.create_task(courier.run())
        finally:
            await self._activity.settle()

    async def settle(self) -> None:
        """Wait until nothing is left to show."""
        for courier in self._couriers.values():
            await courier.settle()
        await self._activity.settle()
