"""The lineup as one voter sees it, and the vote."""

from htpy import Element, Fragment, Node, span

from game.rules.setup import Card
from game.screen import VoteScreen
from game.text.catalogue import Catalogue
from game.views import card as cards
from game.views import sentences
from game.views.answer import Commitment, answer, answer_bar
from game.views.frame import Frame
from game.views.hand import own_seat, private
from game.views.look import Target, choose, look
from game.views.pawn import pawn
from game.views.seat import name


def draw(screen: VoteScreen, frame: Frame) -> Fragment:
    """The numbered places with the voter's own marked, and the button that votes."""
    view, text = screen.view, frame.text
    who = view.seats[own_seat(view)]
    band: Node = [pawn(who.name, who.pawn), span[text.say("Yours")]]
    last = screen.chosen[-1] if screen.chosen else None
    large = None if last is None else view.lineup[last]
    under = answer(
        view,
        frame,
        advice=text.say("Which card did the storyteller lay? Look at them all before you vote."),
        stage=cards.stage(
            len(view.lineup),
            cards.lineup(frame, view.lineup, own=view.own_slots, chosen=screen.chosen, band=band),
            cards.pane(frame, large, text.say("Tap a card to see it large."), slot=last),
        ),
        bar=_bar(screen, text),
    )
    return private(view, frame, under, None if screen.looking is None else _look(screen, frame, screen.looking))


def look_at_place(
    frame: Frame, lineup: tuple[Card, ...], slot: int, *, choice: Node = None, note: Node = None
) -> Element:
    """One place of the lineup on the full screen."""
    row = tuple(Target(card, place) for place, card in enumerate(lineup))
    return look(frame, row, slot, title=frame.text.say("Number {number}", number=slot + 1), choice=choice, note=note)


def _look(screen: VoteScreen, frame: Frame, slot: int) -> Element:
    view, text = screen.view, frame.text
    if slot in view.own_slots:
        return look_at_place(frame, view.lineup, slot, note=text.say("This is your own card. You cannot vote for it."))
    target = Target(view.lineup[slot], slot)
    choice = choose(frame, target, text.say("Choose number {number}", number=slot + 1), chosen=slot in screen.chosen)
    return look_at_place(frame, view.lineup, slot, choice=choice)


def _bar(screen: VoteScreen, text: Catalogue) -> Element:
    view = screen.view
    why, note = "", ""
    if screen.refused is not None:
        why = sentences.refusal(text, screen.refused)
    elif not screen.chosen:
        why = text.say("First choose a card: tap one, then “Choose number …”.")
    waiting = len(view.to_act) - 1
    if view.votes > 1:
        note = _second_vote(screen, text)
    elif waiting > 0 and not why:
        note = text.count("One other has still to vote.", "{number} others have still to vote.", waiting)
    label = _vote_label(text, screen.chosen)
    vote = Commitment("vote", label, ready=bool(screen.chosen), why=why, refused=screen.refused is not None)
    return answer_bar(text, text.weave("Which one did {name} lay?", name=name(view, view.storyteller)), vote, note)


def _second_vote(screen: VoteScreen, text: Catalogue) -> str:
    points = screen.view.edition.single_vote
    return text.count(
        "You may choose two cards. With only one, you get {number} point more if it is right.",
        "You may choose two cards. With only one, you get {number} points more if it is right.",
        points,
    )


def _vote_label(text: Catalogue, chosen: tuple[int, ...]) -> str:
    numbers = [slot + 1 for slot in sorted(chosen)]
    match numbers:
        case []:
            return text.say("Choose a card first")
        case [one]:
            return text.say("Vote for number {number}", number=one)
        case [first, *_, second]:
            return text.say("Vote for numbers {first} and {second}", first=first, second=second)
        case _:
            raise AssertionError("a list has no, one, or more entries")
