"""Options are settled from the edition and from what is set alone; wrong ones are refused by name."""

from __future__ import annotations

import pytest

from coeurdelion.core import CHANCE, AnyGame, Refused
from coeurdelion.games import GAMES
from coeurdelion.games import lowenherz_2003 as game
from coeurdelion.games.lowenherz_2003.options import settle_options
from coeurdelion.games.lowenherz_2003.tiles import BEGINNER, arrangement, land_of

TWO = ("red", "blue")
EVERY_GAME = pytest.mark.parametrize("one", GAMES.values(), ids=lambda one: one.id)


def test_the_editions_differ_as_their_table_says() -> None:
    kosmos, tilsit = settle_options(TWO, {}), settle_options(TWO, {"edition": "tilsit"})
    assert kosmos.edition == "kosmos"
    assert (kosmos.clockwise, kosmos.castle_distance, kosmos.opponent_removes, kosmos.neutral_castles) == (False, 6, True, 2)
    assert (tilsit.clockwise, tilsit.castle_distance, tilsit.opponent_removes, tilsit.neutral_castles) == (True, 7, False, 4)
    assert kosmos.arrangement == BEGINNER
    assert tilsit.arrangement == ()


@pytest.mark.parametrize(
    ("name", "value", "field", "settled"),
    [
        ("placing", "clockwise", "clockwise", True),
        ("castle_distance", 3, "castle_distance", 3),
        ("castle_distance", "4", "castle_distance", 4),
        ("deserter", "player", "opponent_removes", False),
        ("neutral_castles", 4, "neutral_castles", 4),
        ("arrangement", "random", "arrangement", ()),
        ("first", 1, "first", 1),
        ("first", "random", "first", None),
    ],
)
def test_each_difference_can_be_set_alone(name: str, value: object, field: str, settled: object) -> None:
    options = settle_options(TWO, {name: value})
    assert getattr(options, field) == settled
    assert options.edition == "kosmos"


@EVERY_GAME
def test_a_view_shows_every_option_by_its_name_and_value(one: AnyGame) -> None:
    """So that whoever shows them needs to know no other names, and no game's beginners' map."""
    colours = one.colours[: one.seats[-1]]
    for spec in one.options:
        for word in spec.allowed(len(colours)):
            value = _value(word)
            shown = one.show(one.redact(one.start(colours, {spec.name: value}), None))["options"]
            assert isinstance(shown, dict)
            assert shown.keys() == {other.name for other in one.options}
            assert shown[spec.name] == ("beginner" if value == " ".join(BEGINNER) else value)


def _value(word: str) -> object:
    """The first value that the notation of an option allows."""
    first = word.split("–")[0]
    return int(first) if first.isdecimal() else {"true": True, "false": False}.get(word, word)


@EVERY_GAME
def test_a_game_says_what_its_options_are(one: AnyGame) -> None:
    """Names, values and defaults as the game itself refuses and settles them, for every number of players."""
    for players in one.seats:
        colours = one.colours[:players]
        unknown = refusal(one, colours, {"": None})
        assert (unknown.reason, unknown.params["options"]) == ("unknown-option", tuple(spec.name for spec in one.options))
        for spec in one.options:
            wrong = refusal(one, colours, {spec.name: None})
            assert (wrong.rule, wrong.reason, wrong.params["option"]) == ("option", "bad-value", spec.name)
            assert wrong.params["allowed"] == spec.allowed(players)
            assert one.start(colours, {spec.name: spec.default}) == one.start(colours, {})
            for edition, default in spec.editions.items():
                usual = one.start(colours, {"edition": edition})
                assert one.start(colours, {"edition": edition, spec.name: default}) == usual


@EVERY_GAME
def test_colours_are_free_where_a_game_says_so(one: AnyGame) -> None:
    others = tuple(reversed(one.colours[: one.seats[0]]))
    if one.colours_free:
        assert one.start(others, {})
    else:
        assert refusal(one, others, {}).reason == "bad-colours"


def refusal(one: AnyGame, colours: tuple[str, ...], options: dict[str, object]) -> Refused:
    with pytest.raises(Refused) as refused:
        one.start(colours, options)
    return refused.value


@pytest.mark.parametrize(
    ("options", "reason", "named"),
    [
        ({"colour": "red"}, "unknown-option", "colour"),
        ({"edition": "parker"}, "bad-value", "edition"),
        ({"first": 2}, "bad-value", "first"),
        ({"first": True}, "bad-value", "first"),
        ({"first": -1}, "bad-value", "first"),
        ({"castle_distance": 0}, "bad-value", "castle_distance"),
        ({"castle_distance": 6.5}, "bad-value", "castle_distance"),
        ({"neutral_castles": 3}, "bad-value", "neutral_castles"),
        ({"deserter": ["player"]}, "bad-value", "deserter"),
        ({"arrangement": []}, "bad-value", "arrangement"),
        ({"arrangement": ["1/0"] * 9}, "bad-value", "arrangement"),
        ({"arrangement": [*BEGINNER[:-1], "8/4"]}, "bad-value", "arrangement"),
        ({"arrangement": ["R/0", *BEGINNER[1:4], "1/0", *BEGINNER[5:]]}, "bad-value", "arrangement"),
    ],
)
def test_a_wrong_option_is_refused_by_name(options: dict[str, object], reason: str, named: str) -> None:
    with pytest.raises(Refused) as refused:
        game.start(TWO, options)
    assert (refused.value.rule, refused.value.reason) == ("option", reason)
    assert refused.value.params["option"] == named


@pytest.mark.parametrize("colours", [("red",), ("red", "blue", "orange", "white", "red")])
def test_a_wrong_number_of_players_is_refused(colours: tuple[str, ...]) -> None:
    with pytest.raises(Refused, match="bad-players"):
        game.start(colours, {})


@pytest.mark.parametrize("colours", [("red", "red"), ("red", "gold")])
def test_each_player_has_another_colour(colours: tuple[str, ...]) -> None:
    with pytest.raises(Refused, match="L03-SETUP-2"):
        game.start(colours, {})


def test_tiles_lie_left_to_right_and_turn_clockwise() -> None:
    """L03-SETUP-1: the royal city in the centre, the others in any place and rotation."""
    state = game.start(TWO, {"arrangement": "random", "first": 0})
    laid = ["1/1", "2/0", "3/0", "4/0", "5/0", "6/0", "7/0", "8/0"]
    for tile in laid:
        assert len(game.odds(state)) % 4 == 0
        state, _ = game.apply(state, CHANCE, game.parse(f"tile {tile}"))
    rows = game.show(game.redact(state, None))["terrain"]
    assert isinstance(rows, list)
    assert [row[:4] for row in rows[:4]] == ["S.F.", "..FF", "F...", ".FGV"]
    assert rows[4][4:8] == "F.G."
    given = game.start(TWO, {"arrangement": [*laid[:4], "R/0", *laid[4:]], "first": 0})
    assert given.realm.land == state.realm.land
    with pytest.raises(Refused, match="turn"):
        game.apply(state, CHANCE, game.parse("tile 1/1"))


def test_the_land_has_the_printed_counts() -> None:
    """L03-SETUP-1: one royal city, ten villages, four mines of each kind."""
    terrain = land_of(BEGINNER).terrain
    assert [terrain.count(letter) for letter in "RVGSCD"] == [1, 10, 4, 4, 4, 4]
    assert arrangement(" ".join(BEGINNER)) == BEGINNER


def test_a_tile_is_laid_once() -> None:
    state = game.start(TWO, {"arrangement": "random"})
    state, _ = game.apply(state, CHANCE, game.parse("tile 4/1"))
    for tile in ("4/1", "4/0", "R/0"):
        with pytest.raises(Refused, match="L03-SETUP-1"):
            game.apply(state, CHANCE, game.parse(f"tile {tile}"))


def test_three_cards_each_from_letter_a() -> None:
    """L03-SETUP-3: three cards for seat 0, then for seat 1."""
    state = game.start(TWO, {"first": 1})
    for seat in (0, 1):
        for count in range(3):
            assert len(state.players[seat].secret) == count
            assert sum(game.odds(state).values()) == 15 - 3 * seat - count
            action = next(iter(game.odds(state)))
            state, _ = game.apply(state, CHANCE, action)
    assert game.to_act(state) == (1,)
    with pytest.raises(Refused, match="turn"):
        game.apply(state, 0, game.parse("castle a1"))
