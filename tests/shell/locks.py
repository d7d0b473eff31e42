"""Web Locks without a browser, with every way to fail."""

from collections.abc import Callable
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

from tests.shell.page import JsError, Page, here, soon


class Promise:
    """A promise that somebody resolves."""

    def __init__(self, begin: Callable[[Any, Any], Any]) -> None:
        self.resolved: list[Callable[[], None]] = []
        begin(lambda: [act() for act in self.resolved], None)

    new = classmethod(lambda cls, begin: cls(begin))


@dataclass
class Locks:
    """Web Locks. ``throws`` is thrown by every request, ``silent`` locks never answer."""

    throws: JsError | None = None
    silent: bool = False
    holders: dict[str, tuple["Page", Callable[[Any], None]]] = field(default_factory=dict)

    def request(self, name: str, options: dict[str, bool], granted: Callable[[Any], Any]) -> Any:
        if self.throws is not None:
            raise self.throws
        page = here()
        caught: list[Callable[[Any], None]] = []

        def ask() -> None:
            holder = self.holders.get(name)
            taken = holder is not None and not holder[0].dead
            if taken and not options.get("steal"):
                granted(None)
                return
            self.holders[name] = (page, lambda error: [catch(error) for catch in caught])
            held = granted(name)
            if isinstance(held, Promise):
                held.resolved.append(
                    lambda: self.holders.pop(name) if self.holders.get(name, (None,))[0] is page else None
                )
            if taken and holder is not None:
                holder[0].context_run(soon, holder[1], JsError("AbortError: the lock was stolen"))

        if not self.silent:
            soon(ask)
        return SimpleNamespace(catch=caught.append)
