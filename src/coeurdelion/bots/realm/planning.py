"""Plans in both Löwenherz games: steps one after the other, borders towards one area, and what they lead to."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from coeurdelion.bots.common_reasons import BEST, ENOUGH
from coeurdelion.bots.realm.choice import Candidate, RealmMind, RealmOutlook, RealmState, castle_of
from coeurdelion.bots.realm.fronts import in_domains
from coeurdelion.bots.realm.reasons import Wording, castle_reasons
from coeurdelion.bots.realm.sites import NO_PROSPECT, best_area, open_areas, open_sites
from coeurdelion.core import Param, Seat
from coeurdelion.core.bot import Reason
from coeurdelion.core.choices import bits
from coeurdelion.core.plan import Followed, Plan
from coeurdelion.games.realm.actions import DONE, Castle, Extend
from coeurdelion.games.realm.board import Realm, domain_at

State = TypeVar("State", bound=RealmState)
Outlook = TypeVar("Outlook", bound=RealmOutlook)
MAX_IDEAS = 3
"""The most ideas that are followed to their end."""
MIN_STRAY_GAIN = 0.25
"""The points by which borders that keep to no area must be better than those that do."""
MIN_BARRED = 0.4
"""The points that the prospects of another must lose for it to be told what an area takes from him."""
MAX_MISSING_BARRED = 2
"""The most borders that an area may be short of for it to be told what it takes from others."""
MIN_APART = 3
"""How many steps lie between places for a castle that are told of as different."""
MAX_TOLD = 3
"""The most that is told of what a plan leads to."""


class Look(NamedTuple, Generic[State, Outlook]):
    """How a game looks at steps: which are worth a look and what they are worth, and what they lead to."""

    apply: Callable[[State, Seat, Any], tuple[State, tuple[Any, ...]]]
    legal: Callable[[State, Seat], Sequence[Any]]
    steps: Callable[[State, Seat, Outlook], Sequence[Candidate[Any]]]
    """The steps worth a look of whoever is asked, valued for a seat."""
    goes_on: Callable[[State], bool]
    """Whether more steps of the same action are to be taken."""
    evaluate: Callable[[State, Seat, Outlook], float]
    step_reasons: Callable[[State, State, Any, Seat, Outlook], tuple[Reason, ...]]
    nearer: str
    """The key of the reason that says how many borders an area is short of."""
    area: str
    """The key of the sentence that says what an area is worth."""
    bars: str
    """The key of the sentence that says what another loses the way to."""
    treasures: Mapping[str, str]
    """The land that somebody may lose the way to: its letters, with the words by which the sentence knows it."""
    treasure: str
    """What the sentence calls that word."""


class Goal(NamedTuple):
    """An area that an own castle could get: its cells, and its points once it is closed."""

    castle: int
    cells: int
    points: int


class Route(NamedTuple, Generic[State]):
    """Own steps one after the other: the state after the first, the one after all, what happened, and what it is worth."""

    actions: tuple[Any, ...]
    first: State
    state: State
    events: tuple[Any, ...]
    value: float


def follow(
    mind: RealmMind[State, Outlook], look: Look[State, Outlook], wanted: Sequence[Any] = (), goal: Goal | None = None
) -> Route[State]:
    """The steps of an action to its end: those wanted first, then the best ones, towards an area as long as it is open."""
    state, seat, outlook, _ = mind
    left, done = list(wanted), list[Any]()
    events, first = tuple[Any, ...](), None
    while look.goes_on(state):
        mover: Seat = state.phase.seat
        if mover == seat and left and left[0] in look.legal(state, seat):
            action = left.pop(0)
        else:
            left = [] if mover == seat else left
            action = _best_step(state, mover, mind, look, goal)
        if action == DONE and done:
            break
        state, happened = look.apply(state, mover, action)
        events += happened
        first = first or state
        if mover == seat:
            done.append(action)
        if action == DONE:
            break
    return Route(tuple(done), first or state, state, events, look.evaluate(state, seat, outlook))


def _best_step(
    state: State, mover: Seat, mind: RealmMind[State, Outlook], look: Look[State, Outlook], goal: Goal | None
) -> Any:
    """The best step for whoever takes it, one towards the area if there is one."""
    found = look.steps(state, mind.seat, mind.outlook)
    if goal:
        wanted = set(_names(state.realm, missing_of(state.realm, goal.cells)))
        found = [one for one in found if getattr(one.action, "edge", "") in wanted] or found
    best = max if mover == mind.seat else min
    return best(found, key=lambda one: one.value).action


def missing_of(realm: Realm, cells: int) -> int:
    """The edges round an area without a border; none once it is a domain."""
    return 0 if any(domain.cells == cells for domain in realm.domains) else realm.land.grid.around(cells) & ~realm.borders


def _names(realm: Realm, edges: int) -> tuple[str, ...]:
    names = {number: name for name, number in realm.land.grid.edge_number.items()}
    return tuple(names[edge] for edge in bits(edges))


def goals(mind: RealmMind[State, Outlook], followed: Followed | None) -> list[tuple[Goal, bool]]:
    """The areas that own castles could get, each with whether it is the one aimed at so far."""
    realm, seat, survey = mind.state.realm, mind.seat, mind.outlook.survey
    taken = in_domains(realm)
    own = [site for site in survey.sites if site.colour == seat and not taken >> site.castle & 1]
    areas = {
        area.cells: Goal(site.castle, area.cells, area.points)
        for site in own
        for area, missing in open_areas(realm, site, taken, survey.valuation)
        if missing
    }
    kept = _kept(realm, seat, followed, mind) if followed else None
    if kept:
        areas = {kept.cells: kept} | areas
    return [(goal, goal == kept) for goal in areas.values()]


def _kept(realm: Realm, seat: Seat, followed: Followed, mind: RealmMind[State, Outlook]) -> Goal | None:
    """The area aimed at so far, None if it cannot be had any more."""
    grid = realm.land.grid
    cells = sum(1 << grid.cell(name) for name in followed.cells)
    castle = cells & realm.castles[seat]
    missing = grid.around(cells) & ~realm.borders
    if not castle or not missing or cells & in_domains(realm) or missing & (realm.kin | realm.inner):
        return None
    points = mind.outlook.survey.valuation.appraise(realm.land, cells).points
    return Goal(castle.bit_length() - 1, cells, points)


def border_plans(mind: RealmMind[State, Outlook], look: Look[State, Outlook], followed: Followed | None) -> Iterator[Plan]:
    """The best way to each area that borders could bring nearer; and the best borders, if these keep to no area."""
    best, is_begun = -float("inf"), False
    for goal, is_kept in goals(mind, followed):
        is_begun |= is_kept
        route = follow(mind, look, followed.actions if followed and is_kept else (), goal)
        best = max(best, route.value)
        yield area_plan(mind, look, route, goal)
    if followed and followed.actions and not is_begun:  # the land aimed at is closed, and borders are left
        yield step_plan(mind, look, follow(mind, look, followed.actions), "rest")._replace(cells=followed.cells)
    stray = follow(mind, look)
    if stray.value > best + MIN_STRAY_GAIN:
        yield step_plan(mind, look, stray, "stray")


def area_plan(mind: RealmMind[State, Outlook], look: Look[State, Outlook], route: Route[State], goal: Goal) -> Plan:
    """A way to an area: how many borders it is short of after the first, and what the area is good for."""
    realm, grid = mind.state.realm, mind.state.realm.land.grid
    castle, plan = grid.cells[goal.castle], step_plan(mind, look, route, f"area {grid.cells[goal.castle]}")
    first, last = (missing_of(then.realm, goal.cells) for then in (route.first, route.state))
    good = tuple(reason for reason in plan.reasons if reason.key != look.nearer and reason != BEST)
    nearer = [Reason(look.nearer, {"castle": castle, "left": first.bit_count()})] if first else []
    bars = barred(mind, look, goal.cells) if last.bit_count() <= MAX_MISSING_BARRED else ()
    return plan._replace(
        reasons=(*nearer, *good) or (BEST,),
        leads=(*_short(look, goal, castle, last.bit_count()), *good, *bars)[:MAX_TOLD],
        cells=tuple(grid.cells[cell] for cell in bits(goal.cells)),
        missing=_names(realm, last),
    )


def _short(look: Look[State, Outlook], goal: Goal, castle: str, left: int) -> list[Reason]:
    """How many borders an area is short of once all is done, and what it is worth; nothing if it is closed."""
    told: dict[str, Param] = {"castle": castle, "left": left, "count": goal.cells.bit_count(), "points": goal.points}
    return [Reason(look.area, told)] if left else []


def barred(mind: RealmMind[State, Outlook], look: Look[State, Outlook], cells: int) -> Iterator[Reason]:
    """What others lose the way to once an area is closed: the treasures in it that they could have had."""
    realm, survey = mind.state.realm, mind.outlook.survey
    land, taken = realm.land, in_domains(realm)
    for site in survey.sites:
        if site.colour in (mind.seat, len(realm.castles) - 1) or taken >> site.castle & 1:
            continue
        had = best_area(realm, site, taken, survey.valuation)
        has = best_area(realm, site, taken | cells, survey.valuation)
        lost = had.cells & cells & land.cells("".join(look.treasures))
        if lost and had.value > has.value + MIN_BARRED:
            cell = next(bits(lost))
            word = look.treasures[land.terrain[cell]]
            yield Reason(look.bars, {"owner": site.colour, "cell": land.grid.cells[cell], look.treasure: word})


def step_plan(mind: RealmMind[State, Outlook], look: Look[State, Outlook], route: Route[State], idea: str) -> Plan:
    """Steps and what they lead to, as a plan."""
    action, *then = route.actions
    done = action == DONE
    reasons = (ENOUGH,) if done else look.step_reasons(mind.state, route.state, route.events, mind.seat, mind.outlook)
    return Plan(action, route.value, idea, tuple(then), reasons)


def step_plans(
    mind: RealmMind[State, Outlook],
    look: Look[State, Outlook],
    found: Iterable[Candidate[Any]],
    followed: Followed | None,
) -> Iterator[Plan]:
    """The best steps of each idea, followed to the end of their action; those that a seat has begun too."""
    if followed and followed.actions and followed.actions[0] in look.legal(mind.state, mind.seat):
        route = follow(mind, look, followed.actions)
        yield step_plan(mind, look, route, _named(idea_of(mind.state.realm, route.actions[0])))
    ideas: dict[Hashable, Candidate[Any]] = {}
    for one in sorted(found, key=lambda one: one.value, reverse=True):
        ideas.setdefault(idea_of(mind.state.realm, one.action), one)
    for idea, one in list(ideas.items())[:MAX_IDEAS]:
        yield step_plan(mind, look, follow(mind, look, (one.action,)), _named(idea))


def _named(idea: Hashable) -> str:
    return " ".join(map(str, idea)) if isinstance(idea, tuple) else str(idea)


def idea_of(realm: Realm, action: Any) -> Hashable:
    """What a step is an attempt at: steps of one idea differ in their place only."""
    board = realm.land.grid
    match action:
        case Extend(castle=castle, cell=cell):
            domain = domain_at(realm, board.cell(cell))
            return "extend", castle, domain.colour if domain else "free"
        case _ if hasattr(action, "castle") and hasattr(action, "other"):
            return _word(action), action.castle, action.other
        case _ if _word(action) == "knight":
            domain = domain_at(realm, board.cell(action.cell))
            return "knight", board.cells[domain.castle] if domain else "outside"
        case _:
            return (str(action),)


def _word(action: Any) -> str:
    return str(action).partition(" ")[0]


def place_plans(
    mind: RealmMind[State, Outlook],
    look: Look[State, Outlook],
    actions: Sequence[Any],
    look_ahead: Callable[[State], Outlook],
    worth: Callable[[State, Seat], float],
    wording: Wording,
) -> Iterator[Plan]:
    """The best places for a castle that lie apart, or for the knight beside it, each with the area that it looks to."""
    state, seat, outlook, _ = mind
    realm = state.realm
    after = {action: look.apply(state, seat, action)[0] for action in actions}
    values = {action: worth(after[action], seat) for action in actions}
    ranked = sorted(actions, key=lambda action: values[action], reverse=True)
    if isinstance(ranked[0], Castle):
        ranked = apart_by(realm, [(realm.land.grid.cell(action.cell), action) for action in ranked], MIN_APART)
    for action in ranked[:MAX_IDEAS]:
        then, castle = after[action], castle_of(state, action)
        surveys = outlook.survey, look_ahead(then).survey
        area = next((area for site, area in open_sites(then.realm, surveys[1], seat) if site.castle == castle), NO_PROSPECT)
        yield Plan(
            action,
            values[action],
            str(action) if isinstance(action, Castle) else "knight",
            reasons=castle_reasons(realm, then.realm, castle, seat, surveys, wording),
            cells=tuple(realm.land.grid.cells[cell] for cell in bits(area.cells)),
            missing=_names(realm, area.missing),
        )


def apart_by(realm: Realm, places: Sequence[tuple[int, Any]], steps: int) -> list[Any]:
    """Of actions at places, the best first, those that lie so many steps from all before them."""
    kept: list[tuple[int, Any]] = []
    for cell, action in places:
        if all(realm.land.grid.steps(cell, other) >= steps for other, _ in kept):
            kept.append((cell, action))
    return [action for _, action in kept[:MAX_IDEAS]]
