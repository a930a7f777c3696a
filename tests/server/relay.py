"""A relay between a server and its database that can be cut and mended."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from types import TracebackType
from urllib.parse import urlsplit, urlunsplit


class Relay:
    """Carries every connection to a port of this machine, until it is cut."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._whole = True
        self._open: set[socket.socket] = set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> Relay:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.cut()
        self._listening.close()

    def through(self, address: str) -> str:
        """The address of a database, reached through the relay."""
        parts = urlsplit(address)
        host = f"{parts.username}@127.0.0.1:{self._listening.getsockname()[1]}"
        return urlunsplit(parts._replace(netloc=host))

    def cut(self) -> None:
        """Cut all connections, and let no new one through."""
        self._whole = False
        for end in list(self._open):
            self._close(end)

    def mend(self) -> None:
        """Let connections through again."""
        self._whole = True

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                if not self._whole:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self._target))
                self._open |= {near, far}
                for pair in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=pair, daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
        self._close(source)
        self._close(target)

    def _close(self, end: socket.socket) -> None:
        self._open.discard(end)
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()
