"""A connection of bytes, as a client makes one that keeps to no protocol."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress

DEADLINE_S = 20
"""Seconds within which the server must answer or close, however busy the machine is."""
GET = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"


@contextmanager
def connection(port: int, sent: bytes = b"", source: str = "127.0.0.1") -> Iterator[socket.socket]:
    """A connection from an address of this machine by which some bytes were sent."""
    with socket.create_connection(("127.0.0.1", port), DEADLINE_S, (source, 0)) as made:
        made.sendall(sent)
        yield made


def read_to_end(made: socket.socket) -> bytes:
    """Everything that comes until the server closes the connection; an error if it does not."""
    read = b""
    with suppress(ConnectionResetError):
        while part := made.recv(65536):
            read += part
    return read


def status(answer: bytes) -> int:
    """The status code of an answer; 0 if there was none."""
    return int(answer.split(b" ", 2)[1]) if answer else 0


def ask(port: int, sent: bytes = GET, source: str = "127.0.0.1") -> int:
    """The status code of the answer to a request by a connection of its own; 0 if there is none."""
    try:
        with connection(port, sent, source) as made, suppress(ConnectionResetError):
            return status(made.recv(65536))
    except ConnectionResetError:
        pass
    return 0
