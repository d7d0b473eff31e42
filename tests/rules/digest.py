"""One number for many whole games, to hold interpreters and platforms against each other."""

import hashlib
import random

from game.rules.play import play, start
from game.rules.round import Phase
from game.rules.view import view
from tests.rules.random_games import EVERY_TABLE, any_coming_or_going, any_due_move, any_setup


def digest_of_games(games: int) -> str:
    """SHA-256, in hexadecimal, over every state of ``games`` random games and over what each seat saw at the end."""
    total = hashlib.sha256()
    for number in range(games):
        edition, seats = EVERY_TABLE[number % len(EVERY_TABLE)]
        chance = random.Random(f"digest {number}")
        state = start(any_setup(chance, edition, seats))
        while state.phase is not Phase.OVER:
            restless = chance.random() < 0.01
            move = any_coming_or_going(chance, state) if restless else any_due_move(chance, state, 0.4)
            state = play(state, move)
            shown = (state.phase.value, state.scores, state.hands, state.pile, state.lineup, state.to_act, state.active)
            total.update(repr(shown).encode())
        for seat in range(len(state.seats)):
            seen = view(state, seat)
            total.update(repr((seen.hand, seen.winners, seen.rounds_left, len(seen.rounds))).encode())
    return total.hexdigest()
