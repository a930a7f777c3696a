"""The dice of Lionheart: exact odds, derived rolls, and groups that the rules cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from coeurdelion.core import CHANCE, Match
from coeurdelion.games import lionheart as game
from coeurdelion.games.lionheart.dice import AXE, Effect, count_hits, effect, hitting
from coeurdelion.games.lionheart.foretell import AttackOdds
from coeurdelion.games.lionheart.kinds import KINDS, NAMED, Unit, unit
from coeurdelion.games.lionheart.state import RollForAttack, State
from coeurdelion.match.chance import decide, match_key
from coeurdelion.match.live import LiveMatch
from tests.games.contract import play_out, variants

BOTH = ("gold", "silver")
KEY = match_key(bytes(range(32)), ["ada", "grace"])


def rolling() -> Iterator[State]:
    """States of keen matches in which dice are to be rolled, of every variant."""
    for variant in variants():
        if variant.game is game:
            yield from (state for state in play_out(variant, "keen", 5).states if CHANCE in game.to_act(state))


def test_the_published_check_value() -> None:
    assert decide(game, game.start(BOTH, {}), KEY, 12) == "roll axe axe axe axe"


def test_a_die_has_three_axes_two_arrows_and_one_panic() -> None:
    """LH-SETUP-6, four dice at a time."""
    odds = game.odds(game.start(BOTH, {}))
    assert len(odds) == 81
    assert sum(odds.values()) == 6**4
    assert odds[game.parse("roll axe axe arrow panic")] == 3 * 3 * 2 * 1  # type: ignore[index]
    assert list(map(str, odds)) == sorted(map(str, odds))


def test_derived_rolls_are_as_many_faces_as_dice() -> None:
    for number, state in enumerate(rolling()):
        line = decide(game, state, KEY, number)
        assert game.parse(line) in game.odds(state)


@pytest.mark.parametrize(
    ("kind", "faces", "places"),
    [
        ("archers", "axe arrow panic arrow", (1, 3)),
        ("infantry", "axe arrow panic arrow", (0,)),
        ("infantry", "arrow panic", ()),
        ("peasants", "axe arrow panic arrow", (1, 3)),
        ("peasants", "axe arrow", (0,)),
        ("peasants", "axe panic panic", ()),
    ],
)
def test_an_event_says_which_dice_hit(kind: str, faces: str, places: tuple[int, ...]) -> None:
    """LH-ATTACK-3, LH-PEASANT-1; so that whoever shows them need not know."""
    rolled = tuple(faces.split())
    assert hitting(NAMED[kind], rolled) == places
    assert count_hits(NAMED[kind], rolled) == len(places)


def test_groups_have_exact_odds_and_lead_to_equal_states() -> None:
    """What all rolls lead to, but for the faces shown, is what the groups lead to, exactly as often."""
    for state in rolling():
        odds, groups = game.odds(state), game.grouped(state)
        total = sum(odds.values())
        each: dict[State, Fraction] = {}
        for roll, weight in odds.items():
            after = without_faces(state, roll)
            each[after] = each.get(after, Fraction(0)) + Fraction(weight, total)
        grouped: dict[State, Fraction] = {}
        for roll, share in groups.items():
            after = without_faces(state, roll)
            grouped[after] = grouped.get(after, Fraction(0)) + share
        assert grouped == each
        assert sum(groups.values()) == 1
        assert len(groups) <= 15


def without_faces(state: State, roll: Any) -> State:
    """The state after a roll, without the faces it shows."""
    after, _ = game.apply(state, CHANCE, roll)
    return after._replace(rolled=())


def test_nothing_is_grouped_when_no_dice_are_rolled() -> None:
    state = game.position(BOTH, {}, {})[0]
    assert game.grouped(state) == {}
    assert game.odds(state) == {}


def attackers() -> Iterator[tuple[Unit, Unit]]:
    """Every attack there can be."""
    for kind in KINDS:
        for target in KINDS:
            for figures in range(1, kind.most + 1):
                for left in range(1, target.most + 1):
                    yield unit(0, kind, figures, 0), unit(1, target, left, 2)


def test_the_king_never_flees_and_never_fears() -> None:
    """LH-PANIC-2, LH-MERC-2."""
    for attacker, target in attackers():
        for dice in range(1, 5):
            done = effect(attacker, target, ("panic",) * dice, again=False)
            assert not done.losses
            assert (done.flight > 0) == (attacker.kind.name not in ("king", "mercenaries"))
            assert not (done.terror and target.kind.name in ("king", "mercenaries"))


def test_no_more_figures_fall_than_there_are() -> None:
    for attacker, target in attackers():
        for faces in (("axe",) * 4, ("arrow",) * 4, ("axe", "axe", "arrow", "panic")):
            assert 0 <= effect(attacker, target, faces, again=False).losses <= target.figures


@pytest.mark.parametrize(
    ("attacker", "target", "faces", "done"),
    [
        ("knights 2", "infantry 4", "axe axe axe arrow", Effect(3)),
        ("knights 2", "knights 2", "axe axe axe arrow", Effect(1)),
        ("archers 4", "infantry 4", "axe arrow arrow panic", Effect(2)),
        ("peasants 4", "infantry 4", "axe axe arrow panic", Effect(2, 1)),
        ("peasants 4", "infantry 4", "axe axe arrow arrow", Effect(2)),
        ("peasants 4", "infantry 4", "axe axe panic panic", Effect(2, 2)),
        ("peasants 4", "infantry 4", "axe panic panic panic", Effect(0, 3)),
        ("mercenaries 2", "infantry 4", "axe panic panic arrow", Effect(1, 0, 2)),
        ("mercenaries 2", "infantry 1", "axe panic panic arrow", Effect(1)),
        ("infantry 1", "knights 2", "axe", Effect(again=True)),
        ("infantry 1", "infantry 4", "axe", Effect(1)),
        ("infantry 1", "knights 2", "panic", Effect(0, 1)),
        ("peasants 1", "heavy 2", "arrow", Effect(again=True)),
        ("heavy 2", "heavy 2", "axe axe axe axe", Effect(2)),
    ],
)
def test_what_a_roll_does(attacker: str, target: str, faces: str, done: Effect) -> None:
    assert effect(_unit(attacker), _unit(target), tuple(faces.split()), again=False) == done


def _unit(words: str) -> Unit:
    name, figures = words.split()
    return unit(0, NAMED[name], int(figures), 0)


def test_more_axes_begin() -> None:
    """LH-SETUP-5, in a thousand starts."""
    rng = Random(4)
    for _ in range(1000):
        state = game.start(BOTH, {})
        shown = [0, 0]
        while CHANCE in game.to_act(state):
            roll = rng.choice(list(game.odds(state)))
            shown = [shown[1], roll.faces.count(AXE)]
            state, _ = game.apply(state, CHANCE, roll)
        assert not isinstance(state.phase, RollForAttack)
        assert game.to_act(state) == (0 if shown[0] > shown[1] else 1,)


def odds_of(live: LiveMatch, line: str) -> AttackOdds:
    """The odds that a preview tells."""
    (odds,) = [event for event in live.preview(0, line) if isinstance(event, AttackOdds)]
    return odds


def test_the_odds_of_an_attack_are_told_before_it() -> None:
    """Four infantry on four: two fall in 6 of 16; a lone one hits knights twice in a quarter, and panics in a quarter."""
    board = ". . . . k1v . . . .\n. . . . . . . . .\n. . . . . . . . .\nn2v . . . i4v . . . .\nI1^ . . . I4^ . . . .\n"
    board += ". . . . . . . . .\n. . . . . . . . .\n. . . . K1^ . . . .\n"
    live = LiveMatch(Match(game, BOTH, ("Ada", "Grace"), position={"board": board}))
    odds = odds_of(live, "attack e5 e4")
    assert (odds.none, odds.one, odds.two, odds.three, odds.four, odds.all) == (6, 25, 38, 25, 6, 6)
    assert (odds.panic, odds.terror) == (0, 0)
    odds = odds_of(live, "attack a5 a4")
    assert (odds.none, odds.one, odds.panic) == (75, 25, 25)
