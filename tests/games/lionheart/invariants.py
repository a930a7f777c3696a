"""What holds in every state of Lionheart, found again the slow way."""

from __future__ import annotations

from collections import Counter

from coeurdelion.games import lionheart
from coeurdelion.games.lionheart.actions import Attack, Bribe, End, Move, Turn
from coeurdelion.games.lionheart.kinds import Unit
from coeurdelion.games.lionheart.state import BuildArmies, Orders, Over, RollForAttack, State

STEPS = {0: (0, -1), 1: (1, 0), 2: (0, 1), 3: (-1, 0)}
AVAILABLE = {"king": 1, "knights": 4, "archers": 8, "infantry": 20, "heavy": 2, "peasants": 4, "mercenaries": 4}
Place = tuple[int, int]


def check(state: State) -> None:
    """Fails if units, marks or turns do not add up, or if what is legal is not what the rules say."""
    assert len(state.board) == 9 * state.options.rows
    units = {(cell % 9, cell // 9): unit for cell, unit in enumerate(state.board) if unit is not None}
    for seat in range(2):
        assert state.armies[seat] == sum(1 << x + 9 * y for (x, y), unit in units.items() if unit.owner == seat)
    _check_units(state, units)
    assert not (state.attacked | state.moved) & ~(state.armies[0] | state.armies[1])
    assert state.last_loss <= state.turn
    assert state.turn - state.last_loss <= 60
    if isinstance(state.phase, Over):
        _check_over(state, units)
    elif not isinstance(state.phase, BuildArmies):
        assert all(_kings(units, seat) == 1 and _others(units, seat) for seat in range(2))
    if isinstance(state.phase, Orders):
        assert 1 <= state.phase.left <= 2
        assert set(map(str, lionheart.legal(state, state.phase.seat))) == _legal(state, units)
    if isinstance(state.phase, RollForAttack):
        assert len(lionheart.odds(state)) == 3**state.phase.dice
        assert sum(lionheart.odds(state).values()) == 6**state.phase.dice


def _check_units(state: State, units: dict[Place, Unit]) -> None:
    """No side has more figures of a kind than there are, no base more than it holds."""
    for seat in range(2):
        figures: Counter[str] = Counter()
        for unit in units.values():
            if unit.owner == seat:
                figures[unit.kind.name] += unit.figures
        assert figures <= Counter(AVAILABLE)
    for unit in units.values():
        most = {"king": 1, "knights": 2, "heavy": 2, "mercenaries": 2}.get(unit.kind.name, 4)
        assert 1 <= unit.figures <= (10 if state.options.massed and unit.kind.name == "infantry" else most)


def _kings(units: dict[Place, Unit], seat: int) -> int:
    return sum(unit.owner == seat and unit.kind.name == "king" for unit in units.values())


def _others(units: dict[Place, Unit], seat: int) -> int:
    return sum(unit.owner == seat and unit.kind.name != "king" for unit in units.values())


def _check_over(state: State, units: dict[Place, Unit]) -> None:
    """The loser has no King or nobody else; in a draw both go on having both (LH-END-1, LH-END-2)."""
    assert isinstance(state.phase, Over)
    if not state.phase.winners:
        assert state.turn - state.last_loss == 60
        assert all(_kings(units, seat) and _others(units, seat) for seat in range(2))
        return
    loser = 1 - state.phase.winners[0]
    assert not _kings(units, loser) if state.phase.how == "king" else not _others(units, loser)


def _legal(state: State, units: dict[Place, Unit]) -> set[str]:
    """All that the player to act may do, by walking over the board."""
    assert isinstance(state.phase, Orders)
    lines = {str(End())}
    for place, unit in units.items():
        if unit.owner == state.phase.seat:
            lines |= _marches(state, units, place, unit) | _fights(state, units, place, unit)
    return lines


def _name(place: Place) -> str:
    return "abcdefghi"[place[0]] + str(place[1] + 1)


def _step(place: Place, facing: int, ranks: int, files: int = 0) -> Place:
    (x, y), (dx, dy) = place, STEPS[facing]
    return x + dx * ranks - dy * files, y + dy * ranks + dx * files


def _marches(state: State, units: dict[Place, Unit], place: Place, unit: Unit) -> set[str]:
    """Turns and moves (LH-MOVE, LH-HEAVY-1)."""
    assert isinstance(state.phase, Orders)
    if unit.kind.name == "heavy" and state.phase.left < 2:
        return set()
    lines = {str(Turn(_name(place), "nesw"[facing])) for facing in range(4) if facing != unit.facing}
    for ranks in range(1, 11 if unit.kind.name in ("king", "knights") else 2):
        x, y = to = _step(place, unit.facing, ranks)
        if not (0 <= x < 9 and 0 <= y < state.options.rows) or to in units:
            break
        lines.add(str(Move(_name(place), _name(to))))
    return lines


def _fights(state: State, units: dict[Place, Unit], place: Place, unit: Unit) -> set[str]:
    """Attacks and bribes (LH-ATTACK, LH-TURN-2, LH-HEAVY-2, LH-MERC-3, LH-MERC-4)."""
    ahead = _step(place, unit.facing, 1)
    reach = [ahead]
    if unit.kind.name == "archers":
        area = [_step(place, unit.facing, ranks, files) for ranks in (1, 2, 3) for files in (-1, 0, 1)]
        line = [_step(place, unit.facing, ranks) for ranks in range(1, 10)]
        reach = area if state.options.archers == "area" else line
    if unit.kind.name == "heavy":
        reach = [_step(place, facing, 1) for facing in range(4)]
    enemies = {other for other in reach if other in units and units[other].owner != unit.owner}
    bit = 1 << place[0] + 9 * place[1]
    lines = {str(Attack(_name(place), _name(other))) for other in enemies if not state.attacked & bit}
    if unit.kind.name == "king" and state.moved & bit and ahead in enemies and units[ahead].kind.name == "mercenaries":
        before = units.get(_step(ahead, units[ahead].facing, 1))
        if before is None or before.kind.name != "king" or before.owner == unit.owner:
            lines.add(str(Bribe(_name(place), _name(ahead))))
    return lines
