"""The scorekeeper for the box on the shelf: its rounds, the pad they stand on, the slip a round is entered on, and all of it as text."""

from game.scorepad.pad import (
    BOX_COLOURS,
    Amend,
    Finish,
    Pad,
    PadMove,
    Scored,
    ScoredRound,
    add,
    open_pad,
    undo,
)
from game.scorepad.round import BadEntry, BoardRound, CountedRound, Entry, awards_of
from game.scorepad.text import KIND, VERSION, is_pad, read_pad, read_pad_move, recover_pad, write_pad, write_pad_move

__all__ = [
    "BOX_COLOURS",
    "KIND",
    "VERSION",
    "Amend",
    "BadEntry",
    "BoardRound",
    "CountedRound",
    "Entry",
    "Finish",
    "Pad",
    "PadMove",
    "Scored",
    "ScoredRound",
    "add",
    "awards_of",
    "is_pad",
    "open_pad",
    "read_pad",
    "read_pad_move",
    "recover_pad",
    "undo",
    "write_pad",
    "write_pad_move",
]
