"""The shelf: imports the game from one file of compiled modules. It runs in the page, as part of its standard library.

The file is what ``archive.mjs`` marshals: ``(modules, ahead)``. ``modules`` has a pair for each name: whether it is a package, and its
marshalled code. ``ahead`` has the code of the methods that ``dataclasses`` would write and compile anew at every start, by its text.
Nothing is unpacked and no path is looked up, which is what most of an import costs in a browser. And a module runs only when something of it
is first asked for: a screen that nobody has opened yet costs nothing.
"""

import dataclasses
import marshal
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any

HOME = "/home/pyodide"
LAZY = "game"
"""The package whose modules wait until they are needed."""
_KNOWN_BEFORE = frozenset({"__class__", "__name__", "__path__", "__spec__"})


class Shelf:
    """Finds and loads the modules of one file."""

    def __init__(self, modules: dict[str, tuple[bool, bytes]], home: str = HOME) -> None:
        """Take the modules as they were marshalled; they say that they lie below ``home``."""
        self._modules = modules
        self._home = home

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:  # noqa: ARG002
        """The spec of a module on the shelf."""
        if name not in self._modules:
            return None
        package, _ = self._modules[name]
        place = f"{self._home}/{name.replace('.', '/')}"
        spec = ModuleSpec(name, self, origin=f"{place}/__init__.py" if package else f"{place}.py", is_package=package)  # type: ignore[arg-type]
        spec.has_location = True
        if package:
            spec.submodule_search_locations = [place]
        return spec

    def create_module(self, spec: ModuleSpec) -> None:
        """Modules are made as always."""

    def exec_module(self, module: ModuleType) -> None:
        """Run a module's code; that of the game only when it is needed."""
        if module.__name__.partition(".")[0] == LAZY:
            module.__class__ = Waiting
        else:
            self.run(module)

    def run(self, module: ModuleType) -> None:
        """Run a module's code now."""
        _, code = self._modules[module.__name__]
        exec(marshal.loads(code), module.__dict__)


class Waiting(ModuleType):
    """A module whose code has not run yet. It runs when anything of it is asked for but what importing others needs."""

    def __getattribute__(self, name: str) -> Any:
        """An attribute of the module, after its code has run."""
        if name in _KNOWN_BEFORE:
            return super().__getattribute__(name)
        loader: Shelf = super().__getattribute__("__loader__")
        self.__class__ = ModuleType  # type: ignore[assignment]
        loader.run(self)
        return getattr(self, name)


def put_up(file: str) -> None:
    """Make the modules of a file importable, before all others."""
    modules, ahead = marshal.loads(Path(file).read_bytes())
    dataclasses._ahead.update(ahead)  # type: ignore[attr-defined]
    sys.meta_path.insert(0, Shelf(modules))
