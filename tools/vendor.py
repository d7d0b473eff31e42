"""The parts of other people that the page ships: copied from npm packages and the Python environment, never committed.

The versions are pinned by ``package-lock.json`` and ``requirements.txt``. Run as a program, this fills
``static/vendor`` of the source tree, so that the page runs unbuilt, too.
"""

import importlib.metadata
import json
import re
import shutil
import zipfile
from pathlib import Path

from tools.place import NODE_MODULES, STATIC

PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
PYSCRIPT_FILES = ("core.js", "core-*.js", "error-*.js")
"""What a page with one Python script on the main thread asks for."""
UNBUILT_PYSCRIPT_FILES = ("toml-*.js",)
"""The readers of ``pyscript.toml``; the built page carries its configuration inside."""
SCRIPTS = {
    "idiomorph.js": "idiomorph/dist/idiomorph.min.js",
    "qrcode.js": "qrcode-generator/dist/qrcode.js",
}
SHIPPED_LIBRARIES = {"htpy": "htpy", "MarkupSafe": "markupsafe"}
"""Distribution -> its package."""
LEFT_OUT = frozenset({"htpy/django.py", "htpy/starlette.py", "htpy/html2htpy.py"})
"""Parts of the libraries for web servers and command lines."""

BOOT = """\
// The interpreter that PyScript loads in the source tree: Pyodide with an empty package index, so that nothing is looked up elsewhere.
// Without stack switching, which the game does not use: see static/boot/interpreter.mjs.
delete WebAssembly.Suspending;
import {{ loadPyodide as load, version }} from "./pyodide.mjs";
export {{ version }};
export const loadPyodide = (options) => load({{ ...options, lockFileContents: {lock} }});
"""
_SOURCE_MAP = re.compile(r"\n?//# sourceMappingURL=\S+\s*$")


def vendor(target: Path, *, pyscript_files: tuple[str, ...] = PYSCRIPT_FILES) -> None:
    """Fill ``target``, a ``static/vendor``, with PyScript, Pyodide without its standard library, and the scripts."""
    shutil.rmtree(target, ignore_errors=True)
    pyodide = target / "pyodide"
    pyodide.mkdir(parents=True)
    source = NODE_MODULES / "pyodide"
    for name in PYODIDE_FILES:
        _copy(source / name, pyodide / name)
    pyscript = target / "pyscript"
    pyscript.mkdir()
    for pattern in pyscript_files:
        for path in sorted((NODE_MODULES / "@pyscript/core/dist").glob(pattern)):
            _copy(path, pyscript / path.name)
    for name, path_in_package in SCRIPTS.items():
        _copy(NODE_MODULES / path_in_package, target / name)


def library_files() -> dict[str, Path]:
    """The pure Python files of the libraries that go into the game's archive: name in the archive -> file."""
    files: dict[str, Path] = {}
    for distribution, package in SHIPPED_LIBRARIES.items():
        for entry in importlib.metadata.files(distribution) or ():
            name = entry.as_posix()
            if entry.suffix == ".py" and entry.parts[0] == package and name not in LEFT_OUT:
                files[name] = Path(str(entry.locate()))
    return files


def _copy(source: Path, target: Path) -> None:
    """Copy a file; a script loses its reference to a source map that is not shipped."""
    if source.suffix in {".js", ".mjs"}:
        target.write_text(_SOURCE_MAP.sub("\n", source.read_text(encoding="utf-8")), encoding="utf-8")
    else:
        shutil.copyfile(source, target)


def empty_lock() -> str:
    """The lock file of Pyodide without its packages, as JSON."""
    info = json.loads((NODE_MODULES / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    return json.dumps({"info": info, "packages": {}})


def main() -> None:
    """Make the source tree runnable as it is, with Pyodide's whole library."""
    target = STATIC / "vendor"
    vendor(target, pyscript_files=PYSCRIPT_FILES + UNBUILT_PYSCRIPT_FILES)
    shutil.copyfile(NODE_MODULES / "pyodide" / "python_stdlib.zip", target / "pyodide" / "python_stdlib.zip")
    (target / "pyodide" / "boot.mjs").write_text(BOOT.format(lock=json.dumps(empty_lock())))
    with zipfile.ZipFile(target / "libraries.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for name, path in sorted(library_files().items()):
            archive.write(path, name)


if __name__ == "__main__":
    main()
