"""Rule 31: what each player sees, and what can be concluded from it."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.cards import NAME, names
from engine.chance import QuickChance
from engine.facts import Played, TrickTaken
from engine.games.thurf.facts import ThurfOptions
from engine.games.thurf.inference import names_of
from engine.games.thurf.rules import Thurf
from engine.games.thurf.tables import PACK
from tests.engine.games.every_game import PROPERTIES
from tests.engine.games.thurf.hidden import HiddenThurf
from tests.engine.games.thurf.scene import NAMES, Scene, copies, position
from tests.engine.games.walk import Setting

FOUR = {"dan": "AH 9D", "cat": "9H TD", "bob": "KH KD", "ann": "TS QD"}


def whole(hands: dict[str, str], **details: object) -> Scene:
    """A position in which all other cards are gone."""
    scene = position(hands, "S", **details)  # type: ignore[arg-type]
    held = copies(" ".join(hands.values()))
    scene.match.gone = [one % 52 for one in PACK[scene.match.seats] if one not in held]
    return scene


@pytest.mark.req("TH-40")
def test_everyone_sees_the_own_cards_and_the_number_of_the_others() -> None:
    scene = position(FOUR, "S").pattu("AH 9H")
    assert names(scene.view("dan").hand) == "9D"
    assert names(scene.view("bob").hand) == "KD KH"
    assert scene.view(None).hand == ()
    assert {scene.view(viewer).held for viewer in ("ann", "bob", None)} == {(2, 2, 1, 1)}


@pytest.mark.req("TH-41")
def test_the_pattus_of_the_own_team_can_be_looked_at_and_those_of_the_others_counted() -> None:
    scene = position(FOUR, "S").pattu("AH 9H KH TS").pattu("QD 9D")
    for name in ("ann", "cat"):
        (pattu,) = scene.view(name).pattus
        assert (names(pattu.cards), NAMES[pattu.winner]) == ("AH 9H KH TS", "ann")
        assert scene.view(name).points == (24, None)
    for viewer in ("bob", "dan", None):
        assert scene.view(viewer).pattus == ()
        assert scene.view(viewer).taken == (1, 0)
    assert scene.view("bob").points == (None, 0)
    assert scene.view(None).points == (None, None)


@pytest.mark.req("TH-42")
def test_every_play_is_told_with_player_and_card_and_every_pattu_with_its_winner() -> None:
    scene = position(FOUR, "S").pattu("AH 9H KH TS")
    told = scene.events[-5:]
    assert [(NAMES[event.fact.seat], NAME[event.fact.card]) for event in told[:4]] == [
        ("dan", "AH"),
        ("cat", "9H"),
        ("bob", "KH"),
        ("ann", "TS"),
    ]
    assert [type(event.fact) for event in told] == [Played] * 4 + [TrickTaken]
    assert all(event.audience is None for event in told)


@pytest.mark.req("TH-22", "TH-23")
@pytest.mark.parametrize(
    ("played", "missing"),
    [
        ("AH 9H", ""),
        ("AH TS", ""),  # Thurf may be played at any time.
        ("AH TD", "H"),
        ("JS TD", "S"),
        ("AH KS QS", "CDH"),  # Under-thurfing: there was nothing else, and no higher thurf either.
    ],
)
def test_what_a_play_rules_out(played: str, missing: str) -> None:
    players = ["dan", "cat", "bob"][: len(played.split())]
    scene = position(dict(zip(players, played.split(), strict=True)), "S").pattu(played)
    found = {NAME[one] for one in scene.view(None).missing[NAMES.index(players[-1])]}
    expected = {rank + suit for suit in missing for rank in "9TJQKA"}
    if "QS" in played:
        expected |= {"KS", "AS", "9S", "JS"}
    assert found == expected


def test_an_imagined_match_gives_nobody_what_they_cannot_hold() -> None:
    hands = {"fay": "AH 9C", "eve": "TD AD", "dan": "JS 9H", "cat": "KH TC", "bob": "TH KS", "ann": "QH QS"}
    scene = whole(hands, seats=6, lead="fay").pattu("AH TD JS KH")
    seen: Counter[str] = Counter()
    for seed in range(60):
        twin = Thurf.imagine(scene.view("bob"), QuickChance(seed))
        assert not any(NAME[one].endswith("H") for one in names_of(twin.hands[4]))
        assert sorted(HiddenThurf().all_cards(twin)) == sorted(HiddenThurf().pack(twin))
        seen[names(names_of(twin.hands[3]))] += 1
    assert len(seen) > 3  # Dan may have hearts: he was free to play thurf.


# The whole contract once more where players keep the board or vote on the end.


class ThurfByHand(Thurf):
    """Thurf with its other ways of scoring as presets, each short."""

    info = Thurf.info.__class__(
        **{
            **Thurf.info.__dict__,
            "presets": {
                "manual": ThurfOptions(games=2, scoreboard="manual"),
                "played-out": ThurfOptions(games=2, play_out=True),
            },
        }
    )


@pytest.mark.parametrize("preset", ThurfByHand.info.presets)
@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("name", PROPERTIES)
@pytest.mark.req("TH-37", "TH-40")
def test_the_other_ways_of_playing_keep_the_contract(name: str, seats: int, preset: str) -> None:
    setting = Setting(ThurfByHand, preset, seats, HiddenThurf())
    random = QuickChance(f"{name} {seats} {preset}")
    PROPERTIES[name](setting, random.below(1 << 30), [random.below(1 << 16) for _ in range(150)])
