"""Without a network, and from one version to the next: the published page, with a stand-in for the game."""

import gzip
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from selenium.webdriver import WebKitGTK

from tests.browser.conftest import PREFIX, Open
from tests.browser.test_boot import STAND_IN
from tests.browser.watch import Watch, eventually
from tools.build import Options, build
from tools.place import WORK
from tools.serve import Site, serving

CORE = 'document.documentElement.dataset.offline === "core" || document.documentElement.dataset.offline === "ready"'
READY_FOR_THE_CABIN = 'document.documentElement.dataset.offline === "ready"'
WAITING = 'document.documentElement.dataset.update === "waiting"'
LOOK_FOR_UPDATE = "navigator.serviceWorker.getRegistration().then((registration) => registration.update())"
HEADING = {"first": "<moon>", "second": "<sun>"}


@pytest.fixture(scope="module")
def versions(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Two published versions: their games differ, and nothing else."""
    second = tmp_path_factory.mktemp("second") / "game"
    shutil.copytree(STAND_IN, second, ignore=shutil.ignore_patterns("__pycache__"))
    main = second / "shell" / "main.py"
    main.write_text(main.read_text().replace(HEADING["first"], HEADING["second"]))
    made = {}
    for name, game in {"first": STAND_IN, "second": second}.items():
        made[name] = WORK / f"published-{name}"
        build(Options(made[name], game, release=True))
    return made


@pytest.fixture(scope="module")
def _served(versions: dict[str, Path]) -> Iterator[tuple[Site, str]]:
    server = Site(versions["first"], PREFIX)
    with serving(server) as address:
        yield server, address


@pytest.fixture(autouse=True)
def _first_version(server: Site, versions: dict[str, Path]) -> None:
    server.root = versions["first"]


def shown(page: Page) -> str:
    """The version that is on the screen."""
    heading = page.get_by_role("heading").inner_text()
    return next(name for name, text in HEADING.items() if heading.startswith(text))


def test_a_second_visit_asks_nothing_of_the_server(page: Page, opened: Open, server: Site) -> None:
    opened(page)
    eventually(page, READY_FOR_THE_CABIN)
    server.requests.clear()
    opened(page)
    expect(page.get_by_role("heading")).to_be_visible()
    assert [path for path in server.requests if not path.endswith("sw.js")] == []


def kept(path: Path) -> bytes:
    """What the service worker keeps of a file: what is packed as a whole it has unpacked."""
    content = path.read_bytes()
    return gzip.decompress(content) if path.suffix == ".bin" else content


def test_every_file_is_there_without_a_network(page: Page, opened: Open, context: BrowserContext, server: Site) -> None:
    opened(page)
    eventually(page, READY_FOR_THE_CABIN)
    context.set_offline(offline=True)
    server.requests.clear()
    opened(page)
    names = [
        path.relative_to(server.root).as_posix()
        for path in server.root.rglob("*")
        if path.is_file() and path.name not in {"build.json", ".nojekyll", "sw.js"}
    ]
    sizes = page.evaluate(
        "names => Promise.all(names.map(async (name) => (await (await fetch(name)).arrayBuffer()).byteLength))", names
    )
    assert sizes == [len(kept(server.root / name)) for name in names]
    assert server.requests == []


def test_other_addresses_of_the_page_open_without_a_network(
    page: Page, opened: Open, context: BrowserContext, site: str
) -> None:
    opened(page)
    eventually(page, READY_FOR_THE_CABIN)
    context.set_offline(offline=True)
    for address in (f"{site}index.html", f"{site}?from=home", f"{site}#setup"):
        page.goto("about:blank")
        page.goto(address)
        eventually(page, 'document.documentElement.dataset.boot === "ready"')
    page.goto(f"{site}nowhere")
    expect(page.get_by_role("heading")).to_have_text("There is no page here.")


def test_one_missing_file_and_nothing_is_installed(page: Page, opened: Open, server: Site, watch: Watch) -> None:
    watch.allow("404|ServiceWorker")
    server.missing.add("static/licences/NOTICES.txt")
    opened(page)
    eventually(page, 'document.documentElement.dataset.offline === "failed"')
    assert shown(page) == "first", "the game itself goes on"
    server.missing.clear()
    opened(page)
    eventually(page, READY_FOR_THE_CABIN)


def mixed(site: Path, place: Path) -> Path:
    """A site in which one file is of another version."""
    copy = place / "mixed"
    shutil.copytree(site, copy)
    (offline,) = copy.glob("static/boot/offline.*.js")
    offline.write_text(offline.read_text() + "\n// of another version\n")
    return copy


def test_a_file_of_another_version_is_not_taken(
    page: Page, opened: Open, server: Site, tmp_path: Path, watch: Watch
) -> None:
    watch.allow("404|ServiceWorker")
    server.root = mixed(server.root, tmp_path)
    opened(page)
    eventually(page, 'document.documentElement.dataset.offline === "failed"')


def test_a_wrong_file_in_the_browsers_own_cache_is_asked_for_anew(
    page: Page, opened: Open, server: Site, versions: dict[str, Path], tmp_path: Path, watch: Watch
) -> None:
    watch.allow("404|ServiceWorker")
    server.root = mixed(server.root, tmp_path)
    opened(page)
    eventually(page, 'document.documentElement.dataset.offline === "failed"')
    server.root = versions["first"]
    opened(page)
    eventually(page, READY_FOR_THE_CABIN)


def test_a_server_may_unpack_on_the_way_what_is_packed(page: Page, opened: Open, server: Site) -> None:
    server.encoded = {path.relative_to(server.root).as_posix() for path in server.root.rglob("*.bin")}
    opened(page)
    eventually(page, READY_FOR_THE_CABIN)
    expect(page.get_by_role("heading")).to_be_visible()


def test_a_spoilt_copy_of_the_browsers_own_is_passed_over_at_the_next_try(
    page: Page, opened: Open, server: Site, site: str, versions: dict[str, Path], tmp_path: Path, watch: Watch
) -> None:
    watch.allow("404|WebAssembly|wasm")
    opened(page)
    eventually(page, READY_FOR_THE_CABIN)
    spoilt = tmp_path / "spoilt"
    shutil.copytree(server.root, spoilt)
    (interpreter,) = spoilt.glob("static/vendor/pyodide-*/*.wasm")
    interpreter.write_bytes(b"<p>Please sign in.</p>")
    server.root = spoilt
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setBypassServiceWorker", {"bypass": True})
    address = site + interpreter.relative_to(spoilt).as_posix()
    page.evaluate("address => fetch(address, { cache: 'reload' }).then((response) => response.text())", address)
    session.detach()
    server.root = versions["first"]
    page.goto(site)
    eventually(page, 'document.documentElement.dataset.boot === "failed"')
    page.get_by_role("button", name="Try again").click()
    eventually(page, 'document.documentElement.dataset.boot === "ready"')
    opened(page)


def test_what_the_browser_let_go_of_is_there_without_a_network(
    page: Page, opened: Open, context: BrowserContext, server: Site
) -> None:
    opened(page)
    eventually(page, READY_FOR_THE_CABIN)
    context.new_cdp_session(page).send("Network.clearBrowserCache")
    context.set_offline(offline=True)
    server.requests.clear()
    opened(page)
    expect(page.get_by_role("heading")).to_be_visible()
    assert server.requests == []


def test_pictures_may_follow(page: Page, opened: Open, server: Site, watch: Watch) -> None:
    watch.allow("404|picture|Failed to load|Uncaught")
    picture = next(server.root.glob("cards/*/*.svg")).relative_to(server.root).as_posix()
    server.missing.add(picture)
    opened(page)
    eventually(page, CORE)
    page.wait_for_timeout(500)
    assert not page.evaluate(READY_FOR_THE_CABIN)
    server.missing.clear()
    opened(page)
    eventually(page, READY_FOR_THE_CABIN)


def test_a_new_version_waits_and_is_taken_when_asked(
    page: Page, opened: Open, context: BrowserContext, server: Site, versions: dict[str, Path]
) -> None:
    opened(page)
    eventually(page, READY_FOR_THE_CABIN)
    server.root = versions["second"]
    server.requests.clear()
    page.evaluate(LOOK_FOR_UPDATE)
    eventually(page, WAITING)
    fetched = {path.removeprefix(PREFIX) for path in server.requests}
    (game,) = versions["second"].glob("static/game.*.bin")
    changed = {"sw.js", "index.html", game.relative_to(versions["second"]).as_posix()}
    assert fetched == changed, "only what changed is fetched"
    assert shown(page) == "first"
    opened(page)
    assert shown(page) == "first", "a reload stays with the version that was there"
    eventually(page, WAITING)
    page.evaluate("dispatchEvent(new Event('moonhare:use-update'))")
    eventually(page, f"document.querySelector('h1')?.textContent.startsWith('{HEADING['second']}')")
    context.set_offline(offline=True)
    opened(page)
    assert shown(page) == "second"


def test_another_tab_follows_when_nobody_looks(
    context: BrowserContext, opened: Open, server: Site, versions: dict[str, Path]
) -> None:
    ours, other = opened(context.new_page()), opened(context.new_page())
    eventually(other, READY_FOR_THE_CABIN)
    opened(ours)
    opened(other)
    server.root = versions["second"]
    ours.evaluate(LOOK_FOR_UPDATE)
    eventually(ours, WAITING)
    ours.evaluate("dispatchEvent(new Event('moonhare:use-update'))")
    eventually(ours, f"document.querySelector('h1')?.textContent.startsWith('{HEADING['second']}')")
    assert shown(other) == "first", "nothing is taken from under a game"
    other.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    eventually(other, f"document.querySelector('h1')?.textContent.startsWith('{HEADING['second']}')")


def test_firefox_opens_without_a_network(firefox_page: Page, opened: Open, server: Site) -> None:
    opened(firefox_page)
    eventually(firefox_page, READY_FOR_THE_CABIN)
    server.requests.clear()
    opened(firefox_page)
    assert [path for path in server.requests if not path.endswith("sw.js")] == []


def test_webkit_opens_without_a_network(webkit: WebKitGTK, site: str, server: Site) -> None:
    def until(expression: str) -> None:
        webkit.execute_async_script(
            f"const done = arguments[0]; const look = () => ({expression}) ? done() : setTimeout(look, 50); look()"
        )

    webkit.set_script_timeout(60)
    webkit.get(site)
    until(READY_FOR_THE_CABIN)
    server.requests.clear()
    webkit.refresh()
    until('document.documentElement.dataset.boot === "ready"')
    assert [path for path in server.requests if not path.endswith("sw.js")] == []
    assert re.match(HEADING["first"], webkit.execute_script("return document.querySelector('h1').textContent"))
