"""Chance that is the same in every run.

A match that ends too early for what a test wants to see should do so always, or never.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from types import SimpleNamespace

import pytest

from adapters.front import desk
from engine import host
from engine.chance import SEED_BYTES


@contextmanager
def same_chance(name: str) -> Iterator[None]:
    """Deal the same cards whenever this is asked for by the same name, and let house players think alike."""
    random = Random(name)
    given = SimpleNamespace(choice=secrets.choice, randbelow=secrets.randbelow, randbits=random.getrandbits)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(host, "new_seed", lambda: random.randbytes(SEED_BYTES))
        patch.setattr(host, "secrets", given)
        patch.setattr(desk, "chance_of_press", lambda _: f"{random.getrandbits(32):08x}")
        yield
