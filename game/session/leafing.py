"""Leafing through the deck between games."""

from dataclasses import replace

from game import messages as say
from game.deck_messages import DeckMessage
from game.rules.round import Phase
from game.rules.setup import Card, Pack
from game.session.form import FULL_PACK
from game.session.place import Leafing, Session


def busy(session: Session) -> bool:
    """Whether a game is on here: one that a link must not put aside, and during which nobody looks through the deck."""
    game, scored = session.game, session.scored
    return (game is not None and game.state.phase is not Phase.OVER) or (scored is not None and not scored.pad.over)


def deck_of(session: Session) -> tuple[Card, ...]:
    """Every card of the dreams that are there."""
    return next((Pack(offer.id, offer.count).cards() for offer in session.packs if offer.id == FULL_PACK), ())


def leafing(session: Session, message: DeckMessage | say.Look) -> Session:
    """The session with the deck lying open, its titles told or hidden, or one picture on the full screen. While a game is on, nothing happens."""
    match message:
        case say.OpenDeck() if not busy(session) and deck_of(session):
            return replace(session, sheet=Leafing())
        case say.TellTitles(titles) if isinstance(session.sheet, Leafing):
            return replace(session, sheet=replace(session.sheet, titles=titles))
        case say.Look(card) if isinstance(session.sheet, Leafing):
            return replace(session, sheet=replace(session.sheet, looking=card if card in deck_of(session) else None))
        case _:
            return session
