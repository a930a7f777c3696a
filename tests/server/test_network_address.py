"""Limits count IPv4 addresses one by one and IPv6 addresses by the network that one household has."""

from __future__ import annotations

import pytest

from coeurdelion.server.network_address import address_key, trusted_hosts


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_an_address_is_counted_by_its_key(host: str, key: str) -> None:
    assert address_key(host) == key


def test_web_servers_in_front_are_named_by_address_or_network() -> None:
    is_trusted = trusted_hosts("127.0.0.1, 10.0.0.0/8,2001:db8::/32")
    assert [is_trusted(host) for host in ("127.0.0.1", "10.1.2.3", "2001:db8::5")] == [True] * 3
    assert [is_trusted(host) for host in ("127.0.0.2", "11.0.0.1", "nowhere", "")] == [False] * 4
    assert trusted_hosts("*")("203.0.113.7")
    assert not trusted_hosts("")("127.0.0.1")
