"""The rules as the functions of a game: what is legal, what chance can do, what an action leads to."""

from __future__ import annotations

from typing import assert_never

from coeurdelion.core import CHANCE, Pick, Refused, Seat
from coeurdelion.core.choices import Choices
from coeurdelion.games.lowenherz_2003 import ally, border, desert, extend, knight, place, play, setup, turn
from coeurdelion.games.lowenherz_2003.actions import (
    DRAWN,
    Action,
    Ally,
    Border,
    Desert,
    Draw,
    Drawn,
    Knight,
    Play,
    Remove,
    Sell,
    Take,
    Tile,
    border_actions,
    knight_actions,
    remove_actions,
)
from coeurdelion.games.lowenherz_2003.asked import asked
from coeurdelion.games.lowenherz_2003.cards import top_cards
from coeurdelion.games.lowenherz_2003.end import king_reached, tally
from coeurdelion.games.lowenherz_2003.events import Event, Scoring
from coeurdelion.games.lowenherz_2003.refusals import refused
from coeurdelion.games.lowenherz_2003.state import (
    Alliance,
    Borders,
    CardUsed,
    ChooseFirst,
    DealCards,
    DeserterArrives,
    DeserterLeaves,
    Desertion,
    DrawCard,
    Extension,
    Knights,
    LayTiles,
    Over,
    PlaceCastle,
    Placed,
    PlaceKnight,
    Refill,
    State,
    UseCard,
)
from coeurdelion.games.lowenherz_2003.tiles import tiles_left
from coeurdelion.games.realm.actions import DONE, Castle, Done, Extend, First, castle_actions
from coeurdelion.games.realm.borders import border_targets
from coeurdelion.games.rulebook import not_now

_NONE: Choices[Action] = Choices()


def legal(state: State, seat: Seat) -> Choices[Action]:
    """What this seat may do now; nothing if it is not to act."""
    phase = state.phase
    if phase.seat != seat:
        return _NONE
    grid = state.realm.land.grid
    match phase:
        case Borders(begun=begun):
            return Choices((DONE,) if begun else (), border_targets(state.realm), border_actions(grid))
        case UseCard():
            return Choices(play.choices(state, seat))
        case Refill():
            return Choices(turn.refills(state, phase))
        case Knights(begun=begun):
            mask = knight.targets(state, seat, state.players[seat].ducats)
            return Choices((DONE,) if begun else (), mask, knight_actions(grid))
        case Extension():
            cells: tuple[Action, ...] = extend.choices(state, seat, phase)
            return Choices((*cells, DONE) if play.begun(phase) else cells)
        case PlaceCastle(colour=colour):
            return Choices((), place.castle_targets(state, colour), castle_actions(grid))
        case PlaceKnight():
            return Choices((), place.knight_targets(state, phase), knight_actions(grid))
        case Desertion():
            return Choices(desert.choices(state, seat))
        case DeserterArrives():
            return Choices((), desert.arrival_targets(state, phase), knight_actions(grid))
        case DeserterLeaves():
            return Choices((), desert.removal_targets(state, phase), remove_actions(grid))
        case Alliance():
            return Choices(ally.choices(state, seat))
        case LayTiles() | ChooseFirst() | DealCards() | DrawCard():
            return Choices(tuple(odds(state)))
        case Placed() | CardUsed() | Over():
            return _NONE
        case _ as unreachable:
            assert_never(unreachable)


def odds(state: State) -> dict[Action, int]:
    """Everything chance can do now, with its weight: equal cards count together."""
    match state.phase:
        case LayTiles(laid=laid):
            return {Tile(tile): 1 for tile in tiles_left(laid)}
        case ChooseFirst():
            return {First(seat): 1 for seat in range(len(state.players))}
        case DealCards() | DrawCard():
            return {DRAWN[card.number]: state.deck[card.number] for card in top_cards(state.deck)}
        case _:
            return {}


def decided(state: State, pick: Pick) -> str:
    """What chance does now, by one pick."""
    return pick({str(action): weight for action, weight in odds(state).items()})


def apply(state: State, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The state after an action and what happened; raises Refused and changes nothing if it is not allowed."""
    phase = state.phase
    if phase.seat != seat:
        if isinstance(phase, Over):
            raise Refused("over", "game-over")
        if phase.seat == CHANCE:
            raise Refused("turn", "chance-decides")
        raise Refused("turn", "not-your-turn", players=(phase.seat,))
    state, events = _act(state, seat, action)
    if any(isinstance(event, Scoring) for event in events):
        state = tally(state, events)
        if won := king_reached(state):
            return won[0], (*events, *won[1])
    if isinstance(state.phase, CardUsed):
        state, following = turn.end_of_card(state, state.phase)
        events += following
    elif isinstance(state.phase, Placed):
        state, following = turn.turn_from(state, state.phase.seat)
        events += following
    return state, tuple(events)


def _act(state: State, seat: Seat, action: Action) -> tuple[State, list[Event]]:
    """What an action does in the phase it belongs to."""
    match action, state.phase:
        case Border(), Borders() as phase:
            return border.place(state, seat, phase, action)
        case Sell(), UseCard():
            return turn.sell(state, seat, action)
        case Play(), UseCard():
            return play.play(state, seat, action)
        case Draw(), Refill():
            return turn.draw(state, seat)
        case Take(), Refill() as phase:
            return turn.take(state, seat, phase, action)
        case Drawn(), DrawCard() as phase:
            return turn.drawn(state, phase, action)
        case Done(), (Borders() | Knights() | Extension() | Desertion() | Alliance()) as phase:
            return play.end_early(state, seat, phase)
        case Knight(), Knights() as phase:
            return knight.place(state, seat, phase, action)
        case Extend(), Extension() as phase:
            return extend.take(state, seat, phase, action)
        case Desert(), Desertion() as phase:
            return desert.call(state, seat, phase, action)
        case Knight(), DeserterArrives() as phase:
            return desert.arrive(state, seat, phase, action)
        case Remove(), DeserterLeaves() as phase:
            return desert.leave(state, seat, phase, action)
        case Ally(), Alliance() as phase:
            return ally.make(state, seat, phase, action)
        case Castle(), PlaceCastle() as phase:
            return place.castle(state, seat, phase, action)
        case Knight(), PlaceKnight() as phase:
            return place.knight(state, seat, phase, action)
        case Drawn(), DealCards() as phase:
            return setup.dealt(state, phase, action)
        case Tile(), LayTiles() as phase:
            return setup.tile(state, phase, action)
        case First(), ChooseFirst():
            return setup.first(state, action)
        case Done(), UseCard():
            count = len(state.players[seat].hand)
            raise refused("L03-TURN-3", "must-use-card", count=count)
        case ((Sell() | Play()), (Refill() | Borders() | Knights() | Extension() | Desertion() | Alliance())):
            raise refused("L03-TURN-3", "one-card-a-turn")
        case _:
            raise not_now(seat, *asked(state, seat))


def longest(players: int) -> int:
    """No match of so many players has more entries (L03-TURN-4).

    A turn that is not a sale refilled from the market plays a card for good or draws one from the deck; between two such
    turns there are at most `IDLE_ROUNDS` rounds. No turn has more than seven entries.
    """
    return setup.longest_setup(players) + 7 * turn.longest_turns(players)
