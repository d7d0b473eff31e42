"""Playing at a table: single moves and rounds in words, and a game kept beside the second referee."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.rules.edition import PileEnd
from game.rules.moves import ALOUD, Caption, Join, Kind, Leave, Move, Next, Stop, Submit, Tell, Vote
from game.rules.play import play, start
from game.rules.refusal import IllegalMove, Reason
from game.rules.round import Phase
from game.rules.score import Why
from game.rules.setup import Card, Setup
from game.rules.state import State
from tests.rules import second_referee as second
from tests.rules import second_scorer

SAME_REFUSAL = {
    Reason.OUT_OF_PHASE: second.NOT_NOW,
    Reason.GAME_OVER: second.FINISHED,
    Reason.OWES_NOTHING: second.NOT_YOU,
    Reason.NO_SUCH_SEAT: second.NOBODY,
    Reason.CARD_NOT_IN_HAND: second.NOT_HELD,
    Reason.NUMBER_OF_CARDS: second.HOW_MANY_CARDS,
    Reason.SAME_CARD_TWICE: second.CARD_TWICE,
    Reason.NUMBER_OF_VOTES: second.HOW_MANY_VOTES,
    Reason.NO_SUCH_PLACE: second.NO_SUCH_PLACE,
    Reason.SAME_PLACE_TWICE: second.PLACE_TWICE,
    Reason.OWN_CARD: second.OWN_CARD,
    Reason.TOO_MANY_SEATS: second.TABLE_FULL,
    Reason.DECK_TOO_SMALL: second.TOO_FEW_CARDS,
}

SAME_REASON = {
    Why.TOLD_WELL: second_scorer.TOLD_WELL,
    Why.ALL_FOUND: second_scorer.ALL_FOUND,
    Why.NONE_FOUND: second_scorer.NONE_FOUND,
    Why.FOUND: second_scorer.FOUND,
    Why.SINGLE_VOTE: second_scorer.ONE_VOTE,
    Why.CARD_BONUS: second_scorer.CARD,
}

SAME_OUTCOME = {second_scorer.ALL_FOUND: "all", second_scorer.NONE_FOUND: "none"}


def told(state: State, position: int = 0) -> State:
    """The storyteller lays the card at a position of the hand and says the clue aloud."""
    return play(state, Tell(state.storyteller, state.hands[state.storyteller][position], ALOUD))


def submitted(state: State) -> State:
    """Every seat that owes decoys lays the first of its hand."""
    for seat in state.to_act:
        state = play(state, Submit(seat, state.hands[seat][: state.edition.decoys(len(state.active))]))
    return state


def voting(state: State) -> State:
    """From the beginning of a round to its lineup."""
    return submitted(told(state))


def place_of(state: State, owner: int) -> int:
    """The first place of the lineup that holds a card of ``owner``."""
    return next(slot for slot, card in enumerate(state.lineup) if state.owner(card) == owner)


def voted(state: State, votes: Mapping[int, int | Sequence[int]]) -> State:
    """Every seat votes for the first card of each of the owners named for it; nobody named: the storyteller's card."""
    for seat in state.to_act:
        wanted = votes.get(seat, state.storyteller)
        owners = [wanted] if isinstance(wanted, int) else list(wanted)
        state = play(state, Vote(seat, tuple(place_of(state, owner) for owner in owners)))
    return state


def round_played(state: State, votes: Mapping[int, int | Sequence[int]] | None = None) -> State:
    """A whole round to its score; without ``votes`` everybody finds the storyteller's card."""
    return voted(voting(state), votes or {})


def nobody_finds(state: State) -> dict[int, int]:
    """Votes by which each seat votes for the next of the others, in a ring."""
    others = state.others
    return {seat: others[(place + 1) % len(others)] for place, seat in enumerate(others)}


def everywhere(state: State) -> list[Card]:
    """Every card of a state, wherever it lies."""
    cards = [card for hand in state.hands for card in hand] + list(state.pile) + list(state.discard)
    if state.told is not None:
        cards.append(state.told)
    return cards + [card for submission in state.submissions for card in submission.cards]


def house_in_words(setup: Setup) -> dict[str, Any]:
    """The house rules that differ, as the rules page words them, for the second referee."""
    house = setup.house
    worded: dict[str, Any] = {
        rule: getattr(house, rule)
        for rule in ("goal", "all_found", "none_found", "votes")
        if getattr(house, rule) is not None
    }
    if house.lone_finder:
        worded["lone_finder"] = True
    if house.pile_end is not None:
        worded["pile_end"] = house.pile_end.value
    if house.cap is not None:
        worded["cap"] = house.cap or "none"
    if house.first:
        worded["first"] = house.first
    return worded


@dataclass
class Table:
    """A game in which every move is also made in the second referee's books, and the two are compared after it."""

    setup: Setup
    state: State = field(init=False)
    books: second.Referee = field(init=False)
    seated_changed: bool = False
    moves: list[Move] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Deal, and let the referee look at the deal."""
        self.state = start(self.setup)
        self.books = second.Referee(self.setup.edition, house_in_words(self.setup), self.state.hands, self.state.pile)
        self.compare()

    def make(self, move: Move) -> Reason | None:
        """Make a move in both; if it is refused, return the reason, which the referee must share."""
        before = self.state
        try:
            after = play(before, move)
        except IllegalMove as refused:
            assert refused.move == move and refused.phase is before.phase
            assert refused.round_number == before.round_number
            objections = self._in_the_books(move, before, before)
            if objections is not None:
                assert SAME_REFUSAL.get(refused.reason) in objections, f"{move}: {refused.reason}, not {objections}"
            assert self.state is before
            self.compare()
            return refused.reason
        objections = self._in_the_books(move, before, after)
        assert not objections, f"{move} was allowed, but {objections}"
        self.state = after
        self.moves.append(move)
        self.compare()
        return None

    def _in_the_books(self, move: Move, before: State, after: State) -> set[str] | None:
        """The referee's objections to a move; None where the referee has no opinion."""

        def lineup(cards: list[str]) -> list[str]:
            return list(after.lineup)

        def new_pile(cards: list[str]) -> list[str]:
            """The pile as it lay before it was drawn from: what the seats drew in their order, and the rest."""
            seats = after.active
            first = seats.index(after.next_storyteller)
            drawn: list[str] = []
            for seat in seats[first:] + seats[:first]:
                held = before.hands[seat] if seat < len(before.hands) else ()
                drawn += [card for card in after.hands[seat] if card not in held]
            return drawn + list(after.pile)

        books = self.books
        match move:
            case Tell(seat, card, _):
                return books.tell(seat, card)
            case Submit(seat, cards):
                return books.submit(seat, cards, lineup)
            case Vote(seat, slots):
                return books.vote(seat, slots, new_pile)
            case Next():
                return books.turn()
            case Stop():
                return books.stop()
            case Leave(seat):
                self.seated_changed = self.seated_changed or after is not before
                return books.leave(seat, new_pile)
            case Join():
                self.seated_changed = self.seated_changed or after is not before
                return books.join(new_pile)
            case Kind() | Caption():
                return None

    def compare(self) -> None:
        """Both must say the same of everything that the rules speak of, and the state must be sound in itself."""
        state, books = self.state, self.books

        # The cards: none lost, none doubled, each where the referee has it.
        assert Counter(everywhere(state)) == books.box == Counter(books.everything())
        assert [set(hand) for hand in state.hands] == [set(hand) for hand in books.hands]
        assert list(state.pile) == books.pile
        assert set(state.discard) == set(books.discard)
        assert list(state.lineup) == books.lineup
        assert [state.owner(card) for card in state.lineup] == books.owners()
        assert state.reshuffles == books.reshuffles

        # The phase and who owes a move.
        assert (state.phase is Phase.OVER) == books.put_away
        fixed = state.phase is Phase.OVER or state.ending is not None
        assert fixed == (books.phase == "over")
        if not fixed:
            assert state.phase.value == books.phase
        assert list(state.to_act) == books.owing()
        assert bool(state.to_act) == (state.phase not in (Phase.SCORE, Phase.OVER))
        assert (state.storyteller, state.round_number) == (books.storyteller, books.round)
        assert list(state.active) == books.sitting

        # The points and their reasons.
        assert list(state.scores) == books.scores
        assert [finished.number for finished in state.rounds] == list(range(1, books.finished + 1))
        if state.phase is Phase.SCORE:
            last = state.rounds[-1]
            assert last.storyteller == state.storyteller and last.scores == state.scores[: len(last.scores)]
            told = {seat: [entry.why for entry in ledger] for seat, ledger in books.ledgers.items()}
            case = next(why for seat, (why, *_) in told.items() if seat != last.storyteller)
            assert last.outcome.value == SAME_OUTCOME.get(case, "some")
            for seat in state.active:
                given = [
                    (award.points, SAME_REASON[award.why], award.slot) for award in last.awards if award.seat == seat
                ]
                assert given == [tuple(entry) for entry in books.ledgers.get(seat, []) if entry.points]
        if state.phase is Phase.OVER:
            assert list(state.winners) == books.winners()
        else:
            assert state.winners == ()

    def most_points_of_a_round(self) -> int:
        """No seat can win more than this in one round."""
        edition, others = self.state.edition, len(self.state.active) - 1
        base = max(edition.all_found, edition.none_found, 4) + 1
        return base + edition.votes(others + 1) * (others - 1)

    def pile_ends(self) -> bool:
        """Whether the pile can end this game."""
        return self.state.edition.pile_end is not PileEnd.RESHUFFLE
