"""Cards on the table and in the hand: small ones that can be looked at, large ones, and the numbers of places."""

from collections.abc import Sequence

from htpy import Element, Fragment, Node, VoidElement, div, fragment, img, li, ol, p, span, ul
from htpy import button as html_button
from markupsafe import Markup

from game.pictures import Picture
from game.rules.setup import Card
from game.served import served
from game.text.catalogue import Catalogue
from game.views.frame import Frame
from game.views.icon import Icon, icon
from game.views.kept import kept

WIDTH, HEIGHT = 400, 600
"""The size of a picture for the table, in pixels, so that the page holds its place before it has come."""


def picture(frame: Frame, card: Card) -> Picture:
    """The picture of a card; a plain one without description where its pack is not there."""
    try:
        return frame.pictures[card]
    except (KeyError, IndexError):
        plain = served("static/img/no-picture.svg")
        return Picture(plain, plain, "")


def small(frame: Frame, card: Card) -> VoidElement:
    """The picture as it lies on the table."""
    return small_picture(picture(frame, card))


def small_picture(shown: Picture) -> VoidElement:
    """The same, of a picture that was looked up already."""
    return img(src=shown.table, alt=shown.alt, width=WIDTH, height=HEIGHT, draggable="false", decoding="async")


def waiting(frame: Frame, card: Card) -> VoidElement:
    """A small picture among many: the browser fetches it when it comes near."""
    shown = picture(frame, card)
    return img(
        src=shown.table, alt=shown.alt, width=WIDTH, height=HEIGHT, draggable="false", decoding="async", loading="lazy"
    )


def large(frame: Frame, card: Card) -> VoidElement:
    """The picture at its full size."""
    shown = picture(frame, card)
    return img(src=shown.full, alt=shown.alt, width=2 * WIDTH, height=2 * HEIGHT, draggable="false", decoding="async")


def sharpening(frame: Frame, card: Card) -> Fragment:
    """The picture at its full size over the small one, which is there already: nobody waits before a black card."""
    shown = picture(frame, card)
    return fragment[
        img(".soft", src=shown.table, alt="", width=WIDTH, height=HEIGHT, draggable="false"), large(frame, card)
    ]


def number_tag(slot: int) -> Element:
    """The number of a place, counted from 1 as people do."""
    return span(".num", aria_hidden="true")[str(slot + 1)]


def hand(frame: Frame, cards: Sequence[Card], chosen: Sequence[Card] = ()) -> Element:
    """A hand: each card a button that shows it on the full screen."""
    text = frame.text

    def place(number: int, card: Card) -> Element:
        picked = card in chosen
        return li(class_=["place", {"sel": picked}])[
            html_button(".card", type="button", data_do="look", data_card=card)[
                span(".sr")[_hand_label(text, number, len(cards))],
                small(frame, card),
                span(".sr")[" " + text.say("chosen")] if picked else None,
            ],
            picked and span(".pick")[icon(Icon.TICK)],
        ]

    return ul(".cards")[(place(number, card) for number, card in enumerate(cards))]


def _hand_label(text: Catalogue, number: int, cards: int) -> str:
    return text.say("Card {number} of {cards}.", number=number + 1, cards=cards) + " "


def lineup(
    frame: Frame, cards: Sequence[Card], *, own: Sequence[int] = (), chosen: Sequence[int] = (), band: Node = None
) -> Element:
    """The lineup: numbered places, each a button that shows its card large. Places in ``own`` wear the ``band``."""
    worn = Markup(str(fragment[band])) if own else None
    return ol(".cards.lineup")[
        (
            _place(frame.text, picture(frame, card), slot, slot in chosen, worn if slot in own else None)
            for slot, card in enumerate(cards)
        )
    ]


@kept()
def _place(text: Catalogue, shown: Picture, slot: int, picked: bool, band: Markup | None) -> Element:
    return li(class_=["place", {"sel": picked, "mine": band is not None}])[
        html_button(".card", type="button", data_do="look", data_slot=slot)[
            span(".sr")[text.say("Number {number}.", number=slot + 1) + " "],
            small_picture(shown),
            span(".sr")[" " + text.say("chosen")] if picked else None,
            band and span(".band")[band],
        ],
        number_tag(slot),
        picked and span(".pick")[icon(Icon.TICK)],
    ]


def stage(cards: int, laid: Node, beside: Node = None) -> Element:
    """The place that cards fill as large as they fit: so many of them, and perhaps the chosen one large beside them."""
    return div(class_=["stage", f"n-{cards}", {"paned": beside is not None}])[laid, beside]


def pane(frame: Frame, card: Card | None, invitation: str, *, slot: int | None = None) -> Element:
    """The chosen card, large, beside the small ones; before there is one, a word about how to choose."""
    if card is None:
        return div(".pane.empty")[p[invitation]]
    arguments = {"data-card": str(card)} if slot is None else {"data-slot": str(slot)}
    label = frame.text.say("See it on the full screen")
    return div(".pane")[
        html_button(arguments, class_="card sel", type="button", data_do="look", aria_label=label)[
            sharpening(frame, card)
        ],
        slot is not None and number_tag(slot),
    ]
