"""What HTTP requests cost: units of the rate limits of their session and their address, one about the cheapest request."""

from __future__ import annotations

from collections.abc import Mapping

HANDSHAKE_COST = 5
"""What the handshake of a WebSocket costs."""
DEFAULT_COST = 1
COSTS: Mapping[tuple[str, str], int] = {
    ("GET", "/api/lobby"): 2,
    ("GET", "/api/mine"): 4,
    ("GET", "/api/watch"): 2,
    ("GET", "/api/openapi.json"): 4,
    ("GET", "/metrics"): 4,
    ("POST", "/api/guest"): 3,
    ("POST", "/api/bot"): 3,
    ("POST", "/api/tokens"): 3,
    ("POST", "/api/matches"): 5,
    ("POST", "/api/import"): 20,
    ("POST", "/api/trials"): 3,
}
"""Costs of requests by method and path."""
MATCH_COSTS: Mapping[tuple[str, str], int] = {
    ("GET", "chances"): 3,
    ("GET", "file"): 3,
    ("GET", "frames"): 3,
    ("GET", "reasons"): 2,
    ("GET", "replay"): 3,
    ("GET", "verify"): 5,
    ("POST", "fork"): 10,
    ("POST", "rematch"): 5,
    ("POST", "seat"): 5,
    ("POST", "start"): 5,
    ("DELETE", "seat"): 5,
}
"""Costs of what is asked about one match, by method and what follows the match in the path."""
WORKED_ELSEWHERE = {"chances", "file", "frames", "replay", "verify", "fork", "import"}
"""Requests that may wait long for another process; they take no turn, lest others wait for it too."""
PAGES_MADE_ELSEWHERE = {"rules"}
"""The same, by the first word of their paths."""
TRIED_ELSEWHERE = {"examples", "trials"}
"""The same, by what follows `/api` in their paths."""
BOOK_COST = 2
"""What a page of a rulebook costs: a search is packed anew each time."""
NEW_MATCH_COST = 5
"""What a new match costs whose game is in the path."""
POSITION_COST = 5
"""What a new match costs beyond that which begins from a position: another process looks at it."""


def cost_of(method: str, path: str) -> int:
    """What a request costs."""
    if cost := COSTS.get((method, path)):
        return cost
    words = path.split("/")
    if words[1] in PAGES_MADE_ELSEWHERE:
        return BOOK_COST
    if words[:3] != ["", "api", "matches"]:
        return DEFAULT_COST
    if len(words) == 4 and method == "POST":
        return NEW_MATCH_COST
    return MATCH_COSTS.get((method, words[4]), DEFAULT_COST) if len(words) > 4 else DEFAULT_COST


def takes_turn(path: str) -> bool:
    """Whether a request waits for its turn among others: not a health check, nor what is worked on elsewhere."""
    words = path.split("/")
    if words[1] == "health" or words[1] in PAGES_MADE_ELSEWHERE or (len(words) > 2 and words[2] in TRIED_ELSEWHERE):
        return False
    return words[-1] not in WORKED_ELSEWHERE and (len(words) < 5 or words[4] not in WORKED_ELSEWHERE)
