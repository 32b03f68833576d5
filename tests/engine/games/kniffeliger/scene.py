"""Drawn positions of Kniffeliger: Ann sits in seat 0 and is on turn, then Bob, Cat and Dan.

Sheets are written by their filled boxes ("ones 3, chance 20"), or by the boxes that are still open with all others
filled with 0. Chance gives the rolls that are listed. Moves are written as they are said: "ann keep 6 6".
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.chance import ScriptedChance
from engine.contract import Event
from engine.games.kniffeliger.facts import BONUSES, BOXES, PRESETS, KniffeligerView, Sheet
from engine.games.kniffeliger.rules import Kniffeliger, open_boxes, total_of

NAMES = ("ann", "bob", "cat", "dan")
SEATS = {name: seat for seat, name in enumerate(NAMES)}


class Scene:
    """A match, played and asked in words."""

    def __init__(self, match: Kniffeliger) -> None:
        self.match = match
        self.events: list[Event] = []

    def play(self, *lines: str) -> Scene:
        """Carry out some moves and remember what was told."""
        for line in lines:
            name, code = line.split(" ", 1)
            self.events += self.match.act(SEATS[name], code)
        return self

    def codes(self, name: str, *verbs: str) -> list[str]:
        """What this player may do now, of these kinds."""
        decision = self.match.decision(SEATS[name])
        codes = [] if decision is None else [action.code for action in decision.actions]
        return [code for code in codes if not verbs or code.split()[0] in verbs]

    def default(self, name: str) -> str:
        """What the clock would play."""
        return self.match.default(SEATS[name]).code

    def entry(self, name: str, box: str) -> int | None:
        """What a box of this player's sheet holds."""
        return self.match.sheets[SEATS[name]].entries[BOXES.index(box)]

    def told(self, kind: type) -> list[Any]:
        """The facts of this kind that were told."""
        return [event.fact for event in self.events if isinstance(event.fact, kind)]

    @property
    def view(self) -> KniffeligerView:
        """What everyone knows."""
        return self.match.view(None)

    @property
    def on_turn(self) -> str:
        """Whom the match waits for."""
        return " ".join(NAMES[seat] for seat in self.match.asked)

    @property
    def scores(self) -> tuple[int, ...]:
        """Everyone's points."""
        return tuple(sheet.total for sheet in self.match.sheets)


def begun(*chances: int | tuple[int, ...], players: int = 2, preset: str = "kniffeliger", **options: Any) -> Scene:
    """The beginning of a match; Ann begins, and then come these rolls and numbers."""
    return Scene(Kniffeliger(replace(PRESETS[preset], **options), players, ScriptedChance(0, *chances)))


def position(
    *chances: int | tuple[int, ...],
    sheets: tuple[str, ...] = ("", ""),
    bonuses: dict[str, str] | None = None,
    frozen: dict[str, str] | None = None,
    skips: dict[str, int] | None = None,
    **options: Any,
) -> Scene:
    """Ann's turn before the first roll, with these sheets, bonuses, frozen boxes and turns to miss."""
    scene = begun(*chances, players=len(sheets), **options)
    match = scene.match
    match.sheets = [_sheet(text, scene) for text in sheets]
    match.open = [open_boxes(sheet) for sheet in match.sheets]
    for name, held in (bonuses or {}).items():
        assert set(held.split()) <= set(BONUSES), held
        match.bonuses[SEATS[name]] = tuple(bonus for one in held.split() for bonus in BONUSES if bonus == one)
    for name, boxes in (frozen or {}).items():
        match.frozen[SEATS[name]] = sum(1 << BOXES.index(box) for box in boxes.split())
    for name, count in (skips or {}).items():
        match.skips[SEATS[name]] = count
    return scene


def _sheet(text: str, scene: Scene) -> Sheet:
    """A sheet as it is written: "ones 3, chance 20"; "only chance" has one open box, "full" none."""
    points: dict[str, int] = {}
    if text == "full" or text.startswith("only "):
        points = {box: 0 for box in BOXES if box not in text.split()}
    elif text:
        points = {entry.split()[0]: int(entry.split()[1]) for entry in text.split(", ")}
    assert set(points) <= set(BOXES), text
    entries = tuple(points.get(box) for box in BOXES)
    return Sheet(entries, total=total_of(entries, 0, scene.match.options))
