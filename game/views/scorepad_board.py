"""The board of the scorekeeper: numbered places with their cards and votes, and the players whose cards and votes go there."""

from htpy import Element, div, fragment, li, ol, section, span, ul
from htpy import button as html_button

from game.pad_screen import PadEntryScreen
from game.scorepad.slip import Held, Marker
from game.text.catalogue import Catalogue
from game.views.frame import Frame
from game.views.pawn import pawn
from game.views.seat import spoken, whole

MANY = 7
"""With more seats, the list of players has two columns."""


def board(screen: PadEntryScreen, frame: Frame) -> Element:
    """The places, and beside them the players."""
    text, slip = frame.text, screen.slip
    seats = (slip.storyteller, *slip.others)
    places = range(len(slip.owners))
    return div(".pad-board")[
        ol(class_=["spots", f"n-{len(places)}"], aria_label=text.say("Numbered places"))[
            (li[_spot(screen, text, slot)] for slot in places)
        ],
        section(class_=["bench", {"many": len(seats) > MANY}], aria_label=text.say("Players"))[
            ul[(_player(screen, text, seat) for seat in seats)]
        ],
    ]


def _voters(screen: PadEntryScreen, slot: int) -> list[int]:
    return [seat for seat in screen.slip.others if slot in screen.slip.ballots[seat]]


def _spot(screen: PadEntryScreen, text: Catalogue, slot: int) -> Element:
    slip, seats = screen.slip, screen.pad.setup.seats
    owner, cast, held = slip.owners[slot], _voters(screen, slot), slip.held
    own = held is not None and held.marker is Marker.VOTE and held.seat == owner
    there = held is not None and (held.seat == owner if held.marker is Marker.CARD else slot in slip.ballots[held.seat])
    said = [text.say("Number {number}", number=slot + 1)]
    if owner is not None:
        said.append(text.say("{name}’s card", name=seats[owner].name))
    if cast:
        said.append(text.say("votes: {names}", names=spoken(text, [seats[seat].name for seat in cast])))
    return html_button(
        class_=["spot", {"target": owner == slip.storyteller, "there": there, "empty": owner is None}],
        type="button",
        data_do="pad-put",
        data_slot=slot,
        data_pawn=None if owner is None else seats[owner].pawn,
        aria_disabled="true" if own else None,
    )[
        span(".sr")[", ".join(said)],
        span(".spot-number", aria_hidden="true")[str(slot + 1)],
        span(".spot-owner", aria_hidden="true")[
            owner is not None and fragment[pawn(seats[owner].name, seats[owner].pawn), whole(seats[owner].name)]
        ],
        span(".spot-votes", aria_hidden="true")[(pawn(seats[seat].name, seats[seat].pawn) for seat in cast)],
    ]


def _player(screen: PadEntryScreen, text: Catalogue, seat: int) -> Element:
    who, slip = screen.pad.setup.seats[seat], screen.slip
    lying = [slot for slot, owner in enumerate(slip.owners) if owner == seat]
    votes = seat != slip.storyteller
    return li(".player", data_pawn=who.pawn)[
        span(".who")[pawn(who.name, who.pawn), whole(who.name)],
        span(".chips")[
            _chip(screen, text, Held(Marker.CARD, seat), lying),
            votes and _chip(screen, text, Held(Marker.VOTE, seat), list(slip.ballots[seat])),
        ],
    ]


def _chip(screen: PadEntryScreen, text: Catalogue, held: Held, slots: list[int]) -> Element:
    """A card or vote that can be taken in hand; it shows where it is."""
    name = screen.pad.setup.seats[held.seat].name
    numbers = spoken(text, [str(slot + 1) for slot in slots]) if slots else text.say("nowhere yet")
    if held.marker is Marker.CARD:
        word, label = text.say("Card"), text.say("{name}’s card: {numbers}", name=name, numbers=numbers)
    else:
        word, label = text.say("Vote"), text.say("{name}’s vote: {numbers}", name=name, numbers=numbers)
    return html_button(
        class_=["chip", {"open": not slots}],
        type="button",
        data_do="pad-hold",
        data_marker=held.marker,
        data_seat=held.seat,
        aria_pressed="true" if screen.slip.held == held else "false",
    )[
        span(".sr")[label],
        span(".chip-word", aria_hidden="true")[word],
        span(".chip-numbers", aria_hidden="true")[", ".join(str(slot + 1) for slot in slots) or "?"],
    ]
