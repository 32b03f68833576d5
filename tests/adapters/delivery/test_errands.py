"""What waits to be shown in one chat, and when nothing does."""

from __future__ import annotations

from adapters.delivery.errands import ChatErrands


async def test_a_chat_is_idle_once_nothing_waits_nobody_presses_and_nobody_writes() -> None:
    chat = ChatErrands()
    assert chat.is_idle
    chat.presses = 1
    assert not chat.is_idle
    chat.presses = 0
    async with chat.writing:
        assert not chat.is_idle
    assert chat.is_idle
