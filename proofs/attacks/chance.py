"""Attacks on chance: a seed chosen after the nonces are known, a nonce changed afterwards."""

from __future__ import annotations

import hashlib
import re

from proofs.attacks.guest import Guest
from proofs.attacks.outcome import Outcome
from proofs.attacks.target import Stage

NONCES = ("ada", "grace")


def commit_before_nonce(stage: Stage) -> Outcome:
    """Ask for the commitment before sending a nonce, send it twice, and hold the finished match against both."""
    target = stage.shared
    ada, grace = Guest(target, 500, name="Ada"), Guest(target, 501, name="Grace")
    answer = ada.try_table("me", "link", commit=True, seating="random")
    if not answer.is_success or not answer.json().get("commitment"):
        return Outcome(f"creating a table tells no commitment: {answer.status_code} {answer.text[:100]}", False)
    made = answer.json()
    path = f"/api/matches/{made['id']}"
    grace.post(f"{path}/seat", token=made["tokens"]["1"], commit=True)
    early = ada.get(path)["state"]
    for guest, nonce in zip((ada, grace), NONCES, strict=True):
        guest.post(f"{path}/nonce", nonce=nonce)
    again = ada.ask("POST", f"{path}/nonce", nonce="other").status_code
    file = _ended(ada, made["id"])
    verdict = ada.get(f"{path}/verify")["answer"]
    seed = re.search(r"^seed ([0-9a-f]{64})$", file, re.MULTILINE)
    checks = {
        "began before the nonces": early == "open",
        "a second nonce was taken": again >= 400,
        "the seed is not the one committed to": seed is not None
        and hashlib.sha256(bytes.fromhex(seed.group(1))).hexdigest() == made["commitment"],
        "a nonce is missing": all(re.search(rf"^nonce \d {nonce}$", file, re.MULTILINE) for nonce in NONCES),
        "how the seats were drawn is not told": re.search(r"^seating \d", file, re.MULTILINE) is not None,
        f"it is {verdict}": verdict == "verified",
    }
    wrong = [name for name, is_right in checks.items() if not is_right]
    return Outcome("; ".join(wrong) or "commitment, then both nonces, once; seats drawn by chance, verified", not wrong)


def _ended(guest: Guest, match: str) -> str:
    """The file of a match after this guest has resigned."""
    seat = guest.get(f"/api/matches/{match}")["mine"][0]
    with guest.watch(match) as socket:
        socket.send(type="sit", seat=seat)
        socket.send(type="resign", seat=seat)
        while not socket.next("update").get("result"):
            pass
    return guest.http.get(f"/api/matches/{match}/file").text


def nonce_at_once(stage: Stage) -> Outcome:
    """Create a table the old way, with a nonce at once: it still works, and says that this nonce does not count."""
    guest = Guest(stage.shared, 502)
    answer = guest.try_table("me", "here", nonce="ada")
    if not answer.is_success:
        return Outcome(f"answered {answer.status_code}", False)
    file = _ended(guest, answer.json()["id"])
    counted = re.search(r"^nonce \d ada$", file, re.MULTILINE) is not None
    said = answer.json().get("nonce", "nothing")
    return Outcome(
        f"the answer says nonce: {said}; the file {'has it' if counted else 'has none'}", said == "none" and not counted
    )


ATTACKS = (commit_before_nonce, nonce_at_once)
