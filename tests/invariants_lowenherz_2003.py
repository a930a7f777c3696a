"""What holds in every state of Löwenherz 2003, found again the slow way."""

from __future__ import annotations

from functools import lru_cache

from coeurdelion.games.lowenherz_2003.cards import FULL_DECK, cards_in, pile
from coeurdelion.games.lowenherz_2003.domain import worth
from coeurdelion.games.lowenherz_2003.mine import monopoly
from coeurdelion.games.lowenherz_2003.options import Options
from coeurdelion.games.lowenherz_2003.state import (
    ChooseFirst,
    DealCards,
    LayTiles,
    Over,
    PlaceCastle,
    PlaceKnight,
    State,
)
from coeurdelion.games.lowenherz_2003.tiles import MINES
from coeurdelion.games.realm.board import Realm, all_castles, cells_of, joined, kin_edges

BEFORE_PLAY = (LayTiles, ChooseFirst, DealCards, PlaceCastle, PlaceKnight)


def check(state: State) -> None:
    """Fails if borders, pieces, cards or points do not add up."""
    realm = state.realm
    assert realm.supply + realm.borders.bit_count() == 100
    assert realm.supply >= 0
    for seat, player in enumerate(state.players):
        assert player.reserve + realm.knights[seat].bit_count() == 15
        assert player.ducats >= 0
    _check_cards(state)
    _check_pieces(state.options, realm)
    assert realm.joints == joined(realm.land.grid, realm.borders)
    assert realm.kin == kin_edges(realm.land.grid, realm.castles, realm.knights)
    if isinstance(state.phase, BEFORE_PLAY):
        assert not realm.domains
        assert all(player.score == 0 for player in state.players)
    else:
        _check_domains(realm)
        _check_points(state)


def _check_cards(state: State) -> None:
    held = [card for player in state.players for card in player.hand]
    piles = (state.deck, state.market, state.played, pile(held))
    assert tuple(map(sum, zip(*piles, strict=True))) == FULL_DECK
    assert len(cards_in(state.deck)) == sum(state.deck)


def _check_pieces(options: Options, realm: Realm) -> None:
    """No two pieces on one cell, castles on meadows, knights on meadows and forests."""
    seen = 0
    for cells in (*realm.castles, *realm.knights):
        assert not seen & cells
        seen |= cells
    assert not all_castles(realm) & ~realm.land.cells(".")
    assert not seen & ~realm.land.cells(".F")
    assert all(cells.bit_count() <= options.castles for cells in realm.castles[:-1])


@lru_cache(maxsize=1)
def _check_domains(realm: Realm) -> None:
    """The domains are exactly the areas with one castle (L03-DOMAIN-1), with no border inside (L03-DOMAIN-3)."""
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


def _check_points(state: State) -> None:
    """A player's points are the worth of the domains and monopolies now (L03-DOMAIN-5)."""
    if isinstance(state.phase, Over) and not state.phase.by_king:
        return
    for seat, player in enumerate(state.players):
        monopolies = sum(1 for mine in MINES if monopoly(state.realm, seat, mine))
        assert player.score == worth(state.realm.land, cells_of(state.realm, seat)) + 5 * monopolies
