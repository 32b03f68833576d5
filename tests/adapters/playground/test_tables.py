"""Playing at the playground without a script in the page: plain forms, one answer each."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path

import aiohttp
import pytest

from adapters.playground.platform import room_address
from adapters.playground.sessions import account_of
from bots.clock import SystemClock
from engine.commands import SetTimer, Start
from tests.running_playground import HTMX, Page, Running, Visitor, running_playground
from tests.settling import GUARD_SECONDS

BIDI = "\u202eevil\u2066"


async def seated_pair(playground: Running) -> tuple[Visitor, Visitor]:
    """Two people at one table, before the match."""
    ana, bea = await playground.enter("Ana"), await playground.enter("Bea")
    await ana.open_table()
    await bea.join(await code_of(ana))
    return ana, bea


async def playing_pair(playground: Running) -> tuple[Visitor, Visitor]:
    """Two people in a match: who is to act, and the other."""
    ana, bea = await seated_pair(playground)
    await ana.press((await ana.look()).code("start"))
    pages = [(one, await one.look()) for one in (ana, bea)]
    return tuple(one for one, page in sorted(pages, key=lambda pair: not plays(pair[1])))  # type: ignore[return-value]


async def code_of(visitor: Visitor) -> str:
    found = re.search(r"table (\d{4,6})", (await visitor.look()).words)
    assert found is not None
    return found[1]


def plays(page: Page) -> list[str]:
    return [code for code in page.codes if " play " in code]


@pytest.mark.req("PL-17", "PL-51")
@pytest.mark.parametrize("days", [8, -8])
async def test_pages_go_by_the_service_s_time(tmp_path: Path, days: int) -> None:
    clock = SystemClock(lambda: time.time() + days * 86_400.0)
    async with running_playground(tmp_path, clock=clock) as playground:
        ana, bea = await seated_pair(playground)
        owner = await playground.store.known("playground", ana.account)
        assert owner is not None
        for command in (SetTimer(300), Start()):
            await playground.host.command(ana.table_id, command, owner.id)
        page = await bea.look()
        # The ring of whoever is asked runs down for as long as they have.
        (offset, seconds), *_ = re.findall(
            r'stroke-dashoffset="([\d.]+)"><animate [^>]*dur="([\d.]+)s"', page.text
        )
        assert 0.1 < float(seconds) <= 300.0
        assert float(offset) == pytest.approx(100 - float(seconds) / 3, abs=0.2)
        (now,) = re.findall(r'data-now="([\d.]+)"', page.text)
        assert float(now) == pytest.approx(clock.now(), abs=GUARD_SECONDS)
        messages = await playground.platform.messages(room_address(ana.table_id))
        assert [one.at for one in messages] == pytest.approx([clock.now()] * len(messages), abs=GUARD_SECONDS)
        assert messages


# --- Coming in and finding a table ---------------------------------------------------------------------


@pytest.mark.req("PL-15", "PL-50")
async def test_the_entrance_suggests_the_system_user_name(
    playground: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOGNAME", "zora")
    visitor = Visitor(playground)
    assert 'placeholder="zora"' in (await visitor.get("/")).text
    assert "What shall we play, zora?" in (await visitor.enter("")).words
    monkeypatch.setenv("LOGNAME", "root")
    assert "root" not in (await Visitor(playground).get("/")).text


@pytest.mark.req("PL-11", "PL-12")
async def test_a_table_is_listed_with_its_players_and_joined_by_its_code(playground: Running) -> None:
    ana, bea = await seated_pair(playground)
    listed = await (await playground.enter("Cy")).get(f"{bea.home}/")
    assert "Ana · Bea" in listed.words
    assert ana.room.rpartition("/")[2] == bea.room.rpartition("/")[2]


async def test_a_chair_is_in_ones_own_chat_from_the_lobby_on(playground: Running) -> None:
    ana = await playground.enter("Ana")
    await ana.open_table()
    await ana.look()
    address = playground.platform.private_address(await playground.desk.arrive("playground", ana.account, "Ana"))
    assert [message.kind for message in await playground.platform.messages(address)] == ["hand"]


async def test_scripts_are_answered_with_a_piece_of_the_page_or_told_where_to_go(playground: Running) -> None:
    ana = await playground.enter("Ana")
    await ana.open_table()
    words = await ana.post(f"{ana.room}/press", {"code": f"o{ana.table_id} 1 nothing"}, **HTMX)
    assert (words.url, "<html" in words.text) == (f"{ana.room}/press", False)
    led = await ana.post(f"{ana.home}/open", {"game": "truco"}, **HTMX)
    assert (led.url, led.text) == (f"{ana.home}/open", "")
    assert "Truco" in (await ana.get(led.headers["HX-Redirect"])).words


@pytest.mark.req("PL-11")
async def test_a_link_with_the_code_leads_from_the_entrance_to_the_table(playground: Running) -> None:
    ana = await playground.enter("Ana")
    await ana.open_table()
    code = await code_of(ana)
    stranger = Visitor(playground)
    assert f"Join table {code}" in (await stranger.get(f"/join/{code}")).words
    arrived = await stranger.post("/enter", {"name": "Bea", "code": code})
    assert arrived.url.rpartition("/")[2] == ana.table_id


@pytest.mark.req("PL-2", "PL-12")
async def test_a_running_match_can_be_watched_and_not_entered(playground: Running) -> None:
    ana, _ = await playing_pair(playground)
    cy = await playground.enter("Cy")
    refused = await cy.join(await code_of(ana))
    assert refused.url == f"{cy.home}/"
    assert "refusal" in refused.text
    watched = await cy.post(f"{cy.home}/look", {"table": ana.table_id})
    cy.room = watched.url
    page = await cy.look()
    assert "Tricks: " in page.words
    assert plays(page) == []
    assert "held" not in page.text


@pytest.mark.req("PL-63")
async def test_a_form_sent_twice_at_once_opens_one_table_and_leads_there(playground: Running) -> None:
    ana = await playground.enter("Ana")
    form = {"game": "santase", "press": "abc"}
    pages = await asyncio.gather(*(ana.post(f"{ana.home}/open", form) for _ in range(3)))
    (table,) = await playground.desk.listed("playground")
    assert {page.url for page in pages} == {f"{ana.home}/t/{table.table_id}"}


# --- Playing -------------------------------------------------------------------------------------------


async def test_a_card_is_played_by_its_button_and_everyone_sees_it(playground: Running) -> None:
    first, second = await playing_pair(playground)
    await first.press(plays(await first.look())[0])
    assert "led" in (await second.look()).words
    assert plays(await first.look()) == []
    assert len(plays(await second.look())) == 6


@pytest.mark.req("KN-12")
async def test_kept_dice_and_menus_stand_where_the_hand_was(playground: Running) -> None:
    ana, bea = await playground.enter("Ana"), await playground.enter("Bea")
    await ana.open_table("kniffeliger")
    await bea.join((await playground.desk.listed("playground"))[0].code)
    await ana.press((await ana.look()).code("start"))
    mover = ana if any(code.endswith(" roll") for code in (await ana.look()).codes) else bea
    await mover.press((await mover.look()).code("roll"))
    version = (await playground.host.table(ana.table_id)).version
    die = next(code for code in (await mover.look()).codes if " hold " in code and code.endswith(" 1"))
    answer = await mover.post(f"{mover.room}/press", {"code": die}, HX_Request="true")
    assert '<template data-part="hand">' in answer.text
    assert answer.text.count('aria-pressed="true"') == 1
    assert any(" keep " in code for code in answer.codes)
    menu = answer.code("cross")
    answer = await mover.post(f"{mover.room}/press", {"code": menu}, HX_Request="true")
    assert len([code for code in answer.codes if " cross " in code]) == 13
    assert (await playground.host.table(ana.table_id)).version == version


@pytest.mark.req("PL-6")
async def test_a_form_sent_twice_plays_one_card(playground: Running) -> None:
    first, _ = await playing_pair(playground)
    page = await first.look()
    code = plays(page)[0]
    await first.press(code, page.press)
    version = (await playground.host.table(first.table_id)).version
    again = await first.press(code, page.press)
    assert (await playground.host.table(first.table_id)).version == version
    assert "refusal" not in again.text


@pytest.mark.req("PL-6", "PL-62")
@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("out of turn", "’s turn"),
        ("stale", "earlier moment"),
        ("illegal", "rules do not allow"),
        ("unknown", "."),
        ("no code", "."),
    ],
)
async def test_a_wrong_press_gets_one_sentence_and_changes_nothing(
    playground: Running, what: str, said: str
) -> None:
    first, second = await playing_pair(playground)
    page = await first.look()
    held = plays(page)
    table, number, _, _ = held[0].split()
    whole_pack = {rank + suit for rank in "9JQKTA" for suit in "SHDC"}
    absent = sorted(whole_pack - {code.split()[3] for code in held})[0]
    presser, code = {
        "out of turn": (second, held[0]),
        "stale": (first, f"{table} {int(number) + 70} play {held[0].split()[3]}"),
        "illegal": (first, f"{table} {number} play {absent}"),
        "unknown": (first, f"{table} {number} fly away"),
        "no code": (first, "☃" * 90),
    }[what]
    before = (await playground.host.table(first.table_id)).version
    answer = await presser.press(code)
    assert (await playground.host.table(first.table_id)).version == before
    assert answer.status == 200
    assert answer.text.count('class="bubble answer refusal"') == 1
    refusal = answer.text.split('class="bubble answer refusal"')[1].split("</article>")[0]
    assert said in refusal


@pytest.mark.req("PL-6")
async def test_a_full_table_and_a_wrong_code_are_said_where_the_person_is(playground: Running) -> None:
    ana, _ = await seated_pair(playground)
    cy = await playground.enter("Cy")
    full = await cy.join(await code_of(ana))
    assert "Every seat is taken" in full.words
    wrong = await cy.join("000000")
    assert wrong.text.count("answer refusal") == 1
    assert len(await playground.desk.listed("playground")) == 1


@pytest.mark.req("PL-11")
async def test_wrong_codes_are_limited(playground: Running) -> None:
    ana, cy = await playground.enter("Ana"), await playground.enter("Cy")
    await ana.open_table()
    code = await code_of(ana)
    for guess in range(12):
        await cy.join(str(100000 + guess))
    refused = await cy.join(code)
    assert refused.url == f"{cy.home}/"
    assert "answer refusal" in refused.text


# --- Chat ----------------------------------------------------------------------------------------------


@pytest.mark.req("PL-20", "PL-43")
async def test_chat_reaches_the_room_as_text_whatever_is_in_it(playground: Running) -> None:
    ana, bea = await seated_pair(playground)
    hostile = f"<script>alert(1)</script> &amp; **x** @everyone {BIDI}"
    await ana.post(f"{ana.room}/say", {"text": hostile, "to": "all"})
    page = await bea.look()
    assert "Ana: <script>alert(1)</script> &amp; **x** @everyone evil" in page.words
    assert "<script>alert" not in page.text
    assert not set(page.text) & set("\u202e\u2066")


@pytest.mark.req("PL-21", "PL-42")
async def test_a_whisper_reaches_one_person_only(playground: Running) -> None:
    ana, bea = await seated_pair(playground)
    cy = await playground.enter("Cy")
    cy.room = (await cy.post(f"{cy.home}/look", {"table": ana.table_id})).url
    await ana.post(f"{ana.room}/say", {"text": "only for you", "to": "1"})
    assert "only for you" in (await bea.look()).words
    assert "only for you" not in (await cy.look()).words


@pytest.mark.req("PL-21")
async def test_a_line_without_a_recipient_is_not_sent_to_all(playground: Running) -> None:
    ana, bea = await seated_pair(playground)
    for to in ("", "7", "-1", "everyone"):
        answer = await ana.post(f"{ana.room}/say", {"text": "oops", "to": to})
        assert "answer refusal" in answer.text
    assert "oops" not in (await bea.look()).words


@pytest.mark.req("PL-20")
async def test_a_line_sent_twice_is_said_once(playground: Running) -> None:
    ana, bea = await seated_pair(playground)
    for _ in range(2):
        await ana.post(f"{ana.room}/say", {"text": "hello", "to": "all", "press": "abc"})
    assert (await bea.look()).words.count("Ana: hello") == 1


async def test_a_long_line_of_chat_is_cut(playground: Running) -> None:
    ana, bea = await seated_pair(playground)
    await ana.post(f"{ana.room}/say", {"text": "x" * 9_000, "to": "all"})
    longest = max(map(len, re.findall("x+", (await bea.look()).words)))
    assert 400 < longest <= 500


@pytest.mark.req("PL-22")
async def test_who_is_no_operator_has_no_broadcast(playground: Running) -> None:
    ana, bea = await seated_pair(playground)
    assert "/broadcast" not in (await ana.get(f"{ana.home}/")).text
    answer = await ana.post(f"{ana.home}/broadcast", {"text": "buy now"})
    assert "answer refusal" in answer.text
    assert "buy now" not in (await bea.look()).words


@pytest.mark.req("PL-22")
async def test_an_operator_tells_everybody_at_every_table(tmp_path: Path) -> None:
    token = "the-address-of-the-operator"
    async with running_playground(tmp_path, operators=(f"playground:{account_of(token)}",)) as playground:
        ana, bea = await playground.enter("Ana"), await playground.enter("Bea")
        await ana.open_table()
        await bea.open_table()
        await playground.desk.arrive("playground", account_of(token), "Olga")
        olga = Visitor(playground)
        form = {"text": "Cake at nine!", "press": "abc"}
        assert "/broadcast" in (await olga.get(f"/p/{token}/")).text
        for _ in range(2):
            answer = await olga.post(f"/p/{token}/broadcast", form)
            assert "answer refusal" not in answer.text
        for visitor in (ana, bea):
            async with (
                aiohttp.ClientSession() as session,
                session.get(f"{playground.url}{visitor.room}/events") as stream,
                asyncio.timeout(GUARD_SECONDS),
            ):
                async for line in stream.content:
                    if b"Cake at nine!" in line:
                        break
            assert (await visitor.look()).words.count("Cake at nine!") == 1


# --- Oneself -------------------------------------------------------------------------------------------


@pytest.mark.req("PL-15", "PL-43")
@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("<b>Ana</b>", "<b>Ana</b>"),
        ("@everyone", "@everyone"),
        (f"An{BIDI}a", "Anevila"),
        ("🎲🎲", "🎲🎲"),
        ("{{ 7 * 7 }}", "{{ 7 * 7 }}"),
    ],
)
async def test_a_hostile_name_is_shown_as_text(playground: Running, name: str, shown: str) -> None:
    ana = await playground.enter(name)
    page = await ana.open_table()
    page = await ana.look()
    assert shown in page.words
    assert "<b>" not in page.text
    assert not set(page.text) & set("\u202e\u2066")


@pytest.mark.req("PL-15")
@pytest.mark.parametrize("name", ["   ", "\u200b\u202e", "x" * 25, "x" * 10_000])
async def test_a_name_that_will_not_do_is_asked_again(playground: Running, name: str) -> None:
    page = await Visitor(playground).post("/enter", {"name": name, "code": ""})
    assert page.url == "/enter"
    assert page.text.count('id="problem" role="alert"') == 1
    assert len(page.text) < 5_000


@pytest.mark.req("PL-15")
async def test_a_person_takes_another_name(playground: Running) -> None:
    ana, bea = await seated_pair(playground)
    await ana.post(f"{ana.home}/name", {"name": "Anna-Lena"})
    assert "Anna-Lena" in (await bea.look()).words
    for name in ("\u200b", "x" * 10_000):
        refused = await ana.post(f"{ana.home}/name", {"name": name})
        assert "answer refusal" in refused.text
    assert "Anna-Lena" in (await bea.look()).words


@pytest.mark.req("PL-65")
async def test_who_is_forgotten_has_no_address_any_more(playground: Running) -> None:
    ana = await playground.enter("Ana")
    assert (await ana.post(f"{ana.home}/forget", {"sure": "yes"})).url == "/enter"
    assert (await ana.get(f"{ana.home}/")).url == "/enter"


@pytest.mark.req("PL-23", "PL-25")
async def test_rules_and_high_scores_are_read_from_home(playground: Running) -> None:
    ana = await playground.enter("Ana")
    assert "66" in (await ana.get(f"{ana.home}/rules/santase")).words
    assert "High scores" in (await ana.get(f"{ana.home}/scores/santase")).words
    assert "answer refusal" in (await ana.get(f"{ana.home}/rules/chess")).text


async def test_without_htmx_pages_load_no_script_and_offer_a_refresh(
    playground: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    from adapters.playground import assets

    monkeypatch.setitem(assets._paths(), "htmx.min.js", assets.STATIC / "gone.js")
    assets.asset.cache_clear()
    try:
        ana, _ = await seated_pair(playground)
        page = await ana.look()
    finally:
        monkeypatch.undo()
        assets.asset.cache_clear()
    assert "<script" not in page.text
    assert "sse-connect" not in page.text
    assert "Show what is new" in page.words
