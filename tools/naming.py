"""Names by content: a file of the built site carries a hash of what is in it in its name.

So a file never changes under its name: a server may tell browsers to keep it for ever, and a page never gets a part of
another version of itself, with or without a service worker. ``rename`` does it for a whole site; ``rewritten`` lets a
text follow.

Some files keep their names (``KEEP``): those that people or browsers come to by their address (the page, its service worker,
the manifest, by which some browsers tell apps apart, the page for lost ones) and documents to be read, which nothing loads.
Folders in ``WHOLE`` are named as wholes, since the scripts of others in them ask for their neighbours by name.
"""

import hashlib
import json
import posixpath
import re
import shutil
from collections.abc import Iterable, Mapping
from pathlib import Path

DIGITS = 10
KEEP = frozenset({"index.html", "404.html", "sw.js", ".nojekyll", "build.json", "static/manifest.webmanifest"})
DOCUMENTS = frozenset({".md", ".txt"})
WHOLE = ("static/vendor/pyodide", "static/vendor/pyscript")
REFERRING = frozenset({".css", ".js", ".mjs", ".webmanifest"})
"""Endings of files whose references to others are followed."""
PACK = "pack.json"
SMALL, LARGE = ".s.avif", ".avif"
HASHED = re.compile(rf"[.-][0-9a-f]{{{DIGITS}}}([./]|$)")
"""Where a name carries a hash."""

_QUOTED = re.compile(r"""(?P<before>["'(])(?P<path>[\w@./-]+\.\w+)(?P<after>["')])""")

Names = dict[str, str]


def digest(files: Iterable[Path]) -> str:
    """A short hash over what is in files, and over their endings."""
    found = hashlib.sha256()
    for path in files:
        found.update(f"{path.suffix}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\0".encode())
    return found.hexdigest()[:DIGITS]


def rename(site: Path) -> Names:
    """Give all files below ``site`` their names by content, and let stylesheets, scripts and packs follow; old name -> new name."""
    names: Names = {}
    for folder in WHOLE:
        names |= _rename_folder(site, folder)
    for pack in sorted(site.glob(f"cards/*/{PACK}")):
        names |= _rename_pictures(site, pack)
    settled = {*names.values()}
    left = {
        name: path
        for path in sorted(site.rglob("*"))
        if path.is_file() and (name := path.relative_to(site).as_posix()) not in settled
    }
    referring = {name: path for name, path in left.items() if path.suffix in REFERRING}
    for name, path in left.items():
        if name not in referring and not _keeps(name):
            names[name] = moved(site, path)
    while referring:  # what refers to nothing that is still to be renamed comes first
        ready = [name for name, path in referring.items() if not _references(path, name) & (referring.keys() - {name})]
        if not ready:
            raise ValueError(f"these files refer to each other in a circle: {sorted(referring)}")
        for name in ready:
            path = referring.pop(name)
            path.write_text(rewritten(path.read_text(encoding="utf-8"), names, name), encoding="utf-8")
            if not _keeps(name):
                names[name] = moved(site, path)
    return names


def rewritten(text: str, names: Mapping[str, str], at: str = "index.html") -> str:
    """A text of the file ``at`` whose quoted relative addresses follow the new names."""
    base = posixpath.dirname(at)

    def follow(match: re.Match[str]) -> str:
        path = match["path"]
        new = names.get(posixpath.normpath(posixpath.join(base, path)))
        if new is None:
            return match[0]
        address = posixpath.relpath(new, base or ".")
        return match["before"] + ("./" * path.startswith("./")) + address + match["after"]

    return _QUOTED.sub(follow, text)


def with_names(text: str, names: Mapping[str, str]) -> str:
    """The text of the module ``game/served.py`` with these names in it. Raises ValueError if it has no place for them."""
    place = re.compile(r"^(NAMES: Final\[Mapping\[str, str\]\] = ){}$", re.MULTILINE)
    text, places = place.subn(lambda match: f"{match[1]}{dict(names)!r}", text)
    if places != 1:
        raise ValueError("the module of served names has no place for them")
    return text


def _references(path: Path, name: str) -> set[str]:
    base = posixpath.dirname(name)
    found = _QUOTED.finditer(path.read_text(encoding="utf-8"))
    return {posixpath.normpath(posixpath.join(base, match["path"])) for match in found}


def _keeps(name: str) -> bool:
    return name in KEEP or Path(name).suffix in DOCUMENTS


def moved(site: Path, path: Path) -> str:
    """Give one file its name by content."""
    stem, dot, ending = path.name.partition(".")
    new = path.with_name(f"{stem}.{digest([path])}{dot}{ending}")
    path.rename(new)
    return new.relative_to(site).as_posix()


def _rename_folder(site: Path, folder: str) -> Names:
    files = sorted(path for path in (site / folder).rglob("*") if path.is_file())
    if not files:
        return {}
    new = f"{folder}-{digest(files)}"
    names = {
        path.relative_to(site).as_posix(): new + path.relative_to(site / folder).as_posix().join(("/", ""))
        for path in files
    }
    shutil.move(site / folder, site / new)
    return names


def _rename_pictures(site: Path, pack: Path) -> Names:
    """Both sizes of a card share a name; the pack's list gets the names beside the cards' ids."""
    names: Names = {}
    told = json.loads(pack.read_text(encoding="utf-8"))
    told["names"] = []
    for card in told["cards"]:
        files = sorted(pack.parent.glob(f"{card}.*"))
        name = f"{card}.{digest(files)}"
        told["names"].append(name)
        for path in files:
            new = path.with_name(name + path.name.removeprefix(card))
            path.rename(new)
            names[path.relative_to(site).as_posix()] = new.relative_to(site).as_posix()
    pack.write_text(json.dumps(told, separators=(",", ":")) + "\n", encoding="utf-8")
    return names
