"""The slip: a round while it is being entered, by taps on the board or by counts."""

from dataclasses import dataclass
from enum import StrEnum

from game.scorepad.pad import Pad
from game.scorepad.round import BoardRound, CountedRound, Entry


class Means(StrEnum):
    """The two ways of entering a round."""

    BOARD = "board"
    """Place by place: whose card lay there, and who voted for it."""
    COUNTS = "counts"
    """Faster: who found the card, and how many votes each decoy got."""


class Marker(StrEnum):
    """What can be put on a place of the board."""

    CARD = "card"
    """A seat's name: its card lies there."""
    VOTE = "vote"
    """A seat's vote."""


@dataclass(frozen=True, slots=True)
class Held:
    """What the next tap on a place puts there: a marker of a seat."""

    marker: Marker
    seat: int


class Trouble(StrEnum):
    """Why a tap was not taken, or why a round cannot be counted yet."""

    OWN_CARD = "own-card"
    """A vote for a card of one's own; ``seat`` and ``slot`` say whose and where."""
    CARDS_OPEN = "cards-open"
    """So many places have no owner yet (``number``)."""
    VOTES_OPEN = "votes-open"
    """``seats`` have not voted yet."""
    TOO_FEW = "too-few"
    """``number`` more votes must lie on the other cards, at least."""
    TOO_MANY = "too-many"
    """``number`` votes too many lie on the other cards."""
    NO_BALLOTS = "no-ballots"
    """The votes add up, but only if somebody had voted for an own card."""


@dataclass(frozen=True, slots=True)
class Misfit:
    """A trouble with whom and what it is about."""

    trouble: Trouble
    seat: int | None = None
    slot: int | None = None
    number: int = 0
    seats: tuple[int, ...] = ()


class WrongTap(ValueError):
    """A tap that no table could mean."""

    def __init__(self, misfit: Misfit) -> None:
        """Keep what is wrong, for a sentence about it."""
        super().__init__(misfit.trouble.value)
        self.misfit = misfit


@dataclass(frozen=True, slots=True)
class Slip:
    """A half-entered round. ``number`` is the round it corrects (``None``: the next one); what is not known is ``None`` or empty.

    ``owners`` has one for each place and ``ballots`` one for each seat; ``votes`` are those on each decoy, in the order of ``decoys``.
    """

    storyteller: int
    owners: tuple[int | None, ...]
    ballots: tuple[tuple[int, ...], ...]
    votes: tuple[int, ...]
    finders: tuple[int, ...] = ()
    singles: tuple[int, ...] = ()
    means: Means = Means.BOARD
    number: int | None = None
    held: Held | None = None

    @property
    def others(self) -> tuple[int, ...]:
        """All seats but the storyteller, in the order they are asked: from the storyteller's left."""
        seats = len(self.ballots)
        return tuple((self.storyteller + step) % seats for step in range(1, seats))


def decoys(pad: Pad, slip: Slip) -> tuple[int, ...]:
    """The owner of each decoy, in seat order from the storyteller's left; with three seats each has two."""
    return tuple(seat for seat in slip.others for _ in range(pad.edition.decoys(pad.seats)))


def cards_of(pad: Pad, slip: Slip, seat: int) -> int:
    """How many cards of a seat lie on the board."""
    return 1 if seat == slip.storyteller else pad.edition.decoys(pad.seats)


def entered(slip: Slip) -> Entry:
    """What stands on the slip, as a round; whether it can be scored is for ``missing`` to say."""
    if slip.means is Means.BOARD:
        owners = tuple(-1 if owner is None else owner for owner in slip.owners)
        return BoardRound(slip.storyteller, owners, tuple((seat, slip.ballots[seat]) for seat in sorted(slip.others)))
    each = len(slip.votes) // len(slip.others)
    votes = tuple((slip.others[card // each], number) for card, number in enumerate(slip.votes))
    return CountedRound(slip.storyteller, slip.finders, slip.singles, votes)
