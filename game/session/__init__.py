"""The session: where the tablet is and what is half done, as a pure function of the messages so far."""

from game.session.back import at_start
from game.session.place import Session
from game.session.screens import screen
from game.session.update import update

__all__ = ["Session", "at_start", "screen", "update"]
