"""The shelf: imports the standard library and the game out of memory. It runs in the page, as part of its standard library.

Python's own way opens, seeks and reads an archive anew for each module, and each of these steps is a call from WebAssembly
into JavaScript and back. Here the library is read once, and the game comes as one file of compiled modules.
And a module runs only when something of it is first asked for: a screen that nobody has opened yet costs nothing, nor does what
the library imports in case it is wanted.

This module is loaded in the slow way at every start: it imports next to nothing.
"""

import marshal
import sys
from _collections_abc import Callable  # collections itself would be read in the slow way
from importlib.machinery import ModuleSpec
from types import ModuleType

HOME = "/home/pyodide"
LOCAL_HEADER = 30
"""Bytes of a file's header in a zip before its name; the lengths of name and extra field are its last four."""
PYC_HEADER = 16
STORED = 0
ENDINGS = (("/__init__.pyc", True), (".pyc", False))
AT_ONCE = frozenset({"collections", "pyodide"})
"""Their code cannot wait: one makes a module that others import by name, one begins the event loop."""
Code = tuple[bool, memoryview | bytes]
"""Whether a module is a package, and its marshalled code."""
_KNOWN_BEFORE = frozenset({"__class__", "__name__", "__path__", "__spec__"})


class Shelf:
    """Finds modules by their names, and runs each when something of it is first asked for."""

    def __init__(self, code_of: Callable[[str], Code | None], home: str = HOME) -> None:
        """``code_of`` gives the code of the modules that are here; they say that they lie below ``home``."""
        self._code_of = code_of
        self._home = home

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:  # noqa: ARG002
        """The spec of a module that is here."""
        found = self._code_of(name)
        if found is None:
            return None
        package, _ = found
        place = f"{self._home}/{name.replace('.', '/')}"
        spec = ModuleSpec(name, self, origin=f"{place}/__init__.py" if package else f"{place}.py", is_package=package)  # type: ignore[arg-type]
        spec.has_location = True
        if package:
            spec.submodule_search_locations = [place]
        return spec

    def create_module(self, spec: ModuleSpec) -> None:
        """Modules are made as always."""

    def exec_module(self, module: ModuleType) -> None:
        """Let a module wait until it is needed."""
        if module.__name__ in AT_ONCE:
            self.run(module)
        else:
            module.__class__ = Waiting

    def run(self, module: ModuleType) -> None:
        """Run a module's code now."""
        found = self._code_of(module.__name__)
        assert found is not None
        exec(marshal.loads(found[1]), module.__dict__)


class Waiting(ModuleType):
    """A module whose code has not run yet. It runs when anything of it is asked for but what importing others needs."""

    def __getattribute__(self, name: str) -> object:
        """An attribute of the module, after its code has run."""
        if name in _KNOWN_BEFORE:
            return super().__getattribute__(name)
        loader: Shelf = super().__getattribute__("__loader__")
        self.__class__ = ModuleType  # type: ignore[assignment]
        loader.run(self)
        return getattr(self, name)


class Library:
    """The modules of an archive in which they are stored, not compressed."""

    def __init__(self, path: str, places: dict[str, int]) -> None:
        """Read an archive; ``places`` has the offset of each file in it by its name."""
        with open(path, "rb") as archive:  # noqa: PTH123 - pathlib would bring thirty modules with it
            self._bytes = memoryview(archive.read())
        self._places = places

    def code_of(self, name: str) -> Code | None:
        """The code of a module; None if it is not here."""
        stem = name.replace(".", "/")
        for ending, package in ENDINGS:
            place = self._places.get(stem + ending)
            if place is not None:
                header = self._bytes[place : place + LOCAL_HEADER]
                lengths = int.from_bytes(header[26:28], "little") + int.from_bytes(header[28:30], "little")
                return package, self._bytes[place + LOCAL_HEADER + lengths + PYC_HEADER :]
        return None


def read_library() -> None:
    """Let the standard library be imported out of memory from now on."""
    for path, importer in tuple(sys.path_importer_cache.items()):
        if getattr(importer, "archive", None) == path:  # the importer of a zip
            files = importer._get_files()  # type: ignore[union-attr]
            places = {name: entry[4] for name, entry in files.items() if entry and entry[1] == STORED}
            sys.meta_path.insert(0, Shelf(Library(path, places).code_of, path))


def put_up(file: str) -> None:
    """Make the modules of a file importable, before all others.

    The file is what ``archive.mjs`` marshals: ``(modules, ahead)``. ``modules`` has a pair for each name: whether it is a package, and its
    marshalled code. ``ahead`` has the code of the methods that ``dataclasses`` would write and compile anew at every start, by its text.
    """
    import dataclasses  # noqa: PLC0415 - not before the library lies in memory

    with open(file, "rb") as archive:  # noqa: PTH123
        modules, ahead = marshal.loads(archive.read())
    dataclasses._ahead.update(ahead)  # type: ignore[attr-defined]
    sys.meta_path.insert(0, Shelf(modules.get))
