"""A machine that plays: moves in any order, legal and illegal, with everybody free to come, go, stop or change minds.

After each step the game is held against the second referee's books; a refused move must be refused for a reason that
the referee shares, and must change nothing. Hypothesis looks for the shortest way to break it.
"""

import os
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

pytest.importorskip("hypothesis", exc_type=ImportError, reason="part of hypothesis is built for one platform")

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from game.rules.edition import NO_CAP, PileEnd
from game.rules.moves import ALOUD, Caption, Join, Kind, Leave, Move, Next, Stop, Submit, Tell, Vote
from game.rules.play import legal, play
from game.rules.refusal import IllegalMove, Reason
from game.rules.round import Phase
from game.rules.setup import PAWNS, Card, HouseRules, Mind, Pack, Seat, Setup
from game.rules.view import view
from tests.rules.playing import SAME_REFUSAL, Table, everywhere
from tests.rules.random_games import EVERY_TABLE
from tests.rules.second_referee import smallest_deck
from tests.rules.tables import NAMES, TABLES

HOUSES = st.builds(
    HouseRules,
    goal=st.none() | st.integers(10, 40),
    lone_finder=st.booleans(),
    pile_end=st.none() | st.sampled_from(PileEnd),
    all_found=st.none() | st.integers(0, 5),
    none_found=st.none() | st.integers(0, 5),
    cap=st.none() | st.integers(NO_CAP, 11),
    votes=st.sampled_from((None, 1, 2, 2)),
    first=st.integers(0, 2),
)
PLACES = st.sampled_from(
    (*EVERY_TABLE, *[(edition, sizes[end]) for edition, sizes in TABLES.items() for end in (0, 0, -1)])
)
"""Every table, the smallest and the fullest of each edition more often."""
SPARE = st.sampled_from((0, 1, 7, 60))
SEATS = st.integers(-1, 13)
MET: Counter[str] = Counter()
"""What the machine met, to see that it gets everywhere."""


class Evening(RuleBasedStateMachine):
    """A table for an evening."""

    table: Table

    @initialize(where=PLACES, house=HOUSES, spare=SPARE, seed=st.integers(0, 999))
    def sit_down(self, where: tuple[str, int], house: HouseRules, spare: int, seed: int) -> None:
        """Set the table and deal."""
        edition, seats = where
        self.table = Table(
            Setup(
                seats=tuple(Seat(NAMES[seat], PAWNS[seat]) for seat in range(seats)),
                packs=(Pack("proof", smallest_deck(seats) + spare),),
                seed=f"evening-{seed}",
                edition=edition,
                house=house,
            )
        )

    @precondition(lambda self: self.table.state.phase is Phase.OVER)
    @rule(where=PLACES, house=HOUSES, spare=SPARE, seed=st.integers(0, 999))
    def play_again(self, where: tuple[str, int], house: HouseRules, spare: int, seed: int) -> None:
        self._count()
        self.sit_down(where, house, spare, seed)

    # -- the game goes on

    @precondition(lambda self: self.table.state.phase is not Phase.OVER)
    @rule(choices=st.lists(st.integers(0, 10_000), min_size=1, max_size=40))
    def some_moves_are_made(self, choices: list[int]) -> None:
        self.the_game_goes_on(choices)

    def the_game_goes_on(self, choices: list[int]) -> None:
        """Moves that are due, each by any seat that owes one; between rounds the page is turned."""
        for choice in choices:
            state = self.table.state
            if state.phase is Phase.SCORE:
                assert self._make(Next()) is None
            elif state.to_act:
                moves = legal(state, state.to_act[choice % len(state.to_act)])
                assert self._make(moves[choice // 7 % len(moves)]) is None

    @precondition(lambda self: self.table.state.phase is not Phase.OVER)
    @rule(phase=st.sampled_from((Phase.SUBMIT, Phase.VOTE, Phase.SCORE)), choice=st.integers(0, 10_000))
    def the_game_goes_on_until(self, phase: Phase, choice: int) -> None:
        while self.table.state.phase not in (phase, Phase.OVER):
            self.the_game_goes_on([choice])

    @rule()
    def turn_the_page(self) -> None:
        right = self.table.state.phase is Phase.SCORE
        assert (self._make(Next()) is None) == right

    # -- somebody tries what may be against the rules

    @precondition(lambda self: self.table.state.phase is not Phase.OVER)
    @rule(data=st.data())
    def try_to_tell(self, data: st.DataObject) -> None:
        self._make(Tell(self._any_seat(data), self._any_cards(data, 1)[0], ALOUD))

    @precondition(lambda self: self.table.state.phase is Phase.TELL)
    @rule(clue=st.sampled_from(("", " ", "x" * 241, "a\x07b", "rain\u2028rain")))
    def try_a_clue(self, clue: str) -> None:
        state = self.table.state
        move = Tell(state.storyteller, state.hands[state.storyteller][0], clue)
        assert self._refusal_outside_the_books(move) in (Reason.CLUE_LENGTH, Reason.CLUE_CONTROL)

    @precondition(lambda self: self.table.state.phase is not Phase.OVER)
    @rule(data=st.data(), count=st.integers(0, 3))
    def try_to_submit(self, data: st.DataObject, count: int) -> None:
        self._make(Submit(self._any_seat(data), self._any_cards(data, count)))

    @precondition(lambda self: self.table.state.phase is not Phase.OVER)
    @rule(data=st.data())
    def try_to_vote(self, data: st.DataObject) -> None:
        places = st.integers(-1, len(self.table.state.lineup))
        self._make(Vote(self._any_seat(data), tuple(data.draw(st.lists(places, max_size=3)))))

    @precondition(lambda self: self.table.state.to_act)
    @rule(choice=st.integers(0, 10_000))
    def almost_right(self, choice: int) -> None:
        """A move that is due, tried first in every way in which one thing is wrong with it."""
        state = self.table.state
        seat = state.to_act[choice % len(state.to_act)]
        moves = legal(state, seat)
        move = moves[choice // 7 % len(moves)]
        foreign = next(card for card in everywhere(state) if card not in state.hands[seat])
        spoilt: tuple[Move, ...]
        match move:
            case Tell(_, card, clue):
                spoilt = (Tell(state.others[0], card, clue), Tell(seat, foreign, clue))
            case Submit(_, cards):
                spoilt = (
                    Submit(state.storyteller, cards),
                    Submit(seat, cards[1:]),
                    Submit(seat, (*cards, foreign)),
                    Submit(seat, (foreign, *cards[1:])),
                    *([Submit(seat, (cards[0], cards[0]))] if len(cards) > 1 else []),
                )
            case Vote(_, slots):
                spoilt = (
                    Vote(state.storyteller, slots),
                    Vote(seat, ()),
                    Vote(seat, (*slots[:-1], len(state.lineup))),
                    Vote(seat, (*slots[:-1], state.own_slots(seat)[-1])),
                    Vote(seat, (slots[0], slots[0])),
                    Vote(seat, (slots[0], slots[0], slots[0])),
                )
            case _:
                raise AssertionError(move)
        for wrong in spoilt:
            assert self._make(wrong) is not None
        assert self._make(move) is None

    # -- people come and go

    @precondition(lambda self: len(self.table.state.active) > 3 or len(self.table.state.rounds) > 3)
    @rule(data=st.data(), wait=st.sampled_from((True, True, True, False)))
    def leave(self, data: st.DataObject, *, wait: bool) -> None:
        self._wait_for_the_score(wait=wait)
        self._make(Leave(self._any_seat(data)))

    @precondition(lambda self: self.table.state.phase is not Phase.OVER)
    @rule(pick=st.integers(0, 11), offset=st.sampled_from((0, 0, 0, -1, 1)), wait=st.sampled_from((True, True, False)))
    def join(self, pick: int, offset: int, *, wait: bool) -> None:
        self._wait_for_the_score(wait=wait)
        state = self.table.state
        number = len(state.seats)
        taken = {state.seats[seat].pawn for seat in state.active}
        free = [pawn for pawn in PAWNS if pawn not in taken]
        guest = Seat(f"Guest {number}", free[pick % len(free)] if free else PAWNS[pick])
        assert self._refusal_outside_the_books(Join(number, replace(guest, pawn=state.seats[state.active[0]].pawn)))
        if offset or not free:
            assert self._refusal_outside_the_books(Join(number + offset, guest))
        else:
            self._make(Join(number, guest))

    @rule(data=st.data(), mind=st.none() | st.builds(Mind, st.just("owl"), st.integers(0, 6)))
    def change_minds(self, data: st.DataObject, mind: Mind | None) -> None:
        seat = self._any_seat(data)
        before = self.table.state
        refusal = self._make(Kind(seat, mind))
        good = seat in before.active and before.phase is not Phase.OVER and (mind is None or 1 <= mind.level <= 5)
        assert (refusal is None) == good

    @rule(words=st.sampled_from(("hummed rain", "", "a\x00")))
    def put_it_into_words(self, words: str) -> None:
        state = self.table.state
        refusal = self._make(Caption(state.storyteller, words))
        if refusal is None:
            assert words == "hummed rain"

    @precondition(lambda self: len(self.table.state.rounds) >= 3)
    @rule()
    def stop(self) -> None:
        goes_on = self.table.state.phase is not Phase.OVER
        assert (self._make(Stop()) is None) == goes_on

    # -- what is always true (and all that the books compare after every move)

    @invariant()
    def every_card_is_somewhere_once(self) -> None:
        assert sorted(everywhere(self.table.state)) == sorted(self.table.setup.deck())

    @invariant()
    def somebody_owes_a_move_unless_the_page_must_be_turned(self) -> None:
        state = self.table.state
        assert bool(state.to_act) == (state.phase not in (Phase.SCORE, Phase.OVER))
        for seat in state.to_act:
            assert legal(state, seat), "who owes a move can make one"

    @invariant()
    def everybody_can_look(self) -> None:
        state = self.table.state
        for seat in (None, *range(len(state.seats))):
            seen = view(state, seat)
            assert seen.to_act == state.to_act
            assert len(seen.seats) == len(state.seats)

    def teardown(self) -> None:
        MET["evenings"] += 1
        self._count()

    def _count(self) -> None:
        MET["games"] += 1
        MET["rounds"] += len(self.table.state.rounds)
        MET[f"last seen in {self.table.state.phase}"] += 1

    # -- by hand

    def _make(self, move: Move) -> Reason | None:
        refusal = self.table.make(move)
        MET[f"{type(move).__name__} made" if refusal is None else f"refused: {refusal}"] += 1
        return refusal

    def _any_seat(self, data: st.DataObject) -> int:
        state = self.table.state
        return data.draw(st.sampled_from(state.to_act or state.active) | st.sampled_from(state.active) | SEATS)

    def _any_cards(self, data: st.DataObject, count: int) -> tuple[Card, ...]:
        """Cards of one hand or of all, some of them twice, some from the pile, some from nowhere."""
        state = self.table.state
        one_hand = state.hands[(state.to_act or state.active)[0]]
        cards = st.sampled_from(one_hand or (Card(""),)) | st.sampled_from((*everywhere(state), Card("proof.999")))
        return tuple(data.draw(cards) for _ in range(count))

    def _wait_for_the_score(self, *, wait: bool) -> None:
        """Play the round to its end first."""
        while wait and self.table.state.to_act:
            assert self._make(legal(self.table.state, self.table.state.to_act[0])[0]) is None

    def _refusal_outside_the_books(self, move: Tell | Join) -> Reason | None:
        """Try a move whose fault the referee knows nothing of (a clue, a pawn, a number): it must be refused."""
        before = self.table.state
        try:
            play(before, move)
        except IllegalMove as refused:
            assert self.table.state is before
            return refused.reason
        return None


EXAMPLES = int(os.environ.get("MOONHARE_EVENINGS", "150"))
LONG_EXAMPLES = 3_000
EXAMPLES_ENOUGH = 150
"""With fewer, the machine need not get everywhere."""


def evenings(examples: int, record_property: Callable[[str, object], None]) -> None:
    """Let the machine play; then say, and demand, that it got everywhere."""
    MET.clear()
    run_state_machine_as_test(
        Evening,
        settings=settings(
            max_examples=examples,
            stateful_step_count=40,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
    for what, times in sorted(MET.items()):
        record_property(what, times)
    assert MET["evenings"] >= examples
    if examples < EXAMPLES_ENOUGH:
        return
    for phase in Phase:
        assert MET[f"last seen in {phase}"] > 0, phase
    for move in ("Tell", "Submit", "Vote", "Next", "Stop", "Leave", "Join", "Kind", "Caption"):
        assert MET[f"{move} made"] > examples // 20, move
    for reason in SAME_REFUSAL:
        assert MET[f"refused: {reason}"] > 0, reason


def test_no_evening_goes_wrong(record_property: Callable[[str, object], None]) -> None:
    evenings(EXAMPLES, record_property)


@pytest.mark.long
def test_no_evening_goes_wrong_at_length(record_property: Callable[[str, object], None]) -> None:
    evenings(LONG_EXAMPLES, record_property)
