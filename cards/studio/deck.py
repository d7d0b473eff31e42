"""Which scenes are cards: scene names and the ids the game knows them by (append-only)."""

from __future__ import annotations

import contextlib
import fcntl
import importlib
import json
import tempfile
from collections.abc import Iterator
from pathlib import Path

from cards.studio.papercut.scene import Scene

HERE = Path(__file__).parent
TABLE = HERE / "deck.json"
DREAMS = HERE.parent / "dreams"
PACK = DREAMS / "pack.json"
WORDS = HERE / "words"
LANGUAGES = ("en", "de", "nb", "es", "ro", "cs")


@contextlib.contextmanager
def held() -> Iterator[None]:
    """Hold the two lists while reading and writing them: several people may finish a card at once."""
    with open(Path(tempfile.gettempdir()) / "studio-deck.lock", "w") as f:
        fcntl.flock(f, fcntl.LOCK_EX)
        yield


def names() -> list[str]:
    """Every scene there is, alphabetically."""
    return sorted(p.stem for p in (HERE / "scenes").glob("*.py") if not p.stem.startswith("_"))


def scene(name: str) -> Scene:
    """Draw one scene; the module is cards/studio/scenes/<name>.py."""
    if name not in names():
        raise SystemExit(f"There is no scene “{name}” in cards/studio/scenes/.")
    drawn: Scene = importlib.import_module(f"cards.studio.scenes.{name}").draw()
    return drawn


def table() -> dict[str, str]:
    """scene name -> id"""
    ids: dict[str, str] = json.loads(TABLE.read_text(encoding="utf-8"))
    return ids


def pack_ids() -> list[str]:
    """Ids of the cards that are in the pack, in pack order."""
    if not PACK.exists():
        return []
    cards: list[str] = json.loads(PACK.read_text(encoding="utf-8"))["cards"]
    return cards


def add_to_pack(card: str) -> None:
    """Append an id to the pack, once."""
    with held():
        cards = pack_ids()
        if card not in cards:
            cards.append(card)
            DREAMS.mkdir(exist_ok=True)
            pack = {"pack": "dreams", "languages": LANGUAGES, "cards": cards}
            PACK.write_text(json.dumps(pack, indent=1) + "\n", encoding="utf-8")


def gather_words() -> list[str]:
    """Write the pack's description files from words/<scene>.json, in pack order; returns the scenes that lack theirs."""
    with held():
        scenes = {card: name for name, card in table().items()}
        found: dict[str, dict[str, dict[str, str]]] = {}
        missing = []
        for card in pack_ids():
            path = WORDS / f"{scenes[card]}.json"
            if path.exists():
                told = json.loads(path.read_text(encoding="utf-8"))
                found[card] = {"title": told.get("titles", {}) | {"en": told["title"]}, "alt": told["alt"]}
            else:
                missing.append(scenes[card])
        for language in LANGUAGES:
            cards = [
                {"id": card, "title": told["title"].get(language, told["title"]["en"]), "alt": told["alt"][language]}
                for card, told in found.items()
            ]
            text = json.dumps({"cards": cards}, ensure_ascii=False, indent=1) + "\n"
            (DREAMS / f"{language}.json").write_text(text, encoding="utf-8")
    return missing
