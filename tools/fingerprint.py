"""Fingerprints of files: they tell whether anything changed, and which version this is."""

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path

LENGTH = 12
"""Hexadecimal digits: enough to tell versions of one site apart."""
_NEVER = frozenset({"__pycache__", "vendor", ".DS_Store"})


def files_below(*places: Path) -> Iterator[Path]:
    """All files at or below the places, in order; what is built or installed there is left out."""
    for place in places:
        paths = [place] if place.is_file() else sorted(place.rglob("*"))
        yield from (path for path in paths if path.is_file() and _NEVER.isdisjoint(path.parts) and path.suffix != ".mo")


def fingerprint(files: Iterable[Path], base: Path, *more: str) -> str:
    """A short hash over names and contents of the files, and over ``more``."""
    digest = hashlib.sha256()
    for path in files:
        name = path.relative_to(base) if path.is_relative_to(base) else path
        digest.update(f"{name.as_posix()}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\0".encode())
    for text in more:
        digest.update(f"{text}\0".encode())
    return digest.hexdigest()[:LENGTH]
