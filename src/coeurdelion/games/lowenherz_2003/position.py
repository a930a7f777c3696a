"""A position as scenarios describe it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from coeurdelion.core import Refused
from coeurdelion.games.lowenherz_2003.cards import CARD, CARDS, FULL_DECK, NO_CARDS, Card, pile
from coeurdelion.games.lowenherz_2003.cards import LETTERS as CARD_LETTERS
from coeurdelion.games.lowenherz_2003.numbers import BORDERS, DUCATS, KING, KNIGHTS
from coeurdelion.games.lowenherz_2003.options import COLOURS, settle_options
from coeurdelion.games.lowenherz_2003.place import castle_targets, check_room, first_to_place
from coeurdelion.games.lowenherz_2003.setup import deal_on
from coeurdelion.games.lowenherz_2003.state import DealCards, PlaceCastle, Player, State, UseCard
from coeurdelion.games.lowenherz_2003.tiles import BEGINNER, TERRAIN, land_of
from coeurdelion.games.lowenherz_2003.turn import turn_from
from coeurdelion.games.realm.board import Realm
from coeurdelion.games.realm.diagram import Diagram, read_diagram
from coeurdelion.games.realm.drawn import NEUTRAL, Stock, drawn_realm
from coeurdelion.games.toml_tables import check_keys, read, read_seat, read_word

LETTERS = {colour: colour[0].upper() for colour in COLOURS}
_TABLE_KEYS = {"board", "layout", "to_act", "phase", "supply", "alliances", "deck", "hands", "market", "king", "players"}
LAST_LETTER = CARD_LETTERS[-1]
"""The letter of the cards that lie at the bottom of a deck."""
_PLAYER_KEYS = {"ducats", "score", "reserve", "hand"}


def position(
    colours: Sequence[str], options: Mapping[str, object], table: Mapping[str, object]
) -> tuple[State, tuple[str, ...]]:
    """The state that a position's table describes, and the order in which the deck will be drawn."""
    settled = settle_options(colours, options)
    check_keys(table, _TABLE_KEYS | set(colours))
    drawn = _drawn(table)
    placing = read_word(table, "phase", "", ("placement",)) == "placement"
    letters = [LETTERS[colour] for colour in settled.colours]
    realm = drawn_realm(drawn, letters, table, Stock(settled.castles, KNIGHTS, BORDERS), placing=placing)
    deck, market = _cards(table, "deck"), _cards(table, "market")
    players = tuple(_player(realm, seat, colour, read(table, colour, dict, {})) for seat, colour in enumerate(colours))
    pool = pile([*deck, *market, *(card for player in players for card in player.secret)])
    seat = read_seat(table, "to_act", settled.colours[0], settled.colours)
    state = State(
        options=settled,
        king=read(table, "king", int, KING[settled.players]),
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
    if read_word(table, "hands", "", ("full",)) == "full":
        state, _ = deal_on(state, DealCards(0, seat, begun=not placing))
    elif not placing and not players[seat].hand:
        state, _ = turn_from(state, seat)
    return state, tuple(f"draw {card.code}" for card in deck)


def completed(state: State, table: Mapping[str, object]) -> Mapping[str, object]:
    """The table for a match from this state: hands are filled, as they are in a match as long as there is a deck.

    If no card of the last letter is to come, those follow that are left of it; only a deck that is said to be empty stays
    so. There must be room for all castles that are still to be placed.
    """
    if isinstance(state.phase, PlaceCastle):
        check_room(state)
    deck = _cards(table, "deck")
    if "deck" in table and not deck:
        return table
    last = [card for card in CARDS if card.letter == LAST_LETTER]
    left = [card for card in last for _ in range(FULL_DECK[card.number] - state.pool[card.number])]
    following = [] if any(card in last for card in deck) else left
    return {**table, "deck": [card.code for card in (*deck, *following)], "hands": "full"}


def _drawn(table: Mapping[str, object]) -> Diagram:
    """The diagram, or the beginners' land without pieces."""
    if "board" in table:
        return read_diagram(read(table, "board", str, ""), "".join(TERRAIN), NEUTRAL + "".join(LETTERS.values()))
    read_word(table, "layout", "beginner", ("beginner",))
    return Diagram(land_of(BEGINNER), 0, {}, {})


def _player(realm: Realm, seat: int, colour: str, table: Mapping[str, object]) -> Player:
    """What a player has."""
    check_keys(table, _PLAYER_KEYS)
    hand = tuple(sorted(_cards(table, "hand")))
    reserve = read(table, "reserve", int, KNIGHTS - realm.knights[seat].bit_count())
    return Player(read(table, "score", int, 0), read(table, "ducats", int, DUCATS), reserve, hand, ())


def _cards(table: Mapping[str, object], key: str) -> list[Card]:
    """The cards a list names."""
    codes = read(table, key, list, [])
    for code in codes:
        if not isinstance(code, str) or code not in CARD:
            raise Refused("scenario", "no-such-card", key=key, code=str(code))
    return [CARD[code] for code in codes]


def _placing(state: State, seat: int) -> PlaceCastle:
    """Who places next: the one to act, if castles are left to that player, else whom the counts name."""
    following = first_to_place(state, seat)
    if following is None:
        raise Refused("scenario", "all-placed", key="phase")
    if not castle_targets(state, following.colour):
        raise Refused("scenario", "no-room-to-place", key="board")
    return following
