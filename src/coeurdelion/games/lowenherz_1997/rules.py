"""The rules as the functions of a game: what is legal, what chance can do, what an action leads to."""

from __future__ import annotations

from collections import Counter
from typing import assert_never

from coeurdelion.core import CHANCE, Pick, Refused, Seat
from coeurdelion.core.choices import Choices
from coeurdelion.games.lowenherz_1997 import (
    act,
    alliance,
    duel,
    full,
    negotiation,
    politics,
    renegade,
    setup,
    wall,
)
from coeurdelion.games.lowenherz_1997 import round as game_round
from coeurdelion.games.lowenherz_1997.actions import (
    Accept,
    Action,
    Alliance,
    Ask,
    Break,
    Choose,
    Fight,
    Filled,
    Knight,
    LookAt,
    MakeBid,
    Offer,
    Piece,
    Renegade,
    Take,
    TurnedUp,
    Wall,
    knight_actions,
    wall_actions,
)
from coeurdelion.games.lowenherz_1997.asked import asked
from coeurdelion.games.lowenherz_1997.cards import ALL_POLITICS, FULL_DECK, cards_in, top_cards
from coeurdelion.games.lowenherz_1997.events import Event
from coeurdelion.games.lowenherz_1997.numbers import PROPOSALS
from coeurdelion.games.lowenherz_1997.pieces import PIECES
from coeurdelion.games.lowenherz_1997.refusals import refused
from coeurdelion.games.lowenherz_1997.state import (
    Acted,
    ChooseFirst,
    Decide,
    Duel,
    FillPiles,
    Keep,
    LayPieces,
    Look,
    Negotiation,
    Over,
    PlaceCastle,
    PlaceKnight,
    RenegadeArrives,
    State,
    Swords,
    TurnUp,
    Walls,
    to_act,
)
from coeurdelion.games.realm.actions import DONE, Castle, Done, Extend, First, castle_actions
from coeurdelion.games.realm.points import moved
from coeurdelion.games.realm.tiles import tiles_left
from coeurdelion.games.rulebook import not_now

_NONE: Choices[Action] = Choices()


def legal(state: State, seat: Seat) -> Choices[Action]:
    """What this seat may do now; a prince who is not to act may still break an alliance (L97-POLITICS-3)."""
    if seat == CHANCE:
        return Choices(tuple(odds(state)))
    here = _choices(state, seat) if seat in to_act(state) else _NONE
    breaks = alliance.breaks(state, seat)
    return Choices((*here.more, *breaks), here.mask, here.table) if breaks else here


def _choices(state: State, seat: Seat) -> Choices[Action]:
    """What a seat to act may do, breaking alliances apart."""
    grid = state.realm.land.grid
    match state.phase:
        case Walls():
            return Choices((DONE,), wall.targets(state, seat), wall_actions(grid))
        case Swords() as phase:
            return act.sword_choices(state, seat, phase)
        case Decide() as phase:
            return Choices(game_round.choices(state, seat, phase))
        case Negotiation() as phase:
            return negotiation.choices(state, phase)
        case Duel():
            return Choices(duel.choices(state, seat))
        case Look():
            return Choices((*(LookAt(number) for number in politics.open_piles(state)), DONE))
        case Keep() as phase:
            return Choices((*politics.takes(state, phase), DONE))
        case RenegadeArrives() as phase:
            return renegade.arrival_choices(state, seat, phase)
        case PlaceCastle(colour=colour):
            return Choices((), full.castle_targets(state, colour), castle_actions(grid))
        case PlaceKnight() as phase:
            return Choices((), full.knight_targets(state, phase), knight_actions(grid))
        case LayPieces() | ChooseFirst() | FillPiles() | TurnUp() | Acted() | Over():
            return _NONE
        case _ as unreachable:
            assert_never(unreachable)


def odds(state: State) -> dict[Action, int]:
    """Everything chance can do now, with its weight: equal cards count together."""
    match state.phase:
        case LayPieces(laid=laid):
            return {Piece(piece): 1 for piece in tiles_left(PIECES, laid)}
        case ChooseFirst():
            return {First(seat): 1 for seat in range(len(state.players))}
        case FillPiles():
            number = setup.next_pile(state)
            return {Filled(number, card): count for card, count in Counter(cards_in(setup.undealt(state))).items()}
        case TurnUp():
            return {TurnedUp(card): count for card, count in Counter(top_cards(state.deck)).items()}
        case _:
            return {}


def decided(state: State, pick: Pick) -> str:
    """What chance does now, by one pick."""
    return pick({str(action): weight for action, weight in odds(state).items()})


def apply(state: State, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The state after an action and what happened; raises Refused and changes nothing if it is not allowed."""
    _check_turn(state, seat, action)
    state, events = _act(state, seat, action)
    while isinstance(state.phase, Acted):
        state, following = game_round.carry_on(state)
        events += following
    players = moved(state.players, events)
    return (state if players is state.players else state._replace(players=players)), tuple(events)


def _check_turn(state: State, seat: Seat, action: Action) -> None:
    """Refuses an action of a seat that is not to act; an alliance can be broken at any time (L97-POLITICS-3)."""
    seats = to_act(state)
    if isinstance(state.phase, Over):
        raise Refused("over", "game-over")
    if seat in seats or (isinstance(action, Break) and seat in range(len(state.players))):
        return
    if CHANCE in seats:
        raise Refused("turn", "chance-decides")
    if not seats:
        raise not_now(seat, *asked(state, seat))
    raise Refused("turn", "not-your-turn", players=seats)


def _act(state: State, seat: Seat, action: Action) -> tuple[State, list[Event]]:
    """What an action does in the phase it belongs to."""
    match action, state.phase:
        case ((Offer() | Ask()), Negotiation() as phase):
            return negotiation.propose(state, seat, phase, action)
        case Choose(), Decide():
            return game_round.choose(state, seat, action)
        case MakeBid(), Duel() as phase:
            return duel.bid(state, seat, phase, action)
        case Wall(), Walls() as phase:
            return wall.place(state, seat, phase, action)
        case Break(), _ if seat != CHANCE:
            return alliance.end(state, seat, action)
        case Knight(), Swords() as phase:
            return act.place_knight(state, seat, phase, action)
        case Extend(), Swords() as phase:
            return act.extend_region(state, seat, phase, action)
        case Done(), Walls() | Swords() | Look() | Keep():
            return act.end_early(state, seat)
        case ((Alliance() | Renegade()), _):
            return _play_politics(state, seat, action)
        case Knight(), RenegadeArrives() as phase:
            return renegade.arrive(state, seat, phase, action)
        case Accept(), Negotiation() as phase:
            return negotiation.accept(state, seat, phase, action)
        case Fight(), Negotiation() as phase:
            return negotiation.fight(state, seat, phase)
        case LookAt(), Look():
            return politics.look(state, seat, action)
        case Take(), Keep() as phase:
            return politics.take(state, seat, phase, action)
        case _:
            return _set_up(state, seat, action)


def _play_politics(state: State, seat: Seat, action: Alliance | Renegade) -> tuple[State, list[Event]]:
    """A politics card is played together with a decision card, one with each (L97-ROUND-5)."""
    if not isinstance(state.phase, Decide):
        raise refused("L97-ROUND-5", "politics-with-decision")
    if state.phase.has_played:
        raise refused("L97-ROUND-5", "one-politics-a-decision")
    return alliance.make(state, seat, action) if isinstance(action, Alliance) else renegade.call(state, seat, action)


def _set_up(state: State, seat: Seat, action: Action) -> tuple[State, list[Event]]:
    """What an action does before the first round, and what chance does."""
    match action, state.phase:
        case TurnedUp(), TurnUp():
            return game_round.turned_up(state, action)
        case Castle(), PlaceCastle() as phase:
            return full.castle(state, seat, phase, action)
        case Knight(), PlaceKnight() as phase:
            return full.knight(state, seat, phase, action)
        case Piece(), LayPieces() as phase:
            return setup.piece(state, phase, action)
        case First(), ChooseFirst():
            return setup.first(state, action)
        case Filled(), FillPiles():
            return setup.filled(state, action)
        case _:
            raise not_now(seat, *asked(state, seat))


def longest(players: int) -> int:
    """No match of so many players has more entries.

    A round has one card, five decisions at most, and three actions, each with its talks, two duels and four steps. Every
    politics card can add a play, a knight and a broken alliance.
    """
    rounds = sum(map(len, FULL_DECK))
    each = 1 + players + 1 + 3 * (PROPOSALS + 1 + 2 * players + 4)
    return setup.longest_setup(players) + rounds * each + 3 * sum(ALL_POLITICS)
