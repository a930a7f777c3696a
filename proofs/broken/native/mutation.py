"""A rule of the compiled core broken on purpose."""

from __future__ import annotations

from typing import NamedTuple


class NativeMutation(NamedTuple):
    """The change of a source that breaks a rule of a game; what both Löwenherz share is broken for one of them."""

    game: str
    path: str
    old: str
    new: str
