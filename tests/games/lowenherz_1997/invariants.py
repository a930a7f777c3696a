"""What holds in every state of Löwenherz 1997, found again the slow way."""

from __future__ import annotations

from coeurdelion.games.lowenherz_1997.cards import ALL_POLITICS, BASIC_DECK, FULL_DECK, pile, plus
from coeurdelion.games.lowenherz_1997.state import (
    ChooseFirst,
    Duel,
    FillPiles,
    Held,
    LayPieces,
    Negotiation,
    PlaceCastle,
    PlaceKnight,
    State,
)
from tests.games.realm.invariants import check_realm

BEFORE_PILES = (LayPieces, ChooseFirst, FillPiles)
BEFORE_PLAY = (*BEFORE_PILES, PlaceCastle, PlaceKnight)


def check(state: State) -> None:
    """Fails if walls, pieces, cards, money or bids do not add up."""
    in_play = not isinstance(state.phase, BEFORE_PLAY) or state.options.basic
    check_realm(state.realm, borders=100, castles=state.options.castles, in_play=in_play)
    for seat, player in enumerate(state.players):
        assert player.reserve + state.realm.knights[seat].bit_count() == 12
        assert player.ducats >= 0
    _check_politics(state)
    _check_cards(state)
    _check_bids(state)
    for one, other in state.realm.allied:
        castles = {domain.castle: domain.colour for domain in state.realm.domains}
        assert castles[one] != castles[other]


def _check_politics(state: State) -> None:
    """The 13 cards are on the piles, in hands or played; those taken left the piles one by one."""
    held = [one for player in state.players for one in player.politics] + list(state.gone)
    together = plus(plus(*state.piles), pile(one.card for one in held))
    if isinstance(state.phase, BEFORE_PILES):
        assert not held
    else:
        assert together == ALL_POLITICS
        for number, size in ((1, 6), (2, 7)):
            assert _counted_down(held, number, size) == sum(state.piles[number - 1])


def _counted_down(held: list[Held], number: int, size: int) -> int:
    """How many cards a pile has after all that were taken from it."""
    left = sorted((one.left for one in held if one.pile == number), reverse=True)
    assert left == list(range(size - 1, size - 1 - len(left), -1))
    return size - len(left)


def _check_cards(state: State) -> None:
    """The deck is what is left of its letters; decisions are different rows, one or two."""
    full = BASIC_DECK if state.options.basic else FULL_DECK
    begun = [letter for letter, (left, all_) in enumerate(zip(state.deck, full, strict=True)) if len(left) < len(all_)]
    assert all(not state.deck[letter] for letter in begun[:-1])
    for seat, rows in enumerate(state.chosen):
        assert len(rows) == len(set(rows)) <= (state.options.first_decisions if seat == state.first else 1)


def _check_bids(state: State) -> None:
    """Whoever has bid or offers can pay (L97-CONFLICT-5), also after breaking an alliance since (L97-POLITICS-3)."""
    if isinstance(state.phase, Negotiation) and state.phase.last and state.phase.last.is_offer:
        assert state.phase.last.ducats <= state.players[state.phase.last.by].ducats
    if isinstance(state.phase, Duel):
        for seat, bid in zip(state.phase.princes, state.phase.bids, strict=True):
            if bid is not None:
                player = state.players[seat]
                assert bid.ducats <= player.ducats
                assert set(bid.treasures) <= {held.card.value for held in player.politics if held.card.is_treasure}
