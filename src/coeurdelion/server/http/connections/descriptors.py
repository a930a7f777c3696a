"""File descriptors: as many as the system allows, some of them reserved for everything that is not a connection."""

from __future__ import annotations

import resource

MAX_DESCRIPTORS = 65_536
"""Descriptors that are asked for; more would only make tables in the kernel larger."""
MAX_SPARE = 256
"""Descriptors kept for what is not a connection: databases, bots' pipes, files; with few in all, half of them."""


def raise_descriptor_limit() -> int:
    """Raise the number of files that this process may have open to what the system allows; that number."""
    soft, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_DESCRIPTORS if most == resource.RLIM_INFINITY else min(MAX_DESCRIPTORS, most)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
        return wanted
    return MAX_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft


def connections_within(descriptors: int, wanted: int) -> int:
    """How many connections fit into this many descriptors beside the reserve; at most `wanted`."""
    return min(wanted, descriptors - min(MAX_SPARE, descriptors // 2))
