"""Whole matches as people in a group play them, some with a private chat and some without one."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

from adapters.front.presence import at_home
from adapters.screens.appearance import OFF, PICTURES
from adapters.screens.buttons import HAND, NTH, RULES, Code, read_code
from bots.service import Service
from engine.contract import Seat
from engine.games import GAMES
from engine.table_view import PLAYING
from tests import matches
from tests.hidden_cards import Searched, Sent
from tests.hidden_pictures import DrawnMatch
from tests.matches import YOUR_TURN
from tests.running_telegram import Running
from tests.short_matches import LENGTH_SHARE, seats_of, short_options
from tests.stand_ins.telegram import Answer, Chat, Group, Message, Person, Shown

_NUMBER = re.compile(r"\b(\d+): ")  # as a hand in few words numbers what one may do
_CARD = re.compile(r"\b(\d+): [^:·]*[♠♥♦♣]")  # and cards among it


class Player(matches.Player[Message]):
    """Somebody who reads the hand in the private chat or, without one, asks for it in the group at each turn."""

    def __init__(self, person: Person, *, has_chat: bool = True, types_name: bool = False) -> None:
        super().__init__(person.first_name)
        self.person = person
        self.has_chat = has_chat
        self.types_name = types_name  # of the bot, to be offered the hand
        self.prefers_cards = False  # to all else that one may do by numbers
        self.played: Played | None = None
        self.shown_in_group: Message | None = None  # the hand in a message that others do not see

    async def think(self) -> None:
        """Read the hand, at once unless somebody plays at the pace of people."""

    @property
    def own(self) -> Message | None:
        """The message with the hand."""
        if not self.has_chat:
            return self.shown_in_group
        return next((one for one in reversed(self.person.private.from_bot) if self._is_hand(one)), None)

    def _is_hand(self, message: Message) -> bool:
        """Whether a message shows this table, and other than notices and lists had a button for the rules once."""
        assert self.played is not None
        earlier = (button.data or "" for version in message.versions for row in version.keyboard for button in row)
        is_of_table = any(code.table_id == self.played.table_id for _, code in codes_of(message))
        return is_of_table and any(code.startswith(RULES) for code in earlier)

    @property
    def is_asked(self) -> bool:
        """Whether the hand says so; who has none reads that under the table."""
        if self.has_chat:
            return self.own is not None and YOUR_TURN in self.own.text
        assert self.played is not None
        return self.played.asks(self)

    def codes(self) -> list[tuple[str, Code]]:
        """The buttons of the hand; one in the group is as old as the last look at it."""
        return codes_of(self.own) if self.has_chat or self.is_asked else []


class Played(matches.Match[Player, Message]):
    """A table in a group."""

    platform = "telegram"
    thinking_seconds = 15.0  # so that a group's minute is enough to show every state

    def __init__(
        self,
        bot: Running,
        group: Group,
        players: Sequence[Player],
        random: Random,
        *,
        has_pictures: bool = False,  # which take longer than all else in a whole match
    ) -> None:
        super().__init__(players, random)
        self.bot = bot
        self.group = group
        self.has_pictures = has_pictures
        self.seats: dict[Player, Seat] = {}
        for player in players:
            player.played = self

    @property
    def service(self) -> Service:
        """The process that is played with."""
        return self.bot.service

    @property
    def live(self) -> Message:
        """The table in the group."""
        return [one for one in self.group.from_bot if self._is_live(one)][-1]

    def _is_live(self, message: Message) -> bool:
        """Whether a message has buttons of the table; the log has but the one that shows its seal."""
        return any(code.table_id == self.table_id and code.what != "seal" for _, code in codes_of(message))

    @property
    def is_over(self) -> bool:
        """Whether the group says so."""
        return any(code.what == "record" for _, code in codes_of(self.live))

    def asks(self, player: Player) -> bool:
        """Whether it is somebody's turn."""
        table = self.service.host.hot_table(self.table_id)
        return table is not None and self.seats[player] in table.asked_at

    def now(self) -> float:
        """The time by which the journal is written."""
        return self.bot.telegram.clock.now()

    async def settle_all(self) -> None:
        """Wait until nothing is pending anywhere."""
        await self.bot.settle()

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something is true."""
        await self.bot.telegram.until(condition)

    # --- The lobby -------------------------------------------------------------------------------------

    async def open(self, game: str, *, length_share: int = LENGTH_SHARE) -> None:
        """Sit down at a new table, and start."""
        await self.sit_down(game, seats_of(game), short_options(game, length_share))
        await self.start()

    async def sit_down(self, game: str, seats: int, options: str = "") -> None:
        """Type /play, sit down by the link or the button, and fill up with house players."""
        first, *others = self.players
        if not self.has_pictures:
            await self._choose_words()
        wish = f"{game} {seats} {options}"
        live = await self.bot.table(first.person, self.group, wish.strip())
        self.table_id = codes_of(live)[0][1].table_id
        if first.has_chat:
            (link,) = [button.url for button in live.buttons if button.url is not None]
            await first.person.follow(link)
            await self._until_told(first)
        for player in others:
            await self.settle()
            free = next(data for data, code in codes_of(self.live) if code.what.startswith("sit"))
            answer = await player.person.press(self.live, free)
            if player.has_chat and answer.url is not None:
                await player.person.follow(answer.url)
                await self._until_told(player)
        await self.settle()
        for seat in range(len(self.players), seats):
            await self._press(first, f"fill {seat} easy")
        table = await self.settle()
        for player in self.players:
            own = table.seat_of(await self.number(player.person))
            assert own is not None
            self.seats[player] = own

    async def _choose_words(self) -> None:
        """Have everybody choose words alone, the group as well."""
        desk = self.service.desk
        for player in self.players:
            person = await desk.arrive(self.platform, str(player.person.id), player.name)
            assert not (await desk.people.choose(person, PICTURES, OFF)).is_refusal
        group = at_home(f"{self.platform}:{self.group.id}")
        assert not (await desk.places.choose(person, group, PICTURES, OFF)).is_refusal

    async def start(self) -> None:
        """Start the first match, or the next."""
        number = (await self.table()).match_number
        if GAMES[(await self.table()).game].info.all_ready:
            for player in self.players:
                await self._press(player, "ready on")
        await self._press(self.players[0], "start")
        assert ((table := await self.table()).phase, table.match_number) == (PLAYING, number + 1)
        await self.settle()

    async def _until_told(self, player: Player) -> None:
        await self.bot.telegram.until(lambda: player.person.private.from_bot)

    async def _press(self, player: Player, what: str) -> None:
        await self.settle()
        assert await player.person.press(self.live, button(self.live, what)) == Answer()

    # --- The match -------------------------------------------------------------------------------------

    async def play(self) -> None:
        """Play on until the match is over."""
        while (player := await self.next_player()) is not None:
            await self.act(player)

    async def act(self, player: Player) -> tuple[Message, str] | None:
        """Act by the hand; who has no private chat asks for it first, and may be told it in few words."""
        if player.has_chat:
            return await super().act(player)
        if player.types_name:
            await self._pick(player)
            return None
        before, live = player.person.ephemeral, self.live
        answer = await player.person.press(live, button(live, HAND))
        player.shown_in_group = next((one for one in player.person.ephemeral if one not in before), None)
        if player.shown_in_group is not None:
            return await super().act(player)
        if answer.is_alert:
            await player.think()
            return await self._press_number(player, answer.text)
        # No few words would do, and whoever does not follow this link can only type.
        assert answer.url is not None and answer.url.endswith(f"{self.table_id}_0_{HAND}"), answer
        await self.act_by_command(player)
        return None

    async def _pick(self, player: Player) -> None:
        """Type the bot's name, and pick something that is offered; the last is only to look at."""
        *offered, _ = (await player.person.type_name(self.group)).results
        if offered:  # Otherwise somebody else's answer has ended the window.
            number = str(await self.number(player.person))
            before = (await self.acts_in_journal())[number]
            await player.person.pick(self.group, self.random.choice(offered))
            player.acted += (await self.acts_in_journal())[number] - before

    async def _press_number(self, player: Player, listed: str) -> tuple[Message, str] | None:
        """Press one of the numbers under the table that mean the presser's own choices."""
        if YOUR_TURN not in listed:  # Somebody else's answer has ended the window.
            return None
        cards = _CARD.findall(listed) if player.prefers_cards else []
        number = self.random.choice(cards or _NUMBER.findall(listed))
        (pressed,) = [data for data, code in codes_of(self.live) if code.kind == NTH and code.what == number]
        live = self.live
        player.acted += await self.press_to_act(player, live, pressed)
        return live, pressed

    async def press_to_act(self, player: Player, own: Message, button: str) -> bool:
        """Press a button of a hand; in a window a house player may have been quicker.

        A message in the group may have to wait for the budget: then its owner reads in a window what is next, and
        the journal alone tells that something was done.
        """
        number = str(await self.number(player.person))
        before = (await self.acts_in_journal())[number]
        answer = await player.person.press(own, button, is_stale=True)
        if own is player.shown_in_group and answer.is_alert:
            return (await self.acts_in_journal())[number] > before
        return answer == Answer() or answer.text.startswith("✓ ")

    async def press_to_look(self, player: Player, own: Message, button: str) -> None:
        """Press a button of a hand that leads to another screen, and wait for that.

        A message in the group may have to wait for the budget; its owner reads the hand in a window meanwhile.
        """
        telegram, asked = self.bot.telegram, len(self.bot.telegram.log)
        answer = await player.person.press(own, button, is_stale=True)
        assert answer == Answer() or (own is player.shown_in_group and answer.is_alert), (answer, button, own)
        await telegram.until(
            lambda: any("editMessage" in one.method or "Ephemeral" in one.method for one in telegram.log[asked:])
        )
        await self.bot.rewritten()

    async def act_by_command(self, player: Player) -> None:
        """Type what one may do, as the bot lists it in the private chat; without one, guess it in the group."""
        desk, number = self.service.desk, str(await self.number(player.person))
        person = await desk.arrive(self.platform, str(player.person.id), player.name)
        choices = await desk.choices(person, self.table_id)
        if not choices:  # Somebody else's answer has ended the window.
            return
        chat: Chat = player.person.private if player.has_chat else self.group
        if player.has_chat:
            await player.person.command("/act")
            await self.bot.telegram.until(lambda: choices[0].label in chat.last.labels)
        before = (await self.acts_in_journal())[number]
        await player.person.command(f"/act {self.random.choice(choices).label}", chat)
        player.acted += (await self.acts_in_journal())[number] - before

    # --- What everybody was shown ----------------------------------------------------------------------

    async def number(self, person: Person) -> int:
        """What the store calls a person."""
        return await self.number_of(person.id, person.first_name)

    async def match_of(self, *others: Person) -> Searched:
        """The match that is over, to search words with."""
        people = [*(player.person for player in self.players), *others]
        return await self.searched({await self.number(person): person.first_name for person in people})

    async def drawn(self) -> DrawnMatch:
        """The match so far, to search pictures with."""
        people = {await self.number(player.person): player.name for player in self.players}
        return await DrawnMatch.replayed(self.service.store, self.table_id, people)

    async def shown_to(self, person: Person) -> list[Sent]:
        """Everything that the bot ever showed a person, with the versions of the table that it can be made of."""
        moments = await self.moments()
        ours = (one for one in person.shown if one.message is None or one.message.sender.is_bot)
        return [_sent(shown, *moments.between(shown.time)) for shown in ours]


def _sent(shown: Shown, first: int, last: int) -> Sent:
    """Something as it was on a screen; what stands in a group without buttons but that of the seal is the log."""
    others = [one for one in shown.buttons if one.data is None or not one.data.endswith(" seal")]
    is_log = isinstance(shown.chat, Group) and shown.how in ("message", "edit") and not others
    return Sent("", first, last, tuple(shown.text.split("\n"))) if is_log else Sent(shown.words, first, last)


def codes_of(message: Message | None) -> list[tuple[str, Code]]:
    """The buttons of a message that are ours."""
    buttons = message.buttons if message is not None and not message.is_deleted else []
    read = [(one.data, read_code(one.data)) for one in buttons if one.data is not None]
    return [(data, code) for data, code in read if code is not None]


def button(message: Message, what: str) -> str:
    """The code of the button that means this."""
    found = [data for data, code in codes_of(message) if code.what == what]
    assert len(found) == 1, f"{what!r} among {codes_of(message)}"
    return found[0]


def said_twice(chats: Sequence[Chat]) -> list[str]:
    """What the bot says more than once in one of these chats."""
    said = Counter((chat.id, message.text) for chat in chats for message in chat.from_bot)
    return [text for (_, text), times in said.items() if times > 1]
