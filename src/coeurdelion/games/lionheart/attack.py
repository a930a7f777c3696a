"""Attacks (LH-ATTACK) and what the dice do (LH-PEASANT, LH-MERC)."""

from __future__ import annotations

from coeurdelion.core import Seat
from coeurdelion.games.lionheart.actions import Attack, Roll, attack_action
from coeurdelion.games.lionheart.dice import ARROW, AXE, PANIC, Effect, count_hits, dice_of, effect, hitting, is_lone
from coeurdelion.games.lionheart.events import (
    AttackBegun,
    AttackRolled,
    Event,
    LoneHit,
    PeasantsFled,
    UnitDestroyed,
    UnitPanicked,
    UnitTerrified,
)
from coeurdelion.games.lionheart.field import squares
from coeurdelion.games.lionheart.kinds import PEASANTS, Unit, unit
from coeurdelion.games.lionheart.options import AREA, COLOURS
from coeurdelion.games.lionheart.panic import retreat
from coeurdelion.games.lionheart.refusals import refused
from coeurdelion.games.lionheart.state import Orders, RollForAttack, State, armies_on, with_unit
from coeurdelion.games.lionheart.turn import Outcome, go_on, judged, own_unit


def attacks(state: State, seat: Seat) -> list[Attack]:
    """Every attack of a seat (LH-ATTACK-1, LH-ATTACK-5, LH-HEAVY-2), of units that have not attacked yet (LH-TURN-2)."""
    field, board, names = state.field, state.board, state.field.grid.cells
    enemies = state.armies[1 - seat]
    found = []
    for cell in squares(state.armies[seat] & ~state.attacked):
        own = board[cell]
        assert own is not None
        if targets := enemies & field.reach[own.kind.reach][own.facing][cell]:
            found += [attack_action(names[cell], names[target]) for target in squares(targets)]
    return found


def attack(state: State, seat: Seat, phase: Orders, action: Attack) -> Outcome:
    """A unit attacks another: its dice are rolled next."""
    number = state.field.grid.cell
    cell, target = number(action.cell), number(action.target)
    attacker = own_unit(state, seat, cell)
    if state.attacked >> cell & 1:
        raise refused("LH-TURN-2", "attacked-already", cell=action.cell, kind=attacker.kind.name)
    attacked = _target(state, attacker, cell, target)
    dice = dice_of(attacker, attacked)
    begun = AttackBegun(*_parties(attacker, action.cell, attacked, action.target), dice)
    rolling = RollForAttack(seat, phase.left - 1, cell, target, dice)
    return state._replace(attacked=state.attacked | 1 << cell, moved=0, phase=rolling), (begun,)


def _parties(attacker: Unit, cell: str, target: Unit, other: str) -> tuple[str, str, str, str, str, str]:
    """Who attacks whom, as events tell it."""
    return COLOURS[attacker.owner], attacker.kind.name, cell, COLOURS[target.owner], target.kind.name, other


def _target(state: State, attacker: Unit, cell: int, target: int) -> Unit:
    """The enemy on a square that the attacker reaches (LH-ATTACK-1, LH-ATTACK-5, LH-HEAVY-2)."""
    found = state.board[target]
    names = state.field.grid.cells
    if found is None:
        raise refused("LH-ATTACK-1", "no-target", cell=names[target])
    if found.owner == attacker.owner:
        raise refused("LH-ATTACK-1", "own-target", cell=names[target], kind=found.kind.name)
    if state.field.targets(attacker.kind, attacker.facing, cell) >> target & 1:
        return found
    told = {"cell": names[cell], "target": names[target]}
    match attacker.kind.reach:
        case "shot":
            area = state.options.archers == AREA
            raise refused("LH-ATTACK-5", "out-of-area" if area else "out-of-line", **told)
        case "around":
            raise refused("LH-HEAVY-2", "not-beside", **told)
        case _:
            raise refused("LH-ATTACK-1", "not-ahead", kind=attacker.kind.name, **told)


def rolled(state: State, phase: RollForAttack, action: Roll) -> Outcome:
    """The dice of an attack are down: losses first, then retreats (LH-ATTACK-4, LH-ATTACK-6, LH-PANIC-1)."""
    faces = action.faces
    if len(faces) != phase.dice:
        raise refused("LH-ATTACK-2", "attack-dice", count=len(faces), needed=phase.dice)
    attacker, target = state.board[phase.cell], state.board[phase.target]
    assert attacker is not None
    assert target is not None
    done = effect(attacker, target, faces, phase.again)
    names = state.field.grid.cells
    parties = _parties(attacker, names[phase.cell], target, names[phase.target])
    if done.again:
        again = RollForAttack(phase.seat, phase.left, phase.cell, phase.target, phase.dice, again=True)
        return state._replace(rolled=faces, phase=again), (LoneHit(*parties, faces, hitting(attacker.kind, faces)),)
    events: list[Event] = [_told(parties, attacker, target, faces, done)]
    state = state._replace(rolled=faces)
    if done == Effect():
        return go_on(state, phase.seat, phase.left, tuple(events))
    after = _suffer(state, phase, attacker, target, done, events)
    return judged(state, after, phase.seat, phase.left, tuple(events))


def _told(
    parties: tuple[str, str, str, str, str, str], attacker: Unit, target: Unit, faces: tuple[str, ...], done: Effect
) -> AttackRolled:
    """The dice in an event; a lone attacker's one hit counts."""
    hits = done.losses if is_lone(attacker, target.kind) else count_hits(attacker.kind, faces)
    shown = hitting(attacker.kind, faces), faces.count(AXE), faces.count(ARROW), faces.count(PANIC)
    return AttackRolled(*parties, faces, *shown, hits, done.losses, target.figures - done.losses)


def _suffer(state: State, phase: RollForAttack, attacker: Unit, target: Unit, done: Effect, events: list[Event]) -> State:
    """The losses of the target, then its terror, then the attacker's flight."""
    names = state.field.grid.cells
    if done.losses:
        state = _wound(state, phase.target, target, done.losses)
        if done.losses == target.figures:
            events.append(UnitDestroyed(COLOURS[target.owner], target.kind.name, names[phase.target]))
    if done.terror:
        events.append(UnitTerrified(COLOURS[target.owner], target.kind.name, names[phase.target], done.terror))
        state, told = retreat(state, phase.target, attacker.facing, done.terror)
        events += told
    if done.flight:
        side, name = COLOURS[attacker.owner], names[phase.cell]
        fled = attacker.kind is PEASANTS
        events.append(PeasantsFled(side, name, done.flight) if fled else UnitPanicked(side, attacker.kind.name, name))
        state, told = retreat(state, phase.cell, (attacker.facing + 2) % 4, done.flight)
        events += told
    return state


def _wound(state: State, cell: int, target: Unit, losses: int) -> State:
    """A unit loses figures; a base without figures leaves the board (LH-ATTACK-4, LH-ATTACK-7)."""
    left = target.figures - losses
    board = with_unit(state.board, cell, unit(target.owner, target.kind, left, target.facing) if left else None)
    armies = state.armies if left else armies_on(board)
    return state._replace(board=board, armies=armies, last_loss=state.turn)
