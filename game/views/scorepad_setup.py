"""The set-up of a printed game that is to be scored: who plays with which pawn of the box, and by which rules."""

from collections.abc import Iterable
from typing import Final

from htpy import (
    Element,
    Fragment,
    Node,
    bdi,
    div,
    fieldset,
    form,
    h1,
    h2,
    header,
    label,
    legend,
    li,
    ol,
    option,
    p,
    select,
    span,
    ul,
)
from htpy import input as html_input

from game.rules.edition import EDITIONS, Edition
from game.rules.setup import NAME_MOST, PAWNS, Fault, FaultReason
from game.scorepad.pad import BOX_COLOURS
from game.screen import DraftSeat, PadSetupScreen
from game.text.catalogue import Catalogue, mark
from game.views import sentences
from game.views.button import Weight, button, icon_button
from game.views.frame import Frame
from game.views.hand import layered
from game.views.house import house_rules
from game.views.icon import Icon
from game.views.pawn import pawn
from game.views.setup import EDITION_NAMES, SEATS_MOST

COLOURS: Final = {
    "blue": mark("blue"),
    "green": mark("green"),
    "red": mark("red"),
    "white": mark("white"),
    "yellow": mark("yellow"),
    "pink": mark("pink"),
    "black": mark("black"),
    "orange": mark("orange"),
    "purple": mark("purple"),
    "brown": mark("brown"),
    "grey": mark("grey"),
    "turquoise": mark("turquoise"),
}
"""The pawns of the box by their colours, in words."""

_TABLE: Final = {FaultReason.UNKNOWN_EDITION, FaultReason.TOO_FEW_SEATS, FaultReason.TOO_MANY_SEATS}


def colour_of(text: Catalogue, pawn_shape: str) -> str:
    """What colour the pawn of the box has that a hare stands for, in words."""
    return text.say(COLOURS[BOX_COLOURS[PAWNS.index(pawn_shape)]])


def draw(screen: PadSetupScreen, frame: Frame) -> Fragment:
    """The form."""
    text, draft = frame.text, screen.draft
    under = div(".pad-setup")[
        header(".top")[
            button("back", text.say("Back"), picture=Icon.BEFORE),
            h1(tabindex="-1", data_focus=not screen.faults)[text.say("Score a printed game")],
        ],
        form(".sheet.form", id="setup-form", autocomplete="off", novalidate=True)[
            _summary(screen, text),
            p(".hint")[
                text.say("Play with your own box and board. Moonhare counts the points and says what each one is for.")
            ],
            _players(screen, text),
            _editions(screen, text),
            label(".field")[
                span(".field-name")[text.say("Who tells first?")],
                select(name="first")[
                    (
                        option(value=number, selected=number == draft.house.first)[_called(text, number, seat)]
                        for number, seat in enumerate(draft.seats)
                    )
                ],
            ],
            house_rules(draft, text, [fault for fault in screen.faults if fault.seat is None]),
            div(".acts")[button("start", text.say("Begin to score"), weight=Weight.MAIN)],
        ],
    ]
    return layered(under, None)


def _called(text: Catalogue, number: int, seat: DraftSeat) -> str:
    return seat.name.strip() or text.say("Player {number}", number=number + 1)


def _fault(screen: PadSetupScreen, text: Catalogue, fault: Fault) -> str:
    if fault.seat is not None:
        if fault.reason is FaultReason.NAME_LENGTH and not screen.draft.seats[fault.seat].name.strip():
            return text.say("Please type a name, or take this seat away.")
        if fault.reason is FaultReason.SAME_PAWN:
            return text.say("Somebody at the table has this colour already.")
    if fault.reason is FaultReason.TOO_FEW_SEATS:
        return text.say("This box needs at least {limit} players.", limit=fault.limit)
    return sentences.fault(text, fault)


def _summary(screen: PadSetupScreen, text: Catalogue) -> Element | None:
    if not screen.faults:
        return None

    def line(fault: Fault) -> Element:
        said = _fault(screen, text, fault)
        return li[said if fault.seat is None else f"{text.say('Seat {number}:', number=fault.seat + 1)} {said}"]

    return div(".faults", tabindex="-1", data_focus=True)[
        h2[text.count("One thing is still missing", "{number} things are still missing", len(screen.faults))],
        ul[(line(fault) for fault in screen.faults)],
    ]


def _players(screen: PadSetupScreen, text: Catalogue) -> Element:
    seats = screen.draft.seats
    return div(".players", role="group", aria_labelledby="players-title")[
        h2(id="players-title")[text.say("Who is at the table?")],
        p(".hint")[text.say("In the order in which you sit. Tap a hare to choose the colour of the pawn.")],
        ol(".seats")[(_seat(screen, text, number, seat) for number, seat in enumerate(seats))],
        div(".row")[button("add-seat", text.say("One more player"), picture=Icon.ADD, ready=len(seats) < SEATS_MOST)],
    ]


def _seat(screen: PadSetupScreen, text: Catalogue, number: int, seat: DraftSeat) -> Element:
    seats = screen.draft.seats
    found = [fault for fault in screen.faults if fault.seat == number]
    why = f"seat-{number}-why" if found else None
    called = _called(text, number, seat)
    taken = {other.pawn: _called(text, place, other) for place, other in enumerate(seats) if place != number}

    def choice(shape: str) -> Element:
        words = colour_of(text, shape)
        if shape in taken:
            words = text.say("{colour} (with {name})", colour=words, name=taken[shape])
        return option(value=shape, selected=shape == seat.pawn)[words]

    return li(".seat", data_seat=number, data_pawn=seat.pawn)[
        span(".hare-pick")[
            pawn(seat.name or str(number + 1), seat.pawn),
            select(name=f"pawn-{number}", aria_label=text.say("Colour of {name}", name=called), aria_describedby=why)[
                (choice(shape) for shape in PAWNS)
            ],
        ],
        span(".seat-name")[
            html_input(
                type="text",
                name=f"seat-{number}",
                value=seat.name,
                maxlength=NAME_MOST,
                dir="auto",
                autocapitalize="words",
                spellcheck="false",
                enterkeyhint="next",
                placeholder=text.say("Name"),
                aria_label=text.say("Name of player {number}", number=number + 1),
                aria_invalid="true" if found else None,
                aria_describedby=why,
            ),
        ],
        span(".seat-acts")[
            icon_button(
                "move-seat", text.say("Move {name} up", name=called), Icon.UP, ready=number > 0, seat=number, by=-1
            ),
            icon_button(
                "move-seat",
                text.say("Move {name} down", name=called),
                Icon.DOWN,
                ready=number < len(seats) - 1,
                seat=number,
                by=1,
            ),
            icon_button("remove-seat", text.say("Take {name} away", name=called), Icon.REMOVE, seat=number),
        ],
        bool(found) and p(".why.refused", id=why)[_together(_fault(screen, text, fault) for fault in found)],
    ]


def _together(said: Iterable[str]) -> str:
    return " ".join(said)


def _editions(screen: PadSetupScreen, text: Catalogue) -> Element:
    def choice(edition: Edition) -> Element:
        seats = text.say("{least} to {most} players", least=edition.least_seats, most=edition.most_seats)
        return label(".choice")[
            html_input(type="radio", name="edition", value=edition.id, checked=edition.id == screen.draft.edition),
            span[bdi[text.say(EDITION_NAMES[edition.id])], span(".small")[seats]],
        ]

    found = [fault for fault in screen.faults if fault.reason in _TABLE]
    why: Node = (
        bool(found) and p(".why.refused", id="edition-why")[_together(_fault(screen, text, fault) for fault in found)]
    )
    return fieldset(".editions", aria_describedby="edition-why" if found else None)[
        legend[text.say("Which box do you have?")],
        div(".segments")[(choice(edition) for edition in EDITIONS.values())],
        why,
    ]
