"""What the reveal tells: a sentence for each card that turns, one for each award, and the button that goes on."""

from htpy import Element, Node, div, h2, li, ol, p, section, span

from game.rules.round import Round
from game.screen import AwardLine, Reveal, Undo
from game.views import sentences
from game.views.awards import award_sentence, decoy_sentence, outcome_sentence, target_sentence
from game.views.button import Weight, button
from game.views.frame import Frame
from game.views.icon import Icon
from game.views.opponent import reasons
from game.views.pawn import pawn
from game.views.seat import name, whole


def voters(told: Round, slot: int) -> list[int]:
    """The seats that voted for a place."""
    return [ballot.seat for ballot in told.ballots if slot in ballot.slots]


def telling(screen: Reveal, frame: Frame) -> Element:
    """The sheet that explains the step. A screen reader says what is new on it: the focus stays on the button that goes on."""
    lines = screen.told
    return section(".telling.sheet", aria_live=None if screen.again else "polite")[
        h2(".saying", aria_atomic="true")[_sentence(screen, frame)],
        bool(lines)
        and ol(".lines", reversed=True, tabindex="0")[
            (_line(screen, frame, number, lines[number]) for number in reversed(range(len(lines))))
        ],
        reasons(screen, frame),
        not screen.again and div(".acts", aria_live="off")[_acts(screen, frame)],
    ]


def _sentence(screen: Reveal, frame: Frame) -> Node:
    """What the last turned card shows; once all are turned and the pawns move, how the round went."""
    text, told, view = frame.text, screen.round, screen.view
    if not screen.turned:
        return text.say("Whose card is whose? Find out, one by one.")
    teller = name(view, told.storyteller)
    if screen.told or screen.done:
        finders = len(voters(told, told.target))
        return outcome_sentence(text, told.outcome, teller, finders=finders, others=len(told.ballots))
    slot = screen.turned[-1]
    found = [name(view, seat) for seat in voters(told, slot)]
    if slot == told.target:
        return target_sentence(text, slot + 1, teller, found)
    return decoy_sentence(text, slot + 1, name(view, told.owners[slot]), found)


def _line(screen: Reveal, frame: Frame, number: int, line: AwardLine) -> Element:
    view = screen.view
    names = {seat.number: whole(seat.name) for seat in view.seats}
    who = [view.seats[seat] for seat in line.seats]
    newest = number == len(screen.told) - 1 and not screen.again
    return li(class_=["award", {"now": newest}], id=f"award-{number}", data_slot=line.slot)[
        span(".pts")[f"+{line.points}"],
        span(".to")[(pawn(seat.name, seat.pawn) for seat in who)],
        span(".because")[award_sentence(frame.text, line, names, cap=view.edition.cap)],
    ]


def _acts(screen: Reveal, frame: Frame) -> Node:
    if screen.done:
        # Coming, going and words for a clue can be taken back here until the page is turned; votes cannot, now that they are seen.
        return [_next(screen, frame), screen.take_back.undo is Undo.POSSIBLE and _take_back(screen, frame)]
    return [
        button("step", _step(screen, frame), weight=Weight.MAIN),
        screen.step == 0 and _take_back(screen, frame),
    ]


def _step(screen: Reveal, frame: Frame) -> Node:
    text = frame.text
    if screen.step < len(screen.order):
        return text.say("Whose is number {number}?", number=screen.order[screen.step] + 1)
    return text.say("Now the points") if screen.step == len(screen.order) else text.say("Next hop")


def _next(screen: Reveal, frame: Frame) -> Element:
    text, view = frame.text, screen.view
    if view.ending is not None:
        return button("next", text.say("See who has won"), weight=Weight.MAIN)
    teller = name(view, view.next_storyteller)
    label = text.weave("Round {number}: {name} tells", number=str(view.round_number + 1), name=teller)
    return button("next", label, weight=Weight.MAIN)


def _take_back(screen: Reveal, frame: Frame) -> Node:
    text, state = frame.text, screen.take_back
    if state.undo is not Undo.POSSIBLE:
        return p(".small")[sentences.no_take_back(text, state)]
    label: Node = text.say("Take back the last move")
    if state.seat is not None:
        label = text.weave("Take back what {name} did", name=name(screen.view, state.seat))
    return button("take-back", label, picture=Icon.BACK, weight=Weight.QUIET)
