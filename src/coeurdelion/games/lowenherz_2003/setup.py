"""Set-up: the land, who places first, the first cards (L03-SETUP)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from coeurdelion.games.lowenherz_2003.actions import Drawn, Tile
from coeurdelion.games.lowenherz_2003.cards import FULL_DECK, NO_CARDS
from coeurdelion.games.lowenherz_2003.events import Event
from coeurdelion.games.lowenherz_2003.numbers import BORDERS, CASTLES, DUCATS, HAND, KING, KNIGHTS
from coeurdelion.games.lowenherz_2003.options import NEUTRAL_CASTLES, Options, settle_options
from coeurdelion.games.lowenherz_2003.place import first_to_place
from coeurdelion.games.lowenherz_2003.refusals import refused
from coeurdelion.games.lowenherz_2003.state import (
    ChooseFirst,
    DealCards,
    LayTiles,
    Phase,
    Player,
    State,
    UseCard,
)
from coeurdelion.games.lowenherz_2003.tiles import PLACES, land_of, lay, tiles_left
from coeurdelion.games.lowenherz_2003.turn import give, turn_from
from coeurdelion.games.realm.actions import First
from coeurdelion.games.realm.board import bare_realm
from coeurdelion.games.realm.events import FirstChosen, TileLaid


def start(colours: Sequence[str], options: Mapping[str, object]) -> State:
    """The first state of a match (L03-SETUP-1 … 5)."""
    settled = settle_options(colours, options)
    laid = settled.arrangement
    return State(
        options=settled,
        king=KING[settled.players],
        pool=FULL_DECK,
        realm=bare_realm(land_of(laid), settled.players + 1, BORDERS),
        players=(Player(0, DUCATS, KNIGHTS, (), ()),) * settled.players,
        deck=FULL_DECK,
        market=NO_CARDS,
        played=NO_CARDS,
        idle=0,
        phase=_after_tiles(settled) if laid else LayTiles(()),
    )


def _after_tiles(options: Options) -> Phase:
    """Once the land lies, the first to place is chosen, unless the options say who (L03-PLACE-6)."""
    return ChooseFirst() if options.first is None else DealCards(0, options.first)


def tile(state: State, phase: LayTiles, action: Tile) -> tuple[State, list[Event]]:
    """Chance lays a tile (L03-SETUP-1)."""
    if action.tile not in tiles_left(phase.laid):
        raise refused("L03-SETUP-1", "tile-gone", tile=action.tile)
    laid = lay(phase.laid, action.tile)
    number = len(phase.laid) + 1
    realm = state.realm._replace(land=land_of(laid))
    following = LayTiles(laid) if len(laid) < PLACES else _after_tiles(state.options)
    return state._replace(realm=realm, phase=following), [TileLaid(action.tile, number)]


def first(state: State, action: First) -> tuple[State, list[Event]]:
    """Chance names the first to place (L03-PLACE-6)."""
    if action.seat >= len(state.players):
        raise refused("L03-PLACE-6", "no-such-seat", number=action.seat, count=len(state.players))
    return state._replace(phase=DealCards(0, action.seat)), [FirstChosen(action.seat)]


def dealt(state: State, phase: DealCards, action: Drawn) -> tuple[State, list[Event]]:
    """Chance deals one of the first cards (L03-SETUP-3)."""
    state, events = give(state, phase.to, action.card)
    state, following = deal_on(state, phase)
    return state, events + following


def deal_on(state: State, phase: DealCards) -> tuple[State, list[Event]]:
    """A card for the next hand that is not full; if there is none, castles are placed or play goes on (L03-PLACE-1)."""
    hands = [len(player.secret) + len(player.known) for player in state.players]
    lacking = [seat for seat, cards in enumerate(hands) if seat >= phase.to and cards < HAND]
    if lacking and any(state.deck):
        return state._replace(phase=DealCards(lacking[0], phase.first, phase.begun)), []
    if not phase.begun:
        following = first_to_place(state, phase.first)
        assert following, "castles are left to place"
        return state._replace(phase=following), []
    return (state._replace(phase=UseCard(phase.first)), []) if hands[phase.first] else turn_from(state, phase.first)


def longest_setup(players: int) -> int:
    """The most entries before the first turn: tiles, who is first, the deal, and a castle and a knight for each pair."""
    pairs = players * CASTLES[players] + (max(NEUTRAL_CASTLES) if players == 2 else 0)
    return PLACES - 1 + 1 + HAND * players + 2 * pairs
