"""The reveal: the cards turn over one by one, then the pawns move, one award at a time, each with its reason."""

from htpy import (
    Element,
    Fragment,
    Node,
    bdi,
    details,
    div,
    form,
    h1,
    h2,
    header,
    input,
    label,
    li,
    ol,
    option,
    p,
    q,
    section,
    select,
    span,
    summary,
    ul,
)
from htpy import button as html_button

from game.rules.moves import ALOUD
from game.rules.setup import CLUE_MOST, NAME_MOST, PAWNS
from game.screen import AwardLine, Reveal, Undo
from game.views import card as cards
from game.views import sentences
from game.views.awards import award_sentence, decoy_sentence, outcome_sentence, target_sentence
from game.views.button import Weight, button
from game.views.frame import Frame
from game.views.hand import layered
from game.views.look import Target, look
from game.views.pawn import pawn, pawn_name
from game.views.track import Way, track


def draw(screen: Reveal, frame: Frame) -> Fragment:
    """The lineup with what is known of it at this step, the award lines told so far, the track and the button that goes on."""
    under = [
        _top(screen, frame),
        _lineup(screen, frame),
        _awards(screen, frame),
        _track(screen, frame),
        _foot(screen, frame),
    ]
    looking = screen.looking
    if looking is None or looking not in range(len(screen.round.lineup)):
        return layered(under, None)
    row = tuple(Target(card, slot) for slot, card in enumerate(screen.round.lineup))
    title = frame.text.say("Number {number}", number=looking + 1)
    return layered(under, look(frame, row, looking, title=title))


def _name(screen: Reveal, seat: int) -> Element:
    return bdi[screen.view.seats[seat].name]


def _top(screen: Reveal, frame: Frame) -> Element:
    text, told = frame.text, screen.round
    teller = _name(screen, told.storyteller)
    words = told.caption if told.clue is ALOUD else told.clue
    return header(".top")[
        h1(".clue", tabindex="-1", data_focus=True)[q[bdi[words]] if words else text.say("said aloud")],
        p(".sub")[text.weave("Round {number}, told by {name}", number=str(told.number), name=teller)],
    ]


def _voters(screen: Reveal, slot: int) -> list[int]:
    return [ballot.seat for ballot in screen.round.ballots if slot in ballot.slots]


def _lineup(screen: Reveal, frame: Frame) -> Element:
    return ol(class_=["cards", "lineup", "shown", f"n-{len(screen.round.lineup)}"])[
        (_place(screen, frame, slot) for slot in range(len(screen.round.lineup)))
    ]


def _place(screen: Reveal, frame: Frame, slot: int) -> Element:
    text, told = frame.text, screen.round
    open_ = slot in screen.turned
    owner = screen.view.seats[told.owners[slot]]
    target = slot == told.target
    return li(
        ".place",
        class_={"turned": open_, "target": open_ and target, "now": bool(screen.turned) and slot == screen.turned[-1]},
    )[
        html_button(".card", type="button", data_do="look", data_slot=slot)[
            span(".sr")[text.say("Number {number}.", number=slot + 1) + " "],
            cards.small(frame, told.lineup[slot]),
        ],
        cards.number_tag(slot),
        open_
        and ul(".voters", aria_label=text.say("Votes"))[
            (
                li[pawn(screen.view.seats[seat].name, screen.view.seats[seat].pawn, label=screen.view.seats[seat].name)]
                for seat in _voters(screen, slot)
            )
        ],
        open_ and p(".plate")[pawn(owner.name, owner.pawn), bdi[owner.name]],
    ]


def _awards(screen: Reveal, frame: Frame) -> Element:
    text = frame.text
    return section(".awards.sheet")[
        h2(".sr")[text.say("What happened")],
        p(".now-card")[_turned_sentence(screen, frame)],
        ol(reversed=True)[(_line(screen, frame, line) for line in reversed(screen.told))],
    ]


def _turned_sentence(screen: Reveal, frame: Frame) -> Node:
    text, told = frame.text, screen.round
    if not screen.turned:
        return text.say("Whose cards are these? Turn them over one by one.")
    teller = _name(screen, told.storyteller)
    if screen.step > len(screen.order) or screen.done:
        finders = len(_voters(screen, told.target))
        return outcome_sentence(text, told.outcome, teller, finders=finders, others=len(told.ballots))
    slot = screen.turned[-1]
    voters = [_name(screen, seat) for seat in _voters(screen, slot)]
    if slot == told.target:
        return target_sentence(text, slot + 1, teller, voters)
    return decoy_sentence(text, slot + 1, _name(screen, told.owners[slot]), voters)


def _line(screen: Reveal, frame: Frame, line: AwardLine) -> Element:
    names = {seat.number: bdi[seat.name] for seat in screen.view.seats}
    return li(".award")[
        span(".pts")[f"+{line.points}"],
        span(".to")[(pawn(screen.view.seats[seat].name, screen.view.seats[seat].pawn) for seat in line.seats)],
        span(".why")[award_sentence(frame.text, line, names, cap=screen.view.edition.cap)],
    ]


def _scores(screen: Reveal) -> tuple[int, ...]:
    joined = screen.view.seats[len(screen.scores) :]
    return (*screen.scores, *(seat.score for seat in joined))


def _track(screen: Reveal, frame: Frame) -> Element:
    scores = _scores(screen)
    hops = {seat: scores[seat] - screen.told[-1].points for seat in screen.told[-1].seats} if screen.told else {}
    return track(screen.view, frame, scores=scores, way=Way.WINDING, hops=hops, step=screen.step)


def _foot(screen: Reveal, frame: Frame) -> Element:
    text = frame.text
    return div(".bar")[
        screen.again and button("back", text.say("Back"), weight=Weight.MAIN),
        not screen.again and _go_on(screen, frame),
        not screen.again and screen.step == 0 and _take_back(screen, frame),
        not screen.again and screen.done and _between_rounds(screen, frame),
    ]


def _go_on(screen: Reveal, frame: Frame) -> Node:
    text, view = frame.text, screen.view
    if screen.done:
        if view.ending is not None:
            return button("next", text.say("See who has won"), weight=Weight.MAIN)
        teller = _name(screen, view.next_storyteller)
        return button(
            "next",
            text.weave("Round {number}: {name} tells", number=str(view.round_number + 1), name=teller),
            weight=Weight.MAIN,
        )
    if screen.step < len(screen.order):
        slot = screen.order[screen.step]
        go_on = text.say("Turn number {number} over", number=slot + 1)
    else:
        go_on = text.say("Next hop")
    return [button("step", go_on, weight=Weight.MAIN), button("skip", text.say("Show everything"), weight=Weight.QUIET)]


def _take_back(screen: Reveal, frame: Frame) -> Node:
    if screen.take_back.undo is Undo.POSSIBLE:
        return button("take-back", frame.text.say("Take back the last vote"), weight=Weight.QUIET)
    return p(".small")[sentences.no_take_back(frame.text, screen.take_back)]


def _between_rounds(screen: Reveal, frame: Frame) -> Node:
    text, view, told = frame.text, screen.view, screen.round
    taken = {seat.pawn for seat in view.seats if seat.active}
    return [
        told.clue is ALOUD
        and form(".caption")[
            label(for_="caption")[text.say("What was said? For the album.")],
            input(id="caption", name="caption", type="text", value=told.caption, maxlength=CLUE_MOST, dir="auto"),
            button("caption", text.say("Write it down")),
        ],
        view.ending is None
        and details(".coming")[
            summary[text.say("Somebody leaves or joins")],
            ul[
                (
                    li[button("leave", text.weave("{name} leaves", name=bdi[seat.name]), seat=seat.number)]
                    for seat in view.seats
                    if seat.active
                )
            ],
            len(view.active) < view.edition.most_seats
            and form(".join")[
                label(for_="join-name")[text.say("Who sits down?")],
                input(id="join-name", name="join-name", type="text", maxlength=NAME_MOST, dir="auto"),
                label(for_="join-pawn")[text.say("Hare")],
                select(id="join-pawn", name="join-pawn")[
                    (option(value=shape)[pawn_name(text, shape)] for shape in PAWNS if shape not in taken)
                ],
                button("join", text.say("Sit down")),
            ],
        ],
    ]
