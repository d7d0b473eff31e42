"""The vault: the second place in which games are kept, in IndexedDB."""

import asyncio
from typing import Any, Final

import js
from pyodide.ffi import create_proxy

DATABASE: Final = "moonhare"
GAMES: Final = "games"


async def _answer(request: Any) -> Any:
    """What a request of the database comes to. Raises ``OSError`` if it fails."""
    future: asyncio.Future[Any] = asyncio.get_event_loop().create_future()

    def done(_: Any) -> None:
        if not future.done():
            future.set_result(request.result)

    def failed(_: Any) -> None:
        if not future.done():
            future.set_exception(OSError(str(request.error)))

    proxies = [create_proxy(done), create_proxy(failed)]
    request.onsuccess, request.onerror = proxies
    if str(request.readyState) == "done":  # it may have been answered before this task began; no event comes then
        (failed if request.error else done)(None)
    try:
        return await future
    finally:
        for proxy in proxies:
            proxy.destroy()


class Vault:
    """Sealed games by id. Every method raises whatever the browser throws: the store above knows what to do."""

    def __init__(self) -> None:
        self._database: Any = None

    async def open(self) -> None:
        """Open the database, making it if it is new. Raises if there is none that lasts."""
        if str(js.Object.prototype.toString.call(js.indexedDB)) != "[object IDBFactory]":
            raise OSError("no database that lasts")
        request = js.indexedDB.open(DATABASE, 1)

        def upgrade(_: Any) -> None:
            request.result.createObjectStore(GAMES)

        proxy = create_proxy(upgrade)
        request.onupgradeneeded = proxy
        try:
            self._database = await _answer(request)
        finally:
            proxy.destroy()

    def _store(self, mode: str) -> Any:
        if self._database is None:
            raise OSError("the database is not open")
        return self._database.transaction(GAMES, mode).objectStore(GAMES)

    async def all(self) -> dict[str, str]:
        """Every kept text by its id."""
        store = self._store("readonly")
        names, texts = await asyncio.gather(_answer(store.getAllKeys()), _answer(store.getAll()))
        return {str(name): str(text) for name, text in zip(names, texts, strict=True)}

    async def get(self, name: str) -> str | None:
        """One kept text."""
        found = await _answer(self._store("readonly").get(name))
        return str(found) if found else None

    async def put(self, name: str, text: str) -> None:
        """Keep a text, and read it back. Raises ``OSError`` if it is not the same."""
        await _answer(self._store("readwrite").put(text, name))
        if await self.get(name) != text:
            raise OSError("not kept")

    async def drop(self, name: str) -> None:
        """Delete a text."""
        await _answer(self._store("readwrite").delete(name))
