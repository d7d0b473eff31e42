"""A device without a browser: just enough of ``js`` and ``pyodide.ffi`` for the store, the lock and the keeping of games.

Import this module before anything of ``game.shell`` that knows a browser.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from types import ModuleType, SimpleNamespace
from typing import Any

from tests.shell.database import Database
from tests.shell.locks import Locks, Promise
from tests.shell.page import Storage, here


@dataclass
class Device:
    """What all tabs of a browser share."""

    local: Any = field(default_factory=Storage)
    database: Any = field(default_factory=Database)
    locks: Any = field(default_factory=Locks)


class Js(ModuleType):
    """The module ``js``: the globals of the tab that asks."""

    Promise = Promise
    Object = SimpleNamespace(
        fromEntries=dict,
        prototype=SimpleNamespace(
            toString=SimpleNamespace(
                call=lambda it: "[object IDBFactory]" if isinstance(it, Database) else "[object Object]"
            )
        ),
    )

    def __getattr__(self, name: str) -> Any:
        return getattr(here(), name)


class Proxy:
    """A Python function that a browser may call."""

    def __init__(self, act: Callable[..., Any]) -> None:
        self._act = act
        self.destroyed = False

    def __call__(self, *arguments: Any) -> Any:
        assert not self.destroyed, "a listener was called after its end"
        return self._act(*arguments)

    def destroy(self) -> None:
        self.destroyed = True


def _ffi() -> ModuleType:
    ffi = ModuleType("pyodide.ffi")
    ffi.create_proxy = Proxy  # type: ignore[attr-defined]
    ffi.create_once_callable = lambda act: act  # type: ignore[attr-defined]
    ffi.to_js = lambda it, **_: it  # type: ignore[attr-defined]
    return ffi


sys.modules.setdefault("js", Js("js"))
sys.modules.setdefault("pyodide", ModuleType("pyodide"))
sys.modules.setdefault("pyodide.ffi", _ffi())
