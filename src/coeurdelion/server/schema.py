"""The JSON schema of everything on the wire, for the TypeScript types: `python -m coeurdelion.server.schema`."""

from __future__ import annotations

import json

import msgspec

from coeurdelion.server import forms, wire


def schema() -> dict[str, object]:
    """All messages, as definitions of one schema."""
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
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": components}


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2))
