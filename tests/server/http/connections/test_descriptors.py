"""Running out of descriptors is logged, and survived."""

from __future__ import annotations

import json
import socket
import subprocess
import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from coeurdelion.server.http.connections.descriptors import connections_within
from tests.server.http.connections.raw import DEADLINE_S, ask
from tests.server.process import Server, serving


@pytest.mark.parametrize(
    ("descriptors", "wanted", "fitting"), [(65_536, 8000, 8000), (1024, 8000, 768), (100, 8000, 50), (100, 20, 20)]
)
def test_connections_leave_descriptors_for_the_rest(descriptors: int, wanted: int, fitting: int) -> None:
    assert connections_within(descriptors, wanted) == fitting


def open_until(server: Server, stack: ExitStack, count: int) -> None:
    """Open connections and leave them open."""
    for _ in range(count):
        made = stack.enter_context(socket.socket())
        made.settimeout(1)
        made.connect_ex(("127.0.0.1", server.port))


def served_again(server: Server) -> bool:
    """Whether the server answers within the deadline."""
    until = time.monotonic() + DEADLINE_S
    while time.monotonic() < until:
        try:
            if ask(server.port) == 200:
                return True
        except OSError:
            pass
        time.sleep(0.1)  # between two attempts
    return False


def test_a_flood_of_connections_leaves_the_server_running(tmp_path: Path) -> None:
    """The server finds as few descriptors as there are when others have taken them."""
    with (
        (tmp_path / "log").open("w") as log,
        serving(tmp_path / "tables.db", "--limit=header-timeout-s=2", log=log) as server,
    ):
        used = len(list(Path(f"/proc/{server.pid}/fd").iterdir()))
        subprocess.run(["prlimit", f"--pid={server.pid}", f"--nofile={used + 20}:"], check=True)
        with ExitStack() as stack:
            open_until(server, stack, 60)
        assert served_again(server)
        lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    failed = [line for line in lines if line["event"] == "accept-failed"]
    assert [(line["level"], line["error"]) for line in failed] == [("error", "EMFILE")]
    assert len(lines) < 20  # one for each work that was due meanwhile, none for each connection
