"""The built site in real browsers: served below a sub-path, as on GitHub Pages, and watched.

A test takes ``page`` (Chromium) or ``firefox_page`` and fails on any console error, page error, violation of the
content policy, or request that leaves the site. ``opened(page)`` has the game ready.
"""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright
from selenium.webdriver import WebKitGTK

from tests.browser.engines import launch_chromium, launch_firefox, launched_webkit
from tests.browser.watch import Watch, eventually
from tools.build import Options, build
from tools.place import GAME, WORK
from tools.serve import Site, serving

PREFIX = "/moonhare/"
TABLET = {"width": 1180, "height": 820}

Open = Callable[..., Page]


@pytest.fixture(scope="session")
def _served() -> Iterator[tuple[Site, str]]:
    out = WORK / "tested"
    build(Options(out, GAME, release=False))
    site = Site(out, PREFIX)
    with serving(site) as address:
        yield site, address


@pytest.fixture
def server(_served: tuple[Site, str]) -> Iterator[Site]:
    """The server: its requests so far, and what it shall not find."""
    server, _ = _served
    server.requests.clear()
    yield server
    server.missing.clear()
    server.cut.clear()
    server.encoded.clear()


@pytest.fixture
def site(_served: tuple[Site, str], server: Site) -> str:
    """The address of the built site: a development build, served below a sub-path."""
    return _served[1]


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Playwright, once."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """Chromium, once."""
    browser = launch_chromium(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def firefox(playwright: Playwright) -> Iterator[Browser]:
    """Firefox, once."""
    browser = launch_firefox(playwright)
    yield browser
    browser.close()


@pytest.fixture
def watch(site: str) -> Iterator[Watch]:
    """What must not happen; at the end of the test nothing of it may have happened."""
    watch = Watch(site)
    yield watch
    assert watch.faults == []


@pytest.fixture
def context(chromium: Browser, watch: Watch) -> Iterator[BrowserContext]:
    """A fresh Chromium profile: a tablet in landscape, with touch."""
    context = chromium.new_context(viewport=TABLET, has_touch=True)
    watch.over(context)
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """A blank page in Chromium."""
    return context.new_page()


@pytest.fixture
def firefox_page(firefox: Browser, watch: Watch) -> Iterator[Page]:
    """A blank page in Firefox."""
    context = firefox.new_context(viewport=TABLET)
    watch.over(context)
    yield context.new_page()
    context.close()


@pytest.fixture
def webkit() -> Iterator[WebKitGTK]:
    """A fresh WebKitGTK browser."""
    with launched_webkit(**TABLET) as driver:
        yield driver


@pytest.fixture
def opened(site: str) -> Open:
    """Opens the site in a page and waits until the game is there: ``opened(page, "#fragment")``."""

    def open_site(page: Page, fragment: str = "") -> Page:
        page.goto(site + fragment)
        eventually(page, 'document.documentElement.dataset.boot === "ready"')
        return page

    return open_site
