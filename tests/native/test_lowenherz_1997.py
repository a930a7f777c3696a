"""The squire of Löwenherz 1997 decides the same with the compiled core and without, for the same reasons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from coeurdelion.bots import BOTS, SQUIRE, bot_named
from coeurdelion.bots.lowenherz_1997 import evaluation, outlook
from coeurdelion.bots.lowenherz_1997.foresight import arrival_steps, break_step, followed, gain_of, politics_steps, steps
from coeurdelion.bots.lowenherz_1997.outlook import look_ahead
from coeurdelion.core import CHANCE, Seat
from coeurdelion.core.bot import BotChoice, BotRequest
from coeurdelion.core.choices import Choices
from coeurdelion.core.random_play import pick, uniformly
from coeurdelion.games import lowenherz_1997 as game
from coeurdelion.games.lowenherz_1997.actions import Action, Break, Renegade
from coeurdelion.games.lowenherz_1997.cards import ALLIANCE, RENEGADE
from coeurdelion.games.lowenherz_1997.state import Decide, Held, State, Swords, Walls, with_player
from coeurdelion.games.realm.actions import DONE
from coeurdelion.games.realm.board import ally, domains_of

ASKED = 0.22
"""The share of decisions that the squire is asked for."""
MOST = 32
KEEN = 0.7
"""The share of actions that are chosen keenly, not by lot."""


def decisions(players: int, kind: str, rng: Random) -> Iterator[tuple[State, Seat]]:
    """The states of a match in which a seat has a choice, and the seat."""
    state = game.start(game.colours[:players], {"game": kind})
    while seats := game.to_act(state):
        seat = seats[0]
        if seat != CHANCE and len(game.legal(state, seat)) > 1:
            yield state, seat
        choose = BOTS[game.id].keen if rng.random() < KEEN else uniformly
        state, _ = game.apply(state, seat, pick(game, state, seat, rng, choose))


@pytest.mark.parametrize(("players", "kind"), [(2, "full"), (3, "full"), (3, "basic"), (4, "full"), (4, "basic")])
def test_the_squire_decides_the_same(players: int, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(f"{players} {kind}")
    asked = 0
    for state, seat in decisions(players, kind, rng):
        if rng.random() > ASKED:
            continue
        assert decided(state, seat) == decided_by_rules(state, seat, monkeypatch)
        asked += 1
        if asked == MOST:
            break
    assert asked >= 30


def test_of_some_actions_it_chooses_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks may leave some of what is legal out."""
    asked = 0
    for state, seat in decisions(3, "full", rng := Random(8)):
        if isinstance(state.phase, Walls | Swords):
            legal = list(game.legal(state, seat))
            some = Choices((DONE, *rng.sample([action for action in legal if action is not DONE], min(len(legal) - 1, 5))))
            choice = decided(state, seat, some)
            assert choice == decided_by_rules(state, seat, monkeypatch, some)
            assert choice[0].action in some
            asked += 1
    assert asked > 10


def decided(state: State, seat: Seat, actions: Choices[Action] | None = None) -> tuple[BotChoice, float]:
    """What the squire decides, of some actions or of all, and the next of its lots."""
    rng = Random(11)
    request = BotRequest(game.redact(state, seat), (), actions or game.legal(state, seat), rng)
    return bot_named(game, SQUIRE)(request), rng.random()


def decided_by_rules(
    state: State, seat: Seat, monkeypatch: pytest.MonkeyPatch, actions: Choices[Action] | None = None
) -> tuple[BotChoice, float]:
    """What the squire decides without the compiled core."""
    with monkeypatch.context() as patch:
        for module in (outlook, evaluation):
            patch.setattr(module, "packed_if_compiled", lambda packing, state: None)
        return decided(state, seat, actions)


def test_every_step_has_the_same_value_to_the_last_bit() -> None:
    """Whatever steps there may be: alliances and cards are made up where there are none."""
    compared: Counter[str] = Counter()
    for players in (2, 3, 4):
        rng = Random(players)
        for state, seat in decisions(players, "full", rng):
            if rng.random() < ASKED / 3 and state.realm.domains:
                compared.update(compare(state, seat))
    assert {"walls", "swords", "break", "politics", "arrival"} <= set(compared)


def compare(state: State, seat: Seat) -> Iterator[str]:
    """Compares what steps are worth by the outlook of a state; what kinds of them."""
    with_core = look_ahead(state)
    assert with_core.packed
    by_rules = with_core._replace(packed=None)
    assert evaluation.state_worth(state, seat) == evaluation.evaluate(state, seat, by_rules)
    if isinstance(state.phase, Walls | Swords):
        assert steps(state._replace(row=3), seat, with_core) == steps(state._replace(row=3), seat, by_rules)
        yield type(state.phase).__name__.lower()
    for action in ("W1", "W3", "S1", "S2"):
        assert gain_of(state, seat, with_core, action) == gain_of(state, seat, by_rules, action)
    sworn = with_alliances(state, seat)
    for ended in [action for action in game.legal(sworn, seat) if isinstance(action, Break)][:2]:
        found = break_step(sworn, seat, with_core, ended)
        assert found == break_step(sworn, seat, by_rules, ended)
        assert followed(sworn, seat, with_core, ended) == followed(sworn, seat, by_rules, ended)
        yield "break"
    deciding = with_cards(state, seat) if state.card else state
    if isinstance(deciding.phase, Decide):
        plays = politics_steps(deciding, seat, with_core)
        assert plays == politics_steps(deciding, seat, by_rules)
        for renegade in [play.action for play in plays if isinstance(play.action, Renegade)][:2]:
            assert followed(deciding, seat, with_core, renegade) == followed(deciding, seat, by_rules, renegade)
            called, _ = game.apply(deciding, seat, renegade)
            assert arrival_steps(called, seat, with_core) == arrival_steps(called, seat, by_rules)
            yield "arrival"
        yield "politics" if plays else "none"


def with_alliances(state: State, seat: Seat) -> State:
    """The state in which a seat has two swords, money, and alliances of all its domains with all others."""
    realm = state.realm
    for own in domains_of(realm, seat):
        for other in realm.domains:
            if other.colour != seat:
                realm = ally(realm, own, other)
    players = with_player(state, seat, state.players[seat]._replace(ducats=12))
    return state._replace(realm=realm, players=players, row=3, phase=Swords(seat, 2))


def with_cards(state: State, seat: Seat) -> State:
    """The state in which a seat decides and has an alliance and a renegade in hand."""
    player = state.players[seat]
    player = player._replace(politics=(*player.politics, Held(ALLIANCE), Held(RENEGADE)))
    return state._replace(players=with_player(state, seat, player), phase=Decide(seat))
