"""Imports the standard library out of memory. Python runs this by its name at every start, as part of its library in the page.

Python's own way opens, seeks and reads the archive anew for each module, and each of these steps is a call from WebAssembly
into JavaScript and back. This reads the archive once. Its modules must be stored in it, not compressed.
"""

import marshal
import sys
import zipimport
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

LOCAL_HEADER = 30
"""Bytes of a file's header in a zip before its name; the lengths of name and extra field are its last four."""
PYC_HEADER = 16
STORED = 0
ENDINGS = (("/__init__.pyc", True), (".pyc", False))


class Archive:
    """Finds and loads the modules of one archive."""

    def __init__(self, path: str, places: dict[str, int]) -> None:
        """Read an archive; ``places`` has the offset of each file in it by its name."""
        self._path = path
        self._bytes = Path(path).read_bytes()
        self._places = places

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:  # noqa: ARG002
        """The spec of a module in the archive."""
        stem = name.replace(".", "/")
        for ending, package in ENDINGS:
            if stem + ending in self._places:
                place = f"{self._path}/{stem}"
                spec = ModuleSpec(name, self, origin=f"{self._path}/{stem}{ending}", is_package=package)  # type: ignore[arg-type]
                spec.has_location = True
                if package:
                    spec.submodule_search_locations = [place]
                return spec
        return None

    def create_module(self, spec: ModuleSpec) -> None:
        """Modules are made as always."""

    def exec_module(self, module: ModuleType) -> None:
        """Run a module's code."""
        assert module.__spec__ is not None
        assert module.__spec__.origin is not None
        place = self._places[module.__spec__.origin.removeprefix(f"{self._path}/")]
        header = self._bytes[place : place + LOCAL_HEADER]
        lengths = int.from_bytes(header[26:28], "little") + int.from_bytes(header[28:30], "little")
        exec(marshal.loads(memoryview(self._bytes)[place + LOCAL_HEADER + lengths + PYC_HEADER :]), module.__dict__)


def _installed() -> None:
    for path, importer in tuple(sys.path_importer_cache.items()):
        if isinstance(importer, zipimport.zipimporter) and importer.archive == path:
            files = importer._get_files()  # type: ignore[attr-defined]
            places = {name: entry[4] for name, entry in files.items() if entry and entry[1] == STORED}
            sys.meta_path.insert(0, Archive(path, places))


_installed()
