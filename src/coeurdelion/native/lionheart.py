"""Lionheart for the compiled core: states as `native/lionheart/state.hpp` lays them out, actions as `actions.hpp` has them.

The last faces rolled are not packed: no rule looks at them, and of rolls that the rules do not tell apart the core has one.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Mapping, Sequence
from ctypes import CDLL, addressof, c_char_p, c_double, c_int32, c_uint64, c_void_p, create_string_buffer
from functools import cache
from typing import Any, NamedTuple

from coeurdelion.core import AnyGame, Seat
from coeurdelion.games import lionheart
from coeurdelion.games.lionheart.actions import (
    END,
    Action,
    Attack,
    Base,
    Bribe,
    BuildArmy,
    End,
    Move,
    Roll,
    Turn,
    army,
    attack_action,
    roll_action,
)
from coeurdelion.games.lionheart.army import basic_army
from coeurdelion.games.lionheart.dice import ARROW, AXE, PANIC, dice_awaited, effect, grouped
from coeurdelion.games.lionheart.field import Field, field
from coeurdelion.games.lionheart.kinds import FACINGS, FORWARD, KINDS, Kind, Unit, unit
from coeurdelion.games.lionheart.numbers import BASES, ROWS
from coeurdelion.games.lionheart.options import AREA, BASIC, BUILT, LINE, Options
from coeurdelion.games.lionheart.state import (
    SEALED,
    Army,
    Board,
    BuildArmies,
    Orders,
    Over,
    Phase,
    RollForAttack,
    RollForFirst,
    State,
    armies_on,
)
from coeurdelion.games.lionheart.turn import ORDERS
from coeurdelion.games.lionheart.view import View
from coeurdelion.native.library import interface, library
from coeurdelion.native.packing import Unsupported, sized, sound

GAME: AnyGame = lionheart
_STATE = struct.Struct("<16s16s16s16s96sH17B5x")
"""Armies, attacked, moved, board, turn, then in single bytes the turns without a loss, the phase, and the options."""
STATE_SIZE: int = _STATE.size
MOST_UNITS = 2 * (BASES + 1)
"""A board has no more, both sides together."""

_BUILD_ARMIES, _ROLL_FOR_FIRST, _ORDERS, _ROLL_FOR_ATTACK, _OVER = range(5)
_MISSING, _IN, _SEALED = range(3)
_HOW = ("", "king", "army", "quiet")
_BASES = tuple((kind, figures) for kind in KINDS for figures in range(1, kind.massed + 1))
"""The bases by number, counted from 1."""
_BASE_NUMBER: Mapping[tuple[Kind, int], int] = {base: number for number, base in enumerate(_BASES, start=1)}
_UNITS: tuple[Unit | None, ...] = (
    *(None,) * 8,
    *(unit(owner, *base, facing) for base in _BASES for owner in range(2) for facing in range(4)),
)
"""The units by number; nobody's is 0."""
_UNIT_NUMBER: Mapping[Unit | None, int] = {None: 0, **{found: number for number, found in enumerate(_UNITS) if found}}
_UNIT_OF, _NUMBER_OF = _UNITS.__getitem__, _UNIT_NUMBER.__getitem__
_OPTION_NUMBERS: Mapping[Options, tuple[int, int, int, int]] = {
    Options(rows, archers, built, massed): (place, archers == LINE, built == BUILT, massed)
    for place, rows in enumerate(ROWS)
    for archers in (AREA, LINE)
    for built in (BASIC, BUILT)
    for massed in (False, True)
}
_TOO_MUCH = (KeyError, OverflowError, ValueError, struct.error)
"""What is raised by something that has no number, or too large a one."""


def pack(state: State) -> bytes:
    """A state as bytes."""
    options, _, board, armies, attacked, moved, turn, last_loss, _, phase = state
    return _packed(options, board, armies, (attacked, moved), turn, turn - last_loss, phase)


def pack_view(view: View) -> bytes:
    """What a seat knows as bytes."""
    _, options, board, attacked, moved, turn, last_loss, _, phase = view
    return _packed(options, board, armies_on(board), (attacked, moved), turn, turn - last_loss, phase)


def _packed(
    options: Options,
    board: Board,
    armies: tuple[int, int],
    marks: tuple[int, int],
    turn: int,
    quiet: int,
    phase: Phase,
) -> bytes:
    """The bytes of a state, or of one as a seat knows it; armies that are being built stand on their squares already."""
    if type(phase) is BuildArmies:
        board = _with_built(field(options.rows, options.archers), phase.armies)
        armies = armies_on(board)
    gold, silver = armies
    attacked, moved = marks
    if gold.bit_count() + silver.bit_count() > MOST_UNITS:
        raise Unsupported("units")
    try:
        return _STATE.pack(
            gold.to_bytes(16, "little"),
            silver.to_bytes(16, "little"),
            attacked.to_bytes(16, "little"),
            moved.to_bytes(16, "little"),
            bytes(map(_NUMBER_OF, board)),
            turn,
            quiet,
            *_phase_numbers(phase),
            *_OPTION_NUMBERS[options],
        )
    except _TOO_MUCH as error:
        raise Unsupported(str(error)) from None


def _with_built(battlefield: Field, armies: tuple[Army | None, Army | None]) -> Board:
    """The board with the armies that are in and known, each base facing the enemy."""
    board: list[Unit | None] = [None] * battlefield.grid.size
    for seat, bases in enumerate(armies):
        if bases and army(bases).bases != bases:
            raise Unsupported("an army in disorder")
        for base in bases or ():
            board[battlefield.grid.cell(base.cell)] = unit(seat, base.kind, base.figures, FORWARD[seat])
    return tuple(board)


def _phase_numbers(phase: Phase) -> tuple[int, ...]:
    """The phase, seat and left; cell, target, dice and again; axes; winners and how; whether each army is in."""
    match phase:
        case Orders(seat, left):
            return _ORDERS, seat, left, 0, 0, 0, 0, 0, 0, 0, 0, 0
        case RollForAttack(seat, left, cell, target, dice, again):
            return _ROLL_FOR_ATTACK, seat, left, cell, target, dice, again, 0, 0, 0, 0, 0
        case RollForFirst(roller, axes):
            return _ROLL_FOR_FIRST, roller, 0, 0, 0, 0, 0, axes, 0, 0, 0, 0
        case Over(winners, how):
            return _OVER, 0, 0, 0, 0, 0, 0, 0, sum(1 << seat for seat in winners), _HOW.index(how), 0, 0
        case BuildArmies(armies):
            return _BUILD_ARMIES, 0, 0, 0, 0, 0, 0, 0, 0, 0, *map(_readiness, armies)


def _readiness(bases: Army | None) -> int:
    return _MISSING if bases is None else _SEALED if bases == SEALED else _IN


def unpack(data: bytes, like: State) -> State:
    """The state of these bytes; options, field and the last faces rolled are taken from another state of the match."""
    gold, silver, attacked, moved, units, turn, quiet, *rest = _STATE.unpack(data)
    battlefield = like.field
    board = tuple(map(_UNIT_OF, units[: battlefield.grid.size]))
    armies = int.from_bytes(gold, "little"), int.from_bytes(silver, "little")
    if rest[0] == _BUILD_ARMIES:
        phase: Phase = BuildArmies((_built(battlefield, board, 0, rest[10]), _built(battlefield, board, 1, rest[11])))
        board, armies = (None,) * battlefield.grid.size, (0, 0)
    else:
        phase = _phase_of(rest)
    return State(
        like.options,
        battlefield,
        board,
        armies,
        int.from_bytes(attacked, "little"),
        int.from_bytes(moved, "little"),
        turn,
        turn - quiet,
        like.rolled,
        phase,
    )


def _built(battlefield: Field, board: Board, seat: Seat, readiness: int) -> Army | None:
    """The army that a seat has built, if it is in."""
    if readiness != _IN:
        return None if readiness == _MISSING else SEALED
    names = battlefield.grid.cells
    found = ((cell, one) for cell, one in enumerate(board) if one is not None and one.owner == seat)
    return army(Base(one.kind, one.figures, names[cell]) for cell, one in found).bases


def _phase_of(numbers: Sequence[int]) -> Phase:
    """The phase of these numbers, unless armies are being built."""
    number, seat, left, cell, target, dice, again, axes, winners, how, *_ = numbers
    if number == _ORDERS:
        return ORDERS[seat][left]
    if number == _ROLL_FOR_ATTACK:
        return RollForAttack(seat, left, cell, target, dice, bool(again))
    if number == _ROLL_FOR_FIRST:
        return RollForFirst(seat, axes)
    return Over(tuple(seat for seat in range(2) if winners >> seat & 1), _HOW[how])


_MOVE, _TURN, _ATTACK, _BRIBE, _END, _ARMY, _ROLL = range(1, 8)


def _number(verb: int, first: int = 0, second: int = 0) -> int:
    return verb << 16 | first << 8 | second


def code(action: Action, state: State) -> int:
    """The number of an action."""
    cells = state.field.grid.cell_number
    try:
        match action:
            case Move(cell, to):
                return _number(_MOVE, cells[cell], cells[to])
            case Turn(cell, facing):
                return _number(_TURN, cells[cell], FACINGS.index(facing))
            case Attack(cell, target):
                return _number(_ATTACK, cells[cell], cells[target])
            case Bribe(cell, target):
                return _number(_BRIBE, cells[cell], cells[target])
            case End():
                return _number(_END)
            case BuildArmy():
                return _number(_ARMY, [basic_army(state.field, seat) for seat in range(2)].index(action))
            case Roll():
                return outcome_code(action, state)
    except _TOO_MUCH:
        raise Unsupported(str(action)) from None


def action(code: int, state: State) -> Action:
    """The action of a number."""
    verb, first, second = code >> 16, code >> 8 & 0xFF, code & 0xFF
    cells = state.field.grid.cells
    if verb == _MOVE:
        return Move(cells[first], cells[second])
    if verb == _TURN:
        return Turn(cells[first], FACINGS[second])
    if verb == _ATTACK:
        return attack_action(cells[first], cells[second])
    if verb == _BRIBE:
        return Bribe(cells[first], cells[second])
    if verb == _END:
        return END
    if verb == _ARMY:
        return basic_army(state.field, first)
    return outcome(code, state)


def outcome_code(action: Action, state: State) -> int:
    """The number of a roll: that of the first one that the rules do not tell apart from it."""
    if not isinstance(action, Roll) or len(action.faces) != dice_awaited(state):
        raise Unsupported(str(action))
    seen = _seen(state)
    first = next(roll.faces for roll in grouped(state) if seen(roll.faces) == seen(action.faces))
    return _number(_ROLL, first.count(ARROW), first.count(AXE))


def _seen(state: State) -> Callable[[tuple[str, ...]], object]:
    """What the rules see of a roll."""
    match state.phase:
        case RollForAttack(cell=cell, target=target, again=again):
            own, other = state.board[cell], state.board[target]
            assert own is not None
            assert other is not None
            return lambda faces: effect(own, other, faces, again)
        case RollForFirst(roller=1, axes=axes):
            return lambda faces: (faces.count(AXE) > axes) - (faces.count(AXE) < axes)
        case _:
            return lambda faces: faces.count(AXE)


def outcome(code: int, state: State) -> Roll:
    """The roll of a number: arrows, then axes, then panic."""
    arrows, axes = code >> 8 & 0xFF, code & 0xFF
    panics = dice_awaited(state) - arrows - axes
    return roll_action((ARROW,) * arrows + (AXE,) * axes + (PANIC,) * panics)


_PATH = struct.Struct("<IId")
"""An action, the second one foreseen or 0, and what both are worth."""


def build_army(data: bytes, seat: Seat, bases: Iterable[Base], state: State) -> bytes | None:
    """The packed state after a seat has built any army, None if it breaks a rule."""
    numbered = [(_BASE_NUMBER.get((base.kind, base.figures), 0), state.field.grid.cell(base.cell)) for base in bases]
    if len(numbered) != BASES:
        return None
    after = create_string_buffer(sized(data, STATE_SIZE), STATE_SIZE)
    built = bytes(number for one in numbered for number in one)
    return after.raw if sound(_functions().lionheart_build_army(after, seat, built)) else None


def terms(data: bytes, seat: Seat, eager: float) -> tuple[float, ...]:
    """The terms of a packed state that hides nothing, for a seat of this eagerness."""
    values = (c_double * _term_count())()
    sound(_functions().lionheart_evaluate_eager(sized(data, STATE_SIZE), seat, eager, values))
    return tuple(values)


def paths(
    state: State, seat: Seat, actions: Iterable[Action], weights: Sequence[float]
) -> list[tuple[Action, float, Action | None]]:
    """What each action is worth with the best second one, and that one, as `bots.lionheart.foresight.paths` finds them.

    The weights are those of the terms, in the order of the evaluation.
    """
    if len(weights) != _term_count():
        raise ValueError(f"the weights are {_term_count()} numbers, these are {len(weights)}")
    numbered = {code(one, state): one for one in actions}
    numbers = struct.pack(f"<{len(numbered)}I", *numbered)
    room, counted = create_string_buffer(_PATH.size * len(numbered)), (c_double * len(weights))(*weights)
    count = sound(_functions().lionheart_paths(pack(state), seat, numbers, len(numbered), counted, room))
    if numbered and not count:
        raise ValueError("the seat has no orders to give, or may not give one of these")
    found = _PATH.iter_unpack(room.raw[: _PATH.size * count])
    return [(numbered[first], value, action(then, state) if then else None) for first, then, value in found]


_PLAYER = struct.Struct("<iiqdQ")
"""Its brain, milliseconds, positions, taste, and where its weights are."""
_FOUND = struct.Struct("<IIdqii")
"""An action, the second one foreseen or 0, the chance to win, positions valued, turns looked at, whether time ended it."""
WEIGHT_NUMBERS = 2 * 8 + len(KINDS) + 4
"""How many numbers the weights of a search are."""
BY_CHANCE, BY_FORESIGHT, BY_SEARCH = range(3)
"""The brains of players: any action, the squire's foresight, a search."""


class Player(NamedTuple):
    """Who searches, or plays one side of a contest: with which weights, how far, and with how much of a taste.

    `nodes` are the most positions valued, `ms` the most time, 0 for any; chances to win that differ by less than `taste` are
    told apart by luck.
    """

    weights: tuple[float, ...]
    nodes: int
    ms: int = 0
    taste: float = 0.0
    brain: int = BY_SEARCH


class Found(NamedTuple):
    """What a search found: an action, the second one foreseen, the chance to win, and what it took."""

    action: Action
    then: Action | None
    chance: float
    nodes: int
    turns: int
    is_late: bool


def search(state: State, seat: Seat, player: Player, seed: int) -> Found:
    """What a search finds for a seat that has orders to give."""
    room, weights = create_string_buffer(_FOUND.size), _weights(player)
    answer = _searching().lionheart_search(pack(state), seat, packed_player(player, weights), seed, room)
    if not sound(answer):
        raise ValueError("the seat has no orders to give")
    first, then, chance, nodes, turns, late = _FOUND.unpack(room.raw)
    return Found(action(first, state), action(then, state) if then else None, chance, nodes, turns, bool(late))


def contest(state: State, players: Sequence[Player], seed: int) -> tuple[Seat, ...]:
    """Who wins a match that two players play to its end."""
    weights = [_weights(player) for player in players]
    packed = b"".join(map(packed_player, players, weights))
    winners = sound(_searching().lionheart_contest(pack(state), packed, seed))
    return tuple(seat for seat in range(2) if winners >> seat & 1)


def _weights(player: Player) -> Any:
    if len(player.weights) != WEIGHT_NUMBERS:
        raise ValueError(f"the weights are {WEIGHT_NUMBERS} numbers, these are {len(player.weights)}")
    return (c_double * WEIGHT_NUMBERS)(*player.weights)


def packed_player(player: Player, weights: Any) -> bytes:
    """A player as the core has it, while its weights, numbers in C, are held."""
    return _PLAYER.pack(player.brain, player.ms, player.nodes, player.taste, addressof(weights))


@cache
def _functions() -> CDLL:
    """What only this game has in the library, each function with the types of its arguments."""
    found = library()
    if found is None:
        raise Unsupported("there is no compiled core")
    found.lionheart_build_army.argtypes = c_char_p, c_int32, c_char_p
    found.lionheart_evaluate_eager.argtypes = c_char_p, c_int32, c_double, c_void_p
    found.lionheart_paths.argtypes = c_char_p, c_int32, c_char_p, c_int32, c_void_p, c_char_p
    return found


@cache
def _searching() -> CDLL:
    """The functions that search."""
    found = _functions()
    found.lionheart_search.argtypes = c_char_p, c_int32, c_char_p, c_uint64, c_char_p
    found.lionheart_contest.argtypes = c_char_p, c_char_p, c_uint64
    return found


@cache
def _term_count() -> int:
    """How many terms the evaluation has."""
    table = interface(GAME.id)
    assert table is not None
    return table.terms
