"""The real page on its first visit: filled in while the game is on its way, in all three engines."""

import html
import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from selenium.webdriver import WebKitGTK

from tests.browser.conftest import PREFIX, Open
from tests.browser.watch import Watch, eventually
from tools.catalogue import languages
from tools.form import setup_form
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


@pytest.mark.parametrize("language", languages())
def test_the_form_speaks_the_language_of_its_reader_before_python(
    chromium: Browser, site: str, slow: None, language: str
) -> None:
    context = chromium.new_context(locale=language)
    page = context.new_page()
    page.goto(site, wait_until="commit")
    page.locator("[name=seat-0]").fill(NAMES[0])
    start = page.locator("[data-do=start]").inner_text()
    assert page.evaluate("document.documentElement.dataset.boot") == "loading"
    assert start == text_of(setup_form(language))
    eventually(page, READY)
    assert page.evaluate("document.documentElement.lang") == language
    assert page.locator("[data-do=start]").inner_text() == start, "nothing that could be read changes"
    assert page.locator("[name=seat-0]").input_value() == NAMES[0]
    context.close()


def text_of(form: str) -> str:
    """The words on the button that starts."""
    (button,) = re.findall(r'<button[^>]*data-do="start"[^>]*>(.*?)</button>', form, re.DOTALL)
    return html.unescape(re.sub(r"<[^>]*>", "", button)).strip()


@pytest.mark.parametrize(
    ("locale", "kept", "spoken"),
    [("de-AT", "", "de"), ("no", "", "nb"), ("de", "cs", "cs"), ("fr", "", "en"), ("fr", "xx", "en")],
    ids=["a region", "Norwegian by its old name", "the setting first", "none of ours", "a setting that makes no sense"],
)
def test_the_language_is_chosen_once(chromium: Browser, site: str, locale: str, kept: str, spoken: str) -> None:
    context = chromium.new_context(locale=locale)
    page = context.new_page()
    if kept:
        page.add_init_script(f"localStorage.setItem('moonhare.settings', JSON.stringify({{language: '{kept}'}}))")
    page.goto(site, wait_until="commit")
    page.locator("[name=seat-0]").wait_for()
    assert page.evaluate("document.documentElement.lang") == spoken
    context.close()


def test_a_language_chosen_early_keeps_what_was_typed(page: Page, site: str, slow: None) -> None:
    page.goto(site, wait_until="commit")
    fill_in(page)
    page.locator("[data-change=language]").select_option("cs")
    expect(page.locator("[data-do=start]")).to_have_text(text_of(setup_form("cs")))
    assert page.evaluate("document.documentElement.dataset.boot") == "loading"
    assert [page.locator(f"[name=seat-{seat}]").input_value() for seat in range(4)] == list(NAMES)
    eventually(page, READY)
    expect(page.locator("[data-do=start]")).to_have_text(text_of(setup_form("cs")))
    assert [page.locator(f"[name=seat-{seat}]").input_value() for seat in range(4)] == list(NAMES)


def test_only_what_is_needed_is_asked_for(chromium: Browser, site: str, server: Site) -> None:
    context = chromium.new_context(locale="de")
    page = context.new_page()
    page.goto(site)
    eventually(page, READY)
    page.wait_for_timeout(500)
    asked = [path.removeprefix(PREFIX) for path in server.requests]
    told = [path for path in asked if re.search(r"static/(words|opponents)/|cards/\w+/\w\w\.", path)]
    assert sorted(path.split(".")[0] for path in told) == ["cards/dreams/de", "cards/proof/de", "static/words/de"]
    shown = page.evaluate("[...document.images].map((image) => image.src)")
    pictures = [path for path in asked if path.startswith("cards/") and not path.endswith(".json")]
    assert all(any(src.endswith(path) for src in shown) for path in pictures), "only pictures that are on the screen"
    assert not any("qrcode" in path for path in asked)
    context.close()


def test_a_hand_is_there_whole_when_it_opens(page: Page, opened: Open) -> None:
    opened(page)
    fill_in(page)
    page.locator("[data-do=start]").click()
    page.locator("#app[data-screen=handover]").wait_for()
    page.wait_for_load_state("networkidle")
    complete = page.evaluate("""() => {
      document.querySelector("[data-do=ready]").click();
      return [...document.querySelectorAll(".card img")].map((image) => image.complete && image.naturalWidth > 0);
    }""")
    assert complete == [True] * 6


def test_a_shortcut_opens_its_page(page: Page, opened: Open, site: str) -> None:
    opened(page, "?open=rules")
    expect(page.locator("#app[data-screen=rules]")).to_be_visible()
    assert page.url == site


def test_a_game_in_this_tab_comes_back_without_the_form(page: Page, opened: Open) -> None:
    page.add_init_script("sessionStorage.setItem('moonhare.open', 'nothing')")
    page.add_init_script(
        "addEventListener('DOMContentLoaded', () => { window.early = document.querySelector('form') })"
    )
    opened(page)
    assert page.evaluate("window.early === null")


@pytest.mark.parametrize("path", ["nowhere", "far/away/nowhere", "static/deep/nowhere.html"])
def test_who_is_lost_finds_the_game_from_any_depth(page: Page, site: str, watch: Watch, path: str) -> None:
    watch.allow("404")
    page.goto(site + path)
    expect(page.get_by_role("heading")).to_have_count(1)
    expect(page.get_by_role("link")).to_have_attribute("href", PREFIX)


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


def test_what_was_pressed_before_start_is_done_before_it(page: Page, site: str, slow: None) -> None:
    page.goto(site, wait_until="commit")
    fill_in(page)
    page.locator("[data-do=add-seat]").click()
    page.locator("[data-do=start]").click()
    eventually(page, READY)
    expect(page.locator("[name=seat-4]")).to_be_visible()
    expect(page.locator("#app[data-screen=setup]")).to_be_visible()


def test_the_form_under_the_cover_is_not_reached(page: Page, site: str, slow: None) -> None:
    page.goto(site, wait_until="commit")
    fill_in(page)
    page.locator("[data-do=start]").click()
    page.keyboard.press("Tab")
    assert not page.evaluate("document.getElementById('app').contains(document.activeElement)")
    page.keyboard.press("Escape")
    expect(page.locator("[data-do=start]")).to_be_focused()
    eventually(page, READY)
    expect(page.locator("#app[data-screen=setup]")).to_be_visible()


def test_names_survive_a_reload_during_the_start(page: Page, site: str, slow: None) -> None:
    page.goto(site, wait_until="commit")
    fill_in(page)
    page.reload(wait_until="commit")
    eventually(page, READY)
    assert [page.locator(f"[name=seat-{seat}]").input_value() for seat in range(4)] == list(NAMES)


@pytest.mark.parametrize("news", ["update", "offline"])
def test_news_leave_alone_what_is_being_typed(page: Page, opened: Open, news: str) -> None:
    opened(page)
    field = page.locator("[name=seat-0]")
    field.press_sequentially("Anmaria")
    for _ in range(len("maria")):
        field.press("ArrowLeft")
    detail = "{detail: {state: 'filling', done: 1, of: 400}}"
    page.evaluate(f"dispatchEvent(new CustomEvent('moonhare:{news}', {detail}))")
    field.press_sequentially("na")
    expect(field).to_have_value("Annamaria")


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
