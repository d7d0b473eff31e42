"""How a finished round is told: the places in the order they turn over, and its awards in sentences."""

from dataclasses import dataclass

from game.rules.round import Round
from game.rules.score import Why


@dataclass(frozen=True, slots=True)
class AwardLine:
    """Awards told in one sentence: the same reason and points for ``seats``; for a card bonus its place, the voters and the votes."""

    why: Why
    points: int
    seats: tuple[int, ...]
    slot: int | None = None
    votes: int = 0
    voters: tuple[int, ...] = ()


def reveal_order(finished: Round) -> tuple[int, ...]:
    """The places in the order they turn over: decoys without votes first, then those with more, the storyteller's card last."""
    votes = [slot for ballot in finished.ballots for slot in ballot.slots]
    decoys = [slot for slot in range(len(finished.lineup)) if slot != finished.target]
    return (*sorted(decoys, key=lambda slot: (votes.count(slot), slot)), finished.target)


def award_lines(finished: Round) -> tuple[AwardLine, ...]:
    """The awards of a round grouped into sentences, base first: equal reason and points together, each card's bonus by itself."""
    lines: list[AwardLine] = []
    for award in finished.awards:
        if award.why is Why.CARD_BONUS and award.slot is not None:
            voters = tuple(ballot.seat for ballot in finished.ballots if award.slot in ballot.slots)
            lines.append(AwardLine(award.why, award.points, (award.seat,), award.slot, award.votes, voters))
        elif lines and (lines[-1].why, lines[-1].points) == (award.why, award.points):
            last = lines[-1]
            lines[-1] = AwardLine(last.why, last.points, (*last.seats, award.seat))
        else:
            lines.append(AwardLine(award.why, award.points, (award.seat,)))
    return tuple(lines)
