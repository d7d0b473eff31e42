"""Stand-ins for the modules that only a browser has, so that the game can be imported anywhere. Runs in Pyodide under node."""

import sys
import types
from typing import Any

BROWSER = ("js", "pyscript")


class Anything:
    """Whatever is asked of it."""

    def __init__(self, *arguments: object, **named: object) -> None:
        """Take anything."""

    def __call__(self, *_: object, **__: object) -> "Anything":
        """Give anything."""
        return Anything()

    def __getattr__(self, name: str) -> "Anything":
        if name.startswith("__"):
            raise AttributeError(name)
        return Anything()


class Stand(types.ModuleType):
    """A module that has everything."""

    __path__: Any = ()

    def __getattr__(self, name: str) -> Anything:
        if name.startswith("__"):
            raise AttributeError(name)
        return Anything()


def stand_in() -> None:
    """Put stand-ins in the place of the browser's modules."""
    for name in BROWSER:
        sys.modules[name] = Stand(name)
