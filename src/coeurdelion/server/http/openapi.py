"""The OpenAPI description made exact: paths as Litestar knows them, forms with every limit as msgspec checks it."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Litestar, Request, get

from coeurdelion.server.http import types
from coeurdelion.server.http.matches import FORMS
from coeurdelion.server.table import replay_types


@get("/api/openapi.json", include_in_schema=False)
async def description(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """What can be asked for by HTTP, and how it is answered."""
    found: dict[str, Any] = request.app.state.description
    return found


def describe(app: Litestar) -> dict[str, Any]:
    """The description of an application; what Litestar leaves out of its forms stands in msgspec's."""
    described: dict[str, Any] = app.openapi_schema.to_schema()
    named = vars(types) | vars(replay_types)
    kinds = [kind for kind in named.values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    _, exact = msgspec.json.schema_components([*kinds, *FORMS], ref_template="#/components/schemas/{name}")
    described["components"]["schemas"] |= exact
    file = described["paths"]["/api/matches/{match}/file"]["get"]["responses"]["200"]
    file["content"] = {"text/plain": file["content"].popitem()[1]}
    return described
