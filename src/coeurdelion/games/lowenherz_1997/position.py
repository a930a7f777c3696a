"""A position as scenarios describe it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from coeurdelion.core import CHANCE, Refused
from coeurdelion.games.lowenherz_1997.actions import TurnedUp
from coeurdelion.games.lowenherz_1997.cards import (
    ACTION_CARDS,
    ALL_POLITICS,
    FULL_DECK,
    KIND,
    KING,
    SILVER,
    Deck,
    Pile,
    Politics,
    pile,
    plus,
)
from coeurdelion.games.lowenherz_1997.full import castle_targets, check_room, next_castle
from coeurdelion.games.lowenherz_1997.numbers import DUCATS, KNIGHTS, WALLS
from coeurdelion.games.lowenherz_1997.options import Options, settle_options
from coeurdelion.games.lowenherz_1997.pieces import COLOURS, TERRAIN, beginner_realm
from coeurdelion.games.lowenherz_1997.politics import is_shown
from coeurdelion.games.lowenherz_1997.round import begin_round
from coeurdelion.games.lowenherz_1997.rules import apply
from coeurdelion.games.lowenherz_1997.state import Held, PlaceCastle, Player, State, TurnUp
from coeurdelion.games.realm.board import Realm
from coeurdelion.games.realm.diagram import read_diagram
from coeurdelion.games.realm.drawn import NEUTRAL, Stock, alliances, drawn_realm
from coeurdelion.games.toml_tables import check_keys, read, read_seat, read_word

LETTERS = {"rose": "R", "gold": "G", "purple": "P", "grey": "Y"}
LETTERS_LEFT = 2
"""Of so many letters, the last ones, the cards follow in a match for which a position has no end."""
_TABLE_KEYS = {
    "board",
    "layout",
    "to_act",
    "phase",
    "supply",
    "alliances",
    "card",
    "actions",
    "first",
    "politics",
    "players",
}
_PLAYER_KEYS = {"ducats", "score", "reserve", "politics"}
assert set(LETTERS) == set(COLOURS)


def position(
    colours: Sequence[str], options: Mapping[str, object], table: Mapping[str, object]
) -> tuple[State, tuple[str, ...]]:
    """The state that a position's table describes, and the order in which action cards will be turned up."""
    settled = settle_options(colours, options)
    check_keys(table, _TABLE_KEYS | set(colours))
    placing = read_word(table, "phase", "", ("placement",)) == "placement"
    realm = _realm(settled, table, placing)
    players = tuple(_player(settled, realm, seat, read(table, colour, dict, {})) for seat, colour in enumerate(colours))
    piles = _piles(table)
    pool = plus(plus(*piles), pile(held.card for player in players for held in player.politics))
    _check_single(pool)
    seat = read_seat(table, "to_act", settled.colours[0], settled.colours)
    actions = _action_cards(table)
    state = State(
        options=settled,
        pool=pool,
        realm=realm,
        players=players,
        deck=_deck(actions),
        piles=piles,
        gone=(),
        looked=((None, None),) * settled.players,
        round=0,
        first=read_seat(table, "first", settled.colours[seat], settled.colours),
        card="",
        chosen=((),) * settled.players,
        row=0,
        phase=TurnUp(bool(actions)),
    )
    if placing:
        return state._replace(phase=_placing(state, seat)), _foreseen(actions)
    return _turn_up(state, table, seat, actions)


def completed(state: State, table: Mapping[str, object]) -> Mapping[str, object]:
    """The table for a match from this state: if no king's card is to come, what is left of the last letters follows.

    There must be room for all castles that are still to be placed.
    """
    if isinstance(state.phase, PlaceCastle):
        check_room(state)
    given = Counter([read(table, "card", str, ""), *(card for some in _action_cards(table) for card in some)])
    if given[KING]:
        return table
    following: list[list[str]] = []
    for letter in reversed(FULL_DECK[-LETTERS_LEFT:]):
        left, given = Counter(letter) - given, given - Counter(letter)
        following.insert(0, sorted(left.elements()))
    return {**table, "actions": [*read(table, "actions", list, []), *following]}


def _turn_up(state: State, table: Mapping[str, object], seat: int, actions: Deck) -> tuple[State, tuple[str, ...]]:
    """The round of the card given, else the first of those listed is turned up; silver leads on to the next.

    Where several can lie on top, chance decides.
    """
    if "card" in table:
        card = read(table, "card", str, "")
        _check_card("card", card)
        if card not in (SILVER, KING):
            return begin_round(state, card, seat)[0], _foreseen(actions)
        actions = ((card,), *actions)
        state = state._replace(deck=_deck(actions), phase=TurnUp(is_left=True))
    while actions and len(actions[0]) == 1 and isinstance(state.phase, TurnUp):
        state, _ = apply(state, CHANCE, TurnedUp(actions[0][0]))
        actions = actions[1:]
    if state.card:
        state = begin_round(state._replace(round=0), state.card, seat)[0]
    return state, _foreseen(actions)


def _deck(actions: Deck) -> Deck:
    """A deck that is turned up in this order; those of one letter lie in none."""
    return tuple(tuple(sorted(some)) for some in actions)


def _foreseen(actions: Deck) -> tuple[str, ...]:
    return tuple(str(TurnedUp(card)) for some in actions for card in some)


def _realm(options: Options, table: Mapping[str, object], placing: bool) -> Realm:
    """The realm of the diagram, or the layout of the basic game."""
    if "board" not in table:
        read_word(table, "layout", "beginner", ("beginner",))
        realm = beginner_realm(options.colours)
        return realm._replace(supply=read(table, "supply", int, realm.supply), allied=alliances(realm, table))
    letters = NEUTRAL + "".join(LETTERS.values())
    drawn = read_diagram(read(table, "board", str, ""), "".join(TERRAIN), letters)
    own = [LETTERS[colour] for colour in options.colours]
    return drawn_realm(drawn, own, table, Stock(options.castles, KNIGHTS, WALLS), placing=placing)


def _player(options: Options, realm: Realm, seat: int, table: Mapping[str, object]) -> Player:
    """What a prince has; an open parchment was shown, and counted in the score, when it was taken (L97-POLITICS-8)."""
    check_keys(table, _PLAYER_KEYS)
    reserve = read(table, "reserve", int, KNIGHTS - realm.knights[seat].bit_count())
    cards = _politics(read(table, "politics", list, []))
    held = tuple(Held(card, is_open=is_shown(options, card)) for card in cards)
    return Player(read(table, "score", int, 0), read(table, "ducats", int, DUCATS), reserve, held)


def _piles(table: Mapping[str, object]) -> tuple[Pile, Pile]:
    """The two politics piles."""
    piles = read(table, "politics", list, [[], []])
    if len(piles) != 2 or not all(isinstance(one, list) for one in piles):
        raise Refused("scenario", "bad-entry", key="politics", allowed=("[[…], […]]",))
    one, two = (pile(_politics(codes)) for codes in piles)
    return one, two


def _politics(codes: list[object]) -> list[Politics]:
    """The politics cards a list names."""
    for code in codes:
        if not isinstance(code, str) or code not in KIND:
            raise Refused("scenario", "no-such-card", key="politics", code=str(code)[:40])
    return [KIND[str(code)] for code in codes]


def _check_single(pool: Pile) -> None:
    """Refuses a treasure or a parchment that is there twice: each is named by its value."""
    for kind in KIND.values():
        if kind.value and pool[kind.number] > ALL_POLITICS[kind.number]:
            raise Refused("scenario", "too-many-cards", key="politics", code=kind.code, count=pool[kind.number])


def _action_cards(table: Mapping[str, object]) -> Deck:
    """The action cards to come, in order: every card is a letter of its own, and so are those of a list in the list."""
    listed = [tuple(some) if isinstance(some, list) else (some,) for some in read(table, "actions", list, [])]
    for card in (card for some in listed for card in some):
        _check_card("actions", card)
    return tuple(filter(None, listed))


def _check_card(key: str, card: object) -> None:
    if not isinstance(card, str) or card not in ACTION_CARDS:
        raise Refused("scenario", "no-such-card", key=key, code=str(card)[:40])


def _placing(state: State, seat: int) -> PlaceCastle:
    """Who places next: the one to act, if castles are left to that prince, else whom the counts name."""
    following = next_castle(state, (seat - 1) % state.options.players)
    if following is None:
        raise Refused("scenario", "all-placed", key="phase")
    if not castle_targets(state, following.colour):
        raise Refused("scenario", "no-room-to-place", key="board")
    return following
