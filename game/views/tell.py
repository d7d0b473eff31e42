"""The storyteller's hand: choose a card, give a clue."""

from htpy import Fragment, Node, div, form, label, p, span
from htpy import input as html_input

from game.screen import TellScreen
from game.views import card as cards
from game.views import sentences
from game.views.button import Weight, button
from game.views.coach import coach
from game.views.frame import Frame
from game.views.hand import cover, look_at, own_seat, private, targets, top
from game.views.look import choose
from game.views.seat import name

WHY = "why"
"""The id of the sentence that says why the main button does nothing yet."""


def draw(screen: TellScreen, frame: Frame) -> Fragment:
    """The hand, the field for the clue, and the button that tells."""
    view, text = screen.view, frame.text
    seat = own_seat(view)
    title = text.weave("{name}, you tell this dream", name=name(view, seat))
    chosen = () if screen.chosen is None else (screen.chosen,)
    under = [
        top(view, title, aside=text.say("Round {number}", number=view.round_number)),
        coach(
            frame,
            text.say("Choose a card and say something about it that some will understand, but not everybody."),
            wanted=view.round_number <= len(view.seats),
        ),
        cards.stage(
            len(view.hand),
            cards.hand(frame, view.hand, chosen),
            cards.pane(frame, screen.chosen, text.say("Tap a card to see it large.")),
        ),
        _bar(screen, frame),
    ]
    looking = screen.looking
    if looking is None or looking not in view.hand:
        return private(view, frame, under, None)
    target = targets((looking,))[0]
    choice = choose(frame, target, text.say("Choose this card"), chosen=looking == screen.chosen)
    return private(view, frame, under, look_at(frame, view.hand, looking, choice))


def _bar(screen: TellScreen, frame: Frame) -> Node:
    text = frame.text
    why = _why_not(screen, frame)
    return form(".bar.tell", id="tell-form", autocomplete="off", novalidate=True)[
        cover(text),
        div(".field")[
            label(for_="clue")[text.say("Your clue")],
            html_input(
                id="clue",
                name="clue",
                type="text",
                value=screen.clue,
                dir="auto",
                enterkeyhint="done",
                autocapitalize="sentences",
                placeholder=text.say("a word, a sentence, a line of a song …"),
                aria_describedby=WHY if why else None,
                aria_invalid="true" if screen.refused is not None and screen.chosen is not None else None,
            ),
        ],
        label(".said")[
            html_input(name="aloud", type="checkbox", value="on", checked=screen.aloud),
            span[text.say("I say it aloud")],
        ],
        button(
            "tell",
            text.say("Tell with this card") if screen.chosen is not None else text.say("Choose a card first"),
            weight=Weight.MAIN,
            ready=screen.chosen is not None,
            described_by=WHY if why else None,
        ),
        why and p(class_=["why", {"refused": screen.refused is not None}], id=WHY)[why],
    ]


def _why_not(screen: TellScreen, frame: Frame) -> str:
    if screen.chosen is None:
        return frame.text.say("First choose a card: tap one, then “Choose this card”.")
    return "" if screen.refused is None else sentences.refusal(frame.text, screen.refused)
