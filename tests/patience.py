"""A service that waits for a busy machine, where a test is not about how long it waits."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import pytest

from adapters.delivery import courier, leases
from adapters.telegram import api
from adapters.telegram.request import AiohttpRequest

PATIENCE_SECONDS = 300.0  # no test waits so long


@contextmanager
def patient_service() -> Iterator[None]:
    """Have presses wait until their chat is written, and calls end under the lease under which they began."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(courier, "ANSWER_SECONDS_MAX", PATIENCE_SECONDS)
        patch.setattr(leases, "FREE_SECONDS", PATIENCE_SECONDS + leases.MARGIN_SECONDS)
        patch.setattr(leases, "LEASE_SECONDS", PATIENCE_SECONDS)
        yield


@contextmanager
def patient_calls() -> Iterator[None]:
    """Have calls of Telegram wait for their turn, and for their answers."""
    patient = partial(
        AiohttpRequest,
        read_timeout=PATIENCE_SECONDS,
        connect_timeout=PATIENCE_SECONDS,
        pool_timeout=PATIENCE_SECONDS,
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(api, "AiohttpRequest", patient)
        yield
