"""What a seat may see. The test is a re-deal; views that leak on purpose must fail it."""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

from game.rules.pile import rounds_left
from game.rules.play import start
from game.rules.round import Phase
from game.rules.state import State
from game.rules.view import View, view
from tests.rules.playing import everywhere, place_of, round_played, told, voting
from tests.rules.random_games import EVERY_TABLE
from tests.rules.redeal import (
    Look,
    dealt_anew,
    every_part_is_open_or_hidden,
    glimpses,
    hidden_cards,
    parts_that_changed,
    seats_that_look,
    unlike,
)
from tests.rules.tables import table

GAMES = 40
VIEWS = 5_000
LONG_GAMES = 200
LONG_VIEWS = 25_000

Tally = Callable[[str, object], None]


def compare(look: Look, games: int, seed: str = "glimpse") -> tuple[Counter[str], Counter[str]]:
    """Re-deal every glimpse for everybody who looks: how many views there were, of what kind, and how many leaked."""
    seen: Counter[str] = Counter()
    leaks: Counter[str] = Counter()
    for chance, state in glimpses(seed, EVERY_TABLE, games):
        for seat in seats_that_look(state):
            other = dealt_anew(chance, state, seat)
            seen["views"] += 1
            seen[state.phase.value] += 1
            seen["of the table"] += seat is None
            seen["of those who left"] += seat is not None and seat not in state.active
            seen.update(f"changed {part}" for part in parts_that_changed(state, other))
            leaks[state.phase.value] += unlike(look, state, other, seat)
    return seen, +leaks


def check_and_count(games: int, views: int, record_property: Tally) -> None:
    seen, leaks = compare(view, games)
    for what, times in sorted(seen.items()):
        record_property(what, times)
    assert not leaks
    assert seen["views"] >= views
    # The re-deal really changed what it should, in every phase.
    assert min(seen[phase.value] for phase in Phase) >= views // 100
    assert seen["of the table"] >= views // 20 and seen["of those who left"] > 0
    for part in ("setup", "hands", "pile"):
        assert seen[f"changed {part}"] >= 0.9 * seen["views"], part
    assert seen["changed told"] >= views // 4
    assert seen["changed submissions"] >= views // 4
    assert seen["changed ballots"] >= views // 10


def test_a_view_cannot_tell_what_its_seat_cannot_see(record_property: Tally) -> None:
    check_and_count(GAMES, VIEWS, record_property)


@pytest.mark.long
def test_a_view_cannot_tell_what_its_seat_cannot_see_at_length(record_property: Tally) -> None:
    check_and_count(LONG_GAMES, LONG_VIEWS, record_property)


def test_no_part_of_a_state_is_forgotten_by_the_redeal() -> None:
    assert every_part_is_open_or_hidden()


def test_no_hidden_card_is_named_in_a_view() -> None:
    """A view is searched as text, so that no attribute of any depth can name a card that lies face down."""
    searched = 0
    for _, state in glimpses("named", EVERY_TABLE, 20):
        if state.reshuffles:
            continue  # then a hidden card may have lain open in an earlier round
        for seat in seats_that_look(state):
            named = set(re.findall(r"'((?:proof|dreams)\.\d+)'", repr(view(state, seat))))
            assert not named & hidden_cards(state, seat)
            searched += bool(named)
    assert searched > 1000


def test_a_view_tells_what_everybody_may_know() -> None:
    """Every public fact, for everybody who looks, in states of every kind."""
    looked: Counter[Phase] = Counter()
    for _, state in glimpses("public", EVERY_TABLE, 20):
        seats = len(state.active)
        for seat in seats_that_look(state):
            seen = view(state, seat)
            looked[seen.phase] += 1
            for fact in ("edition", "phase", "round_number", "storyteller", "next_storyteller", "clue", "caption"):
                assert getattr(seen, fact) == getattr(state, fact), fact
            for fact in ("to_act", "active", "others", "lineup", "rounds", "ending", "winners"):
                assert getattr(seen, fact) == getattr(state, fact), fact
            assert (seen.seat, seen.clue_language, seen.pile) == (seat, state.setup.clue_language, len(state.pile))
            assert (seen.hand_size, seen.decoys) == ((7, 2) if seats == 3 else (6, 1))
            assert seen.votes == state.edition.votes(seats)
            assert seen.rounds_left == rounds_left(state)
            for number, (shown, who) in enumerate(zip(seen.seats, state.seats, strict=True)):
                assert (shown.number, shown.name, shown.pawn, shown.mind) == (number, who.name, who.pawn, who.mind)
                assert (shown.active, shown.score) == (number in state.active, state.scores[number])
                done = [laid.seat for laid in state.submissions] if state.phase is Phase.SUBMIT else []
                done += [ballot.seat for ballot in state.ballots] if state.phase is Phase.VOTE else []
                assert shown.done == (number in done)
    assert min(looked[phase] for phase in Phase) > 10


# -- views that leak, each in its own way; the re-deal must find every one


def with_an_owner(state: State, seat: int | None) -> View:
    """Marks the storyteller's place of the lineup among the places of the seat itself."""
    honest = view(state, seat)
    if not state.lineup:
        return honest
    return replace(honest, own_slots=tuple(sorted({*honest.own_slots, place_of(state, state.storyteller)})))


def with_another_hand(state: State, seat: int | None) -> View:
    """Shows one card of the next seat's hand."""
    honest = view(state, seat)
    return replace(honest, hand=(*honest.hand, *state.hands[state.next_storyteller][:1]))


def with_a_card_in_an_attribute(state: State, seat: int | None) -> View:
    """Names the card that lies face down in what should be the name of a pawn."""
    honest = view(state, seat)
    pawned = replace(honest.seats[0], pawn=f"{honest.seats[0].pawn}-{state.told or ''}")
    return replace(honest, seats=(pawned, *honest.seats[1:]))


def with_the_top_of_the_pile(state: State, seat: int | None) -> View:
    """Counts the pile wrong unless its top card is an even one."""
    honest = view(state, seat)
    even = bool(state.pile) and int(state.pile[0].rpartition(".")[2]) % 2 == 0
    return replace(honest, pile=honest.pile if even else honest.pile + 1000)


def with_a_ballot(state: State, seat: int | None) -> View:
    """Lists those who still owe a vote in another order, by what the others voted for."""
    honest = view(state, seat)
    found = sum(ballot.slots[0] for ballot in state.ballots) % 2
    return replace(honest, to_act=honest.to_act[::-1] if found else honest.to_act)


def with_the_order_of_arrival(state: State, seat: int | None) -> View:
    """Puts the storyteller's card first in the lineup."""
    honest = view(state, seat)
    return replace(honest, lineup=tuple(sorted(honest.lineup, key=lambda card: card != state.told)))


def with_the_seed(state: State, seat: int | None) -> View:
    """Carries the seed, from which every hand can be dealt again."""
    return replace(view(state, seat), clue_language=state.setup.seed)


@pytest.mark.parametrize(
    "leaky",
    [
        with_an_owner,
        with_another_hand,
        with_a_card_in_an_attribute,
        with_the_top_of_the_pile,
        with_a_ballot,
        with_the_order_of_arrival,
        with_the_seed,
    ],
    ids=lambda look: look.__name__,
)
def test_the_redeal_finds_a_view_that_leaks(leaky: Look) -> None:
    _, leaks = compare(leaky, 20)
    assert leaks.total() > 20


# -- what a view does show


class TestWhatIsSeen:
    STATE = start(table(4))

    def test_each_seat_sees_its_own_hand_and_the_table_none(self) -> None:
        for seat in range(4):
            assert view(self.STATE, seat).hand == self.STATE.hands[seat]
        assert view(self.STATE, None).hand == ()

    def test_the_card_that_was_told_of_is_seen_by_its_storyteller_alone(self) -> None:
        state = told(self.STATE)
        assert view(state, 0).laid == (state.told,)
        assert all(view(state, seat).laid == () for seat in (None, 1, 2, 3))

    def test_the_lineup_is_seen_by_all_and_each_knows_its_own_place_only(self) -> None:
        state = voting(self.STATE)
        for seat in (None, 0, 1, 2, 3):
            assert view(state, seat).lineup == state.lineup
        for seat in range(4):
            assert view(state, seat).own_slots == (place_of(state, seat),)
        assert view(state, None).own_slots == ()

    def test_there_is_no_lineup_before_all_have_submitted(self) -> None:
        state = told(self.STATE)
        assert all(view(state, seat).lineup == () for seat in (None, 0, 1, 2, 3))

    def test_after_the_score_everything_of_the_round_is_open(self) -> None:
        state = voting(self.STATE)
        owners = tuple(state.owner(card) for card in state.lineup)
        finished = round_played(self.STATE)
        for seat in (None, 0, 1, 2, 3):
            last = view(finished, seat).rounds[-1]
            assert (last.lineup, last.owners) == (state.lineup, owners)
            assert last.storyteller == 0 and owners[last.target] == 0
            assert [ballot.seat for ballot in last.ballots] == [1, 2, 3]

    def test_a_seat_that_never_was_sees_nothing(self) -> None:
        for seat in (4, 12, -1, -4):
            with pytest.raises(IndexError):
                view(self.STATE, seat)


def test_a_redeal_keeps_every_card_and_what_the_seat_holds() -> None:
    """The re-deal itself: the same cards, the same hand, other cards elsewhere."""
    dealt = 0
    for chance, state in glimpses("honest", EVERY_TABLE, 20):
        for seat in seats_that_look(state):
            other = dealt_anew(chance, state, seat)
            assert Counter(everywhere(other)) == Counter(everywhere(state))
            if seat is not None:
                assert other.hands[seat] == state.hands[seat]
                assert other.own_slots(seat) == state.own_slots(seat)
            dealt += 1
    assert dealt > 1000
