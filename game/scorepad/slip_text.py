"""The half-entered round as one line at the end of a scorepad's text, so that a reload loses nothing.

It reads like this::

    half board 2 : owners 2 0 3 0 : ballots 1> 2>1 3>1,4 4> : found 1 : single : votes 0 0 1

``half amend 1 board ...`` corrects a round. 0 is a place without an owner.
"""

from dataclasses import replace
from typing import Final

from game.notation import read_index, read_number, tokens
from game.rules.refusal import Unreadable
from game.rules.setup import BadSetup
from game.scorepad.board import going_on
from game.scorepad.entering import blank, untouched
from game.scorepad.pad import Pad
from game.scorepad.slip import Marker, Means, Slip, cards_of
from game.scorepad.text import groups, read_ballot, recover_pad, write_pad

_HALF: Final = "half"


def write_slip(slip: Slip) -> str:
    """A slip as one line."""
    owners = " ".join("0" if owner is None else str(owner + 1) for owner in slip.owners)
    ballots = " ".join(
        f"{seat + 1}>{','.join(str(slot + 1) for slot in ballot)}" for seat, ballot in enumerate(slip.ballots)
    )
    amend = "" if slip.number is None else f"amend {slip.number} "
    found = " ".join(["found", *(str(seat + 1) for seat in slip.finders)])
    single = " ".join(["single", *(str(seat + 1) for seat in slip.singles)])
    votes = " ".join(["votes", *map(str, slip.votes)])
    head = f"{_HALF} {amend}{slip.means} {slip.storyteller + 1}"
    return " : ".join([head, f"owners {owners}", f"ballots {ballots}", found, single, votes])


def write_kept(pad: Pad, slip: Slip) -> str:
    """A pad as it is kept on the device: its text, and the slip if anything stands on it."""
    text = write_pad(pad)
    return text if untouched(pad, slip) or pad.finished else text + write_slip(slip) + "\n"


def _counts(parts: list[str]) -> tuple[int, ...]:
    return tuple(0 if part == "0" else read_number(part) for part in parts)


def _seats(parts: list[str]) -> tuple[int, ...]:
    return tuple(sorted(read_index(part) for part in parts))


def read_slip(pad: Pad, line: str) -> Slip:
    """The slip of a line. Raises ``Unreadable`` if it is none of this pad."""
    match groups(tokens(line)):
        case [
            ["half", *head],
            ["owners", *owners],
            ["ballots", *ballots],
            ["found", *found],
            ["single", *single],
            ["votes", *votes],
        ]:
            slip = _headed(pad, head)
            cast = dict(read_ballot(part) for part in ballots)
            slip = replace(
                slip,
                owners=tuple(number - 1 if number else None for number in _counts(owners)),
                ballots=tuple(cast.get(seat, ()) for seat in range(pad.seats)),
                finders=_seats(found),
                singles=_seats(single),
                votes=_counts(votes),
            )
        case _:
            raise Unreadable("round", detail=line.strip())
    if not _fits(pad, slip):
        raise Unreadable("round", detail=line.strip())
    return going_on(pad, slip, Marker.CARD)


def _headed(pad: Pad, head: list[str]) -> Slip:
    number: int | None = None
    if head[:1] == ["amend"] and len(head) > 1:
        number, head = read_number(head[1]), head[2:]
    match head:
        case [means, who] if means in list(Means):
            teller = read_index(who)
        case _:
            raise Unreadable("round", detail=" ".join(head))
    if teller >= pad.seats or (number is not None and number > len(pad.rounds)):
        raise Unreadable("round", detail=" ".join(head))
    return blank(pad, storyteller=teller, number=number, means=Means(means))


def _fits(pad: Pad, slip: Slip) -> bool:
    """Whether taps could have filled the slip like this."""
    places, most = pad.edition.lineup(pad.seats), pad.edition.votes(pad.seats)
    counts = (slip.owners.count(seat) <= cards_of(pad, slip, seat) for seat in range(pad.seats))
    if len(slip.owners) != places or len(slip.votes) != places - 1 or not all(counts):
        return False
    if any(owner is not None and owner not in range(pad.seats) for owner in slip.owners):
        return False
    if slip.ballots[slip.storyteller] or not set(slip.singles) <= set(slip.finders) <= set(slip.others):
        return False
    if any(votes > pad.seats - 2 for votes in slip.votes):
        return False
    return all(
        len(ballot) <= most
        and len(set(ballot)) == len(ballot)
        and all(slot in range(places) and slip.owners[slot] != seat for slot in ballot)
        for seat, ballot in enumerate(slip.ballots)
    )


def recover_kept(text: str) -> tuple[Pad, Slip, Unreadable | None]:
    """A kept pad with its slip: the longest good prefix, and why it ends there. Raises ``Unreadable`` or ``BadSetup``."""
    lines = text.rstrip("\n").split("\n")
    half = lines[-1] if tokens(lines[-1])[:1] == [_HALF] else None
    pad, problem = recover_pad("\n".join(lines[:-1]) + "\n" if half else text)
    if half is None or problem is not None:
        return pad, blank(pad), problem
    try:
        return pad, read_slip(pad, half), None
    except (Unreadable, BadSetup):  # half a round is not worth more than the game
        return pad, blank(pad), None
