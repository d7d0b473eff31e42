"""The scorekeeper: entering a round of a printed game, on the board or by counts.

Hooks (``data-do``) of the whole scorekeeper: ``scorekeeper`` (on the set-up: score a printed game); on the slip ``pad-hold`` (``data-marker``
card or vote, ``data-seat``), ``pad-put`` (``data-slot``), ``pad-one-vote``, ``pad-means`` (``data-means`` board or counts), ``pad-teller``
(``data-seat``), ``pad-found`` and ``pad-single`` (``data-seat``), ``pad-votes`` (``data-decoy``, ``data-by``), ``pad-clear``, ``pad-score``; between
rounds ``pad-next``, ``pad-show`` and ``pad-amend`` (``data-round``), ``pad-sheet``, ``pad-undo``, ``pad-finish``, ``pad-csv``, ``pad-print``,
``pad-again``.
"""

from typing import Final

from htpy import Element, Fragment, Node, details, div, h1, header, li, p, span, summary, ul
from htpy import button as html_button

from game.pad_screen import PadEntryScreen
from game.scorepad.slip import Marker, Means, Misfit, Trouble
from game.text.catalogue import Catalogue, mark
from game.views.button import Weight, button
from game.views.frame import Frame
from game.views.hand import layered
from game.views.icon import Icon, icon
from game.views.pawn import pawn
from game.views.scorepad_board import board
from game.views.scorepad_counts import counts
from game.views.seat import listed, whole
from game.views.tell import WHY

_MEANS: Final = {Means.BOARD: mark("On the board"), Means.COUNTS: mark("Only counts")}
REFUSED: Final = "pad-refused"


def name_of(screen: PadEntryScreen, seat: int) -> Element:
    """A player's name, keeping its own reading direction."""
    return whole(screen.pad.setup.seats[seat].name)


def draw(screen: PadEntryScreen, frame: Frame) -> Fragment:
    """Who tells, the board or the counts, and what is asked next."""
    on_board = screen.slip.means is Means.BOARD
    under = div(".pad")[
        _top(screen, frame),
        board(screen, frame) if on_board else counts(screen, frame),
        _bar(screen, frame),
    ]
    return layered(under, None)


def _top(screen: PadEntryScreen, frame: Frame) -> Element:
    text, slip = frame.text, screen.slip
    teller = name_of(screen, slip.storyteller)
    if slip.number is None:
        number = len(screen.pad.rounds) + 1
        title = text.weave("Round {number}: {name} tells", number=str(number), name=teller)
    else:
        title = text.weave("Round {number}, corrected: {name} told", number=str(slip.number), name=teller)
    who = screen.pad.setup.seats[slip.storyteller]
    return header(".top")[
        pawn(who.name, who.pawn),
        h1(tabindex="-1", data_focus=True)[title],
        _tellers(screen, frame),
        div(".segments.means", role="group", aria_label=text.say("How to enter it"))[
            (_means(text, means, chosen=means is slip.means) for means in Means)
        ],
    ]


def _means(text: Catalogue, means: Means, *, chosen: bool) -> Element:
    return html_button(
        ".segment",
        type="button",
        data_do="pad-means",
        data_means=means,
        aria_pressed="true" if chosen else "false",
    )[text.say(_MEANS[means])]


def _tellers(screen: PadEntryScreen, frame: Frame) -> Element:
    """Whoever else may tell: it goes round by itself, but tables do as they like."""
    seats = screen.pad.setup.seats
    return details(".more")[
        summary(".btn.quiet")[icon(Icon.PENCIL), span(".label")[frame.text.say("Somebody else tells")]],
        ul(".more-box")[
            (
                li[
                    button(
                        "pad-teller",
                        [pawn(seats[seat].name, seats[seat].pawn), name_of(screen, seat)],
                        seat=seat,
                    )
                ]
                for seat in screen.slip.others
            )
        ],
    ]


def _bar(screen: PadEntryScreen, frame: Frame) -> Element:
    text, slip = frame.text, screen.slip
    why = None if screen.missing is None else misfit_sentence(screen, text, screen.missing)
    refused = screen.refused if screen.refused != screen.missing else None
    more_votes = slip.held is not None and slip.held.marker is Marker.VOTE and bool(slip.ballots[slip.held.seat])
    label = text.say("Count the points") if slip.number is None else text.say("Count it anew")
    return div(".bar")[
        button("pad-clear", text.say("Give up the correction"), weight=Weight.QUIET)
        if slip.number is not None
        else button("pad-sheet", text.say("All rounds"), picture=Icon.BOOK),
        div(".say")[
            p(".ask", role="status")[_ask(screen, text)],
            p(".why.refused", role="alert", id=REFUSED)[
                None if refused is None else misfit_sentence(screen, text, refused)
            ],
            why and p(".why", id=WHY)[why],
        ],
        slip.means is Means.BOARD
        and more_votes
        and button("pad-one-vote", text.say("Only one vote"), picture=Icon.AFTER),
        button(
            "pad-score",
            label,
            weight=Weight.MAIN,
            ready=screen.missing is None,
            described_by=WHY if why else None,
        ),
    ]


def _ask(screen: PadEntryScreen, text: Catalogue) -> Node:
    slip = screen.slip
    if slip.means is Means.COUNTS:
        teller = name_of(screen, slip.storyteller)
        return text.weave("Who found {name}’s card, and how many votes did the others get?", name=teller)
    if slip.held is None:
        return text.say("All of it is in.")
    name = name_of(screen, slip.held.seat)
    if slip.held.marker is Marker.CARD:
        if slip.held.seat == slip.storyteller:
            return text.weave("Tap the number of the card that {name} told of.", name=name)
        return text.weave("Tap the number of {name}’s card.", name=name)
    if slip.ballots[slip.held.seat]:
        return text.weave("Tap the number of {name}’s second vote, if there is one.", name=name)
    return text.weave("Tap the number that {name} voted for.", name=name)


def misfit_sentence(screen: PadEntryScreen, text: Catalogue, misfit: Misfit) -> Node:
    """What does not fit, in words."""
    number = misfit.number
    match misfit.trouble:
        case Trouble.OWN_CARD:
            assert misfit.seat is not None
            assert misfit.slot is not None
            name = name_of(screen, misfit.seat)
            return text.weave(
                "{name} cannot vote for a card of their own: number {number}.", name=name, number=str(misfit.slot + 1)
            )
        case Trouble.CARDS_OPEN:
            return text.count(
                "{number} card does not lie on its place yet.", "{number} cards do not lie on their places yet.", number
            )
        case Trouble.VOTES_OPEN:
            names = listed(text, [name_of(screen, seat) for seat in misfit.seats])
            return text.weave("Still to vote: {names}", names=names)
        case Trouble.TOO_FEW:
            return text.count(
                "{number} vote for the other cards is missing.",
                "{number} votes for the other cards are missing.",
                number,
            )
        case Trouble.TOO_MANY:
            return text.count(
                "{number} vote too many for the other cards.", "{number} votes too many for the other cards.", number
            )
        case Trouble.NO_BALLOTS:
            return text.say("It adds up only if somebody had voted for a card of their own.")
