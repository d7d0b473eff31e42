"""What Chromium compiled on the first visit serves the second, although the service worker answers there."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import CDPSession, Page, Playwright

from tests.browser.engines import CHROMIUM_ARGUMENTS, chromium_program
from tests.browser.published import stoppable, version
from tests.browser.watch import eventually

READY_FOR_THE_CABIN = 'document.documentElement.dataset.offline === "ready"'
TRACING = {
    "transferMode": "ReportEvents",
    "traceConfig": {"includedCategories": ["disabled-by-default-devtools.timeline"]},
}
WRITTEN, FOUND = "v8.wasm.cachedModule", "v8.wasm.moduleCacheHit"
PART_MS = 1000
MOST_PARTS = 20


@pytest.fixture(scope="module")
def published() -> Iterator[str]:
    """The address of the published game."""
    with stoppable(version("first")) as server:
        yield server.address


class Trace:
    """What a page's browser did, by name. A running trace tells nothing, so it is taken in parts."""

    def __init__(self, session: CDPSession) -> None:
        self.seen: set[str] = set()
        self._session = session
        self._parts = 0
        session.on("Tracing.dataCollected", lambda part: self.seen.update(event["name"] for event in part["value"]))
        session.on("Tracing.tracingComplete", lambda _: self._count())
        session.send("Tracing.start", TRACING)

    def _count(self) -> None:
        self._parts += 1

    def shows(self, page: Page, name: str) -> bool:
        """Whether something happened by now or does so before long."""
        for part in range(1, MOST_PARTS + 1):
            page.wait_for_timeout(PART_MS)
            self._session.send("Tracing.end")
            while self._parts < part:
                page.wait_for_timeout(PART_MS / 10)
            if name in self.seen:
                return True
            self._session.send("Tracing.start", TRACING)
        return False


def visited(playwright: Playwright, home: Path, address: str, what: str) -> bool:
    """Whether something happened on a visit with a browser that keeps what it has in a folder, and is started for it."""
    with playwright.chromium.launch_persistent_context(
        home, executable_path=chromium_program(), args=CHROMIUM_ARGUMENTS
    ) as context:
        page = context.new_page()
        trace = Trace(context.new_cdp_session(page))
        page.goto(address)
        eventually(page, READY_FOR_THE_CABIN)
        for seat, name in enumerate(("Ana", "Ben", "Cem")):
            page.locator(f"[name=seat-{seat}]").fill(name)
        page.locator("[data-do=start]").first.click()
        return trace.shows(page, what)


def test_a_second_visit_finds_the_interpreter_compiled(playwright: Playwright, published: str, tmp_path: Path) -> None:
    assert visited(playwright, tmp_path, published, WRITTEN)
    assert visited(playwright, tmp_path, published, FOUND)
