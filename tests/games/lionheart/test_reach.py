"""What can be done from a square and who can attack it: as the rules have it, in every language."""

from __future__ import annotations

import pytest

from coeurdelion.core import Refused
from coeurdelion.games import lionheart as game
from coeurdelion.games.lionheart.reach import reach
from coeurdelion.text import LANGUAGES, Speaker
from tests.games.contract import play_out, variants
from tests.games.lionheart.test_danger import BOTH, standing


def told(place: str, *placed: str, **more: str) -> list[tuple[str, str]]:
    """The keys of what is told of a square, each with the square it names."""
    phrases = reach(game.redact(standing(*placed, **more), None), place)
    return [(key.removeprefix("lh-reach-"), str(params.get("last", params.get("cell", "")))) for key, params in phrases]


def test_a_unit_tells_where_it_can_go_whom_it_strikes_and_who_strikes_it() -> None:
    assert told("e5", "e5 N2^", "e3 i4v") == [("moves", "e4"), ("attack", "e3"), ("threat", "e3")]
    assert told("e5", "e5 I4^", "e4 i4v") == [("barred", "e5"), ("attack", "e4"), ("threat", "e4")]
    assert told("a8") == [("moves", "a7"), ("nobody", ""), ("safe", "a8")]


def test_an_empty_square_tells_who_of_either_side_could_strike_there() -> None:
    assert told("e6", "e7 I4^", "d6 i4>") == [("covered", "e1"), ("covered", "d6"), ("covered", "e7")]


def test_odds_are_those_of_the_attack() -> None:
    ((_, _), (_, attack), _) = reach(game.redact(standing("e5 I4^", "e4 i1v"), None), "e5")
    assert attack["some"] == attack["every"]
    assert isinstance(attack["every"], int)
    assert 0 < attack["every"] < 100


def test_who_cannot_attack_again_this_turn_does_not() -> None:
    state = standing("e5 I4^", "e4 i4v")
    spent = state._replace(attacked=1 << state.field.grid.cell("e5"))
    keys = [key for key, _ in reach(game.redact(spent, 0), "e5")]
    assert keys == ["lh-reach-barred", "lh-reach-nobody", "lh-reach-threat"]


def test_where_there_is_no_square_it_is_refused() -> None:
    with pytest.raises(Refused):
        told("z9")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_square_of_matches_is_told_in_words(language: str) -> None:
    speaker = Speaker.of_colours(language, game, "", BOTH)
    said = set()
    variant = next(one for one in variants() if one.game is game)
    for state in play_out(variant, "keen", 3).states[::40]:
        for place in state.field.grid.cells[::3]:
            for key, params in reach(game.redact(state, None), place):
                said.add(key)
                assert speaker.question(key, params)
    assert said >= {f"lh-reach-{name}" for name in ("moves", "nobody", "attack", "threat", "covered", "safe")}
