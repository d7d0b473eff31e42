"""One language's catalogue. English sentences are the keys, so that a missing translation still reads."""

import gettext
import io
from collections.abc import Mapping
from pathlib import Path
from string import Formatter
from typing import Final, TypeVar

T = TypeVar("T")
DOMAIN: Final = "moonhare"
_PLACE: Final = Path(__file__).parent / "locale"
_FORMATTER: Final = Formatter()


def mark(message: str) -> str:
    """Mark a sentence in a table of constants for translation; it is translated where it is said."""
    return message


class Catalogue:
    """The sentences of one language. Values are put in after translation and are never read as templates themselves."""

    def __init__(self, language: str, translations: gettext.NullTranslations) -> None:
        """Wrap the translations of ``language``."""
        self.language = language
        self._translations = translations

    def say(self, message: str, **values: object) -> str:
        """A sentence with its ``{placeholders}`` filled."""
        return _filled(self._translations.gettext(message), values)

    def count(self, one: str, many: str, number: int, **values: object) -> str:
        """A sentence in the plural form that ``number`` asks for; ``{number}`` is filled too."""
        return _filled(self._translations.ngettext(one, many, number), {"number": number, **values})

    def weave(self, message: str, **values: T) -> list[str | T]:
        """A sentence in pieces, with whole elements (a name in bold, a pawn) in the place of its placeholders."""
        return _woven(self._translations.gettext(message), values)


def _filled(template: str, values: Mapping[str, object]) -> str:
    return "".join(str(piece) for piece in _woven(template, values))


def _woven(template: str, values: Mapping[str, T]) -> list[str | T]:
    pieces: list[str | T] = []
    for literal, name, _, _ in _FORMATTER.parse(template):
        if literal:
            pieces.append(literal)
        if name is not None:
            pieces.append(values[name])
    return pieces


def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, from the file beside its source; English sentences if it is not there."""
    return Catalogue(language, gettext.translation(DOMAIN, _PLACE, [language], fallback=True))


def read_catalogue(language: str, data: bytes) -> Catalogue:
    """The catalogue of a language from what is in its file; English sentences if there is nothing.

    Raises ``OSError`` if it is no catalogue.
    """
    return Catalogue(language, gettext.GNUTranslations(io.BytesIO(data)) if data else gettext.NullTranslations())
