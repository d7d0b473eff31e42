"""Taking back: which moves may still be undone, and where the tablet goes then. A slip can be taken back, a peek cannot be bought."""

from dataclasses import replace
from typing import Final

from game.record import replay, seen, undone
from game.rules.edition import Voting
from game.rules.moves import Caption, Join, Kind, Leave, Move, Next, Stop, Submit, Tell, Vote
from game.rules.round import Phase
from game.screen import TakeBackState, Undo
from game.session.place import AtHandOver, AtOpenVote, AtOver, AtReveal, Game, Place

ALL_STEPS: Final = 1_000
"""More steps than any reveal has: all of it."""


def _person(game: Game, move: Move) -> bool:
    """Whether a person made a move; opponents' moves go together with the one before them."""
    match move:
        case Tell(seat) | Submit(seat) | Vote(seat):
            return game.state.seats[seat].mind is None
        case _:
            return True


def _last(game: Game) -> int | None:
    """The index of the last person's move that nobody has seen the effect of."""
    moves = game.record.moves
    for index in range(len(moves) - 1, game.record.floor - 1, -1):
        if _person(game, moves[index]):
            return index
    return None


def take_back_state(game: Game) -> TakeBackState:
    """Whether the last move can be taken back, known before anybody asks."""
    index = _last(game)
    if index is None:
        return TakeBackState(Undo.SEEN if game.record.moves else Undo.NOTHING)
    move = game.record.moves[index]
    return TakeBackState(Undo.POSSIBLE, None if isinstance(move, Next | Stop) else move.seat)


def take_back(game: Game) -> tuple[Game, Place] | None:
    """The game without the last person's move, and the hand-over (or table) it goes back to; ``None`` if it cannot be."""
    index = _last(game)
    if index is None:
        return None
    move = game.record.moves[index]
    if isinstance(move, Vote) and game.state.edition.voting is Voting.OPEN:
        while index > game.record.floor and isinstance(game.record.moves[index - 1], Vote):
            index -= 1
    record = undone(game.record, len(game.record.moves) - index)
    state = replay(record)
    back = Game(game.id, record, state)
    match move:
        case Vote() if state.edition.voting is Voting.OPEN:
            return back, AtOpenVote()
        case Tell(seat) | Submit(seat) | Vote(seat):
            return back, AtHandOver(seat)
        case Next() | Caption() | Leave() | Join():
            return back, resting_place(back)
        case Kind(seat):
            return back, AtHandOver(seat) if state.to_act else resting_place(back)
        case Stop():
            return back, resting_place(back)


def lineup_open(game: Game) -> bool:
    """Whether somebody has turned the lineup over: then the last decoy cannot be taken back any more."""
    if game.state.phase is not Phase.VOTE:
        return False
    submits = [index for index, move in enumerate(game.record.moves) if isinstance(move, Submit)]
    return game.record.floor > submits[-1]


def opened_by(game: Game, seat: int) -> Game:
    """The game after a seat opened its hand: the floor rises if that shows what anybody else's move, or a new page, caused."""
    unseen = game.record.moves[game.record.floor :]
    own = all(isinstance(move, Tell | Submit | Vote) and move.seat == seat for move in unseen)
    shows_lineup = game.state.phase is Phase.VOTE and not lineup_open(game)
    return game if own and not shows_lineup else with_floor(game)


def with_floor(game: Game) -> Game:
    """The game once somebody has seen what its last move caused."""
    return replace(game, record=seen(game.record))


def people_owing(game: Game) -> tuple[int, ...]:
    """The people who owe a move, in table order from the storyteller's left."""
    state = game.state
    owing = [seat for seat in state.to_act if state.seats[seat].mind is None]
    later = [seat for seat in owing if seat >= state.storyteller]
    return (*later, *(seat for seat in owing if seat < state.storyteller))


def next_hand_over(game: Game, after: int | None = None) -> AtHandOver:
    """Whom the tablet is meant for: the next person who owes a move, clockwise from the last; else the last person to have it."""
    owing = people_owing(game)
    if not owing:
        people = [seat for seat in game.state.active if game.state.seats[seat].mind is None]
        return AtHandOver(after if after in people else people[0] if people else game.state.storyteller)
    if after is None:
        return AtHandOver(owing[0])
    later = [seat for seat in sorted(owing) if seat > after]
    return AtHandOver(later[0] if later else min(owing))


def resting_place(game: Game) -> Place:
    """Where a game is taken up again: the hand-over, or the open table where there is nothing to hide."""
    state = game.state
    match state.phase:
        case Phase.OVER:
            return AtOver()
        case Phase.SCORE:
            done = game.record.floor == len(game.record.moves)
            return AtReveal(ALL_STEPS if done else 0)
        case Phase.VOTE if open_voting_now(game) and lineup_open(game):
            return AtOpenVote()
        case _:
            return next_hand_over(game)


def open_voting_now(game: Game) -> bool:
    """Whether everybody is to point at once: open voting, and no person's vote is in yet (who pointed at an own card votes again in secret)."""
    state = game.state
    people_voted = any(state.seats[ballot.seat].mind is None for ballot in state.ballots)
    return state.phase is Phase.VOTE and state.edition.voting is Voting.OPEN and not people_voted
