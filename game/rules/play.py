"""Play: a state and a move give the next state. The last vote scores, discards, refills and fixes the end in one step."""

from dataclasses import replace
from itertools import combinations
from typing import NoReturn, assert_never

from game.rules.chance import shuffled
from game.rules.edition import PileEnd
from game.rules.moves import ALOUD, Caption, Clue, Join, Kind, Leave, Move, Next, Stop, Submit, Tell, Vote
from game.rules.pile import deal, enough_cards, refill
from game.rules.refusal import IllegalMove, Reason
from game.rules.round import Ballot, Ending, Phase, Round
from game.rules.score import awards, outcome
from game.rules.setup import (
    PAWNS,
    BadSetup,
    Card,
    Setup,
    faults,
    fits_clue,
    fits_mind,
    fits_name,
    has_control,
    name_key,
    ruleset,
)
from game.rules.state import State, Submission


def start(setup: Setup) -> State:
    """The game before its first move. Raises ``BadSetup`` with all faults of a setup that cannot be played."""
    found = faults(setup)
    if found:
        raise BadSetup(found)
    seats = tuple(range(len(setup.seats)))
    empty = State(
        setup=setup,
        edition=ruleset(setup),
        seats=setup.seats,
        active=seats,
        scores=(0,) * len(seats),
        hands=((),) * len(seats),
        pile=(),
        storyteller=setup.house.first,
    )
    return deal(empty)


def play(state: State, move: Move) -> State:
    """The state after a move. Raises ``IllegalMove`` with the reason if the rules refuse it; ``state`` itself never changes."""
    if state.phase is Phase.OVER:
        _refuse(state, move, Reason.GAME_OVER)
    match move:
        case Tell():
            return _tell(state, move)
        case Submit():
            return _submit(state, move)
        case Vote():
            return _vote(state, move)
        case Next():
            return _next(state, move)
        case Caption():
            return _caption(state, move)
        case Stop():
            return replace(state, phase=Phase.OVER, ending=state.ending or Ending.STOPPED)
        case Leave():
            return _leave(state, move)
        case Join():
            return _join(state, move)
        case Kind():
            return _kind(state, move)
        case _:
            assert_never(move)


def legal(state: State, seat: int) -> tuple[Move, ...]:
    """Every private move a seat owes and may make now, clues left as said aloud; empty if it owes none."""
    if seat not in state.to_act:
        return ()
    seats = len(state.active)
    hand = state.hands[seat]
    match state.phase:
        case Phase.TELL:
            return tuple(Tell(seat, card, ALOUD) for card in hand)
        case Phase.SUBMIT:
            return tuple(Submit(seat, cards) for cards in combinations(hand, state.edition.decoys(seats)))
        case _:
            own = state.own_slots(seat)
            open_slots = [slot for slot in range(len(state.lineup)) if slot not in own]
            sizes = range(1, state.edition.votes(seats) + 1)
            return tuple(Vote(seat, slots) for size in sizes for slots in combinations(open_slots, size))


def _refuse(state: State, move: Move, reason: Reason) -> NoReturn:
    raise IllegalMove(reason, move, state.phase, state.round_number)


def _owing(state: State, move: Tell | Submit | Vote, phase: Phase) -> None:
    """Refuse a private move out of its phase, of no seat, or of a seat that owes none."""
    if move.seat not in state.active:
        _refuse(state, move, Reason.NO_SUCH_SEAT)
    if state.phase is not phase:
        _refuse(state, move, Reason.OUT_OF_PHASE)
    if move.seat not in state.to_act:
        _refuse(state, move, Reason.OWES_NOTHING)


def _without(hands: tuple[tuple[Card, ...], ...], seat: int, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    left = tuple(card for card in hands[seat] if card not in cards)
    return (*hands[:seat], left, *hands[seat + 1 :])


def _check_words(state: State, move: Move, words: Clue) -> None:
    if words is ALOUD:
        return
    if not fits_clue(words):
        _refuse(state, move, Reason.CLUE_LENGTH)
    if has_control(words):
        _refuse(state, move, Reason.CLUE_CONTROL)


def _tell(state: State, move: Tell) -> State:
    _owing(state, move, Phase.TELL)
    if move.card not in state.hands[move.seat]:
        _refuse(state, move, Reason.CARD_NOT_IN_HAND)
    _check_words(state, move, move.clue)
    clue = move.clue if move.clue is ALOUD else move.clue.strip()
    hands = _without(state.hands, move.seat, (move.card,))
    return replace(state, hands=hands, told=move.card, clue=clue, phase=Phase.SUBMIT)


def _submit(state: State, move: Submit) -> State:
    _owing(state, move, Phase.SUBMIT)
    if len(move.cards) != state.edition.decoys(len(state.active)):
        _refuse(state, move, Reason.NUMBER_OF_CARDS)
    if len(set(move.cards)) < len(move.cards):
        _refuse(state, move, Reason.SAME_CARD_TWICE)
    if any(card not in state.hands[move.seat] for card in move.cards):
        _refuse(state, move, Reason.CARD_NOT_IN_HAND)
    submission = Submission(move.seat, tuple(sorted(move.cards)))
    submissions = tuple(sorted((*state.submissions, submission), key=lambda laid: laid.seat))
    state = replace(state, hands=_without(state.hands, move.seat, move.cards), submissions=submissions)
    if state.to_act:
        return state
    laid = [card for each in submissions for card in each.cards]
    assert state.told is not None
    lineup = shuffled((state.told, *laid), state.setup.seed, "lineup", state.round_number)
    return replace(state, lineup=lineup, phase=Phase.VOTE)


def _vote(state: State, move: Vote) -> State:
    _owing(state, move, Phase.VOTE)
    if not 1 <= len(move.slots) <= state.edition.votes(len(state.active)):
        _refuse(state, move, Reason.NUMBER_OF_VOTES)
    if any(slot not in range(len(state.lineup)) for slot in move.slots):
        _refuse(state, move, Reason.NO_SUCH_PLACE)
    if len(set(move.slots)) < len(move.slots):
        _refuse(state, move, Reason.SAME_PLACE_TWICE)
    if any(slot in state.own_slots(move.seat) for slot in move.slots):
        _refuse(state, move, Reason.OWN_CARD)
    ballot = Ballot(move.seat, tuple(sorted(move.slots)))
    state = replace(state, ballots=tuple(sorted((*state.ballots, ballot), key=lambda cast: cast.seat)))
    return state if state.to_act else _score(state)


def _score(state: State) -> State:
    """Score the round, discard the lineup, fix the end and refill, in one step."""
    place = {seat: number for number, seat in enumerate(state.active)}  # the scorer counts only those at the table
    owners = tuple(state.owner(card) for card in state.lineup)
    given = awards(
        state.edition,
        seats=len(state.active),
        storyteller=place[state.storyteller],
        owners=[place[owner] for owner in owners],
        ballots={place[ballot.seat]: ballot.slots for ballot in state.ballots},
    )
    given = tuple(replace(award, seat=state.active[award.seat]) for award in given)
    scores = list(state.scores)
    for award in given:
        scores[award.seat] += award.points
    target = owners.index(state.storyteller)
    finders = sum(target in ballot.slots for ballot in state.ballots)
    assert state.clue is not None
    finished = Round(
        number=state.round_number,
        storyteller=state.storyteller,
        clue=state.clue,
        caption=state.caption,
        lineup=state.lineup,
        owners=owners,
        ballots=state.ballots,
        outcome=outcome(len(state.ballots), finders),
        awards=given,
        scores=tuple(scores),
    )
    at_goal = max(scores[seat] for seat in state.active) >= state.edition.goal
    state = replace(
        state,
        phase=Phase.SCORE,
        scores=tuple(scores),
        discard=(*state.discard, *state.lineup),
        clue=None,
        caption="",
        told=None,
        submissions=(),
        lineup=(),
        ballots=(),
        rounds=(*state.rounds, finished),
        ending=Ending.GOAL if at_goal and state.edition.pile_end is not PileEnd.ONLY else None,
    )
    refilled = refill(state)
    return replace(refilled, ending=state.ending or refilled.ending)


def _next(state: State, move: Next) -> State:
    if state.phase is not Phase.SCORE:
        _refuse(state, move, Reason.OUT_OF_PHASE)
    if state.ending is not None:
        return replace(state, phase=Phase.OVER)
    return replace(state, phase=Phase.TELL, round_number=state.round_number + 1, storyteller=state.next_storyteller)


def _caption(state: State, move: Caption) -> State:
    finished = state.phase is Phase.SCORE
    clue = state.rounds[-1].clue if finished else state.clue
    if clue is None:
        _refuse(state, move, Reason.OUT_OF_PHASE)
    if move.seat != state.storyteller:
        _refuse(state, move, Reason.OWES_NOTHING)
    if clue is not ALOUD:
        _refuse(state, move, Reason.CLUE_NOT_ALOUD)
    _check_words(state, move, move.words)
    words = move.words.strip()
    if finished:
        return replace(state, rounds=(*state.rounds[:-1], replace(state.rounds[-1], caption=words)))
    return replace(state, caption=words)


def _between(state: State, move: Leave | Join) -> None:
    """Refuse coming and going in the middle of a round, or once the end is fixed."""
    if state.phase is not Phase.SCORE:
        _refuse(state, move, Reason.OUT_OF_PHASE)
    if state.ending is not None:
        _refuse(state, move, Reason.GAME_OVER)


def _leave(state: State, move: Leave) -> State:
    if move.seat not in state.active:
        _refuse(state, move, Reason.NO_SUCH_SEAT)
    _between(state, move)
    hand = state.hands[move.seat]
    active = tuple(seat for seat in state.active if seat != move.seat)
    state = replace(state, active=active, discard=(*state.discard, *hand), hands=_without(state.hands, move.seat, hand))
    if len(active) < state.edition.least_seats:
        return replace(state, phase=Phase.OVER, ending=Ending.TOO_FEW)
    return refill(state)


def _join(state: State, move: Join) -> State:
    who = move.who
    if move.seat != len(state.seats):
        _refuse(state, move, Reason.SEAT_TAKEN)
    _between(state, move)
    seats = len(state.active) + 1
    if seats > state.edition.most_seats:
        _refuse(state, move, Reason.TOO_MANY_SEATS)
    if not enough_cards(state.setup, state.edition.least_cards(seats)):
        _refuse(state, move, Reason.DECK_TOO_SMALL)
    if not fits_name(who.name):
        _refuse(state, move, Reason.NAME_LENGTH)
    if has_control(who.name):
        _refuse(state, move, Reason.NAME_CONTROL)
    if name_key(who.name) in {name_key(seat.name) for seat in state.seats}:
        _refuse(state, move, Reason.SAME_NAME)
    if who.pawn not in PAWNS:
        _refuse(state, move, Reason.UNKNOWN_PAWN)
    if who.pawn in {state.seats[seat].pawn for seat in state.active}:
        _refuse(state, move, Reason.SAME_PAWN)
    if not fits_mind(who.mind):
        _refuse(state, move, Reason.UNKNOWN_LEVEL)
    lowest = min(state.scores[seat] for seat in state.active)
    return refill(
        replace(
            state,
            seats=(*state.seats, who),
            active=(*state.active, move.seat),
            scores=(*state.scores, lowest),
            hands=(*state.hands, ()),
        )
    )


def _kind(state: State, move: Kind) -> State:
    if move.seat not in state.active:
        _refuse(state, move, Reason.NO_SUCH_SEAT)
    if not fits_mind(move.mind):
        _refuse(state, move, Reason.UNKNOWN_LEVEL)
    changed = replace(state.seats[move.seat], mind=move.mind)
    return replace(state, seats=(*state.seats[: move.seat], changed, *state.seats[move.seat + 1 :]))
