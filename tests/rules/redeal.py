"""The re-deal: change everything that a seat cannot see, and let it look again.

What a seat sees is its own hand, its own cards on the table, its own ballot, and all that lies open. Everything else
is dealt anew here: other hands, the pile, the storyteller's card, others' decoys, who owns which place, how others
voted, the order in which that came, and the seed from which every card could be told. A view is private if it cannot
tell the two deals apart.
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from typing import Any

from game.rules.moves import Move
from game.rules.play import play, start
from game.rules.round import Ballot, Phase
from game.rules.setup import Card
from game.rules.state import State, Submission
from tests.rules.random_games import any_coming_or_going, any_due_move, any_setup

Look = Callable[[State, int | None], object]

OPEN = {
    "edition",
    "seats",
    "active",
    "scores",
    "phase",
    "round_number",
    "storyteller",
    "clue",
    "caption",
    "lineup",
    "rounds",
    "reshuffles",
    "ending",
}
"""Parts of a state that everybody may know."""

HIDDEN = {"setup", "hands", "pile", "discard", "told", "submissions", "ballots"}
"""Parts of a state that are dealt anew, but for what the seat itself holds; of the setup it is the seed."""


def every_part_is_open_or_hidden() -> bool:
    """Whether each part of a state is known here; a new part must be sorted in before it can be trusted."""
    return {part.name for part in fields(State)} == OPEN | HIDDEN


def dealt_anew(chance: random.Random, state: State, seat: int | None) -> State:
    """Another state that ``seat`` (``None``: who looks at the table) must not be able to tell from this one."""
    mine = set(state.hands[seat]) if seat is not None else set()
    laid = {card: state.storyteller for card in (state.told,) if card is not None}
    laid |= {card: submission.seat for submission in state.submissions for card in submission.cards}

    # Everything unseen goes into one heap. Face-up cards stay where they are; only who laid them is unseen.
    face_up = set(state.lineup)
    heap = [card for hand in state.hands for card in hand if card not in mine]
    heap += [*state.pile, *state.discard]
    heap += [card for card, owner in laid.items() if owner != seat and card not in face_up]
    chance.shuffle(heap)

    hands = tuple(
        hand if number == seat else tuple(heap.pop() for _ in hand) for number, hand in enumerate(state.hands)
    )
    face_up_of_others = [card for card in state.lineup if laid[card] != seat]
    chance.shuffle(face_up_of_others)
    source = face_up_of_others if state.lineup else heap

    told = state.told
    if told is not None and state.storyteller != seat:
        told = source.pop()
    submissions = tuple(
        laid_by
        if laid_by.seat == seat
        else Submission(laid_by.seat, tuple(sorted(source.pop() for _ in laid_by.cards)))
        for laid_by in state.submissions
    )
    changed = replace(
        state,
        setup=replace(state.setup, seed=f"unseen-{chance.randrange(10**9)}"),
        hands=hands,
        told=told,
        submissions=submissions,
        pile=tuple(heap.pop() for _ in state.pile),
        discard=tuple(heap.pop() for _ in state.discard),
        ballots=(),
    )
    assert not heap, "the heap is as large as its places"
    assert not face_up_of_others, "every face-up card has an owner"
    return replace(changed, ballots=tuple(_cast_anew(chance, changed, ballot, seat) for ballot in state.ballots))


def _cast_anew(chance: random.Random, state: State, ballot: Ballot, seat: int | None) -> Ballot:
    if ballot.seat == seat:
        return ballot
    own = state.own_slots(ballot.seat)
    places = [slot for slot in range(len(state.lineup)) if slot not in own]
    size = chance.randint(1, state.edition.votes(len(state.active)))
    return Ballot(ballot.seat, tuple(sorted(chance.sample(places, size))))


def parts_that_changed(state: State, other: State) -> set[str]:
    """The parts of a state that a re-deal really made different."""
    return {part.name for part in fields(State) if getattr(state, part.name) != getattr(other, part.name)}


def glimpses(seed: str, tables: list[tuple[str, int]], games: int) -> Iterator[tuple[random.Random, State]]:
    """States of random games, of most only the first rounds, each with a generator for its re-deals."""
    for number in range(games):
        edition, seats = tables[number % len(tables)]
        chance = random.Random(f"{seed} {number}")
        yield from ((chance, state) for state, _ in moments(chance, edition, seats))


def moments(chance: random.Random, edition: str, seats: int) -> Iterator[tuple[State, tuple[Move, ...]]]:
    """A random game, state by state, with the moves that led there; of most games only the first rounds."""
    state = start(any_setup(chance, edition, seats))
    rounds = chance.choice((1, 1, 2, 3, 4, 100))
    moves: tuple[Move, ...] = ()
    yield state, moves
    while state.phase is not Phase.OVER and state.round_number <= rounds:
        restless = state.phase is Phase.SCORE and chance.random() < 0.2
        move = any_coming_or_going(chance, state) if restless else any_due_move(chance, state, 0.4)
        state = play(state, move)
        moves = (*moves, move)
        yield state, moves


def seats_that_look(state: State) -> list[int | None]:
    """Everybody who ever sat down, and the table."""
    return [None, *range(len(state.seats))]


def unlike(look: Look, state: State, other: State, seat: int | None) -> bool:
    """Whether ``seat`` can tell the two states apart."""
    seen: tuple[Any, Any] = (look(state, seat), look(other, seat))
    return seen[0] != seen[1] or repr(seen[0]) != repr(seen[1])


def hidden_cards(state: State, seat: int | None) -> set[Card]:
    """Cards that must not be named in what ``seat`` sees: in others' hands, in the pile, or face down on the table."""
    cards = {card for number, hand in enumerate(state.hands) if number != seat for card in hand} | set(state.pile)
    if not state.lineup:
        if state.told is not None and state.storyteller != seat:
            cards.add(state.told)
        cards |= {card for laid in state.submissions if laid.seat != seat for card in laid.cards}
    return cards
