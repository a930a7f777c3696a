"""The form in which a match of each game is asked for: every option of its rules as a typed field."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Union

import msgspec
from msgspec import UNSET, UnsetType

from coeurdelion.core import AnyGame, Refused
from coeurdelion.server.http.types import Seating, Short

SPAN = "–"


def options_of(game: AnyGame) -> dict[str, tuple[str, ...]]:
    """The options of a game, each with what is allowed; the game itself names them when it refuses a wrong one."""
    colours = game.colours[: game.seats[-1]]
    names = _refusal(game, colours, {"": None}).params["options"]
    assert isinstance(names, tuple)
    found = {str(name): _refusal(game, colours, {str(name): None}).params["allowed"] for name in names}
    return {name: tuple(map(str, allowed)) for name, allowed in found.items() if isinstance(allowed, tuple)}


def _refusal(game: AnyGame, colours: tuple[str, ...], options: dict[str, object]) -> Refused:
    try:
        game.start(colours, options)
    except Refused as refused:
        return refused
    raise AssertionError(f"{game.id} takes {options}")


def form_of(game: AnyGame) -> type[Any]:
    """The body of a request for a match of this game."""
    prefix = "".join(part.capitalize() for part in game.id.split("-"))
    fields = [(name, Union[_type(allowed), UnsetType], UNSET) for name, allowed in options_of(game).items()]  # noqa: UP007
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
            ("nonce", Short, ""),
        ],
        forbid_unknown_fields=True,
        namespace={"__doc__": f"A table of {game.id} to be set up, by the guest who asks."},
    )


def _type(allowed: tuple[str, ...]) -> Any:
    """The type of an option from what it allows: words, numbers, a span of numbers, yes or no, or a longer text."""
    if allowed == ("true", "false"):
        return bool
    if any(" " in word for word in allowed):
        return Annotated[str, msgspec.Meta(max_length=400, description=" · ".join(allowed))]
    spans = [word.split(SPAN) for word in allowed if SPAN in word]
    numbers = tuple(int(word) for word in allowed if word.isdecimal())
    words = tuple(word for word in allowed if SPAN not in word and not word.isdecimal())
    kinds: list[Any] = [Annotated[int, msgspec.Meta(ge=int(low), le=int(high))] for low, high in spans]
    if numbers:
        kinds.append(Literal[numbers])
    if words:
        kinds.append(Literal[words])
    return Union[tuple(kinds)]  # noqa: UP007
