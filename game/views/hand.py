"""A seat that owes nothing looks at its own hand, and reads why there is nothing to do."""

from htpy import Element, Fragment, Node, div, fragment, h1, h2, header, li, p, section, ul

from game.rules.round import Phase
from game.rules.setup import Card
from game.rules.view import View
from game.screen import HandScreen
from game.settings import Facing
from game.text.catalogue import Catalogue
from game.views import card as cards
from game.views import seat as seats
from game.views.awards import NAMES
from game.views.button import button
from game.views.clue import clue_line
from game.views.curtain import parting
from game.views.frame import Frame
from game.views.icon import Icon
from game.views.look import Target, look
from game.views.pawn import pawn


def own_seat(view: View) -> int:
    """The seat that looks. Raises ``ValueError`` for the table's view, which no private screen may hold."""
    if view.seat is None:
        raise ValueError("a private screen is drawn from a seat's view")
    return view.seat


def top(view: View, title: Node, *, aside: Node = None) -> Element:
    """The line above a private screen: whose it is, what is asked, and something small beside it."""
    who = view.seats[own_seat(view)]
    return header(".top")[
        pawn(who.name, who.pawn),
        h1(tabindex="-1", data_focus=True)[title],
        aside is not None and p(".sub")[aside],
    ]


def cover(text: Catalogue) -> Element:
    """The button that hides the hand; in the corner, under the thumb."""
    return button("cover", text.say("Cover"), picture=Icon.CURTAIN)


def targets(hand: tuple[Card, ...]) -> tuple[Target, ...]:
    """The cards of a hand as targets of a look."""
    return tuple(Target(card) for card in hand)


def look_at(frame: Frame, hand: tuple[Card, ...], card: Card, choice: Node = None) -> Element:
    """One card of a hand on the full screen."""
    at = hand.index(card)
    title = frame.text.say("Card {number} of {cards}", number=at + 1, cards=len(hand))
    return look(frame, targets(hand), at, title=title, choice=choice)


def layered(under: Node, over: Element | None) -> Fragment:
    """A screen, and what lies over it; while something does, the screen below can neither be reached nor read."""
    return fragment[div(".under", inert=over is not None)[under], over]


def private(view: View, frame: Frame, under: Node, over: Element | None) -> Fragment:
    """A private screen, turned to the side on which its seat sits: its curtain goes apart, once, when the screen opens."""
    who = view.seats[own_seat(view)]
    facing = frame.settings.facing.get(who.name, Facing.SOUTH)
    shown: Node = layered(under, over)
    if facing is not Facing.SOUTH:
        shown = div(class_=["turned", "private", f"facing-{facing.value}"])[shown]
    return fragment[parting(who.pawn), shown]


def draw(screen: HandScreen, frame: Frame) -> Fragment:
    """The hand, what was laid, and why there is nothing to do."""
    view, text = screen.view, frame.text
    seat = own_seat(view)
    title = text.weave("{name}, this is your hand", name=seats.name(view, seat))
    under = [
        top(view, title, aside=text.say("Round {number}", number=view.round_number)),
        div(".own")[
            cards.stage(len(view.hand), cards.hand(frame, view.hand)),
            _laid(view, frame) if view.laid else None,
        ],
        div(".bar")[
            cover(text),
            div(".say")[
                view.clue is not None and clue_line(text, view.clue, view.caption),
                p[_why_idle(text, view, seat)],
            ],
        ],
    ]
    looking = screen.looking
    over = look_at(frame, view.hand, looking) if looking is not None and looking in view.hand else None
    return private(view, frame, under, over)


def _laid(view: View, frame: Frame) -> Element:
    return section(".laid")[
        h2[frame.text.count("You laid this card", "You laid these cards", len(view.laid))],
        ul(".laid-cards")[(li(".place")[div(".card")[cards.small(frame, card)]] for card in view.laid)],
    ]


def _why_idle(text: Catalogue, view: View, seat: int) -> Node:
    owing = seats.names(text, [view.seats[other] for other in view.to_act])
    told = seat == view.storyteller
    match view.phase:
        case Phase.TELL:
            return text.weave("You wait for {names} to tell.", names=owing)
        case Phase.SUBMIT if told:
            return text.weave("You told the clue, so you lay nothing more. You wait for {names}.", names=owing)
        case Phase.SUBMIT:
            sentence = text.count(
                "You have laid your card. You wait for {names}.",
                "You have laid your cards. You wait for {names}.",
                len(view.laid),
                names=NAMES,
            )
            return text.weave(sentence, names=owing)
        case Phase.VOTE if told:
            return text.weave(
                "You told the clue and know the answer, so you do not vote. You wait for {names}.", names=owing
            )
        case Phase.VOTE:
            return text.weave("You have voted. You wait for {names}.", names=owing)
        case _:
            return [text.say("This round is over.")]
