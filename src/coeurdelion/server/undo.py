"""When an action can be taken back at will: as long as nobody learnt anything by it and nobody else has acted since."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Any

from coeurdelion.core import TABLE, AnyGame, Refused, Seat, Step
from coeurdelion.games import game_named
from coeurdelion.live import LiveMatch
from coeurdelion.server.sitting import check_room

WORLDS = 3
"""In so many dealt worlds an action is tried: where they tell its seat different things, it has learnt something."""
KEPT = 512
"""So many dealt worlds are kept."""
SPOKEN = ("offer", "agree", "decline", "hint", "hints")
"""What is only said at the table and stands in no undo's way."""


def is_settled_after(live: LiveMatch, number: int) -> bool:
    """Whether something happened at the table since an entry that no undo takes back: a seat changed hands, a fork began."""
    return any(step.number > number and step.entry.action.split(" ")[0] not in SPOKEN for step in live.notes)


def last_action(live: LiveMatch) -> Step | None:
    """The last step of the game that is still free to be taken back."""
    step: Step | None = next((step for step in reversed(live.steps) if step.entry.seat != TABLE), None)
    return None if step is None or is_settled_after(live, step.number) else step


def can_take_back(live: LiveMatch, seat: Seat) -> bool:
    """Whether the last action was this seat's and told it nothing."""
    step = last_action(live)
    if live.result or step is None or step.entry.seat != seat:
        return False
    return not _learnt(live.game, step)


def take_back(live: LiveMatch, seat: Seat) -> None:
    """Undo a seat's last action; refused where that takes the consent of the others."""
    check_room(live)
    step = last_action(live)
    if step is None or not can_take_back(live, seat):
        raise Refused("table", "no-free-undo")
    live.undo_from(step.number)


def _learnt(game: AnyGame, step: Step) -> bool:
    """Whether a seat came to know something by its action that it could not have foreseen.

    The action is tried in worlds that looked the same to the seat: they must look as the real one does afterwards.
    """
    seat, action = step.entry.seat, game.parse(step.entry.action)
    seen = game.redact(step.state, seat)
    return any(_after(game, world, seat, action)[1] != seen for world in _worlds(game, step.before, seat))


def ends_undo(game: AnyGame, before: Any, seat: Seat, action: Any) -> bool:
    """Whether an action may not be one's own to take back: chance acts, another seat is asked, or one learns something.

    Tried in worlds dealt from what the seat sees, so that the answer itself tells nothing.
    """
    return _ends_in(game, list(_worlds(game, before, seat)), game.to_act(before), seat, action)


def ending_verbs(game: AnyGame, state: Any, seat: Seat, actions: Iterable[Any]) -> list[str]:
    """The verbs whose actions end a free undo, judged by the first of each."""
    worlds = list(islice(_worlds(game, state, seat), 2))  # enough for a hint; whether it was so is looked at with more
    asked = game.to_act(state)
    firsts: dict[str, Any] = {}
    for action in actions:
        firsts.setdefault(str(action).partition(" ")[0], action)
    return [verb for verb, action in firsts.items() if _ends_in(game, worlds, asked, seat, action)]


def _ends_in(game: AnyGame, worlds: list[Any], asked: tuple[Seat, ...], seat: Seat, action: Any) -> bool:
    """Whether in one of these worlds someone else is asked, or they no longer look the same to the seat."""
    first: Any = None
    for world in worlds:
        now, seen = _after(game, world, seat, action)
        if set(now) - {seat} - set(asked) or (first is not None and seen != first):
            return True
        first = seen
    return False


def _worlds(game: AnyGame, state: Any, seat: Seat) -> Iterator[Any]:
    """Worlds that look to a seat as this one does."""
    view = game.redact(state, seat)
    return (_world(game.id, view, number) for number in range(WORLDS))


@lru_cache(KEPT)
def _world(game: str, view: Any, number: int) -> Any:
    """A world that fits a view; it is asked for before an action and after it."""
    return game_named(game).deal(view, Random(number))


def _after(game: AnyGame, world: Any, seat: Seat, action: Any) -> tuple[tuple[Seat, ...], Any]:
    """Who is to act after an action, and what its seat then knows."""
    try:
        state, _ = game.apply(world, seat, action)
    except Refused as refused:  # allowed in one world and not in another: that, too, tells something
        return (), str(refused)
    return game.to_act(state), game.redact(state, seat)
