"""A player's pawn: colour, shape and initial, always together, so that no one of them is needed to know who it is."""

import unicodedata

import htpy as h

from game.text.catalogue import Catalogue, mark
from game.views.kept import kept

SHAPES = {
    "sitting": mark("the sitting hare"),
    "leaping": mark("the leaping hare"),
    "listening": mark("the listening hare"),
    "sleeping": mark("the sleeping hare"),
    "dancing": mark("the dancing hare"),
    "looking-back": mark("the hare looking back"),
    "lantern": mark("the hare with the lantern"),
    "umbrella": mark("the hare with the umbrella"),
    "boxing": mark("the boxing hare"),
    "reading": mark("the reading hare"),
    "fishing": mark("the fishing hare"),
    "scarf": mark("the hare with the scarf"),
}
"""What each hare is called."""

MARKS_MOST = 4
"""How many accents and vowel signs one letter keeps in its tag."""
_EMOJI_STYLE = "\ufe0f"
_JOINER = "\u200d"
_FLAG_FIRST, _FLAG_LAST = "\U0001f1e6", "\U0001f1ff"
_SKIN_FIRST, _SKIN_LAST = "\U0001f3fb", "\U0001f3ff"
_TAG_FIRST, _TAG_LAST = "\U000e0020", "\U000e007f"
_CONJOINING = range(0x1160, 0x1200)
"""Vowels and finals of Korean written letter by letter."""
_MARKS = {"Mn", "Mc", "Me"}
_VIRAMAS = frozenset("\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d\u1039\u17d2")
"""Signs that tie the next consonant to the one before."""


def pawn_name(text: Catalogue, shape: str) -> str:
    """What a hare is called, in words."""
    return text.say(SHAPES[shape])


def initial(name: str) -> str:
    """The first letter of a name as a reader sees it: with its accents, or a whole emoji; a capital where the script has them.

    Signs before the first letter, digit or symbol are passed over, if there is one.
    """
    trimmed = name.strip()
    start = next(
        (
            place
            for place, char in enumerate(trimmed)
            if unicodedata.category(char)[0] in "LN" or unicodedata.category(char) == "So"
        ),
        0,
    )
    letter = _grapheme(trimmed[start:])
    capital = letter.title()
    return capital if len(capital) == len(letter) else letter


def _grapheme(text: str) -> str:
    """The first character of a text together with what belongs to it; of a tower of marks only as many as writing needs."""
    end = 1
    while end < len(text) and _belongs(text[:end], text[end]):
        end += 1
    letter = text[:end]
    marks = [
        place for place, char in enumerate(letter) if unicodedata.category(char) in _MARKS and char != _EMOJI_STYLE
    ]
    return letter if len(marks) <= MARKS_MOST else letter[: marks[MARKS_MOST]]


def _belongs(before: str, char: str) -> bool:
    if before[-1] == _JOINER or char == _JOINER:
        return True
    if before[-1] in _VIRAMAS:
        return unicodedata.category(char) == "Lo"
    flag = len(before) == 1 and _FLAG_FIRST <= before <= _FLAG_LAST and _FLAG_FIRST <= char <= _FLAG_LAST
    dressed = _SKIN_FIRST <= char <= _SKIN_LAST or _TAG_FIRST <= char <= _TAG_LAST or ord(char) in _CONJOINING
    return flag or dressed or unicodedata.category(char) in _MARKS


@kept()
def hare(shape: str) -> h.Fragment:
    """The two layers of a hare, for an SVG of 100 by 100: the paper edge, and the cut on it."""
    return h.fragment[
        h.use(".rim", href=f"#rim-{shape}", width="100", height="100"),
        h.use(href=f"#hare-{shape}", width="100", height="100"),
    ]


@kept()
def pawn(name: str, shape: str, *, size: int | None = None, label: str = "") -> h.Element:
    """A pawn, ``size`` pixels wide (as the style sheet says, if not given).

    Without a ``label`` it is an ornament beside a written name; with one it is a picture that says it.
    """
    spoken = {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}
    return h.span(".pawn", data_pawn=shape, style=f"--w:{size}px" if size else None, **spoken)[
        h.svg(viewBox="-6 -4 112 106", aria_hidden="true", focusable="false")[hare(shape)],
        h.b(aria_hidden="true")[initial(name)],
    ]
