"""What can be set, and how the rule sets set it. Journals and records hold these names and values: a change is
one of the rules, and old ones must still mean what they meant."""

from __future__ import annotations

from dataclasses import Field
from typing import Any

import pytest

from engine.games import GAMES

# As the rules pages tell it: what holds if nothing is said, choices, bounds, whether the lobby asks.
OPTIONS = {
    "santase": {
        "target": "11, of 7 10 11 21, from 1 to 99",
        "must_head": "False",
        "declaring": "True, not shown",
        "blank_by": "tricks, of tricks points, not shown",
        "half": "33, of 33 31, from 0 to 66, not shown",
        "exchange_talon": "3, from 1 to 12, not shown",
        "exchange_following": "False, not shown",
        "close_talon": "4, from 1 to 12, not shown",
        "failed_close": "counted, of counted two three, not shown",
        "marriage_lead": "either, of either queen, not shown",
        "plain_first_trick": "False, not shown",
        "last_trick_points": "0, from 0 to 10, not shown",
        "marriage_after_trick": "False",
        "undeclared": "trick, of trick total, not shown",
    },
    "kniffeliger": {
        "dirty_tricks": "True",
        "bonus_odds": "even, of even catch-up",
        "upper_bonus": "False",
        "further_fives": "False",
        "joker": "False",
    },
    "truco": {
        "raise_rights": "once, of once alternate",
        "answer_by": "next, of next team",
        "manilhas": "vira, of vira fixed, not shown",
        "first_worth": "1, of 1 2, not shown",
        "pack": "full, of full clean",
        "best_of": "1, of 1 3",
        "signs": "False",
    },
    "sixty-one": {
        "decks": "1, of 1 2",
        "target": "61, of 31 61 121 181 241, from 1 to 500",
        "seven_high": "False",
        "free_follow": "False",
        "punish_at": "match, of match round",
        "hands": "single, of single best3 best5 till2",
    },
    "thurf": {
        "games": "6, of 0 3 6 12 24, from 0 to 100",
        "kotu_factor": "2, of 1 2 4",
        "play_out": "False",
        "scoreboard": "auto, of auto manual",
        "log": "keep, of keep clear last",
    },
}
# The rule sets, by what differs from the first of each game.
PRESETS: dict[str, dict[str, dict[str, Any]]] = {
    "santase": {
        "one": {},
        "two": {
            **{"target": 10, "declaring": False, "blank_by": "points", "half": 31, "exchange_talon": 1},
            **{"exchange_following": True, "close_talon": 1, "failed_close": "two", "marriage_lead": "queen"},
        },
        "three": {
            **{"declaring": False, "blank_by": "points", "half": 31, "exchange_talon": 1},
            **{"failed_close": "three", "marriage_lead": "queen"},
        },
        "bulgarian": {
            **{"must_head": True, "failed_close": "three", "plain_first_trick": True, "last_trick_points": 10},
            **{"marriage_after_trick": True, "undeclared": "total"},
        },
    },
    "kniffeliger": {
        "kniffeliger": {},
        "kniffel": {"dirty_tricks": False, "upper_bonus": True, "further_fives": True},
    },
    "truco": {
        "paulista": {},
        "mesa": {"raise_rights": "alternate", "answer_by": "team"},
        "mineiro": {"raise_rights": "alternate", "answer_by": "team", "manilhas": "fixed", "first_worth": 2},
    },
    "sixty-one": {"classic": {}, "double": {"decks": 2, "target": 121}},
    "thurf": {"standard": {}, "memory": {"log": "last"}},
}
# How many play, in how many teams, whether all must be ready, and what speakers of a language play at home.
SEATED = {
    "santase": ((2,), 0, False, {"bg": "bulgarian"}),
    "kniffeliger": ((2, 3, 4), 0, False, {}),
    "truco": ((2, 4, 6), 2, False, {"pt": "mesa"}),
    "sixty-one": ((6,), 2, False, {}),
    "thurf": ((4, 6, 8), 2, True, {}),
}


# Of the rules as they are, and the most moves that a match can have. A journal under another version ends void, so
# whoever raises one does it on purpose.
VERSIONS_AND_MOVES = {
    "santase": (1, 12_400),
    "kniffeliger": (1, 468),
    "truco": (1, 17_000),
    "sixty-one": (1, 7_200),
    "thurf": (1, 40_097),
}


def told(field: Field[Any]) -> str:
    """An option in words."""
    choices, low, high = (field.metadata[key] for key in ("choices", "low", "high"))
    parts = [str(field.default)]
    parts += ["of " + " ".join(map(str, choices))] if choices else []
    parts += [f"from {low} to {high}"] if low is not None else []
    parts += [] if field.metadata["shown"] else ["not shown"]
    return ", ".join(parts)


@pytest.mark.parametrize("game", OPTIONS)
def test_what_can_be_set(game: str) -> None:
    fields = GAMES[game].info.options.fields()
    assert {name: told(field) for name, field in fields.items()} == OPTIONS[game]


@pytest.mark.parametrize("game", PRESETS)
def test_how_the_rule_sets_differ(game: str) -> None:
    info = GAMES[game].info
    usual = info.options().as_dict()
    found = {
        preset: {name: value for name, value in options.as_dict().items() if value != usual[name]}
        for preset, options in info.presets.items()
    }
    assert (info.default_preset, found) == (next(iter(PRESETS[game])), PRESETS[game])


@pytest.mark.parametrize("game", SEATED)
def test_who_plays_a_game(game: str) -> None:
    info = GAMES[game].info
    assert (info.seat_counts, info.teams, info.all_ready, dict(info.home_presets)) == SEATED[game]


@pytest.mark.parametrize("game", VERSIONS_AND_MOVES)
def test_no_version_and_no_length_changes_by_the_way(game: str) -> None:
    info = GAMES[game].info
    assert (info.rules_version, info.moves_max) == VERSIONS_AND_MOVES[game]
