"""Keeping a match while it is played, so that whatever ends the program loses nothing."""

from __future__ import annotations

from coeurdelion.core import Refused
from coeurdelion.match.live import LiveMatch
from coeurdelion.terminal.kept import KeptMatch


class Keeping:
    """Writes a match to its place among the kept ones; without a place nothing is kept."""

    def __init__(self, place: KeptMatch | None, *, reason: str = "") -> None:
        self.place = place
        self.failure = reason
        """Why the match is not kept as it stands; empty if it is, or if there is nothing to keep."""
        self._is_told = False
        self._count = -1

    def keep(self, live: LiveMatch) -> Refused | None:
        """Write what has changed; what goes wrong is returned when it happens first, and again only after it went well."""
        if self.place is None:
            return self._told()
        if self._count == len(live.log) and not self.failure:
            return None
        try:
            self.place.keep(live.record())
        except OSError as error:
            self.failure = error.strerror or str(error)
            return self._told()
        self._count, self.failure, self._is_told = len(live.log), "", False
        return None

    def _told(self) -> Refused | None:
        if self._is_told or not self.failure:
            return None
        self._is_told = True
        return Refused("keeping", "not-kept", text=self.failure)

    def drop(self) -> None:
        """Keep the match no longer: it is over, or saved elsewhere."""
        self._count = -1
        if self.place is not None:
            self.place.drop()

    def release(self) -> None:
        """Leave the match to whoever goes on with it."""
        if self.place is not None:
            self.place.release()
