"""Links in a session: what is shared from here, and what happens when somebody opens one. A link never throws away a game."""

from dataclasses import replace

from game.link import LinkProblem, is_link, read_game_link, read_link, write_game_link, write_link
from game.record import recover
from game.rules.refusal import Unreadable
from game.rules.round import Phase
from game.rules.setup import BadSetup
from game.screen import Draft, Notice, NoticeKey
from game.session.form import draft_of, empty_draft, setup_of
from game.session.place import AtOver, AtResume, AtSetup, Game, Session, with_notice

SHARED_GAME = "shared"
"""The id of a finished game that came by a link; it is not kept."""


def fragment_of(session: Session) -> str:
    """The link to share: a finished game is shared whole; of anything else only the set-up, since an unfinished record would show every hand."""
    game = session.game
    if game is None or isinstance(session.place, AtSetup | AtResume):
        return write_link(setup_of(session.draft, session.packs, session.seed), same_deal=bool(session.draft.seed))
    if game.state.phase is Phase.OVER:
        from_saves = session.saves.get(game.id)
        if from_saves is not None:
            return write_game_link(from_saves.text)
    return write_link(game.record.setup)


def followed(session: Session, fragment: str) -> Session:
    """The session after a link was opened: the filled set-up, ready to start, or a finished game to look at."""
    text = fragment.removeprefix("#")
    if not is_link(text):
        return session
    try:
        record_text = read_game_link(text)
        if record_text is not None:
            return _finished_game(session, record_text)
        reading = read_link(text)
    except (Unreadable, BadSetup) as error:
        newer = isinstance(error, Unreadable) and error.problem == "newer"
        return with_notice(session, Notice(NoticeKey.NEWER if newer else NoticeKey.UNREADABLE, str(error)))
    draft = _draft_from(draft_of(reading.setup), reading.setup.seed, session.draft)
    session = replace(session, draft=draft)
    for notice in reading.notices:
        key = NoticeKey.NEWER if notice.problem is LinkProblem.NEWER else NoticeKey.LINK_PART
        session = with_notice(session, Notice(key, notice.part))
    if session.game is not None and session.game.state.phase is not Phase.OVER:
        return with_notice(session, Notice(NoticeKey.LINK_WAITS))
    return replace(session, place=AtSetup(), game=None, sheet=None)


def _draft_from(draft: Draft, seed: str, before: Draft) -> Draft:
    """The draft of a link; seats that it does not name stay as they were, or as on an untouched form."""
    seats = draft.seats or before.seats or empty_draft().seats
    return replace(draft, seats=seats, seed=seed, pack=draft.pack or before.pack)


def _finished_game(session: Session, text: str) -> Session:
    found = recover(text)
    if found.problem is not None or found.state.phase is not Phase.OVER:
        return with_notice(session, Notice(NoticeKey.UNREADABLE))
    if session.game is not None and session.game.state.phase is not Phase.OVER:
        return with_notice(session, Notice(NoticeKey.LINK_WAITS))
    game = Game(SHARED_GAME, found.record, found.state)
    return replace(session, game=game, place=AtOver(), sheet=None)
