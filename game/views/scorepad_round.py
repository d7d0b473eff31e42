"""The points of a round of a printed game, each with its reason: base first, card bonuses second, and the track moves."""

from htpy import Element, Fragment, Node, div, h1, h2, h3, header, li, ol, p, section, span

from game.pad_screen import PadRoundScreen
from game.rules.score import Why
from game.scorepad.round import finders_of
from game.screen import AwardLine, award_lines
from game.views.awards import award_sentence, outcome_sentence
from game.views.button import Weight, button
from game.views.frame import Frame
from game.views.hand import layered
from game.views.icon import Icon
from game.views.pawn import pawn
from game.views.seat import name, names, whole
from game.views.standings import standings_list
from game.views.track import track
from game.views.way import Way

HALF = "pad-half"
"""The id of the reason why nothing can be corrected while a round is half entered."""


def draw(screen: PadRoundScreen, frame: Frame) -> Fragment:
    """What happened, who gets what and why, the track, and how it goes on."""
    text, told, view = frame.text, screen.told, screen.view
    teller = name(view, told.storyteller)
    under = div(".pad-round")[
        header(".top")[
            h1(tabindex="-1", data_focus=True)[
                text.weave("Round {number}, told by {name}", number=str(told.number), name=teller)
            ],
        ],
        section(".telling.sheet")[
            h2(".saying")[_outcome(screen, frame)],
            _ending(screen, frame),
            _lines(screen, frame),
        ],
        _way(screen, frame),
        _bar(screen, frame),
    ]
    return layered(under, None)


def half_sentence(frame: Frame) -> str:
    """Why nothing can be corrected or taken back just now."""
    return frame.text.say("First finish the round that you are entering; then you can correct or take back.")


def _outcome(screen: PadRoundScreen, frame: Frame) -> Node:
    told = screen.told
    finders = len(finders_of(screen.pad.rounds[told.number - 1].entry))
    teller = name(screen.view, told.storyteller)
    return outcome_sentence(frame.text, told.outcome, teller, finders=finders, others=screen.pad.seats - 1)


def _lines(screen: PadRoundScreen, frame: Frame) -> Element:
    text = frame.text
    lines = award_lines(screen.told)
    base = [line for line in lines if line.why is not Why.CARD_BONUS]
    bonus = [line for line in lines if line.why is Why.CARD_BONUS]
    return div(".because-of")[
        bool(base)
        and [h3[text.say("First: who found it")], ol(".lines")[(_line(screen, frame, line) for line in base)]],
        bool(bonus)
        and [h3[text.say("Then: votes for other cards")], ol(".lines")[(_line(screen, frame, line) for line in bonus)]],
        not lines and p[text.say("Nobody gets points in this round.")],
    ]


def _line(screen: PadRoundScreen, frame: Frame, line: AwardLine) -> Element:
    view = screen.view
    called = {seat.number: whole(seat.name) for seat in view.seats}
    return li(".award")[
        span(".pts")[f"+{line.points}"],
        span(".to")[(pawn(view.seats[seat].name, view.seats[seat].pawn) for seat in line.seats)],
        span(".because")[award_sentence(frame.text, line, called, cap=view.edition.cap)],
    ]


def _ending(screen: PadRoundScreen, frame: Frame) -> Node:
    """What ends the game, or may end it: the goal is counted here, the pile lies on the table."""
    text, pad = frame.text, screen.pad
    if not screen.last or not pad.over:
        return None
    if pad.at_goal:
        there = [seat for seat in screen.view.seats if seat.score >= pad.edition.goal]
        sentence = text.count(
            "{names} has reached {goal} points: the game is over.",
            "{names} have reached {goal} points: the game is over.",
            len(there),
            names="{names}",
            goal=pad.edition.goal,
        )
        return p(".note")[text.weave(sentence, names=names(text, there))]
    if pad.pile_empty:
        return p(".note")[
            text.say("The pile in the box should be empty now. Look at it: if it is, the game is over with this round.")
        ]
    return p(".note")[text.say("The game is over.")]


def _bar(screen: PadRoundScreen, frame: Frame) -> Element:
    text, pad, view = frame.text, screen.pad, screen.view
    number = len(pad.rounds) + 1
    teller = name(view, view.next_storyteller)
    goes_on = text.weave("Round {number}: {name} tells", number=str(number), name=teller)
    free = not screen.half
    why = None if free else HALF
    if screen.half:
        main = button("pad-next", text.say("Back to the round you are entering"), weight=Weight.MAIN)
    elif screen.last and pad.over and not pad.finished:
        label = text.say("See who has won") if pad.at_goal else text.say("It is empty: who has won?")
        main = button("pad-sheet", label, weight=Weight.MAIN)
    elif pad.finished or not screen.last:
        main = button("pad-sheet", text.say("All rounds"), weight=Weight.MAIN)
    else:
        main = button("pad-next", goes_on, weight=Weight.MAIN)
    over = screen.last and pad.over and not pad.finished and free
    return div(".bar")[
        not pad.finished
        and button(
            "pad-amend",
            text.say("Correct this round"),
            picture=Icon.PENCIL,
            ready=free,
            described_by=why,
            round=screen.told.number,
        ),
        screen.last and button("pad-undo", text.say("Take back"), picture=Icon.BACK, ready=free, described_by=why),
        screen.last and not pad.over and button("pad-sheet", text.say("All rounds"), picture=Icon.BOOK),
        screen.half and div(".say")[p(".why", id=HALF)[half_sentence(frame)]],
        over and button("pad-next", text.say("Go on all the same"), picture=Icon.AFTER),
        main,
    ]


def _way(screen: PadRoundScreen, frame: Frame) -> Element:
    """The track after the round; those who gained have just hopped."""
    view, told = screen.view, screen.told
    gained = dict.fromkeys(range(len(view.seats)), 0)
    for award in told.awards:
        gained[award.seat] += award.points
    hops = {seat: told.scores[seat] - points for seat, points in gained.items() if points} if screen.last else {}
    drawn = track(view, frame, way=Way.WINDING, scores=told.scores, hops=hops, step=told.number, beyond=told.scores)
    return div(".way-box")[drawn, standings_list(view, frame, told.scores)]
