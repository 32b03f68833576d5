"""A Discord on loopback, for the real discord.py over real sockets.

Nothing of discord.py is patched: it resolves discord.com, gateway.discord.gg and cdn.discordapp.com through the
connector below, meets a certificate it trusts, and cannot reach any other host.

    async with StandIn(limits=Limits.generous()) as discord:
        guild = discord.guild("Friends")
        channel = guild.channel("games")
        ana = discord.person("Ana", locale="pt-BR", dms_open=False)
        bot = MyClient(connector=discord.connector(), ...)  # and bot.start(discord.token)
        await discord.ready()

        answer = await ana.command("play", channel=channel, game="chess", seats=2)
        assert answer.is_ephemeral and "Opened" in answer.text
        table = await discord.until(lambda: channel.messages and channel.last)
        assert [button.label for button in table.buttons] == ["Join", "My hand"]
        answer = await ana.press(table, "My hand")           # by label or custom id

**People act**, each call waiting for the first answer: `press`, `choose`, `command`, `autocomplete`,
`submit_modal`, `say`. They return an `Interaction`: `kind`, `text`, `replies`, `is_ephemeral`, `choices`,
`modal`, and `error` when the bot was silent for three seconds. It is live: later edits and follow-ups show in
it.

**What is to be seen**: `channel.messages`, `message.text/.texts/.buttons/.selects/.files/.versions/.mentions`,
`message.picture` (its name and alt text) and `.pictures` (the bytes of all it has shown), `person.dm.messages`,
`person.ephemerals`; `discord.everything_seen_by(person)` and `everything_seen_in(channel)` hold all
text and bytes ever delivered, edits and custom ids included: `assert "A♠" not in
discord.everything_seen_by(ben)`.

**Strict**: what Discord refuses is refused with its status and code, and what no correct bot sends (unknown
routes and fields, wrong types, broken limits) is also noted in `discord.violations`, which fails the test when
the `async with` ends; `discord.forgive()` returns and clears them where a test means them.

**Trouble**: `discord.fail(429, share=0.5, seed=7)`, `fail(503, "edit", times=2)`, `fail(400, "edit",
code=30046)`, `hold(event, "callback")`, `drop("after", "send")`, `deliver_twice("INTERACTION_CREATE")`;
`discord.gateway.reconnect()`, `.invalidate()`, `.close(4000)`, `.cut()`, `.refuse(2)`, `.forget()`;
`guild.kick_bot()`, `channel.forbid("send_messages")`, `channel.delete()`, `thread.archive()`,
`message.remove()`; `discord.advance(3)` lets time pass for interactions, tokens and rate limits. Route names for
faults and the log: send, edit, delete, get message, open dm, callback, follow up, edit original, delete
original, get original, edit follow-up, delete follow-up, put commands, get commands, get channel, ...
(routes.py).

**The log**: `discord.log.of("send", "edit", channel=channel)`, `.count(...)`, `.most_within(5, "edit",
channel=channel)`, with `status=429` for refused ones. **Waiting**: `await discord.until(lambda: ...)` looks
again at every request and event and fails loudly with the last requests.

**Elsewhere**: `python -m tests.stand_ins.discord --scenario module:function` runs it in its own process, and
`running_elsewhere("module:function")` (elsewhere.py) does so for a benchmark; `connector_to(port, pem)` reaches
it.

IDENTIFY may come at any time unless `identify_seconds=5` is given, so that tests can restart a bot at once.

**Without the bot**: `discord.group("Friday", ana, bo)` and `discord.guild("Others", has_bot=False)` are places
where nothing but interactions reaches the bot, from people who have it for themselves: `ana.has_installed = True`.

Known differences from Discord: servers have no emoji, roles or webhooks of their own, everyone who is in a
server reads all its channels, and the bot is not told of its own ephemeral messages.
"""

from __future__ import annotations

from tests.stand_ins.discord.connector import LeftLoopbackError, connector_to
from tests.stand_ins.discord.interactions import Interaction
from tests.stand_ins.discord.limits import Limits, Rate
from tests.stand_ins.discord.model import Channel, Guild, Message
from tests.stand_ins.discord.people import Person
from tests.stand_ins.discord.reading import Control, Picture, controls_of, pictures_of, text_of
from tests.stand_ins.discord.sight import Seen
from tests.stand_ins.discord.stand_in import StandIn

__all__ = [
    "Channel",
    "Control",
    "Guild",
    "Interaction",
    "LeftLoopbackError",
    "Limits",
    "Message",
    "Person",
    "Picture",
    "Rate",
    "Seen",
    "StandIn",
    "connector_to",
    "controls_of",
    "pictures_of",
    "text_of",
]
