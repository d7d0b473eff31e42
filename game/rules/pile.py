"""Dealing, refilling and the end of the pile (RULES, "A round" 6 and "Editions")."""

from dataclasses import replace

from game.rules.chance import shuffled
from game.rules.edition import PileEnd
from game.rules.round import Ending, Phase
from game.rules.setup import Setup
from game.rules.state import State


def deal(state: State) -> State:
    """Shuffle the deck and give every seat at the table its first hand."""
    hand = state.edition.hand(len(state.active))
    deck = shuffled(state.setup.deck(), state.setup.seed, "deal", 0)
    hands = tuple(deck[number * hand : (number + 1) * hand] for number in range(len(state.active)))
    return replace(state, hands=hands, pile=deck[len(hands) * hand :])


def missing(state: State) -> dict[int, int]:
    """Cards that each seat at the table must draw to fill its hand, from the next storyteller round."""
    hand = state.edition.hand(len(state.active))
    first = state.active.index(state.next_storyteller)
    order = state.active[first:] + state.active[:first]
    return {seat: max(0, hand - len(state.hands[seat])) for seat in order}


def refill(state: State) -> State:
    """Fill every hand, or end the game by the pile, or shuffle discard and pile together first, as the edition says.

    A pile that ends the game ends it when the refill would take its last card or cannot fill every hand; then nothing is drawn.
    """
    wanted = missing(state)
    needed = sum(wanted.values())
    if not needed:
        return state
    if state.edition.pile_end is not PileEnd.RESHUFFLE:
        if len(state.pile) <= needed:
            return replace(state, ending=Ending.PILE)
    elif len(state.pile) < needed:
        count = state.reshuffles + 1
        pile = shuffled((*state.pile, *state.discard), state.setup.seed, "reshuffle", count)
        state = replace(state, pile=pile, discard=(), reshuffles=count)
    hands = list(state.hands)
    pile = state.pile
    for seat, count in wanted.items():
        hands[seat] = (*hands[seat], *pile[:count])
        pile = pile[count:]
    return replace(state, hands=tuple(hands), pile=pile)


def rounds_left(state: State) -> int | None:
    """Rounds that the pile still allows, the one being played included; ``None`` if the pile does not end the game."""
    if state.edition.pile_end is PileEnd.RESHUFFLE:
        return None
    if state.ending is not None or state.phase is Phase.OVER:
        return 0
    seats = len(state.active)
    hand, laid = state.edition.hand(seats), state.edition.lineup(seats)
    in_hands = sum(len(state.hands[seat]) for seat in state.active)
    if state.phase in (Phase.SUBMIT, Phase.VOTE):
        in_hands += 1 + sum(len(submission.cards) for submission in state.submissions)
    surplus = max(0, in_hands - seats * hand)  # a hand of seven left over from three seats shrinks before it draws
    rounds, pile = 0, len(state.pile)
    while True:
        rounds += 1
        used = min(surplus, laid)
        surplus -= used
        if laid > used and pile <= laid - used:
            return rounds
        pile -= laid - used


def enough_cards(setup: Setup, edition_cards: int) -> bool:
    """Whether the deck holds at least ``edition_cards``."""
    return len(setup.deck()) >= edition_cards
