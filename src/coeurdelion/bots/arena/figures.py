"""Numbers as a language writes them."""

from __future__ import annotations

from typing import NamedTuple

from coeurdelion.bots.arena.estimate import Estimate
from coeurdelion.text import say

MINUS = "−"


class Figures(NamedTuple):
    """Writes numbers in a language; in plain characters if no others can be shown."""

    language: str
    plain: bool = False

    def number(self, value: float, digits: int = 1) -> str:
        """A number with so many digits after the sign that its language puts there."""
        written = f"{value:z.{digits}f}".replace(".", say(self.language, "arena-decimal-sign"))
        return written if self.plain else written.replace("-", MINUS)

    def percent(self, part: float) -> str:
        """A part of a whole."""
        return say(self.language, "arena-percent", number=self.number(100 * part))

    def share(self, share: Estimate) -> str:
        """A share with its error."""
        return self._with_error(self.percent(share.value), share.error, self.number(100 * (share.error or 0)))

    def elo(self, elo: Estimate, *, draws_added: bool = False) -> str:
        """A rating or a difference of ratings with its error, with a mark if drawn matches were added for it."""
        sign = "" if round(elo.value) < 0 else "+"
        written = self._with_error(sign + self.number(elo.value, 0), elo.error, self.number(elo.error or 0, 0))
        return f"{written} *" if draws_added else written

    def _with_error(self, value: str, error: float | None, written: str) -> str:
        if error is None:
            return value
        return f"{value} {'+-' if self.plain else '±'} {written}"
