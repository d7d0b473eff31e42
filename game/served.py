"""Files of the site: the address under which each is served. The built site names files by what is in them."""

from collections.abc import Mapping
from typing import Final

NAMES: Final[Mapping[str, str]] = {}
"""Path in the source tree -> address; the build fills it in. Whatever is not there is served under its path."""


def served(path: str) -> str:
    """The relative address of a file, by its path in the source tree."""
    return NAMES.get(path, path)
