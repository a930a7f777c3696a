"""What holds in every state of Löwenherz 2003, found again the slow way."""

from __future__ import annotations

from coeurdelion.games.lowenherz_2003.cards import FULL_DECK, cards_in, pile
from coeurdelion.games.lowenherz_2003.domain import worth
from coeurdelion.games.lowenherz_2003.mine import monopoly
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
from coeurdelion.games.realm.board import cells_of
from tests.games.realm.invariants import check_realm

BEFORE_PLAY = (LayTiles, ChooseFirst, DealCards, PlaceCastle, PlaceKnight)


def check(state: State) -> None:
    """Fails if borders, pieces, cards or points do not add up."""
    in_play = not isinstance(state.phase, BEFORE_PLAY)
    check_realm(state.realm, borders=100, castles=state.options.castles, in_play=in_play)
    for seat, player in enumerate(state.players):
        assert player.reserve + state.realm.knights[seat].bit_count() == 15
        assert player.ducats >= 0
        assert in_play or player.score == 0
    _check_cards(state)
    if in_play:
        _check_points(state)


def _check_cards(state: State) -> None:
    held = [card for player in state.players for card in player.hand]
    piles = (state.deck, state.market, state.played, pile(held))
    assert tuple(map(sum, zip(*piles, strict=True))) == FULL_DECK
    assert len(cards_in(state.deck)) == sum(state.deck)


def _check_points(state: State) -> None:
    """A player's points are the worth of the domains and monopolies now (L03-DOMAIN-5)."""
    if isinstance(state.phase, Over) and not state.phase.by_king:
        return
    for seat, player in enumerate(state.players):
        monopolies = sum(1 for mine in MINES if monopoly(state.realm, seat, mine))
        assert player.score == worth(state.realm.land, cells_of(state.realm, seat)) + 5 * monopolies
