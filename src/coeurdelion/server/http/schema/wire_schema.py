"""The JSON schema of the wire, for TypeScript: `python -m coeurdelion.server.http.schema.wire_schema`."""

from __future__ import annotations

import json
from typing import get_args

import msgspec

from coeurdelion.server import wire
from coeurdelion.server.http.schema import types
from coeurdelion.server.replays import book_types, trial_types
from coeurdelion.server.replays import types as replay_types
from coeurdelion.text import LANGUAGES


def schema() -> dict[str, object]:
    """All message types as definitions of one JSON schema, the unions of WebSocket messages, and the languages there are."""
    kinds = [
        wire.FromBrowser,
        wire.FromServer,
        types.NewMatch,
        types.MatchMade,
        types.TakeSeat,
        types.Nonce,
        types.SeatTaken,
        types.Start,
        types.Rematch,
        types.Fork,
        types.Import,
        types.Guest,
        types.NewGuest,
        types.Token,
        types.Summary,
        types.Next,
        types.GameTerms,
        types.Landscape,
        types.FirstGame,
        replay_types.Position,
        replay_types.Verdict,
        replay_types.Retold,
        replay_types.Explanations,
        replay_types.Frames,
        replay_types.WinningChances,
        trial_types.Example,
        trial_types.Try,
        trial_types.Tried,
        book_types.RuleBook,
        wire.Refusal,
    ]
    _, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    unions = {"FromBrowser": get_args(wire.FromBrowser), "FromServer": get_args(wire.FromServer)}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": components,
        "unions": {name: [kind.__name__ for kind in kinds] for name, kinds in unions.items()},
        "languages": LANGUAGES,
    }


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2))
