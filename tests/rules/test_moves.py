"""Moves that the rules refuse: each with its own reason, and the game stays as it was."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.rules.moves import ALOUD, Caption, Join, Kind, Leave, Move, Next, Stop, Submit, Tell, Vote
from game.rules.play import legal, play, start
from game.rules.refusal import IllegalMove, Reason
from game.rules.round import Ending, Phase
from game.rules.setup import PAWNS, Card, Mind, Seat
from game.rules.state import State
from tests.rules.playing import place_of, round_played, submitted, told, voted, voting
from tests.rules.tables import NAMES, table


def refused(state: State, move: Move) -> Reason:
    """The reason for which a move is refused; it says which move it was and where in the game."""
    before = repr(state)
    with pytest.raises(IllegalMove) as refusal:
        play(state, move)
    assert repr(state) == before
    assert refusal.value.move == move
    assert (refusal.value.phase, refusal.value.round_number) == (state.phase, state.round_number)
    assert refusal.value.reason.value in str(refusal.value)
    return refusal.value.reason


DEALT = start(table(4))
TOLD = told(DEALT)
LAID = submitted(TOLD)
SCORED = voted(LAID, {1: 2})
SECOND_ROUND = play(SCORED, Next())
OVER = play(DEALT, Stop())
THREE = start(table(3))
TWO_VOTES = voting(start(table(4, house={"votes": 2})))


class TestTelling:
    def test_the_storyteller_lays_a_card_and_gives_a_clue(self) -> None:
        card = DEALT.hands[0][3]
        state = play(DEALT, Tell(0, card, "  a song about rain "))
        assert (state.phase, state.told, state.clue) == (Phase.SUBMIT, card, "a song about rain")
        assert card not in state.hands[0] and len(state.hands[0]) == 5
        assert state.to_act == (1, 2, 3)

    def test_a_clue_may_be_said_aloud(self) -> None:
        assert play(DEALT, Tell(0, DEALT.hands[0][0], ALOUD)).clue is ALOUD

    @pytest.mark.parametrize("clue", ["x", "é" * 240, f"  {'y' * 240}  ", "🐇", "<script>alert(1)</script>", "«¿?»"])
    def test_clues_of_every_kind(self, clue: str) -> None:
        assert play(DEALT, Tell(0, DEALT.hands[0][0], clue)).clue == clue.strip()

    @pytest.mark.parametrize("clue", ["", "   ", "\u00a0", "y" * 241])
    def test_a_clue_that_is_too_short_or_too_long(self, clue: str) -> None:
        assert refused(DEALT, Tell(0, DEALT.hands[0][0], clue)) is Reason.CLUE_LENGTH

    @pytest.mark.parametrize("char", ["\x00", "\n", "\r", "\t", "\x1b", "\x7f", "\x9f", "\u2028", "\ud812", "\u2066"])
    def test_a_clue_with_control_characters(self, char: str) -> None:
        assert refused(DEALT, Tell(0, DEALT.hands[0][0], f"a{char}b")) is Reason.CLUE_CONTROL

    def test_a_card_of_another_hand_or_of_none(self) -> None:
        for card in (DEALT.hands[1][0], DEALT.pile[0], Card("proof.84"), Card("")):
            assert refused(DEALT, Tell(0, card, ALOUD)) is Reason.CARD_NOT_IN_HAND

    def test_another_seat_cannot_tell(self) -> None:
        assert refused(DEALT, Tell(1, DEALT.hands[1][0], ALOUD)) is Reason.OWES_NOTHING

    def test_nobody_tells_twice(self) -> None:
        assert refused(TOLD, Tell(0, TOLD.hands[0][0], ALOUD)) is Reason.OUT_OF_PHASE


class TestSubmitting:
    def test_each_seat_lays_one_card_and_the_last_brings_the_lineup(self) -> None:
        state = TOLD
        for seat in (3, 1, 2):
            assert state.phase is Phase.SUBMIT and state.lineup == ()
            state = play(state, Submit(seat, state.hands[seat][:1]))
        assert state.phase is Phase.VOTE and len(state.lineup) == 4
        assert state.to_act == (1, 2, 3)

    def test_with_three_seats_it_is_two_and_the_lineup_has_five(self) -> None:
        state = told(THREE)
        state = play(state, Submit(2, state.hands[2][4:6]))
        state = play(state, Submit(1, state.hands[1][:2]))
        assert len(state.lineup) == 5
        assert [len(hand) for hand in state.hands] == [6, 5, 5]

    @pytest.mark.parametrize("cards", [0, 2, 6])
    def test_with_four_seats_one_card_no_more_no_less(self, cards: int) -> None:
        assert refused(TOLD, Submit(1, TOLD.hands[1][:cards])) is Reason.NUMBER_OF_CARDS

    @pytest.mark.parametrize("cards", [0, 1, 3])
    def test_with_three_seats_two_no_more_no_less(self, cards: int) -> None:
        state = told(THREE)
        assert refused(state, Submit(1, state.hands[1][:cards])) is Reason.NUMBER_OF_CARDS

    def test_the_same_card_twice(self) -> None:
        state = told(THREE)
        assert refused(state, Submit(1, (state.hands[1][0],) * 2)) is Reason.SAME_CARD_TWICE

    def test_a_card_that_is_not_in_the_hand(self) -> None:
        for card in (TOLD.hands[2][0], TOLD.hands[0][0], TOLD.pile[0], TOLD.told or Card("")):
            assert refused(TOLD, Submit(1, (card,))) is Reason.CARD_NOT_IN_HAND
        state = told(THREE)
        assert refused(state, Submit(1, (state.hands[1][0], state.hands[2][0]))) is Reason.CARD_NOT_IN_HAND

    def test_the_storyteller_submits_nothing(self) -> None:
        assert refused(TOLD, Submit(0, TOLD.hands[0][:1])) is Reason.OWES_NOTHING

    def test_nobody_submits_twice(self) -> None:
        state = play(TOLD, Submit(1, TOLD.hands[1][:1]))
        assert refused(state, Submit(1, state.hands[1][:1])) is Reason.OWES_NOTHING


class TestVoting:
    def test_a_vote_for_ones_own_card(self) -> None:
        for seat in (1, 2, 3):
            assert refused(LAID, Vote(seat, (place_of(LAID, seat),))) is Reason.OWN_CARD

    def test_with_three_seats_neither_of_ones_own_two(self) -> None:
        state = voting(THREE)
        own = state.own_slots(1)
        assert len(own) == 2
        for slot in own:
            assert refused(state, Vote(1, (slot,))) is Reason.OWN_CARD

    def test_nor_as_one_of_two_votes(self) -> None:
        own, other = place_of(TWO_VOTES, 1), place_of(TWO_VOTES, 2)
        assert refused(TWO_VOTES, Vote(1, (other, own))) is Reason.OWN_CARD

    @pytest.mark.parametrize("slot", [4, 5, 99, -1, -4])
    def test_a_place_that_does_not_exist(self, slot: int) -> None:
        assert refused(LAID, Vote(1, (slot,))) is Reason.NO_SUCH_PLACE

    def test_the_same_card_twice(self) -> None:
        slot = place_of(TWO_VOTES, 2)
        assert refused(TWO_VOTES, Vote(1, (slot, slot))) is Reason.SAME_PLACE_TWICE

    def test_no_vote_or_too_many(self) -> None:
        assert refused(LAID, Vote(1, ())) is Reason.NUMBER_OF_VOTES
        assert refused(LAID, Vote(1, (place_of(LAID, 0), place_of(LAID, 2)))) is Reason.NUMBER_OF_VOTES
        three = tuple(place_of(TWO_VOTES, owner) for owner in (0, 2, 3))
        assert refused(TWO_VOTES, Vote(1, three)) is Reason.NUMBER_OF_VOTES
        assert refused(TWO_VOTES, Vote(1, ())) is Reason.NUMBER_OF_VOTES

    def test_the_second_vote_is_optional(self) -> None:
        one = play(TWO_VOTES, Vote(1, (place_of(TWO_VOTES, 0),)))
        both = play(TWO_VOTES, Vote(1, (place_of(TWO_VOTES, 0), place_of(TWO_VOTES, 2))))
        assert one.to_act == both.to_act == (2, 3)

    def test_the_storyteller_does_not_vote(self) -> None:
        assert refused(LAID, Vote(0, (place_of(LAID, 1),))) is Reason.OWES_NOTHING

    def test_nobody_votes_twice(self) -> None:
        state = play(LAID, Vote(1, (place_of(LAID, 0),)))
        assert refused(state, Vote(1, (place_of(LAID, 2),))) is Reason.OWES_NOTHING


def of_each_kind(state: State) -> dict[str, Move]:
    """One move of each kind, by a seat that would owe it in its own phase, with cards and places that are there."""
    return {
        "tell": Tell(state.storyteller, state.hands[state.storyteller][0], ALOUD),
        "submit": Submit(1, state.hands[1][:1]),
        "vote": Vote(1, (0,)),
        "next": Next(),
    }


@pytest.mark.parametrize(
    ("state", "allowed"),
    [(DEALT, "tell"), (TOLD, "submit"), (LAID, "vote"), (SCORED, "next")],
    ids=["tell", "submit", "vote", "score"],
)
def test_a_move_out_of_its_phase(state: State, allowed: str) -> None:
    for kind, move in of_each_kind(state).items():
        if kind != allowed:
            assert refused(state, move) is Reason.OUT_OF_PHASE


@pytest.mark.parametrize("state", [DEALT, TOLD, LAID], ids=["tell", "submit", "vote"])
@pytest.mark.parametrize("seat", [4, 99, -1])
def test_a_seat_that_nobody_sits_on(state: State, seat: int) -> None:
    card = state.hands[0][0]
    for move in (Tell(seat, card, ALOUD), Submit(seat, (card,)), Vote(seat, (0,))):
        assert refused(state, move) is Reason.NO_SUCH_SEAT
    assert refused(state, Kind(seat, None)) is Reason.NO_SUCH_SEAT
    assert refused(SCORED, Leave(seat)) is Reason.NO_SUCH_SEAT


def test_a_game_that_is_over_takes_no_move() -> None:
    everything = [
        *of_each_kind(DEALT).values(),
        Caption(0, "rain"),
        Stop(),
        Leave(1),
        Join(4, Seat(NAMES[4], PAWNS[4])),
        Kind(1, None),
    ]
    for move in everything:
        assert refused(OVER, move) is Reason.GAME_OVER


class TestWhatIsLegal:
    """``legal`` lists exactly the moves that ``play`` takes."""

    @pytest.mark.parametrize("state", [DEALT, TOLD, LAID, SCORED, OVER, TWO_VOTES, told(THREE), voting(THREE)])
    def test_every_move_in_the_list_is_taken_and_seats_that_owe_none_have_none(self, state: State) -> None:
        for seat in range(len(state.seats)):
            moves = legal(state, seat)
            assert bool(moves) == (seat in state.to_act)
            assert len(set(moves)) == len(moves)
            for move in moves:
                play(state, move)

    def test_how_many_there_are(self) -> None:
        assert len(legal(DEALT, 0)) == 6
        assert len(legal(TOLD, 1)) == 6
        assert len(legal(LAID, 1)) == 3
        assert len(legal(TWO_VOTES, 1)) == 3 + 3
        assert len(legal(told(THREE), 1)) == 7 * 6 // 2
        assert len(legal(voting(THREE), 1)) == 3
        seven = voting(start(table(7, "odyssey")))
        assert len(legal(seven, 1)) == 6 + 15

    def test_a_seat_that_never_was_has_none(self) -> None:
        assert legal(DEALT, 4) == legal(DEALT, -1) == ()


class TestStopping:
    @pytest.mark.parametrize("state", [DEALT, TOLD, LAID, SCORED], ids=["tell", "submit", "vote", "score"])
    def test_the_standings_stay_as_they_are(self, state: State) -> None:
        ended = play(state, Stop())
        assert (ended.phase, ended.ending, ended.to_act) == (Phase.OVER, Ending.STOPPED, ())
        assert ended.scores == state.scores
        best = max(state.scores)
        assert ended.winners == tuple(seat for seat in range(4) if state.scores[seat] == best)


class TestLeaving:
    def test_only_between_rounds(self) -> None:
        for state in (DEALT, TOLD, LAID):
            assert refused(state, Leave(1)) is Reason.OUT_OF_PHASE

    def test_the_hand_is_discarded_and_the_score_stays(self) -> None:
        five = round_played(start(table(5)))
        left = play(five, Leave(2))
        assert left.hands[2] == () and left.scores == five.scores and left.seats == five.seats
        assert set(five.hands[2]) <= set(left.discard)
        assert left.active == (0, 1, 3, 4)

    def test_nobody_leaves_twice(self) -> None:
        left = play(round_played(start(table(5))), Leave(2))
        assert refused(left, Leave(2)) is Reason.NO_SUCH_SEAT

    def test_with_three_left_they_play_as_three(self) -> None:
        left = play(SCORED, Leave(3))
        assert [len(left.hands[seat]) for seat in left.active] == [7, 7, 7]
        state = told(play(left, Next()))
        assert state.edition.decoys(len(state.active)) == 2
        assert len(submitted(state).lineup) == 5

    def test_the_next_storyteller_may_leave_and_the_one_after_tells(self) -> None:
        left = play(SCORED, Leave(1))
        assert play(left, Next()).storyteller == 2

    def test_the_storyteller_may_leave_and_the_next_still_tells(self) -> None:
        left = play(SCORED, Leave(0))
        assert play(left, Next()).storyteller == 1

    def test_the_last_seat_leaves_and_the_turn_goes_round(self) -> None:
        state = start(table(5, house={"first": 3}))
        left = play(round_played(state), Leave(4))
        assert play(left, Next()).storyteller == 0

    def test_too_few_end_the_game(self) -> None:
        ended = play(round_played(THREE), Leave(0))
        assert (ended.phase, ended.ending, ended.to_act) == (Phase.OVER, Ending.TOO_FEW, ())
        assert ended.winners == (1, 2)

    def test_a_leaver_wins_nothing(self) -> None:
        ahead = voted(voting(start(table(4))), {1: 0, 2: 1, 3: 1})
        assert max(ahead.scores) == ahead.scores[1]
        ended = play(play(ahead, Leave(1)), Stop())
        assert 1 not in ended.winners


class TestJoining:
    NEW = Seat("Nora", "scarf")

    def test_only_between_rounds(self) -> None:
        for state in (DEALT, TOLD, LAID):
            assert refused(state, Join(4, self.NEW)) is Reason.OUT_OF_PHASE

    def test_with_the_lowest_score_a_full_hand_and_the_next_number(self) -> None:
        joined = play(SCORED, Join(4, self.NEW))
        assert joined.seats[4] == self.NEW and joined.active == (0, 1, 2, 3, 4)
        assert joined.scores == (*SCORED.scores, min(SCORED.scores))
        assert len(joined.hands[4]) == 6

    def test_from_three_to_four_hands_of_seven_shrink_by_playing(self) -> None:
        joined = play(round_played(THREE), Join(3, self.NEW))
        assert [len(hand) for hand in joined.hands] == [7, 7, 7, 6]
        state = round_played(play(joined, Next()))
        assert [len(hand) for hand in state.hands] == [6, 6, 6, 6]

    def test_the_seventh_at_odyssey_brings_the_second_vote(self) -> None:
        six = round_played(start(table(6, "odyssey")))
        assert six.edition.votes(len(six.active)) == 1
        seven = play(six, Join(6, self.NEW))
        assert seven.edition.votes(len(seven.active)) == 2

    def test_after_a_leaver_the_number_is_new(self) -> None:
        left = play(SCORED, Leave(3))
        assert refused(left, Join(3, self.NEW)) is Reason.SEAT_TAKEN
        assert play(left, Join(4, self.NEW)).active == (0, 1, 2, 4)

    @pytest.mark.parametrize(
        ("seat", "who", "reason"),
        [
            (0, Seat("Nora", "scarf"), Reason.SEAT_TAKEN),
            (5, Seat("Nora", "scarf"), Reason.SEAT_TAKEN),
            (-1, Seat("Nora", "scarf"), Reason.SEAT_TAKEN),
            (4, Seat("", "scarf"), Reason.NAME_LENGTH),
            (4, Seat("n" * 41, "scarf"), Reason.NAME_LENGTH),
            (4, Seat("No\nra", "scarf"), Reason.NAME_CONTROL),
            (4, Seat(" ANNA", "scarf"), Reason.SAME_NAME),
            (4, Seat("Nora", "sitting"), Reason.SAME_PAWN),
            (4, Seat("Nora", "tortoise"), Reason.UNKNOWN_PAWN),
            (4, Seat("Nora", "scarf", Mind("owl", 9)), Reason.UNKNOWN_LEVEL),
        ],
        ids=str,
    )
    def test_who_cannot_sit_down(self, seat: int, who: Seat, reason: Reason) -> None:
        assert refused(SCORED, Join(seat, who)) is reason

    def test_a_full_table(self) -> None:
        five = round_played(start(table(5, "classic")))
        assert len(play(five, Join(5, self.NEW)).active) == 6
        full = round_played(start(table(6, "classic")))
        assert refused(full, Join(6, self.NEW)) is Reason.TOO_MANY_SEATS

    def test_a_deck_too_small_for_one_more(self) -> None:
        small = round_played(start(table(4, cards=34)))
        assert refused(small, Join(4, self.NEW)) is Reason.DECK_TOO_SMALL
        enough = round_played(start(table(4, cards=35)))
        assert len(play(enough, Join(4, self.NEW)).hands[4]) == 6

    def test_a_leavers_pawn_is_free_but_not_the_name(self) -> None:
        left = play(SCORED, Leave(3))
        gone = SCORED.seats[3]
        assert refused(left, Join(4, Seat(gone.name, "scarf"))) is Reason.SAME_NAME
        assert play(left, Join(4, Seat("Nora", gone.pawn))).seats[4].pawn == gone.pawn

    def test_nobody_comes_or_goes_when_the_end_is_fixed(self) -> None:
        ended = round_played(start(table(3, "classic", cards=26)))
        assert ended.ending is Ending.PILE
        assert refused(ended, Join(3, self.NEW)) is Reason.GAME_OVER
        assert refused(ended, Leave(1)) is Reason.GAME_OVER


class TestMinds:
    @pytest.mark.parametrize("state", [DEALT, TOLD, LAID, SCORED], ids=["tell", "submit", "vote", "score"])
    def test_a_seat_changes_at_any_time_and_nothing_else_does(self, state: State) -> None:
        owl = play(state, Kind(1, Mind("owl", 2)))
        assert owl.seats[1].mind == Mind("owl", 2)
        assert play(owl, Kind(1, None)) == state

    def test_a_level_that_does_not_exist(self) -> None:
        assert refused(DEALT, Kind(1, Mind("owl", 6))) is Reason.UNKNOWN_LEVEL


class TestCaptions:
    """Words afterwards for a clue that was said aloud."""

    def test_until_the_page_is_turned(self) -> None:
        assert refused(DEALT, Caption(0, "rain")) is Reason.OUT_OF_PHASE
        for state in (TOLD, LAID):
            assert play(state, Caption(0, " rain ")).caption == "rain"
        assert play(SCORED, Caption(0, "rain")).rounds[-1].caption == "rain"
        assert refused(SECOND_ROUND, Caption(0, "rain")) is Reason.OUT_OF_PHASE

    def test_they_are_kept_with_the_round_and_not_with_the_next(self) -> None:
        captioned = voted(play(LAID, Caption(0, "rain")), {})
        assert captioned.rounds[-1].caption == "rain"
        assert told(play(captioned, Next())).caption == ""

    def test_they_change_no_earlier_round(self) -> None:
        second = round_played(SECOND_ROUND)
        captioned = play(play(second, Caption(1, "wind")), Next())
        third = play(round_played(captioned), Caption(2, "snow"))
        assert [finished.caption for finished in third.rounds] == ["", "wind", "snow"]
        assert replace(third.rounds[0], caption="x") == replace(SCORED.rounds[0], caption="x")

    def test_only_by_the_storyteller_and_only_for_what_was_said_aloud(self) -> None:
        assert refused(TOLD, Caption(1, "rain")) is Reason.OWES_NOTHING
        typed = play(DEALT, Tell(0, DEALT.hands[0][0], "typed"))
        assert refused(typed, Caption(0, "rain")) is Reason.CLUE_NOT_ALOUD

    def test_the_limits_of_a_clue_hold(self) -> None:
        assert refused(TOLD, Caption(0, "")) is Reason.CLUE_LENGTH
        assert refused(TOLD, Caption(0, "a\x00")) is Reason.CLUE_CONTROL


def test_every_reason_of_a_refusal_is_met_in_this_file() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert [reason.name for reason in Reason if f"Reason.{reason.name}" not in text] == []
