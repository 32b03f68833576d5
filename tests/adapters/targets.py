"""Messages that tests send by a platform's port, for a table that nobody looks at."""

from __future__ import annotations

from adapters.delivery.platform import Kind, Target

TABLE = "t"


def target(address: str, kind: Kind = "live", table_id: str = TABLE) -> Target:
    """A message of a kind in a chat."""
    return Target(address, table_id, f"{kind}:1", kind)
