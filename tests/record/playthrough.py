"""A game told again in plain words, round by round, so that a person can check a golden record by reading."""

from game.record import Record, replay
from game.rules.edition import Edition
from game.rules.moves import ALOUD, Join, Kind, Leave
from game.rules.play import play, start
from game.rules.round import Ending, Phase, Round
from game.rules.score import Award, Outcome, Why
from game.rules.state import State

WORDS = {
    Why.TOLD_WELL: "told well",
    Why.ALL_FOUND: "all found it",
    Why.NONE_FOUND: "nobody found it",
    Why.FOUND: "found it",
    Why.SINGLE_VOTE: "with one vote",
}
OUTCOMES = {
    Outcome.ALL: "Everybody finds the card.",
    Outcome.NONE: "Nobody finds the card.",
    Outcome.SOME: "Some find the card.",
}
ENDINGS = {
    Ending.GOAL: "The goal is reached.",
    Ending.PILE: "The pile is at its end.",
    Ending.STOPPED: "Everybody gets up.",
    Ending.TOO_FEW: "Too few are left.",
}


def playthrough(record: Record) -> str:
    """The whole game: the table, every round with every card, vote and point, who came and went, and who won."""
    state = start(record.setup)
    lines = [*_table(state), ""]
    for move in record.moves:
        before, state = state, play(state, move)
        if len(state.rounds) > len(before.rounds):
            lines += [*_round(state), ""]
        match move:
            case Leave(seat):
                lines += [f"{_name(state, seat)} gets up with {state.scores[seat]} points. {_hands(state)}", ""]
            case Join(seat, who):
                lines += [f"{who.name} sits down with {state.scores[seat]} points. {_hands(state)}", ""]
            case Kind(seat, mind):
                plays = "a person" if mind is None else f"{mind.character} of level {mind.level}"
                lines += [f"{_name(state, seat)} is now played by {plays}.", ""]
            case _:
                pass
    return "\n".join([*lines, *_end(replay(record))]) + "\n"


def _name(state: State, seat: int) -> str:
    return state.seats[seat].name


def _table(state: State) -> list[str]:
    rules: Edition = state.edition
    seats = len(state.active)
    cap = f"{rules.cap} at the most" if rules.cap else "all its votes"
    first = _name(state, state.storyteller)
    return [
        f"{', '.join(seat.name for seat in state.seats)} play {rules.id} to {rules.goal}; {first} tells first.",
        f"Hand: {rules.hand(seats)}. Decoys: {rules.decoys(seats)}. Votes: {rules.votes(seats)}, {rules.voting}.",
        f"Lineup: {rules.lineup(seats)}. Pile: {len(state.pile)}, and at its end: {rules.pile_end}.",
        f"All found: {rules.all_found}. None found: {rules.none_found}. A lone finder of three: {rules.lone_finder}.",
        f"A card brings {cap}.",
    ]


def _round(state: State) -> list[str]:
    last: Round = state.rounds[-1]
    clue = "says something aloud" if last.clue is ALOUD else f"says: {last.clue}"
    if last.caption:
        clue += f" ({last.caption})"
    lines = [f"Round {last.number}. {_name(state, last.storyteller)} {clue}"]
    for place, card in enumerate(last.lineup):
        voters = [_name(state, ballot.seat) for ballot in last.ballots if place in ballot.slots]
        story = " *" if place == last.target else ""
        votes = f" <- {', '.join(voters)}" if voters else ""
        lines.append(f"  {place + 1}. {card} of {_name(state, last.owners[place])}{story}{votes}")
    lines.append(f"  {OUTCOMES[last.outcome]}")
    lines += [f"  {_award(state, award)}" for award in last.awards]
    scores = ", ".join(f"{_name(state, seat)} {last.scores[seat]}" for seat in state.active)
    lines.append(f"  {scores}; {len(state.pile)} in the pile, {len(state.discard)} discarded.")
    return lines


def _award(state: State, award: Award) -> str:
    if award.why is Why.CARD_BONUS:
        assert award.slot is not None
        votes = "1 vote" if award.votes == 1 else f"{award.votes} votes"
        return f"{_name(state, award.seat)} +{award.points}: {votes} on card {award.slot + 1}"
    return f"{_name(state, award.seat)} +{award.points}: {WORDS[award.why]}"


def _hands(state: State) -> str:
    sizes = ", ".join(f"{_name(state, seat)} {len(state.hands[seat])}" for seat in state.active)
    return f"Cards in hand: {sizes}."


def _end(state: State) -> list[str]:
    if state.phase is not Phase.OVER or state.ending is None:
        return ["The game is not over."]
    winners = [_name(state, seat) for seat in state.winners]
    best = state.scores[state.winners[0]]
    won = f"{winners[0]} wins" if len(winners) == 1 else f"{' and '.join(winners)} share the victory"
    return [f"{ENDINGS[state.ending]} After {len(state.rounds)} rounds {won} with {best} points."]
