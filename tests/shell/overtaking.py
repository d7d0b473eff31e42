"""Two tabs that write the same game, and versions that come and go."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from tests.shell.device import Device
from tests.shell.injecting import (
    Inject,
    Left,
    Outcome,
    at_rest,
    damages,
    key,
    local_fault,
    name,
    newer,
    one,
    put,
    visited_again,
)
from tests.shell.injecting import database as database_fault
from tests.shell.page import DENIED, QUOTA
from tests.shell.storage_faults import VERSIONS
from tests.shell.tab import Tab

# isort: split
from game import journal, record
from game import messages as say
from game.notice import NoticeKey
from game.screen import ElsewhereScreen, HandOver, SetupScreen

TABS = "Two tabs"
NEWER, OUTDONE = NoticeKey.NEWER, NoticeKey.OUTDONE


def without_locks(device: Device) -> None:
    """A browser without Web Locks."""
    device.locks = None


def deaf(device: Device) -> None:
    """No tab hears what another one writes."""
    device.local.hears = False


async def two_tabs(*faults: Inject) -> tuple[Device, Tab, Tab]:
    """A game in one tab, with four moves, and a second tab that goes on with it if it may."""
    device = Device()
    for fault in faults:
        fault(device)
    first = await Tab(device).open()
    await (await first.send(say.Start({f"seat-{n}": who for n, who in enumerate("ABCD")})).settle()).moves(4)
    second = await Tab(device, seed="second").open()
    await second.send(say.Resume(first.game)).settle()
    return device, first, second


async def only_looks() -> Outcome:
    """The second tab is told, and may not play."""
    device, first, second = await two_tabs()
    assert isinstance(second.screen, ElsewhereScreen)
    await first.moves(2)
    return await visited_again(device, Left.of(first))


async def takes_over() -> Outcome:
    """The second tab takes the game over: the first is told, and what it still had under way does no harm."""
    device, first, second = await two_tabs()
    await second.send(say.TakeOver(first.game)).settle()
    await first.settle()
    assert isinstance(first.screen, ElsewhereScreen)
    await second.moves(2)
    return await visited_again(device, Left.of(second))


async def plays_on(*faults: Inject) -> Outcome:
    """The second tab goes on although the first one plays; then the first one makes a move."""
    device, first, second = await two_tabs(*faults)
    await second.moves(2)
    assert isinstance(second.screen, HandOver)
    await first.settle()
    if not isinstance(first.screen, ElsewhereScreen):
        await first.moves(1)
    assert isinstance(first.screen, ElsewhereScreen), "the first tab learns of it"
    found = await visited_again(device, Left.of(second))
    assert found.lost == 0
    return Outcome(first.said.count(OUTDONE), found.said | frozenset(first.said))


async def takes_over_in_the_middle_of_a_write() -> Outcome:
    """The first tab's last write comes to the slow database only after the second has gone on."""
    device, first, second = await two_tabs(database_fault(laps=9))
    first.tell() if first.state.to_act == (first.state.storyteller,) else first.submit(first.state.to_act[0])
    text = first.text
    await second.send(say.TakeOver(first.game)).settle()
    assert second.text == text, "what the first place had at once is what goes on"
    await second.moves(2)
    await first.settle()
    return await visited_again(device, Left.of(second))


async def deletes() -> Outcome:
    """The game is deleted in another tab while people play: their next move keeps it again."""
    device, first, second = await two_tabs()
    await second.send(say.WentBack(), say.Forget(first.game), say.Forget(first.game)).settle()
    assert not device.database.kept
    await first.moves(1)
    return await visited_again(device, Left.of(first))


@contextmanager
def version_two() -> Iterator[None]:
    """A Moonhare one version further."""
    before = journal.VERSION, record.VERSION
    journal.VERSION, record.VERSION = 2, 2  # type: ignore[misc]
    try:
        yield
    finally:
        journal.VERSION, record.VERSION = before  # type: ignore[misc]


async def older() -> Outcome:
    """What version 1 kept is opened by version 2."""
    first, last, _, left = at_rest()
    device = Device()
    device.local.kept.update(first)
    device.database.kept.update(last)
    with version_two():
        return await visited_again(device, left)


async def newer_in_the_meantime() -> Outcome:
    """While the list of games lies open, another tab with a newer version goes on with one."""
    first, last, _, left = at_rest()
    device = Device()
    device.local.kept.update(first)
    device.database.kept.update(last)
    tab = await Tab(device).open()
    damages(newer, newer)(device)
    written = dict(device.local.kept)
    await tab.send(say.Resume(left.game.id)).settle()
    assert isinstance(tab.screen, SetupScreen)
    assert device.local.kept[key(device)] == written[key(device)], "what the newer one wrote stays"
    return Outcome(0, frozenset(tab.said))


async def same_deal_as_a_newer_game() -> Outcome:
    """A game of the same deal as one that only a newer version can read gets a place of its own."""
    first, last, _, left = at_rest()
    device = Device()
    device.local.kept.update(first)
    device.database.kept.update(last)
    put(device, first=newer(device.local.kept[key(device)]), second=newer(device.database.kept[name(device)]))
    written = dict(device.local.kept)
    tab = await Tab(device, seed="test").open()
    tab.deal(seed=left.game.record.setup.seed)
    await tab.settle()
    assert device.local.kept[place_of(left)] == written[place_of(left)]
    return Outcome(0, frozenset(tab.said))


def place_of(left: Left) -> str:
    """Where a game lies in the first place."""
    return f"moonhare.game.{left.game.id}"


OUT = Outcome(1, frozenset({OUTDONE}))
OVERTAKING = [
    one(TABS, "a second tab opens the game that is played: it can only look", Outcome(0), only_looks),
    one(TABS, "the second tab takes it over", Outcome(0), takes_over),
    one(TABS, "the second tab takes it over in the middle of a write", Outcome(0), takes_over_in_the_middle_of_a_write),
    one(
        TABS,
        "the browser has no locks: both play, the first one hears of it",
        Outcome(0),
        partial(plays_on, without_locks),
    ),
    one(
        TABS,
        "no locks, and the first one hears of nothing: its move comes too late",
        OUT,
        partial(plays_on, without_locks, deaf),
    ),
    one(
        TABS,
        "the same with the second place alone",
        OUT,
        partial(plays_on, without_locks, deaf, local_fault(setItem=QUOTA)),
    ),
    one(TABS, "locks throw", OUT, partial(plays_on, lambda device: setattr(device.locks, "throws", DENIED), deaf)),
    one(TABS, "locks never answer", OUT, partial(plays_on, lambda device: setattr(device.locks, "silent", True), deaf)),
    one(TABS, "the game is deleted in one tab while it is played in the other", Outcome(0), deletes),
    one(VERSIONS, "what an older version kept is opened by this one", Outcome(0), older),
    one(
        VERSIONS,
        "a newer version goes on with the game while this one shows the list",
        Outcome(0, frozenset({NEWER})),
        newer_in_the_meantime,
    ),
    one(
        VERSIONS,
        "a new game has the same deal as one that a newer version wrote",
        Outcome(0, frozenset({NEWER})),
        same_deal_as_a_newer_game,
    ),
]
