"""The hand-over: a curtain in the seat's colour. Only what lies open on the table stands on it."""

from typing import Final, assert_never

from htpy import Element, Fragment, Node, details, div, h1, h2, li, nav, p, section, span, summary, ul
from htpy import button as html_button

from game.rules.moves import ALOUD
from game.rules.round import Phase
from game.rules.view import SeatView, View
from game.screen import HandOver, Undo
from game.text.catalogue import Catalogue, mark
from game.views import card as cards
from game.views import sentences
from game.views.awards import NAME
from game.views.button import Weight, button
from game.views.coach import coach
from game.views.coming import caption_form
from game.views.curtain import curtain, moon
from game.views.facts import facts, lend
from game.views.frame import Frame
from game.views.hand import layered
from game.views.icon import Icon
from game.views.kept import kept
from game.views.opponent import thinking, who_plays
from game.views.seat import name
from game.views.track import track
from game.views.vote import look_at_place

LONG_NAME: Final = 14
"""Names of more characters are set in smaller letters, and so is that all others are thinking."""


def draw(screen: HandOver, frame: Frame) -> Fragment:
    """Who takes the tablet next, what everybody may know, and the moon to hold."""
    view = screen.view
    who = view.seats[screen.seat]
    sheet = div(class_=["handover", {"with-lineup": screen.lineup_open}], data_pawn=who.pawn)[
        curtain(),
        div(".pass")[
            h1(
                class_={"long": len(who.name) > LONG_NAME or _watching(view, screen.seat)},
                tabindex="-1",
                data_focus=not screen.stop_asked,
            )[frame.text.weave(heading(view, screen.seat), name=name(view, screen.seat))],
            _moon(screen, frame),
            div(".words")[
                _turning_is_next(screen) and _turn(frame, Weight.MAIN),
                who.mind is None and p(".how")[_how(screen, frame)],
                _second(screen, frame) if screen.offered or _alone(view) else None,
                thinking(screen, frame),
                _words_wanted(screen) and caption_form(view.caption, frame, Weight.MAIN),
                coach(frame, _coaching(screen, frame), wanted=_coached(view, who)),
                facts(screen, frame),
            ],
        ],
        _lineup(view, frame) if screen.lineup_open else None,
        _foot(screen, frame),
        div(".floor")[track(view, frame)],
    ]
    under = [
        div(class_=["turned", f"facing-{screen.facing.value}"], inert=screen.stop_asked)[sheet],
        _stop(screen, frame) if screen.stop_asked else None,
    ]
    looking = screen.looking
    shown = screen.lineup_open and looking is not None and looking < len(view.lineup)
    return layered(under, look_at_place(frame, view.lineup, looking) if shown and looking is not None else None)


def _words_wanted(screen: HandOver) -> bool:
    """Whether opponents think who would be glad of the words of a clue said aloud. The field stays while they move: somebody may be typing."""
    view = screen.view
    if not screen.thinking or view.phase is Phase.TELL or view.clue is not ALOUD or view.caption:
        return False
    return view.seats[view.storyteller].mind is None


def heading(view: View, seat: int) -> str:
    """Who takes the tablet; where nobody has to, who is at it: a sentence with a place for a name."""
    if _watching(view, seat):
        return mark("The others are thinking …")
    if view.seats[seat].mind is not None:
        return mark("{name} is thinking …")
    return mark("Your turn, {name}") if _alone(view) else mark("Pass to {name}")


def _watching(view: View, seat: int) -> bool:
    """Whether only opponents have something to do, and other seats than this one."""
    return (
        bool(view.to_act)
        and seat not in view.to_act
        and all(view.seats[owing].mind is not None for owing in view.to_act)
    )


def _alone(view: View) -> bool:
    """Whether one person plays against opponents: then the tablet is not passed on, and a tap is enough."""
    return sum(view.seats[seat].mind is None for seat in view.active) == 1


def _turning_is_next(screen: HandOver) -> bool:
    """Whether the table is to turn its cards over now, before anybody votes: one main button a screen, and this is it."""
    view = screen.view
    people = view.seats[screen.seat].mind is None and not _alone(view)
    return view.phase is Phase.VOTE and not screen.lineup_open and people and not _words_wanted(screen)


def _turn(frame: Frame, weight: Weight) -> Element:
    return button("step", frame.text.say("Turn the cards over"), weight=weight, picture=Icon.AFTER)


def _lineup(view: View, frame: Frame) -> Element:
    """The lineup, large: it lies open, and the table may talk about it."""
    return section(".table", aria_label=frame.text.say("The cards on the table"))[
        cards.stage(len(view.lineup), cards.lineup(frame, view.lineup))
    ]


def _moon(screen: HandOver, frame: Frame) -> Element:
    """The button to hold."""
    who = screen.view.seats[screen.seat]
    if who.mind is not None:
        label = frame.text.say("Go on at once")
        return html_button(".moon", type="button", data_do="hurry", aria_label=label)[moon(who.pawn)]
    label = frame.text.say("{name}: hold to open your hand", name=who.name)
    return html_button(".hold.moon", type="button", data_do="ready", data_seat=screen.seat, aria_label=label)[
        moon(who.pawn)
    ]


def _second(screen: HandOver, frame: Frame) -> Element:
    """The plain button that a mere tap brings; the first thing to do only where there is something to do."""
    main = screen.seat in screen.view.to_act and not _turning_is_next(screen)
    weight = Weight.MAIN if main else Weight.PLAIN
    label = frame.text.weave("I am {name}: open my hand", name=name(screen.view, screen.seat))
    return div(".offer")[
        html_button(
            class_=["btn", weight.value], type="button", data_do="ready", data_seat=screen.seat, data_plain=True
        )[span(".label")[label]]
    ]


def _how(screen: HandOver, frame: Frame) -> Node:
    view, text = screen.view, frame.text
    who = name(view, screen.seat)
    if screen.seat not in view.to_act:
        return text.weave("{name}, hold the moon to look at your hand.", name=who)
    match view.phase:
        case Phase.TELL:
            return text.weave("{name}, you are the storyteller. Hold the moon to open your hand.", name=who)
        case Phase.SUBMIT:
            sentence = text.count(
                "{name}, hold the moon to choose a card.",
                "{name}, hold the moon to choose your cards.",
                view.decoys,
                name=NAME,
            )
            return text.weave(sentence, name=who)
        case Phase.VOTE:
            return text.weave("{name}, hold the moon to vote.", name=who)
        case Phase.SCORE | Phase.OVER:
            return text.weave("{name}, hold the moon to open your hand.", name=who)
        case _:
            assert_never(view.phase)


def _coached(view: View, who: SeatView) -> bool:
    """Whether there is something to learn here; nobody takes turns with anybody where one person plays alone."""
    return view.round_number == 1 and who.mind is None and not _alone(view)


def _coaching(screen: HandOver, frame: Frame) -> str:
    text, view = frame.text, screen.view
    match view.phase:
        case Phase.TELL:
            return text.say("Only one person looks at the tablet now. Everybody else looks up.")
        case Phase.SUBMIT:
            return text.count(
                "Everybody else lays a card that fits the clue. You may go in any order.",
                "Everybody else lays {number} cards that fit the clue. You may go in any order.",
                view.decoys,
            )
        case _:
            return text.say("Everybody but the storyteller votes in secret. You may go in any order.")


def _foot(screen: HandOver, frame: Frame) -> Element:
    """What is rarely needed: the lineup, a look at one's own hand, taking back, the rules, the end."""
    view, text = screen.view, frame.text
    return nav(".foot", aria_label=text.say("More"))[
        view.phase is Phase.VOTE
        and not (screen.lineup_open or _turning_is_next(screen))
        and _turn(frame, Weight.PLAIN),
        screen.take_back.undo is Undo.POSSIBLE and _take_back(screen, frame),
        details(".more")[
            summary(".btn.quiet")[text.say("More")],
            div(".more-box")[
                screen.resting and _resting(screen, frame),
                who_plays(screen, frame),
                screen.take_back.undo is not Undo.POSSIBLE
                and p(".small")[sentences.no_take_back(text, screen.take_back)],
                _more_list(text, view.rounds[-1].number if view.rounds else None),
            ],
        ],
    ]


@kept()
def _more_list(text: Catalogue, last_round: int | None) -> Element:
    return ul(".more-list")[
        last_round is not None
        and li[button("show-round", text.say("The last round again"), picture=Icon.BEFORE, round=last_round)],
        li[button("rules", text.say("The rules"), picture=Icon.BOOK)],
        li[button("settings", text.say("Settings"), picture=Icon.DIALS)],
        li[button("leave-game", text.say("Back to the start page"), picture=Icon.BACK)],
        li[button("stop", text.say("End the game …"), picture=Icon.STOP)],
    ]


def _take_back(screen: HandOver, frame: Frame) -> Element:
    seat, text = screen.take_back.seat, frame.text
    label: Node = text.say("Take back turning the page")
    if seat is not None:
        label = text.weave("Take back what {name} did", name=name(screen.view, seat))
    return button("take-back", label, picture=Icon.BACK)


def _resting(screen: HandOver, frame: Frame) -> Element:
    return div(".resting")[
        h2[frame.text.say("Only look at my own hand")],
        ul(".owes")[(lend(screen.view.seats[seat]) for seat in screen.resting)],
    ]


def _stop(screen: HandOver, frame: Frame) -> Element:
    """The question before the end. Passing the tablet to the same seat once more is going on as before."""
    text = frame.text
    return div(".question", role="alertdialog", aria_labelledby="stop-question", tabindex="-1", data_focus=True)[
        p(id="stop-question", role="heading", aria_level="1")[
            text.say("End the game now, with the scores as they are?")
        ],
        div(".acts")[
            button("pass", text.say("Play on"), weight=Weight.MAIN, seat=screen.seat),
            button("stop", text.say("Yes, end the game"), picture=Icon.STOP),
        ],
    ]
