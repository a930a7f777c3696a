"""What holds in every realm, found again the slow way."""

from __future__ import annotations

from functools import lru_cache

from coeurdelion.games.realm.board import Realm, all_castles, joined, kin_edges


def check_realm(realm: Realm, *, borders: int, castles: int, in_play: bool) -> None:
    """Fails if borders, pieces or domains do not add up."""
    assert realm.supply + realm.borders.bit_count() == borders
    assert realm.supply >= 0
    assert realm.joints == joined(realm.land.grid, realm.borders)
    assert realm.kin == kin_edges(realm.land.grid, realm.castles, realm.knights)
    _check_pieces(realm, castles)
    if in_play:
        _check_domains(realm)
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
