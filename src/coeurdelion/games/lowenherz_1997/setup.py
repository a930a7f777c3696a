"""Set-up: the map, who is first, the politics piles (L97-SETUP, L97-BASIC)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from coeurdelion.games.lowenherz_1997.actions import Filled, Piece
from coeurdelion.games.lowenherz_1997.cards import (
    ALL_POLITICS,
    BASIC_DECK,
    FULL_DECK,
    NO_POLITICS,
    Pile,
    minus,
    pile,
    plus,
)
from coeurdelion.games.lowenherz_1997.events import Event, PilesReady
from coeurdelion.games.lowenherz_1997.numbers import CASTLES, DUCATS, KNIGHTS, NEUTRAL_CASTLES, PILE_SIZES, WALLS
from coeurdelion.games.lowenherz_1997.options import Options, settle_options
from coeurdelion.games.lowenherz_1997.pieces import PIECES, beginner_realm, land_of
from coeurdelion.games.lowenherz_1997.refusals import refused
from coeurdelion.games.lowenherz_1997.round import next_card
from coeurdelion.games.lowenherz_1997.state import ChooseFirst, FillPiles, LayPieces, Phase, PlaceCastle, Player, State
from coeurdelion.games.realm.actions import First
from coeurdelion.games.realm.board import bare_realm
from coeurdelion.games.realm.events import FirstChosen, PlayBegun, TileLaid
from coeurdelion.games.realm.tiles import tiles_left


def start(colours: Sequence[str], options: Mapping[str, object]) -> State:
    """The first state of a match (L97-SETUP-1 … 5, L97-BASIC-1, L97-FULL-1)."""
    settled = settle_options(colours, options)
    basic = settled.basic
    realm = beginner_realm(settled.colours) if basic else bare_realm(land_of(()), settled.players + 1, WALLS)
    return State(
        options=settled,
        pool=ALL_POLITICS,
        realm=realm,
        players=tuple(Player(0, DUCATS, KNIGHTS - realm.knights[seat].bit_count()) for seat in range(settled.players)),
        deck=BASIC_DECK if basic else FULL_DECK,
        piles=(NO_POLITICS, NO_POLITICS),
        gone=(),
        looked=((None, None),) * settled.players,
        round=0,
        first=settled.first or 0,
        card="",
        chosen=((),) * settled.players,
        row=0,
        phase=_after_pieces(settled) if basic else LayPieces(()),
    )


def _after_pieces(options: Options) -> Phase:
    """Once the map lies, the first player is chosen, unless the options say who (L97-FULL-5)."""
    return ChooseFirst() if options.first is None else FillPiles()


def piece(state: State, phase: LayPieces, action: Piece) -> tuple[State, list[Event]]:
    """Chance lays a piece of the map (L97-FULL-1)."""
    if action.piece not in tiles_left(PIECES, phase.laid):
        raise refused("L97-FULL-1", "tile-gone", tile=action.piece)
    laid = (*phase.laid, action.piece)
    realm = state.realm._replace(land=land_of(laid))
    following = LayPieces(laid) if len(laid) < PIECES.places else _after_pieces(state.options)
    return state._replace(realm=realm, phase=following), [TileLaid(action.piece, len(laid))]


def first(state: State, action: First) -> tuple[State, list[Event]]:
    """Chance names the youngest (L97-FULL-2, L97-FULL-5)."""
    if action.seat >= len(state.players):
        raise refused("L97-FULL-2", "no-such-seat", number=action.seat, count=len(state.players))
    return state._replace(first=action.seat, phase=FillPiles()), [FirstChosen(action.seat)]


def next_pile(state: State) -> int:
    """The pile that the next politics card goes to (L97-SETUP-4)."""
    return 1 if sum(state.piles[0]) < PILE_SIZES[0] else 2


def undealt(state: State) -> Pile:
    """The politics cards that lie on no pile yet."""
    return minus(state.pool, plus(*state.piles))


def filled(state: State, action: Filled) -> tuple[State, list[Event]]:
    """Chance puts a politics card on a pile; then castles are placed, or the first round begins (L97-SETUP-4)."""
    number, card = action.pile, action.card
    if number != next_pile(state):
        raise refused("L97-SETUP-4", "other-pile", pile=next_pile(state))
    if not undealt(state)[card.number]:
        raise refused("L97-SETUP-4", "politics-gone", politics=card.code)
    one, two = state.piles
    added = pile([card])
    state = state._replace(piles=(plus(one, added), two) if number == 1 else (one, plus(two, added)))
    if sum(state.piles[1]) < PILE_SIZES[1]:
        return state, []
    ready = PilesReady(*PILE_SIZES)
    if not state.options.basic:
        return state._replace(phase=PlaceCastle(state.first, state.first)), [ready]
    return next_card(state), [ready, PlayBegun(state.first)]


def longest_setup(players: int) -> int:
    """The most entries before the first round: pieces, who is first, the piles, a castle and a knight for each pair."""
    pairs = players * CASTLES[players] + NEUTRAL_CASTLES[players]
    return PIECES.places + 1 + sum(PILE_SIZES) + 2 * pairs
