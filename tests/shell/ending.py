"""A tab that ends at any moment: killed between any two writes, loaded again after every message, gone with everything it kept."""

from collections.abc import Callable
from functools import partial

from tests.shell.device import Device
from tests.shell.injecting import ALL, Fault, Left, Outcome, heal, local_fault, one, together, visited_again
from tests.shell.injecting import database as database_fault
from tests.shell.overtaking import two_tabs
from tests.shell.page import QUOTA
from tests.shell.storage_faults import NOT_KEPT
from tests.shell.tab import Tab
from tests.shell.turns import run

# isort: split
from game import messages as say
from game import pad_messages as note
from game.record import write
from game.scorepad.slip_text import write_kept

KILLS = "A tab that ends at any moment"


def scenario_of_kill(writes: int) -> Callable[[], object]:
    """The tab is gone when it is about to write for the ``writes``-th time."""

    async def killed() -> Outcome:
        device = Device()
        tab = Tab(device)
        tab.page.writes_left = writes
        await tab.open()
        tab.deal()
        await tab.settle()
        if not tab.page.dead:
            await tab.moves(6)
        if tab.session.game is None:
            return Outcome(0)
        left = Left.of(tab)
        found = await visited_again(device, left)
        if found.lost == ALL:  # even the deal was still in progress
            assert not left.game.record.moves
            return Outcome(0)
        return found

    return killed


def writes_of_a_game() -> int:
    """How often a game of six moves writes for good."""

    async def count() -> int:
        tab = await Tab(Device()).open()
        tab.deal()
        await (await tab.settle()).moves(6)
        return tab.page.written

    return int(run(count()))


def messages_of_a_game() -> list[say.Message]:
    """Every message of two rounds, with looking, choosing, typing, covering and taking back."""
    tab, said = Tab(Device()), []

    def send(*messages: say.Message) -> Tab:
        said.extend(messages)
        return Tab.send(tab, *messages)

    async def play() -> None:
        tab.send = send  # type: ignore[method-assign]
        await tab.open()
        said.clear()
        tab.deal()
        for _ in range(2):
            tab.tell().send(say.Cover())
            for seat in tab.state.to_act:
                card = tab.state.hands[seat][0]
                tab.send(say.Pass(seat), say.Ready(seat), say.Look(card=card), say.Look(), say.WentBack())
                tab.submit(seat)
            tab.send(say.TakeBack())
            tab.send(say.Ready(tab.state.to_act[0]), say.SubmitCards())  # what was laid lies there again
            tab.vote_all().send(say.Step(), say.Skip(), say.NextPage())
        await tab.settle()

    run(play())
    return said


def scenario_of_reload(messages: list[say.Message], at: int) -> Callable[[], object]:
    """The page is loaded again after that many messages."""

    async def reloaded() -> Outcome:
        device = Device()
        tab = await Tab(device).open()
        for message in messages[:at]:
            tab.send(message)
        game = tab.session.game
        assert game is not None
        found = await visited_again(device, Left.of(tab))
        assert found.lost == 0, "not even the move in progress: it is not made yet"
        return found

    return reloaded


async def pad_reloaded(taps: int) -> Outcome:
    """A printed game, loaded again after every tap."""
    device = Device()
    tab = await Tab(device).open()
    tab.send(note.ScorePrinted(), say.Start({f"seat-{n}": who for n, who in enumerate("ABCD")}), note.PadTeller(0))
    tab.send(note.PadMeans(note.Means.COUNTS))
    for tap in [note.PadFound(1), note.PadFound(2), note.PadVotes(3, 1), note.PadScore(), note.PadNext()][:taps]:
        tab.send(tap)
    scored = tab.session.scored
    assert scored is not None
    tab.page.dead = True
    after = await Tab(device, tab.page.sessionStorage).open()
    assert after.session.scored is not None
    same = write_kept(after.session.scored.pad, after.session.scored.slip) == write_kept(scored.pad, scored.slip)
    return Outcome(0 if same else ALL, frozenset(after.said))


async def full_then_free() -> Outcome:
    """Nothing is kept for some moves; then there is room again, the notice goes, and everything is kept."""
    device = Device()
    tab = await Tab(device).open()
    tab.deal()
    await (await tab.settle()).moves(2)
    together(local_fault(setItem=QUOTA), database_fault(put_throws=QUOTA))(device)
    await tab.moves(2)
    assert [notice.key for notice in tab.session.notices] == [NOT_KEPT], "said once"
    heal(device)
    await tab.moves(1)
    assert tab.session.notices == (), "and no longer"
    return await visited_again(device, Left.of(tab))


async def shut_tab() -> Outcome:
    """Site data is deleted and a new tab opened: nothing on the device knows of a game any more. The one case in which nothing can be said."""
    device, first, _ = await two_tabs()
    text = write(first.session.game.record) if first.session.game else ""
    first.send(say.Export(""))
    device.local.kept.clear()
    device.database.kept.clear()
    again = await Tab(device).open()
    again.send(say.Import(text))
    assert again.record == first.record, "a file brings it back"
    return Outcome(0, frozenset(again.said))


_MESSAGES = messages_of_a_game()
ENDING = [
    Fault(
        KILLS,
        "it is killed before any of its writes",
        Outcome(1),
        tuple(map(scenario_of_kill, range(1 + writes_of_a_game()))),
        in_a_move=True,
    ),  # type: ignore[arg-type]
    Fault(
        KILLS,
        "it is loaded again after any message",
        Outcome(0),
        tuple(scenario_of_reload(_MESSAGES, at) for at in range(1, len(_MESSAGES) + 1)),
    ),  # type: ignore[arg-type]
    Fault(
        KILLS,
        "a printed game is loaded again after any tap",
        Outcome(0),
        tuple(partial(pad_reloaded, taps) for taps in range(6)),
    ),
    one(
        KILLS,
        "both places were full, and have room again before it ends",
        Outcome(0, frozenset({NOT_KEPT})),
        full_then_free,
    ),
    one(KILLS, "all site data is deleted, too: a game that was saved to a file comes back", Outcome(0), shut_tab),
]
