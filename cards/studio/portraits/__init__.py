"""The portraits of the twelve who may sit on an opponent's seat, in the paper of the cards; one module each."""

from __future__ import annotations

import importlib
from pathlib import Path

from cards.studio.papercut.scene import Scene

HERE = Path(__file__).parent
COMMON = ("__init__", "frame", "printing")


def names() -> list[str]:
    """Every portrait there is, alphabetically: the ids of the characters."""
    return sorted(path.stem for path in HERE.glob("*.py") if path.stem not in COMMON)


def scene(name: str) -> Scene:
    """Draw one portrait; the module is cards/studio/portraits/<name>.py."""
    if name not in names():
        raise SystemExit(f"There is no portrait “{name}” in cards/studio/portraits/.")
    drawn: Scene = importlib.import_module(f"cards.studio.portraits.{name}").draw()
    return drawn
