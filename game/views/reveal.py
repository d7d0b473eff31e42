"""The reveal: the cards turn over one by one, then the pawns move, one award at a time, each with its reason."""

from typing import Final

from htpy import Element, Fragment, bdi, div, fragment, h1, header, li, ol, p, q, span, ul
from htpy import button as html_button

from game.pictures import Picture
from game.rules.moves import ALOUD
from game.rules.view import SeatView
from game.screen import Reveal
from game.text.catalogue import Catalogue
from game.views import card as cards
from game.views.button import Weight, button
from game.views.coming import caption_form, table_menu
from game.views.frame import Frame
from game.views.hand import layered
from game.views.icon import Icon
from game.views.kept import kept
from game.views.look import Target, look
from game.views.pawn import pawn
from game.views.seat import name, whole
from game.views.standings import standings_list
from game.views.telling import telling, voters
from game.views.track import track
from game.views.way import Way

ROW: Final = 6
"""So many cards lie in one row beside the track; more of them take turns with it."""


LONG: Final = 60
"""A clue with more characters than this is written smaller."""
LONG_NAME: Final = 10
"""So is a name under a card."""


def draw(screen: Reveal, frame: Frame) -> Fragment:
    """The lineup with what is known of it at this step, the awards told so far, the track, and the button that goes on."""
    cards_now = screen.step <= len(screen.order) or screen.again
    under = div(
        class_=[
            "unfold",
            "few" if len(screen.order) <= ROW else "many",
            "cards-now" if cards_now else "pawns-now",
            {"again": screen.again},
        ],
    )[
        _top(screen, frame),
        _lineup(screen, frame),
        telling(screen, frame),
        _way(screen, frame),
    ]
    looking = screen.looking
    if looking is None or looking not in range(len(screen.round.lineup)):
        return layered(under, None)
    row = tuple(Target(card, slot) for slot, card in enumerate(screen.round.lineup))
    return layered(under, look(frame, row, looking, title=_look_title(screen, frame, looking)))


def _look_title(screen: Reveal, frame: Frame, slot: int) -> str:
    if slot not in screen.turned:
        return frame.text.say("Number {number}", number=slot + 1)
    owner = screen.view.seats[screen.round.owners[slot]]
    return frame.text.say("Number {number}, {name}’s card", number=slot + 1, name=owner.name)


def _top(screen: Reveal, frame: Frame) -> Element:
    text, told = frame.text, screen.round
    teller = name(screen.view, told.storyteller)
    words = told.clue if isinstance(told.clue, str) else told.caption
    at_table = screen.done and not screen.again
    return header(".top")[
        screen.again and button("back", text.say("Back"), picture=Icon.BEFORE),
        h1(class_=["clue", {"long": len(words) > LONG}], tabindex="-1", data_focus=True)[
            q[bdi[words]] if words else text.say("A clue said aloud")
        ],
        p(".sub")[text.weave("Round {number}, told by {name}", number=str(told.number), name=teller)],
        at_table and told.clue is ALOUD and caption_form(told.caption, frame),
        not screen.done and button("skip", text.say("Show everything"), weight=Weight.QUIET),
        not screen.again and table_menu(screen, frame),
    ]


def _lineup(screen: Reveal, frame: Frame) -> Element:
    places = range(len(screen.round.lineup))
    return div(".lay")[ol(".shown", style=f"--n:{len(places)}")[(_place(screen, frame, slot) for slot in places)]]


def _place(screen: Reveal, frame: Frame, slot: int) -> Element:
    text, told, seats = frame.text, screen.round, screen.view.seats
    turned = slot in screen.turned
    target = turned and slot == told.target
    now = not screen.again and screen.turned[-1:] == (slot,)
    return li(class_=["laid-open", {"known": turned, "target": target, "now": now}])[
        _face(text, cards.picture(frame, told.lineup[slot]), slot),
        turned and _known(text, seats[told.owners[slot]], tuple(seats[seat] for seat in voters(told, slot))),
    ]


@kept()
def _face(text: Catalogue, shown: Picture, slot: int) -> Fragment:
    """A card with the number of its place."""
    return fragment[
        html_button(".card", type="button", data_do="look", data_slot=slot)[
            span(".sr")[text.say("Number {number}.", number=slot + 1) + " "],
            cards.small_picture(shown),
        ],
        cards.number_tag(slot),
    ]


@kept()
def _known(text: Catalogue, owner: SeatView, found: tuple[SeatView, ...]) -> Fragment:
    """What a turned card shows: whose it is, and the pawns of those who voted for it."""
    return fragment[
        p(class_=["plate", {"long": len(owner.name) > LONG_NAME}], data_pawn=owner.pawn)[
            pawn(owner.name, owner.pawn), whole(owner.name)
        ],
        bool(found)
        and ul(class_=["voters", f"v-{len(found)}"], aria_label=text.say("Votes"))[
            (li[pawn(seat.name, seat.pawn, label=seat.name)] for seat in found)
        ],
    ]


def _way(screen: Reveal, frame: Frame) -> Element:
    """The track with the scores of this step. Who has joined since the round stands on the score given to them."""
    view = screen.view
    later = tuple(seat.score for seat in view.seats[len(screen.scores) :])
    scores = (*screen.scores, *later)
    hops: dict[int, int] = {}
    if screen.told and not screen.again:
        line = screen.told[-1]
        hops = {seat: scores[seat] - line.points for seat in line.seats}
    drawn = track(view, frame, way=Way.WINDING, scores=scores, hops=hops, step=screen.step, beyond=screen.round.scores)
    return div(".way-box")[drawn, screen.done and standings_list(view, frame, scores)]
