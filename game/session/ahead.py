"""What somebody will see next: the shell makes these pictures ready while the tablet goes from hand to hand."""

from game.rules.setup import Card
from game.session.place import AtHandOver, Session


def seen_next(session: Session) -> tuple[Card, ...]:
    """The cards that the person sees who takes the tablet next; none while nobody has to. An opponent's hand is seen by nobody."""
    if session.game is None or not isinstance(session.place, AtHandOver):
        return ()
    state = session.game.state
    seat = session.place.seat
    hand = state.hands[seat] if state.seats[seat].mind is None else ()
    return (*hand, *state.lineup)
