"""Our server as a process of its own, and what it costs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from coeurdelion.server.store.address import sqlite_address

TICKS = os.sysconf("SC_CLK_TCK")
PATIENCE = 15


class Server:
    """`coeurdelion serve` on one core, with a file that loses nothing."""

    def __init__(self, path: Path) -> None:
        command = [sys.executable, "-m", "coeurdelion.cli", "serve", "--port", "0", "--database", sqlite_address(path)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout
        found = re.search(r"http://\S+:(\d+)", self._process.stdout.readline())
        assert found, "the server did not start"
        self.port = int(found.group(1))

    def cpu(self) -> float:
        """Seconds of processor time that it has used."""
        return cpu_of(self._process.pid)

    def rss(self) -> int:
        """Bytes of memory that it has."""
        return rss_of(self._process.pid)

    def close(self) -> None:
        """Ask it to end, and see that it does."""
        self._process.terminate()
        self._process.wait(PATIENCE)
        assert self._process.stdout
        self._process.stdout.close()


def cpu_of(pid: int) -> float:
    """Seconds of processor time that a process has used, the system's part included."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / TICKS


def rss_of(pid: int) -> int:
    """Bytes of memory that a process has."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
