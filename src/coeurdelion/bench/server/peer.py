"""The peer: boardgame.io's own server and socket.io clients, both in Node, in `benchmarks/boardgame_io`."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from coeurdelion.bench.server.environment import PLAYERS, pinned

FOLDER = Path(__file__).parents[4] / "benchmarks" / "boardgame_io"


def is_installed() -> bool:
    """Whether Node and the peer's packages are installed."""
    return shutil.which("node") is not None and (FOLDER / "node_modules").is_dir()


class Peer:
    """A boardgame.io server, which stores matches in memory only, and its clients, each process on its own core."""

    def __init__(self, matches: int, cores: tuple[int, int]) -> None:
        with pinned(cores[0]):
            self._server = _node("server.mjs")
        port = _read_answer(self._server)["port"]
        with pinned(cores[1]):
            self._clients = _node("clients.mjs", str(port), str(matches), str(PLAYERS))
        _read_answer(self._clients)

    def play(self, seconds: float) -> dict[str, float]:
        """Let every client move as fast as the server answers; moves, seconds, processor time of the server."""
        before = self._server_cost()
        _write_line(self._clients, str(seconds))
        figures = _read_answer(self._clients)
        after = self._server_cost()
        return {**figures, "cpu_us": after["cpu_us"] - before["cpu_us"]}

    def _server_cost(self) -> dict[str, float]:
        _write_line(self._server, "cost")
        return _read_answer(self._server)

    def close(self) -> None:
        """Kill both processes."""
        for process in (self._clients, self._server):
            process.kill()
            process.communicate()


def _node(*words: str) -> subprocess.Popen[str]:
    environment = os.environ | {"NODE_ENV": "production"}
    return subprocess.Popen(
        ["node", *words], cwd=FOLDER, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )


def _write_line(process: subprocess.Popen[str], line: str) -> None:
    assert process.stdin
    process.stdin.write(line + "\n")
    process.stdin.flush()


def _read_answer(process: subprocess.Popen[str]) -> dict[str, Any]:
    """The next line of output that is JSON; boardgame.io logs other lines too."""
    assert process.stdout
    for line in process.stdout:
        if line.startswith("{"):
            answer: dict[str, Any] = json.loads(line)
            return answer
    raise RuntimeError("boardgame.io ended")
