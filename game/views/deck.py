"""The deck: every picture of the pack side by side, and each large; titles only when somebody asks for them."""

from htpy import Element, Fragment, bdi, div, fragment, li, p, span, ul
from htpy import button as html_button

from game.deck_screen import DeckScreen, Titles
from game.rules.setup import Card
from game.text.catalogue import Catalogue
from game.views import card as cards
from game.views.button import Weight, button
from game.views.frame import Frame
from game.views.look import Target, look
from game.views.sheet import sheet


def draw(screen: DeckScreen, frame: Frame) -> Fragment:
    """All pictures, and the one that is looked at over them."""
    text = frame.text
    told = screen.titles is Titles.TOLD
    return sheet(
        frame,
        text.say("The deck"),
        div(".deck-head")[
            p[text.count("{number} picture", "{number} pictures", len(screen.cards))],
            button(
                "titles",
                text.say("Hide the titles") if told else text.say("Show the titles"),
                weight=Weight.QUIET,
                titles=(Titles.HIDDEN if told else Titles.TOLD).value,
            ),
            None if told else p(".small")[text.say("A title is a clue. Look first, read later.")],
        ],
        ul(".pictures")[(_place(frame, number, card, screen) for number, card in enumerate(screen.cards))],
        over=_large(screen, frame),
    )


def _place(frame: Frame, number: int, card: Card, screen: DeckScreen) -> Element:
    title = cards.picture(frame, card).title if screen.titles is Titles.TOLD else ""
    return li[
        html_button(".card", type="button", data_do="look", data_card=card)[
            span(".sr")[_label(frame.text, number, screen) + " "],
            cards.waiting(frame, card),
            title and bdi(".deck-title")[title],
        ]
    ]


def _label(text: Catalogue, number: int, screen: DeckScreen) -> str:
    return text.say("Picture {number} of {pictures}.", number=number + 1, pictures=len(screen.cards))


def _large(screen: DeckScreen, frame: Frame) -> Element | None:
    if screen.looking is None:
        return None
    at = screen.cards.index(screen.looking)
    title = cards.picture(frame, screen.looking).title if screen.titles is Titles.TOLD else ""
    row = tuple(Target(card) for card in screen.cards)
    note = fragment[bdi[title]] if title else None
    return look(frame, row, at, title=_label(frame.text, at, screen), note=note)
