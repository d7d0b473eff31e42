"""The server for development and tests."""

import gzip
import http.client
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tools.serve import Site, listen, serving


@pytest.fixture
def site(tmp_path: Path) -> Site:
    """A small site below a sub-path, with something beside it that is nobody's business."""
    root = tmp_path / "site"
    (root / "folder").mkdir(parents=True)
    (root / "index.html").write_text("<p>moon</p>" * 100)
    (root / "folder" / "code.wasm").write_bytes(b"\0asm" * 1000)
    (tmp_path / "secret.txt").write_text("secret")
    return Site(root, "/moonhare/")


@pytest.fixture
def address(site: Site) -> Iterator[str]:
    """Where it is served."""
    with serving(site) as address:
        yield address


def get(address: str, path: str, **headers: str) -> tuple[http.client.HTTPResponse, bytes]:
    """One request."""
    connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=10)
    connection.request("GET", path, headers=headers)
    response = connection.getresponse()
    try:
        return response, response.read()
    finally:
        connection.close()


def test_the_page_is_served_at_its_folder(address: str, site: Site) -> None:
    response, body = get(address, "/moonhare/")
    assert (response.status, body) == (200, (site.root / "index.html").read_bytes())
    assert response.headers["Content-Type"] == "text/html; charset=utf-8"
    assert site.requests == ["/moonhare/"]


def test_text_and_code_are_compressed_for_those_who_can(address: str, site: Site) -> None:
    response, body = get(address, "/moonhare/folder/code.wasm", **{"Accept-Encoding": "gzip"})
    assert response.headers["Content-Type"] == "application/wasm"
    assert gzip.decompress(body) == (site.root / "folder" / "code.wasm").read_bytes()


def test_what_is_known_already_is_not_sent_again(address: str) -> None:
    first, _ = get(address, "/moonhare/")
    again, body = get(address, "/moonhare/", **{"If-None-Match": first.headers["ETag"]})
    assert (again.status, body) == (304, b"")


@pytest.mark.parametrize(
    "path", ["/", "/elsewhere", "/moonhare/nothing", "/moonhare/../secret.txt", "/moonhare/%2e%2e/secret.txt"]
)
def test_what_is_not_there_is_not_found(address: str, path: str) -> None:
    response, body = get(address, path)
    assert (response.status, body) == (404, b"")


def test_a_file_can_be_withheld(address: str, site: Site) -> None:
    site.missing.add("index.html")
    assert get(address, "/moonhare/index.html")[0].status == 404


def test_a_connection_can_be_cut(address: str, site: Site) -> None:
    site.cut.add("folder/code.wasm")
    with pytest.raises(http.client.IncompleteRead):
        get(address, "/moonhare/folder/code.wasm")


def test_a_taken_port_is_noticed(site: Site) -> None:
    server, _ = listen(site)
    try:
        with pytest.raises(OSError, match="in use"):
            listen(site, server.server_address[1])
    finally:
        server.server_close()
