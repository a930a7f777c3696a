"""What `docs/security.md` points at exists."""

from __future__ import annotations

import re

import pytest

from tests.paths import DOCS, ROOT, SOURCE

PAGE = (DOCS / "security.md").read_text("utf-8")
PATHS = sorted(set(re.findall(r"`((?:[\w.-]+/)*[\w.-]+\.(?:py|ts|md|json|lock)|(?:[\w-]+/)+)`", PAGE)))
"""Files and folders that are named, from the root, from the package or from the server."""
LINKS = sorted(set(re.findall(r"\]\((\w[\w-]*\.md)?(#[\w-]+)?\)", PAGE)))


@pytest.mark.parametrize("path", PATHS)
def test_what_is_named_is_there(path: str) -> None:
    assert any((folder / path).exists() for folder in (ROOT, SOURCE, SOURCE / "server")), path


@pytest.mark.parametrize(("file", "anchor"), LINKS)
def test_a_link_leads_somewhere(file: str, anchor: str) -> None:
    text = (DOCS / (file or "security.md")).read_text("utf-8")
    headings = {
        "#" + re.sub(r"[^\w -]", "", line.lstrip("# ").lower()).replace(" ", "-")
        for line in text.splitlines()
        if line.startswith("#")
    }
    assert not anchor or anchor in headings
