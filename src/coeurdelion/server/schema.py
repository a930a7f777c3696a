"""The JSON schema of everything on the wire, for the TypeScript types: `python -m coeurdelion.server.schema`."""

from __future__ import annotations

import json
from typing import get_args

import msgspec

from coeurdelion.server import forms, wire
from coeurdelion.text import LANGUAGES


def schema() -> dict[str, object]:
    """All messages, as definitions of one schema; beside them the unions of the WebSocket's, and the languages there are."""
    kinds = [
        wire.FromBrowser,
        wire.FromServer,
        forms.NewMatch,
        forms.MatchMade,
        forms.TakeSeat,
        forms.SeatTaken,
        forms.Start,
        forms.Rematch,
        forms.Fork,
        forms.Import,
        forms.Guest,
        forms.NewGuest,
        forms.Token,
        forms.Summary,
        forms.Next,
        forms.GameTerms,
        forms.Landscape,
        forms.Position,
        forms.Verdict,
        forms.Retold,
        forms.Frames,
        forms.Refusal,
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
