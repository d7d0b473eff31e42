"""Builds the site: the folder that a web server, or GitHub Pages, serves as it is.

``python -m tools.build [--release] [--out dist] [--game FOLDER]``

Nothing is done if nothing changed since the last build into the same folder.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from dataclasses import dataclass
from pathlib import Path

from tools import style, worker
from tools.archive import pack, prove, stage
from tools.fingerprint import files_below, fingerprint
from tools.licences import collect
from tools.node import NodeFailed, run_node
from tools.page import Page, render
from tools.place import CARDS, CONFIG, GAME, NODE_MODULES, PAGE, ROOT, SITE, STATIC, TOOLS, WORK
from tools.vendor import vendor

HARES = STATIC / "img" / "hares.svg"
STAMP = "build.json"
ARCHIVE = "game.zip"
VENDOR = "static/vendor"
TOP_LEVEL = ("404.html", ".nojekyll")
UNBUILT = "unbuilt.js"
LATER_SCRIPTS = (UNBUILT, "offline.js")
"""Boot scripts that a starting page does not need."""
NOT_SHIPPED = shutil.ignore_patterns("studio", "__pycache__", "*.py", "vendor", "README.md", UNBUILT)
MEASURED = (
    f"{VENDOR}/pyodide/pyodide.asm.wasm",
    f"{VENDOR}/pyodide/pyodide.asm.mjs",
    f"{VENDOR}/pyodide/python_stdlib.zip",
    ARCHIVE,
)
"""The files whose arrival the boot screen shows."""


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
        staged, archive, site = (Path(folder) / name for name in ("stage", ARCHIVE, "site"))
        stage(options.game, staged)
        pack(staged, archive)
        print(prove(library, archive, staged))
        version = _lay_out(site, library, archive, options)
        (site / STAMP).write_text(json.dumps({"version": version, "inputs": inputs}) + "\n", encoding="utf-8")
        _replace(options.out, site)
    return version


def _lay_out(site: Path, library: Path, archive: Path, options: Options) -> str:
    """Put the site together in an empty folder; its version, made from all that is in it."""
    shutil.copytree(STATIC, site / "static", ignore=NOT_SHIPPED)
    if CARDS.exists():
        shutil.copytree(CARDS, site / "cards", ignore=NOT_SHIPPED)
    for name in TOP_LEVEL:
        if (ROOT / name).exists():
            shutil.copyfile(ROOT / name, site / name)
    style.join(site / "static" / "style")
    collect(site / "static" / "licences")
    vendor(site / VENDOR, library)
    shutil.copyfile(archive, site / ARCHIVE)
    template = PAGE.read_text(encoding="utf-8")
    version = fingerprint(files_below(site), site, template, (ROOT / worker.NAME).read_text(encoding="utf-8"))
    (site / "index.html").write_text(render(template, _page(site, version, options)), encoding="utf-8")
    script = (ROOT / worker.NAME).read_text(encoding="utf-8")
    (site / worker.NAME).write_text(worker.render(script, version, *worker.contents(site)), encoding="utf-8")
    return version


def _page(site: Path, version: str, options: Options) -> Page:
    source = tomllib.loads(CONFIG.read_text(encoding="utf-8"))
    pyscript = sorted(path.name for path in (site / VENDOR / "pyscript").glob("*.js"))
    boot = sorted(path.name for path in (site / "static" / "boot").glob("*.js") if path.name not in LATER_SCRIPTS)
    return Page(
        language="en",
        version=version,
        release=options.release,
        config={
            "interpreter": source["interpreter"],
            "plugins": source["plugins"],
            "files": {f"./{ARCHIVE}": "./*"},
        },
        modules=(
            *(f"static/boot/{name}" for name in boot),
            *(f"{VENDOR}/pyscript/{name}" for name in pyscript),
            *(f"{VENDOR}/pyodide/{name}" for name in ("boot.mjs", "pyodide.mjs", "pyodide.asm.mjs")),
        ),
        files=(f"{VENDOR}/pyodide/python_stdlib.zip", ARCHIVE),
        bytes={name: (site / name).stat().st_size for name in MEASURED},
        form=_form("en") if options.game == GAME else "",
        hares=HARES.read_text(encoding="utf-8").strip(),
        style=f"static/style/{style.NAME}",
    )


def _form(language: str) -> str:
    """The set-up screen in a language, drawn by the game as it is now."""
    command = [sys.executable, "-m", "tools.form", language]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise GameFailed(f"the game cannot draw its set-up screen: {done.stderr.strip()}")
    return done.stdout.strip()


def _library() -> Path:
    """The trimmed standard library, made anew only when the allow-list or the interpreter changed."""
    keep = TOOLS / "library.txt"
    makers = (keep, TOOLS / "library.mjs", TOOLS / "interpreter.mjs", NODE_MODULES / "pyodide" / "package.json")
    path = WORK / f"library-{fingerprint(makers, ROOT)}.zip"
    if not path.exists():
        unfinished = path.with_suffix(f".{os.getpid()}")
        print("standard library:", run_node("library.mjs", keep, unfinished))
        unfinished.replace(path)
    return path


def _inputs(options: Options) -> str:
    """A fingerprint of all that the site is made from."""
    top = [ROOT / name for name in (*TOP_LEVEL, worker.NAME, "requirements.txt", "package-lock.json")]
    places = [place for place in (options.game, STATIC, CARDS, TOOLS, PAGE, CONFIG, *top) if place.exists()]
    return fingerprint(files_below(*places), ROOT, str(options.release))


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
