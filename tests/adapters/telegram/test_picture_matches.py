"""Matches with pictures in groups and private chats, over sockets: who was sent which, and when there is none."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random

import pytest

from adapters.front import reviews
from adapters.pictures.studio import draw
from adapters.screens import private_screen, public_screen
from adapters.screens.appearance import Appearance
from adapters.screens.screen import Line, Screen
from adapters.telegram.contents import captioned
from adapters.telegram.platform import Limits
from adapters.text.words import words_for
from engine.table_view import FINISHED, PLAYING
from tests.adapters.telegram.matches import Played, Player, button, said_twice
from tests.hidden_cards import WORDS
from tests.leaks import picture_in_place
from tests.running_telegram import Running, code_of, hand_of, patient_telegram, running, running_bot
from tests.settling import GUARD_SECONDS
from tests.stand_ins.telegram import REAL_LIMITS, Answer, Fault, Message, Person, StandIn, serving
from tests.stand_ins.telegram.formatting import parse_html

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME, DICE = "santase", "kniffeliger"
SHORT = 11  # of a match as long as people play it
MINUTE = 60.0
GROUP_MAX = 20
NOTHING = Answer()
REFUSED = b'{"ok":false,"error_code":400,"description":"Bad Request: IMAGE_PROCESS_FAILED"}'

sentence = words_for("en")
BACK = sentence("button-back")


def other_than(message: Message, person: Person) -> Message | None:
    """The last message of a private chat, if it is not this one."""
    last = person.private.last
    return last if last is not message else None


def scores_of(person: Person) -> Message | None:
    """The last message of a private chat, if it leads back to the hand and nowhere else."""
    last = person.private.last
    return last if last.labels == [BACK] else None


def unread(person: Person, seen: set[str]) -> Message | None:
    """The last message of a private chat, if its text is none of these."""
    last = person.private.last
    return last if last.text not in seen else None


def friends(bot: Running, *onlookers: Person) -> Played:
    """Two friends in a group, who see pictures."""
    people = [bot.telegram.person(name) for name in ("Ana", "Bea")]
    group = bot.telegram.group("Friends", *people, *onlookers)
    return Played(bot, group, [*map(Player, people)], Random(5), has_pictures=True)


async def expected(played: Played, player: Player | None = None) -> Screen:
    """What the group, or somebody's hand with the way back to it, should show."""
    table = await played.table()
    names = await played.service.desk.names(table.view(None), None)
    if player is None:
        return public_screen(table.view(None), names, WORDS, appearance=Appearance())
    own = private_screen(table.view(await played.number(player.person)), names, WORDS, appearance=Appearance())
    assert own is not None
    return own._replace(lines=(*own.lines, Line(f"📍 {played.group.title}", "quiet")))


def shows(message: Message | None, screen: Screen) -> bool:
    """Whether a message is this picture with these words."""
    assert message is not None
    words = parse_html(str(captioned(screen)["caption"])).text
    return (message.text, message.picture) == (words, draw(screen.picture))


async def play_on(played: Played, turns: int) -> None:
    """Play this many turns of a match that is much longer."""
    for _ in range(turns):
        player = await played.next_player()
        assert player is not None
        await played.act(player)
    await played.settle()


def has_picture(person: Person) -> bool:
    """Whether somebody's hand is drawn."""
    hand = hand_of(person)
    assert hand is not None
    return hand.picture is not None


def is_shown(played: Played, has_pictures: bool) -> bool:
    """Whether the table and the first hand are drawn, or neither is."""
    shown = [has_picture(played.players[0].person), played.live.picture is not None]
    return shown == [has_pictures, has_pictures]


def can_act(played: Played, pressed: str) -> bool:
    """Whether the first player has something else to press, or the match is over."""
    acts = played.players[0].acts
    return (bool(acts) and pressed not in acts) or played.is_over


def uploads(telegram: StandIn) -> int:
    """How many files Telegram was sent."""
    return sum(len(one.uploads) for one in telegram.log)


# --- A whole match -------------------------------------------------------------------------------------


@pytest.mark.req("PL-4", "PL-30", "PL-32", "PL-42")
async def test_each_picture_reaches_those_who_may_see_it_and_nobody_else(bot: Running) -> None:
    onlooker = bot.telegram.person("Dan", has_started=True)
    played = friends(bot, onlooker)
    await played.open(GAME, length_share=5)
    while (player := await played.next_player()) is not None:
        assert shows(played.live, await expected(played))
        for one in played.players:
            assert shows(hand_of(one.person), await expected(played, one))
        await played.act(player)
    assert (await played.table()).phase == FINISHED
    assert played.live.file is not None and played.live.file.kind == "animation"
    assert shows(played.live, await expected(played))

    match = await played.drawn()
    ana = played.players[0].person
    for person in (onlooker, *(player.person for player in played.players)):
        number = await played.number(person)
        assert match.leaks(person.pictures, number) == []
        if person is not onlooker:
            assert match.own(person.pictures, number) > 0
        if person is not ana:  # The search finds what it looks for: whatever one is shown alone.
            assert match.leaks(ana.pictures, number) != []
    files = {one.file.id: one.file.content for one in (*played.group.shown, *ana.private.shown) if one.file}
    assert len(files) == len(set(files.values()))  # None is uploaded twice.


@pytest.mark.req("PL-42")
async def test_the_search_finds_a_hand_that_all_are_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    picture_in_place(monkeypatch)
    async with running(tmp_path) as bot:
        played = friends(bot)
        await played.open(GAME, length_share=SHORT)
        await played.play()
        bea = played.players[1].person
        assert (await played.drawn()).leaks(bea.pictures, await played.number(bea)) != []


@pytest.mark.req("PL-2", "PL-60")
async def test_a_match_goes_on_with_pictures_after_a_restart(tmp_path: Path) -> None:
    async with serving(patient_telegram()) as telegram:
        async with running_bot(tmp_path, telegram) as bot:
            played = friends(bot)
            await played.open(GAME, length_share=1)
            await play_on(played, 3)
            chats = [played.group, *(player.person.private for player in played.players)]
            before = [message for chat in chats for message in chat.from_bot]
        async with running_bot(tmp_path, telegram) as bot:
            played.bot = bot
            await played.settle()
            assert [message for message in before if message.is_deleted] == []
            for _ in range(2):
                await play_on(played, 2)
                assert shows(played.live, await expected(played))
                for player in played.players:
                    assert shows(hand_of(player.person), await expected(played, player))
            assert said_twice(chats) == []


# --- Presses -------------------------------------------------------------------------------------------


@pytest.mark.req("PL-30")
async def test_kept_dice_are_drawn_again_in_the_hand_alone(bot: Running) -> None:
    ana = bot.telegram.person("Ana", has_started=True)
    group = bot.telegram.group("Friends", ana)
    live = await bot.match(group, DICE, ana)
    own = await bot.hand(ana)
    await bot.telegram.until(lambda: code_of(own, " roll"))
    await ana.press(own, code_of(own, " roll"))
    await bot.telegram.until(lambda: code_of(own, " hold "))
    await bot.settle()
    before, at_table = own.picture, len(live.versions)
    assert await ana.press(own, code_of(own, " hold ")) == NOTHING
    await bot.telegram.until(lambda: own.picture != before)
    assert own.picture is not None and len(live.versions) == at_table


@pytest.mark.req("PL-30")
async def test_the_same_hand_once_more_uploads_nothing(bot: Running) -> None:
    played = friends(bot)
    await played.open(GAME, length_share=SHORT)
    player = await played.next_player()
    assert player is not None and player.own is not None
    own, before = player.own, uploads(bot.telegram)
    await player.person.command("/hand")  # Once more, in a message of its own.
    again = await bot.telegram.until(lambda: other_than(own, player.person))
    assert again.picture is not None and uploads(bot.telegram) == before


@pytest.mark.req("PL-30")
@pytest.mark.parametrize("ephemeral", ["on", "rejected"])
async def test_scores_are_shown_to_who_asks_alone(tmp_path: Path, ephemeral: str) -> None:
    async with running(tmp_path, patient_telegram(ephemeral="on" if ephemeral == "on" else "rejected")) as bot:
        played = friends(bot)
        await played.open(GAME, length_share=SHORT)
        ana, bea = (player.person for player in played.players)
        before = len(played.group.from_bot)
        answer = await ana.press(played.live, button(played.live, "scores"))
        if ephemeral == "on":
            assert answer == NOTHING
            (scores,) = ana.ephemeral
            assert scores.picture is None  # in words alone
        else:
            assert answer.url is not None
            own = ana.private.last
            await ana.follow(answer.url)
            scores = await bot.telegram.until(lambda: other_than(own, ana))
            assert scores.picture is not None
        assert scores.labels == [BACK] and BACK not in bea.seen
        assert len(played.group.from_bot) == before
        await ana.press(scores, BACK)
        await bot.telegram.until(lambda: "Rules" in scores.labels)


@pytest.mark.req("PL-30")
async def test_scores_of_a_table_in_the_private_chat_come_in_a_message_of_their_own(bot: Running) -> None:
    ana = bot.telegram.person("Ana", has_started=True)
    live = await bot.table(ana, ana.private, GAME)
    await ana.press(live, "🤖 Easy")
    await bot.settle()
    await ana.press(live, "Start")
    live = await bot.telegram.until(
        lambda: next((one for one in ana.private.from_bot if sentence("button-scores") in one.labels), None)
    )
    await bot.settle()
    assert await ana.press(live, sentence("button-scores")) == NOTHING
    scores = await bot.telegram.until(lambda: scores_of(ana))
    assert scores.picture is not None and scores is not live


@pytest.mark.req("PL-32", "PL-34")
async def test_a_replay_comes_into_the_private_chat_of_who_asks_alone(bot: Running) -> None:
    onlooker = bot.telegram.person("Dan")
    played = friends(bot, onlooker)
    await played.open(GAME, length_share=SHORT)
    await played.play()
    in_group = len(played.group.from_bot)
    ana, bea = (player.person for player in played.players)
    seen_by_bea = len(bea.private.from_bot)
    replay = button(played.live, "replay")
    assert (await ana.press(played.live, replay)).text == sentence("replay-here")
    shown = ana.private.last
    assert shown.file is not None and shown.file.kind == "animation" and shown.file.content[:4] == b"GIF8"
    assert sentence("replay-deal", deal=1) in shown.text
    uploaded = uploads(bot.telegram)
    assert await ana.press(shown, sentence("replay-again")) == NOTHING
    answer = await onlooker.press(played.live, replay)  # who never opened the private chat
    assert answer.url is not None
    await onlooker.follow(answer.url)
    led = await bot.telegram.until(lambda: onlooker.private.last)
    assert led.file is not None and led.file.content == shown.file.content
    assert uploads(bot.telegram) == uploaded  # The same file is sent by its id.
    assert (len(played.group.from_bot), len(bea.private.from_bot)) == (in_group, seen_by_bea)


@pytest.mark.req("PL-26", "PL-32")
async def test_own_moves_are_judged_for_who_made_them_alone(bot: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    onlooker = bot.telegram.person("Dan")
    played = friends(bot, onlooker)
    await played.open(GAME, length_share=SHORT)
    await played.play()
    in_group = len(played.group.from_bot)
    ana, review = played.players[0].person, button(played.live, "review")
    assert (await onlooker.press(played.live, review)).text == sentence("refusal-not-at-table")

    def told(*keys: str) -> bool:
        return any(sentence(key) in ana.ephemeral[-1].text for key in keys)

    monkeypatch.setattr(reviews, "WAITED_SECONDS", 0.0)
    assert await ana.press(played.live, review) == NOTHING
    await bot.telegram.until(lambda: told("review-waiting"))
    monkeypatch.setattr(reviews, "WAITED_SECONDS", GUARD_SECONDS)
    await ana.press(ana.ephemeral[-1], sentence("review-again"))
    await bot.telegram.until(lambda: told("review-title", "review-none"))
    assert len(played.group.from_bot) == in_group


@pytest.mark.req("PL-25")
async def test_hints_are_chosen_when_the_press_is_answered_and_then_shown(bot: Running) -> None:
    played = friends(bot)
    await played.open(GAME, length_share=SHORT)
    await played.settle()
    ana = played.players[0].person
    own = hand_of(ana)
    assert own is not None
    assert await ana.press(own, button(own, "hints on")) == NOTHING
    person = await bot.service.desk.known("telegram", str(ana.id))
    assert person is not None and person.settings["hints"] == "on"
    await bot.telegram.until(lambda: (hand := hand_of(ana)) is not None and button(hand, "hints off"))


@pytest.mark.req("PL-25")
async def test_a_tutorial_with_pictures_leads_to_rules_in_words(bot: Running) -> None:
    ana = bot.telegram.person("Ana", has_started=True)
    await ana.command(f"/rules {GAME}")
    page = await bot.telegram.until(lambda: ana.private.last)
    seen = {page.text}
    while page.picture is not None:  # Page by page, until the pictures end.
        assert await ana.press(page, str(page.buttons[-1].data)) == NOTHING
        page = await bot.telegram.until(lambda: unread(ana, seen))
        seen.add(page.text)
    assert len(seen) > 1 and ana.private.from_bot == [page]


# --- Words alone ---------------------------------------------------------------------------------------


@pytest.mark.req("PL-30", "PL-66")
async def test_who_chose_words_alone_gets_no_picture_and_others_do(bot: Running) -> None:
    played = friends(bot)
    ana, bea = played.players
    await ana.person.start()
    await ana.person.command("/settings pictures off")
    await bot.telegram.message(ana.person.private, "Words only")
    await played.open(GAME, length_share=SHORT)
    await played.settle()
    assert played.live.picture is not None
    assert [has_picture(player.person) for player in (ana, bea)] == [False, True]
    assert [one for one in ana.person.private.shown if one.file is not None] == []


@pytest.mark.req("PL-30", "PL-66")
async def test_people_and_places_may_choose_words_in_the_middle_of_a_match_and_pictures_again(
    bot: Running,
) -> None:
    played = friends(bot)
    ana, bea = played.players
    await played.open(GAME, length_share=1)
    for word in ("off", "on"):
        has_pictures = word == "on"
        await ana.person.command(f"/settings pictures {word}")
        await ana.person.command(f"/settings place pictures {word}", played.group)
        await bot.telegram.until(partial(is_shown, played, has_pictures))
        for chat in (ana.person.private, played.group):
            shown = [one for one in chat.from_bot if "Rules" in one.labels]
            assert len(shown) == 1, shown  # What was there before is gone.
        assert has_picture(bea.person)
        await play_on(played, 1)
    assert shows(played.live, await expected(played))
    assert shows(hand_of(ana.person), await expected(played, ana))


@pytest.mark.req("PL-30", "PL-66")
async def test_a_hand_asked_for_makes_way_for_words_when_it_is_pressed(bot: Running) -> None:
    played = friends(bot)
    await played.open(GAME, length_share=1)
    ana = played.players[0].person
    kept = hand_of(ana)
    await ana.command(f"/start o{played.table_id}_0_scores")  # a message that the courier does not keep
    scores = await bot.telegram.until(lambda: scores_of(ana))
    assert kept is not None and scores.picture is not None
    await ana.command("/settings pictures off")
    await bot.telegram.until(lambda: not has_picture(ana))
    kept_now = hand_of(ana)
    assert await ana.press(scores, BACK) == NOTHING
    again = await bot.telegram.until(lambda: hand if (hand := hand_of(ana)) is not kept_now else None)
    assert again.picture is None and scores.is_deleted and kept.is_deleted


async def test_only_administrators_choose_for_a_group_and_hints_are_for_nobody_there(bot: Running) -> None:
    ana, bea = (bot.telegram.person(name, has_started=True) for name in ("Ana", "Bea"))
    group = bot.telegram.group("Friends", ana, bea)
    await bea.command("/settings place pictures off", group)
    await bot.telegram.message(bea.private, sentence("refusal-not-moderator"))
    await ana.command("/settings place hints on", group)
    refusal = await bot.telegram.until(lambda: ana.private.last)
    assert "Hints" not in refusal.text
    assert await bot.service.desk.places.settings(f"telegram:{group.id}") == {}
    await ana.command("/settings place Bilder Nur Text", group)
    kept = sentence("place-setting-kept", setting="Pictures", to="Words only")
    await bot.telegram.message(ana.private, kept)
    assert await bot.service.desk.places.settings(f"telegram:{group.id}") == {"pictures": "off"}


async def test_settings_are_buttons_that_show_what_is_chosen(bot: Running) -> None:
    ana = bot.telegram.person("Ana", has_started=True)
    await ana.command("/settings")
    settings = await bot.telegram.message(ana.private, sentence("settings-title"))
    for row in (["✓ With pictures", "Words only"], ["✓ Without hints", "With hints"]):
        assert row in settings.rows
    answer = await ana.press(settings, "Words only")
    assert answer.text == sentence("setting-kept", setting="Pictures", to="Words only")
    await bot.telegram.until(lambda: ["With pictures", "✓ Words only"] in settings.rows)
    assert sentence("setting-kept", setting="Pictures", to="Words only") in settings.text
    await ana.command("/settings pictures perhaps")
    assert (await bot.telegram.until(lambda: other_than(settings, ana))).text
    person = await bot.service.desk.known("telegram", str(ana.id))
    assert person is not None and person.settings["pictures"] == "off"


# --- Refused, and too much -----------------------------------------------------------------------------


@pytest.mark.req("PL-62")
async def test_a_match_is_played_though_every_picture_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path) as bot:
        media = ("sendPhoto", "sendAnimation", "editMessageMedia")
        bot.telegram.faults.add(Fault(status=400, body=REFUSED, methods=frozenset(media)))
        played = friends(bot)
        await played.open(GAME, length_share=SHORT)
        await played.play()
        assert ((await played.table()).phase, played.is_over) == (FINISHED, True)
        for chat in (played.group, *(player.person.private for player in played.players)):
            assert [message for message in chat.from_bot if message.file is not None] == []
        assert played.live.text == parse_html(str(captioned(await expected(played))["caption"])).text


@pytest.mark.req("PL-5", "PL-63")
async def test_pictures_flood_nobody(tmp_path: Path) -> None:
    async with (
        serving(patient_telegram(limits=REAL_LIMITS, pace=0)) as telegram,
        running_bot(tmp_path, telegram, limits=Limits(), house_seconds=0) as bot,
    ):
        ana = telegram.person("Ana")
        player = Player(ana)
        played = Played(bot, telegram.group("Friends", ana), [player], Random(1), has_pictures=True)
        await played.open(GAME, length_share=1)
        end, pressed = telegram.clock.now() + 35.0, ""  # in which a group could be sent far too much
        while telegram.clock.now() < end and (await played.table()).phase == PLAYING:
            await played.until(partial(can_act, played, pressed))
            if not player.acts:
                break
            acted = await played.act(player)
            assert acted is not None
            pressed = acted[1]
        await played.settle()
        latest = await expected(played)
        await played.until(lambda: shows(played.live, latest))  # In the middle of a trick that may come later.
        assert shows(player.own or hand_of(ana), await expected(played, player))
        assert telegram.most_in_window(played.group, MINUTE) <= GROUP_MAX
        assert [one for one in telegram.log if one.status == 429] == []
