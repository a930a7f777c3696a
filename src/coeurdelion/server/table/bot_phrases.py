"""What bots say with what they do, where their game has phrases for it."""

from __future__ import annotations

from coeurdelion.core import AnyGame, Step
from coeurdelion.core.capabilities import capabilities_of
from coeurdelion.match.live import LiveMatch


def phrase_with(live: LiveMatch, number: int) -> str:
    """The phrase that a bot says with its entry of this number, empty for none or if the entry was taken back."""
    recent = live.latest(len(live.log) - number)
    return next((_phrase(live.game, step) for step in recent if step.number == number), "")


def _phrase(game: AnyGame, step: Step) -> str:
    """Chosen by what a spectator sees and may read, so that it tells nothing else."""
    bot_phrase = capabilities_of(game).bot_phrase
    if bot_phrase is None or game.redact_entry(step.before, step.entry, None, step.state) != step.entry:
        return ""
    return bot_phrase(game.redact(step.before, None), step.entry.seat, game.parse(step.entry.action))
