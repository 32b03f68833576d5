"""Tickets: the answers to presses that only one person sees, and that may be rewritten while their token is valid.

A hand that was asked for with "My hand" lies in such an answer. As long as its ticket is valid the hand in it is
kept up to date like the one in the direct messages, and where those are closed it takes their place.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

import discord

TICKET_SECONDS = 14 * 60.0  # Discord gives fifteen minutes, counted from the press
ACCOUNTS_MAX = 4096  # with tickets; whoever pressed longest ago goes first

_ANSWERS_OF_THEIR_OWN = (
    discord.InteractionResponseType.channel_message,
    discord.InteractionResponseType.deferred_channel_message,
)
_ANSWER = "answer"


class Ticket(NamedTuple):
    """An answer in which a person's hand at a table lies."""

    account: str
    table_id: str
    interaction: discord.Interaction
    expires_at: float


class Tickets:
    """The valid tickets of everyone, one for each person and table."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._by_account: dict[str, dict[str, Ticket]] = {}  # whoever pressed last at the end

    def keep(self, account: str, table_id: str, interaction: discord.Interaction) -> None:
        """Remember the answer to a press that shows a hand; an earlier one is left as it is from now on."""
        if not _is_private(interaction):
            return
        ticket = Ticket(account, table_id, interaction, self._clock() + TICKET_SECONDS)
        self._by_account[account] = {**self._by_account.pop(account, {}), table_id: ticket}
        self._forget_oldest()

    def of_table(self, account: str, table_id: str) -> Ticket | None:
        """The valid ticket of a person at a table."""
        ticket = self._by_account.get(account, {}).get(table_id)
        return ticket if ticket is not None and self._is_valid(ticket) else None

    def latest(self, account: str) -> Ticket | None:
        """The valid ticket of a person's last press, at any table."""
        return max(self._valid(account), key=lambda ticket: ticket.expires_at, default=None)

    def drop(self, ticket: Ticket) -> None:
        """Forget a ticket that Discord does not accept any more, unless there is a newer one."""
        tickets = self._by_account.get(ticket.account, {})
        if tickets.get(ticket.table_id) is ticket:
            del tickets[ticket.table_id]

    def _valid(self, account: str) -> list[Ticket]:
        return [*filter(self._is_valid, self._by_account.get(account, {}).values())]

    def _is_valid(self, ticket: Ticket) -> bool:
        return self._clock() < ticket.expires_at

    def _forget_oldest(self) -> None:
        while True:
            oldest = next(iter(self._by_account))
            if len(self._by_account) <= ACCOUNTS_MAX and self._valid(oldest):
                return
            del self._by_account[oldest]


def is_own_answer(interaction: discord.Interaction) -> bool:
    """Whether a press or command got an answer of its own, which its token rewrites."""
    return interaction.response.type in _ANSWERS_OF_THEIR_OWN


def keep_answer(interaction: discord.Interaction, message: discord.Message) -> None:
    """Remember with an interaction which message its own answer is."""
    interaction.extras[_ANSWER] = str(message.id)


def rewritten_by(interaction: discord.Interaction) -> str:
    """The message that an interaction's token rewrites, or "" if that is not known."""
    if is_own_answer(interaction):
        return str(interaction.extras.get(_ANSWER, ""))
    return str(interaction.message.id) if interaction.message is not None else ""


def _is_private(interaction: discord.Interaction) -> bool:
    """Whether what the token rewrites is seen by one person.

    That is the first answer, or after a press that got none of its own the message pressed: never a table in a
    channel, whatever else has followed.
    """
    if is_own_answer(interaction):
        return True
    return interaction.message is not None and interaction.message.flags.ephemeral
