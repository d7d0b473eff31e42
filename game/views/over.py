"""The end of a game: who has won and why it ended, the standings, how the night went, and every round to look at again."""

from htpy import Element, Fragment, Node, bdi, div, fragment, h1, h2, li, ol, p, section, small, span
from htpy import button as html_button

from game.rules.round import Ending
from game.rules.view import View
from game.screen import Over
from game.views import card as cards
from game.views import seat as seats
from game.views.button import Weight, button
from game.views.clue import clue_text
from game.views.frame import Frame
from game.views.pawn import pawn


def draw(screen: Over, frame: Frame) -> Fragment:
    """The winners, the standings, the rounds, and what can be done now."""
    view, text = screen.view, frame.text
    return fragment[
        div(".under")[
            div(".win")[
                h1(tabindex="-1", data_focus=True)[_headline(view, frame)],
                p[_why(view, frame)],
                _actions(view, frame),
            ],
            section(".standings")[
                h2[text.say("Standings")],
                ol[
                    (
                        li[span(".rank")[str(rank)], seats.badge(view, seat, note=small[str(view.seats[seat].score)])]
                        for rank, seat in ranks(view)
                    )
                ],
            ],
            section(".album")[
                h2[text.say("Tonight’s dreams")],
                ol(".pages")[(_page(view, frame, index) for index in range(len(view.rounds)))],
            ],
        ]
    ]


def ranks(view: View) -> list[tuple[int, int]]:
    """Rank and seat, best first: equal scores share a rank, and the next one is as many places further."""
    order = sorted((seat for seat in view.seats), key=lambda seat: (-seat.score, seat.number))
    return [(1 + sum(other.score > seat.score for other in view.seats), seat.number) for seat in order]


def _headline(view: View, frame: Frame) -> Node:
    text = frame.text
    winners = [view.seats[seat] for seat in view.winners]
    if not winners:
        return text.say("The game is over")
    if len(winners) == 1:
        return text.weave("{name} has reached the moon", name=bdi[winners[0].name])
    return text.weave("{names} share the moon", names=seats.names(text, winners))


def _why(view: View, frame: Frame) -> Node:
    text = frame.text
    match view.ending:
        case Ending.GOAL:
            return text.say("Somebody has {goal} points or more.", goal=view.edition.goal)
        case Ending.PILE:
            return text.say("The pile has run out.")
        case Ending.TOO_FEW:
            return text.say("There are too few players to go on.")
        case Ending.STOPPED | None:
            return text.say("You have ended the game.")


def _actions(view: View, frame: Frame) -> Element:
    text = frame.text
    teller = bdi[view.seats[view.next_storyteller].name]
    return div(".acts")[
        button("again", text.weave("Another game: {name} tells first", name=teller), weight=Weight.MAIN),
        button("share", text.say("Share this game")),
        button("export", text.say("Save to a file")),
        button("leave-game", text.say("Back to the start page")),
        button("rules", text.say("The rules"), weight=Weight.QUIET),
        button("settings", text.say("Settings"), weight=Weight.QUIET),
    ]


def _page(view: View, frame: Frame, index: int) -> Element:
    told = view.rounds[index]
    teller = view.seats[told.storyteller]
    return li[
        html_button(".page", type="button", data_do="show-round", data_round=told.number)[
            span(".sr")[frame.text.say("Round {number}.", number=told.number)],
            span(".card")[cards.small(frame, told.lineup[told.target])],
            pawn(teller.name, teller.pawn),
            span(".clue")[bdi[clue_text(frame.text, told.clue, told.caption)]],
        ]
    ]
