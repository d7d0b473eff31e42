"""The packs: their lists of pictures, and the pictures' descriptions in the language of the screens."""

import asyncio
import json
from dataclasses import replace
from typing import Any, Final

import js

from game.pictures import PackFiles, Pictures
from game.served import served

PACKS: Final = ("dreams", "proof")
TABLE_SUFFIX: Final = ".s.avif"
FULL_SUFFIX: Final = ".avif"


async def load_packs() -> Pictures:
    """The pictures of every pack there is, still without their descriptions."""
    found = await asyncio.gather(*(_fetch(f"cards/{name}/pack.json") for name in PACKS))
    packs = {
        name: PackFiles(
            name,
            tuple(pack["cards"]),
            pack.get("table", TABLE_SUFFIX),
            pack.get("full", FULL_SUFFIX),
            tuple(pack.get("languages", ())),
            names=tuple(pack.get("names", ())),
        )
        for name, pack in zip(PACKS, found, strict=True)
        if pack is not None
    }
    return Pictures(packs)


async def described(pictures: Pictures, language: str) -> Pictures:
    """The pictures with their descriptions, for players who cannot see them; in English where there is none in the language."""
    packs = pictures.packs
    spoken = {
        name: next(known for known in (language, "en") if known in pack.languages)
        for name, pack in packs.items()
        if "en" in pack.languages
    }
    found = await asyncio.gather(*(_fetch(f"cards/{name}/{known}.json") for name, known in spoken.items()))
    words = {name: told["cards"] for name, told in zip(spoken, found, strict=True) if told}
    return Pictures({name: _worded(pack, words.get(name, [])) for name, pack in packs.items()})


def _worded(pack: PackFiles, cards: list[dict[str, str]]) -> PackFiles:
    alts = {card["id"]: card["alt"] for card in cards}
    return replace(pack, alts=alts, titles={card["id"]: card.get("title", "") for card in cards})


async def _fetch(path: str) -> Any:
    try:
        response = await js.fetch(served(path))
        return json.loads(await response.text()) if response.ok else None
    except Exception:
        return None
