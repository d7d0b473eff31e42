"""Slips before and after they are filled: empty, from a whole round, told by somebody else, entered the other way, ready to be counted."""

from dataclasses import replace

from game.scorepad.board import going_on, lacking, with_ballot
from game.scorepad.counting import shortage
from game.scorepad.pad import Pad
from game.scorepad.round import BoardRound, CountedRound, Entry
from game.scorepad.slip import Marker, Means, Misfit, Slip, Trouble, entered


def blank(pad: Pad, *, storyteller: int | None = None, number: int | None = None, means: Means = Means.BOARD) -> Slip:
    """An empty slip: for the next round, or to correct round ``number``."""
    places = pad.edition.lineup(pad.seats)
    teller = pad.next_storyteller if storyteller is None else storyteller
    slip = Slip(teller, (None,) * places, ((),) * pad.seats, (0,) * (places - 1), means=means, number=number)
    return going_on(pad, slip, Marker.CARD, None)


def filled(pad: Pad, entry: Entry, number: int | None = None) -> Slip:
    """A slip with a whole round on it."""
    slip = blank(pad, storyteller=entry.storyteller, number=number)
    match entry:
        case BoardRound(_, owners, cast):
            ballots = tuple(dict(cast).get(seat, ()) for seat in range(pad.seats))
            return replace(slip, owners=owners, ballots=ballots, held=None)
        case CountedRound(_, finders, singles, votes):
            given = sorted(votes, key=lambda card: slip.others.index(card[0]))
            counts = tuple(number for _, number in given)
            return replace(slip, finders=finders, singles=singles, votes=counts, means=Means.COUNTS)


def told_by(pad: Pad, slip: Slip, seat: int) -> Slip:
    """Somebody else tells this round; what can stay, stays."""
    if seat not in range(pad.seats) or seat == slip.storyteller:
        return slip
    fresh = blank(pad, storyteller=seat, number=slip.number, means=slip.means)
    if pad.edition.decoys(pad.seats) == 1:
        owners, ballots = slip.owners, with_ballot(slip, seat, ()).ballots
        fresh = going_on(pad, replace(fresh, owners=owners, ballots=ballots), Marker.CARD, None)
    return fresh


def by_means(pad: Pad, slip: Slip, means: Means) -> Slip:
    """Enter it the other way. A whole board is counted over; what has been entered either way is kept."""
    entry = entered(replace(slip, means=Means.BOARD))
    if slip.means is Means.BOARD and means is Means.COUNTS and missing(pad, slip) is None:
        assert isinstance(entry, BoardRound)
        target = entry.owners.index(entry.storyteller)
        cast = [slot for _, ballot in entry.ballots for slot in ballot]
        finders = tuple(seat for seat, ballot in entry.ballots if target in ballot)
        two = pad.edition.votes(pad.seats) > 1
        alone = tuple(seat for seat in finders if two and len(slip.ballots[seat]) == 1)
        votes = tuple(
            cast.count(slot) for seat in slip.others for slot, owner in enumerate(entry.owners) if owner == seat
        )
        slip = replace(slip, finders=finders, singles=alone, votes=votes)
    return replace(slip, means=means)


def missing(pad: Pad, slip: Slip) -> Misfit | None:
    """Why the round cannot be counted yet; ``None`` if it can."""
    if slip.means is Means.COUNTS:
        return shortage(pad, slip)
    free = slip.owners.count(None)
    if free:
        return Misfit(Trouble.CARDS_OPEN, number=free)
    silent = tuple(held.seat for held in lacking(pad, slip) if held.marker is Marker.VOTE)
    return Misfit(Trouble.VOTES_OPEN, seats=silent) if silent else None


def untouched(pad: Pad, slip: Slip) -> bool:
    """Whether nothing is on the slip yet that would be lost without it."""
    return replace(slip, held=None) == replace(blank(pad, means=slip.means), held=None)
