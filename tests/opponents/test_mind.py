"""Minds: they know no more than a seat, the same game replays the same, and every table of opponents comes to its end."""

import random
from dataclasses import replace

import pytest

from game.opponents import CHARACTERS, Knowledge, mind_key, move
from game.opponents.book import EMPTY
from game.opponents.chance import Dice
from game.opponents.sight import Sight
from game.opponents.teller import ideas
from game.record import Record, read, replay, with_move, write
from game.rules.edition import EDITIONS
from game.rules.moves import ALOUD, Next, Submit, Tell, Vote
from game.rules.play import play, start
from game.rules.round import Phase
from game.rules.setup import LEVELS, PAWNS, Card, HouseRules, Mind, Pack, Seat, Setup
from game.rules.state import State
from game.rules.view import view
from tests.opponents.small import CARDS, known
from tests.rules.redeal import dealt_anew, moments

KNOWN = known(copies=16)
NAMES = list(CHARACTERS)


def setup(seats: int, *, edition: str = "odyssey", seed: str = "minds", level: int = 3, cards: int = 120) -> Setup:
    sitting = tuple(Seat(f"P{number}", PAWNS[number], Mind(NAMES[number], level)) for number in range(seats))
    return Setup(sitting, (Pack("dreams", cards),), seed, edition, HouseRules())


def act(state: State, knowledge: Knowledge = KNOWN) -> State:
    if state.phase is Phase.SCORE:
        return play(state, Next())
    seat = state.to_act[0]
    chosen = move(view(state, seat), mind_key(state.setup.seed, seat), knowledge)
    assert chosen is not None
    return play(state, chosen)


def to_the_end(state: State, knowledge: Knowledge = KNOWN) -> State:
    for _ in range(4000):
        if state.phase is Phase.OVER:
            return state
        state = act(state, knowledge)
    raise AssertionError("this game never ends")


def with_minds(state: State, chance: random.Random) -> State:
    """A state of a random game in which every seat is an opponent's."""
    seats = tuple(replace(seat, mind=Mind(chance.choice(NAMES), chance.choice(LEVELS))) for seat in state.seats)
    return replace(state, seats=seats)


@pytest.mark.parametrize("knowledge", [KNOWN, Knowledge("en")], ids=["knowing", "knowing nothing"])
@pytest.mark.parametrize(
    ("edition", "seats"),
    [(name, seats) for name, box in EDITIONS.items() for seats in range(box.least_seats, box.most_seats + 1)],
)
def test_a_table_of_opponents_plays_every_box_to_its_end(edition: str, seats: int, knowledge: Knowledge) -> None:
    over = to_the_end(start(setup(seats, edition=edition)), knowledge)
    assert over.ending is not None


def test_a_mind_knows_no_more_than_its_seat(record_property: object) -> None:
    chance = random.Random(5)
    looked = 0
    clues = ["whale", "time flies", "sea", "schön", "lonely music", "nothing known"]
    for number in range(14):
        for moment, _ in moments(chance, ("2021", "odyssey", "classic")[number % 3], 3 + number % 4):
            if moment.phase not in (Phase.TELL, Phase.SUBMIT, Phase.VOTE):
                continue
            state = with_minds(moment, chance)
            if moment.clue is not None and chance.random() < 0.8:
                state = replace(state, clue=chance.choice(clues))
            knowledge = knowing(state)
            for seat in state.to_act:
                other = dealt_anew(chance, state, seat)
                key = f"key {seat}"
                assert move(view(state, seat), key, knowledge) == move(view(other, seat), key, knowledge)
                looked += 1
    assert looked > 300


def knowing(state: State) -> Knowledge:
    """Knowledge of the pack that a random game is played with."""
    pack = state.setup.packs[0]
    return known(pack=pack.id, copies=10)


def test_judging_never_looks_into_the_book_of_clues() -> None:
    state = start(setup(5))
    blind = replace(KNOWN, book=EMPTY)
    for _ in range(120):
        if state.phase in (Phase.SUBMIT, Phase.VOTE):
            for seat in state.to_act:
                key = mind_key("minds", seat)
                assert move(view(state, seat), key, KNOWN) == move(view(state, seat), key, blind)
        state = act(state)
        if state.phase is Phase.OVER:
            break


def test_places_and_the_order_of_the_lineup_tell_nothing() -> None:
    """Who votes sees cards, not places: the same cards in another order get the same vote."""
    state = start(setup(5))
    while state.phase is not Phase.VOTE:
        state = act(state)
    seat = state.to_act[0]
    seen = view(state, seat)
    own = {seen.lineup[slot] for slot in seen.own_slots}
    chosen = move(seen, "key", KNOWN)
    assert isinstance(chosen, Vote)
    turned = tuple(reversed(seen.lineup))
    other = replace(seen, lineup=turned, own_slots=tuple(n for n, card in enumerate(turned) if card in own))
    again = move(other, "key", KNOWN)
    assert isinstance(again, Vote)
    assert {turned[slot] for slot in again.slots} == {seen.lineup[slot] for slot in chosen.slots}


def test_the_same_game_plays_the_same_and_its_record_needs_no_opponent() -> None:
    def played() -> Record:
        record = Record(setup(4))
        state = start(record.setup)
        while state.phase is not Phase.OVER:
            if state.phase is Phase.SCORE:
                chosen: object = Next()
            else:
                seat = state.to_act[0]
                chosen = move(view(state, seat), mind_key(record.setup.seed, seat), KNOWN)
            record = with_move(record, chosen)  # type: ignore[arg-type]
            state = play(state, chosen)  # type: ignore[arg-type]
        return record

    first, second = played(), played()
    assert write(first) == write(second)
    assert replay(read(write(first))).phase is Phase.OVER


def test_another_seed_plays_another_game() -> None:
    one, other = to_the_end(start(setup(4, seed="a"))), to_the_end(start(setup(4, seed="b")))
    assert one.rounds != other.rounds


def test_a_person_or_a_seat_that_owes_nothing_gets_no_move() -> None:
    state = start(setup(4))
    assert move(view(state, 1), "key", KNOWN) is None
    assert move(view(state, None), "key", KNOWN) is None
    people = replace(state, seats=tuple(replace(seat, mind=None) for seat in state.seats))
    assert move(view(people, 0), "key", KNOWN) is None


def test_no_clue_is_told_twice_in_an_evening() -> None:
    over = to_the_end(start(setup(4)))
    told = [finished.clue for finished in over.rounds if finished.clue is not ALOUD]
    assert len(told) == len(set(told)) > 5
    again = start(setup(4, seed="later"))
    seen = view(again, 0)
    first = move(seen, "key", KNOWN)
    assert isinstance(first, Tell)
    assert isinstance(first.clue, str)
    second = move(seen, "key", KNOWN, frozenset({first.clue}))
    assert isinstance(second, Tell)
    assert second.clue != first.clue


def test_who_has_no_clue_left_tells_one_aloud() -> None:
    state = start(setup(4))
    chosen = move(view(state, 0), "key", KNOWN, frozenset(line.text for line in KNOWN.book.lines))
    assert isinstance(chosen, Tell)
    assert chosen.clue is ALOUD
    assert chosen.card in state.hands[0]


def test_a_sharp_mind_lays_and_votes_what_fits() -> None:
    hands = [Card(f"dreams.{place}") for place in range(len(CARDS))]
    state = start(setup(4, level=5))
    state = play(state, Tell(0, state.hands[0][0], "music"))
    fitting = replace(state, hands=(state.hands[0], (hands[0], hands[2], hands[5], hands[7]), *state.hands[2:]))
    chosen = move(view(fitting, 1), "key", KNOWN)
    assert isinstance(chosen, Submit)
    assert chosen.cards == (hands[CARDS.index("violin")],)


def test_words_typed_for_a_clue_said_aloud_are_heard() -> None:
    state = start(setup(4, level=5))
    hand = (Card("dreams.0"), Card("dreams.2"), Card("dreams.5"), Card("dreams.7"))
    state = play(state, Tell(0, state.hands[0][0], ALOUD))
    heard = replace(state, caption="music", hands=(state.hands[0], hand, *state.hands[2:]))
    chosen = move(view(heard, 1), "key", KNOWN)
    assert isinstance(chosen, Submit)
    assert chosen.cards == (Card("dreams.5"),)


def test_an_unknown_character_plays_too() -> None:
    sitting = tuple(Seat(f"P{n}", PAWNS[n], Mind("somebody-new", 4)) for n in range(4))
    over = to_the_end(start(Setup(sitting, (Pack("dreams", 84),), "new", "2021")))
    assert over.rounds


def test_a_storyteller_shifts_its_aim_when_everybody_always_finds_its_card() -> None:
    over = to_the_end(start(setup(5)))
    sample = over.rounds[:6]
    state = start(setup(5))
    everybody = tuple(replace(r, ballots=tuple(replace(b, slots=(r.target,)) for b in r.ballots)) for r in sample)
    nobody = tuple(
        replace(r, ballots=tuple(replace(b, slots=((r.target + 1) % 5,)) for b in r.ballots)) for r in sample
    )

    def mean(rounds: tuple[object, ...]) -> float:
        seen = replace(view(state, 0), rounds=rounds)  # type: ignore[arg-type]
        mind = Mind("lamplighter", 3)
        found = ideas(seen, Sight(KNOWN, mind, Dice("key", seen.round_number)), frozenset())
        return sum(idea.forecast.each for idea in found) / len(found)

    assert mean(everybody) > mean(nobody)
