"""The set-up of a printed game that is to be scored: who plays with which pawn of the box, what is in the box, and by which rules."""

from functools import partial
from typing import Final

from htpy import Element, Fragment, div, form, h1, header, option, p, select

from game.rules.edition import BOX_CARDS
from game.rules.setup import PAWNS, Fault, FaultReason
from game.scorepad.pad import BOX_COLOURS
from game.screen import Draft, PadSetupScreen
from game.text.catalogue import Catalogue, mark
from game.views import sentences
from game.views.button import Weight, button
from game.views.frame import Frame
from game.views.hand import layered
from game.views.house import house_rules
from game.views.icon import Icon
from game.views.seatrow import SeatWords, players
from game.views.tableform import boxes, field, first_teller, summary

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
EXPANSIONS_MOST: Final = 12
"""Expansions that the form offers: all that were printed, and one or two to come."""


def colour_of(text: Catalogue, pawn_shape: str) -> str:
    """What colour the pawn of the box has that a hare stands for, in words."""
    return text.say(COLOURS[BOX_COLOURS[PAWNS.index(pawn_shape)]])


def draw(screen: PadSetupScreen, frame: Frame) -> Fragment:
    """The form."""
    text, draft, faults = frame.text, screen.draft, screen.faults
    words = partial(_fault, draft, text)
    under = div(".pad-setup")[
        header(".top")[
            button("back", text.say("Back"), picture=Icon.BEFORE),
            h1(tabindex="-1", data_focus=not faults)[text.say("Score a printed game")],
        ],
        form(".sheet.form", id="setup-form", autocomplete="off", novalidate=True)[
            summary(faults, text, words),
            p(".hint")[
                text.say("Play with your own box and board. Moonhare counts the points and says what each one is for.")
            ],
            players(draft, faults, text, _words(draft, text)),
            boxes(draft, faults, text, words, title=text.say("Which box do you have?")),
            div(".row")[first_teller(draft, text), _cards(draft, text)],
            house_rules(draft, text, [fault for fault in faults if fault.seat is None]),
            div(".acts")[button("start", text.say("Begin to score"), weight=Weight.MAIN)],
        ],
    ]
    return layered(under, None)


def _words(draft: Draft, text: Catalogue) -> SeatWords:
    def pick(name: str) -> str:
        return text.say("Colour of {name}", name=name)

    return SeatWords(
        hint=text.say("In the order in which you sit. Tap a hare to choose the colour of the pawn."),
        pick=pick,
        hare=partial(colour_of, text),
        fault=partial(_fault, draft, text),
    )


def _fault(draft: Draft, text: Catalogue, fault: Fault) -> str:
    if fault.seat is not None:
        if fault.reason is FaultReason.NAME_LENGTH and not draft.seats[fault.seat].name.strip():
            return text.say("Please type a name, or take this seat away.")
        if fault.reason is FaultReason.SAME_PAWN:
            return text.say("Somebody at the table has this colour already.")
    if fault.reason is FaultReason.TOO_FEW_SEATS:
        return text.say("This box needs at least {limit} players.", limit=fault.limit)
    return sentences.fault(text, fault)


def _cards(draft: Draft, text: Catalogue) -> Element:
    """How many cards are in the box: that tells when its pile runs out."""
    boxfuls = {BOX_CARDS * (1 + expansions): expansions for expansions in range(EXPANSIONS_MOST + 1)}
    numbers = sorted({*boxfuls, draft.cards})

    def choice(number: int) -> Element:
        expansions = boxfuls.get(number, 0)
        shown = str(number)
        if expansions:
            shown = text.count(
                "{cards}, with {number} expansion", "{cards}, with {number} expansions", expansions, cards=number
            )
        return option(value=number, selected=number == draft.cards)[shown]

    return div(".box-cards")[
        field(
            text.say("Cards in the box"),
            select(name="cards", aria_describedby="cards-about")[(choice(number) for number in numbers)],
        ),
        p(".small", id="cards-about")[text.say("So that Moonhare can say when the pile should be empty.")],
    ]
