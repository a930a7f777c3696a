"""The OpenAPI document: paths as Litestar describes them, schemas with every limit as msgspec checks it."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Litestar, get
from litestar.di import NamedDependency

from coeurdelion.server.http.dependencies import Services
from coeurdelion.server.http.routes.matches import FORMS
from coeurdelion.server.http.schema import types
from coeurdelion.server.replays import book_types, trial_types
from coeurdelion.server.replays import types as replay_types


@get("/api/openapi.json", include_in_schema=False)
async def document(services: NamedDependency[Services]) -> dict[str, Any]:
    """The OpenAPI document of this server."""
    return services.openapi


def describe(app: Litestar) -> dict[str, Any]:
    """The OpenAPI document of an application; limits that Litestar leaves out come from msgspec's schemas."""
    described: dict[str, Any] = app.openapi_schema.to_schema()
    named = vars(types) | vars(book_types) | vars(replay_types) | vars(trial_types)
    kinds = [kind for kind in named.values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    _, exact = msgspec.json.schema_components([*kinds, *FORMS], ref_template="#/components/schemas/{name}")
    described["components"]["schemas"] |= exact
    file = described["paths"]["/api/matches/{match}/file"]["get"]["responses"]["200"]
    file["content"] = {"text/plain": file["content"].popitem()[1]}
    return described
