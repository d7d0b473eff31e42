"""The game's archive: every Python file of the game and its libraries, compiled, in one file for the shelf."""

import shutil
from pathlib import Path

from tools.node import run_node
from tools.vendor import library_files


def stage(game: Path, target: Path) -> None:
    """Lay out in ``target`` what goes into the archive: the package ``game`` and the libraries."""
    shutil.rmtree(target, ignore_errors=True)
    for path in sorted(game.rglob("*")):
        name = Path("game") / path.relative_to(game)
        if "__pycache__" in path.parts:
            continue
        if path.suffix == ".py":
            _place(path, target / name)
    for name_in_archive, path in library_files().items():
        _place(path, target / name_in_archive)


def pack(library: Path, staged: Path, archive: Path) -> None:
    """Compile and pack what ``stage`` laid out, for this standard ``library``. The same input gives the same bytes."""
    run_node("archive.mjs", library, staged, archive)


def prove(library: Path, archive: Path, staged: Path) -> str:
    """Show that the game runs with the trimmed ``library``: one line of what was shown.

    Raises NodeFailed, naming every module that cannot be imported and every import that would fail.
    """
    return run_node("proof.mjs", library, archive, staged)


def _place(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
