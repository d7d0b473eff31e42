"""Update: a session and a message give the next session and what the device is to do. Pure; whatever does not fit where the tablet is, is ignored."""

from dataclasses import replace

from game import messages as say
from game.deck_messages import DeckMessage
from game.effects import Effect
from game.messages import Message
from game.mind_messages import MindMessage
from game.pad_messages import PadMessage
from game.session.back import went_back
from game.session.desk import desk
from game.session.hand import hand
from game.session.leafing import leafing
from game.session.opponents import opponents, scheduled
from game.session.pad import pad
from game.session.place import (
    AtHandOver,
    AtOpenVote,
    AtPadEntry,
    AtPadRound,
    AtPadSheet,
    AtSetup,
    InHand,
    Leafing,
    OldRound,
    Session,
    Sharing,
)
from game.session.saves import saves
from game.session.table import table


def update(session: Session, message: Message) -> tuple[Session, tuple[Effect, ...]]:
    """The session after a message, and the effects for the shell."""
    after, effects = _dispatch(session, message)
    if _scene(after) != _scene(session):
        after = replace(after, turn=session.turn + 1)
    after, more = scheduled(session, after)
    return after, (*effects, *more)


def _dispatch(session: Session, message: Message) -> tuple[Session, tuple[Effect, ...]]:
    if isinstance(message, PadMessage):
        return pad(session, message)
    if isinstance(message, DeckMessage) or (isinstance(message, say.Look) and isinstance(session.sheet, Leafing)):
        return leafing(session, message), ()
    if isinstance(message, MindMessage):
        return opponents(session, message)
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
            | say.StoreFailed() | say.StoreWorks() | say.Newer() | say.Outdone() | say.OfflineNews() | say.UpdateWaits() | say.UseUpdate()
        ):  # fmt: skip
            return saves(session, message)
        case say.WentBack():
            return went_back(session)
        case _:
            return desk(session, message)


def _scene(session: Session) -> tuple[object, ...]:
    """What makes a screen another screen: a change of it starts a new turn.

    What opponents do meanwhile does not, where people are waiting: what they have unfolded stays open, and the curtain does not fall again.
    """
    game, scored = session.game, session.scored
    name = game.id if game is not None else scored.id if scored is not None else None
    moves = len(game.record.moves) if game is not None else len(scored.pad.moves) if scored is not None else 0
    if isinstance(session.place, AtHandOver | AtOpenVote):
        moves = 0
    sheet: object = session.sheet
    if isinstance(sheet, OldRound):
        sheet = sheet.number
    elif isinstance(sheet, Sharing | Leafing):
        sheet = type(sheet)
    return type(session.place), _part(session), name, moves, sheet


def _part(session: Session) -> object:
    """Which of the screens of its kind a place shows."""
    match session.place:
        case AtSetup(purpose=purpose, tries=tries):
            return purpose, tries
        case AtHandOver(seat=seat, stop_asked=asked):
            state = session.game.state if session.game is not None else None
            return seat, asked, state.phase if state is not None and seat in state.to_act else None
        case InHand(seat=seat):
            return seat
        case AtPadRound(number):
            return number
        case AtPadSheet(asked):
            return asked
        case AtPadEntry():
            return None if session.scored is None else session.scored.slip.number
        case _:
            return None
