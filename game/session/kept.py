"""Keeping a game: the new session after a move, with the effect that saves it."""

from dataclasses import replace

from game.effects import Effect, Save
from game.record import Replay, recover, with_move, write
from game.rules.moves import Move
from game.rules.play import play
from game.rules.refusal import Unreadable
from game.rules.round import Phase
from game.session.place import Game, Saved, Session

Result = tuple[Session, tuple[Effect, ...]]


def kept(session: Session, game: Game) -> Result:
    """The session with a changed game, newest in the store, and the effect that saves it."""
    finished = game.state.phase is Phase.OVER
    text = write(game.record)
    saves = {game.id: Saved(text, finished), **{key: saved for key, saved in session.saves.items() if key != game.id}}
    return replace(session, game=game, saves=saves), (Save(game.id, text, finished),)


def played(game: Game, move: Move) -> Game:
    """The game after a move. Raises ``IllegalMove``."""
    return Game(game.id, with_move(game.record, move), play(game.state, move))


def recovered(session: Session, text: str) -> Replay:
    """The game of a text as far as it is good.

    Raises ``Unreadable`` and ``BadSetup`` as ``recover`` does; a game with more cards than this page has is one that a newer Moonhare made.
    """
    found = recover(text)
    here = {offer.id: offer.count for offer in session.packs}
    for pack in found.record.setup.packs:
        if here and pack.count > here.get(pack.id, 0):
            raise Unreadable("newer", detail=f"{pack.id}:{pack.count}")
    return found


def free_id(session: Session, seed: str) -> str:
    """An id for a new game of this seed that no kept game has."""
    number, name = 1, seed
    while name in session.saves or name in session.reserved:
        number += 1
        name = f"{seed}.{number}"
    return name
