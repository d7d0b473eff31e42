"""``pyscript.toml``: the files of the game, one by one, since a page cannot list a folder.

Run as a program, it writes the file anew from the tree.
"""

from pathlib import Path

from tools.catalogue import catalogues
from tools.place import CONFIG, GAME, ROOT

_HEAD = """\
# The page run from the source tree. The built site carries the same inside, with one archive in the place of the files.
# Written by `make list` from the tree; a test keeps it equal.
interpreter = "./static/vendor/pyodide/boot.mjs"
plugins = ["!deprecations-manager", "!donkey", "!error", "!py-editor", "!py-game", "!py-terminal"]

[files]
"./static/vendor/libraries.zip" = "./*"
"""


def listed_files() -> list[Path]:
    """The files that the page needs from ``game/``: its modules, and its catalogues as compiled by ``make vendor``."""
    modules = sorted(path for path in GAME.rglob("*.py") if "__pycache__" not in path.parts)
    return modules + [path.with_suffix(".mo") for path in catalogues()]


def listing() -> str:
    """The text of ``pyscript.toml`` for the tree as it is."""
    names = [path.relative_to(ROOT).as_posix() for path in listed_files()]
    return _HEAD + "".join(f'"./{name}" = "./{name}"\n' for name in names)


def main() -> None:
    """Write ``pyscript.toml``."""
    CONFIG.write_text(listing(), encoding="utf-8")


if __name__ == "__main__":
    main()
