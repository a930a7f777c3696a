"""What bots say with what they do, where their game has phrases for it."""

from __future__ import annotations

from coeurdelion.core import AnyGame, Step
from coeurdelion.core.capabilities import capabilities_of
from coeurdelion.match.live import LiveMatch


def remark_on(live: LiveMatch, number: int) -> str:
    """The phrase that a bot says with its entry of this number, empty for none or if the entry was taken back."""
    recent = live.latest(len(live.log) - number)
    return next((_remark(live.game, step) for step in recent if step.number == number), "")


def _remark(game: AnyGame, step: Step) -> str:
    """Chosen by what a spectator sees and may read, so that it tells nothing else."""
    remark = capabilities_of(game).remark
    if remark is None or game.redact_entry(step.before, step.entry, None, step.state) != step.entry:
        return ""
    return remark(game.redact(step.before, None), step.entry.seat, game.parse(step.entry.action))
