"""What scenarios cannot show of Löwenherz 1997: options, set-up by chance, and who may know what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from coeurdelion.core import ALL, CHANCE, Entry, Refused
from coeurdelion.games import lowenherz_1997 as game
from coeurdelion.games.lowenherz_1997.cards import BASIC_DECK, FULL_DECK
from coeurdelion.games.lowenherz_1997.pieces import BEGINNER, PIECES, land_of
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.scenario import read_position, read_scenario

FOUR = ("rose", "gold", "purple", "grey")
ZONE = """
+---+---+---+
|.  |.   .  |
+---+   +   +
|.RC .RK .  |
+   +   +   +
|.GC .GK .  |
+---+---+---+
"""


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"edition": "kosmos"}, "edition"),
        ({"game": "long"}, "game"),
        ({"first": 4}, "first"),
        ({"open_money": "yes"}, "open_money"),
        ({"open_money": 1}, "open_money"),
        ({"castle_distance": 0}, "castle_distance"),
        ({"politics_negotiable": None}, "politics_negotiable"),
    ],
)
def test_a_wrong_option_is_refused_by_name(options: dict[str, object], named: str) -> None:
    with pytest.raises(Refused) as refused:
        game.start(FOUR, options)
    assert refused.value.rule == "option"
    assert refused.value.params["option"] == named


def test_a_view_names_the_neutral_zones_and_the_letters_of_the_deck() -> None:
    scenario = 'game = "lowenherz-1997"\n[position]\nplayers = ["rose", "gold"]\nactions = ["$4/W2/S1"]\nboard = """{}"""'
    shown = game.show(game.redact(read_position(scenario.format(ZONE)).start(), None))
    assert shown["neutral_zones"] == [["a1"]]
    assert shown["letters"] == ["E"]
    undivided = ZONE.replace("|.  |", "|.   ").replace("+---+   +   +\n", "+   +   +   +\n")
    assert game.show(game.redact(read_position(scenario.format(undivided)).start(), None))["neutral_zones"] == []
    assert game.show(game.redact(game.start(FOUR, {"game": "basic"}), None))["letters"] == ["B", "C", "D", "E"]


@pytest.mark.parametrize("value", [True, "true"])
def test_a_house_rule_is_switched_on(value: object) -> None:
    state = game.start(FOUR, {"open_money": value, "open_parchments": "false"})
    assert (state.options.open_money, state.options.open_parchments) == (True, False)


def test_the_basic_game_is_not_for_two() -> None:
    with pytest.raises(Refused, match="L97-BASIC-1"):
        game.start(("rose", "gold"), {"game": "basic"})


@pytest.mark.parametrize("colours", [("rose", "rose"), ("rose", "red")])
def test_each_player_has_another_colour(colours: tuple[str, ...]) -> None:
    with pytest.raises(Refused, match="L97-SETUP-2"):
        game.start(colours, {})


def test_the_cards_are_those_of_the_box() -> None:
    """L97-SETUP-3, L97-BASIC-1: 31 cards, one silver in B, C and D, the king in E; without A 25."""
    assert [len(cards) for cards in FULL_DECK] == [6, 7, 7, 7, 4]
    assert [cards.count("silver") for cards in FULL_DECK] == [0, 1, 1, 1, 0]
    assert [cards.count("king") for cards in FULL_DECK] == [0, 0, 0, 0, 1]
    assert FULL_DECK[1:] == BASIC_DECK


def test_the_land_has_the_printed_counts() -> None:
    """L97-SETUP-1: 150 cells."""
    assert Counter(land_of(BEGINNER).terrain) == {".": 66, "F": 51, "M": 23, "T": 10}


def chance(state: Any, lines: Sequence[str]) -> Any:
    for line in lines:
        state, _ = game.apply(state, CHANCE, game.parse(line))
    return state


PILES = [
    *("pile 1 alliance", "pile 1 alliance", "pile 1 renegade", "pile 1 treasure8", "pile 1 treasure15", "pile 1 parchment5"),
    *("pile 2 alliance", "pile 2 renegade", "pile 2 renegade", "pile 2 treasure10", "pile 2 treasure12"),
    *("pile 2 parchment3", "pile 2 parchment4"),
]


def test_chance_sets_up_in_the_published_order() -> None:
    """L97-FULL-1, L97-SETUP-4: pieces, first player, six cards on pile 1, seven on pile 2; then castles."""
    state: Any = game.start(FOUR[:3], {})
    pieces = ["piece C/1", "piece A/0", "piece F/3", "piece B/2", "piece D/0", "piece E/1"]
    assert len(game.odds(state)) == 24
    state = chance(state, pieces)
    assert state.realm.land.terrain[:5] == "MM.F."
    with pytest.raises(Refused, match="turn"):
        game.apply(state, CHANCE, game.parse("piece A/0"))
    state = chance(state, ["first 2"])
    assert sum(game.odds(state).values()) == 13
    with pytest.raises(Refused, match="L97-SETUP-4"):
        game.apply(state, CHANCE, game.parse("pile 2 alliance"))
    state = chance(state, PILES)
    assert game.to_act(state) == (2,)
    assert PIECES.places == 6


def test_a_piece_is_laid_once() -> None:
    state = chance(game.start(FOUR, {}), ["piece A/1"])
    with pytest.raises(Refused, match="L97-FULL-1"):
        game.apply(state, CHANCE, game.parse("piece A/0"))


def basic() -> Any:
    return chance(game.start(FOUR, {"game": "basic", "first": 0}), PILES)


def test_a_basic_match_begins_with_letter_b_and_four_regions() -> None:
    """L97-BASIC-1, L97-SETUP-3."""
    state = basic()
    assert (state.realm.supply, len(state.realm.domains)) == (80, 4)
    assert game.scores(state) == (0, 0, 0, 0)
    assert {str(action).removeprefix("draw ") for action in game.odds(state)} == set(FULL_DECK[1])


def test_the_view_says_the_letter_of_the_card_turned_up_last_and_the_summary_card() -> None:
    """L97-SETUP-3: the cards lie in order of their letters; the table of points is always at hand."""
    state = basic()
    assert game.show(game.redact(state, 0))["letter"] == ""
    seen = game.show(game.redact(chance(state, [f"draw {FULL_DECK[1][0]}"]), 0))
    assert seen["letter"] == "B"
    regions = {"regions": ((4, 3), (10, 5), (20, 7), (30, 9)), "larger": 12}
    assert seen["summary"] == regions | {"town": 5, "mountain": 1, "cell": 1, "break": 10}


def played(state: Any, lines: Sequence[tuple[int, str]]) -> Any:
    for seat, line in lines:
        state, _ = game.apply(state, seat, game.parse(line))
    return state


def known(state: Any, seat: int) -> Any:
    return game.show(game.redact(state, seat))["known_piles"]


def test_who_has_looked_knows_what_the_pile_held_then_and_who_took_since() -> None:
    """L97-ACT-5: rose keeps a card of pile 1, later gold keeps another."""
    state = played(
        chance(basic(), ["draw P/W3/S1"]),
        [(0, "choose 1"), (1, "choose 2"), (2, "choose 2"), (3, "choose 3"), (0, "look 1"), (0, "take treasure8")],
    )
    rest = ["alliance", "alliance", "renegade", "treasure15", "parchment5"]
    assert known(state, 0) == [rest, None]
    assert known(state, 1) == [None, None]
    state = played(state, [(1, "fight"), (1, "bid 1"), (2, "bid 0"), (1, "done"), (3, "done")])
    state = played(
        chance(state, ["draw P/W2/S2"]),
        [(1, "choose 1"), (2, "choose 2"), (3, "choose 2"), (0, "choose 3"), (1, "look 1"), (1, "take treasure15")],
    )
    assert known(state, 0) == [rest, None]
    assert known(state, 1) == [["alliance", "alliance", "renegade", "parchment5"], None]
    rose: Any = game.show(game.redact(state, 0))
    assert rose["politics"] == [["treasure8"], ["?"], [], []]
    assert rose["held"][1] == [{"politics": "?", "pile": 1, "left": 4, "open": False}]
    assert rose["pile_counts"] == [4, 7]
    assert game.show(game.redact(state, None))["politics"] == [["?"], ["?"], [], []]
    assert game.show(game.redact(state, ALL))["politics"] == [["treasure8"], ["treasure15"], [], []]


def test_entries_are_read_as_each_may_know_them() -> None:
    """L97-CONFLICT-7: a bid is open once all are in, a card kept and the cards of the piles never."""
    before = chance(basic(), ["draw P/W3/S1"])
    before = played(before, [(0, "choose 2"), (1, "choose 2"), (2, "choose 2"), (3, "choose 1"), (3, "look 2")])
    kept = played(before, [(3, "take parchment3")])
    take = Entry(3, "take parchment3")
    assert [game.redact_entry(before, take, seat, kept).action for seat in (0, 3, None)] == [
        "take ?",
        "take parchment3",
        "take ?",
    ]
    one = played(kept, [(1, "bid 4")])
    two = played(one, [(0, "bid 2")])
    bid = Entry(1, "bid 4")
    assert [game.redact_entry(kept, bid, seat, two).action for seat in (0, 1, 2, None)] == [
        "bid ?",
        "bid 4",
        "bid ?",
        "bid ?",
    ]
    bids: Any = game.show(game.redact(two, 0))["phase"]
    assert bids["bids"] == [{"ducats": 2, "treasures": []}, "?", None]
    three = played(two, [(2, "bid 0")])
    assert [game.redact_entry(kept, bid, seat, three).action for seat in (0, 2, None)] == ["bid 4"] * 3
    filling = chance(game.start(FOUR, {"game": "basic", "first": 0}), PILES[:3])
    assert game.redact_entry(filling, Entry(CHANCE, PILES[3]), 0, two).action == "pile 1 ?"


def test_a_treasure_shown_in_a_lost_bid_is_known_from_then_on() -> None:
    """L97-CONFLICT-5: bids are revealed together; the loser keeps the treasure, and all have seen it."""
    scenario = read_scenario(TREASURE)
    state = played(scenario.state, [(0, "choose 2"), (1, "choose 2"), (2, "choose 2"), (3, "choose 1")])
    state = played(state, [(0, "bid 1 t8"), (1, "bid 10"), (2, "bid 0")])
    seen: Any = game.show(game.redact(state, 2))["held"]
    assert seen[0] == [
        {"politics": "treasure8", "pile": 0, "left": 0, "open": True},
        {"politics": "?", "pile": 0, "left": 0, "open": False},
    ]


TREASURE = """
game = "lowenherz-1997"
[position]
players = ["rose", "gold", "purple", "grey"]
layout = "beginner"
card = "$4/W2/S1"
[position.rose]
politics = ["treasure8", "treasure10"]
"""


def test_money_is_shown_to_its_owner_and_counted_by_all() -> None:
    """L97-SETUP-5: null where secret, unless money is open."""
    state = basic()
    assert game.show(game.redact(state, 1))["ducats"] == [None, 12, None, None]
    assert game.show(game.redact(state, 1))["counted"] == [12, 12, 12, 12]
    assert game.show(game.redact(state, None))["ducats"] == [None] * 4
    open_money = chance(game.start(FOUR, {"game": "basic", "first": 0, "open_money": True}), PILES)
    assert game.show(game.redact(open_money, None))["ducats"] == [12] * 4


def test_an_alliance_is_broken_out_of_turn() -> None:
    """L97-POLITICS-3: legal for a seat that is not to act, and only for the two princes."""
    scenario = read_scenario(ALLIED)
    assert game.to_act(scenario.state) == (0,)
    assert [str(action) for action in game.legal(scenario.state, 1)] == ["break a1 c1"]
    assert not len(game.legal(scenario.state, 2))
    state = played(scenario.state, [(1, "break c1 a1")])
    assert not state.realm.allied
    assert state.players[1].ducats == 2
    assert game.to_act(state) == (0,)


ALLIED = """
game = "lowenherz-1997"
[position]
players = ["rose", "gold", "purple", "grey"]
card = "$4/W2/S1"
alliances = [["a1", "c1"]]
board = '''
+---+---+---+---+
|.RC .RK|.GC .GK|
+---+---+---+---+
|.PC .PK .YC .YK|
+---+---+---+---+
'''
"""


@pytest.mark.parametrize("ducats", [1, 2, 3, 12])
def test_a_preview_of_the_last_bid_opens_no_other(ducats: int) -> None:
    """L97-CONFLICT-7: what an action would cause is told as far as the seat can know."""
    for made in range(ducats + 1):
        live = LiveMatch(read_position(TREASURE.replace('politics = ["treasure8", "treasure10"]', f"ducats = {ducats}")))
        for seat, line in (
            (0, "choose 2"),
            (1, "choose 1"),
            (2, "choose 2"),
            (3, "choose 1"),
            (0, "fight"),
            (0, f"bid {made}"),
        ):
            live.do(seat, line)
        assert [event.key for event in live.preview(2, "bid 1")] == ["bid-sealed"]
        with pytest.raises(Refused, match="L97-CONFLICT-5"):
            live.preview(2, "bid 13")


def test_sealed_bids_are_taken_back_together() -> None:
    """Whoever has seen the bids of the others does not bid again against them."""
    live = LiveMatch(read_position(TREASURE))
    lines = ((0, "choose 2"), (1, "choose 2"), (2, "choose 2"), (3, "choose 1"), (1, "bid 4"), (0, "bid 3"), (2, "bid 0"))
    for seat, line in lines:
        live.do(seat, line)
    assert live.together_with(6) == 4
    assert live.together_with(3) == 3


def test_a_list_is_no_card() -> None:
    with pytest.raises(Refused, match="no-such-card"):
        read_scenario(TREASURE.replace('card = "$4/W2/S1"', 'actions = [["x"]]'))


def test_a_treasure_is_there_once() -> None:
    with pytest.raises(Refused, match="too-many-cards"):
        read_scenario(TREASURE.replace('"treasure10"', '"treasure8"'))


def test_the_cards_of_a_position_are_turned_up_in_order() -> None:
    text = TREASURE.replace('card = "$4/W2/S1"', 'actions = ["$4/W2/S1", "silver", "P/S1/S2", "king"]')
    live = LiveMatch(read_position(text))
    for seat in range(4):
        live.do(seat, "choose 1")
    assert [step.entry.action for step in live.roll_all()] == ["draw silver", "draw P/S1/S2"]
