"""Placing castles and their first knights (L03-PLACE, L03-TWO)."""

from __future__ import annotations

from coeurdelion.core import Seat, bits
from coeurdelion.games.lowenherz_2003.actions import Castle, Knight
from coeurdelion.games.lowenherz_2003.domain import made_events
from coeurdelion.games.lowenherz_2003.events import (
    CastlePlaced,
    Event,
    KnightPlaced,
    NeutralCastlePlaced,
    NeutralKnightPlaced,
    PlayBegun,
)
from coeurdelion.games.lowenherz_2003.mine import monopoly_events
from coeurdelion.games.lowenherz_2003.refusals import refused
from coeurdelion.games.lowenherz_2003.state import PlaceCastle, PlaceKnight, State, owner, with_player
from coeurdelion.games.lowenherz_2003.tiles import TERRAIN
from coeurdelion.games.lowenherz_2003.turn import begin_turn
from coeurdelion.games.realm.board import FOREST, MEADOW, Realm, occupied, place_castle, place_knight
from coeurdelion.games.realm.borders import close_areas
from coeurdelion.grid import ball


def _room(realm: Realm) -> int:
    """The free meadows and forests, where a first knight can stand (L03-PLACE-2)."""
    return realm.land.cells(MEADOW + FOREST) & ~occupied(realm)


def _sites(realm: Realm) -> int:
    """The free meadows that have room for a knight beside them (L03-PLACE-1, L03-PLACE-2)."""
    return realm.land.cells(MEADOW) & ~occupied(realm) & realm.land.grid.touching(_room(realm), 0)


def distance(state: State, colour: int) -> int:
    """The steps a colour's next castle keeps from its others: fewer for this one if no site has as many (L03-PLACE-4)."""
    sites = _sites(state.realm)
    steps = state.options.castle_distance
    while steps > 1 and not sites & ~_near(state.realm, colour, steps):
        steps -= 1
    return steps


def _near(realm: Realm, colour: int, steps: int) -> int:
    """The cells with fewer than so many steps to a castle of the colour."""
    cells = 0
    for castle in bits(realm.castles[colour]):
        cells |= ball(realm.land.grid, castle, steps - 1)
    return cells


def castle_targets(state: State, colour: int) -> int:
    """The cells on which a castle of the colour may be placed (L03-PLACE-1 … 4)."""
    return _sites(state.realm) & ~_near(state.realm, colour, distance(state, colour))


def castle(state: State, seat: Seat, phase: PlaceCastle, action: Castle) -> tuple[State, list[Event]]:
    """A castle is placed (L03-PLACE-1)."""
    cell = state.realm.land.grid.cell(action.cell)
    _check_castle(state, phase.colour, cell)
    realm = place_castle(state.realm, phase.colour, cell)
    event = CastlePlaced if owner(state, phase.colour) is not None else NeutralCastlePlaced
    return state._replace(realm=realm, phase=PlaceKnight(seat, phase.colour, cell)), [event(seat, action.cell)]


def _check_castle(state: State, colour: int, cell: int) -> None:
    """Refuses a cell that is no place for a castle, and says why."""
    realm, board = state.realm, state.realm.land.grid
    name = board.cells[cell]
    if castle_targets(state, colour) >> cell & 1:
        return
    if realm.land.terrain[cell] != MEADOW:
        raise refused("L03-PLACE-1", "castle-terrain", cell=name, terrain=TERRAIN[realm.land.terrain[cell]])
    if occupied(realm) >> cell & 1:
        raise refused("L03-PLACE-1", "castle-occupied", cell=name)
    if not _sites(realm) >> cell & 1:
        raise refused("L03-PLACE-2", "castle-no-room", cell=name)
    nearest = min(bits(realm.castles[colour]), key=lambda other: board.steps(cell, other))
    steps, needed = board.steps(cell, nearest), distance(state, colour)
    raise refused("L03-PLACE-3", "castle-too-near", cell=name, castle=board.cells[nearest], steps=steps, needed=needed)


def knight_targets(state: State, phase: PlaceKnight) -> int:
    """The cells for the knight of the castle just placed (L03-PLACE-2)."""
    return _room(state.realm) & state.realm.land.grid.beside(1 << phase.castle)


def knight(state: State, seat: Seat, phase: PlaceKnight, action: Knight) -> tuple[State, list[Event]]:
    """The knight beside the castle is placed, for nothing; then the next player places (L03-PLACE-2)."""
    cell = state.realm.land.grid.cell(action.cell)
    _check_knight(state, phase, cell)
    events: list[Event] = []
    whose = owner(state, phase.colour)
    players = state.players
    if whose is None:
        events.append(NeutralKnightPlaced(seat, action.cell))
    else:
        events.append(KnightPlaced(seat, action.cell, 0))
        players = with_player(state, whose, players[whose]._replace(reserve=players[whose].reserve - 1))
    state = state._replace(realm=place_knight(state.realm, phase.colour, cell), players=players)
    following = next_castle(state, seat)
    if following:
        return state._replace(phase=following), events
    state, begun = _begin_play(state, seat)
    return state, events + begun


def _check_knight(state: State, phase: PlaceKnight, cell: int) -> None:
    """Refuses a cell that is no place for a first knight, and says where it may go."""
    realm, board = state.realm, state.realm.land.grid
    name, castle, allowed = board.cells[cell], board.cells[phase.castle], knight_targets(state, phase)
    if allowed >> cell & 1:
        return
    cells = board.names(allowed)
    if not board.beside(1 << phase.castle) >> cell & 1:
        raise refused("L03-PLACE-2", "first-knight-far", cell=name, castle=castle, cells=cells)
    if occupied(realm) >> cell & 1:
        raise refused("L03-PLACE-2", "first-knight-occupied", cell=name, castle=castle, cells=cells)
    terrain = TERRAIN[realm.land.terrain[cell]]
    raise refused("L03-PLACE-2", "first-knight-terrain", cell=name, terrain=terrain, castle=castle, cells=cells)


def next_castle(state: State, seat: Seat) -> PlaceCastle | None:
    """Who places next after a seat: own castles first, then the neutral ones in turn (L03-PLACE-6, L03-TWO-1)."""
    options = state.options
    step = 1 if options.clockwise else -1
    following = [(seat + step * turn) % options.players for turn in range(1, options.players + 1)]
    for other in following:
        if state.realm.castles[other].bit_count() < options.castles:
            return PlaceCastle(other, other)
    if options.players == 2 and state.realm.castles[options.neutral].bit_count() < options.neutral_castles:
        return PlaceCastle(following[0], options.neutral)
    return None


def _begin_play(state: State, seat: Seat) -> tuple[State, list[Event]]:
    """All castles stand: from now on there are domains, and the last to place takes the first turn (L03-PLACE-5)."""
    closure = close_areas(state.realm, state.realm.land.grid.all_cells)
    events: list[Event] = [PlayBegun(seat), *made_events(state, closure)]
    events += monopoly_events(state.realm, closure.realm, len(state.players))
    state, begun = begin_turn(state._replace(realm=closure.realm), seat)
    return state, events + begun
