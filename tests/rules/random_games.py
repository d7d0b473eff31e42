"""Setups and moves at random, the same on every Python: only a seeded generator and the rules decide."""

import random
from typing import Any

from game.rules.edition import EDITIONS, NO_CAP, PileEnd
from game.rules.moves import ALOUD, Caption, Join, Kind, Leave, Move, Next, Stop, Submit, Tell, Vote
from game.rules.round import Phase
from game.rules.setup import PAWNS, HouseRules, Mind, Pack, Seat, Setup
from game.rules.state import State
from tests.rules.second_referee import smallest_deck
from tests.rules.tables import NAMES, TABLES

EVERY_TABLE = [(edition, seats) for edition, sizes in TABLES.items() for seats in sizes]
CLUES = ("moonlight", "Mondnacht!", "ei, sommer", "¿quién?", "ștrengar în țară", "příliš žluťoučký", "<b>&amp;", "🐇🌙")


def any_setup(chance: random.Random, edition: str, seats: int) -> Setup:
    """A table of this edition and size: any house rules, any deck from the smallest to three packs, any seed."""
    drawn: dict[str, Any] = {
        "goal": chance.choice((10, 11, 20, 31, 45, 60)),
        "lone_finder": True,
        "pile_end": chance.choice(list(PileEnd)),
        "all_found": chance.randrange(6),
        "none_found": chance.randrange(6),
        "cap": chance.choice((NO_CAP, *range(1, 12))),
        "votes": chance.choice((1, 2)),
        "first": chance.randrange(seats),
    }
    plain = chance.random() < 0.4
    house = {} if plain else {rule: value for rule, value in drawn.items() if chance.random() < 0.5}
    deck = 84 if plain else chance.choice((smallest_deck(seats), chance.randint(smallest_deck(seats), 100), 84, 252))
    packs = [Pack("proof", deck)]
    if deck > 20 and chance.random() < 0.3:
        split = chance.randint(1, deck - 1)
        packs = [Pack("proof", split), Pack("dreams", deck - split)]
    return Setup(
        seats=tuple(Seat(NAMES[seat], PAWNS[seat]) for seat in range(seats)),
        packs=tuple(packs),
        seed=f"game-{chance.randrange(10**9)}",
        edition=edition,
        house=HouseRules(**house),
    )


def any_due_move(chance: random.Random, state: State, knowing: float) -> Move:
    """A move that somebody owes, or ``Next``. ``knowing`` is how often a vote goes to the storyteller's card."""
    if state.phase is Phase.SCORE:
        return Next()
    seat = chance.choice(state.to_act)
    hand = state.hands[seat]
    match state.phase:
        case Phase.TELL:
            return Tell(seat, chance.choice(hand), chance.choice((ALOUD, *CLUES)))
        case Phase.SUBMIT:
            return Submit(seat, tuple(chance.sample(hand, state.edition.decoys(len(state.active)))))
        case _:
            own = state.own_slots(seat)
            target = next(slot for slot, card in enumerate(state.lineup) if card == state.told)
            places = [slot for slot in range(len(state.lineup)) if slot not in own and slot != target]
            slots = [target] if chance.random() < knowing else []
            size = chance.randint(1, state.edition.votes(len(state.active)))
            slots += chance.sample(places, size - len(slots))
            chance.shuffle(slots)
            return Vote(seat, tuple(slots))


def any_coming_or_going(chance: random.Random, state: State) -> Move:
    """A move that belongs to no round: coming, going, a change of minds, words for what was hummed, or the end."""
    if chance.random() < 0.03:
        return Stop()
    kind = Kind(chance.choice(state.active), chance.choice((None, Mind("owl", chance.randint(1, 5)))))
    if state.phase is not Phase.SCORE or state.ending is not None:
        said = state.rounds[-1].clue if state.phase is Phase.SCORE else state.clue
        if said is ALOUD:
            return Caption(state.storyteller, "what was hummed")
        return kind
    seats = len(state.active) + 1
    room = seats <= EDITIONS[state.setup.edition].most_seats
    cards = len(state.setup.deck()) >= smallest_deck(seats)
    if room and cards and len(state.seats) < len(NAMES) and chance.random() < 0.6:
        free = [pawn for pawn in PAWNS if pawn not in {state.seats[seat].pawn for seat in state.active}]
        return Join(len(state.seats), Seat(NAMES[len(state.seats)], chance.choice(free)))
    if len(state.active) > 3 or chance.random() < 0.15:
        return Leave(chance.choice(state.active))
    return kind
