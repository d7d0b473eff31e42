"""Telling: which card to lay, and with which clue. The storyteller counts on some finding it, and then follows its temper."""

from dataclasses import dataclass
from typing import Final

from game.opponents.book import SCALE, ZERO, ClueLine
from game.opponents.forecast import Forecast, Table, by_grade, forecast, table_of
from game.opponents.sight import Sight
from game.rules.moves import ALOUD, Tell
from game.rules.setup import Card
from game.rules.view import View

LISTENED: Final = 6
"""The storyteller remembers how the last rounds went, as many as these."""
LEANING: Final = 1.6
"""How far it shifts its aim, in standard deviations, for a table that always finds, or never."""
CAUTION: Final = -0.25
"""It takes every table for a little less quick than itself: a clue nobody finds is the commoner disappointment."""
AIM: Final = 0.55
"""The share of finders at which a clue is just right."""
MEAN_WORDS: Final = 3.5
STYLE: Final = 0.5
"""How much a clue's manner counts beside its matter (its mood)."""
MATTER: Final = 3.0


@dataclass(frozen=True, slots=True)
class Idea:
    """A card of the hand, a clue for it, and what to expect of them."""

    card: Card
    clue: int
    forecast: Forecast


def tell(view: View, seat: int, sight: Sight, heard: frozenset[str]) -> Tell:
    """The card and clue of a storyteller. Without a clue it may use, it says one aloud: the card it likes best, and a nod."""
    found = ideas(view, sight, heard)
    if not found:
        card = min(view.hand, key=lambda card: (-sight.drawn(card) - sight.dice.pull("tell", card), card))
        return Tell(seat, card, ALOUD)
    lines = sight.known.book.lines
    best = max(idea.forecast.some for idea in found)
    good = [idea for idea in found if idea.forecast.some >= best - sight.level.wander]
    chosen = max(good, key=lambda idea: (_liking(sight, idea, lines[idea.clue]), idea.card, idea.clue))
    return Tell(seat, chosen.card, lines[chosen.clue].text)


def ideas(view: View, sight: Sight, heard: frozenset[str]) -> list[Idea]:
    """Every clue of the book that may be told with a card of the hand, with its forecast. A clue is told once an evening."""
    known, book = sight.known, sight.known.book
    if known.table is None:
        return []
    told = heard | {finished.clue for finished in view.rounds if finished.clue is not ALOUD}
    hand = [(card, place) for card in view.hand if (place := known.place(card)) is not None]
    unseen = _unseen(view, sight)
    table = _table(view)
    people = sum(view.seats[seat].mind is None for seat in view.others) / max(1, len(view.others))
    found: list[Idea] = []
    for card, place in hand:
        for clue in book.fitting[place]:
            line = book.lines[clue]
            if line.text in told:
                continue
            row = book.row(clue)
            target = (row[place] - ZERO) / SCALE
            if line.card == place:
                target = by_grade(line.grade, target, people)
            found.append(Idea(card, clue, forecast(target, [row[other] for other in unseen], table)))
    return found


def _table(view: View) -> Table:
    voters = len(view.others)
    finished = [played for played in view.rounds if played.clue is not ALOUD][-LISTENED:]
    shares = [
        sum(played.target in ballot.slots for ballot in played.ballots) / max(1, len(played.ballots))
        for played in finished
    ]
    lean = CAUTION + LEANING * sum(share - AIM for share in shares) / LISTENED
    return table_of(voters, voters * view.decoys, view.hand_size, lean)


def _unseen(view: View, sight: Sight) -> list[int]:
    """The places of the cards that others may lay: all but its own and those that have lain on the table since the pile was made."""
    known = sight.known
    assert known.table is not None
    mine = {known.place(card) for card in view.hand}
    gone = {known.place(card) for finished in view.rounds for card in finished.lineup}
    everything = [place for place in range(len(known.table.cards)) if place not in mine]
    left = [place for place in everything if place not in gone]
    elsewhere = view.pile + len(view.others) * view.hand_size
    return left if len(left) >= elsewhere else everything


def _liking(sight: Sight, idea: Idea, line: ClueLine) -> float:
    """How much an idea is to a character's liking: its matter, its manner, the card; and chance."""
    temper = sight.temperament
    words = line.text.count(" ") + 1
    manner = (
        temper.length * max(-1.0, min(2.0, (words - MEAN_WORDS) / 2.5))
        + temper.oblique * (line.grade - 3) / 1.5
        + temper.sayings * line.saying
        + temper.questions * line.text.rstrip(" ”\"'»").endswith("?")
        + temper.calls * line.text.rstrip(" ”\"'»").endswith("!")
    )
    matter = temper.mood * sight.taste(line.moods)
    liking = STYLE * manner + MATTER * matter + 0.3 * sight.drawn(idea.card)
    return liking + 4.0 * idea.forecast.some + 0.4 * sight.dice.pull("tell", f"{idea.card} {line.text}")
