"""Saved games in a session: opening the page, going on with a game, taking it over, files, and deleting."""

from dataclasses import replace
from typing import assert_never

from game import messages as say
from game.effects import ChangeVersion, Claim, Download, Drop, KeepAwake, LetSleep, OpenGame
from game.record import Problem
from game.rules.refusal import Unreadable
from game.rules.setup import BadSetup
from game.scorepad.slip_text import recover_kept
from game.scorepad.text import is_pad
from game.screen import Kept, Notice, NoticeKey, Offline, PackOffer
from game.session.form import draft_of, draft_of_scored, read_form, remembered
from game.session.hand import covered
from game.session.kept import Result, free_id, kept, recovered
from game.session.links import followed
from game.session.pad import PREFIX, keep, resting_page
from game.session.place import (
    AtElsewhere,
    AtResume,
    AtSetup,
    Game,
    Saved,
    ScoredGame,
    Session,
    with_notice,
    without_notices,
)
from game.session.undo import resting_place

SavesMessage = (
    say.Opened | say.Resume | say.TakeOver | say.Claimed | say.Elsewhere | say.Forget | say.Export | say.Import | say.StoreFailed
    | say.StoreWorks | say.Newer | say.Outdone | say.OfflineNews | say.UpdateWaits | say.UseUpdate
)  # fmt: skip


def saves(session: Session, message: SavesMessage) -> Result:
    """A message about the store and what it keeps."""
    match message:
        case say.Opened():
            return _opened(session, message)
        case say.Resume(name):
            return _resume(session, name)
        case say.TakeOver(name):
            return session, (Claim(name, by_force=True),) if isinstance(session.place, AtElsewhere) else ()
        case say.Claimed():
            return _claimed(session, message)
        case say.Elsewhere(name):
            return _elsewhere(session, name)
        case say.Forget(name):
            return _forget(session, name)
        case say.Export(name):
            return _export(session, name)
        case say.Import(text):
            return _import(session, text)
        case say.OfflineNews(state, done, of):
            known = Kept(state) if state in list(Kept) else session.offline.state
            return replace(session, offline=Offline(known, done, of)), ()
        case say.UpdateWaits():
            return with_notice(session, Notice(NoticeKey.UPDATE)), ()
        case say.UseUpdate():
            return covered(session), (ChangeVersion(),)
        case say.StoreFailed(detail):
            return with_notice(without_notices(session, {NoticeKey.NOT_KEPT}), Notice(NoticeKey.NOT_KEPT, detail)), ()
        case say.StoreWorks():
            return without_notices(session, {NoticeKey.NOT_KEPT}), ()
        case say.Newer(name):
            return _newer(session, name)
        case say.Outdone(name):
            session, effects = _elsewhere(session, name)
            return with_notice(session, Notice(NoticeKey.OUTDONE)), effects
        case _:
            assert_never(message)


def _game_from(session: Session, text: str, name: str) -> tuple[Game, Problem | None]:
    found = recovered(session, text)
    return Game(name, found.record, found.state), found.problem


def _has_table(text: str) -> bool:
    """Whether the head of a text is all there: a table that was cut off might pass for a smaller one."""
    return "\n\n" in text.replace("\r\n", "\n")


def _problem_notice(session: Session, problem: Problem | None) -> Session:
    if problem is None:
        return session
    return with_notice(session, Notice(NoticeKey.DAMAGED, str(problem.line)))


def _unreadable(session: Session, error: Unreadable | BadSetup) -> Session:
    newer = isinstance(error, Unreadable) and error.problem == "newer"
    return with_notice(session, Notice(NoticeKey.NEWER if newer else NoticeKey.UNREADABLE, str(error)))


def _newer(session: Session, name: str) -> Result:
    """A game that cannot be read here is no longer on offer, and nothing is saved over it."""
    saves = {key: saved for key, saved in session.saves.items() if key != name}
    session = with_notice(session, Notice(NoticeKey.NEWER, name))
    session = replace(session, saves=saves, reserved=session.reserved | {name}, place=AtSetup())
    return replace(session, game=None, scored=None, parked=None, sheet=None), (OpenGame(None),)


def _resume(session: Session, name: str) -> Result:
    if name in session.saves:
        return session, (Claim(name),)
    if not session.saves or not isinstance(session.place, AtSetup):
        return session, ()
    return replace(session, place=AtResume()), ()


def _claimed(session: Session, message: say.Claimed) -> Result:
    """Go on with a game as the store has it now; another tab may have played on since this page was opened."""
    name = message.game
    before = session.saves.get(name, Saved("", finished=False))
    text = before.text if message.text is None else message.text
    session = replace(session, saves={**session.saves, name: Saved(text, before.finished)})
    if not message.whole and not _has_table(text):
        session = with_notice(session, Notice(NoticeKey.GONE))
        return replace(session, game=None, scored=None, place=AtSetup()), (OpenGame(None),)
    if is_pad(text):
        return _claimed_pad(session, message, text)
    try:
        game, problem = _game_from(session, text, name)
    except (Unreadable, BadSetup) as error:
        return replace(_unreadable(session, error), game=None, place=AtSetup()), (OpenGame(None),)
    if problem is None and not message.whole:
        problem = Problem("damaged", 0, "")
    session = _problem_notice(replace(session, game=game, scored=None, parked=None, sheet=None), problem)
    draft = draft_of(game.record.setup)
    return replace(session, place=resting_place(game), draft=draft), (OpenGame(name), KeepAwake())


def _pad_from(text: str, name: str) -> tuple[ScoredGame, Problem | None]:
    pad, slip, problem = recover_kept(text)
    damage = None if problem is None else Problem(problem.problem, problem.line or 0, problem.detail)
    return ScoredGame(name, pad, slip), damage


def _claimed_pad(session: Session, message: say.Claimed, text: str) -> Result:
    try:
        game, problem = _pad_from(text, message.game)
    except (Unreadable, BadSetup) as error:
        return replace(_unreadable(session, error), scored=None, place=AtSetup()), (OpenGame(None),)
    if problem is None and not message.whole:
        problem = Problem("damaged", 0, "")
    session = _problem_notice(replace(session, game=None, scored=game, parked=None, sheet=None), problem)
    draft = draft_of_scored(game.pad.setup)
    return replace(session, place=resting_page(game), draft=draft), (OpenGame(game.id), KeepAwake())


def _elsewhere(session: Session, name: str) -> Result:
    if name not in session.saves:
        return session, ()
    return replace(covered(session), game=None, scored=None, place=AtElsewhere(name), sheet=None, parked=None), (
        LetSleep(),
    )


def _forget(session: Session, name: str) -> Result:
    place = session.place
    if name not in session.saves or not isinstance(place, AtSetup | AtResume):
        return session, ()
    if not isinstance(place, AtResume) or place.asked != name:
        return replace(session, place=AtResume(name)), ()
    saves = {key: saved for key, saved in session.saves.items() if key != name}
    return replace(session, saves=saves, place=AtResume() if saves else AtSetup()), (Drop(name),)


def _export(session: Session, name: str) -> Result:
    game = session.game
    saved = session.saves.get(name or (game.id if game else ""))
    if saved is None:
        return session, ()
    return session, (Download(f"moonhare-{name or (game.id if game else '')}.txt", saved.text),)


def _import(session: Session, text: str) -> Result:
    busy = session.game is not None or session.scored is not None
    if busy and not isinstance(session.place, AtSetup | AtResume):
        return session, ()
    if is_pad(text):
        return _import_pad(session, text)
    try:
        game, problem = _game_from(session, text, "")
    except (Unreadable, BadSetup) as error:
        return _unreadable(session, error), ()
    if not _has_table(text):
        return with_notice(session, Notice(NoticeKey.GONE)), ()
    game = replace(game, id=free_id(session, game.record.setup.seed))
    session, effects = kept(_problem_notice(session, problem), game)
    return replace(session, place=resting_place(game), parked=None), (*effects, OpenGame(game.id), KeepAwake())


def _import_pad(session: Session, text: str) -> Result:
    try:
        game, problem = _pad_from(text, "")
    except (Unreadable, BadSetup) as error:
        return _unreadable(session, error), ()
    if not _has_table(text):
        return with_notice(session, Notice(NoticeKey.GONE)), ()
    game = replace(game, id=free_id(session, PREFIX + game.pad.setup.seed))
    session, effects = keep(replace(_problem_notice(session, problem), game=None), game)
    return replace(session, place=resting_page(game), parked=None), (*effects, OpenGame(game.id), KeepAwake())


def _opened(session: Session, message: say.Opened) -> Result:
    """The page is up: take what was typed before Python came, and go back to the game that was open in this tab."""
    packs = tuple(PackOffer(name, count) for name, count in message.packs.items())
    draft = session.draft
    touched = any(value for name, value in message.fields.items() if name.startswith("seat-"))
    untouched = message.remembered and not touched
    draft = remembered(draft, message.remembered) if untouched else read_form(draft, message.fields)
    saves = {name: Saved(text, name in message.finished) for name, text in message.saves.items() if _has_table(text)}
    cut_off = message.saves.keys() - saves.keys()  # these stay where they are, out of the way
    session = replace(session, packs=packs, draft=draft, saves=saves, seed=message.seed or session.seed)
    session = replace(session, reserved=message.newer | cut_off)
    known = message.saves.keys() | message.newer
    if message.unread or cut_off or (message.open_game is not None and message.open_game not in known):
        session = with_notice(session, Notice(NoticeKey.GONE))
    for name in message.newer:
        session = with_notice(session, Notice(NoticeKey.NEWER, name))
    session = followed(session, message.fragment)
    if message.open_game in saves:
        return session, (Claim(message.open_game),)
    return session, ()
