"""Learning a language: opponents hear of it whatever becomes of the request, and soon enough."""

import asyncio
from collections.abc import Awaitable
from types import SimpleNamespace

import pytest

from tests.opponents.small import file, known
from tests.shell import device as _device  # the browser's modules
from tests.shell.turns import run

# isort: split
from game.opponents import Knowledge
from game.shell import learning
from game.shell.learning import news_of


class Body:
    """What a server answers."""

    def __init__(self, data: bytes, *, ok: bool = True) -> None:
        self.ok = ok
        self._data = data

    async def arrayBuffer(self) -> "Body":  # noqa: N802 - the browser's name
        return self

    def to_bytes(self) -> bytes:
        return self._data


async def at_once(body: Body) -> Body:
    return body


def heard(monkeypatch: pytest.MonkeyPatch, answer: Awaitable[Body], language: str = "en") -> list[Knowledge | None]:
    """All news of a language whose file is answered for like this."""

    def fetch(_: str) -> Awaitable[Body]:
        return answer

    monkeypatch.setattr(learning, "js", SimpleNamespace(fetch=fetch, performance=SimpleNamespace(now=lambda: 0)))

    async def hear() -> list[Knowledge | None]:
        return [news async for news in news_of(language)]

    found: list[Knowledge | None] = run(hear())
    return found


def test_a_file_that_comes_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    assert heard(monkeypatch, at_once(Body(file()))) == [known()]


@pytest.mark.parametrize("data", [b"", b"<!doctype html>", file()[:-9]])
def test_a_file_that_is_not_whole_is_news_of_nothing(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    assert heard(monkeypatch, at_once(Body(data))) == [None]


def test_a_file_that_is_not_there_is_news_of_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert heard(monkeypatch, at_once(Body(b"", ok=False))) == [None]


def test_nobody_waits_for_a_request_that_hangs_but_what_comes_late_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def late() -> Body:
        await asyncio.sleep(1)
        await asyncio.sleep(1)
        return Body(file())

    assert heard(monkeypatch, late()) == [None, known()]


__all__ = ["_device"]
