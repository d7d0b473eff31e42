"""One page in each of the three engines, for tests that run in all of them."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.driven import WebKitPage
from tests.browser.engines import launched_webkit
from tests.browser.watch import Watch

ENGINES = ("chromium", "firefox", "webkit")
SIZES = ((1180, 820), (820, 1180), (844, 390), (390, 844), (1440, 900), (768, 1024), (1024, 768))
"""Tablets, a phone and a desktop, upright and lying."""
LARGEST = (1500, 1400)
"""A display on which a window of every size fits, with its bars."""
READY = 'document.documentElement.dataset.boot === "ready"'
READY_FOR_THE_CABIN = 'document.documentElement.dataset.offline === "ready"'
VIOLATIONS = """() => {
  window.violations ??= [];
  addEventListener('securitypolicyviolation', (event) => window.violations.push(event.violatedDirective + ' ' + event.blockedURI));
}"""


@contextmanager
def engine_page(engine: str, request: pytest.FixtureRequest, watch: Watch) -> Iterator[Any]:
    """A fresh page in an engine: Playwright's, or one that does the same in WebKit."""
    width, height = SIZES[0]
    if engine == "webkit":
        with launched_webkit(*LARGEST) as driver:
            page = WebKitPage(driver)
            yield page
            watch.seen.extend(f"request left the site: {url}" for url in loaded(page) if not url.startswith(watch.site))
        return
    browser: Browser = request.getfixturevalue(engine)
    touch = {"has_touch": True} if engine == "chromium" else {}
    context = browser.new_context(viewport={"width": width, "height": height}, **touch)
    watch.over(context)
    yield context.new_page()
    context.close()


def loaded(page: Any) -> list[str]:
    """The addresses of everything that a page has loaded, as the engine itself tells it."""
    found = page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    return [url for url in found if not url.startswith(("data:", "blob:"))]
