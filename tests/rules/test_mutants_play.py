"""What the other quick tests of play leave open: keys of chance, and the edges of refusals."""

import pytest

from game.rules.chance import shuffled
from game.rules.moves import ALOUD, Caption, Kind, Leave, Next, Stop, Submit, Tell, Vote
from game.rules.play import legal, play, start
from game.rules.refusal import IllegalMove, Reason
from game.rules.round import Ending, Phase
from game.rules.setup import BadSetup, FaultReason, Mind
from game.rules.state import State
from tests.rules.playing import round_played, told, voting
from tests.rules.tables import table


def reason(state: State, move: Tell | Submit | Vote | Next | Caption | Kind | Leave) -> Reason:
    with pytest.raises(IllegalMove) as refused:
        play(state, move)
    return refused.value.reason


def test_the_lineup_lies_by_its_own_key() -> None:
    """Kept games hang on it: the key may never change."""
    state = voting(start(table(4)))
    assert state.told is not None
    laid = [card for submission in state.submissions for card in submission.cards]
    assert state.lineup == shuffled([*laid, state.told], "moon", "lineup", 1)
    second = voting(play(round_played(start(table(4))), Next()))
    assert second.lineup == shuffled(second.lineup, "moon", "lineup", 2)


def test_a_setup_with_faults_is_not_dealt() -> None:
    with pytest.raises(BadSetup) as refused:
        start(table(2))
    assert [fault.reason for fault in refused.value.faults] == [FaultReason.TOO_FEW_SEATS]


def test_whoever_owes_nothing_has_no_legal_move() -> None:
    state = start(table(3))
    assert [bool(legal(state, seat)) for seat in range(3)] == [True, False, False]
    assert legal(state, 1) == ()
    assert legal(round_played(state), 0) == ()


@pytest.mark.parametrize(("seats", "edition", "ballots"), [(3, "2021", 3), (4, "2021", 3), (7, "odyssey", 6 + 15)])
def test_every_legal_ballot_is_counted_once(seats: int, edition: str, ballots: int) -> None:
    state = voting(start(table(seats, edition)))
    found = legal(state, state.to_act[0])
    assert len(set(found)) == len(found) == ballots
    for move in found:
        play(state, move)


def test_every_legal_submission_and_clue_can_be_made() -> None:
    state = start(table(3))
    assert legal(state, 0) == tuple(Tell(0, card, ALOUD) for card in state.hands[0])
    for move in legal(state, 0):
        play(state, move)
    submissions = legal(told(state), 1)
    assert len(submissions) == 21, "two of seven cards"
    for move in submissions:
        play(told(state), move)


def test_a_clue_is_kept_without_the_spaces_around_it() -> None:
    state = start(table(4))
    card = state.hands[0][0]
    assert play(state, Tell(0, card, "  the tide ")).clue == "the tide"
    aloud = play(state, Tell(0, card, ALOUD))
    assert aloud.clue is ALOUD
    assert play(aloud, Caption(0, "  hummed ")).caption == "hummed"
    assert reason(aloud, Caption(0, "a\nb")) is Reason.CLUE_CONTROL
    assert reason(aloud, Caption(0, " ")) is Reason.CLUE_LENGTH


def test_words_for_the_round_that_was_just_scored_go_into_that_round_alone() -> None:
    state = play(round_played(start(table(4))), Next())
    state = round_played(state)
    captioned = play(state, Caption(1, "hummed"))
    assert [finished.caption for finished in captioned.rounds] == ["", "hummed"]
    assert captioned.caption == ""
    assert reason(state, Caption(0, "hummed")) is Reason.OWES_NOTHING


def test_stopping_keeps_an_ending_that_is_fixed_already() -> None:
    state = round_played(start(table(4, house={"goal": 10})))
    assert play(state, Stop()).ending is Ending.STOPPED
    while state.ending is None:
        state = round_played(play(state, Next()))
    assert state.ending is Ending.GOAL
    assert play(state, Stop()).ending is Ending.GOAL
    assert play(state, Next()).phase is Phase.OVER


def test_nobody_who_has_left_changes_minds_or_leaves_again() -> None:
    state = play(round_played(start(table(4))), Leave(2))
    assert reason(state, Kind(2, None)) is Reason.NO_SUCH_SEAT
    assert reason(state, Leave(2)) is Reason.NO_SUCH_SEAT
    changed = play(state, Kind(3, Mind("owl", 1)))
    assert [seat.mind for seat in changed.seats] == [None, None, None, Mind("owl", 1)]
    assert reason(state, Kind(3, Mind("owl", 6))) is Reason.UNKNOWN_LEVEL


def test_who_gets_points_once_somebody_has_left() -> None:
    state = play(play(round_played(start(table(5))), Leave(1)), Next())
    assert (state.active, state.storyteller) == ((0, 2, 3, 4), 2)
    before = state.scores
    after = round_played(state, {0: 3, 3: 2, 4: 3})
    assert [now - then for now, then in zip(after.scores, before, strict=True)] == [0, 0, 3, 3 + 2, 0]
    assert after.rounds[-1].owners.count(2) == 1
    assert {award.seat for award in after.rounds[-1].awards} == {2, 3}


def test_the_goal_ends_the_game_exactly_when_it_is_reached_and_only_where_it_counts() -> None:
    for pile_end, ending in (("reshuffle", Ending.GOAL), ("only", None)):
        state = round_played(start(table(4, house={"goal": 10, "pile_end": pile_end})))
        best = max(state.scores)
        while best < 10:
            assert state.ending is None
            state = round_played(play(state, Next()))
            best = max(state.scores)
        assert best == 10, "with four seats who all find the card, the best get two a round"
        assert state.ending is ending


def test_the_end_of_the_pile_is_an_ending_of_its_own() -> None:
    state = round_played(start(table(4, "classic", {"goal": 100}, cards=30)))
    while state.ending is None:
        state = round_played(play(state, Next()))
    assert state.ending is Ending.PILE
    assert play(state, Stop()).ending is Ending.PILE
