"""Messages about the deck, in their own place: leafing through the pictures between games."""

from dataclasses import dataclass

from game.deck_screen import Titles


@dataclass(frozen=True, slots=True)
class OpenDeck:
    """Look through the pictures. Not while a game is on."""


@dataclass(frozen=True, slots=True)
class TellTitles:
    """Tell the titles of the pictures, or hide them."""

    titles: Titles


DeckMessage = OpenDeck | TellTitles
