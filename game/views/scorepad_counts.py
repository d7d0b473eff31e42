"""The counts of the scorekeeper: who found the card, and how many votes each other card got."""

from htpy import Element, Node, div, li, span, ul
from htpy import button as html_button

from game.pad_screen import PadEntryScreen
from game.scorepad.slip import decoys
from game.text.catalogue import Catalogue
from game.views.button import icon_button
from game.views.frame import Frame
from game.views.icon import Icon
from game.views.pawn import pawn
from game.views.seat import whole


def counts(screen: PadEntryScreen, frame: Frame) -> Element:
    """A line for each player but the storyteller."""
    two = screen.pad.edition.votes(screen.pad.seats) > 1
    return div(".pad-counts")[
        ul(class_=["tallies", {"two-votes": two}])[
            (_line(screen, frame.text, seat, two_votes=two) for seat in screen.slip.others)
        ]
    ]


def _line(screen: PadEntryScreen, text: Catalogue, seat: int, *, two_votes: bool) -> Element:
    who, slip = screen.pad.setup.seats[seat], screen.slip
    cards = [card for card, owner in enumerate(decoys(screen.pad, slip)) if owner == seat]
    return li(".tally", data_pawn=who.pawn)[
        span(".who")[pawn(who.name, who.pawn), whole(who.name)],
        span(".toggles")[
            _toggle("pad-found", text.say("found it"), who.name, seat, on=seat in slip.finders),
            two_votes and _toggle("pad-single", text.say("one vote"), who.name, seat, on=seat in slip.singles),
        ],
        div(".steppers")[(_stepper(screen, text, card, place, len(cards)) for place, card in enumerate(cards))],
    ]


def _toggle(do: str, words: str, name: str, seat: int, *, on: bool) -> Element:
    return html_button(
        ".toggle",
        type="button",
        data_do=do,
        data_seat=seat,
        aria_pressed="true" if on else "false",
        aria_label=f"{name}: {words}",
    )[words]


def _stepper(screen: PadEntryScreen, text: Catalogue, card: int, place: int, cards: int) -> Element:
    """The votes on one card, with a button to take one off and one to add one."""
    votes = screen.slip.votes[card]
    name = screen.pad.setup.seats[decoys(screen.pad, screen.slip)[card]].name
    if cards == 1:
        called = text.say("{name}’s card", name=name)
        shown: Node = text.say("votes")
    else:
        called = text.say("{name}’s card {number}", name=name, number=place + 1)
        shown = text.say("votes for card {number}", number=place + 1)
    return div(".stepper", role="group", aria_label=called)[
        icon_button(
            "pad-votes",
            text.say("{card}: one vote fewer", card=called),
            Icon.MINUS,
            ready=votes > 0,
            decoy=card,
            by=-1,
        ),
        span(".stepper-count")[span(".stepper-number", role="status")[str(votes)], span(".stepper-word")[shown]],
        icon_button(
            "pad-votes",
            text.say("{card}: one vote more", card=called),
            Icon.ADD,
            ready=votes < screen.pad.seats - 2,
            decoy=card,
            by=1,
        ),
    ]
