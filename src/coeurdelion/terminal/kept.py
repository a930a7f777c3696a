"""Matches that were left before their end: kept in the user's own data folder until they are over or saved elsewhere."""

from __future__ import annotations

import os
import secrets
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import IO

from coeurdelion.match.record import Record, write_record
from coeurdelion.terminal.data_folder import FILE_MODE, FOLDER_MODE

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

ENDING, LOCK, BROKEN = ".match", ".lock", ".broken"
LAST = "last" + ENDING
"""The file of the match that was finished last."""
UNFINISHED = "unfinished-"


class KeptMatch:
    """The place of one match in the folder, locked as long as this process plays it; another process never touches it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock: IO[bytes] | None = None

    @classmethod
    def new(cls, folder: Path) -> KeptMatch:
        """A place that no match has yet; nothing is written before there is something to keep."""
        return cls(folder / f"{UNFINISHED}{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(3)}{ENDING}")

    @property
    def _lock_path(self) -> Path:
        return self.path.with_suffix(LOCK)

    def take(self) -> bool:
        """Whether it is ours from now on: not if another process plays it. OSError if it cannot be locked at all."""
        if self._lock is not None:
            return True
        make_folder(self.path.parent)
        lock = os.fdopen(os.open(self._lock_path, os.O_RDWR | os.O_CREAT, FILE_MODE), "r+b")
        if not _locks(lock) or not self._lock_is_there(lock):
            lock.close()
            return False
        self._lock = lock
        return True

    def _lock_is_there(self, lock: IO[bytes]) -> bool:
        """Whether the file that was locked still has its name: whoever had it before may just have removed it."""
        try:
            return os.path.samestat(os.fstat(lock.fileno()), self._lock_path.stat())
        except FileNotFoundError:
            return False

    def keep(self, record: Record) -> None:
        """Write the match as it stands; OSError if that fails, and what was kept before is still there."""
        self.take()
        write_whole(self.path, write_record(record))

    def drop(self) -> None:
        """Keep it no longer."""
        with suppress(OSError):
            self.path.unlink(missing_ok=True)
        if self._lock is not None:
            with suppress(OSError):
                self._lock_path.unlink(missing_ok=True)
        self.release()

    def release(self) -> None:
        """Leave it to whoever goes on with it."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def set_aside(self) -> Path:
        """Where a file that is no match lies from now on, so that it is not offered again; nothing is deleted."""
        aside = self.path.with_suffix(BROKEN)
        with suppress(OSError):
            self.path.rename(aside)
            return aside
        return self.path

    @property
    def when(self) -> str:
        """When it was last played."""
        return f"{datetime.fromtimestamp(self.path.stat().st_mtime):%Y-%m-%d %H:%M}"


def kept_matches(folder: Path) -> list[KeptMatch]:
    """The matches that were left, the newest first; OSError if the folder cannot be read."""
    if not folder.exists():
        return []
    found = [path for path in folder.iterdir() if path.name.startswith(UNFINISHED) and path.suffix == ENDING]
    return [KeptMatch(path) for path in sorted(found, key=_changed, reverse=True)]


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def keep_last(folder: Path, record: Record) -> Path:
    """The file of a finished match, in place of the one before; OSError if it cannot be written."""
    make_folder(folder)
    write_whole(folder / LAST, write_record(record))
    return folder / LAST


def make_folder(folder: Path) -> None:
    """See to it that there is a folder that only this user can look into."""
    folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
    if sys.platform != "win32" and folder.stat().st_mode & 0o077:
        folder.chmod(FOLDER_MODE)


def write_whole(path: Path, text: str) -> None:
    """A file with this text, in one step: whoever reads it finds the old text or the new one, never half of it."""
    with _new_file_beside(path) as file:
        file.write(text.encode())
        file.flush()
        os.fsync(file.fileno())


@contextmanager
def _new_file_beside(path: Path) -> Iterator[IO[bytes]]:
    """A file that takes another's place when all is written, and is gone if that fails; only this user can read it."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=path.suffix)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _locks(file: IO[bytes]) -> bool:
    """Whether this process has locked a file; the lock ends with the process, however it ends."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except PermissionError:
        return False
    return True
