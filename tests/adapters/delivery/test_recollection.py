"""What a process learns from the store about messages that others have written."""

from __future__ import annotations

from adapters.delivery.recollection import READ_SECONDS, Recollection
from adapters.delivery.table_links import LinkedPlace, TableLinks
from adapters.screens.screen import Line, Link, Screen
from adapters.store.records import Delivery
from engine.journal import JournalFailed

CARDS = LinkedPlace("chats:cards", "#cards", "https://chat.example/cards")


class Kept:
    """A store that says how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0
        self.seconds = 1000.0
        self.is_broken = False
        self.deliveries = [
            Delivery("t", "chats:cards", "live:1.2", "9", ""),
            Delivery("t", "chats:cards", "live:1.1", "7", ""),
            Delivery("t", "chats:cards", "log:1", "12", ""),
            Delivery("t", "chats:cards", "live:1.3", None, ""),
            Delivery("t", "others:cards", "live:1.1", "30", ""),
        ]

    def now(self) -> float:
        return self.seconds

    async def read(self, table_id: str) -> list[Delivery]:
        """What chats were shown."""
        self.asked += 1
        if self.is_broken:
            raise JournalFailed("no disk")
        return [one for one in self.deliveries if one.table_id == table_id]


def recollection_of(kept: Kept) -> Recollection:
    recollection = Recollection("chats", kept.now)
    recollection.read = kept.read
    return recollection


async def test_what_others_show_is_read_once_and_then_now_and_again() -> None:
    kept = Kept()
    recollection = recollection_of(kept)
    assert [one.ref for one in await recollection.of("t")] == ["9", "7", "12", None]
    assert (await recollection.of("t"), await recollection.of("other"), kept.asked) == ([], [], 2)
    kept.seconds += READ_SECONDS
    assert len(await recollection.of("t")) == 4


async def test_what_this_process_shows_itself_is_not_read_again() -> None:
    kept = Kept()
    recollection = recollection_of(kept)
    recollection.note("t")
    assert len(await recollection.of("t")) == 4, "it may be shown elsewhere, too"
    kept.seconds += READ_SECONDS / 2
    recollection.note("t")
    kept.seconds += READ_SECONDS / 2
    assert (await recollection.of("t"), kept.asked) == ([], 1)


async def test_what_cannot_be_read_is_tried_again() -> None:
    kept = Kept()
    recollection = recollection_of(kept)
    kept.is_broken = True
    assert await recollection.of("t") == []
    kept.is_broken = False
    assert len(await recollection.of("t")) == 4


async def test_a_hand_leads_to_the_latest_message_that_shows_its_table() -> None:
    links = TableLinks()
    links.visited("ana", CARDS)
    links.recall(await recollection_of(Kept()).of("t"))
    hand = links.linked(Screen((Line("A♠"),)), "ana", "t")
    assert hand.controls == ((Link("#cards", "https://chat.example/cards/9"),),)
    links.shown("t", CARDS.address, "10")
    links.recall(await recollection_of(Kept()).of("t"))
    assert links.linked(Screen(()), "ana", "t").controls == ((Link("#cards", f"{CARDS.link}/10"),),)
