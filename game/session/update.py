"""Update: a session and a message give the next session and what the device is to do. Pure; whatever does not fit where the tablet is, is ignored."""

from dataclasses import replace

from game import messages as say
from game.effects import Effect
from game.messages import Message
from game.session.desk import desk
from game.session.hand import hand
from game.session.place import AtHandOver, InHand, OldRound, Session, Sharing
from game.session.saves import saves
from game.session.table import table


def update(session: Session, message: Message) -> tuple[Session, tuple[Effect, ...]]:
    """The session after a message, and the effects for the shell."""
    after, effects = _dispatch(session, message)
    if _scene(after) != _scene(session):
        after = replace(after, turn=session.turn + 1)
    return after, effects


def _dispatch(session: Session, message: Message) -> tuple[Session, tuple[Effect, ...]]:
    match message:
        case (
            say.Look() | say.Choose() | say.Typed() | say.TellCard() | say.SubmitCards() | say.CastVote() | say.Cover() | say.Ready()
        ):  # fmt: skip
            return hand(session, message)
        case (
            say.Pass() | say.Tapped() | say.Offer() | say.Point() | say.ScoreOpenVotes() | say.TakeBack() | say.Step() | say.Skip()
            | say.NextPage() | say.AddCaption() | say.StopGame() | say.LeaveTable() | say.JoinTable() | say.ShowRound() | say.Hidden()
        ):  # fmt: skip
            return table(session, message)
        case (
            say.Opened() | say.Resume() | say.TakeOver() | say.Claimed() | say.Elsewhere() | say.Forget() | say.Export() | say.Import()
            | say.StoreFailed()
        ):  # fmt: skip
            return saves(session, message)
        case _:
            return desk(session, message)


def _scene(session: Session) -> tuple[object, ...]:
    """What makes a screen another screen: a change of it starts a new turn."""
    place = session.place
    seat = place.seat if isinstance(place, AtHandOver | InHand) else None
    game = session.game
    moves = 0 if game is None else len(game.record.moves)
    sheet: object = session.sheet
    if isinstance(sheet, OldRound):
        sheet = sheet.number
    elif isinstance(sheet, Sharing):
        sheet = Sharing
    offered = isinstance(place, AtHandOver) and place.stop_asked
    return type(place), seat, None if game is None else game.id, moves, sheet, offered
