"""The form in which a match of each game is asked for: every option of its rules as a typed field."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Union, assert_never

import msgspec
from msgspec import UNSET, UnsetType

from coeurdelion.core import AnyGame
from coeurdelion.core.options import RANDOM, Flag, NumberRange, OneNumber, OneWord, OptionSpec, SeatOrRandom, WordOrText
from coeurdelion.server.http.schema.types import Commit, EarlyNonce, FromPosition, Grace, Practice, Seating
from coeurdelion.server.store import DEFAULT_GRACE_S

MAX_TEXT_LENGTH = 400
"""Characters of an option that is a text."""


def form_of(game: AnyGame) -> type[Any]:
    """The body of a request for a match of this game."""
    prefix = "".join(part.capitalize() for part in game.id.split("-"))
    fields = [(spec.name, Union[_type(spec, game.seats[-1]), UnsetType], UNSET) for spec in game.options]  # noqa: UP007
    options = msgspec.defstruct(
        f"{prefix}Options", fields, forbid_unknown_fields=True, omit_defaults=True, namespace={"__doc__": "Its options."}
    )
    count = msgspec.Meta(min_length=game.seats[0], max_length=game.seats[-1])
    return msgspec.defstruct(
        f"{prefix}Match",
        [
            ("seats", Annotated[list[Seating], count]),
            ("options", options, msgspec.field(default_factory=options)),
            ("public", bool, False),
            ("seating", Literal["fixed", "random"], "fixed"),
            ("hints", bool, False),
            ("nonce", EarlyNonce, ""),
            ("commit", Commit, False),
            ("grace", Grace, DEFAULT_GRACE_S),
            ("practice", Practice, False),
            ("position", FromPosition, ""),
        ],
        forbid_unknown_fields=True,
        namespace={"__doc__": f"A table of {game.id} to be set up, by the guest who asks."},
    )


def _type(spec: OptionSpec, players: int) -> Any:
    """The type of an option in a match of at most `players`."""
    match spec.kind:
        case Flag():
            return bool
        case OneWord(words):
            return Literal[words]
        case OneNumber(numbers):
            return Literal[numbers]
        case NumberRange(numbers):
            return Annotated[int, msgspec.Meta(ge=numbers[0], le=numbers[-1])]
        case SeatOrRandom():
            return Union[Annotated[int, msgspec.Meta(ge=0, le=players - 1)], Literal[RANDOM]]  # noqa: UP007
        case WordOrText():
            return Annotated[str, msgspec.Meta(max_length=MAX_TEXT_LENGTH, description=" · ".join(spec.allowed(players)))]
        case _:
            assert_never(spec.kind)
