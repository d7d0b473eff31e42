"""A second referee, written from the rules alone: it keeps the books of a game beside the real one.

The referee shuffles nothing. Whoever plays tells it the deal, the order of each lineup and the order of each new
pile, and it checks that these are made of the right cards; everything else it knows by itself: who owes a move, what
may be played, what each seat holds, what is drawn and by whom, what is scored, when the game ends and who wins.
It shares no code and no shape with ``game``; cards and seats are compared only for being the same.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

from tests.rules import second_scorer

Card = Hashable

LEAST = 3
MOST = {"classic": 6, "2021": 8, "odyssey": 12}

# What a refused player is told; the first objection in the order of the questions asked in the methods below.
NOT_NOW = "this is not the time for that"
NOT_YOU = "that seat owes no move"
NOT_HELD = "the card is not in that hand"
WRONG_NUMBER = "too few or too many"
TWICE = "the same one twice"
NO_SUCH_PLACE = "there is no such place"
OWN_CARD = "nobody votes for a card of their own"


def hand_size(seats: int) -> int:
    """Seven cards round a table of three, else six."""
    return 7 if seats == 3 else 6


def decoys_each(seats: int) -> int:
    """Two decoys from each of the other two round a table of three, else one."""
    return 2 if seats == 3 else 1


def lineup_size(seats: int) -> int:
    """The storyteller's card and all decoys."""
    return 1 + (seats - 1) * decoys_each(seats)


def smallest_deck(seats: int) -> int:
    """All hands and one lineup: with fewer cards the first refill could not be made."""
    return seats * hand_size(seats) + lineup_size(seats)


class Referee:
    """The books of one game.

    ``order`` is what the shuffler does with a list of cards; the referee checks that it gives the same cards back.
    """

    def __init__(
        self,
        edition: str,
        house: Mapping[str, Any],
        hands: Sequence[Sequence[Card]],
        pile: Sequence[Card],
    ) -> None:
        seats = len(hands)
        assert LEAST <= seats <= MOST[edition], "no table of this size in this edition"
        assert [len(hand) for hand in hands] == [hand_size(seats)] * seats, "a hand of the wrong size was dealt"
        self.edition = edition
        self.house = dict(house)
        self.seats = seats
        self.hands = [list(hand) for hand in hands]
        self.pile = list(pile)
        self.discard: list[Card] = []
        self.scores = [0] * seats
        self.storyteller = house.get("first", 0)
        self.round = 0
        self.phase = "tell"
        self.table: dict[Card, int] = {}
        self.lineup: list[Card] = []
        self.ballots: dict[int, list[int]] = {}
        self.ledgers: list[list[second_scorer.Entry]] = []
        self.drew: list[tuple[int, list[Card]]] = []
        self.reshuffles = 0
        self.box = Counter(self.everything())
        assert max(self.box.values()) == 1, "a card was dealt twice"
        assert sum(self.box.values()) >= smallest_deck(seats), "the deck is too small for the table"

    # -- what the table looks like

    def everything(self) -> list[Card]:
        """Every card, wherever it lies; the same cards for the whole of a game."""
        held = [card for hand in self.hands for card in hand]
        played = [] if self.phase in ("score", "over") else list(self.table)  # then they lie in the discard
        return held + self.pile + self.discard + played

    def owing(self) -> list[int]:
        """The seats that owe a move."""
        if self.phase == "tell":
            return [self.storyteller]
        others = [seat for seat in range(self.seats) if seat != self.storyteller]
        if self.phase == "submit":
            return [seat for seat in others if seat not in self.table.values()]
        if self.phase == "vote":
            return [seat for seat in others if seat not in self.ballots]
        return []

    def winners(self) -> list[int]:
        """All seats that share the highest score."""
        return [seat for seat in range(self.seats) if self.scores[seat] == max(self.scores)]

    def places(self) -> list[int]:
        """For each seat its place in the standings: equal scores share one, and the next place is left out."""
        return [1 + sum(other > mine for other in self.scores) for mine in self.scores]

    def rounds_left(self) -> int | None:
        """How many rounds the pile still allows, one that is under way included; None where it ends no game.

        A round takes a lineup of cards from the pile, and the round that takes or misses the last is still played.
        """
        if not self._pile_can_end():
            return None
        if self.phase == "over":
            return 0
        return -(-len(self.pile) // lineup_size(self.seats))

    # -- what the players do; each returns the objection that stops it, or None when it is done

    def tell(self, seat: int, card: Card) -> str | None:
        """The storyteller picks a card and gives a clue."""
        if self.phase != "tell":
            return NOT_NOW
        if seat != self.storyteller:
            return NOT_YOU
        if card not in self.hands[seat]:
            return NOT_HELD
        self._lay_down(seat, card)
        self.phase = "submit"
        return None

    def submit(self, seat: int, cards: Sequence[Card], order: Callable[[list[Card]], list[Card]]) -> str | None:
        """Another seat picks its decoys; the last of them brings the lineup."""
        if self.phase != "submit":
            return NOT_NOW
        if seat not in self.owing():
            return NOT_YOU
        if len(cards) != decoys_each(self.seats):
            return WRONG_NUMBER
        if len(set(cards)) != len(cards):
            return TWICE
        if any(card not in self.hands[seat] for card in cards):
            return NOT_HELD
        for card in cards:
            self._lay_down(seat, card)
        if not self.owing():
            self.lineup = self._shuffle(list(self.table), order)
            assert len(self.lineup) == lineup_size(self.seats), "the lineup has the wrong size"
            self.phase = "vote"
        return None

    def vote(self, seat: int, places: Sequence[int], order: Callable[[list[Card]], list[Card]]) -> str | None:
        """A seat votes; the last ballot scores, discards, refills and decides whether the game has ended."""
        if self.phase != "vote":
            return NOT_NOW
        if seat not in self.owing():
            return NOT_YOU
        if not 1 <= len(places) <= second_scorer.votes_allowed(self.edition, self.house, self.seats):
            return WRONG_NUMBER
        if any(not 0 <= place < len(self.lineup) for place in places):
            return NO_SUCH_PLACE
        if len(set(places)) != len(places):
            return TWICE
        if any(self.table[self.lineup[place]] == seat for place in places):
            return OWN_CARD
        self.ballots[seat] = list(places)
        if not self.owing():
            self._close_the_round(order)
        return None

    def turn(self) -> str | None:
        """The page is turned: the next seat clockwise tells."""
        if self.phase != "score":
            return NOT_NOW
        self.round += 1
        self.storyteller = (self.storyteller + 1) % self.seats
        self.table, self.lineup, self.ballots, self.ledgers, self.drew = {}, [], {}, [], []
        self.phase = "tell"
        return None

    # -- the books

    def owners(self) -> list[int]:
        """The seat behind each place of the lineup."""
        return [self.table[card] for card in self.lineup]

    def _lay_down(self, seat: int, card: Card) -> None:
        self.hands[seat].remove(card)
        self.table[card] = seat

    def _shuffle(self, cards: list[Card], order: Callable[[list[Card]], list[Card]]) -> list[Card]:
        shuffled = list(order(list(cards)))
        assert Counter(shuffled) == Counter(cards), "a shuffle lost, added or doubled a card"
        return shuffled

    def _pile_can_end(self) -> bool:
        if "pile_end" in self.house:
            return self.house["pile_end"] in ("end", "only")
        return self.edition == "classic"

    def _goal_can_end(self) -> bool:
        return self.house.get("pile_end") != "only"

    def _close_the_round(self, order: Callable[[list[Card]], list[Card]]) -> None:
        self.ledgers = second_scorer.ledgers(
            self.edition, self.house, self.seats, self.storyteller, self.owners(), self.ballots
        )
        for seat, ledger in enumerate(self.ledgers):
            self.scores[seat] += sum(entry.points for entry in ledger)

        self.discard += self.lineup
        wanted = sum(hand_size(self.seats) - len(hand) for hand in self.hands)
        pile_ends = self._pile_can_end() and len(self.pile) <= wanted
        goal_ends = self._goal_can_end() and max(self.scores) >= self.house.get("goal", 30)
        if not pile_ends:
            if len(self.pile) < wanted:
                self.pile = self._shuffle(self.pile + self.discard, order)
                self.discard = []
                self.reshuffles += 1
            for step in range(1, self.seats + 1):
                seat = (self.storyteller + step) % self.seats
                share = hand_size(self.seats) - len(self.hands[seat])
                drawn, self.pile = self.pile[:share], self.pile[share:]
                self.hands[seat] += drawn
                self.drew.append((seat, drawn))
        self.phase = "over" if pile_ends or goal_ends else "score"
