"""Our server as a process of its own, with its processor time and memory."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from coeurdelion.server.store.address import sqlite_address

TICKS_PER_S = os.sysconf("SC_CLK_TCK")
LIMITS = [f"--limit=message-{what}-per-{whose}={10**9}" for what in ("burst", "rate") for whose in ("guest", "address")]
"""Options of the server: scripted clients play faster than people may."""
STOP_TIMEOUT_S = 15
"""Seconds that the server may take to stop."""


class Server:
    """`coeurdelion serve` with an SQLite file."""

    def __init__(self, path: Path) -> None:
        command = [sys.executable, "-m", "coeurdelion.cli", "serve", "--port", "0", "--database", sqlite_address(path)]
        self._process = subprocess.Popen([*command, *LIMITS], stdout=subprocess.PIPE, text=True)
        assert self._process.stdout
        found = re.search(r"http://\S+:(\d+)", self._process.stdout.readline())
        assert found, "the server did not start"
        self.port = int(found.group(1))

    def cpu(self) -> float:
        """Seconds of processor time that the server has used."""
        return cpu_of(self._process.pid)

    def rss(self) -> int:
        """Bytes of memory that the server has resident."""
        return rss_of(self._process.pid)

    def close(self) -> None:
        """Stop the server; an error if it does not stop within STOP_TIMEOUT_S."""
        self._process.terminate()
        self._process.wait(STOP_TIMEOUT_S)
        assert self._process.stdout
        self._process.stdout.close()


def cpu_of(pid: int) -> float:
    """Seconds of processor time that a process has used, in user and system mode."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / TICKS_PER_S


def rss_of(pid: int) -> int:
    """Bytes of memory that a process has resident."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
