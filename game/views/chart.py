"""How the night went: each seat's score after each round, as lines for the eye and as a table for the ear."""

from dataclasses import dataclass
from typing import Final

from htpy import (
    Element,
    Fragment,
    caption,
    circle,
    div,
    fragment,
    g,
    h2,
    path,
    section,
    svg,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)
from htpy import text as svg_text

from game.rules.view import SeatView, View
from game.views.frame import Frame
from game.views.pawn import hare, initial
from game.views.seat import whole
from game.views.standings import ranked

WIDTH, HEIGHT = 640, 344
LEFT, RIGHT, TOP, BOTTOM = 46, 128, 26, 36
"""The margins around the lines, in the drawing's units."""
LEVELS_MOST: Final = 6
_LABEL_GAP: Final = 37
_PAWN: Final = 32
_DASHES: Final = ("", "14 7", "2 9", "18 6 3 6", "8 6", "24 8")
"""Lines differ by their dashes, too; they come again after so many seats, with other colours."""


@dataclass(frozen=True, slots=True)
class Scale:
    """Where rounds and points lie in the drawing."""

    rounds: int
    top: int

    def x(self, number: int) -> float:
        """The place of a round; 0 is before the first."""
        return LEFT + (WIDTH - LEFT - RIGHT) * number / max(1, self.rounds)

    def y(self, points: float) -> float:
        """The height of a score."""
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * points / max(1, self.top)


def chart(view: View, frame: Frame) -> Element:
    """The sheet with the lines; nothing is drawn before the first round is finished."""
    text = frame.text
    return section(".chart.sheet")[
        h2[text.say("How the night went")],
        bool(view.rounds) and fragment[div(".lines-box")[_lines(view)], div(".sr")[_table(view, frame)]],
        not view.rounds and text.say("No round was finished."),
    ]


def history(view: View, seat: int) -> list[tuple[int, int]]:
    """Round and score of a seat, from the round in which it came (0 for those who sat there from the start)."""
    known = [(told.number, told.scores[seat]) for told in view.rounds if seat < len(told.scores)]
    began = bool(view.rounds) and seat < len(view.rounds[0].scores)
    return [(0, 0), *known] if began else known


def _lines(view: View) -> Element:
    scale = Scale(len(view.rounds), max(view.edition.goal, *(seat.score for seat in view.seats)))
    order = [seat for _, seat in ranked(view.seats, [seat.score for seat in view.seats])]
    return svg(viewBox=f"0 0 {WIDTH} {HEIGHT}", aria_hidden="true", focusable="false")[
        _grid(view, scale),
        (_line(view, scale, seat) for seat in reversed(order)),
        _labels(view, scale, order),
    ]


def _grid(view: View, scale: Scale) -> Fragment:
    goal, right = view.edition.goal, WIDTH - RIGHT + 6
    every = next(step for step in (5, 10, 20, 50) if goal / step <= LEVELS_MOST)
    heights = [points for points in range(0, goal, every) if goal - points > every // 2]
    least_apart = 34
    skip = 1 + int(least_apart / max(1e-9, scale.x(1) - scale.x(0)))
    return fragment[
        (
            g(".level")[
                path(d=f"M{LEFT},{scale.y(points):.0f}H{right}"), _words(LEFT - 10, scale.y(points) + 6, points, "end")
            ]
            for points in heights
        ),
        g(".goal-level")[
            path(d=f"M{LEFT},{scale.y(goal):.0f}H{right}"),
            circle(cx=LEFT - 20, cy=f"{scale.y(goal):.0f}", r=17),
            _words(LEFT - 20, scale.y(goal) + 6, goal, "middle"),
        ],
        g(".level")[
            (_words(scale.x(told.number), HEIGHT - 8, told.number, "middle") for told in view.rounds[skip - 1 :: skip])
        ],
    ]


def _words(x: float, y: float, number: int, anchor: str) -> Element:
    return svg_text(x=f"{x:.0f}", y=f"{y:.0f}", text_anchor=anchor)[str(number)]


def _line(view: View, scale: Scale, seat: SeatView) -> Element:
    places = [f"{scale.x(number):.1f},{scale.y(score):.1f}" for number, score in history(view, seat.number)]
    d = "M" + "L".join(places) if places else ""
    return g(".score-line", data_pawn=seat.pawn)[
        path(".edge", d=d), path(d=d, stroke_dasharray=_DASHES[seat.number % len(_DASHES)] or None)
    ]


def _labels(view: View, scale: Scale, order: list[SeatView]) -> Fragment:
    """Pawn and score at the end of each line, moved apart where lines end close together."""
    gap = min(_LABEL_GAP, (HEIGHT - TOP) / max(1, len(order)))
    heights = [scale.y(seat.score) for seat in order]
    heights[0] = max(heights[0] - gap / 2, gap / 2)
    for place in range(1, len(heights)):
        heights[place] = max(heights[place], heights[place - 1] + gap)
    over = heights[-1] - (HEIGHT - gap / 2)
    for place in range(len(heights) - 1, -1, -1):
        if over > 0:
            heights[place] = min(heights[place], HEIGHT - gap / 2 - (len(heights) - 1 - place) * gap)
    return fragment[
        (_label(view, scale, seat, height, min(_PAWN, gap)) for seat, height in zip(order, heights, strict=True))
    ]


def _label(view: View, scale: Scale, seat: SeatView, y: float, size: float) -> Element:
    x = scale.x(len(view.rounds))
    hare_at = f"translate({x + 32:.1f} {y - size * 0.6:.1f}) scale({size / 100:.3f})"
    radius = size * 0.26
    return g(".score-label", data_pawn=seat.pawn)[
        path(".thread", d=f"M{x + 5:.0f},{scale.y(seat.score):.0f}L{x + 26:.0f},{y:.0f}"),
        g(".hare", transform=hare_at)[hare(seat.pawn)],
        circle(".tag", cx=f"{x + 32 + size * 0.86:.1f}", cy=f"{y + size * 0.22:.1f}", r=f"{radius:.1f}"),
        svg_text(
            ".initial", x=f"{x + 32 + size * 0.86:.1f}", y=f"{y + size * 0.32:.1f}", font_size=f"{radius * 1.4:.1f}"
        )[initial(seat.name)],
        svg_text(".sum", x=f"{x + 42 + size:.1f}", y=f"{y + size * 0.24:.1f}", font_size=f"{size * 0.8:.1f}")[
            str(seat.score)
        ],
    ]


def _table(view: View, frame: Frame) -> Element:
    text = frame.text
    return table[
        caption[text.say("Points after each round")],
        thead[
            tr[
                th(scope="col")[text.say("Player")],
                (th(scope="col")[text.say("Round {number}", number=told.number)] for told in view.rounds),
            ]
        ],
        tbody[
            (
                tr[
                    th(scope="row")[whole(seat.name)],
                    (
                        td[str(told.scores[seat.number]) if seat.number < len(told.scores) else "–"]
                        for told in view.rounds
                    ),
                ]
                for seat in view.seats
            )
        ],
    ]
