"""Every game, every preset, every seat count: the whole contract, with hypothesis choosing the matches."""

from __future__ import annotations

import os
from collections.abc import Sequence

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.games import GAMES
from tests.engine.games.every_game import PROPERTIES
from tests.engine.games.hidden import HIDDEN
from tests.engine.games.walk import Setting

# The budget: whole matches per property, game, preset and seat count. More on demand: EVERY_GAME_MATCHES=1000.
MATCHES = int(os.environ.get("EVERY_GAME_MATCHES", "8"))
LIKE_ANOTHER_SHARE = 2  # of them where little is new: a later preset, a seat count between the least and the most
IS_CI = "CI" in os.environ

# Short lists of picks leave most of a match to the clock, long ones none of it; both shrink to the short kind.
PICK_BYTES = 2
PICKS = st.one_of(
    st.binary(max_size=20 * PICK_BYTES), st.binary(min_size=100 * PICK_BYTES, max_size=250 * PICK_BYTES)
).map(
    lambda picked: [
        int.from_bytes(picked[index : index + PICK_BYTES], "big") for index in range(0, len(picked), PICK_BYTES)
    ]
)

SETTINGS = [
    Setting(game, preset, seats, HIDDEN[key])
    for key, game in GAMES.items()
    if key in HIDDEN
    for preset in game.info.presets
    for seats in game.info.seat_counts
]


def test_the_tests_know_where_the_cards_of_every_game_lie() -> None:
    assert sorted(GAMES.keys() - HIDDEN.keys()) == []


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
# Properties with a "+" between them look at the same match, which is played and watched only once for them.
@pytest.mark.parametrize(
    "names",
    [
        "cards_are_conserved",
        "actions_are_distinct",
        "defaults_are_legal",
        "someone_is_asked_until_the_end",
        "matches_end",
        pytest.param(
            "replays_are_the_same+clones_are_independent+refusals_change_nothing+views_are_plain",
            marks=pytest.mark.req("PL-40"),
        ),
        "questions_are_numbered",
        "imagined_matches_agree",
        "imagination_varies",
        pytest.param("hidden_cards_do_not_show", marks=pytest.mark.req("PL-42", "SA-14")),
        pytest.param("deals_keep_secrets", marks=pytest.mark.req("PL-42", "SA-14")),
        pytest.param("moves_keep_secrets", marks=pytest.mark.req("PL-42", "SA-14")),
        "scores_add_up",
        "stopping_ends_it",
        "rematches_take_over",
    ],
)
def test_every_game_keeps_the_contract(setting: Setting, names: str) -> None:
    seat_counts, presets = setting.game.info.seat_counts, [*setting.game.info.presets]
    is_between = min(seat_counts) < setting.seats < max(seat_counts)
    is_like_another = is_between or setting.preset != presets[0]

    @settings(
        max_examples=MATCHES // LIKE_ANOTHER_SHARE if is_like_another else MATCHES,
        derandomize=IS_CI,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
    @given(seed=st.integers(0, 2**32 - 1), picks=PICKS)
    def is_kept(seed: int, picks: Sequence[int]) -> None:
        for name in names.split("+"):
            PROPERTIES[name](setting, seed, picks)

    is_kept()
