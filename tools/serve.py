"""Serves a built site as GitHub Pages would: gzip, ETag, ten minutes of cache, a sub-path.

``python -m tools.serve [FOLDER] [--port 8000] [--prefix /] [--open]``
"""

import argparse
import gzip
import hashlib
import os
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tools.place import SITE

TYPES = {
    ".avif": "image/avif",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".toml": "application/toml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
COMPRESSED = frozenset(TYPES) - {".avif", ".png", ".webp", ".woff2", ".zip"}
SMALLEST_COMPRESSED = 300
GZIP_LEVEL = 6
CACHE_SECONDS = 600
CHUNK = 16 * 1024
DEFAULT_PORT = 8000


@dataclass(frozen=True, slots=True)
class Network:
    """A slow network: what all connections share."""

    bits_per_second: float = 0
    """0: as fast as it goes."""
    seconds_a_request: float = 0


@dataclass(slots=True)
class Content:
    """One file as it goes over the wire."""

    raw: bytes
    zipped: bytes | None
    tag: str
    type: str


@dataclass
class Site:
    """A folder on a server. ``requests`` grows; ``missing``, ``cut`` and ``encoded`` may be changed while it serves."""

    root: Path
    prefix: str = "/"
    network: Network = field(default_factory=Network)
    cache_seconds: int = CACHE_SECONDS
    requests: list[str] = field(default_factory=list)
    """The path of every request, in the order of arrival."""
    missing: set[str] = field(default_factory=set)
    """Paths below the prefix that are answered with 404."""
    cut: set[str] = field(default_factory=set)
    """Paths below the prefix whose connection breaks in the middle."""
    encoded: set[str] = field(default_factory=set)
    """Paths below the prefix that are declared as what they are: compressed already."""
    _contents: dict[tuple[Path, int], Content] = field(default_factory=dict)
    _sent_until: float = 0
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def find(self, url: str) -> tuple[str, Content] | None:
        """The path below the prefix and the content for a request, or nothing."""
        path = unquote(urlsplit(url).path)
        if not path.startswith(self.prefix):
            return None
        name = path.removeprefix(self.prefix)
        file = (self.root / name).resolve()
        if file.is_dir():
            file /= "index.html"
        if name in self.missing or not file.is_relative_to(self.root.resolve()) or not file.is_file():
            return None
        return name, self._content(file)

    def lost(self, url: str) -> bytes:
        """What is sent where there is nothing: the site's own page for that, if it has one."""
        page = self.root / "404.html"
        return page.read_bytes() if url.startswith(self.prefix) and page.exists() else b""

    def pace(self, count: int) -> None:
        """Wait as long as ``count`` bytes take on the network."""
        if not self.network.bits_per_second:
            return
        with self._lock:
            now = time.monotonic()
            self._sent_until = max(self._sent_until, now) + count * 8 / self.network.bits_per_second
            wait = self._sent_until - now
        time.sleep(wait)

    def _content(self, file: Path) -> Content:
        key = (file, file.stat().st_mtime_ns)
        if key not in self._contents:
            raw = file.read_bytes()
            zip_it = file.suffix in COMPRESSED and len(raw) >= SMALLEST_COMPRESSED
            self._contents[key] = Content(
                raw,
                gzip.compress(raw, GZIP_LEVEL) if zip_it else None,
                f'"{hashlib.sha256(raw).hexdigest()[:16]}"',
                TYPES.get(file.suffix, "application/octet-stream"),
            )
        return self._contents[key]


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    site: Site

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name of the base class
        """Say nothing."""

    def do_GET(self) -> None:
        """Answer with a file, or 404."""
        self.site.requests.append(self.path)
        time.sleep(self.site.network.seconds_a_request)
        found = self.site.find(self.path)
        if found is None:
            lost = self.site.lost(self.path)
            self.send_response(HTTPStatus.NOT_FOUND)
            self.send_header("Content-Type", TYPES[".html"])
            self.send_header("Content-Length", str(len(lost)))
            self.end_headers()
            self._send(lost)
            return
        name, content = found
        if self.headers.get("If-None-Match") == content.tag:
            self._head(HTTPStatus.NOT_MODIFIED, content, b"")
            return
        zipped = content.zipped if "gzip" in self.headers.get("Accept-Encoding", "") else None
        if name in self.site.encoded:
            zipped = content.raw
        body = content.raw if zipped is None else zipped
        self._head(HTTPStatus.OK, content, body, encoding=None if zipped is None else "gzip")
        self._send(body[: len(body) // 2] if name in self.site.cut else body)
        if name in self.site.cut:
            self.close_connection = True

    def do_HEAD(self) -> None:
        """Answer with the headers of a file, or 404."""
        self.site.requests.append(self.path)
        found = self.site.find(self.path)
        if found is None:
            self.send_error(HTTPStatus.NOT_FOUND)
        else:
            self._head(HTTPStatus.OK, found[1], found[1].raw)

    def _head(self, status: HTTPStatus, content: Content, body: bytes, encoding: str | None = None) -> None:
        self.send_response(status)
        self.send_header("Content-Type", content.type)
        self.send_header("ETag", content.tag)
        self.send_header("Cache-Control", f"max-age={self.site.cache_seconds}")
        self.send_header("Vary", "Accept-Encoding")
        if encoding:
            self.send_header("Content-Encoding", encoding)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()

    def _send(self, body: bytes) -> None:
        try:
            for start in range(0, len(body), CHUNK):
                part = body[start : start + CHUNK]
                self.site.pace(len(part))
                self.wfile.write(part)
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that goes away in the middle is no error worth a traceback."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def listen(site: Site, port: int = 0) -> tuple[_Server, str]:
    """A server for the site on this machine alone, not yet serving, and its address; port 0 takes a free one.

    Raises OSError if the port is taken.
    """
    handler = type("Handler", (_Handler,), {"site": site})
    server = _Server(("127.0.0.1", port), handler)
    return server, f"http://localhost:{server.server_address[1]}{site.prefix}"


@contextmanager
def serving(site: Site, port: int = 0) -> Iterator[str]:
    """Serve the site in the background while the block runs; gives the address of its page."""
    server, address = listen(site, port)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield address
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def can_open_browser() -> bool:
    """Whether a browser window can be expected to open on this machine."""
    if os.environ.get("CI") or os.environ.get("SSH_CONNECTION"):
        return False
    return sys.platform in {"darwin", "win32"} or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Serve a built site on this machine.")
    parser.add_argument("folder", type=Path, nargs="?", default=SITE)
    parser.add_argument("--port", type=int, default=DEFAULT_PORT)
    parser.add_argument("--prefix", default="/", help="serve below this path, like /moonhare/")
    parser.add_argument("--open", action="store_true", help="open a browser, where there is one")
    arguments = parser.parse_args()
    site = Site(arguments.folder, arguments.prefix, cache_seconds=0)
    try:
        server, address = listen(site, arguments.port)
    except OSError:
        server, address = listen(site)
    print(f"Moonhare is served at {address} (Ctrl+C ends it)", flush=True)
    if arguments.open and can_open_browser():
        webbrowser.open(address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        server.server_close()


if __name__ == "__main__":
    main()
