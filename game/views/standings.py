"""Standings: who is where, with shared ranks."""

from collections.abc import Sequence

from htpy import Element, li, ol, span

from game.rules.view import SeatView, View
from game.views.frame import Frame
from game.views.pawn import pawn
from game.views.seat import whole


def ranked(seats: Sequence[SeatView], scores: Sequence[int]) -> list[tuple[int, SeatView]]:
    """Rank and seat, best first. Equal scores share a rank, and the next one counts all that are before it: 1, 1, 3."""
    order = sorted(seats, key=lambda seat: (-scores[seat.number], seat.number))
    return [(1 + sum(scores[other.number] > scores[seat.number] for other in seats), seat) for seat in order]


def standings_list(view: View, frame: Frame, scores: Sequence[int]) -> Element:
    """The seats at the table, best first, each with rank and points; below them, without a rank, who has left."""
    text = frame.text
    there = [seat for seat in view.seats if seat.active]
    return ol(".standings", aria_label=text.say("Standings"))[
        (
            li[
                span(".rank", aria_label=text.say("Place {number}", number=rank))[f"{rank}."],
                pawn(seat.name, seat.pawn),
                whole(seat.name),
                span(".points")[str(scores[seat.number])],
            ]
            for rank, seat in ranked(there, scores)
        ),
        (
            li(".left")[
                pawn(seat.name, seat.pawn),
                whole(seat.name),
                span(".small")[text.say("went home")],
                span(".points")[str(scores[seat.number])],
            ]
            for seat in view.seats
            if not seat.active
        ),
    ]
