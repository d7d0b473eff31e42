"""Writes docs/STORAGE-FAULTS.md from the list of injected faults: ``python -m tests.shell.storage_document``. A test keeps it up to date."""

from itertools import groupby

from tests.shell.ending import ENDING
from tests.shell.injecting import ALL, Fault
from tests.shell.overtaking import OVERTAKING
from tests.shell.storage_faults import DAMAGED, FAULTS, GONE, NEWER, NOT_KEPT, VERSIONS

# isort: split
from game.notice import NoticeKey
from tools.place import ROOT

ROWS = [*FAULTS, *OVERTAKING, *ENDING]
EVERY = sorted(ROWS, key=lambda fault: [row.group for row in ROWS].index(fault.group))
PAGE = ROOT / "docs" / "STORAGE-FAULTS.md"
SAID = {
    NOT_KEPT: "this device does not keep the game; save it to a file",
    DAMAGED: "the game was damaged and goes on from the last move that could be read",
    GONE: "a game is too damaged to be opened",
    NEWER: "made by a newer Moonhare",
    NoticeKey.OUTDONE: "the last move was not kept: the game had gone on in another tab",
    NoticeKey.UNREADABLE: "this is not a game of Moonhare",
}
HEAD = """# Storage that fails

A game lies in two places on the device: in localStorage, written before anything else happens, and in IndexedDB, a moment later. Each copy is sealed
line by line, carries the number of its save, and is read back. The better copy of the two is opened. One tab writes a game; a second one may look.

The promise: **at most the move in progress is lost, and what is lost is said.** Where both places fail at once, or both copies are damaged, more can
be lost; then a sentence on the screen says so, and while people play the button beside it saves the game to a file.

Below is every fault that `tests/shell/test_storage_faults.py` injects: {faults} faults at {places} places.
*Lost* and *said* are the worst of all places at which a fault is injected, and the test fails if one of them is worse, or better, than written here.
The store, the lock and the session are the real ones; the browser around them is a stand-in that can fail (`tests/shell/device.py`).
`tests/browser/test_storage_faults.py` does the most important ones again in a real browser.
This page is written by `python -m tests.shell.storage_document`.
"""


def lost(fault: Fault) -> str:
    """What is lost, in words."""
    if fault.expected.lost == ALL and fault.group == VERSIONS:
        return "nothing: it stays, and opens with the newer one"
    if fault.expected.lost == ALL:
        return "the game" if len(fault.scenarios) == 1 else "up to the game"
    if fault.expected.lost == 0:
        return "nothing"
    if fault.in_a_move:
        return "the move in progress"
    if fault.expected.lost == 1:
        return "the last move"
    return f"{fault.expected.lost} moves"


def document() -> str:
    """The whole page."""
    lines = [
        HEAD.format(faults=len(EVERY), places=f"{sum(len(fault.scenarios) for fault in EVERY):,}".replace(",", " "))
    ]
    for group, faults in groupby(EVERY, key=lambda fault: fault.group):
        lines += [f"## {group}", "", "| what breaks | places | lost | said |", "|---|--:|---|---|"]
        for fault in faults:
            said = "; ".join(SAID[key] for key in SAID if key in fault.expected.said)
            lines.append(f"| {fault.what} | {len(fault.scenarios)} | {lost(fault)} | {said} |")
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    PAGE.write_text(document(), encoding="utf-8")
