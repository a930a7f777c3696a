"""Built armies: what is refused and why, what stays hidden, and that any army dealt is a legal one."""

from __future__ import annotations

from random import Random

import pytest

from coeurdelion.core import ALL, CHANCE, Entry, Refused
from coeurdelion.games import lionheart as game
from coeurdelion.games.lionheart.army import any_army, check_army
from coeurdelion.games.lionheart.events import ArmyRevealed
from coeurdelion.games.lionheart.state import BuildArmies, RollForFirst
from coeurdelion.text import LANGUAGES, Speaker

BOTH = ("gold", "silver")
BUILT: dict[str, object] = {"army": "built"}
GOLD = "k1@e8 n2@d8 n2@f8 a4@c8 a4@g8 i4@c7 i4@d7 i4@e7 i4@f7 i4@g7"
SILVER = "k1@e1 n2@d1 n2@f1 a4@c1 a4@g1 i4@c2 i4@d2 i4@e2 i4@f2 i4@g2"


def test_both_build_at_once_and_the_verb_is_open() -> None:
    state = game.start(BOTH, BUILT)
    assert game.to_act(state) == (0, 1)
    for seat, example in enumerate((GOLD, SILVER)):
        legal = game.legal(state, seat)
        assert legal.open_verbs == ("army",)
        assert [str(action) for action in legal] == [f"army {example}"]


def test_bases_may_come_in_any_order() -> None:
    shuffled = GOLD.split()
    Random(1).shuffle(shuffled)
    assert str(game.parse("army " + " ".join(shuffled))) == f"army {GOLD}"


@pytest.mark.parametrize(
    ("old", "new", "rule", "reason", "told"),
    [
        ("i4@c7", "i5@c7", "LH-ARMY-3", "base-too-full", {"base": "i5@c7", "excess": 1}),
        ("a4@c8", "n2@c8", "LH-ARMY-3", "too-many-of-a-kind", {"kind": "knights", "figures": 6, "excess": 2}),
        ("i4@c7", "m1@c7", "LH-ARMY-3", "base-too-small", {"base": "m1@c7", "least": 2}),
        ("k1@e8", "k1@a8", "LH-ARMY-2", "king-off-throne", {"cell": "a8", "throne": "e8"}),
        ("k1@e8", "p1@e8", "LH-ARMY-1", "king-missing", {}),
        ("n2@d8", "k1@d8", "LH-ARMY-2", "king-off-throne", {"cell": "d8"}),
        ("i4@c7", "i4@c6", "LH-ARMY-2", "off-home-rows", {"base": "i4@c6", "first": "a7", "last": "i8"}),
        ("i4@c7", "i4@d7", "LH-SETUP-2", "square-shared", {"cell": "d7"}),
        (" i4@c7", "", "LH-ARMY-1", "too-few-bases", {"count": 9, "missing": 1}),
        ("i4@c7", "i4@c7 p1@a7 p1@a8", "LH-ARMY-1", "too-many-bases", {"count": 12, "excess": 2}),
        ("i4@c7", "i4@c9", "notation", "no-such-cell", {"cell": "c9"}),
        ("i4@c7", "i4c7", "notation", "no-such-base", {"text": "i4c7"}),
        ("i4@c7", "i0@c7", "notation", "no-such-base", {"text": "i0@c7"}),
    ],
)
def test_an_army_is_refused_with_what_is_wrong(old: str, new: str, rule: str, reason: str, told: dict[str, object]) -> None:
    state = game.start(BOTH, BUILT)
    with pytest.raises(Refused) as refused:
        game.apply(state, 0, game.parse("army " + GOLD.replace(old, new)))
    assert (refused.value.rule, refused.value.reason) == (rule, reason)
    assert told.items() <= refused.value.params.items()
    for language in LANGUAGES:
        assert Speaker.of_colours(language, game, "", BOTH).refusal(refused.value)


def test_massed_infantry_stops_at_ten() -> None:
    """LH-MASS-1."""
    state = game.start(BOTH, {"massed": True})
    massed = GOLD.replace("i4@c7 i4@d7", "i10@c7 i1@d7").replace("i4@e7 i4@f7 i4@g7", "i4@e7 i4@f7 i1@g7")
    assert game.apply(state, 0, game.parse(f"army {massed}"))
    with pytest.raises(Refused, match="LH-MASS-1"):
        game.apply(state, 0, game.parse("army " + massed.replace("i10@c7", "i11@c7")))


def test_an_army_is_hidden_until_both_are_in() -> None:
    """LH-ARMY-1: from the other seat and from spectators, in views and in the log."""
    begun = game.start(BOTH, BUILT)
    line = f"army {GOLD}"
    half, events = game.apply(begun, 0, game.parse(line))
    assert game.to_act(half) == (1,)
    assert [event.key for event in events] == ["army-ready"]
    entry = Entry(0, line)
    for seat in (1, None):
        assert game.show(game.redact(half, seat))["armies"] == ["army ?", None]
        assert game.redact_entry(begun, entry, seat, half) == Entry(0, "army ?")
    for seat in (0, ALL):
        assert game.show(game.redact(half, seat))["armies"] == [line, None]
        assert game.redact_entry(begun, entry, seat, half) == entry
    both, events = game.apply(half, 1, game.parse(f"army {SILVER}"))
    assert [event.key for event in events] == ["army-ready"], "a preview must not tell the other army"
    assert isinstance(both.phase, RollForFirst)
    _, events = game.apply(both, CHANCE, game.parse("roll axe axe axe axe"))
    assert [event.key for event in events] == ["army-revealed", "army-revealed", "first-rolled"]
    assert isinstance(events[0], ArmyRevealed)
    assert " ".join(events[0].bases) == GOLD
    for seat in (0, 1, None):
        assert game.redact_entry(begun, entry, seat, both) == entry


@pytest.mark.parametrize("options", [{"army": "built"}, {"massed": True, "rows": 10}])
def test_a_dealt_army_breaks_no_rule(options: dict[str, object]) -> None:
    state = game.start(BOTH, options)
    rng = Random(3)
    for number in range(200):
        seat = number % 2
        army = any_army(state.options, state.field, seat, rng)
        check_army(state.options, state.field, seat, army.bases)
        assert game.parse(str(army)) == army


def test_nobody_builds_twice_or_in_the_basic_game() -> None:
    half, _ = game.apply(game.start(BOTH, BUILT), 0, game.parse(f"army {GOLD}"))
    assert isinstance(half.phase, BuildArmies)
    for state, seat in ((half, 0), (game.start(BOTH, {}), 0), (game.position(BOTH, {}, {})[0], 0)):
        with pytest.raises(Refused, match="turn"):
            game.apply(state, seat, game.parse(f"army {GOLD}"))
