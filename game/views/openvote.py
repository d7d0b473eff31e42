"""Open voting: everybody points on a count of three, and one person taps the votes in."""

from typing import Final

from htpy import Element, Fragment, Node, div, h1, header, li, p, section, ul
from htpy import button as html_button

from game.rules.view import View
from game.screen import OpenVoteScreen, Undo
from game.views import card as cards
from game.views.button import Weight, button
from game.views.clue import clue_line
from game.views.coach import coach
from game.views.frame import Frame
from game.views.hand import layered
from game.views.icon import Icon
from game.views.seat import badge, name, names
from game.views.tell import WHY
from game.views.vote import look_at_place

MANY: Final = 8
"""With more cards, the voters stand below the lineup instead of beside it."""


def draw(screen: OpenVoteScreen, frame: Frame) -> Fragment:
    """The lineup, large, and a grid of voters and places."""
    view, text = screen.view, frame.text
    assert view.clue is not None
    under = [
        header(".top")[
            h1(tabindex="-1", data_focus=True)[clue_line(text, view.clue, view.caption)],
            p(".sub")[text.weave("told by {name}", name=name(view, view.storyteller))],
        ],
        coach(
            frame,
            text.say("Count to three and point, all at once. Then one of you taps in who pointed where."),
            wanted=view.round_number == 1,
        ),
        div(class_=["open", {"many": len(view.lineup) > MANY}])[
            cards.stage(len(view.lineup), cards.lineup(frame, view.lineup)), _grid(screen, frame)
        ],
        _bar(screen, frame),
    ]
    return layered(under, None if screen.looking is None else look_at_place(frame, view.lineup, screen.looking))


def _grid(screen: OpenVoteScreen, frame: Frame) -> Element:
    """Every voter with a button for every place, pressed where it points."""
    view, text = screen.view, frame.text

    def place(seat: int, slot: int) -> Element:
        pointed = slot in screen.pointed.get(seat, ())
        label = text.say("{name} points at number {number}", name=view.seats[seat].name, number=slot + 1)
        return html_button(
            ".point",
            type="button",
            data_do="point",
            data_seat=seat,
            data_slot=slot,
            aria_pressed="true" if pointed else "false",
            aria_label=label,
        )[str(slot + 1)]

    def voter(seat: int) -> Element:
        return li(".voter", data_seat=seat)[
            badge(view, seat),
            div(".points", role="group", aria_label=view.seats[seat].name)[
                (place(seat, slot) for slot in range(len(view.lineup)))
            ],
        ]

    return section(".pointing", aria_label=text.say("Who points at which card"))[
        ul[(voter(seat) for seat in _voters(view))]
    ]


def _voters(view: View) -> list[int]:
    """The people who point; opponents have voted before."""
    return [seat for seat in view.to_act if view.seats[seat].mind is None]


def _bar(screen: OpenVoteScreen, frame: Frame) -> Node:
    view, text = screen.view, frame.text
    missing = [view.seats[seat] for seat in _voters(view) if not screen.pointed.get(seat)]
    return div(".bar")[
        screen.take_back.undo is Undo.POSSIBLE and button("take-back", text.say("Take back"), picture=Icon.BACK),
        div(".say")[
            p(".ask")[text.weave("Which one did {name} lay?", name=name(view, view.storyteller))],
            bool(missing) and p(".why", id=WHY)[text.weave("Still to point: {names}", names=names(text, missing))],
        ],
        button(
            "score",
            text.say("Count the votes"),
            weight=Weight.MAIN,
            ready=screen.ready,
            described_by=WHY if missing else None,
        ),
    ]
