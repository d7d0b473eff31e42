"""Scenes of the scorekeeper: small printed games, entered by taps, brought to the point where a screen shows one of its states."""

from collections.abc import Iterator
from typing import Final

from game.pad_screen import PadEntryScreen, PadRoundScreen, PadSheetScreen
from game.rules.setup import PAWNS, Pack, Seat, Setup, faults
from game.scorepad.board import one_vote, put
from game.scorepad.counting import counted, found, single
from game.scorepad.entering import blank, by_means, filled, missing
from game.scorepad.pad import Pad, Scored, add, open_pad
from game.scorepad.slip import Marker, Means, Slip, WrongTap, entered
from game.screen import Draft, DraftSeat, PadSetupScreen, Screen
from game.session.pad_screens import view_of

TABLES: Final = ((3, "2021"), (4, "2021"), (6, "classic"), (12, "odyssey"))
_STRIDE: Final = 5
"""How far the taps move on, so that cards and votes lie here and there."""
ENOUGH: Final = 9


def table(names: tuple[str, ...], edition: str) -> Setup:
    """The setup of a printed game."""
    seats = tuple(Seat(name, pawn) for name, pawn in zip(names, PAWNS, strict=False))
    return Setup(seats, (Pack("box", 84),), "gallery", edition)


def tapped(pad: Pad, slip: Slip, start: int, most: int = 1000) -> Slip:
    """A slip after up to ``most`` taps here and there; without a limit it is full."""
    place = start
    for count in range(most):
        if slip.held is None:
            break
        place = (place + _STRIDE) % len(slip.owners)
        held = slip.held
        taken = held.marker is Marker.CARD and slip.owners[place] is not None
        cast = held.marker is Marker.VOTE and bool(slip.ballots[held.seat])
        if cast and count % 3 == 0:
            slip = one_vote(pad, slip)
        elif taken or (cast and place in slip.ballots[held.seat]):
            place += 1
        else:
            try:
                slip = put(pad, slip, place)
            except WrongTap:
                place += 1
    return slip


def played(setup: Setup, rounds: int) -> Pad:
    """A printed game after some rounds."""
    pad = open_pad(setup)
    for number in range(rounds):
        pad = add(pad, Scored(entered(tapped(pad, blank(pad), number))))
    return pad


def pads(names: tuple[str, ...]) -> Iterator[tuple[str, Screen]]:
    """Every screen of the scorekeeper in its states, by name."""
    seats = tuple(DraftSeat(name, pawn) for name, pawn in zip(names[:6], PAWNS, strict=False))
    yield "pad-setup", PadSetupScreen(Draft(seats, "classic"))
    bad = (*seats[:4], DraftSeat(names[0], PAWNS[0]), DraftSeat("", PAWNS[5]), *(DraftSeat("", "scarf"),) * 3)
    found_faults = faults(Setup(tuple(Seat(seat.name, seat.pawn) for seat in bad), (Pack("box", 84),), "gallery"))
    yield "pad-setup-faults", PadSetupScreen(Draft(bad, "2021"), found_faults)
    for count, edition in TABLES:
        yield from _entries(played(table(names[:count], edition), 2), count)
        yield from _results(table(names[:count], edition), count)


def _entries(pad: Pad, count: int) -> Iterator[tuple[str, Screen]]:
    empty = blank(pad)
    yield f"pad-entry-{count}", PadEntryScreen(pad, empty, missing(pad, empty))
    half = tapped(pad, empty, 1, 2 * count)
    refused = None
    if half.held is not None and half.held.marker is Marker.VOTE and half.held.seat in half.owners:
        try:
            put(pad, half, half.owners.index(half.held.seat))
        except WrongTap as error:
            refused = error.misfit
    yield f"pad-half-{count}", PadEntryScreen(pad, half, missing(pad, half), refused)
    full = tapped(pad, empty, 1)
    yield f"pad-full-{count}", PadEntryScreen(pad, full, missing(pad, full))
    again = filled(pad, pad.rounds[0].entry, 1)
    yield f"pad-amend-{count}", PadEntryScreen(pad, again, missing(pad, again))
    counts = by_means(pad, empty, Means.COUNTS)
    some = counted(pad, single(pad, found(counts, counts.others[0]), counts.others[-1]), 1, 2)
    yield f"pad-counts-{count}", PadEntryScreen(pad, some, missing(pad, some))


def _results(setup: Setup, count: int) -> Iterator[tuple[str, Screen]]:
    none, two, many = open_pad(setup), played(setup, 2), played(setup, ENOUGH)
    for name, pad in (("round", two), ("last", many)):
        view = view_of(pad)
        yield f"pad-{name}-{count}", PadRoundScreen(pad, view, view.rounds[-1])
        yield f"pad-{name}-old-{count}", PadRoundScreen(pad, view, view.rounds[0], half=True)
        yield f"pad-{name}-sheet-{count}", PadSheetScreen(pad, view, "scores-gallery")
    yield f"pad-sheet-empty-{count}", PadSheetScreen(none, view_of(none), "scores-gallery")
    yield f"pad-sheet-asked-{count}", PadSheetScreen(two, view_of(two), "scores-gallery", half=False, asked=True)
    yield f"pad-sheet-half-{count}", PadSheetScreen(two, view_of(two), "scores-gallery", half=True)
