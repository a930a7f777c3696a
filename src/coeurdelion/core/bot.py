"""What every bot gets and gives, and the level that needs no thought."""

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


PRIVATE = frozenset(
    {
        "reason-saves-for",
        "reason-l97-row-worth",
        "reason-l97-offers",
        "reason-l97-asks",
        "reason-l97-bid",
        "reason-l97-bid-treasure",
        "reason-l97-looks",
        "reason-l97-keeps",
        "reason-l97-keeps-parchment",
        "reason-l97-keeps-treasure",
    }
)
"""The reasons that give away a hidden card or what something is worth to the bot: for its own seat alone."""


class Choice(NamedTuple):
    """A bot's decision and its reasons, the weightiest first."""

    action: Any
    reasons: tuple[Reason, ...] = ()


class Question(NamedTuple):
    """What a bot gets, and nothing else: its view, the log as its seat saw it, what is legal, and the time it may take."""

    view: Any
    log: Sequence[Entry]
    legal: Choices[Any]
    rng: Random
    ms: int = 1000


Bot = Callable[[Question], Choice]


def any_legal(question: Question) -> Choice:
    """The level `random`: any legal action, all as likely."""
    return Choice(question.legal[int(question.rng.random() * len(question.legal))], (Reason("reason-random", {}),))
