"""Links in a session: what is shared from here, and what happens when somebody opens one. A link never throws away a game."""

from dataclasses import replace
from typing import Final

from game import messages as say
from game.effects import DrawQr, Effect, Share
from game.link import LinkProblem, is_link, read_game_link, read_link, write_game_link, write_link
from game.record import write
from game.rules.refusal import Unreadable
from game.rules.round import Phase
from game.rules.setup import BadSetup, faults
from game.scorepad.entering import blank
from game.scorepad.text import is_pad, recover_pad, write_pad
from game.screen import Deal, Draft, Notice, NoticeKey
from game.session.form import draft_of, empty_draft, read_form, setup_of
from game.session.hand import covered
from game.session.kept import free_id, recovered
from game.session.leafing import busy
from game.session.place import (
    AtOver,
    AtPadSheet,
    AtResume,
    AtSetup,
    Game,
    OldRound,
    ScoredGame,
    Session,
    Sharing,
    with_notice,
    without_notices,
)

OF_HOW: Final = {"copied": NoticeKey.COPIED, "failed": NoticeKey.SHARE_FAILED}
"""What is said of how a link was shared."""
OF_COPYING: Final = frozenset(OF_HOW.values())

SharingMessage = say.ShareTable | say.Shared | say.ChooseDeal | say.AskQr | say.QrDrawn

SHARED_GAME = "shared"
"""The id of a finished game that came by a link; it is not kept."""
SHARED_PAD = "scores-shared"
"""The same for a printed game, which gets kept when it goes on here."""


def finished(session: Session) -> bool:
    """Whether what is shared from here is a finished game."""
    game = session.game
    return game is not None and game.state.phase is Phase.OVER and not isinstance(session.place, AtSetup | AtResume)


def fragment_of(session: Session, deal: Deal = Deal.FRESH) -> str:
    """The link to share: a finished game is shared whole, anything else as its set-up.

    An unfinished record would show every hand, and so would its seed: neither is ever in a link.
    """
    game = session.game
    if session.scored is not None and not isinstance(session.place, AtSetup | AtResume):
        return write_game_link(write_pad(session.scored.pad))
    if game is None or isinstance(session.place, AtSetup | AtResume):
        return write_link(setup_of(session.draft, session.packs, session.seed), same_deal=bool(session.draft.seed))
    if finished(session) and deal is Deal.FRESH:
        return write_game_link(write(game.record))
    return write_link(game.record.setup, same_deal=finished(session))


def sharing(session: Session, message: SharingMessage) -> tuple[Session, tuple[Effect, ...]]:
    """A message about the sheet on which a link is shared."""
    sheet = session.sheet if isinstance(session.sheet, Sharing) else Sharing()
    match message:
        case say.ShareTable(fields):
            if isinstance(session.place, AtSetup) and fields and session.sheet is None:
                session = replace(session, draft=read_form(session.draft, fields))
            try:
                fragment = fragment_of(session, sheet.deal)
            except ValueError:  # a table that cannot be played cannot be sent: what is wrong is shown in the form
                return _with_faults(session), ()
            return replace(covered(session), sheet=sheet), (Share(fragment),)
        case say.Shared(how):
            key = OF_HOW.get(how)
            return session if key is None else with_notice(session, Notice(key)), ()
        case say.ChooseDeal(deal) if session.sheet is sheet and deal in list(Deal):
            return replace(session, sheet=Sharing(Deal(deal))), ()
        case say.AskQr() if session.sheet is sheet:
            asked = replace(session, sheet=replace(sheet, asked=True))
            return asked, (DrawQr(fragment_of(session, sheet.deal)),)
        case say.QrDrawn(link, size, path) if session.sheet is sheet and link == fragment_of(session, sheet.deal):
            return replace(session, sheet=replace(sheet, qr_size=size, qr_path=path)), ()
        case _:
            return session, ()


def sheet_closed(session: Session) -> Session:
    """The session with its sheet put away; what was said of copying a link goes with it."""
    return replace(without_notices(session, OF_COPYING), sheet=None)


def _with_faults(session: Session) -> Session:
    session = with_notice(session, Notice(NoticeKey.SHARE_FAILED))
    if not isinstance(session.place, AtSetup):
        return session
    found = faults(setup_of(session.draft, session.packs, session.seed))
    return replace(session, place=replace(session.place, faults=found))


def followed(session: Session, fragment: str) -> Session:
    """The session after a link was opened: the filled set-up, ready to start, or a finished game to look at."""
    text = fragment.removeprefix("#")
    if not is_link(text):
        return session
    try:
        record_text = read_game_link(text)
        if record_text is not None and is_pad(record_text):
            return _scored_game(session, record_text)
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
    if busy(session):
        return with_notice(session, Notice(NoticeKey.LINK_WAITS))
    return replace(session, place=AtSetup(), game=None, scored=None, sheet=None)


def _draft_from(draft: Draft, seed: str, before: Draft) -> Draft:
    """The draft of a link; seats that it does not name stay as they were, or as on an untouched form."""
    seats = draft.seats or before.seats or empty_draft().seats
    return replace(draft, seats=seats, seed=seed, pack=draft.pack or before.pack)


def _finished_game(session: Session, text: str) -> Session:
    found = recovered(session, text)
    if found.problem is not None or found.state.phase is not Phase.OVER:
        return with_notice(session, Notice(NoticeKey.UNREADABLE))
    if busy(session):
        return with_notice(session, Notice(NoticeKey.LINK_WAITS))
    game = Game(SHARED_GAME, found.record, found.state)
    first = OldRound(1) if found.state.rounds else None  # it is told again from its beginning, round by round
    return replace(session, game=game, scored=None, place=AtOver(), sheet=first)


def _scored_game(session: Session, text: str) -> Session:
    """The rounds of a printed game; it is kept here only once something is changed."""
    pad, problem = recover_pad(text)
    if problem is not None:
        return with_notice(session, Notice(NoticeKey.UNREADABLE))
    if busy(session):
        return with_notice(session, Notice(NoticeKey.LINK_WAITS))
    scored = ScoredGame(free_id(session, SHARED_PAD), pad, blank(pad))
    return replace(session, game=None, scored=scored, place=AtPadSheet(), sheet=None)
