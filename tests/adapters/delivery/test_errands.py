"""What waits to be shown in one chat, and when nothing does."""

from __future__ import annotations

from adapters.delivery.errands import ChatErrands


async def test_a_chat_is_idle_once_nothing_waits_nobody_presses_and_nobody_writes() -> None:
    chat = ChatErrands()
    was_idle = [chat.is_idle]
    chat.presses = 1
    was_idle.append(chat.is_idle)
    chat.presses = 0
    async with chat.writing:
        was_idle.append(chat.is_idle)
    was_idle.append(chat.is_idle)
    assert was_idle == [True, False, False, True]
