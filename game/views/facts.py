"""What may be known at the hand-over: the clue, and who still owes a move, each a button that passes the tablet on."""

from htpy import Element, Node, dd, div, dl, dt, li, span, ul
from htpy import button as html_button
from markupsafe import Markup

from game.rules.moves import ALOUD
from game.rules.round import Phase
from game.rules.view import SeatView, View
from game.screen import HandOver
from game.text.catalogue import Catalogue
from game.views.clue import clue_line
from game.views.frame import Frame
from game.views.kept import kept
from game.views.seat import badge_of, name, names


def _clue(view: View, text: Catalogue) -> Node:
    """The clue. An opponent says nothing aloud: where it knows no words for its cards, nobody is to wait for any."""
    if view.clue is ALOUD and not view.caption and view.seats[view.storyteller].mind is not None:
        return text.weave("{name} finds no words and only nods.", name=name(view, view.storyteller))
    assert view.clue is not None
    return clue_line(text, view.clue, view.caption)


def facts(screen: HandOver, frame: Frame) -> Element:
    """The clue, who still owes a move, and who has made it."""
    view, text = screen.view, frame.text
    known: list[Node] = []
    if view.clue is None:
        known += [dt(".sr")[text.say("Round")], dd(".plain")[_round(view, frame)]]
    else:
        told = text.weave("The clue, told by {name}", name=name(view, view.storyteller))
        known += [dt[told], dd[_clue(view, text)]]
    if screen.waiting:
        known += [dt[_others(view, frame)], dd[_waiting(screen, frame)]]
    done = [seat for seat in view.seats if seat.done]
    if done:
        known.append(div(".minor")[dt[_done(view, text, len(done))], " ", dd[names(text, done)]])
    return dl(".facts")[known]


def _done(view: View, text: Catalogue, seats: int) -> str:
    """That so many seats have laid or voted; some languages say it of the cards."""
    if view.phase is not Phase.SUBMIT:
        return text.count("Already voted:", "Already voted:", seats)
    if view.decoys == 1:
        return text.count("Already laid a card:", "Already laid a card:", seats)
    return text.count("Already laid their cards:", "Already laid their cards:", seats)


def _round(view: View, frame: Frame) -> str:
    text = frame.text
    now = text.say("Round {number}", number=view.round_number)
    if view.rounds_left is None:
        return now
    left = text.count("{number} round left", "{number} rounds left", view.rounds_left)
    return f"{now} · {left}"


def _others(view: View, frame: Frame) -> str:
    if view.phase is Phase.SUBMIT:
        return frame.text.count(
            "Still to lay a card; any of you may go first", "Still to lay cards; any of you may go first", view.decoys
        )
    return frame.text.say("Still to vote; any of you may go first")


def _waiting(screen: HandOver, frame: Frame) -> Element:
    """The others who owe a move, each a button that passes the tablet to them instead."""
    label = frame.text.say("Pass to") + " "
    return ul(".owes")[(lend(screen.view.seats[seat], label) for seat in screen.waiting)]


def lend(seat: SeatView, label: str = "") -> Markup:
    """A seat as a button that passes the tablet to it."""
    return _lent(seat.number, seat.name, seat.pawn, label)


@kept()
def _lent(seat: int, called: str, shape: str, label: str) -> Element:
    return li[
        html_button(".lend", type="button", data_do="pass", data_seat=seat, data_pawn=shape)[
            label and span(".sr")[label], badge_of(seat, called, shape)
        ]
    ]
