"""The page before the game: it waits in words, says what is wrong, and gets out of the way.

A stand-in plays the game, so that it can fail on purpose.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from selenium.webdriver import WebKitGTK

from tests.browser.conftest import PREFIX, Open
from tests.browser.watch import Watch, eventually
from tools.build import Options, build
from tools.place import WORK
from tools.serve import Network, Site, serving

STAND_IN = Path(__file__).parent.parent / "tools" / "standin" / "game"
READY = 'document.documentElement.dataset.boot === "ready"'
FAILED = 'document.documentElement.dataset.boot === "failed"'
ERRORS = "^(console|page error|the page)"
FORM = """<form id="setup"><input name="seat-0"><button type="button" data-do="add-seat" data-seat="3">One more player</button>
<select data-change="language"><option>en<option>de</select><button data-do="start">Deal the dreams</button></form>"""
SLOW = Network(bits_per_second=40e6)

EVERY_FILE = (
    "static/boot/arrival.*.js",
    "static/boot/database.*.js",
    "static/boot/start.*.js",
    "static/boot/interpreter.*.mjs",
    "static/vendor/pyscript-*/core.js",
    "static/vendor/pyscript-*/core-*.js",
    "static/vendor/pyodide-*/pyodide.mjs",
    "static/vendor/pyodide-*/pyodide.asm.mjs",
    "static/vendor/pyodide-*/pyodide.asm.wasm",
    "static/vendor/library.*.bin",
    "static/game.*.bin",
)


@pytest.fixture(scope="module")
def _served() -> Iterator[tuple[Site, str]]:
    out = WORK / "standin"
    build(Options(out, STAND_IN, release=False))
    server = Site(out, PREFIX)
    with serving(server) as address:
        yield server, address


@pytest.fixture
def slow(server: Site) -> Iterator[None]:
    """A slow network, so that something can be seen on the way."""
    server.network = SLOW
    yield
    server.network = Network()


def name_of(server: Site, pattern: str) -> str:
    """The file of the built site that a pattern names."""
    (path,) = server.root.glob(pattern)
    return path.relative_to(server.root).as_posix()


def release(page: Page) -> None:
    """Let the stand-in at ``#wait`` be ready."""
    eventually(page, 'document.documentElement.dataset.standin === "waiting"')
    page.evaluate('dispatchEvent(new Event("go"))')


def test_the_game_takes_the_place_of_the_boot_screen(page: Page, opened: Open) -> None:
    opened(page)
    expect(page.get_by_role("heading")).to_have_text("<moon>, pending: nothing")
    expect(page.locator("#boot")).to_have_count(0)


def test_python_never_runs_on_a_stack_that_the_browser_does_not_know(page: Page, opened: Open) -> None:
    """Pyodide would switch stacks wherever it can; Chromium's profiler then crashes the page now and then."""
    opened(page)
    assert page.evaluate('"Suspending" in WebAssembly') is False


def test_nothing_is_asked_for_that_is_not_needed(page: Page, opened: Open, server: Site) -> None:
    opened(page)
    asked = [request.removeprefix(PREFIX) for request in server.requests]
    assert len(asked) == len(set(asked)), "a file was asked for twice"
    needed = (*EVERY_FILE, "static/vendor/pyscript-*/error-*.js", "static/vendor/idiomorph.*.js")
    foreign = [name for name in asked if name.startswith("static/vendor/")]
    assert sorted(foreign) == sorted(name_of(server, name) for name in needed if name.startswith("static/vendor/"))


@pytest.mark.parametrize("pattern", EVERY_FILE[3:])
def test_a_file_that_does_not_arrive_is_said_and_can_be_tried_again(
    page: Page, site: str, server: Site, watch: Watch, pattern: str
) -> None:
    watch.allow(ERRORS)
    missing = name_of(server, pattern)
    server.missing.add(missing)
    page.goto(site)
    eventually(page, FAILED)
    expect(page.get_by_role("alert")).to_have_text(
        "A part of the game did not arrive. Look at the network connection, then try again."
    )
    expect(page.get_by_role("button", name="Try again")).to_be_focused()
    server.missing.clear()
    page.get_by_role("button", name="Try again").click()
    eventually(page, READY)


@pytest.mark.parametrize("pattern", ["static/vendor/pyodide-*/pyodide.asm.wasm", "static/vendor/library.*.bin"])
def test_a_connection_that_breaks_is_said(page: Page, site: str, server: Site, watch: Watch, pattern: str) -> None:
    watch.allow(ERRORS)
    server.cut.add(name_of(server, pattern))
    page.goto(site)
    eventually(page, FAILED)
    expect(page.get_by_role("button", name="Try again")).to_be_visible()


@pytest.mark.parametrize("pattern", EVERY_FILE[:3])
def test_without_the_starting_script_the_page_itself_speaks(
    page: Page, site: str, server: Site, watch: Watch, pattern: str
) -> None:
    watch.allow(ERRORS)
    server.missing.add(name_of(server, pattern))
    page.goto(site)
    late = page.locator(".boot-late")
    expect(late).to_be_hidden()
    late.evaluate("element => element.getAnimations().forEach((animation) => animation.finish())")
    expect(late).to_be_visible()
    expect(late).to_contain_text("load the page again")


def test_a_python_that_fails_is_said_with_what_happened(page: Page, site: str, watch: Watch) -> None:
    watch.allow("PythonError")
    page.goto(site + "#raise")
    eventually(page, FAILED)
    expect(page.get_by_role("alert")).to_contain_text("The game could not start.")
    page.get_by_text("What happened").click()
    expect(page.locator("#boot-details pre")).to_contain_text("RuntimeError: the stand-in fails")
    expect(page.locator(".py-error")).to_have_count(0)


def test_the_message_goes_when_the_game_comes_after_all(page: Page, site: str, watch: Watch) -> None:
    watch.allow("404")
    page.goto(site + "#wait")
    page.evaluate('fetch("static/not-there")')
    eventually(page, FAILED)
    expect(page.get_by_role("alert")).to_be_visible()
    release(page)
    eventually(page, READY)
    expect(page.locator("#boot")).to_have_count(0)


def test_progress_grows_to_the_whole(page: Page, site: str, slow: None) -> None:
    page.goto(site + "#wait", wait_until="commit")
    seen: list[int] = []
    eventually(page, "document.getElementById('boot-progress')")
    while not seen or seen[-1] < 100:
        seen.append(int(page.locator("#boot-progress").evaluate("element => element.value")))
    assert seen == sorted(seen)
    assert len(set(seen)) > 2, "something between nothing and everything is shown"
    expect(page.locator("#boot-stage[role=status]")).to_have_text("The table is being laid.")
    expect(page.locator("#boot-percent")).to_have_text("100 %")


def test_start_pressed_early_is_remembered(page: Page, site: str) -> None:
    page.goto(site + "#wait")
    page.evaluate("form => document.getElementById('app').innerHTML = form", FORM)
    page.get_by_role("button", name="Deal the dreams").click()
    expect(page.get_by_text("The round begins as soon as everything is here.")).to_be_visible()
    release(page)
    expect(page.get_by_role("heading")).to_have_text("<moon>, pending: start")


def test_start_by_the_keyboard_is_remembered_too(page: Page, site: str) -> None:
    page.goto(site + "#wait")
    page.evaluate("form => document.getElementById('app').innerHTML = form", FORM)
    page.locator("[name=seat-0]").press("Enter")
    expect(page.get_by_text("The round begins as soon as everything is here.")).to_be_visible()


def test_an_early_start_can_be_taken_back(page: Page, site: str) -> None:
    page.goto(site + "#wait")
    page.evaluate("form => document.getElementById('app').innerHTML = form", FORM)
    page.locator("[name=seat-0]").fill("Ana")
    page.get_by_role("button", name="Deal the dreams").click()
    page.get_by_role("button", name="Change the table").click()
    expect(page.locator("[name=seat-0]")).to_have_value("Ana")
    release(page)
    expect(page.get_by_role("heading")).to_have_text("<moon>, pending: nothing")


def test_a_button_pressed_early_acts_later(page: Page, site: str) -> None:
    page.goto(site + "#wait")
    page.evaluate("form => document.getElementById('app').innerHTML = form", FORM)
    page.get_by_role("button", name="One more player").click(click_count=2)
    page.get_by_role("combobox").select_option("de")
    expect(page.get_by_text("Noted: it is done as soon as everything is here.")).to_be_visible()
    release(page)
    expect(page.get_by_role("list")).to_have_text("add-seat 3, add-seat 3, language de")


@pytest.mark.parametrize(
    "storage",
    [
        'Object.defineProperty(window, "indexedDB", {value: undefined, configurable: true})',
        'indexedDB.open = () => { throw new DOMException("denied", "SecurityError") }',
        "indexedDB.open = () => { const it = {}; setTimeout(() => it.onerror?.({target: it})); return it }",
        "indexedDB.open = () => ({})",
    ],
    ids=["not there", "forbidden", "failing", "silent"],
)
def test_the_game_starts_without_a_database(page: Page, opened: Open, storage: str) -> None:
    page.add_init_script(storage)
    opened(page)
    expect(page.get_by_role("heading")).to_be_visible()


def test_without_javascript_the_page_says_what_it_needs(chromium: Browser, site: str) -> None:
    context: BrowserContext = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(site)
    expect(page.locator(".boot-noscript")).to_be_visible()
    expect(page.locator(".boot-noscript")).to_contain_text("Moonhare needs JavaScript")
    expect(page.locator("#boot")).to_be_hidden()
    context.close()


@pytest.mark.parametrize(
    "attack",
    [
        "setTimeout('window.evil = 1')",
        "document.body.append(Object.assign(document.createElement('script'), {text: 'evil = 1'}))",
    ],
    ids=["from text", "from a script element"],
)
def test_no_code_runs_that_did_not_come_as_a_file(page: Page, opened: Open, watch: Watch, attack: str) -> None:
    watch.allow("content policy: script-src|Content Security Policy")
    opened(page)
    page.evaluate(f"() => {{ {attack} }}")
    eventually(page, "true")
    assert [fault for fault in watch.seen if "script-src" in fault]
    assert page.evaluate("window.evil === undefined")


def test_firefox_starts(firefox_page: Page, opened: Open) -> None:
    opened(firefox_page)
    expect(firefox_page.get_by_role("heading")).to_have_text("<moon>, pending: nothing")


def test_webkit_starts(webkit: WebKitGTK, site: str) -> None:
    webkit.get(site)
    webkit.set_script_timeout(60)
    webkit.execute_async_script(
        f"const done = arguments[0]; const look = () => {READY} ? done() : setTimeout(look, 50); look()"
    )
    assert webkit.execute_script("return document.querySelector('h1').textContent") == "<moon>, pending: nothing"
