"""Builds the site: the folder that a web server, or GitHub Pages, serves as it is.

``python -m tools.build [--release] [--out dist] [--game FOLDER]``

Nothing is done if nothing changed since the last build into the same folder.
"""

import argparse
import gzip
import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from dataclasses import dataclass
from pathlib import Path

from tools import naming, style, worker
from tools.archive import pack, prove, stage
from tools.catalogue import catalogues, compile_catalogue, languages
from tools.fingerprint import files_below, fingerprint
from tools.licences import collect
from tools.naming import Names
from tools.node import NodeFailed, run_node
from tools.page import Page, render, render_lost
from tools.place import CARDS, CONFIG, GAME, NODE_MODULES, PAGE, ROOT, SITE, STATIC, TOOLS, WORK
from tools.vendor import empty_lock, vendor

HARES = STATIC / "img" / "hares.svg"
STAMP = "build.json"
VENDOR = "static/vendor"
BOOT = "static/boot"
LOST = "404.html"
NO_JEKYLL = ".nojekyll"
UNBUILT = "unbuilt.js"
LATER_SCRIPTS = (UNBUILT, "offline.js", "install.js")
"""Boot scripts that a starting page does not need."""
STUDIO = "studio"
"""Where cards are made, below the folder of the cards: no part of the site."""
NOT_SHIPPED = shutil.ignore_patterns(STUDIO, "__pycache__", "*.py", "vendor", "README.md", UNBUILT)
LIBRARY = f"{VENDOR}/library.bin"
ARCHIVE = "static/game.bin"
INTERPRETER = f"{BOOT}/interpreter.mjs"
FIRST = f"{BOOT}/first.js"
WASM = f"{VENDOR}/pyodide/pyodide.asm.wasm"
MEASURED = (WASM, f"{VENDOR}/pyodide/pyodide.asm.mjs", LIBRARY, ARCHIVE)
"""The files whose arrival the boot screen shows."""
SERVED = "game/served.py"
"""The module that knows the names of the files that the game itself asks for."""
ASKED_FOR = ("static/img/", f"{VENDOR}/qrcode.js", "static/opponents/", "cards/", "game/text/")
GZIP_LEVEL = 9
IN_LIBRARY = ("shelf.py", "sitecustomize.py", "spelled.py")
"""Modules of this folder that become part of the standard library in the page."""


class GameFailed(RuntimeError):
    """The game cannot do what the build asks of it; the message is what it said."""


@dataclass(frozen=True, slots=True)
class Options:
    """What to build, and where."""

    out: Path
    game: Path
    release: bool


def build(options: Options) -> str:
    """Build the site and return its version. What stood in ``options.out`` is replaced only when all went well.

    Raises NodeFailed if the game cannot run with what the site would ship, GameFailed if it cannot draw its first screen.
    """
    inputs = _inputs(options)
    if (version := _built(options.out, inputs)) is not None:
        return version
    WORK.mkdir(exist_ok=True)
    library = _library()
    with tempfile.TemporaryDirectory(dir=WORK, prefix="build-") as folder:  # two builds at once do no harm
        site = Path(folder) / "site"
        names = _lay_out(site, library)
        names |= _put_game(site, Path(folder), library, names, options.game)
        version = _put_page(site, names, options)
        (site / STAMP).write_text(json.dumps({"version": version, "inputs": inputs}) + "\n", encoding="utf-8")
        _replace(options.out, site)
    return version


def _lay_out(site: Path, library: Path) -> Names:
    """Put everything but the game and the page into an empty folder, under its names by content."""
    shutil.copytree(STATIC, site / "static", ignore=NOT_SHIPPED)
    (site / FIRST).unlink()  # it stands in the page
    if CARDS.exists():
        shutil.copytree(CARDS, site / "cards", ignore=NOT_SHIPPED)
    (site / LOST).write_text(render_lost((ROOT / LOST).read_text(encoding="utf-8")), encoding="utf-8")
    shutil.copyfile(ROOT / NO_JEKYLL, site / NO_JEKYLL)
    boot_style = site / BOOT / "boot.css"
    style.join(site / "static" / "style", boot_style)
    collect(site / "static" / "licences")
    vendor(site / VENDOR)
    (site / LIBRARY).write_bytes(_compressed(library.read_bytes()))
    moved = {}
    for source in catalogues():
        words = site / "static" / "words" / f"{source.parent.parent.name}.mo"
        words.parent.mkdir(exist_ok=True)
        words.write_bytes(_compressed(compile_catalogue(source)))
        moved[words.relative_to(site).as_posix()] = source.with_suffix(".mo").relative_to(ROOT).as_posix()
    names = naming.rename(site)
    return names | {asked_for: names[name] for name, asked_for in moved.items()}


def _put_game(site: Path, work: Path, library: Path, names: Names, game: Path) -> Names:
    """Compile the game, prove that it runs with what the site ships, and put it into the site."""
    staged, archive = work / "stage", work / "game.bin"
    stage(game, staged)
    asked_for = {name: new for name, new in names.items() if name.startswith(ASKED_FOR) and not _is_card(name)}
    if (staged / SERVED).exists():
        text = (staged / SERVED).read_text(encoding="utf-8")
        (staged / SERVED).write_text(naming.with_names(text, asked_for), encoding="utf-8")
    pack(library, staged, archive)
    print(prove(library, archive, staged))
    path = site / ARCHIVE
    path.write_bytes(_compressed(archive.read_bytes()))
    return {ARCHIVE: naming.moved(site, path)}


def _is_card(name: str) -> bool:
    """Whether a file is a card's picture, whose name stands in the pack's list."""
    return name.startswith("cards/") and not name.endswith(".json")


def _put_page(site: Path, names: Names, options: Options) -> str:
    """Write the page and its service worker; the version, made from all that is in the site."""
    template = PAGE.read_text(encoding="utf-8")
    script = (ROOT / worker.NAME).read_text(encoding="utf-8")
    files = sorted(path for path in site.rglob("*") if path.is_file())
    version = fingerprint(files, site, template, script, first_script())
    html = naming.rewritten(render(template, _page(site, names, version, options)), names)
    (site / "index.html").write_text(html, encoding="utf-8")
    (site / worker.NAME).write_text(worker.render(script, version, *worker.contents(site)), encoding="utf-8")
    return version


def _compressed(data: bytes) -> bytes:
    """Compressed as a whole; the same bytes give the same."""
    return gzip.compress(data, GZIP_LEVEL, mtime=0)


def _page(site: Path, names: Names, version: str, options: Options) -> Page:
    source = tomllib.loads(CONFIG.read_text(encoding="utf-8"))
    boot = sorted(
        name
        for name in names
        if name.startswith(f"{BOOT}/") and name != INTERPRETER and not name.endswith((*LATER_SCRIPTS, ".css"))
    )
    pyscript = sorted(name for name in names if name.startswith(f"{VENDOR}/pyscript/"))
    pyodide = [f"{VENDOR}/pyodide/{name}" for name in ("pyodide.mjs", "pyodide.asm.mjs")]
    packs = sorted(name for name in names if name.startswith("cards/") and name.endswith(f"/{naming.PACK}"))
    words = {path.parent.parent.name: path.with_suffix(".mo").relative_to(ROOT).as_posix() for path in catalogues()}
    return Page(
        version=version,
        release=options.release,
        config={"interpreter": f"./{names[INTERPRETER]}", "plugins": source["plugins"]},
        modules=tuple(names[name] for name in boot),
        parts={
            "interpreter": names[INTERPRETER],
            "library": names[LIBRARY],
            "game": names[ARCHIVE],
            "lock": empty_lock(),
            "words": {language: names[name] for language, name in words.items()},
            "modules": [names[name] for name in (INTERPRETER, *pyscript, *pyodide)],
            "files": [names[name] for name in (LIBRARY, ARCHIVE, *packs)],
            "bytes": {names[name]: (site / names[name]).stat().st_size for name in MEASURED},
        },
        forms=_forms() if options.game == GAME else {},
        hares=HARES.read_text(encoding="utf-8").strip(),
        style=names[f"static/style/{style.NAME}"],
        first=first_script(),
    )


def first_script() -> str:
    """The script that stands in the page and draws its form."""
    return (ROOT / FIRST).read_text(encoding="utf-8")


def _forms() -> dict[str, str]:
    """The set-up screen in every language, drawn by the game as it is now."""
    command = [sys.executable, "-m", "tools.form", *languages()]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise GameFailed(f"the game cannot draw its set-up screen: {done.stderr.strip()}")
    forms: dict[str, str] = json.loads(done.stdout)
    return forms


def _library() -> Path:
    """The trimmed standard library, made anew only when the allow-list or the interpreter changed."""
    keep = TOOLS / "library.txt"
    ours = [TOOLS / name for name in IN_LIBRARY]
    makers = (keep, *ours, TOOLS / "library.mjs", TOOLS / "interpreter.mjs", NODE_MODULES / "pyodide" / "package.json")
    path = WORK / f"library-{fingerprint(makers, ROOT)}.zip"
    if not path.exists():
        unfinished = path.with_suffix(f".{os.getpid()}")
        print("standard library:", run_node("library.mjs", keep, unfinished, *ours))
        unfinished.replace(path)
    return path


def _inputs(options: Options) -> str:
    """A fingerprint of all that the site is made from."""
    top = [ROOT / name for name in (LOST, NO_JEKYLL, worker.NAME, "requirements.txt", "package-lock.json")]
    places = [place for place in (options.game, STATIC, CARDS, TOOLS, PAGE, CONFIG, *top) if place.exists()]
    files = (path for path in files_below(*places) if CARDS / STUDIO not in path.parents)
    return fingerprint(files, ROOT, str(options.release))


def _built(out: Path, inputs: str) -> str | None:
    """The version that stands in ``out``, if it was made from the same inputs."""
    try:
        stamp = json.loads((out / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    version = stamp["version"]
    assert isinstance(version, str)
    return version if stamp["inputs"] == inputs else None


def _replace(out: Path, site: Path) -> None:
    old = out.with_name(out.name + ".old")
    shutil.rmtree(old, ignore_errors=True)
    if out.exists():
        out.rename(old)
    shutil.move(site, out)
    shutil.rmtree(old, ignore_errors=True)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Build the site.")
    parser.add_argument("--out", type=Path, default=SITE, help="folder of the site (default: dist)")
    parser.add_argument("--game", type=Path, default=GAME, help="the package 'game' (default: game)")
    parser.add_argument("--release", action="store_true", help="without what only development needs")
    arguments = parser.parse_args()
    options = Options(arguments.out.resolve(), arguments.game.resolve(), arguments.release)
    try:
        version = build(options)
    except (GameFailed, NodeFailed) as error:
        sys.exit(str(error))
    size = sum(path.stat().st_size for path in options.out.rglob("*") if path.is_file())
    print(f"{options.out}: version {version}, {size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
