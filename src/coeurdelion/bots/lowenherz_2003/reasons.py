"""Why a bot of Löwenherz 2003 does something, told from what happens then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from coeurdelion.bots.lowenherz_2003.outlook import MINE_LETTERS, Outlook, best_area, prospects
from coeurdelion.bots.realm.fronts import in_domains, outnumbered
from coeurdelion.core import Seat
from coeurdelion.core.bot import Reason
from coeurdelion.games.lowenherz_2003.domain import worth
from coeurdelion.games.lowenherz_2003.events import (
    AllianceMade,
    CellLost,
    DeserterCalled,
    DomainExtended,
    DomainMade,
    Event,
    GameWonByCards,
    GameWonByKing,
    KnightDeserted,
    KnightPlaced,
    LandCutOff,
    MonopolyGained,
    MonopolyLost,
)
from coeurdelion.games.lowenherz_2003.mine import mines_of
from coeurdelion.games.lowenherz_2003.state import State, owner
from coeurdelion.games.lowenherz_2003.tiles import TERRAIN
from coeurdelion.games.realm.board import Domain, Realm, domain_at

PRIVATE_REASONS = frozenset({"reason-saves-for"})
"""Reasons that give away a hidden card or what something is worth to the bot: for its own seat alone."""
MOST = 3
"""How many reasons are given."""
BEST = Reason("reason-best", {})
ONLY = Reason("reason-only", {})
ENOUGH = Reason("reason-enough", {})
WINS = Reason("reason-wins", {})
DRAWS = Reason("reason-draws", {})
NO_BETTER = Reason("reason-no-better", {})


def told(before: State, after: State, events: Sequence[Event], seat: Seat, ahead: Outlook) -> tuple[Reason, ...]:
    """The reasons for steps that lead from one state to another; there is always one."""
    found = [reason for event in events for reason in _of_event(before, after, event, seat)]
    found += [Reason("reason-income", {"mine": mine}) for mine in _new_mines(before.realm, after.realm, seat)]
    found += _nearer(before.realm, after.realm, seat, ahead)
    found += [reason for event in events for reason in _of_knight(before, after, event, seat, ahead)]
    return _weightiest(found)


def _weightiest(found: Sequence[Reason]) -> tuple[Reason, ...]:
    """The first reasons by weight, each once."""
    each = {(reason.key, *sorted(reason.params.items(), key=str)): reason for reason in found}
    return tuple(sorted(each.values(), key=lambda reason: _RANK[reason.key])[:MOST]) or (BEST,)


REASONS = (
    "reason-wins",
    "reason-closes",
    "reason-monopoly",
    "reason-takes-from",
    "reason-cuts-off",
    "reason-breaks-monopoly",
    "reason-extends",
    "reason-income",
    "reason-deserter",
    "reason-peace",
    "reason-defends",
    "reason-outnumbers",
    "reason-mine",
    "reason-nearer",
    "reason-hems-in",
    "reason-reaches",
    "reason-garrison",
    "reason-holds-later",
    "reason-weakens",
    "reason-least-missed",
    "reason-site",
    "reason-crowds",
    "reason-sells",
    "reason-saves-for",
    "reason-bonus",
    "reason-no-better",
    "reason-takes",
    "reason-draws",
    "reason-enough",
    "reason-only",
    "reason-best",
)
"""The key of every reason, the weightiest first."""
_RANK = {key: rank for rank, key in enumerate(REASONS)}


def _of_event(before: State, after: State, event: Event, seat: Seat) -> Iterator[Reason]:
    """What an event is good for."""
    match event:
        case GameWonByKing(players=players) | GameWonByCards(players=players) if seat in players:
            yield WINS
        case DomainMade(seat=whose, castle=castle, points=points):
            yield (
                Reason("reason-closes", {"castle": castle, "points": points})
                if whose == seat
                else Reason("reason-hems-in", {"castle": castle, "owner": whose})
            )
        case DomainExtended(castle=castle, cells=(cell,), points=points):
            yield _of_extension(before.realm, castle, cell, points)
        case CellLost(seat=whose, points=points) if points:
            yield Reason("reason-takes-from", {"owner": whose, "points": -points})
        case LandCutOff(seat=whose, points=points) if points:
            yield Reason("reason-cuts-off", {"owner": whose, "points": -points})
        case MonopolyGained(seat=whose, mine=mine, points=points) if whose == seat:
            yield Reason("reason-monopoly", {"mine": mine, "points": points})
        case MonopolyLost(seat=whose, mine=mine, points=points) if whose != seat:
            yield Reason("reason-breaks-monopoly", {"owner": whose, "mine": mine, "points": -points})
        case DeserterCalled(castle=castle, other=other, owner=whose):
            yield Reason("reason-deserter", {"castle": castle, "other": other, "owner": whose})
        case KnightDeserted(seat=whose, cell=cell, other=other):
            yield (
                Reason("reason-least-missed", {"cell": cell, "castle": other})
                if whose == seat
                else Reason("reason-weakens", {"cell": cell, "other": other, "owner": whose})
            )
        case AllianceMade(castle=castle, other=other, owner=whose):
            yield Reason("reason-peace", {"castle": castle, "other": other, "owner": whose})
        case _:
            return


def _of_extension(realm: Realm, castle: str, cell: str, points: int) -> Reason:
    """What a cell is good for: its points, its mine, or what lies behind it."""
    terrain = realm.land.terrain[realm.land.grid.cell(cell)]
    if points:
        return Reason("reason-extends", {"castle": castle, "cell": cell, "points": points})
    if terrain in MINE_LETTERS:
        return Reason("reason-mine", {"castle": castle, "cell": cell, "mine": TERRAIN[terrain]})
    return Reason("reason-reaches", {"castle": castle, "cell": cell})


def _new_mines(before: Realm, after: Realm, seat: Seat) -> list[str]:
    """The kinds of mines that a player gets and had not."""
    had = mines_of(before, seat)
    return [mine for mine in mines_of(after, seat) if mine not in had]


def _nearer(before: Realm, after: Realm, seat: Seat, ahead: Outlook) -> list[Reason]:
    """The own castle that comes nearest to its domain, if any comes nearer."""
    if before.borders == after.borders:
        return []
    taken = in_domains(after)
    found = []
    for place in ahead.sites:
        if place.colour == seat and not taken >> place.castle & 1:
            area = best_area(after, place, ahead.turns, taken)
            rim = before.land.grid.around(area.cells)
            if rim & after.borders & ~before.borders:
                found.append((area.missing.bit_count(), place.castle))
    return [
        Reason("reason-nearer", {"castle": after.land.grid.cells[castle], "left": left})
        for left, castle in sorted(found)[:1]
    ]


def _of_knight(before: State, after: State, event: Event, seat: Seat, ahead: Outlook) -> Iterator[Reason]:
    """What a knight is good for: against a neighbour, or for the domain it stands in."""
    if not isinstance(event, KnightPlaced):
        return
    realm, board = after.realm, after.realm.land.grid
    cell = board.cell(event.cell)
    domain = domain_at(realm, cell)
    if domain is None:
        yield from _of_outpost(realm, cell, seat, ahead)
    elif domain.colour == seat:
        for other, has in outnumbered(before.realm, after.realm, domain):
            yield from _of_margin(after, domain, other, has)
        yield Reason("reason-garrison", {"castle": board.cells[domain.castle]})


def _of_margin(state: State, domain: Domain, other: Domain, has: int) -> Iterator[Reason]:
    """What it is good for that a domain, which had no more knights than another, has so many more."""
    cells = state.realm.land.grid.cells
    whose = owner(state, other.colour)
    params = {"castle": cells[domain.castle], "other": cells[other.castle], "owner": whose}
    if has > 0:
        yield Reason("reason-outnumbers", params)
    if whose is not None:
        yield Reason("reason-defends", params)


def _of_outpost(realm: Realm, cell: int, seat: Seat, ahead: Outlook) -> Iterator[Reason]:
    """The castle for which a knight outside domains stands in the right place."""
    taken = in_domains(realm)
    for place in ahead.sites:
        if place.colour == seat and best_area(realm, place, ahead.turns, taken).cells >> cell & 1:
            yield Reason("reason-holds-later", {"castle": realm.land.grid.cells[place.castle]})


def of_castle(before: State, after: State, castle: int, seat: Seat, ahead: Outlook, then: Outlook) -> tuple[Reason, ...]:
    """The reasons for a castle: the area it could get, and whom it crowds."""
    found = [*_promised(after.realm, castle, seat, then)]
    losses = [
        (old - new, other)
        for other, (old, new) in enumerate(zip(prospects(before.realm, ahead), prospects(after.realm, then), strict=True))
        if other != seat
    ]
    loss, other = max(losses)
    if loss > 1:
        found.append(Reason("reason-crowds", {"owner": other}))
    return _weightiest(found)


def _promised(realm: Realm, castle: int, seat: Seat, ahead: Outlook) -> Iterator[Reason]:
    """What an own castle could get."""
    for place in ahead.sites:
        area = best_area(realm, place, ahead.turns, in_domains(realm))
        if place.castle == castle and place.colour == seat and area.cells:
            points, left = worth(realm.land, area.cells), area.missing.bit_count()
            yield Reason("reason-site", {"castle": realm.land.grid.cells[castle], "points": points, "left": left})
