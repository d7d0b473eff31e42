"""Look first, choose second; nothing is committed before the named button."""

import pytest

from game import messages as say
from game.rules.refusal import Reason
from game.screen import SubmitScreen, TellScreen, VoteScreen
from tests.session.tablet import Tablet


def test_looking_shows_a_card_large_and_chooses_nothing() -> None:
    tablet = Tablet().deal().send(say.Ready(0))
    card = tablet.state.hands[0][1]
    tablet.send(say.Look(card=card))
    assert (tablet.screen.looking, tablet.screen.chosen) == (card, None)
    assert tablet.send(say.Look()).screen.looking is None


def test_nobody_looks_at_a_card_of_another_hand() -> None:
    tablet = Tablet().deal().send(say.Ready(0))
    tablet.send(say.Look(card=tablet.state.hands[1][0]))
    assert tablet.screen.looking is None
    tablet.send(say.Choose(card=tablet.state.hands[1][0]))
    assert tablet.screen.chosen is None


def test_choosing_again_unselects() -> None:
    tablet = Tablet().deal().send(say.Ready(0))
    card = tablet.state.hands[0][1]
    tablet.send(say.Choose(card=card), say.Choose(card=card))
    assert tablet.screen.chosen is None


def test_with_three_seats_a_third_decoy_takes_the_place_of_the_first() -> None:
    tablet = Tablet().deal(3).tell().send(say.Pass(1), say.Ready(1))
    one, two, three, *_ = tablet.state.hands[1]
    tablet.send(say.Choose(card=one), say.Choose(card=two), say.Choose(card=three))
    assert isinstance(tablet.screen, SubmitScreen)
    assert tablet.screen.chosen == (two, three)


@pytest.mark.parametrize(
    ("clue", "reason"), [("", Reason.CLUE_LENGTH), ("x" * 241, Reason.CLUE_LENGTH), ("a\x07b", Reason.CLUE_CONTROL)]
)
def test_a_clue_that_does_not_do_is_refused_and_nothing_typed_is_lost(clue: str, reason: Reason) -> None:
    tablet = Tablet().deal().send(say.Ready(0))
    card = tablet.state.hands[0][1]
    tablet.send(say.Choose(card=card), say.TellCard(clue, aloud=False))
    assert isinstance(tablet.screen, TellScreen)
    assert (tablet.screen.refused, tablet.screen.clue, tablet.screen.chosen) == (reason, clue, card)


def test_telling_without_a_card_is_refused() -> None:
    tablet = Tablet().deal().send(say.Ready(0), say.TellCard("words", aloud=False))
    assert tablet.screen.refused is Reason.NUMBER_OF_CARDS
    assert tablet.screen.clue == "words"


def test_a_clue_may_be_said_aloud() -> None:
    tablet = Tablet().deal().tell(clue="")
    assert tablet.text.splitlines()[-1].endswith(" aloud")


def test_a_clue_said_aloud_can_be_written_down_afterwards() -> None:
    tablet = Tablet().deal().tell(clue="").submit_all().vote_all().send(say.Skip(), say.AddCaption("la la la"))
    assert tablet.screen.round.caption == "la la la"


def test_the_own_card_cannot_be_chosen_in_the_lineup() -> None:
    tablet = Tablet().deal().tell().submit_all().send(say.Ready(1))
    own = tablet.state.own_slots(1)[0]
    tablet.send(say.Choose(slot=own))
    assert isinstance(tablet.screen, VoteScreen)
    assert (tablet.screen.chosen, tablet.screen.refused) == ((), Reason.OWN_CARD)


def test_a_vote_without_a_choice_is_refused() -> None:
    tablet = Tablet().deal().tell().submit_all().send(say.Ready(1), say.CastVote())
    assert tablet.screen.refused is Reason.NUMBER_OF_VOTES


def test_with_two_votes_a_third_choice_takes_the_place_of_the_first() -> None:
    tablet = Tablet().deal(7, edition="odyssey").tell().submit_all().send(say.Ready(1))
    open_slots = [slot for slot in range(7) if slot not in tablet.state.own_slots(1)]
    tablet.send(*(say.Choose(slot=slot) for slot in open_slots[:3]))
    assert tablet.screen.chosen == tuple(open_slots[1:3])
