"""Entering a round on the board: what is in hand goes where the finger taps. What cannot be is refused by name."""

from collections.abc import Iterator
from dataclasses import replace

from game.scorepad.pad import Pad
from game.scorepad.slip import Held, Marker, Misfit, Slip, Trouble, WrongTap, cards_of


def lacking(pad: Pad, slip: Slip) -> Iterator[Held]:
    """Every marker that must still be put somewhere: cards from the storyteller on, then votes."""
    for seat in (slip.storyteller, *slip.others):
        if slip.owners.count(seat) < cards_of(pad, slip, seat):
            yield Held(Marker.CARD, seat)
    for seat in slip.others:
        if not slip.ballots[seat]:
            yield Held(Marker.VOTE, seat)


def going_on(pad: Pad, slip: Slip, marker: Marker, after: int | None = None) -> Slip:
    """Take the next marker of the same kind in hand, round the table; the other kind when this one is done."""
    open_ones = list(lacking(pad, slip))
    order = (slip.storyteller, *slip.others)
    same = [held for held in open_ones if held.marker is marker]
    later = [held for held in same if after is not None and order.index(held.seat) >= order.index(after)]
    return replace(slip, held=next(iter([*later, *same, *open_ones]), None))


def hold(pad: Pad, slip: Slip, held: Held) -> Slip:
    """Take a marker in hand, to put it down or to move it."""
    if held.seat not in range(pad.seats) or (held.marker is Marker.VOTE and held.seat == slip.storyteller):
        return slip
    return replace(slip, held=held)


def one_vote(pad: Pad, slip: Slip) -> Slip:
    """The seat whose vote is in hand uses only the one it has given: go on."""
    if slip.held is None or slip.held.marker is not Marker.VOTE or not slip.ballots[slip.held.seat]:
        return slip
    return going_on(pad, slip, Marker.VOTE, slip.held.seat)


def put(pad: Pad, slip: Slip, slot: int) -> Slip:
    """Put what is in hand on a place, or take it off again. Raises ``WrongTap``."""
    if slip.held is None or slot not in range(len(slip.owners)):
        return slip
    if slip.held.marker is Marker.CARD:
        return _put_card(pad, slip, slip.held.seat, slot)
    return _put_vote(pad, slip, slip.held.seat, slot)


def _put_card(pad: Pad, slip: Slip, seat: int, slot: int) -> Slip:
    owners = list(slip.owners)
    before = owners[slot]
    if before == seat:
        owners[slot] = None
        return replace(slip, owners=tuple(owners))
    lying = [place for place, owner in enumerate(owners) if owner == seat]
    if len(lying) == cards_of(pad, slip, seat):  # it changes places with whatever lay there
        owners[lying[-1]] = before
    owners[slot] = seat
    _check_votes(slip, owners)
    after = going_on(pad, replace(slip, owners=tuple(owners)), Marker.CARD, seat)
    return _last_card(pad, after)


def _check_votes(slip: Slip, owners: list[int | None]) -> None:
    for seat, ballot in enumerate(slip.ballots):
        for slot in ballot:
            if owners[slot] == seat:
                raise WrongTap(Misfit(Trouble.OWN_CARD, seat, slot))


def _last_card(pad: Pad, slip: Slip) -> Slip:
    """The last card needs no tap: it lies where none does, unless its owner voted for that place."""
    cards = [held for held in lacking(pad, slip) if held.marker is Marker.CARD]
    free = [place for place, owner in enumerate(slip.owners) if owner is None]
    if len(free) != 1 or free[0] in slip.ballots[cards[0].seat]:
        return slip
    owners = tuple(cards[0].seat if owner is None else owner for owner in slip.owners)
    return going_on(pad, replace(slip, owners=owners), Marker.CARD, None)


def _put_vote(pad: Pad, slip: Slip, seat: int, slot: int) -> Slip:
    ballot = slip.ballots[seat]
    most = pad.edition.votes(pad.seats)
    if slot in ballot:
        return with_ballot(slip, seat, tuple(place for place in ballot if place != slot))
    if slip.owners[slot] == seat:
        raise WrongTap(Misfit(Trouble.OWN_CARD, seat, slot))
    ballot = tuple(sorted((*ballot, slot)[-most:]))
    after = with_ballot(slip, seat, ballot)
    return after if len(ballot) < most else going_on(pad, after, Marker.VOTE, seat)


def with_ballot(slip: Slip, seat: int, ballot: tuple[int, ...]) -> Slip:
    """The slip with one seat's votes."""
    return replace(slip, ballots=(*slip.ballots[:seat], ballot, *slip.ballots[seat + 1 :]))
