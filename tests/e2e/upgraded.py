"""A server that is upgraded while a browser looks at its pages: what stands before it says that it has another version."""

from __future__ import annotations

import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

WORKER = "/sw.js"
LEFT_OUT = {"connection", "transfer-encoding", "content-length", "content-encoding", "date", "server"}


class Upgraded:
    """What stands between a browser and a server; `upgrade` makes the next service worker one of a new version."""

    def __init__(self, server: str) -> None:
        self._server = server
        self._version = b""
        outer = self

        class Passing(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                outer.pass_on(self)

            def do_HEAD(self) -> None:
                outer.pass_on(self)

            def log_message(self, *_: object) -> None:
                """Nobody reads it."""

        self._passing = ThreadingHTTPServer(("localhost", 0), Passing)
        self.address = f"http://localhost:{self._passing.server_port}"

    def upgrade(self) -> None:
        """From now on there is a new version."""
        self._version = b"new-"

    def pass_on(self, request: BaseHTTPRequestHandler) -> None:
        """Answer a request as the server does, but for the version."""
        status, headers, body = self._ask(request.command, request.path)
        if request.path == WORKER:
            body = body.replace(b'const VERSION="', b'const VERSION="' + self._version)
        request.send_response(status)
        for name, value in headers.items():
            if name.lower() not in LEFT_OUT:
                request.send_header(name, value)
        request.send_header("Content-Length", str(len(body)))
        request.end_headers()
        if request.command != "HEAD":
            request.wfile.write(body)

    def _ask(self, method: str, path: str) -> tuple[int, Message, bytes]:
        asked = urllib.request.Request(self._server + path, method=method, headers={"Accept": "text/html,*/*"})
        try:
            with urllib.request.urlopen(asked) as answer:
                return answer.status, answer.headers, answer.read()
        except urllib.error.HTTPError as refused:
            with refused:
                return refused.code, refused.headers, refused.read()

    def run(self) -> None:
        """Pass requests on until it is stopped."""
        self._passing.serve_forever(poll_interval=0.05)

    def stop(self) -> None:
        """Close it."""
        self._passing.shutdown()
        self._passing.server_close()


@contextmanager
def upgradable(server: str) -> Iterator[Upgraded]:
    """Stands before a server."""
    found = Upgraded(server)
    thread = threading.Thread(target=found.run, daemon=True)
    thread.start()
    try:
        yield found
    finally:
        found.stop()
        thread.join()
