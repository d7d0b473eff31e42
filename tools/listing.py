"""What the page from the source tree has to list one by one, since a page cannot list a folder.

The files of the game in ``pyscript.toml``; the style sheets, and the English words of the boot screen, in ``index.html``.
Run as a program, this writes both anew.
"""

import re
from gettext import NullTranslations
from pathlib import Path

from tools.catalogue import SOURCE_LANGUAGE, languages
from tools.page import data_block
from tools.place import CONFIG, GAME, PAGE, ROOT, STATIC
from tools.style import sheets
from tools.words import boot_words

_HEAD = """\
# The page run from the source tree. The built site carries the same inside, with one archive in the place of the files.
# Written by `make list` from the tree; a test keeps it equal.
interpreter = "./static/vendor/pyodide/boot.mjs"
plugins = ["!deprecations-manager", "!donkey", "!error", "!py-editor", "!py-game", "!py-terminal"]

[files]
"./static/vendor/libraries.zip" = "./*"
"""
_WORDS = re.compile(r"<!-- build: words -->.*?<!-- /build -->", re.DOTALL)
_STYLE = re.compile(r"<!-- build: style -->.*?<!-- /build -->", re.DOTALL)


def listed_files() -> list[Path]:
    """The modules of ``game/``."""
    return sorted(path for path in GAME.rglob("*.py") if "__pycache__" not in path.parts)


def listing() -> str:
    """The text of ``pyscript.toml`` for the tree as it is."""
    names = [path.relative_to(ROOT).as_posix() for path in listed_files()]
    return _HEAD + "".join(f'"./{name}" = "./{name}"\n' for name in names)


def with_lists(page: str) -> str:
    """The text of ``index.html`` with the style sheets that ``static/style/ORDER`` names, and with its words."""
    boot = '<link rel="stylesheet" href="static/boot/boot.css">'
    links = [f'<link rel="stylesheet" href="{path.relative_to(ROOT).as_posix()}">' for path in sheets(STATIC / "style")]
    style = "\n".join(["<!-- build: style -->", boot, *links, "<!-- /build -->"])
    english = {SOURCE_LANGUAGE: boot_words(NullTranslations())}
    words = data_block("boot-words", {"words": english, "languages": languages()})
    page = _STYLE.sub(lambda _: style, page)
    return _WORDS.sub(lambda _: f"<!-- build: words -->{words}<!-- /build -->", page)


def main() -> None:
    """Write both."""
    CONFIG.write_text(listing(), encoding="utf-8")
    PAGE.write_text(with_lists(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
