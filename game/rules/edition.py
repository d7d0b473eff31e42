"""The printed editions as data: frozen numbers, and methods for what depends on the number of seats.

An edition id is for ever: a rule change that alters an existing game is a new id.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

BOX_CARDS: Final = 84
"""Cards in a printed box, and in every pack that stands for one."""

NO_CAP: Final = 0
"""Value of ``Edition.cap`` for card bonuses without an upper limit."""

THREE_SEATS: Final = 3
"""The table size with special rules: seven cards in hand and two decoys each."""


class PileEnd(StrEnum):
    """What happens when the pile cannot fill every hand (RULES, house rule ``pile_end``)."""

    RESHUFFLE = "reshuffle"
    """Discard and the rest of the pile become a new pile."""
    END = "end"
    """The game ends, as it does at the goal."""
    ONLY = "only"
    """The pile alone ends the game; the goal does not."""


class Voting(StrEnum):
    """How votes are collected."""

    SECRET = "secret"
    """The tablet goes round."""
    OPEN = "open"
    """All point on a count of three, and one person taps the votes in."""


@dataclass(frozen=True, slots=True)
class Edition:
    """The numbers of one printed edition, or of one table once its house rules are in."""

    id: str
    least_seats: int
    most_seats: int
    goal: int = 30
    pile_end: PileEnd = PileEnd.RESHUFFLE
    all_found: int = 2
    """Points of every other seat when all of them find the storyteller's card."""
    none_found: int = 2
    """Points of every other seat when nobody finds it."""
    some_found: int = 3
    """Points of the storyteller and of each finder when some, but not all, find it."""
    lone_finder: int = 3
    """The same with three seats and exactly one finder."""
    single_vote: int = 1
    """Extra point of a finder who used one vote where two were allowed."""
    cap: int = NO_CAP
    """Most bonus points one card can bring; ``NO_CAP`` for no limit."""
    two_votes_from: int = 13
    """The number of seats from which each seat has a second, optional vote."""
    voting: Voting = Voting.SECRET

    def hand(self, seats: int) -> int:
        """Cards in a full hand at a table of ``seats``."""
        return 7 if seats == THREE_SEATS else 6

    def decoys(self, seats: int) -> int:
        """Cards that each seat but the storyteller submits."""
        return 2 if seats == THREE_SEATS else 1

    def votes(self, seats: int) -> int:
        """Votes a seat may cast: 1, or 2 with the second optional."""
        return 2 if seats >= self.two_votes_from else 1

    def lineup(self, seats: int) -> int:
        """Cards that lie face up in a round: the storyteller's and all decoys."""
        return 1 + (seats - 1) * self.decoys(seats)

    def least_cards(self, seats: int) -> int:
        """The smallest deck that can be played: all hands and one lineup."""
        return seats * self.hand(seats) + self.lineup(seats)

    def points_for_card(self, votes: int) -> int:
        """Bonus points that ``votes`` votes on a decoy bring to its owner."""
        return votes if self.cap == NO_CAP else min(votes, self.cap)


EDITIONS: Final[dict[str, Edition]] = {
    edition.id: edition
    for edition in (
        Edition("classic", least_seats=3, most_seats=6, pile_end=PileEnd.END),
        Edition("2021", least_seats=3, most_seats=8),
        Edition("odyssey", least_seats=3, most_seats=12, cap=3, two_votes_from=7),
    )
}
"""The printed editions by id, in the order of their appearance in the set-up."""

DEFAULT_EDITION: Final = "2021"
