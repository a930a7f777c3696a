"""What the scripts share that write cases for the browser's tests: the file is written, or with `--check` only compared."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def keep(name: str, folder: str, text: str) -> int:
    """Write web/src/FOLDER/NAME.cases.json, or see whether it is up to date; the exit status."""
    target = ROOT / "web" / "src" / folder / f"{name}.cases.json"
    if "--check" not in sys.argv:
        target.write_text(text, "utf-8")
        return 0
    if target.read_text("utf-8") == text:
        return 0
    print(f"{target.relative_to(ROOT)} is out of date: run python web/scripts/{name}_cases.py", file=sys.stderr)
    return 1
