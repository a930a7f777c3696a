"""What a wheel has beside Python: the compiled core, where there is a compiler and it is wanted."""

from __future__ import annotations

import os
import sysconfig
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles the core into the wheel, which then is one for this kind of machine, for every Python.

    With `COEURDELION_PURE=1`, or without a compiler, the wheel has none and fits every machine.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile into a folder that lasts as long as the build."""
        native = _build_script(Path(self.root))
        if version == "editable" or self.target_name != "wheel" or os.environ.get("COEURDELION_PURE"):
            return
        if native.compiler() is None:
            return
        self.folder = TemporaryDirectory()
        native.build(Path(self.folder.name), native.libraries())
        for built in Path(self.folder.name).iterdir():
            build_data["force_include"][str(built)] = f"coeurdelion/native/libraries/{built.name}"
        platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{platform}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """The wheel is written; what was compiled for it can go."""
        if folder := getattr(self, "folder", None):
            folder.cleanup()


def _build_script(root: Path) -> ModuleType:
    """The module native/build.py, which is no part of a package."""
    spec = spec_from_file_location("native_build", root / "native" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
