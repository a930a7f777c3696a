"""What only some games have: a game declares its own in `capabilities`, and leaves out the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from random import Random
from typing import Any, NamedTuple, Protocol

from coeurdelion.core.game import AnyGame
from coeurdelion.core.refusal import Param
from coeurdelion.core.seat import Seat

Said = Mapping[str, str | int]
"""What a parameter gives a sentence: variables by name."""


class Voice(Protocol):
    """What a game needs to say its own parameters: sentences of one language, in the words of one edition."""

    def say(self, key: str, /, **params: str | int) -> str:
        """The sentence of a key."""

    def listed(self, words: Iterable[str], joint: str = "list-and") -> str:
        """Words in a row: one, two and three."""


Phrase = tuple[str, Mapping[str, Param]]
"""The key of a sentence or a part of one, and what it needs."""
Speech = Callable[[Voice, str, Param], Said | None]
"""Says a parameter of the game by its name and value; None for those that are said alike in every game."""


class Expectation(Enum):
    """What a scenario compares with a key of the shown view."""

    BY_PLAYER = auto()
    """A table by colour; each value is compared with what that player sees of their own."""
    TABLE = auto()
    NUMBER = auto()
    WORDS = auto()
    """A list of texts in any order."""
    DIAGRAM = auto()
    """A drawn board; blanks do not count."""


class ChanceWords(NamedTuple):
    """Lets a step of a scenario tell what chance does as one row of words: each line of chance takes as many as it needs."""

    key: str
    read: Callable[[object], tuple[str, ...]]
    """The words of a value; a wrong one is refused."""


class Landscape(NamedTuple):
    """A land laid from tiles: the tiles row by row, so many in each, where one must stay, and the rows of its cells."""

    tiles: tuple[str, ...]
    columns: int
    centre: int
    terrain: tuple[str, ...]


class TileSet(NamedTuple):
    """Tiles that can be arranged before a match."""

    option: str
    """The option that takes an arrangement."""
    landscape: Callable[[str, Random], Landscape | None]
    """The land that a value of this option makes; None for a wrong one."""


class Source(NamedTuple):
    """Where a rule comes from.

    `kind` is `printed`, with the edition and the section of its rulebook; `answer`, of the publisher; `report`, of others
    who describe the game; or `ruling`, our own decision.
    """

    kind: str
    edition: str
    section: str


Cell = Phrase | str | int | None
"""What a cell of a table says: a phrase, the key of one that needs nothing, a number, or nothing."""


class ReferenceTable(NamedTuple):
    """A table of a rulebook: the rule that it follows, the key of its caption, its heads and its rows."""

    rule: str
    caption: str
    heads: tuple[Cell, ...]
    rows: tuple[tuple[Cell, ...], ...]


class Difference(NamedTuple):
    """What the ways to play a game, the values of its first option, do differently.

    Its sentences are `book-PREFIX-differs-NAME` and, for each way, `book-PREFIX-WAY-NAME`, which may need the way's `value`.
    """

    name: str
    rules: tuple[str, ...]
    values: Mapping[str, Param]


class Reference(NamedTuple):
    """What the rulebook of a game has beside its sentences."""

    sources: Mapping[str, tuple[Source, ...]]
    """Where each rule comes from, by the rule's id."""
    tables: tuple[ReferenceTable, ...]
    differences: tuple[Difference, ...]


@dataclass(frozen=True, slots=True)
class Capabilities:
    """What a game can do beyond `core.Game`."""

    speech: Speech | None = None
    completed: Callable[[Any, Mapping[str, object]], Mapping[str, object]] | None = None
    """The table of a position, whose state is given too, with what a match needs from there to its end and a scenario may
    leave out; refused where a match could not come to an end."""
    expectations: Mapping[str, Expectation] = field(default_factory=dict)
    """The keys of its view that a scenario may compare, beside those that every game has."""
    chance_words: ChanceWords | None = None
    tiles: TileSet | None = None
    card_prices: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """What every card costs and brings, by its code."""
    infinitive: Callable[[Any, Any], Phrase] | None = None
    """What an action is in the infinitive, by the view of the seat that acts: `place a castle at c3`."""
    foretell: Callable[[Any], tuple[Any, ...]] | None = None
    """What a preview tells of a state in which chance is to act, as events that do not happen: its odds."""
    outcomes: Callable[[Any], tuple[Any, ...]] | None = None
    """What such odds may lead to, told after them to whoever wants to know, as events that do not happen."""
    reach: Callable[[Any, str], tuple[Phrase, ...]] | None = None
    """What can be done at a place of the board or from it, by whomever, as a view tells; refused where there is none."""
    ready_phrases: tuple[str, ...] = ()
    """The keys of ready phrases that players can say to each other; their sentences are `PREFIX-phrase-KEY`."""
    bot_phrase: Callable[[Any, Seat, Any], str] | None = None
    """The phrase that a bot says with an action, by what a spectator saw before it and nothing else; empty for none."""
    reference: Reference | None = None


_NONE = Capabilities()


def capabilities_of(game: AnyGame) -> Capabilities:
    """What a game declares; nothing if it declares nothing."""
    declared = getattr(game, "capabilities", _NONE)
    assert isinstance(declared, Capabilities)
    return declared
