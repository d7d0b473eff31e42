"""A printed game in a session: the round that is entered, the rounds that are counted, corrections, and everything kept at each tap."""

from dataclasses import replace
from typing import Final, assert_never

from game import pad_messages as note
from game.effects import Download, KeepAwake, LetSleep, OpenGame, Play, Print, Remember, Save, Sound
from game.pad_messages import PadMessage
from game.rules.setup import BadSetup
from game.scorepad.board import hold, one_vote, put
from game.scorepad.counting import counted, found, single
from game.scorepad.entering import blank, by_means, filled, missing, told_by, untouched
from game.scorepad.pad import Amend, Finish, Pad, Scored, add, open_pad, undo
from game.scorepad.slip import Held, Slip, WrongTap, entered
from game.scorepad.slip_text import write_kept
from game.scorepad.spreadsheet import spreadsheet
from game.session.form import draft_of_scored, evening, of_people, read_form, scored_setup
from game.session.kept import Result, free_id
from game.session.place import (
    AtPadEntry,
    AtPadRound,
    AtPadSheet,
    AtSetup,
    PadPlace,
    Purpose,
    Saved,
    ScoredGame,
    Session,
    refused_start,
)
from game.text.catalogue import catalogue

PREFIX: Final = "scores-"
"""What the ids of scored games begin with."""


def begin(session: Session, seed: str) -> Result:
    """Start to score a printed game with the table of the form, or show what is wrong with it."""
    draft = of_people(session.draft)
    setup = scored_setup(draft, seed)
    try:
        opened = open_pad(setup)
    except BadSetup as error:
        return refused_start(session, error.faults, Purpose.SCORE), ()
    session = replace(session, draft=draft, dealt=session.dealt + 1, game=None, parked=None, sheet=None, notices=())
    game = ScoredGame(free_id(session, PREFIX + setup.seed), opened, blank(opened))
    session, effects = keep(session, game)
    names = Remember("evening", evening(draft))
    return replace(session, place=AtPadEntry()), (*effects, OpenGame(game.id), names, KeepAwake())


def keep(session: Session, game: ScoredGame) -> Result:
    """The session with a changed pad or slip, newest in the store, and the effect that saves it."""
    text = write_kept(game.pad, game.slip)
    others = {key: saved for key, saved in session.saves.items() if key != game.id}
    saves = {game.id: Saved(text, game.pad.over), **others}
    return replace(session, scored=game, saves=saves), (Save(game.id, text, game.pad.over),)


def resting_page(game: ScoredGame) -> PadPlace:
    """Where a printed game is taken up again: at the half-entered round, at all rounds once it is over, else at the next round."""
    if game.pad.over and untouched(game.pad, game.slip):
        return AtPadSheet()
    return AtPadEntry()


def pad(session: Session, message: PadMessage) -> Result:
    """A message of the scorekeeper."""
    if isinstance(message, note.ScorePrinted):
        return _form(session, message)
    game = session.scored
    if game is None or session.sheet is not None:
        return session, ()
    match message:
        case (
            note.PadHold() | note.PadPut() | note.PadOneVote() | note.PadMeans() | note.PadTeller() | note.PadFound() | note.PadSingle()
            | note.PadVotes()
        ):  # fmt: skip
            return _tap(session, game, message) if isinstance(session.place, AtPadEntry) else (session, ())
        case note.PadScore():
            return _score(session, game) if isinstance(session.place, AtPadEntry) else (session, ())
        case note.PadClear():
            return _clear(session, game)
        case note.PadNext():
            return replace(session, place=AtPadSheet() if game.pad.finished else AtPadEntry()), ()
        case note.PadShow(number):
            known = 1 <= number <= len(game.pad.rounds)
            return replace(session, place=AtPadRound(number)) if known else session, ()
        case note.PadSheet():
            return replace(session, place=AtPadSheet()), ()
        case note.PadAmend(number):
            return _amend(session, game, number)
        case note.PadUndo():
            return _undo(session, game)
        case note.PadFinish():
            return _finish(session, game)
        case note.PadCsv():
            return session, (Download(f"moonhare-{game.id}.csv", _csv(session, game.pad)),)
        case note.PadPrint():
            return session, (Print(),) if isinstance(session.place, AtPadSheet) else ()
        case note.PadAgain():
            return _again(session, game)
        case _:
            assert_never(message)


def _form(session: Session, message: note.ScorePrinted) -> Result:
    """Fill in the form for a printed game instead."""
    if not isinstance(session.place, AtSetup) or session.sheet is not None:
        return session, ()
    draft = read_form(session.draft, message.fields)
    return replace(session, draft=draft, place=AtSetup(purpose=Purpose.SCORE)), ()


# The slip --------------------------------------------------------------------------------------------------------------------------------

Tap = (
    note.PadHold | note.PadPut | note.PadOneVote | note.PadMeans | note.PadTeller | note.PadFound | note.PadSingle | note.PadVotes
)  # fmt: skip


def _tap(session: Session, game: ScoredGame, message: Tap) -> Result:
    """One tap on the slip, kept at once; one that no table could mean is refused by name."""
    if game.pad.finished:
        return session, ()
    try:
        slip = _tapped(game.pad, game.slip, message)
    except WrongTap as error:
        return replace(session, place=AtPadEntry(error.misfit)), ()
    session = replace(session, place=AtPadEntry())
    return (session, ()) if slip == game.slip else keep(session, replace(game, slip=slip))


def _tapped(pad: Pad, slip: Slip, message: Tap) -> Slip:
    match message:
        case note.PadHold(marker, seat):
            return hold(pad, slip, Held(marker, seat))
        case note.PadPut(slot):
            return put(pad, slip, slot)
        case note.PadOneVote():
            return one_vote(pad, slip)
        case note.PadMeans(means):
            return by_means(pad, slip, means)
        case note.PadTeller(seat):
            return told_by(pad, slip, seat)
        case note.PadFound(seat):
            return found(slip, seat)
        case note.PadSingle(seat):
            return single(pad, slip, seat)
        case note.PadVotes(card, by):
            return counted(pad, slip, card, by)
        case _:
            assert_never(message)


def _wiped(game: ScoredGame) -> ScoredGame:
    """The game with an empty slip for the next round, entered by the same means."""
    return replace(game, slip=blank(game.pad, means=game.slip.means))


def _clear(session: Session, game: ScoredGame) -> Result:
    number = game.slip.number
    if not isinstance(session.place, AtPadEntry):
        return session, ()
    place = AtPadEntry() if number is None else AtPadRound(number)
    return keep(replace(session, place=place), _wiped(game))


def _score(session: Session, game: ScoredGame) -> Result:
    misfit = missing(game.pad, game.slip)
    if misfit is not None or game.pad.finished:
        return replace(session, place=AtPadEntry(misfit)), ()
    entry, number = entered(game.slip), game.slip.number
    after = add(game.pad, Scored(entry) if number is None else Amend(number, entry))
    session, effects = keep(session, _wiped(replace(game, pad=after)))
    won = after.over and not game.pad.over
    place = AtPadRound(len(after.rounds) if number is None else number)
    return replace(session, place=place), (*effects, Play(Sound.WIN if won else Sound.HOP))


# Rounds ----------------------------------------------------------------------------------------------------------------------------------


def _amend(session: Session, game: ScoredGame, number: int) -> Result:
    if not 1 <= number <= len(game.pad.rounds) or game.pad.finished or not untouched(game.pad, game.slip):
        return session, ()
    slip = filled(game.pad, game.pad.rounds[number - 1].entry, number)
    return keep(replace(session, place=AtPadEntry()), replace(game, slip=slip))


def _undo(session: Session, game: ScoredGame) -> Result:
    """Take the last move back; a round comes back on the slip as it was entered."""
    if not game.pad.moves or not untouched(game.pad, game.slip):
        return session, ()
    back = undo(game.pad)
    slip = blank(back, means=game.slip.means)
    place: PadPlace
    match game.pad.moves[-1]:
        case Scored(entry):
            slip, place = filled(back, entry), AtPadEntry()
        case Amend(number, _):
            place = AtPadRound(number)
        case Finish():
            place = AtPadSheet()
    return keep(replace(session, place=place), replace(game, pad=back, slip=slip))


def _finish(session: Session, game: ScoredGame) -> Result:
    if game.pad.finished or not game.pad.rounds:
        return session, ()
    if not game.pad.over and session.place != AtPadSheet(asked=True):
        return replace(session, place=AtPadSheet(asked=True)), ()
    session, effects = keep(session, _wiped(replace(game, pad=add(game.pad, Finish()))))
    return replace(session, place=AtPadSheet()), (*effects, Play(Sound.WIN), LetSleep())


def _again(session: Session, game: ScoredGame) -> Result:
    setup = game.pad.setup
    draft = replace(draft_of_scored(setup), house=replace(setup.house, first=game.pad.next_storyteller))
    return replace(session, draft=draft, scored=None, place=AtSetup(purpose=Purpose.SCORE)), (OpenGame(None),)


def _csv(session: Session, pad: Pad) -> str:
    text = catalogue(session.settings.language)
    return spreadsheet(
        pad, round_word=text.say("Round"), teller_word=text.say("Storyteller"), total_word=text.say("total")
    )
