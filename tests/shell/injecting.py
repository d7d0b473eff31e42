"""Injecting faults into storage: what can break on a device, and what a second visit then finds of a game."""

from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache, partial

from tests.shell.database import Database
from tests.shell.device import Device
from tests.shell.page import Storage
from tests.shell.tab import Tab
from tests.shell.turns import run

# isort: split
import zlib

from game import messages as say
from game.journal import Entry, sealed, unsealed
from game.notice import NoticeKey
from game.session.place import Game
from game.shell.store import GAME

ALL = "the game"
BEFORE, WHILE = 3, 4
"""Moves that are made before a fault begins, and while it is there."""

Inject = Callable[[Device], object]


@dataclass(frozen=True)
class Outcome:
    """Moves that are lost (``ALL``: the whole game), and what the screens said about it."""

    lost: int | str
    said: frozenset[NoticeKey] = frozenset()


@dataclass(frozen=True)
class Fault:
    """One fault: its group, what it is, what follows, and one scenario for each place where it is injected."""

    group: str
    what: str
    expected: Outcome
    scenarios: tuple[Callable[[], Awaitable[Outcome]], ...]
    in_a_move: bool = False
    """Whether it comes while a move is being made: then that move may be lost without a word, for nobody is left to say it."""


def nothing(_: Device) -> None:
    """No fault."""


def local(device: Device) -> str:
    """The sealed text in the first place."""
    return device.local.kept[key(device)]


def key(device: Device) -> str:
    """Where the game lies in the first place."""
    return next(name for name in device.local.kept if name.startswith(GAME))


def name(device: Device) -> str:
    """The id of the game."""
    return next(iter(device.database.kept), None) or key(device).removeprefix(GAME)


def put(device: Device, *, first: str | None = None, second: str | None = None) -> None:
    """Replace what lies in one place, or in both."""
    game = name(device)
    if first is not None:
        device.local.kept[GAME + game] = first
    if second is not None:
        device.database.kept[game] = second


async def played(
    *,
    start: Inject = nothing,
    play: Inject = nothing,
    rest: Inject = nothing,
    again: Inject = nothing,
) -> Outcome:
    """A game of seven moves, the tab closed, a second visit.

    Faults come from the ``start``, while people ``play``, at ``rest``, or with the visit ``again``.
    """
    device = Device()
    start(device)
    tab = await Tab(device).open()
    tab.deal()
    await (await tab.settle()).moves(BEFORE)
    play(device)
    await tab.moves(WHILE)
    tab.page.dead = True
    rest(device)
    again(device)
    return await visited_again(device, Left.of(tab))


@dataclass(frozen=True)
class Left:
    """A tab that is no more: its game, what was said in it, and its session storage."""

    game: Game
    said: frozenset[NoticeKey]
    session: Storage

    @staticmethod
    def of(tab: Tab) -> "Left":
        """What a tab leaves behind."""
        assert tab.session.game is not None
        tab.page.dead = True
        return Left(tab.session.game, frozenset(tab.said), tab.page.sessionStorage)


async def visited_again(device: Device, left: Left) -> Outcome:
    """What a second visit finds of the game of a tab."""
    game = left.game.id
    after = await Tab(device, left.session, seed="again").open()
    if after.session.game is None and game in after.session.saves:
        await after.send(say.Resume(game)).settle()
    said = left.said | frozenset(after.said)
    if after.record is None:
        return Outcome(ALL, said)
    there, was = after.record.moves, left.game.record.moves
    assert there == was[: len(there)], "what is there is how the game began"
    assert after.record.setup == left.game.record.setup
    await after.moves(1)  # it goes on
    return Outcome(len(was) - len(there), said)


@cache
def at_rest() -> tuple[dict[str, str], dict[str, str], dict[str, str], Left]:
    """A game of seven moves as it lies on a device: first place, second place, session storage, and what the tab left."""

    async def play() -> tuple[Device, Left]:
        device = Device()
        tab = await Tab(device).open()
        tab.deal()
        await (await tab.settle()).moves(BEFORE + WHILE)
        return device, Left.of(tab)

    with ThreadPoolExecutor(1) as apart:  # a loop of its own
        device, left = apart.submit(run, play()).result()
    return device.local.kept, device.database.kept, left.session.kept, left


async def damaged(damage: Inject) -> Outcome:
    """The same as ``played`` with damage at rest; the game itself is played only once for all of them."""
    first, last, session, left = at_rest()
    device = Device()
    device.local.kept.update(first)
    device.database.kept.update(last)
    storage = Storage()
    storage.kept.update(session)
    damage(device)
    return await visited_again(device, replace(left, session=storage))


def once(group: str, what: str, lost: int | str = 0, *said: NoticeKey, **faults: Inject) -> Fault:
    """A fault that is injected at one place."""
    return Fault(group, what, Outcome(lost, frozenset(said)), (lambda: played(**faults),))


def everywhere(group: str, what: str, expected: Outcome, rest: Iterable[Inject]) -> Fault:
    """Damage of what lies at rest, at many places; the outcome is the worst of them."""
    return Fault(group, what, expected, tuple(partial(damaged, damage) for damage in rest))


def at(text: Callable[[Device], str], change: Callable[[str, int], str], place: int) -> Inject:
    """Change a text at one place."""

    def damage(device: Device) -> None:
        whole = text(device)
        changed = change(whole, place)
        assert changed != whole
        put(device, **{"first" if text is local else "second": changed})

    return damage


def places() -> range:
    """Every place of the text that lies on the device, the same in both copies. It is ASCII: places are bytes."""
    (first,) = (text for name, text in at_rest()[0].items() if name.startswith(GAME))
    assert first.isascii()
    return range(len(first))


def second(device: Device) -> str:
    """The sealed text in the second place."""
    return device.database.kept[name(device)]


def cut(text: str, place: int) -> str:
    """Only what stands before a place."""
    return text[:place]


def flipped(text: str, place: int) -> str:
    """One bit of one character is another."""
    return text[:place] + chr(ord(text[place]) ^ 1) + text[place + 1 :]


def both(change: Callable[[str, int], str], place: int) -> Inject:
    """The same damage in both places."""
    return together(at(local, change, place), at(second, change, place))


def earlier(text: str) -> str:
    """The save before this one: without its last move."""
    found = unsealed(text)
    assert found is not None
    lines = found.entry.text.rstrip("\n").split("\n")
    before = "\n".join(lines[: -2 if lines[-1] == "seen" else -1]) + "\n"
    return sealed(Entry(before, finished=False, serial=found.entry.serial - 1))


def resealed(text: str, change: Callable[[str], str]) -> str:
    """A save with another text, sealed as if nothing were wrong."""
    found = unsealed(text)
    assert found is not None
    return sealed(replace(found.entry, text=change(found.entry.text)))


def newer(text: str) -> str:
    """A save in a journal that this version does not know."""
    head = "moonhare-journal 9 99 whatever it will be"
    return f"{zlib.crc32(f'{head}{chr(10)}'.encode()):08x} {head}\n" + text


def damages(first: Callable[[str], str] | None = None, last: Callable[[str], str] | None = None) -> Inject:
    """Change the text in the first place, in the second, or in both."""

    def damage(device: Device) -> None:
        changed_first = first and first(local(device))
        changed_second = last and last(second(device))
        put(device, first=changed_first, second=changed_second)

    return damage


def local_fault(**faults: object) -> Inject:
    """Operations of the first place fail."""
    return lambda device: device.local.faults.update(faults)


def heal(device: Device) -> None:
    """Both places work again."""
    device.local.faults.clear()
    kept = device.database.kept
    device.database = Database(kept=kept)


def database(**faults: object) -> Inject:
    """The second place fails."""

    def inject(device: Device) -> None:
        for fault, how in faults.items():
            assert hasattr(device.database, fault)
            setattr(device.database, fault, how)

    return inject


def together(*injections: Inject) -> Inject:
    """Several at once."""
    return lambda device: [inject(device) for inject in injections]


def attribute(owner: str, value: object) -> Inject:
    """Something of the device is another thing, or is not there."""
    return lambda device: setattr(device, owner, value)


def half(device: Device) -> Callable[[str, str], None]:
    """A first place that keeps only half of what is written."""
    return lambda where, text: device.local.kept.__setitem__(where, text[: len(text) // 2])


def closed(kind: str) -> Inject:
    """The browser tells every connection that something happened to it."""
    return lambda device: [connection.dispatch(kind) for connection in device.database.connections]


def in_both(change: Callable[[str], str]) -> Inject:
    """The same change of the text in both places."""
    return damages(change, change)


def with_moves(change: Callable[[str], str]) -> Callable[[str], str]:
    """Another text, sealed as if nothing were wrong."""
    return lambda text: resealed(text, change)


def replaced(this: str, that: str) -> Callable[[str], str]:
    """A text with one thing instead of another."""
    return lambda text: text.replace(this, that)


def without_line(part: str) -> Callable[[str], str]:
    """A text without the lines that hold something."""
    return lambda text: "\n".join(line for line in text.split("\n") if part not in line)


def turned_over(text: str) -> str:
    """A text whose later lines stand in the wrong order."""
    lines = text.split("\n")
    return "\n".join([*lines[:8], *lines[:7:-1]])


def emptied(*owners: str) -> Inject:
    """Somebody deletes what lies in a place: ``local``, ``database``."""
    return lambda device: [getattr(device, owner).kept.clear() for owner in owners]


def one(group: str, what: str, outcome: Outcome, scenario: Callable[[], object]) -> Fault:
    """A fault with one scenario."""
    return Fault(group, what, outcome, (scenario,))  # type: ignore[arg-type]
