"""What each game's package of bots exports."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from coeurdelion.bots.chance_guide import ChanceGuide
from coeurdelion.bots.coach_guide import CoachGuide
from coeurdelion.core import Seat
from coeurdelion.core.bot import Bot, Reason
from coeurdelion.core.plan import Planner
from coeurdelion.core.random_play import Chooser


class SeenSteps(NamedTuple):
    """Some actions of a seat in a row, as others saw them: a state before them, one after them, and what happened.

    The states fit what others saw; what was hidden from them may be different.
    """

    before: Any
    after: Any
    actions: Sequence[Any]
    events: Sequence[Any]
    seat: Seat


class GameBots(NamedTuple):
    """The bots of one game, which is named by its id."""

    game: str
    levels: Mapping[str, Bot]
    """The bots by level, the weakest first; every game has `random` too."""
    keen: Chooser
    """A player for tests and benchmarks that prefers actions with many consequences, to cover the rules."""
    evaluate: Callable[[Any, Seat], float]
    """What a state is worth to a seat, in the unit of the game's weights."""
    characters: tuple[str, ...]
    """The keys of the characters that its bots appear as, more than bots can sit at one table."""
    explain: Callable[[SeenSteps], tuple[Reason, ...]]
    """Why a seat took the first of some steps, told from what happened then and not from what it is worth to anyone."""
    coach: CoachGuide
    """How the coach judges the game."""
    winning: ChanceGuide
    """What chances to win are told from."""
    plans: Planner | None = None
    """What a seat may set out to do, for hints; without it a hint is what a bot would do."""
    candidates: Mapping[str, Bot] = MappingProxyType({})
    """Levels that only the arena knows, to be measured before they are offered at tables."""
    reads_log: frozenset[str] = frozenset()
    """The levels whose bots look at the log; the others are not sent it."""
