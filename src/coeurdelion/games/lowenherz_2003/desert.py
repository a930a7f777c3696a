"""The deserter (L03-DESERT)."""

from __future__ import annotations

from coeurdelion.core import Seat
from coeurdelion.core.choices import bits
from coeurdelion.games.lowenherz_2003 import knight
from coeurdelion.games.lowenherz_2003.actions import Desert, Knight, Remove
from coeurdelion.games.lowenherz_2003.domain import own_and_neighbour
from coeurdelion.games.lowenherz_2003.events import DeserterCalled, Event, KnightDeserted
from coeurdelion.games.lowenherz_2003.refusals import refused, refused_by
from coeurdelion.games.lowenherz_2003.state import (
    CardUsed,
    DeserterArrives,
    DeserterLeaves,
    Desertion,
    State,
    owner,
    with_player,
)
from coeurdelion.games.realm.board import Domain, domain_named, domains_of, garrison, remove_knight
from coeurdelion.games.realm.knights import removable_knights, removal_fault
from coeurdelion.games.realm.pairs import pairs


def possible(state: State, seat: Seat, ducats: int) -> bool:
    """Whether any deserter can be called by a player who has so many ducats."""
    return bool(_pairs(state, seat, ducats))


def _pairs(state: State, seat: Seat, ducats: int) -> list[tuple[Domain, Domain]]:
    """Every own domain with a knight and room for one more, and each neighbour with one to lose (L03-DESERT-1, 4)."""
    realm = state.realm
    if not any(garrison(realm, domain) for domain in domains_of(realm, seat)):
        return []
    room = knight.targets(state, seat, ducats)
    return [
        (one, other)
        for one, other in pairs(realm, seat)
        if room & one.cells and garrison(realm, one) and garrison(realm, other)
    ]


def choices(state: State, seat: Seat) -> tuple[Desert, ...]:
    """Every deserter that can be called, with the knight to go where the player chooses it (L03-DESERT-5)."""
    cells = state.realm.land.grid.cells
    pairs = _pairs(state, seat, state.players[seat].ducats)
    if state.options.opponent_removes:
        return tuple(Desert(cells[one.castle], cells[other.castle]) for one, other in pairs)
    return tuple(
        Desert(cells[one.castle], cells[other.castle], cells[cell])
        for one, other in pairs
        for cell in bits(removable_knights(state.realm, other))
    )


def call(state: State, seat: Seat, phase: Desertion, action: Desert) -> tuple[State, list[Event]]:
    """A deserter is called from one domain to another (L03-DESERT-1, L03-DESERT-5)."""
    one, other = _domains(state, seat, action)
    whose = owner(state, other.colour)
    called = DeserterCalled(seat, action.castle, action.other, whose)
    arrives = DeserterArrives(seat, one.castle, other.castle, has_left=not state.options.opponent_removes)
    state = state._replace(phase=arrives)
    if state.options.opponent_removes:
        if action.knight:
            raise refused("L03-DESERT-5", "opponent-removes", castle=action.castle, other=action.other)
        return state, [called]
    if not action.knight:
        allowed = state.realm.land.grid.names(removable_knights(state.realm, other))
        params = {"castle": action.castle, "other": action.other, "first": allowed[0]}
        raise refused("L03-DESERT-5", "player-removes", cells=allowed, **params)
    state, events = _leave(state, other, action.knight, seat)
    return state, [called, *events]


def _domains(state: State, seat: Seat, action: Desert) -> tuple[Domain, Domain]:
    """The two domains of a deserter, if they fit (L03-DESERT-1, L03-DESERT-4)."""
    realm, board = state.realm, state.realm.land.grid
    one, other = own_and_neighbour(state, seat, "L03-DESERT-1", action.castle, action.other)
    for domain in (one, other):
        if not garrison(realm, domain):
            castle = board.cells[domain.castle]
            raise refused("L03-DESERT-1", "domain-without-knights", castle=castle, owner=owner(state, domain.colour))
    ducats = state.players[seat].ducats
    if not knight.targets(state, seat, ducats) & one.cells:
        raise refused("L03-DESERT-4", "desert-no-room", castle=action.castle, ducats=ducats)
    return one, other


def arrival_targets(state: State, phase: DeserterArrives) -> int:
    """The cells of the own domain on which the deserter can stand (L03-DESERT-4)."""
    domain = domain_named(state.realm, phase.castle)
    assert domain is not None
    return knight.targets(state, phase.seat, state.players[phase.seat].ducats) & domain.cells


def arrive(state: State, seat: Seat, phase: DeserterArrives, action: Knight) -> tuple[State, list[Event]]:
    """The player places a knight in the own domain (L03-DESERT-4); then the other owner removes one (L03-DESERT-5)."""
    board = state.realm.land.grid
    domain = domain_named(state.realm, phase.castle)
    other = domain_named(state.realm, phase.other)
    assert domain is not None
    assert other is not None
    if not domain.cells >> board.cell(action.cell) & 1:
        raise refused("L03-DESERT-4", "knight-outside-domain", cell=action.cell, castle=board.cells[phase.castle])
    state, events = knight.stand(state, seat, action)
    if phase.has_left:
        return state._replace(phase=CardUsed(seat)), events
    remover = owner(state, other.colour)
    leaves = DeserterLeaves(seat if remover is None else remover, phase.other, seat)
    return state._replace(phase=leaves), events


def removal_targets(state: State, phase: DeserterLeaves) -> int:
    """The knights that may desert (L03-DESERT-3)."""
    domain = domain_named(state.realm, phase.other)
    assert domain is not None
    return removable_knights(state.realm, domain)


def leave(state: State, seat: Seat, phase: DeserterLeaves, action: Remove) -> tuple[State, list[Event]]:
    """The owner removes a knight (L03-DESERT-2, L03-DESERT-3)."""
    domain = domain_named(state.realm, phase.other)
    assert domain is not None
    state, events = _leave(state, domain, action.cell, phase.winner)
    return state._replace(phase=CardUsed(phase.winner)), events


def _leave(state: State, domain: Domain, name: str, winner: Seat) -> tuple[State, list[Event]]:
    """A knight of the domain's owner returns to its reserve (L03-DESERT-2, L03-DESERT-3)."""
    realm, board = state.realm, state.realm.land.grid
    cell = board.cell(name)
    castle = board.cells[domain.castle]
    if fault := removal_fault(realm, domain, cell):
        raise refused_by(state, fault)
    whose = owner(state, domain.colour)
    players = state.players
    if whose is not None:
        player = players[whose]
        players = with_player(state, whose, player._replace(reserve=player.reserve + 1))
    changed = state._replace(realm=remove_knight(realm, domain.colour, cell), players=players)
    return changed, [KnightDeserted(whose, name, castle, winner)]
