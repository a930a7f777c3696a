"""The built files of the pages."""

from __future__ import annotations

from pathlib import Path

from litestar import HttpMethod, Response
from litestar.exceptions import NotFoundException

STATIC = Path(__file__).parents[1] / "static"
READING = [HttpMethod.GET, HttpMethod.HEAD]
"""The methods of whoever only looks."""


def page_file(name: str, media_type: str) -> Response[bytes]:
    """A file of the pages whose name is always the same."""
    path = STATIC / name
    if not path.is_file():
        raise NotFoundException
    return Response(path.read_bytes(), media_type=media_type)


def page_text(name: str) -> str:
    """What a file of the pages says."""
    return (STATIC / name).read_text("utf-8")
