"""The device: sharing, files, the wake lock, timers and the languages it speaks."""

from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import create_once_callable, to_js

from game.rules.setup import LANGUAGES


def language() -> str:
    """The language in which the page has spoken so far (static/boot/first.js chose it); English if that is none of ours."""
    name = str(js.document.documentElement.lang)
    return name if name in LANGUAGES else LANGUAGES[0]


def seed() -> str:
    """Sixteen hexadecimal digits that nobody can guess."""
    numbers = js.crypto.getRandomValues(js.Uint8Array.new(8))
    return "".join(f"{number:02x}" for number in numbers)


def speak(words: str) -> None:
    """Let a screen reader say something, wherever one is on the page."""
    js.document.getElementById("said").textContent = words


def later(milliseconds: int, act: Callable[[], None]) -> None:
    """Do something after some milliseconds."""
    js.setTimeout(create_once_callable(act), milliseconds)


def address(fragment: str) -> str:
    """The address of this page with a fragment."""
    return str(js.location.href).split("#", maxsplit=1)[0] + "#" + fragment


async def share(url: str) -> str:
    """Share a link by the system's sheet, or copy it. Returns ``shared``, ``copied`` or ``failed``."""
    navigator = js.navigator
    try:
        if getattr(navigator, "share", None):
            await navigator.share(_record(url=url))
            return "shared"
    except Exception as error:
        if "Abort" in str(error):
            return "shared"
    try:
        await navigator.clipboard.writeText(url)
    except Exception:
        return "failed"
    return "copied"


async def persist() -> None:
    """Ask the browser not to throw the games away when it needs room; it may refuse."""
    try:
        await js.navigator.storage.persist()
    except Exception:  # no storage manager here
        return


def download(name: str, text: str) -> None:
    """Offer a text as a file to save."""
    blob = js.Blob.new(to_js([text]), _record(type="text/plain;charset=utf-8"))
    url = js.URL.createObjectURL(blob)
    link = js.document.createElement("a")
    link.href = url
    link.download = name
    link.click()
    later(1000, lambda: js.URL.revokeObjectURL(url))


def _record(**values: object) -> Any:
    return to_js(values, dict_converter=js.Object.fromEntries)


class Lamp:
    """The wake lock: the screen stays on while a game is on. Silent where it is refused."""

    def __init__(self) -> None:
        self._wanted = False
        self._lock: Any = None

    async def keep(self) -> None:
        """Ask for it; again after the page was hidden, when the browser has let it go."""
        self._wanted = True
        try:
            self._lock = await js.navigator.wakeLock.request("screen")
        except Exception:
            self._lock = None

    async def again(self) -> None:
        """Ask anew if it was wanted."""
        if self._wanted:
            await self.keep()

    async def release(self) -> None:
        """Let the screen sleep."""
        self._wanted = False
        lock, self._lock = self._lock, None
        if lock is not None:
            try:
                await lock.release()
            except Exception:
                return
