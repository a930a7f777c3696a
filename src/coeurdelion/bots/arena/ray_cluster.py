"""Plays the matches of a run on a Ray cluster; Ray is imported only here, and only when it is wanted."""

from __future__ import annotations

import logging
from collections.abc import Generator, Iterator
from importlib import import_module
from itertools import islice
from typing import Any

from coeurdelion.bots.arena.fixture import Fixture, Outcome
from coeurdelion.bots.arena.referee import play
from coeurdelion.bots.arena.setting import Setting
from coeurdelion.core import Refused

LOCAL = "local"
"""The address of a cluster that is begun on this machine and ends with the run."""
MATCHES_PER_CORE = 2
"""Matches handed out for each core of the cluster, so that none waits for the next."""


def on_ray(setting: Setting, fixtures: Iterator[Fixture], address: str, jobs: int | None) -> Generator[Outcome, None, None]:
    """How matches went, played by the cluster at an address, at most `jobs` at once; refused if there is none."""
    ray = _ray()
    try:
        if address == LOCAL:
            ray.init(num_cpus=jobs, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
        else:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise Refused("arena", "ray-failed", address=address, text=str(error)) from None
    try:
        task = ray.remote(num_cpus=1)(play)
        shared = ray.put(setting)
        waiting = [task.remote(shared, fixture) for fixture in islice(fixtures, _at_once(ray, jobs))]
        while waiting:
            (done, *_), waiting = ray.wait(waiting)
            more = _at_once(ray, jobs) - len(waiting)
            waiting += [task.remote(shared, fixture) for fixture in islice(fixtures, max(0, more))]
            yield ray.get(done)
    finally:
        ray.shutdown()


def _ray() -> Any:
    try:
        return import_module("ray")
    except ModuleNotFoundError as error:
        if error.name != "ray":
            raise
        raise Refused("arena", "no-ray") from None


def _at_once(ray: Any, jobs: int | None) -> int:
    """How many matches are handed out; a cluster may grow meanwhile."""
    return jobs or max(1, MATCHES_PER_CORE * int(ray.cluster_resources().get("CPU", 1)))
