"""What is made ready before somebody sees it: the hand of whoever takes the tablet, and nobody else's."""

from dataclasses import replace

from game.rules.round import Phase
from game.rules.setup import Mind
from game.session import Session
from game.session.ahead import seen_next
from game.session.form import empty_draft
from game.session.place import AtHandOver, AtSetup, Game, InHand
from game.settings import Settings
from tools.pace import largest


def at_hand_over(phase: Phase) -> Session:
    """Twelve seats, and the tablet goes to one who owes something."""
    record, state = largest(phase)
    return Session(Settings(), empty_draft(), game=Game("ahead", record, state), place=AtHandOver(state.to_act[0]))


def test_the_hand_of_whoever_takes_the_tablet_and_the_lineup() -> None:
    session = at_hand_over(Phase.VOTE)
    assert session.game is not None
    state = session.game.state
    assert seen_next(session) == (*state.hands[state.to_act[0]], *state.lineup)
    others = {card for seat, hand in enumerate(state.hands) if seat != state.to_act[0] for card in hand}
    assert not others & set(seen_next(session))


def test_the_hand_of_an_opponent_is_made_ready_for_nobody() -> None:
    session = at_hand_over(Phase.VOTE)
    assert session.game is not None
    state, (seat, *_) = session.game.state, session.game.state.to_act
    seats = tuple(replace(one, mind=Mind("clerk")) if number == seat else one for number, one in enumerate(state.seats))
    game = replace(session.game, state=replace(state, seats=seats))
    assert seen_next(replace(session, game=game)) == state.lineup


def test_nothing_without_a_game_or_with_a_hand_open() -> None:
    session = at_hand_over(Phase.SUBMIT)
    assert seen_next(replace(session, place=InHand(session.place.seat))) == ()  # type: ignore[union-attr]
    assert seen_next(Session(Settings(), empty_draft(), place=AtSetup())) == ()
