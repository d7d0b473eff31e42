"""A pseudo language: every sentence of the template in ⟦brackets⟧ and longer, so that what was never meant to be translated stands out."""

import gettext
import io
import math
import re
from functools import cache

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from tools.messages import TEMPLATE

OPENING, CLOSING = "⟦", "⟧"
GROWTH = 0.4
"""So much longer is each sentence."""
_PLACEHOLDER = re.compile(r"(\{\w*\})")
_ACCENTS = str.maketrans("aceinosuzACEINOSUZ", "âçéîñøšüžÂÇÉÎÑØŠÜŽ")
_FILLING = "~~~~ "


def stretched(sentence: str) -> str:
    """A sentence in brackets, with strange letters and 40 % more of them; its placeholders are kept."""
    pieces = _PLACEHOLDER.split(sentence)
    words = "".join(piece if _PLACEHOLDER.fullmatch(piece) else piece.translate(_ACCENTS) for piece in pieces)
    missing = math.ceil(GROWTH * len(sentence))
    filling = (_FILLING * missing)[: missing - 1].rstrip()
    return f"{OPENING}{words} {filling}{CLOSING}"


@cache
def template() -> Catalog:
    """The committed template of all sentences."""
    with TEMPLATE.open("rb") as file:
        return read_po(file, locale="en")


def pseudo() -> gettext.GNUTranslations:
    """The catalogue of the pseudo language, compiled as those of real languages are. It has the sentences of the template and no others."""
    catalog = Catalog(locale="en", domain="moonhare", charset="utf-8")
    for message in template():
        if message.id:
            forms = (message.id,) if isinstance(message.id, str) else message.id
            strange = tuple(stretched(form) for form in forms)
            catalog.add(message.id, strange if len(strange) > 1 else strange[0])
    compiled = io.BytesIO()
    write_mo(compiled, catalog)
    compiled.seek(0)
    return gettext.GNUTranslations(compiled)
