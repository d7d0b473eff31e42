"""Private screens: opening a hand, looking, choosing, and the three acts of a round. Selecting is never committing."""

from dataclasses import replace

from game import messages as say
from game.effects import Effect, Play, Sound
from game.rules.moves import ALOUD, Move, Submit, Tell, Vote
from game.rules.refusal import IllegalMove, Reason
from game.rules.round import Phase
from game.rules.setup import Card
from game.session.kept import Result, kept, played
from game.session.place import AtHandOver, AtOpenVote, AtReveal, Game, InHand, OldRound, Session
from game.session.undo import lineup_open, next_hand_over, opened_by

HandMessage = (
    say.Look | say.Choose | say.Typed | say.TellCard | say.SubmitCards | say.CastVote | say.Cover | say.Ready
)  # fmt: skip


def hand(session: Session, message: HandMessage) -> Result:
    """A message of the private screens, or of looking at any card that lies open."""
    game = session.game
    if game is None:
        return session, ()
    if isinstance(message, say.Look) and not isinstance(session.place, InHand):
        return _look_at_table(session, message), ()
    if session.sheet is not None:
        return session, ()
    if isinstance(message, say.Ready):
        return _open(session, game, message.seat)
    place = session.place
    if not isinstance(place, InHand):
        return session, ()
    match message:
        case say.Look(card, slot):
            return replace(session, place=_looking(game, place, card, slot)), ()
        case say.Choose(card, slot):
            return replace(session, place=_chosen(game, place, card, slot)), ()
        case say.Typed(clue, aloud):
            return replace(session, place=replace(place, clue=clue, aloud=aloud, refused=None)), ()
        case say.Cover():
            return covered(session), ()
        case say.TellCard(clue, aloud):
            place = replace(place, clue=clue, aloud=aloud)
            if not place.cards:
                return replace(session, place=replace(place, refused=Reason.NUMBER_OF_CARDS)), ()
            return _commit(session, game, place, Tell(place.seat, place.cards[0], ALOUD if aloud else clue))
        case say.SubmitCards():
            return _commit(session, game, place, Submit(place.seat, place.cards))
        case say.CastVote():
            return _commit(session, game, place, Vote(place.seat, place.slots))


def covered(session: Session) -> Session:
    """The session with a private screen closed; what was half done waits for the same seat."""
    place = session.place
    if not isinstance(place, InHand):
        return session
    parked = replace(place, looking=None, looking_at=None, refused=None)
    return replace(session, place=AtHandOver(place.seat), parked=parked)


def _open(session: Session, game: Game, seat: int) -> Result:
    place = session.place
    people = [number for number in game.state.active if game.state.seats[number].mind is None]
    if not isinstance(place, AtHandOver) or seat not in people or game.state.phase in (Phase.SCORE, Phase.OVER):
        return session, ()
    opened = opened_by(game, seat)
    parked = session.parked
    fits = parked is not None and parked.seat == seat and seat in game.state.to_act
    after = replace(session, place=parked if fits and parked is not None else InHand(seat), parked=None)
    if opened is game:
        return after, ()
    return kept(after, opened)


def _looking(game: Game, place: InHand, card: Card | None, slot: int | None) -> InHand:
    held = game.state.hands[place.seat]
    mine = (*held, *_laid(game, place.seat))
    if slot is not None:
        return replace(place, looking_at=slot if slot in range(len(game.state.lineup)) else None)
    return replace(place, looking=next((own for own in mine if own == card), None), looking_at=None)


def _laid(game: Game, seat: int) -> tuple[Card, ...]:
    state = game.state
    if seat == state.storyteller:
        return () if state.told is None else (state.told,)
    return next((laid.cards for laid in state.submissions if laid.seat == seat), ())


def _chosen(game: Game, place: InHand, card: Card | None, slot: int | None) -> InHand:
    """Select or unselect; where as many as allowed are selected, a new one takes the place of the oldest."""
    state = game.state
    if place.seat not in state.to_act:
        return place
    place = replace(place, refused=None, looking=None, looking_at=None)
    seats = len(state.active)
    if state.phase is Phase.VOTE:
        if slot is None or slot not in range(len(state.lineup)):
            return place
        if slot in state.own_slots(place.seat):
            return replace(place, refused=Reason.OWN_CARD)
        if slot in place.slots:
            return replace(place, slots=tuple(other for other in place.slots if other != slot))
        return replace(place, slots=(*place.slots, slot)[-state.edition.votes(seats) :])
    own = next((held for held in state.hands[place.seat] if held == card), None)
    if own is None:
        return place
    if own in place.cards:
        return replace(place, cards=tuple(other for other in place.cards if other != own))
    most = 1 if state.phase is Phase.TELL else state.edition.decoys(seats)
    return replace(place, cards=(*place.cards, own)[-most:])


def _commit(session: Session, game: Game, place: InHand, move: Move) -> Result:
    try:
        after = played(game, move)
    except IllegalMove as error:
        if error.reason in (Reason.OUT_OF_PHASE, Reason.OWES_NOTHING):
            return session, ()
        return replace(session, place=replace(place, refused=error.reason)), ()
    session, effects = kept(replace(session, parked=None), after)
    return replace(session, place=after_act(after, place.seat)), (*effects, *_sounds(game, after))


def after_act(game: Game, seat: int) -> AtHandOver | AtReveal:
    """Where the tablet goes after a private act: to the next who owes, or to the table when the last vote is in."""
    return AtReveal() if game.state.phase is Phase.SCORE else next_hand_over(game, seat)


def _sounds(before: Game, after: Game) -> tuple[Effect, ...]:
    turned = before.state.phase is not after.state.phase and after.state.phase is Phase.VOTE
    return (Play(Sound.TURN if turned else Sound.LAY),)


def _look_at_table(session: Session, message: say.Look) -> Session:
    """Full-screen look at a place of a lineup that lies open: at the hand-over, in open voting, at a reveal."""
    slot = message.slot
    if isinstance(session.sheet, OldRound):
        return replace(session, sheet=replace(session.sheet, looking=slot))
    place = session.place
    game = session.game
    if game is None or session.sheet is not None:
        return session
    if isinstance(place, AtHandOver) and lineup_open(game):
        fits = slot if slot in range(len(game.state.lineup)) else None
        return replace(session, place=replace(place, looking=fits))
    if isinstance(place, AtOpenVote):
        return replace(session, place=replace(place, looking=slot if slot in range(len(game.state.lineup)) else None))
    if isinstance(place, AtReveal):
        laid = len(game.state.rounds[-1].lineup)
        return replace(session, place=replace(place, looking=slot if slot in range(laid) else None))
    return session
