"""Everybody points at once, and one person taps the votes in."""

from game import messages as say
from game.screen import HandOver, NoticeKey, OpenVoteScreen, Reveal, VoteScreen
from tests.session.tablet import Tablet


def pointing(seats: int = 4) -> Tablet:
    return Tablet().deal(seats, **{"house-voting": "open"}).tell().submit_all().send(say.Step())


def other(tablet: Tablet, seat: int) -> int:
    return next(place for place in range(len(tablet.state.lineup)) if place not in tablet.state.own_slots(seat))


def test_turning_the_cards_over_opens_the_voting_table() -> None:
    tablet = pointing()
    assert isinstance(tablet.screen, OpenVoteScreen)
    assert not tablet.screen.ready
    assert tablet.screen.view.seat is None
    assert tablet.screen.view.own_slots == ()


def test_everything_can_be_changed_until_the_votes_are_scored() -> None:
    tablet = pointing().send(say.Point(1, 0), say.Point(1, 2))
    assert tablet.screen.pointed == {1: (2,)}
    assert tablet.send(say.Point(1, 2)).screen.pointed == {}


def test_votes_count_only_when_everybody_points() -> None:
    tablet = pointing()
    tablet.send(say.Point(1, other(tablet, 1)), say.ScoreOpenVotes())
    assert isinstance(tablet.screen, OpenVoteScreen)
    assert tablet.state.ballots == ()


def test_all_votes_together_are_scored_at_once() -> None:
    tablet = pointing()
    tablet.send(*(say.Point(seat, other(tablet, seat)) for seat in (1, 2, 3)))
    assert tablet.screen.ready
    assert isinstance(tablet.send(say.ScoreOpenVotes()).screen, Reveal)


def test_who_points_at_an_own_card_votes_again_in_secret_and_the_card_is_not_named() -> None:
    tablet = pointing()
    own = tablet.state.own_slots(2)[0]
    tablet.send(say.Point(1, other(tablet, 1)), say.Point(2, own), say.Point(3, other(tablet, 3)), say.ScoreOpenVotes())
    assert isinstance(tablet.screen, HandOver)
    assert tablet.screen.seat == 2
    assert [(notice.key, notice.detail) for notice in tablet.session.notices] == [(NoticeKey.VOTE_AGAIN, "Cem")]
    tablet.send(say.Ready(2))
    assert isinstance(tablet.screen, VoteScreen)
    assert isinstance(tablet.send(say.Choose(slot=other(tablet, 2)), say.CastVote()).screen, Reveal)


def test_nobody_points_for_the_storyteller() -> None:
    tablet = pointing().send(say.Point(0, 1))
    assert tablet.screen.pointed == {}
