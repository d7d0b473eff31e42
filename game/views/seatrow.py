"""The seats of a set-up form: for each a row with its hare, its name and its place at the table, and what is wrong with it.

Whoever plays here chooses a hare; whoever scores a printed game chooses with the hare the colour of a pawn in the box. ``SeatWords`` is all
that differs.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from htpy import Element, Node, div, h2, li, ol, option, p, select, span
from htpy import input as html_input

from game.rules.edition import EDITIONS
from game.rules.setup import PAWNS, Fault
from game.screen import Draft, DraftSeat, Opponent
from game.text.catalogue import Catalogue
from game.views.button import button, icon_button
from game.views.icon import Icon
from game.views.opponent import opponent_fields
from game.views.pawn import pawn

SEATS_MOST: Final = max(edition.most_seats for edition in EDITIONS.values())


@dataclass(frozen=True, slots=True)
class SeatWords:
    """How a form speaks of its seats."""

    hint: str
    """What to know about the order and the hares."""
    pick: Callable[[str], str]
    """The label of the choice of a hare, by the player's name."""
    hare: Callable[[str], str]
    """A hare in words, by its shape."""
    fault: Callable[[Fault], str]
    """A fault in words."""
    opponents: tuple[Opponent, ...] = ()
    """Who may play for the computer; none: only people sit here."""


def called(text: Catalogue, number: int, seat: DraftSeat) -> str:
    """A seat's name, or its number while it has none."""
    return seat.name.strip() or text.say("Player {number}", number=number + 1)


def players(draft: Draft, faults: Sequence[Fault], text: Catalogue, words: SeatWords, *, aside: Node = None) -> Element:
    """All seats under a heading, with ``aside`` beside it, and the button for one more."""
    return div(".players", role="group", aria_labelledby="players-title")[
        div(".players-top")[h2(id="players-title")[text.say("Who is at the table?")], aside],
        p(".hint")[words.hint],
        ol(".seats")[
            (
                _row(draft, text, number, words, [fault for fault in faults if fault.seat == number])
                for number in range(len(draft.seats))
            )
        ],
        div(".row")[
            button("add-seat", text.say("One more player"), picture=Icon.ADD, ready=len(draft.seats) < SEATS_MOST),
            bool(words.opponents)
            and button(
                "add-opponent",
                text.say("A computer opponent"),
                picture=Icon.ADD,
                ready=len(draft.seats) < SEATS_MOST,
            ),
        ],
    ]


def _row(draft: Draft, text: Catalogue, number: int, words: SeatWords, found: Sequence[Fault]) -> Element:
    seat = draft.seats[number]
    why = f"seat-{number}-why" if found else None
    return li(".seat", data_seat=number, data_pawn=seat.pawn)[
        _hare(draft, text, number, words, why),
        span(".seat-name")[
            html_input(
                type="text",
                name=f"seat-{number}",
                value=seat.name,
                dir="auto",
                autocapitalize="words",
                spellcheck="false",
                enterkeyhint="next",
                placeholder=text.say("Name"),
                aria_label=text.say("Name of player {number}", number=number + 1),
                aria_invalid="true" if found else None,
                aria_describedby=why,
            ),
            seat.mind is not None and opponent_fields(text, number, seat.mind, words.opponents),
        ],
        _acts(text, number, called(text, number, seat), last=number == len(draft.seats) - 1),
        bool(found) and p(".why.refused", id=why)[" ".join(words.fault(fault) for fault in found)],
    ]


def _hare(draft: Draft, text: Catalogue, number: int, words: SeatWords, why: str | None) -> Element:
    """The seat's pawn, and on it the choice of another; hares that are taken say by whom."""
    seat = draft.seats[number]
    taken = {other.pawn: called(text, place, other) for place, other in enumerate(draft.seats) if place != number}

    def choice(shape: str) -> Element:
        shown = words.hare(shape)
        if shape in taken:
            shown = text.say("{hare} (with {name})", hare=shown, name=taken[shape])
        return option(value=shape, selected=shape == seat.pawn)[shown]

    label = words.pick(called(text, number, seat))
    return span(".hare-pick")[
        pawn(seat.name or str(number + 1), seat.pawn),
        select(name=f"pawn-{number}", aria_label=label, aria_describedby=why)[(choice(shape) for shape in PAWNS)],
    ]


def _acts(text: Catalogue, number: int, who: str, *, last: bool) -> Element:
    up, down = text.say("Move {name} up", name=who), text.say("Move {name} down", name=who)
    return span(".seat-acts")[
        icon_button("move-seat", up, Icon.UP, ready=number > 0, seat=number, by=-1),
        icon_button("move-seat", down, Icon.DOWN, ready=not last, seat=number, by=1),
        icon_button("remove-seat", text.say("Take {name} away", name=who), Icon.REMOVE, seat=number),
    ]
