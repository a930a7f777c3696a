"""What `docs/serving.md` says of settings and limits is what the program has."""

from __future__ import annotations

import re
from importlib import import_module
from inspect import signature

import pytest
from typer.models import OptionInfo

from coeurdelion.cli.server import serve_command
from tests.paths import DOCS

SERVING = (DOCS / "serving.md").read_text("utf-8")
FIXED = re.findall(r"^\| .+ \| ([\d,]+) \| `([\w.]+)\.([A-Z_]+)` \|$", SERVING, re.MULTILINE)
"""The limits that are constants: the number, the module of the server, the name."""


def test_every_setting_is_explained() -> None:
    for name, parameter in signature(serve_command, eval_str=True).parameters.items():
        for option in getattr(parameter.annotation, "__metadata__", ()):
            if isinstance(option, OptionInfo) and option.envvar and name != "lang":
                assert f"| `--{name.replace('_', '-')}` | `{option.envvar}` |" in SERVING


@pytest.mark.parametrize(("number", "module", "name"), FIXED)
def test_a_fixed_limit_is_as_written(number: str, module: str, name: str) -> None:
    value = getattr(import_module(f"coeurdelion.server.{module}"), name)
    burst = value[0] if isinstance(value, tuple) else value
    assert burst == int(number.replace(",", ""))


def test_fixed_limits_are_listed() -> None:
    assert len(FIXED) > 10
