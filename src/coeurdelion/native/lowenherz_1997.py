"""States and actions of Löwenherz 1997 as the compiled core has them (`native/lowenherz_1997/state.hpp`, `actions.hpp`)."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import CDLL, byref, c_char_p, c_double, c_int32, c_uint32, c_void_p
from functools import cache, lru_cache
from struct import Struct, error
from typing import assert_never

from coeurdelion.core import AnyGame, Seat
from coeurdelion.core.grid import Grid
from coeurdelion.games import lowenherz_1997
from coeurdelion.games.lowenherz_1997.actions import (
    CHOOSE,
    FIGHT,
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
)
from coeurdelion.games.lowenherz_1997.cards import DUCATS, KINDS, NO_POLITICS, TREASURE, Deck, Pile
from coeurdelion.games.lowenherz_1997.options import Options
from coeurdelion.games.lowenherz_1997.state import (
    Acted,
    Bid,
    ChooseFirst,
    Decide,
    Duel,
    FillPiles,
    Held,
    Keep,
    LayPieces,
    Look,
    Looked,
    Negotiation,
    Over,
    Phase,
    PlaceCastle,
    PlaceKnight,
    Player,
    Proposal,
    RenegadeArrives,
    State,
    Swords,
    TurnUp,
    Walls,
)
from coeurdelion.games.lowenherz_1997.view import HIDDEN_BID, Seen, View
from coeurdelion.games.realm.actions import DONE, Castle, Done, Extend, First
from coeurdelion.native.library import library
from coeurdelion.native.lowenherz_1997_tables import CARDS, PIECE_NAMES, TERRAIN
from coeurdelion.native.packing import Unsupported, sized, sound
from coeurdelion.native.realm import REALM_SIZE, edge_code, edge_number, pack_realm, unpack_realm

GAME: AnyGame = lowenherz_1997

_SEATS, _COLOURS, _LETTERS, _DECK, _POLITICS, _KINDS = 4, 5, 32, 40, 16, len(KINDS)
_MOST_DUCATS, _MOST_SCORE, _MOST_KNIGHTS = 255, 16000, 64
_HIDDEN_CARD = 15
_KEPT = 4096
"""Of so many hands, decks and the like it is kept how they are packed."""

_PLAYER = Struct(f"<hHHBBb2s2sB{2 * _POLITICS}s")
_PHASE = Struct(f"<8BH3B{_COLOURS}s5B6sx")
_TABLE = Struct("<6s5B")
_CARDS = Struct(f"<B{2 * _POLITICS}s{_KINDS}s{2 * _KINDS}s2s{3 + _LETTERS + _DECK}s6x")
_PLAYERS_AT = REALM_SIZE
_STARTS = tuple(range(_PLAYERS_AT, _PLAYERS_AT + _SEATS * _PLAYER.size, _PLAYER.size))
"""Where each seat's player begins."""
_PHASE_AT = _PLAYERS_AT + _SEATS * _PLAYER.size
_TABLE_AT = _PHASE_AT + _PHASE.size
_CARDS_AT = _TABLE_AT + _TABLE.size
STATE_SIZE = _CARDS_AT + _CARDS.size

_KIND_NUMBER: dict[type[Phase], int] = {
    kind: number
    for number, kind in enumerate(
        (
            LayPieces,
            ChooseFirst,
            FillPiles,
            PlaceCastle,
            PlaceKnight,
            TurnUp,
            Decide,
            RenegadeArrives,
            Negotiation,
            Duel,
            Walls,
            Swords,
            Look,
            Keep,
            Acted,
            Over,
        )
    )
}
_PHASE_KINDS = tuple(_KIND_NUMBER)
_NO_BIDS: tuple[Bid | None, ...] = (None,) * _SEATS
_NO_BID, _BID, _HIDDEN_BID = range(3)
_NOTHING, _ASK, _OFFER = range(3)
_TREASURE_BIT = {value: 1 << place for place, value in enumerate(TREASURE)}
_TREASURES = tuple(
    tuple(value for value, bit in _TREASURE_BIT.items() if mask & bit) for mask in range(1 << len(_TREASURE_BIT))
)
_SEATS_OF = tuple(tuple(seat for seat in range(_SEATS) if mask >> seat & 1) for mask in range(1 << _SEATS))
_CARD_NUMBER = {"": 0} | {code: number for number, code in enumerate(CARDS, 1)}
_CARD_DUCATS = {code: sum(int(row[1:]) for row in code.split("/") if row.startswith(DUCATS)) for code in _CARD_NUMBER}
_PIECE_NUMBER = {name: number for number, name in enumerate(PIECE_NAMES)}


def pack(state: State) -> bytes:
    """A state as bytes: the same ones for equal states."""
    if type(state.phase) is Acted:
        raise Unsupported("a state in which something follows without a decision")
    one, two = state.piles
    return _pack(state, (sum(one), sum(two)), one + two, is_known=False)


def pack_view(view: View) -> bytes:
    """What a seat knows, as bytes; a finished match hides nothing."""
    one, two = view.piles or (known or NO_POLITICS for known in view.known)
    return _pack(view, view.counts, one + two, is_known=view.piles is None)


def _pack(shown: State | View, counts: tuple[int, int], piles: Pile, *, is_known: bool) -> bytes:
    """What states and views have in common."""
    phase, players = shown.phase, _players(shown)
    bids: tuple[Bid | None, ...] = _NO_BIDS
    if isinstance(phase, Duel):
        made = dict(zip(phase.princes, phase.bids, strict=True))
        bids = tuple(made.get(seat) for seat in range(_SEATS))
    try:
        return b"".join(
            (
                pack_realm(shown.realm, TERRAIN),
                *map(_pack_player, players, bids, shown.looked, shown.chosen),
                bytes((_SEATS - len(players)) * _PLAYER.size),
                _pack_phase(phase),
                _pack_rules(shown.options),
                bytes((is_known, shown.round, shown.first, _CARD_NUMBER[shown.card], shown.row)),
                _pack_cards(shown, counts, piles, sum([player.ducats for player in players])),
            )
        )
    except (error, ValueError) as wrong:
        raise Unsupported(str(wrong)) from wrong


def _players(shown: State | View) -> tuple[Player | Seen, ...]:
    return shown.players


def _pack_cards(shown: State | View, counts: tuple[int, int], piles: Pile, ducats: int) -> bytes:
    """The cards of a match apart from hands; too much money, with what cards may bring to `ducats`, is refused here."""
    deck, to_come = _pack_deck(shown.deck)
    if ducats + to_come + _CARD_DUCATS[shown.card] > _MOST_DUCATS or sum(shown.pool) > _POLITICS:
        raise Unsupported("more than the core has room for")
    gone = _pack_hand(shown.gone) if shown.gone else b""
    return _CARDS.pack(len(shown.gone), gone, bytes(shown.pool), bytes(piles), bytes(counts), deck)


@lru_cache(_KEPT)
def _pack_player(player: Player | Seen, bid: Bid | None, looked: Looked, chosen: tuple[int, ...]) -> bytes:
    """What one prince has."""
    if abs(player.score) > _MOST_SCORE or abs(player.reserve) > _MOST_KNIGHTS:
        raise Unsupported("more than the core has room for")
    one, two = looked
    sealed, ducats, treasures = _NO_BID, 0, 0
    if bid == HIDDEN_BID:
        sealed = _HIDDEN_BID
    elif bid is not None:
        sealed, ducats, treasures = _BID, bid.ducats, _treasure_bits(bid.treasures)
    return _PLAYER.pack(
        player.score,
        player.ducats,
        ducats,
        sealed,
        treasures,
        player.reserve,
        bytes((0 if one is None else one + 1, 0 if two is None else two + 1)),
        bytes(chosen),
        len(player.politics),
        _pack_hand(player.politics),
    )


@lru_cache(_KEPT)
def _pack_hand(hand: tuple[Held, ...]) -> bytes:
    """Politics cards that were taken."""
    if len(hand) > _POLITICS:
        raise Unsupported("more politics cards than the core has room for")
    return bytes(
        part
        for card, pile, left, is_open in hand
        for part in ((card.number & _HIDDEN_CARD) | pile << 4 | is_open << 6, left)
    )


@lru_cache(_KEPT)
def _pack_deck(deck: Deck) -> tuple[bytes, int]:
    """The letters of a deck that still have cards, the top one last, and the ducats on its cards."""
    letters = [cards for cards in deck if cards]
    used_up = len(deck) - len(letters)
    if any(deck[:used_up]) or len(letters) > _LETTERS or sum(map(len, letters)) > _DECK or used_up > 2 * _LETTERS:
        raise Unsupported("a deck that the core has no room for")
    letters.reverse()
    numbers = bytes(_CARD_NUMBER[code] for cards in letters for code in cards)
    sizes = bytes(map(len, letters)).ljust(_LETTERS, b"\0")
    packed = bytes((used_up, len(letters), len(numbers))) + sizes + numbers.ljust(_DECK, b"\0")
    return packed, sum(_CARD_DUCATS[code] for cards in letters for code in cards)


@lru_cache(_KEPT)
def _pack_rules(options: Options) -> bytes:
    return bytes(
        (
            options.players,
            options.basic,
            options.first is not None,
            options.politics_negotiable,
            options.open_parchments,
            options.castle_distance,
        )
    )


def _pack_phase(phase: Phase) -> bytes:
    """A phase: its kind, and what belongs to it in the places that the core has for that."""
    seat = colour = castle = has_played = other = made = last = ducats = left = may_extend = cells = 0
    pile = princes = again = winners = 0
    cut_off = laid = b""
    match phase:
        case LayPieces(pieces):
            laid = bytes(_PIECE_NUMBER[name] for name in pieces)
        case PlaceCastle(seat, colour):
            pass
        case PlaceKnight(seat, colour, castle):
            pass
        case Decide(seat, has_played):
            pass
        case RenegadeArrives(seat, castle):
            pass
        case Negotiation(seat, other, made, proposal):
            if proposal is not None:
                last, ducats = _OFFER if proposal.is_offer else _ASK, proposal.ducats
        case Duel(seats, _, again):
            princes = _seat_bits(seats)
        case Walls(seat, left):
            pass
        case Swords(seat, left, may_extend, chosen, cells, lost):
            castle = chosen or 0
            if lost:
                cut_off = bytes(dict(lost).get(colour, 0) for colour in range(_COLOURS))
        case Look(seat):
            pass
        case Keep(seat, number):
            pile = number - 1
        case Over(seats):
            winners = _seat_bits(seats)
        case ChooseFirst() | FillPiles() | TurnUp() | Acted():
            pass
        case _ as unreachable:
            assert_never(unreachable)
    return _PHASE.pack(
        _KIND_NUMBER[type(phase)],
        seat,
        colour,
        castle,
        has_played,
        other,
        made,
        last,
        ducats,
        left,
        may_extend,
        cells,
        cut_off,
        pile,
        princes,
        again,
        winners,
        len(laid),
        laid,
    )


def unpack(data: bytes, like: State) -> State:
    """The state of these bytes; what never changes in its match is taken from another state of it."""
    rules, _, number, first, card, row = _TABLE.unpack_from(data, _TABLE_AT)
    players, looked, chosen, bids = zip(
        *[_unpack_player(data[start : start + _PLAYER.size]) for start in _STARTS[: rules[0]]], strict=True
    )
    pool, piles, gone, deck = _unpack_cards(data[_CARDS_AT:])
    return State(
        options=like.options,
        pool=pool,
        realm=unpack_realm(data, 0, like.realm, TERRAIN),
        players=players,
        deck=deck,
        piles=piles,
        gone=gone,
        looked=looked,
        round=number,
        first=first,
        card=CARDS[card - 1] if card else "",
        chosen=chosen,
        row=row,
        phase=_unpack_phase(data[_PHASE_AT:_TABLE_AT], any(deck), bids),
    )


@lru_cache(_KEPT)
def _unpack_player(data: bytes) -> tuple[Player, Looked, tuple[int, ...], Bid | None]:
    """What one prince has, how many cards the piles had at the last look, the decision cards played, the bid."""
    score, ducats, bid_ducats, sealed, treasures, reserve, looks, rows, cards, hand = _PLAYER.unpack(data)
    one, two = (count - 1 if count else None for count in looks)
    bid = Bid(bid_ducats, _TREASURES[treasures]) if sealed == _BID else None
    return Player(score, ducats, reserve, _unpack_hand(hand[: 2 * cards])), (one, two), tuple(rows.rstrip(b"\0")), bid


@lru_cache(_KEPT)
def _unpack_cards(data: bytes) -> tuple[Pile, tuple[Pile, Pile], tuple[Held, ...], Deck]:
    """The politics cards of the match, the piles, the cards played, and the deck."""
    gone_count, gone, pool, piles, _, deck = _CARDS.unpack(data)
    one, two = tuple(piles[:_KINDS]), tuple(piles[_KINDS:])
    return tuple(pool), (one, two), _unpack_hand(gone[: 2 * gone_count]), _unpack_deck(deck)


def _unpack_hand(data: bytes) -> tuple[Held, ...]:
    return tuple(
        Held(KINDS[bits & _HIDDEN_CARD], bits >> 4 & 3, left, bool(bits >> 6 & 1))
        for bits, left in zip(data[::2], data[1::2], strict=True)
    )


def _unpack_deck(data: bytes) -> Deck:
    used_up, letters, count = data[:3]
    sizes, numbers = data[3 : 3 + letters], data[3 + _LETTERS : 3 + _LETTERS + count]
    cards = [CARDS[number - 1] for number in numbers]
    deck = []
    for size in sizes:
        deck.append(tuple(cards[:size]))
        del cards[:size]
    return ((),) * used_up + tuple(reversed(deck))


@lru_cache(_KEPT)
def _unpack_phase(data: bytes, has_cards: bool, bids: tuple[Bid | None, ...]) -> Phase:
    """The phase of a state; `bids` are those of all seats."""
    number, seat, colour, castle, has_played, other, made, last, ducats, left, may_extend, cells, cut_off, *rest = (
        _PHASE.unpack(data)
    )
    pile, princes, again, winners, count, laid = rest
    kind = _PHASE_KINDS[number]
    if kind is LayPieces:
        return LayPieces(tuple(PIECE_NAMES[piece] for piece in laid[:count]))
    if kind is PlaceCastle:
        return PlaceCastle(seat, colour)
    if kind is PlaceKnight:
        return PlaceKnight(seat, colour, castle)
    if kind is TurnUp:
        return TurnUp(has_cards)
    if kind is Decide:
        return Decide(seat, bool(has_played))
    if kind is RenegadeArrives:
        return RenegadeArrives(seat, castle)
    if kind is Negotiation:
        proposal = Proposal(other, last == _OFFER, ducats) if last else None
        return Negotiation(seat, other, made, proposal)
    if kind is Duel:
        seats = _SEATS_OF[princes]
        return Duel(seats, tuple(bids[who] for who in seats), bool(again))
    if kind is Walls:
        return Walls(seat, left)
    if kind is Swords:
        lost = tuple((whose, count) for whose, count in enumerate(cut_off) if count)
        return Swords(seat, left, bool(may_extend), castle if cells else None, cells, lost)
    if kind is Look:
        return Look(seat)
    if kind is Keep:
        return Keep(seat, pile + 1)
    if kind is Over:
        return Over(_SEATS_OF[winners])
    return ChooseFirst() if kind is ChooseFirst else FillPiles()


_VERBS: dict[type[Action], int] = {
    kind: number
    for number, kind in enumerate(
        (
            Castle,
            Knight,
            Wall,
            Extend,
            Choose,
            Alliance,
            Break,
            Offer,
            Ask,
            Accept,
            Fight,
            MakeBid,
            LookAt,
            Take,
            Done,
            Piece,
            First,
            Filled,
            TurnedUp,
        ),
        1,
    )
}
_RENEGADE = 30
_KIND_OF = {number: kind for kind, number in _VERBS.items()}
_SHIFT, _FIRST, _SECOND, _THIRD = 27, 4, 12, 20
_CELL, _AMOUNT, _PAID = 0xFF, 0xFFFFF, 0xF


def code(action: Action, state: State) -> int:
    """The number of an action."""
    board = state.realm.land.grid
    if isinstance(action, Renegade):
        cells = (action.castle, action.other, action.knight)
        return _RENEGADE << _SHIFT | _places(board, *cells) | _treasure_bits(action.treasures)
    return _VERBS[type(action)] << _SHIFT | _content(action, board)


def _content(action: Action, board: Grid) -> int:
    """What belongs to the verb of an action."""
    match action:
        case Castle(cell):
            return _places(board, cell)
        case Knight(cell, treasures):
            return _places(board, cell) | _treasure_bits(treasures)
        case Wall(edge):
            if edge not in board.edge_number:
                raise Unsupported(f"no edge {edge}")
            return edge_code(board, board.edge_number[edge]) << _FIRST
        case Extend(castle, cell):
            return _places(board, castle, cell)
        case Alliance(castle, other):
            return _places(board, castle, other)
        case Break(one, other, treasures):
            low, high = sorted((_places(board, one), _places(board, other)))
            return low | high << _SECOND - _FIRST | _treasure_bits(treasures)
        case Offer(ducats) | Ask(ducats) | Accept(ducats):
            return ducats << _FIRST
        case MakeBid(ducats, treasures):
            return ducats << _FIRST | _treasure_bits(treasures)
        case Choose(number) | LookAt(number) | First(number):
            return number << _FIRST
        case Take(card):
            return card.number << _FIRST
        case Filled(pile, card):
            return pile << _FIRST | card.number << _SECOND
        case Piece(piece):
            if piece not in _PIECE_NUMBER:
                raise Unsupported(f"no piece {piece}")
            return _PIECE_NUMBER[piece] << _FIRST
        case TurnedUp(card):
            return _CARD_NUMBER[card] - 1 << _FIRST
        case _:
            return 0


def action(code: int, state: State) -> Action:
    """The action of a number."""
    names = state.realm.land.grid.cells
    verb, amount, paid = code >> _SHIFT, code >> _FIRST & _AMOUNT, _TREASURES[code & _PAID]
    first, second = code >> _FIRST & _CELL, code >> _SECOND & _CELL
    if verb >= _RENEGADE:
        return Renegade(names[first], names[second], names[code >> _THIRD & _CELL], paid)
    kind = _KIND_OF[verb]
    if kind is Castle:
        return Castle(names[first])
    if kind is Knight:
        return Knight(names[first], paid)
    if kind is Wall:
        board = state.realm.land.grid
        return Wall(board.edges[edge_number(board, amount)])
    if kind is Extend:
        return Extend(names[first], names[second])
    if kind is Alliance:
        return Alliance(names[first], names[second])
    if kind is Break:
        return Break.of((names[first], names[second]), paid)
    if kind is MakeBid:
        return MakeBid(amount, paid)
    return _from_number(kind, amount, second)


def _from_number(kind: type[Action], number: int, card: int) -> Action:
    """An action that is no more than a number, or a card of a pile."""
    if kind in (Offer, Ask, Accept):
        return kind(number)
    if kind is Choose:
        return CHOOSE[number]
    if kind is LookAt:
        return LookAt(number)
    if kind is First:
        return First(number)
    if kind is Take:
        return Take(KINDS[number])
    if kind is Filled:
        return Filled(number & _CELL, KINDS[card])
    if kind is Piece:
        return Piece(PIECE_NAMES[number])
    if kind is TurnedUp:
        return TurnedUp(CARDS[number])
    return FIGHT if kind is Fight else DONE


outcome_code = code
outcome = action


def _places(board: Grid, *cells: str) -> int:
    """The numbers of cells, one after the other."""
    content = 0
    for place, name in enumerate(cells):
        if name not in board.cell_number:
            raise Unsupported(f"no cell {name}")
        content |= board.cell_number[name] << _FIRST + place * (_SECOND - _FIRST)
    return content


def _treasure_bits(treasures: Iterable[int]) -> int:
    return sum([_TREASURE_BIT[value] for value in treasures])


def _seat_bits(seats: Iterable[Seat]) -> int:
    return sum([1 << seat for seat in seats])


_MOST_PATHS = 2048
"""So many actions are looked at at the same time, as `foresight.hpp` has it."""
_ActionNumbers, _PathValues = c_uint32 * _MOST_PATHS, c_double * _MOST_PATHS


def paths(root: bytes, state: State, seat: Seat) -> list[tuple[Action, float]]:
    """Where the next steps of a seat lead that are worth a look, and what that is worth by the outlook of a packed root.

    They are walls or swords as if nothing followed, places for a renegade, or politics cards, in the order of the bots.
    """
    numbers, values = _ActionNumbers(), _PathValues()
    count = sound(_functions().lowenherz_1997_paths(sized(root, STATE_SIZE), pack(state), seat, numbers, values))
    return [(action(number, state), value) for number, value in zip(numbers[:count], values[:count], strict=True)]


def foresee(root: bytes, state: State, seat: Seat, is_walls: bool, count: int) -> float:
    """What so many walls, or else swords, would bring a seat by the outlook of a packed root, if nothing followed."""
    gain = c_double()
    sound(_functions().lowenherz_1997_foresee(sized(root, STATE_SIZE), pack(state), seat, is_walls, count, byref(gain)))
    return gain.value


def value_of_break(root: bytes, state: State, seat: Seat, ended: Break) -> float | None:
    """What it is worth to end an alliance and then use the swords at hand, if nothing follows; None if it is not allowed."""
    value = c_double()
    answer = _functions().lowenherz_1997_break(sized(root, STATE_SIZE), pack(state), seat, code(ended, state), byref(value))
    return value.value if sound(answer) else None


@cache
def _functions() -> CDLL:
    """What only this game has in the library, each function with the types of its arguments."""
    found = library()
    if found is None:
        raise Unsupported("there is no compiled core")
    found.lowenherz_1997_paths.argtypes = c_char_p, c_char_p, c_int32, c_void_p, c_void_p
    found.lowenherz_1997_foresee.argtypes = c_char_p, c_char_p, c_int32, c_int32, c_int32, c_void_p
    found.lowenherz_1997_break.argtypes = c_char_p, c_char_p, c_int32, c_uint32, c_void_p
    return found
