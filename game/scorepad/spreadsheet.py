"""A scorepad for a spreadsheet: one line a round with what each seat gained and stands at, as comma-separated values."""

from typing import Final

from game.scorepad.pad import Pad

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet would take for a formula."""
_MARK: Final = "\ufeff"
"""Tells old spreadsheets that this is UTF-8."""


def _cell(value: object) -> str:
    text = str(value)
    if isinstance(value, str) and text.startswith(_FORMULA):
        text = "'" + text
    return '"' + text.replace('"', '""') + '"' if any(char in text for char in ',"\n\r') else text


def spreadsheet(pad: Pad, *, round_word: str, teller_word: str, total_word: str) -> str:
    """The text of the file. The words of its head are given, since they are the reader's."""
    names = [seat.name.strip() for seat in pad.setup.seats]
    head = [round_word, teller_word, *names, *(f"{name} ({total_word})" for name in names)]
    before = (0,) * pad.seats
    lines: list[list[object]] = [[*head]]
    for scored in pad.rounds:
        gained = [now - then for now, then in zip(scored.scores, before, strict=True)]
        lines.append([scored.number, names[scored.entry.storyteller], *gained, *scored.scores])
        before = scored.scores
    return _MARK + "".join(",".join(map(_cell, line)) + "\r\n" for line in lines)
