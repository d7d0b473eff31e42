"""The end of a game: who has won and why it ended, how the night went, and every round to look at again."""

from typing import Final

from htpy import Element, Fragment, Node, div, g, h1, image, p, svg

from game.rules.round import Ending
from game.rules.view import SeatView, View
from game.screen import Over, Undo
from game.served import served
from game.views import seat as seats
from game.views.album import album, memories
from game.views.awards import points_phrase
from game.views.button import Weight, button
from game.views.chart import chart
from game.views.frame import Frame
from game.views.hand import layered
from game.views.icon import Icon
from game.views.pawn import hare
from game.views.seat import whole
from game.views.standings import standings_list

WIDTH, HEIGHT = 440, 330
"""The picture of the winners; its land is drawn by ``tools.scenery``."""
MOON: Final = (220, 268, 150)
"""Middle and radius of the moon in it."""
ASIDE, OVERHEAD = 320, 260
"""How far that land goes on at the sides and above, for places of another shape."""
_WINNER: Final = 118
_OTHER: Final = 56
_HILL: Final = 312


def draw(screen: Over, frame: Frame) -> Fragment:
    """The winners on the moon, the standings, the rounds, and what can be done now."""
    view = screen.view
    under = div(".evening")[
        div(".win")[
            _summit(view),
            h1(tabindex="-1", data_focus=True)[_headline(view, frame)],
            p(".ending")[_ending(view, frame)],
            standings_list(view, frame, [seat.score for seat in view.seats]),
            _actions(screen, frame),
        ],
        chart(view, frame),
        memories(view, frame),
        album(view, frame),
    ]
    return layered(under, None)


def _headline(view: View, frame: Frame) -> Node:
    """Who has won: at the goal the moon is reached; a game that ended before it only tells who was ahead."""
    text = frame.text
    winners = [view.seats[seat] for seat in view.winners]
    names = seats.names(text, winners)
    match view.ending:
        case _ if not winners:
            return text.say("The game is over")
        case Ending.GOAL if len(winners) == 1:
            return text.weave("{name} has reached the moon", name=whole(winners[0].name))
        case Ending.GOAL:
            return text.weave("{names} share the moon", names=names)
        case Ending.PILE if len(winners) == 1:
            return text.weave("{name} wins", name=whole(winners[0].name))
        case Ending.PILE:
            return text.weave("{names} share the victory", names=names)
        case _ if len(winners) == len(view.active):
            return text.say("The game is over")
        case _ if len(winners) == 1:
            return text.weave("{name} was ahead", name=whole(winners[0].name))
        case _:
            return text.weave("{names} were ahead", names=names)


def _ending(view: View, frame: Frame) -> Node:
    """How many points won, and why the game is over."""
    text = frame.text
    most = max((seat.score for seat in view.seats if seat.number in view.winners), default=0)
    points = points_phrase(text, most)
    match view.ending:
        case Ending.GOAL:
            return text.say("{points}: the goal of {goal} is reached.", points=points, goal=view.edition.goal)
        case Ending.PILE:
            return text.say("{points}: the pile has run out.", points=points)
        case Ending.TOO_FEW:
            return text.say("{points}: there are too few players to go on.", points=points)
        case Ending.STOPPED | None:
            return text.say("{points}: you have ended the game early.", points=points)


def _actions(screen: Over, frame: Frame) -> Element:
    text, view = frame.text, screen.view
    early = view.ending not in (Ending.GOAL, Ending.PILE) and screen.take_back.undo is Undo.POSSIBLE
    teller = whole(view.seats[view.next_storyteller].name)
    return div(".acts")[
        button("again", text.weave("Another game: {name} tells first", name=teller), weight=Weight.MAIN),
        early and button("take-back", text.say("No, play on"), picture=Icon.BACK),
        button("share", text.say("Share this game"), picture=Icon.LINK),
        button("export", text.say("Save to a file")),
        button("leave-game", text.say("Back to the start page"), picture=Icon.BACK),
        button("deck", text.say("The deck"), picture=Icon.CARDS, weight=Weight.QUIET),
        button("rules", text.say("The rules"), picture=Icon.BOOK, weight=Weight.QUIET),
        button("settings", text.say("Settings"), picture=Icon.DIALS, weight=Weight.QUIET),
    ]


def _summit(view: View) -> Element:
    """The winners on the moon, everybody else on the hill below."""
    winners = [view.seats[seat] for seat in view.winners]
    others = [seat for seat in view.seats if seat.active and seat.number not in view.winners]
    x, y, radius = MOON
    reach = min(radius * 1.5, 112 * (len(winners) - 1))
    big = min(_WINNER, 2.2 * reach / max(1, len(winners) - 1)) if reach else _WINNER
    small = min(_OTHER, (WIDTH - 40) / max(1, len(others)))
    return div(".summit")[
        svg(
            viewBox=f"0 0 {WIDTH} {HEIGHT}", preserveAspectRatio="xMidYMax meet", aria_hidden="true", focusable="false"
        )[
            image(
                href=served("static/img/summit.svg"),
                x=-ASIDE,
                y=-OVERHEAD,
                width=WIDTH + 2 * ASIDE,
                height=HEIGHT + OVERHEAD,
            ),
            (
                _stands(seat, across, y - _above(radius, across - x) + big * 0.08, big)
                for seat, across in zip(winners, _spaced(x - reach / 2, x + reach / 2, len(winners)), strict=True)
            ),
            (
                _stands(seat, across, _HILL, small)
                for seat, across in zip(others, _spaced(36, WIDTH - 36, len(others)), strict=True)
            ),
        ]
    ]


def _above(radius: float, aside: float) -> float:
    """How high the moon's edge is over its middle, so far aside from it."""
    return float((max(0.0, radius**2 - aside**2)) ** 0.5)


def _spaced(start: float, end: float, number: int) -> list[float]:
    if number == 1:
        return [(start + end) / 2]
    return [start + (end - start) * place / (number - 1) for place in range(number)]


def _stands(seat: SeatView, x: float, y: float, size: float) -> Element:
    place = f"translate({x - size / 2:.1f} {y - size * 0.95:.1f}) scale({size / 100:.3f})"
    return g(".stands", data_pawn=seat.pawn, transform=place)[hare(seat.pawn)]
