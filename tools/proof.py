"""The pack ``proof``: plain numbered cards of paper, for tests and for trying out, and their descriptions in six languages.

    python -m tools.proof [--check]

Writes ``cards/proof``: an SVG for each card, ``pack.json`` and ``en.json`` to ``cs.json``. Two cards never share number, shape and colour together.
"""

import argparse
import hashlib
import json
import string
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from game.rules.edition import BOX_CARDS
from tools.place import CARDS
from tools.proofwords import COLOURS, LANGUAGES, PAPERS, SHAPES, Language

FOLDER: Final = CARDS / "proof"
ID_LETTERS: Final = 6
INK: Final = "#231630"

_DIGITS: Final = (
    "M30 6C52 6 54 30 54 50S52 94 30 94 6 70 6 50 8 6 30 6Z",
    "M14 24L34 6V94",
    "M8 28C8 12 18 6 30 6C44 6 54 14 54 30C54 52 8 66 8 94H54",
    "M8 14C14 8 22 6 30 6C46 6 52 16 52 28C52 42 40 47 26 47C42 47 54 54 54 70C54 86 44 94 28 94C18 94 10 90 6 84",
    "M42 94V6L6 66H56",
    "M50 6H14L10 44C16 38 24 36 30 36C46 36 54 48 54 64C54 82 44 94 28 94C18 94 10 90 6 84",
    "M48 12C42 8 38 6 32 6C14 6 6 28 6 58C6 82 14 94 30 94C46 94 54 82 54 66C54 50 46 40 32 40C18 40 8 50 6 62",
    "M6 6H54C40 30 26 60 22 94",
    (
        "M30 47C14 47 10 36 10 27C10 14 18 6 30 6S50 14 50 27C50 36 46 47 30 47C12 47 6 58 6 70C6 84 16 94 30 94S54 84 54 70"
        "C54 58 48 47 30 47Z"
    ),
    "M12 88C18 92 22 94 28 94C46 94 54 72 54 42C54 18 46 6 30 6C14 6 6 18 6 34C6 50 14 60 28 60C42 60 52 50 54 38",
)
"""The digits as lines in a field of 60 by 100, so that no font is needed."""

_SHAPES: Final[dict[str, str]] = {
    "star": "M50 4l12 32 34 2-27 21 9 33-28-19-28 19 9-33L4 38l34-2z",
    "moon": "M66 6C44 6 22 24 22 51s22 44 46 43c6 0 12-2 16-5C60 86 48 70 48 50S58 12 74 8c-2-1-5-2-8-2z",
    "heart": "M50 92C24 72 6 54 6 32 6 17 17 8 29 8c9 0 17 5 21 14 4-9 12-14 21-14 12 0 23 9 23 24 0 22-18 40-44 60z",
    "leaf": "M14 92C6 54 24 14 88 8c4 54-16 82-56 74L20 96zM24 78C38 56 52 42 70 28",
    "fish": "M4 50C20 24 46 18 68 40L94 22c-4 18-4 38 0 56L68 60C46 82 20 76 4 50zM24 44a5 5 0 1 0 .1 0z",
    "house": "M50 8L6 48h12v44h24V64h16v28h24V48h12z",
    "boat": "M46 6v54H10C24 46 36 28 46 6zM54 14c16 14 26 28 32 46H54zM6 68h88c-4 14-12 22-22 24H28C18 90 10 82 6 68z",
    "key": "M28 6a22 22 0 0 1 20 31l46 45v12H78V84H68V74H58L40 47A22 22 0 1 1 28 6zM24 20a7 7 0 1 0 .1 0z",
    "bell": "M50 6c6 0 8 4 8 8 18 4 24 18 24 34 0 18 4 24 12 32H6c8-8 12-14 12-32 0-16 6-30 24-34 0-4 2-8 8-8zM38 84h24c0 14-24 14-24 0z",
    "cloud": "M26 82C8 82 2 62 16 52 12 32 34 22 46 34 58 14 86 26 80 48c18 4 18 34-4 34z",
    "drop": "M50 4C66 30 84 46 84 64a34 32 0 0 1-68 0C16 46 34 30 50 4z",
    "mushroom": "M50 8c30 0 44 20 44 40H6C6 28 20 8 50 8zM38 54h24c0 16 2 26 8 38H30c6-12 8-22 8-38z",
}
"""The shapes in a field of 100 by 100."""

_COLOURS: Final[dict[str, str]] = {
    "red": "#c23b32",
    "orange": "#e58a2c",
    "yellow": "#f2d13c",
    "green": "#3f8f4f",
    "blue": "#2a5fa8",
    "violet": "#6f3f8f",
    "grey": "#8b9097",
}
_SHEET, _MARK = "#f4ead6", "#dcc9a6"
_PAPERS: Final[dict[str, str]] = {
    "plain": "",
    "level": '<path d="M0 10h40" stroke-width="8"/>',
    "upright": '<path d="M10 0v40" stroke-width="8"/>',
    "dotted": '<path d="M12 12h.1M32 32h.1" stroke-width="10" stroke-linecap="round"/>',
    "chequered": '<path d="M0 10h20M20 30h20" stroke-width="20"/>',
    "wavy": '<path d="M0 20q10-16 20 0t20 0" stroke-width="6"/>',
    "slanting": '<path d="M-4 44L44-4M-4 4L4-4M36 44l8-8" stroke-width="8"/>',
}
"""What a tile of 40 by 40 of each paper shows."""


@dataclass(frozen=True, slots=True)
class ProofCard:
    """A card of the pack: its number from 1, and what is on it."""

    number: int
    shape: str
    colour: str
    paper: str

    @property
    def id(self) -> str:
        """The name of its files: letters that say nothing about the card or its place in the pack."""
        digest = hashlib.sha256(f"proof/{self.number}".encode()).digest()
        return "".join(string.ascii_lowercase[byte % len(string.ascii_lowercase)] for byte in digest[:ID_LETTERS])

    def svg(self) -> str:
        """The picture."""
        digits = [int(digit) for digit in str(self.number)]
        start = 200 - (len(digits) * 78 - 18) * 1.9 / 2
        numeral = "".join(
            f'<path d="{_DIGITS[digit]}" transform="translate({start + place * 78 * 1.9:g} 366) scale(1.9)"/>'
            for place, digit in enumerate(digits)
        )
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 600" width="400" height="600">'
            f'<defs><pattern id="p" width="40" height="40" patternUnits="userSpaceOnUse"><g fill="none" stroke="{_MARK}">'
            f'{_PAPERS[self.paper]}</g></pattern></defs><path fill="{_SHEET}" d="M0 0h400v600H0z"/><path fill="url(#p)" d="M0 0h400v600H0z"/>'
            f'<path d="{_SHAPES[self.shape]}" transform="translate(65 50) scale(2.7)" fill="{_COLOURS[self.colour]}" fill-rule="evenodd" '
            f'stroke="{INK}" stroke-width="2.6" stroke-linejoin="round"/>'
            f'<g fill="none" stroke="{_SHEET}" stroke-width="24" stroke-linecap="round" stroke-linejoin="round">{numeral}</g>'
            f'<g fill="none" stroke="{INK}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round">{numeral}</g></svg>\n'
        )


def cards() -> tuple[ProofCard, ...]:
    """The cards of the pack in their order. The order is for ever: new ones only at the end."""
    shapes, colours, papers = tuple(_SHAPES), tuple(_COLOURS), tuple(_PAPERS)
    return tuple(
        ProofCard(
            place + 1,
            shapes[place % len(shapes)],
            colours[place // len(shapes)],
            papers[(place + place // len(shapes)) % len(papers)],
        )
        for place in range(BOX_CARDS)
    )


def describe(language: Language, card: ProofCard) -> str:
    """What is on a card, as a sentence of a language."""
    words = LANGUAGES[language]
    noun = SHAPES[language][card.shape]
    colour = COLOURS[language][card.colour][noun.kind]
    return words.sentence.format(
        number=card.number,
        article=words.article(noun.kind, colour),
        colour=colour,
        shape=noun.word,
        paper=PAPERS[language][card.paper],
    )


def files() -> Iterator[tuple[str, str]]:
    """Every file of the pack: its name and its text."""
    pack = cards()
    listing = {
        "pack": "proof",
        "cards": [card.id for card in pack],
        "table": ".svg",
        "full": ".svg",
        "languages": list(LANGUAGES),
    }
    yield "pack.json", json.dumps(listing, indent=1) + "\n"
    for card in pack:
        yield f"{card.id}.svg", card.svg()
    for language in LANGUAGES:
        told = [{"id": card.id, "alt": describe(language, card)} for card in pack]
        yield f"{language}.json", json.dumps({"cards": told}, ensure_ascii=False, indent=1) + "\n"


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Write the pack of proof cards.")
    parser.add_argument("--check", action="store_true", help="only say whether the files are up to date")
    check = parser.parse_args().check
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, content in files():
        path = FOLDER / name
        if not check:
            path.write_text(content, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != content:
            sys.exit(f"cards/proof/{name} is not what tools.proof writes")


if __name__ == "__main__":
    main()
