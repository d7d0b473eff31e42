"""Seats in sentences and as badges: colour, shape and initial always go together."""

from collections.abc import Sequence
from typing import Final

from htpy import Element, Node, bdi, span
from markupsafe import Markup

from game.rules.view import SeatView, View
from game.text.catalogue import Catalogue, T
from game.views.kept import kept
from game.views.pawn import pawn

SHORT: Final = 4
"""The most characters of a name's end that stays on one line with the word before it."""


def whole(who: str) -> Element:
    """A name as an element of its own, so that its reading direction stays its own; a short end (an age, a number) stays on its line."""
    first, _, end = who.rpartition(" ")
    return bdi[f"{first}\N{NO-BREAK SPACE}{end}" if first and len(end) <= SHORT else who]


def name(view: View, seat: int) -> Element:
    """A player's name in a sentence."""
    return whole(view.seats[seat].name)


def badge(view: View, seat: int, *, note: Node = None) -> Element | Markup:
    """A seat's pawn with its name beside it, and a note after it."""
    who = view.seats[seat]
    return badge_of(seat, who.name, who.pawn) if note is None else _noted(seat, who.name, who.pawn, note)


def _noted(seat: int, called: str, shape: str, note: Node) -> Element:
    return span(".who", data_seat=seat, data_pawn=shape)[pawn(called, shape), whole(called), note]


@kept()
def badge_of(seat: int, called: str, shape: str) -> Element:
    """The badge of a seat by its number, name and pawn."""
    return _noted(seat, called, shape, None)


def listed(text: Catalogue, pieces: Sequence[T]) -> list[str | T]:
    """Several things as one enumeration of the language: "Ana, Ben and Cem"."""
    *first, last = pieces
    if not first:
        return [last]
    some: list[str | T] = []
    for piece in first:
        some += [", ", piece] if some else [piece]
    ends: dict[str, list[str | T]] = {"some": some, "last": [last]}
    enumeration: list[str | T] = []
    for part in text.weave("{some} and {last}", **ends):
        enumeration += [part] if isinstance(part, str) else part
    return enumeration


def names(text: Catalogue, seats: Sequence[SeatView]) -> list[str | Element]:
    """The names of seats as one enumeration."""
    return listed(text, [whole(seat.name) for seat in seats])


def spoken(text: Catalogue, words: Sequence[str]) -> str:
    """The same enumeration as plain text, for attributes and titles."""
    return "".join(listed(text, words))
