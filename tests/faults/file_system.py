"""SQLite's own file system with faults: any one write, truncation or fsync can fail, or be done by half.

SQLite reaches files through a table of functions that a program may replace. Ours are those of the system but for
the three that change files. So whatever fails, fails where a disk would have, below SQLite and unknown to it.
"""

from __future__ import annotations

import _sqlite3
import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, Structure, addressof, c_char_p, c_int, c_int64, c_void_p, cast
from functools import cache
from typing import Any, ClassVar, Literal

Operation = Literal["write", "truncate", "sync"]
Fault = Literal["fail", "half", "full"]  # an error, an error after half of it was written, no room left

OK, FULL, IOERR = 0, 13, 10
ERRORS: dict[Operation, int] = {"write": IOERR | 3 << 8, "sync": IOERR | 4 << 8, "truncate": IOERR | 6 << 8}
NAME = b"tablemates-faults"

_Open = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
_Write = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
_Truncate = CFUNCTYPE(c_int, c_void_p, c_int64)
_Sync = CFUNCTYPE(c_int, c_void_p, c_int)


class _Vfs(Structure):
    """SQLite's sqlite3_vfs."""

    _fields_: ClassVar[Any] = [
        ("version", c_int),
        ("file_bytes", c_int),
        ("path_max", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("app", c_void_p),
        ("open", c_void_p),
        ("others", c_void_p * 15),
    ]


class _Methods(Structure):
    """SQLite's sqlite3_io_methods."""

    _fields_: ClassVar[Any] = [
        ("version", c_int),
        ("close", c_void_p),
        ("read", c_void_p),
        ("write", c_void_p),
        ("truncate", c_void_p),
        ("sync", c_void_p),
        ("others", c_void_p * 13),
    ]


class FileSystem:
    """The files of SQLite in this process while it is installed; armed, one operation from now fails."""

    def __init__(self) -> None:
        self._library = ctypes.CDLL(_sqlite3.__file__)
        find = self._library.sqlite3_vfs_find
        find.restype = POINTER(_Vfs)
        self._system = find(None)
        self._methods: dict[int, _Methods] = {}  # ours, by the address of the system's
        self._kept: list[Any] = []  # what SQLite calls must outlive every file
        self._vfs = _Vfs.from_buffer_copy(self._system.contents)
        self._vfs.next = None
        self._vfs.name = NAME
        self._vfs.open = self._keep(_Open(self._open))
        self._system_open = _Open(self._system.contents.open)
        self._left: int | None = None
        self._fault: Fault = "fail"
        self._on_strike: Callable[[Operation], None] = lambda _: None
        self.struck: Operation | None = None
        self.on_synced: Callable[[], None] = lambda: None

    @contextmanager
    def installed(self) -> Iterator[FileSystem]:
        """Have every file that SQLite opens in the block opened here."""
        self._library.sqlite3_vfs_register(ctypes.byref(self._vfs), 1)
        try:
            yield self
        finally:
            self.disarm()
            self.on_synced = lambda: None
            self._library.sqlite3_vfs_register(self._system, 1)
            self._library.sqlite3_vfs_unregister(ctypes.byref(self._vfs))

    def arm(self, operation: int, fault: Fault, on_strike: Callable[[Operation], None]) -> None:
        """Let one operation fail, after this many; whoever looks at the files then is told what it was."""
        self._left, self._fault, self._on_strike, self.struck = operation, fault, on_strike, None

    def disarm(self) -> Operation | None:
        """Let nothing fail; the operation that did."""
        self._left = None
        return self.struck

    # --- What SQLite calls -----------------------------------------------------------------------------

    def _open(self, vfs: int, name: int, file: int, flags: int, out: int) -> int:
        result = int(self._system_open(vfs, name, file, flags, out))
        methods = cast(file, POINTER(c_void_p))
        if result == OK and methods[0]:
            methods[0] = addressof(self._replaced(methods[0]))
        return result

    def _replaced(self, system: int) -> _Methods:
        if system not in self._methods:
            there = _Methods.from_address(system)
            ours = _Methods.from_buffer_copy(there)
            ours.write = self._keep(_Write(self._writing(_Write(there.write))))
            ours.truncate = self._keep(_Truncate(self._changing("truncate", _Truncate(there.truncate))))
            ours.sync = self._keep(_Sync(self._changing("sync", _Sync(there.sync))))
            self._methods[system] = ours
        return self._methods[system]

    def _writing(self, write: Callable[..., int]) -> Callable[[int, int, int, int], int]:
        def written(file: int, content: int, size: int, offset: int) -> int:
            if not self._strikes("write"):
                return write(file, content, size, offset)
            if self._fault == "half":
                write(file, content, size // 2, offset)
            self._on_strike("write")
            return FULL if self._fault == "full" else ERRORS["write"]

        return written

    def _changing(self, operation: Operation, change: Callable[..., int]) -> Callable[[int, int], int]:
        def changed(file: int, how: int) -> int:
            if not self._strikes(operation):
                result = change(file, how)
                if operation == "sync":
                    self.on_synced()
                return result
            self._on_strike(operation)
            return ERRORS[operation]

        return changed

    def _strikes(self, operation: Operation) -> bool:
        if self._left is None:
            return False
        self._left -= 1
        if self._left >= 0:
            return False
        self._left, self.struck = None, operation
        return True

    def _keep(self, function: Any) -> int | None:
        self._kept.append(function)
        return cast(function, c_void_p).value


@cache
def file_system() -> FileSystem | None:
    """The file system of this process; None where Python keeps its SQLite to itself."""
    try:
        return FileSystem()
    except (OSError, AttributeError):
        return None
