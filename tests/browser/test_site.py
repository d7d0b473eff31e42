"""The real page on its first visit: filled in while the game is on its way, in all three engines."""

import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from selenium.webdriver import WebKitGTK

from tests.browser.conftest import PREFIX, Open
from tests.browser.watch import Watch, eventually
from tools.place import ROOT
from tools.serve import Network, Site, serving

READY = 'document.documentElement.dataset.boot === "ready"'
NAMES = ("Ana", "Ștefana", "Jiří", "Håkon")


@pytest.fixture
def slow(server: Site) -> Iterator[None]:
    """A network that leaves time to type."""
    server.network = Network(bits_per_second=12e6)
    yield
    server.network = Network()


def fill_in(page: Page) -> None:
    """Type the names of four players."""
    for seat, name in enumerate(NAMES):
        page.locator(f"[name=seat-{seat}]").fill(name)


def test_the_page_opens(page: Page, opened: Open) -> None:
    opened(page)
    expect(page.locator("#app[data-screen=setup]")).to_be_visible()


def test_names_typed_early_stay(page: Page, site: str, slow: None) -> None:
    page.goto(site, wait_until="commit")
    fill_in(page)
    assert page.evaluate("document.documentElement.dataset.boot") == "loading", "typed before the game was there"
    eventually(page, READY)
    assert [page.locator(f"[name=seat-{seat}]").input_value() for seat in range(4)] == list(NAMES)


def test_start_pressed_early_deals(page: Page, site: str, slow: None) -> None:
    page.goto(site, wait_until="commit")
    fill_in(page)
    page.locator("[data-do=start]").click()
    expect(page.locator("#boot-note")).to_be_visible()
    eventually(page, READY)
    expect(page.locator("#app[data-screen=handover]")).to_be_visible()


def test_a_seat_added_early_is_there(page: Page, site: str, slow: None) -> None:
    page.goto(site, wait_until="commit")
    fill_in(page)
    page.locator("[data-do=add-seat]").click()
    eventually(page, READY)
    expect(page.locator("[name=seat-4]")).to_be_visible()
    assert page.locator("[name=seat-0]").input_value() == NAMES[0]


def test_firefox_opens(firefox_page: Page, opened: Open) -> None:
    opened(firefox_page)
    expect(firefox_page.locator("#app[data-screen=setup]")).to_be_visible()


def test_webkit_opens(webkit: WebKitGTK, site: str) -> None:
    webkit.get(site)
    webkit.set_script_timeout(60)
    webkit.execute_async_script(
        f"const done = arguments[0]; const look = () => {READY} ? done() : setTimeout(look, 50); look()"
    )
    assert webkit.execute_script("return document.getElementById('app').dataset.screen") == "setup"


@pytest.fixture
def unbuilt() -> Iterator[str]:
    """The address of the source tree itself, as any web server serves it after ``make vendor``."""
    subprocess.run([sys.executable, "-m", "tools.vendor"], cwd=ROOT, check=True)
    with serving(Site(ROOT, PREFIX)) as address:
        yield address


def test_the_source_tree_runs_as_it_is(chromium: Browser, unbuilt: str) -> None:
    watch = Watch(unbuilt)
    context = chromium.new_context()
    watch.over(context)
    page = context.new_page()
    page.goto(unbuilt)
    eventually(page, READY)
    expect(page.locator("#app[data-screen=setup] [name=seat-0]")).to_be_visible()
    expect(page.locator("#hare-sitting")).to_have_count(1)
    context.close()
    assert watch.faults == []
