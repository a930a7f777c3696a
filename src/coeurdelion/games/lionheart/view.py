"""What a seat may know: everything but an army that is built and not yet revealed."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from coeurdelion.core import ALL, Entry, Seat
from coeurdelion.games.lionheart.actions import Action
from coeurdelion.games.lionheart.army import any_army
from coeurdelion.games.lionheart.events import Event
from coeurdelion.games.lionheart.field import field
from coeurdelion.games.lionheart.options import Options
from coeurdelion.games.lionheart.state import SEALED, Army, Board, BuildArmies, Phase, State, armies_on

UNKNOWN = "?"


class View(NamedTuple):
    """What a seat, or a spectator, may know."""

    seat: Seat | None
    options: Options
    board: Board
    attacked: int
    moved: int
    turn: int
    last_loss: int
    rolled: tuple[str, ...]
    phase: Phase


def redact(state: State, seat: Seat | None) -> View:
    """What a seat, a spectator (None) or a referee (ALL) may know."""
    return View(
        seat=seat,
        options=state.options,
        board=state.board,
        attacked=state.attacked,
        moved=state.moved,
        turn=state.turn,
        last_loss=state.last_loss,
        rolled=state.rolled,
        phase=_redact_phase(state.phase, seat),
    )


def _redact_phase(phase: Phase, seat: Seat | None) -> Phase:
    """The phase without the armies that are still hidden (LH-ARMY-1)."""
    if not isinstance(phase, BuildArmies) or seat == ALL:
        return phase
    gold, silver = (_seen(army, number == seat) for number, army in enumerate(phase.armies))
    return BuildArmies((gold, silver))


def _seen(army: Army | None, own: bool) -> Army | None:
    return army if own or army is None else SEALED


def redact_event(event: Event, seat: Seat | None) -> Event:
    """Events tell nothing that is hidden."""
    return event


def redact_entry(before: State, entry: Entry, seat: Seat | None, now: State) -> Entry:
    """The entry as a seat may read it now: another's army is hidden until both are in (LH-ARMY-1)."""
    hidden = isinstance(before.phase, BuildArmies) and isinstance(now.phase, BuildArmies)
    return Entry(entry.seat, f"army {UNKNOWN}") if hidden and seat not in (entry.seat, ALL) else entry


def reveals(state: State, seat: Seat, action: Action) -> bool:
    """Whether an action uncovers the other army: the second to be built (LH-ARMY-1)."""
    return isinstance(state.phase, BuildArmies) and state.phase.seats == (seat,)


def deal(view: View, rng: Random) -> State:
    """A random state that fits the view: a hidden army is any that breaks no rule."""
    battlefield = field(view.options.rows, view.options.archers)
    phase = view.phase
    if isinstance(phase, BuildArmies):
        gold, silver = (
            any_army(view.options, battlefield, seat, rng).bases if army == SEALED else army
            for seat, army in enumerate(phase.armies)
        )
        phase = BuildArmies((gold, silver))
    return State(
        options=view.options,
        field=battlefield,
        board=view.board,
        armies=armies_on(view.board),
        attacked=view.attacked,
        moved=view.moved,
        turn=view.turn,
        last_loss=view.last_loss,
        rolled=view.rolled,
        phase=phase,
    )
