"""Writes web/src/text/speaker.cases.json: what Python says of events, refusals and questions of a few matches.

The browser's test reads it and must say exactly the same. Run it from anywhere with the Python of .venv; with `--check`
nothing is written, and it fails if the file is out of date.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import fields
from random import Random
from typing import Any

from cases import ROOT, keep

sys.path.insert(0, str(ROOT))

from coeurdelion.core import CHANCE, Entry, Refused
from coeurdelion.core.capabilities import capabilities_of
from coeurdelion.games import lowenherz_2003
from coeurdelion.games.lowenherz_2003.cards import CARDS
from coeurdelion.games.lowenherz_2003.words import card
from coeurdelion.text import LANGUAGES, Speaker
from tests.games.contract import Played, play_out, variants

NAMES = ["Ada", "Grace", "Hedy", "Éowyn"]
PER_KEY = 3
TRIES = 24
Case = dict[str, Any]
Telling = Callable[[Speaker], str]


def main() -> int:
    return keep("speaker", "text", json.dumps(_all(), ensure_ascii=False, indent=1, sort_keys=True) + "\n")


def _all() -> dict[str, Any]:
    matches = [play_out(variant, "keen", seed) for seed, variant in enumerate(variants())]
    kept: list[Case] = []
    said: list[dict[str, str]] = []
    counts: Counter[tuple[str, ...]] = Counter()
    for played in matches:
        for case, tell in _cases(played):
            kind = (case["kind"], case["key"], case["game"], case["edition"])
            if counts[kind] < PER_KEY and case not in kept:
                counts[kind] += 1
                kept.append(case)
                said.append({one: tell(_speaker(played, one, case["edition"])) for one in LANGUAGES})
    codes = [card.code for card in CARDS] + ["A.?", "D.?"]
    cards = {code: {language: card(Speaker(language, lowenherz_2003), code) for language in LANGUAGES} for code in codes}
    return {"names": NAMES, "cards": cards, "cases": [case | {"said": told} for case, told in zip(kept, said, strict=True)]}


def _cases(played: Played) -> Iterator[tuple[Case, Telling]]:
    """What is told of a match, moment by moment, and what is refused of lines that belong to other moments.

    Each comes with how it is told: most of them are told by others like them already.
    """
    game, edition = played.variant.game, str(played.variant.options.get("edition", ""))
    rng = Random(len(played.log))
    edges = {f"{verb} {edge}" for verb in ("border", "wall") for edge in ("a1e", "f6s", "z9e")}
    lines = sorted({entry.action for entry in played.log} | edges)
    for state, entry, events in zip(played.states, played.log, played.events, strict=False):
        for event in events:
            yield _event(played, edition, event)
            yield _event(played, edition, game.redact_event(event, None))
        if entry.seat == CHANCE:
            continue
        key, params = game.asked(state, entry.seat)
        yield _asked("question", game.id, edition, key, params)
        yield _phrase(played, edition, state, entry)
        for line in rng.sample(lines, min(TRIES, len(lines))):
            for seat in {entry.seat, rng.randrange(played.variant.players)}:
                try:
                    game.apply(state, seat, game.parse(line))
                except Refused as refused:
                    yield _refusal(played, edition, refused)


def _phrase(played: Played, edition: str, state: Any, entry: Entry) -> tuple[Case, Telling]:
    """What a seat did, in the infinitive."""
    game = played.variant.game
    infinitive = capabilities_of(game).infinitive
    assert infinitive
    key, params = infinitive(game.redact(state, entry.seat), game.parse(entry.action))
    return _asked("phrase", game.id, edition, key, params)


def _asked(kind: str, game: str, edition: str, key: str, params: Any) -> tuple[Case, Telling]:
    case = {"kind": kind, "game": game, "edition": edition, "key": key, "params": params}
    return case, lambda speaker: speaker.question(key, params)


def _event(played: Played, edition: str, event: Any) -> tuple[Case, Telling]:
    params = {field.name: getattr(event, field.name) for field in fields(event)}
    case = {"kind": "event", "game": played.variant.game.id, "edition": edition, "key": event.key, "params": params}
    return case, lambda speaker: speaker.event(event)


def _refusal(played: Played, edition: str, refused: Refused) -> tuple[Case, Telling]:
    game = played.variant.game.id
    case = {"kind": "refusal", "game": game, "edition": edition, "key": refused.reason, "rule": refused.rule}
    return case | {"params": refused.params}, lambda speaker: speaker.refusal(refused)


def _speaker(played: Played, language: str, edition: str) -> Speaker:
    return Speaker(language, played.variant.game, edition, NAMES[: played.variant.players])


if __name__ == "__main__":
    sys.exit(main())
