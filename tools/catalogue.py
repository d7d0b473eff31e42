"""Catalogues of the translations: gettext sources (.po) to what the page reads (.mo).

Run as a program, it compiles every catalogue of the source tree beside its source, for tests and for the unbuilt page.
"""

import gettext
import io
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from tools.place import LOCALES

DOMAIN = "moonhare"
SOURCE_LANGUAGE = "en"
ONE_DATE = datetime(2020, 1, 1, tzinfo=UTC)
"""Else each would carry the minute in which it was made: the same input gives the same bytes."""


def compile_catalogue(source: Path) -> bytes:
    """The .mo of a .po; messages marked fuzzy are left out, so that English shows instead of a doubtful word."""
    with source.open("rb") as file:
        catalogue = read_po(file, locale=source.parent.parent.name, domain=DOMAIN)
    catalogue.creation_date = catalogue.revision_date = ONE_DATE
    result = io.BytesIO()
    write_mo(result, catalogue)
    return result.getvalue()


def catalogues(locales: Path = LOCALES) -> list[Path]:
    """The .po files of all languages, in order."""
    return sorted(locales.glob(f"*/LC_MESSAGES/{DOMAIN}.po"))


def languages(locales: Path = LOCALES) -> list[str]:
    """All languages that the page speaks, its own first."""
    return [SOURCE_LANGUAGE, *(source.parent.parent.name for source in catalogues(locales))]


def translation(language: str, locales: Path = LOCALES) -> gettext.NullTranslations:
    """The messages of a language, read from its .po; without one (as for English) each message shows itself."""
    source = locales / language / "LC_MESSAGES" / f"{DOMAIN}.po"
    if not source.exists():
        return gettext.NullTranslations()
    return gettext.GNUTranslations(io.BytesIO(compile_catalogue(source)))


def main() -> None:
    """Compile every catalogue in place; the results are not committed."""
    for source in catalogues():
        source.with_suffix(".mo").write_bytes(compile_catalogue(source))


if __name__ == "__main__":
    main()
