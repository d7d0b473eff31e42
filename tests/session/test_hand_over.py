"""The tablet goes round: who may open what, and what lies open meanwhile."""

from game import messages as say
from game.effects import After
from game.screen import HandOver, HandScreen, Reveal, SubmitScreen, TellScreen, VoteScreen
from tests.session.tablet import Tablet


def test_a_deal_hands_the_tablet_to_the_storyteller() -> None:
    tablet = Tablet().deal()
    assert isinstance(tablet.screen, HandOver)
    assert tablet.screen.seat == 0
    assert tablet.screen.view.seat is None
    assert tablet.screen.view.hand == ()


def test_ready_opens_the_hand_of_that_seat_only() -> None:
    tablet = Tablet().deal().send(say.Ready(0))
    assert isinstance(tablet.screen, TellScreen)
    assert tablet.screen.view.seat == 0
    assert tablet.screen.view.hand == tablet.state.hands[0]


def test_any_seat_that_owes_a_move_may_take_the_tablet_next() -> None:
    tablet = Tablet().deal().tell()
    assert isinstance(tablet.screen, HandOver)
    assert {tablet.screen.seat, *tablet.screen.waiting} == {1, 2, 3}
    tablet.send(say.Pass(3), say.Ready(3))
    assert isinstance(tablet.screen, SubmitScreen)
    assert tablet.screen.view.seat == 3


def test_a_seat_that_owes_nothing_may_look_at_its_own_hand() -> None:
    tablet = Tablet().deal().tell()
    assert isinstance(tablet.screen, HandOver)
    assert tablet.screen.resting == (0,)
    tablet.send(say.Pass(0), say.Ready(0))
    assert isinstance(tablet.screen, HandScreen)
    assert tablet.screen.view.seat == 0
    assert len(tablet.screen.view.laid) == 1


def test_a_hand_opens_only_from_the_hand_over() -> None:
    tablet = Tablet().deal().send(say.Ready(0), say.Ready(1))
    assert isinstance(tablet.screen, TellScreen)
    assert tablet.screen.view.seat == 0


def test_no_seat_beyond_the_table_opens() -> None:
    tablet = Tablet().deal().send(say.Ready(7), say.Pass(9))
    assert isinstance(tablet.screen, HandOver)
    assert tablet.screen.seat == 0


def test_a_mere_tap_offers_a_second_button_a_moment_later() -> None:
    tablet = Tablet().deal()
    tablet.effects.clear()
    tablet.send(say.Tapped(0))
    assert tablet.effects == [After(600, say.Offer(0))]
    assert not tablet.screen.offered
    assert tablet.send(say.Offer(0)).screen.offered


def test_an_offer_that_comes_late_changes_no_other_screen() -> None:
    tablet = Tablet().deal().send(say.Ready(0))
    before = tablet.session
    assert tablet.send(say.Offer(0)).session == before


def test_covering_keeps_what_was_chosen_and_typed_for_the_same_seat_only() -> None:
    tablet = Tablet().deal().send(say.Ready(0))
    card = tablet.state.hands[0][2]
    tablet.send(say.Choose(card=card), say.Typed("half a cl", aloud=False), say.Cover())
    assert isinstance(tablet.screen, HandOver)
    assert tablet.screen.view.clue is None
    tablet.send(say.Ready(0))
    assert (tablet.screen.chosen, tablet.screen.clue) == (card, "half a cl")


def test_a_hand_covered_by_one_seat_is_not_opened_by_another() -> None:
    tablet = Tablet().deal().tell().send(say.Pass(1), say.Ready(1))
    tablet.send(say.Choose(card=tablet.state.hands[1][0]), say.Cover(), say.Pass(2), say.Ready(2))
    assert tablet.screen.view.seat == 2
    assert tablet.screen.chosen == ()


def test_leaving_the_tab_closes_the_hand() -> None:
    tablet = Tablet().deal().send(say.Ready(0), say.Hidden())
    assert isinstance(tablet.screen, HandOver)


def test_rules_over_a_hand_close_it_first() -> None:
    tablet = Tablet().deal().send(say.Ready(0), say.OpenRules(), say.Back())
    assert isinstance(tablet.screen, HandOver)


def test_the_lineup_stays_covered_until_somebody_turns_it_over() -> None:
    tablet = Tablet().deal().tell().submit_all()
    assert not tablet.screen.lineup_open
    assert tablet.send(say.Step()).screen.lineup_open


def test_opening_a_hand_to_vote_turns_the_lineup_over_too() -> None:
    tablet = Tablet().deal().tell().submit_all().send(say.Ready(1))
    assert isinstance(tablet.screen, VoteScreen)
    assert tablet.send(say.Cover()).screen.lineup_open


def test_the_storyteller_is_never_asked_to_vote() -> None:
    tablet = Tablet().deal().tell().submit_all().send(say.Step(), say.Pass(0), say.Ready(0))
    assert isinstance(tablet.screen, HandScreen)


def test_the_last_vote_leads_to_the_reveal_with_nothing_turned_yet() -> None:
    tablet = Tablet().deal().tell().submit_all().vote_all()
    assert isinstance(tablet.screen, Reveal)
    assert tablet.screen.step == 0
    assert tablet.screen.turned == ()


def test_two_taps_on_submit_lay_one_card() -> None:
    tablet = Tablet().deal().tell().send(say.Pass(1), say.Ready(1))
    tablet.send(say.Choose(card=tablet.state.hands[1][0]), say.SubmitCards(), say.SubmitCards())
    assert [laid.seat for laid in tablet.state.submissions] == [1]


def test_two_taps_on_next_turn_one_page() -> None:
    tablet = Tablet().deal().tell().submit_all().vote_all().send(say.Skip(), say.NextPage(), say.NextPage())
    assert tablet.state.round_number == 2


def test_every_change_of_screen_is_a_new_turn() -> None:
    tablet = Tablet().deal()
    messages = (say.Ready(0), say.Cover(), say.Ready(0))
    turns = [tablet.session.turn, *(tablet.send(message).session.turn for message in messages)]
    assert len(set(turns)) == len(turns)


def test_choosing_is_no_new_turn() -> None:
    tablet = Tablet().deal().send(say.Ready(0))
    turn = tablet.session.turn
    assert tablet.send(say.Choose(card=tablet.state.hands[0][0])).session.turn == turn
