"""The clue, everywhere the same: what was typed in quotation marks, or the words for one said aloud."""

from typing import Final

from htpy import Element, bdi, q, span

from game.rules.moves import Clue, words_of
from game.text.catalogue import Catalogue

LONG: Final = 90
"""Clues of more characters are set in smaller letters."""


def clue_line(text: Catalogue, clue: Clue, caption: str = "") -> Element:
    """A clue as it stands on the table. One said aloud shows the words that were written down for it later, if any."""
    words = words_of(clue, caption)
    if not words:
        return span(".clue.aloud")[text.say("said aloud")]
    return span(class_=["clue", {"long": len(words) > LONG}])[q[bdi[words]]]


def clue_text(text: Catalogue, clue: Clue, caption: str = "") -> str:
    """The same as plain text."""
    return words_of(clue, caption) or text.say("said aloud")
