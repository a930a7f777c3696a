"""What the tests of the engine protocol share: a program that asks the engine, and what a program is asked."""

from __future__ import annotations

import json
import sys
from functools import cache
from pathlib import Path
from typing import Any

from coeurdelion.core import in_force
from coeurdelion.engine import Engine
from coeurdelion.games import lowenherz_2003 as game
from coeurdelion.match.record_reader import read_record
from tests import paths

MATCHES = sorted((paths.MATCHES / "lowenherz-2003").glob("*.match"))
BIN = Path(sys.executable).parent
SEED = bytes(range(32)).hex()
Table = dict[str, Any]


class Client:
    """Asks an engine of its own, in JSON both ways."""

    def __init__(self) -> None:
        self.engine = Engine("en")

    def send(self, line: str) -> Table:
        """The answer to a line, as a program reads it."""
        answer: Table = json.loads(json.dumps(self.engine.answer(line)))
        return answer

    def ask(self, cmd: str, **request: Any) -> Table:
        """The answer to a request."""
        return self.send(json.dumps({"cmd": cmd, **request}))

    def good(self, cmd: str, **request: Any) -> Table:
        """The answer to a request that must not be refused."""
        answer = self.ask(cmd, **request)
        assert answer["ok"], answer
        return answer

    def refused(self, cmd: str, **request: Any) -> str:
        """By what a request is refused; it must be, with a sentence."""
        return refusal(self.ask(cmd, **request))


def refusal(answer: Table) -> str:
    assert answer["ok"] is False
    assert answer["message"]
    return str(answer["refused"])


def placing_client() -> Client:
    """A match of two players in which seat 0 places the first castle."""
    client = Client()
    client.good("new", game=game.id, players=2, seed=SEED)
    assert client.good("roll")["to_act"] == [0]
    return client


def same(expected: Any, found: Any) -> bool:
    """Whether all that is expected is found: of an object the keys given, of anything else all."""
    if isinstance(expected, dict) and isinstance(found, dict):
        return all(key in found and same(value, found[key]) for key, value in expected.items())
    return bool(expected == found)


@cache
def questions() -> list[Table]:
    """What a program is asked in the course of a match."""
    steps = in_force(read_record(MATCHES[0].read_text("utf-8")).match)
    found: list[Table] = []
    for step in steps[::3]:
        for seat in game.to_act(step.state):
            if seat >= 0:
                view = game.show(game.redact(step.state, seat))
                legal = list(map(str, game.legal(step.state, seat)))
                found.append(
                    {"cmd": "bot", "game": game.id, "seat": seat, "ms": 50, "view": view, "legal": legal, "log": []}
                )
    return found
