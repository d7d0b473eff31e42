"""Cards and ends: what is dealt, drawn and by whom, when the pile is shuffled anew, when a game ends and who wins."""

from collections import Counter

import pytest

from game.rules.moves import Next
from game.rules.pile import rounds_left
from game.rules.play import play, start
from game.rules.round import Ending, Phase
from game.rules.state import State
from game.rules.view import view
from tests.rules.playing import everywhere, nobody_finds, round_played, voted, voting
from tests.rules.random_games import EVERY_TABLE
from tests.rules.second_referee import smallest_deck
from tests.rules.tables import table


def next_round(state: State) -> State:
    """Turn the page and play a round in which everybody finds the card."""
    return round_played(play(state, Next()))


def drawn_by(laid: State, after: State, seat: int) -> tuple[str, ...]:
    """What a seat drew at the end of a round, in order; ``laid`` is the round with its cards on the table."""
    return tuple(card for card in after.hands[seat] if card not in laid.hands[seat])


class TestTheDeal:
    @pytest.mark.parametrize(("edition", "seats"), EVERY_TABLE)
    def test_full_hands_and_the_rest_is_the_pile(self, edition: str, seats: int) -> None:
        state = start(table(seats, edition))
        hand = 7 if seats == 3 else 6
        assert [len(cards) for cards in state.hands] == [hand] * seats
        assert len(state.pile) == 84 - seats * hand
        assert Counter(everywhere(state)) == Counter(state.setup.deck())
        assert state.scores == (0,) * seats and state.discard == ()

    def test_of_eighty_four_cards_twelve_seats_get_seventy_two(self) -> None:
        assert len(start(table(12, "odyssey")).pile) == 12


class TestTheRefill:
    def test_drawing_begins_with_the_next_storyteller_and_each_draws_all_its_cards_at_once(self) -> None:
        """Three seats, the second tells: the third draws two, the first two, the storyteller one."""
        before = voting(start(table(3, house={"first": 1})))
        after = voted(before, {})
        assert drawn_by(before, after, 2) == before.pile[0:2]
        assert drawn_by(before, after, 0) == before.pile[2:4]
        assert drawn_by(before, after, 1) == before.pile[4:5]
        assert after.pile == before.pile[5:]

    @pytest.mark.parametrize("teller", range(5))
    def test_with_five_seats_one_card_each_in_seat_order(self, teller: int) -> None:
        before = voting(start(table(5, house={"first": teller})))
        after = voted(before, {})
        for step in range(5):
            seat = (teller + 1 + step) % 5
            assert drawn_by(before, after, seat) == (before.pile[step],)

    def test_the_lineup_goes_to_the_discard(self) -> None:
        laid = voting(start(table(4)))
        assert set(voted(laid, {}).discard) == set(laid.lineup)

    def test_the_seats_tell_in_turn(self) -> None:
        state = round_played(start(table(3, house={"first": 1, "goal": 100})))
        tellers = [state.storyteller]
        for _ in range(5):
            state = next_round(state)
            tellers.append(state.storyteller)
        assert tellers == [1, 2, 0, 1, 2, 0]


class TestTheReshuffle:
    def test_a_pile_that_is_just_enough_is_drawn_to_the_end(self) -> None:
        """Twelve seats: the first refill empties the pile, the second shuffles 24 cards and leaves 12, and so on."""
        state = start(table(12, "odyssey", {"goal": 100}))
        for times in range(4):
            state = round_played(state)
            assert (len(state.pile), len(state.discard), state.reshuffles) == (0, 12, times)
            state = next_round(state)
            assert (len(state.pile), len(state.discard), state.reshuffles) == (12, 0, times + 1)
            assert Counter(everywhere(state)) == Counter(state.setup.deck())
            assert [len(hand) for hand in state.hands] == [6] * 12
            state = play(state, Next())

    def test_a_pile_that_is_too_short_is_shuffled_in_with_the_discard(self) -> None:
        """Four seats, thirty cards: six lie in the pile, and the second refill wants four of the last two."""
        state = round_played(start(table(4, cards=30, house={"goal": 100})))
        assert (len(state.pile), len(state.discard), state.reshuffles) == (2, 4, 0)
        rest = set(state.pile)
        laid = voting(play(state, Next()))
        after = voted(laid, {})
        assert (len(after.pile), len(after.discard), after.reshuffles) == (6, 0, 1)
        new_pile = [card for seat in range(4) for card in drawn_by(laid, after, seat)] + list(after.pile)
        played = {card for finished in after.rounds for card in finished.lineup}
        assert len(new_pile) == 10 and set(new_pile) == rest | played
        assert set(everywhere(after)) == set(after.setup.deck())

    def test_no_card_in_a_hand_comes_back(self) -> None:
        state = start(table(5, cards=35, house={"goal": 100}))
        for _ in range(12):
            state = round_played(state)
            assert max(Counter(everywhere(state)).values()) == 1
            state = play(state, Next())
        assert state.reshuffles == 6, "every second refill: the one between takes the last five"

    def test_each_new_pile_lies_in_another_order(self) -> None:
        piles = set()
        state = start(table(4, cards=84, house={"goal": 100}))
        times = 0
        while times < 3:
            state = round_played(state)
            if state.reshuffles > times:
                times = state.reshuffles
                piles.add(state.pile)
            state = play(state, Next())
        assert len(piles) == 3

    @pytest.mark.parametrize(("edition", "seats"), EVERY_TABLE)
    def test_the_smallest_deck_can_be_played_for_ever(self, edition: str, seats: int) -> None:
        house = {"pile_end": "reshuffle", "goal": 100, "all_found": 0}
        state = start(table(seats, edition, house, cards=smallest_deck(seats)))
        for _ in range(20):
            state = play(round_played(state), Next())
            assert Counter(everywhere(state)) == Counter(state.setup.deck())
            assert {len(hand) for hand in state.hands} == {7 if seats == 3 else 6}


def played_out(state: State) -> State:
    """Rounds in which everybody finds the card, until the game ends."""
    state = round_played(state)
    while state.ending is None:
        state = next_round(state)
    return state


class TestTheEndByThePile:
    @pytest.mark.parametrize(("seats", "rounds"), [(3, 13), (4, 15), (5, 11), (6, 8)])
    def test_classic_lasts_so_many_rounds_by_the_pile_alone(self, seats: int, rounds: int) -> None:
        for house in ({"goal": 100}, {"pile_end": "only"}):
            ended = played_out(start(table(seats, "classic", house)))
            assert (len(ended.rounds), ended.ending) == (rounds, Ending.PILE)

    def test_nothing_is_drawn_when_the_pile_ends_the_game(self) -> None:
        """Four seats: the last refill would take the last four cards; three seats: it would want five of three."""
        for seats, left in ((4, 4), (3, 3)):
            ended = played_out(start(table(seats, "classic", {"goal": 100})))
            assert len(ended.pile) == left
            assert sum(len(hand) for hand in ended.hands) == seats * (7 if seats == 3 else 6) - (5 if seats == 3 else 4)

    def test_the_last_round_is_scored(self) -> None:
        ended = played_out(start(table(4, "classic", {"goal": 100})))
        assert sum(ended.scores) == 15 * 3 * 2

    def test_a_goal_ends_classic_before_the_pile(self) -> None:
        ended = played_out(start(table(4, "classic", {"goal": 10})))
        assert ended.ending is Ending.GOAL and len(ended.rounds) < 15

    def test_only_the_pile(self) -> None:
        ended = played_out(start(table(3, "2021", {"pile_end": "only", "goal": 10})))
        assert max(ended.scores) > 10 and len(ended.rounds) == 13

    @pytest.mark.parametrize("edition", ["2021", "odyssey"])
    def test_a_house_may_let_the_pile_end_the_other_editions(self, edition: str) -> None:
        ended = played_out(start(table(4, edition, {"pile_end": "end", "goal": 100})))
        assert (len(ended.rounds), ended.ending) == (15, Ending.PILE)

    def test_a_house_may_let_classic_go_on(self) -> None:
        ended = played_out(start(table(4, "classic", {"pile_end": "reshuffle", "goal": 60})))
        assert ended.ending is Ending.GOAL and len(ended.rounds) > 15

    def test_the_smallest_deck_lasts_one_round(self) -> None:
        for seats in (3, 4, 5, 6):
            ended = round_played(start(table(seats, "classic", cards=smallest_deck(seats))))
            assert ended.ending is Ending.PILE


class TestRoundsLeft:
    @pytest.mark.parametrize("seats", range(3, 13))
    @pytest.mark.parametrize("cards", [0, 1, 2, 3, 5, 20, 84])
    def test_as_many_are_played_as_were_said(self, seats: int, cards: int) -> None:
        """For every size of the table and many decks, at every step of the game."""
        state = start(table(seats, "odyssey", {"pile_end": "only"}, cards=smallest_deck(seats) + cards))
        promised = rounds_left(state)
        assert promised is not None
        for played in range(promised):
            left = promised - played
            assert view(state, None).rounds_left == left
            assert view(voting(state), 0).rounds_left == left
            state = round_played(state)
            assert view(state, None).rounds_left == left - 1
            if left > 1:
                assert state.ending is None
                state = play(state, Next())
        assert state.ending is Ending.PILE

    def test_where_the_pile_ends_nothing_nobody_counts(self) -> None:
        assert rounds_left(start(table(4))) is None
        assert rounds_left(start(table(4, "classic", {"pile_end": "reshuffle"}))) is None


def scored_up_to(goal: int, seats: int = 4, edition: str = "2021") -> State:
    """A game to ``goal`` in which, round by round, all but the storyteller win two, until it ends."""
    return played_out(start(table(seats, edition, {"goal": goal})))


class TestTheEndAtTheGoal:
    def test_to_reach_the_goal_is_enough(self) -> None:
        ended = scored_up_to(10)
        assert max(ended.scores) == 10 and ended.ending is Ending.GOAL
        assert ended.rounds[-2].scores and max(ended.rounds[-2].scores) < 10

    def test_thirty_is_the_goal_unless_a_house_says_otherwise(self) -> None:
        ended = played_out(start(table(4)))
        assert max(ended.scores) == 30 and max(ended.rounds[-2].scores) < 30

    def test_scores_go_past_the_goal(self) -> None:
        ended = scored_up_to(11)
        assert max(ended.scores) == 12

    def test_the_round_is_scored_to_its_end_for_everybody(self) -> None:
        """The seat that reaches the goal first while the pawns are moved has no advantage."""
        state = start(table(4, house={"goal": 10}))
        for _ in range(2):
            state = play(voted(voting(state), nobody_finds(state)), Next())
        assert state.scores == (3, 3, 6, 6)
        # Seat 2 tells; seats 0 and 3 find it, and seat 1 falls for the card of seat 3.
        ended = voted(voting(state), {0: 2, 1: 3, 3: 2})
        assert ended.scores == (6, 3, 9, 10) and ended.ending is Ending.GOAL
        assert play(ended, Next()).winners == (3,)

    def test_the_highest_after_the_round_wins_whoever_passed_the_goal_too(self) -> None:
        state = start(table(3, house={"goal": 10}))
        state = play(voted(voting(state), {1: 0, 2: 1}), Next())
        assert state.scores == (3, 4, 0)
        state = play(voted(voting(state), {0: 1, 2: 0}), Next())
        assert state.scores == (7, 7, 0)
        state = voted(voting(state), {0: 2, 1: 0})
        assert state.scores == (11, 7, 3)
        assert play(state, Next()).winners == (0,)

    def test_equal_highest_scores_share_the_victory(self) -> None:
        ended = scored_up_to(10)
        over = play(ended, Next())
        assert over.phase is Phase.OVER
        assert ended.scores.count(10) > 1
        assert over.winners == tuple(seat for seat in range(4) if ended.scores[seat] == 10)

    def test_nobody_has_won_before_the_last_page_is_turned(self) -> None:
        assert scored_up_to(10).winners == ()

    def test_the_game_goes_on_below_the_goal(self) -> None:
        assert round_played(start(table(4))).ending is None

    def test_where_the_goal_ends_the_game_the_hands_are_filled_like_after_any_round(self) -> None:
        ended = scored_up_to(10)
        assert {len(hand) for hand in ended.hands} == {6}

    def test_goal_and_pile_at_once(self) -> None:
        """The goal is given as the reason, and as the pile ends the game too, nothing is drawn."""
        ended = round_played(start(table(3, "classic", {"goal": 10, "all_found": 5}, cards=31)))
        ended = next_round(ended)
        assert ended.scores == (5, 5, 10)
        assert ended.ending is Ending.GOAL and sum(len(hand) for hand in ended.hands) == 16
