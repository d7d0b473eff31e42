"""Keyed chance: the same for ever and everywhere, moved by nothing but its key, and fair."""

import hashlib
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import permutations
from pathlib import Path

import pytest

from game.rules.chance import digest, fraction, shuffled
from game.rules.moves import ALOUD, Submit, Tell, Vote
from game.rules.play import play, start
from game.rules.state import State
from tests.rules.digest import digest_of_games
from tests.rules.playing import submitted, told
from tests.rules.tables import table

TEN_ANIMALS = ("hare", "fox", "owl", "hen", "cat", "toad", "wren", "stag", "mole", "bee")
FIXED_ORDER = ("cat", "stag", "bee", "hare", "toad", "fox", "wren", "mole", "hen", "owl")
FIXED_DEAL = "a1e9f017420114d9d7811148996d8ff4a794df7df07f6987ee0a78ffceb3bf93"
FIXED_GAMES = "caf0efe092d30459919ba4c2a7a8f759498669b5f6f8060b3a00820f013ce6d5"


class TestTheSameForEver:
    """These orders are promises: old links and records deal by them. They may never be edited to fit the code."""

    def test_a_shuffle_is_what_it_always_was(self) -> None:
        assert shuffled(TEN_ANIMALS, "moon", "deal", 0) == FIXED_ORDER

    def test_a_shuffle_sorts_by_the_digest_of_key_and_item(self) -> None:
        """Reckoned without the game: SHA-256 of ``seed/purpose/n/item``."""
        by_hand = sorted(TEN_ANIMALS, key=lambda item: hashlib.sha256(f"moon/lineup/3/{item}".encode()).hexdigest())
        assert shuffled(TEN_ANIMALS, "moon", "lineup", 3) == tuple(by_hand)
        assert digest("moon", "lineup", 3, "owl") == hashlib.sha256(b"moon/lineup/3/owl").digest()

    def test_a_deal_is_what_it_always_was(self) -> None:
        state = start(table(4, seed="moon"))
        dealt = "|".join(" ".join(hand) for hand in (*state.hands, state.pile))
        assert hashlib.sha256(dealt.encode()).hexdigest() == FIXED_DEAL

    def test_letters_of_every_kind_have_a_digest(self) -> None:
        assert digest("șțřø🐇") == hashlib.sha256("șțřø🐇".encode()).digest()

    def test_a_new_card_at_the_end_of_a_pack_changes_no_old_order(self) -> None:
        longer = shuffled((*TEN_ANIMALS, "newt"), "moon", "deal", 0)
        assert tuple(item for item in longer if item != "newt") == shuffled(TEN_ANIMALS, "moon", "deal", 0)


class TestMovedByItsKeyAlone:
    def test_the_order_that_items_come_in_does_not_matter(self) -> None:
        for items in list(permutations(TEN_ANIMALS[:6]))[::7]:
            assert shuffled(items, "moon", "x", 1) == shuffled(TEN_ANIMALS[:6], "moon", "x", 1)

    def test_not_even_a_set_does(self) -> None:
        assert shuffled(set(TEN_ANIMALS), "moon", "x", 1) == shuffled(TEN_ANIMALS, "moon", "x", 1)

    def test_every_part_of_the_key_does(self) -> None:
        keys = (("moon", "x", 1), ("mood", "x", 1), ("moon", "y", 1), ("moon", "x", 2))
        orders = {shuffled(TEN_ANIMALS, *key) for key in keys}
        assert len(orders) == 4

    def test_nothing_is_lost_or_doubled(self) -> None:
        cards = [f"proof.{number}" for number in range(252)]
        assert sorted(shuffled(cards, "a", "b", 3)) == sorted(cards)

    def test_no_generator_is_touched(self) -> None:
        random.seed(5)
        before = random.getstate()
        submitted(told(start(table(6))))
        assert random.getstate() == before

    def test_equal_setups_deal_equally_and_other_seeds_otherwise(self) -> None:
        assert start(table(5, seed="a")) == start(table(5, seed="a"))
        first_hands = {start(table(5, seed=f"evening-{number}")).hands[0] for number in range(10)}
        assert len(first_hands) == 10

    def test_the_seats_names_do_not_move_the_cards(self) -> None:
        assert start(table(4, "classic")).hands == start(table(4, "odyssey")).hands == start(table(4, "2021")).hands


def test_three_hundred_games_are_the_same_on_every_python() -> None:
    """One number, found on one Python and the same on all others: states, deals, shuffles and views of whole games.

    It changes with the way in which the test's games are drawn; it may not change with the platform.
    """
    assert digest_of_games(300) == FIXED_GAMES


@pytest.mark.skipif(sys.platform == "emscripten", reason="a browser starts no other Python")
def test_games_are_equal_under_any_order_of_sets() -> None:
    """The same games in fresh interpreters whose string hashes, and so the orders of their sets, differ."""
    program = "from tests.rules.digest import digest_of_games; print(digest_of_games(20))"
    root = Path(__file__).parents[2]
    digests = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": str(seed), "PYTHONPATH": str(root)},
            cwd=root,
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in (0, 1, 2026)
    }
    assert len(digests) == 1 and len(digests.pop().strip()) == 64


class TestTheOrderOfArrivalIsFree:
    """RULES: the lineup's order may not depend on who submitted or when."""

    @pytest.mark.parametrize("seats", [3, 4, 5])
    def test_the_same_submissions_in_any_order_give_the_same_state(self, seats: int) -> None:
        begun = told(start(table(seats)))
        orders = list(permutations(begun.others))
        assert len({_submitted_in(begun, order) for order in orders}) == 1

    def test_two_decoys_in_either_order_are_the_same(self) -> None:
        begun = told(start(table(3)))
        first, second = begun.hands[1][:2]
        assert play(begun, Submit(1, (first, second))) == play(begun, Submit(1, (second, first)))

    @pytest.mark.parametrize("seats", [3, 4, 5])
    def test_the_same_ballots_in_any_order_give_the_same_state(self, seats: int) -> None:
        laid = submitted(told(start(table(seats))))
        ballots = {
            seat: Vote(seat, (next(slot for slot in range(len(laid.lineup)) if slot not in laid.own_slots(seat)),))
            for seat in laid.others
        }
        ends = set()
        for order in permutations(laid.others):
            state = laid
            for seat in order:
                state = play(state, ballots[seat])
            ends.add(state)
        assert len(ends) == 1


def _submitted_in(state: State, order: Iterable[int]) -> State:
    for seat in order:
        state = play(state, Submit(seat, state.hands[seat][: state.edition.decoys(len(state.active))]))
    return state


def chi_square(observed: Sequence[int]) -> float:
    """How far counts lie from even ones."""
    even = sum(observed) / len(observed)
    return sum((count - even) ** 2 / even for count in observed)


BEYOND = {3: 16.3, 4: 18.5, 5: 20.5, 9: 27.9, 23: 49.7}
"""Chi-square that a fair shuffle passes once in a thousand times, by degrees of freedom (from printed tables)."""


class TestFair:
    """The seeds are fixed, so these tests say the same on every run; they measure the shuffle, not luck."""

    SHUFFLES = 10_000

    @pytest.mark.parametrize(("seats", "shuffles"), [(3, 4_000), (4, 10_000), (6, 4_000)])
    def test_a_place_in_the_lineup_tells_nothing_about_who_laid_the_card(self, seats: int, shuffles: int) -> None:
        """Counts of (owner, place) over many first rounds, with any card of the hand and any order of arrival."""
        table_of_counts: Counter[tuple[int, int]] = Counter()
        chance = random.Random(seats)
        begin = start(table(seats))
        places = begin.edition.lineup(seats)
        for number in range(shuffles):
            state = _round_with_seed(chance, begin, f"evening-{number}")
            for place, card in enumerate(state.lineup):
                table_of_counts[state.owner(card), place] += 1
        for owner in range(seats):
            counts = [table_of_counts[owner, place] for place in range(places)]
            assert sum(counts) == shuffles * (1 if owner == 0 else begin.edition.decoys(seats))
            assert chi_square(counts) < BEYOND[places - 1], (owner, counts)

    def test_every_order_of_a_lineup_is_as_likely(self) -> None:
        counts = Counter(shuffled(("a", "b", "c", "d"), f"evening-{n}", "lineup", 1) for n in range(self.SHUFFLES))
        assert len(counts) == 24
        assert chi_square(list(counts.values())) < BEYOND[23]

    def test_the_rounds_of_one_game_are_shuffled_anew(self) -> None:
        counts = Counter(shuffled(("a", "b", "c"), "evening", "lineup", n) for n in range(6_000))
        assert len(counts) == 6
        assert chi_square(list(counts.values())) < BEYOND[5]

    def test_every_card_is_dealt_to_every_seat_alike(self) -> None:
        deals = 2_000
        counts: Counter[int] = Counter()
        for number in range(deals):
            hands = start(table(4, seed=f"evening-{number}")).hands
            counts[next((seat for seat, hand in enumerate(hands) if "proof.17" in hand), -1)] += 1
        held = [counts[seat] for seat in range(4)]
        assert abs(sum(held) / deals - 24 / 84) < 0.03
        assert chi_square(held) < BEYOND[3]

    def test_fractions_lie_evenly_in_nought_to_one(self) -> None:
        tenths = Counter(int(fraction("evening", "mood", n) * 10) for n in range(self.SHUFFLES))
        assert sorted(tenths) == list(range(10))
        assert chi_square(list(tenths.values())) < BEYOND[9]

    def test_the_measure_itself_sees_a_shuffle_that_is_not_fair(self) -> None:
        assert chi_square([1_100, 1_000, 1_000, 900]) > BEYOND[3]


def _round_with_seed(chance: random.Random, begin: State, seed: str) -> State:
    """A first round to its lineup: any card of each hand, submitted in any order."""
    state = replace(begin, setup=replace(begin.setup, seed=seed))
    state = play(state, Tell(0, chance.choice(state.hands[0]), ALOUD))
    arriving = list(state.to_act)
    chance.shuffle(arriving)
    decoys = begin.edition.decoys(len(begin.seats))
    for seat in arriving:
        state = play(state, Submit(seat, tuple(chance.sample(state.hands[seat], decoys))))
    return state
