"""What a match comes from, as far as who asks may know it."""

from __future__ import annotations

from typing import Any

from coeurdelion.server.store import StoredMatch


def shown_origin(match: StoredMatch, guest: str | None) -> dict[str, Any]:
    """The origin of a match as a guest may know it.

    The id of a match is the key to all that is in it: which one this comes from is told if everyone finds that one in the
    lists, or to those who play or own this one. A match stored without `listed` counts as unlisted.
    """
    insider = guest is not None and guest in (match.owner, *(seat.guest for seat in match.seats))
    shown = {key: value for key, value in match.origin.items() if key != "listed"}
    if not insider and not match.origin.get("listed"):
        shown.pop("match", None)
    return shown
