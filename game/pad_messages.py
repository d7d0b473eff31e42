"""Messages of the scorekeeper, in their own place: what can be said while a printed game is scored."""

from dataclasses import dataclass, field

from game.scorepad.slip import Marker, Means


@dataclass(frozen=True, slots=True)
class ScorePrinted:
    """Score a printed game: the set-up for that, with what stands in the form."""

    fields: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PadHold:
    """Take a seat's card or vote in hand: the next place tapped gets it."""

    marker: Marker
    seat: int


@dataclass(frozen=True, slots=True)
class PadPut:
    """Put what is in hand on a place."""

    slot: int


@dataclass(frozen=True, slots=True)
class PadOneVote:
    """The seat whose vote is in hand used only one."""


@dataclass(frozen=True, slots=True)
class PadMeans:
    """Enter the round this way: on the board, or by counts."""

    means: Means


@dataclass(frozen=True, slots=True)
class PadTeller:
    """This seat tells the round that is being entered."""

    seat: int


@dataclass(frozen=True, slots=True)
class PadFound:
    """By counts: a seat found the storyteller's card, or did not after all."""

    seat: int


@dataclass(frozen=True, slots=True)
class PadSingle:
    """By counts: a seat found it with a single vote, or did not after all."""

    seat: int


@dataclass(frozen=True, slots=True)
class PadVotes:
    """By counts: ``by`` votes more or fewer on a decoy."""

    card: int
    by: int


@dataclass(frozen=True, slots=True)
class PadClear:
    """Wipe the slip; a correction is given up."""


@dataclass(frozen=True, slots=True)
class PadScore:
    """Count the points of what stands on the slip."""


@dataclass(frozen=True, slots=True)
class PadNext:
    """Enter the next round, or go on with the one that is half entered."""


@dataclass(frozen=True, slots=True)
class PadShow:
    """Look at the points of a round."""

    number: int


@dataclass(frozen=True, slots=True)
class PadSheet:
    """Look at all rounds."""


@dataclass(frozen=True, slots=True)
class PadAmend:
    """Correct a round."""

    number: int


@dataclass(frozen=True, slots=True)
class PadUndo:
    """Take the last round, correction or ending back."""


@dataclass(frozen=True, slots=True)
class PadFinish:
    """The game is over on the table. The first asks, the second does."""


@dataclass(frozen=True, slots=True)
class PadCsv:
    """Save all points as a file for a spreadsheet."""


@dataclass(frozen=True, slots=True)
class PadPrint:
    """Print the sheet."""


@dataclass(frozen=True, slots=True)
class PadAgain:
    """Score another game of the same table."""


PadMessage = (
    ScorePrinted | PadHold | PadPut | PadOneVote | PadMeans | PadTeller | PadFound | PadSingle | PadVotes | PadClear | PadScore
    | PadNext | PadShow | PadSheet | PadAmend | PadUndo | PadFinish | PadCsv | PadPrint | PadAgain
)  # fmt: skip
