"""How a service is imported, and looks for garbage from then on; what measures one does it likewise."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

# Of a service: what is never garbage, as all that pages show, was looked through every few seconds, and everybody
# waited for that. A million things more than before is when all of them are.
COLLECTED_AFTER = (2_000, 10, 50)


@contextmanager
def loading() -> Iterator[None]:
    """While a service is imported nothing becomes garbage, and what was imported is not looked through later."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.set_threshold(*COLLECTED_AFTER)
        gc.enable()
