"""The licences of what the site carries from others, collected from the packages into ``static/licences``."""

import importlib.metadata
import json
from dataclasses import dataclass
from pathlib import Path

from tools.place import NODE_MODULES, ROOT
from tools.vendor import SHIPPED_LIBRARIES

NOTICES = "NOTICES.txt"
_HEAD = """\
Moonhare is free software under the MIT licence. The built site also carries the software below, unchanged but for
what is said here: PyScript and Pyodide without references to source maps; Python's standard library in part, and
compiled. The sources are the npm and PyPI packages of these names and versions.

Pyodide contains CPython (PSF licence, PSF-2.0.txt) and is itself under the Mozilla Public Licence (MPL-2.0.txt); it
was built with Emscripten and contains its C library musl (MIT), zlib, bzip2, liblzma, libffi, Zstandard and HACL*
under their permissive licences. The typefaces Alegreya and Alegreya Sans are under the SIL Open Font Licence; see
static/fonts. The pictures have their own terms: see cards/CREDITS.md. What the computer opponents know is derived from
data of others and under CC BY-SA 4.0: see static/opponents/LICENCE.md.

"""


@dataclass(frozen=True, slots=True)
class Notice:
    """One package: what it is, its licence by name, and the texts that it brings."""

    name: str
    version: str
    licence: str
    texts: tuple[str, ...]


def npm_notices() -> list[Notice]:
    """The npm packages that the site carries: PyScript and all that is bundled in it, Pyodide, and the page's scripts."""
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
    notices = []
    for place, package in sorted(lock["packages"].items()):
        if not place or package.get("dev"):
            continue
        name = place.rpartition("node_modules/")[2]
        folder = NODE_MODULES.parent / place
        texts = tuple(path.read_text(encoding="utf-8") for path in sorted(folder.glob("LICEN[CS]E*")))
        notices.append(Notice(name, package["version"], package["license"], texts))
    return notices


def python_notices() -> list[Notice]:
    """The Python libraries in the game's archive."""
    notices = []
    for name in SHIPPED_LIBRARIES:
        found = importlib.metadata.distribution(name)
        texts = tuple(
            Path(str(file.locate())).read_text(encoding="utf-8")
            for file in found.files or ()
            if "licenses" in file.parts
        )
        licence = found.metadata["License-Expression"] or "see below"
        notices.append(Notice(name, found.version, licence, texts))
    return notices


def collect(target: Path) -> None:
    """Write the notices into a folder, beside the long texts that stand there already."""
    target.mkdir(parents=True, exist_ok=True)
    parts = [_HEAD]
    for notice in [*python_notices(), *npm_notices()]:
        parts.append(f"{'=' * 80}\n{notice.name} {notice.version}: {notice.licence}\n{'=' * 80}\n\n")
        parts.extend(f"{text.strip()}\n\n" for text in notice.texts)
    (target / NOTICES).write_text("".join(parts), encoding="utf-8")
