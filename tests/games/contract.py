"""What every game must keep, whoever plays: played out by random and keen players and checked along the way.

Cheap checks run at every state, dear ones on a seeded sample. `variants` lists the games with all their player counts and
editions; `invariants` adds what only one game can say of its states.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from coeurdelion.bots import BOTS
from coeurdelion.bots.explanation import public_reasons
from coeurdelion.core import CHANCE, AnyGame, Entry, Match, Refused, Seat, Step, in_force, ledger, replay
from coeurdelion.core.choices import Choices
from coeurdelion.core.random_play import Chooser, pick, uniformly
from coeurdelion.games import GAMES
from coeurdelion.match.record import Record, write_record
from coeurdelion.match.record_reader import read_record
from coeurdelion.native import core_of
from coeurdelion.text import LANGUAGES, Speaker
from tests.games.lionheart import invariants as invariants_lionheart
from tests.games.lowenherz_1997 import invariants as invariants_lowenherz_1997
from tests.games.lowenherz_2003 import invariants as invariants_lowenherz_2003

PLAYERS: Mapping[str, Callable[[AnyGame], Chooser]] = {
    "random": lambda game: uniformly,
    "keen": lambda game: BOTS[game.id].keen,
}
INVARIANTS: Mapping[str, Callable[[Any], None]] = {
    "lowenherz-2003": invariants_lowenherz_2003.check,
    "lowenherz-1997": invariants_lowenherz_1997.check,
    "lionheart": invariants_lionheart.check,
}
LEARNS: Mapping[str, Callable[[Entry, Seat | None], bool]] = {
    "lowenherz-1997": lambda entry, seat: bool(
        re.match("look ", entry.action) if entry.seat == seat else re.search("^alliance|^renegade| t[0-9]", entry.action)
    ),
}
"""The actions by which a seat learns what it could not know: its own look at a pile, a card that another lays open."""
REDEALT = 4
"""Worlds that a seat's actions are tried in, and actions of a seat that are tried."""
EXPLAINED_BY = 4
"""Entries from one on that are known when it is explained."""
OUT_OF_TURN = 0.03
"""How often a seat that is not to act does what it may do out of turn."""


class Variant(NamedTuple):
    """A game with a number of players and options."""

    game: AnyGame
    players: int
    options: Mapping[str, object]

    @property
    def name(self) -> str:
        told = "-".join(name if value is True else str(value) for name, value in self.options.items())
        return f"{self.game.id}-{self.players}-{told}"


def variants() -> list[Variant]:
    """Every game with all its player counts and editions."""
    return [
        Variant(game, number, options)
        for game in GAMES.values()
        for players, options in EDITIONS[game.id]
        for number in players
    ]


EDITIONS: Mapping[str, list[tuple[Sequence[int], dict[str, object]]]] = {
    "lowenherz-2003": [((2, 3, 4), {"edition": "kosmos"}), ((2, 3, 4), {"edition": "tilsit"})],
    "lowenherz-1997": [
        ((2, 3, 4), {"game": "full"}),
        ((3, 4), {"game": "basic"}),
        ((3,), {"open_money": True, "politics_negotiable": True, "open_parchments": True, "castle_distance": 4}),
    ],
    "lionheart": [
        ((2,), {}),
        ((2,), {"rows": 10, "archers": "line"}),
        ((2,), {"army": "built"}),
        ((2,), {"army": "built", "rows": 10}),
        ((2,), {"massed": True, "archers": "line"}),
    ],
}


@dataclass
class Played:
    """A match played out: its log, its states, its events, and a count of what occurred."""

    variant: Variant
    states: list[Any]
    log: list[Entry] = field(default_factory=list)
    events: list[tuple[Any, ...]] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)

    @property
    def match(self) -> Match:
        game, players, options = self.variant
        return Match(game, game.colours[:players], ("",) * players, options, log=tuple(self.log))


def play_out(variant: Variant, players: str, seed: int) -> Played:
    """A whole match; fails if someone is to act who cannot, or if it outlasts its bound."""
    game = variant.game
    rng = Random(seed)
    choose = PLAYERS[players](game)
    state = game.start(game.colours[: variant.players], variant.options)
    played = Played(variant, [state])
    while seats := game.to_act(state):
        assert len(played.log) < game.longest(variant.players), "outlasts its bound"
        seat = rng.choice(_out_of_turn(game, state, variant.players, rng) or seats)
        assert seat == CHANCE or len(game.legal(state, seat)), "whoever is to act can act"
        action = pick(game, state, seat, rng, choose)
        state, events = game.apply(state, seat, action)
        played.log.append(Entry(seat, str(action)))
        played.states.append(state)
        played.events.append(events)
        played.counts.update({str(action), str(action).partition(" ")[0]})
        played.counts.update(event.key for event in events)
    return played


def _out_of_turn(game: AnyGame, state: Any, players: int, rng: Random) -> list[Seat]:
    """Now and then, the seats that are not to act and may do something all the same."""
    if rng.random() >= OUT_OF_TURN:
        return []
    return [seat for seat in range(players) if seat not in game.to_act(state) and len(game.legal(state, seat))]


def check_every_state(played: Played) -> None:
    """Conservation and the like, after every action; the course is what everybody sees of how the seats stand."""
    game, invariant = played.variant.game, INVARIANTS[played.variant.game.id]
    for state in played.states:
        invariant(state)
        shown = game.show(game.redact(state, None))
        assert list(game.course(state)) == shown.get("figures", shown["score"])


def check_replay(played: Played) -> None:
    """A match file holds a match: read back and replayed it gives the same states; its ledger sums to the score."""
    match = played.match
    text = write_record(Record(match))
    again = read_record(text).match
    assert write_record(Record(again)) == text
    assert [step.state for step in replay(again)] == played.states[1:]
    for seat, score in enumerate(match.game.scores(played.states[-1])):
        assert sum(point.points for point in ledger(in_force(match), seat)) == score


def check_notation(played: Played) -> None:
    """`parse` and `str` are inverse."""
    parse = played.variant.game.parse
    for state in played.states:
        for seat in played.variant.game.to_act(state):
            for action in played.variant.game.legal(state, seat):
                assert parse(str(action)) == action


def check_legal(played: Played, rng: Random, lines: list[str], sample: int) -> None:
    """`legal` and `apply` agree on legal lines, lines of other moments and near misses; no state is changed in place."""
    game = played.variant.game
    pool = sorted(set(lines) | {entry.action for entry in played.log})
    for state in rng.sample(played.states, min(sample, len(played.states))):
        before = repr(state)
        for seat in range(CHANCE, played.variant.players):
            legal = _odds(game, state) if seat == CHANCE else game.legal(state, seat)
            allowed = {str(action) for action in legal}
            assert len(allowed) == len(legal)
            assert [str(legal[index]) for index in range(len(legal))] == [str(action) for action in legal]
            assert {f"{verb} {rest}".rstrip() for verb, rests in legal.lines().items() for rest in rests} == allowed
            near = {_near_miss(line, rng) for line in rng.sample(sorted(allowed), min(len(allowed), 20))}
            for line in sorted(allowed | near | set(rng.sample(pool, min(len(pool), 40)))):
                is_open = line.partition(" ")[0] in legal.open_verbs and line not in allowed
                assert _accepted(game, state, seat, line) == (line in allowed) or is_open, (line, seat)
        assert repr(state) == before


def _odds(game: AnyGame, state: Any) -> Choices[Any]:
    return Choices(tuple(game.odds(state)))


def _near_miss(line: str, rng: Random) -> str:
    """A line with one character changed."""
    place = rng.randrange(len(line))
    return line[:place] + rng.choice("abcdefghijklm123456789es ABCDKXB/.") + line[place + 1 :]


def _accepted(game: AnyGame, state: Any, seat: Seat, line: str) -> bool:
    try:
        game.apply(state, seat, game.parse(line))
    except Refused as refused:
        _check_refusal(game, state, refused)
        return False
    return True


def _check_refusal(game: AnyGame, state: Any, refused: Refused) -> None:
    """A refusal names a rule, or notation, turn, over; and has its sentence in three languages."""
    assert refused.rule in game.reasons or refused.rule in ("notation", "turn", "over")
    for language in LANGUAGES:
        assert _speaker(game, state, language).refusal(refused)


def _speaker(game: AnyGame, state: Any, language: str) -> Speaker:
    return Speaker.of_colours(language, game, "tilsit", game.colours[: len(game.scores(state))])


def check_sentences(played: Played) -> None:
    """Every event and every question met has its sentence in three languages."""
    game = played.variant.game
    for language in LANGUAGES:
        speaker = _speaker(game, played.states[0], language)
        for state, events in zip(played.states[1:], played.events, strict=True):
            for event in events:
                assert speaker.event(event)
                assert speaker.event(game.redact_event(event, None))
            for seat in game.to_act(state):
                assert speaker.question(*game.asked(state, seat))


def check_secrecy(played: Played, rng: Random, sample: int) -> None:
    """What a seat cannot know can be dealt anew without a trace in its view, its legal lines, its events and its log."""
    game = played.variant.game
    numbers = [number for number in range(len(played.log)) if game.winners(played.states[number]) is None]
    for number in rng.sample(numbers, min(sample, len(numbers))):
        state, entry = played.states[number], played.log[number]
        for seat in (*range(played.variant.players), None):
            view = game.redact(state, seat)
            assert game.read_view(json.loads(json.dumps(game.show(view)))) == view
            for dealt in _worlds(game, state, seat, rng):
                assert game.redact(dealt, seat) == view
                assert _bytes(game, state, seat) == _bytes(game, dealt, seat)
                _check_told(played, number, dealt, entry, seat)


def _worlds(game: AnyGame, state: Any, seat: Seat | None, rng: Random) -> Iterator[Any]:
    """States that a seat cannot tell from this one: one dealt by the rules, and one by the compiled core if there is one."""
    yield game.deal(game.redact(state, seat), rng)
    if core := core_of(game.id):
        known = core.redact(core.packing.pack(state), seat)
        yield core.packing.unpack(core.deal(known, seat, rng.getrandbits(64)), state)


def check_reveals(played: Played, rng: Random, sample: int) -> None:
    """An action that is not said to reveal anything leaves its seat with the same view in all worlds it thinks possible."""
    game = played.variant.game
    for state in rng.sample(played.states, min(sample, len(played.states))):
        for seat in range(played.variant.players):
            legal = game.legal(state, seat)
            worlds = [game.deal(game.redact(state, seat), rng) for _ in range(REDEALT)] if legal else []
            for action in rng.sample(legal, min(len(legal), REDEALT)):
                revealing = game.reveals(state, seat, action)
                assert [game.reveals(world, seat, action) for world in worlds] == [revealing] * REDEALT
                if not revealing:
                    _check_foreseen(game, seat, action, [state, *worlds])


def _check_foreseen(game: AnyGame, seat: Seat, action: Any, worlds: list[Any]) -> None:
    """An action leads to the same view in all worlds, unless the match ends, when everything is open."""
    after = [game.apply(world, seat, action)[0] for world in worlds]
    over = {game.winners(state) is not None for state in after}
    assert len(over) == 1, action
    if over == {False}:
        assert len({game.redact(state, seat) for state in after}) == 1, action


def _check_told(played: Played, number: int, dealt: Any, entry: Entry, seat: Seat | None) -> None:
    """What a seat is told of the next entry is the same in a re-dealt state, if the entry is possible there."""
    game = played.variant.game
    before, after = played.states[number], played.states[number + 1]
    learns = LEARNS.get(game.id, _never)
    if game.winners(after) is not None or learns(entry, seat) or _opens(played, number, seat):
        return
    told = game.redact_entry(before, entry, seat, after)
    lines = [entry.action] if told == entry else _lines(game, dealt, entry.seat)
    like = [line for line in lines if game.redact_entry(dealt, Entry(entry.seat, line), seat, dealt) == told]
    if not like:
        return
    try:
        dealt_after, events = game.apply(dealt, entry.seat, game.parse(like[0]))
    except Refused:
        assert entry.seat != seat
        return
    if game.winners(dealt_after) is None:
        assert _bytes(game, dealt_after, seat) == _bytes(game, after, seat)
        redacted = [game.redact_event(event, seat) for event in events]
        assert redacted == [game.redact_event(event, seat) for event in played.events[number]]


def check_explained(played: Played, rng: Random, sample: int) -> None:
    """What everyone reads of why an entry was made is the same when what a seat cannot know is dealt anew."""
    game = played.variant.game
    numbers = [number for number, entry in enumerate(played.log) if entry.seat >= 0]
    for number in rng.sample(numbers, min(sample, len(numbers))):
        steps = [
            Step(one, played.log[one], played.states[one], played.states[one + 1], played.events[one])
            for one in range(number, min(number + EXPLAINED_BY, len(played.log)))
            if game.winners(played.states[one + 1]) is None
        ]
        told = public_reasons(game, steps, steps[-1].state) if steps else ()
        for seat in (*range(played.variant.players), None) if steps else ():
            dealt = [_dealt_anew(game, step, seat, rng) for step in steps]
            assert public_reasons(game, dealt, dealt[-1].state) == told


def _dealt_anew(game: AnyGame, step: Step, seat: Seat | None, rng: Random) -> Step:
    """A step as it could have been for all that a seat knows, its events included."""
    before, state = (game.deal(game.redact(one, seat), rng) for one in (step.before, step.state))
    return step._replace(before=before, state=state, events=tuple(game.redact_event(event, seat) for event in step.events))


def _never(entry: Entry, seat: Seat | None) -> bool:
    return False


def _lines(game: AnyGame, state: Any, seat: Seat) -> list[str]:
    """What a seat, or chance, can do."""
    return [str(action) for action in (game.odds(state) if seat == CHANCE else game.legal(state, seat))]


def _opens(played: Played, number: int, seat: Seat | None) -> bool:
    """Whether an entry opens what earlier ones kept sealed, so that a seat learns what it could not know."""
    game, before, after = played.variant.game, played.states[number], played.states[number + 1]
    earlier = range(max(0, number - len(game.seats) - 2), number)
    return any(
        game.redact_entry(played.states[one], played.log[one], seat, before)
        != game.redact_entry(played.states[one], played.log[one], seat, after)
        for one in earlier
    )


def _bytes(game: AnyGame, state: Any, seat: Seat | None) -> bytes:
    """All that a seat receives of a state."""
    lines = [str(action) for action in game.legal(state, seat)] if seat is not None else []
    return json.dumps([game.show(game.redact(state, seat)), lines]).encode()
