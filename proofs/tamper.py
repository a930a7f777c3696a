"""Tamper with verified match files in many ways; all must be found: `./dev prove tamper [FILES]`."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from itertools import permutations
from random import Random

from rich.progress import track

from coeurdelion.bots import BOTS
from coeurdelion.core import CHANCE, Match, Refused
from coeurdelion.core.random_play import pick
from coeurdelion.games import GAMES
from coeurdelion.match.chance import draw_seating
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.record import seal, write_record
from coeurdelion.match.record_reader import read_record
from coeurdelion.match.verify import Answer, verify


def played(number: int) -> str:
    """The file of a whole match with derived chance and, every other time, drawn seats."""
    rng = Random(number)
    game = rng.choice(list(GAMES.values()))
    colours = game.colours[: rng.choice(game.seats)]
    match = Match(game, colours, ("Ada", "Grace", "Hedy", "Emmy")[: len(colours)], {})
    seed, nonces = sha256(str(number).encode()).digest(), tuple(f"nonce{place}" for place in range(len(colours)))
    seating = draw_seating(seed, nonces) if number % 2 == 0 else ()
    live = LiveMatch(match, seed, tuple(nonces[place] for place in seating) or nonces, seating)
    while seats := live.to_act():
        if CHANCE in seats:
            live.roll()
        else:
            live.do(seats[0], str(pick(game, live.state, seats[0], rng, BOTS[game.id].keen)))
    return write_record(live.record())


def one_byte(text: str, rng: Random) -> str:
    """One character becomes another, anywhere but in the comment that holds the seal: comments say nothing."""
    place = rng.randrange(text.index("\n# ") + 1)
    return text[:place] + chr(rng.randrange(32, 127)) + text[place + 1 :]


def _entry_lines(lines: list[str]) -> list[int]:
    begin = lines.index("") + 1
    return [number for number in range(begin, len(lines)) if lines[number].split(" ")[0] in ("chance", "0", "1", "2", "3")]


def one_entry(text: str, rng: Random) -> str:
    """One entry is left out, doubled, or replaced by another of the same match."""
    lines = text.split("\n")
    number, other = rng.choice(_entry_lines(lines)), rng.choice(_entry_lines(lines))
    match rng.randrange(3):
        case 0:
            del lines[number]
        case 1:
            lines.insert(number, lines[number])
        case _:
            lines[number] = lines[other]
    return "\n".join(lines)


def one_outcome(text: str, rng: Random) -> str:
    """One outcome of chance becomes another that was possible somewhere."""
    lines = text.split("\n")
    chance = [number for number in _entry_lines(lines) if lines[number].startswith("chance ")]
    number, other = rng.choice(chance), rng.choice(chance)
    lines[number] = lines[other]
    return "\n".join(lines)


def order(text: str, rng: Random) -> str:
    """Two entries change places."""
    lines = text.split("\n")
    number, other = rng.choice(_entry_lines(lines)), rng.choice(_entry_lines(lines))
    lines[number], lines[other] = lines[other], lines[number]
    return "\n".join(lines)


def seating(text: str, rng: Random) -> str:
    """The seats were drawn otherwise, or not at all, or though they were not."""
    record = read_record(text)
    others = [(), *permutations(range(len(record.match.colours)))]
    changed = replace(record, seating=rng.choice(others))
    return write_record(changed).replace(seal(changed), record.sealed)


WAYS: list[Callable[[str, Random], str]] = [one_byte, one_entry, one_outcome, order, seating]


def answer_to(text: str) -> str:
    """What a file gets: refused as no match file, or the answer of the verification and where it is wrong."""
    try:
        verdict = verify(read_record(text))
    except Refused:
        return "unreadable"
    return verdict.answer.value + (" at an entry" if verdict.entry is not None else "")


def main() -> int:
    """Count the answers; a tampered file that is verified is a failure."""
    files = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    texts = [played(number) for number in range(20)]
    assert all(answer_to(text) == Answer.VERIFIED.value for text in texts)
    rng = Random(1)
    answers: Counter[tuple[str, str]] = Counter()
    for number in track(range(files), description="tamper"):
        way = WAYS[number % len(WAYS)]
        text = rng.choice(texts)
        changed = text
        while changed == text:
            changed = way(text, rng)
        answers[way.__name__, answer_to(changed)] += 1
    for (name, answer), count in sorted(answers.items()):
        print(f"{count:>7} {name}: {answer}")
    missed = sum(count for (_, answer), count in answers.items() if answer == Answer.VERIFIED.value)
    print(f"{files - missed} of {files} tampered files were found")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
