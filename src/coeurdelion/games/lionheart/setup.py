"""Set-up: the armies on the field, and who begins (LH-SETUP)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from coeurdelion.games.lionheart.actions import Roll
from coeurdelion.games.lionheart.army import basic_army, deployed, revealed
from coeurdelion.games.lionheart.dice import AXE, showing
from coeurdelion.games.lionheart.events import FirstRolled, FirstTied
from coeurdelion.games.lionheart.field import field
from coeurdelion.games.lionheart.numbers import MOST_DICE
from coeurdelion.games.lionheart.options import BUILT, Options, settle_options
from coeurdelion.games.lionheart.refusals import refused
from coeurdelion.games.lionheart.state import Board, BuildArmies, Phase, RollForFirst, State, armies_on
from coeurdelion.games.lionheart.turn import Outcome, first_turn


def start(colours: Sequence[str], options: Mapping[str, object]) -> State:
    """The first state of a match (LH-SETUP-1 … 4)."""
    settled = settle_options(colours, options)
    if settled.army == BUILT:
        return standing(settled, empty_board(settled), BuildArmies())
    return standing(settled, basic_board(settled), RollForFirst())


def empty_board(options: Options) -> Board:
    """The board before armies are built."""
    return (None,) * field(options.rows, options.archers).grid.size


def basic_board(options: Options) -> Board:
    """The board with both basic armies (LH-SETUP-4)."""
    battlefield = field(options.rows, options.archers)
    return deployed(battlefield, [basic_army(battlefield, seat).bases for seat in range(2)])


def standing(options: Options, board: Board, phase: Phase) -> State:
    """A state in which nobody has acted yet."""
    return State(
        options=options,
        field=field(options.rows, options.archers),
        board=board,
        armies=armies_on(board),
        attacked=0,
        moved=0,
        turn=0,
        last_loss=0,
        rolled=(),
        phase=phase,
    )


def rolled(state: State, phase: RollForFirst, action: Roll) -> Outcome:
    """Chance has rolled for a player; more axes begins, a tie is rolled again by both (LH-SETUP-5)."""
    faces = action.faces
    if len(faces) != MOST_DICE:
        raise refused("LH-SETUP-5", "first-dice", count=len(faces), needed=MOST_DICE)
    axes = faces.count(AXE)
    told = FirstRolled(phase.roller, axes, faces, showing(AXE, faces))
    built = revealed(state) if state.options.army == BUILT and not state.rolled else ()
    state = state._replace(rolled=faces)
    if phase.roller == 0:
        return state._replace(phase=RollForFirst(1, axes)), (*built, told)
    if axes == phase.axes:
        return state._replace(phase=RollForFirst()), (told, FirstTied(axes))
    state, begun = first_turn(state, 0 if phase.axes > axes else 1)
    return state, (told, *begun)
