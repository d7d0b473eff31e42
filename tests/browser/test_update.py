"""A new version comes in the middle of a game, from its own notice: taken now or later, the game is intact and no file is of another version."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.published import TITLES, Stoppable, stoppable, version
from tests.browser.test_engines import PATIENCE_SECONDS, Traveller
from tests.browser.three import READY, READY_FOR_THE_CABIN, engine_page, loaded
from tests.browser.watch import Watch, eventually

LOOK_FOR_UPDATE = "navigator.serviceWorker.getRegistration().then((registration) => registration.update())"
OFFERED = "document.querySelector('.notice [data-do=use-update]') !== null"
DIGEST = """async (name) => {
  const bytes = await (await fetch(name)).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}"""


class Settled(Traveller):
    """Somebody who stays at one size."""

    def look_at_every_size(self) -> None:
        """Not here."""


@pytest.fixture(scope="module")
def versions() -> dict[str, Path]:
    """Two published versions of the game."""
    return {name: version(name) for name in TITLES}


@pytest.fixture
def server(versions: dict[str, Path]) -> Iterator[Stoppable]:
    """A server that has the first one."""
    with stoppable(versions["first"]) as server:
        yield server


def files(root: Path) -> set[str]:
    """Every file of a version."""
    return {path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file()}


def is_wholly(page: Page, server: Stoppable, versions: dict[str, Path], name: str) -> None:
    """Every file that the page has loaded is of one version, and so is the game that draws it."""
    assert str(page.title()).endswith(TITLES[name])
    here = {url.removeprefix(server.address).split("?")[0].split("#")[0] or "index.html" for url in loaded(page)}
    other = next(each for each in versions if each != name)
    only_here = files(versions[name]) - files(versions[other])
    assert here <= files(versions[name]), here - files(versions[name])
    assert here & only_here, "files are named by their content: the game's is among them"
    wanted = hashlib.sha256((versions[name] / "index.html").read_bytes()).hexdigest()
    assert page.evaluate(DIGEST, "index.html") == wanted


def begin(page: Page, server: Stoppable, versions: dict[str, Path]) -> Settled:
    """A game in the middle of a round in the first version, with a hand open, when the second is published."""
    page.goto(server.address)
    eventually(page, READY_FOR_THE_CABIN, PATIENCE_SECONDS)
    player = Settled(page, "update")
    player.deal(4, {"edition": "2021"})
    for _ in range(3):
        player.step()
    player.open(player.state.to_act[0])
    server.site.root = versions["second"]
    page.evaluate(LOOK_FOR_UPDATE)
    eventually(page, OFFERED, PATIENCE_SECONDS)
    assert player.screen() == "submit", "nothing happens to the hand that is open"
    is_wholly(page, server, versions, "first")
    return player


@pytest.mark.parametrize("engine", ["chromium", pytest.param("firefox", marks=pytest.mark.long)])
def test_taken_in_the_middle_of_a_round(
    engine: str, server: Stoppable, versions: dict[str, Path], request: pytest.FixtureRequest
) -> None:
    watch = Watch(server.address)
    with engine_page(engine, request, watch) as page:
        player = begin(page, server, versions)
        before = player.record()
        player.press("[data-do=use-update]")
        eventually(page, f"document.title.endsWith('{TITLES['second']}')", PATIENCE_SECONDS)
        eventually(page, READY)
        assert player.screen() == "handover", "the hand is covered"
        assert player.record() == before
        is_wholly(page, server, versions, "second")
        while player.state.round_number == 1:
            player.step()
    assert watch.faults == []


def test_taken_later(server: Stoppable, versions: dict[str, Path], request: pytest.FixtureRequest) -> None:
    watch = Watch(server.address)
    with engine_page("chromium", request, watch) as page:
        player = begin(page, server, versions)
        player.press(".notice [data-do=dismiss]")
        assert not player.has(".notice")
        player.press("[data-do=cover]")
        player.step()
        page.reload()
        eventually(page, READY)
        is_wholly(page, server, versions, "first")
        assert player.record().moves == tuple(player.moves), "a reload stays with the version of the game"
        eventually(page, OFFERED)
        player.press(".notice [data-do=dismiss]")
        while player.state.round_number == 1:
            player.step()
        page.evaluate("history.back()")
        eventually(page, "document.getElementById('app').dataset.screen === 'setup'")
        page.reload()
        eventually(page, OFFERED, PATIENCE_SECONDS)
        player.press("[data-do=use-update]")
        eventually(page, f"document.title === '{TITLES['second']}'", PATIENCE_SECONDS)
        eventually(page, READY)
        player.press(".saved [data-do=resume][data-game]")
        eventually(page, "document.getElementById('app').dataset.screen === 'handover'")
        is_wholly(page, server, versions, "second")
        assert player.record().moves == tuple(player.moves)
        player.step()
    assert watch.faults == []
