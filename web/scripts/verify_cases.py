"""Writes web/src/pages/replay/proof/verify.cases.json: what Python derives from seeds, and a proof for each game.

The browser's test reads it and must derive exactly the same. Run it from anywhere with the Python of .venv; with `--check`
nothing is written, and it fails if the file is out of date.
"""

from __future__ import annotations

import json
import sys
from itertools import islice
from typing import Any

import msgspec
from cases import ROOT, keep

from coeurdelion.core import CHANCE
from coeurdelion.match.chance import SPAN, commitment, draw_seating, match_key, pick, words
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.record_reader import read_record
from coeurdelion.server.replays.files import read_file
from coeurdelion.server.replays.retelling import retell

MATCHES = [
    "lowenherz-2003/king-on-own-action",
    "lowenherz-2003/seats-drawn",
    "lowenherz-1997/a-duel-tied-twice",
    "lionheart/king-eliminated",
]
SEED = bytes(range(32))
NONCES = [("ada", "grace"), ("", ""), ("Éowyn", "", "騎士")]
SEATINGS = [("ada", "grace"), ("ada", "grace", "hedy"), ("", "grace", "騎士"), ("ada", "grace", "hedy", "emmy")]
DIE = {"arrow": 2, "axe": 3, "panic": 1}
PICKS: list[tuple[list[int], dict[str, int]]] = [
    ([0], DIE),
    ([2], DIE),
    ([5], DIE),
    ([SPAN - 1, 4], DIE),  # a word that would make some outcomes likelier is passed over
    ([7], {"draw A.K1/X": 1, "draw A.K1": 2, "draw A.B1": 3}),
    ([SPAN - 1], {"first 0": 1, "first 1": 1}),
]
PROOF = ("commitment", "seed", "nonces", "seating", "own", "weights", "draws", "entries")


def main() -> int:
    text = json.dumps(_all(), ensure_ascii=False, sort_keys=True).replace("}, {", "},\n{") + "\n"
    return keep("verify", "pages/replay/proof", text)


def _all() -> dict[str, Any]:
    return {
        "keys": [_key(nonces) for nonces in NONCES],
        "picks": [
            {"words": [str(word) for word in numbers], "weights": weights, "outcome": pick(iter(numbers), weights)}
            for numbers, weights in PICKS
        ],
        "seatings": [{"seed": SEED.hex(), "places": nonces, "seating": draw_seating(SEED, nonces)} for nonces in SEATINGS],
        "matches": {name: _proof(name) for name in MATCHES},
    }


def _key(nonces: tuple[str, ...]) -> dict[str, Any]:
    key = match_key(SEED, nonces)
    return {
        "seed": SEED.hex(),
        "nonces": nonces,
        "commitment": commitment(SEED),
        "key": key.hex(),
        "words": {str(entry): [str(word) for word in islice(words(key, entry), 6)] for entry in (0, 7, 1234)},
    }


def _proof(name: str) -> dict[str, Any]:
    """What the server tells of a recorded match so that its chance can be derived again."""
    text = (ROOT / "tests" / "matches" / f"{name}.match").read_text("utf-8")
    told = msgspec.to_builtins(retell(read_file(text).match, LiveMatch.of_record(read_record(text))))
    told["entries"] = [entry for entry in told["entries"] if entry["seat"] == CHANCE]
    return {key: told[key] for key in PROOF}


if __name__ == "__main__":
    sys.exit(main())
