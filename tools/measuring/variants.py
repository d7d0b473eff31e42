"""What the site is measured against: the same page in the plain way, and the least that other ways of starting can do.

Each variant is a folder that any server can serve. They are:

* ``site``: the site as it is published;
* ``stock``: the same page on PyScript and Pyodide as their packages have them, with the game in one archive of sources;
* ``bare``: one sentence from Pyodide without PyScript, with the site's own standard library and preloads;
* ``micropython``: one sentence from MicroPython;
* ``plain``: one sentence from JavaScript.
"""

import html
import json
import shutil
import tempfile
import zipfile
from enum import StrEnum
from pathlib import Path
from typing import Final

from tools import style
from tools.archive import stage
from tools.build import HARES, Options, build, first_script
from tools.measuring.packages import packages
from tools.page import Page, render
from tools.place import CARDS, GAME, NODE_MODULES, PAGE, STATIC
from tools.vendor import SCRIPTS, empty_lock

WITHOUT: Final = shutil.ignore_patterns("studio", "__pycache__", "*.py", "vendor", "README.md")
POLICY: Final = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
HELLO: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Hello</title>
{head}
</head>
<body>
<p id="hello"></p>
<script type="module" src="hello.js"></script>
</body>
</html>
"""
BARE: Final = """import { loadPyodide } from "./pyodide.mjs";
const { fetch } = window;
const library = fetch("library.bin").then(({ body }) => new Response(body.pipeThrough(new DecompressionStream("gzip"))));
window.fetch = (input, options) => String(input).endsWith("python_stdlib.zip") ? library : fetch.call(window, input, options);
const python = await loadPyodide({ lockFileContents: LOCK });
python.runPython(`
from js import document
document.getElementById("hello").textContent = "The hare is here."
document.body.dataset.hello = "painted"
`);
"""
MICROPYTHON: Final = """import { loadMicroPython } from "./micropython.mjs";
const python = await loadMicroPython();
python.runPython(`
from js import document
document.getElementById("hello").textContent = "The hare is here."
document.body.dataset.hello = "painted"
`);
"""
PLAIN: Final = """document.getElementById("hello").textContent = "The hare is here.";
document.body.dataset.hello = "painted";
"""


class Variant(StrEnum):
    """A way to start."""

    SITE = "site"
    STOCK = "stock"
    BARE = "bare"
    MICROPYTHON = "micropython"
    PLAIN = "plain"


def make(home: Path) -> None:
    """Lay out all variants below ``home``, each in a folder of its name."""
    site = home / Variant.SITE
    build(Options(site, GAME, release=True))
    for variant in Variant:
        if variant is not Variant.SITE:
            shutil.rmtree(home / variant, ignore_errors=True)
            (home / variant).mkdir(parents=True)
    _stock(home / Variant.STOCK)
    _bare(home / Variant.BARE, site)
    modules = packages() / "@micropython" / "micropython-webassembly-pyscript"
    _hello(home / Variant.MICROPYTHON, MICROPYTHON, [modules / "micropython.mjs", modules / "micropython.wasm"])
    _hello(home / Variant.PLAIN, PLAIN, [])


def _stock(folder: Path) -> None:
    """The page as the documentation of PyScript would have it: everything from the packages, sources in an archive."""
    shutil.copytree(STATIC, folder / "static", ignore=WITHOUT)
    shutil.copytree(CARDS, folder / "cards", ignore=WITHOUT)
    vendor = folder / "static" / "vendor"
    shutil.copytree(NODE_MODULES / "@pyscript/core/dist", vendor / "pyscript", ignore=shutil.ignore_patterns("*.map"))
    (vendor / "pyodide").mkdir()
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"):
        shutil.copyfile(NODE_MODULES / "pyodide" / name, vendor / "pyodide" / name)
    for name, path_in_package in SCRIPTS.items():
        shutil.copyfile(NODE_MODULES / path_in_package, vendor / name)
    with tempfile.TemporaryDirectory() as work:
        staged = Path(work) / "stage"
        stage(GAME, staged)
        with zipfile.ZipFile(folder / "game.zip", "w", zipfile.ZIP_DEFLATED) as archive:
            for path in sorted(path for path in staged.rglob("*") if path.is_file()):
                archive.write(path, path.relative_to(staged))
    config = {"interpreter": "./static/vendor/pyodide/pyodide.mjs", "files": {"./game.zip": "./*"}}
    page = Page(
        version="stock",
        release=True,
        config=config,
        modules=(),
        parts={"bytes": {}},
        forms={},
        hares=HARES.read_text(encoding="utf-8"),
        style="static/style/moonhare.css",
        first=first_script(),
    )
    style.join(folder / "static" / "style", folder / "static" / "boot" / "boot.css")
    (folder / "index.html").write_text(render(PAGE.read_text(encoding="utf-8"), page), encoding="utf-8")


def _bare(folder: Path, site: Path) -> None:
    """Pyodide with the library that the site has, preloaded and unpacked as the site does it."""
    (pyodide,) = site.glob("static/vendor/pyodide-*")
    (library,) = site.glob("static/vendor/library.*.bin")
    links = [f'<link rel="modulepreload" href="{name}">' for name in ("pyodide.mjs", "pyodide.asm.mjs")]
    links.append('<link rel="preload" as="fetch" crossorigin href="library.bin">')
    script = BARE.replace("LOCK", json.dumps(empty_lock()))
    _hello(folder, script, sorted(pyodide.iterdir()), "\n".join(links))
    shutil.copyfile(library, folder / "library.bin")


def _hello(folder: Path, script: str, files: list[Path], head: str = "") -> None:
    for path in files:
        shutil.copyfile(path, folder / path.name)
    (folder / "hello.js").write_text(script, encoding="utf-8")
    page = HELLO.format(policy=html.escape(POLICY), head=head)
    (folder / "index.html").write_text(page, encoding="utf-8")
