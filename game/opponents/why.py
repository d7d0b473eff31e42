"""Why an opponent did what it did: the true reason, from the very numbers it decided by, once the round is open."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from game.opponents.chance import Dice
from game.opponents.knowledge import Knowledge
from game.opponents.sight import Sight
from game.rules.moves import ALOUD
from game.rules.round import Round
from game.rules.setup import Mind
from game.text.catalogue import Catalogue, mark

FAINT: Final = 0.15
"""Below this a card fits a clue no better than most."""


class WhyKind(StrEnum):
    """Kinds of reasons for a vote."""

    WORD = "word"
    """``text``, a word of the clue, made it think of the card in ``slot``."""
    SAYING = "saying"
    """``text`` is a saying or title it knows, and it goes with the card in ``slot``."""
    DRAWN = "drawn"
    """The clue spoke more for ``other`` (by ``text``), but it was drawn to ``slot``, or misjudged it."""
    HUNCH = "hunch"
    """The clue said nothing about any card there: it followed its temper to ``slot``."""
    NO_WORDS = "no-words"
    """The clue was said aloud and nobody typed a word: it followed its temper to ``slot``."""


SENTENCES: Final[dict[WhyKind, str]] = {
    WhyKind.WORD: mark("“{text}” made me think of card {card}."),
    WhyKind.SAYING: mark("I know “{text}”, and it goes with card {card}."),
    WhyKind.DRAWN: mark("“{text}” spoke for card {other}, but I felt drawn to card {card}."),
    WhyKind.HUNCH: mark("The clue told me nothing. I simply liked card {card}."),
    WhyKind.NO_WORDS: mark("I had no words to go by. I simply liked card {card}."),
}
"""What the opponent says; ``card`` and ``other`` are the numbers of places, counted from 1."""


@dataclass(frozen=True, slots=True)
class Why:
    """The reason for a vote: of which seat, for which place of the lineup, by which word, and instead of which other place."""

    kind: WhyKind
    seat: int
    slot: int
    text: str = ""
    other: int | None = None

    def say(self, words: Catalogue) -> str:
        """The reason as a sentence in the language of a catalogue."""
        other = 0 if self.other is None else self.other + 1
        return words.say(SENTENCES[self.kind], text=self.text, card=self.slot + 1, other=other)


def why(finished: Round, seat: int, mind: Mind, key: str, known: Knowledge) -> Why | None:
    """Why ``seat``, played by ``mind`` with its ``key``, voted as it did in a finished round; ``None`` if it did not vote there.

    Nothing is invented: the clue is read again as it was then. A seat that a person played then is answered for as if the mind had been there.
    """
    slots = next((ballot.slots for ballot in finished.ballots if ballot.seat == seat), ())
    if not slots:
        return None
    sight = Sight(known, mind, Dice(key, finished.number))
    reading = sight.read(finished.clue, finished.caption)
    fits = sight.fits(reading)
    looks = {slot: sight.look("vote", finished.lineup[slot], fits) for slot in slots}
    slot = max(slots, key=lambda slot: (looks[slot], finished.lineup[slot]))
    if reading is None:
        spoken = finished.clue is ALOUD and not finished.caption
        return Why(WhyKind.NO_WORDS if spoken else WhyKind.HUNCH, seat, slot)
    places = {place: known.place(card) for place, card in enumerate(finished.lineup) if finished.owners[place] != seat}
    worth = {place: 0.0 if card is None else fits[card] for place, card in places.items()}
    best = max(worth, key=lambda place: (worth[place], place == slot))
    card = places[best]
    part = None if card is None else reading.strongest(card)
    if part is None or worth[best] <= FAINT:
        return Why(WhyKind.HUNCH, seat, slot)
    if best != slot:
        return Why(WhyKind.DRAWN, seat, slot, part.text, best)
    return Why(WhyKind.SAYING if part.phrase else WhyKind.WORD, seat, slot, part.text)
