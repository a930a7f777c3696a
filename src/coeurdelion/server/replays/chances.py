"""The chances over a finished match as they travel: few digits, which still sum to 1."""

from __future__ import annotations

from coeurdelion.bots.curve import curve_of, has_curve
from coeurdelion.bots.winning import Chances
from coeurdelion.match.live import LiveMatch
from coeurdelion.server.replays.types import ChancePoint, TurningPoint, WinningChances

PARTS = 1000
"""A chance is told in so many parts of 1."""


def winning_chances(live: LiveMatch) -> WinningChances:
    """The chances over a match, every secret open, and the turns that changed them most."""
    if not has_curve(live.game):
        return WinningChances([], [])
    curve = curve_of(live.game, live.match.start(), live.steps)
    return WinningChances(
        points=[ChancePoint(entry, rounded(chances)) for entry, chances in curve.points],
        turning=[
            TurningPoint(**one._asdict() | {"before": rounded(one.before), "after": rounded(one.after)})
            for one in curve.turning
        ],
    )


def rounded(chances: Chances) -> list[float]:
    """Chances in whole parts; those that lost most by rounding get the parts that are missing."""
    parts = [int(chance * PARTS) for chance in chances]
    lost = sorted(range(len(parts)), key=lambda seat: parts[seat] - chances[seat] * PARTS)
    for seat in lost[: PARTS - sum(parts)]:
        parts[seat] += 1
    return [part / PARTS for part in parts]
