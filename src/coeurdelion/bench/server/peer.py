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
    """Whether the peer can be measured here."""
    return shutil.which("node") is not None and (FOLDER / "node_modules").is_dir()


class Peer:
    """A server of boardgame.io and players at so many matches, each on its core; it keeps everything in memory."""

    def __init__(self, matches: int, cores: tuple[int, int]) -> None:
        with pinned(cores[0]):
            self._server = _node("server.mjs")
        port = _answer(self._server)["port"]
        with pinned(cores[1]):
            self._players = _node("clients.mjs", str(port), str(matches), str(PLAYERS))
        _answer(self._players)

    def play(self, seconds: float) -> dict[str, float]:
        """Everyone moves as fast as the server lets them; moves, seconds, processor time of the server."""
        before = self._cost()
        _tell(self._players, str(seconds))
        figures = _answer(self._players)
        after = self._cost()
        return {**figures, "cpu_us": after["cpu_us"] - before["cpu_us"]}

    def _cost(self) -> dict[str, float]:
        _tell(self._server, "cost")
        return _answer(self._server)

    def close(self) -> None:
        """End both."""
        for process in (self._players, self._server):
            process.kill()
            process.communicate()


def _node(*words: str) -> subprocess.Popen[str]:
    environment = os.environ | {"NODE_ENV": "production"}
    return subprocess.Popen(
        ["node", *words], cwd=FOLDER, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )


def _tell(process: subprocess.Popen[str], line: str) -> None:
    assert process.stdin
    process.stdin.write(line + "\n")
    process.stdin.flush()


def _answer(process: subprocess.Popen[str]) -> dict[str, Any]:
    """The next line that is JSON; boardgame.io says other things too."""
    assert process.stdout
    for line in process.stdout:
        if line.startswith("{"):
            answer: dict[str, Any] = json.loads(line)
            return answer
    raise RuntimeError("boardgame.io ended")
