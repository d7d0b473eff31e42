"""A page without a browser: its events, its storage, and what it can throw. Several pages share a device; code runs in the page of its context."""

import asyncio
from collections.abc import Callable
from contextvars import ContextVar
from types import SimpleNamespace
from typing import Any


class JsError(Exception):
    """What a browser throws."""


class Killed(BaseException):
    """The tab is gone in the middle of what it did."""


QUOTA = JsError("QuotaExceededError: the disk is full")
DENIED = JsError("SecurityError: storage is blocked")

_TAB: ContextVar["Page"] = ContextVar("page")


def here() -> "Page":
    """The page whose code is running."""
    return _TAB.get()


def soon(act: Callable[..., Any], *arguments: Any) -> None:
    """Do something in a moment, if the tab is then still there."""
    page = here()

    def happen() -> None:
        if not page.dead:
            try:
                act(*arguments)
            except Killed:
                page.dead = True

    asyncio.get_running_loop().call_soon(happen)


class Target:
    """What has listeners."""

    def __init__(self) -> None:
        self._listeners: dict[str, list[Any]] = {}

    def addEventListener(self, kind: str, listener: Any) -> None:  # noqa: N802 - the browser's name
        self._listeners.setdefault(kind, []).append(listener)

    def removeEventListener(self, kind: str, listener: Any) -> None:  # noqa: N802
        self._listeners[kind].remove(listener)

    def dispatch(self, kind: str, event: Any = None) -> None:
        for listener in list(self._listeners.get(kind, [])):
            listener(event)


def flows(kept: Any) -> Any:
    """What a fault gives instead: an exception is thrown."""
    if isinstance(kept, BaseException):
        raise kept
    return kept


class Storage:
    """localStorage or sessionStorage. ``faults``: operation -> an exception to throw, or a function that does it instead."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.faults: dict[str, Any] = {}
        self.pages: list[Page] = []
        """Pages that hear of changes made by another one."""
        self.hears = True

    def _fault(self, operation: str, *arguments: Any) -> Any:
        fault = self.faults[operation]
        return fault(*arguments) if callable(fault) else flows(fault)

    @property
    def length(self) -> int:
        return self._fault("length") if "length" in self.faults else len(self.kept)

    def key(self, number: int) -> str:
        return list(self.kept)[number]

    def getItem(self, key: str) -> str | None:  # noqa: N802
        return self._fault("getItem", key) if "getItem" in self.faults else self.kept.get(key)

    def setItem(self, key: str, text: str) -> None:  # noqa: N802
        if "setItem" in self.faults:
            self._fault("setItem", key, text)
            return
        here().writes()
        self.kept[key] = text
        for page in self.pages if self.hears else ():
            if page is not here() and not page.dead:
                event = SimpleNamespace(key=key, newValue=text)
                page.context_run(soon, page.window.dispatch, "storage", event)

    def removeItem(self, key: str) -> None:  # noqa: N802
        if "removeItem" in self.faults:
            self._fault("removeItem", key)
            return
        here().writes()
        self.kept.pop(key, None)


class Page:
    """The globals of one tab. ``writes_left``: the tab is killed at the write after that many."""

    def __init__(self, device: Any, session: Storage | None = None) -> None:
        self.device = device
        """What all pages share: ``local``, ``database``, ``locks``."""
        self.window = Target()
        self.sessionStorage = session or Storage()
        self.dead = False
        self.written = 0
        self.writes_left: int | None = None
        if isinstance(device.local, Storage):
            device.local.pages.append(self)

    def enter(self) -> None:
        """Let the code that follows, and every task it begins, run in this tab."""
        _TAB.set(self)

    def context_run(self, act: Callable[..., Any], *arguments: Any) -> None:
        """Run something in this tab."""
        token = _TAB.set(self)
        try:
            act(*arguments)
        finally:
            _TAB.reset(token)

    def writes(self) -> None:
        """Something is about to be written for good."""
        if self.dead or (self.writes_left is not None and self.written >= self.writes_left):
            self.dead = True
            raise Killed
        self.written += 1

    @property
    def localStorage(self) -> Any:  # noqa: N802
        return flows(self.device.local)

    @property
    def indexedDB(self) -> Any:  # noqa: N802
        return self.device.database

    @property
    def navigator(self) -> Any:
        return SimpleNamespace(locks=self.device.locks)
