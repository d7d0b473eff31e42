"""Computer opponents: minds that read a typed clue, lay fitting decoys, vote, and tell clues that some will get. They see a View and a key.

For the screens and the session, in the order of an evening:

- ``CHARACTERS``: id -> ``Character`` (``id``, ``name``, ``calling`` and ``about`` to be translated with ``frame.text.say``). Levels are
  ``game.rules.setup.LEVELS``, 1 to 5. A seat played by an opponent has ``Mind(character, level)``; ``Kind(seat, mind)`` changes it.
- ``file_of(language)`` is the file to fetch when a table with opponents plays with clues in ``language``; ``loading(data)`` reads it in slices,
  ``loaded(data)`` at once; ``Knowledge(language)`` is what they know if there is no file: they then follow their temper.
- ``mind_key(seed, seat)`` is the key of a seat's mind; ``move(view, key, known, heard)`` its move, a function of its arguments alone.
- ``why(finished, seat, mind, key, known)`` tells after the reveal what made an opponent vote as it did, as a ``Why`` with a ``WhyKind``.

The session schedules them (``game.session.opponents``): a message ``OpponentActs`` comes after a short pause, ``Hurry`` skips it,
``ChangeKind(seat, mind)`` hands a seat over, and ``AskWhy(seat)`` asks at the reveal; ``HandOver.thinking`` are the opponents that still think,
``HandOver.listening`` whether they wait for words of a clue that was said aloud, and ``Reveal.why`` is the answer.
"""

from game.opponents.chance import mind_key
from game.opponents.character import CHARACTERS, Character, Temperament
from game.opponents.knowledge import SPOKEN, Knowledge, file_of, loaded, loading
from game.opponents.mind import move
from game.opponents.table import BadTable
from game.opponents.why import Why, WhyKind, why

__all__ = [
    "CHARACTERS",
    "SPOKEN",
    "BadTable",
    "Character",
    "Knowledge",
    "Temperament",
    "Why",
    "WhyKind",
    "file_of",
    "loaded",
    "loading",
    "mind_key",
    "move",
    "why",
]
