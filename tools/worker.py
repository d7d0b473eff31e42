"""The service worker of the built site: ``sw.js`` of the source tree, filled with the version and what belongs to it."""

import gzip
import hashlib
import json
import re
from collections.abc import Mapping
from pathlib import Path

DIGITS = 20
"""Hexadecimal digits of a file's SHA-256."""
NAME = "sw.js"
PICTURES = frozenset({".avif", ".jpg", ".png", ".svg", ".webp"})
FOLLOWING = ("cards/", "static/icons/moonhare-", "static/opponents/")
"""Where the pictures are that may come after the game."""
WORDS = ".words"
"""What opponents know of a language: one of six is needed, and none to play among people."""
PACKED = ".bin"
"""What is packed as a whole: kept unpacked, and known by what is in it; some servers unpack it on the way."""
_NEVER = frozenset({NAME, ".nojekyll", "build.json"})


def contents(site: Path) -> tuple[dict[str, str], dict[str, str]]:
    """Path -> content of every file: what the game needs to play, and the pictures and opponents' tables that may follow after."""
    core: dict[str, str] = {}
    later: dict[str, str] = {}
    for path in sorted(path for path in site.rglob("*") if path.is_file()):
        name = path.relative_to(site).as_posix()
        if name not in _NEVER:
            picture = path.suffix in PICTURES and name.startswith(FOLLOWING)
            follows = picture or path.suffix == WORDS
            content = path.read_bytes()
            kept = gzip.decompress(content) if path.suffix == PACKED else content
            (later if follows else core)[name] = hashlib.sha256(kept).hexdigest()[:DIGITS]
    return core, later


def render(template: str, version: str, core: Mapping[str, str], later: Mapping[str, str]) -> str:
    """The worker of a version. Raises ValueError if the template lacks a place to fill in."""
    for name, value in {"VERSION": version, "CORE": core, "LATER": later}.items():
        parts = re.split(rf"^(const {name} = ).*;$", template, flags=re.MULTILINE)
        if len(parts) != len(("before", "place", "after")):
            raise ValueError(f"the service worker has no place for {name}")
        before, place, after = parts
        template = f"{before}{place}{json.dumps(value)};{after}"
    return template
