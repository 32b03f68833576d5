"""What the loopback Discord refuses, rule by rule, without a socket: the limits of Discord's own documentation."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.stand_ins.discord import bodies, commands
from tests.stand_ins.discord.contents import COMPONENTS_V2, Content, applied, check_files, check_modal
from tests.stand_ins.discord.emoji import is_emoji
from tests.stand_ins.discord.limits import Buckets, Limits, Rate
from tests.stand_ins.discord.refusals import Refused


def button(custom_id: str = "a", **fields: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "A", "custom_id": custom_id, **fields}


def row(*children: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": [*children]}


def select(**fields: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "s", "options": [{"label": "A", "value": "a"}], **fields}


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def v2(*components: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"flags": COMPONENTS_V2, "components": [*components], **fields}


def write(body: dict[str, Any], previous: Content | None = None) -> Content:
    return applied(bodies.read(msgspec.json.encode(body), bodies.NewMessage), [], previous)


FULL_ROWS = [row(*(button(f"{r}{c}") for c in range(5))) for r in range(5)]

GOOD = {
    "plain text": {"content": "x" * 2000},
    "25 legacy buttons": {"content": "x", "components": FULL_ROWS},
    "40 components": v2(*([text("x")] * 40)),
    "4,000 characters in two texts": v2(text("x" * 2000), text("x" * 2000)),
    "a suit as emoji": v2(row(button(emoji={"name": "♠️"}, label=None))),
    "a link": v2(row({"type": 2, "style": 5, "label": "L", "url": "https://example.org"})),
    "a full select": v2(row(select(options=[{"label": "x" * 100, "value": str(n)} for n in range(25)]))),
    "a section with a button": v2({"type": 9, "components": [text("x")], "accessory": button()}),
}


@pytest.mark.parametrize("body", GOOD.values(), ids=GOOD)
def test_within_the_limits(body: dict[str, Any]) -> None:
    write(body)


BAD = {
    "2,001 characters": ({"content": "x" * 2001}, 50035),
    "nothing at all": ({"content": " "}, 50006),
    "an unknown field": ({"content": "x", "colour": 1}, 50035),
    "a wrong type": ({"content": 1}, 50035),
    "flags of Discord's own": ({"content": "x", "flags": 1}, 50035),
    "an ephemeral message in a channel": ({"content": "x", "flags": 64}, 50035),
    "a nonce of 26": ({"content": "x", "nonce": "x" * 26}, 50035),
    "11 embeds": ({"embeds": [{"title": "x"}] * 11}, 50035),
    "6,001 characters of embeds": ({"embeds": [{"description": "x" * 3001}] * 2}, 50035),
    "6 rows": ({"content": "x", "components": [*FULL_ROWS, row(button("z"))]}, 50035),
    "6 buttons in a row": ({"content": "x", "components": [row(*(button(str(n)) for n in range(6)))]}, 50035),
    "an empty row": ({"content": "x", "components": [row()]}, 50035),
    "a layout without the flag": ({"content": "x", "components": [text("x")]}, 50035),
    "a custom id twice": ({"content": "x", "components": [row(button(), button())]}, 50035),
    "a custom id of 101": ({"content": "x", "components": [row(button("x" * 101))]}, 50035),
    "a label of 81": ({"content": "x", "components": [row(button(label="x" * 81))]}, 50035),
    "a button that shows nothing": ({"content": "x", "components": [row(button(label=None))]}, 50035),
    "a playing card as emoji": ({"content": "x", "components": [row(button(emoji={"name": "🂡"}))]}, 50035),
    "a link with a custom id": (
        {"content": "x", "components": [row(button(style=5, url="https://x.org"))]},
        50035,
    ),
    "a url of 513": ({"content": "x", "components": [row({"type": 2, "style": 5, "url": "h" * 513})]}, 50035),
    "a select beside a button": ({"content": "x", "components": [row(button(), select())]}, 50035),
    "26 options": (
        {
            "content": "x",
            "components": [row(select(options=[{"label": "A", "value": str(n)} for n in range(26)]))],
        },
        50035,
    ),
    "a value twice": (
        {"content": "x", "components": [row(select(options=[{"label": "A", "value": "a"}] * 2))]},
        50035,
    ),
    "a placeholder of 151": ({"content": "x", "components": [row(select(placeholder="x" * 151))]}, 50035),
    "more choices than options": ({"content": "x", "components": [row(select(max_values=2))]}, 50035),
    "41 components": (v2(*([text("x")] * 41)), 50035),
    "41 components, nested": (v2({"type": 17, "components": [text("x")] * 40}), 50035),
    "4,001 characters": (v2(text("x" * 2000), text("x" * 2001)), 50035),
    "content beside a layout": (v2(text("x"), content="x"), 50035),
    "embeds beside a layout": (v2(text("x"), embeds=[{"title": "x"}]), 50035),
    "an empty layout": (v2(), 50006),
    "an id twice": (v2({**text("x"), "id": 7}, {**text("x"), "id": 7}), 50035),
    "an empty gallery": (v2({"type": 12, "items": []}), 50035),
    "a gallery of eleven": (
        v2({"type": 12, "items": [{"media": {"url": "https://x.example/a.png"}}] * 11}),
        50035,
    ),
    "a picture that is not there": (v2({"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}), 50035),
    "a file that is not there": (v2({"type": 13, "file": {"url": "attachment://a.png"}}), 50035),
    "alt text of 1,025": (
        v2({"type": 12, "items": [{"media": {"url": "https://x.org/a"}, "description": "x" * 1025}]}),
        50035,
    ),
    "a text input outside a modal": (v2(row({"type": 4, "custom_id": "t", "style": 1})), 50035),
}


@pytest.mark.parametrize(("body", "code"), BAD.values(), ids=BAD)
def test_beyond_the_limits(body: dict[str, Any], code: int) -> None:
    with pytest.raises(Refused) as refused:
        write(body)
    assert (refused.value.code, refused.value.is_violation) == (code, True)


def test_a_layout_stays_a_layout() -> None:
    before = write(v2(text("x")))
    assert write({"components": [text("y")]}, before).is_v2
    bodies_refused: list[dict[str, Any]] = [{"content": "x"}, {"flags": 0}, {"components": []}]
    for body in bodies_refused:
        with pytest.raises(Refused):
            write(body, before)


def test_a_plain_message_becomes_a_layout_only_without_its_text() -> None:
    before = write({"content": "x"})
    with pytest.raises(Refused):
        write(v2(text("y")), before)
    assert write(v2(text("y"), content=None), before).is_v2


def test_components_are_numbered() -> None:
    written = msgspec.to_builtins(write(v2(row(button()), {**text("x"), "id": 2})).components)
    assert [written[0]["id"], written[0]["components"][0]["id"], written[1]["id"]] == [1, 3, 2]


@pytest.mark.parametrize(
    ("sizes", "code"), [([1] * 11, 50035), ([10 * 2**20 + 1], 40005), ([9 * 2**20] * 3, 40005)]
)
def test_files_have_limits(sizes: list[int], code: int) -> None:
    with pytest.raises(Refused) as refused:
        check_files(sizes)
    assert refused.value.code == code


def test_a_form_holds_fields() -> None:
    field = {"type": 18, "label": "Words", "component": {"type": 4, "custom_id": "t", "style": 1}}
    for components, is_good in (([field], True), ([field, field], False), ([row(button())], False)):
        modal = bodies.read(
            msgspec.json.encode({"custom_id": "m", "title": "T", "components": components}), bodies.Modal
        )
        try:
            check_modal(modal.components)
        except Refused:
            assert not is_good
        else:
            assert is_good


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("♠️", True),
        ("♥", True),
        ("🃏", True),
        ("🎲", True),
        ("🇧🇷", True),
        ("1️⃣", True),
        ("👨\u200d👩\u200d👧", True),
        ("🂡", False),
        ("⚀", False),
        ("♡", False),
        ("A", False),
        ("", False),
    ],
)
def test_some_characters_are_emoji(words: str, expected: bool) -> None:
    assert is_emoji(words) == expected


def command(**fields: Any) -> dict[str, Any]:
    return {"name": "play", "type": 1, "description": "Open a table", **fields}


def option(name: str = "game", **fields: Any) -> dict[str, Any]:
    return {"type": 3, "name": name, "description": "Which", **fields}


def register(*wanted: dict[str, Any]) -> None:
    commands.check_all(bodies.read(msgspec.json.encode(wanted), list[commands.Command]))


def test_commands_within_the_limits() -> None:
    register(
        command(
            name_localizations={"pt-BR": "jogar", "bg": "играй", "hi": "खेलें"},
            options=[option(required=True, choices=[{"name": "Chess", "value": "c"}]), option("seats", type=4)],
            default_member_permissions=None,
            contexts=[0, 1],
        ),
        command(name="settings", options=[{**option("language", type=1), "options": [option()]}]),
    )


BAD_COMMANDS = {
    "capitals": [command(name="Play")],
    "a space": [command(name="play now")],
    "33 characters": [command(name="x" * 33)],
    "no description": [command(description="")],
    "a description of 101": [command(description="x" * 101)],
    "an unknown locale": [command(name_localizations={"pt": "jogar"})],
    "a localised name with capitals": [command(name_localizations={"de": "Spielen"})],
    "the same name twice": [command(), command()],
    "the same localised option twice": [
        command(options=[option(x, name_localizations={"de": "spiel"}) for x in ("game", "kind")])
    ],
    "26 options": [command(options=[option(f"o{n}") for n in range(26)])],
    "26 choices": [command(options=[option(choices=[{"name": str(n), "value": "x"} for n in range(26)])])],
    "a required option last": [command(options=[option(), option("seats", required=True)])],
    "a choice of the wrong type": [command(options=[option(choices=[{"name": "A", "value": 1}])])],
    "choices and autocomplete": [
        command(options=[option(autocomplete=True, choices=[{"name": "A", "value": "a"}])])
    ],
    "an unknown field": [command(colour="red")],
    "more than 8,000 characters": [
        command(
            options=[
                option(f"o{n}", choices=[{"name": f"{c:0>99}", "value": "x" * 99} for c in range(9)])
                for n in range(9)
            ]
        )
    ],
    "101 commands": [command(name=f"c{n}") for n in range(101)],
}


@pytest.mark.parametrize("wanted", BAD_COMMANDS.values(), ids=BAD_COMMANDS)
def test_commands_beyond_the_limits(wanted: list[dict[str, Any]]) -> None:
    with pytest.raises(Refused) as refused:
        register(*wanted)
    assert refused.value.is_violation


def test_a_bucket_empties_when_its_window_is_over() -> None:
    buckets = Buckets(Limits(send=Rate(2, 5.0)))
    waits = [buckets.take("send", "7", now, counts_together=True).retry_after for now in (0.0, 1.0, 2.0, 5.0)]
    assert waits == [None, None, 3.0, None]
    assert buckets.take("send", "8", 2.0, counts_together=True).retry_after is None
    assert buckets.take("callback", "t", 2.0, counts_together=False).headers == {}


def test_nobody_is_told_to_come_back_before_the_window_is_over() -> None:
    buckets = Buckets(Limits(send=Rate(1, 5.0)))
    buckets.take("send", "7", 0.0, counts_together=True)
    for now in (0.0006, 1.2344, 4.9999):
        told = buckets.take("send", "7", now, counts_together=True).headers["X-RateLimit-Reset-After"]
        assert 5.0 <= now + float(told) < 5.001


def test_the_whole_bot_has_fifty_requests_a_second() -> None:
    buckets = Buckets(Limits())
    taken = [buckets.take("send", str(channel), 0.25, counts_together=True) for channel in range(51)]
    assert [one.is_global for one in taken] == [False] * 50 + [True]
    assert taken[-1].retry_after == 1.0
    assert buckets.take("follow up", "token", 0.25, counts_together=False).retry_after is None
