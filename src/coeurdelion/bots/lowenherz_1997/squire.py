"""The level `squire` of Löwenherz 1997: it weighs every action by the best steps it sees, and bids by lot below that."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from coeurdelion.bots.common_reasons import ENOUGH, ONLY
from coeurdelion.bots.lowenherz_1997.conflict import bid, stakes, talk
from coeurdelion.bots.lowenherz_1997.decisions import decide
from coeurdelion.bots.lowenherz_1997.evaluation import evaluate
from coeurdelion.bots.lowenherz_1997.foresight import (
    Path,
    apart,
    arrivals,
    paths,
    politics_plays,
    with_break,
    with_politics,
)
from coeurdelion.bots.lowenherz_1997.outlook import Outlook, look_ahead
from coeurdelion.bots.lowenherz_1997.politics import card_values, pile_values
from coeurdelion.bots.lowenherz_1997.reasons import castle_reasons, step_reasons
from coeurdelion.bots.realm.sites import best_area, find_site
from coeurdelion.core import Seat
from coeurdelion.core.bot import BotChoice, BotRequest, Reason
from coeurdelion.core.choices import bits
from coeurdelion.games.lowenherz_1997 import apply, deal
from coeurdelion.games.lowenherz_1997.actions import Action, Break, Choose, LookAt, Take
from coeurdelion.games.lowenherz_1997.state import (
    Decide,
    Duel,
    Keep,
    Look,
    Negotiation,
    PlaceCastle,
    PlaceKnight,
    RenegadeArrives,
    State,
    Swords,
    Walls,
)
from coeurdelion.games.realm.actions import DONE, Castle
from coeurdelion.games.realm.board import place_castle

SITES = 8
"""How many places for a castle are looked at closely."""
APART = 4
"""The steps from own castles beyond which a neutral one does no harm."""
EAGER = 0.3
"""What a politics card must bring beyond what it counts in hand to be played."""
WORTH_BREAKING = 0.5
"""What breaking an alliance must bring beyond the best steps without it."""


class Mind(NamedTuple):
    """What the squire decides with: a state that fits its view, its seat, the outlook, and how it breaks ties."""

    state: State
    seat: Seat
    outlook: Outlook
    rng: Random


def squire(request: BotRequest) -> BotChoice:
    """The choice of a prince who weighs each action by the best steps it sees for it."""
    legal = request.legal
    if len(legal) == 1:
        return BotChoice(legal[0], (ONLY,))
    state = deal(request.view, request.rng)
    mind = Mind(state, request.view.seat, look_ahead(state), request.rng)
    match state.phase:
        case PlaceCastle(colour=colour):
            return _place(mind, _likely_sites(mind, colour, list(legal)))
        case PlaceKnight():
            return _place(mind, list(legal))
        case Decide(has_played=has_played):
            return _decide(mind, list(legal), has_played)
        case RenegadeArrives():
            return _step(mind, arrivals(*mind[:3]))
        case Negotiation() as phase:
            return talk(stakes(*mind[:3]), phase, legal, mind.rng)
        case Duel():
            return bid(stakes(*mind[:3]), legal, mind.rng)
        case Look():
            return _look(mind)
        case Keep():
            return _keep(mind, list(legal))
        case Walls() | Swords():
            return _act(mind, list(legal))
        case _:
            raise AssertionError(state.phase)


class Option(NamedTuple):
    """Something to choose and its value."""

    action: Action
    value: float


def _best(mind: Mind, options: Iterable[Option]) -> Action:
    """The action of most value, by lot between equals."""
    return max(options, key=lambda option: (round(option.value, 6), mind.rng.random())).action


def _act(mind: Mind, actions: Sequence[Action]) -> BotChoice:
    """The next step of walls or swords; before it perhaps an alliance is broken."""
    state, seat, outlook, _ = mind
    assert isinstance(state.phase, Walls | Swords)
    alone = mind._replace(state=apart(state, state.phase))
    found = paths(alone.state, seat, outlook, [action for action in actions if not isinstance(action, Break)])
    best = max(path.value for path in found)
    if isinstance(state.phase, Swords):
        breaks = [with_break(alone.state, seat, outlook, action) for action in actions if isinstance(action, Break)]
        found += [path for path in breaks if path.value > best + WORTH_BREAKING]
    return _step(alone, found)


def _step(mind: Mind, found: Sequence[Path]) -> BotChoice:
    """The best of several steps, with its reasons."""
    action = _best(mind, (Option(path.action, path.value) for path in found))
    if action == DONE:
        return BotChoice(action, (ENOUGH,))
    path = next(path for path in found if path.action == action)
    return BotChoice(action, step_reasons(mind.state, path.state, path.events, mind.seat, mind.outlook))


def _decide(mind: Mind, actions: Sequence[Action], has_played: bool) -> BotChoice:
    """A politics card that helps, or a decision card."""
    state, seat, outlook, rng = mind
    plays = [] if has_played else [with_politics(state, seat, outlook, play) for play in politics_plays(state, seat)]
    before = evaluate(state, seat, outlook)
    good = [path for path in plays if path.value > before + EAGER]
    if good:
        return _step(mind, good)
    return decide(state, seat, outlook, [action for action in actions if isinstance(action, Choose)], rng)


def _look(mind: Mind) -> BotChoice:
    """The pile whose best card can be expected to be worth most."""
    values = pile_values(mind.state, mind.seat, card_values(*mind[:3]))
    action = _best(mind, (Option(LookAt(number), value) for number, value in values.items()))
    assert isinstance(action, LookAt)
    return BotChoice(action, (Reason("reason-l97-looks", {"pile": action.pile}),))


def _keep(mind: Mind, actions: Sequence[Action]) -> BotChoice:
    """The card that is worth most."""
    values = card_values(*mind[:3])
    takes = [action for action in actions if isinstance(action, Take)]
    action = _best(mind, (Option(take, values[take.card.code]) for take in takes))
    assert isinstance(action, Take)
    card = action.card
    if card.is_parchment:
        return BotChoice(action, (Reason("reason-l97-keeps-parchment", {"points": card.value}),))
    if card.is_treasure:
        return BotChoice(action, (Reason("reason-l97-keeps-treasure", {"ducats": card.value}),))
    return BotChoice(action, (Reason("reason-l97-keeps", {"politics": card.code}),))


def _place(mind: Mind, actions: Sequence[Action]) -> BotChoice:
    """A place for a castle, or for the knight beside it."""
    state, seat, outlook, _ = mind
    after = {action: apply(state, seat, action)[0] for action in actions}
    then = {action: look_ahead(placed) for action, placed in after.items()}
    action = _best(mind, (Option(action, evaluate(after[action], seat, then[action])) for action in actions))
    return BotChoice(action, castle_reasons(state, after[action], _castle_of(state, action), seat, outlook, then[action]))


def _castle_of(state: State, action: Action) -> int:
    """The castle that is placed, or beside which a knight is."""
    if isinstance(state.phase, PlaceKnight):
        return state.phase.castle
    assert isinstance(action, Castle)
    return state.realm.land.grid.cell(action.cell)


def _likely_sites(mind: Mind, colour: int, actions: Sequence[Action]) -> list[Action]:
    """The places for a castle that look best at first sight."""
    if colour == mind.seat:
        return sorted(actions, key=lambda action: _own_site(mind, action), reverse=True)[:SITES]
    return sorted(actions, key=lambda action: _neutral_site(mind, action), reverse=True)[:SITES]


def _own_site(mind: Mind, action: Action) -> float:
    """What an own castle promises by itself."""
    cell = _castle_of(mind.state, action)
    realm = place_castle(mind.state.realm, mind.seat, cell)
    valuation = mind.outlook.survey.valuation
    return best_area(realm, find_site(realm, mind.seat, cell, valuation), 0, valuation).value


def _neutral_site(mind: Mind, action: Action) -> float:
    """How much nearer a neutral castle would stand to another's castle than to an own one."""
    cell = _castle_of(mind.state, action)
    board, castles = mind.state.realm.land.grid, mind.state.realm.castles[:-1]
    own = min(board.steps(cell, castle) for castle in bits(castles[mind.seat]))
    others = sum(cells for seat, cells in enumerate(castles) if seat != mind.seat)
    return min(own, APART) - min(board.steps(cell, castle) for castle in bits(others))
