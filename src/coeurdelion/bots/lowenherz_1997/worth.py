"""What the actions of a card are worth in Löwenherz 1997: to the own seat by looking ahead, to the others by a guess."""

from __future__ import annotations

from coeurdelion.bots.lowenherz_1997.evaluation import WEIGHTS, cell_worth
from coeurdelion.bots.lowenherz_1997.foresight import gain_of
from coeurdelion.bots.lowenherz_1997.money import affordable, cost, money
from coeurdelion.bots.lowenherz_1997.outlook import Outlook, look_ahead
from coeurdelion.bots.lowenherz_1997.politics import card_values, pile_values
from coeurdelion.bots.realm.fronts import BEST_RIVAL_SHARE, beside, pieces_but
from coeurdelion.bots.realm.sites import open_sites
from coeurdelion.bots.realm.standing import LOOT_CELLS, best_cells
from coeurdelion.core import Seat
from coeurdelion.games.lowenherz_1997.cards import DUCATS, POLITICS, WALLS, cards_in, minus, pile
from coeurdelion.games.lowenherz_1997.politics import open_piles
from coeurdelion.games.lowenherz_1997.state import Player, State
from coeurdelion.games.realm.board import Domain, Realm, are_allied, domains_of, garrison

GUESSED_CARD_WORTH = 2.5
"""The worth of a politics card to another, in points."""
GUESSED_KNIGHT_WORTH = 0.7
"""The worth of a knight to another, in points."""


def worth(state: State, seat: Seat, action: str, outlook: Outlook | None = None) -> float:
    """What it would bring a seat to carry out an action alone now, in points."""
    outlook = outlook or look_ahead(state)
    if action.startswith(DUCATS):
        return -cost(state.players[seat], -int(action[1:]), outlook.ahead)
    if action == POLITICS:
        if not open_piles(state):
            return 0.0
        return max(pile_values(state, seat, card_values(state, seat, outlook)).values())
    return gain_of(state, seat, outlook, action)


def price(state: State, seat: Seat, action: str, outlook: Outlook | None = None) -> int:
    """The most that a seat would pay to carry out an action now, ducats and treasures together."""
    outlook = outlook or look_ahead(state)
    return affordable(state.players[seat], worth(state, seat, action, outlook), outlook.ahead)


def seen_worth(state: State, other: Seat, action: str, outlook: Outlook) -> float:
    """What everyone can see that an action would bring a prince, in points: nobody knows the cards that are hidden."""
    if action == POLITICS:
        return appetite(state, other, action, outlook)
    players = tuple(public(player) for player in state.players)
    return worth(state._replace(players=players), other, action, outlook)


def appetite(state: State, other: Seat, action: str, outlook: Outlook) -> float:
    """A guess at what an action would bring another prince, in points."""
    if action.startswith(DUCATS):
        return -cost(state.players[other], -int(action[1:]), outlook.ahead)
    if action == POLITICS:
        return GUESSED_CARD_WORTH if open_piles(state) else 0.0
    count = int(action[1:])
    return _walls(state, other, count, outlook) if action.startswith(WALLS) else _swords(state, other, count, outlook)


def _walls(state: State, other: Seat, count: int, outlook: Outlook) -> float:
    """A guess at what walls bring: an area closed, or nearer to be."""
    chances = outlook.survey.valuation.chances
    weight = WEIGHTS["prospects"]
    best = 0.0
    for _, area in open_sites(state.realm, outlook.survey, other):
        missing = area.missing.bit_count()
        if area.value:
            then = 1.0 if missing <= count else weight * chances[missing - count]
            best = max(best, area.value * (then / chances[missing] - weight))
    return best


def _swords(state: State, other: Seat, count: int, outlook: Outlook) -> float:
    """A guess at what swords bring: the best cells within reach, and a knight."""
    realm = state.realm
    reached = max((_reach(realm, region, outlook) for region in domains_of(realm, other)), default=0.0)
    knights = GUESSED_KNIGHT_WORTH * bool(state.players[other].reserve)
    return max(reached, knights) + knights * (count - 1)


def _reach(realm: Realm, region: Domain, outlook: Outlook) -> float:
    """What the best cells beside a region bring that it may take."""
    cells = beside(realm.land.grid, region.cells) & ~pieces_but(realm.castles, realm.knights, region.colour)
    own = garrison(realm, region).bit_count()
    for another in realm.domains:
        stronger = own > garrison(realm, another).bit_count()
        if another.colour == region.colour or not stronger or are_allied(realm, region, another):
            cells &= ~another.cells
    return best_cells(realm.land, cells, LOOT_CELLS, cell_worth(outlook.ahead.silver))


def harm(state: State, seat: Seat, other: Seat, gain: float) -> float:
    """What it costs a seat, in points, that another prince has a gain."""
    players = state.players
    rivals = [player.score for number, player in enumerate(players) if number != seat]
    leads = players[other].score == max(rivals)
    return gain * ((BEST_RIVAL_SHARE if leads else 0.0) + (1 - BEST_RIVAL_SHARE) / len(rivals))


def public(player: Player) -> Player:
    """A prince as everyone sees him, without the politics cards that are hidden."""
    return player._replace(politics=tuple(held for held in player.politics if held.is_open))


def hidden_treasure(state: State) -> float:
    """What a politics card that nobody has shown is worth on average as a treasure, in ducats."""
    shown = [*state.gone, *(held for player in state.players for held in player.politics if held.is_open)]
    cards = cards_in(minus(state.pool, pile(held.card for held in shown)))
    return sum(card.value for card in cards if card.is_treasure) / max(1, len(cards))


def means(state: State, other: Seat) -> int:
    """The money that another prince can be seen to have."""
    return money(public(state.players[other]))


def limit(state: State, other: Seat, gain: float, outlook: Outlook) -> int:
    """A guess at the most that another prince would pay for a gain of points, in ducats."""
    return affordable(public(state.players[other]), gain, outlook.ahead)
