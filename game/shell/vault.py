"""The vault: the second place in which games are kept, in IndexedDB. It may fail in any way, or say nothing; nobody waits long for it."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import js
from pyodide.ffi import create_proxy

from game.journal import serial_of

DATABASE: Final = "moonhare"
GAMES: Final = "games"
PATIENCE_SECONDS: Final = 3.0
"""A database that has not answered by then counts as one that failed."""


class Outdone(OSError):
    """The game went on elsewhere: a later save of it lies there already."""


class _Answer:
    """What a request or transaction comes to; its listeners live until it is there."""

    def __init__(self) -> None:
        self._future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._listeners: list[tuple[Any, str, Any]] = []

    def when(self, target: Any, kind: str, act: Callable[[], Any]) -> None:
        """Let an event of a request, or of a transaction, be the answer: what ``act`` gives or raises."""

        def happened(_: Any) -> None:
            if self._future.done():
                return
            try:
                self._future.set_result(act())
            except Exception as error:
                self._future.set_exception(error)

        self.also(target, kind, happened)

    def also(self, target: Any, kind: str, listener: Callable[[Any], None]) -> None:
        """Listen to an event that is not yet the answer."""
        proxy = create_proxy(listener)
        self._listeners.append((target, kind, proxy))
        target.addEventListener(kind, proxy)

    async def given(self) -> Any:
        """Wait for it, but not for ever. Raises ``OSError`` if it failed or did not come."""
        late = asyncio.get_running_loop().call_later(PATIENCE_SECONDS, self._give_up)
        try:
            return await self._future
        finally:
            late.cancel()
            for target, kind, proxy in self._listeners:  # an answer that comes too late finds nobody
                target.removeEventListener(kind, proxy)
                proxy.destroy()

    def _give_up(self) -> None:
        if not self._future.done():
            self._future.set_exception(OSError("the database does not answer"))


def _failing(source: Any) -> Callable[[], Any]:
    def fail() -> Any:
        raise OSError(str(source.error or "the database gave up"))

    return fail


class Vault:
    """Sealed games by id. Every method raises whatever the browser throws: the store above knows what to do."""

    def __init__(self) -> None:
        self._database: Any = None

    async def open(self) -> None:
        """Open the database, making it if it is new. Raises if there is none that lasts."""
        if str(js.Object.prototype.toString.call(js.indexedDB)) != "[object IDBFactory]":
            raise OSError("no database that lasts")
        request = js.indexedDB.open(DATABASE)  # whatever its version: a newer Moonhare keeps what it finds there

        def upgrade(_: Any) -> None:
            request.result.createObjectStore(GAMES)

        answer = _Answer()
        answer.also(request, "upgradeneeded", upgrade)
        answer.when(request, "success", lambda: request.result)
        answer.when(request, "error", _failing(request))
        answer.when(request, "blocked", _failing(request))
        database = await answer.given()

        def gone(_: Any) -> None:
            """Another tab changes the database, or the browser closed it: it is opened again when it is needed."""
            database.close()
            self._database = None

        for kind in ("versionchange", "close"):
            database.addEventListener(kind, create_proxy(gone))
        self._database = database

    async def _transaction(self, mode: str) -> Any:
        if self._database is None:
            await self.open()
        try:
            return self._database.transaction(GAMES, mode)
        except Exception:  # the connection may have been lost without a word
            self._database = None
            await self.open()
            return self._database.transaction(GAMES, mode)

    @staticmethod
    def _outcome(transaction: Any, result: Callable[[], Any]) -> _Answer:
        answer = _Answer()
        answer.when(transaction, "complete", result)
        answer.when(transaction, "abort", _failing(transaction))
        answer.when(transaction, "error", _failing(transaction))
        return answer

    async def all(self) -> dict[str, str]:
        """Every kept text by its id."""
        transaction = await self._transaction("readonly")
        store = transaction.objectStore(GAMES)
        names, texts = store.getAllKeys(), store.getAll()
        answer = self._outcome(transaction, lambda: (names.result, texts.result))
        found_names, found_texts = await answer.given()
        return {str(name): str(text) for name, text in zip(found_names, found_texts, strict=True)}

    async def get(self, name: str) -> str | None:
        """One kept text."""
        transaction = await self._transaction("readonly")
        request = transaction.objectStore(GAMES).get(name)
        found = await self._outcome(transaction, lambda: request.result).given()
        return found if isinstance(found, str) else None

    async def put(self, name: str, text: str) -> None:
        """Keep a text, unless a later save is there, and read it back, all in one transaction.

        Raises ``Outdone`` if there is one, ``OSError`` if the text is not kept.
        """
        transaction = await self._transaction("readwrite")
        store = transaction.objectStore(GAMES)
        before = store.get(name)
        problems: list[Exception] = []
        again: list[Any] = []

        def looked(_: Any) -> None:
            if _later(str(before.result or ""), text):
                problems.append(Outdone(name))
                return
            try:
                store.put(text, name)
                again.append(store.get(name))
            except Exception as error:
                problems.append(error)

        def kept() -> None:
            if problems:
                raise problems[0]
            if not again or again[0].result != text:
                raise OSError("not kept")

        answer = self._outcome(transaction, kept)
        answer.also(before, "success", looked)
        await answer.given()

    async def drop(self, name: str) -> None:
        """Delete a text."""
        transaction = await self._transaction("readwrite")
        transaction.objectStore(GAMES).delete(name)
        await self._outcome(transaction, lambda: None).given()


def _later(there: str, text: str) -> bool:
    """Whether a save is later than another."""
    return (serial_of(there) or 0) > (serial_of(text) or 0)
