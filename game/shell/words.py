"""The words of a language: its catalogue, fetched only when somebody wants to read it."""

import zlib
from typing import Final

import js

from game.rules.setup import LANGUAGES
from game.served import served
from game.text.catalogue import Catalogue, read_catalogue

SOURCE_LANGUAGE: Final = LANGUAGES[0]
"""The language in which the sentences are written: it needs no catalogue."""
_GZIP: Final = b"\x1f\x8b"


async def bring(language: str) -> Catalogue:
    """The catalogue of a language; English sentences if it does not come."""
    if language == SOURCE_LANGUAGE or language not in LANGUAGES:
        return read_catalogue(language, b"")
    try:
        response = await js.fetch(served(f"game/text/locale/{language}/LC_MESSAGES/moonhare.mo"))
        data = (await response.arrayBuffer()).to_bytes() if response.ok else b""
        return read_catalogue(language, zlib.decompress(data, wbits=31) if data.startswith(_GZIP) else data)
    except Exception:  # no network, or what came is no catalogue
        return read_catalogue(language, b"")
