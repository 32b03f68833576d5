"""A loopback Telegram: the real, unpatched python-telegram-bot talks to it over sockets, as to the Bot API.

    async with serving(StandIn(pace=60)) as telegram:
        application = (
            Application.builder()
            .token(telegram.token).base_url(telegram.base_url).base_file_url(telegram.base_file_url)
            .build()
        )
        …                                                    # start it, polling or with a webhook
        anna, ben = telegram.person("Anna", language="bg"), telegram.person("Ben")
        friends = telegram.group("Friends", anna, ben)       # kind="supergroup", is_forum, bot_is_administrator
        await anna.command("/play@tablemates_bot santase", friends)
        table = await telegram.message(friends, "Take a seat")
        answer = await ben.press(table, "Join")              # label, part of a label, or callback_data
        assert answer.text == "" and "A♠" not in ben.seen

**Settings** of `StandIn`: `limits` (`REAL_LIMITS` unless None: 20 sends and edits a minute in a group, 1 a second
to a person after a burst of 3, 30 a second over all), `pace` (server seconds in a real one; 0 for a clock moved
only by `telegram.clock.advance(seconds)`), `ephemeral` ("on", "flat" as Bot API 10.2 had it, "rejected" as an
unknown field, "ignored" as a real old server would: it posts the secret openly, "unaware" the same, with 400 for
methods that it does not know), `privacy_mode`, `token`, `username`. `retry_after` and all
other times are server seconds: a bot under a pace must wait by `telegram.clock`, too.

**People** (`telegram.person(name, language=…, username=…, has_started=…)`): `say(chat, text, topic=…,
reply_to=…)` writes and goes on; `await command(text, chat, topic)` and `await start(payload)` also wait until
the bot has taken the update (confirmed its offset, or answered 2xx). `await press(message, button)` returns an
`Answer(text, is_alert, url)` or raises `Unanswered`; a button with a link to the bot starts it; `is_stale=True`
presses a button that an earlier version had, `is_inaccessible=True` lets the message arrive with `date: 0`.
`tap` presses without waiting and gives a `Query`, whose `answer` is a future. `follow(url)`, `block()`,
`unblock()`, `receives_ephemeral`. A link in an `Answer` opens by `follow`. In inline mode (`inline=True`),
`await type_name(chat, words)` is what the bot offers to whoever types its name, an `InlineAnswer`, and `await
pick(chat, result)` sends one of it.

**Places**: `person.private` and `telegram.group(title, *members)`; a group has `topic(name)` (→ `Topic`, whose
`is_closed` and `is_deleted` may be set), `join`, `leave`, `delete(message)`, `promote_bot`, `demote_bot`,
`kick_bot`, `add_bot`, `bot_may_write`, `bot_may_send_pictures`, `bot_may_manage_topics` (as an administrator),
`hides_members`, and `migrate()`, which returns the supergroup. Each chat has `messages`, `from_bot`, `last` and
`containing(words)`.

**Messages**: `text`, `rows` and `labels` and `buttons` of the newest version, `file` (with `content` and
`kind`), `picture` (the bytes of a photo or animation), `mentions`, `links`, `content.has_link_preview`, and
`versions`.

**Secrecy**: `person.shown` is everything that was ever on that person's screen, all versions, alerts, ephemeral
messages and pictures included, as `Shown`; `person.seen` is all its words with the codes behind the buttons;
`person.pictures` are the bytes of all pictures among it; `chat.shown` is what everybody in a chat saw.

**Waiting**: `await telegram.until(lambda: …)` looks after every request and fails loudly after ten real seconds
(`lambda: chat.last.text == "Deal"` may fail before there is a message, it is then not true yet); `await
telegram.message(chat, words)` waits for a message.

**Looking back**: `telegram.log` holds every `Request` (server `time`, `method`, `parameters`, `status`,
`is_write`, `uploads`); `requests(method, chat)` picks from it, `most_in_window(chat, seconds=60)` counts sends and
edits, refused ones too. `telegram.menus.shown_to(person, chat)` is the command menu there.

**Files**: `telegram.files` keeps all that was uploaded; `telegram.files.forget()` lets no id be good any more.

**Faults**: `telegram.faults.once("sendMessage", Fault(drop="after"))`, `.add(Fault(status=502, share=0.1))`,
`.clear()`, and `with telegram.faults.storm(429, share=0.5, seed=7):`. Updates: `telegram.updates.are_doubled =
True`, `.repeat(telegram.updates.history[-1])`, and `with telegram.updates.shuffled(seed):` for another order
across chats.

**Mistakes**: what no correct bot ever sends (unknown method or parameter, missing field, too long, broken HTML,
bad buttons) fails as Telegram fails it and is noted in `telegram.violations`; leaving `serving` then fails the
test, unless the test has called `telegram.take_violations()` because it expected them.

**Measuring**: `with in_child(script) as child:` serves in a process of its own, where `script(telegram)` plays
the people; `await child.result()` is what it returned. `scripts.press_many` is such a script (give it its
numbers by `functools.partial`).
"""

from .chats import Chat, Group, PrivateChat, Topic
from .child import Child, in_child
from .faults import Fault
from .flood import REAL_LIMITS, FloodLimits
from .inline import InlineAnswer, InlineResult
from .keyboards import Button
from .messages import Message, Shown
from .people import Answer, Person, Query, Unanswered
from .server import serving
from .stand_in import StandIn

__all__ = [
    "REAL_LIMITS",
    "Answer",
    "Button",
    "Chat",
    "Child",
    "Fault",
    "FloodLimits",
    "Group",
    "InlineAnswer",
    "InlineResult",
    "Message",
    "Person",
    "PrivateChat",
    "Query",
    "Shown",
    "StandIn",
    "Topic",
    "Unanswered",
    "in_child",
    "serving",
]
