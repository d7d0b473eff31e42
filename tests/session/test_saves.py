"""A game is never lost: saved at every move, resumed behind the hand-over."""

import pytest

from game import messages as say
from game.effects import ChangeVersion, Claim, Download, Drop, OpenGame, Save
from game.record import read
from game.screen import ElsewhereScreen, HandOver, Kept, NoticeKey, Offline, Over, ResumeScreen, Reveal, SetupScreen
from tests.session.tablet import Tablet


def reopened(tablet: Tablet) -> Tablet:
    game = tablet.session.game.id
    return Tablet(saves={game: tablet.text}, open_game=game)


def test_every_move_is_saved() -> None:
    tablet = Tablet().deal()
    for act in (tablet.tell, tablet.submit_all, tablet.vote_all):
        tablet.effects.clear()
        act()
        saved = [effect for effect in tablet.effects if isinstance(effect, Save)]
        assert saved[-1].text == tablet.text
    assert read(tablet.text).moves == tablet.session.game.record.moves


def test_a_reload_in_any_private_phase_comes_back_to_the_hand_over_with_the_same_state() -> None:
    tablet = Tablet().deal()
    for act in (lambda: None, tablet.tell, lambda: tablet.submit(1), tablet.submit_all, lambda: tablet.vote(1)):
        act()
        again = reopened(tablet)
        assert isinstance(again.screen, HandOver)
        assert again.state == tablet.state


def test_a_reload_while_a_hand_is_open_comes_back_covered() -> None:
    tablet = Tablet().deal().send(say.Ready(0))
    assert isinstance(reopened(tablet).screen, HandOver)


def test_a_reload_at_the_reveal_comes_back_to_the_reveal() -> None:
    tablet = Tablet().deal().tell().submit_all().vote_all()
    again = reopened(tablet)
    assert isinstance(again.screen, Reveal)
    assert again.screen.step == 0
    assert reopened(tablet.send(say.Step())).screen.done


def test_a_new_visit_offers_to_continue_by_names_and_round() -> None:
    tablet = Tablet().deal().round()
    again = Tablet(saves={"g": tablet.text})
    assert isinstance(again.screen, SetupScreen)
    saved = again.screen.saved[0]
    assert (saved.names, saved.round_number, saved.finished) == (("Ana", "Ben", "Cem", "Dee"), 2, False)
    again.send(say.Resume("g"))
    assert isinstance(again.screen, HandOver)
    assert OpenGame("g") in again.effects


def test_deleting_a_game_asks_once() -> None:
    again = Tablet(saves={"g": Tablet().deal().text}).send(say.Forget("g"))
    assert isinstance(again.screen, ResumeScreen)
    assert again.screen.asked == "g"
    again.send(say.Forget("g"))
    assert Drop("g") in again.effects
    assert again.screen.saved == ()


def test_a_damaged_save_opens_to_its_longest_good_prefix_and_says_so() -> None:
    tablet = Tablet().deal().tell().submit_all()
    lines = tablet.text.splitlines()
    lines[-1] = "submit 9 proof.1"
    again = Tablet(saves={"g": "\n".join(lines)}, open_game="g")
    assert isinstance(again.screen, HandOver)
    assert again.state.to_act == (3,)
    assert [notice.key for notice in again.session.notices] == [NoticeKey.DAMAGED]


def test_a_save_that_is_cut_off_before_its_table_is_said_to_be_gone_and_the_others_stay() -> None:
    text = Tablet().deal().text
    head = text.splitlines()[: text.splitlines().index("")]
    for length in range(1, len(head) + 1):
        again = Tablet(saves={"g": "\n".join(head[:length]), "h": text}, open_game="g")
        assert isinstance(again.screen, SetupScreen)
        assert [saved.id for saved in again.screen.saved] == ["h"], length
        assert [notice.key for notice in again.session.notices] == [NoticeKey.GONE]
        assert "g" in again.session.reserved, "no new game takes its name"


def test_a_save_of_a_newer_version_says_so_and_stays() -> None:
    text = Tablet().deal().text.replace("moonhare 1", "moonhare 2")
    again = Tablet(saves={"g": text}, open_game="g")
    assert isinstance(again.screen, SetupScreen)
    assert [notice.key for notice in again.session.notices] == [NoticeKey.NEWER]
    assert "g" in again.session.saves


@pytest.mark.parametrize("pack", ["proof:90", "winter:84"])
def test_a_game_with_cards_that_are_not_here_comes_from_a_newer_version_and_is_not_called_damaged(pack: str) -> None:
    text = Tablet().deal().text.replace("pack proof:84", f"pack {pack}")
    again = Tablet(saves={"g": text}, open_game="g")
    assert isinstance(again.screen, SetupScreen)
    assert [notice.key for notice in again.session.notices] == [NoticeKey.NEWER]
    assert "g" in again.session.saves
    assert [notice.key for notice in Tablet().send(say.Import(text)).session.notices] == [NoticeKey.NEWER]


def test_a_store_that_fails_is_told_once_and_the_game_goes_on() -> None:
    tablet = Tablet().deal().send(say.StoreFailed("quota"), say.StoreFailed("quota")).tell()
    assert [notice.key for notice in tablet.session.notices] == [NoticeKey.NOT_KEPT]


def test_export_and_import_give_the_same_game() -> None:
    tablet = Tablet().deal().tell().send(say.Export(""))
    file = next(effect for effect in tablet.effects if isinstance(effect, Download))
    again = Tablet().send(say.Import(file.text))
    assert again.state == tablet.state
    assert isinstance(again.screen, HandOver)


def test_a_file_that_is_no_game_is_said_to_be_none() -> None:
    again = Tablet().send(say.Import("<html>"))
    assert isinstance(again.screen, SetupScreen)
    assert [notice.key for notice in again.session.notices] == [NoticeKey.UNREADABLE]


def test_an_import_never_replaces_a_game_that_is_on() -> None:
    tablet = Tablet().deal().tell()
    other = Tablet().deal(3).text
    assert tablet.send(say.Import(other)).state.seats[3].name == "Dee"


def test_a_finished_game_can_be_opened_again_to_look_at() -> None:
    tablet = Tablet().deal().round().send(say.StopGame(), say.StopGame())
    again = Tablet(saves={"g": tablet.text}, finished=("g",)).send(say.Resume("g"))
    assert isinstance(again.screen, Over)
    assert isinstance(again.send(say.ShowRound(1)).screen, Reveal)


def test_a_game_that_is_open_in_another_tab_waits_to_be_taken_over() -> None:
    tablet = Tablet().deal().tell().send(say.Ready(1))
    game = tablet.session.game.id
    tablet.send(say.Elsewhere(game))
    assert isinstance(tablet.screen, ElsewhereScreen)
    assert tablet.screen.saved.names == ("Ana", "Ben", "Cem", "Dee")
    assert tablet.session.game is None
    tablet.effects.clear()
    tablet.send(say.TakeOver(game))
    assert Claim(game, by_force=True) in tablet.effects
    assert isinstance(tablet.screen, HandOver)


def test_a_game_taken_over_goes_on_where_the_other_tab_left_it() -> None:
    tablet = Tablet().deal()
    game = tablet.session.game.id
    ahead = Tablet(saves={game: tablet.text}, open_game=game).tell().submit(1)
    tablet.send(say.Elsewhere(game), say.Claimed(game, ahead.text))
    assert tablet.state == ahead.state


def test_a_copy_that_is_not_whole_says_so() -> None:
    tablet = Tablet().deal().tell()
    game = tablet.session.game.id
    tablet.send(say.Elsewhere(game), say.Claimed(game, tablet.text, whole=False))
    assert [notice.key for notice in tablet.session.notices] == [NoticeKey.DAMAGED]
    assert isinstance(tablet.screen, HandOver)


def test_a_new_version_waits_in_a_notice_and_is_used_only_when_somebody_says_so() -> None:
    tablet = Tablet().deal().tell().send(say.Ready(1), say.UpdateWaits())
    before = tablet.text
    assert [notice.key for notice in tablet.session.notices] == [NoticeKey.UPDATE]
    assert not any(isinstance(effect, ChangeVersion) for effect in tablet.effects)
    tablet.send(say.UseUpdate())
    assert isinstance(tablet.screen, HandOver), "the hand is covered before the page loads again"
    assert ChangeVersion() in tablet.effects
    assert tablet.text == before


def test_the_set_up_tells_when_everything_is_kept_for_the_cabin() -> None:
    tablet = Tablet().send(say.OfflineNews("core", 3, 84))
    assert tablet.screen.offline == Offline(Kept.CORE, 3, 84)
    assert tablet.send(say.OfflineNews("ready", 84, 84)).screen.offline.state is Kept.READY
    assert tablet.send(say.OfflineNews("?")).screen.offline.state is Kept.READY
