"""The counters, gauges and histograms of the server, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
COMMIT_SECONDS = Histogram(
    "coeurdelion_commit_seconds",
    "Time of a transaction, from its beginning until it is on the disk",
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
    registry=REGISTRY,
)
WRITES = Counter("coeurdelion_writes", "Writes that were stored; several share a transaction", registry=REGISTRY)
FAILED_COMMITS = Counter("coeurdelion_failed_commits", "Transactions that could not be stored", registry=REGISTRY)
RETRIED_COMMITS = Counter(
    "coeurdelion_retried_commits", "Transactions tried again because another was in the way", registry=REGISTRY
)
CONFLICTS = Counter("coeurdelion_conflicts", "Entries that another process had written first", registry=REGISTRY)
ACTIONS = Counter("coeurdelion_actions", "Answers of seats that were stored", ["game"], registry=REGISTRY)
DELETED = Counter("coeurdelion_deleted", "What was deleted because nobody had used it for long", ["kind"], registry=REGISTRY)
TABLES = Gauge("coeurdelion_tables", "Tables in memory", registry=REGISTRY)
WATCHERS = Gauge("coeurdelion_watchers", "Open sockets at tables", registry=REGISTRY)
LEASES = Gauge("coeurdelion_leases", "Tables whose bots run in this process", registry=REGISTRY)
THINK_SECONDS = Histogram("coeurdelion_thought_seconds", "Time that a bot took for a decision", ["level"], registry=REGISTRY)
BOT_WAIT_SECONDS = Histogram(
    "coeurdelion_bot_wait_seconds",
    "Time that a decision waited for a bot process",
    buckets=(0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60),
    registry=REGISTRY,
)
BOTS_WAITING = Gauge("coeurdelion_bots_waiting", "Decisions that wait for a bot process", registry=REGISTRY)
STAND_INS = Counter(
    "coeurdelion_stand_ins", "Decisions of a simpler level for one that failed", ["level", "cause"], registry=REGISTRY
)
REPLAY_SECONDS = Histogram(
    "coeurdelion_replay_seconds", "Time that the replay of a finished match or an upload took", ["job"], registry=REGISTRY
)
REPLAYS_KILLED = Counter("coeurdelion_replays_killed", "Replays that exceeded their limits", ["job"], registry=REGISTRY)
BUS_UP = Gauge("coeurdelion_bus_up", "Whether the bus between processes works", registry=REGISTRY)
LIMITED = Counter("coeurdelion_limited", "What was refused because a limit was reached", ["limit"], registry=REGISTRY)
CONNECTIONS = Gauge("coeurdelion_connections", "Open connections, WebSockets included", registry=REGISTRY)
FAILED_ACCEPTS = Counter(
    "coeurdelion_failed_accepts", "Times that no connection could be accepted, for want of descriptors", registry=REGISTRY
)


def render() -> bytes:
    """All metrics in the text format that Prometheus reads."""
    return generate_latest(REGISTRY)
