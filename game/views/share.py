"""Sharing: the link as text, as a QR code, and which deal it carries."""

from typing import Final

from htpy import Element, Fragment, Node, div, fieldset, label, legend, p, path, span, svg, textarea
from htpy import button as html_button

from game.screen import Deal, ShareScreen
from game.text.catalogue import mark
from game.views.button import Weight, button
from game.views.frame import Frame
from game.views.sheet import sheet

_DEALS: Final[dict[Deal, tuple[str, str]]] = {
    Deal.FRESH: (mark("The whole game"), mark("Everyone who opens the link sees this game again, round by round.")),
    Deal.SAME: (
        mark("The same deal, to play again"),
        mark("The link deals the very same cards in the same order. Who has seen this game knows what is coming."),
    ),
}


def draw(screen: ShareScreen, frame: Frame) -> Fragment:
    """The page that shares a link."""
    text = frame.text
    return sheet(
        frame,
        text.say("Share this game") if screen.whole else text.say("Share this table"),
        len(screen.deals) > 1 and _deals(screen, frame),
        p[
            text.say("The link holds the whole game. No server sees it.")
            if screen.whole
            else text.say(
                "The link sets this table: box, players and house rules. Each game begins with a fresh deal. No server sees it."
            )
        ],
        div(".field")[
            label(for_="link")[text.say("Link")],
            textarea(id="link", name="link", readonly=True, rows="4", spellcheck="false")[
                f"{frame.address}#{screen.fragment}"
            ],
        ],
        div(".acts")[
            button("share", text.say("Share or copy the link"), weight=Weight.MAIN),
            not screen.qr_path and button("qr", text.say("Show a QR code")),
        ],
        _code(screen, frame),
    )


def _deals(screen: ShareScreen, frame: Frame) -> Element:
    text = frame.text
    return fieldset(".deals")[
        legend[text.say("What to share")],
        div(".seg")[
            (
                html_button(
                    type="button",
                    data_do="deal",
                    data_deal=deal.value,
                    aria_pressed="true" if deal is screen.deal else "false",
                )[span(".title-of")[text.say(_DEALS[deal][0])], span(".about-it")[text.say(_DEALS[deal][1])]]
                for deal in screen.deals
            )
        ],
    ]


def _code(screen: ShareScreen, frame: Frame) -> Node:
    text = frame.text
    if screen.qr_path:
        return svg(
            ".qr",
            viewBox=f"0 0 {screen.qr_size} {screen.qr_size}",
            role="img",
            aria_label=text.say("QR code of the link"),
        )[path(d=screen.qr_path)]
    return (
        screen.asked
        and p(".small", role="status")[text.say("If no code appears, the link is too long for one: copy it instead.")]
    )
