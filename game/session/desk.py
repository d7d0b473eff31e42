"""The desk around the table: the set-up form, saved games, settings, notices, and what lies over a game."""

import hashlib
from dataclasses import replace
from typing import Final, assert_never

from game import messages as say
from game.effects import KeepAwake, LetSleep, OpenGame, Play, Remember, Sound
from game.record import Record
from game.rules.play import start
from game.rules.setup import LANGUAGES, faults
from game.session.form import (
    draft_of,
    evening,
    read_form,
    scored_setup,
    setup_of,
    with_opponent,
    with_seat,
    with_seat_moved,
    without_seat,
)
from game.session.hand import covered
from game.session.kept import Result, free_id, kept
from game.session.links import followed, sharing, sheet_closed
from game.session.pad import begin
from game.session.place import AtElsewhere, AtResume, AtSetup, Game, Purpose, Session, Sheet, refused_start
from game.session.undo import next_hand_over
from game.settings import Coaching, Facing, Motion, Room, Settings, Sounds, write_settings

SEED_BYTES: Final = 5
"""A seed names one of 2^40 deals of a setup."""

FormMessage = say.Edit | say.Start | say.AddSeat | say.AddOpponent | say.RemoveSeat | say.MoveSeat
DeskMessage = (
    FormMessage | say.OpenRules | say.OpenSettings | say.OpenAbout | say.Back | say.Change | say.SideOf | say.Dismiss | say.QuietCoach
    | say.ShareTable | say.Shared | say.ChooseDeal | say.AskQr | say.QrDrawn | say.Linked | say.Again | say.LeaveGame
)  # fmt: skip


def desk(session: Session, message: DeskMessage) -> Result:
    """A message about anything but the play itself."""
    match message:
        case say.Edit() | say.Start() | say.AddSeat() | say.AddOpponent() | say.RemoveSeat() | say.MoveSeat():
            return _form(session, message)
        case say.OpenRules():
            return replace(covered(session), sheet=Sheet.RULES), ()
        case say.OpenSettings():
            return replace(covered(session), sheet=Sheet.SETTINGS), ()
        case say.OpenAbout():
            return replace(covered(session), sheet=Sheet.ABOUT), ()
        case say.Back():
            scoring = isinstance(session.place, AtSetup) and session.place.purpose is Purpose.SCORE
            if session.sheet is None and (scoring or isinstance(session.place, AtResume | AtElsewhere)):
                return replace(session, place=AtSetup()), ()
            return sheet_closed(session), ()
        case say.Change() | say.SideOf() | say.QuietCoach():
            return _settings(session, message)
        case say.Dismiss(number):
            left = tuple(notice for place, notice in enumerate(session.notices) if place != number)
            return replace(session, notices=left), ()
        case say.ShareTable() | say.Shared() | say.ChooseDeal() | say.AskQr() | say.QrDrawn():
            return sharing(session, message)
        case say.Linked(fragment):
            return followed(session, fragment), ()
        case say.Again():
            return _again(session)
        case say.LeaveGame():
            return replace(covered(session), game=None, scored=None, place=AtSetup(), sheet=None), (
                OpenGame(None),
                LetSleep(),
            )
        case _:
            assert_never(message)


# Set-up ----------------------------------------------------------------------------------------------------------------------------------


def _form(session: Session, message: FormMessage) -> Result:
    if not isinstance(session.place, AtSetup):
        return session, ()
    draft = read_form(session.draft, message.fields)
    place = session.place
    match message:
        case say.Edit():
            if place.faults:
                seed, scoring = session.seed, place.purpose is Purpose.SCORE
                setup = scored_setup(draft, seed) if scoring else setup_of(draft, session.packs, seed)
                place = replace(place, faults=faults(setup))
            return replace(session, draft=draft, place=place), ()
        case say.AddSeat():
            return replace(session, draft=with_seat(draft), place=replace(place, faults=())), ()
        case say.AddOpponent():
            return replace(session, draft=with_opponent(draft), place=replace(place, faults=())), ()
        case say.RemoveSeat(seat=seat):
            return replace(session, draft=without_seat(draft, seat), place=replace(place, faults=())), ()
        case say.MoveSeat(seat=seat, by=by):
            return replace(session, draft=with_seat_moved(draft, seat, by), place=replace(place, faults=())), ()
        case say.Start():
            session = replace(session, draft=draft)
            return begin(session, next_seed(session)) if place.purpose is Purpose.SCORE else _deal(session)


def _deal(session: Session) -> Result:
    setup = setup_of(session.draft, session.packs, next_seed(session))
    found = faults(setup)
    if found:
        return refused_start(session, found), ()
    game = Game(free_id(session, setup.seed), Record(setup), start(setup))
    session = replace(session, dealt=session.dealt + 1, scored=None, parked=None, sheet=None, notices=())
    session, effects = kept(session, game)
    names = Remember("evening", evening(session.draft))
    place = next_hand_over(game)
    return replace(session, place=place), (*effects, OpenGame(game.id), names, KeepAwake(), Play(Sound.DEAL))


def next_seed(session: Session) -> str:
    """A seed for the next deal: from the page's own, so that no clock or chance is needed here."""
    key = f"{session.seed}/{session.dealt}".encode()
    return hashlib.sha256(key).hexdigest()[: 2 * SEED_BYTES]


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
