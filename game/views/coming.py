"""Between two rounds: words for a clue said aloud, who leaves, who joins, and the way to rules, settings and the end."""

from htpy import Element, Node, details, div, form, h2, label, li, option, p, section, select, span, summary, ul
from htpy import input as html_input

from game.rules.setup import PAWNS
from game.screen import Reveal
from game.views.button import Weight, button
from game.views.frame import Frame
from game.views.icon import Icon
from game.views.opponent import who_plays
from game.views.pawn import pawn, pawn_name
from game.views.seat import whole


def caption_form(caption: str, frame: Frame, weight: Weight = Weight.PLAIN) -> Element:
    """A field for the words of a clue that was said aloud; writing them down is the ``weight`` of things to do."""
    text = frame.text
    return form(".caption", id="caption-form", autocomplete="off")[
        label(for_="caption")[text.say("What was said?")],
        html_input(
            id="caption",
            name="caption",
            type="text",
            value=caption,
            dir="auto",
            enterkeyhint="done",
            data_unsent=True,
        ),
        button("caption", text.say("Write it down"), weight=weight),
    ]


def table_menu(screen: Reveal, frame: Frame) -> Element:
    """What is rarely needed, behind a fold: coming and going only between rounds, as the rules of this table have it."""
    text = frame.text
    between = screen.done and screen.view.ending is None
    return details(".more", id="table-menu")[
        summary(".btn.quiet")[text.say("More")],
        div(".more-box")[
            between and _leaving(screen, frame),
            between and who_plays(screen, frame),
            between and len(screen.view.active) < screen.view.edition.most_seats and _joining(screen, frame),
            ul(".more-list")[
                li[button("rules", text.say("The rules"), picture=Icon.BOOK)],
                li[button("settings", text.say("Settings"), picture=Icon.DIALS)],
                li[button("leave-game", text.say("Back to the start page"), picture=Icon.BACK)],
                screen.view.ending is None and li[_stopping(frame)],
            ],
        ],
    ]


def _stopping(frame: Frame) -> Element:
    """The end of the game, asked once."""
    text = frame.text
    return details(".stopping")[
        summary(".btn.plain")[text.say("End the game …")],
        p[text.say("End the game now, with the scores as they are?")],
        button("stop", text.say("Yes, end the game"), picture=Icon.STOP),
    ]


def _leaving(screen: Reveal, frame: Frame) -> Element:
    text, view = frame.text, screen.view
    least = len(view.active) <= view.edition.least_seats
    return section(".leaving")[
        h2[text.say("Who goes home?")],
        least and p(".small")[text.say("With one player fewer the game ends.")],
        ul(".goers")[
            (
                li[
                    details(".stopping", id=f"goer-{seat.number}")[
                        summary(".btn.plain")[
                            pawn(seat.name, seat.pawn), span[text.weave("{name} goes home …", name=whole(seat.name))]
                        ],
                        button("leave", text.weave("Yes, {name} goes home", name=whole(seat.name)), seat=seat.number),
                    ]
                ]
                for seat in view.seats
                if seat.active
            )
        ],
    ]


def _joining(screen: Reveal, frame: Frame) -> Element:
    text, view = frame.text, screen.view
    taken = {seat.pawn for seat in view.seats if seat.active}
    lowest = min(view.seats[seat].score for seat in view.active)
    start = text.count("A newcomer starts with {number} point.", "A newcomer starts with {number} points.", lowest)
    return form(".joining", id="join-form", autocomplete="off")[
        h2[text.say("Who sits down?")],
        p(".small")[start],
        _field(
            "join-name",
            text.say("Name"),
            html_input(id="join-name", name="join-name", type="text", dir="auto"),
        ),
        _field(
            "join-pawn",
            text.say("Hare"),
            select(id="join-pawn", name="join-pawn")[
                (option(value=shape)[pawn_name(text, shape)] for shape in PAWNS if shape not in taken)
            ],
        ),
        button("join", text.say("Sit down")),
    ]


def _field(name: str, title: str, control: Node) -> Element:
    return div(".field")[label(for_=name)[title], control]
