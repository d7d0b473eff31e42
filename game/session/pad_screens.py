"""The screens of a printed game that is scored, with the table as the track and the standings want it."""

from game.pad_screen import PadEntryScreen, PadRoundScreen, PadScreen, PadSheetScreen
from game.rules.moves import ALOUD
from game.rules.round import Ballot, Ending, Phase, Round
from game.rules.score import outcome
from game.rules.view import SeatView, View
from game.scorepad.entering import missing, untouched
from game.scorepad.pad import Pad, ScoredRound
from game.scorepad.round import BoardRound, finders_of
from game.session.place import AtPadEntry, AtPadRound, AtPadSheet, PadPlace, ScoredGame


def pad_screen(game: ScoredGame, place: PadPlace) -> PadScreen:
    """What is on the screen of a printed game."""
    pad = game.pad
    half = not untouched(pad, game.slip)
    match place:
        case AtPadEntry(refused):
            return PadEntryScreen(pad, game.slip, missing(pad, game.slip), refused)
        case AtPadRound(number):
            view = view_of(pad)
            return PadRoundScreen(pad, view, view.rounds[number - 1], half)
        case AtPadSheet(asked):
            return PadSheetScreen(pad, view_of(pad), game.id, half, asked)


def view_of(pad: Pad) -> View:
    """The table of a printed game: seats, scores and rounds; there are no cards in it."""
    seats = tuple(
        SeatView(number, seat.name, seat.pawn, None, active=True, score=pad.scores[number], done=False)
        for number, seat in enumerate(pad.setup.seats)
    )
    rounds = tuple(_round(pad, scored) for scored in pad.rounds)
    edition, count = pad.edition, pad.seats
    return View(
        seat=None,
        edition=edition,
        clue_language=pad.setup.clue_language,
        seats=seats,
        phase=Phase.OVER if pad.over else Phase.SCORE,
        round_number=max(1, len(rounds)),
        storyteller=rounds[-1].storyteller if rounds else pad.next_storyteller,
        next_storyteller=pad.next_storyteller,
        clue=None,
        caption="",
        to_act=(),
        hand=(),
        laid=(),
        lineup=(),
        own_slots=(),
        ballot=(),
        hand_size=edition.hand(count),
        decoys=edition.decoys(count),
        votes=edition.votes(count),
        pile=0,
        rounds_left=None,
        rounds=rounds,
        ending=_ending(pad),
        winners=pad.winners,
    )


def _round(pad: Pad, scored: ScoredRound) -> Round:
    entry = scored.entry
    return Round(
        number=scored.number,
        storyteller=entry.storyteller,
        clue=ALOUD,
        caption="",
        lineup=(),
        owners=entry.owners if isinstance(entry, BoardRound) else (),
        ballots=tuple(Ballot(seat, slots) for seat, slots in entry.ballots) if isinstance(entry, BoardRound) else (),
        outcome=outcome(pad.seats - 1, len(finders_of(entry))),
        awards=scored.awards,
        scores=scored.scores,
    )


def _ending(pad: Pad) -> Ending | None:
    if pad.at_goal:
        return Ending.GOAL
    if pad.pile_empty:
        return Ending.PILE
    return Ending.STOPPED if pad.finished else None
