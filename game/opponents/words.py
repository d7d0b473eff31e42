"""Words: how a typed clue becomes the words that a meaning table knows. The tools that make the tables cut text in the same way."""

import re
import unicodedata
from typing import Final

_WORD: Final = re.compile(r"[^\W\d_]+(?:['-][^\W\d_]+)*")
_QUOTES: Final = str.maketrans({"’": "'", "‘": "'", "`": "'", "´": "'", "‐": "-", "‑": "-", "–": " ", "—": " "})
_SPELT: Final[dict[str, dict[int, str]]] = {
    "de": str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"}),
    "nb": str.maketrans({"æ": "ae", "ø": "oe", "å": "aa", "ä": "ae", "ö": "oe"}),
    "es": str.maketrans({"ñ": "ny"}),
}
"""Letters that are letters of their own, as they are written where a keyboard lacks them. All other accents are left off."""
_OTHERS: Final = str.maketrans({"ø": "o", "æ": "ae", "ß": "ss", "đ": "d", "ł": "l"})


def folded(text: str, language: str) -> str:
    """A text in small letters without accents, so that ``Schön``, ``schoen`` and ``SCHÖN`` are one word."""
    text = unicodedata.normalize("NFC", text.lower()).translate(_QUOTES)
    text = text.translate(_SPELT.get(language, {})).translate(_OTHERS)
    return "".join(char for char in unicodedata.normalize("NFD", text) if not unicodedata.combining(char))


def tokens(text: str, language: str) -> list[str]:
    """The words of a text, folded, in their order."""
    return _WORD.findall(folded(text, language))


def spoken(text: str, language: str) -> list[str]:
    """The words of a text as they were typed, in step with ``tokens``."""
    plain = unicodedata.normalize("NFC", text).translate(_QUOTES)
    found = _WORD.findall(plain)
    return found if len(found) == len(tokens(text, language)) else tokens(text, language)
