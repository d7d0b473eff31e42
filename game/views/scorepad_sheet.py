"""The sheet of a printed game: all rounds with their points, who has won, and everything that can be done with it."""

from htpy import Element, Fragment, Node, div, h1, header, p, section, span, table, tbody, td, tfoot, th, thead, tr
from htpy import caption as table_caption

from game.pad_screen import PadSheetScreen
from game.rules.round import Ending
from game.views.awards import points_phrase
from game.views.button import Weight, button, icon_button
from game.views.chart import chart
from game.views.frame import Frame
from game.views.hand import layered
from game.views.icon import Icon
from game.views.pawn import pawn
from game.views.scorepad_round import HALF, half_sentence
from game.views.seat import name, names, whole

CHART_FROM = 2
"""So many rounds make a line worth drawing."""


def draw(screen: PadSheetScreen, frame: Frame) -> Fragment:
    """The headline, the table, the chart, and the buttons."""
    under = div(".pad-sheet")[
        header(".top")[
            button("pad-next", frame.text.say("Back"), picture=Icon.BEFORE) if _goes_on(screen) else None,
            h1(tabindex="-1", data_focus=True)[_headline(screen, frame)],
        ],
        p(".ending")[_ending(screen, frame)],
        _rounds(screen, frame),
        len(screen.pad.rounds) >= CHART_FROM and chart(screen.view, frame),
        _acts(screen, frame),
    ]
    return layered(under, None)


def _goes_on(screen: PadSheetScreen) -> bool:
    return not screen.pad.over or screen.half


def _headline(screen: PadSheetScreen, frame: Frame) -> Node:
    text, view = frame.text, screen.view
    winners = [view.seats[seat] for seat in view.winners]
    if not winners or not screen.pad.rounds:
        return text.say("All rounds")
    if len(winners) == 1:
        return text.weave("{name} has reached the moon", name=whole(winners[0].name))
    return text.weave("{names} share the moon", names=names(text, winners))


def _ending(screen: PadSheetScreen, frame: Frame) -> Node:
    text, view = frame.text, screen.view
    points = points_phrase(text, max(screen.pad.scores))
    match view.ending:
        case Ending.GOAL:
            return text.say("{points}: the goal of {goal} is reached.", points=points, goal=view.edition.goal)
        case Ending.PILE:
            return text.say("{points}: the pile has run out.", points=points)
        case None:
            return text.say("The way to the moon: {goal} points", goal=view.edition.goal)
        case _:
            return text.say("{points}: you have ended the game early.", points=points)


def _rounds(screen: PadSheetScreen, frame: Frame) -> Element:
    text, pad, view = frame.text, screen.pad, screen.view
    before = [(0,) * pad.seats, *(told.scores for told in view.rounds)]
    return section(".rounds.sheet", tabindex="0", aria_label=text.say("Points of all rounds"))[
        table[
            table_caption(".sr")[text.say("Points after each round")],
            thead[
                tr[
                    th(scope="col")[text.say("Round")],
                    th(scope="col")[text.say("Storyteller")],
                    (
                        th(scope="col", data_pawn=seat.pawn)[pawn(seat.name, seat.pawn), whole(seat.name)]
                        for seat in view.seats
                    ),
                    td(".no-print"),
                ]
            ],
            tbody[
                (
                    tr[
                        th(scope="row")[str(told.number)],
                        td[name(view, told.storyteller)],
                        (
                            td[
                                span(".gained")[f"+{told.scores[seat] - before[place][seat]}"],
                                " ",
                                span(".stands")[str(told.scores[seat])],
                            ]
                            for seat in range(pad.seats)
                        ),
                        td(".no-print")[_round_acts(screen, frame, told.number)],
                    ]
                    for place, told in enumerate(view.rounds)
                ),
                not view.rounds and tr[td(colspan=str(pad.seats + 3))[text.say("No round has been counted yet.")]],
            ],
            bool(view.rounds)
            and tfoot[
                tr[
                    th(scope="row", colspan="2")[text.say("Points")],
                    (td(class_={"best": seat in view.winners})[str(score)] for seat, score in enumerate(pad.scores)),
                    td(".no-print"),
                ]
            ],
        ],
    ]


def _round_acts(screen: PadSheetScreen, frame: Frame, number: int) -> Node:
    text = frame.text
    return [
        icon_button("pad-show", text.say("Why these points in round {number}", number=number), Icon.BOOK, round=number),
        not screen.pad.finished
        and icon_button(
            "pad-amend",
            text.say("Correct round {number}", number=number),
            Icon.PENCIL,
            ready=not screen.half,
            round=number,
        ),
    ]


def _acts(screen: PadSheetScreen, frame: Frame) -> Element:
    text, pad, view = frame.text, screen.pad, screen.view
    teller = name(view, view.next_storyteller)
    if _goes_on(screen):
        goes_on = text.weave("Round {number}: {name} tells", number=str(len(pad.rounds) + 1), name=teller)
        label: Node = text.say("Back to the round you are entering") if screen.half else goes_on
        main = button("pad-next", label, weight=Weight.MAIN)
    else:
        main = button(
            "pad-again", text.weave("Score another game: {name} tells first", name=teller), weight=Weight.MAIN
        )
    some = bool(pad.rounds)
    return div(".acts.no-print")[
        main,
        pad.over
        and not pad.finished
        and not screen.half
        and button("pad-next", text.say("Go on all the same"), picture=Icon.AFTER),
        some and button("share", text.say("Share the scores"), picture=Icon.LINK),
        some and button("pad-csv", text.say("Save for a spreadsheet")),
        some and button("pad-print", text.say("Print")),
        button("export", text.say("Save to a file"), game=screen.game),
        bool(pad.moves)
        and button(
            "pad-undo",
            text.say("Take back the last thing"),
            picture=Icon.BACK,
            ready=not screen.half,
            described_by=HALF if screen.half else None,
        ),
        some
        and not pad.over
        and button(
            "pad-finish",
            text.say("Yes, the game is over") if screen.asked else text.say("The game is over"),
            picture=Icon.STOP,
        ),
        screen.asked and p(".small", role="alert")[text.say("End it with these points? Press once more.")],
        button("leave-game", text.say("Back to the start page"), weight=Weight.QUIET),
        button("rules", text.say("The rules"), picture=Icon.BOOK, weight=Weight.QUIET),
        button("settings", text.say("Settings"), picture=Icon.DIALS, weight=Weight.QUIET),
        screen.half and p(".small", id=HALF)[half_sentence(frame)],
    ]
