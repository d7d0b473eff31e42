"""A slip can be taken back, a peek cannot be bought."""

from game import messages as say
from game.rules.round import Phase
from game.screen import HandOver, OpenVoteScreen, Over, Reveal, Undo
from tests.session.tablet import Tablet


def test_at_the_first_hand_over_there_is_nothing_to_take_back() -> None:
    assert Tablet().deal().screen.take_back.undo is Undo.NOTHING


def test_a_card_told_by_mistake_comes_back_behind_the_storytellers_own_hand_over() -> None:
    tablet = Tablet().deal()
    before = tablet.state
    tablet.tell()
    assert (tablet.screen.take_back.undo, tablet.screen.take_back.seat) == (Undo.POSSIBLE, 0)
    tablet.send(say.TakeBack())
    assert isinstance(tablet.screen, HandOver)
    assert tablet.screen.seat == 0
    assert tablet.state == before


def test_once_another_hand_was_opened_the_clue_stands() -> None:
    tablet = Tablet().deal().tell().send(say.Ready(1), say.Cover())
    assert tablet.screen.take_back.undo is Undo.SEEN
    after = tablet.state
    assert tablet.send(say.TakeBack()).state == after


def test_opening_ones_own_hand_again_spoils_nothing() -> None:
    tablet = Tablet().deal().tell().send(say.Pass(0), say.Ready(0), say.Cover())
    assert tablet.screen.take_back.undo is Undo.POSSIBLE


def test_the_last_decoy_can_be_taken_back_until_the_cards_are_turned_over() -> None:
    tablet = Tablet().deal().tell().submit_all()
    assert tablet.state.phase is Phase.VOTE
    assert tablet.screen.take_back.undo is Undo.POSSIBLE
    assert tablet.send(say.Step()).screen.take_back.undo is Undo.SEEN


def test_the_last_submitter_who_looks_at_the_lineup_cannot_take_back() -> None:
    tablet = Tablet().deal().tell().submit_all().send(say.Pass(3), say.Ready(3), say.Cover())
    assert tablet.screen.take_back.undo is Undo.SEEN


def test_the_last_vote_can_be_taken_back_until_the_first_card_turns() -> None:
    tablet = Tablet().deal().tell().submit_all().vote_all()
    assert isinstance(tablet.screen, Reveal)
    assert tablet.screen.take_back.undo is Undo.POSSIBLE
    assert tablet.send(say.Step()).screen.take_back.undo is Undo.SEEN


def test_taking_the_last_vote_back_restores_the_scores() -> None:
    tablet = Tablet().deal().tell().submit_all().vote_all().send(say.TakeBack())
    assert tablet.state.scores == (0, 0, 0, 0)
    assert isinstance(tablet.screen, HandOver)
    assert tablet.state.to_act == (tablet.screen.seat,)


def test_a_page_turned_too_early_turns_back_until_the_storyteller_looks() -> None:
    tablet = Tablet().deal().round()
    assert tablet.screen.take_back.undo is Undo.POSSIBLE
    tablet.send(say.TakeBack())
    assert isinstance(tablet.screen, Reveal)
    assert tablet.screen.done
    tablet.send(say.NextPage(), say.Ready(1), say.Cover())
    assert tablet.screen.take_back.undo is Undo.SEEN


def test_the_floor_survives_a_reload() -> None:
    tablet = Tablet().deal().tell().send(say.Ready(1), say.Cover())
    game = tablet.session.game.id
    again = Tablet(saves={game: tablet.text}, open_game=game)
    assert again.screen.take_back.undo is Undo.SEEN


def test_an_end_by_mistake_can_be_taken_back() -> None:
    tablet = Tablet().deal().tell()
    before = tablet.state
    tablet.send(say.StopGame())
    assert tablet.screen.stop_asked
    tablet.send(say.StopGame())
    assert isinstance(tablet.screen, Over)
    assert tablet.send(say.TakeBack()).state == before


def test_open_votes_are_taken_back_together() -> None:
    tablet = Tablet().deal(**{"house-voting": "open"}).tell().submit_all().send(say.Step())
    for seat in (1, 2, 3):
        slot = next(place for place in range(4) if place not in tablet.state.own_slots(seat))
        tablet.send(say.Point(seat, slot))
    tablet.send(say.ScoreOpenVotes())
    assert isinstance(tablet.screen, Reveal)
    tablet.send(say.TakeBack())
    assert isinstance(tablet.screen, OpenVoteScreen)
    assert tablet.state.ballots == ()


def test_what_was_typed_and_chosen_lies_there_again() -> None:
    tablet = Tablet().deal().tell("the tide")
    card = tablet.state.told
    tablet.send(say.TakeBack(), say.Ready(0))
    assert (tablet.screen.chosen, tablet.screen.clue) == (card, "the tide")
    tablet.send(say.TellCard("the moon", aloud=False))
    assert tablet.state.clue == "the moon"


def test_words_written_down_for_a_clue_said_aloud_are_the_storytellers_and_no_turned_page() -> None:
    tablet = Tablet().deal().tell("").send(say.AddCaption("a hum of beez"))
    assert (tablet.screen.take_back.undo, tablet.screen.take_back.seat) == (Undo.POSSIBLE, 0)
    assert tablet.send(say.TakeBack()).state.caption == ""
