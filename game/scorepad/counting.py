"""Entering a round by counts: who found the card, and how many votes each decoy got."""

from dataclasses import replace

from game.scorepad.pad import Pad
from game.scorepad.slip import Misfit, Slip, Trouble, decoys
from game.scorepad.tally import bounds, can_be


def found(slip: Slip, seat: int) -> Slip:
    """Somebody found the storyteller's card, or did not after all."""
    if seat not in slip.others:
        return slip
    if seat in slip.finders:
        left = tuple(other for other in slip.finders if other != seat)
        return replace(slip, finders=left, singles=tuple(other for other in slip.singles if other != seat))
    return replace(slip, finders=tuple(sorted((*slip.finders, seat))))


def single(pad: Pad, slip: Slip, seat: int) -> Slip:
    """Somebody found it with a single vote of two, or did not after all. Whoever did so found it."""
    if seat not in slip.others or pad.edition.votes(pad.seats) == 1:
        return slip
    if seat in slip.singles:
        return replace(slip, singles=tuple(other for other in slip.singles if other != seat))
    finders = slip.finders if seat in slip.finders else tuple(sorted((*slip.finders, seat)))
    return replace(slip, finders=finders, singles=tuple(sorted((*slip.singles, seat))))


def counted(pad: Pad, slip: Slip, card: int, by: int) -> Slip:
    """``by`` votes more (or fewer) on a decoy: never below none, nor above all who may vote for it."""
    if card not in range(len(slip.votes)):
        return slip
    votes = list(slip.votes)
    votes[card] = max(0, min(votes[card] + by, pad.seats - 2))
    return replace(slip, votes=tuple(votes))


def shortage(pad: Pad, slip: Slip) -> Misfit | None:
    """Why no votes on a table give these counts; ``None`` if some do."""
    least, most = bounds(pad.edition, pad.seats, voters=slip.others, finders=slip.finders, singles=slip.singles)
    cast = sum(slip.votes)
    if cast < least:
        return Misfit(Trouble.TOO_FEW, number=least - cast)
    if cast > most:
        return Misfit(Trouble.TOO_MANY, number=cast - most)
    cards = list(zip(decoys(pad, slip), slip.votes, strict=True))
    possible = can_be(pad.edition, pad.seats, finders=slip.finders, singles=slip.singles, votes_on_cards=cards)
    return None if possible else Misfit(Trouble.NO_BALLOTS)
