"""Attack real server processes as strangers would, over the wire alone, and say what held.

`./dev prove hostile NAME …` runs only the attacks whose names contain one of the words. Exit status 1 if one did not hold.
"""

from __future__ import annotations

import os
import sys
import time
import traceback

from proofs.attacks import chance, connections, databases, fairness, files, heads, identity, origins, positions, seats, story
from proofs.attacks.outcome import Attack, Outcome, title_of, tried_by
from proofs.attacks.target import Stage

SUBJECTS = (files, seats, databases, fairness, connections, heads, chance, identity, origins, story, positions)
ATTACKS: tuple[Attack, ...] = tuple(attack for subject in SUBJECTS for attack in subject.ATTACKS)
VERDICTS = {True: "held", False: "DID NOT HOLD", None: "not run"}


def chosen(words: list[str]) -> list[Attack]:
    """The attacks whose names contain one of the words; all without words."""
    return [attack for attack in ATTACKS if not words or any(word in title_of(attack) for word in words)]


def run(attack: Attack, stage: Stage) -> Outcome:
    """One attack; one that breaks off did not hold."""
    try:
        return attack(stage)
    except Exception as error:  # whatever went wrong, the other attacks are still to be run
        traceback.print_exc()
        return Outcome(f"broke off: {type(error).__name__} {str(error)[:200]}", False)


def main() -> int:
    """Run the attacks and print for each what was tried, what was measured and whether it held."""
    attacks, outcomes = chosen(sys.argv[1:]), []
    print(f"{len(attacks)} attacks on {os.cpu_count()} cores, whose load before is {os.getloadavg()[0]:.1f}\n", flush=True)
    with Stage() as stage:
        for attack in attacks:
            began = time.monotonic()
            outcome = run(attack, stage)
            outcomes.append(outcome)
            print(f"{VERDICTS[outcome.held]:<14}{title_of(attack)} ({time.monotonic() - began:.0f} s)")
            print(f"{'':<14}tried: {tried_by(attack)}\n{'':<14}measured: {outcome.measured}\n", flush=True)
    counts = {verdict: sum(outcome.held is held for outcome in outcomes) for held, verdict in VERDICTS.items()}
    print(", ".join(f"{count} {verdict.lower()}" for verdict, count in counts.items()))
    return int(any(outcome.held is False for outcome in outcomes))


if __name__ == "__main__":
    sys.exit(main())
