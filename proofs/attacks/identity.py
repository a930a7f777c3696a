"""Attacks on who one is: names like a bot's, tokens made by tokens, what a fork tells of the match it came from."""

from __future__ import annotations

import unicodedata

import httpx

from proofs.attacks.guest import Guest, address, finished_match
from proofs.attacks.outcome import Outcome, until_refused
from proofs.attacks.target import FEW_GUESTS, Stage

BOT_NAMES = (
    "bot:squire",
    "BOT:squire",
    " bot:knight:roland",
    "bot\u200b:squire",
    "\uff42\uff4f\uff54\uff1asquire",
)
"""Names that look like a bot's."""
MANY = 400
"""Programs that one address makes in a row."""


def names_like_bots(stage: Stage) -> Outcome:
    """Come with a name that begins like a bot's, or take it at a seat."""
    target = stage.shared
    passed = [name for name in BOT_NAMES if _passes(target.address, name)]
    owner = Guest(target, 24, name="Ada")
    seats = [{"kind": "me", "name": "bot:squire"}, {"kind": "open"}]
    answer = owner.ask("POST", "/api/matches", game="lowenherz-2003", seats=seats)
    if answer.is_success and _is_like_bot(owner.get(f"/api/matches/{answer.json()['id']}")["players"][0]["name"]):
        passed.append("at a seat")
    return Outcome(f"passed: {passed}" if passed else f"none of {len(BOT_NAMES)} passed, nor one at a seat", not passed)


def _passes(server: str, name: str) -> bool:
    answer = httpx.post(f"{server}/api/guest", json={"name": name})
    return answer.is_success and _is_like_bot(answer.json()["name"])


def _is_like_bot(name: str) -> bool:
    plain = unicodedata.normalize("NFKC", name).casefold().replace("\u200b", "").replace(" ", "")
    return plain.startswith("bot:")


def token_minting(stage: Stage) -> Outcome:
    """Make another bearer token with a bearer token, so that dropping the first does not help."""
    with Guest(stage.shared, 25, bearer=True) as program:
        answer = program.ask("POST", "/api/tokens", label="another")
    return Outcome(f"answered {answer.status_code}", answer.status_code in (401, 403, 409))


def endless_tokens(stage: Stage) -> Outcome:
    """Make 400 programs with tokens from one address in a row: at some point that is enough."""
    transport = httpx.HTTPTransport(local_address=address(26))
    with (
        stage.server("", *FEW_GUESTS) as target,
        httpx.Client(base_url=target.address, transport=transport, timeout=30) as http,
    ):
        made, status = until_refused(lambda _: http.post("/api/bot", json={"name": "n"}).status_code, MANY)
    return Outcome(f"{made} of {MANY} made, the last answered {status}", made < MANY and status == 429)


def fork_names_its_origin(stage: Stage) -> Outcome:
    """Fork an unlisted finished match in public: nobody learns its address by the fork."""
    target = stage.shared
    match, entry = finished_match(target, (20, 21))
    with Guest(target, 22) as forker, Guest(target, 23) as stranger:
        seats = [{"kind": "me"}, {"kind": "open"}]
        fork = forker.post(f"/api/matches/{match}/fork", entry=entry, seats=seats, public=True)["id"]
        with stranger.watch(fork) as socket:
            welcome = str(socket.next("welcome"))
        places = {
            "the lobby": match in stranger.http.get("/api/lobby").text,
            "the match": match in stranger.http.get(f"/api/matches/{fork}").text,
            "the socket": match in welcome,
        }
    named = [place for place, is_named in places.items() if is_named]
    return Outcome(f"named in {', '.join(named)}" if named else "not named in the lobby, the match, the socket", not named)


ATTACKS = (names_like_bots, token_minting, endless_tokens, fork_names_its_origin)
