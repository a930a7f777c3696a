"""A position as scenarios describe it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from coeurdelion.core import Refused
from coeurdelion.games.lowenherz_2003.cards import CARD, NO_CARDS, Card, pile
from coeurdelion.games.lowenherz_2003.options import COLOURS, Options, settle_options
from coeurdelion.games.lowenherz_2003.place import next_castle
from coeurdelion.games.lowenherz_2003.state import PlaceCastle, Player, State, UseCard
from coeurdelion.games.lowenherz_2003.table import BORDERS, DUCATS, KING, KNIGHTS
from coeurdelion.games.lowenherz_2003.tiles import BEGINNER, TERRAIN, land_of
from coeurdelion.games.realm.board import (
    FOREST,
    MEADOW,
    Realm,
    alliance,
    bare_realm,
    domain_named,
    joined,
    kin_edges,
    neighbours,
)
from coeurdelion.games.realm.borders import close_areas
from coeurdelion.games.realm.diagram import Diagram, read_diagram

LETTERS = {colour: colour[0].upper() for colour in COLOURS}
NEUTRAL = "N"
MOST = 1000
"""No number of a position is larger."""
_TABLE_KEYS = {"board", "layout", "to_act", "phase", "supply", "alliances", "deck", "market", "king", "players"}
_PLAYER_KEYS = {"ducats", "score", "reserve", "hand"}
T = TypeVar("T")


def position(
    colours: Sequence[str], options: Mapping[str, object], table: Mapping[str, object]
) -> tuple[State, tuple[str, ...]]:
    """The state that a position's table describes, and the order in which the deck will be drawn."""
    settled = settle_options(colours, options)
    _check_keys(table, _TABLE_KEYS | set(colours))
    drawn = _drawn(table)
    placing = _read(table, "phase", str, "") == "placement"
    if "phase" in table and not placing:
        raise Refused("scenario", "bad-entry", key="phase", allowed=("placement",))
    realm = _realm(settled, table, drawn, placing)
    deck, market = _cards(table, "deck"), _cards(table, "market")
    players = tuple(_player(realm, seat, colour, _read(table, colour, dict, {})) for seat, colour in enumerate(colours))
    pool = pile([*deck, *market, *(card for player in players for card in player.secret)])
    seat = _seat(settled, _read(table, "to_act", str, settled.colours[0]))
    state = State(
        options=settled,
        king=_read(table, "king", int, KING[settled.players]),
        pool=pool,
        realm=realm,
        players=players,
        deck=pile(deck),
        market=pile(market),
        played=NO_CARDS,
        idle=0,
        phase=UseCard(seat),
    )
    if placing:
        state = state._replace(phase=_placing(state, seat))
    return state, tuple(f"draw {card.code}" for card in deck)


def _check_keys(table: Mapping[str, object], known: set[str]) -> None:
    for key in table:
        if key not in known:
            raise Refused("scenario", "unknown-key", key=key, allowed=tuple(sorted(known)))


def _read(table: Mapping[str, object], key: str, kind: type[T], default: T) -> T:
    """The value of a key, of the kind it must be."""
    value = table.get(key, default)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise Refused("scenario", "bad-entry", key=key, allowed=(kind.__name__,))
    if isinstance(value, int) and not (0 <= value <= MOST or (key == "score" and abs(value) <= MOST)):
        raise Refused("scenario", "bad-entry", key=key, allowed=(f"0–{MOST}",))
    return value


def _drawn(table: Mapping[str, object]) -> Diagram:
    """The diagram, or the beginners' land without pieces."""
    if "board" in table:
        return read_diagram(_read(table, "board", str, ""), "".join(TERRAIN), NEUTRAL + "".join(LETTERS.values()))
    if _read(table, "layout", str, "beginner") != "beginner":
        raise Refused("scenario", "bad-entry", key="layout", allowed=("beginner",))
    return Diagram(land_of(BEGINNER), 0, {}, {})


def _realm(options: Options, table: Mapping[str, object], drawn: Diagram, placing: bool) -> Realm:
    """The realm of a diagram; one that breaks the rules of the game is an error."""
    castles, knights = _by_colour(options, drawn.castles), _by_colour(options, drawn.knights)
    board = drawn.land.grid
    supply = _read(table, "supply", int, BORDERS - drawn.borders.bit_count())
    realm = bare_realm(drawn.land, options.players + 1, supply)._replace(
        borders=drawn.borders,
        castles=castles,
        knights=knights,
        joints=joined(board, drawn.borders),
        kin=kin_edges(board, castles, knights),
    )
    _check_pieces(options, realm, placing)
    if not placing:
        closure = close_areas(realm, board.all_cells)
        if closure.returned:
            raise Refused("scenario", "border-inside", key="board", edges=board.edge_names(closure.returned))
        realm = closure.realm
    if realm.supply < 0:
        raise Refused("scenario", "too-many-borders", key="board", count=realm.borders.bit_count())
    return realm._replace(allied=_alliances(realm, table))


def _by_colour(options: Options, drawn: dict[str, int]) -> tuple[int, ...]:
    """The cells of each player's pieces, then those of all other colours, which are neutral."""
    letters = [LETTERS[colour] for colour in options.colours]
    others = 0
    for letter, cells in drawn.items():
        if letter not in letters:
            others |= cells
    return (*(drawn.get(letter, 0) for letter in letters), others)


def _check_pieces(options: Options, realm: Realm, placing: bool) -> None:
    """Refuses pieces where the rules let none stand, too many of them, and incomplete pairs while placing."""
    names = realm.land.grid.names
    for castles, knights in zip(realm.castles, realm.knights, strict=True):
        if wrong := castles & ~realm.land.cells(MEADOW):
            raise Refused("scenario", "castle-misplaced", key="board", cell=names(wrong)[0])
        if wrong := knights & ~realm.land.cells(MEADOW + FOREST):
            raise Refused("scenario", "knight-misplaced", key="board", cell=names(wrong)[0])
        if knights.bit_count() > KNIGHTS:
            raise Refused("scenario", "too-many-knights", key="board", count=knights.bit_count(), allowed=(str(KNIGHTS),))
        if placing and castles.bit_count() != knights.bit_count():
            raise Refused("scenario", "incomplete-pairs", key="board")
    for castles in realm.castles[: options.players]:
        if castles.bit_count() > options.castles:
            count, most = castles.bit_count(), str(options.castles)
            raise Refused("scenario", "too-many-castles", key="board", count=count, allowed=(most,))


def _alliances(realm: Realm, table: Mapping[str, object]) -> frozenset[tuple[int, int]]:
    """The alliances listed, each of two neighbouring domains of different colours."""
    pairs = set()
    for pair in _read(table, "alliances", list, []):
        if not isinstance(pair, list):
            raise Refused("scenario", "bad-alliance", key="alliances", cells=(str(pair)[:20],))
        named = [domain_named(realm, realm.land.grid.cell(str(name))) for name in pair] if len(pair) == 2 else []
        one, other = named if named else (None, None)
        if one is None or other is None or one.colour == other.colour or not neighbours(realm, one, other):
            raise Refused("scenario", "bad-alliance", key="alliances", cells=tuple(map(str, pair)))
        pairs.add(alliance(one, other))
    return frozenset(pairs)


def _player(realm: Realm, seat: int, colour: str, table: Mapping[str, object]) -> Player:
    """What a player has."""
    _check_keys(table, _PLAYER_KEYS)
    hand = tuple(sorted(_cards(table, "hand")))
    reserve = _read(table, "reserve", int, KNIGHTS - realm.knights[seat].bit_count())
    return Player(_read(table, "score", int, 0), _read(table, "ducats", int, DUCATS), reserve, hand, ())


def _cards(table: Mapping[str, object], key: str) -> list[Card]:
    """The cards a list names."""
    codes = _read(table, key, list, [])
    for code in codes:
        if not isinstance(code, str) or code not in CARD:
            raise Refused("scenario", "no-such-card", key=key, code=str(code))
    return [CARD[code] for code in codes]


def _seat(options: Options, colour: str) -> int:
    if colour not in options.colours:
        raise Refused("scenario", "bad-entry", key="to_act", allowed=options.colours)
    return options.colours.index(colour)


def _placing(state: State, seat: int) -> PlaceCastle:
    """Who places next: the one to act, if castles are left to that player, else whom the counts name."""
    before = seat - 1 if state.options.clockwise else seat + 1
    following = next_castle(state, before % state.options.players)
    if following is None:
        raise Refused("scenario", "all-placed", key="phase")
    return following
