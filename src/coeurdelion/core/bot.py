"""What every bot is given and gives back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from coeurdelion.core import Entry, Param
from coeurdelion.core.choices import Choices


class Reason(NamedTuple):
    """Why a bot chose as it did: the key of a sentence and what it needs."""

    key: str
    params: Mapping[str, Param]


class BotChoice(NamedTuple):
    """A bot's decision and its reasons, the weightiest first."""

    action: Any
    reasons: tuple[Reason, ...] = ()


class BotRequest(NamedTuple):
    """What a bot gets, and nothing else: its view, the log as its seat saw it, what is legal, and how long it may think.

    With `nodes`, the most positions that it may look at, time does not count: the same request gets the same answer.
    """

    view: Any
    log: Sequence[Entry]
    legal: Choices[Any]
    rng: Random
    ms: int = 1000
    nodes: int | None = None
    character: str = ""
    """The key of the character that the bot appears as, which may give it a taste; none where it has no name."""


Bot = Callable[[BotRequest], BotChoice]
