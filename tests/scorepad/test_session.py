"""A printed game scored on the tablet: through the session's messages alone, as the page sends them."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from game import messages as say
from game import pad_messages as note
from game.effects import Download, Print, Save, Share
from game.pad_screen import PadEntryScreen, PadRoundScreen, PadSheetScreen
from game.rules.setup import FaultReason, Mind, Pack
from game.scorepad import Pad, is_pad, open_pad, read_pad, write_pad
from game.scorepad.slip import Marker, Means, Trouble, decoys
from game.screen import NoticeKey, PadSetupScreen, ResumeScreen, SavedKind, SetupScreen, ShareScreen
from game.session.links import fragment_of
from tests.rules.rounds import Round, any_round, cases, every_round, told
from tests.rules.second_scorer import points
from tests.rules.tables import TABLES, table
from tests.session.tablet import NAMES, Tablet


class Scorer(Tablet):
    """A tablet beside a board."""

    def begin(self, seats: int = 4, edition: str = "2021", **fields: str) -> "Scorer":
        self.send(note.ScorePrinted({}))
        while len(self.session.draft.seats) < seats:
            self.send(say.AddSeat({}))
        while len(self.session.draft.seats) > seats:
            self.send(say.RemoveSeat({}, len(self.session.draft.seats) - 1))
        names = {f"seat-{number}": NAMES[number] for number in range(seats)}
        self.send(say.Start({**names, "edition": edition, **fields}))
        return self

    @property
    def pad(self) -> Pad:
        assert self.session.scored is not None
        return self.session.scored.pad

    @property
    def kept(self) -> str:
        saves = [effect for effect in self.effects if isinstance(effect, Save)]
        return saves[-1].text

    def entry(self) -> PadEntryScreen:
        shown = self.screen
        assert isinstance(shown, PadEntryScreen), shown
        return shown

    def by_board(self, that: Round) -> "Scorer":
        """Enter a round by taps, giving each marker that is asked for; returns after the points are counted."""
        self.send(note.PadTeller(that.storyteller))
        given: Counter[int] = Counter()
        while (held := self.entry().slip.held) is not None:
            seat = held.seat
            if held.marker is Marker.CARD:
                lying = self.entry().slip.owners
                mine = [place for place, owner in enumerate(that.owners) if owner == seat and lying[place] is None]
                self.send(note.PadPut(mine[0]))
            elif given[seat] < len(that.ballots[seat]):
                given[seat] += 1
                self.send(note.PadPut(that.ballots[seat][given[seat] - 1]))
            else:
                self.send(note.PadOneVote())
        self.send(note.PadScore())
        return self

    def by_counts(self, that: Round) -> "Scorer":
        """Enter a round by counts."""
        self.send(note.PadMeans(Means.COUNTS), note.PadTeller(that.storyteller))
        target = that.owners.index(that.storyteller)
        two = self.pad.edition.votes(self.pad.seats) > 1
        for seat, ballot in that.ballots.items():
            if target in ballot:
                alone = two and len(ballot) == 1
                self.send(note.PadSingle(seat) if alone else note.PadFound(seat))
        cast = Counter(slot for ballot in that.ballots.values() for slot in ballot)
        lying = {seat: [place for place, owner in enumerate(that.owners) if owner == seat] for seat in that.owners}
        for card, owner in enumerate(decoys(self.pad, self.entry().slip)):
            for _ in range(cast[lying[owner].pop(0)]):
                self.send(note.PadVotes(card, 1))
        self.send(note.PadScore())
        return self

    def gained(self) -> list[int]:
        """What the last round brought each seat."""
        before = self.pad.rounds[-2].scores if len(self.pad.rounds) > 1 else (0,) * self.pad.seats
        return [now - then for now, then in zip(self.pad.scores, before, strict=True)]


def scorer(seats: int = 4, edition: str = "2021", **fields: str) -> Scorer:
    tablet = Scorer()
    return tablet.begin(seats, edition, **fields)


FIRST = told("Ana Ben Cem Dee", "Ana", Ben="Ana", Cem="Ana", Dee="Ben")
SECOND = told("Ana Ben Cem Dee", "Ben", Ana="Cem", Cem="Dee", Dee="Ana")


def fields_of(house: dict[str, object]) -> dict[str, str]:
    return {f"house-{name}": "yes" if value is True else str(value) for name, value in house.items() if name != "first"}


@pytest.mark.parametrize("name", list(cases()))
def test_every_case_entered_either_way_gives_its_points(name: str) -> None:
    case = cases()[name]
    tablet = scorer(case.round.seats, case.edition, **fields_of(case.house))
    tablet.by_board(case.round)
    assert tablet.gained() == case.points
    tablet.send(note.PadNext()).by_counts(case.round)  # type: ignore[attr-defined]
    assert tablet.gained() == case.points


@pytest.mark.parametrize("edition", list(TABLES))
@pytest.mark.parametrize("seats", [3, 4])
def test_every_round_of_a_small_table_through_the_session(edition: str, seats: int) -> None:
    for that in every_round(seats, 1, 1):
        right = points(edition, {}, seats, that.storyteller, that.owners, that.ballots)
        assert scorer(seats, edition).by_board(that).gained() == right
        assert scorer(seats, edition).by_counts(that).gained() == right


@pytest.mark.parametrize(
    ("edition", "seats"), [(edition, seats) for edition, sizes in TABLES.items() for seats in sizes if seats > 4]
)
def test_rounds_of_larger_tables_through_the_session(edition: str, seats: int) -> None:
    chance = random.Random(f"session {edition} {seats}")
    for _ in range(12):
        tablet = scorer(seats, edition)
        that = any_round(chance, seats, tablet.pad.edition.votes(seats))
        right = points(edition, {}, seats, that.storyteller, that.owners, that.ballots)
        assert tablet.by_board(that).gained() == right
        assert scorer(seats, edition).by_counts(that).gained() == right


def test_the_start_page_has_a_second_way_in_with_the_same_form() -> None:
    tablet = Scorer()
    tablet.send(note.ScorePrinted({"seat-0": "Ana", "edition": "classic"}))
    shown = tablet.screen
    assert isinstance(shown, PadSetupScreen)
    assert (shown.draft.seats[0].name, shown.draft.edition) == ("Ana", "classic")
    tablet.send(say.AddSeat({}), say.Back())
    shown = tablet.screen
    assert isinstance(shown, SetupScreen)
    assert len(shown.draft.seats) == 5


@pytest.mark.parametrize(("typed", "cards"), [("168", 168), ("84", 84), ("", 84), ("12", 84), ("9999", 84), ("²", 84)])
def test_the_form_says_how_many_cards_are_in_the_box(typed: str, cards: int) -> None:
    tablet = scorer(cards=typed)
    assert tablet.pad.setup.packs == (Pack("box", cards),)
    assert ("pack" in tablet.kept) == (cards != 84)


def test_expansions_stay_in_the_box_through_the_store_a_link_and_the_next_game() -> None:
    tablet = scorer(edition="classic", cards="252").by_board(FIRST)
    (name,) = tablet.session.saves
    again = Scorer(saves={name: tablet.kept}, open_game=name)
    assert again.session.draft.cards == 252
    shown = Scorer(fragment=fragment_of(tablet.session))
    assert shown.pad.setup.packs == (Pack("box", 252),)
    tablet.send(note.PadSheet(), note.PadFinish(), note.PadFinish(), note.PadAgain())
    form = tablet.screen
    assert isinstance(form, PadSetupScreen)
    assert form.draft.cards == 252


def test_opponents_of_the_form_are_people_at_a_printed_game() -> None:
    tablet = Scorer()
    seats = (replace(tablet.session.draft.seats[0], mind=Mind("lamplighter")), *tablet.session.draft.seats[1:])
    tablet.session = replace(tablet.session, draft=replace(tablet.session.draft, seats=seats))
    tablet.send(note.ScorePrinted({}))
    form = tablet.screen
    assert isinstance(form, PadSetupScreen)
    assert [seat.mind for seat in form.draft.seats] == [None] * 4
    tablet.send(say.Back())
    back = tablet.screen
    assert isinstance(back, SetupScreen)
    assert back.draft.seats[0].mind == Mind("lamplighter"), "the other form keeps them"


def test_faults_are_shown_and_mended() -> None:
    tablet = Scorer()
    tablet.send(note.ScorePrinted({}), say.Start({"seat-0": "Ana", "seat-1": "ana"}))
    shown = tablet.screen
    assert isinstance(shown, PadSetupScreen)
    assert {fault.reason for fault in shown.faults} == {FaultReason.SAME_NAME, FaultReason.NAME_LENGTH}
    tablet.send(say.Edit({f"seat-{number}": NAMES[number] for number in range(4)}))
    shown = tablet.screen
    assert isinstance(shown, PadSetupScreen)
    assert shown.faults == ()


def test_a_round_then_its_points_then_the_next() -> None:
    tablet = scorer().by_board(FIRST)
    shown = tablet.screen
    assert isinstance(shown, PadRoundScreen)
    assert shown.told.scores == (3, 4, 3, 0)
    turn = tablet.session.turn
    tablet.send(note.PadNext())
    assert tablet.session.turn == turn + 1
    assert tablet.entry().slip.storyteller == 1


def test_taps_within_a_round_are_one_screen() -> None:
    tablet = scorer()
    turn = tablet.session.turn
    tablet.send(note.PadPut(0), note.PadPut(1), note.PadMeans(Means.COUNTS))
    assert tablet.session.turn == turn


def test_an_impossible_tap_is_named_and_changes_nothing() -> None:
    tablet = scorer()
    tablet.send(note.PadPut(0), note.PadPut(1), note.PadPut(2))
    before = tablet.entry().slip
    tablet.send(note.PadPut(1))
    after = tablet.entry()
    assert after.refused is not None
    assert (after.refused.trouble, after.refused.seat) == (Trouble.OWN_CARD, 1)
    assert after.slip == before
    tablet.send(note.PadPut(0))
    assert tablet.entry().refused is None


def test_points_are_not_counted_before_everything_is_in() -> None:
    tablet = scorer()
    tablet.send(note.PadPut(0), note.PadScore())
    shown = tablet.entry()
    assert shown.refused is not None
    assert shown.refused.trouble is Trouble.CARDS_OPEN
    assert tablet.pad.rounds == ()


@pytest.mark.parametrize("taps", range(8))
def test_a_reload_at_any_tap_loses_nothing(taps: int) -> None:
    tablet = scorer(6, "classic")
    for place in (0, 1, 2, 3, 4, 0, 0, 1, 2)[: taps + 1]:
        tablet.send(note.PadPut(place))
    assert tablet.session.scored is not None
    name = tablet.session.scored.id
    again = Scorer(saves={name: tablet.kept}, open_game=name)
    assert again.entry().slip == tablet.entry().slip
    assert again.pad == tablet.pad


def test_a_reload_within_a_correction_comes_back_to_it() -> None:
    tablet = scorer().by_board(FIRST)
    tablet.send(note.PadAmend(1), note.PadHold(Marker.VOTE, 3), note.PadPut(2))
    assert tablet.session.scored is not None
    again = Scorer(saves={"scores-x": tablet.kept}, open_game="scores-x")
    assert again.entry().slip.number == 1
    assert again.entry().slip.ballots == tablet.entry().slip.ballots


def test_an_earlier_round_is_corrected_and_the_scores_follow() -> None:
    tablet = scorer().by_board(FIRST)
    tablet.send(note.PadNext())
    tablet.by_board(SECOND)
    before = tablet.pad
    tablet.send(note.PadAmend(1), note.PadHold(Marker.VOTE, 3), note.PadPut(0), note.PadScore())
    shown = tablet.screen
    assert isinstance(shown, PadRoundScreen)
    assert (shown.told.number, shown.told.scores) == (1, (0, 2, 2, 2))
    assert tablet.pad.scores == (3, 2, 5, 5)
    tablet.send(note.PadUndo())
    assert tablet.pad.rounds == before.rounds


def test_a_correction_can_be_given_up() -> None:
    tablet = scorer().by_board(FIRST)
    before = tablet.pad
    tablet.send(note.PadAmend(1), note.PadHold(Marker.VOTE, 3), note.PadPut(0), note.PadClear())
    assert isinstance(tablet.screen, PadRoundScreen)
    assert tablet.pad == before


def test_undo_brings_the_round_back_on_the_slip() -> None:
    tablet = scorer().by_board(FIRST)
    tablet.send(note.PadUndo())
    shown = tablet.entry()
    assert tablet.pad.rounds == ()
    assert shown.slip.owners == FIRST.owners
    assert shown.missing is None
    tablet.send(note.PadScore())
    assert tablet.pad.scores == (3, 4, 3, 0)


def test_a_half_entered_round_is_never_pushed_out() -> None:
    tablet = scorer().by_board(FIRST)
    tablet.send(note.PadNext(), note.PadPut(2), note.PadSheet())
    shown = tablet.screen
    assert isinstance(shown, PadSheetScreen)
    assert shown.half
    tablet.send(note.PadUndo(), note.PadAmend(1), note.PadShow(1))
    assert isinstance(tablet.screen, PadRoundScreen)
    tablet.send(note.PadNext())
    assert tablet.entry().slip.owners == (None, None, 1, None)


def test_the_goal_ends_the_game_and_a_correction_can_take_that_back() -> None:
    tablet = scorer(**{"house-goal": "10"})
    for _ in range(3):
        tablet.send(note.PadNext())
        tablet.by_board(FIRST)
    assert tablet.pad.winners == (1,)
    tablet.send(note.PadSheet())
    shown = tablet.screen
    assert isinstance(shown, PadSheetScreen)
    assert shown.view.winners == (1,)
    tablet.send(note.PadAmend(3), note.PadHold(Marker.VOTE, 3), note.PadPut(2), note.PadScore())
    tablet.send(note.PadAmend(2), note.PadHold(Marker.VOTE, 3), note.PadPut(2), note.PadScore())
    tablet.send(note.PadAmend(1), note.PadHold(Marker.VOTE, 3), note.PadPut(2), note.PadScore())
    assert tablet.pad.winners == (2,), "the card that drew the votes is another's now"


def test_ending_early_is_asked_for_once_and_can_be_undone() -> None:
    tablet = scorer().by_board(FIRST)
    tablet.send(note.PadSheet(), note.PadFinish())
    assert not tablet.pad.finished
    tablet.send(note.PadFinish())
    assert tablet.pad.winners == (1,)
    tablet.send(note.PadUndo())
    assert not tablet.pad.over


def test_it_is_listed_with_the_saved_games_and_goes_on_from_there() -> None:
    tablet = scorer().by_board(FIRST)
    tablet.send(say.LeaveGame())
    shown = tablet.screen
    assert isinstance(shown, SetupScreen)
    assert [(saved.kind, saved.round_number) for saved in shown.saved] == [(SavedKind.SCORED, 2)]
    tablet.send(say.Resume(""))
    assert isinstance(tablet.screen, ResumeScreen)
    tablet.send(say.Resume(shown.saved[0].id))
    assert tablet.entry().pad.scores == (3, 4, 3, 0)


def test_a_played_game_and_a_scored_one_do_not_get_into_each_other() -> None:
    tablet = Scorer()
    tablet.deal()
    tablet.send(say.LeaveGame())
    tablet.begin()
    assert tablet.session.game is None
    kinds = {name: is_pad(saved.text) for name, saved in tablet.session.saves.items()}
    assert sorted(kinds.values()) == [False, True]
    tablet.send(say.LeaveGame(), say.Resume(next(name for name, pad in kinds.items() if not pad)))
    assert tablet.session.scored is None
    assert tablet.session.game is not None


def test_a_saved_file_is_read_again() -> None:
    tablet = scorer().by_board(FIRST)
    tablet.send(note.PadNext(), note.PadPut(3))
    assert tablet.session.scored is not None
    tablet.send(say.Export(tablet.session.scored.id))
    (file,) = [effect for effect in tablet.effects if isinstance(effect, Download)]
    other = Scorer()
    other.send(say.Import(file.text))
    assert other.pad == tablet.pad
    assert other.entry().slip == tablet.entry().slip


def test_a_damaged_file_keeps_its_good_rounds_and_says_so() -> None:
    tablet = scorer().by_board(FIRST)
    other = Scorer()
    other.send(say.Import(write_pad(tablet.pad) + "board 1 : nonsense\n"))
    assert other.pad == tablet.pad
    assert [notice.key for notice in other.session.notices] == [NoticeKey.DAMAGED]
    other = Scorer()
    other.send(say.Import("moonhare-scores 99\n"))
    assert [notice.key for notice in other.session.notices] == [NoticeKey.NEWER]


def test_a_link_shows_all_rounds_elsewhere() -> None:
    tablet = scorer().by_board(FIRST)
    tablet.send(note.PadSheet(), say.ShareTable())
    shown = tablet.screen
    assert isinstance(shown, ShareScreen)
    assert (shown.whole, len(shown.deals)) == (True, 1)
    (shared,) = [effect for effect in tablet.effects if isinstance(effect, Share)]
    other = Scorer(fragment="#" + shared.fragment)
    there = other.screen
    assert isinstance(there, PadSheetScreen)
    assert there.pad == tablet.pad
    assert other.session.saves == {}, "looking keeps nothing"
    other.send(note.PadNext(), note.PadPut(0))
    assert len(other.session.saves) == 1


def test_a_link_never_pushes_a_scored_game_aside() -> None:
    tablet = scorer().by_board(FIRST)
    link = fragment_of(scorer(5).session)
    tablet.send(say.Linked("#" + link))
    assert [notice.key for notice in tablet.session.notices] == [NoticeKey.LINK_WAITS]
    assert tablet.pad.scores == (3, 4, 3, 0)


def test_a_spreadsheet_has_every_round_and_is_no_formula() -> None:
    tablet = Scorer()
    tablet.begin(4, **{"seat-1": '=1+1 "x",'}).by_board(FIRST)
    tablet.send(note.PadCsv())
    (file,) = [effect for effect in tablet.effects if isinstance(effect, Download)]
    assert file.name.endswith(".csv")
    head, line = file.text.removeprefix("\ufeff").split("\r\n")[:2]
    assert head.startswith('Round,Storyteller,Ana,"\'=1+1 ""x"",",Cem,Dee,Ana (total)')
    assert line == "1,Ana,3,4,3,0,3,4,3,0"


def test_printing_is_for_the_sheet() -> None:
    tablet = scorer().by_board(FIRST)
    tablet.send(note.PadPrint())
    assert not [effect for effect in tablet.effects if isinstance(effect, Print)]
    tablet.send(note.PadSheet(), note.PadPrint())
    assert [effect for effect in tablet.effects if isinstance(effect, Print)]


def test_another_game_keeps_the_table_and_the_next_storyteller() -> None:
    tablet = scorer().by_board(FIRST)
    tablet.send(note.PadSheet(), note.PadFinish(), note.PadFinish(), note.PadAgain())
    shown = tablet.screen
    assert isinstance(shown, PadSetupScreen)
    assert shown.draft.house.first == 1
    assert [seat.name for seat in shown.draft.seats] == list(NAMES[:4])


def test_what_is_kept_is_what_is_read() -> None:
    tablet = scorer().by_board(FIRST)
    assert read_pad(tablet.kept) == tablet.pad
    assert open_pad(table(4)).scores == (0, 0, 0, 0)


def test_messages_out_of_place_change_nothing() -> None:
    tablet = Scorer()
    before = tablet.session
    for message in (note.PadPut(0), note.PadScore(), note.PadUndo(), note.PadSheet(), note.PadCsv(), note.PadAgain()):
        tablet.send(message)
    assert tablet.session == before
    tablet = scorer()
    before = tablet.session
    for message in (
        note.PadPut(99),
        note.PadHold(Marker.VOTE, 0),
        note.PadTeller(17),
        note.PadFound(0),
        note.PadVotes(50, 1),
        note.PadShow(3),
        note.PadAmend(1),
        note.PadUndo(),
        note.PadFinish(),
        say.NextPage(),
        say.TakeBack(),
        say.Step(),
        say.CastVote(),
    ):
        tablet.send(message)
    assert tablet.session == before
