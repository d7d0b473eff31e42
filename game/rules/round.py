"""The public parts of a round: phases, ballots, finished rounds, and how a game ends. Screens may know these, unlike states."""

from dataclasses import dataclass
from enum import StrEnum

from game.rules.moves import Clue
from game.rules.score import Award, Outcome
from game.rules.setup import Card


class Phase(StrEnum):
    """Where in a round the game stands."""

    TELL = "tell"
    SUBMIT = "submit"
    VOTE = "vote"
    SCORE = "score"
    OVER = "over"


class Ending(StrEnum):
    """Why a game ends."""

    GOAL = "goal"
    PILE = "pile"
    STOPPED = "stopped"
    TOO_FEW = "too-few"


@dataclass(frozen=True, slots=True)
class Ballot:
    """The votes of one seat: places of the lineup, counted from 0, in rising order."""

    seat: int
    slots: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Round:
    """A finished round, wholly public: who told what, whose card lay where, who voted for what, and what it brought."""

    number: int
    storyteller: int
    clue: Clue
    caption: str
    lineup: tuple[Card, ...]
    owners: tuple[int, ...]
    ballots: tuple[Ballot, ...]
    outcome: Outcome
    awards: tuple[Award, ...]
    scores: tuple[int, ...]
    """Scores of all seats after the round."""

    @property
    def target(self) -> int:
        """The place of the storyteller's card."""
        return self.owners.index(self.storyteller)
