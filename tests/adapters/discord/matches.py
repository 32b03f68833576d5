"""Whole matches as people in a server play them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

from msgspec import to_builtins

from adapters.discord.layout import code_of
from adapters.screens.buttons import HAND, Code, read_code
from bots.service import Service
from engine.games import GAMES
from engine.table_view import PLAYING
from tests import matches
from tests.hidden_cards import Searched, Sent
from tests.hidden_pictures import DrawnMatch
from tests.matches import YOUR_TURN
from tests.running_discord import Running
from tests.second_press import asks, press_surely
from tests.short_matches import LENGTH_SHARE, seats_of, short_options
from tests.stand_ins.discord import Channel, Interaction, Message, Person, text_of
from tests.stand_ins.discord.contents import Content
from tests.stand_ins.discord.reading import strings_in

# Looks and escapes of Discord's markdown, as text.py writes them.
_MARKDOWN = re.compile(r"^(?:#{1,3} |-# )|\*\*|\\(?=\W)|\u200b", re.MULTILINE)


class Player(matches.Player[Message]):
    """Somebody who reads the hand in the direct messages or, where those are closed or say it is elsewhere, in the
    last answer with a hand."""

    def __init__(self, person: Person) -> None:
        super().__init__(person.name)
        self.person = person
        self.answer: Message | None = None

    @property
    def own(self) -> Message | None:
        """The message with the hand."""
        if not self.person.dms_open:
            return self.answer
        inbox = [one for one in reversed(self.person.dm.messages) if one.controls]
        shown = [one for one in inbox if whats_of(one) != [HAND]]  # but for notices, and where the hand was before
        return next((one for one in (*shown, self.answer, *inbox) if one is not None), None)

    def lives_in(self, pressed: Message) -> None:
        """Read the hand from now on where something in it was pressed."""
        if self.person.dms_open and not pressed.is_ephemeral:
            self.answer = None

    @property
    def is_asked(self) -> bool:
        """Whether the hand says so."""
        return self.own is not None and YOUR_TURN in self.own.text

    def codes(self) -> list[tuple[str, Code]]:
        """The buttons of the hand."""
        return codes_of(self.own)

    async def open_hand(self, live: Message) -> None:
        """Ask for the hand in the channel."""
        opened = await self.person.press(live, button(live, "hand"))
        assert opened.is_ephemeral and opened.message is not None, opened
        self.answer = opened.message


class Played(matches.Match[Player, Message]):
    """A table in a channel."""

    platform = "discord"

    def __init__(
        self,
        bot: Running,
        channel: Channel,
        players: Sequence[Player],
        random: Random,
        *,
        with_pictures: bool = False,
    ) -> None:
        super().__init__(players, random)
        self.bot = bot
        self.channel = channel
        self.with_pictures = with_pictures  # They take most of the time, and few tests look at them.
        self.suggested: list[tuple[Person, Sent]] = []
        self._unrefused: list[tuple[Player, Interaction]] = []

    @property
    def service(self) -> Service:
        """The process that is played with."""
        return self.bot.service

    @property
    def live(self) -> Message:
        """The table in the channel."""
        return [one for one in self.channel.messages if self._is_live(one)][-1]

    def _is_live(self, message: Message) -> bool:
        """Whether a message has buttons of the table; the log has but the one that shows its seal."""
        return any(code.table_id == self.table_id and code.what != "seal" for _, code in codes_of(message))

    @property
    def is_over(self) -> bool:
        """Whether the channel says so."""
        return any(code.what == "record" for _, code in codes_of(self.live))

    def now(self) -> float:
        """The time by which the journal is written."""
        return self.service.clock.now()

    async def settle_all(self) -> None:
        """Wait until nothing is pending anywhere."""
        await self.bot.settle()

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something is true."""
        await self.bot.discord.until(condition, "for the match to go on")

    # --- The lobby -------------------------------------------------------------------------------------

    async def open(self, game: str, *, length_share: int = LENGTH_SHARE) -> None:
        """Sit down at a new table, and start."""
        await self.sit_down(game, seats_of(game), short_options(game, length_share))
        await self.start()

    async def sit_down(self, game: str, seats: int, options: str = "") -> None:
        """Type /play, sit down one after the other, and fill up with house players."""
        first, *others = self.players
        if not self.with_pictures:
            await self.bot.choose_words(self.channel, *(player.person for player in self.players))
        given = {"options": options} if options else {}
        live = await self.bot.table(first.person, self.channel, game, seats=seats, **given)
        self.table_id = codes_of(live)[0][1].table_id
        for seat, player in enumerate(others, 1):
            await self._press(player, f"sit {seat}")
        for seat in range(len(self.players), seats):
            await self._press(first, f"fill {seat} easy")

    async def start(self) -> None:
        """Start the first match, or the next."""
        number = (await self.table()).match_number
        if GAMES[(await self.table()).game].info.all_ready:
            for player in self.players:
                await self._press(player, "ready on")
        await self._press(self.players[0], "start")
        assert ((table := await self.table()).phase, table.match_number) == (PLAYING, number + 1)
        await self.settle()
        # Where house players begin, the channel may show the lobby until somebody else is asked.
        await self.bot.discord.until(lambda: "hand" in whats_of(self.live), "for a table")
        for player in self.players:
            if not player.person.dms_open:
                await player.open_hand(self.live)
        await self.settle()

    async def _press(self, player: Player, what: str) -> None:
        await self.settle()
        answer = await player.person.press(self.live, button(self.live, what))
        assert (answer.kind, answer.text) == ("defer", ""), answer

    # --- The match -------------------------------------------------------------------------------------

    async def press_to_act(self, player: Player, own: Message, button: str) -> bool:
        """Press a button of a hand; in a window a house player may have been quicker."""
        player.lives_in(own)
        answer = await player.person.press(own, button, stale=True)
        assert answer.error is None, answer
        if not answer.text:
            self._unrefused.append((player, answer))
        return not answer.text

    def take_back_refused(self) -> None:
        """Count no press that was refused after all: an answer with the hand comes before the words."""
        for player, answer in self._unrefused:
            player.acted -= bool(answer.text)
        self._unrefused.clear()

    async def press_to_look(self, player: Player, own: Message, button: str) -> None:
        """Press a button of a hand that leads to another screen; others may have changed what is asked."""
        player.lives_in(own)
        answer = await player.person.press(own, button, stale=True)
        if answer.kind != "update":
            code, view = read_code(code_of(button)), (await self.table()).view(await self.number(player.person))
            assert code is not None, button
            assert view.decision is None or view.decision.number != code.number, (
                answer.text,
                button,
                view.decision,
            )
            await self.settle()

    async def act_by_command(self, player: Player) -> None:
        """Type /act with one of the suggestions."""
        answer = await self.suggest(player.person)
        if not answer.choices:  # Somebody else's answer has ended the window.
            return
        _, value = self.random.choice(answer.choices)
        number = str(await self.number(player.person))
        before = (await self.acts_in_journal())[number]
        acted = await player.person.command("act", channel=self.channel, action=value)
        assert acted.is_ephemeral, acted
        player.acted += (await self.acts_in_journal())[number] - before
        player.answer = acted.message

    async def suggest(self, person: Person) -> Interaction:
        """Have somebody type "/act " and remember what they were suggested."""
        answer = await person.autocomplete("act", focused="action", channel=self.channel)
        first = self._settled[-1][1]
        text = "\n".join(str(part) for choice in answer.choices for part in choice)
        self.suggested.append((person, Sent(text, first, (await self.table()).version)))
        return answer

    # --- What everybody was shown ----------------------------------------------------------------------

    async def number(self, person: Person) -> int:
        """What the store calls a person."""
        return await self.number_of(person.id, person.name)

    async def match_of(self, *others: Person) -> Searched:
        """The match that is over, to search words with."""
        people = [*(player.person for player in self.players), *others]
        return await self.searched({await self.number(person): person.name for person in people})

    async def drawn(self) -> DrawnMatch:
        """The match so far, to search pictures with."""
        people = {await self.number(player.person): player.name for player in self.players}
        return await DrawnMatch.replayed(self.service.store, self.table_id, people)

    async def shown_to(self, person: Person) -> list[Sent]:
        """Everything that a person was ever shown, with the versions of the table that it can be made of."""
        discord = self.bot.discord
        epoch = self.now() - discord.now()
        moments = await self.moments()
        sent = [one for receiver, one in self.suggested if receiver is person]
        for channel in discord.channels.values():
            for message in channel.all_messages.values():
                if message.is_seen_by(person):
                    for version in message.versions:
                        sent.append(_sent(message, version, *moments.between(version.at + epoch)))
        return sent


def _sent(message: Message, version: Content, first: int, last: int) -> Sent:
    """A message at one time of its life; what has no buttons in a channel but that of the seal is the log."""
    texts = _MARKDOWN.sub("", "\n".join(strings_in(to_builtins(version.shown()))))
    is_log = message.channel.guild is not None and not message.is_ephemeral and not _controls(version)
    if is_log:
        return Sent("", first, last, tuple(_MARKDOWN.sub("", text_of(version)).split("\n")))
    return Sent(texts, first, last)


def _controls(version: Content) -> list[str]:
    """The codes of all buttons but the one that shows the seal of a match."""
    codes = re.findall(r"custom_id='([^']*)'", repr(version.components))
    return [code for code in codes if not code.endswith(" seal")]


async def words(bot: Running, answer: Interaction) -> str:
    """What somebody is told in answer to a press, which may follow a little later, and for them alone."""
    await bot.discord.until(lambda: answer.text, f"for words about {answer}")
    assert answer.is_ephemeral, answer
    return answer.text


async def press_until(
    bot: Running, person: Person, message: Message, what: str, is_done: Callable[[], bool]
) -> None:
    """Press what asks first until something is so; where a press was only acknowledged, the question follows."""

    async def press() -> Interaction:
        answer = await person.press(message, button(message, what))
        await bot.discord.until(lambda: asks(answer) or is_done(), f"for what came of {answer}")
        return answer

    await press_surely(press)


def codes_of(message: Message | None) -> list[tuple[str, Code]]:
    """The buttons of a message, by custom id, that are ours."""
    controls = message.buttons if message is not None and not message.is_deleted else []
    read = [(control.custom_id, read_code(code_of(control.custom_id))) for control in controls]
    return [(custom_id, code) for custom_id, code in read if code is not None]


def whats_of(message: Message) -> list[str]:
    """What the buttons of a message mean."""
    return [code.what for _, code in codes_of(message)]


def button(message: Message, what: str) -> str:
    """The custom id of the button that means this."""
    found = [custom_id for custom_id, code in codes_of(message) if code.what == what]
    assert len(found) == 1, f"{what!r} among {codes_of(message)}"
    return found[0]
