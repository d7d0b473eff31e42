"""The browser's way back: it closes what is open, covers a hand, leaves the game saved, and never shows what is private."""

import pytest

from game import messages as say
from game import pad_messages as note
from game.effects import LetSleep, OpenGame, Save
from game.screen import (
    HandOver,
    OpenVoteScreen,
    Over,
    PadSetupScreen,
    ResumeScreen,
    Reveal,
    RulesScreen,
    SetupScreen,
    SubmitScreen,
    TellScreen,
    VoteScreen,
)
from game.session import at_start
from tests.opponents.test_session import seated
from tests.session.tablet import NAMES, Tablet

PRIVATE = (TellScreen, SubmitScreen, VoteScreen)


def back(tablet: Tablet) -> Tablet:
    tablet.effects.clear()
    return tablet.send(say.WentBack())


def test_from_the_set_up_the_way_back_leads_out_of_the_page() -> None:
    tablet = Tablet()
    before = tablet.session
    assert at_start(tablet.session)
    assert back(tablet).session == before


def test_a_card_on_the_full_screen_is_closed_first_then_the_hand_then_the_game() -> None:
    tablet = Tablet().deal()
    card = tablet.state.hands[0][2]
    tablet.send(say.Ready(0), say.Look(card=card))
    assert not at_start(tablet.session)
    assert isinstance(back(tablet).screen, TellScreen)
    assert tablet.screen.looking is None
    assert isinstance(back(tablet).screen, HandOver)
    text = tablet.text
    assert isinstance(back(tablet).screen, SetupScreen)
    assert at_start(tablet.session)
    assert {OpenGame(None), LetSleep()} <= set(tablet.effects)
    (saved,) = tablet.screen.saved
    assert saved.names == NAMES[:4]
    tablet.send(say.Resume(saved.id))
    assert (tablet.text, type(tablet.screen)) == (text, HandOver)


def test_what_was_chosen_and_typed_waits_behind_the_hand_over() -> None:
    tablet = Tablet().deal()
    card = tablet.state.hands[0][2]
    tablet.send(say.Ready(0), say.Choose(card=card), say.Typed("a long way", aloud=False))
    back(tablet).send(say.Ready(0))
    assert (tablet.screen.chosen, tablet.screen.clue) == (card, "a long way")


def test_a_sheet_is_closed_before_what_lies_under_it() -> None:
    tablet = Tablet().deal().send(say.OpenRules())
    assert isinstance(tablet.screen, RulesScreen)
    assert isinstance(back(tablet).screen, HandOver)


def test_a_sheet_over_the_set_up_is_closed_too() -> None:
    tablet = Tablet().send(say.OpenSettings())
    assert not at_start(tablet.session)
    assert at_start(back(tablet).session)


def test_the_question_before_the_end_is_taken_as_no() -> None:
    tablet = Tablet().deal().send(say.StopGame())
    assert tablet.screen.stop_asked
    assert not back(tablet).screen.stop_asked


def test_at_the_reveal_a_look_is_closed_first_and_the_round_waits() -> None:
    tablet = Tablet().deal().tell().submit_all().vote_all().send(say.Step(), say.Look(slot=0))
    assert tablet.screen.looking == 0
    assert back(tablet).screen.looking is None
    text = tablet.text
    assert isinstance(back(tablet).screen, SetupScreen)
    tablet.send(say.Resume(tablet.screen.saved[0].id))
    assert isinstance(tablet.screen, Reveal)
    assert tablet.text == text


def test_a_lineup_that_lies_open_is_looked_at_and_closed_again() -> None:
    tablet = Tablet().deal().tell().submit_all().send(say.Step(), say.Look(slot=1))
    assert tablet.screen.looking == 1
    assert back(tablet).screen.looking is None


def test_open_voting_is_left_saved() -> None:
    tablet = Tablet().deal(**{"house-voting": "open"}).tell().submit_all().send(say.Step())
    assert isinstance(tablet.screen, OpenVoteScreen)
    assert isinstance(back(tablet).screen, SetupScreen)
    tablet.send(say.Resume(tablet.screen.saved[0].id))
    assert isinstance(tablet.screen, OpenVoteScreen)


def test_an_old_round_is_closed_card_by_card() -> None:
    tablet = Tablet().deal().round().send(say.StopGame(), say.StopGame(), say.ShowRound(1), say.Look(slot=0))
    assert isinstance(tablet.screen, Reveal)
    assert back(tablet).screen.looking is None
    assert isinstance(back(tablet).screen, Over)
    assert isinstance(back(tablet).screen, SetupScreen)


def test_the_list_of_saved_games_leads_back_to_the_start_and_deletes_nothing() -> None:
    tablet = Tablet(saves={"g": Tablet().deal().text}).send(say.Forget("g"))
    assert tablet.screen.asked == "g"
    assert isinstance(back(tablet).screen, ResumeScreen)
    assert tablet.screen.asked is None
    assert isinstance(back(tablet).screen, SetupScreen)
    assert tablet.screen.saved


def test_a_game_in_another_tab_is_left_to_it() -> None:
    tablet = Tablet().deal()
    tablet.send(say.Elsewhere(tablet.session.game.id))
    assert isinstance(back(tablet).screen, SetupScreen)


def test_the_scorekeeper_leads_back_page_by_page_and_keeps_the_points() -> None:
    tablet = Tablet().send(note.ScorePrinted())
    assert isinstance(tablet.screen, PadSetupScreen)
    assert isinstance(back(tablet).screen, SetupScreen)
    names = {f"seat-{number}": name for number, name in enumerate(NAMES[:4])}
    tablet.send(note.ScorePrinted(), say.Start(names), note.PadSheet())
    sheet = tablet.screen
    assert type(back(tablet).screen) is not type(sheet)
    assert isinstance(back(tablet).screen, SetupScreen)
    assert tablet.session.saves


ACTS = ("deal", "tell", "submit_all", "vote_all")


@pytest.mark.parametrize("acts", range(1, len(ACTS) + 1))
def test_however_often_somebody_goes_back_no_hand_opens_and_no_move_is_lost(acts: int) -> None:
    tablet = Tablet()
    for act in ACTS[:acts]:
        getattr(tablet, act)()
    text = tablet.text
    for _ in range(6):
        back(tablet)
        assert not isinstance(tablet.screen, PRIVATE)
        assert [effect.text for effect in tablet.effects if isinstance(effect, Save)] == []
    assert [saved.text for saved in tablet.session.saves.values()] == [text]


def test_a_game_that_is_left_while_opponents_think_goes_on_when_it_is_taken_up_again() -> None:
    room = seated(1, 3).tell()
    room.send(say.WentBack())
    assert isinstance(room.screen, SetupScreen)
    kept = [saved.text for saved in room.session.saves.values()]
    room.wait()
    assert isinstance(room.screen, SetupScreen), "who was thinking finds nobody"
    assert [saved.text for saved in room.session.saves.values()] == kept
    room.send(say.Resume(room.screen.saved[0].id)).wait()
    assert isinstance(room.screen, Reveal)
