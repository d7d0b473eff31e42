"""Coming and going between two rounds."""

from game import messages as say
from game.rules.setup import Seat
from game.screen import HandOver, NoticeKey, Over, Reveal
from tests.session.tablet import Tablet


def after_a_round(seats: int = 4) -> Tablet:
    return Tablet().deal(seats).tell().submit_all().vote_all().send(say.Skip())


def test_a_player_leaves_and_the_game_goes_on() -> None:
    tablet = after_a_round(5).send(say.LeaveTable(1))
    assert isinstance(tablet.screen, Reveal)
    tablet.send(say.NextPage())
    assert isinstance(tablet.screen, HandOver)
    assert tablet.screen.seat == 2
    assert not tablet.screen.view.seats[1].active


def test_under_the_least_number_the_game_ends() -> None:
    assert isinstance(after_a_round(3).send(say.LeaveTable(1)).screen, Over)


def test_a_player_joins_with_the_lowest_score() -> None:
    tablet = after_a_round().send(say.JoinTable(Seat("Zoe", "scarf")))
    assert tablet.state.scores[4] == min(tablet.state.scores[:4])
    assert tablet.send(say.NextPage()).state.active == (0, 1, 2, 3, 4)


def test_a_joiner_with_a_taken_name_is_refused_in_words() -> None:
    tablet = after_a_round().send(say.JoinTable(Seat("ana", "scarf")))
    assert [(notice.key, notice.detail) for notice in tablet.session.notices] == [(NoticeKey.REFUSED, "same-name")]


def test_nobody_comes_or_goes_in_the_middle_of_a_round() -> None:
    tablet = Tablet().deal().tell()
    before = tablet.state
    assert tablet.send(say.LeaveTable(1), say.JoinTable(Seat("Zoe", "scarf"))).state == before
