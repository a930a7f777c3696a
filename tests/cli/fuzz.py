"""Random and mutated input of every kind: each line or file must get a clear answer and change nothing it may not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from random import Random

import msgspec

from coeurdelion.core import CHANCE, Refused, replay
from coeurdelion.engine import Engine
from coeurdelion.match.record_reader import read_record
from coeurdelion.match.scenario import read_scenario, run_scenario
from coeurdelion.text import LANGUAGES, Speaker
from tests.games.contract import Played, play_out, variants
from tests.paths import MATCHES, scenario_files

SIGNS = "abcdefghijklmnop0123456789 estnw$ABCDKXRGVPWS.|+-/=\"'[]{}:,#@^<>\n\t\0é€"
WORDS = (
    *("castle", "knight", "sell", "play", "border", "extend", "desert", "ally", "draw", "take", "done", "tile", "undo"),
    *("wall", "choose", "alliance", "renegade", "break", "offer", "ask", "accept", "fight", "bid", "look", "piece", "pile"),
    *("move", "turn", "attack", "bribe", "end", "army", "roll"),
)

REQUESTS = [
    '{"cmd":"legal"}',
    '{"cmd":"legal","seat":1}',
    '{"cmd":"do","seat":0,"action":"sell A.B2"}',
    '{"cmd":"do","seat":"chance","action":"draw A.B2"}',
    '{"cmd":"roll"}',
    '{"cmd":"preview","seat":0,"action":"border c7e"}',
    '{"cmd":"view","seat":null}',
    '{"cmd":"view","seat":"all","id":7}',
    '{"cmd":"ledger","seat":0}',
    '{"cmd":"bot","seat":0,"level":"random","ms":5}',
    '{"cmd":"undo"}',
    '{"cmd":"export"}',
    '{"cmd":"load","match":"coeurdelion-match 1"}',
    '{"cmd":"load","scenario":"game = \\"lowenherz-2003\\""}',
    '{"cmd":"load","scenario":"game = \\"lowenherz-1997\\"\\n[position]\\ncard = \\"P/W2/S1\\""}',
    '{"cmd":"do","seat":0,"action":"choose 1"}',
    '{"cmd":"load","scenario":"game = \\"lionheart\\""}',
    '{"cmd":"do","seat":0,"action":"move c7 c6"}',
    '{"cmd":"do","seat":0,"action":"turn e8 w"}',
    '{"cmd":"do","seat":0,"action":"end"}',
]
BEGINNINGS = [
    '{"cmd":"new","game":"lowenherz-2003","players":2,"options":{"edition":"kosmos"}}',
    '{"cmd":"new","game":"lowenherz-1997","players":3,"options":{"game":"basic"}}',
    '{"cmd":"new","game":"lionheart","players":2,"options":{"rows":10}}',
    '{"cmd":"new","game":"lionheart","players":2,"options":{"army":"built"}}',
]
REQUESTS += BEGINNINGS


def mutated(text: str, rng: Random) -> str:
    """A text with up to three small changes: a sign changed, left out or put in, a part doubled or dropped."""
    for _ in range(rng.randrange(1, 4)):
        place = rng.randrange(len(text) + 1)
        match rng.randrange(5):
            case 0:
                text = text[:place] + rng.choice(SIGNS) + text[place + 1 :]
            case 1:
                text = text[:place] + text[place + 1 :]
            case 2:
                text = text[:place] + rng.choice(SIGNS) + text[place:]
            case 3:
                end = place + rng.randrange(20)
                text = text[:end] + text[place:]
            case _:
                text = text[:place] + text[place + rng.randrange(20) :]
    return text


def noise(rng: Random) -> str:
    """Any signs, now and then behind a real verb."""
    signs = "".join(rng.choice(SIGNS) for _ in range(rng.randrange(12)))
    return f"{rng.choice(WORDS)} {signs}" if rng.random() < 0.5 else signs


def fuzz_actions(rng: Random, count: int) -> Counter[str]:
    """Action lines at states of real matches."""
    matches = [play_out(variant, "keen", rng.randrange(1000)) for variant in variants()]
    answers: Counter[str] = Counter()
    for _ in range(count):
        answers[_act(rng.choice(matches), rng)] += 1
    return answers


def _act(played: Played, rng: Random) -> str:
    game = played.variant.game
    number = rng.randrange(len(played.log))
    state, entry = played.states[number], played.log[number]
    line = mutated(entry.action, rng) if rng.random() < 0.7 else noise(rng)
    seat = entry.seat if rng.random() < 0.8 else rng.randrange(CHANCE, played.variant.players)
    try:
        game.apply(state, seat, game.parse(line))
    except Refused as refused:
        speaker = Speaker.of_colours(rng.choice(LANGUAGES), game, "", game.colours[: played.variant.players])
        _check_clear(speaker, refused)
        return refused.rule if refused.rule in ("notation", "turn", "over") else "rule"
    return "done"


def _check_clear(speaker: Speaker, refused: Refused, *, has_line: bool = False) -> None:
    """A refusal has a sentence and, of a scenario file, the line it is about."""
    assert speaker.refusal(refused)
    assert not has_line or isinstance(refused.params["line"], int)


def fuzz_scenarios(rng: Random, count: int) -> Counter[str]:
    """Scenario files."""
    texts = [path.read_text("utf-8") for path in scenario_files()]
    answers: Counter[str] = Counter()
    for _ in range(count):
        text = mutated(rng.choice(texts), rng)
        try:
            answers["FAIL" if run_scenario(read_scenario(text)) else "ok"] += 1
        except Refused as refused:
            _check_clear(Speaker(rng.choice(LANGUAGES), None), refused, has_line=True)
            answers["error"] += 1
    return answers


def fuzz_matches(rng: Random, count: int) -> Counter[str]:
    """Match files, their first eighty lines."""
    texts = [path.read_text("utf-8") for path in sorted(MATCHES.rglob("*.match"))]
    texts = ["\n".join(text.split("\n")[:80]) for text in texts]
    answers: Counter[str] = Counter()
    for _ in range(count):
        try:
            record = read_record(mutated(rng.choice(texts), rng))
            answers["replayed" if list(replay(record.match)) else "empty"] += 1
        except Refused as refused:
            _check_clear(Speaker(rng.choice(LANGUAGES), None), refused)
            answers["error"] += 1
    return answers


def fuzz_protocol(rng: Random, count: int) -> Counter[str]:
    """Lines to an engine that goes on all the while."""
    engine = Engine(rng.choice(LANGUAGES))
    answers: Counter[str] = Counter()
    for number in range(count):
        if number % 500 == 0:
            engine.answer(BEGINNINGS[number // 500 % len(BEGINNINGS)])
            engine.answer('{"cmd":"roll"}')
        line = rng.choice(REQUESTS)
        if rng.random() < 0.9:
            line = mutated(line, rng)
        before = engine.answer('{"cmd":"export"}') if number % 50 == 0 else None
        answer = engine.answer(line)
        msgspec.json.encode(answer)
        if before and not answer["ok"]:
            assert engine.answer('{"cmd":"export"}') == before
        assert answer["ok"] or answer["message"]
        answers["ok" if answer["ok"] else str(answer["refused"])] += 1
    return answers


KINDS: Mapping[str, tuple[Callable[[Random, int], Counter[str]], float]] = {
    "actions": (fuzz_actions, 0.6),
    "scenarios": (fuzz_scenarios, 0.1),
    "matches": (fuzz_matches, 0.05),
    "protocol": (fuzz_protocol, 0.25),
}
"""Every kind of input and its share of a run."""


def jobs(total: int, size: int) -> Iterator[tuple[str, int, int]]:
    """Parts of a run: the kind, a seed, how many."""
    for kind, (_, share) in KINDS.items():
        for seed in range(max(1, round(total * share / size))):
            yield kind, seed, size


def run(job: tuple[str, int, int]) -> tuple[str, Counter[str]]:
    """One part of a run."""
    kind, seed, count = job
    return kind, KINDS[kind][0](Random(f"{kind} {seed}"), count)
