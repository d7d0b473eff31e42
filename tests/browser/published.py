"""The real game as it is published, in two versions that differ in one word, and a server that can be stopped."""

import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.browser.conftest import PREFIX
from tools.build import Options, build
from tools.place import GAME, WORK
from tools.serve import Site, listen

TITLES = {"first": "Moonhare", "second": "Moonhare II"}
"""What the title of the page ends with: drawn by the Python of each version."""
DRAWN = 'f"{title} · Moonhare" if title else "Moonhare"'


def version(name: str) -> Path:
    """The folder of a published version of the game: ``first`` or ``second``."""
    source = GAME
    if name == "second":
        source = WORK / "second" / "game"
        shutil.rmtree(source, ignore_errors=True)
        shutil.copytree(GAME, source, ignore=shutil.ignore_patterns("__pycache__"))
        page = source / "views" / "page.py"
        text = page.read_text(encoding="utf-8")
        assert DRAWN in text
        changed = DRAWN.replace("Moonhare", TITLES["second"])
        page.write_text(text.replace(DRAWN, changed), encoding="utf-8")
    folder = WORK / f"game-{name}"
    build(Options(folder, source, release=True))
    return folder


@contextmanager
def stoppable(root: Path) -> Iterator["Stoppable"]:
    """Serve a folder until the block ends, or the server is stopped."""
    server = Stoppable(root)
    try:
        yield server
    finally:
        server.stop()


class Stoppable:
    """A server on this machine that counts requests and can be stopped, as a network goes away."""

    def __init__(self, root: Path) -> None:
        self.site = Site(root, PREFIX)
        self._server, self.address = listen(self.site)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()
        self.runs = True

    @property
    def asked(self) -> list[str]:
        """The files that were asked for; a browser itself looks for a new service worker at every visit."""
        return [path for path in self.site.requests if not path.endswith("/sw.js")]

    def stop(self) -> None:
        """Nobody answers at the address any more."""
        if self.runs:
            self.runs = False
            self._server.shutdown()
            self._server.server_close()
            self._thread.join()
