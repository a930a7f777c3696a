"""What holds in every realm, found again the slow way."""

from __future__ import annotations

from functools import cache, lru_cache

from coeurdelion.core.choices import bits
from coeurdelion.core.grid import Grid
from coeurdelion.games.realm.board import Domain, Realm, all_castles, joined, kin_edges
from coeurdelion.games.realm.borders import border_targets
from coeurdelion.games.realm.extension import extension_targets
from coeurdelion.games.realm.knights import knight_targets

SAMPLED = 23
"""One realm of so many has its targets found again."""


def check_realm(realm: Realm, *, borders: int, castles: int, in_play: bool) -> None:
    """Fails if borders, pieces or domains do not add up."""
    assert realm.supply + realm.borders.bit_count() == borders
    assert realm.supply >= 0
    assert realm.joints == joined(realm.land.grid, realm.borders)
    assert realm.kin == kin_edges(realm.land.grid, realm.castles, realm.knights)
    _check_pieces(realm, castles)
    if in_play:
        _check_domains(realm)
        if realm.borders % SAMPLED == 0:
            _check_targets(realm)
    else:
        assert not realm.domains


def _check_pieces(realm: Realm, castles: int) -> None:
    """No two pieces on one cell, castles on meadows, knights on meadows and forests."""
    seen = 0
    for cells in (*realm.castles, *realm.knights):
        assert not seen & cells
        seen |= cells
    assert not all_castles(realm) & ~realm.land.cells(".")
    assert not seen & ~realm.land.cells(".F")
    assert all(cells.bit_count() <= castles for cells in realm.castles[:-1])


@lru_cache(maxsize=1)
def _check_domains(realm: Realm) -> None:
    """The domains are exactly the areas with one castle , with no border inside."""
    board = realm.land.grid
    seen: set[int] = set()
    found = set()
    for cell in range(board.size):
        if cell in seen:
            continue
        area = _area(realm, cell)
        seen |= area
        castles = [one for one in area if all_castles(realm) >> one & 1]
        if len(castles) == 1:
            found.add((castles[0], frozenset(area)))
    assert found == {
        (domain.castle, frozenset(cell for cell in range(board.size) if domain.cells >> cell & 1))
        for domain in realm.domains
    }
    inner = 0
    for domain in realm.domains:
        assert realm.castles[domain.colour] >> domain.castle & 1
        assert not board.within(domain.cells) & realm.borders
        inner |= board.within(domain.cells)
    assert realm.inner == inner


def _area(realm: Realm, start: int) -> set[int]:
    """The cells reached from one without crossing a border, step by step."""
    board = realm.land.grid
    area, todo = {start}, [start]
    while todo:
        cell = todo.pop()
        for edge, (one, other) in board.sides.items():
            if cell in (one, other) and not realm.borders >> edge & 1:
                following = other if cell == one else one
                if following not in area:
                    area.add(following)
                    todo.append(following)
    return area


@lru_cache(maxsize=1)
def _check_targets(realm: Realm) -> None:
    """Where borders, knights and extensions may go, found cell by cell."""
    board = realm.land.grid
    edges = {edge for edge in board.sides if realm.supply and _may_border(realm, edge)}
    assert edges == set(bits(border_targets(realm)))
    for colour in range(len(realm.castles)):
        assert {cell for cell in range(board.size) if _may_stand(realm, colour, cell)} == set(
            bits(knight_targets(realm, colour))
        )
    for domain in realm.domains:
        cells = {cell for cell in range(board.size) if _may_take(realm, domain, cell)}
        assert cells == set(bits(extension_targets(realm, domain)))


def _colour(realm: Realm, cell: int) -> int | None:
    """The colour of the piece on a cell."""
    pairs = enumerate(zip(realm.castles, realm.knights, strict=True))
    return next((colour for colour, (castles, knights) in pairs if (castles | knights) >> cell & 1), None)


def _domain(realm: Realm, cell: int) -> Domain | None:
    """The domain of a cell."""
    return next((domain for domain in realm.domains if domain.cells >> cell & 1), None)


@cache
def _around(board: Grid, cell: int) -> dict[int, int]:
    """The neighbours of a cell, each with the edge between."""
    return {one if other == cell else other: edge for edge, (one, other) in board.sides.items() if cell in (one, other)}


def _are_kin(realm: Realm, one: int, other: int) -> bool:
    """Whether two cells have pieces of one colour."""
    return _colour(realm, one) is not None and _colour(realm, one) == _colour(realm, other)


def _may_border(realm: Realm, edge: int) -> bool:
    one, other = realm.land.grid.sides[edge]
    inside = _domain(realm, one) is not None and _domain(realm, one) == _domain(realm, other)
    return not (realm.borders >> edge & 1 or inside or _are_kin(realm, one, other))


def _may_stand(realm: Realm, colour: int, cell: int) -> bool:
    if realm.land.terrain[cell] not in ".F" or _colour(realm, cell) is not None:
        return False
    around = _around(realm.land.grid, cell).items()
    return any(_colour(realm, other) == colour and not realm.borders >> edge & 1 for other, edge in around)


def _may_take(realm: Realm, domain: Domain, cell: int) -> bool:
    around = _around(realm.land.grid, cell)
    if domain.cells >> cell & 1 or not any(domain.cells >> other & 1 for other in around):
        return False
    if _colour(realm, cell) not in (None, domain.colour) or all_castles(realm) >> cell & 1:
        return False
    other = _domain(realm, cell)
    if other and (other.colour == domain.colour or not _is_open_to(realm, domain, other)):
        return False
    new = {one: edge for one, edge in around.items() if not domain.cells >> one & 1 and not realm.borders >> edge & 1}
    gone = [edge for one, edge in around.items() if domain.cells >> one & 1 and realm.borders >> edge & 1]
    return realm.supply + len(gone) >= len(new) and not any(_are_kin(realm, cell, one) for one in new)


def _is_open_to(realm: Realm, domain: Domain, other: Domain) -> bool:
    """Whether a domain has more knights than another and no alliance with it."""
    allied = tuple(sorted((domain.castle, other.castle))) in realm.allied
    mine, theirs = ((realm.knights[one.colour] & one.cells).bit_count() for one in (domain, other))
    return mine > theirs and not allied
