"""Slash commands over sockets: the real client, a loopback Discord, one bot for all tests of this module."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from shutil import copytree
from typing import Any

import discord as discord_py
import pytest
from msgspec import to_builtins

from adapters.discord.translations import language_of
from adapters.screens.notices import HELPFUL
from adapters.text import words as catalogues
from engine.games import GAMES
from tests.running_discord import Running
from tests.sentences import sentence
from tests.stand_ins.discord import Channel, Interaction, Message, Person

pytestmark = pytest.mark.asyncio(loop_scope="module")

COMMANDS = ["play", "join", "tables", "hand", "act", "leave", "rules", "scores"]
COMMANDS += ["notify", "say", "whisper", "check", "help", "settings"]
GAME = "santase"


def containing(place: Channel, words: str) -> Message | None:
    """The first message of a place with these words."""
    return next((message for message in place.messages if words in message.text), None)


def refused(key: str) -> str:
    return sentence(f"refusal-{key}", turn="", count=0, missing=0)


def code_of(text: str) -> str:
    """The join code that a text names."""
    return next(
        word for word in text.replace(":", " ").replace(".", " ").split() if len(word) == 6 and word.isdecimal()
    )


async def at_table(bot: Running, channel: Channel, *people: Person, game: str = GAME) -> str:
    """A table at which these people sit; returns its code."""
    host, *others = people
    code = code_of((await host.command("play", channel=channel, game=game)).text)
    for other in others:
        assert code in (await other.command("join", channel=channel, code=code)).text
    await bot.settle()
    return code


async def at_match(bot: Running, channel: Channel, *people: Person) -> str:
    """A table with a match that has begun; returns its code."""
    code = await at_table(bot, channel, *people)
    await people[0].press(await bot.live(channel), "Start")
    await bot.settle()
    return code


# --- Registered ----------------------------------------------------------------------------------------


@pytest.mark.req("PL-3")
async def test_every_command_is_offered_everywhere_by_servers_and_by_people(bot: Running) -> None:
    offered = bot.discord.commands[None]
    assert [command.name for command in offered] == COMMANDS
    assert {(tuple(one.contexts or ()), tuple(one.integration_types or ())) for one in offered} == {
        ((0, 1, 2), (0, 1))
    }


@pytest.mark.req("PL-3", "PL-24")
async def test_names_and_descriptions_are_given_in_every_language_that_discord_has(bot: Running) -> None:
    spoken = {str(locale) for locale in discord_py.Locale if language_of(locale) is not None}
    assert {"en-US", "en-GB"} <= spoken

    def check(named: dict[str, Any]) -> None:
        assert set(named["name_localizations"]) == spoken
        assert set(named["description_localizations"]) == spoken
        for option in named.get("options", []):
            check(option)
        for choice in named.get("choices", []):
            assert set(choice.get("name_localizations") or spoken) == spoken

    for command in bot.discord.commands[None]:
        check(to_builtins(command))


@pytest.fixture
def more_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if there were catalogues for a country's language, and for one that Discord does not have."""
    for language in ("en", "pt-BR", "te"):
        copytree(catalogues.LOCALES / "en", tmp_path / language)
    commands = tmp_path / "pt-BR" / "commands.ftl"
    commands.write_text(
        commands.read_text("utf-8").replace("command-play = play", "command-play = jogar"), "utf-8"
    )
    monkeypatch.setattr(catalogues, "LOCALES", tmp_path)
    monkeypatch.setattr(catalogues, "FOLDERS", (tmp_path, *catalogues.FOLDERS[1:]))
    cached = (catalogues.languages, catalogues._words_of, catalogues._catalogue)
    for one in cached:
        one.cache_clear()
    yield
    for one in cached:
        one.cache_clear()


@pytest.mark.req("PL-24")
async def test_a_new_catalogue_is_picked_up(bot: Running, more_languages: None) -> None:
    found = {locale.value: language_of(locale) for locale in discord_py.Locale if language_of(locale) is not None}
    assert found == {"en-US": "en", "en-GB": "en", "pt-BR": "pt-BR"}


# --- Tables --------------------------------------------------------------------------------------------


@pytest.mark.req("PL-2", "PL-10", "PL-11")
async def test_play_opens_a_table_in_the_channel_and_tells_the_code_alone(
    bot: Running, channel: Channel, ana: Person
) -> None:
    answer = await ana.command("play", channel=channel, game=GAME)
    assert (answer.is_ephemeral, answer.text) == (True, sentence("table-opened", code=code_of(answer.text)))
    live = await bot.live(channel)
    assert code_of(answer.text) in live.text
    assert "Ana" in live.text


@pytest.mark.req("PL-2")
async def test_a_table_can_be_opened_in_a_thread_and_in_private(
    bot: Running, channel: Channel, ana: Person
) -> None:
    thread = channel.thread("evening")
    assert code_of((await ana.command("play", channel=thread, game=GAME)).text) in (await bot.live(thread)).text
    alone = code_of((await ana.command("play", game=GAME)).text)
    await bot.discord.until(
        lambda: any(alone in one.text for one in ana.dm.messages if "Sit at 2" in str(one.buttons))
    )


@pytest.mark.req("PL-10")
async def test_play_sets_seats_preset_and_options(bot: Running, channel: Channel, ana: Person) -> None:
    game = next(key for key, one in GAMES.items() if len(one.info.seat_counts) > 1)
    info = GAMES[game].info
    suggested = await ana.autocomplete("play", channel=channel, game=game, focused="options")
    assert suggested.choices != []
    (preset, value), *_ = (await ana.autocomplete("play", channel=channel, game=game, focused="rules")).choices[
        ::-1
    ]
    seats = info.seat_counts[0]
    answer = await ana.command("play", channel=channel, game=game, seats=seats, rules=value)
    assert code_of(answer.text)
    live = await bot.live(channel)
    assert f"{seats}\\. free" in live.text
    assert f"{seats + 1}\\. " not in live.text
    assert preset in live.text


@pytest.mark.req("PL-10", "PL-14")
@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"seats": 5}, "refusal-unknown-choice"),
        ({"rules": "no such rules"}, "refusal-unknown-choice"),
        ({"options": "target=0"}, "refusal-bad-option"),
        ({"options": "nothing=1"}, "refusal-bad-option"),
        ({"options": "target"}, "options-unreadable"),
        ({"options": "a=1 " * 40}, "refusal-bad-option"),
    ],
)
async def test_what_the_game_does_not_have_opens_no_table(
    bot: Running, channel: Channel, ana: Person, options: dict[str, Any], key: str
) -> None:
    answer = await ana.command("play", channel=channel, game=GAME, **options)
    text = sentence(key, turn="", count=0, missing=0) if key.startswith("refusal") else sentence(key)
    assert (answer.text, answer.is_ephemeral) == (text.replace("_", "\\_"), True)
    await bot.settle()
    assert channel.messages == []


@pytest.mark.req("PL-7", "PL-11")
async def test_join_brings_the_table_to_another_server(
    bot: Running, channel: Channel, ana: Person, bo: Person
) -> None:
    elsewhere = bot.discord.guild("Others").channel("cards")
    code = await at_table(bot, channel, ana)
    answer = await bo.command("join", channel=elsewhere, code=f" {code[:3]} {code[3:]}")
    assert (answer.text, answer.is_ephemeral) == (sentence("joined-table", code=code), True)
    assert "Bo" in (await bot.live(elsewhere)).text
    await bot.discord.until(lambda: any("Bo" in one.text for one in channel.messages))


@pytest.mark.req("PL-11")
@pytest.mark.parametrize("code", ["000000", "1", "@everyone", "٣٣٣٣٣٣", "\u202e12345", "' OR 1=1 --"])
async def test_a_wrong_code_joins_nothing(bot: Running, channel: Channel, ana: Person, code: str) -> None:
    assert (await ana.command("join", channel=channel, code=code)).text == refused("no-such-table")


@pytest.mark.req("PL-12")
async def test_tables_lists_what_is_here_with_buttons_to_join(
    bot: Running, channel: Channel, ana: Person, bo: Person
) -> None:
    codes = [await at_table(bot, channel, ana) for _ in range(2)]
    answer = await bo.command("tables", channel=channel)
    assert answer.is_ephemeral
    assert [code in answer.text for code in codes] == [True, True]
    assert answer.message is not None
    pressed = await bo.press(answer.message, f"Join {codes[0]}")
    assert (pressed.kind, f"table {codes[0]}" in answer.message.text) == ("update", True)
    assert "You are Bo" in answer.message.text


@pytest.mark.req("PL-16")
async def test_leave_frees_the_seat_and_says_which_table(
    bot: Running, channel: Channel, ana: Person, bo: Person
) -> None:
    code = await at_table(bot, channel, ana, bo)
    elsewhere = bot.discord.guild("Others").channel("cards")
    assert (await bo.command("leave", channel=elsewhere)).text.startswith(sentence("not-seated-here"))
    assert (await bo.command("leave", channel=channel)).text == sentence("left-table", code=code)
    assert (await bo.command("leave", channel=channel)).text.startswith(sentence("not-seated-here"))


# --- Playing -------------------------------------------------------------------------------------------


@pytest.mark.req("PL-3", "PL-4")
async def test_act_offers_the_callers_own_actions_and_answers_with_the_hand(
    bot: Running, channel: Channel, ana: Person, bo: Person
) -> None:
    await at_match(bot, channel, ana, bo)
    first, second = (ana, bo) if await offered(ana, channel) else (bo, ana)
    assert await offered(second, channel) == []
    choices = await offered(first, channel, "♠") or await offered(first, channel)
    (label, code), *_ = choices
    assert " · " in label
    answer = await first.command("act", channel=channel, action=code)
    assert (answer.is_ephemeral, "Santase" in answer.text) == (True, True)
    card = label.partition(" ")[0]
    assert card not in next(line for line in answer.text.splitlines() if line.startswith("## "))
    again = await first.command("act", channel=channel, action=code)
    assert "turn" in again.text and "earlier moment" not in again.text
    await bot.settle()
    named = (await offered(second, channel))[0][0]
    answer = await second.command("act", channel=channel, action=named.partition(" · ")[2].upper())
    assert "Santase" in answer.text


async def offered(person: Person, channel: Channel, typed: str = "") -> list[tuple[str, str]]:
    answer = await person.autocomplete("act", channel=channel, focused="action", typed=typed)
    return [(name, str(value)) for name, value in answer.choices]


@pytest.mark.req("PL-6")
async def test_act_out_of_turn_says_whose_turn_it_is(
    bot: Running, channel: Channel, ana: Person, bo: Person
) -> None:
    assert (await ana.command("act", channel=channel, action="play QH")).text == refused("not-at-table")
    await at_match(bot, channel, ana, bo)
    first, second = (ana, bo) if await offered(ana, channel) else (bo, ana)
    answer = await second.command("act", channel=channel, action="play QH")
    assert answer.text == sentence("refusal-not-your-decision", turn=first.name, count=1, missing=0)
    answer = await first.command("act", channel=channel, action="play everything")
    assert answer.text.startswith(("That button is from", "The rules do not allow"))


@pytest.mark.req("PL-2", "PL-4")
async def test_hand_means_the_table_last_acted_at_in_this_place_or_the_one_named(
    bot: Running, channel: Channel, ana: Person
) -> None:
    elsewhere = bot.discord.guild("Others").channel("cards")
    one = await at_table(bot, channel, ana)
    two = await at_table(bot, channel, ana)
    three = await at_table(bot, elsewhere, ana)
    here = await ana.command("hand", channel=channel)
    assert (here.is_ephemeral, code_of(here.text)) == (True, two)
    assert code_of((await ana.command("hand", channel=elsewhere)).text) == three
    assert code_of((await ana.command("hand")).text) == three
    assert code_of((await ana.command("hand", channel=channel, table=one)).text) == one
    suggested = (await ana.autocomplete("hand", channel=channel, focused="table", typed=one[:4])).choices
    assert (one in [value for _, value in suggested], "Santase" in suggested[0][0]) == (True, True)
    assert (await ana.command("hand", channel=channel, table="000000")).text == refused("no-such-table")


# --- To look at ----------------------------------------------------------------------------------------


@pytest.mark.req("PL-25")
async def test_rules_are_turned_page_by_page_in_one_answer(bot: Running, channel: Channel, ana: Person) -> None:
    answer = await ana.command("rules", channel=channel, game=GAME)
    assert (answer.is_ephemeral, "Page 1 of" in answer.text) == (True, True)
    assert answer.message is not None
    turned = await ana.press(answer.message, "Next ▸")
    assert (turned.kind, "Page 2 of" in answer.message.text) == ("update", True)


@pytest.mark.req("PL-23", "PL-67")
async def test_scores_and_help(bot: Running, channel: Channel, ana: Person) -> None:
    scores = await ana.command("scores", channel=channel, game=GAME, here=True)
    assert (scores.is_ephemeral, sentence("scores-none") in scores.text) == (True, True)
    preset = (await ana.autocomplete("scores", channel=channel, game=GAME, focused="rules")).choices[0][1]
    assert "Santase, " in (await ana.command("scores", channel=channel, game=GAME, rules=preset)).text
    answer = await ana.command("help")
    assert len(answer.text.splitlines()) == 3 + len(HELPFUL)
    assert answer.message is not None
    assert len(answer.message.buttons) == len(GAMES)


# --- Chat ----------------------------------------------------------------------------------------------


@pytest.mark.req("PL-20", "PL-43")
async def test_say_reaches_every_place_of_the_table_and_calls_nobody(
    bot: Running, channel: Channel, ana: Person, bo: Person
) -> None:
    elsewhere = bot.discord.guild("Others").channel("cards")
    code = await at_table(bot, channel, ana)
    await bo.command("join", channel=elsewhere, code=code)
    answer = await bo.command("say", channel=elsewhere, text=f"**hoy** {ana.mention} @everyone \u202e")
    assert (answer.text, answer.is_ephemeral) == (sentence("said-at-table", code=code), True)
    for place in (channel, elsewhere):
        line = await bot.discord.until(partial(containing, place, "hoy"))
        assert (line.mentions, "\\*\\*hoy" in line.text, "\u202e" in line.text) == ([], True, False)
    stranger = bot.discord.person("Cy")
    assert (await stranger.command("say", channel=channel, text="hello?")).text == refused("not-at-table")


async def said(bot: Running, place: Channel, word: str) -> Message:
    return await bot.discord.until(lambda: next((one for one in place.messages if word in one.text), None))


@pytest.mark.req("PL-21")
async def test_whisper_is_read_by_one_player_alone(
    bot: Running, channel: Channel, ana: Person, bo: Person
) -> None:
    await at_table(bot, channel, ana, bo)
    suggested = (await ana.autocomplete("whisper", channel=channel, focused="to", text="x")).choices
    assert suggested == [("Bo", "1")]
    answer = await ana.command("whisper", channel=channel, to="1", text="meet me")
    assert (answer.text, answer.is_ephemeral) == (sentence("whispered", name="Bo", text="meet me"), True)
    await bot.discord.until(lambda: "meet me" in bot.discord.everything_seen_by(bo))
    assert "meet me" not in bot.discord.everything_seen_in(channel)
    for wrong in ("Nobody", "0", "99", "-1", ""):
        assert (await ana.command("whisper", channel=channel, to=wrong, text="x")).text == refused(
            "unknown-choice"
        )


# --- Settings ------------------------------------------------------------------------------------------


@pytest.mark.req("PL-15", "PL-24")
async def test_name_and_language_are_the_persons_own(bot: Running, channel: Channel, ana: Person) -> None:
    await at_table(bot, channel, ana)
    answer = await ana.command("settings name", channel=channel, name="Queen of Sheba")
    assert answer.text == sentence("renamed", name="Queen of Sheba")
    await bot.discord.until(lambda: "Queen of Sheba" in channel.last.text)
    assert (await ana.command("settings language", channel=channel, language="en")).text == sentence(
        "language-set"
    )
    assert (await ana.command("settings name", channel=channel, name="\u200b\u200b")).text == refused("bad-name")


@pytest.mark.req("PL-24")
async def test_the_language_of_a_place_is_chosen_by_who_looks_after_it(
    bot: Running, channel: Channel, ana: Person, bo: Person
) -> None:
    bo.permissions = 0
    assert (await bo.command("settings place", channel=channel, language="en")).text == refused("not-moderator")
    ana.permissions = discord_py.Permissions(manage_messages=True).value
    answer = await ana.command("settings place", channel=channel, language="en")
    assert answer.text == sentence("place-language-set")
    assert await bot.service.store.place_language(f"discord:{channel.id}") == "en"
    assert (await bo.command("settings place", language="en")).text == sentence("place-language-set")


@pytest.mark.req("PL-65")
async def test_who_is_sure_is_forgotten(bot: Running, channel: Channel, ana: Person) -> None:
    await at_table(bot, channel, ana)
    assert (await ana.command("settings forget", channel=channel, sure=False)).text == sentence("not-sure")
    assert await bot.service.desk.known("discord", str(ana.id)) is not None
    assert (await ana.command("settings forget", channel=channel, sure=True)).text == sentence("forgotten")
    assert await bot.service.desk.known("discord", str(ana.id)) is None


# --- Whatever people type ------------------------------------------------------------------------------

HOSTILE = [
    "x" * 6000,
    "@everyone **bold** [link](https://example.com) <@1> ||spoiler||",
    "\u202e\u2066\x00\x07\n\r\u2028\ufeff",
    "{$name} {0} %s \\ ` ~~~",
    "a" + "\u0301" * 400,
]


@pytest.mark.req("PL-6", "PL-43")
@pytest.mark.parametrize("text", HOSTILE, ids=["long", "markup", "controls", "formats", "accents"])
async def test_whatever_is_typed_is_answered_with_words_for_the_typer_alone(
    bot: Running, channel: Channel, ana: Person, bo: Person, text: str
) -> None:
    await at_match(bot, channel, ana, bo)
    typed: list[tuple[str, dict[str, Any]]] = [
        ("play", {"game": GAME, "rules": text}),
        ("play", {"game": GAME, "options": text}),
        ("join", {"code": text[:20]}),
        ("hand", {"table": text}),
        ("leave", {"table": text}),
        ("act", {"action": text}),
        ("act", {"action": text, "table": text}),
        ("scores", {"game": GAME, "rules": text}),
        ("say", {"text": text[:500], "table": text}),
        ("whisper", {"to": text, "text": text[:500]}),
        ("whisper", {"to": "1", "text": text[:500]}),
        ("say", {"text": text[:500]}),
        ("settings name", {"name": text[:100]}),
    ]
    for name, values in typed:
        answer = await ana.command(name, channel=channel, **values)
        assert answer.is_ephemeral, (name, values, answer)
        assert sentence("something-wrong") not in answer.text, (name, values)
    for name, focused, given in [
        ("play", "rules", {"game": GAME}),
        ("play", "options", {"game": GAME}),
        ("act", "action", {}),
        ("hand", "table", {}),
        ("whisper", "to", {"text": "x"}),
    ]:
        answer = await ana.autocomplete(name, channel=channel, focused=focused, typed=text, **given)
        assert answer.kind == "choices", name
    await bot.settle()
    assert [message.mentions for message in channel.messages if message.mentions] == []


@pytest.mark.req("PL-63")
async def test_a_command_delivered_twice_is_obeyed_once(bot: Running, channel: Channel, ana: Person) -> None:
    bot.discord.deliver_twice("INTERACTION_CREATE", times=2)
    await ana.command("play", channel=channel, game=GAME)
    await ana.command("say", channel=channel, text="only once")
    listed: Interaction = await ana.command("tables", channel=channel)
    assert listed.text.count("Santase") == 1
    await ana.command("say", channel=channel, text="the end")
    await said(bot, channel, "the end")
    assert "".join(message.text for message in channel.messages).count("only once") == 1
