"""The stand-in and files: every file of a message is shown by it, and all is within the limits."""

from __future__ import annotations

import io
from typing import Any

import discord
import pytest
from aiohttp import FormData
from discord import ui

from tests.stand_ins.discord import Channel, StandIn
from tests.stand_ins.discord.contents import FILE_BYTES_MAX


@pytest.fixture
def place(client: discord.Client, channel: Channel) -> discord.PartialMessageable:
    return client.get_partial_messageable(channel.id)


def file(name: str, content: bytes = b"picture") -> discord.File:
    return discord.File(io.BytesIO(content), name)


def gallery(*names: str, alt: str = "") -> ui.LayoutView:
    """A message that shows these files, or words if there are none."""
    view = ui.LayoutView()
    if not names:
        view.add_item(ui.TextDisplay("words"))
        return view
    shown: ui.MediaGallery[Any] = ui.MediaGallery()
    for name in names:
        shown.add_item(media=f"attachment://{name}", description=alt or None)
    view.add_item(shown)
    return view


async def test_it_says_what_a_message_shows_and_who_has_seen_it(
    stand_in: StandIn, channel: Channel, place: discord.PartialMessageable
) -> None:
    sent = await place.send(view=gallery("a.png", alt="Three cards"), file=file("a.png", b"one"))
    picture = channel.last.picture
    assert picture is not None and (picture.filename, picture.alt) == ("a.png", "Three cards")
    assert sent.attachments == [], "what a component shows is found in the component alone"
    await sent.edit(view=gallery("a.png", alt="The same"))
    await sent.edit(view=gallery("b.png"), attachments=[file("b.png", b"two")])
    await sent.edit(view=gallery(), attachments=[])
    assert (channel.last.picture, channel.last.pictures) == (None, [b"one", b"one", b"two"])
    assert stand_in.everything_seen_by(stand_in.person("Ana")).files == [b"one", b"one", b"two"]
    assert [len(one.files) for one in stand_in.log.of("send", "edit")] == [1, 0, 1, 0]


async def test_every_file_is_shown_and_every_shown_file_is_there(
    stand_in: StandIn, channel: Channel, place: discord.PartialMessageable
) -> None:
    with pytest.raises(discord.HTTPException, match="no attachment b"):
        await place.send(view=gallery("b.png"), file=file("a.png"))
    with pytest.raises(discord.HTTPException, match=r"No component shows b\.png"):
        await place.send(view=gallery("a.png"), files=[file("a.png"), file("b.png")])
    sent = await place.send(view=gallery("a.png"), file=file("a.png"))
    with pytest.raises(discord.HTTPException, match=r"No component shows a\.png"):
        await sent.edit(view=gallery())
    with pytest.raises(discord.HTTPException, match="file that is gone"):
        await sent.edit(attachments=[])
    with pytest.raises(discord.HTTPException, match=r"No component shows b\.png"):
        await sent.edit(attachments=[*sent.attachments, file("b.png")])
    assert (len(stand_in.forgive()), channel.last.pictures) == (5, [b"picture"])


async def test_limits_of_galleries_and_files(
    stand_in: StandIn, channel: Channel, place: discord.PartialMessageable
) -> None:
    with pytest.raises(discord.HTTPException) as refused:
        await place.send(view=gallery("a.png"), file=file("a.png", b"x" * (FILE_BYTES_MAX + 1)))
    assert refused.value.code == 40005
    with pytest.raises(discord.HTTPException) as refused:
        await place.send(view=gallery("a.png", alt="x" * 1025), file=file("a.png"))
    assert refused.value.code == 50035
    stand_in.forgive()
    assert channel.messages == []


async def test_who_may_not_attach_files_may_still_edit_words(
    stand_in: StandIn, channel: Channel, place: discord.PartialMessageable
) -> None:
    sent = await place.send(view=gallery("a.png"), file=file("a.png"))
    channel.forbid("attach_files")
    for call in (
        place.send(view=gallery("b.png"), file=file("b.png")),
        sent.edit(view=gallery("b.png"), attachments=[file("b.png")]),
    ):
        with pytest.raises(discord.Forbidden) as refused:
            await call
        assert refused.value.code == 50013
    await sent.edit(view=gallery("a.png", alt="described"))
    assert channel.last.text == "[described]"


@pytest.mark.parametrize(
    ("part", "notes", "words"),
    [
        ("files[0]", "[]", "nothing is said of the files"),
        ("files[0]", '[{"id": 1, "filename": "a.png"}]', "there is no file"),
        ("file", '[{"id": 0, "filename": "a.png"}]', "files[n]"),
    ],
)
async def test_every_uploaded_file_has_its_number_and_its_note(
    stand_in: StandIn, channel: Channel, place: discord.PartialMessageable, part: str, notes: str, words: str
) -> None:
    form = FormData()
    shown = '[{"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}]'
    body = f'{{"flags": 32768, "components": {shown}, "attachments": {notes}}}'
    form.add_field("payload_json", body, content_type="application/json")
    form.add_field(part, b"picture", filename="a.png", content_type="application/octet-stream")
    http = place._state.http
    url = f"https://discord.com/api/v10/channels/{channel.id}/messages"
    session = http._HTTPClient__session  # type: ignore[attr-defined]
    answer = await session.post(url, data=form, headers={"Authorization": f"Bot {stand_in.token}"})
    assert (answer.status, (await answer.json())["code"]) == (400, 50035)
    assert words in stand_in.forgive()[0]
