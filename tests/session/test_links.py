"""A link sets the table, and never throws away a game in progress."""

from game import messages as say
from game.effects import DrawQr, Share
from game.rules.setup import FaultReason
from game.screen import Deal, HandOver, NoticeKey, Over, Reveal, SetupScreen
from tests.session.tablet import Tablet


def shared(tablet: Tablet) -> str:
    return [effect for effect in tablet.effects if isinstance(effect, Share)][-1].fragment


def test_a_shared_setup_opens_filled_and_ready_to_start() -> None:
    fields = {
        "seat-0": "Ștefana",
        "seat-1": "Jiří",
        "seat-2": "李",
        "seat-3": "a:b,c&d=e",
        "edition": "odyssey",
        "house-goal": "40",
    }
    link = shared(Tablet().send(say.ShareTable(fields)))
    again = Tablet(fragment="#" + link)
    assert isinstance(again.screen, SetupScreen)
    assert [seat.name for seat in again.screen.draft.seats] == ["Ștefana", "Jiří", "李", "a:b,c&d=e"]
    assert again.screen.draft.edition == "odyssey"
    assert again.screen.draft.house.goal == 40
    assert isinstance(again.send(say.Start({})).screen, HandOver)


def test_a_fresh_deal_differs_and_the_same_deal_is_the_same() -> None:
    link = shared(Tablet().deal().send(say.ShareTable()))
    one, two = (Tablet(fragment=link + seed).send(say.Start({})) for seed in ("&seed=abc", "&seed=abc"))
    assert one.state == two.state
    assert one.state.hands != Tablet(fragment=link).send(say.Start({})).state.hands


def test_an_unfinished_game_is_never_in_a_link() -> None:
    tablet = Tablet().deal().tell("a secret").send(say.ShareTable())
    assert "g=" not in shared(tablet)
    assert "seed" not in shared(tablet)


def test_a_finished_game_is_shared_whole() -> None:
    tablet = Tablet().deal().round().send(say.StopGame(), say.StopGame(), say.ShareTable())
    again = Tablet(fragment=shared(tablet))
    assert again.state == tablet.state
    assert isinstance(again.screen, Reveal), "it is told again from its first round"
    assert again.screen.round.number == 1
    assert isinstance(again.send(say.Back()).screen, Over)


def test_only_a_finished_game_offers_the_same_deal() -> None:
    tablet = Tablet().deal().round()
    assert tablet.send(say.ShareTable()).screen.deals == (Deal.FRESH,)
    tablet.send(say.Back(), say.StopGame(), say.StopGame(), say.ShareTable())
    assert tablet.screen.deals == (Deal.FRESH, Deal.SAME)
    tablet.send(say.ChooseDeal("same"))
    again = Tablet(fragment=tablet.screen.fragment).send(say.Start({}))
    assert again.state.setup == tablet.state.setup


def test_a_qr_code_is_drawn_only_when_asked_for_and_only_for_the_link_that_is_shown() -> None:
    tablet = Tablet().send(say.ShareTable({"seat-0": "Ana"}))
    assert not any(isinstance(effect, DrawQr) for effect in tablet.effects)
    tablet.send(say.AskQr())
    asked = next(effect for effect in tablet.effects if isinstance(effect, DrawQr))
    assert asked.fragment == tablet.screen.fragment
    assert tablet.send(say.QrDrawn("another", 25, "M0,0z")).screen.qr_path == ""
    assert tablet.send(say.QrDrawn(asked.fragment, 25, "M0,0z")).screen.qr_path == "M0,0z"


def test_a_link_in_the_middle_of_a_game_waits() -> None:
    link = shared(Tablet().send(say.ShareTable({"seat-0": "Zoe"})))
    tablet = Tablet().deal().tell()
    before = tablet.state
    tablet.send(say.Linked("#" + link))
    assert isinstance(tablet.screen, HandOver)
    assert tablet.state == before
    assert NoticeKey.LINK_WAITS in [notice.key for notice in tablet.session.notices]
    assert tablet.send(say.LeaveGame()).screen.draft.seats[0].name == "Zoe"


def test_what_is_not_understood_is_named_and_the_rest_is_used() -> None:
    again = Tablet(fragment="#m=1&e=2050&s=Ana:1,Ben:2,Cem:3&frog=7&goal=40")
    assert [notice.detail for notice in again.session.notices] == ["e=2050", "frog=7"]
    assert again.screen.draft.house.goal == 40
    assert len(again.screen.draft.seats) == 3


def test_rubbish_is_a_notice() -> None:
    for fragment in ("#g=AAAA", "#g=", "#" + "a=1&" * 100):
        assert NoticeKey.UNREADABLE in [notice.key for notice in Tablet(fragment=fragment).session.notices]


def test_a_table_that_cannot_be_sent_says_what_is_wrong_with_it() -> None:
    tablet = Tablet().send(say.ShareTable({"seat-0": "A" * 41}))
    assert isinstance(tablet.screen, SetupScreen)
    assert next(fault.reason for fault in tablet.screen.faults) is FaultReason.NAME_LENGTH
    assert [notice.key for notice in tablet.session.notices] == [NoticeKey.SHARE_FAILED]


def test_that_the_link_is_copied_is_said_while_it_is_being_shared() -> None:
    tablet = Tablet().send(say.ShareTable({}), say.Shared("copied"))
    assert [notice.key for notice in tablet.session.notices] == [NoticeKey.COPIED]
    assert tablet.send(say.Back()).session.notices == ()
