"""The journal: a game's text sealed line by line for the store, so that damage is found, and everything before it is kept.

A sealed text begins with ``moonhare-journal 1 SERIAL open`` (or ``over``); every line carries a checksum of itself and of all lines above it;
the last one says that nothing is missing. Serial numbers grow with every save of any game on this device: the copy with the higher one is the later.
"""

import re
import zlib
from dataclasses import dataclass, replace
from typing import Final

VERSION: Final = 1
_MAGIC: Final = "moonhare-journal"
_OPEN: Final = "open"
_OVER: Final = "over"
_END: Final = "end"
_HEAD = re.compile(rf"{_MAGIC} ([0-9]{{1,6}}) ([0-9]{{1,15}}) ({_OPEN}|{_OVER})")
_NEWER = re.compile(rf"{_MAGIC} ([0-9]{{1,6}}) .*")
_DIGITS: Final = 8
LATER_THAN_ANY: Final = 10**15
"""Greater than every serial number."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A game as the store keeps it: its text, whether it is over, and the number of the save."""

    text: str
    finished: bool
    serial: int


@dataclass(frozen=True, slots=True)
class Unsealed:
    """What a sealed text still holds: the good lines from the top, and whether that is all of it.

    ``newer`` tells that a newer Moonhare wrote it; then the text is empty.
    """

    entry: Entry
    whole: bool
    newer: bool = False


def _sealed_line(line: str, above: int) -> tuple[str, int]:
    mark = zlib.crc32((line + "\n").encode("utf-8", "surrogatepass"), above)
    return f"{mark:0{_DIGITS}x} {line}", mark


def sealed(entry: Entry) -> str:
    """A game's text, sealed for the store."""
    mark = 0
    lines: list[str] = []
    head = f"{_MAGIC} {VERSION} {entry.serial} {_OVER if entry.finished else _OPEN}"
    for line in (head, *entry.text.split("\n"), _END):
        whole, mark = _sealed_line(line, mark)
        lines.append(whole)
    return "\n".join(lines)


def unsealed(kept: str) -> Unsealed | None:
    """What can be read of a sealed text; ``None`` if not even its first line is good."""
    mark = 0
    good: list[str] = []
    for line in kept.split("\n"):
        content = line[_DIGITS + 1 :]
        again, mark = _sealed_line(content, mark)
        if again != line:
            break
        good.append(content)
    if not good:
        return None
    newer = _NEWER.fullmatch(good[0])
    if newer is not None and int(newer[1]) > VERSION:
        return Unsealed(Entry("", finished=False, serial=0), whole=False, newer=True)
    head = _HEAD.fullmatch(good[0])
    if head is None:
        return None
    whole = len(good) > 1 and good[-1] == _END and len(good) == kept.count("\n") + 1
    text = "\n".join(good[1:-1]) if whole else "".join(line + "\n" for line in good[1:])
    return Unsealed(Entry(text, finished=head[3] == _OVER, serial=int(head[2])), whole)


def serial_of(kept: str) -> int | None:
    """The number of the save that a sealed text says it is, read from its first line alone; ``None`` if that is not good.

    One that a newer Moonhare wrote counts as later than any.
    """
    line = kept.split("\n", maxsplit=1)[0]
    content = line[_DIGITS + 1 :]
    if _sealed_line(content, 0)[0] != line:
        return None
    head = _HEAD.fullmatch(content)
    if head is not None and int(head[1]) <= VERSION:
        return int(head[2])
    return LATER_THAN_ANY if _NEWER.fullmatch(content) else None


def best(*copies: str | None) -> Unsealed | None:
    """The copy to go on with; ``None`` if none can be read.

    That is the latest whole one, or a later one that is damaged but holds at least as much. If a copy that may have been later is not whole, then
    neither is the result: something may be lost.
    """
    kept = [copy for copy in copies if copy is not None]
    found = [text for text in map(unsealed, kept) if text is not None]
    if not found:
        return None
    chosen = max(found, key=lambda text: (text.newer, text.whole, text.entry.serial, len(text.entry.text)))
    if not chosen.whole:
        return chosen
    doubtful = [text for text in found if not text.whole and text.entry.serial > chosen.entry.serial]
    for text in doubtful:
        if text.entry.text.startswith(chosen.entry.text):
            return text
    return replace(chosen, whole=not doubtful and len(found) == len(kept))
