"""Network addresses as limits count them, and which of them are web servers in front of this one."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

IPV6_PREFIX_BITS = 64
"""Bits of an IPv6 address that limits count by: whoever has one address has all that begin with the same bits."""
CACHED_KEYS = 4096
"""Addresses whose keys are kept in memory."""


@lru_cache(CACHED_KEYS)
def address_key(host: str) -> str:
    """What limits count an address by: an IPv4 address, the /64 network of an IPv6 address, any other text as it is."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ip_network((address, IPV6_PREFIX_BITS), strict=False))


def trusted_hosts(allowed: str) -> Callable[[str], bool]:
    """Whether an address is one of these, written as in FORWARDED_ALLOW_IPS: addresses, networks, or `*` for all."""
    words = {word.strip() for word in allowed.split(",")} - {""}
    networks = [network for word in words - {"*"} if (network := _network(word))]

    def is_trusted(host: str) -> bool:
        if "*" in words or host in words:
            return True
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return False
        return any(address in network for network in networks)

    return is_trusted


def _network(word: str) -> IPv4Network | IPv6Network | None:
    try:
        return ip_network(word, strict=False)
    except ValueError:
        return None
