"""What a position of Löwenherz 2003 is worth to a seat, as terms with names and weights."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from coeurdelion.bots.enclosure import Gains, rich_area
from coeurdelion.core import Seat, bits
from coeurdelion.games.lowenherz_2003.domain import CITY, FOREST, VILLAGE, worth
from coeurdelion.games.lowenherz_2003.state import Over, State
from coeurdelion.games.lowenherz_2003.table import (
    CITY_POINTS,
    FOREST_POINTS,
    MONOPOLY_MINES,
    MOST_DUCATS_POINTS,
    NEXT_DUCATS_POINTS,
    VILLAGE_POINTS,
)
from coeurdelion.games.lowenherz_2003.tiles import LETTER, MINES
from coeurdelion.games.realm.board import Domain, Land, Realm, alliance
from coeurdelion.grid import Grid

WEIGHTS: Mapping[str, float] = {
    "won": 1000.0,
    "points": 1.0,
    "prospects": 0.42,
    "room": 0.19,
    "pressure": 0.5,
    "garrison": 0.6,
    "income": 0.28,
    "monopoly": 1.2,
    "ducats": 0.35,
    "bonus": 1.2,
}
"""What one unit of each term counts, in points."""

MINE_LETTERS = "".join(LETTER[mine] for mine in MINES)
MINE_WORTH = 2.9
"""What a mine counts beside what forests, villages and the city do."""
CELL_WORTH: tuple[tuple[str, float], ...] = (
    (CITY, CITY_POINTS),
    (VILLAGE, VILLAGE_POINTS),
    (MINE_LETTERS, MINE_WORTH),
    (FOREST, FOREST_POINTS),
)
SEAT_OF_LAND = 1.2
"""What it counts to have a domain at all, from which to extend."""
FIRMNESS = (0.0, 1.0, 1.7, 2.2, 2.6, 2.9, 3.1)
"""What the first knights of a domain count."""
MONOPOLY_PROGRESS = (0.0, 0.2, 1.0)
"""What the mines of one kind count on the way to a monopoly."""
STRIKE = {-2: 0.05, -1: 0.17, 0: 0.4}
"""How likely a domain is to enter another, by its knights less the other's; with more it is able to at once."""
SOON = 0.45
"""What land two steps away counts, of what land beside a domain does."""
LOOT = 2
"""How many cells an extension takes."""
ALL_CELLS = 999
RIVAL = 0.5
"""How much of the others' points is those of the best of them; the rest is their mean."""

GAINS: Gains = ((FOREST, 2), (VILLAGE, 6), (CITY, 10), (MINE_LETTERS, 4))
SHAPES: tuple[tuple[Gains, int, int], ...] = (((), 1, 3), (GAINS, 3, 2), (GAINS, 3, 3), (GAINS, 5, 3), (GAINS, 5, 4))
"""The areas looked for round each castle: what cells gain, what a border costs, how far they may reach."""
DUCATS_A_TURN = 4
PURSE = ((1.0, 8), (0.5, 8), (0.15, 999))
"""What the first ducats count, what the next do, what the rest do."""
BONUS_ROUNDS = 6
"""With fewer turns left by the cards the bonus for ducats comes into sight."""
POINTS_A_TURN = 2
HURRY = 1.05
BORDERS_A_TURN = 1.2
FAR = 14
"""With so many borders missing an area is out of sight."""


class Area(NamedTuple):
    """An area that a castle could get, the edges round it and what it would be worth."""

    cells: int
    rim: int
    worth: float


class Site(NamedTuple):
    """A castle without a domain and the areas it could get."""

    castle: int
    colour: int
    areas: tuple[Area, ...]


class Outlook(NamedTuple):
    """What is worked out once for a decision: the sites, how many turns each player may still have, and how many more the
    cards would last if nobody reached the king.
    """

    sites: tuple[Site, ...]
    turns: int
    rounds: int


def outlook(state: State) -> Outlook:
    """The outlook of a state."""
    realm = state.realm
    closed = sum(1 << domain.castle for domain in realm.domains)
    sites = (site(realm, colour, castle) for colour, own in enumerate(realm.castles) for castle in bits(own & ~closed))
    return Outlook(tuple(sites), *_turns(state))


def site(realm: Realm, colour: int, castle: int) -> Site:
    """The areas that a castle without a domain could get."""
    found = (rich_area(realm, castle, *shape) for shape in SHAPES)
    return Site(castle, colour, tuple(_area(realm.land, cells) for cells in {area.cells: 0 for area in found if area}))


@lru_cache(maxsize=1 << 14)
def _area(land: Land, cells: int) -> Area:
    mines = (cells & land.cells(MINE_LETTERS)).bit_count()
    return Area(cells, land.grid.around(cells), worth(land, cells) + MINE_WORTH * mines + SEAT_OF_LAND)


def _turns(state: State) -> tuple[int, int]:
    """How many turns each player may still have, and how many by the cards alone."""
    cards = sum(state.deck) + sum(len(player.hand) for player in state.players)
    rounds = max(1, round(cards / len(state.players)))
    ahead = max(player.score for player in state.players)
    return min(rounds, 2 + (state.king - ahead) // POINTS_A_TURN), rounds


def purse(state: State, seat: Seat, ducats: int, ahead: Outlook) -> float:
    """What it would be worth to a seat to have so many ducats, in points."""
    amounts = [ducats if other == seat else player.ducats for other, player in enumerate(state.players)]
    return sum(WEIGHTS[name] * value for name, value in _money(amounts, seat, ahead).items())


def evaluate(state: State, seat: Seat, ahead: Outlook) -> float:
    """What a state is worth to a seat, in points."""
    return sum(WEIGHTS[name] * value for name, value in terms(state, seat, ahead).items())


def terms(state: State, seat: Seat, ahead: Outlook) -> dict[str, float]:
    """What a state has for a seat, less what it has for the others, by name."""
    realm = state.realm
    standing = _standing(realm.land, realm.domains, realm.castles, realm.knights, realm.allied)
    points = [player.score for player in state.players]
    ducats = [player.ducats for player in state.players]
    return {
        "won": _won(state, seat),
        "points": _lead(points, seat, RIVAL),
        "prospects": _lead(prospects(realm, ahead), seat),
        "room": _lead(standing.room, seat),
        "pressure": _lead(standing.pressure, seat),
        "garrison": _lead(standing.garrison, seat),
        "income": _lead(standing.income, seat) * min(ahead.turns, 12),
        "monopoly": _lead(standing.monopoly, seat),
        **_money(ducats, seat, ahead),
    }


def _money(ducats: Sequence[int], seat: Seat, ahead: Outlook) -> dict[str, float]:
    """The terms of ducats: what they can buy, and their bonus at the end."""
    near = 1 - (ahead.rounds - 1) / BONUS_ROUNDS
    return {
        "ducats": _useful(ducats[seat], ahead.turns),
        "bonus": near * _lead(_bonuses(ducats), seat) if near > 0 else 0.0,
    }


def _lead(values: Sequence[float], seat: Seat, share: float = 0.0) -> float:
    """A seat's value less a share of the best of the others' and for the rest their mean."""
    others = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - share * max(others) - (1 - share) * sum(others) / len(others)


def _won(state: State, seat: Seat) -> float:
    """A victory, shared or alone, or a defeat."""
    if not isinstance(state.phase, Over):
        return 0.0
    won = state.phase.winners
    return (2.0 / len(won) if seat in won else 0.0) - 1.0


@lru_cache(maxsize=1 << 12)
def _useful(ducats: int, turns: int) -> float:
    """Ducats, the first counting most, and no more than the turns after this one can use."""
    ducats = min(ducats, DUCATS_A_TURN * (turns - 1))
    counted = 0.0
    for share, width in PURSE:
        counted += share * min(ducats, width)
        ducats -= min(ducats, width)
    return counted


def _bonuses(ducats: Sequence[int]) -> list[float]:
    """What each would get for ducats if the match ended now (L03-END-3)."""
    amounts = sorted({amount for amount in ducats if amount}, reverse=True)
    points = dict(zip(amounts, (MOST_DUCATS_POINTS, NEXT_DUCATS_POINTS), strict=False))
    return [float(points.get(amount, 0)) for amount in ducats]


def prospects(realm: Realm, ahead: Outlook) -> list[float]:
    """What the castles of each player that have no domain promise, by seat."""
    taken = in_domains(realm)
    found = [0.0] * (len(realm.castles) - 1)
    for place in ahead.sites:
        if place.colour < len(found) and not taken >> place.castle & 1:
            found[place.colour] += best_area(realm, place, ahead.turns, taken).value
    return found


def in_domains(realm: Realm) -> int:
    """All cells that belong to a domain."""
    return sum(domain.cells for domain in realm.domains)


class Prospect(NamedTuple):
    """What an area promises, its cells and the borders it misses."""

    value: float
    cells: int
    missing: int


NO_PROSPECT = Prospect(0.0, 0, 0)


def best_area(realm: Realm, place: Site, turns: int, taken: int) -> Prospect:
    """What a castle without a domain promises with its best area, where these cells are taken."""
    found = NO_PROSPECT
    chances = _chances(turns)
    firm = realm.kin | realm.inner
    for area in place.areas:
        if area.cells & taken:
            area = _rest(realm, place, area, taken)
        missing = area.rim & ~realm.borders
        count = missing.bit_count()
        if count < FAR and not missing & firm:
            knights = (realm.knights[place.colour] & area.cells).bit_count()
            value = chances[count] * (area.worth + 0.5 * FIRMNESS[min(knights, len(FIRMNESS) - 1)])
            if value > found.value:
                found = Prospect(value, area.cells, missing)
    return found


def _rest(realm: Realm, place: Site, area: Area, taken: int) -> Area:
    """What is left of an area of which domains have taken a part."""
    board = realm.land.grid
    cells = area.cells & ~taken
    return _area(realm.land, board.flood(1 << place.castle, board.around(cells)))


@lru_cache
def _chances(turns: int) -> tuple[float, ...]:
    """How likely an area is closed in the turns left, by the borders it misses."""
    far = min(FAR, 1 + BORDERS_A_TURN * turns)
    return tuple(max(0.0, 1 - missing / far) ** HURRY for missing in range(FAR))


class Standing(NamedTuple):
    """What domains and knights are worth beside their points: a number for each seat in every field."""

    room: tuple[float, ...]
    pressure: tuple[float, ...]
    garrison: tuple[float, ...]
    income: tuple[float, ...]
    monopoly: tuple[float, ...]


@lru_cache(maxsize=1 << 13)
def _standing(
    land: Land,
    domains: tuple[Domain, ...],
    castles: tuple[int, ...],
    knights: tuple[int, ...],
    allied: frozenset[tuple[int, int]],
) -> Standing:
    seats = range(len(castles) - 1)
    taken = sum(domain.cells for domain in domains)
    own = [sum(domain.cells for domain in domains if domain.colour == seat) for seat in seats]
    mines = [_mines(land, cells) for cells in own]
    return Standing(
        room=tuple(_room(land, own[seat], taken | _pieces_but(castles, knights, seat)) for seat in seats),
        pressure=_pressure(land, domains, castles, knights, allied),
        garrison=tuple(_garrison(domains, knights, seat) for seat in seats),
        income=tuple(float(len(counts)) for counts in mines),
        monopoly=tuple(sum(map(_progress, counts)) for counts in mines),
    )


def _pieces_but(castles: tuple[int, ...], knights: tuple[int, ...], seat: Seat) -> int:
    """The cells with a castle or another's knight, which a seat cannot take."""
    cells = 0
    for colour, own in enumerate(castles):
        cells |= own if colour == seat else own | knights[colour]
    return cells


def _room(land: Land, own: int, barred: int) -> float:
    """The land of nobody that a player's domains could take, what is near counting more."""
    if not own:
        return 0.0
    near = _beside(land.grid, own) & ~barred
    far = _beside(land.grid, own | near) & ~barred
    return best_cells(land, near, ALL_CELLS) + SOON * best_cells(land, far, ALL_CELLS)


_beside = lru_cache(maxsize=1 << 14)(Grid.beside)


@lru_cache(maxsize=1 << 14)
def best_cells(land: Land, cells: int, count: int) -> float:
    """What the best of these cells are worth, so many at most."""
    total = 0.0
    for kinds, value in CELL_WORTH:
        found = min(count, (cells & land.cells(kinds)).bit_count())
        total += value * found
        count -= found
    return total


def _pressure(
    land: Land,
    domains: tuple[Domain, ...],
    castles: tuple[int, ...],
    knights: tuple[int, ...],
    allied: frozenset[tuple[int, int]],
) -> tuple[float, ...]:
    """What each player's domains could take from their neighbours, less what these could take from them."""
    found = [0.0] * len(castles)
    attackers = [domain for domain in domains if domain.colour < len(castles) - 1]
    for one, other in _fronts(land.grid, attackers, domains, allied):
        margin = (one.cells & knights[one.colour]).bit_count() - (other.cells & knights[other.colour]).bit_count()
        strike = STRIKE.get(margin, 1.0 if margin > 0 else 0.0)
        if strike:
            free = other.cells & ~_pieces_but(castles, knights, one.colour)
            near = _beside(land.grid, one.cells) & free
            loot = best_cells(land, near, LOOT)
            found[one.colour] += strike * loot
            found[other.colour] -= strike * max(loot, _worst_cut(land, other, near | _beside(land.grid, near) & free))
    return tuple(found[:-1])


@lru_cache(maxsize=1 << 14)
def _worst_cut(land: Land, domain: Domain, cells: int) -> float:
    """What a domain loses at most with one of these cells and all that this cuts off from the castle (L03-EXTEND-10)."""
    board = land.grid
    worst = 0.0
    for cell in bits(cells):
        kept = board.flood(1 << domain.castle, board.around(domain.cells & ~(1 << cell)))
        worst = max(worst, best_cells(land, domain.cells & ~kept, ALL_CELLS))
    return worst


def _fronts(
    board: Grid, attackers: Sequence[Domain], domains: Sequence[Domain], allied: frozenset[tuple[int, int]]
) -> Iterator[tuple[Domain, Domain]]:
    """Every attacker with every neighbour of another colour that it is not allied with."""
    for one in attackers:
        beside = _beside(board, one.cells)
        for other in domains:
            if other.cells & beside and other.colour != one.colour and alliance(one, other) not in allied:
                yield one, other


def _garrison(domains: tuple[Domain, ...], knights: tuple[int, ...], seat: Seat) -> float:
    """How firmly a player's domains are held."""
    counts = ((domain.cells & knights[seat]).bit_count() for domain in domains if domain.colour == seat)
    return sum(FIRMNESS[min(count, len(FIRMNESS) - 1)] for count in counts)


def _mines(land: Land, cells: int) -> list[int]:
    """How many mines of each kind that there are among these cells."""
    counts = ((cells & land.cells(letter)).bit_count() for letter in MINE_LETTERS)
    return [count for count in counts if count]


def _progress(mines: int) -> float:
    """What mines of one kind count until they are a monopoly (L03-MINE-2)."""
    return MONOPOLY_PROGRESS[mines] if mines < MONOPOLY_MINES else 0.0
