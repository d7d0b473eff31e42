"""A second referee, written from the rules alone: it keeps the books of a game beside the real one.

The referee shuffles nothing. Whoever plays tells it the deal, the order of each lineup and the order of each new
pile, and it checks that these are made of the right cards; everything else it knows by itself: who owes a move, what
may be played, what each seat holds, what is drawn and by whom, what is scored, when the game ends and who wins.
It shares no code and no shape with ``game``; cards and seats are compared only for being the same.

What players do is a method. It returns the objections against it, all of them; none means that it is done.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tests.rules import second_scorer

Order = Callable[[list[str]], list[str]]
"""What the shuffler does with a list of cards. The referee checks that the same cards come back."""

LEAST = 3
MOST = {"classic": 6, "2021": 8, "odyssey": 12}

NOT_NOW = "this is not the time for that"
FINISHED = "the game is over"
NOT_YOU = "that seat owes no move"
NOBODY = "nobody sits there"
NOT_HELD = "the card is not in that hand"
HOW_MANY_CARDS = "too few or too many cards"
CARD_TWICE = "the same card twice"
HOW_MANY_VOTES = "too few or too many votes"
NO_SUCH_PLACE = "there is no such place"
PLACE_TWICE = "the same place twice"
OWN_CARD = "nobody votes for a card of their own"
TABLE_FULL = "no more seats in this edition"
TOO_FEW_CARDS = "the deck is too small for one more"


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
    """The books of one game, from the deal on. Seats count from 0; those who leave keep their number."""

    def __init__(
        self, edition: str, house: Mapping[str, Any], hands: Sequence[Sequence[str]], pile: Sequence[str]
    ) -> None:
        seats = len(hands)
        assert LEAST <= seats <= MOST[edition], "no table of this size in this edition"
        assert [len(hand) for hand in hands] == [hand_size(seats)] * seats, "a hand of the wrong size was dealt"
        self.edition = edition
        self.house = dict(house)
        self.sitting = list(range(seats))
        self.hands = [list(hand) for hand in hands]
        self.pile = list(pile)
        self.discard: list[str] = []
        self.scores = [0] * seats
        self.storyteller = int(house.get("first", 0))
        self.round = 1
        self.phase = "tell"  # then submit, vote, score; or over, when the end is fixed
        self.put_away = False  # the game is over and the last page is turned
        self.table: dict[str, int] = {}
        self.lineup: list[str] = []
        self.ballots: dict[int, list[int]] = {}
        self.ledgers: dict[int, list[second_scorer.Entry]] = {}
        self.finished = 0
        self.reshuffles = 0
        self.box = Counter(self.everything())
        assert max(self.box.values()) == 1, "a card was dealt twice"
        assert self.box.total() >= smallest_deck(seats), "the deck is too small for the table"

    # -- what the table looks like

    def everything(self) -> list[str]:
        """Every card, wherever it lies; the same cards for the whole of a game."""
        return [card for hand in self.hands for card in hand] + self.pile + self.discard + list(self.table)

    def others(self) -> list[int]:
        """Those who sit at the table and do not tell."""
        return [seat for seat in self.sitting if seat != self.storyteller]

    def owing(self) -> list[int]:
        """The seats that owe a move."""
        if self.put_away:
            return []
        if self.phase == "tell":
            return [self.storyteller]
        if self.phase == "submit":
            return [seat for seat in self.others() if seat not in self.table.values()]
        if self.phase == "vote":
            return [seat for seat in self.others() if seat not in self.ballots]
        return []

    def winners(self) -> list[int]:
        """All who sit at the table and share the highest score."""
        best = max(self.scores[seat] for seat in self.sitting)
        return [seat for seat in self.sitting if self.scores[seat] == best]

    def votes(self) -> int:
        """How many places a ballot may hold now."""
        return second_scorer.votes_allowed(self.edition, self.house, len(self.sitting))

    def owners(self) -> list[int]:
        """The seat behind each place of the lineup."""
        return [self.table[card] for card in self.lineup]

    def rounds_left(self) -> int | None:
        """How many rounds the pile still allows, one that is under way included; None where it ends no game.

        A round takes a lineup of cards from the pile, and the round that takes or misses the last is still played.
        Right only while nobody has come or gone: a seventh card that is left over from three seats is not counted.
        """
        if not self._pile_can_end():
            return None
        if self.phase == "over":
            return 0
        return -(-len(self.pile) // lineup_size(len(self.sitting)))

    # -- what the players do in a round

    def tell(self, seat: int, card: str) -> set[str]:
        """The storyteller picks a card and gives a clue."""
        wrong = self._unasked(seat, "tell")
        if seat in self.sitting and card not in self.hands[seat]:
            wrong.add(NOT_HELD)
        if not wrong:
            self._lay_down(seat, card)
            self.phase = "submit"
        return wrong

    def submit(self, seat: int, cards: Sequence[str], order: Order) -> set[str]:
        """Another seat picks its decoys; the last of them brings the lineup."""
        wrong = self._unasked(seat, "submit")
        if len(cards) != decoys_each(len(self.sitting)):
            wrong.add(HOW_MANY_CARDS)
        if len(set(cards)) != len(cards):
            wrong.add(CARD_TWICE)
        if seat in self.sitting and any(card not in self.hands[seat] for card in cards):
            wrong.add(NOT_HELD)
        if not wrong:
            for card in cards:
                self._lay_down(seat, card)
            if not self.owing():
                self.lineup = self._shuffle(list(self.table), order)
                assert len(self.lineup) == lineup_size(len(self.sitting)), "the lineup has the wrong size"
                self.phase = "vote"
        return wrong

    def vote(self, seat: int, places: Sequence[int], order: Order) -> set[str]:
        """A seat votes; the last ballot scores, discards, refills and decides whether the game has ended."""
        wrong = self._unasked(seat, "vote")
        if not 1 <= len(places) <= self.votes():
            wrong.add(HOW_MANY_VOTES)
        if any(not 0 <= place < len(self.lineup) for place in places):
            wrong.add(NO_SUCH_PLACE)
        if len(set(places)) != len(places):
            wrong.add(PLACE_TWICE)
        if any(place in places and owner == seat for place, owner in enumerate(self.owners())):
            wrong.add(OWN_CARD)
        if not wrong:
            self.ballots[seat] = list(places)
            if not self.owing():
                self._close_the_round(order)
        return wrong

    def turn(self) -> set[str]:
        """The page is turned: the next seat clockwise tells, or the game is put away."""
        if self.put_away:
            return {FINISHED}
        if self.phase == "over":
            self.put_away = True
            return set()
        if self.phase != "score":
            return {NOT_NOW}
        self.round += 1
        self.storyteller = self._next()
        self.phase = "tell"
        return set()

    # -- coming, going and stopping

    def stop(self) -> set[str]:
        """Everybody gets up; the scores stand as they are."""
        if self.put_away:
            return {FINISHED}
        self.phase, self.put_away = "over", True
        return set()

    def leave(self, seat: int, order: Order) -> set[str]:
        """A seat gets up between two rounds: its hand is discarded, and too few of them end the game at once."""
        wrong = self._busy()
        if seat not in self.sitting:
            wrong.add(NOBODY)
        if not wrong:
            self.discard += self.hands[seat]
            self.hands[seat] = []
            self.sitting.remove(seat)
            if len(self.sitting) < LEAST:
                self.phase, self.put_away = "over", True
            elif not self._refill(order):
                self.phase = "over"
        return wrong

    def join(self, order: Order) -> set[str]:
        """Somebody sits down between two rounds, with the lowest score at the table."""
        wrong = self._busy()
        seats = len(self.sitting) + 1
        if seats > MOST[self.edition]:
            wrong.add(TABLE_FULL)
        if self.box.total() < smallest_deck(seats):
            wrong.add(TOO_FEW_CARDS)
        if not wrong:
            self.scores.append(min(self.scores[seat] for seat in self.sitting))
            self.sitting.append(len(self.hands))
            self.hands.append([])
            if not self._refill(order):
                self.phase = "over"
        return wrong

    # -- the books

    def _unasked(self, seat: int, phase: str) -> set[str]:
        wrong = set()
        if self.put_away:
            wrong.add(FINISHED)
        if self.phase != phase:
            wrong.add(NOT_NOW)
        if seat not in self.sitting:
            wrong.add(NOBODY)
        if seat not in self.owing():
            wrong.add(NOT_YOU)
        return wrong

    def _busy(self) -> set[str]:
        if self.phase == "over":
            return {FINISHED, NOT_NOW}
        return set() if self.phase == "score" else {NOT_NOW}

    def _next(self) -> int:
        after = [seat for seat in self.sitting if seat > self.storyteller]
        return min(after) if after else min(self.sitting)

    def _lay_down(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.table[card] = seat

    def _shuffle(self, cards: list[str], order: Order) -> list[str]:
        shuffled = list(order(list(cards)))
        assert Counter(shuffled) == Counter(cards), "a shuffle lost, added or doubled a card"
        return shuffled

    def _pile_can_end(self) -> bool:
        if "pile_end" in self.house:
            return self.house["pile_end"] in ("end", "only")
        return self.edition == "classic"

    def _goal_is_reached(self) -> bool:
        if self.house.get("pile_end") == "only":
            return False
        return max(self.scores[seat] for seat in self.sitting) >= int(self.house.get("goal", 30))

    def _close_the_round(self, order: Order) -> None:
        chairs = self.sitting  # the scorer counts chairs that are taken
        ledgers = second_scorer.ledgers(
            self.edition,
            self.house,
            len(chairs),
            chairs.index(self.storyteller),
            [chairs.index(owner) for owner in self.owners()],
            {chairs.index(seat): ballot for seat, ballot in self.ballots.items()},
        )
        self.ledgers = dict(zip(chairs, ledgers, strict=True))
        for seat, ledger in self.ledgers.items():
            self.scores[seat] += sum(entry.points for entry in ledger)
        self.finished += 1
        self.discard += self.lineup
        self.table, self.lineup, self.ballots = {}, [], {}
        goal = self._goal_is_reached()
        filled = self._refill(order)
        self.phase = "score" if filled and not goal else "over"

    def _refill(self, order: Order) -> bool:
        """Fill all hands from the next storyteller round; False, and nothing is drawn, if the pile ends the game."""
        full = hand_size(len(self.sitting))
        wanted = sum(max(0, full - len(self.hands[seat])) for seat in self.sitting)
        if wanted and self._pile_can_end() and len(self.pile) <= wanted:
            return False
        if len(self.pile) < wanted:
            self.pile = self._shuffle(self.pile + self.discard, order)
            self.discard = []
            self.reshuffles += 1
        start = self.sitting.index(self._next())
        for seat in self.sitting[start:] + self.sitting[:start]:
            while len(self.hands[seat]) < full:
                self.hands[seat].append(self.pile.pop(0))
        return True
