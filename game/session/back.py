"""The browser's way back, one step at a time: what lies open is closed first, then a hand is covered, then the game is left, saved."""

from dataclasses import replace
from typing import assert_never

from game import messages as say
from game.session.desk import desk
from game.session.hand import covered
from game.session.kept import Result
from game.session.links import sheet_closed
from game.session.place import (
    AtElsewhere,
    AtHandOver,
    AtOpenVote,
    AtOver,
    AtPadEntry,
    AtPadRound,
    AtPadSheet,
    AtResume,
    AtReveal,
    AtSetup,
    InHand,
    Leafing,
    OldRound,
    Place,
    Purpose,
    Session,
)


def at_start(session: Session) -> bool:
    """Whether nothing lies between this screen and the page's beginning: from here the way back leaves the page."""
    return session.sheet is None and isinstance(session.place, AtSetup) and session.place.purpose is Purpose.PLAY


def went_back(session: Session) -> Result:
    """One step back. What is private is closed by it and never opened; a game that is left stays saved, and is on offer at the start."""
    sheet = session.sheet
    if isinstance(sheet, OldRound | Leafing) and sheet.looking is not None:
        return replace(session, sheet=replace(sheet, looking=None)), ()
    if sheet is not None:
        return sheet_closed(session), ()
    if (closed := _closed(session.place)) is not None:
        return replace(session, place=closed), ()
    if isinstance(session.place, InHand):
        return covered(session), ()
    if (before := _before(session)) is not None:
        return replace(session, place=before), ()
    return desk(session, say.LeaveGame())


def _closed(place: Place) -> Place | None:
    """The place without the card that is looked at, or the question that is asked; ``None`` if nothing is open there."""
    match place:
        case InHand(looking=card, looking_at=slot) if card is not None or slot is not None:
            return replace(place, looking=None, looking_at=None)
        case AtHandOver(looking=slot, stop_asked=asked) if slot is not None or asked:
            return replace(place, looking=None, stop_asked=False)
        case AtOpenVote(looking=slot) | AtReveal(looking=slot) if slot is not None:
            return replace(place, looking=None)
        case AtPadSheet(asked=True):
            return AtPadSheet()
        case AtResume(asked=game) if game is not None:
            return AtResume()
        case _:
            return None


def _before(session: Session) -> Place | None:
    """The screen before this one; ``None`` where that is the start, and a game is left for it."""
    match session.place:
        case AtSetup() | AtResume() | AtElsewhere():
            return AtSetup()
        case AtPadRound() | AtPadSheet() if session.scored is not None and not session.scored.pad.over:
            return AtPadEntry()
        case AtPadRound():
            return AtPadSheet()
        case AtPadSheet() | AtPadEntry() | AtHandOver() | InHand() | AtOpenVote() | AtReveal() | AtOver():
            return None
        case _ as place:
            assert_never(place)
