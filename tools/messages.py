"""Collects every sentence of the game into the template of the catalogues, and brings the catalogues up to date.

``python -m tools.messages`` writes ``game/text/locale/moonhare.pot`` and merges it into each language's ``.po`` (with ``--only de nb`` into these);
with ``--check`` it only says whether they are up to date.
"""

import argparse
import io
import sys
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from tools.catalogue import DOMAIN
from tools.place import GAME, LOCALES, ROOT

LANGUAGES: Final = ("de", "nb", "es", "ro", "cs")
KEYWORDS: Final = {"say": None, "weave": None, "mark": None, "count": (1, 2), "_": None, "gettext": None}
TEMPLATE: Final = LOCALES / f"{DOMAIN}.pot"
WIDTH: Final = 120


def template() -> Catalog:
    """Every sentence in the views, the texts and the boot screen, with the modules it stands in (no line numbers: they change too often)."""
    found = Catalog(project="Moonhare", charset="utf-8", header_comment="# Moonhare: sentences of the game.")
    for folder, pattern in ((GAME, "**.py"), (ROOT / "tools", "words.py")):
        messages = extract_from_dir(folder, [(pattern, "python")], keywords=KEYWORDS, comment_tags=("Translators:",))
        for file, _, message, comments, context in sorted(messages, key=lambda each: (str(each[0]), each[1])):
            place = (Path(folder.name) / file).as_posix()
            found.add(message, locations=[(place, 0)], auto_comments=comments, context=context)
    return found


def _text(catalog: Catalog) -> str:
    out = io.BytesIO()
    write_po(
        out, catalog, width=WIDTH, omit_header=False, sort_output=False, include_lineno=False, ignore_obsolete=True
    )
    lines = out.getvalue().decode().split("\n")
    stamps = (
        '"POT-Creation-Date:',
        '"PO-Revision-Date:',
        '"Generated-By:',
        '"Last-Translator:',
        '"Language-Team:',
        '"Report-Msgid',
    )
    return "\n".join(line for line in lines if not line.startswith(stamps))


def source(language: str) -> Path:
    """The .po of a language."""
    return LOCALES / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def merged(language: str, fresh: Catalog) -> str:
    """A language's catalogue brought up to date: new sentences empty, those that are gone left out, nothing guessed."""
    path = source(language)
    if path.exists():
        with path.open("rb") as file:
            catalog = read_po(file, locale=language, domain=DOMAIN)
    else:
        catalog = Catalog(locale=language, domain=DOMAIN, project="Moonhare", charset="utf-8")
    catalog.update(fresh, no_fuzzy_matching=True)
    catalog.obsolete.clear()
    return _text(catalog)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Collect the sentences of the game.")
    parser.add_argument("--check", action="store_true", help="change nothing; fail if something is out of date")
    parser.add_argument("--only", nargs="*", choices=LANGUAGES, default=list(LANGUAGES), help="these languages")
    arguments = parser.parse_args()
    fresh = template()
    wanted = {TEMPLATE: _text(fresh)} | {source(language): merged(language, fresh) for language in arguments.only}
    stale = [path for path, text in wanted.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if arguments.check:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is out of date: run python -m tools.messages")
        sys.exit(1 if stale else 0)
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(wanted[path], encoding="utf-8")
    print(f"{len(fresh)} sentences; {len(stale)} files changed")


if __name__ == "__main__":
    main()
