"""Refusals: why a text cannot be read or a move cannot be made. Reasons are stable keys of the sentences people see."""

from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.rules.moves import Move
    from game.rules.round import Phase


class Reason(StrEnum):
    """Why a move is refused (RULES, "Limits that must be refused with a clear reason")."""

    OUT_OF_PHASE = "out-of-phase"
    OWES_NOTHING = "owes-nothing"
    NO_SUCH_SEAT = "no-such-seat"
    CARD_NOT_IN_HAND = "card-not-in-hand"
    SAME_CARD_TWICE = "same-card-twice"
    NUMBER_OF_CARDS = "number-of-cards"
    CLUE_LENGTH = "clue-length"
    CLUE_CONTROL = "clue-control"
    CLUE_NOT_ALOUD = "clue-not-aloud"
    OWN_CARD = "own-card"
    NO_SUCH_PLACE = "no-such-place"
    SAME_PLACE_TWICE = "same-place-twice"
    NUMBER_OF_VOTES = "number-of-votes"
    GAME_OVER = "game-over"
    SEAT_TAKEN = "seat-taken"
    NAME_LENGTH = "name-length"
    NAME_CONTROL = "name-control"
    SAME_NAME = "same-name"
    SAME_PAWN = "same-pawn"
    UNKNOWN_PAWN = "unknown-pawn"
    TOO_MANY_SEATS = "too-many-seats"
    DECK_TOO_SMALL = "deck-too-small"
    UNKNOWN_LEVEL = "unknown-level"


class IllegalMove(ValueError):
    """A move that the rules refuse. The state it was tried on is unchanged."""

    def __init__(self, reason: Reason, move: "Move", phase: "Phase", round_number: int) -> None:
        """Keep the reason, the move, and where in the game it was tried."""
        super().__init__(f"{reason.value}: {move} in {phase.value} of round {round_number}")
        self.reason = reason
        self.move = move
        self.phase = phase
        self.round_number = round_number


class Unreadable(ValueError):
    """A text that is no setup, move, record or link.

    ``problem`` is a stable key; ``line`` the 1-based line, 0 if it concerns the whole text; ``detail`` the piece that was not understood.
    """

    def __init__(self, problem: str, *, line: int = 0, detail: str = "") -> None:
        """Keep the problem, its line and the piece that was not understood."""
        super().__init__(f"{problem} (line {line}): {detail}" if line else f"{problem}: {detail}")
        self.problem = problem
        self.line = line
        self.detail = detail
