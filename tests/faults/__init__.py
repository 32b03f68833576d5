"""A simulation of everything that goes wrong: one seed decides all of it, and the same seed replays it exactly.

The host, the desk, the couriers and the SQL of the store are the real ones. The loop, the disk, the machines'
clocks, the chats and the people are simulated, in one thread, so that nothing depends on how quick the machine is.
"""

from tests.faults.simulation import Found, simulate

__all__ = ["Found", "simulate"]
