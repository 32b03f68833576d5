"""The seal of a match, for whoever asks: before it, while it runs, after it; and what people add to it."""

from __future__ import annotations

import hashlib
import random
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from adapters.screens.buttons import Code, read_code
from adapters.screens.screen import Screen
from adapters.store.records import Person
from engine import record
from engine.chance import commitment
from engine.table_commands import CHANCE_PARTS_MAX
from tests.adapters.chats import buttons
from tests.service import Service

PAGE = Path(__file__).resolve().parents[3] / "deploy" / "fair.md"


async def asked(service: Service, person: Person, table_id: str, number: int, what: str = "seal") -> Screen:
    """What somebody reads about the seal of a match."""
    answer = await service.desk.press(person, Code("o", table_id, number, what), f"{what} {number} {person.id}")
    assert answer.screen is not None, answer.text
    return answer.screen


def texts(screen: Screen) -> list[str]:
    return [line.text for line in screen.lines]


def live(service: Service) -> Screen:
    return service.chats.messages("chats:place", "live")[-1].screen


def by_hand(tmp_path: Path, text: str) -> list[str]:
    """The numbers that the commands on the page print for a record."""
    (tmp_path / "record.txt").write_text(text, "ascii")
    script = PAGE.read_text("utf-8").split("```\n")[3]
    shell = shutil.which("sh")
    assert shell is not None
    ran = subprocess.run([shell, "-c", script], cwd=tmp_path, capture_output=True, text=True, check=True)
    return [line.split()[0] for line in ran.stdout.splitlines()]


@pytest.mark.req("PL-40", "PL-41", "PL-42")
async def test_a_match_is_sealed_added_to_dealt_and_proved(service: Service, tmp_path: Path) -> None:
    ana, bo = await service.arrive("ana"), await service.arrive("bo")
    table_id = await service.set_up([ana, bo], start=False)
    await service.settle()
    (sealed,) = (line for line in texts(live(service)) if line.startswith("Seal of the next match: "))
    assert re.sub("[\u2066-\u2069]", "", sealed).endswith("… Chance added by Ana and Bo")
    (button,) = (one for one in buttons(live(service)) if one.label == "About the seal")
    answer = await service.desk.press(ana, read_code(button.code), "look")
    assert answer.screen is not None
    seal = re.search(r"[0-9a-f]{64}", texts(answer.screen)[0])
    assert seal is not None
    assert seal[0][:8] in sealed

    dice = buttons(await asked(service, ana, table_id, 1))
    assert [one.label for one in dice] == list("⚀⚁⚂⚃⚄⚅")
    for die in (3, 6):
        shaken = await service.desk.press(ana, read_code(dice[die - 1].code), f"die {die}")
    assert shaken.screen is not None
    assert any("3 6" in line and "Ana" in line for line in texts(shaken.screen))
    stranger = await service.arrive("cy")
    assert buttons(await asked(service, stranger, table_id, 1)) == []
    assert (await service.desk.press(stranger, read_code(dice[0].code), "cy")).is_refusal

    await service.lobby(ana, table_id, "start")
    view = await service.view(None, table_id)
    assert view.commitment == seal[0]
    assert re.fullmatch("[0-9a-f]{8} 3 6 [0-9a-f]{8}", view.chances[0])
    assert re.fullmatch("[0-9a-f]{8}", view.chances[1])
    await service.settle()
    log = texts(service.chats.messages("chats:place", "log")[0].screen)
    assert log[0] == f"Match 1 · seal {seal[0][:8]}…"
    assert log[1].startswith("Added: ")
    assert all(chance in log[1] for chance in view.chances)
    during = "\n".join(texts(await asked(service, bo, table_id, 1)))
    assert seal[0] in during
    assert (await service.desk.press(ana, read_code(dice[0].code), "late")).is_refusal
    secret = await service.store.seed(table_id, 1)
    assert secret is not None
    assert secret.hex() not in during

    await service.play([ana, bo], table_id, random.Random(1))
    await service.settle()
    text = (await service.desk.press(bo, read_code(f"o{table_id} 0 record"), "r")).record
    read = record.parse(text)
    assert record.verify(text).is_true
    assert (read.chances, commitment(read.seed)) == (view.chances, seal[0])
    told = texts(service.chats.messages("chats:place", "log")[-1].screen)
    assert told[-1] == f"The SHA-256 of its record: {read.digest}"
    assert any(read.digest in line for line in texts(live(service)))
    (sealed_next,) = (line for line in texts(live(service)) if line.startswith("Seal of the next match: "))
    assert seal[0][:8] not in sealed_next
    receipt = "\n".join(texts(await asked(service, stranger, table_id, 1)))
    assert record.differs_from_receipt(read, receipt) == ""
    proofs = ("commitment ", "chance ", "seed ", "sha256 ")
    assert [line for line in text.splitlines() if line.startswith(proofs)] == receipt.splitlines()[-5:]
    for quoted in ("\n".join([*log, *told]), read.digest):
        assert record.differs_from_receipt(read, quoted) == ""

    numbers = by_hand(tmp_path, text)
    assert numbers[:3] == [read.commitment, read.digest, read.deal_seed.hex()]
    assert numbers[3] == hashlib.sha256(b"discord 1310000000000000000").hexdigest()[:8]

    # The next one has dice of its own; a button of the first match is old, and its receipt can still be read.
    await service.lobby(ana, table_id, "start")
    assert "\n".join(texts(await asked(service, stranger, table_id, 1))) == receipt
    nothing = await service.desk.press(ana, Code("o", table_id, 2, "seal 1"), "early")
    assert nothing.is_refusal
    assert (await service.desk.press(ana, Code("o", table_id, 3, "seal"), "far")).is_refusal


async def test_there_are_no_more_dice_than_the_record_has_room_for(service: Service) -> None:
    ana = await service.arrive("ana")
    table_id = await service.set_up([ana], start=False)
    for press in range(CHANCE_PARTS_MAX - 1):  # The table was set up with a press.
        shaken = await service.desk.press(ana, Code("o", table_id, 1, "seal 4"), f"die {press}")
    assert shaken.screen is not None
    assert buttons(shaken.screen) == []
    for what in ("seal 4", "seal 7", "seal x", "seal 44"):
        assert (await service.desk.press(ana, Code("o", table_id, 1, what), f"more {what}")).is_refusal
    assert (await service.view(None, table_id)).seats[0].chance.endswith(" 4" * (CHANCE_PARTS_MAX - 1))
