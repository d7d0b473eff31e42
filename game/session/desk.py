"""The desk around the table: the set-up form, saved games, settings, notices, and what lies over a game."""

import hashlib
from dataclasses import replace
from typing import Final, assert_never

from game import messages as say
from game.effects import Download, Drop, Effect, KeepAwake, LetSleep, OpenGame, Play, Remember, Share, Sound
from game.record import Problem, Record, recover
from game.rules.play import start
from game.rules.refusal import Unreadable
from game.rules.setup import LANGUAGES, BadSetup, faults
from game.screen import Notice, NoticeKey, PackOffer
from game.session.form import (
    draft_of,
    evening,
    read_form,
    remembered,
    setup_of,
    with_seat,
    with_seat_moved,
    without_seat,
)
from game.session.hand import covered
from game.session.kept import Result, kept
from game.session.links import followed, fragment_of
from game.session.place import AtResume, AtSetup, Game, Saved, Session, Sheet, with_notice
from game.session.undo import next_hand_over, resting_place
from game.settings import Coaching, Facing, Motion, Room, Settings, Sounds, write_settings

SEED_BYTES: Final = 5
"""A seed names one of 2^40 deals of a setup."""

DeskMessage = (
    say.Edit | say.Start | say.AddSeat | say.RemoveSeat | say.MoveSeat | say.OpenRules | say.OpenSettings | say.OpenAbout | say.Back
    | say.Change | say.SideOf | say.Dismiss | say.QuietCoach | say.ShareTable | say.Resume | say.Forget | say.Export | say.Import
    | say.Again | say.LeaveGame | say.Opened | say.StoreFailed | say.Shared | say.Linked
)  # fmt: skip


def desk(session: Session, message: DeskMessage) -> Result:
    """A message about anything but the play itself."""
    match message:
        case say.Edit() | say.Start() | say.AddSeat() | say.RemoveSeat() | say.MoveSeat():
            return _form(session, message)
        case say.OpenRules():
            return replace(covered(session), sheet=Sheet.RULES), ()
        case say.OpenSettings():
            return replace(covered(session), sheet=Sheet.SETTINGS), ()
        case say.OpenAbout():
            return replace(covered(session), sheet=Sheet.ABOUT), ()
        case say.Back():
            if session.sheet is None and isinstance(session.place, AtResume):
                return replace(session, place=AtSetup()), ()
            return replace(session, sheet=None), ()
        case say.Change() | say.SideOf() | say.QuietCoach():
            return _settings(session, message)
        case say.Dismiss(number):
            left = tuple(notice for place, notice in enumerate(session.notices) if place != number)
            return replace(session, notices=left), ()
        case say.ShareTable(fields):
            if isinstance(session.place, AtSetup) and fields:
                session = replace(session, draft=read_form(session.draft, fields))
            return session, (Share(fragment_of(session)),)
        case say.Shared(how):
            key = {"copied": NoticeKey.COPIED, "failed": NoticeKey.SHARE_FAILED}.get(how)
            return session if key is None else with_notice(session, Notice(key)), ()
        case say.Linked(fragment):
            return followed(session, fragment), ()
        case say.Resume(name):
            return _resume(session, name)
        case say.Forget(name):
            return _forget(session, name)
        case say.Export(name):
            return _export(session, name)
        case say.Import(text):
            return _import(session, text)
        case say.Again():
            return _again(session)
        case say.LeaveGame():
            return replace(covered(session), game=None, place=AtSetup(), sheet=None), (OpenGame(None), LetSleep())
        case say.Opened():
            return _opened(session, message)
        case say.StoreFailed(detail):
            return with_notice(session, Notice(NoticeKey.NOT_KEPT, detail)), ()
        case _:
            assert_never(message)


# Set-up ----------------------------------------------------------------------------------------------------------------------------------


def _form(session: Session, message: say.Edit | say.Start | say.AddSeat | say.RemoveSeat | say.MoveSeat) -> Result:
    if not isinstance(session.place, AtSetup):
        return session, ()
    draft = read_form(session.draft, message.fields)
    place = session.place
    match message:
        case say.Edit():
            if place.faults:
                place = AtSetup(faults(setup_of(draft, session.packs, session.seed)))
            return replace(session, draft=draft, place=place), ()
        case say.AddSeat():
            return replace(session, draft=with_seat(draft), place=AtSetup()), ()
        case say.RemoveSeat(seat=seat):
            return replace(session, draft=without_seat(draft, seat), place=AtSetup()), ()
        case say.MoveSeat(seat=seat, by=by):
            return replace(session, draft=with_seat_moved(draft, seat, by), place=AtSetup()), ()
        case say.Start():
            return _deal(replace(session, draft=draft))


def _deal(session: Session) -> Result:
    setup = setup_of(session.draft, session.packs, next_seed(session))
    found = faults(setup)
    if found:
        return replace(session, place=AtSetup(found)), ()
    game = Game(_free_id(session, setup.seed), Record(setup), start(setup))
    session = replace(session, dealt=session.dealt + 1, parked=None, sheet=None, notices=())
    session, effects = kept(session, game)
    names = Remember("evening", evening(session.draft))
    place = next_hand_over(game)
    return replace(session, place=place), (*effects, OpenGame(game.id), names, KeepAwake(), Play(Sound.DEAL))


def next_seed(session: Session) -> str:
    """A seed for the next deal: from the page's own, so that no clock or chance is needed here."""
    key = f"{session.seed}/{session.dealt}".encode()
    return hashlib.sha256(key).hexdigest()[: 2 * SEED_BYTES]


def _free_id(session: Session, seed: str) -> str:
    number, name = 1, seed
    while name in session.saves:
        number += 1
        name = f"{seed}.{number}"
    return name


def _again(session: Session) -> Result:
    if session.game is None:
        return session, ()
    state = session.game.state
    setup = session.game.record.setup
    seats = tuple(state.seats[seat] for seat in state.active)
    told = state.storyteller if state.rounds else None
    first = setup.house.first if told is None else state.active.index(state.next_storyteller)
    again = replace(setup, seats=seats, house=replace(setup.house, first=first if first < len(seats) else 0))
    return _deal(replace(session, draft=draft_of(again)))


# Settings --------------------------------------------------------------------------------------------------------------------------------


def _settings(session: Session, message: say.Change | say.SideOf | say.QuietCoach) -> Result:
    settings = session.settings
    match message:
        case say.QuietCoach():
            changed = replace(settings, coaching=Coaching.OFF)
        case say.SideOf(seat, side):
            if session.game is None or side not in list(Facing) or seat not in range(len(session.game.state.seats)):
                return session, ()
            name = session.game.state.seats[seat].name
            changed = replace(settings, facing={**settings.facing, name: Facing(side)})
        case say.Change(name, value):
            changed = changed_setting(settings, name, value)
    if changed == settings:
        return session, ()
    return replace(session, settings=changed), (Remember("settings", write_settings(changed)),)


def changed_setting(settings: Settings, name: str, value: str) -> Settings:
    """The settings with one field changed; as they were if the field or value is none of theirs."""
    try:
        match name:
            case "language" if value in LANGUAGES:
                return replace(settings, language=value)
            case "sounds":
                return replace(settings, sounds=Sounds(value))
            case "motion":
                return replace(settings, motion=Motion(value))
            case "room":
                return replace(settings, room=Room(value))
            case "coaching":
                return replace(settings, coaching=Coaching(value))
    except ValueError:
        pass
    return settings


# Saved games -----------------------------------------------------------------------------------------------------------------------------


def _game_from(text: str, name: str) -> tuple[Game, Problem | None]:
    found = recover(text)
    return Game(name, found.record, found.state), found.problem


def _problem_notice(session: Session, problem: Problem | None) -> Session:
    if problem is None:
        return session
    return with_notice(session, Notice(NoticeKey.DAMAGED, str(problem.line)))


def _unreadable(session: Session, error: Unreadable | BadSetup) -> Session:
    newer = isinstance(error, Unreadable) and error.problem == "newer"
    return with_notice(session, Notice(NoticeKey.NEWER if newer else NoticeKey.UNREADABLE, str(error)))


def _resume(session: Session, name: str) -> Result:
    saved = session.saves.get(name)
    if saved is None:
        if not session.saves or not isinstance(session.place, AtSetup):
            return session, ()
        return replace(session, place=AtResume()), ()
    try:
        game, problem = _game_from(saved.text, name)
    except (Unreadable, BadSetup) as error:
        return _unreadable(session, error), ()
    session = _problem_notice(replace(session, game=game, parked=None, sheet=None), problem)
    draft = draft_of(game.record.setup)
    return replace(session, place=resting_place(game), draft=draft), (OpenGame(name), KeepAwake())


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
    if session.game is not None and not isinstance(session.place, AtSetup | AtResume):
        return session, ()
    try:
        game, problem = _game_from(text, "")
    except (Unreadable, BadSetup) as error:
        return _unreadable(session, error), ()
    game = replace(game, id=_free_id(session, game.record.setup.seed))
    session, effects = kept(_problem_notice(session, problem), game)
    return replace(session, place=resting_place(game), parked=None), (*effects, OpenGame(game.id), KeepAwake())


# Opening ---------------------------------------------------------------------------------------------------------------------------------


def _opened(session: Session, message: say.Opened) -> Result:
    """The page is up: take what was typed before Python came, and go back to the game that was open in this tab."""
    packs = tuple(PackOffer(name, count) for name, count in message.packs.items())
    draft = session.draft
    touched = any(value for name, value in message.fields.items() if name.startswith("seat-"))
    untouched = message.remembered and not touched
    draft = remembered(draft, message.remembered) if untouched else read_form(draft, message.fields)
    saves = {name: Saved(text, name in message.finished) for name, text in message.saves.items()}
    session = replace(session, packs=packs, draft=draft, saves=saves, seed=message.seed or session.seed)
    effects: tuple[Effect, ...] = ()
    if message.open_game in saves:
        session, effects = _resume(session, message.open_game)
    return followed(session, message.fragment), effects
