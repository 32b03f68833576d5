"""Folders in memory for what tests write: whatever is pressed is made durable first, and no disk is waited for.

What a killed process leaves behind is the same there. Where memory is scarce, or no program may be run from it,
the usual folder for temporary files stays.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

SHARED_MEMORY = Path("/dev/shm")
BYTES_MIN = 2**31  # far more than all tests together leave


def write_to_memory() -> None:
    """Have this process, and all that it starts, keep temporary files in memory where that is possible."""
    if "TMPDIR" in os.environ or not SHARED_MEMORY.is_dir():
        return
    found = os.statvfs(SHARED_MEMORY)
    may_run = not found.f_flag & os.ST_NOEXEC and os.access(SHARED_MEMORY, os.W_OK)
    if may_run and found.f_bavail * found.f_frsize >= BYTES_MIN:
        os.environ["TMPDIR"] = str(SHARED_MEMORY)
        tempfile.tempdir = None  # so that it is looked up again
