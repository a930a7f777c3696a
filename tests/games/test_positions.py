"""Positions: what play reaches can be loaded, and whoever is to act in a position can act."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest

from coeurdelion.core import ALL, CHANCE, AnyGame, Refused, Seat
from coeurdelion.core.random_play import pick, uniformly
from coeurdelion.games import lionheart, lowenherz_1997, lowenherz_2003
from coeurdelion.games.lowenherz_1997.cards import cards_in as politics_in
from coeurdelion.games.lowenherz_1997.end import king_dies
from coeurdelion.games.lowenherz_1997.position import LETTERS as LETTERS_1997
from coeurdelion.games.lowenherz_1997.state import Decide
from coeurdelion.games.lowenherz_1997.state import PlaceCastle as PlaceCastle1997
from coeurdelion.games.lowenherz_2003.cards import cards_in
from coeurdelion.games.lowenherz_2003.position import LETTERS as LETTERS_2003
from coeurdelion.games.lowenherz_2003.state import PlaceCastle, UseCard
from coeurdelion.games.realm.board import Realm, neighbours
from coeurdelion.games.realm.diagram import write_diagram
from coeurdelion.games.realm.pairs import pair
from coeurdelion.text import LANGUAGES, Speaker
from tests.games.contract import Played, Variant, play_out

Table = dict[str, Any]
MATCHES_2003 = [
    (Variant(lowenherz_2003, 2, {"edition": "tilsit"}), 1),
    (Variant(lowenherz_2003, 3, {"edition": "kosmos"}), 2),
    (Variant(lowenherz_2003, 4, {"edition": "kosmos"}), 16),
]
MATCHES_1997 = [
    (Variant(lowenherz_1997, 2, {}), 1),
    (Variant(lowenherz_1997, 3, {"open_parchments": True}), 2),
    (Variant(lowenherz_1997, 4, {"game": "basic", "open_parchments": True}), 25),
]
"""Variants and seeds; in the last of each list an alliance outlives its common border."""
STUCK = 2000
"""No position is played on for longer."""


def told(value: Variant | int) -> str:
    """The name of a variant, or a seed."""
    return value.name if isinstance(value, Variant) else str(value)


@cache
def played(variant: str, seed: int) -> Played:
    """A match of keen players."""
    found = next(one for one, number in MATCHES_2003 + MATCHES_1997 if (one.name, number) == (variant, seed))
    return play_out(found, "keen", seed)


def load(game: AnyGame, colours: tuple[str, ...], options: Any, table: Table) -> Any:
    """The state of a position's table, through JSON as a match file has it."""
    return game.position(colours, options, json.loads(json.dumps(table)))[0]


def realm_table(realm: Realm, letters: dict[str, str], colours: tuple[str, ...]) -> Table:
    """The keys of a position that describe a realm."""
    cells = realm.land.grid.cells
    return {
        "board": write_diagram(realm, "".join(letters[colour] for colour in colours) + "N"),
        "supply": realm.supply,
        "alliances": [[cells[one], cells[other]] for one, other in sorted(realm.allied)],
    }


def table_2003(state: Any) -> Table:
    """A state at the beginning of a turn, or of the placing of a castle, as a position."""
    colours = state.options.colours
    table = realm_table(state.realm, LETTERS_2003, colours) | {
        "to_act": colours[state.phase.seat],
        "deck": [card.code for card in cards_in(state.deck)],
        "market": [card.code for card in cards_in(state.market)],
        "king": state.king,
    }
    if isinstance(state.phase, PlaceCastle):
        table["phase"] = "placement"
    for colour, player in zip(colours, state.players, strict=True):
        hand = [card.code for card in player.hand]
        table[colour] = {"score": player.score, "ducats": player.ducats, "reserve": player.reserve, "hand": hand}
    return table


def table_1997(state: Any) -> Table:
    """A state at the beginning of a round, or of the placing of a castle, as a position."""
    colours = state.options.colours
    table = realm_table(state.realm, LETTERS_1997, colours) | {
        "to_act": colours[state.phase.seat],
        "first": colours[state.first],
        "actions": [card for letter in state.deck for card in letter],
        "politics": [[card.code for card in politics_in(pile)] for pile in state.piles],
    }
    if isinstance(state.phase, PlaceCastle1997):
        table["phase"] = "placement"
    else:
        table["card"] = state.card
    for colour, player in zip(colours, state.players, strict=True):
        held = [one.card.code for one in player.politics]
        table[colour] = {"score": player.score, "ducats": player.ducats, "reserve": player.reserve, "politics": held}
    return table


def begins_1997(state: Any) -> bool:
    """Whether a round, or the placing of a castle, begins."""
    return isinstance(state.phase, PlaceCastle1997) or (state.phase == Decide(state.first) and not any(state.chosen))


def lines(game: AnyGame, state: Any) -> dict[Seat, set[str]]:
    """What everybody may do."""
    return {seat: {str(action) for action in game.legal(state, seat)} for seat in range(len(state.players))}


def is_parted(realm: Realm) -> bool:
    """Whether two allied domains no longer touch."""
    return any(not neighbours(realm, *pair(realm, *allied)) for allied in realm.allied)


def play_on(game: AnyGame, state: Any, rng: Random) -> Any:
    """The last state of random play; fails if someone is to act who cannot."""
    for _ in range(STUCK):
        seats = game.to_act(state)
        if not seats:
            return state
        seat = rng.choice(seats)
        assert seat == CHANCE or len(game.legal(state, seat)), "whoever is to act can act"
        state, _ = game.apply(state, seat, pick(game, state, seat, rng, uniformly))
    raise AssertionError("goes on for too long")


@pytest.mark.parametrize(("variant", "seed"), MATCHES_2003, ids=told)
def test_what_play_reaches_in_2003_can_be_loaded(variant: Variant, seed: int) -> None:
    rng = Random(seed)
    reached = [state for state in played(variant.name, seed).states if isinstance(state.phase, UseCard | PlaceCastle)]
    parted = [state for state in reached if is_parted(state.realm)]
    for state in [*rng.sample(reached, 25), *parted[:5]]:
        loaded = load(variant.game, state.options.colours, variant.options, table_2003(state))
        assert loaded.realm == state.realm
        assert loaded.phase == state.phase
        assert [player[:3] for player in loaded.players] == [player[:3] for player in state.players]
        assert [player.hand for player in loaded.players] == [player.hand for player in state.players]
        assert lines(variant.game, loaded) == lines(variant.game, state)
    assert parted or seed != MATCHES_2003[-1][1]


@pytest.mark.parametrize(("variant", "seed"), MATCHES_1997, ids=told)
def test_what_play_reaches_in_1997_can_be_loaded(variant: Variant, seed: int) -> None:
    """L97-POLITICS-8: if the king died now, everyone would have the same points, open parchments counted once."""
    rng = Random(seed)
    reached = [state for state in played(variant.name, seed).states if begins_1997(state)]
    parted = [state for state in reached if is_parted(state.realm)]
    for state in [*rng.sample(reached, min(25, len(reached))), *parted[:5]]:
        loaded = load(variant.game, state.options.colours, variant.options, table_1997(state))
        assert loaded.realm == state.realm
        assert loaded.phase == state.phase
        assert [player[:3] for player in loaded.players] == [player[:3] for player in state.players]
        assert lines(variant.game, loaded) == lines(variant.game, state)
        if isinstance(state.phase, Decide):
            assert king_dies(loaded)[1] == king_dies(state)[1]
            for seat in (*range(variant.players), None):
                politics = variant.game.show(variant.game.redact(loaded, seat))["politics"]
                assert politics == variant.game.show(variant.game.redact(state, seat))["politics"]
    assert parted or seed != MATCHES_1997[-1][1]


@pytest.mark.parametrize(("variant", "seed"), MATCHES_2003, ids=told)
def test_whoever_is_to_act_can_act_however_few_cards_there_are(variant: Variant, seed: int) -> None:
    """L03-TURN-3, L03-END-2: a match from a position ends, also one in which hands are empty or castles not placed."""
    rng = Random(seed)
    reached = [state for state in played(variant.name, seed).states if isinstance(state.phase, UseCard | PlaceCastle)]
    for state in rng.sample(reached, 12):
        colours = state.options.colours
        table = table_2003(state) | {"to_act": rng.choice(colours)}
        if rng.random() < 0.7:
            table["deck"] = []
        for colour in colours:
            table[colour]["hand"] = table[colour]["hand"][: rng.choice((0, 0, 1, 3))]
        last = play_on(variant.game, load(variant.game, colours, variant.options, table), rng)
        assert variant.game.winners(last)


ROW = "+---+---+---+---+\n|.RC|.BC|.RC|.NC|\n+---+---+---+---+\n"
OPEN = "+---+---+---+---+\n|.RC .BC|.RC|.NC|\n+---+---+---+---+\n"
FULL = "+---+---+---+\n|.RC .RK .  |\n+---+---+---+\n"
NAMES = [
    (lowenherz_2003, ("red", "blue"), str),
    (lowenherz_1997, ("rose", "gold"), lambda board: board.replace(".B", ".G")),
]


@pytest.mark.parametrize(("game", "colours", "drawn"), NAMES, ids=["2003", "1997"])
def test_an_alliance_is_of_two_domains_of_different_colours(game: AnyGame, colours: tuple[str, ...], drawn: Any) -> None:
    for castles in (["a1", "b1"], ["b1", "c1"], ["d1", "a1"], ["b1", "d1"]):
        assert load(game, colours, {}, {"board": drawn(ROW), "alliances": [castles]}).realm.allied
    for wrong in (["a1", "c1"], ["a1", "a1"], ["a1"], ["a1", "b1", "d1"], "a1", ["a1", "e1"], [1, 2]):
        with pytest.raises(Refused, match=r"bad-alliance|no-such-cell"):
            load(game, colours, {}, {"board": drawn(ROW), "alliances": [wrong]})
    with pytest.raises(Refused, match="bad-alliance"):
        load(game, colours, {}, {"board": drawn(OPEN), "alliances": [["a1", "c1"]]})


def test_the_layout_of_1997_has_the_alliances_and_walls_that_a_position_says() -> None:
    state = load(lowenherz_1997, ("rose", "gold", "purple"), {}, {})
    one, other = (domain.castle for domain in state.realm.domains if domain.colour < 2)
    names = state.realm.land.grid.cells
    table = {"alliances": [[names[one], names[other]]], "supply": 7}
    realm = load(lowenherz_1997, ("rose", "gold", "purple"), {}, table).realm
    assert (realm.allied, realm.supply) == ({(min(one, other), max(one, other))}, 7)
    with pytest.raises(Refused, match="bad-alliance"):
        load(lowenherz_1997, ("rose", "gold"), {}, {"alliances": [[names[one], names[one]]]})


@pytest.mark.parametrize(("game", "colours", "drawn"), NAMES, ids=["2003", "1997"])
def test_nobody_is_asked_to_place_where_there_is_no_room(game: AnyGame, colours: tuple[str, ...], drawn: Any) -> None:
    """L03-PLACE-2, L97-FULL-2: no cell is left that has another for the knight beside it."""
    with pytest.raises(Refused, match="no-room-to-place") as refused:
        load(game, colours, {}, {"board": drawn(FULL), "phase": "placement"})
    for language in LANGUAGES:
        assert Speaker.of_colours(language, game, "", colours).refusal(refused.value)


@pytest.mark.parametrize("is_open", [True, False])
def test_an_open_parchment_of_a_position_is_seen_by_all(is_open: bool) -> None:
    """L97-POLITICS-8: also in every world that a seat thinks possible; other cards stay hidden."""
    game, colours = lowenherz_1997, ("rose", "gold", "purple")
    table = {
        "card": "P/W2/S1",
        "politics": [["parchment3", "alliance"], ["renegade"]],
        "rose": {"politics": ["treasure8", "parchment5"]},
        "gold": {"politics": ["parchment4"]},
    }
    state = load(game, colours, {"open_parchments": is_open}, table)
    shown = [["?", "parchment5"], ["parchment4"], []] if is_open else [["?", "?"], ["?"], []]
    rng = Random(1)
    for seat in (2, None):
        view = game.redact(state, seat)
        assert game.show(view)["politics"] == shown
        assert game.read_view(json.loads(json.dumps(game.show(view)))) == view
        for _ in range(20):
            assert game.redact(game.deal(view, rng), seat) == view
    assert game.show(game.redact(state, ALL))["politics"] == [["treasure8", "parchment5"], ["parchment4"], []]


def test_nobody_is_to_act_in_1997_when_the_action_cards_run_out() -> None:
    assert lowenherz_1997.to_act(load(lowenherz_1997, ("rose", "gold"), {}, {})) == ()
    last = play_on(lowenherz_1997, load(lowenherz_1997, ("rose", "gold"), {}, {"card": "P/W2/S1"}), Random(1))
    assert lowenherz_1997.winners(last) is None


def test_in_lionheart_whoever_is_to_act_can_end_the_turn() -> None:
    """LH-TURN-3: even a King alone who has acted."""
    board = "k1v . . . . . . . .\n" + ". . . . . . . . .\n" * 6 + "K1^ . . . . . . . .\n"
    table = {"board": board, "actions_left": 1, "attacked": ["a8"], "moved": ["a8"]}
    for to_act in ("gold", "silver"):
        state = load(lionheart, ("gold", "silver"), {}, table | {"to_act": to_act})
        assert "end" in {str(action) for action in lionheart.legal(state, lionheart.to_act(state)[0])}
