"""The scorekeeper's screens as values. All of it is public: a printed game has no secrets on the tablet."""

from dataclasses import dataclass

from game.rules.round import Round
from game.rules.view import View
from game.scorepad.pad import Pad
from game.scorepad.slip import Misfit, Slip


@dataclass(frozen=True, slots=True)
class PadEntryScreen:
    """A round is entered. ``missing`` says why it cannot be counted yet, ``refused`` why the last tap was not taken."""

    pad: Pad
    slip: Slip
    missing: Misfit | None = None
    refused: Misfit | None = None


@dataclass(frozen=True, slots=True)
class PadRoundScreen:
    """The points of a round, each with its reason. ``view`` is the table after the last round, ``told`` the round that is shown.

    ``half`` tells that another round is half entered: it has to be finished before anything is corrected or taken back.
    """

    pad: Pad
    view: View
    told: Round
    half: bool = False

    @property
    def last(self) -> bool:
        """Whether it is the last round so far."""
        return self.told.number == len(self.pad.rounds)


@dataclass(frozen=True, slots=True)
class PadSheetScreen:
    """All rounds with their points. ``asked`` tells that ending the game was asked for once; ``game`` is its name in the store."""

    pad: Pad
    view: View
    game: str
    half: bool = False
    asked: bool = False


PadScreen = PadEntryScreen | PadRoundScreen | PadSheetScreen
