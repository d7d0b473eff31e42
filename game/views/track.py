"""The score track: the way to the moon, with a pawn for each seat. A pure function of the scores; the land behind it is a picture."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from htpy import (
    Element,
    Fragment,
    caption,
    circle,
    div,
    ellipse,
    fragment,
    g,
    image,
    path,
    svg,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)
from htpy import text as svg_text
from markupsafe import Markup

from game.rules.view import SeatView, View
from game.served import served
from game.text.catalogue import Catalogue
from game.views.frame import Frame
from game.views.kept import kept
from game.views.pawn import hare, initial
from game.views.seat import whole
from game.views.stand import Standing, standings
from game.views.way import AROUND, Point, Stones, Way, outline, stones

_TENS_FROM = 50
"""With a goal beyond this, only every tenth stone has its number."""
_PETALS = 6
LEAST_TAG = 9.0
"""The least radius of the circle around an initial."""
HOP_HEIGHT = 1.1
"""How high a hop goes, in sizes of the pawn."""
TRACKS = 8
"""How many whole tracks are kept."""


def score_table(text: Catalogue, seats: Sequence[SeatView], scores: Sequence[int], goal: int) -> Element:
    """The track in words, for those who do not see it."""
    rows = [(seat, scores[seat.number]) for seat in seats if seat.active]
    return table[
        caption[text.say("The way to the moon: {goal} points", goal=goal)],
        thead[tr[th(scope="col")[text.say("Player")], th(scope="col")[text.say("Points")]]],
        tbody[(tr[th(scope="row")[whole(seat.name)], td[str(score)]] for seat, score in rows)],
    ]


def track(
    view: View,
    frame: Frame,
    *,
    way: Way = Way.STRIP,
    scores: Sequence[int] | None = None,
    hops: Mapping[int, int] | None = None,
    step: int = 0,
    beyond: Sequence[int] = (),
) -> Element:
    """The track with every seat at the table on its score (on ``scores``, if given).

    ``hops`` has the seats that have just moved and the scores they came from; ``step`` changes with every hop, so that each
    one is seen; ``beyond`` are scores past the goal that will be needed soon. The strip is drawn a second time, folded, for
    narrow screens: the style sheet shows one of the two.
    """
    stand = tuple(seat.score for seat in view.seats) if scores is None else tuple(scores)
    moved = tuple((hops or {}).items())
    ways = (Way.STRIP, Way.FOLDED) if way is Way.STRIP else (way,)
    known = (*(stand[seat] for seat in view.active), *(start for _, start in moved), *beyond)
    seats = tuple(replace(seat, mind=None, score=0, done=False) for seat in view.seats)
    return div(class_=["track", way.name.lower()])[
        (_drawn(seats, stones(each, view.edition.goal, known), stand, moved, step) for each in ways),
        div(".sr")[_told(frame.text, seats, stand, view.edition.goal)],
    ]


@kept(TRACKS)
def _told(text: Catalogue, seats: tuple[SeatView, ...], scores: tuple[int, ...], goal: int) -> Element:
    return score_table(text, seats, scores, goal)


@kept(TRACKS)
def _drawn(
    seats: tuple[SeatView, ...], lie: Stones, scores: tuple[int, ...], moved: tuple[tuple[int, int], ...], step: int
) -> Element:
    course, name, hops = lie.way.course, lie.way.name.lower(), dict(moved)
    pawns = standings(lie, {seat.number: scores[seat.number] for seat in seats if seat.active})
    return svg(
        class_=["way", name],
        viewBox=f"0 0 {course.width} {course.height}",
        preserveAspectRatio="xMidYMax meet",
        aria_hidden="true",
        focusable="false",
    )[
        image(
            href=served(f"static/img/way-{name}.svg"),
            x=-AROUND,
            y=-AROUND,
            width=course.width + 2 * AROUND,
            height=course.height + 2 * AROUND,
        ),
        _road(lie),
        (_flower(lie, score) for score in lie.flowers),
        (_trail(lie, start, scores[seat]) for seat, start in hops.items()),
        _resting(seats, lie, scores, [pawn for pawn in pawns if pawn.seat not in hops]),
        (
            _hopping(seats[pawn.seat], lie, pawn, hops[pawn.seat], scores[pawn.seat], step)
            for pawn in pawns
            if pawn.seat in hops
        ),
    ]


@kept()
def _road(lie: Stones) -> Fragment:
    """Every stone of the road: small ones by a dotted line, every fifth or tenth large with its number, and the goal."""
    course, goal = lie.way.course, lie.goal
    every = 5 if goal <= _TENS_FROM else 10
    numbered = [score for score in range(0, goal, every) if goal - score > every // 2]
    breadth = course.breadth
    return fragment[
        path(".stones", d=outline(course.road), pathLength=goal, stroke_dasharray="0 1", stroke_width=f"{_dot(lie):g}"),
        (_stone(str(score), lie[score], breadth * 0.54) for score in numbered),
        _stone(str(goal), lie[goal], breadth * 0.74, goal=True),
    ]


def _dot(lie: Stones) -> float:
    """The width of a small stone: a good part of the road's, but never touching the next."""
    first, second = lie[0], lie[1]
    return round(min(lie.way.course.breadth * 0.4, 0.5 * abs(second[0] - first[0])), 1)


def _stone(number: str, at: Point, radius: float, *, goal: bool = False) -> Element:
    x, y = at
    return g(class_=["stone", {"goal": goal}])[
        circle(cx=str(x), cy=str(y), r=f"{radius:.1f}"),
        svg_text(x=str(x), y=f"{y + radius * 0.38:.1f}", font_size=f"{radius * _letters(number):.1f}")[number],
    ]


def _letters(number: str) -> float:
    """How large the digits of a number may be, in radii of its stone."""
    return 1.15 if len(number) < 3 else 0.9  # noqa: PLR2004 (digits)


@kept()
def _flower(lie: Stones, score: int) -> Element:
    x, y = lie[score]
    radius = lie.way.course.breadth * 0.54
    turns = (f"rotate({360 * petal / _PETALS:g} {x} {y})" for petal in range(_PETALS))
    return g(".flower")[
        (
            ellipse(
                cx=str(x),
                cy=f"{y - radius * 0.85:.1f}",
                rx=f"{radius * 0.5:.1f}",
                ry=f"{radius * 0.62:.1f}",
                transform=turn,
            )
            for turn in turns
        ),
        _stone(str(score), (x, y), radius),
    ]


def _leap(lie: Stones, start: int, end: int) -> str:
    """The hops from one score to another as a path, from above each stone to above the next."""
    height = lie.way.course.pawn * HOP_HEIGHT
    places = lie.between(start, end)
    arcs = "".join(
        f"C{x:.1f},{y - height:.1f} {u:.1f},{v - height:.1f} {u:.1f},{v:.1f}" for (x, y), (u, v) in pairwise(places)
    )
    return f"M{places[0][0]:.1f},{places[0][1]:.1f}{arcs}"


def _trail(lie: Stones, start: int, end: int) -> Element:
    """What a hop leaves behind: a ring where it began, and its arcs. It stays where nothing is to move."""
    x, y = lie[start]
    return g(".trail")[
        circle(cx=str(x), cy=str(y), r=f"{lie.way.course.breadth * 0.6:.1f}"),
        path(d=_leap(lie, start, end)),
    ]


def _place(pawn: Standing) -> str:
    return f"--x:{pawn.at[0]}px;--y:{pawn.at[1]}px"


def _figure(seat: SeatView, lie: Stones, pawn: Standing, score: int) -> Markup:
    """The hare, looking where the way runs."""
    return _turned(seat.pawn, pawn.size, lie.leftwards(score))


@kept()
def _turned(shape: str, size: float, leftwards: bool) -> Element:
    flip = " translate(100 0) scale(-1 1)" if leftwards else ""
    turned = f"translate({-size / 2:.1f} {-size * 0.95:.1f}) scale({size / 100:.3f}){flip}"
    return g(".hare", transform=turned)[hare(shape)]


@kept()
def _tag(called: str, size: float) -> Fragment:
    """The initial at the hare's feet."""
    x, radius = size * 0.3, max(size * 0.22, LEAST_TAG)
    return fragment[
        circle(".tag", cx=f"{x:.1f}", cy=f"{-radius * 0.5:.1f}", r=f"{radius:.1f}"),
        svg_text(".initial", x=f"{x:.1f}", y=f"{-radius * 0.04:.1f}", font_size=f"{radius * 1.3:.1f}")[initial(called)],
    ]


def _resting(seats: Sequence[SeatView], lie: Stones, scores: Sequence[int], pawns: Sequence[Standing]) -> Fragment:
    """The pawns that stand still, and over them all their initials, so that none of those is ever hidden."""
    return fragment[
        (
            g(".stander", data_pawn=seats[pawn.seat].pawn, data_seat=pawn.seat, style=_place(pawn))[
                g(".figure")[_figure(seats[pawn.seat], lie, pawn, scores[pawn.seat])]
            ]
            for pawn in pawns
        ),
        (
            g(".stander.named", data_pawn=seats[pawn.seat].pawn, style=_place(pawn))[
                g(".figure")[_tag(seats[pawn.seat].name, pawn.size)]
            ]
            for pawn in pawns
        ),
    ]


def _hopping(seat: SeatView, lie: Stones, pawn: Standing, start: int, score: int, step: int) -> Element:
    """A pawn that has just come to its place: the style sheet lets it hop along ``--hop``, which ends where it stands."""
    size, (x, y) = pawn.size, pawn.at
    near = [(u - x, v - y) for u, v in lie.between(start, score)[:-1]] + [(0.0, 0.0)]
    height = size * HOP_HEIGHT
    arcs = "".join(
        f"C{a:.1f},{b - height:.1f} {u:.1f},{v - height:.1f} {u:.1f},{v:.1f}" for (a, b), (u, v) in pairwise(near)
    )
    leap = f"path('M{near[0][0]:.1f},{near[0][1]:.1f}{arcs}')"
    return g(
        ".stander", data_pawn=seat.pawn, data_seat=seat.number, data_from=start, data_to=score, style=_place(pawn)
    )[
        g(
            ".figure.leap",
            id=f"leap-{lie.way.name.lower()}-{pawn.seat}-{step}",
            style=f"--hop:{leap};--stones:{len(near) - 1}",
        )[
            _figure(seat, lie, pawn, score),
            _tag(seat.name, size),
            g(".gain", transform=f"translate({size * 0.62:.1f} {-size * 1.05:.1f})")[
                path(d="M-19-15 18-17 21 13-17 16z"), svg_text(y=7, font_size=24)[f"+{score - start}"]
            ],
        ]
    ]
