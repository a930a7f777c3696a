"""Löwenherz 2003 for the compiled core: states as plain values (`native/lowenherz_2003/state.hpp`), actions as numbers."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from ctypes import CDLL, c_char_p, c_double, c_int32, c_uint32, c_uint64, c_void_p, create_string_buffer
from enum import IntEnum
from functools import cache, lru_cache
from typing import NamedTuple

from coeurdelion.core import AnyGame, Seat
from coeurdelion.core.choices import bits
from coeurdelion.core.grid import Grid
from coeurdelion.games import lowenherz_2003
from coeurdelion.games.lowenherz_2003.actions import (
    DRAW,
    DRAWN,
    PLAY,
    SELL,
    TAKE,
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
)
from coeurdelion.games.lowenherz_2003.cards import CARDS, LETTERS, Card
from coeurdelion.games.lowenherz_2003.state import (
    Alliance,
    Borders,
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
    Phase,
    PlaceCastle,
    PlaceKnight,
    Player,
    Refill,
    State,
    UseCard,
)
from coeurdelion.games.lowenherz_2003.tiles import PLACES, land_of
from coeurdelion.games.lowenherz_2003.view import View
from coeurdelion.games.realm.actions import DONE, Castle, Done, Extend, First
from coeurdelion.games.realm.tiles import UNKNOWN
from coeurdelion.native.library import library
from coeurdelion.native.lowenherz_2003_tables import KINDS, LAID
from coeurdelion.native.packing import Unsupported, sized, sound
from coeurdelion.native.realm import CELLS, REALM_SIZE, edge_code, edge_number, pack_realm, unpack_realm

GAME: AnyGame = lowenherz_2003

_HAND, _BACK, _NO_KNIGHT = 8, 64, 255
_MOST = 1 << 14
"""Points and ducats have room for more, so that they can grow."""
_MOST_CASTLES = 16
_MOST_ALIKE = 255
_KEPT = 4096
"""So many players are kept as they are unpacked: of most states only one differs from the state before."""
_PLAYER = struct.Struct(f"<hhh2x{_HAND}s{_HAND}s")
_PLAYERS = 4
_PILE = len(CARDS)
_STATE = struct.Struct(f"<{REALM_SIZE}s{_PLAYERS * _PLAYER.size}sh7B10B{PLACES}s{_PILE}s{_PILE}s{_PILE}sx")
STATE_SIZE = _STATE.size
_STEPS: tuple[type[Phase], ...] = (
    LayTiles,
    ChooseFirst,
    DealCards,
    PlaceCastle,
    PlaceKnight,
    UseCard,
    Borders,
    Knights,
    Extension,
    Desertion,
    DeserterArrives,
    DeserterLeaves,
    Alliance,
    Refill,
    DrawCard,
    Over,
)
_BEFORE_PLAY = {DealCards, PlaceCastle, PlaceKnight}
_STEP = {kind: number for number, kind in enumerate(_STEPS)}
_TILE = {tile: number for number, tile in enumerate(LAID)}


class Verb(IntEnum):
    """What an action's number begins with; up to three words follow, a byte each."""

    CASTLE = 1
    KNIGHT = 2
    SELL = 3
    PLAY = 4
    BORDER = 5
    EXTEND = 6
    DESERT = 7
    REMOVE = 8
    ALLY = 9
    DRAW = 10
    TAKE = 11
    DONE = 12
    TILE = 13
    FIRST = 14
    DRAWN = 15


def pack(state: State) -> bytes:
    """A state as bytes."""
    if type(state.phase) in _BEFORE_PLAY:
        _check_castles(state)
    players = [
        _packed_player(score, ducats, reserve, _hand(secret), _hand(known))
        for score, ducats, reserve, secret, known in state.players
    ]
    return _packed(state, players, state.deck)


def pack_view(view: View) -> bytes:
    """What a seat knows, as bytes: of others' cards the backs, and in the deck all cards whose place it does not know."""
    players = []
    unseen = [all_ - lying - gone for all_, lying, gone in zip(view.pool, view.market, view.played, strict=True)]
    for score, ducats, reserve, known, backs, secret in view.players:
        for card in (*known, *(secret or ())):
            unseen[card.number] -= 1
        drawn = _backs(backs) if secret is None else _hand(secret)
        players.append(_packed_player(score, ducats, reserve, drawn, _hand(known)))
    return _packed(view, players, unseen)


def unpack(data: bytes, like: State) -> State:
    """The state of these bytes; the options are those of another state of the match."""
    drawn, held, king, _, idle, _, _, _, _, _, step, *parts, deck, market, played = _STATE.unpack(data)
    options = like.options
    phase = _phase_of(_STEPS[step], *parts)
    realm = unpack_realm(drawn, 0, like.realm, KINDS)
    if isinstance(phase, LayTiles):
        realm = realm._replace(land=land_of(phase.laid))
    players = [_player(held[at : at + _PLAYER.size]) for at in range(0, options.players * _PLAYER.size, _PLAYER.size)]
    piles = tuple(deck), tuple(market), tuple(played)
    return State(options, king, like.pool, realm, tuple(players), *piles, idle, phase)


def _packed(state: State | View, players: list[bytes], deck: Iterable[int]) -> bytes:
    options, phase, realm = state.options, state.phase, state.realm
    if max(state.pool) > _MOST_ALIKE:
        raise Unsupported("more cards of a kind than the core has room for")
    if isinstance(phase, LayTiles):
        realm = realm._replace(land=realm.land._replace(terrain=realm.land.terrain.replace(UNKNOWN, KINDS[0])))
    try:
        return _STATE.pack(
            pack_realm(realm, KINDS),
            b"".join(players),
            state.king,
            len(players),
            state.idle,
            0 if options.first is None else options.first + 1,
            options.clockwise,
            options.castle_distance,
            options.opponent_removes,
            options.neutral_castles,
            *_phase(phase),
            bytes(deck),
            bytes(state.market),
            bytes(state.played),
        )
    except (struct.error, ValueError) as wrong:
        raise Unsupported(str(wrong)) from wrong


def _packed_player(score: int, ducats: int, reserve: int, secret: bytes, known: bytes) -> bytes:
    if not (-_MOST < score < _MOST and -_MOST < ducats < _MOST and -_MOST < reserve < _MOST):
        raise Unsupported("numbers that the core has no room for")
    if len(secret) > _HAND or len(known) > _HAND:
        raise Unsupported("a hand that the core has no room for")
    return _PLAYER.pack(score, ducats, reserve, secret, known)


def _hand(cards: tuple[Card, ...]) -> bytes:
    return bytes([card[0] + 1 for card in cards]) if cards else b""


def _backs(letters: tuple[str, ...]) -> bytes:
    return bytes([_BACK + LETTERS.index(letter) for letter in letters])


@lru_cache(_KEPT)
def _player(data: bytes) -> Player:
    score, ducats, reserve, secret, known = _PLAYER.unpack(data)
    return Player(score, ducats, reserve, _cards(secret), _cards(known))


def _cards(hand: bytes) -> tuple[Card, ...]:
    return tuple(CARDS[card - 1] for card in hand if card)


def _check_castles(state: State) -> None:
    """Refuses a position that has more castles, once all are placed, than there is room for."""
    options = state.options
    placed = [cells.bit_count() for cells in state.realm.castles]
    wanted = [options.castles] * options.players + [options.neutral_castles if options.players == 2 else 0]
    if sum(map(max, placed, wanted)) > _MOST_CASTLES:
        raise Unsupported("more castles than the core has room for")


def _phase(phase: Phase) -> tuple[int | bytes, ...]:
    """The step, who acts, another seat, whether something has begun, left, colour, two castles, sold, winners, tiles."""
    step = _STEP.get(type(phase))
    if step is None:
        raise Unsupported("a phase in which nobody is to act")
    seat = other = is_set = left = colour = castle = other_castle = sold = won = 0
    laid = b""
    match phase:
        case UseCard(seat) | Desertion(seat) | Alliance(seat):
            pass
        case Borders(seat, left, begun) | Knights(seat, left, begun):
            is_set = int(begun)
        case Refill(seat, card):
            sold = card.number + 1 if card else 0
        case DrawCard(to):
            seat = to
        case Extension(seat, left, chosen):
            is_set, castle = int(chosen is not None), chosen or 0
        case DeserterArrives(seat, castle, other_castle, has_left):
            is_set = int(has_left)
        case DeserterLeaves(seat, other_castle, other):
            pass
        case PlaceCastle(seat, colour):
            pass
        case PlaceKnight(seat, colour, castle):
            pass
        case DealCards(to, other, begun):
            seat, is_set = to, int(begun)
        case LayTiles(tiles):
            laid = bytes([_TILE[tile] + 1 for tile in tiles])
        case Over(winners, by_king):
            is_set, won = int(by_king), sum(1 << winner for winner in winners)
        case _:
            pass
    return step, seat, other, is_set, left, colour, castle, other_castle, sold, won, laid


def _phase_of(
    kind: type[Phase],
    seat: int,
    other: int,
    is_set: int,
    left: int,
    colour: int,
    castle: int,
    other_castle: int,
    sold: int,
    won: int,
    laid: bytes,
) -> Phase:
    """The phase of a kind, from the other numbers that `_phase` gives."""
    if kind is UseCard or kind is Desertion or kind is Alliance:
        return kind(seat)
    if kind is Borders or kind is Knights:
        return kind(seat, left, bool(is_set))
    if kind is Refill:
        return Refill(seat, CARDS[sold - 1] if sold else None)
    if kind is DrawCard:
        return DrawCard(seat)
    if kind is Extension:
        return Extension(seat, left, castle if is_set else None)
    if kind is DeserterArrives:
        return DeserterArrives(seat, castle, other_castle, bool(is_set))
    if kind is DeserterLeaves:
        return DeserterLeaves(seat, other_castle, other)
    if kind is PlaceCastle:
        return PlaceCastle(seat, colour)
    if kind is PlaceKnight:
        return PlaceKnight(seat, colour, castle)
    if kind is DealCards:
        return DealCards(seat, other, bool(is_set))
    if kind is LayTiles:
        return LayTiles(tuple(LAID[tile - 1] for tile in laid if tile))
    if kind is Over:
        return Over(tuple(bits(won)), bool(is_set))
    return ChooseFirst()


def code(action: Action, state: State) -> int:
    """The number of an action."""
    board = state.realm.land.grid
    cell = board.cell
    match action:
        case Castle(name):
            return _code(Verb.CASTLE, cell(name))
        case Knight(name):
            return _code(Verb.KNIGHT, cell(name))
        case Sell(card):
            return _code(Verb.SELL, card.number)
        case Play(card):
            ways = PLAY[card.number]
            if action not in ways:
                raise Unsupported("no way to play this card")
            return _code(Verb.PLAY, card.number, ways.index(action))
        case Border(name):
            south, place = divmod(edge_code(board, board.edge(name)), CELLS)
            return _code(Verb.BORDER, place, south)
        case Extend(castle, name):
            return _code(Verb.EXTEND, cell(castle), cell(name))
        case Desert(castle, other, name):
            return _code(Verb.DESERT, cell(castle), cell(other), cell(name) if name else _NO_KNIGHT)
        case Remove(name):
            return _code(Verb.REMOVE, cell(name))
        case Ally(castle, other):
            return _code(Verb.ALLY, cell(castle), cell(other))
        case Take(card):
            return _code(Verb.TAKE, card.number)
        case Draw():
            return _code(Verb.DRAW)
        case Done():
            return _code(Verb.DONE)
        case Tile(tile) if tile in _TILE:
            return _code(Verb.TILE, _TILE[tile])
        case First(seat):
            return _code(Verb.FIRST, seat)
        case Drawn(card):
            return _code(Verb.DRAWN, card.number)
        case _:
            raise Unsupported("no such tile")


def _code(verb: Verb, one: int = 0, two: int = 0, three: int = 0) -> int:
    return verb << 24 | one << 16 | two << 8 | three


def action(code: int, state: State) -> Action:
    """The action of a number."""
    board: Grid = state.realm.land.grid
    cells = board.cells
    verb, one, two, three = code.to_bytes(4, "big")
    match Verb(verb):
        case Verb.CASTLE:
            return Castle(cells[one])
        case Verb.KNIGHT:
            return Knight(cells[one])
        case Verb.SELL:
            return SELL[one]
        case Verb.PLAY:
            return PLAY[one][two]
        case Verb.BORDER:
            return Border(board.edges[edge_number(board, two * CELLS + one)])
        case Verb.EXTEND:
            return Extend(cells[one], cells[two])
        case Verb.DESERT:
            return Desert(cells[one], cells[two], "" if three == _NO_KNIGHT else cells[three])
        case Verb.REMOVE:
            return Remove(cells[one])
        case Verb.ALLY:
            return Ally(cells[one], cells[two])
        case Verb.DRAW:
            return DRAW
        case Verb.TAKE:
            return TAKE[one]
        case Verb.DONE:
            return DONE
        case Verb.TILE:
            return Tile(LAID[one])
        case Verb.FIRST:
            return First(one)
        case Verb.DRAWN:
            return DRAWN[one]


outcome_code = code
outcome = action


def paths(root: bytes, state: State, seat: Seat) -> list[tuple[Action, float]]:
    """The steps of a card that are worth a look, and what each is worth to a seat by the outlook of a packed state.

    As `bots.lowenherz_2003.foresight.paths` finds them, in the same order.
    """
    actions, values = (c_uint32 * _MOST_PATHS)(), (c_double * _MOST_PATHS)()
    count = sound(_functions().lowenherz_2003_paths(sized(root, STATE_SIZE), pack(state), seat, actions, values))
    return [(action(actions[number], state), values[number]) for number in range(count)]


def foresee(root: bytes, state: State, seat: Seat, kind: str, count: int) -> list[float]:
    """What a symbol would bring a seat by the outlook of a packed state: after one of its steps, after two, and so on."""
    gains = (c_double * _MOST_STEPS)()
    found = sound(
        _functions().lowenherz_2003_foresee(sized(root, STATE_SIZE), pack(state), seat, _SYMBOLS.index(kind), count, gains)
    )
    return gains[:found]


class Thinker(NamedTuple):
    """Who searches: what the terms count for those who play on and, late and early, for the chance to win; how far it looks.

    `hand` is what the best card in hand counts, late and early.

    Each of at most `plans` plans is played on for so many rounds, its own turn the first. What it is worth at first sight
    counts for `prior_tries` tries, and of what plans differ by at first sight the share `trust` is believed. `nodes` are the
    most positions valued, `ms` the most time, 0 for any.
    """

    weights: tuple[float, ...]
    late: tuple[float, ...]
    early: tuple[float, ...]
    hand: tuple[float, float]
    prior_tries: float
    trust: float
    nodes: int
    ms: int
    rounds: int
    plans: int


class Found(NamedTuple):
    """What a search found: the actions of its plan, the chance to win with it, how many were compared, and what it took."""

    actions: tuple[Action, ...]
    chance: float
    plans: int
    nodes: int
    tries: int


_MOST_ACTIONS, _TERMS = 12, 10
_THINKER = struct.Struct(f"<{3 * _TERMS}d4dq4i")
_FOUND = struct.Struct(f"<{_MOST_ACTIONS}I2i2qd")


def search(view: View, world: State, actions: Sequence[Action], thinker: Thinker, seed: int) -> Found:
    """What a search finds for the seat of a view, which has to do one of these actions.

    `world` is a state that fits the view. The plan is empty if no plan begins with one of the actions.
    """
    codes = (c_uint32 * len(actions))(*(code(one, world) for one in actions))
    room = create_string_buffer(_FOUND.size)
    packed = _THINKER.pack(*thinker.weights, *thinker.late, *thinker.early, *thinker.hand, *thinker[4:], 0)
    sound(_functions().lowenherz_2003_search(pack_view(view), view.seat, codes, len(codes), packed, seed, room))
    *numbers, length, plans, nodes, tries, chance = _FOUND.unpack(room.raw)
    return Found(tuple(action(number, world) for number in numbers[:length]), chance, plans, nodes, tries)


class Lesson(NamedTuple):
    """A position of a match: the turns to come, by how much the first seat leads in each term, its share of the victory.

    `hand` is what the best card of who is to use one is worth, below 0 if that is not the first seat.
    """

    turns: float
    hand: float
    leads: tuple[float, ...]
    won: float


_LESSON, _MOST_LESSONS = struct.Struct(f"<{_TERMS + 3}d"), 1024


def self_play(state: State, weights: tuple[float, ...], seed: int) -> list[Lesson]:
    """The turns of a match between two that the quick policy of the search plays to its end."""
    room = create_string_buffer(_LESSON.size * _MOST_LESSONS)
    given = (c_double * _TERMS)(*weights)
    count = sound(_functions().lowenherz_2003_self_play(pack(state), given, seed, room, _MOST_LESSONS))
    rows = _LESSON.iter_unpack(room.raw[: _LESSON.size * count])
    return [Lesson(turns, hand, tuple(leads), won) for turns, hand, *leads, won in rows]


_MOST_PATHS, _MOST_STEPS = 1025, 8
_SYMBOLS = "BKXDA"
"""The symbols in the order in which the core has them."""


@cache
def _functions() -> CDLL:
    """What only this game has in the library, each function with the types of its arguments."""
    found = library()
    if found is None:
        raise Unsupported("there is no compiled core")
    found.lowenherz_2003_paths.argtypes = c_char_p, c_char_p, c_int32, c_void_p, c_void_p
    found.lowenherz_2003_foresee.argtypes = c_char_p, c_char_p, c_int32, c_int32, c_int32, c_void_p
    found.lowenherz_2003_search.argtypes = c_char_p, c_int32, c_void_p, c_int32, c_char_p, c_uint64, c_char_p
    found.lowenherz_2003_self_play.argtypes = c_char_p, c_void_p, c_uint64, c_char_p, c_int32
    return found
