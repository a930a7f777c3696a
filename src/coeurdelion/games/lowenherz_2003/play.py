"""Playing a card (L03-PLAY)."""

from __future__ import annotations

from coeurdelion.core import Seat
from coeurdelion.games.lowenherz_2003 import ally, border, desert, extend, knight
from coeurdelion.games.lowenherz_2003.actions import PLAY, SELL, Play, Sell
from coeurdelion.games.lowenherz_2003.cards import Card, plus
from coeurdelion.games.lowenherz_2003.events import CardPlayed, CardPlayedFor, Event
from coeurdelion.games.lowenherz_2003.refusals import refused
from coeurdelion.games.lowenherz_2003.state import (
    Alliance,
    Borders,
    CardUsed,
    Desertion,
    Extension,
    Knights,
    State,
    with_player,
)
from coeurdelion.games.lowenherz_2003.turn import without_card
from coeurdelion.games.realm.events import ActionEnded

EXTENSION_CELLS = 2


def choices(state: State, seat: Seat) -> tuple[Sell | Play, ...]:
    """Every card to sell, and every way to play one that can be paid and used (L03-TURN-1, L03-PLAY-1 … 3)."""
    player = state.players[seat]
    found: list[Sell | Play] = []
    last = None
    for card in player.hand:
        if card is last:
            continue
        last = card
        found.append(SELL[card.number])
        if card.price > player.ducats:
            continue
        left = player.ducats - card.price
        ways = zip(card.symbols, PLAY[card.number], strict=True)
        found += [action for symbol, action in ways if _possible(state, seat, symbol, left)]
    return tuple(found)


def _possible(state: State, seat: Seat, symbol: str, ducats: int) -> bool:
    """Whether at least one step of an action is possible with the ducats left after the price (L03-PLAY-3)."""
    match symbol[0]:
        case "B":
            return border.possible(state)
        case "K":
            return bool(knight.targets(state, seat, ducats))
        case "X":
            return extend.possible(state, seat)
        case "D":
            return desert.possible(state, seat, ducats)
        case _:
            return ally.possible(state, seat)


_NOTHING_TO_DO = {
    "B": "no-border-possible",
    "K": "no-knight-possible",
    "X": "no-extension-possible",
    "D": "no-deserter-possible",
    "A": "no-alliance-possible",
}


def play(state: State, seat: Seat, action: Play) -> tuple[State, list[Event]]:
    """A card is paid and laid face up on the played ones; its steps follow (L03-PLAY-1 … 3)."""
    card = action.card
    player = state.players[seat]
    if card not in player.secret and card not in player.known:
        raise refused("L03-PLAY-1", "not-in-hand", card=card.code, code=card.code)
    symbol = _symbol(action)
    left = player.ducats - card.price
    if left < 0:
        raise refused("L03-PLAY-1", "too-dear", card=card.code, price=card.price, ducats=player.ducats, missing=-left)
    if not _possible(state, seat, symbol, left):
        raise refused("L03-PLAY-3", _NOTHING_TO_DO[symbol[0]], ducats=left)
    player = without_card(player, card)._replace(ducats=left)
    state = state._replace(
        players=with_player(state, seat, player), played=plus(state.played, card), phase=_steps(seat, symbol)
    )
    if len(card.symbols) > 1:
        return state, [CardPlayedFor(seat, card.code, symbol, card.price)]
    return state, [CardPlayed(seat, card.code, card.price)]


def _symbol(action: Play) -> str:
    """The one symbol a card is played for (L03-PLAY-2)."""
    card: Card = action.card
    if len(card.symbols) == 1:
        return card.symbols[0]
    if not action.symbol:
        raise refused("L03-PLAY-2", "choose-symbol", card=card.code, symbols=card.symbols)
    if action.symbol not in card.symbols:
        raise refused("L03-PLAY-2", "symbol-not-on-card", card=card.code, symbol=action.symbol, symbols=card.symbols)
    return action.symbol


def _steps(seat: Seat, symbol: str) -> Steps:
    """The phase in which the steps of a symbol are taken."""
    match symbol[0]:
        case "B":
            return Borders(seat, int(symbol[1]))
        case "K":
            return Knights(seat, int(symbol[1]))
        case "X":
            return Extension(seat, EXTENSION_CELLS)
        case "D":
            return Desertion(seat)
        case _:
            return Alliance(seat)


Steps = Borders | Knights | Extension | Desertion | Alliance


def end_early(state: State, seat: Seat, phase: Steps) -> tuple[State, list[Event]]:
    """The player uses no more of the card, after one step at least (L03-PLAY-4)."""
    if not begun(phase):
        raise refused("L03-PLAY-4", "one-step-at-least")
    return state._replace(phase=CardUsed(seat)), [ActionEnded(seat)]


def begun(phase: Steps) -> bool:
    """Whether a first step has been taken; a deserter or an alliance ends with it."""
    match phase:
        case Borders() | Knights():
            return phase.begun
        case Extension():
            return phase.castle is not None
        case Desertion() | Alliance():
            return False
