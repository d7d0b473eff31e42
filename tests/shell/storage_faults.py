"""The faults of storage: what breaks, what is lost by it, and what is said. One row each; some are injected at hundreds of places."""

from tests.shell.device import Device
from tests.shell.injecting import (
    ALL,
    WHILE,
    Outcome,
    at,
    attribute,
    both,
    closed,
    cut,
    damages,
    database,
    earlier,
    emptied,
    everywhere,
    flipped,
    half,
    heal,
    in_both,
    local,
    local_fault,
    newer,
    once,
    places,
    replaced,
    second,
    together,
    turned_over,
    with_moves,
    without_line,
)
from tests.shell.page import DENIED, QUOTA, JsError

# isort: split
from game.notice import NoticeKey

FIRST, SECOND, BOTH, REST, VERSIONS = (
    "The first place (localStorage)",
    "The second place (IndexedDB)",
    "Both places",
    "Damage to what lies there",
    "Versions",
)
NOT_KEPT, DAMAGED, GONE, NEWER = NoticeKey.NOT_KEPT, NoticeKey.DAMAGED, NoticeKey.GONE, NoticeKey.NEWER
UNREADABLE = NoticeKey.UNREADABLE

BLOCKED = local_fault(setItem=DENIED, getItem=DENIED, length=DENIED)
FULL = local_fault(setItem=QUOTA)
MUTE = local_fault(setItem=lambda *_: None)
LOST_CONNECTION = JsError("InvalidStateError: lost")


def rubbish(device: Device) -> None:
    """Small texts that make no sense."""
    device.local.kept.update({"moonhare.settings": "\0{", "moonhare.evening": "?\n?"})


def keeps_half(device: Device) -> None:
    """A first place that keeps only half of what is written."""
    local_fault(setItem=half(device))(device)


def cut_connection(device: Device) -> None:
    """The next transaction finds that the connection is gone."""
    device.database.transaction_throws.append(LOST_CONNECTION)


NO_EDITION = with_moves(replaced("edition 2021", "edition none"))
WORST = frozenset({DAMAGED, GONE})
FAULTS = [
    once(FIRST, "writing throws from one move on: the disk is full", play=FULL),
    once(FIRST, "writing throws from the start: the disk is full", start=FULL),
    once(FIRST, "writing throws from the start: site data is blocked", start=local_fault(setItem=DENIED)),
    once(FIRST, "reading throws, too", start=BLOCKED),
    once(FIRST, "touching it at all throws", start=attribute("local", DENIED)),
    once(FIRST, "it is not there", start=attribute("local", None)),
    once(FIRST, "writing does nothing and says nothing", play=MUTE),
    once(FIRST, "it keeps only half of each text", play=keeps_half),
    once(FIRST, "reading throws in the second visit alone", again=local_fault(getItem=DENIED)),
    once(FIRST, "listing throws in the second visit", again=local_fault(length=DENIED)),
    once(FIRST, "somebody deletes it while people play", play=emptied("local")),
    once(FIRST, "somebody deletes it between two visits", rest=emptied("local")),
    once(FIRST, "it was full for some moves and has room again", play=FULL, again=heal),
    once(SECOND, "it is not there", start=attribute("database", None)),
    once(SECOND, "it is one that forgets: the stand-in of the starting page", start=attribute("database", object())),
    once(SECOND, "opening it throws: site data is blocked", start=database(throws=DENIED)),
    once(SECOND, "opening it fails", start=database(opens="error")),
    once(SECOND, "opening it is blocked by another page", start=database(opens="blocked")),
    once(SECOND, "opening it is never answered", start=database(opens="")),
    once(SECOND, "it is never answered in the second visit alone", again=database(opens="")),
    once(SECOND, "it has another layout: there is no place for games", start=database(has_store=False)),
    once(SECOND, "the browser closes it while people play", play=closed("close")),
    once(SECOND, "a newer page wants to change it", play=closed("versionchange")),
    once(
        SECOND,
        "its connection is lost without a word",
        play=cut_connection,
    ),
    once(SECOND, "putting throws: the disk is full", play=database(put_throws=QUOTA)),
    once(SECOND, "a transaction breaks off at its end: the disk is full", play=database(ends="abort")),
    once(SECOND, "a transaction fails", play=database(ends="error")),
    once(SECOND, "a transaction that writes never ends", play=database(ends="")),
    once(SECOND, "a transaction that reads never ends", again=database(reads_end="")),
    once(SECOND, "a transaction that reads fails", again=database(reads_end="error")),
    once(SECOND, "it says yes and keeps nothing", play=database(loses=True)),
    once(SECOND, "it keeps something else", play=database(twists=True)),
    once(SECOND, "it answers so late that the next move comes first", play=database(laps=40)),
    once(SECOND, "somebody deletes it while people play", play=emptied("database")),
    once(SECOND, "somebody deletes it between two visits", rest=emptied("database")),
    once(BOTH, "both are full from one move on", WHILE, NOT_KEPT, play=together(FULL, database(put_throws=QUOTA))),
    once(
        BOTH, "both are blocked from the start", ALL, NOT_KEPT, GONE, start=together(BLOCKED, database(throws=DENIED))
    ),
    once(
        BOTH, "neither keeps anything, and neither says so", WHILE, NOT_KEPT, play=together(MUTE, database(loses=True))
    ),
    once(BOTH, "the first is full, the second never answers", WHILE, NOT_KEPT, play=together(FULL, database(ends=""))),
    once(
        BOTH,
        "all site data is deleted, and the tab still knows that a game was open",
        ALL,
        GONE,
        rest=emptied("local", "database"),
    ),
    everywhere(
        REST,
        "the first copy is cut off",
        Outcome(0, frozenset({DAMAGED})),
        [at(local, cut, place) for place in places()],
    ),
    everywhere(
        REST,
        "the second copy is cut off",
        Outcome(0, frozenset({DAMAGED})),
        [at(second, cut, place) for place in places()],
    ),
    everywhere(
        REST, "both copies are cut off at the same place", Outcome(ALL, WORST), [both(cut, place) for place in places()]
    ),
    everywhere(
        REST,
        "one bit of the first copy is another",
        Outcome(0, frozenset({DAMAGED})),
        [at(local, flipped, place) for place in places()],
    ),
    everywhere(
        REST,
        "one bit of the second copy is another",
        Outcome(0, frozenset({DAMAGED})),
        [at(second, flipped, place) for place in places()],
    ),
    everywhere(
        REST,
        "the same bit of both copies is another",
        Outcome(ALL, WORST),
        [both(flipped, place) for place in places()],
    ),
    once(REST, "the second copy is one save behind", rest=damages(last=earlier)),
    once(REST, "the first copy is one save behind", rest=damages(first=earlier)),
    everywhere(
        REST,
        "the later copy is cut off, the other one is one save behind",
        Outcome(1, frozenset({DAMAGED})),
        [together(at(local, cut, place), damages(last=earlier)) for place in places()],
    ),
    once(REST, "the first copy is something else altogether", 0, DAMAGED, rest=damages(first=lambda _: "<html>")),
    once(
        REST, "both copies are something else altogether", ALL, GONE, rest=damages(lambda _: "<html>", lambda _: "\0")
    ),
    once(REST, "lines of the first copy changed places", rest=damages(first=turned_over)),
    once(REST, "a line of both copies is missing", 6, DAMAGED, rest=in_both(without_line(" submit 2 "))),
    once(
        REST,
        "both copies are sealed and hold a move against the rules",
        5,
        DAMAGED,
        rest=in_both(with_moves(replaced("submit 3 ", "submit 2 "))),
    ),
    once(
        REST,
        "both copies are sealed and hold a table that cannot be played",
        ALL,
        NoticeKey.UNREADABLE,
        rest=in_both(with_moves(replaced("edition 2021", "edition none"))),
    ),
    once(REST, "settings and names of the last evening are rubbish", rest=rubbish),
    once(VERSIONS, "both copies were written by a newer version", ALL, NEWER, rest=in_both(newer)),
    once(VERSIONS, "one copy was written by a newer version", ALL, NEWER, rest=damages(newer)),
    once(
        VERSIONS,
        "a known journal holds a record of a newer version",
        ALL,
        NEWER,
        rest=in_both(with_moves(replaced("moonhare 1", "moonhare 9"))),
    ),
]
