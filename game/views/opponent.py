"""Computer opponents in words, fields and buttons: who they are, how sharp, that they are thinking, whose seat they play, and why."""

from collections.abc import Sequence
from typing import Final

from htpy import (
    Element,
    Node,
    VoidElement,
    details,
    div,
    form,
    img,
    li,
    option,
    p,
    section,
    select,
    span,
    summary,
    ul,
)
from htpy import button as html_button

from game.rules.setup import LEVELS, Mind, Seat
from game.rules.view import SeatView
from game.screen import HandOver, Opponent, Reveal
from game.served import served
from game.text.catalogue import Catalogue, mark
from game.views.button import Weight, button
from game.views.frame import Frame
from game.views.icon import Icon
from game.views.kept import kept
from game.views.pawn import pawn
from game.views.seat import name, names, whole

LEVEL_NAMES: Final = {
    1: mark("half asleep"),
    2: mark("easy-going"),
    3: mark("wide awake"),
    4: mark("sharp-eyed"),
    5: mark("reads your mind"),
}
"""How sharp an opponent is, in words."""
PORTRAIT: Final = 320
"""The side of a portrait, in pixels."""


def known_as(text: Catalogue, opponent: Opponent) -> str:
    """An opponent by name and calling."""
    return text.say("{name}, {calling}", name=opponent.name, calling=text.say(opponent.calling))


def portrait(character: str, opponents: Sequence[Opponent]) -> VoidElement | None:
    """The picture of one of those who may be seated, beside their name (which says all there is to say); none of anybody else."""
    if all(opponent.id != character for opponent in opponents):
        return None
    return img(
        ".portrait",
        src=served(f"static/opponents/{character}.avif"),
        alt="",
        width=PORTRAIT,
        height=PORTRAIT,
        loading="lazy",
        decoding="async",
        draggable="false",
    )


def opponent_fields(text: Catalogue, number: int, mind: Mind, opponents: Sequence[Opponent]) -> Element:
    """The two choices of a seat that the computer plays: which character, and how sharp; and a sentence about it."""
    found = next((opponent for opponent in opponents if opponent.id == mind.character), None)
    return span(".mind")[
        portrait(mind.character, opponents),
        _character(text, number)[
            found is None and option(value=mind.character, selected=True)[text.say("plays by computer")],
            _characters(text, mind.character, opponents),
            option(value="")[text.say("a person")],
        ],
        _level(text, number, mind.level),
        found is not None and span(".small.about")[text.say(found.about)],
    ]


def _character(text: Catalogue, number: int) -> Element:
    return select(name=f"mind-{number}", aria_label=text.say("Who plays at seat {number}", number=number + 1))


def _characters(text: Catalogue, chosen: str, opponents: Sequence[Opponent]) -> list[Element]:
    return [
        option(value=opponent.id, selected=opponent.id == chosen)[known_as(text, opponent)] for opponent in opponents
    ]


def _level(text: Catalogue, number: int, level: int) -> Element:
    return select(name=f"level-{number}", aria_label=text.say("How sharp"))[
        (
            option(value=str(step), selected=step == level)[
                text.say("{number} · {name}", number=step, name=text.say(LEVEL_NAMES[step]))
            ]
            for step in LEVELS
        )
    ]


def thinking(screen: HandOver, frame: Frame) -> Element | None:
    """Which opponents are about to act, and the button for those who do not want to wait."""
    if not screen.thinking:
        return None
    text = frame.text
    seats = [screen.view.seats[seat] for seat in screen.thinking if seat != screen.seat]
    told = text.say("They would like a word of what was said:") if screen.listening else text.say("Thinking:")
    return div(".thinking", role="group", aria_label=text.say("Computer opponents"))[
        span(".faces")[(_face(screen.view.seats[seat], screen.opponents) for seat in screen.thinking)],
        bool(seats) and p[told, " ", names(text, seats)],
        button(
            "hurry",
            text.say("Go on without a word") if screen.listening else text.say("Go on at once"),
            weight=Weight.QUIET,
            picture=Icon.AFTER,
        ),
    ]


def _face(seat: SeatView, opponents: Sequence[Opponent]) -> VoidElement | None:
    return None if seat.mind is None else portrait(seat.mind.character, opponents)


def who_plays(screen: HandOver | Reveal, frame: Frame) -> Element | None:
    """A button that asks who plays for whom; then behind a fold for each seat: hand it to an opponent, or to a person.

    Before it is asked for, its many fields are no part of the page: each repaint would have to go through them.
    """
    view, opponents, text = screen.view, screen.opponents, frame.text
    if not opponents:
        return None
    title = text.say("Who plays for whom?")
    asking = html_button(
        ".btn.plain", type="button", data_do="ask-kinds", aria_expanded="true" if screen.kinds_asked else "false"
    )[span(".label")[title]]
    if not screen.kinds_asked:
        return section(".who-plays")[asking]
    seated = {seat.mind.character for seat in view.seats if seat.mind is not None and seat.active}
    free = Mind(next((opponent.id for opponent in opponents if opponent.id not in seated), opponents[0].id))
    return section(".who-plays")[
        asking,
        ul(".goers")[
            (
                li[_player(text, seat.number, Seat(seat.name, seat.pawn, seat.mind), free, tuple(opponents))]
                for seat in view.seats
                if seat.active
            )
        ],
    ]


@kept()
def _player(text: Catalogue, number: int, seat: Seat, free: Mind, opponents: tuple[Opponent, ...]) -> Element:
    """The fold of a seat; ``free`` is who is offered first."""
    called = whole(seat.name)
    change: Node
    if seat.mind is None:
        said = text.weave("{name}: a person", name=called)
        change = form(id=f"kind-form-{number}", autocomplete="off")[
            span(".mind")[
                _character(text, number)[_characters(text, free.character, opponents)],
                _level(text, number, free.level),
            ],
            button("kind", text.weave("The computer plays on for {name}", name=called), seat=number),
        ]
    else:
        said = text.weave("{name}: the computer", name=called)
        change = button("kind", text.weave("A person plays on for {name}", name=called), seat=number)
    return details(".stopping", id=f"kind-{number}")[
        summary(".btn.plain")[pawn(seat.name, seat.pawn), span[said]], change
    ]


def reasons(screen: Reveal, frame: Frame) -> Element | None:
    """At the end of a round the opponents that voted can be asked why; the answer of the one that was."""
    voted = {ballot.seat for ballot in screen.round.ballots}
    asked = [seat for seat in screen.view.seats if seat.mind is not None and seat.number in voted]
    if not asked or not screen.done or screen.again:
        return None
    text = frame.text
    return details(".reasons", id="reasons", open=screen.asked is not None)[
        summary(".btn.quiet")[text.say("Ask the opponents why")],
        screen.asked is not None and _answer(screen, text),
        ul(".owes")[
            (
                li[
                    button(
                        "ask-why",
                        text.weave("Why, {name}?", name=whole(seat.name)),
                        weight=Weight.QUIET,
                        seat=seat.number,
                    )
                ]
                for seat in asked
                if seat.number != screen.asked
            )
        ],
    ]


def _answer(screen: Reveal, text: Catalogue) -> Element | None:
    if screen.asked is None or screen.asked not in range(len(screen.view.seats)):
        return None
    said = text.say("I would rather not say.") if screen.why is None else screen.why.say(text)
    return p(".answer", role="status")[
        _face(screen.view.seats[screen.asked], screen.opponents),
        span[text.weave("{name}: {said}", name=name(screen.view, screen.asked), said=span[said])],
    ]
