"""Storage that fails, in real browsers: the most important of the faults that docs/STORAGE-FAULTS.md lists."""

from dataclasses import dataclass

import pytest
from playwright.sync_api import BrowserContext, Page

from game.record import read
from tests.browser.conftest import Open
from tests.browser.player import Player
from tests.browser.watch import eventually

NOT_KEPT = "This device does not keep the game"
DAMAGED = "The saved game was damaged"
GONE = "too damaged to be opened"
MOVES = 3
LOCAL_FULL = (
    "const set = Storage.prototype.setItem; Storage.prototype.setItem = function (...all) {"
    " if (this === localStorage) throw new DOMException('full', 'QuotaExceededError'); return set.apply(this, all); };"
)
LOCAL_FORBIDDEN = (
    "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no', 'SecurityError'); }});"
)
OURS = (
    "const open = IDBFactory.prototype.open; IDBFactory.prototype.open = function (name) {"
    " if (name !== 'moonhare') return open.apply(this, arguments);"
)
AT_REST = """async ([first, second]) => {
  const turn = {cut: (text) => text.slice(0, -40), behind: (text) => text, rubbish: () => '<html>', gone: () => null};
  const key = Object.keys(localStorage).find((name) => name.startsWith('moonhare.game.'));
  const put = (text, place) => text === null ? localStorage.removeItem(place) : localStorage.setItem(place, text);
  put(turn[first](localStorage.getItem(key)), key);
  const done = (it) => new Promise((good, bad) => { it.onsuccess = () => good(it.result); it.onerror = bad; });
  const database = await done(indexedDB.open('moonhare'));
  const store = () => database.transaction('games', 'readwrite').objectStore('games');
  const name = key.slice('moonhare.game.'.length);
  const text = turn[second](await done(store().get(name)));
  await done(text === null ? store().delete(name) : store().put(text, name));
  database.close();
}"""


@dataclass(frozen=True)
class Fault:
    """What breaks before the page is opened (``script``) or between two visits (``rest``: the first and the second copy), and what follows."""

    script: str = ""
    rest: tuple[str, str] | None = None
    lost: int | None = 0
    """Moves; ``None``: the game does not open."""
    said: str = ""


FAULTS = {
    "the first place is full": Fault(LOCAL_FULL),
    "the first place is not there": Fault(LOCAL_FORBIDDEN),
    "the second place is forbidden": Fault(OURS + " throw new DOMException('no', 'SecurityError'); };"),
    "the second place never answers": Fault(OURS + " return new EventTarget(); };"),
    "the second place breaks off each write": Fault(
        "const put = IDBObjectStore.prototype.put; IDBObjectStore.prototype.put = function (...all) {"
        " const it = put.apply(this, all); if (this.transaction.db.name === 'moonhare') this.transaction.abort(); return it; };"
    ),
    "both are full": Fault(
        LOCAL_FULL + "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };",
        lost=None,
        said=NOT_KEPT,
    ),
    "the first copy is gone, the second is whole": Fault(rest=("gone", "behind")),
    "the first copy is cut off, the second is whole": Fault(rest=("cut", "behind")),
    "both copies are cut off": Fault(rest=("cut", "cut"), lost=1, said=DAMAGED),
    "both copies are rubbish": Fault(rest=("rubbish", "rubbish"), lost=None, said=GONE),
    "both copies are gone": Fault(rest=("gone", "gone"), lost=None, said=GONE),
}


BRIEFLY = {
    "the first place is full",
    "the second place never answers",
    "the second place breaks off each write",
    "both copies are cut off",
    "both copies are rubbish",
}
"""Those that every run does; all of them are done without a browser anyway."""


@pytest.mark.parametrize(
    "what", [what if what in BRIEFLY else pytest.param(what, marks=pytest.mark.long) for what in FAULTS]
)
def test_a_fault_loses_no_more_than_it_says(context: BrowserContext, opened: Open, what: str) -> None:
    fault = FAULTS[what]
    if fault.script:
        context.add_init_script(fault.script)
    page = context.new_page()
    player = Player(opened(page), "storage")
    player.deal(4, {"edition": "2021"})
    for _ in range(MOVES):
        player.step()
    if fault.said == NOT_KEPT:
        eventually(page, "document.querySelectorAll('.notice').length === 1")
        assert fault.said in page.inner_text(".notice")
        return
    settled(page)
    assert page.locator(".notice").count() == 0
    if fault.rest:
        page.evaluate(AT_REST, list(fault.rest))
    page.reload()
    eventually(page, 'document.documentElement.dataset.boot === "ready"')
    said = page.inner_text(".notices") if page.locator(".notices").count() else ""
    assert (fault.said in said) if fault.said else not said
    if fault.lost is None:
        player.see("setup")
        return
    player.see("handover")
    there = read(str(page.evaluate("window.moonhare.record()"))).moves
    assert there == tuple(player.moves[: MOVES - fault.lost])


def settled(page: Page) -> None:
    """Wait until what is written behind the screen is written, as far as it ever is."""
    page.wait_for_timeout(300)


def test_without_locks_a_second_tab_that_plays_on_is_noticed(context: BrowserContext, opened: Open) -> None:
    context.add_init_script("Object.defineProperty(navigator, 'locks', {value: undefined});")
    first, second = context.new_page(), context.new_page()
    player = Player(opened(first), "tabs")
    player.deal(4, {"edition": "2021"})
    player.step()
    opened(second)
    other = Player(second, "tabs")
    other.press(".saved [data-do=resume][data-game]")
    eventually(second, "document.getElementById('app').dataset.screen === 'handover'")
    other.state, other.moves = player.state, list(player.moves)
    other.step()
    eventually(first, "document.getElementById('app').dataset.screen === 'elsewhere'")
    assert other.record().moves == tuple(other.moves)
