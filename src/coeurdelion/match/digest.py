"""A short digest of a state, stored with its entry, to catch a replay that comes out otherwise."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from coeurdelion.core import ALL, AnyGame


def digest(game: AnyGame, state: Any) -> str:
    """The digest of a state, over the keys of its whole view that the game names in `digest_keys`."""
    shown = game.show(game.redact(state, ALL))
    told = msgspec.json.encode({key: shown[key] for key in game.digest_keys}, order="deterministic")
    return hashlib.sha256(told).hexdigest()[:16]
