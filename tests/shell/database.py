"""IndexedDB without a browser, with every way to fail."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.shell.page import JsError, Target, here, soon


class Request(Target):
    """A request of the database."""

    def __init__(self) -> None:
        super().__init__()
        self.result: Any = None
        self.error: Any = None


@dataclass
class Database:
    """IndexedDB with one store. The faults are named by its fields."""

    kept: dict[str, str] = field(default_factory=dict)
    opens: str = "success"
    """The event that opening ends with: ``success``, ``error``, ``blocked``, or nothing at all."""
    throws: JsError | None = None
    """Thrown by opening."""
    has_store: bool = True
    transaction_throws: list[JsError] = field(default_factory=list)
    """Thrown by the next transactions, one each."""
    put_throws: JsError | None = None
    ends: str = "complete"
    """How a transaction that writes ends: ``complete``, ``abort``, or never."""
    reads_end: str = "complete"
    loses: bool = False
    """Whether what is put is not there afterwards."""
    twists: bool = False
    """Whether it keeps something else than was put."""
    laps: int = 0
    """Rounds of the event loop that every answer takes longer."""
    connections: list["Connection"] = field(default_factory=list)

    def open(self, _: str) -> Request:
        if self.throws is not None:
            raise self.throws
        request = Request()

        def opened() -> None:
            request.result = Connection(self)
            request.error = JsError("UnknownError: the database cannot be opened")
            self.connections.append(request.result)
            if self.opens:
                request.dispatch(self.opens)

        self.later(opened)
        return request

    def later(self, act: Callable[[], None], laps: int | None = None) -> None:
        left = self.laps if laps is None else laps
        if left:
            soon(lambda: self.later(act, left - 1))
        else:
            soon(act)


class Connection(Target):
    """An open database."""

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._database = database
        self.closed = False

    def close(self) -> None:
        self.closed = True

    def transaction(self, _: str, mode: str) -> "Transaction":
        if self._database.transaction_throws:
            raise self._database.transaction_throws.pop(0)
        if self.closed:
            raise JsError("InvalidStateError: the connection is closed")
        if not self._database.has_store:
            raise JsError("NotFoundError: no such store")
        return Transaction(self._database, mode)


class Transaction(Target):
    """Requests that happen together or not at all. It ends by itself once none is under way."""

    def __init__(self, database: Database, mode: str) -> None:
        super().__init__()
        self._database = database
        self._mode = mode
        self._changed: dict[str, str | None] = {}
        self._under_way = 0
        self.error: Any = None

    def objectStore(self, _: str) -> "Transaction":  # noqa: N802
        return self

    def _request(self, act: Callable[[], Any]) -> Request:
        request = Request()
        self._under_way += 1

        def happen() -> None:
            request.result = act()
            request.dispatch("success")
            self._under_way -= 1
            if not self._under_way:
                soon(self._end)

        self._database.later(happen)
        return request

    def _end(self) -> None:
        ends = self._database.ends if self._mode == "readwrite" else self._database.reads_end
        if not ends:
            return
        if ends == "complete" and self._changed:
            here().writes()
            for name, text in self._changed.items():
                if text is None:
                    self._database.kept.pop(name, None)
                elif not self._database.loses:
                    self._database.kept[name] = text
        self.error = JsError("QuotaExceededError: at the end of the transaction")
        self.dispatch(ends)

    def _there(self) -> dict[str, str]:
        return {**self._database.kept, **{name: text for name, text in self._changed.items() if text is not None}}

    def get(self, name: str) -> Request:
        return self._request(lambda: self._there().get(name))

    def getAll(self) -> Request:  # noqa: N802
        return self._request(lambda: list(self._database.kept.values()))

    def getAllKeys(self) -> Request:  # noqa: N802
        return self._request(lambda: list(self._database.kept))

    def put(self, text: str, name: str) -> Request:
        if self._database.put_throws is not None:
            raise self._database.put_throws

        def act() -> None:
            self._changed[name] = text[: len(text) // 2] if self._database.twists else text
            if self._database.loses:
                self._changed[name] = None

        return self._request(act)

    def delete(self, name: str) -> Request:
        return self._request(lambda: self._changed.__setitem__(name, None))
