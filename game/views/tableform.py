"""What both set-up forms ask of a table, whether it plays here or scores a printed game: which box, who tells first; and what is still wrong."""

from collections.abc import Callable, Sequence
from typing import Final

from htpy import Element, Node, bdi, div, fieldset, h2, label, legend, li, option, p, select, span, ul
from htpy import input as html_input

from game.rules.edition import EDITIONS, Edition
from game.rules.setup import Fault, FaultReason
from game.screen import Draft
from game.text.catalogue import Catalogue, mark
from game.views.seatrow import called

EDITION_NAMES: Final = {"classic": mark("Classic"), "2021": mark("2021"), "odyssey": mark("Odyssey")}
SUMMARY: Final = "faults"
"""The id of the summary of what has to be mended."""
_BOX: Final = frozenset({FaultReason.UNKNOWN_EDITION, FaultReason.TOO_FEW_SEATS, FaultReason.TOO_MANY_SEATS})

Words = Callable[[Fault], str]
"""A fault in words."""


def summary(faults: Sequence[Fault], text: Catalogue, words: Words) -> Element | None:
    """Everything that is wrong, above the form; it takes the focus."""
    if not faults:
        return None

    def line(fault: Fault) -> Element:
        said = words(fault)
        if fault.seat is None:
            return li[said]
        return li[text.say("Seat {number}:", number=fault.seat + 1), " ", said]

    return div(".faults", id=SUMMARY, tabindex="-1", data_focus=True)[
        h2[text.count("One thing is still missing", "{number} things are still missing", len(faults))],
        ul[(line(fault) for fault in faults)],
    ]


def boxes(draft: Draft, faults: Sequence[Fault], text: Catalogue, words: Words, *, title: str) -> Element:
    """The editions to choose from, each with its number of players."""

    def choice(edition: Edition) -> Element:
        seats = text.say("{least} to {most} players", least=edition.least_seats, most=edition.most_seats)
        return label(".choice")[
            html_input(type="radio", name="edition", value=edition.id, checked=edition.id == draft.edition),
            span[bdi[text.say(EDITION_NAMES[edition.id])], span(".small")[seats]],
        ]

    found = [fault for fault in faults if fault.reason in _BOX]
    return fieldset(".editions", aria_describedby="edition-why" if found else None)[
        legend[title],
        div(".segments")[(choice(edition) for edition in EDITIONS.values())],
        bool(found) and p(".why.refused", id="edition-why")[" ".join(map(words, found))],
    ]


def field(words: str, control: Node, *, why: Node = None) -> Element:
    """A field with its name above it."""
    return label(".field")[span(".field-name")[words], control, why]


def first_teller(draft: Draft, text: Catalogue) -> Element:
    """Who tells the first round."""
    return field(
        text.say("Who tells first?"),
        select(name="first")[
            (
                option(value=number, selected=number == draft.house.first)[called(text, number, seat)]
                for number, seat in enumerate(draft.seats)
            )
        ],
    )
